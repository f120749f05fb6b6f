//! Enter alone in the loop: what may be said, numbered, or what is owed in private.
use noir_referee::rules::{Ask, Seat, Trust};
use noir_referee::screen::{Numbered, NumberedLines};
use noir_referee::session::Session;
use noir_referee::table::View;

use crate::app::App;
use crate::command::show::help_here;
use crate::failure::Failure;

/// What Enter alone leads to.
pub enum Enter {
    /// The list of lines stands on the screen, and a number means one of them.
    Listed(NumberedLines),
    /// This seat owes something on its private page.
    Owes(Seat),
    /// Only a sentence was printed.
    Told,
}

/// Rows that stay free below a list: for the question what to type, and the prompt.
const BELOW: usize = 3;
/// A list is never folded into fewer rows, however low the window is.
const FEWEST: usize = 3;

/// What the table waits for, where no list of lines can be chosen from: it is said in private, or
/// depends on a hand that nobody sees.
pub(crate) fn unlisted(app: &App, view: &View<'_>) -> Option<String> {
    let owed = view.position().decision()?;
    let listed = !is_from_hand(owed.ask) && !view.legal().is_empty();
    (!listed).then(|| app.voice(view).owed(owed))
}

/// Prints what may be said under the board, so that both are seen at once; or says what is owed.
///
/// # Errors
/// When the terminal is gone.
pub fn enter(app: &App, session: &Session, flipped: bool) -> Result<Enter, Failure> {
    let view = session.public();
    if let Some(owed) = unlisted(app, &view) {
        app.print_wrapped(&[owed])?;
        let position = view.position();
        let kept = |seat: Seat| position.holding(seat).trust != Trust::Untold;
        let owes = position
            .decision()
            .filter(|owed| owed.ask.is_private() || (is_from_hand(owed.ask) && kept(owed.seat)));
        return Ok(owes.map_or(Enter::Told, |owed| Enter::Owes(owed.seat)));
    }
    let voice = app.voice(&view);
    let Some(choices) = NumberedLines::of(&voice, &view) else {
        app.print(&help_here::help_at(app, &view))?;
        return Ok(Enter::Told);
    };
    Ok(Enter::Listed(under_board(app, session, flipped, choices, 0)?))
}

/// What a number of the last list means: the line, or nothing where another list was printed; 0 leads back to the
/// list before.
///
/// # Errors
/// When the terminal is gone.
pub fn chosen_line(
    app: &App,
    session: &Session,
    flipped: bool,
    offered: &mut Vec<NumberedLines>,
    number: usize,
) -> Result<Option<String>, Failure> {
    if number == 0 {
        offered.pop();
        if let Some(before) = offered.pop() {
            offered.push(under_board(app, session, flipped, before, offered.len())?);
        }
        return Ok(None);
    }
    match offered.last().and_then(|list| list.choose(number)) {
        Some(Numbered::Line(line)) => return Ok(Some(line)),
        Some(Numbered::More(more)) => {
            offered.push(under_board(app, session, flipped, more, offered.len())?);
        }
        None => {
            let most = ("most", offered.last().map_or(0, NumberedLines::count).into());
            app.print_wrapped(&[app.words.tell("cli-choices-most", &[most])])?;
        }
    }
    Ok(None)
}

/// Prints a list that came from so many others under the board, which stays on the screen with it.
fn under_board(
    app: &App,
    session: &Session,
    flipped: bool,
    mut choices: NumberedLines,
    from: usize,
) -> Result<NumberedLines, Failure> {
    if app.plain {
        app.print(&choices.spoken())?;
    } else {
        let view = session.public();
        let board = app.voice(&view).board(&view, flipped);
        let mut drawn = board.draw(app.drawing(), &app.words, app.columns);
        if drawn.len() + FEWEST + BELOW > app.rows {
            drawn = board.draw_close(app.drawing(), &app.words, app.columns);
        }
        app.print(&drawn)?;
        let rows = app.rows.saturating_sub(drawn.len() + BELOW).max(FEWEST);
        app.print(&choices.fitted(app.columns, rows))?;
    }
    let how = if from == 0 { "cli-choices" } else { "cli-choices-back" };
    app.print_wrapped(&[app.words.say(how)])?;
    Ok(choices)
}

/// Whether cards of a hand are wanted: its owner chooses among them where nobody else looks.
const fn is_from_hand(ask: Ask) -> bool {
    matches!(ask, Ask::Deploy | Ask::Play)
}
