//! Something was mistyped: how it is put right where it went wrong, and what is a secret wherever it is typed.
use super::start::Hand;
use super::{gone, press, say, table};
use crate::support::room::Room;

/// A Heist of five told players who lie in cells, with Ann’s card told.
fn heist() -> Room {
    let room = Room::new();
    room.ok("new heist --edition uk --lang en --layout cells --players Ann,Ben,Cleo,Dan,Eve --trust told --table t.referee");
    room
}

/// While a card is owed in private a line that names one is a secret, in whatever words: it is wiped, and not repeated.
#[test]
fn a_card_that_is_owed_in_private_is_wiped_from_the_open_prompt_in_any_words() {
    for (lang, secret, words) in [
        (
            "en_US.UTF-8",
            "secret",
            ["zachary", "I'll play Zachary", "e5 please", "it's zachary for me"],
        ),
        ("uk_UA.UTF-8", "секрет", ["zachary", "граю за Zachary", "буду Zachary", "e5"]),
        ("ru_RU.UTF-8", "секрет", ["zachary", "играю Zachary", "я теперь Zachary", "e5"]),
    ] {
        let room = table(lang, "--players Ann,Ben");
        room.ok("act \"kill h\"");
        for line in words {
            let mut pty = room.terminal("--table t.referee", &[]);
            pty.wait_at_cursor(">");
            let from = pty.bytes().len();
            pty.press(&format!("{line}\r"));
            pty.wait_since(from, secret);
            pty.wait_at_cursor(">");
            assert!(!pty.traces().contains(line), "{lang}, {line}: {}", pty.traces());
            assert_eq!(room.status()["seq"], 1, "{lang}, {line}");
        }
    }
}

#[test]
fn questions_about_the_board_are_still_answered_while_a_card_is_owed() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    room.act(&["kill h"]);
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Inspector>");
    for (line, answer) in [("where zachary", "e5"), ("zachary near alyss", "no")] {
        say(&mut pty, line, answer);
    }
}

#[test]
fn on_the_page_a_card_is_taken_as_people_say_it() {
    for line in ["I'll play Zachary", "zachary", "e5 it is", "Zachary, please"] {
        let room = table("en_US.UTF-8", "--players Ann,Ben");
        room.act(&["kill h"]);
        let mut pty = room.terminal("secret inspector", &[]);
        pty.wait_for("Space: show");
        press(&mut pty, " ", "Esc: hide");
        press(&mut pty, &format!("{line}\r"), "Noted.");
        assert_eq!(room.status()["seq"], 2, "{line}");
    }
}

#[test]
fn what_is_not_meant_is_not_taken_for_a_card() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    room.act(&["kill h"]);
    let mut pty = room.terminal("secret inspector", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    for line in ["not zachary", "kill zachary"] {
        press(&mut pty, &format!("{line}\r"), "Esc: hide");
        assert_eq!(room.status()["seq"], 1, "{line}");
    }
}

/// A team-mate’s card cannot be one’s own: it is asked about at once, and nothing is recorded.
#[test]
fn a_card_that_its_owner_sees_elsewhere_is_asked_about() {
    let room = heist();
    room.tell("Ann", "drew f2 runner");
    let mut pty = room.terminal("secret Ben", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "f2 insider\r", "is with Thief 1 (Ann), as you can see");
    assert_eq!(room.status()["seq"], 1, "nothing was recorded");
    press(&mut pty, "f6 insider\r", "Noted.");
    assert_eq!(room.status()["seq"], 2);
}

#[test]
fn a_mistyped_card_is_put_right_by_any_word_for_it() {
    for (line, asks) in [
        ("f6", "not f1, it’s f6"),
        ("I meant f6", "not f1, it’s f6"),
        ("f6 insider", "not f1, it’s f6"),
        ("drew f6 runner", "not f1, it’s f6"),
        ("correct f6", "not f1, it’s f6"),
        ("correct", "Your cards here: f1"),
        ("undo", "Your cards here: f1"),
    ] {
        let room = heist();
        room.tell("Ann", "drew f1 runner");
        let mut pty = room.terminal("secret Ann", &[]);
        pty.wait_for("Space: show");
        press(&mut pty, " ", "Esc: hide");
        press(&mut pty, &format!("{line}\r"), asks);
        if asks.starts_with("not") {
            press(&mut pty, "yes\r", "You are f6.");
        }
    }
}

