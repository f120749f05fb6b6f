//! The modes, and what each must be able to do.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{
    Action, Below, Decision, Event, Eyes, Known, Ledger, Offers, Refusal, Score, Seat, SeatSet,
    Side, Sink, fbi_mafia, heist, hitman_sleuth, killer_inspector, mr_jack, spy_tag, thief_chief,
};
use crate::terms::{Choices, Mode, Team};

/// What only one mode keeps.
pub(in crate::rules) trait State: Copy {
    /// The words with which lines of this mode begin, those that all modes share aside.
    const VERBS: &'static [&'static str];

    /// Whether officers in uniform stand on the board: the suspects on whom an evidence card lies face up.
    const OFFICERS: bool = false;

    /// How many seats the mode has.
    fn seats(&self) -> u8;

    /// The team of a seat; none where everybody plays for himself.
    fn team(&self, _seat: Seat) -> Option<Team> {
        None
    }

    /// The seats whose identities this seat may see besides its own.
    fn mates(&self, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The evidence cards that only this mode lays open, besides those on the board and in the discard.
    fn open_cards(&self) -> SuspectSet {
        SuspectSet::EMPTY
    }

    /// The same action in its canonical words, where the order of names means nothing.
    #[must_use]
    fn canonical(&self, action: &Action, _position: &Known) -> Action {
        action.clone()
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

            pub(in crate::rules) fn mates(&self, seat: Seat) -> SeatSet {
                match self { $(Self::$mode(state) => state.mates(seat),)+ }
            }

            pub(in crate::rules) const fn has_officers(&self) -> bool {
                match self { $(Self::$mode(_) => <$module::$mode as State>::OFFICERS,)+ }
            }

            pub(in crate::rules) fn open_cards(&self) -> SuspectSet {
                match self { $(Self::$mode(state) => state.open_cards(),)+ }
            }

            pub(in crate::rules) fn canonical(&self, action: &Action, position: &Known) -> Action {
                match self { $(Self::$mode(state) => state.canonical(action, position),)+ }
            }

            pub(in crate::rules) fn apply(&mut self, event: &Event) {
                match self { $(Self::$mode(state) => state.apply(event),)+ }
            }

            /// Plays by these choices from now on; what is not chosen stays as it is.
            pub fn adopt(&mut self, choices: &Choices) {
                match self { $(Self::$mode(state) => state.adopt(choices),)+ }
            }

            pub(in crate::rules) fn imagined(&self, rest: &mut Vec<Suspect>, below: &mut Below<'_>) -> Self {
                match self { $(Self::$mode(state) => Self::$mode(state.imagined(rest, below)),)+ }
            }

            pub(in crate::rules) fn seen_by(&self, eyes: Eyes) -> Self {
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

            /// The first facts of a game: what is dealt before the first turn, and who begins.
            pub fn open(&mut self, mut log: &mut dyn Sink) {
                match self.game { $(Game::$mode(_) => $module::open(self, &mut log),)+ }
            }

            pub(in crate::rules) fn concede_in_mode(&mut self, seat: Seat, log: &mut impl Sink) {
                match self.game { $(Game::$mode(_) => $module::conceded(self, seat, log),)+ }
            }

            pub(in crate::rules) fn legal_in_mode(&self, out: &mut impl Offers) {
                match self.game { $(Game::$mode(_) => $module::legal(self, out),)+ }
            }

            pub(in crate::rules) fn check_in_mode(
                &self,
                decision: Decision,
                action: &Action,
                ledger: &mut impl Ledger,
            ) -> Result<(), Refusal> {
                match self.game {
                    $(Game::$mode(_) => $module::check(self, decision, action, ledger),)+
                }
            }

            pub(in crate::rules) fn perform_in_mode(&mut self, action: &Action, log: &mut impl Sink) {
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
