//! How everybody comes to see their own card before the first turn.
use std::path::Path;

use noir_referee::lang::Keyword;
use noir_referee::rules::{Audience, Trust};
use noir_referee::screen::{Menu, MenuItem, Notice, Zero};
use noir_referee::session::Session;

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::page::secret::PATIENCE;
use crate::page::{private_answer, round, secret};
use crate::prompt::ask_menu::Reply;
use crate::shell::shell_line;

/// How everybody comes to see their own card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// On the page of a referee who does not play.
    Referee,
    /// The screen goes round.
    Round,
    /// On their phones.
    Phones,
    /// Not now.
    Later,
}

/// Offers to hand the screen round before the first turn, where there is something to see on it; says whether the
/// game can begin, or the way to it is wanted once more. Enter alone takes the first: nothing is shown by that yet. Whoever
/// has a phone in looks there, also with one that comes along from the table `before`.
///
/// # Errors
/// When the terminal is gone, or the look cannot be recorded.
pub(crate) fn offer_first_look(
    app: &App,
    session: &mut Session,
    before: Option<&Path>,
) -> Result<bool, Failure> {
    let trust = session.opening().one_trust();
    let unseen = trust == Some(Trust::Untold);
    if unseen || !app.is_answered() || !app.look.pages() {
        return Ok(true);
    }
    let (on_phones, left) = round::with_phones(app, session);
    if on_phones && left.is_empty() {
        return round::show_beginning(app, session, None).map(|()| true);
    }
    let mut ways = vec![("start-look-round", Look::Round), ("start-look-later", Look::Later)];
    if cfg!(feature = "phone") {
        ways.insert(1, ("start-look-phones", Look::Phones));
    }
    // Whoever referees sees all cards and takes what the others draw: nobody else need touch the screen.
    if session.opening().referee {
        ways.insert(0, ("start-look-referee", Look::Referee));
    }
    let told = if trust == Some(Trust::Told) { "told" } else { "dealt" };
    let names: Vec<String> = left
        .iter()
        .map(|seat| private_answer::owner(app, session.table(), Audience::Seat(*seat)))
        .collect();
    let who = ("who", app.words.all_of(&names).into());
    // Whoever types `secret` wants to look now.
    let secret = app.grammar.shown(Keyword::Secret);
    let item = |(key, look): &(&str, Look)| MenuItem {
        word: if *look == Look::Round { secret.to_owned() } else { String::new() },
        ..MenuItem::new(match look {
            Look::Round if on_phones => {
                app.words.tell("start-look-rest", std::slice::from_ref(&who))
            }
            _ => app.words.say(key),
        })
    };
    let menu = Menu {
        asked: app.words.tell("start-look", &[("trust", told.into())]),
        items: ways.iter().map(item).collect(),
        enter: Some(0),
        zero: Zero::Back,
    };
    let at = match app.choose(&menu)? {
        Reply::Given(at) => at,
        Reply::Gone => return Ok(true),
        Reply::Back => return Ok(false),
    };
    let done = match ways[at].1 {
        Look::Round => Some(round::first_look(app, session)?),
        Look::Referee => {
            at_table::hold(app, session)?;
            secret::show_secret(app, session, Audience::Referee, PATIENCE, Notice::Turn)?;
            None
        }
        Look::Phones => {
            session.release();
            let shown = before.map(|before| app.phones_come_along(before, session, false));
            let all = round::with_phones(app, session).1.is_empty();
            if !shown.transpose()?.unwrap_or_default() && !all {
                match shell_line::do_at(app, session.path(), &["serve"]) {
                    // Without a network there are other ways to look.
                    Err(failure) if failure.exit != ExitStatus::Done => {
                        app.print_wrapped(&failure.lines)?;
                        return offer_first_look(app, session, before);
                    }
                    done => done?,
                }
            }
            None
        }
        Look::Later => None,
    };
    round::show_beginning(app, session, done).map(|()| true)
}
