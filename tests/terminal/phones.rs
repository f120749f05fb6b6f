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
    pty.wait_for("Somebody who only listens in on this network learns nothing.");
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

/// Whoever began with phones at one table adds another one, or the next one of the evening, and nobody loses his page.
#[test]
fn phones_are_opened_at_a_second_table_beside_the_one_that_was_served() {
    let room = table("en_US.UTF-8", "");
    room.ok("new killer-inspector --edition en --deal deal.yaml --table other.referee");
    for serve in ["serve t.referee", "serve --table t.referee", "serve --plain t.referee"] {
        let mut pty = room.terminal(&format!("{serve} --address 127.0.0.1 --port 0"), &[]);
        let plain = serve.contains("--plain");
        pty.wait_for("For everybody, a TV or a tablet");
        if !plain {
            pty.press(ESC);
        }
        pty.wait_at_cursor("> ");
        pty.press("phones other.referee\r");
        pty.wait_for("Table 1: Killer vs. Inspector");
        if !plain {
            pty.press(ESC);
            pty.wait_at_cursor("> ");
        }
        let from = pty.bytes().len();
        pty.press("phones\r");
        pty.wait_since(from, "Table 1: Killer vs. Inspector");
        if !plain {
            pty.press(ESC);
        }
        pty.wait_at_cursor("> ");
        pty.press("quit\r");
        assert!(pty.ends_well());
    }
}

/// A code is for whoever has no phone in yet: of the others it stands there only where somebody asks for it.
#[test]
fn the_code_of_a_seat_that_is_in_is_shown_only_on_a_key() {
    let room = table("en_US.UTF-8", "");
    crate::support::phones::Pages::of(&room, noir_referee::phone::Says::Owner).seated(0, "ann");
    let mut pty = room.terminal("serve --address 127.0.0.1 --port 0 --table t.referee", &[]);
    pty.wait_for("Still out: Inspector.");
    pty.wait_until("the code of the other seat", |_, screen| scanned_on(screen).is_some());
    let from = pty.bytes().len();
    pty.press(" ");
    let shown = pty.wait_since(from, "A phone is in.");
    assert!(scanned(&pty).is_none() && !shown.contains("eight words"), "{shown}");
    pty.press("c");
    pty.wait_until("its code", |_, screen| scanned_on(screen).is_some());
    pty.press("  ");
    pty.wait_for("A phone is in.");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("quit\r");
    assert!(pty.ends_well());
    let mut pty = room.terminal("serve --plain --address 127.0.0.1 --port 0", &[]);
    let shown = pty.wait_for("Inspector: http://");
    assert!(shown.contains("Killer: a phone is in.") && !shown.contains("Killer: http"), "{shown}");
    pty.press("phones --links\r");
    pty.wait_for("Killer: http://");
    pty.press("quit\r");
    assert!(pty.ends_well());
}

