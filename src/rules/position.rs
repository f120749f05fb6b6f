//! The state of a table.
use super::killer_inspector::{self, KillerInspector};
use super::seat::SEATS;
use super::{
    Action, Ask, Audience, Decision, Deck, Deed, Event, Holding, Identity, Options, PlayError,
    Refusal, Rule, Seat, Sink, Source, Trust,
};
use crate::board::{Grid, Shift, Suspect, SuspectSet};

/// The checked state of a table: a small value that is copied freely.
///
/// Every card is known or unknown here, seat by seat. The position that the companion keeps knows
/// what it was told; the one inside a view knows only what its audience may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) options: Options,
    pub(super) grid: Grid,
    /// How many suspects started on the grid.
    pub(super) cast: u8,
    /// Everybody who has died, on the grid or taken out of it.
    pub(super) dead: SuspectSet,
    /// Everybody on whom an evidence card lies face up.
    pub(super) exonerated: SuspectSet,
    pub(super) discard: SuspectSet,
    pub(super) deck: Deck,
    pub(super) holdings: [Holding; SEATS],
    pub(super) last_shift: Option<(Seat, Shift)>,
    pub(super) turn: u16,
    /// Whose turn it is; before the first turn, the seat that will open.
    pub(super) active: Seat,
    /// Turns that passed in a row.
    pub(super) passes: u8,
    pub(super) owed: Option<Decision>,
    pub(super) outcome: Option<Outcome>,
    pub(super) game: Game,
}

/// What only one mode keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// Killer vs. Inspector.
    KillerInspector(KillerInspector),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody in a draw or a stalemate.
    pub winner: Option<Seat>,
    /// By what.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Enough suspects are dead.
    Kills,
    /// The Inspector's identity was killed.
    InspectorKilled,
    /// The Killer was accused by the right name.
    KillerCaught,
    /// A side gave up.
    Conceded,
    /// Nobody has a legal action (G38).
    Stalemate,
}

impl Reason {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Kills, Self::InspectorKilled, Self::KillerCaught, Self::Conceded, Self::Stalemate];

    /// The stable word for it in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Kills => "kills",
            Self::InspectorKilled => "inspector-killed",
            Self::KillerCaught => "killer-caught",
            Self::Conceded => "conceded",
            Self::Stalemate => "stalemate",
        }
    }
}

impl Position {
    /// A table before anything happened: living suspects in their starting places, and the evidence
    /// deck.
    pub fn new(game: Game, options: Options, grid: Grid, trusts: &[Trust], deck: Deck) -> Self {
        let mut holdings = [Holding::default(); SEATS];
        for (holding, trust) in holdings.iter_mut().zip(trusts) {
            holding.trust = *trust;
        }
        Self {
            options,
            cast: grid.suspects().len(),
            grid,
            dead: SuspectSet::EMPTY,
            exonerated: SuspectSet::EMPTY,
            discard: SuspectSet::EMPTY,
            deck,
            holdings,
            last_shift: None,
            turn: 0,
            active: Seat::new(0),
            passes: 0,
            owed: None,
            outcome: None,
            game,
        }
    }

    /// The first facts of a game: what is dealt before the first turn, and who begins.
    pub fn open(&mut self, log: &mut impl Sink) {
        match self.game {
            Game::KillerInspector(_) => killer_inspector::open(self, log),
        }
    }

    /// Adds every line that the seat to decide may say now, in the order in which they are offered.
    ///
    /// Where a card is unknown here, the lines are those that it could allow. Conceding and telling
    /// what was drawn are always possible and never listed.
    pub fn legal(&self, out: &mut Vec<Action>) {
        match self.game {
            Game::KillerInspector(_) => killer_inspector::legal(self, out),
        }
    }

    /// How many lines [`legal`](Self::legal) would add.
    pub fn count_legal(&self) -> u64 {
        match self.game {
            Game::KillerInspector(_) => killer_inspector::count_legal(self),
        }
    }

