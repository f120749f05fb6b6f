//! What is known of a table, by the companion or by an audience.
use std::ops::{Deref, DerefMut};

use crate::board::{Grid, Suspect, SuspectSet};
use crate::rules::{
    Action, Ask, Audience, Below, Board, Count, Decision, Deck, Deed, Draw, Event, Eyes, Game,
    Identity, Ledger, Offers, On, Options, Playing, Query, Refusal, Rule, Rules, Seat, Several,
    Shown, Sink, State, Table, Trust, fbi_mafia, heist, hitman_sleuth, killer_inspector, mr_jack,
    spy_tag, thief_chief,
};
use crate::terms::{Choices, Special};

macro_rules! known {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// The checked state of a table: a small value that is copied freely.
        ///
        /// Every card is known or unknown here, seat by seat, and the rules ask no more than that. Outside of this crate it has no
        /// name: there it is a [`Position`](super::Position), which knows what the companion was told, or a [`Shown`], which knows
        /// what its audience may.
        ///
        /// Which mode is played is asked once, here; its functions get an `On`, the table on which it is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Known {
            $($(#[$doc])* $mode(On<$module::$mode>),)+
        }

        impl Known {
            /// A table with what only its mode keeps.
            pub(in crate::rules) const fn of(table: Table, game: Game) -> Self {
                match game { $(Game::$mode(game) => Self::$mode(On { table, game }),)+ }
            }

            $(
                /// What only this mode keeps, if it is the one that is played.
                pub const fn $module(&self) -> Option<&$module::$mode> {
                    if let Self::$mode(on) = self { Some(&on.game) } else { None }
                }
            )+

            /// What is played, with what only its mode keeps.
            #[inline]
            pub const fn game(&self) -> Playing<'_> {
                match self { $(Self::$mode(on) => Playing::$mode(&on.game),)+ }
            }

            /// The first facts of a game: what is dealt before the first turn, and who begins.
            pub fn open(&mut self, mut log: &mut dyn Sink) {
                match self { $(Self::$mode(on) => Rules::open(on, &mut log),)+ }
            }

            /// The position after one more fact.
            pub fn apply(&mut self, event: &Event) {
                match self { $(Self::$mode(on) => on.apply(event),)+ }
            }

            /// The evidence cards that everybody can name: those that lie face up, and those of the arrested. What
            /// is only said to lie there does not count, since the card may still be anywhere.
            pub fn open_cards(&self) -> SuspectSet {
                match self { $(Self::$mode(on) => on.open_cards(),)+ }
            }

            /// The officers in uniform, where the mode has any: their evidence cards lie face up on them.
            pub fn officers(&self) -> SuspectSet {
                match self { $(Self::$mode(on) => on.officers(),)+ }
            }

            /// The same action in its canonical words, where the order of names means nothing.
            #[must_use]
            pub fn canonical(&self, action: &Action) -> Action {
                match self { $(Self::$mode(on) => on.canonical(action),)+ }
            }

            /// Whether yes is the true answer of the player who is `own`.
            ///
            /// Where a mode says so, anybody who is the suspect himself raises a hand as well.
            pub fn truth(&self, query: Query, own: Suspect) -> bool {
                match self { $(Self::$mode(on) => on.truth(query, own),)+ }
            }

            pub(in crate::rules) fn offer(&self, out: &mut impl Offers) {
                match self { $(Self::$mode(on) => on.offer(out),)+ }
            }

            pub(in crate::rules) fn check_noting(
                &self,
                action: &Action,
                ledger: &mut impl Ledger,
            ) -> Result<(), Refusal> {
                match self { $(Self::$mode(on) => on.check(action, ledger),)+ }
            }

            /// Plays an action without checking it, for a listener that is known when this is compiled.
            pub(crate) fn happen(&mut self, action: &Action, log: &mut impl Sink) {
                match self { $(Self::$mode(on) => on.happen(action, log),)+ }
            }

            pub(super) fn adopt_in_mode(&mut self, choices: &Choices) {
                match self { $(Self::$mode(on) => on.game.adopt(choices),)+ }
            }

            pub(in crate::rules) fn imagine_in_mode(
                &mut self,
                rest: &mut Vec<Suspect>,
                below: &mut Below<'_>,
            ) {
                match self { $(Self::$mode(on) => on.game = on.game.imagined(rest, below),)+ }
            }

            fn turn_down(&mut self, eyes: Eyes) {
                match self { $(Self::$mode(on) => on.game = on.game.seen_by(eyes),)+ }
            }
        }

        impl Deref for Known {
            type Target = Table;

            #[inline]
            fn deref(&self) -> &Table {
                match self { $(Self::$mode(on) => &on.table,)+ }
            }
        }

        impl DerefMut for Known {
            #[inline]
            fn deref_mut(&mut self) -> &mut Table {
                match self { $(Self::$mode(on) => &mut on.table,)+ }
            }
        }
    };
}

modes!(known);

impl Known {
    /// A table before anything happened: living suspects in their starting places, and the evidence
    /// deck.
    pub(super) fn new(
        game: Game,
        options: Options,
        grid: Grid,
        trusts: &[Trust],
        deck: Deck,
    ) -> Self {
        let cast = Board::of(game.playing(), &grid).cast();
        Self::of(Table::new(cast, options, grid, trusts, deck), game)
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
        self.offer(out);
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
        self.offer(&mut draw);
        draw.into_line()
    }

    /// Several different ones of them by chance, at most `most`; all if there are no more. Whistles count as in
    /// [`any_legal`](Self::any_legal).
    pub(crate) fn some_legal(&self, most: u32, mut below: impl FnMut(u32) -> u32) -> Vec<Action> {
        self.several_legal(most, &mut below)
    }

    /// The same, made once for every source of chance.
    fn several_legal(&self, most: u32, below: &mut dyn FnMut(u32) -> u32) -> Vec<Action> {
        Several::of(most, below, |draws| self.offer(draws))
    }

    /// How many lines [`legal`](Self::legal) offers.
    pub fn count_legal(&self) -> u64 {
        let mut count = Count::default();
        self.offer(&mut count);
        count.0
    }

    /// Plays an action without checking it; the caller guarantees that [`check`](Self::check) allows
    /// it. Otherwise the position is no longer one that the rules can reach, but nothing panics.
    pub fn play_unchecked(&mut self, action: &Action, mut log: &mut dyn Sink) {
        self.happen(action, &mut log);
    }

    /// What `audience` may see here: everything once the game is over.
    pub fn eyes(&self, audience: Audience) -> Eyes {
        let mut eyes = Eyes::from(audience);
        eyes.all |= self.outcome.is_some();
        if let Audience::Seat(seat) = audience {
            eyes.mates = self.game().mates(seat);
            eyes.list = self.game().sees_list(seat);
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
        view.turn_down(eyes);
        for (at, holding) in view.holdings.iter_mut().enumerate() {
            *holding = holding.seen_by(eyes, Seat::new(at as u8));
        }
        Shown(view)
    }

    /// The role card of the Heist that `seat` has told the companion, and that nobody else has seen.
    pub fn told_role(&self, seat: Seat) -> Option<Special> {
        let game = self.heist()?;
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
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.game().seats())
    }

    /// All seats in order.
    #[inline]
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game().seats()).map(Seat::new)
    }
}
