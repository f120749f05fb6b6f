//! The bare command: the newest table in a loop of lines.
use crate::support::room::Room;

/// What the loop shows for these lines.
pub(super) fn looped(room: &Room, lines: &str) -> String {
    let ran = room.run_with("", lines);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    ran.out
}

#[test]
fn it_goes_on_with_the_table_used_last() {
    let room = Room::with_table("m", "--players Ann,Bob --table one.referee");
    room.ok("new killer-inspector --players Cid,Dan --table two.referee");
    assert!(looped(&room, "").contains("Killer (Cid), your turn."));
    room.ok("new killer-inspector --players Eve,Fay --table three.referee");
    room.run_with("--table one.referee", "kill g\n");
    assert!(looped(&room, "").contains("Inspector (Bob), choose"));
}

#[test]
fn a_line_is_an_action_a_question_or_a_wish() {
    let room = Room::with_table("mabcd", "");
    let shown = looped(&room, "a near b\nwho c3\nkg2\nk b2\nundo\n1\nk b2\nlog\nq\nkill h\n");
    for said in ["yes", "Marion (c3)", "Killer kills Geneva (b2).", "1 line was taken back."] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert_eq!(room.grid(), "ABCDE FgHIJ KLMNO PQRST UVWYZ", "nothing after the farewell");
}

#[test]
fn enter_alone_offers_what_may_be_done() {
    let room = Room::with_table("mabcd", "--option kills=2");
    let shown = looped(&room, "\n7\n");
    assert!(shown.contains("kill: 1) Alyss, 2) Barrin, "), "{shown}");
    assert_eq!(room.status()["score"]["kills"], 1, "the seventh is Geneva");
}

#[test]
fn nothing_is_done_by_enter_alone() {
    let room = Room::with_table("", "--trust untold");
    room.act(&["kill g"]);
    let shown = looped(&room, "\n");
    assert!(shown.contains("chosen: 1)\n"), "{shown}");
    assert_eq!(room.status()["seq"], 1);
    looped(&room, "\n1\n");
    assert_eq!(room.status()["seq"], 2);
}

#[test]
fn help_names_the_words_of_the_moment() {
    let room = Room::with_table("mabcd", "");
    assert!(looped(&room, "help\n").contains("Now: kill (k)\n"));
    room.act(&["kill g"]);
    let shown = looped(&room, "?\n");
    assert!(shown.contains("\nInspector> Aim  Killer: kill the opponent or"), "{shown}");
    assert!(shown.contains("\nInspector, choose your secret identity"), "{shown}");
    room.tell("inspector", "become a");
    assert!(looped(&room, "h\n").contains("Now: shift (s), kill (k), disguise (d)\n"));
}

#[test]
fn a_wrong_line_is_explained_and_the_loop_goes_on() {
    let room = Room::with_table("mabcd", "");
    let shown = looped(&room, "fly\nkill z\nwhere nobodyatall\nbecome a\nundo\nundo x\nkill g\n");
    for said in [
        "I don’t know “fly”.",
        "Not allowed. Only Killer may see why: `secret killer`.",
        "Nobody is called “nobodyatall”.",
        "This is secret, so never type it in the open.",
        "There’s nothing to take back.",
    ] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert_eq!(room.status()["seq"], 1);
}

#[test]
fn advice_is_given_in_words_that_the_loop_takes() {
    let room = Room::with_table("mabcd", "--lang uk --edition en");
    let shown = looped(&room, "ґґґ\nстати a1\nвбити z\n");
    for said in [
        "Що можна зробити зараз: наберіть «варіанти».\n",
        "Наберіть це на таємній сторінці: секрет\n",
        "Чому — побачить лише Killer: «секрет killer».\n",
    ] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
}

#[test]
fn what_may_be_said_is_told_verb_by_verb() {
    let room = Room::with_table("mabcd", "--lang uk --edition en --option kills=2");
    let shown = looped(&room, "варіанти\nв g\nваріанти\n");
    assert!(shown.contains("> вбити: Alyss, Barrin, Clive"), "{shown}");
    assert!(
        shown.ends_with(
            "> Inspector, потайки оберіть таємну особистість: наберіть «секрет».\nInspector> "
        ),
        "{shown}"
    );
}

#[test]
fn a_line_takes_the_flags_that_it_has_in_the_shell() {
    let room = Room::with_table("mabcd", "");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    for line in [
        "board --at 0",
        "status --at 0",
        "log --depth short",
        "ask geneva near b --at 0",
        "modes --players 2",
        "setup killer-inspector --players 2 --seed 1",
        "export markdown",
        "rule HE16 --more",
        "undo --help",
    ] {
        let shell = room.run(line);
        let shown = looped(&room, &format!("{line}\n"));
        assert!(!shell.out.is_empty() && shown.contains(&shell.out), "{line}: {shell:?} {shown}");
    }
    let shown = looped(&room, "geneva near b --at 0\nreferee board --at 0\n");
    assert!(shown.contains("> yes\n"), "{shown}");
    assert_eq!(shown.matches("│  Geneva").count(), 1, "the board before she died: {shown}");
}

