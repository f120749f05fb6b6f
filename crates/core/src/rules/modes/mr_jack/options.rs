//! What a table may decide of Mr. Jack differently from the book.
use crate::rules::adopted;
use crate::terms::{LampsStopBeam, NameBoth, WhistleRule};

adopted! {
    /// How a table plays Mr. Jack.
    MrJackOptions {
        /// How much of the whistle must be used (B11).
        whistle: WhistleRule,
        /// Whether lit lamps stop the lantern's beam (B9).
        lamps_stop_beam: LampsStopBeam,
        /// Whether two picks in a row are both named before the first is played (B33).
        name_both: NameBoth,
    }
}
