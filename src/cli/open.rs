//! Opening the table that a command is about.
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use noir_referee::lang::Keyword;
use noir_referee::rules::{Action, Audience, Seat};
use noir_referee::table::safe::{
    Damage, Journal, JournalError, KeyError, LineFlaw, Lock, Memo, Seal,
};
use noir_referee::table::{CorrectError, JournalLine, LineError, Table, Told, UndoError};
use serde_json::json;

use super::desk::Desk;
use super::failure::{ExitStatus, Failure};

/// A table with its file.
pub struct Opened {
    /// The table.
    pub table: Table,
    /// Its file.
    pub path: PathBuf,
    /// Whether the file is damaged, so that only its longest true history is shown.
    pub damaged: bool,
    /// How many of its records the memo tells; 0 for none.
    pub kept: u64,
}

/// A shorter game is read as quickly without a memo.
const FIRST_MEMO: u64 = 64;

/// How many records are decoded rather than a memo made anew.
const NEXT_MEMO: u64 = 32;

/// What a command wants of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// To look at what lies open.
    Read,
    /// To record something.
    Write,
}

/// How long a command waits while another window writes its line: far longer than that takes.
const PATIENCE: Duration = Duration::from_secs(1);

/// Opens a file that others may hold for a line.
fn patiently<T>(open: impl Fn() -> Result<T, JournalError>) -> Result<T, JournalError> {
    let begun = Instant::now();
    loop {
        match open() {
            Err(JournalError::Busy) if begun.elapsed() < PATIENCE => {
                thread::sleep(Duration::from_millis(10));
            }
            opened => return opened,
        }
    }
}

impl Desk {
    /// Opens the table, says what is damaged, and speaks its language unless another was chosen.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read, or (to write) it is damaged or in use.
    pub fn open(&mut self, want: Want) -> Result<Opened, Failure> {
        let path = self.table_file()?;
        let known = self.known(&path);
        let memo = (want == Want::Write).then(|| self.memos().get(&path)).flatten();
        let (mut journal, mut history) = match want {
            Want::Read => {
                let history = Journal::read::<JournalLine>(&path, known.as_ref());
                (None, history.map_err(|error| self.journal_failure(&path, &error))?)
            }
            Want::Write => {
                let memo = memo.as_ref().map(Memo::beginning);
                let open = || Journal::open_after::<JournalLine>(&path, known.as_ref(), memo);
                let (journal, history) =
                    patiently(open).map_err(|error| self.journal_failure(&path, &error))?;
                (Some(journal), history)
            }
        };
        let first = history.records.first().map(|first| first.value.clone());
        let Some(JournalLine::Opened { opening, lock, .. }) = first else {
            let damage = history.report.unwrap_or(Damage::NotAJournal);
            return Err(self.damage_failure(&path, &damage));
        };
        if let Some(field) = opening.forged() {
            let reason = self.words.tell("cli-forged", &[("field", field.into())]);
            let flaw = LineFlaw::Unknown { reason };
            return Err(self.damage_failure(&path, &Damage::BadLine { line: 1, flaw, lines: 1 }));
        }
        if self.chosen.is_none()
            && let Ok(lang) = opening.lang.parse()
        {
            self.speak(lang);
        }
        let mut damaged = false;
        if let Some(damage) = &history.report {
            damaged = !damage.is_harmless();
            if damaged && want == Want::Write {
                return Err(self.damage_failure(&path, damage));
            }
            self.damage_failure(&path, damage).lines.iter().for_each(|line| self.remark(line));
        }
        let own = match want {
            Want::Write => self.seal(&opening.id, lock.as_ref())?,
            Want::Read => None,
        };
        let mut kept = 0;
        let recalled = match (&memo, &own) {
            (Some(memo), Some(seal)) if history.skipped > 0 => memo.open::<Told>(seal),
            _ => None,
        };
        if recalled.is_some() {
            kept = history.skipped + 1;
        } else if let Some(journal) = journal.as_mut().filter(|_| history.skipped > 0) {
            let whole = journal.whole(known.as_ref());
            history = whole.map_err(|error| self.journal_failure(&path, &error))?;
        }
        let mut recalled = recalled.unwrap_or_default();
        let mut told = |seal, journal| {
            let before = std::mem::take(&mut recalled);
            Table::tell_on(&history.records, before, seal, journal).map_err(|senseless| {
                let (line, lines) = (senseless.record + 1, history.records.len() as u64);
                self.damage_failure(
                    &path,
                    &Damage::BadLine { line, flaw: LineFlaw::Senseless, lines },
                )
            })
        };
        let opened = |table, path| Opened { table, path, damaged, kept };
        if want == Want::Read {
            // What lies open needs no key; at the end everything lies open, for whoever has it.
            let table = told(None, None)?;
            let over = table.view(Audience::Public).position().outcome().is_some();
            self.notice_aloud(&path, &opening.id, &history);
            if let Some(seal) = table.public_seal().filter(|_| over) {
                let table = told(Some(seal), None)?;
                return Ok(opened(table, path));
            }
            if !over || (lock.is_some() && self.passphrase.is_none()) {
                return Ok(opened(table, path));
            }
        }
        let own = if want == Want::Read { self.seal(&opening.id, lock.as_ref())? } else { own };
        let seal = match own {
            // On another computer, a game that is over is opened by what it has published.
            None => told(None, None)?.public_seal(),
            seal => seal,
        };
        if seal.is_none() {
            self.remark(&self.words.say("cli-key-missing"));
        }
        let locked = seal.is_none();
        let table = told(seal, journal)?;
        let mut opened = opened(table, path);
        if want == Want::Write && !locked {
            self.notice(&mut opened, &history)?;
        }
        Ok(opened)
    }

