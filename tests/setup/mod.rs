//! How a game starts: what fits the players, what stays in the box, and which names the box has.
mod beside;
mod codes;
mod every;
mod modes;
mod sheet;
mod streets;
mod walk;

use serde_json::{Value, json};

use crate::support::room::Room;

#[test]
fn modes_that_fit_the_players() {
    let room = Room::new();
    let ids = |line: &str| -> Vec<String> {
        let modes = room.json(line);
        let ids =
            modes.as_array().unwrap().iter().map(|mode| mode["mode"].as_str().unwrap().to_owned());
        ids.collect()
    };
    assert_eq!(
        ids("modes --players 2"),
        ["killer-inspector", "hitman-sleuth", "thief-chief", "mr-jack"]
    );
    assert_eq!(ids("modes --players 7"), ["heist"]);
    assert_eq!(room.run("modes --players 17").code, 1);
}

#[test]
fn a_seed_gives_the_same_setup_for_ever() {
    let room = Room::new();
    let setup = room.json("setup killer-inspector --seed 42 --players Ann,Bob");
    assert_eq!(setup["grid"][0], json!(["Marion", "Ryan", "Simon", "Zachary", "Horatio"]));
    assert_eq!(setup["rng"], "chacha8/v1");
    assert_eq!(setup, room.json("setup killer-inspector --seed 42 --players Ann,Bob"));
    assert_ne!(
        setup["grid"],
        room.json("setup killer-inspector --seed 43 --players Ann,Bob")["grid"]
    );
}

#[test]
fn the_table_of_a_seed_lies_as_its_setup_says() {
    let room = Room::new();
    let setup = room.json("setup killer-inspector --seed 42");
    room.ok("new killer-inspector --seed 42");
    assert_eq!(room.status()["grid"], setup["grid"]);
}

#[test]
fn without_a_seed_one_is_found_and_said() {
    let room = Room::new();
    let setup = room.json("setup killer-inspector");
    let seed = setup["seed"].as_str().unwrap();
    assert_eq!(room.json(&format!("setup killer-inspector --seed {seed}")), setup);
}

#[test]
fn yaml_says_what_json_says() {
    let room = Room::new();
    let yaml = room.ok("setup killer-inspector --seed 42 --yaml");
    let yaml: Value = serde_yaml::from_str(&yaml).unwrap();
    assert_eq!(yaml, room.json("setup killer-inspector --seed 42"));
    assert_eq!(room.run("setup killer-inspector --yaml --json").code, 2);
}

#[test]
fn a_setup_opens_no_table_and_shows_no_hidden_card() {
    let room = Room::new();
    let setup = room.ok("setup killer-inspector --seed 42 --json");
    assert!(!setup.contains("identity\":") && !setup.contains("deck_order"), "{setup}");
    assert_eq!(room.run("status").code, 2, "no table");
}

#[test]
fn what_stays_in_the_box_depends_on_the_edition() {
    let room = Room::new();
    let rest = |edition: &str| {
        let setup = room.json(&format!("setup killer-inspector --edition {edition}"));
        let rest = setup["box"].as_array().unwrap().clone();
        rest.into_iter().map(|it| (it["corner"].clone(), it["cards"].clone())).collect::<Vec<_>>()
    };
    for edition in ["en", "uk", "ru"] {
        let expected = [("6", 11), ("7", 13), ("special", 1)];
        assert_eq!(
            rest(edition),
            expected.map(|(corner, cards)| (json!(corner), json!(cards))),
            "{edition}"
        );
    }
    let expected = [("star", 10), ("special", 1)];
    assert_eq!(rest("grom"), expected.map(|(corner, cards)| (json!(corner), json!(cards))));
}

#[test]
fn who_cannot_play_is_refused() {
    let room = Room::new();
    for (line, code) in [
        ("setup mr-jack --players 3", 1),
        ("setup killer-inspector --players 3", 1),
        ("setup chess", 2),
        ("setup killer-inspector --edition fr", 2),
        ("setup killer-inspector --option kills=0", 2),
        ("setup killer-inspector --layout sideways", 2),
    ] {
        let ran = room.run(line);
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{line}");
    }
}

/// 25 names without a mark, and the whole box with its other marks.
fn names_of_a_box() -> String {
    let cards = |mark: &str, count: usize| -> Vec<String> {
        (1..=count).map(|n| format!("Ім’я{mark}{}, {mark}\n", "а".repeat(n))).collect()
    };
    [cards("none", 25), cards("6", 11), cards("7", 13)].concat().concat()
}

#[test]
fn the_names_of_the_box_in_hand_are_learned_once() {
    let room = Room::new();
    room.ok("new killer-inspector --edition uk");
    assert_eq!(room.status()["grid"][0][0], "#a1", "the book does not tell the names");
    room.write("names.txt", names_of_a_box());
    room.ok("deck learn uk --file names.txt");
    room.ok("new killer-inspector --edition uk --seed 1");
    let name = room.status()["grid"][0][0].as_str().unwrap().to_owned();
    assert!(name.starts_with("Ім’я"), "{name}");
    assert_eq!(
        room.ok("deck show uk").lines().next().unwrap().split(':').next().unwrap(),
        "no mark, 25/25"
    );
}

#[test]
fn a_list_with_too_many_names_is_refused_and_nothing_is_learned() {
    let room = Room::new();
    room.write("names.txt", format!("{}Зайвий, 6\n", names_of_a_box()));
    let ran = room.run("deck learn uk --file names.txt");
    assert_eq!(ran.code, 3, "{ran:?}");
    assert!(ran.err.starts_with("names.txt:50:"), "{}", ran.err);
    room.ok("new killer-inspector --edition uk");
    assert_eq!(room.status()["grid"][0][0], "#a1");
}

#[test]
fn an_edition_of_ones_own_is_checked_field_by_field() {
    let room = Room::new();
    room.write("mine/editions/mine.yaml", "id: mine\ntitel: Mine\ncorners: {none: many}\n");
    let ran = room.run("setup killer-inspector --edition mine --scenarios mine");
    assert_eq!(ran.code, 3);
    for said in [
        "mine.yaml:2:1: titel: there’s no such field; did you mean “title”?",
        "mine.yaml:1:1: title: this field is missing",
        "mine.yaml:3:17: corners.none: expected a whole number, found “many”",
    ] {
        assert!(ran.err.contains(said), "{said}: {}", ran.err);
    }
}
