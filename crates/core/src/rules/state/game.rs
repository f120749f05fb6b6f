//! The modes, and what each must be able to do.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{
    Action, Below, Decision, Event, Eyes, Ledger, Offers, On, Refusal, Score, Seat, SeatSet, Side,
    Sink, fbi_mafia, heist, hitman_sleuth, killer_inspector, mr_jack, spy_tag, thief_chief,
};
use crate::terms::{Choices, Mode, Team};

/// What only one mode keeps.
pub trait State: Copy {
    /// The words with which lines of this mode begin, those that all modes share aside.
    const VERBS: &'static [&'static str];

    /// Whether officers in uniform stand on the board: the suspects on whom an evidence card lies face up.
    const OFFICERS: bool = false;

    /// Whether cards come to lie face down on the table that nobody has seen.
    const UNSEEN: bool = false;

    /// Whether the suspect himself raises a hand as well when he is canvassed.
    const HIMSELF: bool = false;

    /// How many seats the mode has.
    fn seats(&self) -> u8;

    /// The team of a seat; none where everybody plays for himself.
    fn team(&self, _seat: Seat) -> Option<Team> {
        None
    }

    /// Whom a seat wins with.
    fn side(&self, seat: Seat) -> Side {
        self.team(seat).map_or(Side::Seat(seat), Side::Team)
    }

    /// The seats whose identities this seat may see besides its own.
    fn mates(&self, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whether the side of this seat has given up while others play on.
    fn has_left(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether this seat may look at the face-down cards of the hit list.
    fn sees_list(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether a role card lies before this seat that is not known here.
    fn has_hidden_role(&self, _seat: Seat) -> bool {
        false
    }

    /// The evidence cards that only this mode lays open, besides those on the board and in the discard.
    fn open_cards(&self) -> SuspectSet {
        SuspectSet::EMPTY
    }

    /// The same action in its canonical words, where the order of names means nothing.
    #[must_use]
    fn canonical(_position: &On<Self>, action: &Action) -> Action {
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

/// How a mode is played: the functions of its module with these names.
pub trait Rules: State {
    /// The first facts of a game: what is dealt before the first turn, and who begins.
    fn open(position: &mut On<Self>, log: &mut impl Sink);

    /// What follows after a seat has given up.
    fn conceded(position: &mut On<Self>, seat: Seat, log: &mut impl Sink);

    /// Adds the lines that may be said to what is owed.
    fn legal(position: &On<Self>, owed: Decision, out: &mut impl Offers);

    /// Whether the rules allow the action as an answer to what is owed.
    fn check(
        position: &On<Self>,
        owed: Decision,
        action: &Action,
        ledger: &mut impl Ledger,
    ) -> Result<(), Refusal>;

    /// Lets an allowed answer to what is owed happen.
    fn perform(position: &mut On<Self>, owed: Decision, action: &Action, log: &mut impl Sink);
}

macro_rules! games {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// A mode with what only it keeps.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Game {
            $($(#[$doc])* $mode($module::$mode),)+
        }

        /// What is played at a table: the mode, and what only it keeps there.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Playing<'a> {
            $($(#[$doc])* $mode(&'a $module::$mode),)+
        }

        $(impl From<$module::$mode> for Game {
            fn from(state: $module::$mode) -> Self {
                Self::$mode(state)
            }
        })+

        impl From<Playing<'_>> for Game {
            fn from(playing: Playing<'_>) -> Self {
                match playing { $(Playing::$mode(state) => Self::$mode(*state),)+ }
            }
        }

        impl Game {
            /// The words with which lines may begin, mode by mode, those that all modes share aside.
            pub const VERBS: &'static [&'static [&'static str]] =
                &[$(<$module::$mode as State>::VERBS),+];

            /// It, to be looked at.
            pub const fn playing(&self) -> Playing<'_> {
                match self { $(Self::$mode(state) => Playing::$mode(state),)+ }
            }

            /// Plays by these choices from now on; what is not chosen stays as it is.
            pub fn adopt(&mut self, choices: &Choices) {
                match self { $(Self::$mode(state) => state.adopt(choices),)+ }
            }
        }

        impl Playing<'_> {
            /// Which mode it is.
            pub const fn mode(self) -> Mode {
                match self { $(Self::$mode(_) => Mode::$mode,)+ }
            }

            /// How many seats the mode has.
            #[inline]
            pub fn seats(self) -> u8 {
                match self { $(Self::$mode(state) => state.seats(),)+ }
            }

            /// The team of a seat; none where everybody plays for himself.
            #[inline]
            pub fn team(self, seat: Seat) -> Option<Team> {
                match self { $(Self::$mode(state) => state.team(seat),)+ }
            }

            /// Whom a seat wins with.
            #[inline]
            pub fn side(self, seat: Seat) -> Side {
                match self { $(Self::$mode(state) => state.side(seat),)+ }
            }

            /// What is counted, in the order of seats.
            pub fn scores(self) -> Vec<Score> {
                match self { $(Self::$mode(state) => state.scores(),)+ }
            }

            /// Whether lines of this mode may begin with this word.
            pub fn has_verb(self, word: &str) -> bool {
                let verbs = match self {
                    $(Self::$mode(_) => <$module::$mode as State>::VERBS,)+
                };
                verbs.contains(&word) || Game::SHARED.contains(&word)
            }

            pub(in crate::rules) fn mates(self, seat: Seat) -> SeatSet {
                match self { $(Self::$mode(state) => state.mates(seat),)+ }
            }

            pub(in crate::rules) fn sees_list(self, seat: Seat) -> bool {
                match self { $(Self::$mode(state) => state.sees_list(seat),)+ }
            }

            pub(in crate::rules) fn has_hidden_role(self, seat: Seat) -> bool {
                match self { $(Self::$mode(state) => state.has_hidden_role(seat),)+ }
            }
        }

        $(impl Rules for $module::$mode {
            fn open(position: &mut On<Self>, log: &mut impl Sink) {
                $module::open(position, log);
            }

            fn conceded(position: &mut On<Self>, seat: Seat, log: &mut impl Sink) {
                $module::conceded(position, seat, log);
            }

            fn legal(position: &On<Self>, owed: Decision, out: &mut impl Offers) {
                $module::legal(position, owed, out);
            }

            fn check(
                position: &On<Self>,
                owed: Decision,
                action: &Action,
                ledger: &mut impl Ledger,
            ) -> Result<(), Refusal> {
                $module::check(position, owed, action, ledger)
            }

            fn perform(
                position: &mut On<Self>,
                owed: Decision,
                action: &Action,
                log: &mut impl Sink,
            ) {
                $module::perform(position, owed, action, log);
            }
        })+
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
}
