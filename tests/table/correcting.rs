//! Mistakes that are noticed later, put right or left to stand.
use crate::support::room::Room;

const MADE: &str = "A mistake was corrected. The board and the log show how things stand; \
                    anybody affected sees it on their own page.\n";

/// Ann is Marion in the middle; Bob is Alyss. Row 3 was moved to the left, then Bob has asked for Barrin.
fn room(more: &str) -> Room {
    let room = Room::with_table("mabcdefg", &format!("--players Ann,Bob {more}"));
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room.act(&["shift 3 left", "accuse b", "shift 2 right"]);
    room
}

#[test]
fn a_shift_of_three_turns_ago_is_put_right_and_all_after_it_happens_anew() {
    let room = room("");
    assert_eq!(room.grid(), "ABCDE JFgHI LMNOK PQRST UVWYZ");
    let said = room.ok("correct 3 shift 3 right --right --yes");
    assert_eq!(
        said,
        format!(
            "{MADE}3. Killer (Ann) shifts row 3 right.\nOn the table, shift row 3 right by 2.\nInspector (Bob), your turn.\n"
        )
    );
    assert_eq!(room.grid(), "ABCDE JFgHI OKLMN PQRST UVWYZ");
    assert_eq!(room.status()["seq"], 5);
    let log = room.ok("log");
    let after = log.split("A mistake was corrected.").nth(1).expect("it is in the log");
    assert!(after.contains("  3  Ann shifts row 3 right."), "{log}");
}

#[test]
fn without_a_number_the_last_lines_are_shown_with_theirs() {
    let said = room("").ok("correct");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "1. Killer (Ann): kill Geneva");
    assert_eq!(lines[4], "5. Killer (Ann): shift 2 right");
    assert_eq!(
        lines[5],
        "Which line? Give its number and the line as it should have been: referee correct 5 …"
    );
    let fresh = Room::with_table("m", "");
    assert_eq!(fresh.ok("correct"), "Nothing has been said yet, so there’s nothing to correct.\n");
}

#[test]
fn answers_come_out_as_they_would_have() {
    let room = room("");
    // From c3 moved left Ann stands in b3; moved right, in d3, where Ernest is no neighbour either.
    room.act(&["exonerate", "play b"]);
    assert!(room.ok("log").contains("Ann isn’t next to Barrin (b1)."));
    room.ok("correct 5 shift b down --right --yes");
    let log = room.ok("log");
    let after = log.split("A mistake was corrected.").nth(1).expect("it is in the log");
    assert!(after.contains("Ann is"), "{after}");
    assert_eq!(room.status()["seq"], 7);
}

#[test]
fn what_no_longer_fits_falls_away() {
    let room = room("");
    // Killing Horatio first makes the later line of the Inspector another one's turn.
    room.act(&["accuse f"]);
    let before = room.status()["seq"].clone();
    room.ok("correct 5 kill h --right --yes");
    assert_eq!(before, 6);
    assert_eq!(room.status()["seq"], 6);
    let ran = room.run("correct 1 kill h");
    let said = "Lines 5–6 drop out: \
                Horatio (c2) is already dead.";
    assert!(ran.out.replace('\n', " ").contains(said), "{ran:?}");
    room.ok("correct 1 kill h --right --yes");
    // With Horatio dead at the first turn he cannot be killed again.
    assert_eq!(room.status()["seq"], 4);
    assert!(room.ok("log").contains("A mistake was corrected."));
}

/// A shift that would undo the corrected one drops out as well, and everybody is told beforehand.
#[test]
fn a_shift_that_would_undo_the_corrected_one_is_said_to_drop_out() {
    let room = room("");
    room.act(&["shift b down", "shift 5 left"]);
    let ran = room.run("correct 6 shift 5 right");
    let said = "Line 7 drops out: Another player just";
    assert!(ran.out.replace('\n', " ").contains(said), "{ran:?}");
}

/// What is asked about the past is asked of hidden cards all the same, so nobody does it silently.
#[test]
fn a_correction_that_tells_something_is_asked_about_and_counted() {
    let room = room("");
    let ran = room.run("correct 4 accuse g --right");
    assert_eq!((ran.code, room.status()["seq"].as_u64()), (2, Some(5)), "{ran:?}");
    assert!(ran.err.ends_with("To skip this question: --right --yes\n"), "{ran:?}");
    assert_eq!(room.status()["tries"]["put_right"], 0);
    for suspect in ["g", "f"] {
        room.ok(&format!("correct 4 accuse {suspect} --right --yes"));
    }
    assert_eq!(room.status()["tries"]["put_right"], 2);
    assert!(room.ok("status").contains("Lines corrected after giving something away: 2"));
    let log = room.ok("log");
    assert!(log.contains("A mistake was corrected. That gave something away."), "{log}");
    // Where everything lies open nobody is asked, and nothing is counted.
    room.ok("correct 5 shift 2 left --right");
    assert_eq!(room.status()["tries"]["put_right"], 2);
}

