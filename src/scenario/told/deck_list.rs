//! The names of the suspects in the box in hand, told once and remembered.
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::scenario::edition::{Suspected, read_suspect};
use crate::scenario::house::Kept;
use crate::scenario::library::text_of;
use crate::scenario::names::NameIndex;
use crate::scenario::{Card, Edition, Fault, Flaw, Library, ScenarioError, clean_name, reading};
use crate::terms::{Certainty, Corner};

/// The suspects of one edition as somebody with the box in hand has named them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckList {
    /// The edition whose box it is.
    #[serde(rename = "id")]
    pub edition: String,
    /// The suspects, in the order in which they were named.
    pub suspects: Vec<Suspected>,
}

impl DeckList {
    /// Reads a list of names for an edition: YAML if the file's name says so, else one name a line.
    ///
    /// ```text
    /// # a line is a name, or a name and the mark in the corner
    /// Alyss
    /// Ashton, 6
    /// Майор Гром / Чумной Доктор, special
    /// ```
    /// In YAML it is a list of such texts, a list of suspects as in an edition, or fields `id` and
    /// `suspects`. A name without a mark is a base card, unless the edition knows its mark.
    ///
    /// # Errors
    /// Everything that is wrong with the list, at once.
    pub fn read(file: &str, text: &str, edition: &Edition) -> Result<Self, Vec<Fault>> {
        let extension = Path::new(file).extension().and_then(|end| end.to_str());
        let yaml = extension.is_some_and(|end| ["yaml", "yml", "json"].contains(&end));
        if yaml {
            Self::read_yaml(file, text, edition)
        } else {
            Self::read_lines(file, text, edition)
        }
    }

    fn read_yaml(file: &str, text: &str, edition: &Edition) -> Result<Self, Vec<Fault>> {
        reading::read(file, text, |root| {
            let fields = (!root.is_list()).then(|| root.fields());
            let list = fields.as_ref().map_or(Some(root), |fields| {
                if let Some(id) = fields.may("id") {
                    let found = id.word();
                    if !found.is_empty() && found != edition.id {
                        id.fault(Flaw::OtherFile { expected: edition.id.clone(), found });
                    }
                }
                fields.need("suspects")
            });
            let mut list_of = Listing::of(edition);
            for item in list.into_iter().flat_map(reading::At::items) {
                let suspect = if item.is_text() {
                    line(item.text(), edition).map_err(|flaw| item.fault(flaw)).ok()
                } else {
                    Some(read_suspect(item))
                };
                if let Some(flaw) = suspect.and_then(|suspect| list_of.add(suspect)) {
                    item.fault(flaw);
                }
            }
            if let Some(list) = list {
                for flaw in list_of.overfull() {
                    list.fault(flaw);
                }
            }
            if let Some(fields) = fields {
                fields.end();
            }
            list_of.list
        })
    }

    fn read_lines(file: &str, text: &str, edition: &Edition) -> Result<Self, Vec<Fault>> {
        let mut flaws = Vec::new();
        let mut list_of = Listing::of(edition);
        let mut last = 1;
        for (number, text) in (1..).zip(text.lines().map(str::trim)) {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            last = number;
            if list_of.list.suspects.len() + flaws.len() >= MOST {
                flaws.push((number, Flaw::Many { most: MOST }));
                break;
            }
            match line(text, edition) {
                Ok(suspect) => flaws.extend(list_of.add(suspect).map(|flaw| (number, flaw))),
                Err(flaw) => flaws.push((number, flaw)),
            }
        }
        flaws.extend(list_of.overfull().into_iter().map(|flaw| (last, flaw)));
        let fault = |(line, flaw)| {
            let file = file.to_owned();
            Fault { file, line, column: 1, field: String::new(), flaw }
        };
        let faults: Vec<Fault> = flaws.into_iter().map(fault).collect();
        if faults.is_empty() { Ok(list_of.list) } else { Err(faults) }
    }

    /// How many suspects of each mark are named, and how many the box has.
    pub fn counts(&self, edition: &Edition) -> Vec<(Corner, u8, u8)> {
        let named = |corner| {
            self.suspects.iter().filter(|known| known.corner == Some(corner)).count() as u8
        };
        edition.corners.iter().map(|(&corner, &all)| (corner, named(corner), all)).collect()
    }

