//! From where the vaults can be robbed, as an opening records it.
use serde::{Deserialize, Serialize};

use crate::board::{Cell, CellSet};
use crate::rules::heist;
use crate::{scenario, terms};

/// The zones of the vaults as the scenario said them when the table was opened (HE02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VaultZones {
    /// The cells of each vault's zone, in the order nw, ne, sw, se.
    pub vaults: [Vec<String>; 4],
    /// The cell from which the Hacker reaches every vault.
    pub centre: String,
}

impl From<&scenario::ZoneSheet> for VaultZones {
    fn from(zones: &scenario::ZoneSheet) -> Self {
        let cells = |at: usize| {
            let zone = zones.vaults.get(&terms::Vault::ALL[at]);
            zone.into_iter().flatten().map(Cell::to_string).collect()
        };
        Self { vaults: std::array::from_fn(cells), centre: zones.centre.to_string() }
    }
}

/// A cell that makes no sense is left out.
impl From<&VaultZones> for heist::Zones {
    fn from(zones: &VaultZones) -> Self {
        let cells = |zone: &Vec<String>| -> CellSet {
            zone.iter().filter_map(|cell| cell.parse::<Cell>().ok()).collect()
        };
        Self {
            vaults: zones.vaults.each_ref().map(cells),
            centre: zones.centre.parse().unwrap_or(Self::CORNERS.centre),
        }
    }
}
