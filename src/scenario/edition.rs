//! What is in one box.
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::names::{Found, Names};
use super::reading::At;
use super::{Card, Certainty, Corner, Flaw, Id, Lang, Mode, Role, Term, Token, Verb};
use crate::board::Grid;

/// One printed edition of the game: its cards, its grids, and the words on its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The word for it on the command line: `uk, ru, grom, en`, or one of the user's own.
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// Who published it.
    pub publisher: String,
    /// The year of the box, where it is known.
    pub year: Option<u16>,
    /// The languages printed on the cards.
    pub languages: Vec<Lang>,
    /// What lies in the box.
    pub components: Components,
    /// How many suspects have each mark in the corner.
    pub corners: BTreeMap<Corner, u8>,
    /// Which marks make which grid, smallest grid first.
    pub grids: BTreeMap<GridSize, Vec<Corner>>,
    /// The suspects whose names are known; seldom all of them.
    pub suspects: Vec<Suspected>,
    /// The printed names of the modes in this box, with their roles and verbs.
    pub modes: BTreeMap<Mode, ModeNames>,
    /// The printed names of the tokens.
    pub tokens: BTreeMap<Token, String>,
    /// Other printed words.
    pub terms: BTreeMap<Term, String>,
}

/// A suspect of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Suspected {
    /// The names.
    #[serde(flatten)]
    pub card: Card,
    /// The mark in the corner, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<Corner>,
    /// How sure all this is.
    pub certainty: Certainty,
}

/// How many of what lies in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Components {
    /// Cards laid on the table.
    pub suspects: Count,
    /// Cards of the evidence deck, one for each suspect.
    pub evidence: Count,
    /// Cards that say what a role may do.
    pub role_cards: Count,
    /// Tokens of all kinds together.
    pub tokens: Count,
}

/// A number of things and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many.
    pub count: u16,
    /// How sure.
    pub certainty: Certainty,
}

/// The printed names within one mode.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModeNames {
    /// The mode itself.
    pub name: String,
    /// What the role cards are headed.
    pub roles: BTreeMap<Role, String>,
    /// What the actions are called.
    pub verbs: BTreeMap<Verb, String>,
}

/// The size of a grid, written `5x5`: rows, then columns, 1 to 7 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GridSize {
    /// From top to bottom.
    pub rows: u8,
    /// From left to right.
    pub columns: u8,
}

impl Edition {
    /// The suspects that the book lays for a grid of this size: those known by name, in the order of
    /// the file, and how many there should be. `None` when the box has no such grid.
    pub fn base(&self, size: GridSize) -> Option<(Vec<&Suspected>, u8)> {
        let corners = self.grids.get(&size)?;
        let there = |known: &&Suspected| known.corner.is_some_and(|it| corners.contains(&it));
        Some((self.suspects.iter().filter(there).collect(), size.cells()))
    }

    /// Whether every suspect that the book lays for a grid of this size is known by name.
    pub fn is_complete(&self, size: GridSize) -> bool {
        self.base(size).is_some_and(|(known, needed)| known.len() == usize::from(needed))
    }

    /// How many of a corner are known by name, and how many there are.
    pub fn known(&self, corner: Corner) -> (u8, u8) {
        let known = self.suspects.iter().filter(|known| known.corner == Some(corner)).count();
        (known as u8, self.corners.get(&corner).copied().unwrap_or(0))
    }

    /// The printed name of a mode; its id where the box has none.
    pub fn mode_name(&self, mode: Mode) -> &str {
        self.modes.get(&mode).map_or(mode.id(), |names| &names.name)
    }

    /// The printed name of a role; its id where the box has none.
    pub fn role_name(&self, mode: Mode, role: Role) -> &str {
        let name = self.modes.get(&mode).and_then(|names| names.roles.get(&role));
        name.map_or(role.id(), String::as_str)
    }

    /// The printed name of an action; its id where the box has none.
    pub fn verb_name(&self, mode: Mode, verb: Verb) -> &str {
        let name = self.modes.get(&mode).and_then(|names| names.verbs.get(&verb));
        name.map_or(verb.id(), String::as_str)
    }

    /// The printed form of a word; its id where the box has none.
    pub fn term(&self, term: Term) -> &str {
        self.terms.get(&term).map_or(term.id(), String::as_str)
    }

