//! The people who play here, and the box that they play with.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Serialize;
use thiserror::Error;

use super::keep::Kept;
use crate::file::Readers;
use crate::lang::{Say, Words, fold, looks_like};
use crate::scenario::library::text_of;
use crate::scenario::{Flaw, NameFlaw, ScenarioError, reading, spelled};
use crate::terms::{Family, Mode};

/// Everybody who is remembered, in the order in which they were added: `people.yaml` in the user's data folder.
///
/// # Examples
/// ```
/// use noir_referee::scenario::People;
/// let mut people = People::read("people.yaml", "people: [{name: Ann, was: [Anna]}]").unwrap();
/// people.add("Ben").unwrap();
/// assert_eq!(people.names().collect::<Vec<_>>(), ["Ann", "Ben"]);
/// assert_eq!(people.today("Anna"), "Ann");
/// assert!(people.add("ann").is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct People {
    /// The box used last.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    people: Vec<Person>,
}

/// Somebody who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// What they were called before; tables of that time still say so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<String>,
    /// How often they have sat down to each mode.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub modes: BTreeMap<Mode, u16>,
}

/// Why people stay as they were.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PeopleError {
    /// This can be nobody's name.
    #[error("“{found}” cannot be a name")]
    Name {
        /// What was typed.
        found: String,
        /// What is wrong with it.
        why: NameFlaw,
    },
    /// Somebody has the name already.
    #[error("there is a {0} already")]
    Taken(String),
    /// Somebody had the name before, and old tables mean them by it.
    #[error("{was} is {name} today")]
    Before {
        /// The name of before.
        was: String,
        /// The name of today.
        name: String,
    },
    /// Nobody has the name.
    #[error("nobody is called {found}")]
    Nobody {
        /// What was typed.
        found: String,
        /// Names that are spelled almost like it.
        nearest: Vec<String>,
    },
}

/// The file in the data folder.
const FILE: &str = "people.yaml";

/// More people than anybody plays with.
const MOST: usize = 500;

/// What the file says of itself.
const HEAD: &str = "Who plays here. Change what you like; `referee people` shows it. Your own remarks are not kept.";

impl People {
    /// The people of this data folder; nobody where there is no file.
    ///
    /// # Errors
    /// Everything that is wrong with the file, or what the disk says.
    pub fn of(folder: &Path) -> Result<Self, ScenarioError> {
        let path = folder.join(FILE);
        match text_of(&path)? {
            Some(text) => Self::read(&path.display().to_string(), &text),
            None => Ok(Self::default()),
        }
    }

