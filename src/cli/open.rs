//! Opening the table that a command is about.
use std::path::Path;

use noir_referee::lang::Keyword;
use noir_referee::rules::{Action, Audience, Seat};
use noir_referee::session::{Looked, Session, Stopped};
use noir_referee::table::safe::{JournalError, KeyError, Lock, TableKey};
use noir_referee::table::{Progress, Table, TableFile};
use serde_json::json;

use super::app::App;
use super::eyes::is_public;
use super::failure::{ExitStatus, Failure};
use super::speak::Told;

/// What a command wants of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// To look at what lies open.
    Read,
    /// To record something.
    Write,
}

impl App {
    /// Opens the table, says what is damaged, and speaks its language unless another was chosen.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read, or (to write) it is damaged or in use.
    pub fn open(&mut self, want: Want) -> Result<Session, Failure> {
        if let Some(held) = self.held.take() {
            return Ok(held);
        }
        let path = self.table_file()?;
        let session = match want {
            Want::Read => self.open_to_read(&path),
            Want::Write => self.open_to_write(&path),
        };
        session.map_err(|error| match error {
            NotOpened::Journal(error) => self.journal_failure(&path, &error),
            NotOpened::Failure(failure) => failure,
        })
    }

    /// What lies open needs no key; at the end everything lies open, for whoever has it.
    fn open_to_read(&mut self, path: &Path) -> Result<Session, NotOpened> {
        let archive = self.archive();
        let file = archive.read(path)?;
        self.greet(path, &file);
        let table = file.look()?;
        archive.unexpected(&file).iter().for_each(|it| self.say_unexpected(path, it));
        let over = table.public().position().outcome().is_some();
        let asks = file.lock().is_some() && self.passphrase.is_none();
        if !over || !table.is_locked() || asks {
            return Ok(Session::shown(&archive, file)?);
        }
        let key = self.key(&file.opening().id, file.lock())?;
        let session = Session::of(&archive, file, key)?;
        self.miss_key(&session);
        Ok(session)
    }

    fn open_to_write(&mut self, path: &Path) -> Result<Session, NotOpened> {
        let archive = self.archive();
        let file = archive.hold(path)?;
        self.greet(path, &file);
        let key = self.key(&file.opening().id, file.lock())?;
        let mut session = Session::of(&archive, file, key)?;
        self.miss_key(&session);
        self.notice(&mut session)?;
        Ok(session)
    }

    /// Speaks the language of the table, and says what is damaged.
    fn greet(&mut self, path: &Path, file: &TableFile) {
        self.speak_at(file);
        if let Some(damage) = file.damage() {
            self.damage_failure(path, damage).lines.iter().for_each(|line| self.remark(line));
        }
    }

    /// Speaks the language of the table that is meant, if there is one.
    pub fn speak_as_the_table(&mut self) {
        let file = self.table_file().ok().and_then(|path| self.archive().read(&path).ok());
        if let Some(file) = file {
            self.speak_at(&file);
        }
    }

    /// Speaks the language of this table where nobody asked for another.
    fn speak_at(&mut self, file: &TableFile) {
        if self.chosen.is_none()
            && let Ok(lang) = file.opening().lang.parse()
        {
            self.speak(lang);
        }
    }

    /// Says, once, where the key is missing.
    fn miss_key(&self, session: &Session) {
        if session.table().is_locked() && self.missed.set(()).is_ok() {
            self.remark(&self.words.say("cli-key-missing"));
        }
    }

