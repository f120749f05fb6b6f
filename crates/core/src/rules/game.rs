//! The modes, and what each must be able to do.
use super::{
    Action, Below, Decision, Deck, Event, Eyes, Known, Ledger, Offers, Refusal, Score, Seat,
    SeatSet, Side, Sink, fbi_mafia, heist, hitman_sleuth, killer_inspector, mr_jack, spy_tag,
    thief_chief,
};
use crate::board::{Cell, CellSet, Grid, Site, Suspect, SuspectSet};
use crate::terms::{Choices, Mode, Team};

/// What only one mode keeps.
pub(super) trait State: Copy {
    /// The words with which lines of this mode begin, those that all modes share aside.
    const VERBS: &'static [&'static str];

    /// Whether officers in uniform stand on the board: the suspects on whom an evidence card lies face up.
    const OFFICERS: bool = false;

    /// Whether players raise a hand for their own suspect as well.
    const OWN_HAND: bool = false;

    /// How many seats the mode has.
    fn seats(&self) -> u8;

    /// How many suspects there are: those whose cards lie on the grid at the start.
    fn cast(&self, grid: &Grid) -> u8 {
        grid.suspects().len()
    }

    /// Where somebody is: his cell of the grid; nowhere once he is taken out.
    fn site(&self, grid: &Grid, who: Suspect) -> Option<Site> {
        grid.place(who).map(Site::Cell)
    }

    /// Everybody next to a suspect, as you’d read it off the board.
    fn around(&self, grid: &Grid, who: Suspect) -> Vec<Suspect> {
        let cells = grid.place(who).map_or(CellSet::EMPTY, Cell::around);
        cells.iter().filter_map(|cell| grid.at(cell)).collect()
    }

    /// The cards that chance puts in order when a shuffle is owed: the evidence deck.
    fn shuffled_cards(&self, deck: &Deck) -> Vec<Suspect> {
        deck.order().collect()
    }

    /// The team of a seat; none where everybody plays for himself.
    fn team(&self, _seat: Seat) -> Option<Team> {
        None
    }

    /// The seats whose identities this seat may see besides its own.
    fn mates(&self, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whether the side of this seat has given up while others play on (G39).
    fn has_left(&self, _seat: Seat) -> bool {
        false
    }

    /// The evidence cards that only this mode lays open, besides those on the board and in the discard.
    fn open_cards(&self) -> SuspectSet {
        SuspectSet::EMPTY
    }

    /// Whom a face-down identity can show, where the mode itself keeps count of that.
    fn suspected(&self) -> Option<SuspectSet> {
        None
    }

    /// Whether a role card lies before this seat that is not known here.
    fn has_hidden_role(&self, _seat: Seat) -> bool {
        false
    }

    /// The same action in its canonical words, where the order of names means nothing.
    #[must_use]
    fn canonical(&self, action: &Action, _position: &Known) -> Action {
        action.clone()
    }

    /// Whether cards of the deck are laid on the table that nobody may see: then the companion deals only
    /// where it keeps the whole deck.
    fn lays_unseen(&self) -> bool {
        false
    }

    /// Whether this seat may look at the face-down cards of the hit list.
    fn sees_list(&self, _seat: Seat) -> bool {
        false
    }

    /// What the mode itself keeps of a fact.
    fn apply(&mut self, _event: &Event) {}

    /// Plays by these choices from now on, those of an opening or after a house ruling; what is not chosen stays as it is.
    fn adopt(&mut self, choices: &Choices);

    /// The same with everything turned face down that these eyes may not see.
    #[must_use]
    fn seen_by(&self, _eyes: Eyes) -> Self {
        *self
    }

    /// The same with every card made up that is not seen here and lies before nobody; it takes those out of `rest`.
    #[must_use]
    fn imagined(&self, _rest: &mut Vec<Suspect>, _below: &mut Below<'_>) -> Self {
        *self
    }

    /// What is counted, in the order of seats.
    fn scores(&self) -> Vec<Score>;
}