    /// Reads the text of `file`.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(file: &str, text: &str) -> Result<Self, ScenarioError> {
        let read = |root: reading::At<'_>| {
            let fields = root.fields();
            let edition = fields.may("box").map(reading::At::word);
            let mut people = Self { edition, people: Vec::new() };
            let (list, mut places) = (fields.may("people"), Vec::new());
            if let Some(list) = list {
                list.at_most(MOST);
            }
            for item in list.into_iter().flat_map(reading::At::items).take(MOST) {
                let (name, person) = read_person(item);
                let twice = person.names().find_map(|it| Some((it, people.position(it)?)));
                if let Some((twice, at)) = twice {
                    let flaw = Flaw::DoubleName { name: twice.to_owned(), first: places[at] };
                    name.fault(flaw);
                }
                places.push(name.number_in_text());
                people.people.push(person);
            }
            fields.end();
            people
        };
        reading::read(file, text, read).map_err(ScenarioError::Faulty)
    }

    /// Changes the people of this data folder. What is changed is on the disk when this returns, for its owner only.
    ///
    /// # Errors
    /// What is wrong with the file or says the disk; then, and when `change` fails, the file is as it was.
    pub fn amend<T, E>(
        folder: &Path,
        change: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<(PathBuf, Result<T, E>), ScenarioError> {
        let kept = Kept::of(folder, FILE)?;
        let before = Self::of(folder)?;
        let mut people = before.clone();
        let done = change(&mut people);
        if done.is_err() || people == before {
            return Ok((kept.path().to_owned(), done));
        }
        let check = |text: &str| Self::read(FILE, text).map(drop);
        Ok((kept.write_text(HEAD, &people, Readers::Owner, check)?, done))
    }

    /// Everybody, in order.
    pub fn all(&self) -> &[Person] {
        &self.people
    }

    /// What everybody is called, in order.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.people.iter().map(|person| person.name.as_str())
    }

    /// The box used last.
    pub fn edition(&self) -> Option<&str> {
        self.edition.as_deref()
    }

    /// What somebody is called today who was called so once.
    pub fn today<'a>(&'a self, name: &'a str) -> &'a str {
        self.position(name).map_or(name, |at| &self.people[at].name)
    }

    /// Adds somebody.
    ///
    /// # Errors
    /// When it isn’t a name, or somebody has or had it.
    pub fn add(&mut self, name: &str) -> Result<String, PeopleError> {
        let name = self.free(name, None)?;
        self.people.push(Person { name: name.clone(), ..Person::default() });
        Ok(name)
    }

    /// Calls somebody otherwise from now on; tables of before still mean them.
    ///
    /// # Errors
    /// When nobody is called so, or as [`add`](Self::add).
    pub fn rename(&mut self, old: &str, new: &str) -> Result<[String; 2], PeopleError> {
        let at = self.find(old)?;
        let new = self.free(new, Some(at))?;
        let person = &mut self.people[at];
        let old = std::mem::replace(&mut person.name, new.clone());
        person.was.retain(|was| !same(was, &new));
        if !same(&old, &new) {
            person.was.push(old.clone());
        }
        Ok([old, new])
    }

    /// Lets two who are one person be one: whoever was called `old` is called `name`, and tables of both mean them.
    ///
    /// # Errors
    /// When nobody is called so.
    ///
    /// # Examples
    /// ```
    /// use noir_referee::scenario::People;
    /// let mut people = People::read("people.yaml", "people: [Dan, Dna]").unwrap();
    /// people.join("Dna", "Dan").unwrap();
    /// assert_eq!((people.today("Dna"), people.names().len()), ("Dan", 1));
    /// ```
    pub fn join(&mut self, old: &str, name: &str) -> Result<[String; 2], PeopleError> {
        let (from, to) = (self.find(old)?, self.find(name)?);
        if from == to {
            let person = &self.people[to];
            return Ok([old.to_owned(), person.name.clone()]);
        }
        let from = self.people.remove(from);
        let to = self.find(name)?;
        let person = &mut self.people[to];
        person.was.extend(from.was.into_iter().chain([from.name.clone()]));
        for (mode, times) in from.modes {
            let all = person.modes.entry(mode).or_default();
            *all = all.saturating_add(times);
        }
        Ok([from.name, person.name.clone()])
    }

    /// Forgets somebody; what the tables say of them stays.
    ///
    /// # Errors
    /// When nobody is called so.
    pub fn forget(&mut self, name: &str) -> Result<String, PeopleError> {
        Ok(self.people.remove(self.find(name)?).name)
    }

    /// Remembers who has sat down to what, with which box.
    pub fn remember<'a>(
        &mut self,
        names: impl Iterator<Item = &'a str>,
        mode: Mode,
        edition: &str,
    ) {
        for name in names {
            let at = self.position(name).or_else(|| {
                self.add(name).ok()?;
                Some(self.people.len() - 1)
            });
            if let Some(at) = at.filter(|at| *at < MOST) {
                let times = self.people[at].modes.entry(mode).or_default();
                *times = times.saturating_add(1);
            }
        }
        self.people.truncate(MOST);
        // The other game has a box of its own, and tells nothing of theirs.
        if mode.family() == Family::Noir {
            self.edition = Some(edition.to_owned());
        }
    }

    /// Where somebody stands in the list whose name this is, or was, or alone begins so.
    ///
    /// # Errors
    /// When nobody, or more than one, is meant.
    pub fn find(&self, name: &str) -> Result<usize, PeopleError> {
        if let Some(at) = self.position(name) {
            return Ok(at);
        }
        let start = fold(name.trim());
        let begins = |at: &usize| fold(&self.people[*at].name).starts_with(&start);
        let found: Vec<usize> =
            (0..self.people.len()).filter(|at| !start.is_empty() && begins(at)).collect();
        if let [one] = found[..] {
            return Ok(one);
        }
        let near = |at: &usize| {
            let length = start.chars().count();
            strsim::osa_distance(&fold(&self.people[*at].name), &start) <= 1 + length / 4
        };
        let near = (0..self.people.len()).filter(near);
        let nearest = if found.is_empty() { near.collect() } else { found };
        let nearest = nearest.into_iter().map(|at| self.people[at].name.clone()).collect();
        Err(PeopleError::Nobody { found: name.trim().to_owned(), nearest })
    }

    /// Where somebody stands in the list who is called so, or once was.
    fn position(&self, name: &str) -> Option<usize> {
        let today = self.people.iter().position(|person| same(&person.name, name));
        today.or_else(|| self.people.iter().position(|it| it.was.iter().any(|was| same(was, name))))
    }

    /// A name that nobody has but perhaps the one at `own`, and that nobody takes for somebody else’s.
    fn free(&self, name: &str, own: Option<usize>) -> Result<String, PeopleError> {
        let found = name.trim().to_owned();
        let name = person_name(name).map_err(|why| PeopleError::Name { found, why })?;
        let alike = || self.people.iter().position(|person| looks_like(&person.name, &name));
        match self.position(&name).or_else(alike).filter(|at| Some(*at) != own) {
            None => Ok(name),
            Some(at) if looks_like(&self.people[at].name, &name) => {
                Err(PeopleError::Taken(self.people[at].name.clone()))
            }
            Some(at) => Err(PeopleError::Before { was: name, name: self.people[at].name.clone() }),
        }
    }
}

