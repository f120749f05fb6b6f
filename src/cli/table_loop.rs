//! `referee` alone: the newest table in a loop of lines.
use noir_referee::lang::Keyword;
use noir_referee::rules::{Action, Audience, Seat};
use noir_referee::screen::NumberedLines;
use noir_referee::table::{Answer, Opened, WordError, understood};

use super::desk::{Desk, TypedIn};
use super::eyes::Answering;
use super::failure::{ExitStatus, Failure};
use super::house::SetRule;
use super::line::{Completions, Lines};
use super::log::Depth;
use super::menu::Enter;
use super::open::Want;
use super::{ask, audit, board, deduce, legal, log, may, status};

/// What a line of the loop leads to.
enum Next {
    /// Show the board again.
    Draw,
    /// Only ask for the next line.
    Ask,
}

/// What the loop remembers from line to line.
#[derive(Default)]
struct Memory {
    /// Whether the board is drawn from the other side of the table.
    flipped: bool,
    /// The last line that a rule has refused.
    refused: Option<String>,
    /// The list on the screen, whose numbers may be typed until something is said.
    offered: Option<NumberedLines>,
}

/// Goes on with the newest table, or offers to open one.
///
/// # Errors
/// When the table cannot be opened or written, or the terminal is gone.
pub fn run(desk: &mut Desk) -> Result<(), Failure> {
    let (opened, first) = match desk.table_file() {
        Ok(_) => (desk.open(Want::Write)?, Next::Draw),
        Err(_) => match desk.dialogue()? {
            // Its board has just been shown.
            Some(opened) => (opened, Next::Ask),
            None => return Ok(()),
        },
    };
    desk.take_up(&opened.path);
    // Another window may open another table; this one stays with its own.
    desk.table = Some(opened.path.clone());
    play(opened, desk, first)
}

/// Plays at an open table until the players leave it. Its file is held for a line, never while one is typed, so that
/// other windows can look, ask and say as well.
///
/// # Errors
/// As [`run`].
fn play(mut opened: Opened, desk: &mut Desk, first: Next) -> Result<(), Failure> {
    desk.typed = TypedIn::Loop;
    let mut lines = Lines::new(desk)?;
    let mut memory = Memory::default();
    let mut next = first;
    let mut unsaid = String::new();
    loop {
        opened.table.release();
        if matches!(next, Next::Draw) {
            draw(&opened, desk, memory.flipped)?;
        }
        let (prompt, candidates) = {
            let view = opened.table.view(Audience::Public);
            let to_act = view.position().decision().map(|owed| owed.seat);
            let who = to_act.map(|seat| desk.voice(&view).role(seat)).unwrap_or_default();
            (format!("{who}> "), Completions::of(desk, &view))
        };
        let before = std::mem::take(&mut unsaid);
        let Some(line) = lines.next(&prompt, &before, candidates)? else { return Ok(()) };
        if wanted(&line, &opened, desk) == Some(Keyword::Quit) {
            return Ok(());
        }
        let aloud = is_aloud(&line, &opened, desk);
        let done = if aloud && eyes(&line).is_none() {
            // It is refused and wiped at once, whatever was said meanwhile.
            obey(line.trim(), &mut opened, desk, &mut memory)
        } else {
            hold(&mut opened, desk).and_then(|moved_on| {
                if !moved_on {
                    return obey(line.trim(), &mut opened, desk, &mut memory);
                }
                if !aloud {
                    unsaid.clone_from(&line);
                }
                Ok(Next::Draw)
            })
        };
        next = match done {
            Ok(next) => {
                lines.remember(line.trim());
                if matches!(next, Next::Draw) {
                    memory.offered = None;
                }
                next
            }
            Err(failure) if matches!(failure.exit, ExitStatus::Done | ExitStatus::Damaged) => {
                return Err(failure);
            }
            Err(failure) => {
                if failure.is_aloud() {
                    desk.erase(&format!("{prompt}{line}"));
                }
                let own = failure.exit == ExitStatus::Refused;
                memory.refused = own.then(|| line.trim().to_owned()).or(memory.refused);
                desk.print_wrapped(&failure.lines)?;
                Next::Ask
            }
        };
    }
}

