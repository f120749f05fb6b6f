//! Records are proofs: a true one is found true on any machine, and a changed one is found out.
mod bytes;
mod document;
mod forger;
mod games;
mod pins;
mod program;
mod stranger;

use std::fs;

use noir_referee::table::safe::History;
use noir_referee::table::{Breach, JournalLine, Verdict, verify};

use crate::support::room::Room;

/// The file of every table here.
const FILE: &str = "t.referee";

/// A whole game with everything in it that a record can hold: a refused line, a look, an undo, a redo, answers, hidden
/// draws, and its end.
fn played() -> Room {
    let room = Room::with_table("mabcdnopq", &format!("--with-referee --table {FILE}"));
    assert_eq!(room.run("act \"kill c\"").code, 1, "Clive is too far away");
    room.act(&["kill h"]);
    room.tell("inspector", "become a");
    room.ok("status --as referee");
    room.act(&["shift 1 left", "exonerate", "play b"]);
    room.ok("undo --yes 1");
    room.ok("redo");
    room.act(&["disguise", "shift 5 right", "concede"]);
    room
}

/// The record of a table.
fn record(room: &Room) -> Vec<u8> {
    fs::read(room.path(FILE)).expect("a record")
}

/// What the bytes prove; nothing if they are no whole record.
fn judge(bytes: &[u8]) -> Option<Result<Verdict, Breach>> {
    let history = History::<JournalLine>::of(bytes);
    history.report.is_none().then(|| verify(&history.records))
}
