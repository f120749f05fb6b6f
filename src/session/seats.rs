//! Who plays a seat, from which line on; and where a machine plays.
use super::{Outcome, Session, Stopped};
use crate::rules::Seat;
use crate::table::{Entry, Seating, What};
use crate::terms::Strength;

impl Session {
    /// Lets `player` play for `seat` from the next line on.
    ///
    /// # Errors
    /// What the disk says; then everybody sits as before.
    pub fn sit(&mut self, seat: Seat, player: &str, how: Seating) -> Result<Outcome, Stopped> {
        self.doing(None, |table| table.sit(seat, player, how))
    }

    /// The machine whose line is owed now; what only a real card can tell is for people.
    pub fn machine_owes(&self) -> Option<(Seat, Strength)> {
        let view = self.public();
        let owed = view.position().decision().filter(|owed| !owed.ask.is_of_cards())?;
        Some((owed.seat, view.opening().machine(owed.seat)?))
    }

    /// How many lines machines have said since a person said one; none where no person has.
    pub fn said_by_machines(&self) -> usize {
        let view = self.public();
        let said = view.said_since(0);
        let by_person = |entry: &&Entry| match entry.what {
            What::Said { seat, .. } => {
                let then = view.at(entry.seq.saturating_sub(1));
                then.opening().machine(seat).is_none()
            }
            _ => true,
        };
        let lines: Vec<&Entry> = said.iter().rev().filter(|entry| entry.is_line()).collect();
        lines.iter().position(by_person).unwrap_or_default()
    }
}
