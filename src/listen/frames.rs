//! Everything that can be said, in words of the grammar: what it leaves open is put in from the line.
use std::sync::LazyLock;

use crate::lang::Keyword;

/// What a frame leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Slot {
    /// `S`: a suspect.
    Suspect,
    /// `SS`: suspects, as many as come.
    Suspects,
    /// `W`: a suspect, a seat, or me.
    Who,
    /// `P`: a seat.
    Seat,
    /// `OTHERS`: every other seat, or all but some of them.
    Others,
    /// `LINE`: a row or a column.
    Line,
    /// `ROW`: a row that is called so.
    Row,
    /// `COL`: a column that is called so.
    Column,
    /// `WAY`: left, right, up or down.
    Way,
    /// `TWICE`: two steps at once.
    Twice,
    /// `QUIET`: unheard.
    Quietly,
    /// `N`: a number.
    Number,
    /// `C`: a cell.
    Cell,
    /// `H`: a hex.
    Hex,
    /// `X`: a corner, an exit, a way of the lantern.
    Corner,
    /// `K`: from a hex or a corner to another one.
    Carry,
    /// `PULL`: a character, and the hex to which the whistle calls.
    Pull,
    /// `AT`: a character, meaning the hex under his feet.
    At,
    /// `T`: a token.
    Token,
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

impl Part {
    fn of(word: &'static str) -> Self {
        Self::Slot(match word {
            "S" => Slot::Suspect,
            "SS" => Slot::Suspects,
            "W" => Slot::Who,
            "P" => Slot::Seat,
            "OTHERS" => Slot::Others,
            "LINE" => Slot::Line,
            "ROW" => Slot::Row,
            "COL" => Slot::Column,
            "WAY" => Slot::Way,
            "TWICE" => Slot::Twice,
            "QUIET" => Slot::Quietly,
            "N" => Slot::Number,
            "C" => Slot::Cell,
            "H" => Slot::Hex,
            "X" => Slot::Corner,
            "K" => Slot::Carry,
            "PULL" => Slot::Pull,
            "AT" => Slot::At,
            "T" => Slot::Token,
            word => return Self::Word(word),
        })
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
