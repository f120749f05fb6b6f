//! The closed sets that scenario files, JSON and the command line name by the same words.
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A closed set whose members have one stable word each.
pub trait Id: Copy + Eq + 'static {
    /// Every member, in the order in which people are shown them.
    const ALL: &'static [Self];
    /// The word for this member in files, JSON and on the command line.
    fn id(self) -> &'static str;
    /// The member with this word, upper or lower case.
    fn from_id(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|member| member.id().eq_ignore_ascii_case(text))
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $member:ident = $id:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$note])* #[doc = concat!("`", $id, "`")] $member,)*
        }

        impl Id for $name {
            const ALL: &'static [Self] = &[$(Self::$member),*];

            fn id(self) -> &'static str {
                match self { $(Self::$member => $id),* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::from_id(text).ok_or(())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                Self::from_id(&text).ok_or_else(|| de::Error::unknown_variant(&text, &[$($id),*]))
            }
        }
    )*};
}

ids! {
    /// A way to play, with its own chapter in the book.
    Mode {
        KillerInspector = "killer-inspector",
        HitmanSleuth = "hitman-sleuth",
        SpyTag = "spy-tag",
        ThiefChief = "thief-chief",
        FbiMafia = "fbi-mafia",
        Heist = "heist",
        MrJack = "mr-jack",
    }

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

    /// A vault of the Heist, by the corner of the grid.
    Vault {
        NorthWest = "nw",
        NorthEast = "ne",
        SouthWest = "sw",
        SouthEast = "se",
    }

    /// A kind of token in the box.
    Token {
        Threat = "threat",
        Bomb = "bomb",
        Steal = "steal",
        Protection = "protection",
        Treasure = "treasure",
    }

    /// A word of the book that screens repeat.
    Term {
        SuspectCard = "suspect-card",
        EvidenceCard = "evidence-card",
        RoleCard = "role-card",
        EvidenceDeck = "evidence-deck",
        SecretIdentity = "secret-identity",
        EvidenceHand = "evidence-hand",
        Alive = "alive",
        Dead = "dead",
        Exonerated = "exonerated",
        HitList = "hit-list",
        Trophy = "trophy",
        Plainclothes = "plainclothes",
        Uniformed = "uniformed",
        Vault = "vault",
    }

    /// What is printed in the corner of a card, which says on which grids it lies.
    Corner {
        /// Nothing: a base card.
        Unmarked = "none",
        Six = "6",
        Seven = "7",
        /// The asterisk of Major Grom.
        Star = "star",
        /// A card that the setup treats by its name (the 50th card; Grom / Plague Doctor).
        Special = "special",
    }

    /// How sure a fact about a box is.
    Certainty {
        /// Printed in a source for this very edition.
        Confirmed = "confirmed",
        /// Part of it is printed, the rest follows from the figures.
        Probable = "probable",
        /// A name seen in a figure of the book; nothing says which corner its card has.
        ExampleOnly = "example-only",
        /// Printed nowhere we could read; worked out from other sources.
        Reconstructed = "reconstructed",
    }

    /// How hard a mode is, in the words of the book.
    Difficulty {
        Low = "low",
        Medium = "medium",
        High = "high",
    }

    /// What the companion can do with a mode.
    Status {
        Refereed = "refereed",
        /// Only its headline is known; not refereed yet.
        Planned = "planned",
    }

    /// Which game a mode belongs to.
    Family {
        Noir = "noir",
        MrJack = "mr-jack",
    }

    /// When the cards of a seat are dealt.
    When {
        /// Before the first turn.
        Opening = "opening",
        /// As that seat's first turn.
        FirstTurn = "first-turn",
    }

    /// What the cards of a seat are for.
    Purpose {
        /// Face down: the secret identity.
        Identity = "identity",
        /// One of them becomes the secret identity, the others are the hand.
        Choice = "choice",
        /// A row, the first face up, the others face down: those to be killed in this order.
        HitList = "hit-list",
        /// Face down: the officer in plainclothes.
        Plainclothes = "plainclothes",
        /// Face up on their suspects: officers in uniform.
        Uniformed = "uniformed",
        /// Some become officers in uniform, one the officer in plainclothes; the others go back.
        Officers = "officers",
        /// The hand.
        Hand = "hand",
    }

    /// Something to remember about the first turns; the sentence is in the language files.
    Reminder {
        /// The Killer begins, and must kill on the first turn.
        KillerMustKill = "killer-must-kill",
        /// The Inspector draws four and keeps one as the identity; that is the whole turn.
        InspectorChooses = "inspector-chooses",
        /// The Hitman lays the hit list, its first card face up, and draws an identity.
        HitmanLists = "hitman-lists",
        /// The Sleuth draws three and keeps one as the identity before the Hitman's first turn.
        SleuthChooses = "sleuth-chooses",
        /// Jack draws the alibi card that says who he is.
        JackDraws = "jack-draws",
        /// The Detective picks first, from four cards that are turned up.
        DetectiveBegins = "detective-begins",
        /// Every spy draws an identity.
        SpiesDraw = "spies-draw",
        /// A treasure on each suspect.
        TreasuresLaid = "treasures-laid",
        /// The Thief draws three, one of them the active identity, and begins.
        ThiefChooses = "thief-chooses",
        /// The Chief draws an officer in plainclothes.
        ChiefHides = "chief-hides",
        /// The Chief turns up officers in uniform.
        ChiefShows = "chief-shows",
        /// Everybody draws an identity and shows it to the team alone; roles lie open.
        AgentsDraw = "agents-draw",
        /// The Profiler draws a hand after all identities are dealt.
        ProfilerDraws = "profiler-draws",
        /// Role cards in two piles, tier 1 above tier 2; each thief takes one face down, and a token.
        ThievesTakeRoles = "thieves-take-roles",
        /// Each thief draws an identity, which the other thieves may see.
        ThievesDraw = "thieves-draw",
        /// Each card has a light and a dark side, which all point the same way (Major Grom).
        CardsOneWay = "cards-one-way",
        /// Only the villains' names count (Major Grom, Spy Tag).
        VillainsOnly = "villains-only",
        /// The Chief draws seven, makes some of them officers and shuffles the others back.
        ChiefDeploys = "chief-deploys",
    }

    /// A way to reach the end; the sentence is in the language files.
    Goal {
        /// The Killer's: the Inspector's identity is dead.
        KillInspector = "kill-inspector",
        /// The Killer's: as many dead as the option `kills` says.
        KillCount = "kill-count",
        /// The Inspector's: the right accusation.
        AccuseKiller = "accuse-killer",
        /// The Hitman's: everybody on the list is dead.
        KillList = "kill-list",
        /// The Hitman's: the Sleuth's identity is dead and no living card is in his hand.
        KillSleuth = "kill-sleuth",
        /// The Sleuth's: the right accusation.
        AccuseHitman = "accuse-hitman",
        /// A spy's or his team's: as many caught as the option `trophies` says.
        Trophies = "trophies",
        /// The Thief's: every treasure is stolen.
        StealAll = "steal-all",
        /// The Chief's: the Thief's active identity is accused.
        AccuseThief = "accuse-thief",
        /// The Mafia's: as many dead as the option `deaths` says, an agent counting twice.
        Deaths = "deaths",
        /// The FBI's: as many arrests as the option `arrests` says.
        Arrests = "arrests",
        /// The thieves': all four vaults are open.
        OpenVaults = "open-vaults",
        /// The Chief's: a thief who was caught cannot draw another role.
        NoRoleLeft = "no-role-left",
        /// Jack's: he leaves the district unseen.
        Escape = "escape",
        /// Jack's: nobody has caught him after eight rounds.
        NotCaught = "not-caught",
        /// The Detective's: the right accusation.
        CatchJack = "catch-jack",
    }

    /// A choice that a table may make otherwise than the book.
    OptionName {
        Kills = "kills",
        Trophies = "trophies",
        Arrests = "arrests",
        Deaths = "deaths",
        Officers = "officers",
        UndoBan = "undo-ban",
        Collapse = "collapse",
        OwnList = "own-list",
        OwnCell = "own-cell",
        MafiaCanvass = "mafia-canvass",
        Protection = "protection",
        BombOnArrest = "bomb-on-arrest",
        Swap = "swap",
        ThreatAfter = "threat-after",
        SafecrackerToken = "safecracker-token",
        Hacker = "hacker",
        Stun = "stun",
        Captured = "captured",
        Whistle = "whistle",
        LampsStopBeam = "lamps-stop-beam",
        NameBoth = "name-both",
    }
}

impl Special {
    /// 1 or 2: no card of the second tier is drawn while one of the first is left.
    pub const fn tier(self) -> u8 {
        match self {
            Self::Safecracker
            | Self::Runner
            | Self::Cleaner
            | Self::Decoy
            | Self::Insider
            | Self::Hacker => 1,
            Self::Silencer
            | Self::Mimic
            | Self::Saboteur
            | Self::Sneak
            | Self::MasterSafecracker => 2,
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
impl Mode {
    /// The family of games that the mode belongs to.
    pub const fn family(self) -> Family {
        match self {
            Self::MrJack => Family::MrJack,
            Self::KillerInspector
            | Self::HitmanSleuth
            | Self::SpyTag
            | Self::ThiefChief
            | Self::FbiMafia
            | Self::Heist => Family::Noir,
        }
    }
}
