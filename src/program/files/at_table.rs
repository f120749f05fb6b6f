//! Opening the table that a command is about.
use std::path::Path;

use noir_referee::lang::Keyword;
use noir_referee::rules::{Action, Audience, Seat};
use noir_referee::screen::RefusedData;
use noir_referee::session::{Looked, Session, Stopped};
use noir_referee::table::safe::{JournalError, KeyError, Lock, TableKey};
use noir_referee::table::{LineError, Progress, Table, TableFile};

use crate::app::App;
use crate::command::say::correct;
use crate::failure::{ExitStatus, Failure};
use crate::files::{current, output, unexpected};
use crate::page::private_answer::is_public;
use crate::page::{pin, private_answer};
use crate::shell::{ends, refusal};
use crate::speak;
use crate::speak::Told;

/// What a command wants of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// To look at what lies open.
    Read,
    /// To record something.
    Write,
}

impl App {
    /// Does something that is recorded, and says if this computer could not remember the new end of the file.
    ///
    /// # Errors
    /// The refusal, or what the disk says.
    pub fn does<T>(
        &self,
        session: &mut Session,
        act: impl FnOnce(&mut Session) -> Result<T, Stopped>,
    ) -> Result<T, Failure> {
        unlock(self, session)?;
        let done = act(session);
        self.heed(session);
        done.map_err(|stopped| self.stopped(session, &stopped, None))
    }

    /// Hears what came of recording something.
    pub(crate) fn heed(&self, session: &mut Session) {
        if session.has_recorded() {
            let _ = self.recorded.set(session.path().to_owned());
        }
        if let Some(error) = session.forgotten() {
            output::file_failure(self, &error).lines.iter().for_each(|line| self.remark(line));
            self.remark(&self.words.say("seen-unwritten"));
        }
    }

    /// Why something was not done; `said` is the line, where it was said aloud.
    pub(crate) fn stopped(
        &self,
        session: &Session,
        stopped: &Stopped,
        said: Option<&Action>,
    ) -> Failure {
        match stopped {
            Stopped::Line(LineError::Refused(refusal)) => {
                refusal::refusal_failure(self, session, *refusal, said)
            }
            Stopped::Line(LineError::Hidden(seat)) => {
                let id = session.opening().seat_id(*seat);
                let view = session.public();
                let command = self.command(Keyword::Secret, &self.seat_word(&view, *seat));
                let who = ("who", self.voice(&view).seat(*seat).into());
                let said = self.words.tell("refusals-hidden", &[who, ("command", command.into())]);
                Failure::new(ExitStatus::Refused, said).hidden_card(id)
            }
            Stopped::Line(LineError::Private) => refusal::private_line(self),
            Stopped::Moved(since) => was_faster(self, session, *since),
            Stopped::NeedsConsent => {
                Failure::new(ExitStatus::Usage, self.words.say("cli-undo-kept"))
            }
            Stopped::Line(LineError::Locked) => {
                Failure::new(ExitStatus::Io, self.words.say("cli-locked"))
            }
            Stopped::Line(LineError::Journal(error)) => {
                ends::journal_failure(self, session.path(), error)
            }
            Stopped::Correction(error) => correct::no_correction(self, error),
            Stopped::Only(lines) => only_lines(self, "cli-undo-only", *lines),
            Stopped::OnlyUndone(lines) => only_lines(self, "cli-redo-only", *lines),
        }
    }
}

/// Opens the table, says what is damaged, and speaks its language unless another was chosen.
///
/// # Errors
/// When there is no such table, or it cannot be read, or (to write) it is damaged or in use.
pub fn open(app: &mut App, want: Want) -> Result<Session, Failure> {
    if let Some(held) = app.held.take() {
        return Ok(held);
    }
    let path = current::table_file(app)?;
    let session = match want {
        Want::Read => open_to_read(app, &path),
        Want::Write => open_to_write(app, &path),
    };
    session.map_err(|error| match error {
        NotOpened::Journal(error) => ends::journal_failure(app, &path, &error),
        NotOpened::Failure(failure) => failure,
    })
}

/// What lies open needs no key; at the end everything lies open, for whoever has it.
fn open_to_read(app: &mut App, path: &Path) -> Result<Session, NotOpened> {
    let archive = app.archive();
    let file = archive.read(path)?;
    greet(app, path, &file);
    let table = file.look()?;
    archive.unexpected(&file).iter().for_each(|it| unexpected::say_unexpected(app, path, it));
    let over = table.public().position().outcome().is_some();
    let asks = file.lock().is_some() && app.passphrase.is_none();
    if !over || !table.is_locked() || asks {
        return Ok(Session::shown(&archive, file)?);
    }
    let key = key(app, &file.opening().id, file.lock())?;
    let session = Session::of(&archive, file, key)?;
    miss_key(app, &session);
    Ok(session)
}

