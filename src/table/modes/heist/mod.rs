//! Heist at a table: vaults and their zones, hidden actions and role cards.
mod zones;

use serde_json::{Value, json};
pub use zones::VaultZones;

use super::{AtTable, SHIFTS};
use crate::lang::Keyword;
use crate::rules::heist::{Heist, Pile, Zones};
use crate::table::{Opening, View};
use crate::terms::{Special, Tier, Vault};

impl AtTable for Heist {
    fn start(opening: &Opening, roles: &[Special]) -> Option<Self> {
        let thieves = opening.seats.len().saturating_sub(1).clamp(1, 6) as u8;
        let zones = opening.zones.as_ref().map_or(Zones::CORNERS, Zones::from);
        let pile = if roles.is_empty() { Pile::UNSEEN } else { Pile::new(roles) };
        Some(Self { thieves, zones, pile, ..Self::default() })
    }

    fn words() -> &'static [&'static [Keyword]] {
        const WORDS: &[Keyword] = &[
            Keyword::Nw,
            Keyword::Ne,
            Keyword::Sw,
            Keyword::Se,
            Keyword::Dead,
            Keyword::Quiet,
            Keyword::Safecracker,
            Keyword::Runner,
            Keyword::Cleaner,
            Keyword::Decoy,
            Keyword::Insider,
            Keyword::Hacker,
            Keyword::Silencer,
            Keyword::MimicRole,
            Keyword::Saboteur,
            Keyword::Sneak,
            Keyword::MasterSafecracker,
        ];
        &[SHIFTS, WORDS]
    }

    /// Officers, vaults, hidden actions and role cards; the cards themselves where this audience sees them.
    fn add_status(&self, view: &View<'_>, state: &mut Value) {
        let opening = view.opening();
        state["officers"] = json!(view.officers(self.chief(), self.stunned));
        let tokens = |vault| -> Vec<&str> {
            let lie = |seat| (0..self.vaults.tokens(seat, vault)).map(move |_| seat);
            self.crew().iter().flat_map(lie).map(|seat| opening.seat_id(seat)).collect()
        };
        for vault in Vault::ALL {
            let open = self.vaults.opened.contains(vault);
            state["vaults"][vault.id()] = json!({"open": open, "tokens": tokens(vault)});
        }
        state["hidden_actions"] = json!(self.unseen);
        state["role_deck"] = json!({
            "tier1": self.pile.left(Tier::One),
            "tier2": self.pile.left(Tier::Two),
        });
        (state["roles"], state["roles_shown"]) = (json!({}), json!({}));
        for seat in self.crew() {
            let role = self.role(seat);
            let card = role.known().map(Special::id);
            state["roles"][opening.seat_id(seat)] = json!(card);
            if role.shown {
                state["roles_shown"][opening.seat_id(seat)] = json!(card);
            }
        }
    }
}