    /// Opens the table for `audience`, which may be a seat or the referee: then it is recorded that
    /// somebody looks, before anything is written to a file for him.
    ///
    /// # Errors
    /// As [`open`](Self::open), or when nobody may look as the referee.
    pub fn open_as(&mut self, who: Option<&str>) -> Result<(Opened, Audience), Failure> {
        let Some(who) = who.filter(|who| !who.eq_ignore_ascii_case("public")) else {
            return Ok((self.open(Want::Read)?, Audience::Public));
        };
        let mut opened = self.open(Want::Write)?;
        let audience = self.audience(&opened.table, who)?;
        let admitted = self.admit(&mut opened, audience)?;
        self.note_look(&mut opened, &admitted)?;
        Ok((opened, audience))
    }

    /// Whose eyes `who` names: a seat, a player, or a referee who does not play.
    ///
    /// # Errors
    /// When there is no such seat, or no referee and the game is not over.
    pub fn audience(&self, table: &Table, who: &str) -> Result<Audience, Failure> {
        if who.eq_ignore_ascii_case("public") {
            return Ok(Audience::Public);
        }
        if !who.eq_ignore_ascii_case("referee") {
            return Ok(Audience::Seat(self.seat(table, who)?));
        }
        let over = table.view(Audience::Public).position().outcome().is_some();
        if table.opening().referee || over {
            return Ok(Audience::Referee);
        }
        Err(Failure::new(ExitStatus::Refused, self.words.say("cli-no-referee"))
            .with_json("refused", json!({ "rule": "no-referee" })))
    }

    /// The seat that an id or a player's name means.
    ///
    /// # Errors
    /// Names the seats there are.
    pub fn seat(&self, table: &Table, who: &str) -> Result<Seat, Failure> {
        let opening = table.opening();
        let view = table.view(Audience::Public);
        let voice = self.voice(&view);
        // As readers of this language call the role, where the box says nothing.
        let called = |seat: &Seat| voice.role(*seat).to_lowercase() == who.to_lowercase();
        opening.seat(who).or_else(|| opening.all_seats().find(called)).ok_or_else(|| {
            let seats: Vec<&str> = opening.seats.iter().map(|info| info.seat.as_str()).collect();
            Failure::new(
                ExitStatus::Usage,
                self.words.tell(
                    "cli-no-seat",
                    &[("found", who.into()), ("seats", self.words.one_of(&seats).into())],
                ),
            )
        })
    }

