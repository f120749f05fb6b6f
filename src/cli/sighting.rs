//! What this computer has seen of a table before: copies, and lines that are gone, are said aloud and stay in the log.
use std::path::Path;

use noir_referee::session::Session;
use noir_referee::table::Unexpected;
use noir_referee::table::safe::Discrepancy;

use super::app::App;
use super::failure::Failure;

impl App {
    /// Says what is not as it was last seen, and writes it into the record.
    ///
    /// # Errors
    /// What the journal says.
    pub fn notice(&self, session: &mut Session) -> Result<(), Failure> {
        for unexpected in session.unexpected() {
            let mut notice = unexpected.notice;
            if notice == Discrepancy::Moved && self.is_answered() {
                let old = ("old", unexpected.place.as_str().into());
                if !self.confirm(&self.words.tell("seen-moved-ask", &[old]))? {
                    notice = Discrepancy::Copied;
                }
            } else {
                self.say_unexpected(session.path(), &unexpected);
            }
            self.does(session, |session| session.notice(notice, unexpected.lines))?;
        }
        Ok(())
    }

    /// Says something that is not as it was last seen.
    pub fn say_unexpected(&self, path: &Path, unexpected: &Unexpected) {
        let file = ("file", path.display().to_string().into());
        let old = ("old", unexpected.place.as_str().into());
        self.remark(&match unexpected.notice {
            Discrepancy::Copied => self.words.tell("seen-copied", &[file, old]),
            Discrepancy::Moved => self.words.tell("seen-moved", &[file, old]),
            Discrepancy::Behind => {
                let seen = ("seen", unexpected.lines.unwrap_or(0).into());
                self.words.tell("seen-behind", &[file, old, seen])
            }
            Discrepancy::Unknown => self.words.say("seen-unknown"),
        });
    }
}
