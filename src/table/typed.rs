//! Lines as people type them, aloud or in private.
use thiserror::Error;

use super::journal::entry::What;
use super::{CorrectError, LineError, PrivateLine, Reader, Table, WordError};
use crate::lang::{Grammar, Keyword};
use crate::rules::{Action, Ask, Audience, Event, Seat};

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

impl Table {
    /// What a line said aloud means now, as everybody may know it; `by` is who says it, if that was said.
    ///
    /// # Errors
    /// See [`AloudError`].
    pub fn read_aloud(
        &self,
        by: Option<Seat>,
        line: &str,
        grammar: &Grammar,
    ) -> Result<Action, AloudError> {
        let view = self.view(Audience::Public);
        let reader = Reader { opening: view.opening(), position: view.position(), grammar };
        if reader.is_private(line) {
            return Err(AloudError::Private);
        }
        let (said, action) = reader.heard(line, |line| reader.action(line, by))?;
        // Whoever is to act and is named in the line has said it: `Bob collapse rows`.
        if by.is_none() && reader.said_of_who_acts(line).is_none() {
            self.not_twice(&said, &action, grammar)?;
        }
        Ok(action)
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

    /// Reads a private line of `seat` and takes it: what he chose or drew, a correction of that, or his cards laid open.
    ///
    /// # Errors
    /// See [`TellError`].
    pub fn tell_line(
        &mut self,
        seat: Seat,
        line: &str,
        grammar: &Grammar,
    ) -> Result<(), TellError> {
        let (opening, position) = (self.opening().clone(), *self.view(Audience::Public).position());
        let reader = Reader { opening: &opening, position: &position, grammar };
        let meant = reader.on_the_page(line, Audience::Seat(seat));
        let line = match &meant {
            Ok(PrivateLine::Tell(told)) => told,
            _ => line,
        };
        if let Some(revealed) = reader.reveal(line) {
            match revealed {
                Ok(cards) => self.reveal(seat, &cards)?,
                Err(_) => self.misunderstood(seat, line)?,
            }
            return Ok(());
        }
        if let Some(corrected) = reader.correction(line) {
            match corrected {
                Ok(retold) => self.retell(seat, retold)?,
                Err(_) => self.misunderstood(seat, line)?,
            }
            return Ok(());
        }
        self.may_tell(seat).map_err(LineError::Refused)?;
        match reader.action(line, Some(seat)) {
            Ok(action) if action.is_private() => self.tell(seat, &action)?,
            _ => self.misunderstood(seat, line)?,
        }
        Ok(())
    }
}
