//! What the binary brings in: the environment, the terminal, the data folder, the clock.
use std::cell::{OnceCell, RefCell};
use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy as _;
use noir_referee::file::{self, LONGEST_LINE};
use noir_referee::lang::{Grammar, Keyword, Lang, Words, escaped, shown};
use noir_referee::rules::{Seat, SeatSet};
use noir_referee::screen::{Look, Medium, wrap};
use noir_referee::session::Session;
use noir_referee::table::safe::TableKey;
use noir_referee::table::{Archive, View};
use serde_json::Value;

#[cfg(feature = "phone")]
use crate::command::open::come_along;
use crate::command::open::new;
use crate::failure::{ExitStatus, Failure};
use crate::files::{named_table, output};
use crate::prompt::empty_chair::Pace;
use crate::speak::Told;
use crate::terminal::Beside;

/// Where lines are typed, so that advice can be typed there as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedIn {
    /// On the command line, after `referee`.
    CommandLine,
    /// In the loop.
    Loop,
}

/// Everything a command may need from outside.
pub struct App {
    /// The words of the chosen language.
    pub words: Words,
    /// The same words for what is over.
    pub past: Words,
    /// The words that may be typed.
    pub grammar: Grammar,
    /// How things may look on standard output.
    pub look: Look,
    /// Whether questions are asked one after the other in plain lines.
    pub plain: bool,
    /// Whether words were asked for in the place of drawings, for a screen reader.
    pub spoken: bool,
    /// The width of the terminal in columns; 80 where there is none.
    pub columns: usize,
    /// The height of the terminal in rows; 24 where there is none.
    pub rows: usize,
    /// Where lines are typed.
    pub typed: TypedIn,
    /// Whether `--json` was given.
    pub json: bool,
    /// How long machines take to say a line.
    pub pace: Pace,
    /// Whether the language was chosen on the command line or only follows the locale.
    pub chosen: Option<Lang>,
    /// The user's data folder for this program.
    pub data: PathBuf,
    /// Where user scenarios and editions are.
    pub scenarios: Option<PathBuf>,
    /// The file of the table, where one was named.
    pub table: Option<PathBuf>,
    /// The file that holds the passphrase of a locked table.
    pub passphrase: Option<PathBuf>,
    /// The file that holds the PIN of whoever looks.
    pub pin: Option<PathBuf>,
    /// The key of a locked table whose passphrase was given, by the id of the table, so that a loop asks for it once.
    pub unlocked: OnceCell<(String, TableKey)>,
    /// The file in which something was recorded, once it was.
    pub recorded: OnceCell<PathBuf>,
    /// The table at which a line of the loop was typed, for the command that it is.
    pub held: Option<Session>,
    /// What a command of the loop says under the board.
    pub below: RefCell<Told>,
    /// Lines that a command of the loop offers by numbers.
    pub listed: RefCell<Vec<String>>,
    /// Whether it was said that a key is missing; a loop says it once.
    pub missed: OnceCell<()>,
    /// The line that is being typed, for news of phones.
    pub beside: Beside,
    /// The pages for phones, while they are open.
    #[cfg(feature = "phone")]
    pub phones: crate::command::open::open_pages::Phones,
}

