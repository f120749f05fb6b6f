//! What a whole process costs, from its start to its end: on a table of 200 lines, for the largest setup, and for one
//! more line after 10, 100, 1,000 and 3,000 of them.
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
    /// A table of two lines: a kill, an identity.
    fn new() -> Self {
        let room = Self { home: tempfile::tempdir().expect("a folder") };
        room.run(&["new", "killer-inspector", "--seed", "42", "--practice", "--table", "t"]);
        room.run(&["act", "kill irma"]);
        room.tell("inspector", "become trevor");
        room
    }

    /// Shifts, until the table has so many lines.
    fn grow(&self, from: usize, to: usize) {
        for turn in from..to {
            self.run(&["act", &format!("shift {} left", turn % 5 + 1)]);
        }
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

    /// Every file as it is.
    fn kept(&self) -> Kept {
        let mut kept = Kept(Vec::new());
        kept.add(self.home.path());
        kept
    }
}

/// Files to be put back.
struct Kept(Vec<(PathBuf, Vec<u8>)>);

impl Kept {
    fn add(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                self.add(&path);
            } else {
                let bytes = fs::read(&path).expect("a file");
                self.0.push((path, bytes));
            }
        }
    }

    fn put_back(&self) {
        for (path, bytes) in &self.0 {
            // Not made anew: the next line is to meet a file that lies on the disk.
            let mut file = OpenOptions::new().write(true).open(path).expect("a file");
            file.set_len(bytes.len() as u64).expect("cut");
            file.write_all(bytes).expect("written");
        }
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

/// Medians, means and best times in milliseconds, beside the first of them.
fn print(names: &[String], times: &mut [Vec<Duration>]) {
    println!("{:<14}{:>8}{:>8}{:>8}{:>9}", "", "median", "mean", "best", "× first");
    let mut peer = None;
    for (name, times) in names.iter().zip(times) {
        times.sort();
        let median = times[times.len() / 2];
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        let ratio = median.as_secs_f64() / peer.get_or_insert(median).as_secs_f64();
        let [median, mean, best] = [median, mean, times[0]].map(|time| time.as_secs_f64() * 1000.0);
        println!("{name:<14}{median:>8.2}{mean:>8.2}{best:>8.2}{ratio:>9.2}");
    }
}

/// One more line at tables of these lengths, in turn.
fn long_games(rounds: u32) {
    const LENGTHS: [usize; 4] = [10, 100, 1000, 3000];
    let rooms = LENGTHS.map(|lines| {
        let room = Room::new();
        room.grow(2, lines);
        let kept = room.kept();
        (room, kept)
    });
    let mut times = LENGTHS.map(|_| Vec::new());
    for _ in 0..rounds {
        for ((room, kept), times) in rooms.iter().zip(&mut times) {
            times.push(timed(room.command(&["act", "shift a up"])));
            kept.put_back();
        }
    }
    println!("\n{rounds} rounds: one more line after so many; milliseconds");
    print(&LENGTHS.map(|lines| format!("act at {lines}")), &mut times);
}

fn main() {
    // Cargo passes `--bench`; a number is ours.
    let rounds: u32 = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(200);
    let room = Room::new();
    room.grow(2, LINES);
    let text = fs::read(room.table()).expect("the table");
    let kept = room.kept();
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
            timed(room.command(&[&setup[..], &["--svg", "sheet.svg", "--yes"]].concat())),
            timed(room.command(&["ask", "around c3"])),
            timed(room.command(&["may", "shift b up"])),
            timed(room.command(&dispute)),
            timed(room.command(&["act", "shift a up"])),
            synced(&mut bare, line),
        ];
        kept.put_back();
        let _ = fs::remove_file(room.home.path().join("sheet.svg"));
        for (times, took) in times.iter_mut().zip(round) {
            times.push(took);
        }
    }
    println!("{rounds} rounds on a table of {LINES} lines; milliseconds");
    print(&names.map(str::to_owned), &mut times);
    long_games(rounds);
}
