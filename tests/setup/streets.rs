//! The setup of Mr. Jack, and his board as files.
use std::fs;

use noir_referee::lang::{Lang, Words};
use noir_referee::scenario::Library;
use noir_referee::screen::{Look, Medium, setup_sheet, setup_text, width};
use noir_referee::setup::{Assign, Game};
use noir_referee::terms::Mode;
use serde_json::{Value, json};

use crate::support::room::Room;

#[test]
fn the_start_of_each_board_is_told() {
    let room = Room::new();
    let setup = room.json("setup mr-jack --seed 42");
    assert_eq!(setup["positions"]["watson"], "i4");
    assert_eq!(setup["positions"]["stealthy"], "a3");
    let lamps = json!({"1": "b2", "2": "l11", "3": "c7", "4": "k6", "unnumbered": ["f5", "h8"]});
    assert_eq!(setup["lamps"], lamps);
    assert_eq!(setup["covers"], json!(["b1", "l12"]));
    assert_eq!(setup["cordons"], json!(["ne", "sw"]));
    assert_eq!(setup["visible"], json!(["holmes", "smith", "lestrade", "bert"]));
    assert_eq!((&setup["witness"], &setup["lantern"]), (&json!("visible"), &json!("ne")));
    assert_eq!(setup["first"], "detective");
    let first = room.json("setup mr-jack --seed 42 --edition first_2006");
    assert_eq!(
        first["positions"]["watson"], "a3",
        "he and Miss Stealthy stood the other way round"
    );
    assert_eq!(first["covers"], json!(["c2", "l12"]));
}

#[test]
fn nothing_of_a_game_of_rows_is_said() {
    let setup = Room::new().json("setup mr-jack --seed 42");
    let rows =
        ["grid", "size", "layout", "box", "aside", "tokens", "role_deck", "evidence_deck", "teams"];
    for field in rows {
        assert_eq!(setup[field], Value::Null, "{field}");
    }
}

#[test]
fn yaml_and_the_code_say_the_same() {
    let room = Room::new();
    let line = "setup mr-jack --seed 42 --edition first_2006 --assign detective,jack --option whistle=all-3";
    let setup = room.json(line);
    let yaml: Value = serde_yaml::from_str(&room.ok(&format!("{line} --yaml"))).unwrap();
    assert_eq!(yaml, setup);
    let code = setup["code"].as_str().unwrap();
    assert_eq!(room.json(&format!("setup --code {code}")), setup);
}

#[test]
fn a_table_begins_as_its_setup_says() {
    let room = Room::new();
    let setup = room.json("setup mr-jack --seed 42 --edition first_2006");
    room.ok("new mr-jack --seed 42 --edition first_2006");
    let board = room.json("board");
    for field in
        ["positions", "lantern", "lamps", "covers", "cordons", "witness", "suspects", "visible"]
    {
        assert_eq!(board[field], setup[field], "{field}");
    }
    let drawn = room.ok("board");
    let (shown, setup) = (drawn.lines(), room.ok("setup mr-jack --seed 42 --edition first_2006"));
    for line in shown.take(17) {
        assert!(setup.lines().any(|other| other == line), "{line}");
    }
}

#[test]
fn the_board_of_a_table_is_a_file_or_standard_output() {
    let room = Room::new();
    room.ok("new mr-jack --seed 42 --players Ann,Ben");
    assert_eq!(room.ok("board --svg board.svg"), "The sheet is in board.svg.\n");
    let file = fs::read_to_string(room.path("board.svg")).unwrap();
    assert_eq!(room.ok("board --svg -"), file);
    for hex in ["a1", "g8", "m12"] {
        assert_eq!(file.matches(&format!(">{hex}</text>")).count(), 1, "{hex}");
    }
    let turned = room.ok("board --svg - --flip");
    assert!(turned != file && turned.contains(">g8</text>"));
    assert_eq!(room.run("board --svg nowhere/board.svg").code, 4);
    assert_eq!(room.run("board --svg board.svg --json").code, 2);
}

#[test]
fn cards_in_rows_are_drawn_on_paper_too() {
    let room = Room::with_table("", "");
    let sheet = room.ok("board --svg -");
    assert!(sheet.contains(">Alyss</text>") && sheet.trim_end().ends_with("</svg>"), "{sheet}");
}

#[test]
fn every_setup_fits_its_screen_and_one_sheet() {
    let library = Library::default();
    let mode = library.mode(Mode::MrJack).unwrap();
    let screen = Look { colour: false, unicode: true, medium: Medium::Screen };
    let heard = Look { medium: Medium::Lines, ..screen };
    for id in ["revised", "first_2006"] {
        let edition = library.edition(id).unwrap();
        let names = ["Олександра-Вікторія Перша", "Олександра-Вікторія Друга"];
        let game = Game {
            names: names.map(str::to_owned).to_vec(),
            seed: "п’ятниця".to_owned(),
            seats: Some(Assign::Random),
            ..Game::of(mode.clone(), edition, 2)
        };
        let setup = game.setup().unwrap();
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for line in setup_text(&setup, None, screen, &words, 80) {
                assert!(width(&line) < 80, "{id} {lang}: {line}");
            }
            let said = setup_text(&setup, None, heard, &words, 80).join("\n");
            assert!(!said.contains("##"), "a drawing says nothing to the ear: {said}");
            let sheet = setup_sheet(&setup, &words).svg();
            let lowest = sheet.split(" y=\"").skip(1).map(|it| it.split('"').next().unwrap());
            let lowest = lowest.map(|y| y.parse::<u32>().unwrap()).max().unwrap();
            assert!(lowest <= 2850, "{id} {lang}: one page, but {lowest}");
            let marks = |mark: &str| sheet.matches(mark).count();
            assert_eq!(marks("<text "), marks("</text>"));
            assert_eq!(marks("<g"), marks("</g>"));
        }
    }
}
