//! Where a game stands, in words and as a picture.
use super::{after_round_1, room};

#[test]
fn the_status_says_what_lies_open_beside_the_board() {
    let said = after_round_1("").ok("status");
    for line in [
        "Round 2 of 8 · witness card: invisible · alibi cards in the deck: 6",
        "Jack (Ann): Jack’s card face down; no extra alibi cards",
        "Detective (Ben): 1 alibi card",
        "Character cards face up: Watson, Lestrade, Stealthy, Gull",
        "Suspects: Watson, Smith, Stealthy, Bert",
        "Innocent: Holmes, Lestrade, Goodley, Gull",
        "Lit lamps: c7 (tile 3); f5; h8; k6 (tile 4); l11 (tile 2)",
        "Unlit lamps: b2; f9; h4",
        "Covered manholes: c4; l12",
        "Exits with a police cordon: north-east (l12); south-west (b1)",
    ] {
        assert!(said.lines().any(|other| other == line), "{line}: {said}");
    }
}

#[test]
fn whoever_holds_an_alibi_reads_its_name_and_nobody_else_does() {
    let room = after_round_1("");
    assert!(room.ok("status --as detective").contains("Detective (Ben): alibi card: Gull\n"));
    assert!(
        room.ok("status --as jack")
            .contains("Jack (Ann): Jack’s card is Watson (i4); no extra alibi cards\n")
    );
    assert!(!room.ok("status --as jack").contains("alibi cards: Gull"));
}

#[test]
fn the_picture_points_at_what_the_last_line_moved() {
    let room = room("");
    room.act(&["holmes g6", "smith f7 b2>f9"]);
    let drawn = room.ok("board");
    for mark in ["f7►Sm", "b2►-", "f9►*1", "► last action"] {
        assert!(drawn.contains(mark), "{mark}: {drawn}");
    }
    assert_eq!(drawn.matches('►').count(), 4, "Holmes moved before: {drawn}");
    let before = room.ok("board --at 1");
    assert!(before.contains("g6►Ho") && !before.contains("f7►"), "{before}");
}

#[test]
fn after_the_call_the_innocent_stand_in_brackets() {
    let drawn = after_round_1("").ok("board");
    for disc in ["(Ho)", "(Le)", "(Go)", "(Gu)"] {
        assert!(drawn.contains(disc), "{disc}: {drawn}");
    }
    for suspect in ["(Wa)", "(Sm)", "(St)", "(Be)"] {
        assert!(!drawn.contains(suspect), "{suspect}: {drawn}");
    }
}
