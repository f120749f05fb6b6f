//! The ways to name a suspect and to shorten a line.
use crate::support::room::Room;

fn room(more: &str) -> Room {
    let room = Room::with_table("mabcd", more);
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room
}

/// Each line is taken as the canonical one.
#[track_caller]
fn mean(room: &Room, canonical: &str, lines: &[&str]) {
    for line in lines {
        let ran = room.run(&format!("act \"{line}\""));
        assert_eq!(ran.code, 0, "{line}: {ran:?}");
        let log = room.json("log");
        assert_eq!(log.as_array().unwrap().last().unwrap()["line"], canonical, "{line}");
        room.ok("undo --yes");
    }
}

#[test]
fn a_suspect_is_a_name_a_start_of_it_or_a_cell() {
    mean(
        &room(""),
        "kill Horatio",
        &[
            "kill Horatio",
            "KILL HORATIO",
            "kill hora",
            "k h",
            "kill c2",
            "kill C2",
            "k #c2",
            "kc2",
            "k#c2",
        ],
    );
}

#[test]
fn shifts_have_short_forms() {
    let room = room("");
    mean(
        &room,
        "shift 3 left",
        &["shift 3 left", "s 3 left", "s3<", "s 3 <", "s 3 l", "s3 left", "shift 3 left 1"],
    );
    mean(&room, "shift b up", &["shift b up", "shift B up", "s b ^", "sb^", "s b u"]);
    mean(&room, "shift b down", &["shift b down", "s b v", "sbv", "s bv"]);
    mean(&room, "disguise", &["d", "di", "dis", "disguise"]);
    mean(&room, "shift e down", &["s e v", "s e d", "s e down"]);
    mean(&room, "shift 2 right", &["s2>", "s 2 r", "move 2 right"]);
}

#[test]
fn a_hash_means_where_somebody_started() {
    let room = room("");
    room.act(&["shift 2 left"]);
    assert_eq!(room.ok("ask where #c2"), "b2\n");
    assert_eq!(room.ok("ask who c2"), "Irma (c2)\n");
}

#[test]
fn a_line_typed_on_the_wrong_keyboard_layout_is_understood() {
    let room = room("");
    mean(&room, "kill Horatio", &["л с2", "лс2", "лшдд с2", "лшдд рщкф"]);
    mean(&room, "shift 3 left", &["ыршае 3 дуае", "ы3Б"]);
}

#[test]
fn the_words_of_each_language_are_understood() {
    for (lang, kill, shift) in [
        ("uk", ["вбити c2", "вбий c2", "в c2", "вc2"], ["змістити 3 вліво", "з3<", "з 3 ліворуч"]),
        ("ru", ["убить c2", "убей c2", "у c2", "уc2"], ["сдвинуть 3 влево", "с3<", "с 3 налево"]),
    ] {
        let room = room(&format!("--lang {lang} --edition en"));
        mean(&room, "kill Horatio", &kill);
        mean(
            &room,
            "kill Horatio",
            &[
                "kill Horatio",
                "вбити с2".replace("вбити", kill[0].split(' ').next().unwrap()).as_str(),
            ],
        );
        mean(&room, "shift 3 left", &shift);
    }
}

#[test]
fn a_typo_is_answered_with_the_nearest() {
    let room = room("");
    for (line, said) in [
        ("kill Horaito", "I don’t understand “kill Horaito”. Did you mean “kill Horatio”?\n"),
        ("kill Boris", "Nobody is called “Boris”.\n"),
        ("kill f6", "There’s no cell “f6” on the grid.\n"),
        ("kilk c2", "I don’t understand “kilk c2”. Did you mean “kill Horatio”?\n"),
        ("fly c2", "I don’t understand “fly c2”. Did you mean “play Horatio”?\n"),
        ("wibble wobble", "I don’t know “wibble”.\nWhat you can say now: referee legal\n"),
        ("kill", "What comes after “kill”?\nFor example: kill Alyss\n"),
        (" ", "You didn’t type anything. What you can say now: referee legal\n"),
        ("shift", "What comes after “shift”?\nFor example: shift 3 left\n"),
        ("shift 3", "What comes after “shift”?\nFor example: shift 3 left\n"),
        ("shift 7 left", "“7” isn’t a row or column here; rows are 1–5, columns a–e.\n"),
        ("shift 3 up", "Row 3 moves left or right, not “up”.\n"),
        ("shift b left", "Column b moves up or down, not “left”.\n"),
        (
            "shift 3 left 4",
            "“4” isn’t a distance: rows and columns move by 1, or by 2 with a fast shift.\n",
        ),
        ("disguise twice", "I don’t understand “disguise twice”. Did you mean “disguise”?\n"),
        ("answer maybe", "Answer yes or no, not “maybe”.\n"),
    ] {
        let ran = room.run(&format!("act \"{line}\""));
        assert_eq!((ran.code, ran.err.as_str()), (2, said), "{line}");
    }
}

