//! Taking back a line does not take back what somebody has learned by it.
use crate::support::room::Room;

fn opened() -> Room {
    let room = Room::new();
    room.write(
        "deal.yaml",
        "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\nevidence: [M, A, G, Z, S, O]\n",
    );
    room.ok("new killer-inspector --edition en --deal deal.yaml --table t.referee");
    room
}

/// Nobody is there to answer: then nothing is taken back.
fn asks(room: &Room) -> bool {
    let before = room.status();
    let ran = room.run("undo");
    if ran.code == 0 {
        room.ok("redo");
    } else {
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.out.contains("That has already given something away."), "{ran:?}");
    }
    assert_eq!(room.status(), before);
    ran.code != 0
}

/// A kill that is let pass tells where the Killer may stand and that the victim was not the Inspector;
/// killing and taking back one neighbour after the other would find him for nothing.
#[test]
fn to_take_a_kill_back_is_asked_first_and_written_down() {
    let room = opened();
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    room.act(&["kill l"]);
    assert!(asks(&room));
    room.ok("undo --yes");
    assert!(room.ok("log").contains("1 line was taken back. It had already given something away."));
}

#[test]
fn a_shift_and_a_card_that_nobody_has_looked_at_are_innocent() {
    let room = opened();
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    room.act(&["shift 1 left"]);
    assert!(!asks(&room));
    room.act(&["exonerate"]);
    assert!(!asks(&room));
    room.ok("status --as killer");
    assert!(!asks(&room), "the Killer has not seen the Inspector's card");
    room.ok("status --as inspector");
    assert!(asks(&room));
    room.ok("undo --yes");
    room.ok("redo");
    assert!(asks(&room), "he knows it still");
}