/// Each mode is a module with functions of these names and a [`State`].
macro_rules! games {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// What only one mode keeps.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Game {
            $($(#[$doc])* $mode($module::$mode),)+
        }

        $(impl From<$module::$mode> for Game {
            fn from(state: $module::$mode) -> Self {
                Self::$mode(state)
            }
        })+

        impl Game {
            /// Which mode it is.
            pub const fn mode(&self) -> Mode {
                match self { $(Self::$mode(_) => Mode::$mode,)+ }
            }

            /// How many seats the mode has.
            pub fn seats(&self) -> u8 {
                match self { $(Self::$mode(state) => state.seats(),)+ }
            }

            /// The team of a seat; none where everybody plays for himself.
            pub fn team(&self, seat: Seat) -> Option<Team> {
                match self { $(Self::$mode(state) => state.team(seat),)+ }
            }

            /// What is counted, in the order of seats.
            pub fn scores(&self) -> Vec<Score> {
                match self { $(Self::$mode(state) => state.scores(),)+ }
            }

            /// The words with which lines may begin, mode by mode, those that all modes share aside.
            pub const VERBS: &'static [&'static [&'static str]] =
                &[$(<$module::$mode as State>::VERBS),+];

            /// Whether lines of this mode may begin with this word.
            pub fn has_verb(&self, word: &str) -> bool {
                let verbs = match self {
                    $(Self::$mode(_) => <$module::$mode as State>::VERBS,)+
                };
                verbs.contains(&word) || Self::SHARED.contains(&word)
            }

            pub(super) fn cast(&self, grid: &Grid) -> u8 {
                match self { $(Self::$mode(state) => state.cast(grid),)+ }
            }

            pub(super) fn shuffled_cards(&self, deck: &Deck) -> Vec<Suspect> {
                match self { $(Self::$mode(state) => state.shuffled_cards(deck),)+ }
            }

            pub(super) fn mates(&self, seat: Seat) -> SeatSet {
                match self { $(Self::$mode(state) => state.mates(seat),)+ }
            }

            pub(super) fn has_left(&self, seat: Seat) -> bool {
                match self { $(Self::$mode(state) => state.has_left(seat),)+ }
            }

            pub(super) fn suspected(&self) -> Option<SuspectSet> {
                match self { $(Self::$mode(state) => state.suspected(),)+ }
            }

            pub(super) fn has_hidden_role(&self, seat: Seat) -> bool {
                match self { $(Self::$mode(state) => state.has_hidden_role(seat),)+ }
            }

            pub(super) const fn has_officers(&self) -> bool {
                match self { $(Self::$mode(_) => <$module::$mode as State>::OFFICERS,)+ }
            }

            pub(super) const fn has_own_hand(&self) -> bool {
                match self { $(Self::$mode(_) => <$module::$mode as State>::OWN_HAND,)+ }
            }

            pub(super) fn open_cards(&self) -> SuspectSet {
                match self { $(Self::$mode(state) => state.open_cards(),)+ }
            }

            pub(super) fn canonical(&self, action: &Action, position: &Known) -> Action {
                match self { $(Self::$mode(state) => state.canonical(action, position),)+ }
            }

            pub(super) fn lays_unseen(&self) -> bool {
                match self { $(Self::$mode(state) => state.lays_unseen(),)+ }
            }

            pub(super) fn sees_list(&self, seat: Seat) -> bool {
                match self { $(Self::$mode(state) => state.sees_list(seat),)+ }
            }

            pub(super) fn apply(&mut self, event: &Event) {
                match self { $(Self::$mode(state) => state.apply(event),)+ }
            }

            /// Plays by these choices from now on; what is not chosen stays as it is.
            pub fn adopt(&mut self, choices: &Choices) {
                match self { $(Self::$mode(state) => state.adopt(choices),)+ }
            }

            pub(super) fn imagined(&self, rest: &mut Vec<Suspect>, below: &mut Below<'_>) -> Self {
                match self { $(Self::$mode(state) => Self::$mode(state.imagined(rest, below)),)+ }
            }

            pub(super) fn seen_by(&self, eyes: Eyes) -> Self {
                match self { $(Self::$mode(state) => Self::$mode(state.seen_by(eyes)),)+ }
            }
        }

        impl Known {
            $(
                /// What only this mode keeps, if it is the one that is played.
                pub fn $module(&self) -> Option<&$module::$mode> {
                    if let Game::$mode(state) = &self.game { Some(state) } else { None }
                }
            )+

            /// Where somebody is on the board of the mode; nowhere once he is taken out.
            pub fn place(&self, who: Suspect) -> Option<Site> {
                match &self.game { $(Game::$mode(state) => state.site(&self.grid, who),)+ }
            }

            /// Everybody next to a suspect, as you’d read it off the board.
            pub fn around(&self, who: Suspect) -> Vec<Suspect> {
                match &self.game { $(Game::$mode(state) => state.around(&self.grid, who),)+ }
            }

            /// The first facts of a game: what is dealt before the first turn, and who begins.
            pub fn open(&mut self, mut log: &mut dyn Sink) {
                match self.game { $(Game::$mode(_) => $module::open(self, &mut log),)+ }
            }

            pub(super) fn concede_in_mode(&mut self, seat: Seat, log: &mut impl Sink) {
                match self.game { $(Game::$mode(_) => $module::conceded(self, seat, log),)+ }
            }

            pub(super) fn legal_in_mode(&self, out: &mut impl Offers) {
                match self.game { $(Game::$mode(_) => $module::legal(self, out),)+ }
            }

            pub(super) fn check_in_mode(
                &self,
                decision: Decision,
                action: &Action,
                ledger: &mut impl Ledger,
            ) -> Result<(), Refusal> {
                match self.game {
                    $(Game::$mode(_) => $module::check(self, decision, action, ledger),)+
                }
            }

            pub(super) fn perform_in_mode(&mut self, action: &Action, log: &mut impl Sink) {
                match self.game { $(Game::$mode(_) => $module::perform(self, action, log),)+ }
            }
        }
    };
}

modes!(games);

impl Game {
    /// The words with which lines may begin in every mode: answers, and giving up.
    pub const SHARED: &'static [&'static str] = &[
        "drew",
        "chosen",
        "turned",
        "laid",
        "discarded",
        "failed",
        "answer",
        "hit",
        "hands",
        "dies",
        "concede",
    ];

    /// Whether a word begins a line that is only said when somebody is asked.
    pub fn is_answer(word: &str) -> bool {
        word != "concede" && Self::SHARED.contains(&word)
    }

    /// Whom a seat wins with.
    pub fn side(&self, seat: Seat) -> Side {
        self.team(seat).map_or(Side::Seat(seat), Side::Team)
    }
}
