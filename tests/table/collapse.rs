//! Collapses: one dead suspect leaves every line, chosen where a line has several.
use crate::support::room::Room;

/// A table where these suspects are dead and the Killer is to act; an unseen Killer may kill anybody.
fn with_dead(dead: &str, more: &str) -> Room {
    let room = Room::with_table("", &format!("--trust untold {more}"));
    for (at, victim) in dead.chars().enumerate() {
        room.act(&[&format!("kill {victim}")]);
        if at == 0 {
            room.act(&["chosen"]);
        } else {
            // Accusing the dead is allowed and changes nothing.
            room.act(&["hit nobody", &format!("accuse {victim}")]);
        }
    }
    room
}

#[track_caller]
fn refused(room: &Room, line: &str, code: i32, said: &str) {
    let ran = room.refused(line);
    assert_eq!((ran.code, ran.err.as_str()), (code, said), "{line}");
}

/// The canonical words of the newest line.
fn newest_line(room: &Room) -> String {
    let log = room.json("log");
    log.as_array().unwrap().last().unwrap()["line"].as_str().unwrap().to_owned()
}

#[test]
fn rows_close_to_the_left() {
    let room = with_dead("bgmsz", "--players Ann,Bob");
    assert_eq!(room.grid(), "AbCDE FgHIJ KLmNO PQRsT UVWYz");
    assert_eq!(
        room.ok("act \"collapse rows\""),
        "Killer (Ann) collapses the rows: Barrin (b1), Geneva (b2), Marion (c3), Simon (d4) and Zachary (e5) leave the board. Take those cards away and slide the rest left to close the gaps.\n\
         Inspector (Bob), your turn.\n"
    );
    assert_eq!(room.grid(), "ACDE FHIJ KLNO PQRT UVWY");
}

#[test]
fn columns_close_upwards() {
    let room = with_dead("flrie", "");
    assert_eq!(room.grid(), "ABCDe fGHiJ KlMNO PQrST UVWYZ");
    room.act(&["collapse columns"]);
    assert_eq!(room.grid(), "ABCDJ KGHNO PQMST UVWYZ");
}

#[test]
fn where_a_line_has_several_dead_one_is_named() {
    let room = with_dead("abgmsz", "");
    let said = "Row 1 has several dead suspects. Name the one to take out: Alyss or Barrin.";
    refused(&room, "collapse rows", 2, said);
    room.act(&["collapse rows b"]);
    assert_eq!(room.grid(), "aCDE FHIJ KLNO PQRT UVWY");
    assert_eq!(newest_line(&room), "collapse rows Barrin Geneva Marion Simon Zachary");
}

#[test]
fn every_choice_is_offered() {
    let legal = with_dead("abgmsz", "").ok("legal");
    let offered: Vec<&str> = legal.lines().filter(|line| line.starts_with("collapse")).collect();
    assert_eq!(
        offered,
        [
            "collapse rows Alyss Geneva Marion Simon Zachary",
            "collapse rows Barrin Geneva Marion Simon Zachary",
            "collapse columns Alyss Barrin Marion Simon Zachary",
            "collapse columns Alyss Geneva Marion Simon Zachary",
        ]
    );
}

#[test]
fn a_line_without_dead_suspects_forbids_it() {
    let room = with_dead("bgms", "");
    for (line, without) in [
        (
            "collapse rows",
            "Nobody in row 5 is dead. To collapse, you need a dead suspect in every row.",
        ),
        (
            "collapse columns",
            "Nobody in column a is dead. To collapse, you need a dead suspect in every column.",
        ),
    ] {
        let said = format!("{without} [collapse-every-line]");
        refused(&room, line, 1, &said);
    }
}

#[test]
fn exactly_one_of_a_line_leaves_and_only_the_dead() {
    let room = with_dead("abgmsz", "");
    let one = "Take exactly one dead suspect out of row 1, like everywhere else. [collapse-one]";
    refused(&room, "collapse rows a b", 1, one);
    let dead = "Clive (c1) isn’t dead. Only dead suspects leave the grid. [collapse-dead]";
    refused(&room, "collapse rows a c", 1, dead);
}

