//! The end of a game: what it was, and what next.
use std::path::{Path, PathBuf};

use noir_referee::evening::{Scores, Summary};
use noir_referee::file::Readers;
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::session::Session;

use crate::app::App;
use crate::command::open::{people, rematch};
use crate::command::show::film::film_file;
use crate::command::show::{film, markdown, tables};
use crate::failure::Failure;
use crate::files::output;
use crate::prompt::ask_menu::Reply;
use crate::prompt::cards_to_show::unseen;
use crate::prompt::{ask_menu, cards_to_show};
use crate::speak::Told;

/// What comes after a game.
pub enum After {
    /// This table, of the same people.
    Again(Box<Session>),
    /// Another game.
    Another,
    /// The same table once more: to take a line back, to ask, to open a card.
    Table,
    /// The same table once more, with this line.
    Line(String),
    /// Nothing.
    Stop,
}

/// What can be chosen at the end.
#[derive(Clone)]
enum Next {
    Show,
    Again,
    Another,
    Look,
    Film,
    Story,
    Table,
    /// A line for the table, typed here.
    Line(String),
}

impl Next {
    /// What can be chosen at every end.
    const USUAL: [(&'static str, Self); 6] = [
        ("end-again", Self::Again),
        ("end-another", Self::Another),
        ("end-look", Self::Look),
        ("end-film", Self::Film),
        ("end-story", Self::Story),
        ("end-table", Self::Table),
    ];
}

/// Rows below the end of a game for the empty line above it, who has won, and the prompt.
const BELOW: usize = 4;

/// Games that were opened so long before the last one belong to the same evening, in seconds.
const EVENING: u64 = 12 * 60 * 60;

/// Says how the game ended, after the `news` of the line that has ended it, and asks what next.
///
/// # Errors
/// When the terminal is gone, or the next table cannot be opened.
pub(crate) fn end(app: &mut App, session: &mut Session, news: &Told) -> Result<After, Failure> {
    // Nobody is kept from it while people think.
    session.release();
    tell_end(app, session, news)?;
    loop {
        let (menu, nexts) = nexts(app, session);
        let said =
            |line: &str| is_for_table(app, session, line).then(|| Next::Line(line.to_owned()));
        let next = match app.choose_or(&menu, &nexts, said)? {
            Reply::Given(next) => next,
            Reply::Back | Reply::Gone => return Ok(After::Stop),
        };
        match next {
            Next::Show => {
                cards_to_show::show_cards(app, session)?;
                session.release();
                tell_end(app, session, &Told::default())?;
            }
            Next::Again => {
                let path = session.path();
                if let Some(next) = rematch::play_again(app, path, false)? {
                    return Ok(After::Again(Box::new(next)));
                }
                app.table = Some(path.to_owned());
            }
            Next::Another => return Ok(After::Another),
            Next::Look => look_through(app, session)?,
            Next::Film => write_film(app, session)?,
            Next::Story => write_story(app, session)?,
            Next::Table => return Ok(After::Table),
            Next::Line(line) => return Ok(After::Line(line)),
        }
    }
}

/// Whether a line is none of the menu but one for the table: to take something back, or to ask.
fn is_for_table(app: &App, session: &Session, line: &str) -> bool {
    let view = session.public();
    let reader = app.reader(&view);
    reader.first_word(line).is_some() || reader.at_the_table(line).is_ok()
}

/// The `news`, who was who, how the game turned, and the score of the evening. Who has won is said once: first, or last
/// where the first lines would scroll away.
pub(crate) fn tell_end(app: &App, session: &Session, news: &Told) -> Result<(), Failure> {
    let view = session.public();
    let end = app.history(&view).end(&view, &evening(app, &Summary::of(&view)));
    let lines = end.lines(app.look, app.columns);
    let won = view.position().outcome().map(|it| app.voice(&view).outcome(it));
    let high =
        lines.len() + ask_menu::menu_lines(app, &nexts(app, session).0).len() + BELOW > app.rows;
    let (first, last) = if high && !app.plain { (None, won) } else { (won, None) };
    app.print_wrapped(&news.but_the_end().cloned().chain(first).collect::<Vec<_>>())?;
    app.print(&[""])?;
    app.print(&lines)?;
    app.print_wrapped(&last.into_iter().collect::<Vec<_>>())
}

/// What can be done next: cards that nobody has seen are shown first.
fn nexts(app: &App, session: &Session) -> (Menu, Vec<Next>) {
    let unseen = unseen(session);
    let view = session.public();
    let names: Vec<String> = unseen.iter().map(|seat| app.voice(&view).seat(*seat)).collect();
    let show = || {
        let who = ("who", app.words.all_of(&names).into());
        (MenuItem::new(app.words.tell("end-show", &[who])), Next::Show)
    };
    let summary = Summary::of(&view);
    let alike = summary.seats.iter().all(|place| place.side == summary.seats[0].side);
    let again = |key| if alike && key == "end-again" { "end-again-alike" } else { key };
    let usual = Next::USUAL.map(|(key, next)| (MenuItem::new(app.words.say(again(key))), next));
    let all = (!unseen.is_empty()).then(show).into_iter().chain(usual);
    let (items, nexts) = all.unzip();
    let asked = app.words.say("end-next");
    (Menu { asked, items, enter: Some(0), zero: Zero::Stop }, nexts)
}

/// What was won this evening, by everybody who has sat with somebody of these: two may stay for another game.
pub(crate) fn evening(app: &App, last: &Summary) -> Scores {
    let people = people::people(app).unwrap_or_default();
    let sat = |table: &Summary| -> Vec<String> {
        table.players().map(|name| people.today(name).to_lowercase()).collect()
    };
    let mut here = sat(last);
    let tables = tables::shelf(app).tables();
    let mut left: Vec<&Summary> = tables
        .iter()
        .filter_map(|table| table.summary.as_ref().ok())
        .filter(|table| {
            last.opened.abs_diff(table.opened) <= EVENING && table.practice == last.practice
        })
        .collect();
    let mut tonight: Vec<&Summary> = Vec::new();
    loop {
        let (met, others): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|table| sat(table).iter().any(|name| here.contains(name)));
        if met.is_empty() {
            return Scores::of(tonight.into_iter(), &people);
        }
        here.extend(met.iter().flat_map(|table| sat(table)));
        tonight.extend(met);
        left = others;
    }
}