impl Person {
    fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.name).chain(&self.was).map(String::as_str)
    }
}

impl Say for PeopleError {
    fn say(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Name { found, why } => {
                let args = [("found", found.into()), ("why", why.say(words).into())];
                vec![words.tell("people-no-name", &args)]
            }
            Self::Taken(name) => vec![words.tell("people-taken", &[("name", name.into())])],
            Self::Before { was, name } => {
                let args = [("was", was.into()), ("name", name.into())];
                vec![words.tell("people-before", &args)]
            }
            Self::Nobody { found, nearest } => {
                let mut lines = vec![words.tell("people-nobody", &[("found", found.into())])];
                if !nearest.is_empty() {
                    let nearest: Vec<_> = nearest.iter().map(|it| words.quoted(it)).collect();
                    let nearest = ("nearest", words.one_of(&nearest).into());
                    lines.push(words.tell("people-nearest", &[nearest]));
                }
                lines
            }
        }
    }
}

/// A text as the name of somebody. A bare number means a place in a list, and a comma parts names.
///
/// # Errors
/// When it cannot be one.
pub fn person_name(text: &str) -> Result<String, NameFlaw> {
    let name = spelled(text)?;
    if name.chars().all(|letter| letter.is_ascii_digit()) { Err(NameFlaw::Start) } else { Ok(name) }
}

/// Whether two names are one.
fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// Somebody, and the place of their name.
fn read_person(item: reading::At<'_>) -> (reading::At<'_>, Person) {
    if item.is_text() {
        return (item, Person { name: read_name(item), ..Person::default() });
    }
    let fields = item.fields();
    let name = fields.need("name");
    let was = fields.may("was").into_iter().flat_map(reading::At::items).map(read_name).collect();
    let modes = fields.may("modes").into_iter().flat_map(reading::At::pairs_by_id);
    let modes = modes.map(|(mode, times)| (mode, times.number(0..=u16::MAX))).collect();
    let person = Person { name: name.map(read_name).unwrap_or_default(), was, modes };
    fields.end();
    (name.unwrap_or(item), person)
}

