//! A game played at random, every line of it shown.
use noir_referee::rules::{Action, Audience, Event, Position};

use super::chance::Chance;

/// One line of a random game and what came of it.
#[derive(Clone, Copy)]
pub struct Step<'a> {
    pub before: &'a Position,
    pub line: &'a Action,
    pub events: &'a [Event],
    pub after: &'a Position,
}

/// Plays a game from before anything is dealt to its end, at most so many lines, and shows every line; gives
/// the last position. `pick` chooses the lines, which must all be allowed.
pub fn play(
    start: &Position,
    most: usize,
    chance: &mut Chance,
    pick: fn(&Position, &mut Chance) -> Option<Action>,
    mut show: impl FnMut(&mut Chance, Step),
) -> Position {
    let mut position = *start;
    position.open(&mut ());
    for _ in 0..most {
        let Some(line) = pick(&position, chance) else { break };
        let (after, events) = match position.play(&line) {
            Ok(played) => played,
            Err(error) => panic!("{line:?} is offered and refused: {:?}", error.refusal),
        };
        show(chance, Step { before: &position, line: &line, events: &events, after: &after });
        position = after;
    }
    position
}

/// Everybody whose eyes can be meant.
pub fn audiences(position: &Position) -> Vec<Audience> {
    let seats = position.all_seats().map(Audience::Seat);
    [Audience::Public, Audience::Referee].into_iter().chain(seats).collect()
}

/// A view told only what its audience may know of each fact stays the view of the position, until the end
/// opens everything; and the facts alone give the position again.
#[track_caller]
pub fn views_follow(step: Step) {
    let Step { before, events, after, .. } = step;
    if after.outcome().is_some() {
        return;
    }
    for audience in audiences(before) {
        let (mut position, mut view) = (*before, before.seen_by(audience));
        let eyes = before.eyes(audience);
        for event in events {
            position.apply(event);
            view.apply(&event.seen_by(eyes));
            assert_eq!(view, position.seen_by(audience), "{audience:?} after {event:?}");
        }
        assert_eq!(position, *after, "facts alone give the position again");
    }
}
