//! Where an evening begins: measured in keys.
use super::{ESC, press, table};
use crate::support::pty::Pty;
use crate::support::room::Room;

const SIZES: [(u16, u16); 2] = [(24, 80), (40, 120)];
const ASKS: &str = "Number or word (Enter: 1)>";

/// Somebody at the keyboard, of whom each key is counted.
pub(super) struct Hand {
    pub(super) pty: Pty,
    pub(super) keys: usize,
}

impl Hand {
    /// At the bare command.
    pub(super) fn at(room: &Room, size: (u16, u16)) -> Self {
        Self { pty: room.terminal_sized("", size, &[]), keys: 0 }
    }

    /// At this table, in a high window.
    #[track_caller]
    pub(super) fn at_table(room: &Room, table: &str, prompt: &str) -> Self {
        let pty = room.terminal_sized(&format!("--table {table}"), (40, 80), &[]);
        pty.wait_at_cursor(prompt);
        Self { pty, keys: 0 }
    }

    /// Types a line and waits for what it brings about; Enter is a key as well.
    #[track_caller]
    pub(super) fn types(&mut self, line: &str, shown: &str) -> String {
        let from = self.pty.bytes().len();
        self.keys += line.chars().count() + 1;
        self.pty.press(&format!("{line}\r"));
        self.pty.wait_since(from, shown)
    }

    /// Goes past the steps from the box to the first turn, for which cards are in the hands.
    #[track_caller]
    pub(super) fn lays_out(&mut self, shown: &str) {
        let from = self.pty.bytes().len();
        self.keys += 1;
        self.pty.press("q");
        self.pty.wait_since(from, shown);
    }

    /// Leaves the first look for later.
    #[track_caller]
    pub(super) fn looks_later(&mut self, prompt: &str) {
        self.pty.wait_for("Later (type");
        self.pty.wait_at_cursor(ASKS);
        self.types("3", prompt);
        let screen = self.pty.wait_at_cursor(prompt);
        assert!(screen.contains("  a "), "the board: {screen}");
    }
}

/// A game that is over: the Killer has won.
pub(super) fn played() -> Room {
    let room = Room::new();
    room.deal("mabcdefgh");
    room.ok(
        "new killer-inspector --edition en --deal deal.yaml --option kills=1 --players Ann,Ben",
    );
    room.act(&["kill g"]);
    room
}

#[test]
fn what_is_typed_in_a_shell_is_done_before_anything_has_begun() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    for (line, told) in [
        ("tables", "1  Killer vs. Inspector"),
        ("players", "1  Ann  Killer vs. Inspector 1×"),
        ("referee scores", "No real game with named players has finished here yet."),
    ] {
        let mut hand = Hand::at(&room, SIZES[0]);
        hand.pty.wait_for(ASKS);
        let shown = hand.types(line, told);
        assert!(!shown.contains("Did you mean"), "{line}: {shown}");
        hand.pty.wait_at_cursor(ASKS);
    }
}

#[test]
fn resuming_is_one_command_and_enter() {
    for size in SIZES {
        let room = table("en_US.UTF-8", "--players Ann,Ben");
        let mut hand = Hand::at(&room, size);
        hand.pty.wait_for("1) Carry on: Killer vs. Inspector · Ann, Ben · Ann’s turn");
        hand.types("", "Killer>");
        assert_eq!(hand.keys, 1);
    }
}

#[test]
fn a_second_game_with_the_same_people_takes_two_keys() {
    for (answer, killer) in [("1", "Ben"), ("", "Ben")] {
        let room = played();
        let mut hand = Hand::at(&room, (24, 80));
        hand.pty.wait_for("Last game: Killer vs. Inspector · Ann, Ben · Ann won");
        hand.types(answer, "How are the suspects laid out this time?");
        hand.types("", "straight to the table");
        hand.lays_out(&format!("Killer ({killer}), your turn."));
        hand.looks_later("Killer>");
        let most = 5 + answer.len();
        assert!(hand.keys <= most, "{} keys", hand.keys);
        assert_eq!(room.status()["match"]["score"]["Ann"], 1);
    }
}

