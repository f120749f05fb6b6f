//! From where the vaults of the Heist can be robbed.
use std::collections::BTreeMap;

use serde::ser::{Serialize, SerializeMap as _, Serializer};

use crate::board::Cell;
use crate::scenario::Flaw;
use crate::scenario::reading::At;
use crate::terms::Vault;

/// The zones of the vaults, and the cell in the middle (HE02: the books show them in a figure only, so
/// a file of the user's may say others).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneSheet {
    /// The cells of each vault's zone, in reading order; at least one each.
    pub vaults: BTreeMap<Vault, Vec<Cell>>,
    /// The cell from which the Hacker reaches every vault.
    pub centre: Cell,
}

impl ZoneSheet {
    /// The vaults from whose zones `cell` is.
    pub fn of(&self, cell: Cell) -> impl Iterator<Item = Vault> {
        let there = move |(_, cells): &(&Vault, &Vec<Cell>)| cells.contains(&cell);
        self.vaults.iter().filter(there).map(|(vault, _)| *vault)
    }

    /// Reads the zones of a grid of 7×7; a vault that is missing is taken from `below`.
    pub(super) fn read(at: At<'_>, below: Option<&Self>) -> Self {
        let fields = at.fields();
        let mut zones = below
            .cloned()
            .unwrap_or_else(|| Self { vaults: BTreeMap::new(), centre: Cell::new(3, 3) });
        if let Some(centre) = fields.need_if(below.is_none(), "centre").and_then(cell) {
            zones.centre = centre;
        }
        for (name, vault) in
            [("nw", Vault::Nw), ("ne", Vault::Ne), ("sw", Vault::Sw), ("se", Vault::Se)]
        {
            let Some(at) = fields.need_if(below.is_none(), name) else { continue };
            let mut cells = BTreeMap::new();
            for item in at.items() {
                let Some(cell) = cell(item) else { continue };
                if let Some(first) = cells.insert(cell, item.number_in_text()) {
                    item.fault(Flaw::DoubleName { name: cell.to_string(), first });
                }
            }
            if at.is_list() && at.items().len() == 0 {
                at.fault(Flaw::Length { expected: 1, found: 0 });
            }
            zones.vaults.insert(vault, cells.into_keys().collect());
        }
        fields.end();
        zones
    }
}

impl Serialize for ZoneSheet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.vaults.len() + 1))?;
        map.serialize_entry("centre", &self.centre.to_string())?;
        for (vault, cells) in &self.vaults {
            let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
            map.serialize_entry(vault, &cells)?;
        }
        map.end()
    }
}

/// A cell of 7×7.
fn cell(at: At<'_>) -> Option<Cell> {
    let word = at.word();
    let cell = word.parse::<Cell>().ok().filter(|cell| cell.row() < 7 && cell.column() < 7);
    if cell.is_none() && !word.is_empty() {
        at.fault(Flaw::NoCell(word));
    }
    cell
}