    /// Remembers the list in `folder`, where `library` finds it; returns the file. What was remembered of other marks
    /// stays.
    ///
    /// The file is replaced at once and whole, once it was read back: what was there stays if the disk is full.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn store(&self, folder: &Path, library: &Library) -> Result<PathBuf, ScenarioError> {
        let kept = Kept::of(&folder.join("decks"), &format!("{}.yaml", self.edition))?;
        let mut whole = self.clone();
        whole.suspects.extend(self.remembered(kept.path())?);
        let head = "Names in the box in hand, as `referee deck learn` was told them.";
        kept.write(head, &whole, library, |library| library.edition(&self.edition).map(drop))
    }

    /// The suspects in a file of earlier, without those whose mark or name this list tells anew.
    fn remembered(&self, path: &Path) -> Result<Vec<Suspected>, ScenarioError> {
        let Some(text) = text_of(path)? else { return Ok(Vec::new()) };
        let read = reading::read("", &text, |root| {
            let list = root.peek("suspects");
            list.into_iter().flat_map(reading::At::items).map(read_suspect).collect()
        });
        let mut earlier: Vec<Suspected> = read.unwrap_or_default();
        let names = NameIndex::of(self.suspects.iter().map(|known| &known.card));
        let marks: Vec<Option<Corner>> = self.suspects.iter().map(|known| known.corner).collect();
        earlier.retain(|old| !marks.contains(&old.corner) && names.sharing(&old.card).is_none());
        Ok(earlier)
    }
}

/// More names than there are suspects in all boxes.
const MOST: usize = 500;

/// A list in the making.
struct Listing<'a> {
    edition: &'a Edition,
    list: DeckList,
    names: NameIndex,
}

impl<'a> Listing<'a> {
    fn of(edition: &'a Edition) -> Self {
        let list = DeckList { edition: edition.id.clone(), suspects: Vec::new() };
        Self { edition, list, names: NameIndex::default() }
    }

    /// Adds a suspect, or says that the suspect is there already.
    fn add(&mut self, suspect: Suspected) -> Option<Flaw> {
        let flaw =
            self.names.sharing(&suspect.card).map(|(_, name)| Flaw::SameName(name.to_owned()));
        self.names.add(self.list.suspects.len(), &suspect.card);
        self.list.suspects.push(suspect);
        flaw
    }

    /// What is wrong with the list as a whole: nobody in it, a mark that the box does not have, or
    /// more suspects of a mark than the box has.
    fn overfull(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        if self.list.suspects.is_empty() {
            flaws.push(Flaw::MissingField);
        }
        let marks = self.list.suspects.iter().filter_map(|known| known.corner);
        let mut foreign = marks.filter(|mark| !self.edition.corners.contains_key(mark));
        if let Some(mark) = foreign.next() {
            flaws.push(Flaw::Choice { found: mark.to_string(), known: marks_of(self.edition) });
        }
        for (mark, found, most) in self.list.counts(self.edition) {
            if found > most {
                flaws.push(Flaw::TooMany { mark, most, found });
            }
        }
        flaws
    }
}

/// The marks in the corners of an edition's cards.
fn marks_of(edition: &Edition) -> Vec<String> {
    edition.corners.keys().map(ToString::to_string).collect()
}

