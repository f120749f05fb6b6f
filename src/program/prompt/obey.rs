//! What becomes of a line that was heard.
use crate::app::App;
use crate::command::say::{act, ask, may};
use crate::failure::Failure;
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::prompt::enter_menu::Enter;
use crate::prompt::heard::{Heard, Wish, shell};
use crate::prompt::memory::{Memory, Next, Refused, Tried};
use crate::prompt::{enter_menu, heard};
use crate::shell::{refusal, shell_line};
use crate::speak;
use crate::speak::Told;
use noir_referee::lang::Keyword;
use noir_referee::rules::Shown;
use noir_referee::screen::NumberedLines;
use noir_referee::session::Session;
use noir_referee::table::{Answer, Progress, Question, WordError};

/// Does what a line says.
pub fn obey(
    heard: &Heard,
    session: &mut Session,
    app: &mut App,
    memory: &mut Memory,
) -> Result<Next, Failure> {
    match heard {
        Heard::Enter => enter(session, app, memory),
        Heard::Number(number) if !memory.offered.is_empty() => {
            match enter_menu::chosen_line(
                app,
                session,
                memory.flipped,
                &mut memory.offered,
                *number,
            )? {
                Some(line) => {
                    let line = memory.first_of(line);
                    obey(&heard::in_words(app, session, &line), session, app, memory)
                }
                None => Ok(Next::Ask),
            }
        }
        Heard::Number(number) => {
            let error = WordError::Verb(number.to_string());
            Err(refusal::word_failure(app, session.table(), &error))
        }
        Heard::Act(by, action) => {
            memory.tries(Tried::Action(action.clone()));
            let Some(said) = act::say_action(app, session, *by, action)? else {
                return Ok(Next::Ask);
            };
            told(speak::news_below(app, session.table(), said.since), app)
        }
        Heard::Ask(question) => answer(*question, session, app),
        Heard::Private => Err(refusal::private_line(app)),
        Heard::Loop(Wish::Flip) => {
            memory.flipped = !memory.flipped;
            Ok(Next::Draw)
        }
        Heard::Loop(Wish::Board | Wish::Quit) => Ok(Next::Draw),
        Heard::Loop(Wish::Why) => why(session, app, memory),
        Heard::Loop(Wish::WhyNot(line)) => {
            let words = [Keyword::May.name()].into_iter().chain(line.split_whitespace());
            obey(&shell(words.chain([WHY])), session, app, memory)
        }
        Heard::Command(arguments) => {
            let may = heard.asks_may();
            memory.tries(if may { Tried::May(arguments.clone()) } else { Tried::Command });
            command(arguments, may, session, app, memory)
        }
        Heard::Wrong(error) => Err(refusal::word_failure(app, session.table(), error)),
    }
}

/// All the reasons, where the loop would say only the verdict.
const WHY: &str = "--why";

/// Enter alone: what may be said, or whose page is waited for.
fn enter(session: &mut Session, app: &mut App, memory: &mut Memory) -> Result<Next, Failure> {
    match enter_menu::enter(app, session, memory.flipped)? {
        Enter::Listed(choices) => memory.offered = vec![choices],
        Enter::Owes(seat) if app.look.pages() => {
            let whose = session.opening().seat_id(seat).to_owned();
            return obey(&shell([Keyword::Secret.name(), &whose]), session, app, memory);
        }
        Enter::Owes(_) | Enter::Told => {}
    }
    Ok(Next::Ask)
}

/// Why the last line was refused.
fn why(session: &mut Session, app: &mut App, memory: &mut Memory) -> Result<Next, Failure> {
    let told = match memory.refused.clone() {
        None => vec![app.words.say("may-why-nothing")],
        Some(Refused { waits: Some(waits), .. }) => vec![waits],
        Some(Refused { of: Tried::Command, told, .. }) => told,
        Some(Refused { of: Tried::Action(action), .. }) => {
            let view = session.public();
            let told = may::tell_of(app, &view, &action, false).into_lines();
            offer(&app.listed.take(), session, app, memory);
            told
        }
        Some(Refused { of: Tried::May(mut arguments), .. }) => {
            arguments.retain(|word| word != WHY);
            arguments.push(WHY.to_owned());
            return command(&arguments, true, session, app, memory);
        }
    };
    app.print_wrapped(&told)?;
    Ok(Next::Ask)
}

/// Lines that can be said by their numbers.
fn offer(lines: &[String], session: &Session, app: &App, memory: &mut Memory) {
    if !lines.is_empty() {
        let view = session.public();
        memory.offered = vec![NumberedLines::meant(&app.voice(&view), lines)];
    }
}

/// A command of the shell.
fn command(
    arguments: &[String],
    may: bool,
    session: &mut Session,
    app: &mut App,
    memory: &mut Memory,
) -> Result<Next, Failure> {
    let before = lies(session);
    let left = shell_line::command_here(app, arguments, session)?;
    if let Some(other) = left.other {
        // A rematch, or another game: the evening goes on there.
        app.table = Some(other);
        *session = at_table::open(app, Want::Read)?;
        left.done?;
        return Ok(if left.draws { Next::Draw } else { Next::Ask });
    }
    offer(&left.listed, session, app, memory);
    left.done?;
    if lies(session) == before {
        app.print_wrapped(&left.below.lines)?;
        if may {
            memory.asked();
        }
        return Ok(Next::Ask);
    }
    // What else a command has to tell it has told; what is owed stands below the news.
    Ok(Next::News(left.below))
}

/// How far the table has come and how it lies, as everybody sees it.
pub fn lies(session: &Session) -> (Progress, Shown) {
    (session.progress(), *session.public().position())
}

fn answer(question: Question, session: &Session, app: &App) -> Result<Next, Failure> {
    let view = session.public();
    let answer = view.answer(question);
    if let Answer::Secret(seat) = answer {
        return Err(ask::secret_question(app, &view, seat));
    }
    app.print_wrapped(&app.voice(&view).answer(question, &answer))?;
    Ok(Next::Ask)
}

/// News that stand below the next board; whoever listens hears them before it.
pub fn told(news: Told, app: &App) -> Result<Next, Failure> {
    if app.plain {
        app.print_wrapped(&news.all())?;
        return Ok(Next::News(Told::default()));
    }
    Ok(Next::News(news))
}
