//! What one pair of eyes may see alone, as one value for a terminal, a phone or paper.
mod correction;
mod held;
mod line;
mod typed;

use std::fmt;

use serde::Serialize;

pub use correction::{Doubt, Offer};
pub use line::OnPage;

use super::{Board, Look, Mark, Voice};
use crate::board::{Cell, SuspectSet};
use crate::lang::{Grammar, Words};
use crate::rules::{Ask, Audience, Deed, Seat, SeatSet, Trust};
use crate::table::{Reader, View};

/// What one pair of eyes may see now: the owner of a seat, or a referee who does not play. Made only once he is known to look.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct PrivatePage {
    /// His cards as the text of a QR code, at most [`CAPACITY`] bytes; a longer one is shown as text only, and where
    /// it is empty there is none.
    pub code: String,
    /// What the line that he typed last has brought.
    pub answer: Vec<String>,
    /// His cards in words, what goes with them and what team-mates have shown.
    pub held: Vec<String>,
    /// How he wins, in one sentence.
    pub wants: Option<String>,
    /// What cannot all be so; a referee is told.
    pub faults: Vec<String>,
    /// Why lines were refused, the newest last, what a correction has changed for him, and what answers would give away.
    pub told: Vec<String>,
    /// What he is asked for, in private or aloud.
    pub owed: Option<String>,
    /// Whether he is asked for something that is said here, so that he needs time.
    pub chooses: bool,
    /// What he can choose from by number.
    pub choices: Vec<Choice>,
    /// The lines that he may say now and that his cards decide, verb by verb.
    pub reach: Vec<String>,
    /// How often the page was opened before.
    pub looks: Option<String>,
    /// The board, where there is one to be shown.
    pub board: Option<Board>,
    /// What he alone sees on the cards of the board.
    pub marks: Vec<(Cell, Mark)>,
    /// Whether lines may be typed on the page.
    pub entry: bool,
    /// What may be typed, shown until something is.
    pub hint: String,
}

/// What so many answers would give away is told on a page.
const STAKES: usize = 1;

/// Something to be chosen by its number, from 1 on, or by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// What is shown.
    pub label: String,
    /// The line that says it, in canonical words.
    pub line: String,
}

impl fmt::Debug for PrivatePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivatePage(…)")
    }
}

impl PrivatePage {
    /// What only the owner of the view may know now; nothing if that is everybody.
    pub fn of(view: &View<'_>, words: &Words, grammar: &Grammar) -> Option<Self> {
        let voice = Voice {
            words,
            grammar,
            opening: view.opening(),
            position: view.position(),
            phone: false,
            heard: SeatSet::EMPTY,
        };
        let page = match view.audience() {
            Audience::Public => return None,
            Audience::Seat(seat) => Self::of_seat(&voice, view, seat),
            Audience::Referee => Self::of_referee(&voice, view),
        };
        let board = match voice.board(view, false) {
            // What was done last everybody has seen.
            Board::Cards(picture) => Board::Cards(picture.without_highlight()),
            Board::Streets(streets) => Board::Streets(streets.marked_by(&voice)),
        };
        Some(Self { board: Some(board), entry: true, hint: voice.hint(view.audience()), ..page })
    }

    fn of_seat(voice: &Voice<'_>, view: &View<'_>, seat: Seat) -> Self {
        let words = voice.words;
        let holding = view.position().holding(seat);
        let mut held = voice.caveats();
        held.extend(voice.held(seat));
        let all_dealt = view.opening().one_trust() == Some(Trust::Dealt);
        if holding.trust == Trust::Dealt && !all_dealt {
            held.push(words.say(voice.takes()));
        }
        let refused = view.refused().map(|refused| voice.refused_alone(view, refused));
        let asked = view.position().decision().filter(|owed| owed.seat == seat);
        let owed = asked.map(|owed| match owed.ask {
            Ask::Become => {
                let real = if holding.trust == Trust::Told { "yes" } else { "no" };
                words.tell("private-become", &[voice.kind(seat), ("real", real.into())])
            }
            Ask::Drew(n) => voice.asks_drawn(seat, n),
            // On his own page nobody needs his name.
            Ask::Turn => {
                let said = voice.mode().owed(voice, owed);
                said.unwrap_or_else(|| words.say("private-turn"))
            }
            // What is chosen here is laid for everybody to see.
            Ask::Play if !holding.hand.is_empty() => words.say("private-play"),
            Ask::Deploy => match view.position().heist() {
                Some(game) => voice.deploys_alone(game, owed),
                None => voice.owed(owed),
            },
            _ => voice.owed(owed),
        });
        let aloud = asked.is_some_and(|owed| !owed.ask.is_private());
        let keeps = asked.is_some_and(|owed| owed.ask == Ask::Keep);
        let known = aloud && !keeps && holding.identity.known().is_some();
        let goes_on = view.position().outcome().is_none();
        let choices = match asked.map(|owed| owed.ask) {
            Some(Ask::Deploy) => voice.of_hand(seat, |card| Deed::Deploy(SuspectSet::just(card))),
            Some(Ask::Play) => {
                let mut choices = voice.of_hand(seat, Deed::Play);
                let legal: Vec<String> = view.legal_lines();
                choices.retain(|choice| legal.is_empty() || legal.contains(&choice.line));
                choices
            }
            _ => voice.choices(view),
        };
        Self {
            code: voice.code_text(seat),
            held,
            wants: goes_on.then(|| voice.wants(view, seat)),
            told: refused
                .into_iter()
                .chain(voice.correction(view))
                .chain(voice.stakes(view, STAKES))
                .collect(),
            owed,
            chooses: asked.is_some_and(|owed| owed.ask.is_private()) || !choices.is_empty(),
            reach: if known && choices.is_empty() { voice.in_reach(view) } else { Vec::new() },
            marks: voice.own_marks(view, seat, &choices),
            choices,
            ..Self::default()
        }
    }

