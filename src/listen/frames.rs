//! Everything that can be said, in words of the grammar: what it leaves open is put in from the line.
use std::sync::LazyLock;

use crate::lang::Keyword;

macro_rules! slots {
    ($($(#[$doc:meta])* $sign:literal $slot:ident)*) => {
        /// What a frame leaves open.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Slot {
            $($(#[$doc])* $slot,)*
        }

        impl Part {
            fn of(word: &'static str) -> Self {
                match word {
                    $($sign => Self::Slot(Slot::$slot),)*
                    word => Self::Word(word),
                }
            }
        }
    };
}

slots! {
    /// A suspect.
    "S" Suspect
    /// Suspects, as many as come.
    "SS" Suspects
    /// A suspect, a seat, or me.
    "W" Who
    /// A seat.
    "P" Seat
    /// Every other seat, or all but some of them.
    "OTHERS" Others
    /// A row or a column.
    "LINE" Line
    /// A row that is called so.
    "ROW" Row
    /// A column that is called so.
    "COL" Column
    /// Left, right, up or down.
    "WAY" Way
    /// Two steps at once.
    "TWICE" Twice
    /// Unheard.
    "QUIET" Quietly
    /// A number.
    "N" Number
    /// A cell.
    "C" Cell
    /// A hex.
    "H" Hex
    /// A corner, an exit, a way of the lantern.
    "X" Corner
    /// From a hex or a corner to another one.
    "K" Carry
    /// A character, and the hex to which the whistle calls.
    "PULL" Pull
    /// A character, meaning the hex under his feet.
    "AT" At
    /// A token.
    "T" Token
}

/// A part of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A word of the grammar.
    Word(&'static str),
    /// What is left open.
    Slot(Slot),
}

/// A line with some of it left open: `kill S`.
#[derive(Debug)]
pub(super) struct Frame {
    /// What it is made of.
    pub parts: Vec<Part>,
    /// What it leaves open.
    pub slots: Vec<Slot>,
    /// The verb with which it begins.
    pub verb: Option<Keyword>,
    /// What kind of line it is, as the weights call it.
    pub kind: String,
    /// Whether a no may be a part of it.
    pub denies: bool,
}

/// The kind of a line that begins with a character.
pub(super) const GO: &str = "go";

/// The kind of a line that says who raised a hand.
pub(super) const HANDS: &str = "hands";

/// What is said in private only.
pub(crate) const PRIVATE: [Keyword; 3] = [Keyword::Become, Keyword::Drew, Keyword::Reveal];

/// Whether a line in words of the grammar may be said aloud.
pub(crate) fn is_aloud(line: &str) -> bool {
    PRIVATE.iter().all(|word| line.split(' ').next() != Some(word.name()))
}

/// Every frame.
pub(super) static FRAMES: LazyLock<Vec<Frame>> = LazyLock::new(|| {
    let lines = include_str!("frames.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(Frame::of).collect()
});

impl Frame {
    fn of(line: &'static str) -> Self {
        let (line, denies) = line.strip_suffix(" NOT").map_or((line, false), |line| (line, true));
        let parts: Vec<Part> = line.split(' ').map(Part::of).collect();
        let slot = |part: &Part| match part {
            Part::Slot(slot) => Some(*slot),
            Part::Word(_) => None,
        };
        let words = parts.iter().map(|part| match part {
            Part::Word(word) => word,
            Part::Slot(Slot::Quietly) => Keyword::Quiet.name(),
            Part::Slot(_) => "",
        });
        Self {
            slots: parts.iter().filter_map(slot).collect(),
            verb: line.split(' ').next().and_then(|word| word.parse().ok()),
            kind: kind(&words.collect::<Vec<_>>()),
            parts,
            denies,
        }
    }

    /// The line, with this put in.
    pub fn line(&self, filled: &[String]) -> String {
        let mut filled = filled.iter();
        let part = |part: &Part| match part {
            Part::Word(word) => Some((*word).to_owned()),
            Part::Slot(_) => filled.next().cloned(),
        };
        self.parts.iter().filter_map(part).collect::<Vec<_>>().join(" ")
    }
}

/// The kind of a line in words of the grammar, in which what is left open is an empty word: its verb, and what makes two lines
/// of one verb different things to say.
pub(super) fn kind(words: &[&str]) -> String {
    let has = |word: &str| words.contains(&word);
    let first = words.first().copied().unwrap_or_default();
    let second = words.get(1).copied().unwrap_or_default();
    match first {
        _ if has("near") => "near".to_owned(),
        "" if has("accuse") => "go-accuse".to_owned(),
        "" => GO.to_owned(),
        "answer" | "call" | "collapse" => format!("{first}-{second}"),
        _ if has("bot") => format!("{first}-bot"),
        _ if has("nobody") => format!("{first}-nobody"),
        "shift" if has("quiet") => "shift-quiet".to_owned(),
        "shift" if words.len() > 3 => "shift-fast".to_owned(),
        first => first.to_owned(),
    }
}
