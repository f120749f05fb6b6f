//! A setup on paper.
use std::fs;

use crate::support::room::Room;

#[test]
fn a_sheet_is_drawn_and_nothing_else_is_written() {
    let room = Room::new();
    let said = room.ok("setup killer-inspector --seed 42 --players Ann,Bob --svg table.svg");
    assert_eq!(said, "The sheet is in table.svg.\n");
    let sheet = fs::read_to_string(room.path("table.svg")).unwrap();
    assert!(sheet.contains(r#"width="210mm" height="297mm""#), "A4: {sheet}");
    for said in ["Killer vs. Inspector", ">Marion</text>", "Ann — Killer, goes first", "seed 42"]
    {
        assert!(sheet.contains(said), "{said}: {sheet}");
    }
    let again = "setup killer-inspector --seed 42 --players Ann,Bob --svg again.svg";
    assert_eq!(room.json(again)["seed"], "42", "the file is for the printer, JSON for a program");
    assert_eq!(fs::read_to_string(room.path("again.svg")).unwrap(), sheet);
}

#[test]
fn a_sheet_that_cannot_be_written_is_said() {
    let room = Room::new();
    let ran = room.run("setup killer-inspector --svg nowhere/table.svg");
    assert_eq!((ran.code, ran.out.as_str()), (4, ""));
    assert!(ran.err.starts_with("nowhere/table.svg"), "{}", ran.err);
}
