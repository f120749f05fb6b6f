//! What a whole process costs, from its start to its end, on a table of 200 lines, and for the largest setup.
//!
//! Every round runs each command once, `true` among them, so that all of them meet the same weather;
//! the medians count, and the ratio to `true` more than the milliseconds. `act` ends with its line on the disk, and
//! the table is put back afterwards; `write+sync` is what this disk takes for the bytes of that line alone.
//!
//! `cargo bench --bench process` (a number after `--` asks for so many rounds, otherwise 200).
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Lines said before anything is measured.
const LINES: usize = 200;

/// A home with one table in it.
struct Room {
    home: tempfile::TempDir,
}

impl Room {
    /// A table of [`LINES`] lines: a kill, an identity, then shifts.
    fn new() -> Self {
        let room = Self { home: tempfile::tempdir().expect("a folder") };
        room.run(&["new", "killer-inspector", "--seed", "42", "--practice", "--table", "t"]);
        room.run(&["act", "kill irma"]);
        room.tell("inspector", "become trevor");
        for turn in 2..LINES {
            room.run(&["act", &format!("shift {} left", turn % 5 + 1)]);
        }
        room
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_referee"));
        command.args(args);
        self.placed(command)
    }

    fn placed(&self, mut command: Command) -> Command {
        command
            .env_clear()
            .env("HOME", self.home.path())
            .env("LANG", "en_US.UTF-8")
            .current_dir(self.home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        command
    }

    fn run(&self, args: &[&str]) {
        assert!(self.command(args).status().expect("it runs").success(), "{args:?}");
    }

    fn tell(&self, seat: &str, line: &str) {
        let mut command = self.command(&["tell", "--as", seat]);
        let mut child = command.stdin(Stdio::piped()).spawn().expect("it runs");
        let mut input = child.stdin.take().expect("an input");
        input.write_all(line.as_bytes()).expect("written");
        drop(input);
        assert!(child.wait().expect("it ends").success(), "{line}");
    }

    fn table(&self) -> PathBuf {
        self.home.path().join("t")
    }

    /// The only file of heads.
    fn head(&self) -> PathBuf {
        let heads = self.home.path().join(".local/share/referee/heads");
        fs::read_dir(heads).expect("heads").next().expect("one").expect("readable").path()
    }
}

/// How long a command takes from its start until it has ended.
fn timed(mut command: Command) -> Duration {
    let start = Instant::now();
    let status = command.status().expect("it runs");
    let took = start.elapsed();
    assert!(status.success(), "{command:?}");
    took
}

/// How long the disk takes for these bytes at the end of a file.
fn synced(file: &mut File, bytes: &[u8]) -> Duration {
    let start = Instant::now();
    file.write_all(bytes).expect("written");
    file.sync_data().expect("synced");
    start.elapsed()
}

fn put_back(table: &Path, length: u64, head: &Path, was: &[u8]) {
    let file = OpenOptions::new().write(true).open(table).expect("the table");
    file.set_len(length).expect("cut");
    file.sync_all().expect("synced");
    fs::write(head, was).expect("the head");
}

fn main() {
    // Cargo passes `--bench`; a number is ours.
    let rounds: u32 = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(200);
    let room = Room::new();
    let (table, head) = (room.table(), room.head());
    let text = fs::read(&table).expect("the table");
    let was = fs::read(&head).expect("the head");
    let line = text.split_inclusive(|byte| *byte == b'\n').next_back().expect("a line");
    let mut bare = File::create(room.home.path().join("bare")).expect("a file");
    let setup = ["setup", "heist", "--edition", "uk", "--players", "7", "--seed", "1"];
    let dispute = ["rule", "may", "an", "exonerated", "suspect", "be", "killed"];
    let names =
        ["true", "--version", "setup", "setup --svg", "ask", "may", "rule", "act", "write+sync"];
    let mut times = names.map(|_| Vec::new());
    for _ in 0..rounds {
        let round = [
            timed(room.placed(Command::new("/bin/true"))),
            timed(room.command(&["--version"])),
            timed(room.command(&setup)),
            timed(room.command(&[&setup[..], &["--svg", "sheet.svg"]].concat())),
            timed(room.command(&["ask", "around c3"])),
            timed(room.command(&["may", "shift b up"])),
            timed(room.command(&dispute)),
            timed(room.command(&["act", "shift a up"])),
            synced(&mut bare, line),
        ];
        put_back(&table, text.len() as u64, &head, &was);
        for (times, took) in times.iter_mut().zip(round) {
            times.push(took);
        }
    }
    println!("{rounds} rounds on a table of {LINES} lines; milliseconds");
    println!("{:<12}{:>8}{:>8}{:>8}{:>9}", "", "median", "mean", "best", "× true");
    let mut peer = None;
    for (name, times) in names.iter().zip(&mut times) {
        times.sort();
        let median = times[times.len() / 2];
        let mean = times.iter().sum::<Duration>() / rounds;
        let ratio = median.as_secs_f64() / peer.get_or_insert(median).as_secs_f64();
        let [median, mean, best] = [median, mean, times[0]].map(|time| time.as_secs_f64() * 1000.0);
        println!("{name:<12}{median:>8.2}{mean:>8.2}{best:>8.2}{ratio:>9.2}");
    }
}
