//! Somebody who may use every command at two tables and looks for a difference.
use std::fs;
use std::path::Path;

use crate::support::recorded::transcript::without_hashes;
use noir_referee::board::Suspect;
use noir_referee::rules::Names as _;
use noir_referee::rules::{Audience, Trust};
use noir_referee::table::ByCell;
use serde_json::Value;

use super::twin_tables::{Step, Twins, opening};
use crate::support::room::{Ran, Room};

/// The table's file in each room.
pub const FILE: &str = "t.referee";

const LAYOUT: &str = "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\n";

/// Two rooms with a table each.
pub struct Rooms(pub [Room; 2]);

impl Rooms {
    /// Opens both tables and compares what that says.
    pub fn new(lang: &'static str, options: &str, decks: &[Vec<Suspect>; 2]) -> Self {
        let rooms = Self([0, 1].map(|_| Room::speaking(lang)));
        for (room, deck) in rooms.0.iter().zip(decks) {
            room.write("deal.yaml", deal(deck));
        }
        rooms.same(&format!(
            "new killer-inspector --edition en --players Ann,Bob --deal deal.yaml --seed 7 --table {FILE} {options}"
        ));
        rooms
    }

    /// Opens the tables of twins.
    pub fn of(twins: &Twins, lang: &'static str) -> Self {
        let [killer, inspector] = [0, 1].map(|at| match twins.opening.seats[at].trust {
            Trust::Dealt => "dealt",
            Trust::Told => "told",
            Trust::Untold => "untold",
        });
        let options = format!("--trust killer={killer} --trust inspector={inspector}");
        Self::new(lang, &options, &twins.decks)
    }

    /// Runs a command line in both rooms, which must give the same bytes.
    #[track_caller]
    pub fn same(&self, line: &str) -> Ran {
        self.same_with(line, ["", ""])
    }

    /// The same with something on standard input.
    #[track_caller]
    pub fn same_with(&self, line: &str, inputs: [&str; 2]) -> Ran {
        let [left, right] = [0, 1].map(|at| masked(&self.0[at].run_with(line, inputs[at])));
        assert_eq!(left, right, "`{line}` with {inputs:?}");
        assert!(!left.err.contains("panicked"), "`{line}`: {}", left.err);
        left
    }

    /// Says or tells a line of twins in both rooms.
    #[track_caller]
    pub fn take(&self, twins: &Twins, step: &Step) -> Ran {
        let seat = twins.opening.seat_id(step.seat);
        let ran = if step.private {
            let inputs = step.lines.each_ref().map(|line| format!("{line}\n"));
            self.same_with(&format!("tell --as {seat}"), inputs.each_ref().map(String::as_str))
        } else {
            self.same(&format!("act \"{}\"", step.lines[0]))
        };
        assert_eq!(ran.code, i32::from(!step.accepted), "{step:?}: {ran:?}");
        ran
    }

    /// Compares the files that there are: how many, how long, and every byte of the journals that is
    /// neither a seal nor follows from one.
    #[track_caller]
    pub fn same_files(&self) {
        let [left, right] = self.0.each_ref().map(|room| sizes(room.folder()));
        assert_eq!(left, right);
        let [left, right] = self.0.each_ref().map(|room| plain(&room.path(FILE)));
        assert_eq!(left, right);
    }
}

/// What was run, with the fingerprint of the salted opening left out: it is never the same.
fn masked(ran: &Ran) -> Ran {
    Ran { code: ran.code, out: without_hashes(&ran.out), err: without_hashes(&ran.err) }
}

/// A deal file with this deck.
pub fn deal(deck: &[Suspect]) -> String {
    let opening = opening([Trust::Dealt; 2]);
    let cards: Vec<String> =
        deck.iter().map(|card| format!("'{}'", ByCell(&opening).suspect(*card))).collect();
    format!("{LAYOUT}evidence: [{}]\n", cards.join(", "))
}

/// The folder of every file below `folder`, with its length; names made of random ids are left out.
fn sizes(folder: &Path) -> Vec<(String, u64)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder").map(|entry| entry.expect("an entry")) {
            if entry.file_type().expect("a type").is_dir() {
                folders.push(entry.path());
                continue;
            }
            let place = next.strip_prefix(folder).expect("below").display().to_string();
            found.push((place, entry.metadata().expect("a length").len()));
        }
    }
    found.sort();
    found
}