#[test]
fn several_collapses_make_one_action() {
    let room = with_dead("aefjlnptuz", "--players Ann,Bob");
    assert_eq!(room.grid(), "aBCDe fGHIj KlMnO pQRSt uVWYz");
    assert_eq!(
        room.ok("act \"collapse rows a j l t u then rows\""),
        "Killer (Ann) collapses the rows: Alyss (a1), Julian (e2), Linus (b3), Trevor (e4) and Ulysses (a5) leave the board. Take those cards away and slide the rest left to close the gaps.\n\
         Ann collapses the rows: Ernest (d1), Franklin (a2), Neil (c3), Phoebe (a4) and Zachary (d5) leave the board. Take those cards away and slide the rest left to close the gaps.\n\
         Inspector (Bob), your turn.\n"
    );
    assert_eq!(room.grid(), "BCD GHI KMO QRS VWY");
    room.ok("undo");
    assert_eq!(room.grid(), "aBCDe fGHIj KlMnO pQRSt uVWYz", "the whole action is one line");
}

#[test]
fn rows_and_columns_may_be_mixed() {
    let room = with_dead("agmszflry", "");
    room.act(&["collapse rows g m s z then columns"]);
    assert_eq!(room.grid(), "BCDE KHIJ PQNO UVWT");
    assert_eq!(
        newest_line(&room),
        "collapse rows Alyss Geneva Marion Simon Zachary then columns Franklin Linus Ryan Yvonne"
    );
}

#[test]
fn the_verb_may_be_said_again_after_then() {
    let room = with_dead("agmszflry", "");
    room.act(&["collapse rows g m s z then collapse columns"]);
    assert_eq!(room.grid(), "BCDE KHIJ PQNO UVWT");
    room.ok("undo");
    assert_ne!(room.run("act \"collapse rows g m s z then kill columns\"").code, 0);
}

#[test]
fn cells_of_a_later_part_mean_the_grid_as_it_is_by_then() {
    let room = with_dead("agmszflryk", "");
    room.act(&["collapse rows g m s z then columns a3"]);
    assert_eq!(room.grid(), "BCDE fHIJ PQNO UVWT", "a3 is Kristoph, once Geneva is gone");
}

#[test]
fn an_impossible_later_part_refuses_the_whole() {
    let room = with_dead("agmsz", "");
    let before = room.status();
    assert_eq!(room.run("act \"collapse rows then columns\"").code, 1);
    assert_eq!(room.status(), before);
}

#[test]
fn who_was_taken_out_is_dead_has_no_place_and_still_counts() {
    let room = with_dead("bgmsz", "");
    room.act(&["collapse rows"]);
    let status = room.status();
    assert_eq!(status["suspects"]["Marion"]["state"], "removed");
    assert_eq!(status["score"]["kills"], 5);
    for (question, answer) in [
        ("where marion", "off the grid"),
        ("where #c3", "off the grid"),
        ("around marion", "nobody"),
        ("marion near linus", "no"),
        ("dead", "5: Barrin, Geneva, Marion, Simon, Zachary"),
    ] {
        assert_eq!(room.ok(&format!("ask {question}")), format!("{answer}\n"));
    }
    let said = "Marion is off the grid. Choose somebody who’s still on it. [off-grid]";
    refused(&room, "accuse marion", 1, said);
}

#[test]
fn the_card_of_who_was_taken_out_is_discarded_and_nobody_is_canvassed() {
    let room = with_dead("bgmsz", "");
    room.act(&["collapse rows", "exonerate"]);
    assert_eq!(
        room.ok("act \"play marion\""),
        "Marion is already dead. Discard that evidence card, face up.\nKiller, your turn.\n"
    );
}

#[test]
fn with_all_dead_every_line_gives_up_the_same_number() {
    let room = with_dead("abfgklpquv", "--option collapse=all-dead");
    room.act(&["collapse rows"]);
    assert_eq!(room.grid(), "CDE HIJ MNO RST WYZ");
    let uneven = with_dead("abgmsz", "--option collapse=all-dead");
    refused(
        &uneven,
        "collapse rows",
        1,
        "At this table all the dead leave at once, and only if every row (or every column) has the same number of them. [collapse-all]",
    );
}

