//! A game played at random, every line of it shown.
use noir_referee::board::Suspect;
use noir_referee::rules::{Action, Ask, Audience, Event, Order, Position, Seat, Shown};
use noir_referee::terms::Special;

use super::chance::Chance;
use super::modes::{any_of, at_random};

/// One line of a random game and what came of it.
#[derive(Clone, Copy)]
pub struct Step<'a> {
    pub before: &'a Position,
    pub line: &'a Action,
    pub events: &'a [Event],
    pub after: &'a Position,
}

/// Plays a game from before anything is dealt to its end, at most so many lines, and shows every line; gives
/// the last position.
pub fn play(
    start: &Position,
    most: usize,
    chance: &mut Chance,
    mut show: impl FnMut(&mut Chance, Step),
) -> Position {
    let mut position = *start;
    position.open(&mut ());
    for _ in 0..most {
        let Some(line) = pick(&open(&position), chance) else { break };
        let (after, events) = match position.play(&line) {
            Ok(played) => played,
            Err(error) => panic!("{line:?} is offered and refused: {:?}", error.refusal),
        };
        show(chance, Step { before: &position, line: &line, events: &events, after: &after });
        position = after;
    }
    position
}

/// A line that may be said now, seldom verbs as often as the many shifts. What was drawn or turned up lay on top of the
/// deck, as far as the companion knows it, and what only players know is said as it comes.
pub fn pick(position: &Shown, chance: &mut Chance) -> Option<Action> {
    let owed = position.decision()?;
    // Seldom somebody gives up where the others play on.
    if chance.below(150) == 0 {
        let concede = Action::Concede(chance.one_of(&position.all_seats().collect::<Vec<_>>()));
        if position.play(&concede).is_ok_and(|(after, _)| after.outcome().is_none()) {
            return Some(concede);
        }
    }
    let mode = at_random(position.game());
    let cards: Vec<Suspect> = position.deck().order().collect();
    match owed.ask {
        Ask::Shuffle => {
            let order = Order::new(chance.mixed(position.to_shuffle()));
            return Some(Action::Shuffled(Box::new(order)));
        }
        Ask::Drew(count) => {
            let drawn = cards.into_iter().take(count.into()).collect();
            let roles = chance.mixed(Special::ALL.to_vec());
            return Some(mode.drew(position, owed.seat, drawn, &roles).into());
        }
        Ask::Turned => {
            let hand: Vec<Suspect> = position.holding(owed.seat).hand.iter().collect();
            let turned = mode.shows(position, owed.ask, &hand, &cards).map(Action::Do);
            if turned.as_ref().is_some_and(|line| position.check(line).is_ok()) {
                return turned;
            }
        }
        _ => {}
    }
    any_of(mode, lines(&mode.narrowed(position, chance)), chance)
}

/// The table with all its cards, for whom nothing is hidden.
pub fn open(position: &Position) -> Shown {
    position.seen_by(Audience::Referee)
}

/// All that may be said now.
pub fn lines(position: &Shown) -> Vec<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    lines
}

/// Everybody whose eyes can be meant.
pub fn audiences(seats: impl Iterator<Item = Seat>) -> Vec<Audience> {
    [Audience::Public, Audience::Referee].into_iter().chain(seats.map(Audience::Seat)).collect()
}