/// A port that is in use may be that of the same pages; one that no browser opens leads nowhere.
#[test]
fn a_port_is_named_at_which_browsers_find_the_pages() {
    let room = table("en_US.UTF-8", "");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let said = room.run(&format!("serve --address 127.0.0.1 --port {port}"));
    assert_eq!(said.code, 4);
    let expected = format!("Port {port} is in use. Perhaps the pages are already open");
    assert!(said.err.starts_with(&expected), "{said:?}");
    for port in [22, 6000] {
        let said = room.run(&format!("serve --address 127.0.0.1 --port {port}"));
        assert_eq!(said.code, 2);
        assert!(said.err.starts_with(&format!("No browser opens port {port}.")), "{said:?}");
    }
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

/// Whoever begins to type when the news stands above the line means the table that the news tells of.
#[test]
fn a_line_typed_below_the_news_is_done_and_so_is_what_changes_nothing() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("serve --address 127.0.0.1 --port 0 --table t.referee", &[]);
    pty.wait_for("Still out");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    let from = pty.bytes().len();
    room.ok("act \"kill c2\" --table t.referee");
    pty.wait_since(from, "Inspector, choose your secret identity");
    // Whose turn it has become stands before the line.
    pty.wait_at_cursor("Inspector> ");
    room.tell("inspector", "become Alyss");
    pty.wait_since(from, "Killer, your turn");
    let from = pty.bytes().len();
    pty.press("kill b3\r");
    let said = pty.wait_since(from, "Inspector, your turn");
    assert!(!said.contains("Not done"), "{said}");
    // These were begun before something was said elsewhere, and change nothing.
    for (line, answer) in
        [("status", "Inspector, your turn"), ("help", "About one word"), ("phones", "Still out")]
    {
        pty.wait_at_cursor("> ");
        pty.press(&line[..3]);
        pty.wait_at_cursor(&format!("> {}", &line[..3]));
        let news = pty.bytes().len();
        room.ok("undo --yes --table t.referee");
        pty.wait_since(news, "was taken back");
        room.ok("redo --table t.referee");
        pty.wait_since(news, "was put back");
        let from = pty.bytes().len();
        pty.press(&format!("{}\r", &line[3..]));
        pty.wait_since(from, answer);
        let said = String::from_utf8_lossy(&pty.bytes()[from..]).into_owned();
        assert!(!said.contains("Not done"), "{line}: {said}");
    }
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("quit\r");
    assert!(pty.ends_well());
}

/// Codes are for those who play now: a chair given to a machine has none, one that was taken over has.
#[test]
fn codes_follow_who_sits_in_the_chairs() {
    let room = Room::with_table("mabcd", "--players Ann,bot");
    room.ok("replace inspector Ben");
    room.ok("replace killer bot");
    let mut pty = room.terminal("serve --plain --address 127.0.0.1 --port 0", &[]);
    let shown = pty.wait_for("Inspector (Ben): http://");
    assert!(!shown.contains("Killer (bot): http://"), "{shown}");
    pty.press("quit\r");
    assert!(pty.ends_well());
}

/// What is said at a table whose pages were opened by a line is told above the next line, as at one that was served.
#[test]
fn news_come_above_the_line_also_where_phones_were_opened_by_a_line() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Killer> ");
    pty.press("phones --address 127.0.0.1 --port 0\r");
    pty.wait_for("Still out");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    let from = pty.bytes().len();
    room.ok("act \"kill c2\" --table t.referee");
    pty.wait_since(from, "1. Killer kills");
    pty.press("quit\r");
    assert!(pty.ends_well());
}

/// A rematch that is typed leads the phones along as well; one that doesn't come is shown its code, and the old table has none.
#[test]
fn a_rematch_that_is_typed_shows_the_codes_of_phones_that_do_not_come() {
    let room = Room::with_table("mabcd", "--players Ann,Ben --table t.referee");
    crate::support::phones::Pages::of(&room, noir_referee::phone::Says::Owner).seated(0, "ann");
    let serve = "serve --address 127.0.0.1 --port 0 --table t.referee";
    let mut pty = room.terminal(serve, &[]);
    pty.wait_for("Still out: Inspector (Ben).");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("concede\r");
    pty.wait_at_cursor("Number or word>");
    pty.press("1\r");
    pty.wait_at_cursor("Number or word (Enter: 1)>");
    let from = pty.bytes().len();
    pty.press("6\r");
    pty.wait_since(from, "Enter: what next?");
    pty.wait_at_cursor("> ");
    let from = pty.bytes().len();
    pty.press("rematch\r");
    pty.wait_since(from, "Still out: Killer (Ben) and Inspector");
    pty.wait_until("the code of the new seat", |_, screen| scanned_on(screen).is_some());
    let shown = pty.screen().screen().contents();
    assert!(!shown.contains("Table 1"), "{shown}");
    pty.press(ESC);
    pty.wait_at_cursor("> ");
    pty.press("quit\r");
    assert!(pty.ends_well());
}
