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

    /// Something to remember about the first turns; the sentence is in the language files.
    Reminder {
        /// The Killer begins, and must kill on the first turn.
        KillerMustKill = "killer-must-kill",
        /// The Inspector draws four and keeps one as the identity; that is the whole turn.
        InspectorChooses = "inspector-chooses",
    }

    /// A way to reach the end; the sentence is in the language files.
    Goal {
        /// The Killer's: the Inspector's identity is dead.
        KillInspector = "kill-inspector",
        /// The Killer's: as many dead as the option `kills` says.
        KillCount = "kill-count",
        /// The Inspector's: the right accusation.
        AccuseKiller = "accuse-killer",
    }

    /// A choice that a table may make otherwise than the book.
    OptionName {
        Kills = "kills",
        UndoBan = "undo-ban",
        Collapse = "collapse",
    }
}
