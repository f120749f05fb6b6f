//! Evidence cards as a deal names them, and the cards on the table among which they are found.
use crate::board::{Cell, Suspect};
use crate::scenario::names::{NameIndex, NameMatch};
use crate::scenario::reading::At;
use crate::scenario::{Card, Cast, Edition, Flaw, GridSize};

/// More cards than any deck has.
pub(super) const MOST_CARDS: usize = 64;

/// One evidence card as a deal names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// That of the suspect with this canonical name.
    Name(String),
    /// That of the suspect who starts on this cell, of a layout that the file does not say.
    Cell(Cell),
}

/// The suspects of a table whose cards a deal names; those that are not there are left out.
pub(super) fn on(cast: &Cast, picks: &[Pick]) -> Vec<Suspect> {
    let find = |pick: &Pick| match pick {
        Pick::Cell(cell) => cast.start().at(*cell),
        Pick::Name(name) => {
            let at = cast.cards().iter().position(|card| card.name == *name)?;
            Some(Suspect::new(at as u8))
        }
    };
    picks.iter().filter_map(find).collect()
}

/// The cards that lie on the table, to be named in a deck.
pub(super) struct Lying<'a> {
    cards: &'a [Card],
    names: NameIndex,
    /// Everybody else the edition knows.
    known: NameIndex,
    size: Option<GridSize>,
    /// Whether the cards lie in this order.
    laid: bool,
}

impl<'a> Lying<'a> {
    pub(super) fn new(
        layout: Option<&'a [Card]>,
        else_cards: &'a [Card],
        edition: &Edition,
        size: Option<GridSize>,
    ) -> Self {
        let known = NameIndex::of(edition.suspects.iter().map(|known| &known.card));
        let cards = layout.unwrap_or(else_cards);
        Self { cards, names: NameIndex::of(cards), known, size, laid: layout.is_some() }
    }

    /// A list of suspects, nobody twice.
    pub(super) fn read(&self, at: At<'_>) -> Vec<Pick> {
        let (mut order, mut places): (Vec<Pick>, Vec<usize>) = (Vec::new(), Vec::new());
        at.at_most(MOST_CARDS);
        for item in at.items().take(MOST_CARDS) {
            let text = item.text();
            if text.is_empty() {
                continue;
            }
            match self.find(text) {
                Ok(pick) => {
                    if let Some(before) = order.iter().position(|other| *other == pick) {
                        let name = match &pick {
                            Pick::Name(name) => name.clone(),
                            Pick::Cell(cell) => cell.to_string(),
                        };
                        item.fault(Flaw::DoubleName { name, first: places[before] });
                    }
                    order.push(pick);
                    places.push(item.number_in_text());
                }
                Err(flaw) => item.fault(flaw),
            }
        }
        order
    }

    fn find(&self, text: &str) -> Result<Pick, Flaw> {
        let found = text.to_owned();
        if let Ok(cell) = text.strip_prefix('#').unwrap_or(text).parse::<Cell>() {
            let Some(there) = self.size.and_then(|size| size.grid().at(cell)) else {
                return Err(Flaw::UnknownName { found, nearest: Vec::new() });
            };
            let card = self.cards.get(there.at()).filter(|_| self.laid);
            return Ok(card.map_or(Pick::Cell(cell), |card| Pick::Name(card.name.clone())));
        }
        let names = |indices: Vec<usize>| {
            indices.into_iter().map(|index| self.cards[index].name.clone()).collect()
        };
        match self.names.find(text) {
            NameMatch::One(index) => Ok(Pick::Name(self.cards[index].name.clone())),
            NameMatch::Several(several) => {
                Err(Flaw::AmbiguousName { found, candidates: names(several) })
            }
            NameMatch::Nobody if matches!(self.known.whole(text), NameMatch::One(_)) => {
                Err(Flaw::NotOnTable(found))
            }
            NameMatch::Nobody => {
                Err(Flaw::UnknownName { found, nearest: names(self.names.nearest(text)) })
            }
        }
    }
}
