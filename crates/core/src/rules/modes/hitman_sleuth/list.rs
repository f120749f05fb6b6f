//! The Hitman's list of targets.
use crate::board::{Suspect, SuspectSet};
use crate::rules::spoken::spoken;
use crate::rules::{Event, Eyes, Source};

/// The most cards that can lie face down: all of the deck but one.
const CARDS: usize = 24;

/// The list: one card face up, and a row of cards face down behind it that nobody sees (H23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct HitList {
    target: Option<Suspect>,
    hidden: [Option<Suspect>; CARDS],
    count: u8,
}

spoken! {
    /// What happens to the list; cards leave it by [`Event::Discarded`] and [`Event::Buried`].
    pub enum Fact {
        /// The top card of the deck went face down to the end of the list.
        Added(card: Option<Suspect>) = "added",
        /// The first face-down card was turned up.
        Turned(card: Suspect) = "turned",
    }
}

impl Fact {
    /// The same fact as these eyes may see it.
    #[must_use]
    pub(in crate::rules) fn seen_by(self, eyes: Eyes) -> Self {
        match self {
            Self::Added(_) if !eyes.see_list() => Self::Added(None),
            other => other,
        }
    }
}

impl HitList {
    /// The card that lies face up: the one to be killed next.
    pub const fn target(&self) -> Option<Suspect> {
        self.target
    }

    /// The cards that lie face down, next one first, each as far as it is known here.
    pub fn hidden(&self) -> impl Iterator<Item = Option<Suspect>> + '_ {
        self.hidden.iter().take(usize::from(self.count)).copied()
    }

    /// How many cards lie face down.
    pub const fn hidden_count(&self) -> u8 {
        self.count
    }

    /// The card in this place of the row, 1 for the one next to the open card.
    pub(crate) fn at(&self, place: u8) -> Option<Suspect> {
        self.hidden().nth(usize::from(place.checked_sub(1)?)).flatten()
    }

    /// The cards of the list that everybody sees.
    pub fn open_cards(&self) -> SuspectSet {
        self.target.map_or(SuspectSet::EMPTY, SuspectSet::just)
    }

    /// The list after one more fact.
    pub(super) fn apply(&mut self, event: &Event) {
        match *event {
            Event::List(Fact::Added(card)) if usize::from(self.count) < CARDS => {
                self.hidden[usize::from(self.count)] = card;
                self.count += 1;
            }
            Event::List(Fact::Turned(card)) => {
                self.remove(1);
                self.target = Some(card);
            }
            Event::Discarded(Source::List(0), _) => self.target = None,
            Event::Buried(Source::List(place), _) => self.remove(place),
            _ => {}
        }
    }

    /// The card in this place leaves the row, which closes.
    fn remove(&mut self, place: u8) {
        if (1..=self.count).contains(&place) {
            let count = usize::from(self.count);
            self.hidden.copy_within(usize::from(place)..count, usize::from(place) - 1);
            self.count -= 1;
            self.hidden[count - 1] = None;
        }
    }

    /// The same with the row face down for these eyes.
    #[must_use]
    pub(super) fn seen_by(&self, eyes: Eyes) -> Self {
        let hidden = if eyes.see_list() { self.hidden } else { [None; CARDS] };
        Self { hidden, ..*self }
    }

    /// The same with these cards in the places of those that are not seen.
    #[must_use]
    pub(super) fn imagined(&self, rest: &mut Vec<Suspect>) -> Self {
        let seen: SuspectSet = self.hidden().flatten().collect();
        rest.retain(|card| !seen.contains(*card));
        let mut list = *self;
        for card in &mut list.hidden[..usize::from(self.count)] {
            *card = card.or_else(|| rest.pop());
        }
        list
    }
}
