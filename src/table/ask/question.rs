//! Questions about the board, and about what a player may know of himself.
use crate::board::{Axis, Cell, CellSet, Grid, Line, Suspect, SuspectSet};
use crate::lang::{Keyword, Place, latin_cell, measure};
use crate::rules::Seat;
use crate::rules::Tokens;
use crate::table::View;
use crate::table::modes::at_table;
use crate::table::modes::mr_jack::{StreetAnswer, StreetQuestion};
use crate::table::read::{Reader, WordError};
use crate::terms::Token;

/// Somebody a question is about: a suspect, or a seat, whose suspect is a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A suspect.
    Suspect(Suspect),
    /// The identity of a seat.
    Seat(Seat),
}

/// A question, as `ask` takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Are they side by side or corner to corner?
    Near(Who, Who),
    /// Who stands around him?
    Around(Who),
    /// Where does he stand?
    Where(Who),
    /// Who stands there?
    At(Cell),
    /// Who is in the line?
    Line(Line),
    /// Who is in the same row or column?
    SameLine(Axis, Who),
    /// Who stands so near in a row or column?
    Straight(Who, u8),
    /// Who stands so near on a diagonal?
    Diagonal(Who, u8),
    /// Who stands in the square with this top-left cell and side?
    Square(Cell, u8),
    /// Who is dead?
    Dead,
    /// Who is exonerated?
    Exonerated,
    /// Who has a token?
    Tokens,
    /// How many cards has the deck?
    Deck,
    /// Something about the streets of Mr. Jack.
    Street(StreetQuestion),
}

impl Question {
    /// The words of all questions; which of them a table has a use for,
    /// [`Reader::belongs`] says.
    pub const WORDS: &'static [Keyword] = &[
        Keyword::Near,
        Keyword::Around,
        Keyword::Where,
        Keyword::Who,
        Keyword::Row,
        Keyword::Column,
        Keyword::Straight,
        Keyword::Diagonal,
        Keyword::Square,
        Keyword::Dead,
        Keyword::Exonerated,
        Keyword::Tokens,
        Keyword::Deck,
        Keyword::Reach,
        Keyword::Path,
        Keyword::WhoVisible,
        Keyword::Exits,
        Keyword::Distance,
        Keyword::Nearer,
        Keyword::Call,
        Keyword::Suspects,
    ];
}

/// What a question is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes or no.
    Yes(bool),
    /// These suspects, in reading order of the board; those taken out of it last.
    Suspects(Vec<Suspect>),
    /// Who has which tokens, in reading order of the board.
    Tokens(Vec<(Suspect, Vec<Token>)>),
    /// The cell; none for a suspect taken out.
    Place(Option<Cell>),
    /// So many.
    Count(u8),
    /// Something about the streets of Mr. Jack.
    Street(StreetAnswer),
    /// It depends on a card that this audience may not know: only the game's own canvass asks that.
    Secret(Seat),
}

impl Reader<'_> {
    /// The question that the words ask; `own` is the seat that `me` means.
    ///
    /// # Errors
    /// What was understood and what was not.
    pub fn question(&self, line: &str, own: Option<Seat>) -> Result<Question, WordError> {
        measure(line)?;
        let line = line.trim().trim_end_matches('?');
        let words: Vec<&str> = line.split_whitespace().collect();
        let (first, rest) = words.split_first().ok_or(WordError::Empty)?;
        let near = words
            .iter()
            .position(|word| self.grammar.at(Place::Inside, word) == Some(Keyword::Near));
        if let Some(at) = near.filter(|at| *at > 0) {
            return Ok(Question::Near(
                self.who(Keyword::Near, &words[..at], own)?,
                self.who(Keyword::Near, &words[at + 1..], own)?,
            ));
        }
        let verb = self.verb(first)?;
        if let Some(question) = self.mode().question(self, verb, &words) {
            return question;
        }
        let of_one_game =
            |verb| matches!(verb, Keyword::Dead | Keyword::Exonerated | Keyword::Tokens);
        let known = Question::WORDS.contains(&verb) && verb != Keyword::Call;
        if known && !self.belongs(verb) && !of_one_game(verb) {
            return Err(WordError::NotAsked(verb));
        }
        Ok(match verb {
            Keyword::Around => Question::Around(self.who(verb, rest, own)?),
            Keyword::Where => Question::Where(self.who(verb, rest, own)?),
            Keyword::Who => Question::At(self.cell(rest.first().copied().unwrap_or_default())?),
            Keyword::Row => self.line_of(verb, Axis::Rows, rest, own)?,
            Keyword::Column => self.line_of(verb, Axis::Columns, rest, own)?,
            Keyword::Straight | Keyword::Diagonal => {
                let (reach, who) = rest.split_last().ok_or(WordError::Missing(verb))?;
                let who = self.who(verb, who, own)?;
                let reach = number(reach)?;
                match verb {
                    Keyword::Straight => Question::Straight(who, reach),
                    _ => Question::Diagonal(who, reach),
                }
            }
            Keyword::Square => match rest {
                [cell] => Question::Square(self.cell(cell)?, 4),
                [cell, side] => Question::Square(self.cell(cell)?, number(side)?),
                _ => return Err(WordError::Missing(verb)),
            },
            Keyword::Dead => Question::Dead,
            Keyword::Exonerated => Question::Exonerated,
            Keyword::Tokens => Question::Tokens,
            Keyword::Deck => Question::Deck,
            _ => return Err(WordError::Verb((*first).to_owned())),
        })
    }

    fn who(&self, verb: Keyword, words: &[&str], own: Option<Seat>) -> Result<Who, WordError> {
        let text = words.join(" ");
        if text.is_empty() {
            return Err(WordError::Missing(verb));
        }
        if self.grammar.at(Place::Inside, &text) == Some(Keyword::Me) {
            return own.map(Who::Seat).ok_or(WordError::Seat(text));
        }
        match self.opening.seat(&text) {
            Some(seat) => Ok(Who::Seat(seat)),
            None => Ok(Who::Suspect(self.suspect(&text, self.position.grid())?)),
        }
    }

    fn cell(&self, word: &str) -> Result<Cell, WordError> {
        let latin = latin_cell(word, self.position.grid().columns());
        latin
            .and_then(|cell| cell.parse().ok())
            .filter(|cell| self.position.grid().has(*cell))
            .ok_or_else(|| WordError::Cell(word.to_owned()))
    }

    fn line_of(
        &self,
        verb: Keyword,
        axis: Axis,
        rest: &[&str],
        own: Option<Seat>,
    ) -> Result<Question, WordError> {
        if let [word] = rest
            && let Ok(line) = self.line(word)
            && line.axis == axis
        {
            return Ok(Question::Line(line));
        }
        Ok(Question::SameLine(axis, self.who(verb, rest, own)?))
    }
}

