//! What a player may know.
use crate::rules::{Action, Audience, Offers, Outcome, Position, Score, Seat, Side};

/// A position as one seat sees it: the cards of the others and the order of the deck are not in it.
///
/// # Examples
/// Whoever is asked gets no more than this, so what he does cannot depend on anything else:
/// ```compile_fail
/// use noir_referee::players::Seen;
/// fn peek(seen: &Seen) -> noir_referee::rules::Position {
///     seen.0
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Seen {
    seat: Seat,
    view: Position,
}

impl Seen {
    /// What `seat` sees of a position.
    pub fn of(position: &Position, seat: Seat) -> Self {
        Self { seat, view: position.seen_by(Audience::Seat(seat)) }
    }

    /// Who sees it.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Adds every line that could be said now: where a card is unknown, those that it could allow.
    pub fn legal(&self, lines: &mut impl Offers) {
        self.view.legal(lines);
    }

    /// One of them by chance; see [`Position::any_legal`].
    pub fn any_legal(&self, below: impl FnMut(u32) -> u32) -> Option<Action> {
        self.view.any_legal(below)
    }

    /// The same after a line, as far as it can be foreseen.
    #[must_use]
    pub fn after(&self, line: &Action) -> Self {
        let mut after = self.clone();
        after.view.play_unchecked(line, &mut ());
        after
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.view.outcome()
    }

    /// What the sides have counted so far.
    pub fn scores(&self) -> Vec<Score> {
        self.view.game().scores()
    }

    /// Whether the seat is this side, or belongs to it.
    pub fn is_of(&self, side: Side) -> bool {
        match side {
            Side::Seat(seat) => seat == self.seat,
            Side::Team(team) => self.view.game().team(self.seat) == Some(team),
        }
    }
}
