//! Saying and telling lines at a table, and what is recorded of them; taking them back, putting them right, and what is said
//! beside the game: house rulings, PINs, who sits where.
mod correct;
mod house;
mod pins;
mod reveal;
mod seats;
mod typed;
mod undo;

use thiserror::Error;

pub use correct::CorrectError;
pub use pins::Gate;
pub use seats::Seating;
pub use typed::{AloudError, Tell, TellError};
pub use undo::UndoError;

use super::Table;
use super::journal::by_cell::ByCell;
use super::journal::entry::{HiddenRefusal, What};
use super::journal::facts::{hidden, written};
use super::journal::lines::{JournalLine, Secret};
use super::journal::safe::{Discrepancy, JournalError, Seal, SealError, Sealed};
use crate::rules::{Action, Audience, Event, Names as _, Refusal, Rule, Seat};

/// The bytes that each note takes, whatever it says.
const LONGEST_NOTE: usize = 400;

/// Why a line was not accepted.
#[derive(Debug, Error)]
pub enum LineError {
    /// A rule forbids it, as everybody can see.
    #[error("refused by the rule `{}`", .0.rule.id())]
    Refused(Refusal),
    /// A hidden card forbids it. The reason is on the owner's private page, and nowhere else.
    #[error("refused because of a hidden card")]
    Hidden(Seat),
    /// The line is secret and must be told, not said.
    #[error("to be told in private")]
    Private,
    /// The key that opens the table's secrets is not on this computer.
    #[error("the key is not here")]
    Locked,
    /// The record could not be written; nothing has changed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl From<SealError> for LineError {
    fn from(_: SealError) -> Self {
        Self::Locked
    }
}

impl Table {
    /// Says a line aloud; `by` is who says it, if that was said.
    ///
    /// What everybody can see to be forbidden is refused first, so a hidden card is looked at only
    /// when nothing else decides.
    ///
    /// # Errors
    /// See [`LineError`]; the game is as it was.
    pub fn act(&mut self, by: Option<Seat>, action: &Action) -> Result<(), LineError> {
        let action = &self.position().canonical(action);
        if action.is_private() {
            return Err(LineError::Private);
        }
        let seat = self.speaker(by, action)?;
        self.public().position().check(action).map_err(LineError::Refused)?;
        self.play(seat, action)
    }

    /// Tells a line in private. Whatever is wrong with it is for the owner's page only.
    ///
    /// # Errors
    /// [`LineError::Refused`] if nothing is asked of this seat in private now; else as [`act`](Self::act).
    pub fn tell(&mut self, seat: Seat, action: &Action) -> Result<(), LineError> {
        self.may_tell(seat).map_err(LineError::Refused)?;
        self.play(seat, action)
    }

    /// Whether something is asked of `seat` in private now.
    ///
    /// # Errors
    /// The refusal that everybody may read.
    pub fn may_tell(&self, seat: Seat) -> Result<(), Refusal> {
        match self.position().decision() {
            None => Err(Refusal::of(Rule::GameOver)),
            Some(owed) if owed.seat != seat => Err(Refusal::to(Rule::NotYourTurn, owed.seat)),
            Some(owed) if !owed.ask.is_private() => Err(Refusal::to(Rule::OtherOwed, seat)),
            Some(_) => Ok(()),
        }
    }

    /// Records that a private line of `seat` was not understood; the words are for his page only.
    ///
    /// # Errors
    /// Always: [`LineError::Hidden`], or what the journal says.
    pub fn misunderstood(&mut self, seat: Seat, words: &str) -> Result<(), LineError> {
        self.refuse(seat, words.chars().take(60).collect(), None)
    }