/// A thief’s card and his role are two cards: either can be mistyped, alone or both.
#[test]
fn a_mistyped_role_is_put_right_like_a_card() {
    for (line, asks, now) in [
        ("correct insider", "Noted.", "Role card: Кріт"),
        ("I meant insider", "1: role: Кріт.", "Role card: Кріт"),
        ("f6 insider", "1: not f1, it’s f6; role: Кріт.", "You are f6."),
        ("correct", "Your cards here: f1 and Бігун", "Your cards here"),
    ] {
        let room = heist();
        room.tell("Ann", "drew f1 runner");
        let mut pty = room.terminal("secret Ann", &[]);
        pty.wait_for("Space: show");
        press(&mut pty, " ", "Esc: hide");
        press(&mut pty, &format!("{line}\r"), asks);
        if asks.starts_with('1') {
            press(&mut pty, "1\r", now);
        } else {
            pty.wait_for(now);
        }
    }
}

/// What falls away with a card that was told wrongly is said before it is put right, and afterwards.
#[test]
fn lines_that_no_longer_fit_with_the_right_card_are_announced_before_they_fall_away() {
    let room = heist();
    for (who, drawn) in
        [("Ann", "c2 runner"), ("Ben", "e3 cleaner"), ("Cleo", "e4 hacker"), ("Dan", "b6 decoy")]
    {
        room.tell(who, &format!("drew {drawn}"));
    }
    room.tell("Eve", "drew b1 g3 c6 d7 c7 e7 f7");
    room.act(&["deploy b1 g3 c6 d7"]);
    room.tell("Eve", "become c7");
    room.act(&["shift e up", "shift 5 left", "rob ne", "pass"]);
    let lines = room.status()["seq"].as_u64().unwrap();
    let mut pty = room.terminal("secret Cleo", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "Ann is g4\r", "Esc: hide");
    assert_eq!(room.status()["seq"], lines, "another player’s card is not hers");
    press(&mut pty, "I meant d1\r", "replays everything since then");
    assert_eq!(room.status()["seq"], lines, "nothing was recorded");
    press(&mut pty, "1\r", "Noted.");
    assert!(room.status()["seq"].as_u64().unwrap() < lines);
}

#[test]
fn a_role_that_nobody_has_is_answered_with_those_there_are() {
    let room = heist();
    let mut pty = room.terminal("secret Ann", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    for line in ["f1 muscle", "f1"] {
        press(&mut pty, &format!("{line}\r"), "name both.");
    }
    // Whoever isn’t asked yet hears that, and no offer of a question.
    let mut pty = room.terminal("secret Ben", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "f1 runner\r", "Not yet");
}

#[test]
fn correct_alone_asks_what_was_wrong() {
    let room = table("en_US.UTF-8", "--players Ann,Ben --trust told");
    room.tell("Ann", "m");
    room.act(&["kill h"]);
    let mut hand = Hand::at_table(&room, "t.referee", "Inspector>");
    let asked = hand.types("correct", "What was wrong?");
    assert!(asked.contains("board, card, name, score"), "{asked}");
    hand.types("score", "The score follows from the lines");
    hand.types("card", "Whose card was wrong?");
    hand.types("0", "Inspector>");
    hand.types("correct name", "Whose name is wrong?");
    hand.types("2", "What’s the right name?");
    hand.types("Benno", "Inspector: the player is called Benno, not Ben.");
    assert_eq!(room.status()["seats"][1]["player"], "Benno");
}

/// A line for another seat lets go of the table like every other line.
#[test]
fn a_window_in_which_somebody_else_was_about_to_give_up_does_not_lock_itself_out() {
    for answer in ["0", "1"] {
        let room = Room::new();
        room.ok("new spy-tag --layout cells --players Ann,Ben,Cleo --table t.referee");
        let mut hand = Hand::at_table(&room, "t.referee", "Ann>");
        hand.types("Cleo concedes", "concedes");
        hand.types(answer, "Ann>");
        hand.types("shift 1 left", "Ann shifts row 1 left.");
    }
}

/// A referee who does not play enters what the others draw, puts it right, and keeps notes.
#[test]
fn the_page_of_a_referee_takes_cards_for_everybody_follows_the_game_and_keeps_notes() {
    let room = table("en_US.UTF-8", "--players Ann,Ben --trust told --with-referee");
    let mut pty = room.terminal("secret referee", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "stays open, follows the game");
    press(&mut pty, "Ann drew Marion\r", "Killer (Ann): Marion (c3)");
    press(&mut pty, "note Ben is slow\r", "Noted.");
    let from = pty.bytes().len();
    room.act(&["kill h"]);
    pty.wait_since(from, "✗  Horatio");
    assert!(room.ok("log").contains("The referee notes something."));
    assert!(!room.ok("log").contains("slow"));
    assert!(room.ok("log --as referee").contains("The referee notes: Ben is slow"));
    let shown = pty.bytes().len();
    pty.press("\u{1b}");
    assert!(pty.ends_well());
    gone(&pty, shown, &["Marion"]);
}