fn open_to_write(app: &mut App, path: &Path) -> Result<Session, NotOpened> {
    let archive = app.archive();
    let file = archive.hold(path)?;
    greet(app, path, &file);
    let key = key(app, &file.opening().id, file.lock())?;
    let mut session = Session::of(&archive, file, key)?;
    miss_key(app, &session);
    unexpected::notice(app, &mut session)?;
    Ok(session)
}

/// Speaks the language of the table, and says what is damaged.
fn greet(app: &mut App, path: &Path, file: &TableFile) {
    speak_at(app, file);
    if let Some(damage) = file.damage() {
        ends::damage_failure(app, path, damage).lines.iter().for_each(|line| app.remark(line));
    }
}

/// Speaks the language of the table that is meant, if there is one.
pub fn speak_as_the_table(app: &mut App) {
    let file = current::table_file(app).ok().and_then(|path| app.archive().read(&path).ok());
    if let Some(file) = file {
        speak_at(app, &file);
    }
}

/// Speaks the language of this table where nobody asked for another.
fn speak_at(app: &mut App, file: &TableFile) {
    if app.chosen.is_none()
        && let Ok(lang) = file.opening().lang.parse()
    {
        app.speak(lang);
    }
}

/// Says, once, where the key is missing.
fn miss_key(app: &App, session: &Session) {
    if session.table().is_locked() && app.missed.set(()).is_ok() {
        app.remark(&app.words.say("cli-key-missing"));
    }
}

/// Holds the file of a table again, with whatever was said in another window meanwhile; says whether anything was.
///
/// # Errors
/// As [`open`](open).
pub(crate) fn hold(app: &App, session: &mut Session) -> Result<bool, Failure> {
    unlock(app, session)?;
    session.hold().map_err(|error| ends::journal_failure(app, session.path(), &error))
}

/// Looks whether anything was recorded in another window, without keeping that window from it; says whether it was.
///
/// # Errors
/// As [`open`](open).
pub(crate) fn refresh(app: &App, session: &mut Session) -> Result<bool, Failure> {
    unlock(app, session)?;
    session.refresh().map_err(|error| ends::journal_failure(app, session.path(), &error))
}

/// Gives a session the key by which its file is read again, if it was opened for what lies open.
fn unlock(app: &App, session: &mut Session) -> Result<(), Failure> {
    if session.wants_key()
        && !session.is_held()
        && let Some(key) = key(app, &session.opening().id, session.lock())?
    {
        session.unlock(key);
    }
    Ok(())
}

/// Asks something about the table while other windows go on with it, then takes its file up again.
///
/// # Errors
/// As [`open`](open); or when another window has said something meanwhile: the answer was for another board.
pub(crate) fn unheld<T>(
    app: &App,
    session: &mut Session,
    ask: impl FnOnce() -> Result<T, Failure>,
) -> Result<T, Failure> {
    session.release();
    let answer = ask()?;
    let since = session.progress();
    if hold(app, session)? {
        return Err(was_faster(app, session, since));
    }
    Ok(answer)
}

/// Yes or no to a question about the table; no if it was declined.
///
/// # Errors
/// As [`unheld`](unheld).
pub(crate) fn confirm_unheld(
    app: &App,
    session: &mut Session,
    prompt: &str,
) -> Result<bool, Failure> {
    unheld(app, session, || app.confirm(prompt))
}

/// That somebody was faster.
fn was_faster(app: &App, session: &Session, since: Progress) -> Failure {
    Failure {
        exit: ExitStatus::Io,
        lines: too_late(app, meanwhile(app, session, since)).all(),
        json: None,
    }
}

/// News that stand below the sentence that a line was not done for them.
pub(crate) fn too_late(app: &App, news: Told) -> Told {
    let first = app.words.say("cli-meanwhile");
    [vec![first].into(), news].into_iter().collect()
}

/// What was said in another window since then.
pub(crate) fn meanwhile(app: &App, session: &Session, since: Progress) -> Told {
    // Lines may have been taken back as well.
    if session.progress().seq > since.seq {
        speak::news(app, session.table(), since)
    } else {
        speak::newest_entry(app, session)
    }
}