/// Takes the file up again for a line. Says what was said in another window meanwhile, if anything, and whether that was
/// so: then a line that was meant for another board is not done, but stands there again to be thought over.
fn hold(opened: &mut Opened, desk: &mut Desk) -> Result<bool, Failure> {
    let since = opened.table.mark();
    let before = *opened.table.view(Audience::Public).position();
    *opened = desk.open(Want::Write)?;
    if *opened.table.view(Audience::Public).position() == before {
        return Ok(false);
    }
    let mut news = vec![desk.words.say("cli-meanwhile")];
    // Lines may have been taken back as well.
    let more = opened.table.mark().seq > since.seq;
    news.extend(if more { desk.news(&opened.table, since) } else { desk.newest_entry(opened) });
    desk.print_wrapped(&news)?;
    Ok(true)
}

fn draw(opened: &Opened, desk: &Desk, flipped: bool) -> Result<(), Failure> {
    let view = opened.table.view(Audience::Public);
    let voice = desk.voice(&view);
    desk.print(&[""])?;
    desk.print(&voice.board(&view, flipped).draw(desk.drawing(), &desk.words, desk.columns))?;
    desk.print_wrapped(&voice.summary(&view))
}

/// What the companion is wanted for, if the line begins with such a word. What the mode at the table calls so comes before.
fn wanted(line: &str, opened: &Opened, desk: &Desk) -> Option<Keyword> {
    let view = opened.table.view(Audience::Public);
    desk.reader(&view).first_word(line)
}

/// Whether a line is for nobody's ears.
fn is_aloud(line: &str, opened: &Opened, desk: &Desk) -> bool {
    let view = opened.table.view(Audience::Public);
    desk.reader(&view).is_private(line)
}

/// Does what a line says.
fn obey(
    line: &str,
    opened: &mut Opened,
    desk: &mut Desk,
    memory: &mut Memory,
) -> Result<Next, Failure> {
    if line.is_empty() {
        match desk.enter(opened, memory.flipped)? {
            Enter::Listed(choices) => memory.offered = Some(choices),
            Enter::Owes(seat) if desk.look.pages() => return visit(seat, opened, desk),
            Enter::Owes(_) | Enter::Told => {}
        }
        return Ok(Next::Ask);
    }
    if let (Some(offered), Ok(number)) = (&mut memory.offered, line.parse()) {
        return match desk.chosen_line(offered, number)? {
            Some(line) => say(&line, opened, desk),
            None => Ok(Next::Ask),
        };
    }
    if let Some((who, line)) = eyes(line) {
        return privately(&who, &line, opened, desk, memory);
    }
    let rest = line.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim());
    let number = || rest.parse().unwrap_or(1);
    match wanted(line, opened, desk) {
        Some(Keyword::Undo) => {
            let told = desk.undo(opened, number(), false)?;
            desk.print_wrapped(&told)?;
        }
        Some(Keyword::Redo) => {
            let told = desk.redo(opened, number())?;
            desk.print_wrapped(&told)?;
        }
        Some(Keyword::Flip) => memory.flipped = !memory.flipped,
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
            desk.print(&desk.log(&opened.table.view(Audience::Public), Depth::Usual))?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Legal) => {
            let view = opened.table.view(Audience::Public);
            let said = match desk.unlisted(&view) {
                Some(owed) => vec![owed],
                None => desk.voice(&view).by_verb(view.legal()),
            };
            desk.print_wrapped(&said)?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Deduce) => {
            let view = opened.table.view(Audience::Public);
            desk.may_deduce(&view)?;
            desk.print_wrapped(&desk.voice(&view).deduced(&view.knowledge(), &view))?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Audit) => {
            let view = opened.table.view(Audience::Public);
            desk.print_wrapped(&desk.audited(&view, &view.audit()))?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Ask) => return answer(rest, opened, desk),
        Some(Keyword::May) => return judgement(rest, opened, desk),
        Some(Keyword::Why) => {
            let Some(line) = memory.refused.clone() else {
                desk.print_wrapped(&[desk.words.say("may-why-nothing")])?;
                return Ok(Next::Ask);
            };
            return judgement(&line, opened, desk);
        }
        Some(Keyword::Rule) => {
            let told = match rest.split_once(char::is_whitespace) {
                Some((set, text)) if set == "set" && text.contains('=') => {
                    let (text, reason) =
                        text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
                    desk.decide_here(opened, &SetRule { text, reason, remember: false })?
                }
                _ => desk.settle(&opened.table.view(Audience::Public), rest)?,
            };
            desk.print_wrapped(&told)?;
            return Ok(Next::Ask);
        }
        Some(Keyword::Correct) => {
            let (what, line) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let told = desk.correct(opened, what, line.trim(), None)?;
            desk.print_wrapped(&told)?;
        }
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
    let gives_up = understood(line, |line| desk.reader(&view).action(line, None));
    if let Ok(Action::Concede(seat)) = gives_up
        && desk.is_answered()
    {
        let who = ("who", desk.voice(&view).seat(seat).into());
        if !desk.confirm(&desk.words.tell("cli-concede-sure", &[who]))? {
            return Ok(Next::Ask);
        }
    }
    let said = desk.say(opened, None, line)?;
    desk.print_wrapped(&desk.news(&opened.table, said.since))?;
    Ok(Next::Draw)
}

