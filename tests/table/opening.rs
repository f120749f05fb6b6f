//! Opening a table: its layout, its deck, its players and whom the companion is trusted by.
use serde_json::{Value, json};

use crate::support::room::Room;

/// Only a cell of the very board that is played on is no name.
#[test]
fn a_player_is_called_by_anything_but_a_cell_of_the_board() {
    let room = Room::new();
    for (mode, players, cell) in [
        ("killer-inspector", "P1,Z9", None),
        ("killer-inspector", "A1,Bob", Some("A1")),
        ("killer-inspector", "Ann,А1", Some("А1")),
        ("killer-inspector", "F6,Bob", None),
        ("spy-tag", "G7,Bob,Cid,Dan,Eve,Fay,Gus,Hal", Some("G7")),
        ("mr-jack", "P1,Bob", None),
        ("mr-jack", "D4,Bob", Some("D4")),
    ] {
        let ran = room.run(&format!("new {mode} --players {players} --seed 1"));
        assert_eq!(ran.code, if cell.is_some() { 2 } else { 0 }, "{players}: {ran:?}");
        if let Some(cell) = cell {
            let why = format!("“{cell}” is a cell of this board; the player needs another name.");
            assert!(ran.err.contains(&why), "{ran:?}");
        }
    }
}

#[test]
fn a_deal_file_fixes_the_layout_and_the_deck() {
    let room = Room::with_table("mabc", "--with-referee");
    assert_eq!(room.grid(), "ABCDE FGHIJ KLMNO PQRST UVWYZ");
    let status = room.json("status --as referee");
    assert_eq!(status["seats"][0]["identity"], "Marion");
    assert_eq!(status["deck_order"].as_array().unwrap()[..3], ["Alyss", "Barrin", "Clive"]);
    assert_eq!(status["evidence_deck"], 24);
}

#[test]
fn a_deal_file_may_fix_one_of_them_and_leave_the_other_to_chance() {
    let room = Room::new();
    room.write("deal.yaml", "evidence: [zachary]\n");
    room.ok("new killer-inspector --deal deal.yaml --with-referee");
    assert_eq!(room.json("status --as referee")["seats"][0]["identity"], "Zachary");
    room.write("deal.yaml", "layout: [ZYWVU, TSRQP, ONMLK, JIHGF, EDCBA]\n");
    room.ok("new killer-inspector --deal deal.yaml --table other.referee");
    assert_eq!(room.grid(), "ZYWVU TSRQP ONMLK JIHGF EDCBA");
}

#[test]
fn the_names_of_the_box_in_hand_may_be_any() {
    let room = Room::new();
    let row = |n: u8| format!("  - [Ада{n}, Бор{n}, Вір{n}, Гнат{n}, Дар{n}]\n");
    let rows: String = (1..=5).map(row).collect();
    room.write("deal.yaml", format!("box: own\nlayout:\n{rows}evidence: [Вір3]\n"));
    room.ok("new killer-inspector --edition uk --deal deal.yaml --with-referee");
    assert_eq!(room.json("status --as referee")["seats"][0]["identity"], "Вір3");
}

#[test]
fn everything_wrong_with_a_deal_is_said_at_once_and_nothing_is_opened() {
    let room = Room::new();
    room.write(
        "deal.yaml",
        "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYY]\nevidense: []\nseats: [killer, spy]\n",
    );
    let ran = room.run("new killer-inspector --deal deal.yaml");
    assert_eq!(ran.code, 3);
    assert_eq!(
        ran.err,
        "deal.yaml:1:38: layout[4]: Yvonne is already on line 1\n\
         deal.yaml:2:1: evidense: there’s no such field; did you mean “evidence”?\n\
         deal.yaml:3:17: seats[1]: expected killer or inspector, found “spy”\n"
    );
    assert_eq!(room.run("status").code, 2, "no table was opened");
    assert_eq!(room.run("new killer-inspector --deal nowhere.yaml").code, 4);
}

#[test]
fn the_same_seed_lays_the_same_cards_for_ever() {
    let room = Room::new();
    room.ok("new killer-inspector --seed 42");
    assert_eq!(room.grid(), "MRSZH FWYJN PIBKD AUQTC LOGEV");
}

