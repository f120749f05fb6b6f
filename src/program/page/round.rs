//! `secret all`: the screen goes round the table, and each player looks alone.
use noir_referee::lang::{Keyword, WordPlace};
use noir_referee::rules::{Audience, Seat};
use noir_referee::screen::Notice;
use noir_referee::session::Session;
use noir_referee::table::Table;

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::page::secret::PATIENCE;
use crate::page::{private_answer, secret};
use crate::speak;

/// Whether `who` asks for everybody, one after the other; a seat or a player of that name comes first.
pub fn is_round(app: &App, table: &Table, who: &str) -> bool {
    table.opening().seat(who).is_none()
        && app.grammar.at(WordPlace::Inside, who) == Some(Keyword::All)
}

/// Whether some of the people at the table have a phone in, and the others.
pub fn with_phones(app: &App, session: &Session) -> (bool, Vec<Seat>) {
    let on_phones = app.on_phones(session);
    let opening = session.opening();
    let people = opening.all_seats().filter(|seat| opening.machine(*seat).is_none());
    let (there, left): (Vec<_>, Vec<_>) = people.partition(|seat| on_phones.contains(*seat));
    (!there.is_empty(), left)
}

/// Hands the screen round: each seat sees its page alone and does there what it owes in private. Whoever has a phone in is
/// left out, unless all have. Gives what is said
/// at the end: who has not looked. The file is held only for what is recorded, and no more at the end; where nothing
/// can be shown and hidden, nobody looks.
///
/// # Errors
/// When there is no terminal for pages, or what the disk or the terminal says.
pub fn first_look(app: &App, session: &mut Session) -> Result<String, Failure> {
    secret::needs_pages(app)?;
    let since = session.progress();
    let (_, left) = with_phones(app, session);
    let opening = session.opening();
    let people = opening.all_seats().filter(|seat| opening.machine(*seat).is_none());
    let seats: Vec<Seat> = people.filter(|it| left.is_empty() || left.contains(it)).collect();
    let mut passed = 0;
    for seat in &seats {
        let seat = *seat;
        // Whoever sends the screen on twice in a row wants no more of it.
        if passed == 2 {
            break;
        }
        let looks = session.public().looks();
        // A page lets the file go.
        at_table::hold(app, session)?;
        match secret::show_secret(app, session, Audience::Seat(seat), PATIENCE, Notice::Pass) {
            // A wrong PIN keeps nobody else from looking.
            Err(failure) if matches!(failure.exit, ExitStatus::Refused | ExitStatus::Usage) => {
                app.print_wrapped(&failure.lines)?;
            }
            done => done?,
        }
        let looked = session.public().looks() != looks;
        passed = if looked { 0 } else { passed + 1 };
    }
    let table = session.table();
    if table.mark() != since {
        speak::tell_below(app, speak::news_below(app, table, since))?;
    }
    let view = table.public();
    let looks = view.looks();
    let mut unseen = seats;
    unseen.retain(|seat| looks.get(seat.at()) == Some(&0));
    let left = unseen.first().map(|first| {
        let names: Vec<String> = unseen
            .iter()
            .map(|seat| private_answer::owner(app, table, Audience::Seat(*seat)))
            .collect();
        let word = app.seat_word(&table.public(), *first);
        let command = app.command(Keyword::Secret, &word);
        let who = ("who", app.words.all_of(&names).into());
        app.words.tell("private-round-left", &[who, ("command", command.into())])
    });
    Ok(left.unwrap_or_else(|| app.words.say("private-round-done")))
}

/// The board of the game that begins, something to say about it, and who starts.
///
/// # Errors
/// When the terminal is gone.
pub fn show_beginning(app: &App, session: &Session, said: Option<String>) -> Result<(), Failure> {
    let view = session.public();
    let voice = app.voice(&view);
    let board = voice.board(&view, false);
    app.print(&board.draw(app.drawing(), &app.words, app.columns))?;
    let owed = view.position().decision().map(|owed| voice.owed(owed));
    app.print_wrapped(&said.into_iter().chain(owed).collect::<Vec<_>>())
}
