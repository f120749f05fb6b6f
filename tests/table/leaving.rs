//! Somebody has to go: who plays the seat from which line on stands in the record, the log and the score.
use super::command_loop::looped;
use crate::support::room::Room;

/// Who sits where, seat by seat.
fn players(room: &Room) -> Vec<String> {
    let status = room.status();
    let seats = status["seats"].as_array().expect("seats").iter();
    seats.map(|seat| seat["player"].as_str().expect("a name").to_owned()).collect()
}

#[test]
fn somebody_at_the_table_plays_on_and_the_log_says_from_which_line() {
    for trust in ["dealt", "told", "untold"] {
        let room = Room::new();
        room.ok(&format!(
            "new spy-tag --layout cells --players Ann,Ben,Cleo --trust {trust} --practice --seed 1"
        ));
        if trust == "told" {
            for (seat, card) in [("Ann", "a1"), ("Ben", "b2"), ("Cleo", "c3")] {
                room.tell(seat, card);
            }
        }
        if trust == "dealt" {
            room.act(&["shift 5 left"]);
        }
        let told = room.ok("replace Cleo Ben");
        assert!(
            told.starts_with("From here on Ben plays Spy 3 in place of Cleo."),
            "{trust}: {told}"
        );
        // Ben plays against her, and everybody hears what that means.
        assert!(
            told.contains("Ben plays two seats against each other and can see the cards of both"),
            "{trust}: {told}"
        );
        assert_eq!(players(&room), ["Ann", "Ben", "Ben"], "{trust}");
        assert!(room.ok("log").contains("From here on Ben plays Spy 3 in place of Cleo."));
        let log = room.json("log");
        let seated = log.as_array().expect("a log").iter().find(|it| it["kind"] == "seated");
        let seated = seated.expect("an entry");
        assert_eq!((&seated["seat"], &seated["was"]), (&"spy3".into(), &"Cleo".into()), "{trust}");
    }
}

/// What asks something of the companion is nobody’s name, and the computer is the computer.
#[test]
fn who_plays_on_is_a_person_or_the_computer_and_no_word_for_something_else() {
    let room = Room::new();
    room.ok("new spy-tag --layout cells --players Ann,Ben,Cleo --practice --seed 1");
    let refused = room.run("replace Cleo help");
    assert_ne!(refused.code, 0, "{refused:?}");
    assert_eq!(players(&room), ["Ann", "Ben", "Cleo"]);
    room.ok("replace Cleo \"the computer\"");
    assert_eq!(players(&room), ["Ann", "Ben", "bot"]);
}

#[test]
fn the_end_names_those_who_played_then() {
    let room = Room::with_table("mabcdefgh", "--players Ann,Bob");
    room.act(&["kill g"]);
    room.tell("Bob", "become a");
    room.act(&["disguise"]);
    room.ok("replace Ann Cid");
    room.act(&["exonerate"]);
    room.ok("act concede --as killer");
    let end = looped(&room, "\n");
    assert!(!end.contains("Killer (Cid) was"), "{end}");
}

#[test]
fn lines_of_before_are_told_with_whoever_said_them() {
    let room = Room::with_table("mabcdefgh", "--players Ann,Bob");
    room.act(&["kill g"]);
    room.tell("Bob", "become a");
    room.ok("replace Ann Cid");
    room.act(&["shift 1 left"]);
    let log = room.ok("log");
    assert!(log.contains("Killer (Ann) kills Geneva"), "{log}");
    assert!(log.contains("Killer (Cid) shifts row 1 left"), "{log}");
    // Nothing of that is a line of the game: taking one back brings nobody back.
    room.ok("undo 3 --yes");
    assert_eq!(players(&room), ["Cid", "Bob"]);
}

#[test]
fn who_has_to_go_is_said_as_people_say_it() {
    for (lang, line, told) in [
        ("en_US.UTF-8", "Bob has to leave", "Who plays Inspector (Bob)"),
        ("en_US.UTF-8", "bob is going home", "Who plays Inspector (Bob)"),
        ("en_US.UTF-8", "Ann can't stay", "Who plays Killer (Ann)"),
        ("uk_UA.UTF-8", "Bob має йти", "хто грає далі"),
        ("uk_UA.UTF-8", "Bob пішов додому", "хто грає далі"),
        ("ru_RU.UTF-8", "Bob должен уйти", "Кто дальше играет на месте"),
        ("ru_RU.UTF-8", "Ann пора домой", "Кто дальше играет на месте"),
    ] {
        let room = Room::speaking(lang);
        room.ok("new killer-inspector --edition en --layout cells --players Ann,Bob");
        let mut pty = room.terminal("", &[]);
        pty.wait_for("1)");
        pty.press("1\r");
        pty.wait_at_cursor("Killer>");
        let from = pty.bytes().len();
        pty.press(&format!("{line}\r"));
        pty.wait_since(from, told);
    }
}