/// From `referee` to the first line that the referee has accepted, as five strangers: one of them types.
#[test]
fn five_strangers_are_at_their_table_with_few_keys() {
    for size in SIZES {
        let room = Room::new();
        let mut hand = Hand::at(&room, size);
        hand.pty.wait_for(ASKS);
        hand.types("", "Type the names");
        hand.types("Ann Ben Cleo Dan Eve", "Which box is yours?");
        let modes = hand.types("", "Which game?");
        hand.pty.wait_at_cursor(ASKS);
        assert!(!modes.contains("Killer vs. Inspector"), "not for five: {modes}");
        let screen = hand.pty.wait_for("good first game");
        assert!(screen.contains("Ann, Ben, Cleo, Dan, Eve · Noir (Black Box)"), "{screen}");
        assert!(screen.contains("players: 3–6, 8, 9 · 30 min · easy"), "{screen}");
        // They sit as they were typed; who begins is drawn.
        let ready = hand.types("", "All set?");
        assert!(ready.contains("drawn to go first"), "{ready}");
        hand.pty.wait_at_cursor(ASKS);
        hand.types("", "straight to the table");
        hand.lays_out("your turn.");
        hand.looks_later("> ");
        hand.types("shift 1 right", "your turn.");
        assert!(hand.keys <= 45, "{} keys", hand.keys);
        // Round the table as they sit, whoever begins.
        let status = room.status();
        let seats = status["seats"].as_array().expect("seats").iter();
        let seats: String = seats.filter_map(|seat| seat["player"].as_str()).collect();
        assert!("AnnBenCleoDanEveAnnBenCleoDan".contains(&seats), "{seats}");
        // The next time everybody has a number, and the box is known; and they may still be counted in words.
        let again = room.ok("people");
        assert!(again.contains("  5  "), "{again}");
        hand.pty.press("quit\r");
        assert!(hand.pty.ends_well());
        let mut hand = Hand::at(&room, size);
        hand.pty.wait_for("3) Another game or other people");
        hand.types("3", "; 0: back)>");
        let modes = hand.types("Ann Cleo Dan", "Which game?");
        hand.pty.wait_for("Ann, Cleo, Dan · Noir (Black Box)");
        assert!(!modes.contains("Which box"), "{modes}");
        hand.pty.wait_for("played 1×");
    }
}

/// «We are five» is what people say, also when some of them are known by name.
#[test]
fn people_may_be_counted_in_words() {
    for (lang, first, line, names, count) in [
        ("en_US.UTF-8", "Players (0", "we are five", "The 5 names, clockwise", "5 players"),
        ("uk_UA.UTF-8", "Гравці (0", "нас п’ятеро", "5 імен за годинниковою", "5 гравців"),
        ("ru_RU.UTF-8", "Игроки (0", "нас пятеро", "5 имён по часовой", "5 игроков"),
    ] {
        let room = Room::speaking(lang);
        let mut hand = Hand::at(&room, (24, 80));
        hand.types("1", first);
        // Their names are asked for, and nobody need be named.
        hand.types(line, names);
        hand.types("", count);
        // Those who are known by number are no hindrance.
        room.ok("people add Ann");
        room.ok("people add Ben");
        hand.types("0", "1) Ann  2) Ben");
        hand.types("5", names);
        hand.types("", count);
        // Numbers stand among names as well.
        hand.types("0", "1) Ann  2) Ben");
        hand.types("1 2, Gus", "Ann, Ben, Gus");
    }
}

/// From the first page of the way to the table one comes back to what was chosen, and from there further back.
#[test]
fn the_way_to_the_table_leads_back_to_what_was_chosen() {
    let room = Room::new();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for(ASKS);
    hand.types("Ann, Ben, Cleo", "Which box is yours?");
    hand.types("1", "Which game?");
    hand.types("1", "All set?");
    hand.types("1", "1/5");
    // Whoever types Enter after the 0 opens no second table, and the one that was left is gone.
    let from = hand.pty.bytes().len();
    hand.pty.press("0\r");
    hand.pty.wait_since(from, "All set?");
    hand.types("", "Just Enter does nothing here");
    assert_eq!(room.ok("tables"), "No table has been opened here yet.\n");
    assert!(!room.ok("people").contains("Ann"), "nobody has played yet");
    hand.types("0", "Which game?");
    hand.types("1", "All set?");
    hand.types("1", "1/5");
    hand.pty.press("q");
    hand.pty.wait_for("The game is on");
}

/// Whoever owns only the other game finds its box, and is not asked twice what to play.
#[test]
fn the_box_of_mr_jack_is_a_box() {
    let room = Room::new();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for(ASKS);
    hand.types("Ann, Ben", "5) Mr. Jack");
    hand.types("5", "Which board is yours?");
    hand.pty.wait_for("Ann, Ben · Mr. Jack");
    hand.types("0", "Which box is yours?");
}

