//! Questions about the board, and about what a player may know of himself.
use crate::board::{Axis, Cell, CellSet, Grid, Line, Site, Suspect, SuspectSet};
use crate::lang::{Keyword, WordPlace, fold, latin_cell, measure};
use crate::rules::Seat;
use crate::rules::Tokens;
use crate::scenario::NameError;
use crate::table::View;
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
    /// Are they next to each other?
    Near(Who, Who),
    /// Who stands around him?
    Around(Who),
    /// Where does he stand?
    Where(Who),
    /// How many cards has the deck?
    Deck,
    /// Something about cards on a grid.
    Card(CardQuestion),
    /// Something about streets.
    Street(StreetQuestion),
}

/// A question about cards on a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardQuestion {
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
}

impl From<CardQuestion> for Question {
    fn from(question: CardQuestion) -> Self {
        Self::Card(question)
    }
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
    /// The cell or the hex; none for a suspect taken out.
    Place(Option<Site>),
    /// So many.
    Count(u8),
    /// Something about streets.
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
            .position(|word| self.grammar.at(WordPlace::Inside, word) == Some(Keyword::Near));
        if let Some(at) = near.filter(|at| *at > 0) {
            return Ok(Question::Near(
                self.who(Keyword::Near, &words[..at], own)?,
                self.who(Keyword::Near, &words[at + 1..], own)?,
            ));
        }
        if near == Some(0) && rest.is_empty() {
            return Err(WordError::Missing(Keyword::Near));
        }
        let verb = self.verb(first)?;
        if let Some(question) = self.board_question(verb, &words) {
            return question;
        }
        let of_one_game =
            |verb| matches!(verb, Keyword::Dead | Keyword::Exonerated | Keyword::Tokens);
        let known = Question::WORDS.contains(&verb) && verb != Keyword::Call;
        if known && !self.belongs(verb) && !of_one_game(verb) {
            return Err(WordError::NotAsked(verb));
        }
        let of_all =
            matches!(verb, Keyword::Dead | Keyword::Exonerated | Keyword::Tokens | Keyword::Deck);
        if of_all && !rest.is_empty() {
            return Err(WordError::Extra(verb, rest.join(" ")));
        }
        Ok(match verb {
            Keyword::Around => Question::Around(self.who(verb, rest, own)?),
            Keyword::Where => Question::Where(self.who(verb, rest, own)?),
            Keyword::Who => {
                let cell = rest.first().ok_or(WordError::Missing(verb))?;
                CardQuestion::At(self.cell(cell)?).into()
            }
            Keyword::Row => self.line_of(verb, Axis::Rows, rest, own)?,
            Keyword::Column => self.line_of(verb, Axis::Columns, rest, own)?,
            Keyword::Straight | Keyword::Diagonal => {
                let (reach, who) = rest.split_last().ok_or(WordError::Missing(verb))?;
                let who = self.who(verb, who, own)?;
                let reach = number(reach)?;
                Question::Card(match verb {
                    Keyword::Straight => CardQuestion::Straight(who, reach),
                    _ => CardQuestion::Diagonal(who, reach),
                })
            }
            Keyword::Square => match rest {
                [cell] => CardQuestion::Square(self.cell(cell)?, 4).into(),
                [cell, side] => CardQuestion::Square(self.cell(cell)?, number(side)?).into(),
                _ => return Err(WordError::Missing(verb)),
            },
            Keyword::Dead => CardQuestion::Dead.into(),
            Keyword::Exonerated => CardQuestion::Exonerated.into(),
            Keyword::Tokens => CardQuestion::Tokens.into(),
            Keyword::Deck => Question::Deck,
            _ => return Err(WordError::Verb((*first).to_owned())),
        })
    }

    fn who(&self, verb: Keyword, words: &[&str], own: Option<Seat>) -> Result<Who, WordError> {
        let text = words.join(" ");
        if text.is_empty() {
            return Err(WordError::Missing(verb));
        }
        if self.grammar.at(WordPlace::Inside, &text) == Some(Keyword::Me) {
            return own.map(Who::Seat).ok_or(WordError::Seat(text));
        }
        match (self.seat(&text), self.suspect(&text)) {
            // A player may be called like somebody on the board: which of them is meant is never guessed.
            (Some(seat), Ok(suspect)) if self.is_player_and_suspect(&text) => {
                let place = self.position.place(suspect).map(|place| place.to_string());
                let seat = self.opening.seat_id(seat).to_owned();
                let candidates = place.into_iter().chain([seat]).collect();
                Err(WordError::Name(NameError::Ambiguous { text, candidates }))
            }
            (Some(seat), _) => Ok(Who::Seat(seat)),
            (None, suspect) => Ok(Who::Suspect(suspect?)),
        }
    }

    /// Whether a text names a player and is also the whole name of a suspect, in any language, not only the start of one.
    pub(crate) fn is_player_and_suspect(&self, text: &str) -> bool {
        self.seat(text).is_some()
            && self.suspect(text).is_ok_and(|suspect| {
                let card = &self.opening.cast.cards()[suspect.at()];
                card.texts().any(|name| fold(name) == fold(text))
            })
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
            return Ok(CardQuestion::Line(line).into());
        }
        Ok(CardQuestion::SameLine(axis, self.who(verb, rest, own)?).into())
    }
}

