//! One room for what people do: the shell, the loop, a phone and the library are given the same lines, and the same comes of
//! them, in the log as in the words of a refusal.
use noir_referee::lang::{Grammar, Lang, Words};
use noir_referee::phone::Says;
use noir_referee::rules::{Audience, SeatSet};
use noir_referee::screen::Voice;
use noir_referee::session::{Consent, Session, Stopped};
use noir_referee::table::{Archive, LineError, Reader};
use serde_json::Value;

use crate::support::phones::Pages;
use crate::support::room::Room;

/// What somebody does.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    /// Says a line aloud, and it is done.
    Says(&'static str),
    /// Says a line aloud that a rule forbids.
    IsRefused(&'static str),
    /// Tells a line in private: the seat and the line.
    Tells(usize, &'static str),
    /// Takes the newest line back by which somebody has learned something: that needs consent.
    TakesBack,
}

use Does::{IsRefused, Says as Say, TakesBack, Tells};

const EVENING: [Does; 10] = [
    IsRefused("kill e5"),
    Say("kill b1"),
    Tells(1, "become d"),
    IsRefused("accuse c1"),
    Say("shift row 3 right"),
    IsRefused("shift row 3 left"),
    Say("shift row 4 left"),
    Say("kill a2"),
    TakesBack,
    Say("shift column e up"),
];

const SEATS: [&str; 2] = ["killer", "inspector"];

/// A surface at a table of its own.
trait Surface {
    fn does(&mut self, does: Does) -> String;
}

struct Shell<'a>(&'a Room);

impl Surface for Shell<'_> {
    fn does(&mut self, does: Does) -> String {
        match does {
            Say(line) | IsRefused(line) => self.0.run(&format!("act \"{line}\"")).err,
            Tells(seat, line) => self.0.told(SEATS[seat], line),
            TakesBack => self.0.ok("undo --yes"),
        }
    }
}

/// The loop in a pipe; what is told in private has no place there.
struct Loop<'a>(&'a Room);

impl Surface for Loop<'_> {
    fn does(&mut self, does: Does) -> String {
        match does {
            Say(line) | IsRefused(line) => self.0.run_with("", &format!("{line}\n")).out,
            Tells(seat, line) => self.0.told(SEATS[seat], line),
            TakesBack => self.0.run_with("", "undo --yes\n").out,
        }
    }
}

struct Phone(Pages);

impl Surface for Phone {
    fn does(&mut self, does: Does) -> String {
        let mut phone = self.0.seated(0, "ann");
        match does {
            Say(line) | IsRefused(line) => phone.say(line).to_string(),
            Tells(seat, line) => {
                drop(phone);
                self.0.seated(seat, "ben").tell(line).to_string()
            }
            TakesBack => {
                let at = self.0.moved();
                let asked = phone.ask(serde_json::json!({ "do": "undo", "at": at })).unwrap();
                assert!(asked["lines"].is_array(), "the other one is asked first: {asked}");
                drop(phone);
                let agree = serde_json::json!({ "do": "agree", "at": at });
                self.0.seated(1, "ben").ask(agree).unwrap().to_string()
            }
        }
    }
}

struct Library(Session);

impl Surface for Library {
    fn does(&mut self, does: Does) -> String {
        let (words, grammar) = (Words::new(Lang::En), Grammar::new(Lang::En));
        let seen = self.0.mark();
        let (line, done) = match does {
            Say(line) | IsRefused(line) => {
                let action = self.0.hear(None, line, &grammar).expect("a line");
                (Some(action.clone()), self.0.say(None, &action, seen))
            }
            Tells(seat, line) => {
                let seat = self.0.opening().seat(SEATS[seat]).expect("a seat");
                let view = self.0.public();
                let (opening, position) = (view.opening(), view.position());
                let told = Reader { opening, position, grammar: &grammar }.telling(line, seat);
                let admitted = self.0.admit(Audience::Seat(seat), None).expect("no PIN");
                (None, self.0.tell(admitted, seat, &told, seen))
            }
            TakesBack => {
                let asked = self.0.undo(1, Consent::Unasked, seen);
                assert!(matches!(asked, Err(Stopped::NeedsConsent)));
                (None, self.0.undo(1, Consent::Given, seen))
            }
        };
        let view = self.0.public();
        let (opening, position) = (view.opening(), view.position());
        let voice = Voice {
            words: &words,
            grammar: &grammar,
            opening,
            position,
            phone: false,
            heard: SeatSet::EMPTY,
        };
        match done {
            Ok(_) => String::new(),
            Err(Stopped::Line(LineError::Refused(refusal))) => {
                voice.refused(refusal, line.as_ref())[0].clone()
            }
            // Where its owner reads why is another page on a phone.
            Err(Stopped::Line(LineError::Hidden(_))) => "Not allowed. Only ".to_owned(),
            Err(other) => panic!("{other}"),
        }
    }
}

/// What has happened at a table, whoever looked meanwhile.
fn log(room: &Room) -> Vec<Value> {
    let log = room.json("log --table t.referee");
    let entries = log.as_array().or_else(|| log["entries"].as_array()).expect("a log").iter();
    entries.filter(|entry| entry["kind"] != "looked").cloned().collect()
}

#[test]
fn the_shell_the_loop_a_phone_and_the_library_do_the_same_by_the_same_lines() {
    let rooms: [Room; 4] = std::array::from_fn(|_| {
        Room::with_table("A BCDE FGH", "--players Ann,Ben --table t.referee")
    });
    let [shell, typed, phone, library] = &rooms;
    let archive = Archive::new(&library.path(".local/share/referee"));
    let file = archive.read(&library.path("t.referee")).expect("a table");
    let key = archive.key(&file.opening().id).expect("a key");
    let session = Session::of(&archive, file, key).expect("a table");
    let mut surfaces: [Box<dyn Surface>; 4] = [
        Box::new(Library(session)),
        Box::new(Shell(shell)),
        Box::new(Loop(typed)),
        Box::new(Phone(Pages::of(phone, Says::All))),
    ];
    for does in EVENING {
        let said = surfaces.each_mut().map(|surface| surface.does(does));
        let IsRefused(line) = does else { continue };
        for other in &said[1..] {
            assert!(other.contains(&said[0]), "{line}: {} is not said by {other}", said[0]);
        }
    }
    let logs = [library, shell, typed, phone].map(log);
    assert_eq!(logs[0].len(), 9, "{:?}", logs[0]);
    assert!(logs.iter().all(|log| *log == logs[0]), "{logs:#?}");
}
