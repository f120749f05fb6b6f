//! Who plays: roles, teams, what their cards print, and how they sit.
use super::ids;

ids! {
    /// What a player is in a mode; modes share a word where the players would.
    Role {
        Killer = "killer",
        Inspector = "inspector",
        Hitman = "hitman",
        Sleuth = "sleuth",
        Spy = "spy",
        Thief = "thief",
        Chief = "chief",
        Undercover = "undercover",
        Detective = "detective",
        Suit = "suit",
        Profiler = "profiler",
        Psycho = "psycho",
        Bomber = "bomber",
        Sniper = "sniper",
        Jack = "jack",
    }

    /// Something a player does, as the role cards print it.
    Verb {
        Shift = "shift",
        Collapse = "collapse",
        Kill = "kill",
        Disguise = "disguise",
        Accuse = "accuse",
        Exonerate = "exonerate",
        Canvass = "canvass",
        Evade = "evade",
        Capture = "capture",
        Steal = "steal",
        Deputize = "deputize",
        Autopsy = "autopsy",
        Profile = "profile",
        Disarm = "disarm",
        /// The Suit's reaction, which keeps a protected suspect alive.
        Save = "save",
        Swap = "swap",
        Threaten = "threaten",
        Plant = "plant",
        Detonate = "detonate",
        Shoot = "shoot",
        Setup = "setup",
        Rob = "rob",
        Stun = "stun",
        Vanish = "vanish",
        Frame = "frame",
        Hack = "hack",
        Silence = "silence",
        Mimic = "mimic",
        Crack = "crack",
        Survey = "survey",
    }

    /// A role card of the Heist's thieves; those of tier 1 lie above those of tier 2.
    Special {
        Safecracker = "safecracker",
        Runner = "runner",
        Cleaner = "cleaner",
        Decoy = "decoy",
        Insider = "insider",
        Hacker = "hacker",
        Silencer = "silencer",
        Mimic = "mimic",
        Saboteur = "saboteur",
        Sneak = "sneak",
        MasterSafecracker = "master-safecracker",
    }

    /// Players who win together.
    Team {
        One = "team1",
        Two = "team2",
        Three = "team3",
        Four = "team4",
        Mafia = "mafia",
        Fbi = "fbi",
        Thieves = "thieves",
    }

    /// Where team-mates sit.
    Sitting {
        /// Each opposite the other.
        PartnersOpposite = "partners-opposite",
        /// First team, second, third, first, second, third, and so on around the table.
        TeamsInTurn = "teams-in-turn",
        /// Each team on one side of the table.
        TeamsBySide = "teams-by-side",
    }

    /// Who follows whom.
    TurnOrder {
        /// As the mode lists its seats, whoever takes them.
        Fixed = "fixed",
        /// The two teams in turn, each as its players sit, from the first seat of the mode on (F57).
        Alternating = "alternating",
    }
}

impl Special {
    /// The pile it belongs to (HE40).
    pub const fn tier(self) -> Tier {
        match self {
            Self::Safecracker
            | Self::Runner
            | Self::Cleaner
            | Self::Decoy
            | Self::Insider
            | Self::Hacker => Tier::One,
            Self::Silencer
            | Self::Mimic
            | Self::Saboteur
            | Self::Sneak
            | Self::MasterSafecracker => Tier::Two,
        }
    }

    /// The action that only this role has; the Safecracker has none.
    pub const fn verb(self) -> Option<Verb> {
        Some(match self {
            Self::Safecracker => return None,
            Self::Runner | Self::Sneak => Verb::Shift,
            Self::Cleaner => Verb::Stun,
            Self::Decoy => Verb::Vanish,
            Self::Insider => Verb::Frame,
            Self::Hacker => Verb::Hack,
            Self::Silencer => Verb::Silence,
            Self::Mimic => Verb::Mimic,
            Self::Saboteur => Verb::Swap,
            Self::MasterSafecracker => Verb::Crack,
        })
    }
}

/// The pile a role card of the Heist is in at the start: those of tier 1 lie above those of tier 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Drawn first.
    One,
    /// Drawn when tier 1 has run out.
    Two,
}

impl Tier {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// Its number, as the books count.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