/// Whoever says at once who they are is not asked again; a single word is nobody's name there.
#[test]
fn people_may_say_at_once_who_they_are() {
    for (line, here) in [("we are five", "5 players"), ("Ann, Ben and Cleo", "Ann, Ben, Cleo")] {
        let room = Room::new();
        let mut hand = Hand::at(&room, (24, 80));
        hand.pty.wait_for(ASKS);
        hand.types("hello", "“hello” isn’t one of these.");
        if line.starts_with("we") {
            hand.types(line, "The 5 names");
            hand.types("", here);
        } else {
            hand.types(line, here);
        }
        hand.pty.wait_for("Which box is yours?");
        if line.starts_with("we") {
            hand.types("0", "The 5 names");
        }
        hand.types("0", "What would you like to do?");
    }
}

#[test]
fn one_can_go_back_from_everywhere_and_answers_stay_on_the_screen() {
    let room = Room::new();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for(ASKS);
    hand.types("new", "Type the names");
    hand.types("0", "What would you like to do?");
    hand.pty.wait_at_cursor(ASKS);
    hand.types("1", "Type the names");
    hand.types("Ann, Ben", "Which box is yours?");
    hand.types("1", "Which game?");
    hand.types("0", "Which box is yours?");
    hand.types("back", "Type the names");
    hand.types("Ann Ben", "Which game?");
    hand.types("nothing", "“nothing” isn’t one of these.");
    hand.types("hitmann", "Did you mean “Hitman vs. Sleuth”?");
    hand.types("hitman", "Who takes which side?");
    hand.types("choose", "Ann plays");
    hand.types("sleuth", "All set?");
    let screen = hand.pty.wait_at_cursor(ASKS);
    assert!(screen.contains("Ann: Sleuth · Ben: Hitman"), "{screen}");
    hand.types("2", "Who keeps the hidden cards?");
    hand.types("0", "All set?");
    hand.types("2", "Who keeps the hidden cards?");
    hand.types("told", "we draw real cards and name them in private");
    hand.pty.wait_at_cursor(ASKS);
    let from = hand.pty.bytes().len();
    hand.pty.press(ESC);
    hand.pty.wait_since(from, "Who takes which side?");
    hand.pty.wait_at_cursor(ASKS);
    hand.types("2", "All set?");
    hand.types("1", "straight to the table");
    hand.lays_out("Hitman (Ann)");
    hand.looks_later("Hitman>");
    assert_eq!(room.status()["seats"][0]["trust"], "told");
}

/// A letter that moved an arrow menu of before is only a letter of a line.
#[test]
fn no_question_takes_keys_for_itself() {
    let room = played();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_at_cursor(ASKS);
    hand.pty.press("jk");
    hand.pty.wait_at_cursor(&format!("{ASKS} jk"));
    hand.pty.press("\u{15}");
    hand.types("0", "See you!");
    assert!(hand.pty.ends_well());
}

#[test]
fn another_mode_with_the_same_people_is_a_few_keys() {
    let room = played();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for("3) Another game or other people");
    hand.types("3", "Players (Enter: Ann, Ben; 0: back)>");
    hand.types("", "Which game?");
    hand.types("2", "Who takes which side?");
    hand.types("", "All set?");
    hand.types("", "straight to the table");
    hand.lays_out("Sleuth (");
    assert_eq!(hand.keys, 8);
}

#[test]
fn those_of_before_play_on_without_somebody_and_nobody_is_called_like_a_role() {
    let room = Room::new();
    room.ok("new spy-tag --edition en --layout cells --players Ann,Ben,Dan --table t.referee");
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for("Another game or other people");
    hand.types("we are Ann, Ben and Killer", "“Killer” is a role in one of these games");
    hand.types("another", "Players (Enter: Ann, Ben, Dan; 0: back)>");
    hand.types("without Cleo", "“Cleo” didn’t play last time.");
    hand.types("Ann, Killer", "“Killer” is a role in one of these games");
    hand.types("without Dan", "Which game?");
    assert!(hand.pty.wait_at_cursor("(Enter: 1)>").contains("Ann, Ben · Noir"));
    // The table before was played by cells.
    hand.types("killer", "Who takes which side?");
    hand.types("", "suspects (we lay them out ourselves and call them by cell)");
    let ran = room.run("people rename Ben Killer");
    assert!(ran.code == 2 && ran.err.contains("is a role in one of these games"), "{ran:?}");
}

