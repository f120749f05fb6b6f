//! Phones that come along to the next table.
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use noir_referee::rules::{Audience, SeatSet};
use noir_referee::session::Session;

use crate::app::App;
use crate::command::open::open_pages::OpenPages;
use crate::command::open::{people, serve};
use crate::failure::{ExitStatus, Failure};

/// How long it is waited for phones that had come in; one that sleeps comes later.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often it is looked who has come.
const EVERY: Duration = Duration::from_millis(50);

/// Leads the phones at the table `from`, once its game is over, to one that was opened just now, where everybody has moved
/// `further` by one seat or the players are known by their names. Whoever had a phone in that doesn't come is shown the code;
/// says whether that was so.
///
/// # Errors
/// When the terminal is gone. That phones stay where they are keeps nobody from playing.
pub(crate) fn come_along(
    app: &App,
    from: &Path,
    session: &Session,
    further: bool,
) -> Result<bool, Failure> {
    match led(app, from, session, further) {
        Err(failure) if failure.exit != ExitStatus::Done => {
            app.print_wrapped(&failure.lines).map(|()| false)
        }
        led => led,
    }
}

fn led(app: &App, from: &Path, session: &Session, further: bool) -> Result<bool, Failure> {
    let whole = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (from, to) = (whole(from), whole(session.path()));
    let Some(open) = app.phones.get() else { return Ok(false) };
    let Some(here) = open.of(&from).filter(|_| from != to && open.of(&to).is_none()) else {
        return Ok(false);
    };
    // It may have heard nothing yet of the line that has ended the game.
    here.refresh();
    let over = here.inside().session.public().position().outcome().is_some();
    if !over || session.table().is_locked() {
        return Ok(false);
    }
    let next = serve::add_table(app, open, &to, here.says)?;
    here.goes_on_at(&next, &people::people(app).unwrap_or_default(), further);
    let until = Instant::now() + PATIENCE;
    while !here.on_the_way().is_empty() && Instant::now() < until {
        thread::sleep(EVERY);
    }
    let guests = OpenPages::guests_of(&next, app.lang());
    let came: Vec<&str> = guests.iter().filter(|it| it.is_in).map(|it| &*it.name).collect();
    if !came.is_empty() {
        let who = ("who", app.words.all_of(&came).into());
        app.print_wrapped(&[app.words.tell("phone-host-came", &[who])])?;
    }
    let missing = !here.on_the_way().is_empty();
    if missing {
        serve::show_codes(app, open, false, false)?;
    }
    Ok(missing)
}

/// At which seats of a table a phone is in.
pub(crate) fn on_phones(app: &App, session: &Session) -> SeatSet {
    let path = fs::canonicalize(session.path()).unwrap_or_else(|_| session.path().to_owned());
    let hall = app.phones.get().and_then(|open| open.of(&path));
    let guests = hall.map(|hall| hall.guests(app.lang(), |_, _| true)).unwrap_or_default();
    let seats = guests.iter().filter(|guest| guest.is_in).filter_map(|guest| match guest.owner {
        Audience::Seat(seat) => Some(seat),
        _ => None,
    });
    seats.collect()
}
