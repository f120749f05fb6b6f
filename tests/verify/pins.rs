//! Records about PINs: true ones are proven, and one that cannot be is found out by everybody.
use noir_referee::table::JournalLine;

use super::forger::Forger;
use super::{FILE, judge, record, stranger};
use crate::support::room::Room;

/// A whole game with PINs: chosen, mistyped, forgotten and chosen anew, looks in between, and its end twice.
fn played() -> Room {
    let room = Room::with_table("mabcdnopq", &format!("--with-referee --pins --table {FILE}"));
    room.write("pin", "0417\n");
    room.write("other", "20260418\n");
    room.ok("status --as killer --pin-file pin");
    assert_eq!(room.run("status --as killer --pin-file other").code, 1);
    room.act(&["kill h"]);
    room.ok("secret killer --forget-pin --yes");
    room.ok("status --as referee --pin-file pin");
    room.ok("undo --yes");
    room.ok("legal --as killer --pin-file other");
    room.act(&["concede"]);
    room.ok("status --as inspector");
    room.ok("secret inspector --svg x.svg");
    room
}

#[test]
fn a_game_with_pins_is_proven_at_every_line() {
    let room = played();
    assert_eq!(stranger::agreed(&record(&room)), Ok(true));
    room.ok("verify");
    room.ok("undo --yes");
    room.ok("legal --as inspector --pin-file pin");
    assert_eq!(stranger::agreed(&record(&room)), Ok(false));
    room.act(&["concede"]);
    assert_eq!(stranger::agreed(&record(&room)), Ok(true));
}

/// Something changed in a true record, and what both find.
#[track_caller]
fn found(honest: &Forger, what: &str, change: impl FnOnce(&mut Forger)) {
    let mut forged = honest.clone();
    change(&mut forged);
    let bytes = forged.write();
    assert!(stranger::agreed(&bytes).is_err(), "{what}");
    assert!(judge(&bytes).expect("whole").is_err(), "{what}");
}

#[test]
fn a_pin_that_cannot_be_is_found_out() {
    let room = played();
    let forger = Forger::new(&record(&room));
    let (pinned, mistyped, unpinned) =
        (forger.at(r#""pinned""#), forger.at(r#""mistyped""#), forger.at(r#""unpinned""#));
    let (looked, over) = (forger.at(r#""looked""#), forger.at(r#""unsealed""#));
    assert!(pinned < looked && looked < mistyped && mistyped < unpinned && unpinned < over);
    let copy = |from: usize, to: usize| {
        move |forger: &mut Forger| forger.lines.insert(to, forger.lines[from].clone())
    };
    let without = |at: usize| move |forger: &mut Forger| drop(forger.lines.remove(at));
    found(&forger, "chosen twice", copy(pinned, looked));
    found(&forger, "a look without a PIN", without(pinned));
    found(&forger, "a wrong PIN where there is none", copy(mistyped, pinned));
    found(&forger, "forgotten before it was chosen", copy(unpinned, pinned));
    found(&forger, "forgotten twice", copy(unpinned, unpinned + 1));
    found(&forger, "chosen anew and never forgotten", without(unpinned));
    for (at, what) in [(pinned, "chosen"), (mistyped, "mistyped"), (unpinned, "forgotten")] {
        found(&forger, &format!("{what} after the end"), copy(at, over + 1));
    }
    for by in ["nobody", "", "referee "] {
        found(&forger, by, |forger| match &mut forger.lines[pinned].0 {
            JournalLine::Pinned { by: whose, .. } => by.clone_into(whose),
            other => panic!("{other:?}"),
        });
    }
    for odd in ["", "0f", "0F", "xyz"] {
        for of_salt in [true, false] {
            found(&forger, odd, |forger| match &mut forger.lines[pinned].0 {
                JournalLine::Pinned { salt, check, .. } => {
                    odd.clone_into(if of_salt { salt } else { check });
                }
                other => panic!("{other:?}"),
            });
        }
    }
    for pins in [false, true] {
        let plain = Room::with_table("mabcd", &format!("--table {FILE}"));
        plain.ok("status --as killer");
        plain.act(&["concede"]);
        let mut plain = Forger::new(&record(&plain));
        if pins {
            plain.lines.insert(1, forger.lines[pinned].clone());
            found(&plain, "a PIN at a table without any", |_| {});
            continue;
        }
        found(&plain, "a look at a table that should have PINs", |forger| {
            let JournalLine::Opened { opening, .. } = &mut forger.lines[0].0 else {
                panic!("no opening")
            };
            opening.pins = true;
        });
    }
}

/// The program itself opens no table with such a record either.
#[test]
fn the_program_stops_at_it() {
    let room = Room::with_table("mabcd", &format!("--pins --table {FILE}"));
    room.write("pin", "0417\n");
    room.ok("legal --as killer --pin-file pin");
    room.act(&["concede"]);
    let mut forger = Forger::new(&record(&room));
    let at = forger.at(r#""pinned""#);
    forger.lines.insert(at, forger.lines[at].clone());
    room.write("forged.referee", forger.write());
    for line in ["status", "log", "verify"] {
        assert_eq!(room.run(&format!("{line} --table forged.referee")).code, 3, "{line}");
    }
}