fn number(word: &str) -> Result<u8, WordError> {
    word.parse().ok().filter(|n| (1..=7).contains(n)).ok_or(WordError::Reach(word.to_owned()))
}

impl View<'_> {
    /// Answers a question with what this audience may know; everything but an identity lies open.
    pub fn answer(&self, question: Question) -> Answer {
        match at_table(self.position().game()).answer(self, question) {
            Ok(answer) => answer,
            Err(seat) => Answer::Secret(seat),
        }
    }

    /// Answers a question about a grid of cards.
    pub(in crate::table) fn answer_on_grid(&self, question: Question) -> Result<Answer, Seat> {
        let position = self.position();
        let grid = position.grid();
        let around = |who: Who, cells: &dyn Fn(Cell) -> CellSet| {
            let centre = grid.place(self.suspect(who)?);
            Ok(centre.map_or(SuspectSet::EMPTY, |cell| grid.on(cells(cell))))
        };
        let found = match question {
            Question::Near(one, other) => {
                return Ok(Answer::Yes(grid.near(self.suspect(one)?, self.suspect(other)?)));
            }
            Question::Where(who) => return Ok(Answer::Place(grid.place(self.suspect(who)?))),
            Question::Deck => return Ok(Answer::Count(position.deck().count())),
            Question::Around(who) => around(who, &Cell::around)?,
            Question::At(cell) => grid.at(cell).into_iter().collect(),
            Question::Line(line) => grid.members(line),
            Question::SameLine(axis, who) => {
                let member = self.suspect(who)?;
                let here = grid.lines(axis).map(|line| grid.members(line));
                here.filter(|members| members.contains(member))
                    .fold(SuspectSet::EMPTY, |all, members| all | members)
            }
            Question::Straight(who, reach) => around(who, &|cell| grid.straight(cell, reach))?,
            Question::Diagonal(who, reach) => around(who, &|cell| grid.diagonal(cell, reach))?,
            Question::Square(corner, side) => {
                grid.square(corner, side).map_or(SuspectSet::EMPTY, |cells| grid.on(cells))
            }
            Question::Dead => position.dead(),
            Question::Exonerated => position.exonerated() - position.officers(),
            Question::Tokens => return Ok(Answer::Tokens(self.tokens())),
            // Only where there are streets.
            Question::Street(_) => SuspectSet::EMPTY,
        };
        Ok(Answer::Suspects(reading_order(grid, found)))
    }

    /// Everybody with a token, and which ones.
    fn tokens(&self) -> Vec<(Suspect, Vec<Token>)> {
        let with = |kind: Token| self.position().tokens().with(kind);
        let all = Tokens::KINDS.into_iter().fold(SuspectSet::EMPTY, |all, kind| all | with(kind));
        let his = |who: Suspect| {
            Tokens::KINDS.into_iter().filter(|kind| with(*kind).contains(who)).collect()
        };
        let order = reading_order(self.position().grid(), all);
        order.into_iter().map(|who| (who, his(who))).collect()
    }

    pub(in crate::table) fn suspect(&self, who: Who) -> Result<Suspect, Seat> {
        match who {
            Who::Suspect(suspect) => Ok(suspect),
            Who::Seat(seat) => self.position().holding(seat).identity.known().ok_or(seat),
        }
    }
}

/// The suspects in reading order of the board, those taken out of it last.
pub fn reading_order(grid: &Grid, suspects: SuspectSet) -> Vec<Suspect> {
    let mut found: Vec<Suspect> = suspects.iter().collect();
    found.sort_by_key(|suspect| {
        grid.place(*suspect)
            .map_or((1, *suspect, Cell::default()), |cell| (0, Suspect::default(), cell))
    });
    found
}