/// Ten dead, so the rows can be collapsed twice; the Killer (Ann) has collapsed them once, with several collapses left.
fn collapsed_once() -> Room {
    let room = with_dead("aefjlnptuz", "--players Ann,Bob");
    room.act(&["collapse rows a j l t u"]);
    room
}

#[test]
fn whoever_repeats_a_collapse_at_once_does_not_spend_the_others_turn() {
    let room = collapsed_once();
    let before = room.status();
    let (seq, grid) = (before["seq"].clone(), room.grid());
    let ran = room.refused("collapse rows");
    let goes_on = format!(
        "correct {seq} collapse rows Alyss Julian Linus Trevor Ulysses then rows Ernest Franklin Neil Phoebe Zachary"
    );
    assert_eq!(
        (ran.code, ran.err),
        (
            2,
            format!(
                "Who collapses now: still Killer (Ann), or already Inspector (Bob)? Type “{goes_on}” or \
                 “collapse rows Ernest Franklin Neil Phoebe Zachary”."
            )
        )
    );
    assert_eq!((room.status(), room.grid()), (before, grid), "nothing has happened");
    room.ok(&format!("{goes_on} --right"));
    assert_eq!(room.grid(), "BCD GHI KMO QRS VWY");
    assert_eq!(room.status()["seq"], seq, "both are one line of the Killer's");
    assert_eq!(room.status()["to_act"], "inspector");
}

#[test]
fn the_other_player_may_collapse_as_the_next_turn_by_saying_so() {
    for line in [
        "act --as bob \"collapse rows\"",
        "act \"Bob collapse rows\"",
        "act \"inspector: collapse rows\"",
        "act \"collapse rows Ernest Franklin Neil Phoebe Zachary\"",
    ] {
        let room = collapsed_once();
        room.ok(line);
        assert_eq!(room.grid(), "BCD GHI KMO QRS VWY", "{line}");
        assert_eq!(room.status()["to_act"], "killer", "{line}: it was the Inspector's turn");
    }
}

#[test]
fn a_collapse_after_another_line_is_not_asked_about() {
    let room = collapsed_once();
    room.act(&["exonerate", "play b", "answer no", "collapse rows"]);
    assert_eq!(room.grid(), "B+CD GHI KMO QRS VWY");
}

#[test]
fn whoever_has_just_collapsed_and_says_so_again_is_asked_as_well() {
    let room = collapsed_once();
    let before = (room.status(), room.grid());
    let ran = room.run("act \"Ann collapse rows\"");
    assert_ne!(ran.code, 0, "{ran:?}");
    assert_eq!((room.status(), room.grid()), before, "it is Bob’s turn");
    room.run_with("", "Ann collapse rows\n");
    assert_eq!((room.status(), room.grid()), before, "nor at the prompt");
}

#[test]
fn at_the_prompt_it_is_enough_to_say_who_collapses() {
    let room = collapsed_once();
    let said = room.run_with("", "Bob collapse rows\n");
    assert_eq!(room.grid(), "BCD GHI KMO QRS VWY", "{said:?}");
    assert_eq!(room.status()["to_act"], "killer", "{said:?}");
}

#[test]
fn at_the_prompt_a_number_says_whose_collapse_it_is() {
    // Of the first, the table decides that the line before was meant so.
    for (lines, owes, seq) in [("1\n2", "inspector", 0), ("2", "killer", 1)] {
        let room = collapsed_once();
        let before = room.status()["seq"].as_u64().expect("a number");
        let said = room.run_with("", &format!("collapse rows\n{lines}\n"));
        assert_eq!(room.grid(), "BCD GHI KMO QRS VWY", "{lines}: {said:?}");
        assert_eq!(room.status()["to_act"], owes, "{lines}: {said:?}");
        assert_eq!(room.status()["seq"], before + seq, "{lines}: {said:?}");
    }
}

#[test]
fn the_list_of_lines_says_how_two_collapses_are_one_line() {
    let room = with_dead("aefjlnptuz", "");
    let pty = room.terminal("legal", &[]);
    pty.wait_for("Several collapses are one action, said in one line: collapse rows then columns.");
}