#[test]
fn a_seed_fixes_hidden_cards_only_in_practice() {
    let deck = |more: &str| {
        let room = Room::new();
        room.ok(&format!("new killer-inspector --seed 42 --with-referee {more}"));
        room.json("status --as referee")["deck_order"].clone()
    };
    assert_ne!(deck(""), deck(""));
    assert_eq!(deck("--practice"), deck("--practice"));
    assert_eq!(deck("--practice")[0], "Yvonne");
}

#[test]
fn practice_is_said_on_every_screen() {
    let room = Room::new();
    let opened = room.ok("new killer-inspector --seed 42 --practice");
    for shown in [opened, room.ok("status"), room.ok("board"), room.run("").out] {
        assert!(shown.contains("Practice: anybody could work out the deal"), "{shown}");
    }
    assert_eq!(room.status()["practice"], true);
}

/// A deal that somebody chose is not passed off as one that chance has made.
#[test]
fn what_a_file_has_chosen_is_said_on_every_screen_and_to_every_audience() {
    let room = Room::new();
    room.write("deal.yaml", "evidence: [a1, b2]\nseats: [inspector, killer]\n");
    let said = "From a deal file, not by chance: the evidence cards and who sits where.";
    let opened = room.ok("new killer-inspector --deal deal.yaml --table t.referee");
    let screens = ["status", "board", "log", "export markdown", "verify", "status --as killer", ""];
    for shown in [opened].into_iter().chain(screens.map(|it| format!("{:?}", room.run(it)))) {
        assert!(shown.replace('\n', " ").contains(said), "{shown}");
    }
    let chosen = json!({"evidence": "file", "seats": "file"});
    assert_eq!(room.status()["chosen"], chosen);
    // Who goes on with a deal file has chosen as well; who goes on without one has not.
    room.act(&["concede"]);
    assert_eq!(room.json("verify")["chosen"], chosen);
    room.ok("rematch --deal deal.yaml --into again.referee");
    assert_eq!(room.json("status --table again.referee")["chosen"]["evidence"], "file");
    room.ok("rematch --table t.referee --into fresh.referee");
    assert_eq!(room.json("status --table fresh.referee")["chosen"], json!({}));
}

#[test]
fn what_the_table_has_chosen_in_the_open_is_recorded_too() {
    let room = Room::new();
    let chosen = |more: &str| {
        room.ok(&format!("new killer-inspector {more}"));
        room.status()["chosen"].clone()
    };
    assert_eq!(chosen(""), json!({}));
    assert_eq!(chosen("--players Ann,Ben --assign random"), json!({}));
    assert_eq!(chosen("--layout alphabetical"), json!({"layout": "hand"}));
    assert_eq!(chosen("--players Ann,Ben --assign inspector,killer"), json!({"seats": "hand"}));
}

#[test]
fn players_sit_in_the_order_of_the_seats_or_as_the_deal_says() {
    let seats = |more: &str| {
        let room = Room::new();
        room.write("roles.yaml", "seats: [inspector, killer]\n");
        room.ok(&format!("new killer-inspector --players Ann,Bob {more}"));
        let status = room.status();
        ["killer", "inspector"].map(|seat| seat_of(&status, seat)["player"].clone())
    };
    assert_eq!(seats(""), ["Ann", "Bob"]);
    assert_eq!(seats("--deal roles.yaml"), ["Bob", "Ann"]);
}

fn seat_of<'a>(status: &'a Value, seat: &str) -> &'a Value {
    let seats = status["seats"].as_array().unwrap();
    seats.iter().find(|it| it["seat"] == seat).unwrap()
}

#[test]
fn a_table_has_two_players_with_different_names() {
    let room = Room::new();
    for (players, code) in
        [("2", 0), ("Ann,Bob", 0), ("3", 1), ("Ann,Bob,Cid", 1), ("Ann,ann", 2), ("Ann,", 2)]
    {
        let ran = room.run(&format!("new killer-inspector --players {players}"));
        assert_eq!(ran.code, code, "{players}: {ran:?}");
    }
}