impl App {
    /// Looks around once.
    ///
    /// # Errors
    /// When there is no home folder to keep data in, or something is wrong in the folder of scenarios.
    pub fn new(global: &crate::cli::Global) -> Result<Self, Failure> {
        let var = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let lang = global.lang.unwrap_or_else(locale);
        let words = Words::new(lang);
        let data = match etcetera::choose_base_strategy() {
            Ok(strategy) => strategy.data_dir().join("referee"),
            Err(_) => return Err(Failure::new(ExitStatus::Io, words.say("cli-no-home"))),
        };
        let table =
            global.table.as_deref().map(|it| named_table::named(it, &data, &words)).transpose()?;
        let (input, output) = (io::stdin().is_terminal(), io::stdout().is_terminal());
        let asked = global.plain;
        let look = Look::new(output, asked, var);
        let app = Self {
            grammar: Grammar::new(lang),
            past: words.of_the_past(),
            words,
            plain: look.plain() || !input || !output,
            spoken: Look::new(true, asked, var).plain(),
            look,
            columns: var("COLUMNS")
                .and_then(|columns| columns.parse().ok())
                .or_else(|| {
                    console::Term::stdout().size_checked().map(|(_, columns)| columns.into())
                })
                .unwrap_or(80)
                .clamp(40, 200),
            rows: console::Term::stdout().size_checked().map_or(24, |(rows, _)| rows.into()),
            typed: TypedIn::CommandLine,
            json: global.json,
            pace: if global.hasty { Pace::Hasty } else { Pace::Usual },
            chosen: global.lang,
            scenarios: global.scenarios.clone(),
            data,
            table,
            passphrase: global.passphrase_file.clone(),
            pin: global.pin_file.clone(),
            unlocked: OnceCell::new(),
            recorded: OnceCell::new(),
            held: None,
            below: RefCell::default(),
            listed: RefCell::default(),
            missed: OnceCell::new(),
            beside: Beside::default(),
            #[cfg(feature = "phone")]
            phones: crate::command::open::open_pages::Phones::default(),
        };
        if let Some(folder) = &app.scenarios {
            app.library().check(folder).map_err(|error| new::scenario_failure(&app, &error))?;
        }
        Ok(app)
    }

    /// Whether pages for phones are open, on which the table may move on at any moment.
    #[cfg(feature = "phone")]
    pub fn has_phones(&self) -> bool {
        self.phones.get().is_some()
    }

    /// There are no pages for phones.
    #[cfg(not(feature = "phone"))]
    pub const fn has_phones(&self) -> bool {
        false
    }

    /// At which seats of a table a phone is in.
    #[cfg(feature = "phone")]
    pub fn on_phones(&self, session: &Session) -> SeatSet {
        come_along::on_phones(self, session)
    }

    /// There are no phones.
    #[cfg(not(feature = "phone"))]
    pub const fn on_phones(&self, _: &Session) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Leads the phones at the table in this file to one that was opened just now; says whether codes were shown.
    ///
    /// # Errors
    /// When the terminal is gone.
    #[cfg(feature = "phone")]
    pub fn phones_come_along(
        &self,
        last: &Path,
        session: &Session,
        further: bool,
    ) -> Result<bool, Failure> {
        come_along::come_along(self, last, session, further)
    }

    /// There are no phones.
    ///
    /// # Errors
    /// None.
    #[cfg(not(feature = "phone"))]
    #[expect(clippy::unnecessary_wraps, reason = "with phones it can fail")]
    pub const fn phones_come_along(&self, _: &Path, _: &Session, _: bool) -> Result<bool, Failure> {
        Ok(false)
    }

    /// Measures the window, which may have been drawn larger or smaller.
    pub fn measure(&mut self) {
        if let Some((rows, columns)) = console::Term::stdout().size_checked() {
            self.rows = rows.into();
            if env::var_os("COLUMNS").is_none() {
                self.columns = usize::from(columns).clamp(40, 200);
            }
        }
    }

