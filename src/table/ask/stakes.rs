//! What an answer would give away, before it is given: worked out from what everybody sees, so it tells nobody anything.
use crate::board::{Suspect, SuspectSet};
use crate::deduce::PlayedLine;
use crate::rules::{Action, Ask, Audience, Event, Identity, Seat, Shown};
use crate::table::View;

/// What an answer of one seat would leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stake {
    /// Whose answer.
    pub seat: Seat,
    /// The line by which it would be asked; none where it is asked now.
    pub question: Option<Action>,
    /// How many it could be for everybody.
    pub of: u8,
    /// How many of them a yes leaves.
    pub yes: u8,
    /// How many of them a no leaves.
    pub no: u8,
}

/// So many lines of a verb show whether it asks anybody.
const ENOUGH: u8 = 5;

impl View<'_> {
    /// What the answers that are asked for now, or by a line that may be said now, would leave: of the seat whose eyes these
    /// are, of every seat for a referee, of nobody for everybody. Answers that everybody can foresee are left out; those
    /// that tell most stand first.
    ///
    /// Nothing for a seat of a table that was not opened for it, and nothing after the end.
    pub fn stakes(&self) -> Vec<Stake> {
        let everybody = self.table.view_at(Audience::Public, self.seq());
        let seats: Vec<Seat> = match self.audience() {
            _ if everybody.is_open() => Vec::new(),
            Audience::Referee => self.opening().all_seats().collect(),
            Audience::Seat(seat) if self.opening().deduce => vec![seat],
            Audience::Seat(_) | Audience::Public => Vec::new(),
        };
        if seats.is_empty() {
            return Vec::new();
        }
        let public = everybody.position();
        // Activations are no questions, and far too many to be listed for nothing.
        let activations = public.board().is_streets();
        if activations && public.decision().is_none_or(|owed| owed.ask == Ask::Turn) {
            return Vec::new();
        }
        let (known, legal) = (everybody.knowledge(), everybody.legal());
        let hidden = known.hidden.iter().filter(|it| seats.contains(&it.seat));
        let mut stakes: Vec<Stake> =
            hidden.flat_map(|it| asked(public, &legal, it.seat, it.suspects)).collect();
        stakes.retain(|stake| stake.yes > 0 && stake.no > 0);
        stakes
            .sort_by_key(|stake| (u16::from(stake.yes.max(stake.no)) * 100) / u16::from(stake.of));
        stakes
    }
}

/// What each of these lines would make a seat answer, or what it is asked now.
fn asked(public: &Shown, lines: &[Action], seat: Seat, suspects: SuspectSet) -> Vec<Stake> {
    let of = suspects.len();
    let Some(owed) = public.decision() else { return Vec::new() };
    if owed.seat == seat && matches!(owed.ask, Ask::Answer(_) | Ask::Hit(_) | Ask::Call) {
        // Those who could say each of the answers truly.
        let left: Vec<u8> =
            lines.iter().map(|line| fitting(public, line, seat, suspects)).collect();
        return match left[..] {
            [yes, no] => vec![Stake { seat, question: None, of, yes, no }],
            _ => Vec::new(),
        };
    }
    // A line of his own he answers to nobody, and an activation is no question.
    let questions = lines.iter().filter(|line| matches!(line, Action::Do(_)) && owed.seat != seat);
    // A verb that asks nobody a few times asks nobody at all; a Psycho alone has hundreds of lines of it.
    let mut silent: Vec<(&str, u8)> = Vec::new();
    let stake = |line: &Action| {
        let word = line.word();
        let times = silent.iter().find(|(verb, _)| *verb == word).map_or(0, |(_, times)| *times);
        if times >= ENOUGH {
            return None;
        }
        let answers = suspects.iter().filter_map(|own| would_answer(public, line, seat, own));
        let (mut yes, mut no) = (0, 0);
        answers.for_each(|answer| *(if answer { &mut yes } else { &mut no }) += 1);
        if yes + no == 0 {
            silent.retain(|(verb, _)| *verb != word);
            silent.push((word, times + 1));
        }
        Some(Stake { seat, question: Some(line.clone()), of, yes, no })
    };
    questions.filter_map(stake).collect()
}

/// How many of these suspects could say the line truly.
fn fitting(public: &Shown, line: &Action, seat: Seat, suspects: SuspectSet) -> u8 {
    let Ok((after, events)) = public.play(line) else { return 0 };
    let step = PlayedLine { before: public, events: &events, after: &after };
    let mut left = suspects;
    step.traces(|_, trace| {
        let hidden = trace.now.holding(seat).identity == Identity::Hidden;
        left = left.iter().filter(|own| !hidden || trace.fault(seat, *own).is_none()).collect();
    });
    left.len()
}

/// What `seat` would answer to this line if it were `own`; nothing where it is not asked.
fn would_answer(public: &Shown, line: &Action, seat: Seat, own: Suspect) -> Option<bool> {
    let (_, events) = public.knowing(seat, own).play(line).ok()?;
    events.iter().find_map(|event| match *event {
        Event::Answered { seat: who, yes, .. } if who == seat => Some(yes),
        _ => None,
    })
}
