//! What is read otherwise of streets than of cards on a grid.
use super::{Reader, WordError};
use crate::board::{Grid, Suspect};
use crate::lang::Keyword;
use crate::rules::{Action, Board, Seat};
use crate::table::Question;

impl Reader<'_> {
    /// Whether lines begin with who acts (`smith g7`) and not with a verb. A first word such as `h9` is a hex then, and no
    /// short verb written together with what follows it.
    pub(crate) fn begins_with_a_suspect(&self) -> bool {
        self.position.board().is_streets()
    }

    /// The action that the words of a line say; none of them answers a question.
    pub(super) fn said_action(
        &self,
        words: &[&str],
        speaker: Option<Seat>,
    ) -> Result<Action, WordError> {
        match self.position.board() {
            Board::Grid(_) => self.usual_action(words, speaker),
            Board::Streets(_) => self.street_action(words, speaker),
        }
    }

    /// The suspect that a name or a place means, where the cards lie as on this grid if they lie on one.
    pub(super) fn suspect_on(&self, text: &str, grid: &Grid) -> Result<Suspect, WordError> {
        match self.position.board() {
            Board::Grid(_) => self.on_grid(text, grid),
            Board::Streets(game) => self.on_streets(game, text),
        }
    }

    /// The question that the words ask, if it is one of the board that is no grid, or none that is asked there.
    pub(in crate::table) fn board_question(
        &self,
        verb: Keyword,
        words: &[&str],
    ) -> Option<Result<Question, WordError>> {
        match self.position.board() {
            Board::Grid(_) => None,
            Board::Streets(_) => self.asked_of_streets(verb, words),
        }
    }
}
