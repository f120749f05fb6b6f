//! However the program is ended or stopped, the terminal is as it was, and nothing secret is left on it.
use std::fs;
use std::thread;
use std::time::Duration;

use rustix::process::Signal;

use super::{gone, press, table};
use crate::support::chance::Chance;
use crate::support::pty::Pty;
use crate::support::room::Room;

/// A place where keys are read: what is started, how one gets there, and what is secret in it.
struct Place {
    name: &'static str,
    command: &'static str,
    variables: &'static [(&'static str, &'static str)],
    /// Keys, and what is on the terminal then.
    way: &'static [(&'static str, &'static str)],
    secrets: &'static [&'static str],
    /// What can be seen when it goes on after a stop; and what is pressed then, with what comes of it.
    again: &'static str,
    then: (&'static str, &'static str),
}

const CODE: &[&str] = &["Marion (c3)", "▀"];
const SHOW: &str = "Space: show";
const OPEN: &str = "Esc: hide";
const HIDDEN: &str = "Hidden.";
const AWAY: (&str, &str) = ("\r", "");

const PLACES: &[Place] = &[
    Place {
        name: "page held back",
        command: "secret killer",
        variables: &[],
        way: &[("", SHOW)],
        secrets: CODE,
        again: SHOW,
        then: (" ", OPEN),
    },
    Place {
        name: "text of the page",
        command: "secret killer",
        variables: &[],
        way: &[("", SHOW), (" ", OPEN)],
        secrets: CODE,
        again: HIDDEN,
        then: AWAY,
    },
    Place {
        name: "code",
        command: "secret killer",
        variables: &[],
        way: &[("", SHOW), (" ", OPEN), (" ", "Space: as text")],
        secrets: CODE,
        again: HIDDEN,
        then: AWAY,
    },
    Place {
        name: "page for a screen reader",
        command: "secret killer",
        variables: &[("ACCESSIBLE", "1")],
        way: &[("", SHOW), (" ", OPEN)],
        secrets: CODE,
        again: HIDDEN,
        then: AWAY,
    },
    Place {
        name: "page of the loop",
        command: "",
        variables: &[],
        way: &[("", "Killer>"), ("secret killer\r", SHOW), (" ", OPEN)],
        secrets: &["You are Marion", "▀"],
        again: HIDDEN,
        then: ("\r", "Killer>"),
    },
    Place {
        name: "private line",
        command: "secret inspector --table told.referee",
        variables: &[],
        way: &[("", SHOW), (" ", OPEN), ("drew mar", "> drew mar")],
        secrets: &["drew", "mar"],
        again: HIDDEN,
        then: AWAY,
    },
    Place {
        name: "hidden prompt",
        command: "tell --as killer --table told.referee",
        variables: &[],
        way: &[("", "hidden as you type"), ("drew mar", "")],
        secrets: &["drew", "mar"],
        again: "hidden as you type",
        then: ("drew marion\r", "has drawn a card"),
    },
    Place {
        name: "hidden prompt for a screen reader",
        command: "tell --as killer --table told.referee --plain",
        variables: &[],
        way: &[("", "hidden as you type"), ("drew mar", "")],
        secrets: &["drew", "mar"],
        again: "hidden as you type",
        then: ("drew marion\r", "has drawn a card"),
    },
    Place {
        name: "passphrase",
        command: "secret killer --table locked.referee",
        variables: &[],
        way: &[("", "hidden as you type"), ("correct ho", "")],
        secrets: &["correct ho"],
        again: "hidden as you type",
        then: ("correct horse\r", SHOW),
    },
    Place {
        name: "PIN",
        command: "secret killer --table pins.referee",
        variables: &[],
        way: &[("", "hidden as you type"), ("0417", "")],
        secrets: &["0417"],
        again: "hidden as you type",
        then: ("04172026\r", SHOW),
    },
    Place {
        name: "line of the loop",
        command: "",
        variables: &[],
        way: &[("", "Killer>"), ("kill hor", "kill hor")],
        secrets: &[],
        again: "Killer> kill hor",
        then: ("atio\r", "kills Horatio"),
    },
    Place {
        name: "question of the loop",
        command: "",
        variables: &[],
        way: &[("", "Killer>"), ("concede\r", "Number or word>")],
        secrets: &[],
        again: "Number or word>",
        then: ("1\r", "Game over: "),
    },
];

