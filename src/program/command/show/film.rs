//! `referee film`: the game as a film, a page that needs nothing else, or as data.
use std::path::{Path, PathBuf};

use noir_referee::lang::escaped;
use noir_referee::screen::{FilmData, Ink, Kind, Reel, Said, film_page};
use noir_referee::session::Session;
use noir_referee::table::View;

use crate::app::App;
use crate::cli::AsArg;
use crate::command::show::markdown;
use crate::failure::{ExitStatus, Failure};
use crate::files::{at_table, output};
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;

/// Columns at the left for the sign of a sentence.
const SIGNS: usize = 5;

/// What `film` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    who: AsArg,
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    #[arg(long, short)]
    yes: bool,
}

/// Writes the film; into a file named after the table where none is named. With `--json` it is data, on standard output
/// where no file is named.
///
/// # Errors
/// When somebody who may not see all cards asks for it before the end, the file has to stay, or what the disk says.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let who = args.who.who.as_deref();
    let file =
        |app: &App, path: &Path| output::output(app, path, private_answer::readers(who), args.yes);
    let named = args.into.as_deref().map(|path| file(app, path)).transpose()?;
    let (session, looked) = at_table::open_as(app, who)?;
    let view = session.seen(looked);
    may_film(app, &view)?;
    let file = match named {
        Some(file) => file,
        None if app.json => {
            app.print_json(&FilmData::of(&view, &view.film()))?;
            return Failure::unless_sound(&session);
        }
        None => file(app, &film_file(&session))?,
    };
    let text = if app.json {
        let data = serde_json::to_string_pretty(&FilmData::of(&view, &view.film()));
        escaped(&(data.unwrap_or_default() + "\n")).into_owned()
    } else {
        film_as_page(app, &view)
    };
    output::write(app, &file, text.as_bytes())?;
    app.print_wrapped(&[app.words.tell("film-written", &[file.named()])])?;
    Failure::unless_sound(&session)
}

/// Whether these eyes may see who is who.
///
/// # Errors
/// When they may not, because the game goes on.
fn may_film(app: &App, view: &View<'_>) -> Result<(), Failure> {
    if view.is_open() {
        return Ok(());
    }
    Err(Failure::new(ExitStatus::Refused, app.words.say("film-hidden")).refused_by("not-over"))
}

/// A film in lines: what there is to say of it, then every moment with what became known by it.
fn film_lines(app: &App, view: &View<'_>, reel: &Reel) -> Vec<String> {
    let mut lines: Vec<String> = reel.short.iter().flat_map(|line| app.broken(line, 0)).collect();
    for frame in &reel.frames {
        lines.push(String::new());
        let args = [("seq", frame.seq.into()), ("last", view.seq().into())];
        lines.push(app.look.paint(Ink::Strong, &app.words.tell("film-line", &args)));
        lines.extend(frame.said.iter().flat_map(|said| film_line(app, said)));
    }
    lines
}

/// A sentence of a film, broken beside its sign.
pub(crate) fn film_line(app: &App, said: &Said) -> Vec<String> {
    let ink = match said.kind {
        Kind::Told => None,
        Kind::Untrue => Some(Ink::Bad),
        Kind::Proof | Kind::Most => Some(Ink::Good),
        Kind::Fallen | Kind::Aside | Kind::Look | Kind::Known | Kind::Jump => Some(Ink::Faint),
    };
    let mut sign = said.kind.sign(app.look.unicode);
    let text = match said.kind {
        Kind::Fallen => &format!("{} {}", app.words.say("log-fallen"), said.text),
        _ => &said.text,
    };
    let paint = |line: String| {
        let line = format!("{:>3}  {line}", std::mem::take(&mut sign));
        ink.map_or_else(|| line.trim_end().to_owned(), |ink| app.look.paint(ink, &line))
    };
    app.broken(text, SIGNS).into_iter().map(paint).collect()
}

/// The film of a view as a page.
pub(crate) fn film_as_page(app: &App, view: &View<'_>) -> String {
    film_page(&app.history(view), view, &view.film(), &markdown::title(app, view))
}

/// The file that a film is written to where nobody names one: in this folder, called like the table.
pub(crate) fn film_file(session: &Session) -> PathBuf {
    let name = session.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
    PathBuf::from(name + ".html")
}

/// The film as lines, as far as its audience may know it.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub(crate) fn tell_film(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    let film = view.film();
    Ok(if app.json {
        PrivateAnswer::data(&FilmData::of(view, &film))
    } else {
        PrivateAnswer::lines(film_lines(app, view, &app.history(view).reel(view, &film)))
    })
}