#[test]
fn the_win_is_counted_for_whoever_played_at_the_end() {
    let room = Room::new();
    room.deal("mabcdefgh");
    room.ok("new killer-inspector --deal deal.yaml --option kills=1 --players Ann,Ben");
    room.ok("replace killer bot");
    room.ok("replace killer Cid");
    room.act(&["kill g"]);
    let scores = room.json("scores");
    let told = scores["people"].as_array().expect("people").iter();
    let told: Vec<(&str, u64)> = told
        .map(|it| (it["name"].as_str().expect("a name"), it["wins"].as_u64().expect("wins")))
        .collect();
    assert_eq!(told, [("Cid", 1), ("Ben", 0)]);
    room.ok("verify");
}

#[test]
fn a_machine_plays_on_with_the_cards_that_are_known_and_with_no_others() {
    let room = Room::with_table("m", "--players Ann,Bob --trust told");
    room.tell("Ann", "m");
    let told = room.ok("replace Ann bot:thinking");
    assert!(told.starts_with("From here on the companion plays Killer in place of Ann."), "{told}");
    looped(&room, "");
    assert_eq!(room.status()["seq"], 2, "it has killed");
    let proof = room.run("verify").out;
    assert!(proof.contains("\nFrom line 4 on, the companion plays Killer.\n"), "{proof}");
    let untold = Room::with_table("m", "--players Ann,Bob --trust untold");
    let ran = untold.run("replace Bob bot");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("nobody has told it the cards there"), "{}", ran.err);
}

/// Whoever lets a machine say its line again and again would learn whom it can name.
#[test]
fn a_machine_says_the_same_again_after_its_line_was_taken_back() {
    let room = Room::with_table("m", "--players Ann,Bob");
    room.ok("replace Ann bot");
    let mut said: Vec<String> = Vec::new();
    for _ in 0..3 {
        looped(&room, "");
        said.push(room.json("log")[2]["line"].to_string());
        let last = room.json("log");
        let line = last.as_array().expect("a log").iter().rev().find(|it| it["kind"] == "said");
        said.push(line.expect("a line")["line"].to_string());
        room.ok("undo 1 --yes");
    }
    assert!(said.iter().skip(1).step_by(2).all(|line| *line == said[1]), "{said:?}");
}

#[test]
fn at_a_table_with_pins_the_table_has_to_agree_and_the_new_player_chooses_a_pin() {
    let room = Room::with_table("m", "--players Ann,Bob --pins");
    room.write("pin", "1234");
    room.ok("status --as Ann --pin-file pin");
    let ran = room.run("replace Ann bot");
    assert_eq!(ran.code, 2, "{ran:?}");
    assert_eq!(players(&room), ["Ann", "Bob"]);
    room.ok("replace Ann Cid --yes");
    room.write("pin2", "9876");
    assert_eq!(room.run("status --as Cid --pin-file pin2").code, 0, "a PIN of their own");
    assert_ne!(
        room.run("status --as Cid --pin-file pin").code,
        0,
        "the PIN of before opens nothing"
    );
}

/// Two machines are not one person, and nobody takes a seat that is theirs already.
#[test]
fn machines_are_nobody_who_could_see_two_hands() {
    let room = Room::new();
    room.ok("new spy-tag --layout cells --players Ann,Ben,Cleo --practice --seed 1");
    room.ok("replace Ann bot");
    let told = room.ok("replace Ben bot");
    assert!(!told.contains("can see the cards"), "{told}");
    assert!(room.ok("replace spy2 bot").contains("plays that seat already"));
    let log = room.json("log");
    let seated = log.as_array().expect("a log").iter().filter(|it| it["kind"] == "seated");
    assert_eq!(seated.count(), 2);
}

/// Where each page has a PIN, the table agrees to a new player, also before the first one was chosen.
#[test]
fn a_seat_with_a_pin_is_handed_over_only_if_the_table_agrees() {
    let room = Room::new();
    room.ok("new killer-inspector --layout cells --players Ann,Ben --pins");
    assert_ne!(room.run("replace killer bot").code, 0);
    room.ok("replace killer bot --yes");
}
