//! What one can do alone on the private page: choose, ask, look at the board; and what others see of it.
use super::{DOWN, ESC, gone, press, quit, say, table};
use crate::support::pty::Pty;
use crate::support::room::Room;

/// The Inspector has still to choose: Alyss a1, Geneva b2, Zachary e5 or Simon d4.
fn choosing() -> Room {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    room.act(&["kill h"]);
    room
}

/// The budget is six keys, from the prompt of the loop to the prompt of the loop.
#[test]
fn an_identity_is_chosen_in_five_keys() {
    let room = choosing();
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Inspector>");
    press(&mut pty, "\r", "Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    assert!(page.contains("Who will you be? Type the number."), "{page}");
    assert!(page.contains("1) Alyss (a1)   2) Geneva (b2)   3) Simon (d4)   4) Zachary (e5)"));
    assert!(page.contains("Simon ▫3") && page.contains("▫1–4 to choose from"), "{page}");
    press(&mut pty, "3", "> 3");
    let page = press(&mut pty, "\r", "Noted.");
    assert!(page.contains("You are Simon (d4).") && page.contains("◆ Simon"), "{page}");
    let shown = pty.bytes().len();
    press(&mut pty, "\r", "Inspector (Ben) chooses a secret identity.");
    pty.wait_at_cursor("Killer>");
    gone(&pty, shown, &["You are", "Simon (d4)", "◆"]);
    quit(pty);
}

#[test]
fn a_choice_is_a_number_or_a_name_and_a_typo_is_asked_about() {
    let room = choosing();
    let mut pty = room.terminal("secret inspector", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "7\r", "Type a number from 1 to 4, or the card");
    let page = press(&mut pty, "genva\r", "Geneva");
    assert!(page.contains("“genva”"), "{page}");
    press(&mut pty, "geneva\r", "You are Geneva (b2).");
    pty.press(ESC);
    assert!(pty.ends_well());
    let log = room.ok("log");
    assert!(!log.contains("refused"), "a slip of the finger is recorded nowhere: {log}");
}

/// Whom the Chief cannot swap is left out of what he may do (HE69).
#[test]
fn the_chief_is_told_which_officer_is_stunned() {
    let room = Room::new();
    room.write(
        "deal.yaml",
        "evidence: [a1, a2, a3, d1, b4, c4, e4, f4, d3, d5, d7]\n\
         roles: [safecracker, runner, cleaner, decoy, insider, hacker, silencer]\n",
    );
    let new = "new heist --deal deal.yaml --players Ann,Bob,Cid,Dan,Eve --table t.referee";
    room.ok(&format!("{new} --option stun=officer-and-line"));
    room.act(&["deploy #b4 #c4 #e4 #f4"]);
    room.tell("chief", "become #d3");
    room.act(&["shift 7 left", "shift 7 right", "stun b4"]);
    let mut pty = room.terminal("secret chief", &[]);
    pty.wait_for("Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    assert!(page.contains("swap an officer in uniform (not b4, who’s stunned)"), "{page}");
    pty.press(ESC);
    assert!(pty.ends_well());
}

#[test]
fn private_questions_are_answered_on_the_page() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "kill e5", "Only Killer may see why");
    press(&mut pty, "secret\r", "Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    assert!(page.contains("> Ask here: me near c3 · may … · why"), "{page}");
    for (line, answer) in [
        ("me near clive", "no"),
        ("me near h", "yes"),
        ("around me", "Horatio (c2)"),
        ("may kill c2", "Yes"),
        ("may kill e5", "Out of reach"),
        ("why", "Out of reach"),
        ("kill c2", "That is said aloud at the table, not here."),
        ("board", "That is said aloud at the table, not here."),
        ("knock knock", "I don’t understand “knock” here."),
    ] {
        let page = press(&mut pty, &format!("{line}\r"), answer);
        assert!(page.contains(&format!("“{line}”")), "{page}");
    }
    let shown = pty.bytes().len();
    pty.press("quit\r");
    pty.wait_at_cursor("Killer>");
    gone(&pty, pty.bytes().len().max(shown), &["Out of reach", "You are Marion"]);
    assert_eq!(room.status()["seq"], 0, "nothing was said");
    quit(pty);
}

/// You, your neighbours and whom you may mean: by shapes and letters, also without colours and Unicode.
#[test]
fn the_board_of_the_page_marks_what_is_yours() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    for (variables, marks) in [
        (
            &[][..],
            ["◆ Marion", "✗• Horatio", "• Geneva ›k", "◆ you   • next to you   ›k kill   ✗ dead"],
        ),
        (
            &[("NO_COLOR", "1"), ("LANG", "C")],
            ["@ Marion", "x. Horatio", ". Geneva >k", "@ you   . next to you   >k kill   x dead"],
        ),
    ] {
        let mut pty = room.terminal("secret killer", variables);
        pty.wait_for("Space: show");
        let page = press(&mut pty, " ", "Esc: hide");
        for mark in marks {
            assert!(page.contains(mark), "{mark}: {page}");
        }
        pty.press(ESC);
        assert!(pty.ends_well());
    }
    // For ears it is said.
    let mut pty = room.terminal("secret killer --plain", &[]);
    pty.wait_for("Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    assert!(page.contains("c3 Marion, you;"), "{page}");
    assert!(page.replace('\n', " ").contains("b2 Geneva, next to you, kill;"), "{page}");
}

/// Each place at which something was written, in order.
fn places(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let codes = text.split("\u{1b}[").skip(1);
    codes
        .filter_map(|code| Some(code.split_once('H')?.0.to_owned()))
        .filter(|place| place.chars().all(|c| c.is_ascii_digit() || c == ';'))
        .collect()
}

/// Whoever sees the screen from afar, or hears the keys, learns nothing: a page has the same rows whatever is on it.
#[test]
fn the_page_has_the_same_rows_whatever_there_is_to_see() {
    let seen = ["M, A, G, Z, S, O", "A, M, G, Z, S, O"].map(|evidence| {
        let room = Room::new();
        room.write(
            "deal.yaml",
            format!("layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\nevidence: [{evidence}]\n"),
        );
        room.ok("new killer-inspector --edition en --deal deal.yaml --table t.referee");
        let mut pty = room.terminal("secret killer --seconds 600", &[]);
        pty.wait_for("Space: show");
        let before = pty.bytes();
        press(&mut pty, " ", "Esc: hide");
        // A neighbour for one of them, a list of another length, a rule that forbids it for one of them.
        for line in ["me near h", "around me", "may kill h", "why", "gibberish"] {
            press(&mut pty, &format!("{line}\r"), "Esc: hide");
        }
        press(&mut pty, DOWN, "");
        press(&mut pty, " ", "Space: as text");
        press(&mut pty, " ", "Esc: hide");
        let open = pty.bytes().len();
        pty.press("\r");
        let all = pty.all_bytes();
        (before, places(&all), all[open..].to_vec())
    });
    assert_eq!(seen[0].0, seen[1].0, "before it opens");
    assert_eq!(seen[0].1, seen[1].1, "while it is open");
    assert_eq!(seen[0].2, seen[1].2, "after it is gone");
}

/// Somebody may look for long: another window goes on meanwhile, and what is told then is looked at again.
#[test]
fn other_windows_go_on_while_somebody_looks() {
    let room = choosing();
    let mut pty = room.terminal("secret inspector --seconds 600", &[]);
    pty.wait_for("Space: show");
    assert!(room.ok("log").contains("kills Horatio"));
    press(&mut pty, " ", "Esc: hide");
    room.ok("undo --yes");
    press(&mut pty, "3\r", "Somebody said something at the table meanwhile.");
    pty.press(ESC);
    let _ = pty.ended_by();
    assert_eq!(room.status()["seq"], 0);
}

/// A referee who does not play sees all of it, and what cannot all be true, at once.
#[test]
fn the_referee_sees_everything_and_what_contradicts_itself() {
    let room = table("en_US.UTF-8", "--players Ann,Ben --with-referee --trust told");
    room.tell("killer", "drew marion");
    room.act(&["kill h"]);
    room.tell("inspector", "drew marion a g z");
    let refused = room.run("act kill e5");
    assert_ne!(refused.code, 0);
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Inspector>");
    press(&mut pty, "secret referee\r", "Referee: turn the screen");
    let page: String =
        press(&mut pty, " ", "Esc: close").split_whitespace().collect::<Vec<_>>().join(" ");
    for seen in ["Killer (Ann): Marion (c3)", "Marion ◆1▫2", "◆1 Killer (Ann)", "Zachary ▫2"]
    {
        assert!(page.contains(seen), "{seen}: {page}");
    }
    assert!(page.contains("Marion (c3), but so had Killer (Ann)."), "{page}");
    press(&mut pty, "may kill h\r", "no");
    pty.press(ESC);
    pty.wait_at_cursor("Inspector>");
    gone(&pty, pty.bytes().len(), &["Marion (c3)", "◆1"]);
    quit(pty);
    assert!(room.ok("log").contains("secrets: the referee."), "{}", room.ok("log"));
}

/// Nobody else may have the page of a referee who is not there.
#[test]
fn without_a_referee_there_is_no_such_page() {
    let room = table("en_US.UTF-8", "");
    let mut pty: Pty = room.terminal("secret referee", &[]);
    assert!(!pty.ends_well());
    gone(&pty, 0, &["Marion"]);
}