#[test]
fn trust_is_for_all_or_seat_by_seat() {
    for (trust, killer, inspector) in [
        ("", "dealt", "dealt"),
        ("--trust told", "told", "told"),
        ("--trust killer=untold", "untold", "dealt"),
        ("--trust killer=untold,inspector=told", "untold", "told"),
        ("--trust untold --trust bob=dealt", "untold", "dealt"),
    ] {
        let room = Room::new();
        room.ok(&format!("new killer-inspector --players Ann,Bob {trust}"));
        let status = room.status();
        assert_eq!(seat_of(&status, "killer")["trust"], killer, "{trust}");
        assert_eq!(seat_of(&status, "inspector")["trust"], inspector, "{trust}");
    }
}

#[test]
fn a_trust_that_does_not_exist_is_refused() {
    let room = Room::new();
    for trust in ["tolt", "spy=told", "killer=", "=told"] {
        let ran = room.run(&format!("new killer-inspector --trust {trust}"));
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{trust}: {ran:?}");
    }
}

#[test]
fn options_say_where_a_table_plays_otherwise() {
    let options = |more: &str| {
        let room = Room::new();
        room.ok(&format!("new killer-inspector {more}"));
        room.status()["options"].clone()
    };
    assert_eq!(options(""), json!({ "kills": 14, "undo-ban": "on", "collapse": "one" }));
    assert_eq!(
        options("--option kills=16 --option undo-ban=off --option collapse=all-dead"),
        json!({ "kills": 16, "undo-ban": "off", "collapse": "all-dead" })
    );
    for (option, said) in [
        ("kills", "“kills” isn’t in the form NAME=VALUE"),
        (
            "kill=16",
            "Killer vs. Inspector has no option “kill”; it has kills, undo-ban or collapse",
        ),
        ("kills=0", "“kills” can’t be “0”; use 1–25"),
        ("collapse=two", "“collapse” can’t be “two”; use one | all-dead"),
    ] {
        let ran = Room::new().run(&format!("new killer-inspector --option {option}"));
        assert_eq!((ran.code, ran.err.trim_end()), (2, said));
    }
}

#[test]
fn cards_may_lie_by_the_alphabet() {
    let room = Room::new();
    room.ok("new killer-inspector --layout alphabetical");
    assert_eq!(room.grid(), "ABCDE FGHIJ KLMNO PQRST UVWYZ");
}

#[test]
fn a_layout_typed_with_starts_of_names_is_shown_back_as_understood() {
    let room = Room::new();
    let rows = "zachary yv wil vla uly\nTSRQP\n\nO,N,M,L,K\njihgf\nE D C B A\n";
    let ran = room.run_with("new killer-inspector --layout typed", rows);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert_eq!(
        ran.err,
        "1: Zachary, Yvonne, Wilhelm, Vladimir, Ulysses\n\
         2: Trevor, Simon, Ryan, Quinton, Phoebe\n\
         3: Ophelia, Neil, Marion, Linus, Kristoph\n\
         4: Julian, Irma, Horatio, Geneva, Franklin\n\
         5: Ernest, Deidre, Clive, Barrin, Alyss\n"
    );
    assert_eq!(room.grid(), "ZYWVU TSRQP ONMLK JIHGF EDCBA");
}

#[test]
fn everything_wrong_with_typed_rows_is_said_at_once() {
    let rows = "ABCDE\nFGHIA\nKLMN\nPQRS Trevro\nUVWYZ\n";
    let ran = Room::new().run_with("new killer-inspector --layout typed", rows);
    assert_eq!(ran.code, 2);
    assert_eq!(
        ran.err,
        "Row 3: 5 names, please; you gave 1\n\
         Row 3: nobody is called “KLMN” (new names go in quotes)\n\
         Row 4: 5 names, please; you gave 2\n\
         Row 4: nobody is called “PQRS” (new names go in quotes)\n\
         Row 4: nobody is called “Trevro”; did you mean Trevor? (new names go in quotes)\n\
         Row 2: Alyss is already in row 1\n"
    );
}

#[test]
fn a_table_can_be_played_by_cells_alone() {
    let room = Room::new();
    room.ok("new killer-inspector --layout cells --trust untold");
    assert_eq!(room.status()["grid"][2], json!(["#a3", "#b3", "#c3", "#d3", "#e3"]));
    room.act(&["kill c3", "chosen", "shift 3 left", "shift 1 left", "kill #d3"]);
    assert_eq!(room.status()["suspects"]["#d3"]["state"], "dead");
    assert_eq!(room.ok("ask where #d3"), "c3 (dead)\n");
}

