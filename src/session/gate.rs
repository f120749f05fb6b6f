//! Who may see what is secret: the PIN, at a table that was opened with PINs.
use thiserror::Error;

use super::{Session, Stopped};
use crate::rules::Audience;
use crate::table::safe::{JournalError, Pin};
use crate::table::{Gate, LineError};

/// Somebody who may see what is his. Only [`Session::admit`] makes one, and nothing private is shown without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Admitted(Audience);

impl Admitted {
    /// Who it is.
    pub const fn audience(&self) -> Audience {
        self.0
    }
}

/// Why somebody was not let in.
#[derive(Debug, Error)]
pub enum Kept {
    /// A PIN is wanted, or the first one is to be chosen.
    #[error("a PIN is wanted")]
    Asks(Gate),
    /// It is no PIN: four to eight digits are.
    #[error("this is no PIN")]
    NoPin,
    /// It is another one; that is recorded.
    #[error("this is not the PIN")]
    Wrong,
    /// Nobody is the referee of this table, and the game is not over.
    #[error("there is no referee")]
    NoReferee,
    /// Lines are missing in which a PIN may have been chosen.
    #[error("lines are missing")]
    Shut,
    /// What stands before the page has changed while the PIN was typed.
    #[error("the gate has changed")]
    Meanwhile,
    /// Nothing could be recorded.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl From<JournalError> for Kept {
    fn from(error: JournalError) -> Self {
        Self::Stopped(error.into())
    }
}

impl Session {
    /// What stands before the secrets of `who` now.
    pub fn gate(&self, who: Audience) -> Gate {
        self.table().gate(who)
    }

    /// Lets `who` in: at once where no PIN stands before it, else with the right one, or with a new one on the first visit.
    /// A wrong one is recorded before anybody hears of it.
    ///
    /// # Errors
    /// See [`Kept`]; then nothing may be shown.
    pub fn admit(&mut self, who: Audience, pin: Option<&str>) -> Result<Admitted, Kept> {
        if who == Audience::Referee && !self.opening().referee && !self.is_over() {
            return Err(Kept::NoReferee);
        }
        let gate = self.gate(who);
        if gate == Gate::Open {
            return Ok(Admitted(who));
        }
        if self.table().is_locked() {
            return Err(Stopped::from(LineError::Locked).into());
        }
        let Some(pin) = pin else {
            return Err(if gate == Gate::Shut { Kept::Shut } else { Kept::Asks(gate) });
        };
        let chosen = Pin::new(pin);
        if gate == Gate::Choose && chosen.is_none() {
            return Err(Kept::NoPin);
        }
        let held = self.is_held();
        self.hold()?;
        // Else two windows could try PINs side by side, or choose a second one.
        let done =
            if self.gate(who) == gate { self.passes(who, gate, pin) } else { Err(Kept::Meanwhile) };
        if !held {
            self.release();
        }
        done
    }

    fn passes(&mut self, who: Audience, gate: Gate, typed: &str) -> Result<Admitted, Kept> {
        match (gate, Pin::new(typed)) {
            (Gate::Shut, _) => Err(Kept::Shut),
            (Gate::Choose, Some(pin)) => {
                self.record(None, |table| table.choose_pin(who, &pin))?;
                Ok(Admitted(who))
            }
            (Gate::Choose, None) => Err(Kept::NoPin),
            (Gate::Open | Gate::Closed { .. }, _) => {
                let right = self.record(None, |table| table.try_pin(who, typed))?;
                if right { Ok(Admitted(who)) } else { Err(Kept::Wrong) }
            }
        }
    }

    /// Lets somebody choose another PIN, as the whole table has agreed; says whether he had one that stood before anything.
    ///
    /// # Errors
    /// What the disk says; then the PIN stays.
    pub fn forget_pin(&mut self, who: Audience) -> Result<bool, Stopped> {
        self.record(None, |table| table.forget_pin(who))
    }
}