#[test]
fn earlier_games_setups_and_rules_are_two_answers_away() {
    let room = played();
    room.ok("new killer-inspector --edition en --players Cleo,Dan");
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for("5) Earlier games");
    hand.types("5", "1  Killer vs. Inspector · Ann, Ben · Ann won");
    hand.types("9", "There’s no number 9 in the list.");
    hand.types("0", "What would you like to do?");
    hand.types("question", "What’s it about?");
    hand.types("undo ban", "Number: open it");
    hand.types("1", "undo-ban");
    hand.types("0", "What would you like to do?");
    hand.types("6", "How many players, or who?");
    // Their numbers would be taken for how many play.
    assert!(!hand.pty.screen().screen().contents().contains("1) Ann"));
    hand.types("2", "Which game?");
    // No more than a screen at a time.
    hand.types("1", "Enter: next");
    press(&mut hand.pty, "\r", "What now?");
    hand.types("0", "What would you like to do?");
    hand.types("earlier", "2  Killer vs. Inspector · Cleo, Dan");
    hand.types("2", "Killer (Cleo), your turn.");
    hand.pty.wait_at_cursor("Killer>");
}

#[test]
fn a_mode_that_was_not_named_is_asked_for_on_a_terminal() {
    let room = Room::new();
    let mut pty = room.terminal("setup --edition en --players 7", &[]);
    pty.wait_for("Which game?");
    pty.press("heist\r");
    pty.wait_for("Chief of Security: ");
    assert!(pty.ends_well());
    let mut pty = room.terminal("new --players Ann,Ben --edition en --trust told", &[]);
    pty.wait_for("Which game?");
    pty.press("1\r");
    pty.wait_for("straight to the table");
    pty.press("q");
    assert!(pty.ends_well());
    assert_eq!(room.status()["seats"][0]["trust"], "told");
}

#[test]
fn a_damaged_table_is_no_dead_end() {
    let room = played();
    let path = room.path(".local/share/referee/tables");
    let file = std::fs::read_dir(path).expect("a folder").next().expect("a table").expect("it");
    let text = std::fs::read_to_string(file.path()).expect("a table");
    std::fs::write(file.path(), text.replace("\"said\"", "\"paid\"")).expect("written");
    let mut hand = Hand::at(&room, (24, 80));
    let screen = hand.pty.wait_for(ASKS);
    assert!(screen.contains("checksum") && screen.contains("1) A new game"), "{screen}");
    hand.types("0", "See you!");
}

/// For a screen reader everything is said in lines, without one escape code; in all three languages.
#[test]
fn a_screen_reader_hears_it_in_lines_and_languages() {
    for (lang, hello, asks) in [
        ("en_US.UTF-8", "Welcome.", "Number or word (Enter: 1)>"),
        ("uk_UA.UTF-8", "Вітаємо!", "Номер або слово (Enter: 1)>"),
        ("ru_RU.UTF-8", "Добро пожаловать!", "Номер или слово (Enter: 1)>"),
    ] {
        let room = Room::speaking(lang);
        let mut pty = room.terminal("--plain", &[]);
        pty.wait_for(hello);
        for line in ["1", "Ann Ben", "1", "1", "1"] {
            pty.wait_at_cursor(">");
            let from = pty.bytes().len();
            pty.press(&format!("{line}\r"));
            pty.wait_since(from, ">");
        }
        pty.wait_at_cursor(">");
        pty.press("1\r");
        pty.wait_at_cursor(":");
        pty.press("q\r");
        pty.wait_at_cursor(">");
        pty.press("2\r");
        pty.wait_at_cursor(">");
        assert!(pty.traces().contains(asks), "{}", pty.traces());
        assert!(!pty.bytes().contains(&0x1b));
        assert_eq!(room.status()["mode"], "killer-inspector");
    }
}

#[test]
fn a_bot_among_those_who_are_counted_is_no_player_called_bot_and() {
    let room = Room::new();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for(ASKS);
    hand.types("four of us and a bot", "The 4 names, clockwise");
    hand.types("Ann Ben Cleo Dan", "Ann, Ben, Cleo, Dan, bot");
}

#[test]
fn we_are_ann_and_ben_names_two_people() {
    let room = Room::new();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for(ASKS);
    hand.types("we are Ann, Ben", "Ann, Ben");
    let screen = hand.pty.wait_for("Which box is yours?");
    assert!(!screen.contains("we, are"), "{screen}");
}

#[test]
fn a_name_that_is_nearly_somebodys_is_asked_about_and_two_names_are_joined() {
    let room = Room::new();
    room.ok("people add Dan");
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for(ASKS);
    hand.types("1", "1) Dan");
    hand.types("Ann, Dna", "Dna is new here. Is it Dan?");
    hand.types("1", "Ann, Dan");
    room.ok("people add Dna");
    let ran = room.run("people rename Dna Dan");
    assert!(ran.err.contains("If they’re the same person: referee people join Dna Dan"), "{ran:?}");
    room.ok("people join Dna Dan");
    assert_eq!(room.ok("people"), "  1  Dan  used to be Dna\n");
}
