//! Questions about who stands where.
use crate::support::room::Room;

/// The Killer is Marion (c3), the Inspector Alyss (a1), Geneva (b2) is dead.
fn room() -> Room {
    let room = Room::with_table("mabcd", "--with-referee --players Ann,Bob");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room
}

#[track_caller]
fn answers(room: &Room, asked: &[(&str, &str)]) {
    for (question, answer) in asked {
        assert_eq!(room.ok(&format!("ask {question}")), format!("{answer}\n"), "{question}");
    }
}

#[test]
fn who_is_next_to_whom() {
    answers(
        &room(),
        &[
            ("alyss near barrin", "yes"),
            ("a1 near b2", "yes"),
            ("a near c", "no"),
            ("a near e", "no"),
            ("a near a", "no"),
            ("around a", "Barrin (b1), Franklin (a2), Geneva (b2) (dead)"),
            ("around e1?", "Deidre (d1), Irma (d2), Julian (e2)"),
        ],
    );
}

#[test]
fn who_stands_where() {
    answers(
        &room(),
        &[
            ("where marion", "c3"),
            ("who c3", "Marion (c3)"),
            ("row 2", "Franklin (a2), Geneva (b2) (dead), Horatio (c2), Irma (d2), Julian (e2)"),
            ("row m", "Kristoph (a3), Linus (b3), Marion (c3), Neil (d3), Ophelia (e3)"),
            (
                "column b",
                "Barrin (b1), Geneva (b2) (dead), Linus (b3), Quinton (b4), Vladimir (b5)",
            ),
            ("column zac", "Ernest (e1), Julian (e2), Ophelia (e3), Trevor (e4), Zachary (e5)"),
        ],
    );
}

#[test]
fn who_is_within_some_steps() {
    answers(
        &room(),
        &[
            ("straight a 2", "Barrin (b1), Clive (c1), Franklin (a2), Kristoph (a3)"),
            ("diagonal m 1", "Geneva (b2) (dead), Irma (d2), Quinton (b4), Simon (d4)"),
            ("diagonal e 3", "Irma (d2), Marion (c3), Quinton (b4)"),
            ("square d4 2", "Simon (d4), Trevor (e4), Yvonne (d5), Zachary (e5)"),
            ("square a1 1", "Alyss (a1)"),
            ("square d4", "nobody"),
        ],
    );
}

#[test]
fn what_lies_open() {
    let room = room();
    answers(
        &room,
        &[
            ("dead", "1: Geneva (b2)"),
            ("exonerated", "nobody"),
            ("deck", "20 cards"),
            ("tokens", "There are no tokens on the board."),
        ],
    );
    room.act(&["shift 1 left", "exonerate", "play b"]);
    answers(&room, &[("exonerated", "1: Barrin (a1)"), ("deck", "19 cards")]);
}

#[test]
fn a_past_moment_is_asked_with_its_number() {
    let room = room();
    room.act(&["shift 1 left"]);
    answers(
        &room,
        &[
            ("where alyss", "e1"),
            ("where alyss --at 2", "a1"),
            ("dead --at 0", "nobody"),
            ("dead --at 1", "1: Geneva (b2)"),
            ("a near f --at 2", "yes"),
            ("a near f --at 3", "no"),
        ],
    );
    let ran = room.run("ask dead --at 4");
    assert_eq!((ran.code, ran.err.as_str()), (2, "Only 3 lines have been said at this table.\n"));
    assert_eq!(room.json("ask dead --at 1")["seq"], 1);
}

#[test]
fn what_depends_on_a_hidden_card_is_not_answered_aloud() {
    let room = room();
    let mut said = Vec::new();
    for question in [
        "killer near a",
        "a near killer",
        "around killer",
        "where ann",
        "row killer",
        "straight killer 2",
    ] {
        let ran = room.run(&format!("ask {question}"));
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{question}");
        said.push(ran.err);
    }
    said.dedup();
    assert_eq!(
        said,
        ["The answer depends on a hidden card, so it can’t be given aloud.\n\
          The player with that card can ask in private: referee ask --as killer …\n"]
    );
}

#[test]
fn the_owner_asks_alone_and_may_say_me() {
    let room = room();
    answers(
        &room,
        &[
            ("--as killer me near geneva", "yes"),
            ("--as ann where me", "c3"),
            ("--as inspector around inspector", "Barrin (b1), Franklin (a2), Geneva (b2) (dead)"),
            ("--as inspector me near f", "yes"),
        ],
    );
    assert_eq!(room.run("ask --as inspector where killer").code, 1);
    assert_eq!(room.run("ask where me").code, 2, "nobody is meant");
    assert_eq!(room.run("ask --as referee where me").code, 2, "the referee has no place");
}

#[test]
fn the_referee_is_answered_and_it_is_seen_that_he_asked() {
    let room = room();
    answers(
        &room,
        &[("--as referee where killer", "c3"), ("--as referee killer near inspector", "no")],
    );
    let log = room.ok("log");
    assert_eq!(log.matches("Looked at secrets: the referee.").count(), 2, "{log}");
    assert!(!log.contains("c3"), "what he saw is not in it: {log}");
}

#[test]
fn words_that_are_no_question_are_explained() {
    let room = room();
    for (question, said) in [
        ("around", "What comes after “around”?\nFor example: around Alyss\n"),
        ("a near", "What comes after “near”?\nFor example: Alyss near b2\n"),
        ("row 9", "Nobody is called “9”.\n"),
        ("who f6", "There’s no cell “f6” on the grid.\n"),
        ("straight a 9", "“9” isn’t a number of steps: say 1 to 7.\n"),
        (
            "kill g",
            "“kill” doesn’t go here: use referee act for actions and referee ask for questions.\n",
        ),
        (
            "disguise",
            "“disguise” doesn’t go here: use referee act for actions and referee ask for questions.\n",
        ),
        ("where baril", "I don’t understand “where baril”. Did you mean “where Barrin”?\n"),
    ] {
        let ran = room.run(&format!("ask {question}"));
        assert_eq!((ran.code, ran.err.as_str()), (2, said), "{question}");
    }
}

/// Whether something may be done is a question as well, asked in the words in which one asks it.
#[test]
fn whether_something_may_be_done_is_answered_as_may_does() {
    let room = room();
    for (asked, action) in [
        ("may accuse b", "accuse b"),
        ("can I accuse barrin", "accuse b"),
        ("--lang uk \"чи можна звинуватити b\"", "--lang uk \"звинуватити b\""),
    ] {
        let (ask, may) = (room.run(&format!("ask {asked}")), room.run(&format!("may {action}")));
        assert_eq!((ask.code, &ask.out, &ask.err), (may.code, &may.out, &may.err), "{asked}");
        assert!(!ask.out.is_empty(), "{asked}: {}", ask.err);
    }
}

/// Whether somebody else may is not whether whoever acts may.
#[test]
fn may_is_answered_for_whoever_is_named() {
    let room = Room::new();
    room.ok("new spy-tag --layout cells --players Ann,Ben,Cleo --practice --seed 1");
    let answer = |line: &str| super::command_loop::looped(&room, &format!("{line}\n"));
    let own = answer("can Ann shift row 1 left?");
    assert!(own.contains("is allowed"), "{own}");
    let other = answer("can Cleo shift row 1 left?");
    assert!(!other.contains("is allowed"), "{other}");
}
