//! `referee` alone: where an evening begins, goes on, and begins anew.
use std::path::{Path, PathBuf};
use std::rc::Rc;

use noir_referee::evening::Summary;
use noir_referee::screen::{Menu, MenuItem, Zero, evening_line, players_of};

use crate::app::{App, TypedIn};
use crate::cli::Cli;
use crate::command::open::{people, rematch};
use crate::command::show::{ask_the_books, tables};
use crate::evening::dialogue::Plan;
use crate::evening::dialogue::people::those_of;
use crate::evening::{only_setup, opening};
use crate::failure::{ExitStatus, Failure};
use crate::files::current;
use crate::prompt::ask_menu::Reply;
use crate::prompt::table_loop::{self, Left};
use crate::prompt::{ask_menu, end, erase};
use crate::shell::{ends, shell_line};
use crate::terminal::Guard;

/// Rows of a list of tables that leave room for the question below it.
const BELOW: usize = 4;

/// What can be begun.
#[derive(Clone)]
enum Begin {
    GoOn(PathBuf),
    Again {
        path: PathBuf,
        drawn: bool,
    },
    New(Vec<String>),
    /// These have said who they are, or how many.
    For(Box<Plan>),
    /// Why those who were named cannot play so.
    Told(Vec<String>),
    Earlier,
    Setup,
    Rule,
    /// A command of the shell, typed here.
    Command(Rc<Cli>, String),
}

/// Offers what can be begun, and goes on with a table that is named; without a terminal, with the newest one.
///
/// # Errors
/// When a table that was named cannot be opened or written, or the terminal is gone.
pub fn run(app: &mut App) -> Result<(), Failure> {
    let _between = (!app.plain).then(Guard::between).transpose()?;
    if app.table.is_some() || !app.is_answered() {
        let left = match current::table_file(app) {
            Ok(path) => table_loop::go_on(&path, app)?,
            // Nothing was ever opened: a few questions, over a pipe as well.
            Err(_) => match opening::open_by_questions(app, Plan::default())? {
                Some(session) => table_loop::play_at(session, app)?,
                None => return Ok(()),
            },
        };
        if left != Left::Another {
            return Ok(());
        }
    }
    evening(app)
}

/// Goes on with the table in this file, and with the evening after it.
///
/// # Errors
/// As [`run`].
pub(crate) fn go_on(path: &Path, app: &mut App) -> Result<(), Failure> {
    match table_loop::go_on(path, app)? {
        Left::Another => evening(app),
        Left::Stopped => Ok(()),
    }
}

/// From game to game, until somebody stops.
fn evening(app: &mut App) -> Result<(), Failure> {
    let mut hello = Some(app.words.say("start-hello"));
    loop {
        leave_table(app);
        let (last, menu) = beginnings(app);
        app.print_wrapped(&hello.take().into_iter().chain(last).collect::<Vec<_>>())?;
        let (items, begins): (Vec<MenuItem>, Vec<Begin>) = menu.into_iter().unzip();
        let asked = app.words.say("start-what");
        let menu = Menu { asked, items, enter: Some(0), zero: Zero::Stop };
        let prompt = menu.prompt(&app.words);
        let said = |line: &str| {
            let those = those_of(app, line).map(|those| match those {
                Ok(plan) => Begin::For(Box::new(plan)),
                Err(why) => Begin::Told(why),
            });
            let command = || {
                let cli = shell_line::whole(&app.grammar, line)?;
                Some(Begin::Command(cli.into(), format!("{prompt} {line}")))
            };
            match those {
                Some(Begin::Told(why)) => command().or(Some(Begin::Told(why))),
                those => those.or_else(command),
            }
        };
        let Reply::Given(what) = app.choose_or(&menu, &begins, said)? else {
            return app.print_wrapped(&[app.words.say("start-see-you")]);
        };
        match begin(what, app) {
            Ok(Left::Stopped) => return Ok(()),
            Ok(Left::Another) => {}
            // What a table or a file lacks is no reason to end the evening; nobody left to hear it is.
            Err(failure) if failure.exit == ExitStatus::Done => return Err(failure),
            Err(failure) => app.print_wrapped(&failure.lines)?,
        }
    }
}

fn begin(what: Begin, app: &mut App) -> Result<Left, Failure> {
    let session = match what {
        Begin::GoOn(path) => return table_loop::go_on(&path, app),
        Begin::Again { path, drawn } => rematch::play_again(app, &path, drawn)?,
        Begin::New(names) => opening::open_by_questions(app, Plan::of(names))?,
        Begin::For(plan) => opening::open_by_questions(app, *plan)?,
        Begin::Told(why) => {
            app.print_wrapped(&why)?;
            None
        }
        Begin::Earlier => match ask_earlier(app)? {
            Some(path) => return table_loop::go_on(&path, app),
            None => None,
        },
        Begin::Setup => only_setup::just_a_setup(app)?,
        Begin::Rule => {
            ask_the_books::ask_rules(app, None, None)?;
            None
        }
        Begin::Command(cli, typed) => {
            let done = shell_line::command_alone(app, &cli);
            if done.as_ref().is_err_and(Failure::is_aloud) {
                erase::erase(app, &typed);
            }
            done?;
            None
        }
    };
    match session {
        Some(session) => table_loop::play_at(session, app),
        None => Ok(Left::Another),
    }
}