#[test]
fn a_wrong_flag_is_explained_as_in_the_shell() {
    let room = Room::with_table("mabcd", "");
    for line in ["board --att 0", "status --as nobodyatall", "status --as referee", "undo x"] {
        let (shell, shown) = (room.run(line), looped(&room, &format!("{line}\n")));
        assert!(!shell.err.is_empty() && shown.contains(&shell.err), "{line}: {shell:?} {shown}");
    }
}

#[test]
fn the_next_game_is_opened_and_played_in_the_same_loop() {
    let room = Room::with_table("mabcd", "--players Ann,Bob");
    let shown = looped(&room, "concede\nrematch --seed 1 --into next.referee\nstatus\n");
    assert!(shown.contains("Game over: Inspector (Bob) wins"), "{shown}");
    assert!(
        shown.contains("\nKiller> Kills 0/14") && shown.contains("Killer (Bob), your turn."),
        "{shown}"
    );
}

#[test]
fn why_says_where_a_reason_waits_that_is_not_for_everybody() {
    let room = Room::with_table("mabcd", "");
    let shown = looped(&room, "kill z\nwhy\n");
    assert_eq!(shown.matches("Only Killer may see why: `secret killer`.").count(), 2, "{shown}");
}

/// Whoever says that somebody gives up means that seat, not the one to act.
#[test]
fn who_gives_up_is_who_was_named() {
    let room = Room::with_table("mabcd", "--players Ann,Ben");
    let shown = looped(&room, "Ben gives up\n");
    assert!(shown.contains("Inspector (Ben) concedes."), "{shown}");
    assert_eq!(room.status()["outcome"]["winner"], "killer");
}

/// A slip in a line is put right and offered whole.
#[test]
fn a_misspelt_line_is_offered_as_it_was_meant() {
    let room = Room::with_table("mabcd", "");
    let shown = looped(&room, "kil geneava\n1\n");
    assert!(shown.contains("Did you mean 1) “kill Geneva”?"), "{shown}");
    assert!(shown.contains("Killer kills Geneva (b2)."), "{shown}");
}

/// `why` alone is about the line that was refused; with a line it is about that one.
#[test]
fn why_with_a_line_asks_whether_it_may_be_said() {
    let room = Room::with_table("mabcd", "");
    let shown = looped(&room, "why\nwhy shift 1 left\n");
    assert!(shown.contains("Nothing was refused, so there’s nothing to explain."), "{shown}");
    assert!(shown.contains("✗   The first turn of the game has to be a kill."), "{shown}");
}

/// Of a command that can do nothing there is no more to say than it said.
#[test]
fn why_after_a_command_says_again_what_it_said() {
    let room = Room::with_table("mabcd", "");
    let shown = looped(&room, "redo\nwhy\n");
    assert_eq!(shown.matches("There’s nothing to put back.").count(), 2, "{shown}");
}

/// `exit` leaves the table; with a corner behind it, it is Jack who leaves.
#[test]
fn whoever_names_an_exit_does_not_leave_the_table() {
    let room = Room::new();
    room.ok("new mr-jack --trust dealt --players Ann,Ben --table table.referee");
    let shown = looped(&room, "exit nw\nexit\nstatus\n");
    assert!(
        shown.contains("After an “invisible” call, Jack can escape: holmes exit nw"),
        "{shown}"
    );
    assert!(!shown.contains("Suspects:"), "{shown}");
}

#[test]
fn a_word_of_the_game_is_not_taken_for_a_command() {
    let room = Room::with_table("mabcd", "");
    let shown = looped(&room, "deck\nreferee deck\n");
    assert!(shown.contains("> 24 cards\n"), "{shown}");
    assert!(shown.contains("Usage: referee deck [OPTIONS] <COMMAND>"), "{shown}");
}

#[test]
fn commands_have_names_in_every_language() {
    for (lang, names) in [
        ("en", ["players", "games", "score"]),
        ("uk", ["люди", "столи", "результати"]),
        ("ru", ["люди", "столы", "результаты"]),
    ] {
        let room = Room::new();
        room.ok(&format!(
            "new killer-inspector --edition en --trust dealt --lang {lang} --players Ann,Ben"
        ));
        for (name, command) in names.into_iter().zip(["people", "tables", "scores"]) {
            let told = room.ok(&format!("--lang {lang} {command}"));
            assert_eq!(room.ok(&format!("--lang {lang} {name}")), told, "{name}");
            let first = told.lines().next().unwrap_or_default().trim();
            let shown = looped(&room, &format!("{name}\n"));
            assert!(shown.contains(first), "{name}: {shown}");
        }
    }
}