    /// Everything, as it is: who holds what, why lines were refused, and what cannot all be so.
    fn of_referee(voice: &Voice<'_>, view: &View<'_>) -> Self {
        let mut held = voice.caveats();
        held.extend(view.opening().all_seats().map(|seat| voice.seat_line(view, seat)));
        held.extend(voice.mode().beside(voice));
        let faults = view.findings().iter().map(|finding| voice.finding(view, finding)).collect();
        let log = view.log();
        let refused = log.iter().filter_map(|entry| voice.refused_then(view, entry));
        let told = refused.chain(voice.stakes(view, STAKES)).collect();
        Self { held, faults, told, marks: voice.all_marks(view), ..Self::default() }
    }

    /// All of it as text, from top to bottom.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let owed = self.owed.iter().cloned().chain(self.numbered());
        let first = self.held.iter().chain(&self.wants).chain(&self.faults);
        let first = first.chain(&self.told).cloned();
        let last = self.reach.iter().chain(&self.looks).cloned();
        first.chain(owed).chain(last)
    }

    /// The line that is meant by numbers of the list, several where several are chosen; nothing if no numbers were typed.
    ///
    /// # Errors
    /// How many there are, where one of the numbers is none of theirs.
    pub fn chosen(&self, typed: &str) -> Result<Option<String>, usize> {
        let numbers: Result<Vec<usize>, _> = typed.split_whitespace().map(str::parse).collect();
        let Some(numbers) = numbers.ok().filter(|all| !all.is_empty() && !self.choices.is_empty())
        else {
            return Ok(None);
        };
        let choice = |n: usize| n.checked_sub(1).and_then(|at| self.choices.get(at));
        let mut line = String::new();
        for number in numbers {
            let said = &choice(number).ok_or(self.choices.len())?.line;
            let more = said.split_once(' ').map_or("", |(_, card)| card);
            line = if line.is_empty() { said.clone() } else { format!("{line} {more}") };
        }
        Ok(Some(line))
    }

    /// The line of a choice that is meant: by its numbers, by names of the cards, starts of them or cells, or with its
    /// verb; nothing if it is none of the choices.
    ///
    /// # Errors
    /// As [`chosen`](Self::chosen).
    pub fn meant(&self, reader: &Reader<'_>, typed: &str) -> Result<Option<String>, usize> {
        let chosen = self.chosen(typed)?;
        let verb = self.choices.first().and_then(|choice| choice.line.split(' ').next());
        let by_name = verb.and_then(|verb| {
            let named = format!("{verb} {}", typed.trim());
            let said = [named, typed.to_owned()];
            said.into_iter()
                .find(|line| reader.action(line, None).is_ok_and(|action| action.word() == verb))
        });
        Ok(chosen.or(by_name))
    }

    /// What can be typed on the page, a line each.
    pub fn typed_here(&self, words: &Words) -> Vec<String> {
        self.which_number(words).into_iter().chain([self.hint.clone()]).collect()
    }

    /// Which numbers can be typed, where something is chosen.
    pub fn which_number(&self, words: &Words) -> Option<String> {
        let n = ("n", self.choices.len().into());
        (!self.choices.is_empty()).then(|| words.tell("private-choice-most", &[n]))
    }

    /// The choices in one line.
    fn numbered(&self) -> Option<String> {
        let numbered = (1..).zip(&self.choices);
        let shown: Vec<String> = numbered.map(|(n, it)| format!("{n}) {}", it.label)).collect();
        (!shown.is_empty()).then(|| shown.join("   "))
    }

    /// The board with what he alone sees on it, in lines of fewer than `columns` columns.
    pub fn drawn_board(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        match &self.board {
            Some(Board::Cards(picture)) => picture.draw_marked(&self.marks, look, words, columns),
            Some(board @ Board::Streets(_)) => board.draw(look, words, columns),
            None => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_mean_what_is_listed_one_or_several() {
        let choice = |card: &str| Choice { label: card.to_owned(), line: format!("deploy {card}") };
        let choices = ["Alyss", "Barrin", "Clive"].map(choice).into();
        let page = PrivatePage { choices, ..PrivatePage::default() };
        assert_eq!(page.chosen("3 1"), Ok(Some("deploy Clive Alyss".to_owned())));
        assert_eq!(page.chosen(" 2 "), Ok(Some("deploy Barrin".to_owned())));
        assert_eq!((page.chosen("0"), page.chosen("1 4")), (Err(3), Err(3)));
        assert_eq!((page.chosen("clive"), page.chosen("")), (Ok(None), Ok(None)));
        assert_eq!(PrivatePage::default().chosen("1"), Ok(None));
    }
}
