//! What a table may decide otherwise than the book.
use std::str::FromStr;

/// The options that modes share; those of one mode are in its own state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Which shifts may not answer another player's shift (G13).
    pub undo_ban: UndoBan,
    /// How many dead suspects each line gives up in a collapse (G17).
    pub collapse: CollapseRule,
}

impl Default for Options {
    fn default() -> Self {
        Self { undo_ban: UndoBan::On, collapse: CollapseRule::One }
    }
}

/// Which shifts may not answer another player's shift (G13, option `undo-ban`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoBan {
    /// Neither the opposite way on the same line nor back to the arrangement before.
    On,
    /// Only back to the arrangement before.
    Arrangement,
    /// Every shift is allowed.
    Off,
}

/// How many dead suspects each line gives up in a collapse (G17, option `collapse`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollapseRule {
    /// Exactly one, chosen by the player where a line has several.
    One,
    /// All of them; every line must hold the same number.
    AllDead,
}

impl FromStr for UndoBan {
    type Err = ();

    /// Reads the value as the scenario files write it.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "on" => Ok(Self::On),
            "arrangement" => Ok(Self::Arrangement),
            "off" => Ok(Self::Off),
            _ => Err(()),
        }
    }
}

impl FromStr for CollapseRule {
    type Err = ();

    /// Reads the value as the scenario files write it.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "one" => Ok(Self::One),
            "all-dead" => Ok(Self::AllDead),
            _ => Err(()),
        }
    }
}
