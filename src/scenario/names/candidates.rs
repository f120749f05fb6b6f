//! The cards among which typed names are looked for, and what a typed row of them is.
use super::{Card, NameFlaw, NameIndex, NameMatch, clean_name};
use crate::lang::other_layouts;
use crate::scenario::{Edition, GridSize};

/// The cards among which typed names are looked for.
#[derive(Clone, Debug)]
pub struct Candidates {
    cards: Vec<Card>,
    /// How many of the cards, the first ones, are those that the book lays for the grid.
    base: usize,
    /// Which names that nobody has are names of cards in hand.
    new: NewNames,
}

/// Which names that nobody has are taken as names of cards in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NewNames {
    /// Any that is not almost a known one, and those in quotes.
    Any,
    /// Those in quotes: anybody who takes the trouble reads them off a card.
    Quoted,
    /// None.
    None,
}

/// What a typed text is.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::scenario) enum Meant {
    /// This card.
    Card(Card),
    /// Nobody; the names most like it.
    Nobody(Vec<String>),
    /// Any of these.
    Several(Vec<String>),
    /// Not even a name.
    Never(NameFlaw),
}

/// A text and whether it stood in quotes, which makes it a whole name.
type Typed = (String, bool);

/// A text and what it is.
pub(super) type Read = (String, Meant);

impl Candidates {
    /// The suspects of an edition for a grid of this size: those that the book lays, then the others
    /// known by name. A new name is taken as that of a card in hand if it is in quotes or, where names are
    /// missing, if it is not almost a known one.
    pub fn of(edition: &Edition, size: GridSize) -> Self {
        let base: Vec<Card> = edition.base(size).map_or_else(Vec::new, |(known, _)| {
            known.into_iter().map(|known| known.card.clone()).collect()
        });
        let others = edition.suspects.iter().map(|known| &known.card);
        let others: Vec<Card> = others.filter(|card| !base.contains(card)).cloned().collect();
        let count = base.len();
        let cards = base.into_iter().chain(others).collect();
        let new = if edition.is_complete(size) { NewNames::Quoted } else { NewNames::Any };
        Self { cards, base: count, new }
    }

    /// These cards, which are all that lie.
    pub const fn book(cards: Vec<Card>) -> Self {
        let base = cards.len();
        Self { cards, base, new: NewNames::Quoted }
    }

    /// The names of a box of which nothing is known beforehand.
    pub const fn own_box() -> Self {
        Self { cards: Vec::new(), base: 0, new: NewNames::Any }
    }

    /// The same cards, with no other names allowed.
    #[must_use]
    pub fn closed(self) -> Self {
        Self { new: NewNames::None, ..self }
    }

    /// The cards that the book lays for the grid.
    pub(in crate::scenario) fn base(&self) -> &[Card] {
        &self.cards[..self.base]
    }

    /// Whether every name is taken, known or not.
    pub(in crate::scenario) fn takes_any(&self) -> bool {
        self.new == NewNames::Any
    }

    /// Looks for a typed name: whole names first, then starts among the book's cards, then any start.
    pub(in crate::scenario) fn look_up(&self, text: &str, whole: bool) -> Meant {
        let all = NameIndex::of(&self.cards);
        let base = NameIndex::of(&self.cards[..self.base]);
        let mut found = all.whole(text);
        if found == NameMatch::Nobody && !whole {
            found = base.find(text);
            if found == NameMatch::Nobody {
                found = all.find(text);
            }
        }
        let names = |indices: Vec<usize>| {
            indices.into_iter().map(|index| self.cards[index].name.clone()).collect()
        };
        match found {
            NameMatch::One(index) => Meant::Card(self.cards[index].clone()),
            NameMatch::Several(several) => Meant::Several(names(several)),
            NameMatch::Nobody => {
                let new = match self.new {
                    // What is almost a known name is more often a slip than a new one.
                    NewNames::Any => whole || all.nearest(text).is_empty(),
                    NewNames::Quoted => whole,
                    NewNames::None => false,
                };
                if !new {
                    return Meant::Nobody(names(all.nearest(text)));
                }
                clean_name(text).map_or_else(Meant::Never, |name| Meant::Card(Card::named(name)))
            }
        }
    }

    /// Splits a row: at commas if that makes the right number of names, else at spaces too, known
    /// names of several words staying whole; a lone word of as many letters as columns is its letters.
    pub(in crate::scenario) fn split(&self, row: &str, columns: usize) -> Vec<Typed> {
        let by_comma = pieces(row, |c| matches!(c, ',' | ';'));
        if by_comma.len() == columns && columns > 1 {
            return by_comma;
        }
        let names = NameIndex::of(&self.cards);
        let words = pieces(row, |c| matches!(c, ',' | ';') || c.is_whitespace());
        if let [(word, false)] = &words[..]
            && word.chars().count() == columns
            && names.whole(word) == NameMatch::Nobody
        {
            return word.chars().map(|letter| (letter.to_string(), false)).collect();
        }
        let mut split = Vec::new();
        let mut rest = &words[..];
        while let Some((first, _)) = rest.split_first() {
            let joined = |count: usize| {
                rest[..count].iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ")
            };
            let whole = |count: &usize| matches!(names.whole(&joined(*count)), NameMatch::One(_));
            let count = (2..=rest.len().min(4)).rev().find(whole).unwrap_or(1);
            split.push(if count == 1 { first.clone() } else { (joined(count), true) });
            rest = &rest[count..];
        }
        split
    }

    /// What a row says, if need be as typed on the other keyboard layout.
    pub(in crate::scenario) fn row(&self, line: &str, columns: usize) -> Vec<Read> {
        let read = |line: &str| -> Vec<Read> {
            let typed = self.split(line, columns).into_iter();
            let look_up = |(text, whole): Typed| {
                let meant = self.look_up(&text, whole);
                (text, meant)
            };
            typed.map(look_up).collect()
        };
        let strange = |row: &Vec<Read>| row.iter().any(|(_, it)| matches!(it, Meant::Nobody(_)));
        let row = read(line);
        if !strange(&row) {
            return row;
        }
        let mut others = other_layouts(line).into_iter().map(|line| read(&line));
        let known = |(_, it): &Read| matches!(it, Meant::Card(card) if self.cards.contains(card));
        others.find(|row| row.iter().all(known)).unwrap_or(row)
    }
}

/// The parts of a row between separators, quotes keeping a part together; no empty parts.
fn pieces(row: &str, separates: impl Fn(char) -> bool) -> Vec<Typed> {
    let mut parts = Vec::new();
    let (mut part, mut quoted) = (String::new(), false);
    let mut closing = None;
    for c in row.chars().chain([',']) {
        match (closing, c) {
            (Some(close), c) if c == close => closing = None,
            (None, '"' | '“' | '«') => {
                closing = Some(match c {
                    '“' => '”',
                    '«' => '»',
                    _ => '"',
                });
                quoted = true;
            }
            (None, c) if separates(c) => {
                let text = part.trim().to_owned();
                part.clear();
                if !text.is_empty() || quoted {
                    parts.push((text, quoted));
                }
                quoted = false;
            }
            (_, c) => part.push(c),
        }
    }
    // A quote that was never closed reaches to the end, without the separator put there.
    if closing.is_some() {
        part.pop();
        parts.push((part.trim().to_owned(), true));
    }
    parts
}
