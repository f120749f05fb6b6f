//! Lines as people type them, aloud or in private.
use thiserror::Error;

use super::{CorrectError, LineError};
use crate::lang::{Grammar, Keyword};
use crate::rules::{Action, Ask, Audience, Event, Seat, Shown};
use crate::table::journal::entry::What;
use crate::table::{Held, Reader, Retold, Table, WordError};

/// Why a typed line cannot be said aloud.
#[derive(Debug, Error)]
pub enum AloudError {
    /// It is for nobody's ears, however it goes on.
    #[error("to be told in private")]
    Private,
    /// It was not understood.
    #[error(transparent)]
    Word(#[from] WordError),
}

/// Why a typed line was not taken in private. What is wrong with its words waits on the owner's page.
#[derive(Debug, Error)]
pub enum TellError {
    /// It was not accepted.
    #[error(transparent)]
    Line(#[from] LineError),
    /// What was told before could not be put right.
    #[error(transparent)]
    Correction(#[from] CorrectError),
}

/// What somebody tells in private.
#[derive(Clone, Debug, PartialEq)]
pub enum Tell {
    /// What is asked for now: a card that was chosen or drawn.
    Owed(Action),
    /// Identities laid open for everybody.
    Reveal(Vec<Held>),
    /// A card that was told before is another one.
    Correct(Retold),
    /// Nothing that was understood; the words wait on the owner's page.
    Nonsense {
        /// As they were typed.
        words: String,
        /// Whether it may be what is asked for now, so that nothing is refused where nothing is.
        owed: bool,
    },
}

impl Table {
    /// The last line that was said aloud if nothing was said after it: its number, its words, and the position at which it was
    /// said, as everybody sees it.
    pub fn last_aloud(&self) -> Option<(usize, String, Shown)> {
        let eyes = self.position().eyes(Audience::Public);
        let What::Said { line: Some(line), .. } = self.entry(self.past.last()?).seen_by(eyes).what
        else {
            return None;
        };
        let seq = self.seq();
        let before = self.position_at(seq.checked_sub(1)?).seen_by(Audience::Public);
        Some((seq, line, before))
    }

    /// Several collapses are one action, joined by `then` (G19). So one that is said right after another player's, and not
    /// by whoever is to act, may be more of that turn: it's asked, and the next turn isn't spent by mistake. In its
    /// canonical words, as it is listed for whoever is to act, it is theirs.
    ///
    /// # Errors
    /// [`WordError::Twice`] where it may be either.
    pub fn not_twice(
        &self,
        said: &str,
        action: &Action,
        grammar: &Grammar,
    ) -> Result<(), WordError> {
        let opening = self.opening();
        let own = action.write(self.position().grid(), opening);
        let (Action::Collapse(_), Some(last)) = (action, self.past.last()) else { return Ok(()) };
        let What::Said { line: Some(line), .. } = &self.entry(last).what else { return Ok(()) };
        let turn = self.position().decision().filter(|owed| owed.ask == Ask::Turn);
        let is_collapse = |event: &Event| matches!(event, Event::Collapsed(..));
        let other = turn.is_some_and(|owed| owed.seat != last.seat);
        if said.trim() == own || !other || !last.events.iter().any(is_collapse) {
            return Ok(());
        }
        let (_, more) = own.split_once(' ').unwrap_or_default();
        let both = format!("{line} {} {more}", Keyword::Then);
        let seq = self.seq();
        let before = self.position_at(seq - 1).seen_by(Audience::Public);
        let reader = Reader { opening, position: &before, grammar };
        match reader.action(&both, None) {
            Ok(action) if before.check(&action).is_ok() => {
                let goes_on = format!("{} {seq} {both}", Keyword::Correct);
                Err(WordError::Twice(last.seat, vec![goes_on, own]))
            }
            _ => Ok(()),
        }
    }

    /// Takes what `seat` tells in private: what he chose or drew, a correction of that, or his cards laid open.
    ///
    /// # Errors
    /// See [`TellError`].
    pub fn take(&mut self, seat: Seat, told: &Tell) -> Result<(), TellError> {
        match told {
            Tell::Reveal(cards) => self.reveal(seat, cards)?,
            Tell::Correct(retold) => self.retell(seat, *retold)?,
            Tell::Owed(action) => {
                self.may_tell(seat).map_err(LineError::Refused)?;
                self.tell(seat, action)?;
            }
            Tell::Nonsense { words, owed } => {
                if *owed {
                    self.may_tell(seat).map_err(LineError::Refused)?;
                }
                self.misunderstood(seat, words)?;
            }
        }
        Ok(())
    }
}