/// A correction tells what is otherwise now, not the whole game once more.
#[test]
fn a_correction_takes_little_room() {
    let room = room("--table t.referee");
    let size = || std::fs::metadata(room.path("t.referee")).expect("a file").len();
    for _ in 0..20 {
        room.act(&["shift 5 left", "shift 4 up".replace('4', "e").as_str()]);
    }
    let before = size();
    room.ok("correct 6 shift 5 right --right");
    // One line with its seal, and no more of those after it than lie otherwise.
    assert!(size() - before < 2000, "{}", size() - before);
    assert_eq!(room.status()["seq"], 45);
    assert_eq!(room.run("verify").code, 1, "nothing is wrong, but the game goes on");
    room.act(&["concede"]);
    assert_eq!(room.run("verify").code, 0);
}

#[test]
fn everybody_sees_beforehand_what_may_change_and_nothing_is_done_unasked() {
    let room = room("");
    let ran = room.run("correct 3 shift 3 right");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("Nothing was changed."), "{ran:?}");
    for part in [
        "Line 3 was: Killer (Ann) shifts row 3 left.",
        "It would be: shift 3 right",
        "Then the board would look like this:",
        "3 │  Ophelia   │  Kristoph  │  Linus     │  Marion    │  Neil      │",
        "The companion replays the next 2 lines.",
        "Something was asked or shown in line 4; that may come out differently.",
    ] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    assert_eq!(room.grid(), "ABCDE JFgHI LMNOK PQRST UVWYZ");
    let ran = room.run_with("correct 3 shift 3 right", "2\n");
    assert_eq!((ran.code, ran.out.contains(MADE.trim_end())), (0, true), "{ran:?}");
}

#[test]
fn a_mistake_may_stand() {
    let room = room("");
    let before = room.grid();
    let said = room.ok("correct 3 --stand");
    assert!(said.starts_with("Line 3 was a mistake; the table lets it stand."));
    assert_eq!(room.grid(), before);
    assert_eq!(room.json("log").as_array().unwrap().last().unwrap()["kind"], "stands");
}

#[test]
fn a_correction_that_makes_no_sense_is_refused() {
    let room = room("");
    for (line, code, said) in [
        ("correct 9 shift 1 left --right", 1, "There are only 5 lines."),
        ("correct 0 shift 1 left --right", 1, "There are only 5 lines."),
        ("correct 2 become b --right", 1, "Line 2 wasn’t said aloud."),
        ("correct 3 kill g --right", 1, "is already dead"),
        ("correct 3 shift 9 left --right", 2, "9"),
        ("correct nine shift 1 left --right", 2, "“nine” isn’t a line of the log."),
        ("correct 3 shift 3 right --right --stand", 2, "--stand"),
    ] {
        let ran = room.run(line);
        assert_eq!((ran.code, ran.err.contains(said)), (code, true), "{line}: {ran:?}");
    }
    assert_eq!(room.status()["seq"], 5);
    assert!(!room.ok("log").contains("correction"));
}

#[test]
fn an_admitted_yes_ends_the_game_where_it_should_have() {
    let room = Room::with_table("mabcdefg", "--players Ann,Bob --trust untold");
    room.act(&["kill g"]);
    room.ok("act chosen");
    room.act(&["shift 3 left"]);
    room.ok("act \"accuse m\"");
    room.ok("act \"answer no\"");
    room.act(&["shift 2 right"]);
    let seq = room.status()["seq"].as_u64().unwrap();
    room.ok(&format!("correct {} answer yes --right --yes", seq - 1));
    assert_eq!(room.status()["outcome"]["winner"], "inspector");
    assert_eq!(room.status()["seq"], seq - 1, "what was said after the end falls away");
}

#[test]
fn a_card_told_wrongly_is_corrected_in_private_and_nobody_hears_which() {
    let room = Room::with_table("mabcdefg", "--players Ann,Bob --trust told");
    room.tell("killer", "drew m");
    room.act(&["kill g"]);
    room.tell("inspector", "drew a b c d");
    room.tell("inspector", "become a");
    let said = room.told("killer", "correct m h");
    assert_eq!(said, format!("{MADE}Killer (Ann), your turn.\n"));
    assert!(room.ok("status --as killer").contains("Horatio"));
    assert_eq!(room.status()["seq"], 4, "every line happened as before");
    let log = room.ok("log");
    assert!(!log.contains("Horatio") && !log.contains("Marion"), "{log}");
    // What nobody holds cannot be corrected; the reason is the owner's.
    let ran = room.run_with("tell --as killer", "correct z y\n");
    assert_eq!((ran.code, ran.err.contains("Zachary")), (1, false), "{ran:?}");
}

