//! Two games of 5×5 side by side, from one box.
use std::collections::BTreeSet;

use serde_json::Value;

use crate::support::room::Room;

/// The names of all 50 cards of a box, told once.
fn taught(room: &Room) {
    let cards = |mark: &str, count: usize| -> Vec<String> {
        (1..=count).map(|n| format!("Ім’я{mark}{}, {mark}\n", "а".repeat(n))).collect()
    };
    let names = [cards("none", 25), cards("6", 11), cards("7", 13)].concat().concat();
    room.write("names.txt", names);
    room.ok("deck learn uk --file names.txt");
}

fn cards(setup: &Value) -> BTreeSet<String> {
    let rows = setup["grid"].as_array().unwrap().iter();
    rows.flat_map(|row| row.as_array().unwrap())
        .map(|name| name.as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn no_card_lies_twice() {
    let room = Room::new();
    taught(&room);
    let first = room.json("setup killer-inspector --edition uk --seed 1");
    let code = first["code"].as_str().unwrap();
    let line = format!("setup hitman-sleuth --edition uk --seed 2 --beside {code}");
    let second = room.json(&line);
    assert_eq!((cards(&first).len(), cards(&second).len()), (25, 25));
    assert!(cards(&first).is_disjoint(&cards(&second)));
    assert_eq!((&second["beside"], &second["by_cells"]), (&true.into(), &false.into()));
    assert_eq!(second["box"][0]["corner"], "none");

    let again = second["code"].as_str().unwrap();
    assert_eq!(room.json(&format!("setup --code {again}")), second, "a code says it as well");
    let third = room.json(&format!("setup thief-chief --edition uk --beside {again}"));
    assert_eq!(cards(&third), cards(&first), "what lies free is the first 25 again");
}

#[test]
fn a_table_is_opened_beside_another_one() {
    let room = Room::new();
    taught(&room);
    room.ok("new killer-inspector --edition uk --seed 1 --table one.referee");
    let first = room.status();
    room.ok("new killer-inspector --edition uk --seed 1 --table two.referee --beside one.referee");
    let second = room.status();
    assert!(cards(&first).is_disjoint(&cards(&second)));
    assert_eq!(cards(&second).len(), 25);
}

#[test]
fn where_names_are_unknown_marks_say_which_cards_are_taken() {
    let room = Room::new();
    room.ok("new killer-inspector --seed 1 --table one.referee");
    let said = room.ok("setup hitman-sleuth --beside one.referee --seed 2");
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("All 25 suspects without a mark: on the other table"), "{said}");
    assert!(said.contains("Shuffle the 25 suspects"), "{said}");
}

#[test]
fn what_cannot_lie_side_by_side_is_said() {
    let room = Room::new();
    room.ok("new killer-inspector --edition grom --table grom.referee");
    room.ok("new killer-inspector --edition en --table en.referee");
    let spies = room.json("setup spy-tag --players 5 --edition en")["code"].clone();
    let spies = spies.as_str().unwrap();
    for (line, code, why) in [
        ("setup hitman-sleuth --edition grom --beside grom.referee", 1, "the box has 36 suspects"),
        ("setup hitman-sleuth --edition uk --beside en.referee", 1, "the box “en”"),
        ("setup heist --players 5 --edition en --beside en.referee", 1, "5×5 at most"),
        (&format!("setup hitman-sleuth --edition en --beside {spies}"), 1, "5×5 at most"),
        ("setup hitman-sleuth --beside nothing.referee", 4, "nothing.referee"),
    ] {
        let ran = room.run(line);
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{line}: {ran:?}");
        assert!(ran.err.contains(why), "{line}: {}", ran.err);
    }
}
