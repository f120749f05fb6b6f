//! The same table elsewhere, from a few letters.
use serde_json::Value;

use crate::support::room::Room;

#[test]
fn a_code_lays_the_same_table_elsewhere() {
    let here = Room::new();
    for line in [
        "setup killer-inspector --seed 42 --option kills=16 --layout alphabetical",
        "setup spy-tag --players 6 --seed 7 --edition uk",
        "setup fbi-mafia --players 8 --assign in-order",
        "setup heist --players 7 --assign thief,chief,thief6,thief,thief,thief,thief --edition ru",
        "setup thief-chief --option own-cell=neighbours-only --edition grom --layout cells",
    ] {
        let setup = here.json(line);
        let code = setup["code"].as_str().expect("a code");
        let there = Room::speaking("uk_UA.UTF-8");
        assert_eq!(there.json(&format!("setup --code {code}")), setup, "{line}: {code}");
    }
}

#[test]
fn names_of_players_are_their_own_affair() {
    let room = Room::new();
    let setup = room.json("setup spy-tag --players 6 --seed 7");
    let code = setup["code"].as_str().unwrap().to_owned();
    let named = room.json(&format!("setup --code {code} --players A,B,C,D,E,F"));
    assert_eq!(named["code"], setup["code"]);
    let seat = |setup: &Value, at: usize| setup["seats"][at]["number"].as_u64().unwrap();
    assert!((0..6).all(|at| seat(&named, at) == seat(&setup, at)));
    let ran = room.run(&format!("setup --code {code} --players Ann,Ben"));
    assert_eq!((ran.code, ran.err.as_str()), (2, "That code is for 6 players, not 2.\n"));
}

#[test]
fn a_code_opens_a_table_as_well() {
    let room = Room::new();
    let setup = room.json("setup killer-inspector --seed 42 --option kills=3");
    let code = setup["code"].as_str().unwrap();
    room.ok(&format!("new --code {code}"));
    let status = room.status();
    assert_eq!(status["grid"], setup["grid"]);
    assert_eq!(status["seats"][0]["seat"], setup["seats"][0]["seat"]);
}

#[test]
fn a_mistyped_code_is_refused() {
    let room = Room::new();
    for code in ["0600-0039-HTHF", "0600-0093-HTHE", "0600-0039-HTH", "killer"] {
        let ran = room.run(&format!("setup --code {code}"));
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{code}: {ran:?}");
        assert!(ran.err.starts_with("That’s not a setup code"), "{}", ran.err);
    }
    assert_eq!(room.run("setup --code 0600-0039-HTHE --seed 1").code, 2);
    assert_eq!(room.run("setup").code, 2, "a mode or a code");
}

#[test]
fn where_the_names_are_others_the_code_says_that_the_table_is_another() {
    let room = Room::new();
    let code = room.json("setup killer-inspector --seed 42")["code"].as_str().unwrap().to_owned();
    let mine = "id: en\nsuspects:\n  - {name: Wanda, corner: none, certainty: confirmed}\n";
    room.write("mine/editions/en.yaml", mine);
    let there = room.json(&format!("setup --code {code} --scenarios mine"));
    let notes = there["notes"].as_array().unwrap();
    assert!(notes.iter().any(|note| note["note"] == "code-differs"), "{notes:?}");
}

#[test]
fn cards_that_lie_already_are_typed_again() {
    let room = Room::new();
    let rows = "ABCDE\nFGHIJ\nKLMNO\nPQRST\nUVWYZ\n";
    let setup = room.run_with("setup killer-inspector --layout typed --seed 1 --json", rows);
    let setup: Value = serde_json::from_str(&setup.out).unwrap();
    let code = setup["code"].as_str().unwrap();
    let again = room.run_with(&format!("setup --code {code} --json"), rows);
    assert_eq!(serde_json::from_str::<Value>(&again.out).unwrap(), setup);
}