    /// The language in which the app speaks.
    pub const fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: Lang) {
        if lang != self.lang() {
            (self.words, self.grammar) = (Words::new(lang), Grammar::new(lang));
            self.past = self.words.of_the_past();
        }
    }

    /// How the board may look: a pipe gets the drawing as well, without colour.
    pub fn drawing(&self) -> Look {
        match self.look.medium {
            Medium::Lines if !self.spoken => Look { medium: Medium::Screen, ..self.look },
            _ => self.look,
        }
    }

    /// The tables of this computer.
    pub fn archive(&self) -> Archive {
        Archive::new(&self.data)
    }

    /// Seconds since 1970 UTC.
    pub fn now() -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
    }

    /// Prints lines on standard output.
    ///
    /// # Errors
    /// When the reader has gone or the disk is full; what was recorded is recorded all the same, and that is said.
    pub fn print<T: AsRef<str>>(&self, lines: &[T]) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let mut print = || {
            lines.iter().try_for_each(|line| writeln!(out, "{}", shown(line.as_ref())))?;
            out.flush()
        };
        print().map_err(|error| self.unshown(error))
    }

    fn unshown(&self, error: io::Error) -> Failure {
        // A reader that has seen enough, such as `head`, is no failure of ours.
        if error.kind() == io::ErrorKind::BrokenPipe {
            return error.into();
        }
        let reason = ("reason", output::reason_of(self, &error).into());
        let failure = Failure::new(ExitStatus::Io, self.words.tell("file-unshown", &[reason]));
        match self.recorded.get() {
            Some(file) => {
                let file = ("file", file.display().to_string().into());
                failure.hint(self.words.tell("file-recorded", &[file]))
            }
            None => failure,
        }
    }

    /// Prints a value as JSON on standard output.
    ///
    /// # Errors
    /// As [`print`].
    pub fn print_json(&self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let value = serde_json::to_value(value).unwrap_or(Value::Null);
        self.print(&[escaped(&format!("{value:#}"))])
    }

    /// A command as it is typed here: `secret ann` in the loop, `referee secret ann` outside.
    pub fn command(&self, keyword: Keyword, rest: &str) -> String {
        let line = match self.typed {
            TypedIn::Loop => format!("{} {rest}", self.grammar.shown(keyword)),
            TypedIn::CommandLine => format!("referee {} {rest}", keyword.name()),
        };
        line.trim_end().to_owned()
    }

    /// What is typed for a seat: what the reader calls it; in the shell its player or, at last, its id, where that has
    /// several words.
    pub fn seat_word(&self, view: &View<'_>, seat: Seat) -> String {
        match self.typed {
            TypedIn::Loop => self.voice(view).seat_word(seat),
            // There words stand apart.
            TypedIn::CommandLine => {
                let voice = self.voice(view);
                let words = [voice.seat_word(seat), voice.somebody(seat)];
                let whole = words.into_iter().find(|word| !word.contains(char::is_whitespace));
                whole.unwrap_or_else(|| view.opening().seat_id(seat).to_owned())
            }
        }
    }

    /// Says something beside the answer, on standard error, broken at the width of a terminal.
    pub fn remark(&self, line: &str) {
        let line = &*shown(line);
        let mut out = io::stderr().lock();
        // Nobody to hear it is no reason to stop.
        if self.plain || !out.is_terminal() {
            let _ = writeln!(out, "{line}");
        } else {
            for part in wrap(line, self.columns) {
                let _ = writeln!(out, "{part}");
            }
        }
    }

    /// Whether somebody sits at a terminal and can answer a question.
    #[expect(clippy::unused_self, reason = "the app is where questions are asked")]
    pub fn is_answered(&self) -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    /// The first line of standard input or of a file, without its end.
    ///
    /// # Errors
    /// When it cannot be read, or is far too long.
    pub fn first_line(&self, path: Option<&Path>) -> Result<String, Failure> {
        let Some(path) = path else {
            let line = file::line(&mut io::stdin().lock());
            return Ok(line.map_err(|error| self.no_line(error))?.unwrap_or_default());
        };
        let text =
            file::text(path, LONGEST_LINE).map_err(|error| output::file_failure(self, &error))?;
        Ok(text.lines().next().unwrap_or_default().to_owned())
    }

    /// Why there is no line on standard input.
    pub fn no_line(&self, error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::FileTooLarge => {
                let most = ("most", LONGEST_LINE.into());
                Failure::new(ExitStatus::Usage, self.words.tell("file-line-too-long", &[most]))
            }
            _ => error.into(),
        }
    }
}

/// The language of the surroundings.
pub fn locale() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
        .and_then(|locale| Lang::from_locale(&locale))
        .unwrap_or_default()
}
