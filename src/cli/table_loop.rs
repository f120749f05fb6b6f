//! `referee` alone: the newest table in a loop of lines.
use noir_referee::lang::Keyword;
use noir_referee::rules::Audience;
use noir_referee::table::{Answer, WordError};

use super::desk::{Desk, Typed};
use super::failure::{Exit, Failure};
use super::line::{Candidates, Lines};
use super::open::{Opened, Want};
use super::refusal::understood;

/// What a line of the loop leads to.
enum Next {
    /// Show the board again.
    Draw,
    /// Only ask for the next line.
    Ask,
    /// Leave the loop.
    Quit,
}

/// Goes on with the newest table, or offers to open one.
///
/// # Errors
/// When the table cannot be opened or written, or the terminal is gone.
pub fn run(desk: &mut Desk) -> Result<(), Failure> {
    let (mut opened, first) = match desk.table_file() {
        Ok(_) => (desk.open(Want::Write)?, Next::Draw),
        Err(_) => match desk.dialogue()? {
            // Its board has just been shown.
            Some(opened) => (opened, Next::Ask),
            None => return Ok(()),
        },
    };
    // Only a convenience: which table the next bare command takes up.
    let _ = desk.heads().set_current(&opened.path);
    play(&mut opened, desk, first)
}

/// Plays at an open table until the players leave it.
///
/// # Errors
/// As [`run`].
fn play(opened: &mut Opened, desk: &mut Desk, first: Next) -> Result<(), Failure> {
    desk.typed = Typed::Loop;
    let mut lines = Lines::new(desk)?;
    let mut flipped = false;
    let mut next = first;
    loop {
        if matches!(next, Next::Draw) {
            draw(opened, desk, flipped)?;
        }
        let (prompt, candidates) = {
            let view = opened.table.view(Audience::Public);
            let to_act = view.position().decision().map(|owed| owed.seat);
            let who = to_act.map(|seat| desk.voice(&view).role(seat)).unwrap_or_default();
            (format!("{who}> "), Candidates::of(desk, &view))
        };
        let Some(line) = lines.next(&prompt, candidates)? else { return Ok(()) };
        let done = obey(line.trim(), opened, desk, &mut flipped);
        next = match done {
            Ok(next) => {
                lines.remember(line.trim());
                next
            }
            Err(failure) if matches!(failure.exit, Exit::Done | Exit::Damaged) => {
                return Err(failure);
            }
            Err(failure) => {
                desk.print_wrapped(&failure.lines)?;
                Next::Ask
            }
        };
        if matches!(next, Next::Quit) {
            return Ok(());
        }
    }
}

fn draw(opened: &Opened, desk: &Desk, flipped: bool) -> Result<(), Failure> {
    let view = opened.table.view(Audience::Public);
    let voice = desk.voice(&view);
    desk.print(&[""])?;
    desk.print(&voice.board(&view, flipped).draw(desk.drawing(), &desk.words, desk.columns))?;
    desk.print_wrapped(&voice.summary(&view))
}

/// Does what a line says.
fn obey(
    line: &str,
    opened: &mut Opened,
    desk: &mut Desk,
    flipped: &mut bool,
) -> Result<Next, Failure> {
    if line.is_empty() {
        return match desk.menu(opened)? {
            Some(line) => say(&line, opened, desk),
            None => Ok(Next::Ask),
        };
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    // What the mode at the table calls so comes before what the companion is wanted for.
    let wanted = {
        let view = opened.table.view(Audience::Public);
        let reader = desk.reader(&view);
        understood(first, |word| reader.verb(word)).ok()
    };
    let number = || rest.parse().unwrap_or(1);
    match wanted {
        Some(Keyword::Quit) => return Ok(Next::Quit),
        Some(Keyword::Undo) => {
            let told = desk.undo(opened, number(), false)?;
            desk.print_wrapped(&told)?;
        }
        Some(Keyword::Redo) => {
            let told = desk.redo(opened, number())?;
            desk.print_wrapped(&told)?;
        }
        Some(Keyword::Flip) => *flipped = !*flipped,
        Some(Keyword::Board) => {}
        Some(Keyword::Secret | Keyword::Tell) => return secret(rest, opened, desk),
        Some(Keyword::Help) => {
            desk.print_wrapped(&desk.loop_help(opened))?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Status) => {
            let view = opened.table.view(Audience::Public);
            desk.print_wrapped(&desk.voice(&view).status(&view))?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Log) => {
            desk.print(&desk.log(&opened.table.view(Audience::Public)))?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Legal) => {
            let view = opened.table.view(Audience::Public);
            let said = match desk.unlisted(&view) {
                Some(owed) => vec![owed],
                None => desk.by_verb(&view, view.legal()),
            };
            desk.print_wrapped(&said)?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Ask) => return answer(rest, opened, desk),
        _ => return say(line, opened, desk),
    }
    Ok(Next::Draw)
}

/// A question or an action. What begins as a question is one, even where a name in it is wrong.
fn say(line: &str, opened: &mut Opened, desk: &Desk) -> Result<Next, Failure> {
    let view = opened.table.view(Audience::Public);
    if !matches!(desk.asked(&view, line), Err(WordError::Verb(_) | WordError::Empty)) {
        return answer(line, opened, desk);
    }
    let said = desk.say(opened, None, line)?;
    desk.print_wrapped(&desk.told_since(&opened.table, said.from))?;
    Ok(Next::Draw)
}

fn answer(line: &str, opened: &Opened, desk: &Desk) -> Result<Next, Failure> {
    let view = opened.table.view(Audience::Public);
    let (question, answer) = desk.question(&view, line)?;
    if let Answer::Secret(seat) = answer {
        return Err(desk.secret_question(&opened.table, seat));
    }
    desk.print_wrapped(&desk.answer(&view, question, &answer))?;
    Ok(Next::Ask)
}

fn secret(who: &str, opened: &mut Opened, desk: &Desk) -> Result<Next, Failure> {
    let owed = opened.table.view(Audience::Public).position().decision().map(|owed| owed.seat);
    let seat = match (who, owed) {
        ("", Some(seat)) => seat,
        _ => desk.seat(&opened.table, who)?,
    };
    if !desk.look.pages() {
        return Err(Failure::new(Exit::Usage, desk.words.say("cli-secret-no-terminal")));
    }
    let from = opened.table.seq();
    desk.show_secret(opened, seat, super::secret::PATIENCE)?;
    // What was said on the page may have had consequences for all.
    if opened.table.seq() > from {
        desk.print_wrapped(&desk.told_since(&opened.table, from))?;
        return Ok(Next::Draw);
    }
    Ok(Next::Ask)
}
