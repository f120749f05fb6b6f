//! Questions about the rules, one after another: of the likeliest rulings a number opens one.
use noir_referee::rulebook::Ruling;
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::terms::Mode;

use crate::app::App;
use crate::command::show::rule;
use crate::command::show::rule::{Found, Here};
use crate::failure::Failure;
use crate::prompt::ask_menu;
use crate::prompt::ask_menu::Reply;

/// Answers questions about the rules until nobody asks; the first one may have been asked already.
///
/// # Errors
/// When the terminal is gone.
pub(crate) fn ask_rules(
    app: &mut App,
    first: Option<String>,
    mode: Option<Mode>,
) -> Result<(), Failure> {
    // From the start of an evening no table is meant.
    let here = if app.table.is_some() || first.is_some() { rule::here(app) } else { None };
    let mut offered: Vec<Ruling> = Vec::new();
    let mut asked = first;
    loop {
        let words = match asked.take() {
            Some(words) => words,
            None => match next_question(app, !offered.is_empty())? {
                Some(words) => words,
                None => return Ok(()),
            },
        };
        let number = words.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(ruling) = number.and_then(|at| offered.get(at)) {
            app.print_wrapped(&rule::told(app, ruling, here.as_ref(), false))?;
            continue;
        }
        match rule::rulings(app, &words, mode, here.as_ref()) {
            Ok(Found::One(ruling)) => {
                app.print_wrapped(&rule::told(app, &ruling, here.as_ref(), false))?;
            }
            Ok(Found::Likeliest(rulings, uncovered)) => {
                app.print_wrapped(&uncovered.into_iter().collect::<Vec<_>>())?;
                offered = rulings;
                offer(app, &offered, here.as_ref(), true)?;
            }
            Ok(Found::All(rulings)) => {
                offered = rulings;
                offer(app, &offered, here.as_ref(), true)?;
            }
            Err(failure) => app.print_wrapped(&failure.lines)?,
        }
    }
}

/// What is asked next; nothing if that is all.
fn next_question(app: &App, offered: bool) -> Result<Option<String>, Failure> {
    let key = if offered { "rule-open" } else { "start-rule-ask" };
    Ok(match ask_menu::type_line(app, &app.words.say(key))? {
        Reply::Given(line) if !matches!(line.trim(), "" | "0") => Some(line),
        Reply::Given(_) | Reply::Back | Reply::Gone => None,
    })
}

/// The likeliest rulings by their numbers.
pub(crate) fn offer(
    app: &App,
    rulings: &[Ruling],
    here: Option<&Here>,
    asks: bool,
) -> Result<(), Failure> {
    let item = |ruling: &Ruling| {
        MenuItem::about(ruling.question.of(app.lang()), rule::in_short(app, ruling, here))
    };
    let items = rulings.iter().map(item).collect();
    let asked = app.words.say("rule-likeliest");
    let menu = Menu { asked, items, enter: None, zero: Zero::Back };
    let mut lines = ask_menu::menu_lines(app, &menu);
    // Where nothing is asked, no zero leads back.
    lines.truncate(lines.len() - usize::from(!asks));
    app.print(&lines)
}