    /// Does something that is recorded, and remembers the new head.
    ///
    /// # Errors
    /// The refusal, or what the disk says.
    pub fn record<T, E: Into<Stopped>>(
        &self,
        opened: &mut Opened,
        act: impl FnOnce(&mut Table) -> Result<T, E>,
    ) -> Result<T, Failure> {
        let before = opened.table.place().cloned();
        let done = act(&mut opened.table).map_err(Into::into);
        // The line that ended the game counts whether or not its secrets could be opened at once.
        let _ = opened.table.publish();
        if let Some(place) = opened.table.place() {
            let due = (opened.kept + NEXT_MEMO).max(FIRST_MEMO) <= place.n;
            if before.as_ref() != Some(place) {
                let _ = self.recorded.set(opened.path.clone());
            }
            self.see(&opened.path, &opened.table.opening().id, place);
            if due && let Some((beginning, seal, told)) = opened.table.told() {
                opened.kept = beginning.next.n;
                // Only a help to the next command.
                let _ = self.memos().set(&opened.path, beginning, seal, &told);
            }
        }
        done.map_err(|error| self.stopped(opened, &error))
    }

    pub(super) fn stopped(&self, opened: &Opened, stopped: &Stopped) -> Failure {
        match stopped {
            Stopped::Line(LineError::Refused(refusal), said) => {
                self.refusal_failure(opened, *refusal, said.as_deref())
            }
            Stopped::Line(LineError::Hidden(seat), _) => {
                let id = opened.table.opening().seat_id(*seat);
                Failure::new(ExitStatus::Refused, self.words.say("refusals-hidden"))
                    .hint(self.words.tell(
                        "refusals-hidden-hint",
                        &[("command", self.command(Keyword::Secret, id).into())],
                    ))
                    .with_json("refused", json!({ "rule": "hidden-card", "seat": id }))
            }
            Stopped::Line(LineError::Private, _) => self.private_line(),
            Stopped::Line(LineError::Locked, _) => {
                Failure::new(ExitStatus::Io, self.words.say("cli-locked"))
            }
            Stopped::Line(LineError::Journal(error), _) => {
                self.journal_failure(&opened.path, error)
            }
            Stopped::Correction(error) => self.no_correction(opened, error),
            Stopped::Only(lines) => Failure::new(
                ExitStatus::Refused,
                self.words.tell("cli-only-lines", &[("n", (*lines).into())]),
            )
            .with_json("refused", json!({ "rule": "only-lines", "lines": lines })),
        }
    }

    pub(super) fn seal(&self, table: &str, lock: Option<&Lock>) -> Result<Option<Seal>, Failure> {
        let key = match lock {
            None => self.keyring().get(table),
            Some(lock) => match self.unlocked.get().filter(|(known, _)| known == table) {
                Some((_, key)) => Ok(key.clone()),
                None => lock.key(&self.ask_passphrase()?),
            },
        };
        if let (Ok(key), Some(_)) = (&key, lock) {
            let _ = self.unlocked.set((table.to_owned(), key.clone()));
        }
        match key {
            Ok(key) => Ok(Some(Seal::new(&key, table))),
            Err(KeyError::Missing) => Ok(None),
            Err(KeyError::WrongPassphrase) => {
                Err(Failure::new(ExitStatus::Io, self.words.say("cli-wrong-passphrase")))
            }
            Err(KeyError::Damaged | KeyError::NotALock) => {
                Err(Failure::new(ExitStatus::Damaged, self.words.say("cli-key-damaged")))
            }
            Err(KeyError::File(error)) => Err(self.file_failure(&error)),
            Err(KeyError::Io(error)) => Err(error.into()),
        }
    }

    /// The passphrase, from the file that was named or from a hidden prompt.
    pub(super) fn ask_passphrase(&self) -> Result<String, Failure> {
        if let Some(file) = &self.passphrase {
            return self.first_line(Some(file));
        }
        if self.plain && !std::io::IsTerminal::is_terminal(&std::io::stdin()) {
            return Err(Failure::new(ExitStatus::Usage, self.words.say("cli-passphrase-needed")));
        }
        let prompt = self.words.say("cli-passphrase");
        let said = self.hidden(&prompt, None)?;
        said.ok_or_else(|| Failure::new(ExitStatus::Usage, self.words.say("cli-passphrase-needed")))
    }

