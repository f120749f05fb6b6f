//! What every mode has of a table.
use crate::board::{Grid, Shift, SuspectSet};
use crate::rules::{
    Ask, Decision, Deck, Holding, Identity, Options, Outcome, SEATS, Seat, SeatSet, Tokens, Trust,
};

/// What lies on a table and who owes what there, whatever the mode.
///
/// Like [`Known`](super::Known) it has no name outside of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub(in crate::rules) options: Options,
    /// The cards as they lie; none where the board is in the state of the mode, as streets are.
    pub(in crate::rules) grid: Grid,
    /// How many suspects there are.
    pub(in crate::rules) cast: u8,
    /// Everybody who has died, on the grid or taken out of it.
    pub(in crate::rules) dead: SuspectSet,
    /// Everybody on whom an evidence card lies face up.
    pub(in crate::rules) exonerated: SuspectSet,
    /// Everybody under arrest, with his card face down on him (F22).
    pub(in crate::rules) arrested: SuspectSet,
    pub(in crate::rules) tokens: Tokens,
    pub(in crate::rules) discard: SuspectSet,
    /// Cards that are face up only according to somebody: nobody has seen them there.
    pub(in crate::rules) claimed: SuspectSet,
    pub(in crate::rules) deck: Deck,
    pub(in crate::rules) holdings: [Holding; SEATS],
    pub(in crate::rules) last_shift: Option<(Seat, Shift)>,
    pub(in crate::rules) turn: u16,
    /// Whose turn it is; before the first turn, the seat that will open.
    pub(in crate::rules) active: Seat,
    /// Turns that passed in a row.
    pub(in crate::rules) passes: u8,
    pub(in crate::rules) owed: Option<Decision>,
    pub(in crate::rules) outcome: Option<Outcome>,
}

impl Table {
    /// Before anything happened: this many living suspects in their starting places, and the evidence deck.
    pub(super) fn new(
        cast: u8,
        options: Options,
        grid: Grid,
        trusts: &[Trust],
        deck: Deck,
    ) -> Self {
        let mut holdings = [Holding::default(); SEATS];
        for (holding, trust) in holdings.iter_mut().zip(trusts) {
            holding.trust = *trust;
        }
        Self {
            options,
            grid,
            cast,
            dead: SuspectSet::EMPTY,
            exonerated: SuspectSet::EMPTY,
            arrested: SuspectSet::EMPTY,
            tokens: Tokens::default(),
            discard: SuspectSet::EMPTY,
            claimed: SuspectSet::EMPTY,
            deck,
            holdings,
            last_shift: None,
            turn: 0,
            active: Seat::new(0),
            passes: 0,
            owed: None,
            outcome: None,
        }
    }

    /// The grid as it lies; empty in a game without cards on a grid.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Everybody on the table at the start.
    pub const fn everybody(&self) -> SuspectSet {
        SuspectSet::below(self.cast)
    }

    /// Everybody who has died, also those taken out of the grid.
    pub const fn dead(&self) -> SuspectSet {
        self.dead
    }

    /// Everybody who lives.
    pub fn alive(&self) -> SuspectSet {
        self.everybody() - self.dead
    }

    /// Everybody on whom an evidence card lies.
    pub const fn exonerated(&self) -> SuspectSet {
        self.exonerated
    }

    /// The cards of the discard, all face up.
    pub const fn discard(&self) -> SuspectSet {
        self.discard
    }

    /// Everybody under arrest.
    pub const fn arrested(&self) -> SuspectSet {
        self.arrested
    }

    /// Which suspects have which tokens.
    pub const fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// Evidence cards that are said to be face up, and that nobody has seen there.
    pub const fn claimed_cards(&self) -> SuspectSet {
        self.claimed
    }

    /// The evidence deck.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The cards before `seat`; a seat that the mode does not have holds none.
    #[inline]
    pub fn holding(&self, seat: Seat) -> Holding {
        self.holdings.get(seat.at()).copied().unwrap_or_default()
    }

    /// The cards that `seat` has told the companion, and still holds.
    pub fn told_by(&self, seat: Seat) -> SuspectSet {
        let holding = self.holding(seat);
        if holding.trust != Trust::Told {
            return SuspectSet::EMPTY;
        }
        holding.identity.known().map_or(holding.hand, |own| holding.hand | SuspectSet::just(own))
    }

    /// Turns begun so far; 0 before the first.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// What is owed now; nothing once the game is over.
    pub const fn decision(&self) -> Option<Decision> {
        self.owed
    }

    /// Whether the deck must be shuffled before anything else: chance answers, nobody at the table.
    pub fn owes_shuffle(&self) -> bool {
        self.owed.is_some_and(|owed| owed.ask == Ask::Shuffle)
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The last shift, while the undo ban still protects it.
    pub const fn last_shift(&self) -> Option<(Seat, Shift)> {
        self.last_shift
    }

    /// The options of the table.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Those of these seats whose identity only its owner has seen; how many they are is public.
    pub(in crate::rules) fn unseen(&self, seats: SeatSet) -> SeatSet {
        let unseen = |seat: &Seat| {
            let holding = self.holding(*seat);
            holding.trust == Trust::Untold && holding.identity == Identity::Hidden
        };
        seats.iter().filter(unseen).collect()
    }
}
