//! Real cards, told in private.
use super::{ROUND_1, room};
use crate::support::room::Room;

fn told() -> Room {
    room("--trust told")
}

#[test]
fn jack_tells_his_alibi_card_and_the_detective_turns_the_cards_up() {
    let room = told();
    assert_eq!(room.status()["decision"]["kind"], "drew");
    assert_eq!(room.run("act \"cards holmes smith goodley bert\"").code, 1, "Jack comes first");
    room.tell("jack", "drew watson");
    assert_eq!(room.status()["decision"]["kind"], "cards");
    let open = room.status();
    for wrong in ["cards holmes smith goodley", "cards holmes smith", "cards", "drew holmes"] {
        let ran = room.run(&format!("act \"{wrong}\""));
        assert!(ran.code == 1 || ran.code == 2, "{wrong}: {ran:?}");
        assert_eq!(room.status(), open, "{wrong}");
    }
    room.act(&["cards holmes smith goodley bert"]);
    assert_eq!(room.status()["chooser"], "detective");
    assert_eq!(room.json("status --as jack")["seats"][0]["identity"], "watson");
    assert_eq!(room.status()["seats"][0]["identity"], serde_json::Value::Null);
}

#[test]
fn whoever_plays_holmes_tells_what_he_drew() {
    let room = told();
    room.tell("jack", "drew watson");
    room.act(&["cards holmes smith goodley bert", "holmes g6"]);
    let owed = room.status();
    assert_eq!(owed["decision"], serde_json::json!({"seat": "detective", "kind": "drew"}));
    // Telling is for the one who drew, one card, and nothing else.
    for (seat, line) in
        [("jack", "drew gull"), ("detective", "drew gull bert"), ("detective", "drew")]
    {
        let ran = room.run_with(&format!("tell --as {seat}"), &format!("{line}\n"));
        assert_eq!(ran.code, 1, "{seat} {line}: {ran:?}");
        let mut status = room.status();
        // That it was tried is counted.
        for counted in ["seq", "tries"] {
            status[counted] = owed[counted].clone();
        }
        assert_eq!(status, owed, "{seat} {line}");
    }
    room.tell("detective", "drew gull");
    assert_eq!(room.status()["alibis"]["detective"], 1);
    let own = room.json("status --as detective");
    assert_eq!(own["alibis"]["detective"], serde_json::json!(["gull"]));
}

/// Telling is not asking: a card that the other one has is taken with the same words.
#[test]
fn a_card_of_the_other_is_accepted_like_any() {
    let said = ["gull", "watson"].map(|card| {
        let room = told();
        room.tell("jack", "drew watson");
        room.act(&["cards holmes smith goodley bert", "holmes g6"]);
        room.run_with("tell --as detective", &format!("drew {card}\n"))
    });
    assert_eq!(said[0], said[1]);
    assert_eq!(said[0].code, 0);
}

#[test]
fn a_told_game_calls_the_witnesses_itself() {
    let room = told();
    room.tell("jack", "drew watson");
    room.act(&["cards holmes smith goodley bert", ROUND_1[0]]);
    room.tell("detective", "drew gull");
    room.act(&ROUND_1[1..]);
    assert_eq!(room.status()["witness"], "invisible");
    assert_eq!(room.status()["chooser"], "jack");
}

#[test]
fn names_and_roles_are_heard_in_the_readers_words_and_on_the_other_keyboard() {
    let room = super::room("");
    // `holmes g6` on the keys of a Cyrillic layout, `смит f7 …` on those of a Latin one.
    assert_eq!(room.run("may \"рщдьуы g6\"").code, 0);
    assert_eq!(room.run("--lang ru may \"cvbn f7 b2>f9\"").code, 0);
    // A hex in the place of a name is whoever stands there, whatever letter it begins with.
    let by_hex = room.run("may \"g9 g6\"");
    assert!(!by_hex.err.contains("Holmes g9"), "{by_hex:?}");
    for (lang, role) in [("uk", "Детектив"), ("ru", "ДЕТЕКТИВ"), ("en", "detective")]
    {
        let ran = room.run(&format!("--lang {lang} status --as {role}"));
        assert_eq!(ran.code, 0, "{role}: {ran:?}");
    }
}

/// What was understood of an unfinished line is not thrown away: the example says what else belongs to it.
#[test]
fn a_line_that_lacks_a_part_says_which() {
    let room = room("");
    for (line, said) in [
        ("smith moves the lamp from h8 to f9", "Where does Smith go?"),
        ("watson turns his lantern to the north", "Watson can’t be played now. Face up: Holmes"),
        ("smith", "Go on: Smith moves 1 to 3 hexes"),
        ("holmes", "Where does Holmes go?"),
    ] {
        let ran = room.run_with("", &format!("{line}\n"));
        assert!(ran.out.contains(said), "{line}: {ran:?}");
    }
}
