//! Who plays a seat, from which line on: somebody has to go and somebody else, or a machine, plays on; a name was misspelt.
use super::LineError;
use crate::rules::{Seat, Trust};
use crate::setup::RandomSource;
use crate::table::journal::entry::What;
use crate::table::journal::lines::JournalLine;
use crate::table::{Opening, Table};

/// Whether somebody else plays for a seat, or the same person is called otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Somebody else, or a machine: what is the seat's is theirs now, and they choose a PIN of their own.
    Another,
    /// Only the name was wrong.
    Renamed,
}

impl Table {
    /// Lets `player` play for `seat` from the next line on. It is no line of the game, so no undo takes it back; it can only
    /// be recorded anew.
    ///
    /// # Errors
    /// What the journal says; then everybody sits as before.
    pub fn sit(&mut self, seat: Seat, player: &str, how: Seating) -> Result<(), LineError> {
        let renamed = how == Seating::Renamed;
        let id = self.opening.seat_id(seat).to_owned();
        let line = JournalLine::Seated { seat: id, player: player.to_owned(), renamed };
        self.append(&line, None)?;
        if let Some(what) = self.seated(&line) {
            self.happen(what);
        }
        Ok(())
    }

    /// What a record of who sits where says; nothing if there is no such seat.
    pub(in crate::table) fn seated(&self, line: &JournalLine) -> Option<What> {
        let JournalLine::Seated { seat, player, renamed } = line else { return None };
        let seat = self.opening.seat_ids().position(|id| id == seat)?;
        let seat = Seat::new(seat as u8);
        let was = self.opening.player(seat).to_owned();
        Some(What::Seated { seat, was, player: player.clone(), renamed: *renamed })
    }

    /// From the entry after this on, somebody sits there.
    pub(in crate::table) fn seat_at(&mut self, seat: Seat, player: &str) {
        self.earlier.push((self.entries.len(), self.opening.clone()));
        if let Some(info) = self.opening.seats.get_mut(seat.at()) {
            player.clone_into(&mut info.player);
        }
    }

    /// Who sat where when the line after `seq` lines was said, or now.
    pub(in crate::table) fn opening_at(&self, seq: usize) -> &Opening {
        let next = self.past.get(seq).map(|moment| moment.entry);
        let then = next.and_then(|next| self.earlier.iter().find(|(entry, _)| next < *entry));
        then.map_or(&self.opening, |(_, opening)| opening)
    }

    /// Whether a machine can play for `seat`: the companion knows the cards before it.
    pub fn machine_can_sit(&self, seat: Seat) -> bool {
        let holding = self.position().holding(seat);
        match holding.trust {
            Trust::Dealt => true,
            Trust::Told => !self.is_locked() && holding.unknown == 0,
            Trust::Untold => false,
        }
    }

    /// The chance that a machine plays by for `seat` now: the same after a line was taken back, so whoever lets it play
    /// again learns nothing new. None where the secrets of the table cannot be read.
    pub fn machine_chance(&self, seat: Seat) -> Option<u64> {
        let seed = self.chance.seed()?;
        let purpose = format!("machine {} {}", self.opening.seat_id(seat), self.seq());
        Some(RandomSource::seeded(&purpose, seed).below(u64::MAX))
    }
}
