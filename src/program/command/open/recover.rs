//! `referee recover`: goes on with the longest true history of a damaged record.
use std::path::Path;

use noir_referee::session::Session;
use noir_referee::table::safe::{Damage, Place, Recovery, Rescue, Seal};
use noir_referee::table::{JournalLine, Opened, Table};

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::files::{at_table, current, output};
use crate::shell::ends;

/// What `recover` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {}

/// Cuts the file to its longest true history that makes sense, after laying a copy of it aside.
///
/// Whatever could refuse is tried before the file is touched; killed in between, it can be said again.
///
/// # Errors
/// When nothing can be recovered, the file is in use, its secrets do not open, or what the disk says.
pub fn run(_: &Arguments, app: &mut App) -> Result<(), Failure> {
    let path = current::table_file(app)?;
    let known = app.archive().known(&path);
    let mut rescue = Rescue::<JournalLine>::of(&path, known.as_ref())
        .map_err(|error| ends::journal_failure(app, &path, &error))?;
    let Some(JournalLine::Opened { opening, lock, .. }) =
        rescue.history().records.first().map(|first| &first.value)
    else {
        let damage = rescue.history().report.clone().unwrap_or(Damage::NotAJournal);
        return Err(ends::damage_failure(app, &path, &damage));
    };
    let id = opening.id.clone();
    let seal = at_table::key(app, &id, lock.as_ref())?.map(|key| Seal::new(&key, &id));
    if let Err(senseless) = Table::tell_back(&rescue.history().records, seal.clone(), None) {
        rescue.give_up(senseless.record as usize);
    }
    if rescue.history().report.is_none() {
        return app.print(&[app.words.say("cli-recover-nothing")]);
    }
    can_remember(app, &path, &id, known.as_ref())?;
    let recovery = rescue.cut().map_err(|error| ends::journal_failure(app, &path, &error))?;
    go_on(app, &path, recovery, seal)
}

/// Where this computer remembers the file, it must be able to forget what is cut off.
fn can_remember(app: &App, path: &Path, id: &str, known: Option<&Place>) -> Result<(), Failure> {
    let set = |next: &Place| app.archive().heads().set(path, id, next);
    known.map_or(Ok(()), set).map_err(|error| output::file_failure(app, &error))
}

/// The table as it is now, with the record that it was recovered.
fn go_on(
    app: &App,
    path: &Path,
    recovery: Recovery<JournalLine>,
    seal: Option<Seal>,
) -> Result<(), Failure> {
    let Recovery { journal, history, copy } = recovery;
    let table = Table::tell_back(&history.records, seal, Some(journal));
    // Cannot be: it was told back before.
    let table = table.map_err(|_| Failure::silent(ExitStatus::Damaged))?;
    let mut session = Session::at(&app.archive(), Opened::new(table, path), None);
    if !session.table().is_locked() {
        // That it was damaged has been said; the record only notes what it lacks now.
        for it in app.archive().unexpected_at(path, &history, session.table()) {
            app.does(&mut session, |session| session.notice(it.notice, it.lines))?;
        }
    }
    app.does(&mut session, Session::recovered)?;
    let good = ("good", history.records.len().into());
    let copy = ("copy", copy.display().to_string().into());
    app.print(&[app.words.tell("cli-recovered", &[good, copy])])
}
