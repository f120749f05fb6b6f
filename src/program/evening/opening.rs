//! From the answers to a table whose game can begin, or back to the questions.
use std::path::Path;

use noir_referee::session::Session;

use crate::app::{App, TypedIn};
use crate::command::open::new::NewTable;
use crate::command::open::{new, people};
use crate::evening::dialogue::Plan;
use crate::evening::first_look::offer_first_look;
use crate::evening::{dialogue, walk};
use crate::failure::Failure;
use crate::files::current;

/// Asks and opens a table; nothing if somebody went back. Whoever goes back from the first step of the way to the
/// table comes to the last question, and the table that was opened is gone again.
pub(crate) fn open_by_questions(app: &mut App, mut plan: Plan) -> Result<Option<Session>, Failure> {
    while let Some(game) = dialogue::dialogue(app, &mut plan)? {
        if let Some(session) = open_and_welcome(app, &game.into(), false, None)? {
            return Ok(Some(session));
        }
        plan.came_back = true;
    }
    Ok(None)
}

/// Opens a table, and leads to its first turn; in `brief` those who have just played, `again` after the table in this file,
/// with everybody one seat further or by lot. Nothing if the others went back from the first step.
pub(crate) fn open_and_welcome(
    app: &mut App,
    new: &NewTable,
    brief: bool,
    again: Option<(&Path, bool)>,
) -> Result<Option<Session>, Failure> {
    let before = current::last(app);
    let typed = app.typed;
    let (mut session, setup) = new::open_laid(app, new)?;
    loop {
        let back = !walk::set_up(app, &session, &setup, brief, true)?;
        // What is advised now is typed at the table.
        app.typed = TypedIn::Loop;
        if let Some((last, further)) = again.filter(|_| !back) {
            session.release();
            app.phones_come_along(last, &session, further)?;
        }
        // Those who have just played know the way: their game is on, and they can look later.
        if !back && (offer_first_look(app, &mut session, before.as_deref())? || brief) {
            people::remember_people(app, session.opening());
            return Ok(Some(session));
        }
        app.typed = typed;
        if back {
            discard(app, session, before.as_deref())?;
            return Ok(None);
        }
    }
}

/// Takes a table away that was opened a moment ago, if nobody has said or seen anything at it; the one `before` is
/// the current one again.
fn discard(app: &mut App, session: Session, before: Option<&Path>) -> Result<(), Failure> {
    let view = session.public();
    let untouched = view.seq() == 0 && view.looks().iter().all(|looks| *looks == 0);
    let path = session.path().to_owned();
    drop(session);
    // What cannot be taken away stays, and can be gone on with.
    if untouched && std::fs::remove_file(path).is_ok() {
        if let Some(before) = before {
            current::take_up(app, before);
        }
        app.print_wrapped(&[app.words.say("start-discarded")])?;
    }
    app.table = None;
    app.recorded = std::cell::OnceCell::new();
    Ok(())
}
