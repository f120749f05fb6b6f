//! PINs: at a screen that several share, only its owner opens what is for one pair of eyes.
//!
//! Each seat, and a referee who does not play, chooses one on the first visit. It keeps honest people from a glance; it
//! seals nothing: somebody with the key and another program can read everything.
use super::LineError;
use crate::rules::{Audience, Names as _};
use crate::table::journal::replay::REFEREE;
use crate::table::journal::safe::{Discrepancy, KeptPin, Pin};
use crate::table::{JournalLine, Table, What};

/// What stands before the secrets of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// Nothing: the table has no PINs, the game is over, or everybody may know it.
    Open,
    /// He has still to choose a PIN.
    Choose,
    /// Lines are known to be missing from this file, so nobody can tell whether he has one: nothing is shown.
    Shut,
    /// His PIN is asked for.
    Closed {
        /// How often in a row it was typed wrongly since he last looked.
        wrong: usize,
    },
}

/// The longest wait before the next PIN can be tried, in seconds.
const LONGEST_WAIT: u64 = 30;

impl Gate {
    /// How many seconds the next PIN has to wait: none at first, then each time twice as long, up to half a minute.
    pub fn wait(self) -> u64 {
        match self {
            Self::Closed { wrong: 0 } | Self::Open | Self::Choose | Self::Shut => 0,
            Self::Closed { wrong } => 1_u64 << (wrong - 1).min(6),
        }
        .min(LONGEST_WAIT)
    }
}

impl Table {
    /// What stands before the secrets of `by` now.
    pub fn gate(&self, by: Audience) -> Gate {
        if !self.opening.pins || by == Audience::Public || self.position().outcome().is_some() {
            return Gate::Open;
        }
        if self.kept_pin(by).is_none() {
            return if self.lacks_lines() { Gate::Shut } else { Gate::Choose };
        }
        let since = self.entries.iter().rev().take_while(|entry| match &entry.what {
            What::Looked(who) | What::Pinned { by: who, .. } => *who != by,
            _ => true,
        });
        Gate::Closed { wrong: since.filter(|entry| entry.what == What::Mistyped(by)).count() }
    }

    /// Whether this computer has seen lines that the file does not have: a PIN that was chosen may be among them.
    fn lacks_lines(&self) -> bool {
        let lacks = |what| matches!(what, Discrepancy::Behind | Discrepancy::Unknown);
        self.entries
            .iter()
            .any(|entry| matches!(entry.what, What::Noticed { what, .. } if lacks(what)))
    }

    /// Whether somebody has a PIN; everybody may know.
    pub(in crate::table) fn has_pin(&self, by: Audience) -> bool {
        self.kept_pin(by).is_some()
    }

    /// How often a wrong PIN was typed for somebody.
    pub(in crate::table) fn mistyped(&self, by: Audience) -> usize {
        self.entries.iter().filter(|entry| entry.what == What::Mistyped(by)).count()
    }

    /// All who may have a PIN: every seat, and last the referee where there is one.
    pub(in crate::table) fn pinned(&self) -> impl Iterator<Item = Audience> + use<> {
        let referee = self.opening.referee.then_some(Audience::Referee);
        self.opening.all_seats().map(Audience::Seat).chain(referee)
    }

    fn kept_pin(&self, by: Audience) -> Option<&KeptPin> {
        let newest = self.entries.iter().rev().find_map(|entry| match &entry.what {
            What::Pinned { by: who, kept } if *who == by => Some(Some(kept)),
            What::Unpinned(who) if *who == by => Some(None),
            // Whoever takes over a seat has no PIN yet.
            What::Seated { seat, renamed: false, .. } if by == Audience::Seat(*seat) => Some(None),
            _ => None,
        });
        newest.flatten()
    }