fn read_name(at: reading::At<'_>) -> String {
    let text = at.text();
    person_name(text).unwrap_or_else(|why| {
        if !text.is_empty() {
            at.fault(Flaw::Name { found: text.to_owned(), why });
        }
        String::new()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::NamingModes;

    fn people(text: &str) -> People {
        People::read("people.yaml", text).unwrap()
    }

    #[test]
    fn a_file_written_by_hand_is_read() {
        let people =
            people("box: uk\npeople:\n- Ann\n- {name: Ben, was: [Benny], modes: {heist: 2}}\n");
        assert_eq!(people.edition(), Some("uk"));
        assert_eq!(people.names().collect::<Vec<_>>(), ["Ann", "Ben"]);
        assert_eq!(people.today("benny"), "Ben");
        assert_eq!(people.today("Zoe"), "Zoe");
        assert_eq!(people.all()[1].modes[&Mode::Heist], 2);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let text = "people:\n- Ann\n- {name: ann, modes: {chess: 1}}\n- {nam: Bob}\n- {name: 7}\n";
        let error = People::read("people.yaml", text).unwrap_err();
        let said = NamingModes(&error, &|mode| mode.to_string()).say(&Words::new(Lang::En));
        let at = |line: &str| said.iter().any(|told| told.contains(line));
        assert!(at("people.yaml:3") && at("people.yaml:4") && at("people.yaml:5"), "{said:?}");
    }

    #[test]
    fn names_are_found_by_their_starts_and_near_ones_are_named() {
        let people = people("people: [Ann, Anton, Олена]");
        assert_eq!(people.find("ann"), Ok(0));
        assert_eq!(people.find("ant"), Ok(1));
        assert_eq!(people.find("ол"), Ok(2));
        let nobody = |text: &str| match people.find(text) {
            Err(PeopleError::Nobody { nearest, .. }) => nearest,
            other => panic!("{other:?}"),
        };
        assert_eq!(nobody("an"), ["Ann", "Anton"]);
        assert_eq!(nobody("Anm"), ["Ann"]);
        assert_eq!(nobody(""), [""; 0]);
    }

    #[test]
    fn somebody_with_a_new_name_is_the_same_person() {
        let mut people = people("people: [Ann, Bob]");
        assert_eq!(people.rename("Ann", "Anna").unwrap(), ["Ann", "Anna"]);
        assert_eq!(people.today("ann"), "Anna");
        assert_eq!(people.rename("Bob", "anna"), Err(PeopleError::Taken("Anna".to_owned())));
        // A Cyrillic letter is seen by nobody.
        assert_eq!(people.add("Вob"), Err(PeopleError::Taken("Bob".to_owned())));
        let before = PeopleError::Before { was: "Ann".to_owned(), name: "Anna".to_owned() };
        assert_eq!(people.add("Ann"), Err(before));
        people.rename("Anna", "Ann").unwrap();
        assert_eq!((people.today("anna"), people.today("ann")), ("Ann", "Ann"));
        people.remember(["anna", "Cid"].into_iter(), Mode::Heist, "en");
        assert_eq!(people.names().collect::<Vec<_>>(), ["Ann", "Bob", "Cid"]);
        assert_eq!(people.all()[0].modes[&Mode::Heist], 1);
        assert_eq!(people.forget("ci").unwrap(), "Cid");
    }

    #[test]
    fn the_file_is_kept_whole_and_left_alone_when_it_is_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let add = |name: &str| People::amend(folder.path(), |people| people.add(name));
        let (path, _) = add("Ann").unwrap();
        assert!(add("ann").unwrap().1.is_err());
        assert_eq!(People::of(folder.path()).unwrap().names().len(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "people: [Ann, {nam: Bob}]\n").unwrap();
        assert!(add("Cid").is_err());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "people: [Ann, {nam: Bob}]\n");
    }
}