    /// Reads an edition; fields that are missing are taken from `below`, if that is given.
    pub(super) fn read(at: At<'_>, below: Option<&Self>) -> Self {
        let fields = at.fields();
        let needed = below.is_none();
        let mut edition = below.cloned().unwrap_or_else(Self::empty);
        if let Some(id) = fields.need("id") {
            edition.id = id.word();
        }
        if let Some(title) = fields.need_if(needed, "title") {
            title.text().clone_into(&mut edition.title);
        }
        if let Some(publisher) = fields.need_if(needed, "publisher") {
            publisher.text().clone_into(&mut edition.publisher);
        }
        if let Some(year) = fields.may("year") {
            edition.year = Some(year.number(1900..=2200));
        }
        if let Some(languages) = fields.need_if(needed, "languages") {
            edition.languages = languages.items().filter_map(At::id).collect();
        }
        if let Some(components) = fields.need_if(needed, "components") {
            edition.components.read(components, needed);
        }
        let corners = fields.need_if(needed, "corners");
        if let Some(corners) = corners {
            edition.corners = corners
                .pairs_by_id()
                .map(|(corner, count)| (corner, count.number(1..=99) as u8))
                .collect();
            edition.check_sum(corners);
        }
        if let Some(grids) = fields.need_if(needed, "grids") {
            edition.read_grids(grids);
        }
        if let Some(suspects) = fields.may("suspects") {
            edition.read_suspects(suspects);
        }
        if let Some(modes) = fields.need_if(needed, "modes") {
            for (mode, names) in modes.pairs_by_id() {
                edition.modes.entry(mode).or_default().read(names);
            }
        }
        if let Some(tokens) = fields.may("tokens") {
            edition.tokens.extend(texts(tokens));
        }
        if let Some(terms) = fields.may("terms") {
            edition.terms.extend(texts(terms));
        }
        fields.end();
        edition
    }

    fn empty() -> Self {
        let none = Count { count: 0, certainty: Certainty::Confirmed };
        Self {
            id: String::new(),
            title: String::new(),
            publisher: String::new(),
            year: None,
            languages: Vec::new(),
            components: Components {
                suspects: none,
                evidence: none,
                role_cards: none,
                tokens: none,
            },
            corners: BTreeMap::new(),
            grids: BTreeMap::new(),
            suspects: Vec::new(),
            modes: BTreeMap::new(),
            tokens: BTreeMap::new(),
            terms: BTreeMap::new(),
        }
    }

    /// The corners account for every suspect of the box.
    fn check_sum(&self, at: At<'_>) {
        let expected = u32::from(self.components.suspects.count);
        let found = self.corners.values().map(|count| u32::from(*count)).sum();
        if expected != found {
            at.fault(Flaw::Sum { expected, found });
        }
    }

    fn read_grids(&mut self, at: At<'_>) {
        self.grids.clear();
        for (key, corners) in at.pairs() {
            let word = key.word();
            let Ok(size) = word.parse::<GridSize>() else {
                key.choice(word, ["5x5", "6x6", "7x7"].into_iter());
                continue;
            };
            let marks: Vec<Corner> = corners.items().filter_map(At::id).collect();
            let count = |mark| u32::from(self.corners.get(mark).copied().unwrap_or(0));
            let found = marks.iter().map(count).sum();
            let expected = u32::from(size.cells());
            if expected != found {
                corners.fault(Flaw::Sum { expected, found });
            }
            self.grids.insert(size, marks);
        }
    }

    /// Lays the suspects of a file over those known so far. A corner that the file speaks of is told
    /// anew: whoever has the box in hand knows better, and two lists would not fit together.
    fn read_suspects(&mut self, at: At<'_>) {
        let (mut told, mut names): (Vec<Suspected>, Names) = Default::default();
        for item in at.items() {
            let new = read_suspect(item);
            if let Some((_, name)) = names.sharing(&new.card) {
                item.fault(Flaw::SameName(name.to_owned()));
            }
            names.add(told.len(), &new.card);
            told.push(new);
        }
        let retold: Vec<Corner> = told.iter().filter_map(|new| new.corner).collect();
        let before = Names::of(self.suspects.iter().map(|known| &known.card));
        let is_retold = |old: &Suspected| old.corner.is_some_and(|corner| retold.contains(&corner));
        let mut gone: Vec<bool> = self.suspects.iter().map(is_retold).collect();
        for new in &mut told {
            if let Found::One(index) = before.whole(&new.card.name) {
                new.learn_from(&self.suspects[index], gone[index]);
                gone[index] = true;
            }
        }
        let mut gone = gone.into_iter();
        self.suspects.retain(|_| !gone.next().unwrap_or(false));
        self.suspects.extend(told);
        for (&corner, &most) in &self.corners {
            let (found, _) = self.known(corner);
            if found > most {
                at.fault(Flaw::Sum { expected: most.into(), found: found.into() });
            }
        }
    }
}

impl Suspected {
    /// Takes over what was known of the same card: its other names, and its corner unless that is
    /// told anew for everybody who has it.
    fn learn_from(&mut self, old: &Self, corner_is_retold: bool) {
        if self.card == Card::named(self.card.name.clone()) {
            self.card = old.card.clone();
        }
        if !corner_is_retold {
            self.corner = self.corner.or(old.corner);
        }
    }
}

