//! Lines said once more: what a recorded line was, and what comes of it on another board.
use super::Opening;
use super::words::Reader;
use crate::board::SuspectSet;
use crate::lang::{Grammar, Lang};
use crate::rules::heist::{CardAndRole, Fact as HeistFact};
use crate::rules::mr_jack::Fact as JackFact;
use crate::rules::{Action, Ask, Deed, Event, Order, Position, Refusal, Seat};

/// Reads canonical words back, as they were recorded.
pub struct Recorded<'a> {
    opening: &'a Opening,
    grammar: Grammar,
}

impl<'a> Recorded<'a> {
    /// The words of a table with this opening.
    pub fn of(opening: &'a Opening) -> Self {
        Self { opening, grammar: Grammar::new(Lang::En) }
    }

    /// The action that a line was, said by `seat` when the game stood like `before`.
    ///
    /// What was said in private has left no words; what came of it tells what it was. None for what is no
    /// action: an identity that was opened, a house ruling, a board that was put right.
    pub fn action(
        &self,
        before: &Position,
        seat: Seat,
        line: Option<&str>,
        events: &[Event],
    ) -> Option<Action> {
        if let Some(line) = line {
            let reader = Reader { opening: self.opening, position: before, grammar: &self.grammar };
            return reader.action(line, Some(seat)).ok();
        }
        let owed = before.decision().filter(|owed| owed.seat == seat)?;
        told(owed.ask, seat, events).map(Action::Do)
    }
}

/// What comes of an action now: chance gives the orders that it gave in `events`, and owes others.
///
/// # Errors
/// The refusal, if the rules forbid it now.
pub fn again(
    before: &Position,
    action: &Action,
    events: &[Event],
) -> Result<(Position, Vec<Event>), Refusal> {
    let (mut after, mut now) = before.play(action).map_err(|error| error.refusal)?;
    let mut orders = events.iter().filter_map(order);
    while let Some(order) = orders.next().filter(|_| after.owes_shuffle()) {
        after.play_unchecked(&Action::Shuffled(Box::new(order)), &mut now);
    }
    Ok((after, now))
}

/// What was told in private, by what came of it.
fn told(ask: Ask, seat: Seat, events: &[Event]) -> Option<Deed> {
    match ask {
        Ask::Become => events.iter().find_map(|event| match *event {
            Event::Became(who, Some(card)) if who == seat => Some(Deed::Become(card)),
            _ => None,
        }),
        Ask::Drew(count) => {
            let drawn = events.iter().filter_map(|event| match *event {
                Event::Drew(who, Some(card)) if who == seat => Some(card),
                _ => None,
            });
            let cards: SuspectSet = drawn.take(usize::from(count)).collect();
            let role = events.iter().find_map(|event| match *event {
                Event::Heist(HeistFact::Dealt(who, Some(role))) if who == seat => Some(role),
                _ => None,
            });
            match (cards.first(), role) {
                (Some(card), Some(role)) => Some(Deed::DrewRole(CardAndRole { card, role })),
                (Some(_), None) => Some(Deed::Drew(cards)),
                (None, _) => None,
            }
        }
        _ => None,
    }
}

/// The order that chance gave.
fn order(event: &Event) -> Option<Order> {
    match *event {
        Event::Shuffled(order) => order,
        Event::MrJack(JackFact::Cards(cards)) => Some(Order::new(cards.iter())),
        _ => None,
    }
}
