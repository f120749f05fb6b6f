//! The log in three depths and at any moment.
use crate::support::recorded::transcript::without_hashes;
use crate::support::room::Room;

/// A game with a refused line, a private one, and a line that was taken back.
pub fn played() -> Room {
    let options = "--players Ann,Ben --with-referee --table t.referee";
    let room = Room::with_table("mabcdnop", options);
    assert_eq!(room.run("act \"kill c\"").code, 1);
    room.act(&["kill h"]);
    room.tell("inspector", "become a");
    room.act(&["shift 1 left"]);
    room.ok("undo");
    room.act(&["shift 1 right"]);
    room
}

#[test]
fn the_short_log_is_a_line_a_line() {
    let room = played();
    assert_eq!(
        room.ok("log --depth short"),
        "From a deal file, not by chance: the layout and the evidence cards.\n  \
           1  Killer (Ann): kill Horatio\n  \
           2  Inspector (Ben): a secret move\n  \
           3  Killer (Ann): shift 1 right\n"
    );
    let uk = room.ok("log --depth short --lang uk");
    assert!(uk.contains("1  Killer (Ann): вбити Horatio\n"), "{uk}");
}

#[test]
fn the_full_log_keeps_everything() {
    let room = played();
    let log = without_hashes(&room.ok("log --depth full"));
    for line in [
        "Fingerprint of the opening: xxxxx-xxxxx-xxxxx-xxxxx-xxxxx-xxxxx",
        "Seal (evidence deck): ",
        "     Ann tried something that isn’t allowed; only they may see why.",
        "     · died Horatio",
        "     · drew inspector",
        "  3  (taken back) Ann shifts row 1 left.",
        "     1 line was taken back.",
        "  3  Ann shifts row 1 right.",
    ] {
        assert!(log.contains(&format!("\n{line}")) || log.starts_with(line), "no `{line}`:\n{log}");
    }
    assert!(!log.contains("Alyss") && !log.contains("Clive"), "{log}");
    let own = room.ok("log --depth full --as inspector");
    assert!(own.contains("· became inspector Alyss\n"), "{own}");
    room.act(&["concede"]);
    assert!(room.ok("log --depth full").contains("anybody can check them now"));
}

#[test]
fn whoever_may_know_it_is_told_why_a_line_was_refused() {
    let room = played();
    assert!(!room.ok("log").contains("kill Clive"));
    assert!(!room.ok("log --as inspector").contains("kill Clive"));
    for eyes in ["killer", "referee"] {
        let log = room.ok(&format!("log --as {eyes}"));
        assert!(!log.contains("only they may see why"), "{log}");
        assert!(
            log.contains("Ann said “kill Clive”, which isn’t allowed. Out of reach: "),
            "{log}"
        );
    }
}

#[test]
fn the_log_of_a_moment_ends_there() {
    let room = played();
    let whole = room.ok("log");
    let at = |seq: usize| room.ok(&format!("log --at {seq}"));
    assert_eq!(at(3), whole);
    assert!(whole.starts_with(&at(1)) && at(1).ends_with("is dealt 4 cards.\n"), "{}", at(1));
    assert_eq!(
        room.json("log --at 1").as_array().expect("a list").len(),
        3,
        "opening, refusal, kill"
    );
    assert_eq!(room.run("log --at 9").code, 2);
    // All that shows a moment shows the same one.
    for command in ["status", "board"] {
        let now = room.json(command);
        let then = room.json(&format!("{command} --at 2"));
        assert_eq!(then["seq"], 2);
        assert_ne!(then["grid"], now["grid"]);
    }
    assert_eq!(room.ok("ask \"where e\" --at 2"), "e1\n");
}