fn judgement(line: &str, opened: &Opened, desk: &Desk) -> Result<Next, Failure> {
    let view = opened.table.view(Audience::Public);
    desk.print_wrapped(&desk.judgement(&view, line)?.1)?;
    Ok(Next::Ask)
}

fn answer(line: &str, opened: &Opened, desk: &Desk) -> Result<Next, Failure> {
    let view = opened.table.view(Audience::Public);
    let (question, answer) = desk.question(&view, line)?;
    if let Answer::Secret(seat) = answer {
        return Err(desk.secret_question(&view, seat));
    }
    desk.print_wrapped(&desk.voice(&view).answer(question, &answer))?;
    Ok(Next::Ask)
}

/// For whose eyes the answer to a line is, and the line without that: `ask --as killer who is near c3`.
fn eyes(line: &str) -> Option<(String, String)> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "--as")?;
    let who = (*words.get(at + 1)?).to_owned();
    words.drain(at..=at + 1);
    Some((who, words.join(" ")))
}

/// Answers a line for the eyes of a seat or of the referee.
fn privately(
    who: &str,
    line: &str,
    opened: &mut Opened,
    desk: &Desk,
    memory: &Memory,
) -> Result<Next, Failure> {
    let audience = desk.audience(&opened.table, who)?;
    let rest = line.split_once(' ').map_or("", |(_, rest)| rest);
    let flipped = memory.flipped;
    let tell: Answering<'_> = match wanted(line, opened, desk) {
        Some(Keyword::Status) => &status::tell,
        Some(Keyword::Board) => &|desk, view| board::tell(desk, view, flipped, false),
        Some(Keyword::Log) => &|desk, view| log::tell(desk, view, Depth::Usual),
        Some(Keyword::Legal) => &legal::tell,
        Some(Keyword::Deduce) => &deduce::tell,
        Some(Keyword::Audit) => &audit::tell,
        Some(Keyword::May) => &|desk, view| may::tell(desk, view, rest),
        Some(Keyword::Ask) => &|desk, view| ask::tell(desk, view, rest),
        _ => &|desk, view| ask::tell(desk, view, line),
    };
    desk.answer_at(opened, audience, None, tell)?;
    Ok(Next::Ask)
}

fn secret(who: &str, opened: &mut Opened, desk: &Desk) -> Result<Next, Failure> {
    if let Some(who) = who.strip_suffix("--forget-pin") {
        let who = desk.audience(&opened.table, who.trim())?;
        let told = desk.forget_pin(opened, who, false)?;
        desk.print_wrapped(&told)?;
        return Ok(Next::Ask);
    }
    let owed = opened.table.view(Audience::Public).position().decision().map(|owed| owed.seat);
    let seat = match (who, owed) {
        ("", Some(seat)) => seat,
        _ => desk.seat(&opened.table, who)?,
    };
    if !desk.look.pages() {
        return Err(Failure::new(ExitStatus::Usage, desk.words.say("cli-secret-no-terminal")));
    }
    visit(seat, opened, desk)
}

/// Shows somebody the private page, and then everybody what came of it.
fn visit(seat: Seat, opened: &mut Opened, desk: &Desk) -> Result<Next, Failure> {
    let since = opened.table.mark();
    desk.show_secret(opened, seat, super::secret::PATIENCE)?;
    // What was said on the page may have had consequences for all.
    if opened.table.mark() != since {
        desk.print_wrapped(&desk.news(&opened.table, since))?;
        return Ok(Next::Draw);
    }
    Ok(Next::Ask)
}
