//! Cards that nobody has seen: their owners are asked for them when the game is over.
use noir_referee::lang::Keyword;
use noir_referee::rules::{Audience, Seat, Trust};
use noir_referee::session::Session;

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::page::pin;
use crate::prompt::ask_menu;
use crate::prompt::ask_menu::Reply;
use crate::shell::refusal;

/// Those who keep their cards themselves and have not shown all of them.
pub fn unseen(session: &Session) -> Vec<Seat> {
    let table = session.table();
    let seats = &table.opening().seats;
    let untold = |seat: &Seat| seats[seat.at()].trust == Trust::Untold;
    let seats = table.opening().all_seats().filter(untold);
    seats.filter(|seat| !table.is_locked() && !table.unopened(*seat).is_empty()).collect()
}

/// Asks those whose cards nobody has seen which they were, one after the other; whoever wants to can keep them.
///
/// # Errors
/// What the disk or the terminal says.
pub(crate) fn show_cards(app: &App, session: &mut Session) -> Result<(), Failure> {
    for seat in unseen(session) {
        match show_cards_of(app, session, seat) {
            // A wrong PIN keeps nobody else from it.
            Err(failure) if matches!(failure.exit, ExitStatus::Refused | ExitStatus::Usage) => {
                app.print_wrapped(&failure.lines)?;
            }
            shown => shown?,
        }
    }
    Ok(())
}

/// Each card is told as soon as it is named; one that is kept keeps no other back.
fn show_cards_of(app: &App, session: &mut Session, seat: Seat) -> Result<(), Failure> {
    let admitted = pin::admit(app, session, Audience::Seat(seat))?;
    session.release();
    let spans = session.table().unopened(seat);
    for since in &spans {
        while let Some(card) = ask_card(app, session, seat, *since, spans.len())? {
            let line = format!("{} {card}@{since}", Keyword::Reveal.name());
            let read = app.reader(&session.public()).reveal(&line);
            if let Some(Err(error)) = read {
                app.print_wrapped(&refusal::word_failure(app, session.table(), &error).lines)?;
                continue;
            }
            let told = app.reader(&session.public()).telling(&line, seat);
            let seen = session.mark();
            let told = app.does(session, |session| session.tell(admitted, seat, &told, seen));
            match told {
                Err(failure) if failure.exit == ExitStatus::Refused => {
                    app.print_wrapped(&[app.words.say("end-show-no")])?;
                }
                Err(failure) => return Err(failure),
                Ok(_) => break,
            }
        }
    }
    Ok(())
}

/// Which card somebody had from a line on; nothing if that is kept.
fn ask_card(
    app: &App,
    session: &Session,
    seat: Seat,
    since: usize,
    of: usize,
) -> Result<Option<String>, Failure> {
    let view = session.public();
    let args = [("who", app.voice(&view).seat(seat).into()), ("since", since.into())];
    let key = if of > 1 { "end-show-card-since" } else { "end-show-card" };
    let prompt = app.words.tell(key, &args);
    loop {
        return Ok(match ask_menu::type_line(app, &prompt)? {
            Reply::Given(line) if line.trim().is_empty() => continue,
            Reply::Given(line) if ask_menu::leads_back(app, &line) => None,
            Reply::Given(line) => Some(line.trim().to_owned()),
            Reply::Back | Reply::Gone => None,
        });
    }
}