/// Opens the table for `audience`, which may be a seat or the referee: then it is recorded that
/// somebody looks, before anything is written to a file for him.
///
/// # Errors
/// As [`open`](open), or when nobody may look as the referee.
pub fn open_as(app: &mut App, who: Option<&str>) -> Result<(Session, Looked), Failure> {
    let who = who.filter(|who| !is_public(Some(who)));
    let mut session = open(app, if who.is_none() { Want::Read } else { Want::Write })?;
    let audience = who.map_or(Ok(Audience::Public), |who| audience(app, session.table(), who))?;
    let admitted = pin::admit(app, &mut session, audience)?;
    let looked = private_answer::look(app, &mut session, admitted)?;
    Ok((session, looked))
}

/// Whose eyes `who` names: a seat, a player, or a referee who does not play.
///
/// # Errors
/// When there is no such seat, or no referee and the game is not over.
pub fn audience(app: &App, table: &Table, who: &str) -> Result<Audience, Failure> {
    if who.eq_ignore_ascii_case("public") {
        return Ok(Audience::Public);
    }
    if !who.eq_ignore_ascii_case("referee") {
        return Ok(Audience::Seat(seat(app, table, who)?));
    }
    let over = table.public().position().outcome().is_some();
    if table.opening().referee || over {
        return Ok(Audience::Referee);
    }
    Err(Failure::new(ExitStatus::Refused, app.words.say("cli-no-referee")).refused_by("no-referee"))
}

/// The seat that an id or a player's name means.
///
/// # Errors
/// Names the seats there are.
pub fn seat(app: &App, table: &Table, who: &str) -> Result<Seat, Failure> {
    let opening = table.opening();
    let view = table.public();
    let voice = app.voice(&view);
    let wanted = who.to_lowercase();
    let which = |is: &dyn Fn(Seat) -> bool| -> Vec<Seat> {
        opening.all_seats().filter(|seat| !who.is_empty() && is(*seat)).collect()
    };
    let role = |seat: Seat| voice.role(seat).to_lowercase();
    // By id, player or role, also as readers of this language call it where the box says nothing.
    let called = opening.seats_called(who);
    let called = || which(&|seat| called.contains(&seat) || role(seat) == wanted);
    // Where several play the same role, its number says which of them.
    let numbered =
        || which(&|seat| role(seat).rsplit_once(' ').is_some_and(|(_, number)| number == wanted));
    let endings = app.grammar.lists().words("ending");
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
    let args = [("found", who.into()), ("seats", app.words.one_of(&seats).into())];
    Err(Failure::new(ExitStatus::Usage, app.words.tell(key, &args)))
}

fn only_lines(app: &App, key: &str, lines: usize) -> Failure {
    let said = app.words.tell(key, &[("n", lines.into())]);
    Failure::new(ExitStatus::Refused, said).refused(RefusedData::only_lines(lines))
}

/// The key of a table, asked for where a passphrase opens it; none where it is not on this computer.
///
/// # Errors
/// When the passphrase is wrong or was not given, or the key cannot be read.
pub(crate) fn key(
    app: &App,
    table: &str,
    lock: Option<&Lock>,
) -> Result<Option<TableKey>, Failure> {
    let Some(lock) = lock else {
        return app.archive().key(table).map_err(|error| key_failure(app, error));
    };
    if let Some((_, key)) = app.unlocked.get().filter(|(known, _)| known == table) {
        return Ok(Some(key.clone()));
    }
    let key = lock.key(&ask_passphrase(app)?).map_err(|error| key_failure(app, error))?;
    let _ = app.unlocked.set((table.to_owned(), key.clone()));
    Ok(Some(key))
}

/// Why there is no key.
#[expect(clippy::needless_pass_by_value, reason = "handed on as it came")]
pub(crate) fn key_failure(app: &App, error: KeyError) -> Failure {
    ends::fails(app, &error)
}

/// The passphrase, from the file that was named or from a hidden prompt.
pub(crate) fn ask_passphrase(app: &App) -> Result<String, Failure> {
    if let Some(file) = &app.passphrase {
        return app.first_line(Some(file));
    }
    if app.plain && !std::io::IsTerminal::is_terminal(&std::io::stdin()) {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-passphrase-needed")));
    }
    let prompt = app.words.say("cli-passphrase");
    let said = app.hidden(&prompt, None)?;
    said.ok_or_else(|| Failure::new(ExitStatus::Usage, app.words.say("cli-passphrase-needed")))
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
