//! Taking lines back, and saying them again.
use super::entry::What;
use super::lines::Line;
use super::{LineError, Table};
use crate::rules::{Event, Identity, Seat, Trust};

/// Why lines could not be taken back or said again.
#[derive(Debug)]
pub enum UndoError {
    /// There are only so many.
    Only(usize),
    /// The record could not be written.
    Line(LineError),
}

impl From<LineError> for UndoError {
    fn from(error: LineError) -> Self {
        Self::Line(error)
    }
}

impl Table {
    /// Whether somebody learned something by one of the last `lines` lines: an answer was given, a card
    /// was turned up, or a player has seen what he drew.
    pub fn has_shown(&self, lines: usize) -> bool {
        let from = self.past.len().saturating_sub(lines);
        (from..self.past.len()).any(|at| {
            let moment = &self.past[at];
            moment.events.iter().any(|event| match *event {
                Event::Drew(seat, _) => {
                    self.opening.seats.get(seat.at()).is_some_and(|info| info.trust != Trust::Dealt)
                        || self.looked_since(moment.entry, seat)
                }
                // A death tells who was not hit, once there is an identity to be hit.
                Event::Died(_) => self.opening.all_seats().any(|seat| {
                    let identity = self.position_at(at).holding(seat).identity;
                    seat != moment.seat && identity != Identity::None
                }),
                event => event.shows(),
            })
        })
    }

    fn looked_since(&self, entry: usize, seat: Seat) -> bool {
        self.entries[entry..].iter().any(|later| match later.what {
            What::Looked(audience) => self.start.eyes(audience).see(seat),
            _ => false,
        })
    }

    /// Takes the last `lines` lines back.
    ///
    /// # Errors
    /// How many lines there are, if there are fewer; else what the journal says.
    pub fn undo(&mut self, lines: usize) -> Result<(), UndoError> {
        if lines == 0 || lines > self.past.len() {
            return Err(UndoError::Only(self.past.len()));
        }
        let shown = self.has_shown(lines);
        self.append(&Line::Undid { lines, shown }, None)?;
        self.take_back(lines, shown);
        Ok(())
    }

    /// Says `lines` lines again that were taken back last.
    ///
    /// # Errors
    /// How many lines there are, if there are fewer; else what the journal says.
    pub fn redo(&mut self, lines: usize) -> Result<(), UndoError> {
        if lines == 0 || lines > self.undone.len() {
            return Err(UndoError::Only(self.undone.len()));
        }
        self.append(&Line::Redid { lines }, None)?;
        self.say_again(lines);
        Ok(())
    }
}