    /// Records the PIN that somebody has chosen; nothing where he has one or needs none.
    ///
    /// # Errors
    /// What the journal says; then there is none.
    pub fn choose_pin(&mut self, by: Audience, pin: &Pin) -> Result<(), LineError> {
        if self.gate(by) != Gate::Choose {
            return Ok(());
        }
        let name = self.name_of(by).to_owned();
        let seal = self.seal.as_ref().ok_or(LineError::Locked)?;
        let kept = seal.keep_pin(&name, pin)?;
        let KeptPin { salt, check } = kept.clone();
        self.append(&JournalLine::Pinned { by: name, salt, check }, None)?;
        self.note(What::Pinned { by, kept });
        Ok(())
    }

    /// Whether this is the PIN of `by`, or he needs none now; a wrong one is recorded before anybody hears of it.
    ///
    /// # Errors
    /// What the journal says; then nothing may be shown.
    pub fn try_pin(&mut self, by: Audience, typed: &str) -> Result<bool, LineError> {
        match self.gate(by) {
            Gate::Open => return Ok(true),
            Gate::Choose | Gate::Shut => return Ok(false),
            Gate::Closed { .. } => {}
        }
        let seal = self.seal.as_ref().filter(|seal| seal.is_own()).ok_or(LineError::Locked)?;
        let is = |(kept, pin): (&KeptPin, Pin)| seal.is_pin(self.name_of(by), kept, &pin);
        if self.kept_pin(by).zip(Pin::new(typed)).is_some_and(is) {
            return Ok(true);
        }
        self.append(&JournalLine::Mistyped { by: self.name_of(by).to_owned() }, None)?;
        self.note(What::Mistyped(by));
        Ok(false)
    }

    /// Records that the table lets somebody choose another PIN, and says whether he had one that stood before anything.
    ///
    /// # Errors
    /// What the journal says; then the PIN stays.
    pub fn forget_pin(&mut self, by: Audience) -> Result<bool, LineError> {
        if !matches!(self.gate(by), Gate::Closed { .. }) {
            return Ok(false);
        }
        self.append(&JournalLine::Unpinned { by: self.name_of(by).to_owned() }, None)?;
        self.note(What::Unpinned(by));
        Ok(true)
    }

    /// How the journal calls somebody who may look; a seat's id, or `referee`.
    pub(in crate::table) fn name_of(&self, by: Audience) -> &str {
        match by {
            Audience::Seat(seat) => self.opening.seat_id(seat),
            Audience::Referee | Audience::Public => REFEREE,
        }
    }

    /// Whom the journal calls so.
    pub(in crate::table) fn called(&self, name: &str) -> Option<Audience> {
        if name == REFEREE {
            return Some(Audience::Referee);
        }
        self.opening.find_seat(name).map(Audience::Seat)
    }

    /// What a record about PINs says, where it makes sense now.
    pub(in crate::table) fn about_pins(&self, line: &JournalLine) -> Option<What> {
        let closed = |by| matches!(self.gate(by), Gate::Closed { .. });
        match line {
            JournalLine::Pinned { by, salt, check } => {
                let kept = KeptPin { salt: salt.clone(), check: check.clone() };
                let unchosen = |by: &Audience| matches!(self.gate(*by), Gate::Choose | Gate::Shut);
                let by = self.called(by).filter(unchosen)?;
                let known = self.pinned().any(|it| it == by);
                (known && kept.is_whole()).then_some(What::Pinned { by, kept })
            }
            JournalLine::Mistyped { by } => {
                self.called(by).filter(|by| closed(*by)).map(What::Mistyped)
            }
            JournalLine::Unpinned { by } => {
                self.called(by).filter(|by| closed(*by)).map(What::Unpinned)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Gate;

    #[test]
    fn each_wrong_pin_makes_the_next_one_wait_longer_up_to_half_a_minute() {
        let waits: Vec<u64> = (0..9).map(|wrong| Gate::Closed { wrong }.wait()).collect();
        assert_eq!(waits, [0, 1, 2, 4, 8, 16, 30, 30, 30]);
        assert_eq!(Gate::Closed { wrong: usize::MAX }.wait(), 30);
        assert_eq!((Gate::Open.wait(), Gate::Choose.wait()), (0, 0));
    }
}