#[test]
fn a_command_is_known_by_how_it_begins() {
    let room = Room::new();
    room.ok("new killer-inspector --edition en --trust dealt --players Ann,Ben");
    let told = looped(&room, "sec\n");
    assert_eq!(told, looped(&room, "secret\n"));
    assert!(!told.contains("secret Barrin"), "{told}");
}

#[test]
fn the_shell_takes_what_the_loop_takes() {
    let room = Room::with_table("mabcd", "--lang uk --edition en");
    assert!(room.ok("вбити geneva").contains("Geneva (b2)"));
    assert!(room.ok("де alyss").contains("a1"));
    assert_eq!(room.status()["seq"], 1);
    room.ok("скасувати --yes");
    assert_eq!(room.status()["seq"], 0);
    let unknown = room.run("fly geneva");
    assert_eq!(unknown.code, 2, "{unknown:?}");
    // What begins with no word of the loop is understood as it would be at the table.
    assert!(room.ok("вb2").contains("Geneva (b2)"));
    assert_eq!(room.ok("a1 поруч b1"), "так\n");
    assert!(room.run("чому kill a1").out.contains("Alyss"));
    let secret = room.run("become clive");
    assert_eq!((secret.code, secret.out.as_str()), (2, ""), "{secret:?}");
}

#[test]
fn officers_out_of_an_unseen_hand_are_typed_not_chosen() {
    let room = Room::new();
    room.ok("new heist --players 5 --practice --seed 1");
    let shown = looped(&room, "\nlegal\n");
    let owed = "Chief of Security, look at your 7 cards (type `secret`) and pick 4 as officers in uniform: type `deploy CELL…`.\n";
    assert_eq!(shown.matches(owed).count(), 3, "under the board, for Enter and for legal: {shown}");
}

#[test]
fn a_letter_of_the_other_alphabet_is_not_guessed_but_explained() {
    let room = Room::new();
    room.ok("new fbi-mafia --players 6 --practice --seed 1 --lang uk");
    let shown = looped(&room, "змістити а вгору\nде а1\nзмістити a вгору\n");
    let hint = "Літери клітинок і колонок — латинські.\n";
    assert_eq!(shown.matches(hint).count(), 2, "{shown}");
    assert_eq!(room.status()["seq"], 1);
}

#[test]
fn the_board_is_turned_for_the_other_side_of_the_table() {
    let room = Room::with_table("m", "");
    let shown = looped(&room, "flip\nflip\n");
    let first_rows: Vec<&str> = shown.lines().filter(|line| line.contains("Alyss")).collect();
    assert_eq!(first_rows.len(), 3);
    assert!(first_rows[0].starts_with("1 │  Alyss"));
    assert!(first_rows[1].starts_with("1 │  Ernest"), "row and column keep their names");
    assert_eq!(first_rows[2], first_rows[0]);
}

#[test]
fn a_private_page_needs_a_terminal() {
    let room = Room::with_table("m", "");
    assert!(looped(&room, "secret\n").contains("A private page can’t be shown and hidden here."));
}

#[test]
fn the_end_is_shown_with_all_cards() {
    let room = Room::with_table("mabcd", "--players Ann,Bob");
    room.act(&["kill g"]);
    let shown = looped(&room, "concede\n");
    for said in [
        "Inspector> 2. Inspector (Bob) concedes.\nGame over: Killer (Ann) wins — the other side conceded.\n",
        "Killer (Ann): was Marion (c3)",
    ] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
}

#[test]
fn the_key_of_yes_answers_on_every_layout_and_undoes_nothing() {
    let room = Room::with_table("", "--trust untold");
    room.act(&["kill g", "chosen", "shift 1 left", "accuse a"]);
    // What the key of `n` writes begins another word; the key of `y` once undid a line.
    room.run_with("--lang uk", "т\n");
    assert_eq!(room.status()["seq"], 4);
    room.run_with("--lang uk", "н\n");
    let log = room.json("log");
    let said = log.as_array().unwrap().iter().rfind(|entry| entry["kind"] == "said");
    assert_eq!(said.unwrap()["line"], "answer yes");
}

#[test]
fn words_are_those_of_the_mode_at_the_table() {
    let room = Room::new();
    room.ok("new thief-chief --edition uk --lang uk --players А,Б --practice --seed 1");
    let shown = room.run_with("--lang uk", "?\nвкрас\nвиправд\n").out;
    assert!(shown.contains("Може, «вкрасти»?") && shown.contains("жетони (же)"), "{shown}");
    assert!(!shown.contains("виправдати") && !shown.contains("виправдані"), "{shown}");
}

/// What only one player may ask is asked on the own page, not offered as something to do.
#[test]
fn a_question_about_oneself_is_sent_to_the_own_page() {
    let room = Room::with_table("m", "");
    let ran = room.run_with("", "me near c3\n");
    assert!(
        ran.out.contains("That’s for your own page: type `secret`, then ask there."),
        "{ran:?}"
    );
}
