//! What a player may know.
use super::{Dice, Played};
use crate::board::{Grid, Suspect, SuspectSet};
use crate::deduce::Memory;
use crate::rules::{
    Action, Audience, Identity, Known, Outcome, Position, SEATS, Score, Seat, Shown, Side,
};

/// A position as one seat sees it, and what has been heard so far: the cards of the others and the order of the deck
/// are not in it.
///
/// # Examples
/// Whoever is asked gets no more than this, so what he does cannot depend on anything else:
/// ```compile_fail,E0308
/// # use noir_core::{players::Seen, rules::Position};
/// fn peek(seen: &Seen) -> &Position {
///     seen.view()
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Seen {
    seat: Seat,
    view: Shown,
    memory: Memory,
    suspects: [SuspectSet; SEATS],
}

impl Seen {
    /// What `seat` sees of a position, and what everybody has heard.
    pub fn of(position: &Known, seat: Seat, memory: &Memory) -> Self {
        let view = position.seen_by(Audience::Seat(seat));
        let mut suspects = [SuspectSet::EMPTY; SEATS];
        for other in view.all_seats() {
            suspects[other.at()] = memory.suspects(&view, other);
        }
        Self { seat, view, memory: memory.clone(), suspects }
    }

    /// Who sees it.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// The position with every card face down that he does not see.
    pub const fn view(&self) -> &Shown {
        &self.view
    }

    /// His own suspect, once he has one.
    pub(crate) fn own(&self) -> Option<Suspect> {
        self.view.holding(self.seat).identity.known()
    }

    /// Whom a seat can be, for all he knows.
    pub(crate) fn suspects(&self, seat: Seat) -> SuspectSet {
        self.suspects.get(seat.at()).copied().unwrap_or_default()
    }

    /// Whom everybody else takes him to be able to be.
    pub(crate) fn cover(&self) -> SuspectSet {
        self.memory.public(self.seat)
    }

    /// The seats that win where he loses.
    pub(crate) fn enemies(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let side = self.view.game().side(self.seat);
        self.view.all_seats().filter(move |other| self.view.game().side(*other) != side)
    }

    /// The grid after a line that moves it; nothing after any other.
    pub(crate) fn grid_after(&self, line: &Action) -> Option<Grid> {
        let mut grid = *self.view.grid();
        match line {
            Action::Shift(shift) => grid.shift(*shift),
            Action::Collapse(collapse) => {
                for step in collapse.steps() {
                    grid.collapse(step.axis, step.taken).ok()?;
                }
            }
            _ => return None,
        }
        Some(grid)
    }

    /// Lines that could be said now, `most` of them by chance where there are more: where a card is unknown, those that
    /// it could allow. See [`some_legal`](Known::some_legal).
    pub(crate) fn some_legal(&self, most: u32, below: impl FnMut(u32) -> u32) -> Vec<Action> {
        self.view.some_legal(most, below)
    }

    /// One of them by chance; see [`any_legal`](Known::any_legal).
    pub(crate) fn any_legal(&self, below: impl FnMut(u32) -> u32) -> Option<Action> {
        self.view.any_legal(below)
    }

    /// The position after a line, as far as it can be foreseen.
    #[must_use]
    pub(crate) fn after(&self, line: &Action) -> Shown {
        let mut after = self.view;
        after.play_unchecked(line, &mut ());
        after
    }

    /// One of the tables that look like this to him, by chance: each choice of identities that fits what was heard is as
    /// likely as any other.
    pub fn imagined(&self, dice: &mut Dice) -> Played {
        let hidden: Vec<Seat> = self
            .view
            .all_seats()
            .filter(|seat| self.view.holding(*seat).identity == Identity::Hidden)
            .collect();
        let identities = self.deal(&hidden, dice);
        let world = self.view.imagined(&identities, &mut |sides| dice.below(sides));
        Played::going_on(&Position(world), self.memory.clone())
    }

    /// Different suspects for these seats.
    fn deal(&self, hidden: &[Seat], dice: &mut Dice) -> Vec<(Seat, Suspect)> {
        /// So often two may be dealt the same suspect; then each takes what is left.
        const TRIES: u8 = 24;
        for _ in 0..TRIES {
            let mut dealt = SuspectSet::EMPTY;
            let drawn = hidden.iter().map(|seat| {
                let own = pick(self.suspects(*seat), dice).filter(|own| !dealt.contains(*own))?;
                dealt.insert(own);
                Some((*seat, own))
            });
            if let Some(drawn) = drawn.collect() {
                return drawn;
            }
        }
        let mut order = hidden.to_vec();
        order.sort_by_key(|seat| self.suspects(*seat).len());
        let mut left = self.view.everybody() - self.view.open_cards();
        let mut dealt = Vec::new();
        for seat in order {
            let can = self.suspects(seat) & left;
            if let Some(own) = pick(if can.is_empty() { left } else { can }, dice) {
                left.remove(own);
                dealt.push((seat, own));
            }
        }
        dealt
    }

    /// How the game ended, if it has.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.view.outcome()
    }

    /// What the sides have counted so far.
    pub(crate) fn scores(&self) -> Vec<Score> {
        self.view.game().scores()
    }

    /// Whether the seat is this side, or belongs to it.
    pub(crate) fn is_of(&self, side: Side) -> bool {
        self.view.game().side(self.seat) == side
    }
}

/// One of them by chance.
fn pick(of: SuspectSet, dice: &mut Dice) -> Option<Suspect> {
    of.iter().nth(dice.below(of.len().into()) as usize)
}