fn number(word: &str) -> Result<u8, WordError> {
    word.parse().ok().filter(|n| (1..=7).contains(n)).ok_or(WordError::Reach(word.to_owned()))
}

impl View<'_> {
    /// Answers a question with what this audience may know; everything but an identity is public.
    pub fn answer(&self, question: Question) -> Answer {
        self.answer_with(question).unwrap_or_else(Answer::Secret)
    }

    /// The same, or the seat on whose hidden card the answer depends.
    fn answer_with(&self, question: Question) -> Result<Answer, Seat> {
        let position = self.position();
        Ok(match question {
            Question::Near(one, other) => {
                let (one, other) = (self.suspect(one)?, self.suspect(other)?);
                Answer::Yes(position.around(one).contains(&other))
            }
            Question::Around(who) => Answer::Suspects(position.around(self.suspect(who)?)),
            Question::Where(who) => Answer::Place(position.place(self.suspect(who)?)),
            Question::Deck => Answer::Count(position.deck().count()),
            Question::Card(question) => self.answer_of_cards(question)?,
            Question::Street(question) => self.answer_of_streets(question),
        })
    }

    fn answer_of_cards(&self, question: CardQuestion) -> Result<Answer, Seat> {
        let position = self.position();
        let grid = position.grid();
        let seen = |who: Who, cells: &dyn Fn(Cell) -> CellSet| {
            let centre = grid.place(self.suspect(who)?);
            Ok(centre.map_or(SuspectSet::EMPTY, |cell| grid.on(cells(cell))))
        };
        let found = match question {
            CardQuestion::At(cell) => grid.at(cell).into_iter().collect(),
            CardQuestion::Line(line) => grid.members(line),
            CardQuestion::SameLine(axis, who) => {
                let member = self.suspect(who)?;
                let here = grid.lines(axis).map(|line| grid.members(line));
                here.filter(|members| members.contains(member))
                    .fold(SuspectSet::EMPTY, |all, members| all | members)
            }
            CardQuestion::Straight(who, reach) => seen(who, &|cell| grid.straight(cell, reach))?,
            CardQuestion::Diagonal(who, reach) => seen(who, &|cell| grid.diagonal(cell, reach))?,
            CardQuestion::Square(corner, side) => {
                grid.square(corner, side).map_or(SuspectSet::EMPTY, |cells| grid.on(cells))
            }
            CardQuestion::Dead => position.dead(),
            CardQuestion::Exonerated => position.exonerated() - position.officers(),
            CardQuestion::Tokens => return Ok(Answer::Tokens(self.tokens())),
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

    fn suspect(&self, who: Who) -> Result<Suspect, Seat> {
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
