//! Help at a table: examples of the mode for whoever acts, and one word with what it does.
use super::command_loop::looped;
use crate::support::room::Room;
use noir_referee::rules::Game;
use noir_referee::terms::Mode;

#[test]
fn help_shows_examples_for_whoever_acts() {
    let room = Room::with_table("mabcd", "");
    let page = room.ok("help");
    for said in [
        "Now: kill (k)\n",
        "Everybody\n  shift b up",
        "Killer\n  kill c3 – turn a living neighbour",
        "The others: Inspector – accuse, exonerate.",
        "Questions: near, around (ar)",
        "At any time: undo (u)",
        "About one word: referee help kill",
        "Every command with its options: referee --help all",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let shown = looped(&room, "help\n");
    assert!(shown.contains("Killer\n  kill c3") && shown.contains("About one word: help kill"));
    assert!(!shown.contains("referee --help"), "{shown}");
}

#[test]
fn help_about_one_word_says_what_it_does() {
    let room = Room::with_table("mabcd", "--lang uk --edition en");
    let shown = looped(&room, "довідка вбити\n? play\n? killer\n? біля\n? назад\n? ґґґ\n");
    for said in [
        "Killer\n  вбити c3 (Kill) — переверніть живого сусіда",
        "Коротко «вбити»: в\nKiller, за правилами: Перший хід гри — обов’язково вбивство. ",
        " Жертва має бути жива. Жертва має стояти поруч із таємною особистістю.\nЩо кажуть правила: «правило вбити»\n",
        "Inspector\n  виправдати (Exonerate) — візьміть карту",
        "  замаскуватися (Disguise) — ",
        "Запитання\n  c3 біля d4 — ",
        "Разом із параметрами: «назад --help»\n",
        "Про слово «ґґґ» окремої довідки немає.\nУсі слова: наберіть «допомога».\n",
    ] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    // The same words in the shell, in any language.
    assert_eq!(room.ok("help kill"), room.ok("довідка вбити").replace("вбити»\n", "kill»\n"));
    assert_eq!(room.run("help ґґґ").code, 2);
}

#[test]
fn without_a_table_it_is_the_help_of_the_commands() {
    let room = Room::new();
    assert_eq!(room.ok("help"), room.ok("--help"));
    assert_eq!(room.ok("help act"), room.ok("act --help"));
}

#[test]
fn every_command_is_shown_where_all_are_asked_for() {
    let (nothing, table) = (Room::new(), Room::with_table("mabcd", ""));
    let all = nothing.ok("--help all");
    for command in ["deduce", "recover", "--pin-file", "3 damaged file"] {
        assert!(all.contains(command) && !nothing.ok("--help").contains(command), "{command}");
    }
    assert!(nothing.ok("--help").contains("referee --help all"));
    assert_eq!(nothing.ok("help all"), all);
    assert_eq!(table.ok("help all"), all);
    assert!(looped(&table, "help all\n").contains(&all));
}

#[test]
fn every_word_of_every_mode_is_explained() {
    for (mode, verbs) in Mode::ALL.iter().zip(Game::VERBS) {
        let room = Room::new();
        let players = if *mode == Mode::Heist { 5 } else { 2 };
        let players = if *mode == Mode::FbiMafia { 8 } else { players };
        let players = if *mode == Mode::SpyTag { 3 } else { players };
        room.ok(&format!("new {mode} --players {players} --seed 1 --lang ru"));
        for verb in *verbs {
            let told = room.ok(&format!("help {verb}"));
            assert!(
                told.contains(" — ") && !told.contains("referee --help"),
                "{mode} {verb}: {told}"
            );
        }
    }
}

/// Every group of commands has words of its own.
#[test]
fn the_help_of_the_program_shows_no_key_of_a_message() {
    for lang in ["en", "uk", "ru"] {
        for all in ["", "all"] {
            let told = Room::new().ok(&format!("--lang {lang} --help {all}"));
            assert!(!told.contains("help-"), "{told}");
        }
    }
}

/// Nothing has to be understood of a command line to know which table it is about.
#[test]
fn a_slip_at_a_table_is_answered_in_its_language() {
    let room = Room::new();
    room.ok("--lang ru new killer-inspector --seed 5 --practice --table t.referee");
    for line in ["tell раскрыто", "tell раскрыто --table t.referee"] {
        let ran = room.run(line);
        assert!(ran.err.starts_with("tell: «раскрыто» здесь лишнее."), "{ran:?}");
    }
    assert!(room.run("--lang en tell раскрыто").err.starts_with("tell doesn’t take"));
    // Modes are shown without a table.
    assert!(room.run("modes раскрыто").err.starts_with("modes doesn’t take"));
}