#[test]
fn a_box_whose_names_are_not_known_is_laid_by_cells() {
    let room = Room::new();
    room.ok("new killer-inspector --edition uk");
    assert_eq!(room.status()["grid"][0][0], "#a1");
    assert_eq!(room.status()["edition"], "uk");
}

/// Where nobody knows the names, an example that said `NAME` would be refused.
#[test]
fn at_a_table_played_by_cells_a_cell_is_to_be_typed() {
    for (layout, example) in
        [("--layout cells", "type `turned CELL CELL`."), ("", "type `turned NAME NAME`.")]
    {
        let room = Room::new();
        room.ok(&format!("new thief-chief {layout} --seed 5 --trust untold"));
        room.act(&["chosen"]);
        let owed = room.ok("status").lines().last().map(str::to_owned);
        assert!(owed.as_ref().is_some_and(|owed| owed.ends_with(example)), "{owed:?}");
    }
}

#[test]
fn only_modes_that_are_refereed_can_be_opened() {
    let room = Room::new();
    for (mode, edition, code) in [
        ("mr-jack", "en", 1),
        ("heist", "grom", 1),
        ("chess", "en", 2),
        ("killer-inspector", "fr", 2),
    ] {
        let ran = room.run(&format!("new {mode} --edition {edition}"));
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{mode}: {ran:?}");
    }
}

#[test]
fn the_dialogue_takes_no_name_that_it_could_not_use() {
    // A number alone, a name twice, the name of a cell, and at last two people.
    let answers = "Ann, ann\nAnn, (Ben)\nAnn\na1, Ben\n1\n1\nAnn Ben\n1\n2\n1\nkill c3\n";
    let ran = Room::new().run_with("", answers);
    assert_eq!(ran.code, 0, "{ran:?}");
    for said in [
        "ann is in there twice.",
        "“(Ben)” can’t be a name",
        "That’s one player, and these games are for 2 to 9.",
        "“a1” is a cell of this board",
        "Killer (Ann), your turn.",
    ] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
}

/// Nobody is told that something is missing who could be asked for it, or told what it can be.
#[test]
fn a_mode_that_was_not_named_is_asked_for_with_an_example() {
    for command in ["new", "setup", "new --players Ann,Ben", "setup --json"] {
        let ran = Room::new().run(command);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command}: {ran:?}");
        for said in
            ["Say which game: killer-inspector, ", "or mr-jack.", "For example: referee new"]
        {
            assert!(ran.err.contains(said), "{command}: {ran:?}");
        }
    }
}

#[test]
fn the_newest_table_is_meant_unless_another_is_named() {
    let room = Room::new();
    room.ok("new killer-inspector --table one.referee --players Ann,Bob");
    room.ok("new killer-inspector --table two.referee --players Cid,Dan");
    let killer = |more: &str| room.json(&format!("status {more}"))["seats"][0]["player"].clone();
    assert_eq!([killer(""), killer("--table one.referee")], ["Cid", "Ann"]);
    let again = room.run("new killer-inspector --table one.referee");
    assert_eq!(again.code, 4, "no table is written over: {again:?}");
}

#[test]
fn a_locked_table_opens_with_its_passphrase_only() {
    let room = Room::new();
    room.write("pass", "four words of mine\n");
    room.write("other", "not these\n");
    room.ok("new killer-inspector --lock --passphrase-file pass");
    assert_eq!(room.run("act \"kill c3\" --passphrase-file other").code, 4);
    assert_eq!(room.run("legal --as killer").code, 2, "nobody was asked for it");
    assert_eq!(room.run("legal --as killer --passphrase-file pass").code, 0);
}

/// A passphrase that anybody would try first opens no table.
#[test]
fn a_weak_passphrase_is_refused() {
    let room = Room::new();
    for weak in ["", "1", "password", "1111111111", "abababababab", "          x"] {
        room.write("pass", format!("{weak}\n"));
        let ran = room.run("new killer-inspector --lock --passphrase-file pass --table t.referee");
        assert_eq!(ran.code, 2, "{weak}: {ran:?}");
        assert!(ran.err.contains("Use at least 10 characters, 5 of them different"), "{ran:?}");
        assert!(!room.path("t.referee").exists());
    }
}