/// A room with the tables of all places.
fn room() -> Room {
    room_for(PLACES)
}

/// A room with the tables that are named at these places, since a PIN and a passphrase take their time.
fn room_for(places: &[Place]) -> Room {
    let room = table("en_US.UTF-8", "");
    let named = |name: &str| places.iter().any(|place| place.command.contains(name));
    let new = "new killer-inspector --edition en --deal deal.yaml";
    if named("told.referee") {
        room.ok(&format!("{new} --trust told --table told.referee"));
    }
    if named("pins.referee") {
        room.write("pin", "04172026\n");
        room.ok(&format!("{new} --pins --table pins.referee"));
        room.ok("legal --as killer --pin-file pin --table pins.referee");
    }
    if named("locked.referee") {
        room.write("words.txt", "correct horse\n");
        room.ok(&format!("{new} --lock --passphrase-file words.txt --table locked.referee"));
    }
    room
}

/// The program in a place.
fn arrive(room: &Room, place: &Place) -> Pty {
    let named = place.command.contains("--table");
    let command = format!("{}{}", place.command, if named { "" } else { " --table t.referee" });
    let mut pty = room.terminal_sized(&command, (30, 90), place.variables);
    for (keys, shown) in place.way {
        let from = pty.bytes().len();
        pty.press(keys);
        pty.wait_since(if keys.is_empty() { 0 } else { from }, shown);
    }
    pty
}

#[track_caller]
fn restored(pty: &Pty, place: &Place) {
    pty.wait_for_usual_mode();
    pty.wait_until(place.name, |_, screen| {
        !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste()
    });
    let found = pty.traces();
    for secret in place.secrets {
        assert!(!found.contains(secret), "{}: {found}", place.name);
    }
}

#[test]
fn every_signal_that_ends_it_puts_the_terminal_back_first() {
    let room = room();
    for place in PLACES {
        for (signal, name) in [
            (Signal::TERM, "Terminated"),
            (Signal::HUP, "Hangup"),
            (Signal::QUIT, "Quit"),
            (Signal::INT, "Interrupt"),
        ] {
            let mut pty = arrive(&room, place);
            pty.signal(signal);
            let ended = pty.ended_by();
            assert_eq!(ended.as_deref(), Some(name), "{}", place.name);
            restored(&pty, place);
        }
    }
}

#[test]
fn a_stop_wipes_and_what_was_secret_stays_hidden_afterwards() {
    for place in PLACES {
        // Some places say something at their table.
        let room = room_for(std::slice::from_ref(place));
        let mut pty = arrive(&room, place);
        pty.signal(Signal::TSTP);
        wait_until_stopped(&pty);
        restored(&pty, place);
        let from = pty.bytes().len();
        pty.signal(Signal::CONT);
        pty.wait_since(from, place.again);
        for secret in place.secrets {
            assert!(!pty.traces().contains(secret), "{}", place.name);
        }
        let (keys, shown) = place.then;
        press(&mut pty, keys, shown);
        if place.then == AWAY {
            assert!(pty.ends_well(), "{}", place.name);
            gone(&pty, from, place.secrets);
            pty.wait_for_usual_mode();
        }
    }
}

/// One stop after the other, and the end while it is stopped.
#[test]
fn stopped_again_and_again_and_ended() {
    let room = room();
    for place in PLACES {
        let mut pty = arrive(&room, place);
        for _ in 0..3 {
            pty.signal(Signal::TSTP);
            wait_until_stopped(&pty);
            restored(&pty, place);
            let from = pty.bytes().len();
            pty.signal(Signal::CONT);
            pty.wait_since(from, place.again);
        }
        pty.signal(Signal::TSTP);
        wait_until_stopped(&pty);
        pty.signal(Signal::TERM);
        pty.signal(Signal::CONT);
        assert_eq!(pty.ended_by().as_deref(), Some("Terminated"), "{}", place.name);
        restored(&pty, place);
    }
}

