//! How likely each ruling is meant by a question, by all that is said and asked of it; made beforehand by `indexer`.
//!
//! ```text
//! how many rulings (2) · of each what any feature costs it (4, a float)
//! how many features (4) · of each, in order, where it begins (4)
//! of each feature: length (1) · itself · how rare it is, in sixteenths (1) · how many rulings (2)
//!                  · each (2) · how much it speaks for it, in 32nds (1)
//! ```
//! Numbers are little endian.
use crate::likely;

/// Steps of a rarity.
pub(super) const RARE: f32 = 16.0;
/// Steps of what a feature says for a ruling.
pub(super) const SPEAKS: f32 = 32.0;

/// What was written, as it lies in the program.
#[derive(Clone, Copy)]
pub(super) struct Likely<'a> {
    costs: &'a [[u8; 4]],
    places: &'a [[u8; 4]],
    features: &'a [u8],
}

/// A feature: how rare it is, and how much it speaks for which rulings.
type Feature<'a> = (f32, &'a [[u8; 3]]);

impl<'a> Likely<'a> {
    /// Nothing if these bytes are no such table.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let (count, rest) = bytes.split_first_chunk()?;
        let (costs, rest) = rest.split_at_checked(4 * usize::from(u16::from_le_bytes(*count)))?;
        let (count, rest) = rest.split_first_chunk()?;
        let (places, features) =
            rest.split_at_checked(4 * usize::try_from(u32::from_le_bytes(*count)).ok()?)?;
        Some(Self { costs: costs.as_chunks().0, places: places.as_chunks().0, features })
    }

    fn at(&self, place: [u8; 4]) -> Option<(&'a [u8], Feature<'a>)> {
        let from = usize::try_from(u32::from_le_bytes(place)).ok()?;
        let (length, rest) = self.features.get(from..)?.split_first()?;
        let (feature, rest) = rest.split_at_checked(usize::from(*length))?;
        let ([rare, low, high], rest) = rest.split_first_chunk()?;
        let rulings = rest.get(..3 * usize::from(u16::from_le_bytes([*low, *high])))?;
        Some((feature, (f32::from(*rare) / RARE, rulings.as_chunks().0)))
    }

    fn find(&self, feature: &str) -> Option<Feature<'a>> {
        let found = |place: &[u8; 4]| self.at(*place).map(|(found, _)| found).unwrap_or_default();
        let at = self.places.binary_search_by(|place| found(place).cmp(feature.as_bytes())).ok()?;
        self.at(self.places[at]).map(|(_, feature)| feature)
    }

    /// How likely each ruling is meant by a question with these features, as a logarithm; higher is likelier. Nothing if no
    /// ruling knows one of them.
    pub fn scores<'b>(&self, features: impl Iterator<Item = &'b String>) -> Option<Vec<f32>> {
        let speaks = |[low, high, speaks]: &[u8; 3]| {
            let ruling = usize::from(u16::from_le_bytes([*low, *high]));
            (ruling, f32::from(*speaks) / SPEAKS)
        };
        let found = features.filter_map(|feature| self.find(feature));
        let found = found.map(|(rare, rulings)| (rare, rulings.iter().map(speaks)));
        likely::scores(self.costs.iter().map(|cost| f32::from_le_bytes(*cost)), found)
    }
}
