//! What a line is told that cannot be played, or is not understood.
use super::room;
use crate::support::room::Room;

/// The first line of what is said of a refused line, and the line that is shown as an example, if one is.
#[track_caller]
fn said(room: &Room, line: &str) -> (String, Option<String>) {
    let ran = room.run(&format!("act \"{line}\""));
    assert_ne!(ran.code, 0, "{line}: {}", ran.out);
    let example = ran.err.lines().find_map(|said| said.strip_prefix("For example: "));
    (ran.err.lines().next().unwrap_or_default().to_owned(), example.map(str::to_owned))
}

#[test]
fn a_power_said_before_the_accusation_is_offered_first() {
    let room = room("");
    let (why, example) = said(&room, "smith g5 b2>f9 accuse");
    assert!(why.starts_with("Nothing follows an accusation"), "{why}");
    assert_eq!(example.as_deref(), Some("smith b2>f9 g5 accuse"));
    room.act(&["smith b2>f9 accuse g5"]);
    assert!(!room.status()["outcome"].is_null(), "in another order");
}

#[test]
fn jack_is_told_that_he_never_accuses() {
    let room = room("");
    room.act(&["smith f7 b2>f9"]);
    for line in ["accuse", "accuse g5", "bert h6 b1>c4 accuse", "watson g5 accuse"] {
        let (why, _) = said(&room, line);
        assert_eq!(why, "Only the Detective accuses, and it’s Jack (Ann) playing now.", "{line}");
    }
}

#[test]
fn on_an_occupied_hex_a_move_ends_to_accuse_or_not_at_all() {
    let room = room("");
    let (why, _) = said(&room, "smith b2>f9 g5");
    let accuse = "Holmes is on g5. You can end there only to accuse: “smith b2>f9 g5 accuse”. \
                  If Holmes isn’t Jack, Jack wins.";
    assert!(why.starts_with(accuse), "{why}");
    room.act(&["goodley l10 whistle bert>j8"]);
    let (why, _) = said(&room, "smith g5 b2>f9");
    assert!(why.starts_with("Holmes is on g5. Your move has to end on a free hex."), "{why}");
}

#[test]
fn a_word_that_fits_nowhere_is_named_and_never_left_out() {
    let room = room("");
    for (line, word) in [("bert swap x", "swap"), ("smith zz", "zz"), ("holmes g6 ne", "ne")] {
        let (why, example) = said(&room, line);
        let fits = format!("“{word}” doesn’t fit into a line for ");
        assert!(why.starts_with(&fits) && example.is_some(), "{line}: {why}");
    }
}

#[test]
fn the_lantern_has_six_directions() {
    let room = room("");
    let (why, _) = said(&room, "goodley l10 whistle watson>i5:e");
    assert!(why.starts_with("“e” isn’t a direction here: the lantern points n, ne, "), "{why}");
    room.act(super::ROUND_1);
    for word in ["e", "east"] {
        let (why, example) = said(&room, &format!("watson i5 {word}"));
        assert!(why.starts_with(&format!("“{word}” isn’t a direction here")), "{why}");
        assert_eq!(example.as_deref(), Some("watson i5 ne"));
    }
}

#[test]
fn whoever_lies_face_down_is_asked_for_nothing_more() {
    let room = room("");
    for line in ["gull", "gull zz", "watson i5 e"] {
        let (why, example) = said(&room, line);
        assert!(why.contains("can’t be played now. Face up: Holmes, Smith, "), "{line}: {why}");
        assert_eq!(example, None);
    }
}

#[test]
fn a_misspelt_name_is_answered_in_the_readers_language() {
    let room = Room::speaking("uk");
    room.ok("new mr-jack");
    for (typed, name) in [("ґутлі", "Ґудлі"), ("бирт", "Берт")] {
        let (why, _) = said(&room, typed);
        assert!(why.ends_with(&format!("може, {name}?")), "{why}");
    }
}

#[test]
fn help_on_a_word_inside_a_line_comes_before_the_command_that_sounds_the_same() {
    let told = room("").ok("help exit");
    assert!(told.starts_with("After an “invisible” call, Jack can escape: "), "{told}");
}
