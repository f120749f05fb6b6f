//! The walk from the box to the first turn, at this terminal.
use noir_referee::rules::Trust;
use noir_referee::screen::{Guide, Ink, Step, setup_text};
use noir_referee::session::Session;
use noir_referee::setup::Setup;

use crate::app::App;
use crate::command::open::{game, new, welcome};
use crate::failure::Failure;
use crate::terminal::Turn;

/// Rows for what is said when everything lies on the table.
const BEGINNING: usize = 5;

/// Leads those who have just opened a table to its first turn: step by step at a terminal, on one page if
/// they want it brief, and in the words that scripts know where nobody answers. Says whether they came through: they
/// may have gone `back` before the first step, if there is something to go back to.
///
/// # Errors
/// When nobody reads it.
pub fn set_up(
    app: &App,
    session: &Session,
    setup: &Setup,
    brief: bool,
    back: bool,
) -> Result<bool, Failure> {
    if !app.is_answered() {
        return welcome::welcome(app, session).map(|()| true);
    }
    let view = session.public();
    let trust = view.opening().one_trust();
    let shown = game::legible_setup(app, setup)?;
    let page = || setup_text(&shown, trust, app.drawing(), &app.words, app.columns);
    match brief.then(page) {
        Some(page) if page.len() + BEGINNING < app.rows => app.print(&page)?,
        Some(page) if !back => pages(app, &page)?,
        // A page that does not fit scrolls away from those who lay out what it says.
        _ if !walk(app, setup, trust, (true, brief), back)? => return Ok(false),
        _ => {}
    }
    welcome::begin(app, session).map(|()| true)
}

/// Shows the steps one by one at a terminal, all at once elsewhere; `trust` where all seats have the same,
/// and whether a table is `session` and the same was played just before.
///
/// # Errors
/// When nobody reads it, or the box has no file any more.
pub fn walk(
    app: &App,
    setup: &Setup,
    trust: Option<Trust>,
    (opened, again): (bool, bool),
    back: bool,
) -> Result<bool, Failure> {
    let edition = app.library().edition(&setup.edition);
    let guide = Guide {
        setup: &game::legible_setup(app, setup)?,
        edition: &game::legible(app, edition.map_err(|error| new::scenario_failure(app, &error))?),
        trust,
        opened,
        again,
        grammar: &app.grammar,
        words: &app.words,
        look: app.drawing(),
        columns: app.columns,
    };
    let steps = guide.walk();
    if !app.is_answered() {
        let mut all = (1..).zip(&steps);
        return all.try_for_each(|(n, step)| show_step(app, step, n, steps.len())).map(|()| true);
    }
    turn_pages(app, steps.len(), back, |at| show_step(app, &steps[at], at + 1, steps.len()))
}

/// Prints lines at a terminal, a screen at a time where they are more than one.
pub(crate) fn pages(app: &App, lines: &[String]) -> Result<(), Failure> {
    if lines.len() < app.rows {
        return app.print(lines);
    }
    let pages: Vec<&[String]> = lines.chunks(app.rows.saturating_sub(2).max(1)).collect();
    // What comes after the last one waits by itself.
    let Some((last, before)) = pages.split_last() else { return Ok(()) };
    turn_pages(app, before.len(), false, |at| app.print(before[at]))?;
    app.print(last)
}

/// Shows so many pages, and leads from one to the next and back; says whether the end was reached, or somebody went
/// `back` before the first page.
fn turn_pages(
    app: &App,
    count: usize,
    back: bool,
    show: impl Fn(usize) -> Result<(), Failure>,
) -> Result<bool, Failure> {
    let mut at = 0;
    while at < count {
        show(at)?;
        let keys = if at == 0 && !back { "modes-walk-keys-first" } else { "modes-walk-keys" };
        let keys = app.words.say(keys);
        match app.asking(|asker| asker.turn(&keys))? {
            Turn::Next => at += 1,
            // Where there is nothing before the first page, its end is all there is.
            Turn::Back if at == 0 => return Ok(!back),
            Turn::Back => at -= 1,
            Turn::Straight => break,
        }
    }
    Ok(true)
}

fn show_step(app: &App, step: &Step, n: usize, of: usize) -> Result<(), Failure> {
    let args = [("n", n.into()), ("of", of.into()), ("title", (&step.title).into())];
    let title = app.words.tell("modes-walk-step", &args);
    let mut lines = vec![app.look.paint(Ink::Title, &title)];
    lines.extend(step.lines.iter().cloned());
    lines.push(String::new());
    app.print(&lines)
}
