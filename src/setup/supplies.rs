//! What must come out of the box besides suspects and their evidence cards.
use serde::Serialize;

use super::Note;
use crate::scenario::{Edition, HowMany, ModeSheet, Stock};
use crate::terms::{Special, Token};

/// Tokens of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Supply {
    /// Which kind.
    pub token: Token,
    /// What the box calls it.
    pub name: String,
    /// How many are needed; nothing for as many as there are.
    pub count: Option<u8>,
}

/// A role card that is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawnRole {
    /// Which role.
    pub role: Special,
    /// What the box calls it.
    pub name: String,
    /// Its pile: no card of the second is drawn while one of the first is left.
    pub tier: u8,
}

/// The tokens that this many players need.
pub(super) fn supplies(mode: &ModeSheet, edition: &Edition, players: u8) -> Vec<Supply> {
    let needed = mode.tokens.get(&players).into_iter().flatten();
    let supply = |(&token, how_many): (&Token, &HowMany)| Supply {
        token,
        name: edition.token_name(token).to_owned(),
        count: match how_many {
            HowMany::Exactly(count) => Some(*count),
            HowMany::All => None,
        },
    };
    needed.map(supply).collect()
}

/// The kinds of which the box has fewer than are needed, or may have: nobody has counted them, and most
/// tokens of the box would have to be of one kind.
pub(super) fn too_few(tokens: &[Supply], edition: &Edition) -> Vec<Note> {
    let few = |supply: &Supply| {
        let (token, needed) = (supply.token, supply.count?);
        match edition.stock(token, needed) {
            Stock::Short { has } => Some(Note::TokensFew { token, has, needed }),
            // Where they are all the box has, there are no others among them.
            Stock::Uncounted { total }
                if u16::from(needed) > total / 2 && u16::from(needed) != total =>
            {
                Some(Note::TokensUncounted { token, total, needed })
            }
            Stock::Enough | Stock::Uncounted { .. } => None,
        }
    };
    tokens.iter().filter_map(few).collect()
}

/// The role cards that are drawn, the first tier above the second.
pub(super) fn pile(mode: &ModeSheet, edition: &Edition) -> Vec<DrawnRole> {
    let name = |role: Special| edition.special(role).map_or(role.id(), |names| &names.name);
    let card = |&role: &Special| DrawnRole {
        role,
        name: name(role).to_owned(),
        tier: role.tier().number(),
    };
    mode.role_deck.iter().map(card).collect()
}
