//! The suspects of whom some or all lie on a table.
use super::{RandomSource, SetupError, Stays};
use crate::scenario::{Card, Edition, GridSize, LaidPortion, ModeSheet, Suspected};
use crate::terms::Corner;

/// The most cards of a grid that has room for a second one beside it.
const SMALL: u8 = 25;

/// The suspects of whom some or all lie on a table.
pub(super) struct Pool<'a> {
    /// Those taken out by name, who are needed beside the grid.
    pub(super) aside: Vec<&'a Suspected>,
    /// The others, by the marks in their corners.
    portions: Vec<LaidPortion<'a>>,
}

/// Another table on which cards of the same box lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// Its box.
    pub edition: String,
    /// Which cards lie on it.
    pub cards: Taken,
    /// How many they are.
    pub count: u8,
}

/// Which cards lie on a table of 5×5.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Those that the book lays.
    Book,
    /// Those that the book leaves in the box.
    Rest,
    /// These.
    Named(Vec<Card>),
}

impl Beside {
    /// The same; the book's cards are called so, also where they were named one by one.
    pub(super) fn plain(self, edition: &Edition, size: GridSize) -> Self {
        let base = edition.base(size).map(|(base, _)| base).unwrap_or_default();
        let in_base = |card: &Card| base.iter().any(|known| known.card.name == card.name);
        match &self.cards {
            Taken::Named(cards) if cards.iter().all(in_base) => Self { cards: Taken::Book, ..self },
            _ => self,
        }
    }

    /// The cards of this table, by their marks where they are not known by name, as they are told to
    /// whoever must not take them.
    pub(super) fn stays(&self, edition: &Edition, size: GridSize) -> Vec<Stays> {
        let corners = edition.grids.get(&size).map_or(&[][..], Vec::as_slice);
        let taken = |corner| match &self.cards {
            Taken::Book => corners.contains(corner),
            Taken::Rest => !corners.contains(corner),
            Taken::Named(_) => false,
        };
        let known = |corner: Corner| {
            let known = edition.suspects.iter().filter(move |known| known.corner == Some(corner));
            known.map(|known| known.card.clone()).collect()
        };
        let stays = |(&corner, &cards): (&Corner, &u8)| Stays {
            corner: Some(corner),
            cards,
            of: cards,
            known: known(corner),
        };
        let marked: Vec<Stays> =
            edition.corners.iter().filter(|(corner, _)| taken(corner)).map(stays).collect();
        if marked.is_empty() { vec![Stays::others(self.count)] } else { marked }
    }

    /// Whether a suspect lies there.
    fn has(&self, known: &Suspected, edition: &Edition, size: GridSize) -> bool {
        let in_book = |corner| edition.grids.get(&size).is_some_and(|it| it.contains(&corner));
        match &self.cards {
            Taken::Book => known.corner.is_some_and(in_book),
            Taken::Rest => known.corner.is_some_and(|corner| !in_book(corner)),
            Taken::Named(cards) => cards.iter().any(|card| card.name == known.card.name),
        }
    }
}

impl<'a> Pool<'a> {
    /// Those that the book lays; nothing where the box has no such grid.
    pub(super) fn book(mode: &'a ModeSheet, edition: &'a Edition, size: GridSize) -> Option<Self> {
        let laid = mode.lays_of(edition, size)?;
        Some(Self { aside: laid.aside, portions: laid.portions })
    }

    /// Those that do not lie on the table `other`: two games from one box, no card twice.
    pub(super) fn beside(
        edition: &'a Edition,
        size: GridSize,
        other: &Beside,
    ) -> Result<Self, SetupError> {
        if other.edition != edition.id {
            return Err(SetupError::OtherBox(other.edition.clone()));
        }
        let (count, all) = (size.cells(), edition.components.suspects.count as u8);
        if count > SMALL || other.count > SMALL {
            return Err(SetupError::BesideLarge);
        }
        let among = all.saturating_sub(other.count);
        if among < count {
            return Err(SetupError::BoxTooSmall { cards: all, needed: count + other.count });
        }
        let left = |known: &&Suspected| known.corner.is_some() && !other.has(known, edition, size);
        let known = edition.suspects.iter().filter(left).collect();
        Ok(Self { aside: Vec::new(), portions: vec![LaidPortion { of: &[], count, among, known }] })
    }

    /// The suspects with this mark among others, where some of them lie on the table.
    pub(super) fn portion(&self, corner: Corner) -> Option<&LaidPortion<'a>> {
        self.portions.iter().find(|portion| portion.of.contains(&corner))
    }

    /// Those known by name.
    pub(super) fn known(&self) -> impl Iterator<Item = &'a Suspected> {
        self.portions.iter().flat_map(|portion| portion.known.iter().copied())
    }

    /// How many there are, known or not.
    pub(super) fn among(&self) -> u8 {
        self.portions.iter().map(|portion| portion.among).sum()
    }

    /// Whether all of them are known by name.
    pub(super) fn is_complete(&self) -> bool {
        self.portions.iter().all(|portion| portion.known.len() == usize::from(portion.among))
    }

    /// Those that lie on the table; by the seed where there are more of them.
    pub(super) fn choose(&self, seed: &str) -> Vec<&'a Suspected> {
        let mut source = RandomSource::seeded("cards", seed);
        let mut chosen = Vec::new();
        for portion in &self.portions {
            let mut known = portion.known.clone();
            if portion.among > portion.count {
                known.sort_by(|a, b| a.card.name.cmp(&b.card.name));
                source.shuffle(&mut known);
                known.truncate(usize::from(portion.count));
            }
            chosen.extend(known);
        }
        chosen
    }
}
