//! A machine plays where nobody sits.
use super::command_loop::looped;
use crate::support::room::Room;

/// Modes with as few seats as they have; that machines end every game is seen in `players`. The pauses between lines, which keep how
/// hard it thinks to the machine, are left out.
const TABLES: [(&str, &str); 3] =
    [("killer-inspector", "bot,bot2"), ("spy-tag", "bot1,bot2,bot3"), ("mr-jack", "bot,bot2")];

#[test]
fn machines_play_a_game_to_its_end() {
    for (mode, players) in TABLES {
        let room = Room::new();
        room.ok(&format!("new {mode} --players {players}"));
        room.ok("--hasty");
        assert!(!room.status()["outcome"].is_null(), "{mode}");
        room.ok("verify");
    }
}

#[test]
fn it_says_its_line_aloud_and_then_a_person_is_asked() {
    let room = Room::with_table("m", "--players bot,Bob");
    let shown = looped(&room, "");
    assert!(shown.contains("1. Killer (bot) kills "), "{shown}");
    assert!(shown.contains("Inspector (Bob)"), "{shown}");
    let status = room.status();
    assert_eq!(status["seq"], 1);
    assert!(status["seats"][0]["identity"].is_null(), "{status}");
    // Nothing more is said for it while a person is owed.
    looped(&room, "");
    assert_eq!(room.status()["seq"], 1);
}

#[test]
fn what_it_owes_in_private_it_chooses_unseen() {
    let room = Room::with_table("m", "--players Ann,bot");
    let shown = looped(&room, "kill g\n");
    let status = room.status();
    assert_eq!(status["seq"], 2, "{shown}");
    assert!(status["seats"][1]["identity"].is_null(), "{status}");
    assert!(shown.contains("Killer (Ann), your turn"), "{shown}");
}

/// Whoever takes a line back against a machine means the own one, and what the machine said after it goes too.
#[test]
fn undo_takes_back_the_own_line_and_what_it_answered() {
    let room = Room::with_table("m", "--players Ann,bot");
    looped(&room, "kill g\n");
    assert_eq!(room.status()["seq"], 2);
    room.ok("undo --yes");
    assert_eq!(room.status()["seq"], 0);
}

#[test]
fn it_is_called_so_in_every_language_and_may_be_given_a_strength() {
    for (lang, word) in [("en", "bot"), ("uk", "бот"), ("ru", "Бот:greedy"), ("en", "bot:thinking")]
    {
        let room = Room::new();
        room.ok(&format!("new killer-inspector --lang {lang} --players {word},Bob"));
        room.ok("--hasty");
        assert_eq!(room.status()["seq"], 1, "{word}");
    }
}

#[test]
fn at_the_opening_it_sits_only_where_the_companion_deals() {
    let room = Room::new();
    let ran = room.run("new killer-inspector --players Ann,bot --trust inspector=told");
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (
            2,
            "At the opening a bot sits only where the companion deals its cards; leave --trust out for that seat.\n"
        )
    );
    room.ok("new killer-inspector --players Ann,bot --trust killer=told");
    let ran = room.run("new killer-inspector --players Ann,bot:brilliant");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("“brilliant” isn’t a way to play a seat"), "{}", ran.err);
}
