//! The names of the suspects at one table.
use thiserror::Error;

use super::{Card, NameIndex, NameMatch};
use crate::board::{Cell, Grid, Member, Suspect};
use crate::lang::{Words, clean};
use crate::scenario::Lang;

/// The names of the suspects of one table, by [`Suspect`] number.
///
/// # Examples
/// ```
/// use noir_referee::board::{Grid, Suspect};
/// use noir_referee::scenario::{Card, Cast, NameError};
/// let grid = Grid::new(1, 2);
/// let cast = Cast::new(vec![Card::named("Alyss"), Card::named("Alan")], &grid).unwrap();
/// assert_eq!(cast.lookup("aly", &grid), Ok(Suspect::new(0)));
/// assert_eq!(cast.lookup("b1", &grid), Ok(Suspect::new(1)));
/// assert!(matches!(cast.lookup("al", &grid), Err(NameError::Ambiguous { .. })));
/// ```
#[derive(Clone, Debug)]
pub struct Cast {
    cards: Vec<Card>,
    /// What the readers of each language are shown.
    shown: [Vec<String>; Lang::ALL.len()],
    names: NameIndex,
    start: Grid,
    by_cells: bool,
}

/// Cards that cannot be the cast of a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the suspects do not fit on the table")]
pub enum CastError {
    /// The grid has another number of cells than there are cards.
    Count {
        /// The cells of the grid.
        expected: usize,
        /// The cards.
        found: usize,
    },
    /// This name fits two cards.
    SameName(String),
}

/// A text that does not say who is meant.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no card of the table has this name")]
pub enum NameError {
    /// Nobody is called so.
    Unknown {
        /// What was typed.
        text: String,
        /// Canonical names that are spelled almost like it.
        nearest: Vec<String>,
    },
    /// It fits several suspects.
    Ambiguous {
        /// What was typed.
        text: String,
        /// The canonical names of those it fits.
        candidates: Vec<String>,
    },
    /// The cell is not on the grid as it is now, or (after `#`) was not on it at the start.
    NoCell {
        /// What was typed.
        text: String,
    },
}

impl Cast {
    /// The cast of a table that starts as `start`, whose cards lie in reading order.
    ///
    /// # Errors
    /// When the number of cards is not that of the cells, or two cards share a name.
    pub fn new(cards: Vec<Card>, start: &Grid) -> Result<Self, CastError> {
        let expected = usize::from(start.cells().len());
        if cards.len() != expected {
            return Err(CastError::Count { expected, found: cards.len() });
        }
        Self::named(cards, start)
    }

    /// A cast that lies on no grid: its characters stand where the board of their game says.
    ///
    /// # Errors
    /// When two of them share a name.
    pub fn of_characters(cards: Vec<Card>) -> Result<Self, CastError> {
        Self::named(cards, &Grid::EMPTY)
    }

    /// The same cast where it lies on no grid.
    #[must_use]
    pub const fn without_grid(mut self) -> Self {
        self.start = Grid::EMPTY;
        self
    }

    fn named(cards: Vec<Card>, start: &Grid) -> Result<Self, CastError> {
        let names = NameIndex::of(&cards);
        let shared = cards.iter().flat_map(Card::texts).find(|name| {
            // By cells alone nobody has a name to share.
            matches!(names.whole(name), NameMatch::Several(_))
        });
        if let Some(name) = shared {
            return Err(CastError::SameName(name.to_owned()));
        }
        Ok(Self::of(cards, names, start, false))
    }

    /// The cast of a table played by cells alone: everybody is called by where he started, `#a1`.
    pub fn by_cells(start: &Grid) -> Self {
        let cards: Vec<Card> =
            start.cells().iter().map(|cell| Card::named(format!("#{cell}"))).collect();
        Self::of(cards, NameIndex::default(), start, true)
    }

    fn of(cards: Vec<Card>, names: NameIndex, start: &Grid, by_cells: bool) -> Self {
        let shown = Lang::ALL.map(|lang| cards.iter().map(|card| card.shown(lang)).collect());
        Self { cards, shown, names, start: *start, by_cells }
    }