    /// Holds the file of a table again, with whatever was said in another window meanwhile; says whether anything was.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub(super) fn hold(&self, session: &mut Session) -> Result<bool, Failure> {
        self.unlock(session)?;
        session.hold().map_err(|error| self.journal_failure(session.path(), &error))
    }

    /// Looks whether anything was recorded in another window, without keeping that window from it; says whether it was.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub(super) fn refresh(&self, session: &mut Session) -> Result<bool, Failure> {
        self.unlock(session)?;
        session.refresh().map_err(|error| self.journal_failure(session.path(), &error))
    }

    /// Gives a session the key by which its file is read again, if it was opened for what lies open.
    fn unlock(&self, session: &mut Session) -> Result<(), Failure> {
        if session.wants_key()
            && !session.is_held()
            && let Some(key) = self.key(&session.opening().id, session.lock())?
        {
            session.unlock(key);
        }
        Ok(())
    }

    /// Asks something about the table while other windows go on with it, then takes its file up again.
    ///
    /// # Errors
    /// As [`open`](Self::open); or when another window has said something meanwhile: the answer was for another board.
    pub(super) fn unheld<T>(
        &self,
        session: &mut Session,
        ask: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        session.release();
        let answer = ask()?;
        let since = session.progress();
        if self.hold(session)? {
            return Err(self.was_faster(session, since));
        }
        Ok(answer)
    }

    /// Yes or no to a question about the table; no if it was declined.
    ///
    /// # Errors
    /// As [`unheld`](Self::unheld).
    pub(super) fn confirm_unheld(
        &self,
        session: &mut Session,
        prompt: &str,
    ) -> Result<bool, Failure> {
        self.unheld(session, || self.confirm(prompt))
    }

    /// That somebody was faster.
    fn was_faster(&self, session: &Session, since: Progress) -> Failure {
        Failure {
            exit: ExitStatus::Io,
            lines: self.too_late(self.meanwhile(session, since)).all(),
            json: None,
        }
    }

    /// News that stand below the sentence that a line was not done for them.
    pub(super) fn too_late(&self, news: Told) -> Told {
        let first = self.words.say("cli-meanwhile");
        Told { lines: std::iter::once(first).chain(news.lines).collect(), ..news }
    }

    /// What was said in another window since then.
    pub(super) fn meanwhile(&self, session: &Session, since: Progress) -> Told {
        // Lines may have been taken back as well.
        if session.progress().seq > since.seq {
            self.news(session.table(), since)
        } else {
            self.newest_entry(session)
        }
    }

    /// Opens the table for `audience`, which may be a seat or the referee: then it is recorded that
    /// somebody looks, before anything is written to a file for him.
    ///
    /// # Errors
    /// As [`open`](Self::open), or when nobody may look as the referee.
    pub fn open_as(&mut self, who: Option<&str>) -> Result<(Session, Looked), Failure> {
        let who = who.filter(|who| !is_public(Some(who)));
        let mut session = self.open(if who.is_none() { Want::Read } else { Want::Write })?;
        let audience =
            who.map_or(Ok(Audience::Public), |who| self.audience(session.table(), who))?;
        let admitted = self.admit(&mut session, audience)?;
        let looked = self.look(&mut session, &admitted)?;
        Ok((session, looked))
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
        let over = table.public().position().outcome().is_some();
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
        let view = table.public();
        let voice = self.voice(&view);
        let wanted = who.to_lowercase();
        let which = |is: &dyn Fn(Seat) -> bool| -> Vec<Seat> {
            opening.all_seats().filter(|seat| !who.is_empty() && is(*seat)).collect()
        };
        let role = |seat: Seat| voice.role(seat).to_lowercase();
        // By id, player or role, also as readers of this language call it where the box says nothing.
        let called = opening.seats_called(who);
        let called = || which(&|seat| called.contains(&seat) || role(seat) == wanted);
        // Where several play the same role, its number says which of them.
        let numbered = || {
            which(&|seat| role(seat).rsplit_once(' ').is_some_and(|(_, number)| number == wanted))
        };
        let endings = self.grammar.sayings().words("ending");
        let in_some_case = || opening.seat_of_role(who, &endings).into_iter().collect();
        // Enough letters of a name to know whose it is.
        let begun = || {
            let player = |seat: Seat| opening.player(seat).to_lowercase();
            which(&|seat| player(seat).starts_with(&wanted) || role(seat).starts_with(&wanted))
        };
        let ways: [&dyn Fn() -> Vec<Seat>; 4] = [&called, &numbered, &in_some_case, &begun];
        let found = ways.iter().map(|way| way()).find(|seats| !seats.is_empty());
        let found = found.unwrap_or_default();
        if let [seat] = found[..] {
            return Ok(seat);
        }
        let (key, seats) = if found.is_empty() {
            ("cli-no-seat", opening.all_seats().map(|seat| voice.somebody(seat)).collect())
        } else {
            ("cli-seats", found.iter().map(|seat| voice.seat(*seat)).collect::<Vec<_>>())
        };
        let args = [("found", who.into()), ("seats", self.words.one_of(&seats).into())];
        Err(Failure::new(ExitStatus::Usage, self.words.tell(key, &args)))
    }

    /// Does something that is recorded, and says if this computer could not remember the new end of the file.
    ///
    /// # Errors
    /// The refusal, or what the disk says.
    pub fn does<T>(
        &self,
        session: &mut Session,
        act: impl FnOnce(&mut Session) -> Result<T, Stopped>,
    ) -> Result<T, Failure> {
        self.unlock(session)?;
        let done = act(session);
        self.heed(session);
        done.map_err(|stopped| self.stopped(session, &stopped, None))
    }

    /// Hears what came of recording something.
    pub(super) fn heed(&self, session: &mut Session) {
        if session.has_recorded() {
            let _ = self.recorded.set(session.path().to_owned());
        }
        if let Some(error) = session.forgotten() {
            self.file_failure(&error).lines.iter().for_each(|line| self.remark(line));
            self.remark(&self.words.say("seen-unwritten"));
        }
    }

    /// Why something was not done; `said` is the line, where it was said aloud.
    pub(super) fn stopped(
        &self,
        session: &Session,
        stopped: &Stopped,
        said: Option<&Action>,
    ) -> Failure {
        match stopped {
            Stopped::Refused(refusal) => self.refusal_failure(session, *refusal, said),
            Stopped::Hidden(seat) => {
                let id = session.opening().seat_id(*seat);
                let view = session.public();
                let command = self.command(Keyword::Secret, &self.seat_word(&view, *seat));
                let who = ("who", self.voice(&view).seat(*seat).into());
                let said = self.words.tell("refusals-hidden", &[who, ("command", command.into())]);
                Failure::new(ExitStatus::Refused, said)
                    .with_json("refused", json!({ "rule": "hidden-card", "seat": id }))
            }
            Stopped::Private => self.private_line(),
            Stopped::Moved(since) => self.was_faster(session, *since),
            Stopped::NeedsConsent => {
                Failure::new(ExitStatus::Usage, self.words.say("cli-undo-kept"))
            }
            Stopped::Locked => Failure::new(ExitStatus::Io, self.words.say("cli-locked")),
            Stopped::Disk(error) => self.journal_failure(session.path(), error),
            Stopped::Correction(error) => self.no_correction(error),
            Stopped::Only(lines) => self.only_lines("cli-undo-only", *lines),
            Stopped::OnlyUndone(lines) => self.only_lines("cli-redo-only", *lines),
        }
    }

    fn only_lines(&self, key: &str, lines: usize) -> Failure {
        let said = self.words.tell(key, &[("n", lines.into())]);
        Failure::new(ExitStatus::Refused, said)
            .with_json("refused", json!({ "rule": "only-lines", "lines": lines }))
    }

    /// The key of a table, asked for where a passphrase opens it; none where it is not on this computer.
    ///
    /// # Errors
    /// When the passphrase is wrong or was not given, or the key cannot be read.
    pub(super) fn key(
        &self,
        table: &str,
        lock: Option<&Lock>,
    ) -> Result<Option<TableKey>, Failure> {
        let Some(lock) = lock else {
            return self.archive().key(table).map_err(|error| self.key_failure(error));
        };
        if let Some((_, key)) = self.unlocked.get().filter(|(known, _)| known == table) {
            return Ok(Some(key.clone()));
        }
        let key = lock.key(&self.ask_passphrase()?).map_err(|error| self.key_failure(error))?;
        let _ = self.unlocked.set((table.to_owned(), key.clone()));
        Ok(Some(key))
    }

    /// Why there is no key.
    pub(super) fn key_failure(&self, error: KeyError) -> Failure {
        match error {
            KeyError::WrongPassphrase => {
                Failure::new(ExitStatus::Io, self.words.say("cli-wrong-passphrase"))
            }
            KeyError::Missing | KeyError::Damaged | KeyError::NotALock => {
                Failure::new(ExitStatus::Damaged, self.words.say("cli-key-damaged"))
            }
            KeyError::File(error) => self.file_failure(&error),
            KeyError::Io(error) => error.into(),
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
}

/// Why a table was not opened.
enum NotOpened {
    Journal(JournalError),
    Failure(Failure),
}

impl From<JournalError> for NotOpened {
    fn from(error: JournalError) -> Self {
        Self::Journal(error)
    }
}

impl From<Failure> for NotOpened {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}
