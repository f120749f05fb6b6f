//! May this be said, and why; and what the house decides.
use crate::support::room::Room;

/// Ann is Marion in the middle; Bob is Alyss, with Barrin, Clive and Deidre in his hand.
fn room(more: &str) -> Room {
    let room = Room::with_table("mabcdefg", &format!("--players Ann,Bob {more}"));
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room
}

#[test]
fn a_line_that_everybody_sees_to_be_wrong_is_answered_with_its_rule_and_its_ruling() {
    let room = room("");
    let ran = room.run("may kill g");
    assert_eq!(ran.code, 1);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(
        lines[..4],
        [
            "No: “kill Geneva” isn’t allowed now.",
            "  ✓   The suspect has to be on the grid.",
            "  ✗   The victim has to be alive.",
            "Geneva (b2) is already dead. Kill somebody alive.",
        ]
    );
    assert_eq!(lines[4], "Can you kill somebody who’s already dead?");
    assert!(lines[5].starts_with("Our ruling: No."), "{lines:?}");
    assert_eq!(room.status()["seq"], 2, "asking changes nothing");
}

#[test]
fn what_hangs_on_a_hidden_card_is_answered_to_its_owner_only() {
    let room = room("");
    // One of them is next to the Killer, the other is not.
    let [near, far] = ["may kill h", "may kill z"].map(|line| room.run(line));
    for ran in [&near, &far] {
        assert_eq!(ran.code, 0);
        assert!(
            ran.out.contains("One thing depends on a hidden card that only Killer (Ann) knows.")
        );
        assert!(ran.out.contains("  ?   The victim has to be next to your secret identity."));
        assert!(
            ran.out.ends_with("That player can ask in private: referee may --as killer …\n"),
            "{ran:?}"
        );
    }
    assert_eq!(near.out.replace("Horatio", "Zachary"), far.out);
    let own = ["may --as killer kill h", "may --as killer kill z"].map(|line| room.run(line));
    assert_eq!(own.each_ref().map(|ran| ran.code), [0, 1]);
    assert!(own[0].out.starts_with("Yes: “kill Horatio” is allowed now."));
    assert!(own[1].out.contains("  ✗   The victim has to be next to your secret identity."));
}

#[test]
fn whoever_is_not_to_act_is_told_so() {
    let room = room("");
    let ran = room.run("may --as inspector exonerate");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("  ✗   It has to be your turn."), "{ran:?}");
    let ran = room.run("may become b");
    assert_eq!((ran.code, ran.err.contains("This is secret")), (2, true), "{ran:?}");
    let ran = room.run("may kilk c3");
    assert_eq!((ran.code, ran.err.contains("kill")), (2, true), "{ran:?}");
}

#[test]
fn the_chain_as_data_names_every_rule_with_its_source() {
    let room = room("");
    let json = room.json("may shift 3 left");
    assert_eq!(json["may"], "yes");
    let facts = json["facts"].as_array().unwrap();
    let ban = facts.iter().find(|fact| fact["rule"] == "undo-ban").unwrap();
    assert_eq!((&ban["holds"], &ban["ruling"]), (&true.into(), &"G13".into()));
    assert_eq!(room.json("may kill h")["may"], "hidden");
    assert_eq!(room.json("may kill h")["seat"], "killer");
    assert!(
        room.json("may kill h")["facts"].as_array().unwrap().iter().any(|it| it["holds"].is_null())
    );
}

#[test]
fn the_loop_explains_the_last_refusal() {
    let room = room("");
    let ran = room.run_with("", "why\nkill g\nwhy\nmay shift 2 up\nquit\n");
    assert!(ran.out.contains("Nothing was refused, so there’s nothing to explain."), "{}", ran.out);
    assert!(ran.out.contains("  ✗   The victim has to be alive."), "{}", ran.out);
    let ran = room.run_with("", "may kill h\nquit\n");
    assert!(ran.out.contains("That player can ask in private: secret killer"), "{}", ran.out);
    let ran = room.run_with("", "rule diagonals\nquit\n");
    assert!(ran.out.contains("Do diagonals count as adjacent?"), "{}", ran.out);
}

#[test]
fn a_question_brings_the_likeliest_rulings_each_with_its_answer_and_its_books() {
    let room = Room::new();
    let told = room.ok("rule may the killer kill himself");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "Can the Killer kill themselves?", "{told}");
    // Without a table it's said of which game.
    assert!(lines[2].starts_with("      Game: Killer vs. Inspector"), "{told}");
    assert!(lines[3].ends_with(" [G27]"), "{told}");
    assert!(lines[1].starts_with("      No."), "{told}");
    assert!(told.contains("(Planeta Ihor, GaGa"), "{told}");
    let heads = lines.iter().filter(|line| line.contains('?') && !line.starts_with(' '));
    assert_eq!(heads.count(), 3, "{told}");
    assert_eq!(lines.last(), Some(&"In full: referee rule G27"), "{told}");
}