#[test]
fn a_bumped_board_is_typed_as_it_lies() {
    let room = room("");
    let said = room.run_with("correct rows", "ABCDE\nFGHIJ\nKLMNO\nPQRST\nZUVWY\n");
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(room.grid(), "ABCDE FgHIJ KLMNO PQRST ZUVWY");
    assert_eq!(room.status()["seq"], 6);
    let wrong = room.run_with("correct rows", "ABCDE\nFGHIJ\nKLMNO\nPQRST\nZUVWW\n");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("Missing: Yvonne"), "{wrong:?}");
    assert_eq!(room.status()["seq"], 6);
    room.ok("undo --yes");
    assert_eq!(room.grid(), "ABCDE JFgHI LMNOK PQRST UVWYZ");
}

#[test]
fn an_answer_about_a_board_that_had_been_moved_accuses_nobody_before_the_end() {
    let room = Room::with_table("mabcdefg", "--players Ann,Bob --trust untold --deduce");
    room.act(&["kill g", "chosen"]);
    room.act(&["shift 1 left", "exonerate"]);
    // Ann kills next to herself in two corners, which no card could do, unless the board lay otherwise.
    room.ok("act \"laid b\"");
    room.ok("act \"answer no\"");
    room.act(&["kill z"]);
    if room.status()["decision"]["kind"] == "hit" {
        room.act(&["hit nobody"]);
    }
    assert_eq!(room.run("audit").code, 1, "nobody is next to both");
    let rows = "BCDEA\nFGHIJ\nKLMNO\nPQRST\nUVWYZ\n";
    assert_eq!(room.run_with("correct rows", rows).code, 0);
    assert!(room.ok("audit").contains("No contradictions so far."));
    let known = room.ok("deduce");
    assert!(
        known.contains("Killer (Ann) is one of 22 living suspects, but not: Barrin"),
        "{known}"
    );
}

#[test]
fn a_correction_that_a_hidden_card_forbids_waits_on_the_owners_page_and_the_record_stays_true() {
    let room = room("");
    // From the middle nobody reaches the corner; only Ann knows that.
    let ran = room.run("correct 1 kill z --right --yes");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("Only Killer (Ann) may see why"), "{ran:?}");
    assert_eq!(room.status()["seq"], 5);
    let log = room.json("log --as killer");
    let refused = log.as_array().unwrap().iter().find(|it| it["kind"] == "refused").unwrap();
    assert_eq!(
        (&refused["line"], &refused["rule"]),
        (&"correct 1 kill #e5".into(), &"kill-neighbour".into())
    );
    assert!(room.ok("log --json").contains("\"line\": null"));
    room.act(&["concede"]);
    assert_eq!(room.run("verify").code, 0, "{:?}", room.run("verify"));
}

/// Where lines of both directions were shifted since, the screen still says which shifts lead there.
#[test]
fn the_real_cards_follow_a_correction_by_shifts() {
    let room = room("");
    room.act(&["shift b down", "shift 4 left"]);
    let said = room.ok("correct 6 shift b up --right --yes");
    assert_eq!(said.matches("On the table, shift").count(), 3, "{said}");
}

#[test]
fn the_preview_shows_tokens_as_they_would_lie() {
    let room = Room::new();
    room.deal("");
    room.ok("new thief-chief --deal deal.yaml --players Ann,Bob --trust untold");
    room.act(&["chosen", "turned a b", "steal m"]);
    let out = room.run("correct 3 steal n --plain").out;
    let row = out.lines().find(|line| line.starts_with("Row 3:")).expect("the board");
    assert_eq!(
        row,
        "Row 3: a3 Kristoph, treasure; b3 Linus, treasure; c3 Marion, treasure; d3 Neil; e3 Ophelia, treasure"
    );
}

/// What is owed now says nothing about the line that is looked at.
#[test]
fn a_correction_is_refused_for_what_held_in_its_place() {
    let room = room("");
    for (line, said) in [
        ("correct 3 answer yes", "In place of line 3, that can’t be said.\n"),
        (
            "correct 3 accuse b",
            "In place of line 3, that can’t be said.\nKiller (Ann) doesn’t have that action.\n",
        ),
    ] {
        let ran = room.run(line);
        assert_eq!((ran.code, ran.err.as_str()), (1, said), "{line}");
    }
}

/// Whoever has just said something wrong says what it should have been.
#[test]
fn a_slip_is_put_right_in_the_words_that_say_so() {
    for (first, then, right) in [
        ("shift b up", "sorry, that was column c, not b", "correct 1 shift c up"),
        ("shift 1 left", "wait, right", "correct 1 shift 1 right"),
    ] {
        let room = Room::new();
        room.ok("new spy-tag --layout cells --players Ann,Ben,Cleo --practice --seed 1");
        let shown = room.run_with("", &format!("{first}\n{then}\n")).out;
        assert!(shown.contains(right), "{then}: {shown}");
        assert_eq!(room.status()["seq"], 1, "nothing is done before a number is chosen");
    }
}
