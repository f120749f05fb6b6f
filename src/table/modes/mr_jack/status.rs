//! What `status --json` says about a table of Mr. Jack. Its names stay stable.
use serde_json::{Map, Value, json};

use crate::board::{Exit, Hex, HexSet, SuspectSet};
use crate::rules::mr_jack::{Character, MrJack, PICKS};
use crate::table::View;

impl View<'_> {
    /// The fields that only this mode has, all of them open on the table but the alibis: those are a
    /// list for whoever sees them, and a number for the others.
    pub(in crate::table) fn street_status(&self, game: &MrJack) -> Map<String, Value> {
        let name = |who| self.cast().name(who).to_owned();
        let names = |who: SuspectSet| who.iter().map(name).collect::<Vec<_>>();
        let hexes = |hexes: HexSet| hexes.map(|hex| hex.to_string()).collect::<Vec<_>>();
        let (position, opening) = (self.position(), self.opening());
        let places = Character::ALL.map(|it| (name(it.suspect()), game.place(it.suspect())));
        let place = |hex: Option<Hex>| json!(hex.map(|hex| hex.to_string()));
        let numbered: HexSet = game.tiles.into_iter().flatten().collect();
        let mut lamps: Map<String, Value> = (1..)
            .zip(game.tiles)
            .map(|(number, hex): (u8, _)| (number.to_string(), place(hex)))
            .collect();
        lamps.insert("unnumbered".to_owned(), json!(hexes(game.lit - numbered)));
        let alibis = opening.all_seats().map(|seat| {
            let holding = position.holding(seat);
            let seen = self.sees(seat) && holding.unknown == 0;
            let cards = if seen { json!(names(holding.hand)) } else { json!(holding.hand_count()) };
            (opening.seat_id(seat).to_owned(), cards)
        });
        let cordons = Exit::ALL.into_iter().filter(|exit| game.is_cordoned(*exit));
        let picking = position.decision().is_some() && game.picks < PICKS;
        let chooser = picking.then(|| opening.seat_id(game.chooser()));
        let fields = json!({
            "round": game.round,
            "chooser": chooser,
            "cards": names(game.cards),
            "positions": places.map(|(who, hex)| (who, place(hex))).into_iter().collect::<Map<_, _>>(),
            "lantern": game.lantern.word(),
            "lamps": lamps,
            "covers": hexes(game.covers),
            "cordons": cordons.map(Exit::word).collect::<Vec<_>>(),
            "suspects": names(game.suspects()),
            "witness": if game.was_seen() { "visible" } else { "invisible" },
            "visible": names(game.visible()),
            "alibis": alibis.collect::<Map<_, _>>(),
        });
        match fields {
            Value::Object(fields) => fields,
            _ => Map::new(),
        }
    }
}
