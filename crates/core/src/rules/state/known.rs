//! What is known of a table, by the companion or by an audience.
use crate::board::{Grid, Shift, Suspect, SuspectSet};
use crate::rules::{
    Action, Ask, Audience, Board, Count, Decision, Deck, Deed, Draw, Event, Eyes, Game, Holding,
    Identity, Options, Outcome, Rule, SEATS, Seat, Several, Shown, Sink, Tokens, Trust,
};
use crate::terms::Special;

/// The checked state of a table: a small value that is copied freely.
///
/// Every card is known or unknown here, seat by seat, and the rules ask no more than that. Outside of this crate it has no
/// name: there it is a [`Position`](super::Position), which knows what the companion was told, or a [`Shown`], which knows
/// what its audience may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
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
    pub(in crate::rules) game: Game,
}

impl Known {
    /// A table before anything happened: living suspects in their starting places, and the evidence
    /// deck.
    pub(in crate::rules) fn new(
        game: Game,
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
            cast: Board::of(&game, &grid).cast(),
            grid,
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
            game,
        }
    }

    /// Whether the rules would refuse the deed now if `seat` were known to be `own`.
    ///
    /// What follows in the same line from an action that is owed now: not an answer to it, and never refused.
    pub fn would_refuse(&self, seat: Seat, own: Suspect, deed: Deed) -> bool {
        let known = self.knowing(seat, own);
        let turn = self.owed.is_some_and(|owed| owed.ask == Ask::Turn);
        let refusal = known.check(&Action::Do(deed)).err();
        refusal.is_some_and(|it| !(turn && it.rule == Rule::NotYourAction))
    }

    /// The same position if `seat` were known to be `own`.
    pub(in crate::rules) fn knowing(&self, seat: Seat, own: Suspect) -> Self {
        let mut known = *self;
        known.hold(seat, |holding| holding.identity = Identity::Known(own));
        known
    }

    /// Whether a turn of `seat` that began now would have an action, if it were known to be `own`.
    pub(crate) fn could_act(&self, seat: Seat, own: Suspect) -> bool {
        let mut known = self.knowing(seat, own);
        known.owed = Some(Decision { seat, ask: Ask::Turn });
        known.count_legal() > 0
    }

    /// Whether a turn of `seat` that began now would know such an action, allowed or not.
    pub fn is_action_of(&self, seat: Seat, action: &Action) -> bool {
        let mut turn = *self;
        turn.owed = Some(Decision { seat, ask: Ask::Turn });
        turn.check(action).err().is_none_or(|refusal| refusal.rule != Rule::NotYourAction)
    }

    /// Adds every line that the seat to decide may say now, in the order in which they are offered.
    ///
    /// Where a card is unknown here, the lines are those that it could allow. Conceding and telling
    /// what was drawn are always possible and never listed.
    pub fn legal(&self, out: &mut Vec<Action>) {
        self.legal_in_mode(out);
    }

    /// One of the lines that [`legal`](Self::legal) offers, by chance: each as likely as any other, but for the
    /// whistles of Mr. Jack's Goodley, of which all after one movement, and all before any, count as one line.
    /// `below(n)` gives a number from 0 to n - 1.
    ///
    /// It costs far less than to list them all.
    pub fn any_legal(&self, mut below: impl FnMut(u32) -> u32) -> Option<Action> {
        let below: &mut dyn FnMut(u32) -> u32 = &mut below;
        self.drawn_legal(below)
    }

    /// The same for a source of chance that is known when this is compiled; what the world calls is compiled once.
    pub(crate) fn drawn_legal(&self, below: impl FnMut(u32) -> u32) -> Option<Action> {
        let mut draw = Draw::new(below);
        self.legal_in_mode(&mut draw);
        draw.into_line()
    }

    /// Several different ones of them by chance, at most `most`; all if there are no more. Whistles count as in
    /// [`any_legal`](Self::any_legal).
    pub(crate) fn some_legal(&self, most: u32, mut below: impl FnMut(u32) -> u32) -> Vec<Action> {
        self.several_legal(most, &mut below)
    }

    /// The same, made once for every source of chance.
    fn several_legal(&self, most: u32, below: &mut dyn FnMut(u32) -> u32) -> Vec<Action> {
        Several::of(most, below, |draws| self.legal_in_mode(draws))
    }

    /// How many lines [`legal`](Self::legal) offers.
    pub fn count_legal(&self) -> u64 {
        let mut count = Count::default();
        self.legal_in_mode(&mut count);
        count.0
    }

    /// The same action in its canonical words, where the order of names means nothing.
    #[must_use]
    pub fn canonical(&self, action: &Action) -> Action {
        self.game.canonical(action, self)
    }

    /// Plays an action without checking it; the caller guarantees that [`check`](Self::check) allows
    /// it. Otherwise the position is no longer one that the rules can reach, but nothing panics.
    pub fn play_unchecked(&mut self, action: &Action, mut log: &mut dyn Sink) {
        self.happen(action, &mut log);
    }

    /// The same for a listener that is known when this is compiled.
    pub(crate) fn happen(&mut self, action: &Action, log: &mut impl Sink) {
        if let Action::Concede(seat) = *action {
            self.emit(Event::Stepped(seat, Deed::Concede), log);
            self.concede_in_mode(seat, log);
        } else {
            self.perform_in_mode(action, log);
        }
    }

    /// What `audience` may see here: everything once the game is over.
    pub fn eyes(&self, audience: Audience) -> Eyes {
        let mut eyes = Eyes::from(audience);
        eyes.all |= self.outcome.is_some();
        if let Audience::Seat(seat) = audience {
            eyes.mates = self.game.mates(seat);
            eyes.list = matches!(&self.game, Game::HitmanSleuth(game) if game.sees_list(seat));
        }
        eyes
    }

    /// The same with everything that `audience` may not know turned face down.
    ///
    /// Nothing is hidden from a referee, nor from anybody once the game is over.
    #[must_use]
    pub fn seen_by(&self, audience: Audience) -> Shown {
        let eyes = self.eyes(audience);
        let mut view = *self;
        view.deck = self.deck.seen_by(eyes);
        view.game = self.game.seen_by(eyes);
        for (at, holding) in view.holdings.iter_mut().enumerate() {
            *holding = holding.seen_by(eyes, Seat::new(at as u8));
        }
        Shown(view)
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

    /// The officers in uniform, where the mode has any: their evidence cards lie face up on them.
    pub fn officers(&self) -> SuspectSet {
        if self.game.has_officers() { self.exonerated } else { SuspectSet::EMPTY }
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

    /// The evidence cards that everybody can name: those that lie face up, and those of the arrested. What
    /// is only said to lie there does not count, since the card may still be anywhere.
    pub fn open_cards(&self) -> SuspectSet {
        let open = self.exonerated | self.discard | self.arrested | self.game.open_cards();
        open - self.claimed
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

    /// The role card of the Heist that `seat` has told the companion, and that nobody else has seen.
    pub fn told_role(&self, seat: Seat) -> Option<Special> {
        let Game::Heist(game) = self.game() else { return None };
        let told = self.holding(seat).trust == Trust::Told;
        let role = game.role(seat);
        role.known().filter(|_| told && !role.shown)
    }

    /// Where a card that `seat` names as drawn is seen already, as far as that is known here: with somebody else, or with
    /// nobody where it lies face up.
    pub fn seen_elsewhere(&self, seat: Seat, action: &Action) -> Option<(Suspect, Option<Seat>)> {
        let drawn = match action {
            Action::Do(Deed::Drew(cards)) => *cards,
            Action::Do(Deed::DrewRole(drew)) => SuspectSet::just(drew.card),
            _ => return None,
        };
        let others = self.all_seats().filter(|other| *other != seat);
        let held = others.flat_map(|other| {
            let holding = self.holding(other);
            let own = holding.identity.known();
            own.into_iter().chain(holding.hand.iter()).map(move |card| (card, Some(other)))
        });
        let open = self.open_cards();
        held.chain(open.iter().map(|card| (card, None))).find(|(card, _)| drawn.contains(*card))
    }

    /// How many seats the mode has.
    pub fn seats(&self) -> usize {
        usize::from(self.game.seats())
    }

    /// All seats in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.seats()).map(Seat::new)
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

    /// What only this mode keeps.
    pub const fn game(&self) -> &Game {
        &self.game
    }
}
