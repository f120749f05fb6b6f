//! Terminals of all kinds: other languages, no colour, a screen reader.
use super::{ESC, gone, press, quit, say, scanned, table};
use crate::support::room::Room;

/// Colours and attributes set in what was written, without codes that only move, erase or reset.
fn colours(written: &str) -> Vec<&str> {
    let sequences = written.split("\u{1b}[").skip(1);
    let set = sequences.filter_map(|text| {
        let end = text.find(|c: char| c.is_ascii_alphabetic())?;
        (text.as_bytes()[end] == b'm').then(|| &text[..end])
    });
    set.filter(|code| {
        code.split(';').any(|n| matches!(n.parse(), Ok(30..=38 | 40..=48 | 90..=107_u8)))
    })
    .collect()
}

#[test]
fn without_colour_only_the_code_is_black_on_white() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", (45, 100), &[("NO_COLOR", "1")]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "k h", "Kills 1/14");
    say(&mut pty, "k h", "Not now.");
    press(&mut pty, "secret killer\r", "Space: show");
    let before = String::from_utf8(pty.bytes()).expect("UTF-8");
    assert_eq!(colours(&before), Vec::<&str>::new());
    press(&mut pty, " ", "Space: as a QR code");
    press(&mut pty, " ", "Esc: hide");
    assert_eq!(scanned(&pty).as_deref(), Some("Killer: Marion (c3)"));
    let shown = pty.bytes().len();
    pty.press(ESC);
    pty.wait_at_cursor("Inspector>");
    gone(&pty, shown, &["Marion (c3)", "▀"]);
    quit(pty);
}

/// Whole lines and numbered questions, not one escape code; only the private page is put on a screen of
/// its own, since it must not stay.
#[test]
fn a_screen_reader_gets_plain_lines() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    let mut pty = room.terminal_sized("--table t.referee", (45, 100), &[("ACCESSIBLE", "1")]);
    let board = pty.wait_at_cursor("Killer>");
    assert!(board.contains("Row 3: a3 Kristoph; b3 Linus; c3 Marion"), "{board}");
    let list = press(&mut pty, "\r", "Type a number, or what you want to say.");
    assert!(
        list.contains("shift: 1) row 1…, 2) row 2…") && list.contains(" 17) Geneva, "),
        "{list}"
    );
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "17\r", "Killer kills Geneva (b2).");
    pty.wait_at_cursor("Inspector>");
    say(&mut pty, "help", "At any time");
    press(&mut pty, "undo\r", "0) no");
    press(&mut pty, "1\r", "1 line was taken back.");
    pty.wait_at_cursor("Killer>");
    let before = String::from_utf8(pty.bytes()).expect("UTF-8");
    assert!(!before.contains('\u{1b}'), "{before:?}");

    press(&mut pty, "secret killer\r", "Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    assert!(page.contains("You are Marion (c3).") && !page.contains('▀'), "{page}");
    let shown = pty.bytes().len();
    pty.press(ESC);
    pty.wait_at_cursor("Killer>");
    gone(&pty, shown, &["You are Marion", "You may"]);
    quit(pty);
}

/// Everything is said and typed in the language of the table, on whatever keyboard layout.
#[test]
fn the_loop_and_the_page_speak_ukrainian_and_russian() {
    for (lang, [show, code, text, identity], [hidden, why, leave], asked) in [
        (
            "uk_UA.UTF-8",
            [
                "Пробіл: показати",
                "Пробіл: показати текст",
                "Пробіл: показати QR-код",
                "Ваша таємна особистість: Marion (c3).",
            ],
            ["Так не можна. Чому — побачить лише Killer", "Відхилено: «вбити Zachary»", "вийти\r"],
            [("я поруч c4", "так"), ("можна вбити e5", "ні"), ("чому", "e5")],
        ),
        (
            "ru_RU.UTF-8",
            ["Пробел: показать", "Пробел: текст", "Пробел: QR-код", "Вы — Marion (c3)."],
            ["Так нельзя. Почему — увидит только Killer", "Отклонено: «убить Zachary»", "выйти\r"],
            [("я рядом c4", "да"), ("можно убить e5", "нет"), ("почему", "e5")],
        ),
    ] {
        let room = table(lang, "");
        let mut pty = room.terminal_sized("--table t.referee", (45, 100), &[]);
        pty.wait_at_cursor("Killer>");
        // `k e5` on the keys of that language.
        say(&mut pty, "л у5", hidden);
        press(&mut pty, "секрет\r", show);
        let page = press(&mut pty, " ", text);
        assert!(page.contains(identity) && page.contains(why), "{page}");
        // `near me g` and `why` in that language: it is answered there.
        for (line, answer) in asked {
            press(&mut pty, &format!("{line}\r"), answer);
        }
        press(&mut pty, " ", code);
        assert_eq!(scanned(&pty).as_deref(), Some("Killer: Marion (c3)"));
        let shown = pty.bytes().len();
        pty.press("\r");
        pty.wait_at_cursor("Killer>");
        gone(&pty, shown, &[identity, why, "▀"]);
        say(&mut pty, "у h", "1/14");
        assert_eq!(room.status()["score"]["kills"], 1);
        pty.press(leave);
        assert!(pty.ends_well());
    }
}

/// Another window has said something meanwhile: the line is not done, but offered again, and Enter alone takes it.
#[test]
fn by_lines_a_line_of_one_player_is_not_offered_to_the_next() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("--table t.referee --plain", &[]);
    pty.wait_at_cursor("Killer>");
    room.act(&["kill h"]);
    press(&mut pty, "kill g\r", "somebody said something in another window");
    pty.wait_at_cursor("Inspector>");
    assert_eq!(room.status()["seq"], 1, "it was not done");
    quit(pty);
    assert_eq!(room.status()["seq"], 1);
}

/// The Chief lays the officers out of a hand that nobody else sees, by numbers.
#[test]
fn by_lines_officers_are_deployed_by_numbers() {
    let room = Room::new();
    room.ok("new heist --players 5 --practice --seed 1 --table t.referee");
    let seat = room.status()["decision"]["seat"].as_str().expect("a seat").to_owned();
    let mut pty = room.terminal("--table t.referee --plain", &[]);
    pty.wait_at_cursor(">");
    press(&mut pty, &format!("secret {seat}\r"), "Space: show");
    press(&mut pty, " ", "Esc: hide");
    let page = pty.wait_for("7) ");
    assert!(page.contains("1) "), "{page}");
    press(&mut pty, "1 2 3 4\r", "puts");
    // Enter leaves nothing undecided behind.
    pty.press("\r");
    pty.wait_for("Who is your officer in plainclothes?");
    pty.press(super::ESC);
    pty.wait_at_cursor(">");
    quit(pty);
    assert_eq!(room.status()["seq"], 1);
    assert_ne!(room.status()["decision"]["kind"], "deploy");
}
