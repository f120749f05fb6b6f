//! Lines and boards from text.
use std::collections::BTreeMap;

use serde_yaml::Value;

use super::*;
use crate::board::{Exit, Terrain};
use crate::rules::mr_jack::{Activation, Go, Power, Pull, Start, Whistle};

/// Whitechapel as it is in the box.
const MAP: &str = include_str!("../../../../../../../scenarios/mr-jack/whitechapel.yaml");

/// The board of an edition before the first round, as the program reads it.
pub(super) fn board(edition: &str) -> MrJack {
    let map: BTreeMap<String, Value> = serde_yaml::from_str(MAP).expect("YAML");
    let mut streets = Vec::new();
    for (letter, column) in map["columns"].as_mapping().expect("columns") {
        let top = column["top"].as_u64().expect("a number");
        let kinds = column["hexes"].as_str().expect("hexes").chars();
        for (kind, row) in kinds.zip((1..=top).rev()) {
            let terrain = match kind {
                '.' => Terrain::Street,
                '*' => Terrain::Lamp,
                _ => Terrain::Obstacle,
            };
            streets.push((hex(&format!("{}{row}", letter.as_str().expect("a letter"))), terrain));
        }
    }
    let words = |value: &Value| -> Vec<String> {
        let items = value.as_sequence().expect("a list").iter();
        items.map(|it| it.as_str().expect("a word").to_owned()).collect()
    };
    let set = |value: &Value| words(value).iter().map(|name| hex(name)).collect::<HexSet>();
    let of = |value: &Value| hex(value.as_str().expect("a hex"));
    let edition = &map["editions"][edition];
    let mut places = [Hex::default(); CHARACTERS];
    for (name, place) in edition["places"].as_mapping().expect("places") {
        places[who(name.as_str().expect("a name")).at()] = of(place);
    }
    let cordons = words(&map["cordons"]);
    let tiles: Vec<Hex> = words(&map["lamps"]["numbered"]).iter().map(|name| hex(name)).collect();
    let start = Start {
        places,
        lantern: Way::named(edition["lantern"].as_str().expect("a way")).expect("a way"),
        manholes: set(&edition["manholes"]),
        covers: set(&edition["covered"]),
        plain: set(&map["lamps"]["plain"]),
        tiles: tiles.try_into().expect("four"),
        cordons: Exit::ALL.map(|exit| cordons.iter().any(|it| it == exit.word())),
    };
    let exits = Exit::ALL.map(|exit| of(&map["exits"][exit.word()]));
    let district = Box::leak(Box::new(District::new(streets, exits)));
    MrJack::new(district, &start, MrJackOptions::default())
}

/// A line of a character in the words in which it is recorded.
pub(in crate::rules) fn read(text: &str) -> Action {
    let mut words = text.split_whitespace().peekable();
    let who = words.next().map(who).expect("a character");
    let (mut go, mut power, mut before) = (None, None, false);
    while let Some(word) = words.next() {
        let said = match word {
            "stay" => Said::Go(Go::Stay),
            "exit" => Said::Go(Go::Exit(exit(words.next().expect("an exit")))),
            "swap" => Said::Go(Go::Swap(super::who(words.next().expect("a name")))),
            "accuse" => {
                let Some(Go::To(at)) = go else { panic!("`{text}` accuses nowhere") };
                go = Some(Go::Accuse(at));
                continue;
            }
            "whistle" => {
                let pulls: Vec<Pull> =
                    std::iter::from_fn(|| words.next_if(|it| it.contains('>'))).map(pull).collect();
                words.next_if_eq(&"none");
                Said::Power(Power::Whistle(Whistle::new(pulls)))
            }
            word => match word.split_once('>') {
                Some((from, to)) => Said::Power(carry(who, from, to)),
                None => Way::named(word).map_or_else(
                    || Said::Go(Go::To(hex(word))),
                    |way| Said::Power(Power::Lantern(way)),
                ),
            },
        };
        match said {
            Said::Go(said) => assert!(go.replace(said).is_none(), "`{text}` goes twice"),
            Said::Power(said) => {
                before = go.is_none();
                assert!(power.replace(said).is_none(), "`{text}` does two things");
            }
        }
    }
    let go = go.unwrap_or_else(|| panic!("`{text}` goes nowhere"));
    Action::Activate(Activation { who, go, power, before })
}

enum Said {
    Go(Go),
    Power(Power),
}

fn carry(who: Suspect, from: &str, to: &str) -> Power {
    match Character::of(who) {
        Character::Lestrade => Power::Cordon(exit(from), exit(to)),
        Character::Smith => Power::Lamp(hex(from), hex(to)),
        _ => Power::Cover(hex(from), hex(to)),
    }
}

fn pull(word: &str) -> Pull {
    let (name, to) = word.split_once('>').expect("a pull");
    let (to, way) = to.split_once(':').map_or((to, None), |(to, way)| (to, Some(way)));
    Pull { who: who(name), to: hex(to), lantern: way.and_then(Way::named) }
}

fn exit(word: &str) -> Exit {
    Exit::named(word).unwrap_or_else(|| panic!("`{word}` is no exit"))
}