#[test]
fn a_start_that_fits_several_names_them() {
    let room = Room::new();
    let names = "[[Anna, Anton, Boris, Berta, Cid], [D1x, D2x, D3x, D4x, D5x], [F1x, F2x, F3x, F4x, F5x], \
                 [G1x, G2x, G3x, G4x, G5x], [H1x, H2x, H3x, H4x, H5x]]";
    room.write("deal.yaml", format!("box: own\nlayout: {names}\nevidence: [D1x]\n"));
    room.ok("new killer-inspector --deal deal.yaml");
    let ran = room.run("act \"kill an\"");
    assert_eq!((ran.code, ran.err.as_str()), (2, "“an” could be Anna or Anton.\n"));
    room.act(&["kill ann"]);
}

#[test]
fn names_of_a_box_are_understood_in_its_language_and_on_the_other_layout() {
    let room = Room::new();
    let row = |n: u8| format!("  - [Ада{n}, Богдан{n}, Віктор{n}, Ганна{n}, Данило{n}]\n");
    let rows: String = (1..=5).map(row).collect();
    room.write("deal.yaml", format!("box: own\nlayout:\n{rows}evidence: [Ада1]\n"));
    room.ok("new killer-inspector --lang uk --deal deal.yaml");
    mean(
        &room,
        "kill Богдан2",
        &["вбити богдан2", "вбити b2", "kill БОГДАН2", "k b2", "л b2", "d,bnb ,julfy2"],
    );
}

/// The cards of one box show two people each; either name will do (G35).
#[test]
fn a_card_with_two_names_answers_to_both() {
    let room = Room::new();
    let row = |n: u8| format!("Ада{n}, Бор{n}, Вера{n}, Глеб{n}, Дина{n}\n");
    let rows: String = (1..=5).map(row).collect();
    let rows = rows.replace("Вера3", "Дубин");
    let ran =
        room.run_with("new killer-inspector --edition grom --layout typed --trust untold", &rows);
    assert_eq!(ran.code, 0, "{ran:?}");
    mean(
        &room,
        "kill Дима Дубин",
        &["kill дима", "kill Дубин", "kill август", "kill август хольт"],
    );
    assert_eq!(room.ok("ask who c3"), "Дима Дубин / Август Хольт (c3)\n");
}

#[test]
fn a_short_form_of_two_letters_may_be_written_together_with_a_cell() {
    let room = Room::new();
    room.ok("new spy-tag --seed 42 --practice --edition en --players Ann,Ben,Cleo");
    mean(&room, "canvas Irma", &["canvass irma", "canvas irma", "cv b3", "cvb3", "cv#b3"]);
    // An agent's canvas names nobody, a spy's does.
    let said = room.run("act cv").err;
    assert!(said.starts_with("What comes after “canvass”?"), "{said}");
}

/// As the story writes a card: its name, and its cell in brackets.
#[test]
fn a_card_may_be_named_as_the_story_writes_it() {
    let room = Room::with_table("", "--trust untold --players Ann,Bob");
    let told = room.ok("act \"kill irma (d2)\"");
    assert!(told.contains("Irma (d2)"), "{told}");
    room.ok("undo --yes");
    let ran = room.run("act \"kill irma (b3)\"");
    assert_ne!(ran.code, 0, "Irma isn’t on b3: {ran:?}");
}

/// A player who is called like somebody on the board is never guessed: the answer would be about a secret, or about the
/// wrong one.
#[test]
fn a_question_about_a_name_that_two_have_is_asked_back() {
    let room = Room::with_table("mabcdn", "--players Ann,Trevor");
    for line in ["where trevor", "around trevor", "trevor near ann", "is trevor next to ann?"] {
        let ran = room.run(&format!("ask \"{line}\""));
        assert_ne!(ran.code, 0, "{line}: {ran:?}");
        assert!(ran.err.contains("inspector"), "{line}: {ran:?}");
        assert!(!ran.err.contains("hidden card"), "{line}: {ran:?}");
    }
}