/// Reads `Name`, `Name, mark` or `Name / Other name, mark`.
pub(super) fn line(text: &str, edition: &Edition) -> Result<Suspected, Flaw> {
    let (names, mark) = text.split_once([',', ';', '\t']).unwrap_or((text, ""));
    let name = |text: &str| {
        clean_name(text).map_err(|why| Flaw::Name { found: text.trim().to_owned(), why })
    };
    let (first, second) = names.split_once('/').map_or((names, None), |(a, b)| (a, Some(b)));
    let mut card = Card::named(name(first)?);
    card.second = second.map(name).transpose()?;
    let corner = match mark.trim() {
        "" => {
            let known = NameIndex::of(edition.suspects.iter().map(|known| &known.card));
            let mut sharing = known.all_sharing(&card).into_iter();
            let corner = sharing.find_map(|index| edition.suspects[index].corner);
            corner.unwrap_or(Corner::Unmarked)
        }
        "*" => Corner::Star,
        mark => Corner::from_id(mark)
            .ok_or_else(|| Flaw::Choice { found: mark.to_owned(), known: marks_of(edition) })?,
    };
    Ok(Suspected { card, corner: Some(corner), certainty: Certainty::Confirmed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::{Lang, Say as _, Words};
    use crate::scenario::{GridSize, Library};

    const FIVE: GridSize = GridSize { rows: 5, columns: 5 };

    /// 25 names of a box, none of which its edition knows but two.
    fn names() -> Vec<String> {
        let others = ('А'..='Ш').filter(|c| !"ЙЪ".contains(*c)).take(23);
        let mut names: Vec<String> = others.map(|letter| format!("{letter}ко")).collect();
        names.extend(["Єлизавета".to_owned(), "Юлія".to_owned()]);
        names
    }

    #[test]
    fn a_list_is_learned_once_and_then_known() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::new(vec![folder.path().to_owned()]);
        let uk = library.edition("uk").unwrap();
        assert!(!uk.is_complete(FIVE));
        let list = DeckList::read("box.txt", &names().join("\n"), &uk).unwrap();
        assert_eq!(list.counts(&uk)[0], (Corner::Unmarked, 25, 25));
        let path = list.store(folder.path(), &library).unwrap();
        assert!(path.ends_with("decks/uk.yaml"));
        let learned = library.edition("uk").unwrap();
        assert!(learned.is_complete(FIVE));
        let (base, _) = learned.base(FIVE).unwrap();
        let elizabeth = base.iter().find(|known| known.card.name == "Єлизавета").unwrap();
        assert_eq!(elizabeth.card.also, ["Елізавета"], "other spellings are still good");
        assert_eq!(learned.known(Corner::Special), (1, 1), "other corners are as they were");
    }

    #[test]
    fn learning_replaces_a_list_that_was_only_worked_out() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::new(vec![folder.path().to_owned()]);
        let en = library.edition("en").unwrap();
        let (base, _) = en.base(FIVE).unwrap();
        let text: Vec<String> =
            base.iter().map(|known| known.card.name.replace("Wilhelm", "Wanda")).collect();
        DeckList::read("-", &text.join("\n"), &en).unwrap().store(folder.path(), &library).unwrap();
        let learned = library.edition("en").unwrap();
        assert!(learned.is_complete(FIVE));
        assert!(learned.suspects.iter().all(|known| known.card.name != "Wilhelm"));
    }

    #[test]
    fn what_was_learned_of_other_marks_stays() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::new(vec![folder.path().to_owned()]);
        for text in ["Олег, 6\nЯна, 6", "Ія\nЯна, none", "Рух, 6"] {
            let uk = library.edition("uk").unwrap();
            DeckList::read("-", text, &uk).unwrap().store(folder.path(), &library).unwrap();
        }
        let uk = library.edition("uk").unwrap();
        assert_eq!(uk.known(Corner::Unmarked), (2, 25));
        assert_eq!(uk.known(Corner::Six), (1, 11));
    }

    #[test]
    fn two_people_of_the_figures_may_share_a_card_of_the_box() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::new(vec![folder.path().to_owned()]);
        let grom = library.edition("grom").unwrap();
        let text = "Рома / Артемон, *\nХолод / Чумной Доктор";
        let list = DeckList::read("-", text, &grom).unwrap();
        assert_eq!(list.suspects[1].corner, Some(Corner::Special), "known by the other name");
        list.store(folder.path(), &library).unwrap();
        let learned = library.edition("grom").unwrap();
        let called = |name| learned.suspects.iter().filter(|it| it.card.is_called(name)).count();
        assert_eq!(["Рома", "Артемон", "Чумной Доктор", "Майор Гром"].map(called), [1, 1, 1, 0]);
    }

    #[test]
    fn yaml_and_lines_say_the_same() {
        let grom = Library::default().edition("grom").unwrap();
        let lines = "# box\nЛилия\nАйса, *\nМайор Гром / Чумной Доктор\n";
        let yaml = "- Лилия\n- {name: Айса, corner: star}\n- Майор Гром / Чумной Доктор, special\n";
        let list = DeckList::read("x.txt", lines, &grom).unwrap();
        assert_eq!(DeckList::read("x.yaml", yaml, &grom), Ok(list.clone()));
        let whole = format!("id: grom\nsuspects:\n{yaml}");
        assert_eq!(DeckList::read("x.yml", &whole, &grom), Ok(list));
    }

    #[test]
    fn everything_wrong_with_a_list_is_said_at_once() {
        let uk = Library::default().edition("uk").unwrap();
        let text = "Юлія\nc3\nЮЛІЯ, 6\nОлег, 9\nЯків\nЯна, special\n";
        let faults = DeckList::read("my.txt", text, &uk).unwrap_err();
        let said: Vec<String> =
            faults.iter().flat_map(|it| it.say(&Words::new(Lang::En))).collect();
        assert_eq!(
            said,
            [
                "my.txt:2:1: “c3” can’t be a name: it looks like a cell",
                "my.txt:3:1: two cards are called “ЮЛІЯ”",
                "my.txt:4:1: expected none, 6, 7 or special, found “9”",
                "my.txt:6:1: the box has 1 card of this kind (the special card), the list names 2",
            ]
        );
    }
}