    /// What is wrong with a file, and what can be done.
    pub fn damage_failure(&self, path: &Path, damage: &Damage) -> Failure {
        let file = || ("file", path.display().to_string().into());
        let good = ("good", damage.good().into());
        let line = match damage {
            Damage::Torn { line, bytes } => self.words.tell(
                "cli-damage-torn",
                &[file(), good, ("line", (*line).into()), ("bytes", (*bytes).into())],
            ),
            Damage::BadLine { line, flaw, lines } => {
                let flaw = match flaw {
                    LineFlaw::Shape => self.words.say("cli-flaw-shape"),
                    LineFlaw::Sum => self.words.say("cli-flaw-sum"),
                    LineFlaw::Chain { .. } => self.words.say("cli-flaw-chain"),
                    LineFlaw::Version { found } => {
                        self.words.tell("cli-flaw-version", &[("found", found.into())])
                    }
                    LineFlaw::Senseless => self.words.say("cli-senseless"),
                    LineFlaw::Unknown { reason } => {
                        self.words.tell("cli-flaw-unknown", &[("reason", reason.into())])
                    }
                };
                self.words.tell(
                    "cli-damage-line",
                    &[
                        file(),
                        good,
                        ("line", (*line).into()),
                        ("lines", (*lines).into()),
                        ("flaw", flaw.into()),
                    ],
                )
            }
            Damage::MissingLines { have, want } => self.words.tell(
                "cli-damage-missing",
                &[file(), ("have", (*have).into()), ("want", (*want).into())],
            ),
            Damage::HeadMismatch { line, .. } => {
                self.words.tell("cli-damage-other", &[file(), ("line", (*line).into())])
            }
            Damage::Empty => self.words.tell("cli-damage-empty", &[file()]),
            Damage::NotAJournal => self.words.tell("cli-damage-foreign", &[file()]),
        };
        let failure = Failure::new(ExitStatus::Damaged, line)
            .with_json("damaged", json!({ "good_lines": damage.good() }));
        if damage.is_recoverable() && !damage.is_harmless() {
            failure.hint(self.words.tell("cli-damage-hint", &[file()]))
        } else {
            failure
        }
    }

    /// What the journal says, for people.
    pub fn journal_failure(&self, path: &Path, error: &JournalError) -> Failure {
        let file = ("file", path.display().to_string().into());
        match error {
            JournalError::Damaged(damage) => self.damage_failure(path, damage),
            JournalError::Exists => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-exists", &[file]))
            }
            JournalError::Busy => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-busy", &[file]))
            }
            JournalError::NotAFile => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-not", &[file]))
            }
            JournalError::Changed | JournalError::Stuck => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-changed", &[file]))
            }
            JournalError::Full => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-full", &[file]))
            }
            JournalError::NotARecord(reason) => Failure::new(
                ExitStatus::Io,
                self.words.tell("cli-file-io", &[file, ("reason", reason.into())]),
            ),
            JournalError::File(error) => self.file_failure(error),
            JournalError::Io(error) if error.kind() == std::io::ErrorKind::NotFound => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-none", &[file]))
            }
            JournalError::Io(error) => Failure::new(
                ExitStatus::Io,
                self.words.tell("cli-file-io", &[file, ("reason", self.os_reason(error).into())]),
            ),
        }
    }
}

/// Why something was not recorded.
pub enum Stopped {
    /// The line was not accepted, with its action where it was said aloud.
    Line(LineError, Option<Box<Action>>),
    /// There are only so many lines to take back or say again.
    Only(usize),
    /// Something could not be put right.
    Correction(CorrectError),
}

impl From<CorrectError> for Stopped {
    fn from(error: CorrectError) -> Self {
        match error {
            CorrectError::Line(
                error @ (LineError::Hidden(_)
                | LineError::Private
                | LineError::Locked
                | LineError::Journal(_)),
            ) => error.into(),
            other => Self::Correction(other),
        }
    }
}

impl From<LineError> for Stopped {
    fn from(error: LineError) -> Self {
        Self::Line(error, None)
    }
}

impl From<UndoError> for Stopped {
    fn from(error: UndoError) -> Self {
        match error {
            UndoError::Only(lines) => Self::Only(lines),
            UndoError::Line(error) => error.into(),
        }
    }
}