    /// How many suspects there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is nobody, which no real table has.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Everybody, in reading order of the starting layout.
    pub fn suspects(&self) -> impl ExactSizeIterator<Item = Suspect> + use<> {
        (0..self.cards.len() as u8).map(Suspect::new)
    }

    /// The cards, in reading order of the starting layout.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The grid as it was at the start; empty where nobody lies on one.
    pub const fn start(&self) -> &Grid {
        &self.start
    }

    /// Whether the table is played by cells alone.
    pub const fn is_by_cells(&self) -> bool {
        self.by_cells
    }

    /// The canonical name, which files and JSON use; `?` for a suspect who is not of this table.
    pub fn name(&self, suspect: Suspect) -> &str {
        self.cards.get(suspect.at()).map_or("?", |card| &card.name)
    }

    /// The name that readers of `lang` are shown; `?` for a suspect who is not of this table.
    pub fn shown(&self, suspect: Suspect, lang: Lang) -> &str {
        self.shown[lang as usize].get(suspect.at()).map_or("?", String::as_str)
    }

    /// Who is meant: a cell of `grid` (`c3`), a cell of the start (`#c3`), a name in any language of
    /// the box or an unambiguous start of one; upper or lower case, accents do not matter.
    ///
    /// # Errors
    /// When nobody or several are meant.
    pub fn lookup(&self, text: &str, grid: &Grid) -> Result<Suspect, NameError> {
        let text = text.trim();
        if let Some(found) = self.by_cell(text, grid) {
            return found;
        }
        self.called(text)
    }

    /// Whether anybody's name, or one word of it, begins so.
    pub fn has(&self, text: &str) -> bool {
        self.names.find(text) != NameMatch::Nobody
    }

    /// Who is called so, whatever it says of cells.
    ///
    /// # Errors
    /// When nobody or several are meant.
    pub fn called(&self, text: &str) -> Result<Suspect, NameError> {
        self.said(text, self.names.find(text))
    }

    /// The only one who is called so in some case of the language, whose cases have one of these endings.
    pub fn declined(&self, text: &str, endings: &[&str]) -> Option<Suspect> {
        match self.names.declined(text, endings) {
            NameMatch::One(index) => Some(Suspect::from_index(index as u8)),
            NameMatch::Several(_) | NameMatch::Nobody => None,
        }
    }

    /// What starts with `text`: whole shown names, for completion on a line.
    pub fn completions(&self, text: &str, lang: Lang) -> Vec<&str> {
        let found = match self.names.find(text) {
            NameMatch::One(index) => vec![index],
            NameMatch::Several(several) => several,
            NameMatch::Nobody => Vec::new(),
        };
        found.into_iter().map(|index| self.shown(Suspect::new(index as u8), lang)).collect()
    }

    fn by_cell(&self, text: &str, grid: &Grid) -> Option<Result<Suspect, NameError>> {
        let started = text.strip_prefix('#');
        let cell: Cell = match (started.unwrap_or(text).parse(), started) {
            (Ok(cell), _) => cell,
            // `c9` means a cell, though no grid is so large.
            (Err(_), None) if !looks_like_a_cell(text) => return None,
            (Err(_), _) => return Some(Err(NameError::NoCell { text: text.to_owned() })),
        };
        let grid = if started.is_some() { &self.start } else { grid };
        Some(grid.at(cell).ok_or_else(|| NameError::NoCell { text: text.to_owned() }))
    }

    fn said(&self, text: &str, found: NameMatch) -> Result<Suspect, NameError> {
        let names = |cards: Vec<usize>| {
            cards.into_iter().map(|index| self.cards[index].name.clone()).collect()
        };
        let text = text.to_owned();
        match found {
            NameMatch::One(index) => Ok(Suspect::from_index(index as u8)),
            NameMatch::Several(several) => {
                Err(NameError::Ambiguous { text, candidates: names(several) })
            }
            NameMatch::Nobody => {
                let nearest = names(self.names.nearest(&text));
                Err(NameError::Unknown { text, nearest })
            }
        }
    }
}

