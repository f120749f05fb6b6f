//! Mr. Jack: two tables that differ in who Jack is, in the alibi cards that were drawn, in those still to
//! be drawn and in the character cards of later rounds are the same to whoever may not know these.
use serde_json::Value;

use super::bystander::{FILE, Rooms};
use crate::support::one_in;
use crate::support::room::{Ran, Room};

/// Two tables at which the same is said aloud.
pub struct Twins {
    /// Whose eyes compare; `public` for everybody's.
    pub eyes: &'static str,
    /// The alibi cards at each: Jack's, then the pile.
    pub alibi: [&'static str; 2],
}

/// In each pair Jack is somebody whom the first call does not see.
pub const TWINS: &[Twins] = &[
    Twins {
        eyes: "public",
        alibi: [
            "watson, gull, bert, holmes, smith, lestrade, stealthy, goodley",
            "smith, holmes, goodley, bert, watson, stealthy, gull, lestrade",
        ],
    },
    Twins {
        eyes: "detective",
        alibi: [
            "watson, gull, bert, holmes, smith, lestrade, stealthy, goodley",
            "smith, gull, holmes, goodley, watson, stealthy, lestrade, bert",
        ],
    },
    Twins {
        eyes: "jack",
        alibi: [
            "watson, gull, bert, holmes, smith, lestrade, stealthy, goodley",
            "watson, bert, gull, smith, stealthy, goodley, lestrade, holmes",
        ],
    },
];

/// The first eight cards are the same, and what follows them is not.
const ORDERS: [&str; 2] = [
    "[gull, bert, watson, smith, holmes, lestrade, goodley, stealthy]",
    "[stealthy, holmes, lestrade, goodley, smith, gull, bert, watson]",
];

/// Four activations of round 1 and three of round 2; the fourth would be Jack's.
pub const SAID: &[&str] = &[
    "holmes g6",
    "smith f7 b2>f9",
    "bert h6 b1>c4",
    "goodley l10 whistle bert>i7",
    "watson i5 ne",
    "lestrade d5 sw>nw",
    "gull swap holmes",
];

/// What anybody may ask.
const PUBLIC: &[&str] = &[
    "status",
    "status --json",
    "status --at 2 --json",
    "status --as public --lang uk",
    "board",
    "board --flip",
    "board --plain --lang ru",
    "board --json",
    "log",
    "log --json",
    "log --film",
    "log --film --json",
    "film",
    "film --json",
    "legal",
    "legal --json",
    "ask \"reach watson\"",
    "ask \"reach stealthy\" --json",
    "ask \"path watson exit nw\" --json",
    "ask visible",
    "ask visible --json --lang uk",
    "ask exits",
    "ask exits --json",
    "ask \"distance watson goodley\"",
    "ask \"nearer watson i5\" --json",
    "ask call --json",
    "ask suspects",
    "ask suspects --json",
    "ask suspects --at 3 --lang ru",
    "ask deck",
    "audit",
    "audit --json",
    "deduce",
    "deduce --json",
    "may \"watson exit nw\"",
    "may \"stealthy exit sw\" --json",
    "may \"smith g6 accuse\"",
    "may \"call visible\"",
    "correct 1 \"holmes f7\"",
    "correct rows",
    "export markdown",
    "export jsonl",
    "log --depth full",
    "ask \"where jack\"",
    "ask \"jack near smith\" --json",
    "ask \"around jack\" --json",
    "status --as referee --json",
    "secret jack",
    "secret detective --json",
    "secret detective --svg detective.svg",
    "undo 99",
    "redo 99",
    "rematch",
    "act \"watson exit nw\"",
    "act \"call visible\" --json",
    "act \"answer no\"",
    "act \"cards holmes smith gull bert\"",
    "act \"take holmes smith\"",
    "act \"smith h8 b2>f9\" --json",
    "act \"drew gull\"",
    "tell --as jack",
];

/// What one may ask of one's own cards.
const OWN: &[&str] = &[
    "status",
    "status --json",
    "status --json --at 2",
    "board",
    "log",
    "log --json",
    "legal",
    "legal --json",
    "ask suspects",
    "ask suspects --json",
    "ask \"where me\"",
    "ask \"me near smith\" --json",
];

/// What is typed into the loop; nothing of it is an action.
const LOOP: &[&str] = &[
    "status\nlog\nlegal\nboard\nflip\nhelp\nsuspects\nexits\ncall\nvisible\nquit\n",
    "\n99\n",
    "where jack\nreach watson\npath watson nw\nwatson exit se\nsecret jack\nundo 99\nquit\n",
];

impl Twins {
    pub fn open(&self, trust: &str) -> Rooms {
        let rooms = Rooms([0, 1].map(|_| Room::new()));
        for ((room, alibi), order) in rooms.0.iter().zip(self.alibi).zip(ORDERS) {
            let first = "[holmes, smith, goodley, bert, watson, gull, stealthy, lestrade]";
            let deal = format!("alibi: [{alibi}]\ncharacter_order: [{first}, {order}]\n");
            room.write("deal.yaml", deal);
        }
        rooms.same(&format!(
            "new mr-jack --deduce --players Ann,Bob --deal deal.yaml --seed 7 --table {FILE} {trust}"
        ));
        rooms
    }

