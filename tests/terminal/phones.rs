//! `referee serve`: a code for each seat, and the table goes on.
use super::{ESC, gone, scanned, scanned_on, table};
use crate::support::room::Room;

/// The code is read from the screen as a camera reads it.
#[test]
fn each_seat_has_its_code_and_none_stays_behind() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("serve --address 127.0.0.1 --port 0", &[]);
    let page = pty.wait_for("For everybody, a TV or a tablet: http://127.0.0.1:");
    assert!(page.contains("Still out: Killer and Inspector."), "{page}");
    pty.wait_for("Just listening on this network tells nobody anything.");
    pty.wait_until("a code", |_, screen| scanned_on(screen).is_some());
    let first = scanned(&pty).expect("a code");
    assert!(first.starts_with("http://127.0.0.1:") && first.contains("/#"), "{first}");
    let from = pty.bytes().len();
    pty.press(" ");
    pty.wait_since(from, "Inspector");
    pty.wait_until("another code", |_, screen| {
        scanned_on(screen).is_some_and(|code| code != first)
    });
    // `r` makes a new one.
    let second = scanned(&pty).expect("a code");
    pty.press("r");
    pty.wait_until("a new code", |_, screen| {
        scanned_on(screen).is_some_and(|code| code != second && code != first)
    });
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    let shown = pty.bytes().len();
    gone(&pty, shown, &["▀", "/#"]);
    // The pages stay open, and the codes can be shown again.
    pty.press("phones\r");
    pty.wait_until("the first code", |_, screen| scanned_on(screen).as_ref() == Some(&first));
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("quit\r");
    assert!(pty.ends_well());
}

/// Where phones don't reach one address of the computer, the pages move to another one while the game goes on.
#[cfg(target_os = "linux")]
#[test]
fn the_pages_move_to_another_address() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("serve --address 127.0.0.1 --port 0", &[]);
    pty.wait_for("Type http://127.0.0.1:");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("phones --address 127.0.0.2 --port 0\r");
    pty.wait_for("Type http://127.0.0.2:");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("phones --address 8.8.8.8\r");
    pty.wait_for("8.8.8.8:4711 can’t be used");
    pty.press("phones\r");
    pty.wait_for("Type http://127.0.0.2:");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("quit\r");
    assert!(pty.ends_well());
}

/// To ears and in a low window the address is said.
#[test]
fn without_room_for_a_code_the_link_can_be_typed() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("serve --address 127.0.0.1 --port 0", (20, 80), &[]);
    pty.wait_for("Or type: http://127.0.0.1:");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("quit\r");
    assert!(pty.ends_well());
    let said = room.run("serve --address 8.8.8.8");
    assert_eq!(said.code, 4);
    assert!(said.err.contains("8.8.8.8:4711 can’t be used"), "{said:?}");
    assert_eq!(room.run("serve --address 0.0.0.0").code, 2, "never all addresses at once");
}

/// However long the names and however many tables: whoever has no camera can read the eight words.
#[test]
fn a_low_window_shows_all_eight_words() {
    use noir_referee::lang::Lang;
    use noir_referee::phone::Says;
    for (locale, lang) in
        [("en_US.UTF-8", Lang::En), ("uk_UA.UTF-8", Lang::Uk), ("ru_RU.UTF-8", Lang::Ru)]
    {
        let room = crate::support::room::Room::speaking(locale);
        let names: Vec<String> = (1..=9).map(|n| format!("Maximiliana-Aleksandra{n}")).collect();
        room.ok(&format!("new spy-tag --players {} --table t.referee", names.join(",")));
        room.ok(&format!("new spy-tag --players {} --table other.referee", names.join(",")));
        let link = crate::support::phones::Pages::of(&room, Says::Owner).link(0);
        let spelled = link.words(lang);
        let serve = "serve t.referee other.referee --address 127.0.0.1 --port 0";
        let mut pty = room.terminal_sized(serve, (24, 80), &[]);
        pty.wait_until("the code", |_, screen| scanned_on(screen).is_some());
        pty.wait_until("all eight words", |_, screen| {
            let shown = screen.contents();
            spelled.split(' ').all(|word| shown.contains(word))
        });
        pty.press(ESC);
        pty.wait_at_cursor("> ");
        pty.press("quit\r");
        assert!(pty.ends_well());
    }
}

/// While a line is typed, what others say on phones or in other windows appears above it, once, and the line stays.
#[test]
fn news_of_phones_come_above_the_line_that_is_typed() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("serve --address 127.0.0.1 --port 0 --table t.referee", &[]);
    pty.wait_for("Still out");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("shift 3");
    pty.wait_at_cursor("> shift 3");
    let from = pty.bytes().len();
    room.ok("act \"kill c2\" --table t.referee");
    pty.wait_since(from, "1. Killer kills");
    // Whose turn it is now is told; the prompt, which stays as it is, has named nobody.
    pty.wait_since(from, "Inspector, choose your secret identity");
    pty.wait_at_cursor("> shift 3");
    let from = pty.bytes().len();
    pty.press(" left\r");
    // It was typed for another board.
    pty.wait_since(from, "Not done: ");
    pty.wait_at_cursor("> ");
    let from = pty.bytes().len();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let again = String::from_utf8_lossy(&pty.bytes()[from..]).into_owned();
    assert!(!again.contains("kills"), "told already: {again}");
    pty.press("\u{15}quit\r");
    assert!(pty.ends_well());
}

/// Codes are for those who play now: a chair given to a machine has none, one that was taken over has.
#[test]
fn codes_follow_who_sits_in_the_chairs() {
    let room = Room::with_table("mabcd", "--players Ann,bot");
    room.ok("leave inspector Ben");
    room.ok("leave killer bot");
    let mut pty = room.terminal("serve --plain --address 127.0.0.1 --port 0", &[]);
    let shown = pty.wait_for("Inspector (Ben): http://");
    assert!(!shown.contains("Killer (bot): http://"), "{shown}");
    pty.press("quit\r");
    assert!(pty.ends_well());
}
