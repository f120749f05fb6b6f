//! Recorded lines read back: which action a line was.
use crate::board::SuspectSet;
use crate::lang::{Grammar, Lang};
use crate::rules::heist::{self, CardAndRole};
use crate::rules::{Action, Ask, Deed, Event, Seat, Shown};
use crate::table::Opening;
use crate::table::read::Reader;

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
        before: &Shown,
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
                Event::Heist(heist::Fact::Dealt(who, role)) if who == seat => role,
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