#[test]
fn a_house_ruling_holds_from_then_on_and_can_be_taken_back() {
    let room = room("");
    room.act(&["shift 3 left"]);
    assert_eq!(room.run("act shift 3 right").code, 1, "the undo ban");
    assert_eq!(
        room.ok("rule set undo-ban=off --reason \"we always do\""),
        "House rule from now on: you may shift straight back (undo-ban=off). Why: we always do\n"
    );
    assert_eq!(room.status()["options"]["undo-ban"], "off");
    assert_eq!(room.status()["seq"], 4);
    let told = room.ok("rule G13");
    assert!(told.contains("(undo-ban=off)"), "{told}");
    assert!(told.contains(
        "House rule from now on: you may shift straight back (undo-ban=off). Why: we always do"
    ));
    room.act(&["shift 3 right"]);
    room.ok("undo 2");
    assert_eq!(room.status()["options"]["undo-ban"], "on");
    assert_eq!(room.run("act shift 3 right").code, 1);
    room.ok("redo 2");
    assert_eq!(room.status()["options"]["undo-ban"], "off");
    assert!(
        room.ok("log")
            .contains("  4  House rule from now on: you may shift straight back (undo-ban=off).")
    );
}

#[test]
fn a_house_ruling_that_the_mode_does_not_offer_is_refused_and_nothing_is_written() {
    let room = room("");
    for (text, said) in [
        ("undo-bn=off", "Killer vs. Inspector has no option “undo-bn”"),
        ("undo-ban=maybe", "“undo-ban” can’t be “maybe”"),
        ("kills=300", "“kills” can’t be “300”; use 1–25"),
    ] {
        let ran = room.run(&format!("rule set {text}"));
        assert_eq!((ran.code, ran.err.contains(said)), (2, true), "{ran:?}");
    }
    assert_eq!(room.status()["seq"], 2);
    let ran = Room::new().run("rule set undo-ban=off");
    assert_eq!((ran.code, ran.err.contains("--remember")), (2, true), "{ran:?}");
}

#[test]
fn a_precedent_is_played_at_the_next_tables_and_shown_beside_the_books() {
    let room = room("");
    room.ok("rule set undo-ban=off --reason \"we always do\" --remember");
    let opened = room.ok("new killer-inspector --players Eve,Dan --table next.referee");
    assert!(
        opened.contains(
            "Your house rule: you may shift straight back (undo-ban=off). Why: we always do"
        ),
        "{opened}"
    );
    assert_eq!(room.json("status --table next.referee")["options"]["undo-ban"], "off");
    let told = room.ok("rule G13 --table next.referee");
    assert!(
        told.contains(
            "Your house rule: you may shift straight back (undo-ban=off). Why: we always do"
        ),
        "{told}"
    );
    // What is said at the opening comes before the house.
    let more = "--option undo-ban=on --table third.referee";
    let opened = room.ok(&format!("new killer-inspector --players Eve,Dan {more}"));
    assert!(!opened.contains("Your house"), "{opened}");
    room.ok("rule set undo-ban=on --remember");
    let opened = room.ok("new killer-inspector --players Eve,Dan --table last.referee");
    assert!(!opened.contains("Your house"), "by the book again: {opened}");
    let heist = "rule --mode heist set officers=5 --remember";
    assert!(room.ok(heist).contains("officers is saved in"));
    assert_eq!(room.status()["options"].get("officers"), None, "another mode");
}

/// Where two books say the same on other pages, nothing is to be compared; one that speaks alone agrees with nobody.
#[test]
fn differences_are_where_the_books_say_something_else() {
    let told = Room::new().ok("rule --differences uk ru");
    assert!(told.contains("[G13]") || told.contains("[G09]"), "{told}");
    for same in ["[G02]", "[G27]", "[G41]"] {
        assert!(!told.contains(same), "{same}: {told}");
    }
    assert!(Room::new().ok("rule G28").contains("The rulebooks agree."));
}

/// A screen reader says nothing of a mark.
#[test]
fn to_ears_it_is_said_in_words_what_holds() {
    for (lang, holds, fails) in [
        ("en", "\nHolds: ", "\nDoesn’t hold: "),
        ("uk", "\nВиконано: ", "\nНе виконано: "),
        ("ru", "\nВыполнено: ", "\nНе выполнено: "),
    ] {
        let told = room("").run(&format!("may kill g --plain --lang {lang}")).out;
        assert!(told.contains(holds) && told.contains(fails), "{told}");
        assert!(!told.contains(['✓', '✗']), "{told}");
    }
}

#[test]
fn an_option_that_the_game_does_not_have_is_answered_with_those_it_has() {
    let room = room("");
    let ran = room.run("rule set stun");
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(
        ran.err.starts_with("Killer vs. Inspector has no option “stun”; it has "),
        "{}",
        ran.err
    );
    let all = room.ok("rule set");
    assert!(all.contains("(undo-ban=on)") && !all.contains("stun="), "{all}");
}