    fn speaker(&self, by: Option<Seat>, action: &Action) -> Result<Seat, LineError> {
        let owed = self.position().decision();
        if let Action::Concede(seat) = action {
            return Ok(*seat);
        }
        let Some(owed) = owed else {
            return Err(LineError::Refused(Refusal::of(Rule::GameOver)));
        };
        match by {
            Some(seat) if seat != owed.seat => {
                Err(LineError::Refused(Refusal::to(Rule::NotYourTurn, owed.seat)))
            }
            _ => Ok(owed.seat),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action) -> Result<(), LineError> {
        if self.seal.is_none() {
            return Err(LineError::Locked);
        }
        let grid = *self.position().grid();
        match self.position().play(action) {
            Ok((after, mut events)) => {
                self.chance.answer(self.shuffles(), after, &mut events);
                let line = (!action.is_private()).then(|| action.write(&grid, &self.opening));
                self.record(seat, line, events)
            }
            Err(error) => {
                let line = action.write(&grid, &ByCell(&self.opening));
                self.refuse(seat, line, Some(error.refusal))
            }
        }
    }

    /// The sealed words name suspects by their starting cells, all of one length.
    pub(super) fn refuse(
        &mut self,
        seat: Seat,
        line: String,
        refusal: Option<Refusal>,
    ) -> Result<(), LineError> {
        let by_cell = ByCell(&self.opening);
        let secret = Secret::Refused {
            line: line.clone(),
            rule: refusal.map(|refusal| refusal.rule.id().to_owned()),
            suspect: refusal
                .and_then(|refusal| refusal.suspect)
                .map(|suspect| by_cell.suspect(suspect).to_owned()),
        };
        let open = JournalLine::Refused { seat: self.opening.seat_id(seat).to_owned() };
        self.append(&open, Some(&secret))?;
        // As it will be read back.
        let kept = |it: Refusal| Refusal { suspect: it.suspect, ..Refusal::of(it.rule) };
        self.note(What::Refused {
            seat,
            why: Some(HiddenRefusal { line, refusal: refusal.map(kept) }),
        });
        Err(LineError::Hidden(seat))
    }

    /// Records a line, `None` if it was said in private, and lets it happen.
    pub(super) fn record(
        &mut self,
        seat: Seat,
        line: Option<String>,
        events: Vec<Event>,
    ) -> Result<(), LineError> {
        // Whether something is sealed depends on the kinds of facts only, never on what they say.
        let hides = events.iter().any(Event::is_secret);
        let open = JournalLine::Said {
            seat: self.opening.seat_id(seat).to_owned(),
            line: line.clone(),
            facts: written(&hidden(&events), &self.opening),
        };
        let facts = || written(&events, &ByCell(&self.opening));
        let secret = hides.then(|| Secret::Said { facts: facts() });
        self.append(&open, secret.as_ref())?;
        self.happen(What::Said { seat, line, events });
        Ok(())
    }

    /// Publishes the key of what is sealed, once the game is over; before that, and a second time, it does nothing.
    ///
    /// It is the record that opens the secrets: from then on anybody who has the file can check the whole game, and
    /// needs neither a key nor a passphrase. Nothing can be opened earlier, since only this record tells the key. If
    /// the end is taken back, what comes after is sealed with another key (see [`Seal`]).
    ///
    /// # Errors
    /// What the journal says; the game is over all the same, and the next command tries again.
    pub fn publish(&mut self) -> Result<(), LineError> {
        self.keep_epoch();
        let key = self.seal.as_ref().and_then(Seal::publish);
        let Some(key) = key.filter(|_| !self.unsealed && self.position().outcome().is_some())
        else {
            return Ok(());
        };
        self.append(&JournalLine::Unsealed { key: key.clone() }, None)?;
        self.unseal(key);
        Ok(())
    }

    pub(super) fn append(
        &mut self,
        line: &JournalLine,
        secret: Option<&Secret>,
    ) -> Result<(), LineError> {
        self.keep_epoch();
        let (Some(journal), Some(seal)) = (&mut self.journal, &self.seal) else {
            return Err(LineError::Locked);
        };
        let sealed: Option<Sealed> =
            secret.map(|secret| seal.seal(journal.next(), secret)).transpose()?;
        Ok(journal.append(line, sealed.as_ref())?)
    }

    /// Records that a seat or the referee looks at what is secret; before it is shown.
    ///
    /// # Errors
    /// What the journal says; then nothing may be shown.
    pub fn look(&mut self, by: Audience) -> Result<(), LineError> {
        if by == Audience::Public {
            return Ok(());
        }
        self.append(&JournalLine::Looked { by: self.name_of(by).to_owned() }, None)?;
        self.note(What::Looked(by));
        Ok(())
    }

    /// Records what a referee who does not play wants to remember; sealed like a card until the end.
    ///
    /// # Errors
    /// What the journal says; then nothing was noted.
    pub fn jot(&mut self, text: &str) -> Result<(), LineError> {
        let mut kept = text.trim().to_owned();
        while kept.len() > LONGEST_NOTE {
            kept.pop();
        }
        let filled = format!("{kept}{}", " ".repeat(LONGEST_NOTE - kept.len()));
        self.append(&JournalLine::Noted, Some(&Secret::Noted { text: filled }))?;
        self.note(What::Noted(Some(kept)));
        Ok(())
    }

    /// Records that the file is not as this computer had last seen it.
    ///
    /// # Errors
    /// What the journal says.
    pub fn noticed(&mut self, what: Discrepancy, seen: Option<u64>) -> Result<(), LineError> {
        // It lies open, as the next one does.
        let journal = self.journal.as_mut().ok_or(LineError::Locked)?;
        journal.append(&JournalLine::Noticed { what, seen }, None)?;
        self.note(What::Noticed { what, seen });
        Ok(())
    }

    /// Records that the file was damaged and was put right.
    ///
    /// # Errors
    /// What the journal says.
    pub fn recovered(&mut self) -> Result<(), LineError> {
        // It is public, so no key is needed to say it.
        let journal = self.journal.as_mut().ok_or(LineError::Locked)?;
        journal.append(&JournalLine::Recovered, None)?;
        self.note(What::Recovered);
        Ok(())
    }
}