/// Each line of a journal: how long it is, and what of it lies open.
pub fn plain(path: &Path) -> Vec<(usize, Value)> {
    let text = fs::read_to_string(path).expect("UTF-8");
    let open = |line: &str| {
        let json = line.strip_prefix("--- ").expect("a document");
        let mut record: Value = serde_json::from_str(json).expect("JSON");
        for random in ["prev", "sum", "sealed", "key"] {
            record[random] = Value::Null;
        }
        if record["kind"] == "opened" {
            record["opening"]["id"] = Value::Null;
            record["opening"]["opened"] = Value::Null;
            for commitment in record["commitments"].as_array_mut().expect("a list") {
                commitment["hash"] = Value::Null;
            }
        }
        (line.len(), record)
    };
    text.lines().map(open).collect()
}

/// What anybody may ask of a table without changing it.
pub const PUBLIC: &[&str] = &[
    "status",
    "status --json",
    "status --as public --lang uk",
    "status --at 1 --json",
    "board",
    "board --flip --plain",
    "board --json --lang ru",
    "log",
    "log --json",
    "log --lang uk",
    "log --film",
    "film --json",
    "log --depth short",
    "log --depth full --at 1",
    "verify t.referee",
    "verify t.referee --json",
    "export markdown",
    "export jsonl",
    "export markdown --at 1 --lang ru",
    "legal",
    "legal --json",
    "ask \"a1 near b2\"",
    "ask \"around c3\" --json",
    "ask \"killer near a1\"",
    "ask \"around inspector\" --json",
    "ask \"where killer\" --at 1",
    "ask \"row me\"",
    "ask dead",
    "may \"kill c3\"",
    "may \"accuse c3\" --json",
    "may \"play c3\"",
    "may exonerate --lang uk",
    "correct 1 shift 5 left",
    "correct 3 \"kill c3\"",
    "rule G13",
    "ask exonerated --json",
    "ask deck --json",
    "ask deck --at 99",
    "status --as referee",
    "status --as referee --json",
    "status --as nobody",
    "legal --as nobody --json",
    "secret killer",
    "secret inspector --json",
    "secret nobody",
    "help",
    "act --help",
];

/// Lines and commands that are refused, or that only leave a mark in the log.
pub const REFUSED: &[&str] = &[
    "act \"kill\"",
    "act \"kill nobody\" --json",
    "act \"shift 9 left\"",
    "act \"shift 1 up\" --lang uk",
    "act \"become c3\"",
    "act \"drew c3\" --json",
    "act \"reveal c3\"",
    "act \"answer maybe\"",
    "act \"accuse nobody\"",
    "act \"collapse rows\"",
    "act \"play h8\" --json",
    "act \"hit killer a1\"",
    "act --as nobody disguise",
    "act --as referee disguise",
    "undo 99",
    "undo 99 --json",
    "redo 99",
    "undo 0",
    "recover",
    "new killer-inspector --edition en --deal deal.yaml --table t.referee",
    "new killer-inspector --edition en --deal none.yaml --table u.referee",
    "secret inspector --svg inspector.svg --json",
];

/// What the audience may ask about its own cards.
pub fn own(audience: Audience, twins: &Twins) -> Vec<String> {
    let Audience::Seat(seat) = audience else { return Vec::new() };
    let seat = twins.opening.seat_id(seat);
    [
        "status",
        "status --json",
        "status --json --at 2",
        "board",
        "log",
        "log --json",
        "log --depth full",
        "export markdown",
        "export jsonl",
        "legal",
        "legal --json",
        "ask \"me near c3\"",
        "ask \"around me\" --json",
        "ask \"killer near inspector\"",
        "ask \"row inspector\" --json",
    ]
    .iter()
    .map(|line| format!("{line} --as {seat}"))
    .collect()
}

/// What is typed into the loop through a pipe; nothing of it is an action.
pub const LOOP: &[&str] = &[
    "status\nlog\nlegal\nboard\nflip\nhelp\nquit\n",
    "\n99\n",
    "\nshift\n",
    "\nkill\n",
    "\naccuse\n99\n",
    "\nз\n",
    "\nс\n0\n",
    "around c3\nwhere killer\na1 near killer\nsecret killer\nsecret nobody\nbecome c3\ndrew c3\nquit\n",
    "undo\n\nquit\n",
    "redo 99\nundo 99\nnonsense\nл я9\nask deck\n",
];
