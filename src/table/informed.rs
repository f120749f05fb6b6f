//! Whether a line has told somebody what a hidden card decides.
//!
//! One test for all who take a line back, say it again or say it otherwise: undo, redo and corrections ask and count by it.
//! It is worked out from what is public, so anybody who has the record comes to the same answer.
use super::journal::replay_action::Recorded;
use super::{Moment, Table, View, What};
use crate::rules::{Audience, Event, Identity, Position, Seat, Trust};

/// How often a table has tried what may inform it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tries {
    /// Lines of each seat, in order, that were refused because of a hidden card.
    pub refused: Vec<usize>,
    /// Times that lines were taken back by which somebody had learned something.
    pub taken_back: usize,
    /// Times that lines were put right by which somebody learned something, before or after it.
    pub put_right: usize,
    /// Wrong PINs of everybody who may have one: seats in order, then the referee where there is one; nothing at a
    /// table without PINs.
    pub mistyped: Vec<(Audience, usize)>,
}

impl Table {
    /// Whether somebody learned something by one of the last `lines` lines: something was shown (an answer, a card that
    /// was turned up or that its owner has seen), or the line would have been refused beside another hidden card, so that
    /// its acceptance alone tells.
    pub fn has_informed(&self, lines: usize) -> bool {
        self.informed_by_last(&Recorded::of(&self.opening), lines)
    }

    pub(super) fn informed_by_last(&self, recorded: &Recorded<'_>, lines: usize) -> bool {
        let from = self.past.len().saturating_sub(lines);
        let mut last = (from..self.past.len()).map(|at| (self.position_at(at), &self.past[at]));
        last.any(|(before, moment)| self.informed(recorded, before, moment))
    }

    /// The same of the lines that [`redo`](Self::redo) would say again.
    pub(super) fn informed_by_undone(&self, recorded: &Recorded<'_>, lines: usize) -> bool {
        let mut before = self.position();
        self.undone.iter().rev().take(lines).any(|moment| {
            let informed = self.informed(recorded, before, moment);
            before = &moment.after;
            informed
        })
    }

    /// Whether a line that was said in this position has told somebody something.
    pub(super) fn informed(
        &self,
        recorded: &Recorded<'_>,
        before: &Position,
        moment: &Moment,
    ) -> bool {
        self.has_shown(before, moment)
            || match &self.entry(moment).what {
                // What is told in private is accepted only of those who hold the card.
                What::Said { line: None, .. } => true,
                What::Said { seat, line, events } => {
                    let public = before.seen_by(Audience::Public);
                    let action = recorded.action(&public, *seat, line.as_deref(), events);
                    action.is_some_and(|action| public.hangs(&action))
                }
                _ => false,
            }
    }

    fn has_shown(&self, before: &Position, moment: &Moment) -> bool {
        moment.events.iter().any(|event| match *event {
            Event::Drew(seat, _) => {
                self.opening.seats.get(seat.at()).is_some_and(|info| info.trust != Trust::Dealt)
                    || self.looked_since(moment.entry, seat)
            }
            // A death tells who was not hit, once there is an identity to be hit.
            Event::Died(_) => self
                .opening
                .all_seats()
                .any(|seat| seat != moment.seat && before.holding(seat).identity != Identity::None),
            event => event.shows(),
        })
    }

    fn looked_since(&self, entry: usize, seat: Seat) -> bool {
        self.entries[entry..].iter().any(|later| match later.what {
            What::Looked(audience) => self.start.eyes(audience).see(seat),
            _ => false,
        })
    }
}

impl View<'_> {
    /// Whose the newest line is; everybody may know.
    pub fn newest_of(&self) -> Option<Seat> {
        self.table.past().last().map(|last| last.seat)
    }

    /// Whose the newest line is, if nobody has learned anything by it; everybody may know.
    pub fn last_speaker(&self) -> Option<Seat> {
        self.newest_of().filter(|_| !self.table.has_informed(1))
    }

    /// How often the table has tried what may inform it; everybody may know.
    pub fn tries(&self) -> Tries {
        let pinned = self.table.pinned().filter(|_| self.opening().pins);
        let mut tries = Tries {
            refused: vec![0; self.opening().seats.len()],
            taken_back: 0,
            put_right: 0,
            mistyped: pinned.map(|by| (by, self.table.mistyped(by))).collect(),
        };
        for entry in &self.table.entries {
            match entry.what {
                What::Refused { seat, .. } => {
                    tries.refused.get_mut(seat.at()).into_iter().for_each(|count| *count += 1);
                }
                What::Undid { shown, .. } => tries.taken_back += usize::from(shown),
                What::Corrected { shown, .. } => tries.put_right += usize::from(shown),
                _ => {}
            }
        }
        tries
    }
}
