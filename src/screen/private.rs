//! What one pair of eyes may see alone, as one value for a terminal, a phone or paper.
use std::collections::BTreeMap;
use std::fmt;

use super::setup::Goals;
use super::{Board, CAPACITY, Look, Mark, Voice};
use crate::board::{Cell, Suspect, SuspectSet};
use crate::lang::{Grammar, Keyword, Words};
use crate::rules::mr_jack::{Activation, Go};
use crate::rules::{
    Action, Ask, Audience, Deed, Identity, Names as _, Refusal, Seat, SeatSet, Trust,
};
use crate::table::{ByCell, Entry, HiddenRefusal, View, What};
use crate::terms::{Family, Special, Token};

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

/// More pairs of neighbours are not listed.
const MOST_SWAPS: usize = 20;

/// What so many answers would give away is told on a page.
const STAKES: usize = 1;

/// Something to be chosen by its number, from 1 on, or by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        let all_dealt = view.opening().seats.iter().all(|info| info.trust == Trust::Dealt);
        if holding.trust == Trust::Dealt && !all_dealt {
            held.push(words.say(voice.mode().takes()));
        }
        let refused = view.refused().map(|refused| voice.refused_alone(view, refused));
        let asked = view.position().decision().filter(|owed| owed.seat == seat);
        let owed = asked.map(|owed| match owed.ask {
            Ask::Become => words.tell("private-become", &[voice.kind(seat)]),
            Ask::Drew(n) => voice.mode().asks_drawn(voice, seat, n),
            // What is chosen here is laid for everybody to see.
            Ask::Play if holding.hand_count() > 0 => words.say("private-play"),
            Ask::Deploy => voice.mode().owed_alone(voice, owed),
            _ => voice.owed(owed),
        });
        let aloud = asked.is_some_and(|owed| !owed.ask.is_private());
        let known = aloud && holding.identity.known().is_some();
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
        held.extend(view.opening().all_seats().map(|seat| voice.seat_line(seat)));
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

