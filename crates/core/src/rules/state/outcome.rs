//! Sides, and how a game ends.
use serde::{Deserialize, Serialize};

use crate::rules::spoken::spoken;
use crate::rules::{Hear, Pen, Seat, Spoken};
use crate::terms::Team;

/// Whoever wins: a seat that plays for itself, or a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// A seat.
    Seat(Seat),
    /// A team.
    Team(Team),
}

impl Spoken for Side {
    fn write(&self, to: &mut Pen<'_>) {
        match self {
            Self::Seat(seat) => seat.write(to),
            Self::Team(team) => team.write(to),
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let left = from.left();
        if let Ok(team) = Team::read(from) {
            return Ok(Self::Team(team));
        }
        from.back(left);
        Seat::read(from).map(Self::Seat)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody in a draw or a stalemate.
    pub winner: Option<Side>,
    /// By what.
    pub reason: Reason,
}

impl Spoken for Outcome {
    fn write(&self, to: &mut Pen<'_>) {
        self.reason.write(to);
        self.winner.write(to);
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        Ok(Self { reason: Reason::read(from)?, winner: Option::read(from)? })
    }
}

spoken! {
    /// What ended a game; its word is the stable one in JSON.
    #[derive(Hash)]
    pub enum Reason {
        /// Enough suspects are dead.
        Kills = "kills",
        /// The Inspector's identity was killed.
        InspectorKilled = "inspector-killed",
        /// The Killer was accused by the right name.
        KillerCaught = "killer-caught",
        /// Enough enemy spies were captured.
        Trophies = "trophies",
        /// No card was left for the spies of all other sides (SP10).
        MostTrophies = "most-trophies",
        /// The last treasure was taken.
        Treasures = "treasures",
        /// The Master Thief was accused by the right name.
        ThiefCaught = "thief-caught",
        /// Enough suspects are dead, agents counted twice.
        Deaths = "deaths",
        /// Enough mafiosi are under arrest.
        Arrests = "arrests",
        /// Both sides reached their goals at once (F45).
        BothGoals = "both-goals",
        /// Everybody on the hit list is dead.
        HitList = "hit-list",
        /// The Sleuth's identity was killed, and nobody in his hand lives.
        SleuthKilled = "sleuth-killed",
        /// The Hitman was accused by the right name.
        HitmanCaught = "hitman-caught",
        /// The thieves opened all vaults.
        Vaults = "vaults",
        /// A caught thief had no role card to draw.
        NoRole = "no-role",
        /// Jack left the district.
        Escaped = "escaped",
        /// Jack was accused by the right name.
        JackCaught = "jack-caught",
        /// An innocent was accused in his place.
        WrongAccusation = "wrong-accusation",
        /// Eight rounds have passed.
        NotCaught = "not-caught",
        /// A side gave up.
        Conceded = "conceded",
        /// Nobody has a legal action (G38).
        Stalemate = "stalemate",
    }
}

/// What a mode counts, for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The word for it: `kills`, `trophies`, `treasures`, `arrests`, `deaths`, `vaults`.
    pub what: &'static str,
    /// Who counts it, where several sides count the same.
    pub side: Option<Side>,
    /// How many there are.
    pub count: u8,
    /// How many win.
    pub goal: u8,
}
