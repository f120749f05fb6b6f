//! What this computer has seen of a table before: copies, and lines that are gone, are said aloud and stay in the log.
use std::path::Path;

use noir_referee::session::Session;
use noir_referee::table::Unexpected;
use noir_referee::table::safe::Discrepancy;

use crate::app::App;
use crate::failure::Failure;

/// Says what is not as it was last seen, and writes it into the record.
///
/// # Errors
/// What the journal says.
pub fn notice(app: &App, session: &mut Session) -> Result<(), Failure> {
    for unexpected in session.unexpected() {
        let mut notice = unexpected.notice;
        if notice == Discrepancy::Moved && app.is_answered() {
            let old = ("old", unexpected.place.as_str().into());
            if !app.confirm(&app.words.tell("seen-moved-ask", &[old]))? {
                notice = Discrepancy::Copied;
            }
        } else {
            say_unexpected(app, session.path(), &unexpected);
        }
        app.does(session, |session| session.notice(notice, unexpected.lines))?;
    }
    Ok(())
}

/// Says something that is not as it was last seen.
pub fn say_unexpected(app: &App, path: &Path, unexpected: &Unexpected) {
    let file = ("file", path.display().to_string().into());
    let old = ("old", unexpected.place.as_str().into());
    app.remark(&match unexpected.notice {
        Discrepancy::Copied => app.words.tell("seen-copied", &[file, old]),
        Discrepancy::Moved => app.words.tell("seen-moved", &[file, old]),
        Discrepancy::Behind => {
            let seen = ("seen", unexpected.lines.unwrap_or(0).into());
            app.words.tell("seen-behind", &[file, old, seen])
        }
        Discrepancy::Unknown => app.words.say("seen-unknown"),
    });
}