pub(super) fn read_suspect(at: At<'_>) -> Suspected {
    let fields = at.fields();
    let mut card = Card::named(fields.need("name").map(At::name).unwrap_or_default());
    card.second = fields.may("second").map(At::name);
    if let Some(names) = fields.may("names") {
        for (lang, name) in names.pairs_by_id() {
            card.names.set(lang, name.name());
        }
    }
    if let Some(also) = fields.may("also") {
        card.also = also.items().map(At::name).collect();
    }
    let corner = fields.may("corner").and_then(At::id);
    let certainty = fields.may("certainty").and_then(At::id).unwrap_or(Certainty::Confirmed);
    fields.end();
    Suspected { card, corner, certainty }
}

/// A text for each member of a closed set.
fn texts<T: Id>(at: At<'_>) -> impl Iterator<Item = (T, String)> {
    at.pairs_by_id().map(|(id, text)| (id, text.text().to_owned()))
}

impl Components {
    fn read(&mut self, at: At<'_>, needed: bool) {
        let fields = at.fields();
        for (name, count) in [
            ("suspects", &mut self.suspects),
            ("evidence", &mut self.evidence),
            ("role-cards", &mut self.role_cards),
            ("tokens", &mut self.tokens),
        ] {
            let Some(at) = fields.need_if(needed, name) else { continue };
            let of = at.fields();
            count.count = of.need("count").map_or(0, |count| count.number(0..=999));
            let certainty = of.may("certainty").and_then(At::id);
            count.certainty = certainty.unwrap_or(Certainty::Confirmed);
            of.end();
        }
        fields.end();
        let (expected, found) = (self.suspects.count.into(), self.evidence.count.into());
        if expected != found {
            // One evidence card for each suspect, in every box.
            at.fault(Flaw::Sum { expected, found });
        }
    }
}

impl ModeNames {
    fn read(&mut self, at: At<'_>) {
        let fields = at.fields();
        if let Some(name) = fields.need_if(self.name.is_empty(), "name") {
            name.text().clone_into(&mut self.name);
        }
        if let Some(roles) = fields.may("roles") {
            self.roles.extend(texts(roles));
        }
        if let Some(verbs) = fields.may("verbs") {
            self.verbs.extend(texts(verbs));
        }
        fields.end();
    }
}

impl GridSize {
    /// How many suspects lie on it.
    pub const fn cells(self) -> u8 {
        self.rows * self.columns
    }

    /// The starting grid of this size.
    pub fn grid(self) -> Grid {
        Grid::new(self.rows, self.columns)
    }
}

impl fmt::Display for GridSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl FromStr for GridSize {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            &[rows @ b'1'..=b'7', b'x', columns @ b'1'..=b'7'] => {
                Ok(Self { rows: rows - b'0', columns: columns - b'0' })
            }
            _ => Err(()),
        }
    }
}

impl Serialize for GridSize {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Library;

    const FIVE: GridSize = GridSize { rows: 5, columns: 5 };

    #[test]
    fn every_builtin_edition_says_what_is_in_its_box() {
        let all = |id: &str| Library::default().edition(id).unwrap();
        let about = |id: &str| {
            let edition = all(id);
            let (known, needed) = edition.base(FIVE).unwrap();
            let cards = edition.components.suspects.count;
            (cards, edition.suspects.len(), known.len(), needed, edition.is_complete(FIVE))
        };
        assert_eq!(about("uk"), (50, 21, 0, 25, false));
        assert_eq!(about("ru"), (50, 20, 8, 25, false));
        assert_eq!(about("grom"), (36, 17, 1, 25, false));
        assert_eq!(about("en"), (50, 27, 25, 25, true));
        assert_eq!(all("grom").base(GridSize { rows: 7, columns: 7 }), None);
        assert_eq!(all("uk").role_name(Mode::KillerInspector, Role::Killer), "Вбивця");
        assert_eq!(all("ru").verb_name(Mode::KillerInspector, Verb::Collapse), "Обновить");
        assert_eq!(all("grom").mode_name(Mode::Heist), "heist", "the box does not have it");
    }

    #[test]
    fn every_builtin_edition_prints_every_name_of_the_refereed_mode() {
        for id in ["uk", "ru", "grom", "en"] {
            let edition = Library::default().edition(id).unwrap();
            let names = &edition.modes[&Mode::KillerInspector];
            assert_eq!(names.roles.len(), 2, "{id}");
            assert_eq!(names.verbs.len(), 7, "{id}");
            assert_eq!(edition.terms.len(), Term::ALL.len(), "{id}");
        }
    }
}