impl Voice<'_> {
    /// The cards of `seat` in words, and what its team-mates have shown. The voice sees what he sees.
    pub fn held(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.mode().held(self, seat);
        if self.position.outcome().is_none() {
            lines.extend(self.team_of(seat));
            lines.extend(self.mates(seat));
        }
        lines
    }

    /// Who the owner of a seat is.
    pub fn held_identity(&self, seat: Seat) -> String {
        match self.position.holding(seat).identity {
            Identity::Known(card) => {
                let suspect = ("suspect", self.suspect(card).into());
                self.words.tell("private-identity", &[suspect, self.kind(seat)])
            }
            Identity::Hidden => self.words.say("private-kept"),
            Identity::None => {
                self.words.tell(self.mode().without_identity(self, seat), &[self.kind(seat)])
            }
        }
    }

    /// What he holds in his hand, if anything.
    pub(super) fn held_hand(&self, seat: Seat) -> Option<String> {
        let hand = self.position.holding(seat).hand;
        let cards = || ("cards", self.cards(hand).into());
        (!hand.is_empty()).then(|| self.words.tell("private-hand", &[cards()]))
    }

    /// Who plays on the side of a seat whose identity it does not know.
    fn team_of(&self, seat: Seat) -> Option<String> {
        let game = self.position.game();
        let team = game.team(seat)?;
        let unknown = |mate: &Seat| {
            *mate != seat
                && game.team(*mate) == Some(team)
                && self.position.holding(*mate).identity.known().is_none()
        };
        let mates: Vec<String> =
            self.opening.all_seats().filter(unknown).map(|mate| self.seat(mate)).collect();
        let who = ("who", self.words.all_of(&mates).into());
        (!mates.is_empty()).then(|| self.words.tell("private-team", &[who]))
    }

    /// The identities that team-mates have shown each other, in one line, then those that others have shown.
    fn mates(&self, seat: Seat) -> Vec<String> {
        let game = self.position.game();
        let mate = |(other, _): &(Seat, Suspect)| {
            game.team(seat).is_some() && game.team(seat) == game.team(*other)
        };
        let (mates, others): (Vec<_>, Vec<_>) = self.known_mates(seat).partition(mate);
        let tell = |key: &str, (who, card): (Seat, Suspect)| {
            let suspect = ("suspect", self.suspect(card).into());
            self.words.tell(key, &[("who", self.seat(who).into()), suspect])
        };
        let mates: Vec<String> = mates.into_iter().map(|mate| tell("private-mate", mate)).collect();
        let team = || self.words.tell("private-mates", &[("mates", mates.join(", ").into())]);
        let team = (!mates.is_empty()).then(team);
        team.into_iter().chain(others.into_iter().map(|it| tell("private-shown", it))).collect()
    }

    /// The other seats whose identities `seat` knows.
    pub(super) fn known_mates(&self, seat: Seat) -> impl Iterator<Item = (Seat, Suspect)> {
        self.opening.all_seats().filter(move |mate| *mate != seat).filter_map(|mate| {
            let card = self.position.holding(mate).identity.known()?;
            Some((mate, card))
        })
    }

    /// How often a page was opened before, and when last: its owner knows whether that was he.
    pub fn opened_before(&self, view: &View<'_>, audience: Audience) -> String {
        let looked = |entry: &&Entry| entry.what == What::Looked(audience);
        let looks: Vec<usize> = view.log().iter().filter(looked).map(|entry| entry.seq).collect();
        let last = looks.last().copied().unwrap_or_default();
        let args = [("n", looks.len().into()), ("line", last.into())];
        let key =
            if last == 0 && !looks.is_empty() { "private-opened-early" } else { "private-opened" };
        self.words.tell(key, &args)
    }

    /// What a seat has to do to win, in one sentence.
    fn wants(&self, view: &View<'_>, seat: Seat) -> String {
        let treasure = self.token(Token::Treasure);
        let goals = Goals {
            ways: &BTreeMap::new(),
            options: &view.choices(),
            treasure: &treasure,
            words: self.words,
        };
        let ways = goals.any_of(self.mode().goals(seat));
        self.words.tell("private-wants", &[("ways", ways.into())])
    }

    /// What can be chosen by its number: the cards of which one becomes the identity.
    fn choices(&self, view: &View<'_>) -> Vec<Choice> {
        let choice = |action: Action| match action {
            Action::Do(Deed::Become(card)) => Some(Choice {
                label: self.suspect(card),
                line: action.write(self.position.grid(), self.opening),
            }),
            _ => None,
        };
        view.legal().into_iter().filter_map(choice).collect()
    }

    /// The cards of the hand, of which one or several are chosen for this.
    fn of_hand(&self, seat: Seat, deed: impl Fn(Suspect) -> Deed) -> Vec<Choice> {
        let choice = |card: Suspect| {
            let line = Action::Do(deed(card)).write(self.position.grid(), self.opening);
            Choice { label: self.suspect(card), line }
        };
        self.position.holding(seat).hand.iter().map(choice).collect()
    }

    /// A question as it is asked on a page.
    pub fn own_question(&self, owner: Audience) -> String {
        let said = |keyword: Keyword| self.shown(keyword);
        if self.opening.mode.family() != Family::Noir {
            return said(Keyword::Suspects).to_owned();
        }
        let of = if owner == Audience::Referee { "b2" } else { said(Keyword::Me) };
        format!("{of} {} c3", said(Keyword::Near))
    }

    /// What may be typed on a page.
    fn hint(&self, owner: Audience) -> String {
        let said = |keyword: Keyword| self.shown(keyword);
        let question = self.own_question(owner);
        let may = format!("{} …", said(Keyword::May));
        self.words.tell(
            "private-hint",
            &[
                ("question", question.into()),
                ("may", may.into()),
                ("why", said(Keyword::Why).into()),
            ],
        )
    }

    /// Why a line of the reader was refused that a hidden card forbids.
    fn refused_alone(&self, then: &View<'_>, refused: &HiddenRefusal) -> String {
        let reason = match refused.figured(then.position()) {
            // What was kept names its seat only where the rule does.
            Some(refusal) => {
                let owed = then.position().decision().map(|owed| owed.seat);
                self.refusal(Refusal { seat: refusal.seat.or(owed), ..refusal }, None)
            }
            None => self.words.say("private-not-understood"),
        };
        let line = ("line", self.mode().kept_line(self, &refused.line).into());
        self.words.tell("private-refused", &[line, ("reason", reason.into())])
    }

    /// The same of an entry of the log, with when it was and whose line.
    fn refused_then(&self, view: &View<'_>, entry: &Entry) -> Option<String> {
        let What::Refused { seat, why: Some(why) } = &entry.what else { return None };
        let told = ("told", self.refused_alone(&view.at(entry.seq), why).into());
        let who = ("who", self.seat(*seat).into());
        Some(self.words.tell("private-refused-then", &[("seq", entry.seq.into()), who, told]))
    }

    /// What the owner of the view may say now, verb by verb; shifts and collapses need no secret, nor does an
    /// activation, unless Jack leaves by it.
    fn in_reach(&self, view: &View<'_>) -> Vec<String> {
        let mut actions = view.legal();
        actions.retain(|action| match action {
            Action::Shift(_) | Action::Collapse(_) => false,
            Action::Activate(line) => matches!(line.go, Go::Exit(_)),
            // What a real card has shown is nobody's choice.
            Action::Do(deed) => !deed.reports(),
            _ => true,
        });
        let said = |line: String| self.words.tell("private-reach", &[("lines", line.into())]);
        self.by_verb(actions).into_iter().map(said).collect()
    }

    /// Lines verb by verb, those about suspects in the order in which these lie on the board now.
    pub(super) fn in_board_order(&self, mut actions: Vec<Action>) -> Vec<Action> {
        let grid = self.position.grid();
        let starts = ByCell(self.opening);
        let about = |action: &Action| {
            let Action::Do(_) = action else { return None };
            let said = action.write(grid, &starts);
            let card = said.split(' ').nth(1).and_then(|word| starts.find_suspect(word));
            card.and_then(|card| grid.place(card))
        };
        let mut verbs: Vec<&str> = Vec::new();
        for action in &actions {
            verbs.extend(Some(action.word()).filter(|verb| !verbs.contains(verb)));
        }
        actions.sort_by_cached_key(|action| {
            let place = about(action).map(|cell| (cell.row(), cell.column()));
            (verbs.iter().position(|verb| *verb == action.word()), place)
        });
        actions
    }

    /// Lines that may be said, in the language's own words, each verb once: `kill: Ann, Ben`; of those who are named
    /// several at a time each one alone. Who may raise a hand is said once, and where most pairs of neighbours may swap,
    /// none is listed.
    pub fn by_verb(&self, mut actions: Vec<Action>) -> Vec<String> {
        let mut hands = SeatSet::EMPTY;
        actions.retain(|action| match action {
            Action::Do(Deed::Hands(up)) => {
                hands = hands | *up;
                false
            }
            _ => true,
        });
        actions.retain(|action| match action {
            Action::Do(Deed::Threaten(all)) => all.len() <= 1,
            _ => true,
        });
        let mut verbs: Vec<(String, Vec<String>)> = Vec::new();
        for action in self.in_board_order(actions) {
            let action = match action {
                // Where one may go is enough; how a power is used would fill many screens.
                Action::Activate(line) => {
                    Action::Activate(Activation { power: None, before: false, ..line })
                }
                other => other,
            };
            let line = self.line(&action);
            let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match verbs.last_mut().filter(|(last, _)| last == verb) {
                Some((_, all)) if all.iter().any(|known| known == rest) => {}
                Some((_, all)) => all.push(rest.to_owned()),
                None => verbs.push((verb.to_owned(), vec![rest.to_owned()])),
            }
        }
        let swap = self.shown(Keyword::Swap);
        let said = |(verb, all): (String, Vec<String>)| {
            if verb == swap && all.len() > MOST_SWAPS {
                return self.words.tell("menu-swaps", &[("verb", verb.into())]);
            }
            let all = all.join(", ");
            if all.is_empty() { verb } else { format!("{verb}: {all}") }
        };
        let listed = verbs.into_iter().map(said);
        listed.chain((!hands.is_empty()).then(|| self.may_raise(hands))).collect()
    }

    /// How it is said who raises a hand, and who may.
    fn may_raise(&self, seats: SeatSet) -> String {
        let who: Vec<String> = seats.iter().map(|seat| self.somebody(seat)).collect();

        let no = ("no", self.shown(Keyword::No).into());
        self.words.tell("menu-hands", &[no, ("who", who.join(", ").into())])
    }

    /// The secret as a phone reads it: short enough for the code, by cells if need be.
    pub fn code_text(&self, seat: Seat) -> String {
        let write = |name: &dyn Fn(Suspect) -> String| {
            format!("{}: {}", self.role(seat), self.mode().code(self, seat, name))
        };
        // Somebody who has left the board is called by where they started: that always fits.
        let starts = ByCell(self.opening);
        let place = |card| {
            let place = self.position.place(card);
            place.map_or_else(|| starts.suspect(card).to_owned(), |place| place.to_string())
        };
        let full = |name: &dyn Fn(Suspect) -> String| {
            let mates = self.known_mates(seat);
            let mates = mates.map(|(mate, card)| format!("{}: {}", self.role(mate), name(card)));
            [write(name)].into_iter().chain(mates).collect::<Vec<_>>().join(" | ")
        };
        let bare = || {
            let cells: Vec<String> = self.known_mates(seat).map(|(_, card)| place(card)).collect();
            let cells = cells.join(", ");
            if cells.is_empty() { write(&place) } else { format!("{} + {cells}", write(&place)) }
        };
        let fits = |text: &String| text.len() <= CAPACITY;
        let long = full(&|card| self.suspect(card));
        Some(long).filter(fits).or_else(|| Some(full(&place)).filter(fits)).unwrap_or_else(bare)
    }

    /// Identity, role card and hand for the code, each card called by `name`.
    pub(super) fn coded(
        &self,
        seat: Seat,
        special: Option<Special>,
        name: &dyn Fn(Suspect) -> String,
    ) -> String {
        let holding = self.position.holding(seat);
        let identity = holding.identity.known().map_or_else(|| "?".to_owned(), name);
        let special = special.map_or_else(String::new, |it| format!(" ({})", self.special(it)));
        let hand: Vec<String> = holding.hand.iter().map(name).collect();
        let hand = if hand.is_empty() { String::new() } else { format!(" | {}", hand.join(", ")) };
        format!("{identity}{special}{hand}")
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