/// Shows the board line by line.
fn look_through(app: &App, session: &Session) -> Result<(), Failure> {
    let last = session.table().seq();
    let now = session.public();
    let reel = app.history(&now).reel(&now, &now.film());
    let mut seq = 0;
    loop {
        let view = now.at(seq);
        let voice = app.history(&view);
        app.print(&[""])?;
        app.print(&voice.board(&view, false).draw(app.drawing(), &app.words, app.columns))?;
        let told: Vec<String> = match seq.checked_sub(1) {
            Some(before) => {
                view.said_since(before).iter().flat_map(|it| voice.then(&view, it)).collect()
            }
            None => Vec::new(),
        };
        let args = [("seq", seq.into()), ("last", last.into()), ("told", told.join(" ").into())];
        app.print_wrapped(&[app.words.tell("end-line", &args)])?;
        let followed = reel.frames[seq].followed();
        app.print(&followed.flat_map(|said| film::film_line(app, said)).collect::<Vec<_>>())?;
        let prompt = app.words.say("end-look-how");
        loop {
            let Reply::Given(line) = ask_menu::type_line(app, &prompt)? else { return Ok(()) };
            if ask_menu::leads_back(app, &line) {
                return Ok(());
            }
            seq = match (line.trim(), line.trim().parse::<usize>()) {
                ("", _) if seq >= last => return Ok(()),
                ("", _) => seq + 1,
                (_, Ok(number)) if number <= last => number,
                _ => {
                    app.print_wrapped(&[app.words.tell("menu-most", &[("most", last.into())])])?;
                    continue;
                }
            };
            break;
        }
    }
}

/// Asks where the story goes, and writes it there.
fn write_story(app: &App, session: &Session) -> Result<(), Failure> {
    let view = session.public();
    let text = || markdown::markdown(app, &view).join("\n") + "\n";
    write_asked(app, "export-written", &story_file(session), text)
}

/// Asks where the film goes, and writes it there.
fn write_film(app: &App, session: &Session) -> Result<(), Failure> {
    let view = session.public();
    write_asked(app, "film-written", &film_file(session), || film::film_as_page(app, &view))
}

/// Asks into which file, writes the text there, and says so by the message `written`.
pub(crate) fn write_asked(
    app: &App,
    written: &str,
    usual: &Path,
    text: impl FnOnce() -> String,
) -> Result<(), Failure> {
    let file = ("file", usual.display().to_string().into());
    let prompt = app.words.tell("end-story-file", &[file]);
    let named = loop {
        let Reply::Given(line) = ask_menu::type_line(app, &prompt)? else { return Ok(()) };
        if ask_menu::leads_back(app, &line) {
            return Ok(());
        }
        // Whoever types a number means the list before.
        if line.trim().parse::<usize>().is_err() {
            break line;
        }
        app.print_wrapped(&[app.words.say("end-file-number")])?;
    };
    let file = match named.trim() {
        "" => usual,
        named => &with_ending(Path::new(named), usual),
    };
    let written = output::output(app, file, Readers::All, false).and_then(|output| {
        output::write(app, &output, text().as_bytes())?;
        // Whoever plays has forgotten in which folder it all began.
        let whole = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        Ok(app.words.tell(written, &[("file", whole.display().to_string().into())]))
    });
    match written {
        Ok(said) => app.print_wrapped(&[said]),
        Err(failure) => app.print_wrapped(&failure.lines),
    }
}

/// The file as it was named, with the usual ending where it has none.
fn with_ending(named: &Path, usual: &Path) -> PathBuf {
    let ending = named.extension().or(usual.extension()).unwrap_or_default();
    named.with_extension(ending)
}

/// The file that a story is written to where nobody names one.
fn story_file(session: &Session) -> PathBuf {
    PathBuf::from(session.path().file_stem().unwrap_or_default()).with_extension("md")
}