/// Forgets the table that was played at, so that the next one is met like the first.
fn leave_table(app: &mut App) {
    app.table = None;
    app.typed = TypedIn::CommandLine;
    app.unlocked = std::cell::OnceCell::new();
    app.recorded = std::cell::OnceCell::new();
}

/// What to say of the last table, and what can be begun.
fn beginnings(app: &App) -> (Vec<String>, Vec<(MenuItem, Begin)>) {
    let mut said = Vec::new();
    let mut menu = Vec::new();
    let mut names = Vec::new();
    if let Some(path) = current::last(app) {
        match tables::shelf(app).look(&path) {
            Ok(summary) => {
                names = names_of(app, &summary);
                if summary.is_over() {
                    let table = ("table", tables::line_of(app, &summary).into());
                    said.push(app.words.tell("start-last", &[table]));
                    said.extend(evening_line(&end::evening(app, &summary), &app.words));
                    menu.extend(again(app, &summary, &path));
                    let older = tables::shelf(app).tables().into_iter().find_map(|table| {
                        let summary = table.summary.ok().filter(|it| !it.is_over())?;
                        Some(going_on(app, &summary, table.path))
                    });
                    menu.extend(older);
                } else {
                    menu.push(going_on(app, &summary, path.clone()));
                    menu.extend(again(app, &summary, &path));
                }
            }
            Err(error) => said.extend(ends::journal_failure(app, &path, &error).lines),
        }
    }
    let known = !names.is_empty();
    let mut add = |key: &str, begin: Begin| menu.push((MenuItem::new(app.words.say(key)), begin));
    // Somebody who was forgotten comes back only by name.
    let people = people::people(app).unwrap_or_default();
    if names.iter().any(|name| people.find(name).is_err()) {
        names.clear();
    }
    add(if known { "start-other" } else { "start-new" }, Begin::New(names));
    if app.archive().folder().is_dir() || known {
        add("start-earlier", Begin::Earlier);
    }
    add("start-setup", Begin::Setup);
    add("start-rule", Begin::Rule);
    (said, menu)
}

fn going_on(app: &App, summary: &Summary, path: PathBuf) -> (MenuItem, Begin) {
    let table = ("table", tables::line_of(app, summary).into());
    (MenuItem::new(app.words.tell("start-go-on", &[table])), Begin::GoOn(path))
}

/// The same people again, as often as that means something.
fn again(app: &App, summary: &Summary, path: &Path) -> Vec<(MenuItem, Begin)> {
    let mode = tables::mode_name_in(app, summary.mode, &summary.edition);
    let names = names_of(app, summary);
    let who = if names.is_empty() { players_of(summary, &app.words) } else { names.join(", ") };
    let what = format!("{mode} · {who}");
    let item = |key: &str| MenuItem::new(app.words.tell(key, &[("what", (&what).into())]));
    let again = |drawn| Begin::Again { path: path.to_owned(), drawn };
    // Where all play alike, there are no roles to swap: the next one begins.
    let alike = summary.seats.iter().all(|place| place.side == summary.seats[0].side);
    if alike {
        return vec![(item("start-again"), again(false))];
    }
    vec![(item("start-swapped"), again(false)), (item("start-drawn"), again(true))]
}

/// What those at a table are called today; nothing where some have no name.
fn names_of(app: &App, summary: &Summary) -> Vec<String> {
    let people = people::people(app).unwrap_or_default();
    let names: Vec<String> = summary.players().map(|name| people.today(name).to_owned()).collect();
    if names.len() == summary.seats.len() { names } else { Vec::new() }
}

/// Lists the tables and asks for the number of one.
fn ask_earlier(app: &App) -> Result<Option<PathBuf>, Failure> {
    let tables = tables::shelf(app).tables();
    if tables.is_empty() {
        app.print_wrapped(&[app.words.say("evening-none")])?;
        return Ok(None);
    }
    let most = app.rows.saturating_sub(BELOW).max(3);
    let shown: Vec<String> =
        tables.iter().take(most).flat_map(|it| tables::shelved(app, it)).collect();
    app.print_wrapped(&shown)?;
    if let Some(more) = tables.len().checked_sub(most).filter(|more| *more > 0) {
        let n = ("n", more.into());
        app.print_wrapped(&[app.words.tell("start-more", &[n])])?;
    }
    let zero = app.words.say("menu-back");
    app.print_wrapped(&[format!("  0  {zero}")])?;
    loop {
        let prompt = app.words.say("start-which");
        let Reply::Given(line) = ask_menu::type_line(app, &prompt)? else { return Ok(None) };
        let typed = line.trim();
        if ask_menu::leads_back(app, typed) {
            return Ok(None);
        }
        let number = typed.parse::<usize>().ok();
        let found =
            number.and_then(|number| tables.iter().find(|table| table.number == Some(number)));
        match found {
            Some(table) => match &table.summary {
                Ok(_) => return Ok(Some(table.path.clone())),
                Err(error) => {
                    app.print_wrapped(&ends::journal_failure(app, &table.path, error).lines)?;
                }
            },
            None if typed.is_empty() => {}
            None => {
                let found = ("found", typed.into());
                app.print_wrapped(&[app.words.tell("start-no-number", &[found])])?;
            }
        }
    }
}
