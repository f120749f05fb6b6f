//! What `status --json` says about a table of Mr. Jack. Its names stay stable.
use serde::Serialize;

use crate::board::{Exit, Hex, HexSet, SuspectSet};
use crate::rules::mr_jack::{Character, MrJack, PICKS};
use crate::table::Ordered;
use crate::table::View;
use crate::table::ask::hand::Hand;

/// The fields that only this mode has, all of them open on the table but the alibis: those are a list for whoever sees
/// them, and a number for the others.
#[derive(Clone, Debug, Serialize)]
pub(in crate::table) struct StreetStatus {
    round: u8,
    /// Who picks a card, while cards are picked.
    chooser: Option<String>,
    cards: Vec<String>,
    positions: Ordered<String, Option<String>>,
    lantern: &'static str,
    lamps: Lamps,
    covers: Vec<String>,
    cordons: Vec<&'static str>,
    suspects: Vec<String>,
    witness: &'static str,
    visible: Vec<String>,
    alibis: Ordered<String, Hand>,
}

/// The lamps that go out, by their numbers, and the others that are lit.
#[derive(Clone, Debug, Serialize)]
struct Lamps {
    #[serde(flatten)]
    numbered: Ordered<String, Option<String>>,
    unnumbered: Vec<String>,
}

impl View<'_> {
    /// What only this mode has.
    pub(in crate::table) fn street_status(&self, game: &MrJack) -> StreetStatus {
        let name = |who| self.cast().name(who).to_owned();
        let names = |who: SuspectSet| who.iter().map(name).collect::<Vec<_>>();
        let hexes = |hexes: HexSet| hexes.map(|hex| hex.to_string()).collect::<Vec<_>>();
        let (position, opening) = (self.position(), self.opening());
        let place = |hex: Option<Hex>| hex.map(|hex| hex.to_string());
        let stands = |who: Character| (name(who.suspect()), place(game.place(who.suspect())));
        let numbered: HexSet = game.tiles.into_iter().flatten().collect();
        let tiles = (1..).zip(game.tiles);
        let alibis = opening.all_seats().map(|seat| {
            let holding = position.holding(seat);
            let seen = self.sees(seat) && holding.unknown == 0;
            let cards = if seen {
                Hand::Known(names(holding.hand))
            } else {
                Hand::Count(holding.hand_count())
            };
            (opening.seat_id(seat).to_owned(), cards)
        });
        let cordons = Exit::ALL.into_iter().filter(|exit| game.is_cordoned(*exit));
        let picking = position.decision().is_some() && game.picks < PICKS;
        StreetStatus {
            round: game.round,
            chooser: picking.then(|| opening.seat_id(game.chooser()).to_owned()),
            cards: names(game.cards),
            positions: Character::ALL.into_iter().map(stands).collect(),
            lantern: game.lantern.word(),
            lamps: Lamps {
                numbered: tiles.map(|(n, hex): (u8, _)| (n.to_string(), place(hex))).collect(),
                unnumbered: hexes(game.lit - numbered),
            },
            covers: hexes(game.covers),
            cordons: cordons.map(Exit::word).collect(),
            suspects: names(game.suspects()),
            witness: if game.was_seen() { "visible" } else { "invisible" },
            visible: names(game.visible()),
            alibis: alibis.collect(),
        }
    }
}
