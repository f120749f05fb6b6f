//! A game that is being played, with what everybody has heard of it.
use super::{Dice, Player, Seen};
use crate::deduce::Memory;
use crate::rules::{Action, Order, Outcome, Position, Seat};

/// A game that is being played: the table itself and what everybody has heard. What a player sees of it is [`Seen`].
pub struct Played {
    position: Position,
    memory: Memory,
}

impl Played {
    /// A table after its opening.
    pub fn begin(position: Position) -> Self {
        Self { position, memory: Memory::begin(&position) }
    }

    /// A table in the middle of a game.
    pub(super) const fn going_on(position: &Position, memory: Memory) -> Self {
        Self { position: *position, memory }
    }

    /// The table.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What a seat sees.
    pub fn seen(&self, seat: Seat) -> Seen {
        Seen::of(&self.position, seat, &self.memory)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Whose line is owed now; chance is asked before.
    pub fn owed(&mut self, dice: &mut Dice) -> Option<Seat> {
        while self.position.owes_shuffle() && self.outcome().is_none() {
            let mut cards = self.position.to_shuffle();
            dice.shuffle(&mut cards);
            self.say(&Action::Shuffled(Box::new(Order::new(cards))));
        }
        self.position.decision().filter(|_| self.outcome().is_none()).map(|owed| owed.seat)
    }

    /// A line that the rules allow is said.
    pub fn say(&mut self, line: &Action) {
        let mut events = Vec::with_capacity(12);
        self.position.happen(line, &mut events);
        self.memory.hear(&events, &self.position);
    }

    /// What the player says; where a card that he cannot see forbids it, something else.
    pub fn asks(&self, player: &dyn Player, seat: Seat, dice: &mut Dice) -> Option<Action> {
        /// He is told that often that it cannot be; then anything that can be is said for him.
        const TRIES: u8 = 8;
        let seen = self.seen(seat);
        let allowed = |line: &Action| self.position.check(line).is_ok();
        (0..TRIES)
            .find_map(|_| player.choose(&seen, dice).filter(allowed))
            .or_else(|| self.position.any_legal(|sides| dice.below(sides)))
    }
}
