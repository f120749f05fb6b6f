//! The log of a table.
use serde::{Deserialize, Serialize};

use super::corrected::Changed;
use super::house_ruling::HouseRuling;
use super::safe::{Discrepancy, KeptPin};
use crate::rules::{Ask, Audience, Event, Eyes, Order, Refusal, Rule, Seat, Shown};

/// One thing that the journal has recorded, as one audience may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The number of accepted lines in force after it.
    pub seq: usize,
    /// What it was.
    pub what: What,
}

/// What an [`Entry`] tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum What {
    /// The table was opened, and these things were dealt.
    Opened(Vec<Event>),
    /// A line was accepted.
    Said {
        /// Who said it.
        seat: Seat,
        /// Its words; none where it was said in private.
        line: Option<String>,
        /// What happened.
        events: Vec<Event>,
    },
    /// A line was refused because of a hidden card.
    Refused {
        /// Whose line it was.
        seat: Seat,
        /// The line and the reason, where they are for this audience.
        why: Option<HiddenRefusal>,
    },
    /// The table has decided differently from the books.
    Ruled(HouseRuling),
    /// The suspects were found to lie so, in reading order.
    Arranged(Order),
    /// The lines from this one on were put right, and are said anew in the entries that follow.
    Corrected {
        /// The first of them; 1 where a card was corrected in private.
        from: usize,
        /// The lines of which something else came, as far as this audience can tell.
        changed: Vec<Changed>,
        /// Whether somebody learned something by what was said before or is said now.
        shown: bool,
    },
    /// A mistake in this line was noticed, and the table lets it stand.
    Stands(usize),
    /// Lines were taken back.
    Undid {
        /// How many.
        lines: usize,
        /// Whether somebody had already learned something by them.
        shown: bool,
    },
    /// Lines were said again after an undo.
    Redid {
        /// How many.
        lines: usize,
        /// Whether somebody had already learned something by them.
        shown: bool,
    },
    /// Somebody looked at what is secret.
    Looked(Audience),
    /// Somebody has chosen the PIN without which his secrets are not shown.
    Pinned {
        /// Who.
        by: Audience,
        /// What is kept of it.
        kept: KeptPin,
    },
    /// A wrong PIN was typed; whose it should have been.
    Mistyped(Audience),
    /// The table has decided that somebody chooses another PIN.
    Unpinned(Audience),
    /// The file had been damaged and was put right.
    Recovered,
    /// The file is not as this computer had last seen it.
    Noticed {
        /// What is otherwise.
        what: Discrepancy,
        /// How many lines had been seen; none where that is not known.
        seen: Option<u64>,
    },
    /// The game is over, and the key of its secrets was published.
    Unsealed,
    /// A referee who does not play has noted something; the words only for whoever may see everything.
    Noted(Option<String>),
    /// From the next line on somebody else plays for a seat, or its player is called otherwise.
    Seated {
        /// The seat.
        seat: Seat,
        /// Who played there before, or what they were called.
        was: String,
        /// Who plays there now.
        player: String,
        /// Whether it is the same person, whose name was wrong.
        renamed: bool,
    },
}

/// A line refused because of a hidden card, with the reason: for its owner only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenRefusal {
    /// The words of the line.
    pub line: String,
    /// The rule it breaks; none if the words were not understood.
    pub refusal: Option<Refusal>,
}

impl HiddenRefusal {
    /// The refusal with its figures. Those of cards that were drawn the record does not keep: the line names them, and
    /// `then` is the position at that moment, in which they were owed.
    pub fn figured(&self, then: &Shown) -> Option<Refusal> {
        let refusal = self.refusal?;
        match then.decision().map(|owed| owed.ask) {
            Some(Ask::Drew(count)) if refusal.rule == Rule::CardCount => {
                let named = self.line.split(' ').skip(1).count();
                Some(Refusal::counted(named.try_into().unwrap_or(u8::MAX), count..=count))
            }
            _ => Some(refusal),
        }
    }
}

impl Entry {
    /// Whether it is an accepted line.
    pub const fn is_line(&self) -> bool {
        self.what.is_line()
    }

    /// Whether the game has ended by it.
    pub fn ends_game(&self) -> bool {
        let What::Said { events, .. } = &self.what else { return false };
        events.iter().any(|event| matches!(event, Event::Ended(_)))
    }

    /// Whether by it the table is another one than before, so that a line meant for that one may mean something else now.
    pub const fn is_move(&self) -> bool {
        self.is_line()
            || matches!(self.what, What::Undid { .. } | What::Redid { .. } | What::Corrected { .. })
    }

    /// The same entry as these eyes may see it.
    #[must_use]
    pub fn seen_by(&self, eyes: Eyes) -> Self {
        Self { seq: self.seq, what: self.what.seen_by(eyes) }
    }
}

impl What {
    /// Whether it is an accepted line.
    pub const fn is_line(&self) -> bool {
        matches!(self, Self::Said { .. } | Self::Ruled(_) | Self::Arranged(_))
    }

    /// The same as these eyes may see it.
    #[must_use]
    pub fn seen_by(&self, eyes: Eyes) -> Self {
        let hide = |events: &[Event]| events.iter().map(|event| event.seen_by(eyes)).collect();
        match self {
            Self::Opened(events) => Self::Opened(hide(events)),
            Self::Said { seat, line, events } => {
                Self::Said { seat: *seat, line: line.clone(), events: hide(events) }
            }
            Self::Refused { seat, why } => {
                Self::Refused { seat: *seat, why: why.clone().filter(|_| eyes.see(*seat)) }
            }
            Self::Noted(text) => Self::Noted(text.clone().filter(|_| eyes.see_all())),
            Self::Corrected { from, changed, shown } => {
                let seen = changed.iter().filter_map(|changed| changed.seen_by(eyes));
                Self::Corrected { from: *from, changed: seen.collect(), shown: *shown }
            }
            other => other.clone(),
        }
    }
}
