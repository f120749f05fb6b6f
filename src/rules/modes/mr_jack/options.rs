//! What a table may decide of Mr. Jack otherwise than the book.
use std::str::FromStr;

/// How a table plays Mr. Jack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MrJackOptions {
    /// How much of the whistle must be used (B11, option `whistle`).
    pub whistle: WhistleRule,
    /// Whether lit lamps let the lantern's beam pass (B9, option `lamps-stop-beam`).
    pub beam_passes_lamps: bool,
    /// Whether two picks in a row are both named before the first is played (B33, option `name-both`).
    pub name_both: bool,
}

/// How much of Goodley's whistle must be used (B11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhistleRule {
    /// One to three steps, one if any is possible.
    #[default]
    UpTo3,
    /// Three steps, or as many as are possible.
    All3,
}

impl FromStr for WhistleRule {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        match word {
            "up-to-3" => Ok(Self::UpTo3),
            "all-3" => Ok(Self::All3),
            _ => Err(()),
        }
    }
}