    /// What is told in private: the next card of each pile, in the order in which they are drawn.
    fn tell(&self, rooms: &Rooms, seat: &str, nth: usize) {
        let cards = self.alibi.map(|alibi| {
            let card = alibi.split(", ").nth(nth).expect("a card");
            format!("drew {card}\n")
        });
        let ran =
            rooms.same_with(&format!("tell --as {seat}"), cards.each_ref().map(String::as_str));
        assert_eq!(ran.code, 0, "{ran:?}");
    }

    /// Compares every sixth answer, from the `nth` on.
    fn compare(&self, rooms: &Rooms, nth: usize) {
        let own = OWN.iter().filter(|_| self.eyes != "public");
        let own = own.map(|line| format!("{line} --as {}", self.eyes));
        let lines: Vec<String> = PUBLIC.iter().map(|line| (*line).to_owned()).chain(own).collect();
        for line in lines.iter().skip(nth % one_in(6)).step_by(one_in(6)) {
            rooms.same(line);
        }
        for input in LOOP.iter().skip(nth % one_in(3)).step_by(one_in(3)) {
            rooms.same_with("", [input; 2]);
        }
        for seat in ["jack", "detective"] {
            rooms.same_with(&format!("tell --as {seat}"), ["gibberish\n"; 2]);
        }
        rooms.same_files();
    }

    /// A whole game up to Jack's last activation of round 2, and one line into round 3. After the lines of these numbers the
    /// sixth of all answers that stands beside is compared: the games of one pair, with all trusts, try all six.
    fn play(&self, trust: &str, sixths: &[(usize, usize)]) {
        let rooms = self.open(trust);
        let told = |seat: &str| trust.contains(&format!("{seat}=told"));
        if told("jack") {
            self.tell(&rooms, "jack", 0);
        }
        let real = trust.contains('=');
        if real {
            said(&rooms, "cards holmes smith goodley bert");
        }
        for (number, line) in SAID.iter().enumerate() {
            said(&rooms, line);
            if number == 0 && told("detective") {
                self.tell(&rooms, "detective", 1);
            }
            if number == 3 && trust.contains("jack=untold") {
                said(&rooms, "call invisible");
            }
            for (_, nth) in sixths.iter().filter(|(after, _)| *after == number) {
                self.compare(&rooms, *nth);
            }
        }
        if !trust.contains("jack=untold") {
            // She is not Jack at either table: who knows that reads the reason, and nobody else.
            let ran = rooms.same("act \"stealthy exit sw\"");
            assert_eq!(ran.code, 1, "{ran:?}");
            assert!(ran.err.contains("may see why: `"), "{ran:?}");
        }
        assert_eq!(rooms.same("undo --yes 2").code, 0);
        assert_eq!(rooms.same("redo 2").code, 0);
        rooms.same(&format!("log --as {}", self.eyes));
        rooms.same(&format!("status --json --as {}", self.eyes));
        rooms.same_files();
    }
}

#[track_caller]
fn said(rooms: &Rooms, line: &str) -> Ran {
    let ran = rooms.same(&format!("act \"{line}\""));
    assert_eq!(ran.code, 0, "{line}: {ran:?}");
    ran
}

#[test]
fn the_companion_that_deals_tells_an_audience_nothing_more() {
    for twins in &TWINS[..2] {
        twins.play("", &[(0, 0), (6, 1)]);
    }
    TWINS[2].play("", &[(0, 0), (3, 1), (6, 2)]);
}

#[test]
fn told_cards_are_for_their_owners() {
    // What the detective sees of a told Jack is seen below.
    for twins in &TWINS[..2] {
        twins.play("--trust jack=told --trust detective=told", &[(3, 2), (6, 3)]);
    }
}

#[test]
fn trusts_may_be_mixed() {
    TWINS[0].play("--trust jack=untold --trust detective=told", &[(3, 4), (6, 5)]);
    TWINS[1].play("--trust jack=told", &[(0, 4), (3, 5)]);
    TWINS[2].play("--trust detective=told", &[(0, 3), (3, 4), (6, 5)]);
}

/// The tables do differ in what the owners of the cards see, so the comparisons above could fail.
#[test]
fn the_owners_of_the_cards_see_the_difference() {
    let owners = ["jack", "jack", "detective"];
    for (twins, owner) in TWINS.iter().zip(owners) {
        let rooms = twins.open("");
        said(&rooms, SAID[0]);
        let [left, right] =
            rooms.0.each_ref().map(|room| room.ok(&format!("status --json --as {owner}")));
        assert_ne!(left, right, "{} {owner}", twins.eyes);
    }
}

/// Which cards follow is sealed in the same room whatever they are.
#[test]
fn what_was_entrusted_has_one_length() {
    let sizes =
        ["", "alibi: [bert]\n", "character_order: [[gull]]\n", "edition: revised\n"].map(|deal| {
            let room = Room::new();
            room.write("deal.yaml", deal.to_owned() + "seats: [jack, detective]\n");
            room.ok(&format!("new mr-jack --seed 7 --deal deal.yaml --table {FILE}"));
            let text = std::fs::read_to_string(room.path(FILE)).expect("a journal");
            let record: Value = serde_json::from_str(&text[4..]).expect("one record");
            record["sealed"].as_str().expect("a seal").len()
        });
    assert!(sizes.windows(2).all(|pair| pair[0] == pair[1]), "{sizes:?}");
}