/// Nothing can be done before a SIGSTOP; afterwards the page is hidden all the same.
#[test]
fn after_a_stop_that_nobody_hears_the_page_is_hidden() {
    let room = room();
    for place in PLACES.iter().filter(|place| place.again == HIDDEN) {
        let mut pty = arrive(&room, place);
        pty.signal(Signal::STOP);
        wait_until_stopped(&pty);
        let from = pty.bytes().len();
        pty.signal(Signal::CONT);
        pty.wait_since(from, HIDDEN);
        press(&mut pty, "\r", place.then.1);
        if place.then == AWAY {
            assert!(pty.ends_well());
        }
        gone(&pty, from, place.secrets);
    }
}

/// In the dialogue that opens a table.
#[test]
fn the_dialogue_is_put_back_too() {
    for signal in [Signal::TERM, Signal::HUP, Signal::QUIT, Signal::INT, Signal::TSTP] {
        for depth in 0..=2 {
            let room = Room::new();
            let mut pty = room.terminal_sized("", (30, 90), &[]);
            pty.wait_for("Number or word (Enter: 1)>");
            for (keys, shown) in
                &[("\r", "Players (0: back)>"), ("Ann Ben\r", "Which box")][..depth]
            {
                pty.press(keys);
                pty.wait_for(shown);
                pty.wait_at_cursor(">");
            }
            let place = Place { name: "dialogue", secrets: &[], ..copy(&PLACES[0]) };
            pty.signal(signal);
            if signal == Signal::TSTP {
                wait_until_stopped(&pty);
            } else {
                assert!(pty.ended_by().is_some());
            }
            restored(&pty, &place);
        }
    }
}

/// Signals and keys at any moment: `cargo test --test main signals::at_any_moment -- --ignored --nocapture`,
/// with `ROUNDS` for more than 300.
#[test]
#[ignore = "minutes; started by name"]
fn at_any_moment() {
    let rounds = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let room = room();
    let mut chance = Chance(2026);
    let keys = [" ", "e", "\u{1b}[A", "\u{1b}[B", "drew mar", "\u{7f}", "t", "\u{15}"];
    let ending = [Signal::TERM, Signal::HUP, Signal::QUIT, Signal::INT];
    let mut sent = 0;
    for round in 0..rounds {
        let place = &PLACES[chance.below(PLACES.len())];
        // Nobody must have told anything for good.
        let place = if place.name.contains("prompt") { &PLACES[1] } else { place };
        let mut pty = arrive(&room, place);
        for _ in 0..chance.below(8) {
            thread::sleep(Duration::from_micros(chance.below(3000) as u64));
            match chance.below(3) {
                0 => pty.press(keys[chance.below(keys.len())]),
                1 => {
                    pty.signal(Signal::TSTP);
                    thread::sleep(Duration::from_micros(chance.below(3000) as u64));
                    pty.signal(Signal::CONT);
                    sent += 2;
                }
                _ => {
                    let [rows, columns] = [2 + chance.below(40), 20 + chance.below(80)];
                    pty.resize((rows as u16, columns as u16));
                }
            }
        }
        pty.signal(ending[chance.below(4)]);
        // A stop may still be on its way.
        for _ in 0..3 {
            thread::sleep(Duration::from_millis(10));
            pty.signal(Signal::CONT);
        }
        sent += 2;
        let _ = pty.ended_by();
        restored(&pty, place);
        assert!(!String::from_utf8_lossy(&pty.bytes()).contains("panicked"), "round {round}");
    }
    println!("{rounds} rounds, {sent} signals");
}

fn copy(place: &Place) -> Place {
    Place { ..*place }
}

/// Waits until the system says that the program stands still.
#[track_caller]
fn wait_until_stopped(pty: &Pty) {
    let stat = format!("/proc/{}/stat", pty.id());
    for _ in 0..6000 {
        let text = fs::read_to_string(&stat).expect("a process");
        if text.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('T')) {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("it does not stop");
}
