//! A room with a table in it: the program run again and again in one cleared environment.
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use noir_referee::lang::Grammar;
use noir_referee::rules::Audience;
use noir_referee::session::Session;
use noir_referee::table::safe::CurrentTable;
use noir_referee::table::{Archive, Reader};
use portable_pty::CommandBuilder;
use serde_json::Value;
use tempfile::TempDir;

use super::pty::Pty;
use super::recorded;

/// A folder in memory where there is one: a line that is synced to a disk takes three milliseconds, and one there none.
pub fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder")
}

/// The program that is tried.
pub fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_referee"))
}

/// A home of its own, so that no test sees another one's tables.
pub struct Room {
    home: TempDir,
    lang: &'static str,
}

/// What a run of the program gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Room {
    /// An English room.
    pub fn new() -> Self {
        Self::speaking("en_US.UTF-8")
    }

    /// A room with this locale.
    pub fn speaking(lang: &'static str) -> Self {
        Self { home: folder(), lang }
    }

    /// An English room on a real disk, where the disk is the point.
    pub fn on_disk() -> Self {
        Self { home: tempfile::tempdir().expect("a folder"), ..Self::new() }
    }

    /// A room with an English table: the suspects lie by the alphabet, so that a first letter tells the place
    /// (`ABCDE/FGHIJ/KLMNO/PQRST/UVWYZ`), and `deck` has the first letters of the evidence deck, top card
    /// first. `more` is said to `new` as well.
    #[track_caller]
    pub fn with_table(deck: &str, more: &str) -> Self {
        let room = Self::new();
        room.deal(deck);
        room.ok(&format!("new killer-inspector --deal deal.yaml {more}"));
        room
    }

    /// Writes `deal.yaml` for [`with_table`](Self::with_table).
    pub fn deal(&self, deck: &str) {
        let cards: Vec<String> =
            deck.chars().filter(char::is_ascii_alphabetic).map(String::from).collect();
        let layout = "[ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]";
        self.write("deal.yaml", format!("layout: {layout}\nevidence: [{}]\n", cards.join(", ")));
    }

    /// The grid by first letters, a row a word: the dead in small letters, the exonerated with `+`.
    #[track_caller]
    pub fn grid(&self) -> String {
        let status = self.status();
        let letter = |name: &Value| {
            let name = name.as_str().expect("a name");
            let (first, about) = (&name[..1], &status["suspects"][name]);
            let first =
                if about["state"] == "dead" { first.to_lowercase() } else { first.to_owned() };
            if about["exonerated"] == true { format!("{first}+") } else { first }
        };
        let rows = status["grid"].as_array().expect("rows").iter();
        let rows: Vec<String> =
            rows.map(|row| row.as_array().expect("names").iter().map(letter).collect()).collect();
        rows.join(" ")
    }

    /// A path in the room.
    pub fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// Writes a file in the room.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("written");
        path
    }

    /// The program with a cleared environment.
    pub fn command(&self) -> Command {
        self.command_of(env!("CARGO_BIN_EXE_referee"))
    }

    /// Any program with a cleared environment.
    pub fn command_of(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("HOME", self.home.path())
            .env("LANG", self.lang)
            .current_dir(self.home.path())
            .stdin(Stdio::null());
        command
    }

    /// The program in a terminal of 24×80, with these variables besides.
    pub fn terminal(&self, line: &str, variables: &[(&str, &str)]) -> Pty {
        self.terminal_sized(line, (24, 80), variables)
    }

    /// The program in a terminal of so many rows and columns, with these variables besides.
    pub fn terminal_sized(&self, line: &str, size: (u16, u16), variables: &[(&str, &str)]) -> Pty {
        let line = [&[env!("CARGO_BIN_EXE_referee").to_owned()], &*words(line)].concat();
        self.terminal_with(&line, size, variables)
    }

    /// Any program with these arguments in a terminal of 24×80.
    pub fn terminal_of(&self, line: &[&str]) -> Pty {
        let line: Vec<String> = line.iter().map(|word| (*word).to_owned()).collect();
        self.terminal_with(&line, (24, 80), &[])
    }

    fn terminal_with(&self, line: &[String], size: (u16, u16), variables: &[(&str, &str)]) -> Pty {
        let mut command = CommandBuilder::new(&line[0]);
        command.env_clear();
        command.args(&line[1..]);
        command.cwd(self.home.path());
        command.env("HOME", self.home.path());
        command.env("LANG", self.lang);
        for (name, value) in variables {
            command.env(name, value);
        }
        Pty::sized(command, size)
    }

    /// Runs a command line, split at spaces; quotes keep words together.
    pub fn run(&self, line: &str) -> Ran {
        self.run_with(line, "")
    }

    /// Runs a command line with this on standard input.
    pub fn run_with(&self, line: &str, input: &str) -> Ran {
        let mut child = self
            .command()
            .args(words(line))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // A program that does not read its input is no failure.
        let _ = child.stdin.take().expect("an input").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("the program ends");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        Ran {
            code: output.status.code().expect("an exit code"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }

    /// Runs a command line that must succeed and gives its output.
    #[track_caller]
    pub fn ok(&self, line: &str) -> String {
        let ran = self.run(line);
        assert_eq!(ran.code, 0, "`{line}`: {ran:?}");
        ran.out
    }

    /// Runs a command line with `--json` that must succeed and gives its data.
    #[track_caller]
    pub fn json(&self, line: &str) -> Value {
        let out = self.ok(&format!("{line} --json"));
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
    }

    /// Tells a private line by the program, which must be accepted, and gives what it says.
    #[track_caller]
    pub fn told(&self, seat: &str, line: &str) -> String {
        let ran = self.run_with(&format!("tell --as {seat}"), &format!("{line}\n"));
        assert_eq!(ran.code, 0, "tell {line}: {ran:?}");
        ran.out
    }

    /// What is said of a line that is refused: without the hint where to read more, and with the id of its rule behind
    /// the first sentence.
    pub fn refused(&self, line: &str) -> Ran {
        let mut ran = self.run(&format!("act \"{line}\""));
        let json = self.run(&format!("act \"{line}\" --json")).out;
        let json: Value = serde_json::from_str(&json).unwrap_or_default();
        let mut lines = ran.err.lines().filter(|line| !line.starts_with("More: "));
        let mut said = lines.next().unwrap_or_default().to_owned();
        match json["refused"]["rule"].as_str() {
            None | Some("hidden-card") => {}
            Some(rule) => said = format!("{said} [{rule}]"),
        }
        ran.err = std::iter::once(said.as_str()).chain(lines).collect::<Vec<_>>().join("\n");
        ran
    }

    /// Says lines aloud at the table that was used last, one after the other; each must be accepted. No program is started
    /// for it: `tests/session/surfaces.rs` has the shell do the same by the same lines.
    #[track_caller]
    pub fn act(&self, lines: &[&str]) {
        let mut session = self.session();
        let grammar = Grammar::new(session.opening().lang.parse().expect("a language"));
        session.hold().expect("nobody else has it");
        for line in lines {
            let action = session.hear(None, line, &grammar);
            let action = action.unwrap_or_else(|error| panic!("`{line}`: {error:?}"));
            let seen = session.mark();
            let said = session.say(None, &action, seen);
            said.unwrap_or_else(|stopped| panic!("`{line}`: {stopped}"));
        }
    }

    /// Tells a private line in the same way, which must be accepted.
    #[track_caller]
    pub fn tell(&self, seat: &str, line: &str) {
        let mut session = self.session();
        let seat = session.opening().seat(seat).expect("a seat");
        let admitted = session.admit(Audience::Seat(seat), None).expect("no PIN");
        let grammar = Grammar::new(session.opening().lang.parse().expect("a language"));
        let told = {
            let view = session.public();
            let (opening, position) = (view.opening(), view.position());
            Reader { opening, position, grammar: &grammar }.telling(line, seat)
        };
        let seen = session.mark();
        let told = session.tell(admitted, seat, &told, seen);
        told.unwrap_or_else(|stopped| panic!("tell {line}: {stopped}"));
    }

    /// The table that was used last, as its file tells it now.
    #[track_caller]
    fn session(&self) -> Session {
        let archive = Archive::new(&self.path(".local/share/referee"));
        let CurrentTable::Table(path) = archive.current().get() else { panic!("no table") };
        let file = archive.read(&path).expect("a table");
        let key = archive.key(&file.opening().id).expect("its key");
        Session::of(&archive, file, key).expect("it makes sense")
    }

    /// The game of this file, which is over, as a transcript that was played again.
    #[track_caller]
    pub fn played_again(&self, file: &str) -> String {
        let read = Archive::new(Path::new("")).read(&self.path(file)).expect("a table");
        let table = read.look().expect("it makes sense");
        recorded::written(&table, program()).expect("played again")
    }

    /// The same, and played from that text it is the same once more.
    #[track_caller]
    pub fn transcript(&self, file: &str) -> String {
        let text = self.played_again(file);
        assert_eq!(
            recorded::replayed(&text, program()).expect("once more"),
            (text.clone(), vec![])
        );
        text
    }

    /// The public status.
    #[track_caller]
    pub fn status(&self) -> Value {
        self.json("status")
    }

    /// The folder of the room.
    pub fn folder(&self) -> &Path {
        self.home.path()
    }
}

/// Splits at spaces; double quotes keep words together.
pub fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            letter => words.last_mut().expect("one word").push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}