impl CastError {
    /// What is wrong, in the reader's language.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Count { expected, found } => words.tell(
                "scenario-flaw-sum",
                &[("expected", expected.to_string().into()), ("found", found.to_string().into())],
            ),
            Self::SameName(name) => words.tell("scenario-flaw-same", &[("name", name.into())]),
        }
    }
}

/// A letter and nothing but digits, which no name is.
fn looks_like_a_cell(text: &str) -> bool {
    let mut letters = text.chars();
    let digits = |rest: &str| !rest.is_empty() && rest.chars().all(|it| it.is_ascii_digit());
    letters.next().is_some_and(|first| first.is_ascii_alphabetic()) && digits(letters.as_str())
}

impl NameError {
    /// What is wrong, in the reader's language.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Unknown { text, nearest } => unknown(text, nearest, words),
            Self::Ambiguous { text, candidates } => ambiguous(text, candidates, words),
            Self::NoCell { text } => words.tell("scenario-name-no-cell", &[("found", text.into())]),
        }
    }
}

/// Nobody is called `text`.
pub(in crate::scenario) fn unknown(text: &str, nearest: &[String], words: &Words) -> String {
    let text = &*clean(text);
    if nearest.is_empty() {
        return words.tell("scenario-name-unknown", &[("found", text.into())]);
    }
    let nearest = words.one_of(nearest);
    words.tell("scenario-name-near", &[("found", text.into()), ("nearest", nearest.into())])
}

/// Several are called `text`, or begin so.
pub(in crate::scenario) fn ambiguous(text: &str, candidates: &[String], words: &Words) -> String {
    let candidates = words.one_of(candidates);
    let text = &*clean(text);
    let found = ("found", text.into());
    words.tell("scenario-name-ambiguous", &[found, ("candidates", candidates.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Axis, Line, Shift};

    #[test]
    fn cells_mean_now_and_hashes_the_start() {
        let mut grid = Grid::new(2, 2);
        let cast = Cast::by_cells(&grid);
        grid.shift(Shift { line: Line { axis: Axis::Rows, index: 0 }, forward: true, by: 1 });
        assert_eq!(cast.lookup("a1", &grid), Ok(Suspect::new(1)));
        assert_eq!(cast.lookup("#a1", &grid), Ok(Suspect::new(0)));
        assert_eq!(cast.name(Suspect::new(3)), "#b2");
        for text in ["c1", "#c1", "#x"] {
            let error = NameError::NoCell { text: text.to_owned() };
            assert_eq!(cast.lookup(text, &grid), Err(error));
        }
    }

    #[test]
    fn names_are_found_in_every_language_of_the_box() {
        let grid = Grid::new(1, 2);
        let mut first = Card::named("Julia");
        first.names.set(Lang::Uk, "Юлія".to_owned());
        let second = Card { second: Some("Plague Doctor".into()), ..Card::named("Major Grom") };
        let cast = Cast::new(vec![first, second], &grid).unwrap();
        assert_eq!(cast.lookup("юлія", &grid), Ok(Suspect::new(0)));
        assert_eq!(cast.shown(Suspect::new(0), Lang::Uk), "Юлія");
        assert_eq!(cast.shown(Suspect::new(0), Lang::Ru), "Julia");
        assert_eq!(cast.shown(Suspect::new(1), Lang::En), "Major Grom / Plague Doctor");
        assert_eq!(
            cast.lookup("Jluia", &grid),
            Err(NameError::Unknown { text: "Jluia".into(), nearest: vec!["Julia".into()] })
        );
    }

    #[test]
    fn two_cards_cannot_have_one_name() {
        let cards = vec![Card::named("Zoë"), Card::named("zoe")];
        let error = Cast::new(cards, &Grid::new(1, 2)).unwrap_err();
        assert_eq!(error, CastError::SameName("Zoë".to_owned()));
    }
}