    /// Whether the rules allow the action, as far as the cards known here can tell.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::of(Rule::GameOver));
        }
        match (action, self.game) {
            (Action::Concede(seat), _) if seat.at() < self.seats() => Ok(()),
            (Action::Concede(seat), _) => Err(Refusal::to(Rule::NotYourAction, *seat)),
            (_, Game::KillerInspector(_)) => killer_inspector::check(self, action),
        }
    }

    /// Checks the action and gives the position after it with what happened.
    ///
    /// # Errors
    /// The action, the rule it breaks and the untouched position.
    pub fn play(&self, action: &Action) -> Result<(Self, Vec<Event>), PlayError> {
        if let Err(refusal) = self.check(action) {
            return Err(PlayError { action: action.clone(), refusal, position: Box::new(*self) });
        }
        let (mut after, mut events) = (*self, Vec::with_capacity(12));
        after.play_unchecked(action, &mut events);
        Ok((after, events))
    }

    /// Plays an action without checking it; the caller guarantees that [`check`](Self::check) allows
    /// it. Otherwise the position is no longer one that the rules can reach, but nothing panics.
    pub fn play_unchecked(&mut self, action: &Action, log: &mut impl Sink) {
        if let Action::Concede(seat) = *action {
            self.emit(Event::Acted { seat, deed: Deed::Concede, sure: true }, log);
            let winner =
                (0..self.seats()).map(|at| Seat::new(at as u8)).find(|other| *other != seat);
            self.emit(Event::Ended(Outcome { winner, reason: Reason::Conceded }), log);
            return;
        }
        match self.game {
            Game::KillerInspector(_) => killer_inspector::perform(self, action, log),
        }
    }

    /// The position after one more fact.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Began(seat) => {
                self.active = seat;
                self.turn = self.turn.saturating_add(1);
            }
            Event::Acted { .. } => (self.last_shift, self.passes) = (None, 0),
            Event::Shifted(seat, shift) => {
                if self.grid.has_line(shift.line) {
                    self.grid.shift(shift);
                }
                (self.last_shift, self.passes) = (Some((seat, shift)), 0);
            }
            Event::Collapsed(axis, taken) => {
                // A damaged record is caught by its hash; an impossible collapse changes nothing.
                let _ = self.grid.collapse(axis, taken);
            }
            Event::Died(suspect) => {
                self.dead.insert(suspect);
                match &mut self.game {
                    Game::KillerInspector(game) => game.kills = game.kills.saturating_add(1),
                }
            }
            Event::Drew(seat, card) => {
                self.deck.draw(card);
                self.hold(seat, |holding| holding.take(card));
            }
            Event::Became(seat, card) => self.hold(seat, |holding| {
                holding.give(card);
                holding.open = false;
                holding.identity = card.map_or(Identity::Hidden, Identity::Known);
            }),
            Event::Laid(from, suspect) => {
                self.leave(from, suspect);
                self.exonerated.insert(suspect);
            }
            Event::Discarded(from, suspect) => {
                self.leave(from, suspect);
                self.discard.insert(suspect);
            }
            Event::Passed(_) => {
                (self.last_shift, self.passes) = (None, self.passes.saturating_add(1));
            }
            Event::Owes(decision) => self.owed = Some(decision),
            Event::Opened(seat, suspect) => {
                self.deck.found(suspect);
                self.hold(seat, |holding| {
                    (holding.identity, holding.open) = (Identity::Known(suspect), true);
                });
            }
            Event::Ended(outcome) => (self.outcome, self.owed) = (Some(outcome), None),
            Event::Answered { .. } | Event::Hit(..) => {}
        }
    }

    /// An evidence card leaves the place where it was.
    fn leave(&mut self, from: Source, suspect: Suspect) {
        self.deck.found(suspect);
        match from {
            Source::Hand(seat) => self.hold(seat, |holding| holding.give(Some(suspect))),
            Source::Identity(seat) => self.hold(seat, |holding| holding.identity = Identity::None),
            Source::Board => self.exonerated.remove(suspect),
        }
    }

    fn hold(&mut self, seat: Seat, change: impl FnOnce(&mut Holding)) {
        if let Some(holding) = self.holdings.get_mut(seat.at()) {
            change(holding);
        }
    }

    /// Applies a fact and passes it on.
    pub(super) fn emit(&mut self, event: Event, log: &mut impl Sink) {
        self.apply(&event);
        log.event(event);
    }

    /// Lets `seat` owe something.
    pub(super) fn owe(&mut self, seat: Seat, ask: Ask, log: &mut impl Sink) {
        self.emit(Event::Owes(Decision { seat, ask }), log);
    }

    /// Whether the companion can deal: nobody holds a card that it has not seen.
    ///
    /// How many cards are unseen lies open. Which cards were told must not matter: a told card that
    /// another seat holds leaves one too many in the deck, and nobody may notice before the end.
    fn deals(&self) -> bool {
        let seats = &self.holdings[..self.seats()];
        seats.iter().all(|it| it.unknown == 0 && it.identity != Identity::Hidden)
    }

    /// Lets `seat` draw so many cards, and says whether that is done: an untold seat draws unseen;
    /// the companion deals while it has seen all cards; otherwise the player owes what he drew.
    pub(super) fn draw(&mut self, seat: Seat, cards: u8, log: &mut impl Sink) -> bool {
        match self.holding(seat).trust {
            Trust::Untold => (0..cards).for_each(|_| self.emit(Event::Drew(seat, None), log)),
            Trust::Dealt if self.deals() => {
                for _ in 0..cards {
                    let card = self.deck.top();
                    self.emit(Event::Drew(seat, card), log);
                }
            }
            Trust::Dealt | Trust::Told => {
                self.owe(seat, Ask::Drew(cards), log);
                return false;
            }
        }
        true
    }

    /// The position with everything that `audience` may not know turned face down.
    ///
    /// Nothing is hidden from a referee, nor from anybody once the game is over.
    #[must_use]
    pub fn seen_by(&self, audience: Audience) -> Self {
        let audience = if self.outcome.is_some() { Audience::Referee } else { audience };
        let mut view = *self;
        view.deck = self.deck.view(audience);
        for (at, holding) in view.holdings.iter_mut().enumerate() {
            if !audience.sees(Seat::new(at as u8)) {
                *holding = holding.hidden();
            }
        }
        view
    }

    /// The grid as it lies.
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

    /// The evidence cards that lie where everybody sees them.
    pub fn open_cards(&self) -> SuspectSet {
        self.exonerated | self.discard
    }

    /// The evidence deck.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The cards before `seat`; a seat that the mode does not have holds none.
    pub fn holding(&self, seat: Seat) -> Holding {
        self.holdings.get(seat.at()).copied().unwrap_or_default()
    }

    /// How many seats the mode has.
    pub const fn seats(&self) -> usize {
        match self.game {
            Game::KillerInspector(_) => 2,
        }
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

    /// What only this mode keeps.
    pub const fn game(&self) -> Game {
        self.game
    }
}
