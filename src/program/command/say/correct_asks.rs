//! What `referee correct` asks: which line was wrong, how it should have been, and what the table decides.
use noir_referee::lang::{Keyword, fold};
use noir_referee::rules::{Action, Audience, Seat, Trust};
use noir_referee::screen::{Menu, MenuItem, Notice, Zero};
use noir_referee::session::Session;
use noir_referee::table::{Preview, Recorded, Seating};

use crate::app::{App, TypedIn};
use crate::command::open::people;
use crate::command::say::correct::{Decided, lying_here};
use crate::command::say::{correct, replace};
use crate::evening::rows;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::page::secret;
use crate::page::secret::PATIENCE;
use crate::prompt::ask_menu::Reply;
use crate::prompt::{ask_menu, erase};
use crate::shell::shell_line;
use crate::speak;
use crate::speak::Told;

/// Lines that can be pointed at without looking through the log.
const LAST: usize = 9;

/// What was wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// A line of the log or the rows of the board, and how it should have been, where that was typed as well.
    Said(String, String),
    /// A card that somebody told in private.
    Card,
    /// What a player is called.
    Name,
}

/// The last lines with their numbers.
pub(crate) fn correctable(app: &App, session: &Session) -> Vec<String> {
    let view = session.public();
    let recorded = Recorded::of(view.opening());
    let last = view.said_since(view.seq().saturating_sub(LAST));
    let lines = last.iter().filter(|entry| entry.is_line());
    let voice = app.voice(&view);
    lines
        .map(|entry| voice.numbered(entry.seq, &voice.said_in_short(&view, &recorded, entry)))
        .collect()
}

/// How one of the last lines is put right, if there are any.
pub(crate) fn how_to_correct(app: &App, session: &Session) -> String {
    let view = session.public();
    let last = view.said_since(view.seq().saturating_sub(LAST));
    let Some(last) = last.iter().rfind(|entry| entry.is_line()) else {
        return app.words.say("correct-nothing");
    };
    let command = app.command(Keyword::Correct, "");
    let args = [("command", command.into()), ("seq", last.seq.into())];
    app.words.tell("correct-which", &args)
}

/// Asks what was wrong, and takes with it how it should have been, if that is typed as well; nothing if nothing was.
/// Whoever wants to look at something first, such as the log, sees it.
pub(crate) fn ask_which(app: &App, session: &Session) -> Result<Option<Wrong>, Failure> {
    let view = session.public();
    let reader = app.reader(&view);
    let prompt = app.words.say("correct-number");
    loop {
        let Reply::Given(typed) = ask_menu::type_line(app, &prompt)? else { return Ok(None) };
        let typed = typed.trim();
        if typed.is_empty() || ask_menu::leads_back(app, typed) {
            return Ok(None);
        }
        // Whoever types the whole command has said all.
        let said =
            typed.split_once(' ').filter(|_| reader.first_word(typed) == Some(Keyword::Correct));
        let rest = said.map_or(typed, |(_, rest)| rest);
        let (what, line) = rest.split_once(' ').unwrap_or((rest, ""));
        if correct::means_rows(app, what) {
            return Ok(Some(Wrong::Said(what.to_owned(), line.to_owned())));
        }
        if let Some(other) = wrong(app, what) {
            return Ok(Some(other));
        }
        if is_called(app, what, "correct-word-score") {
            app.print_wrapped(&[app.words.say("correct-score")])?;
            continue;
        }
        let Ok(seq) = what.parse() else {
            match shell_line::arguments(&reader, typed)
                .and_then(|it| shell_line::looked_aside(app, &it))
            {
                Some(looked) => looked?,
                None => app.print_wrapped(&[not_a_line(app, typed)])?,
            }
            continue;
        };
        match session.table().may_correct(seq) {
            Ok(()) => return Ok(Some(Wrong::Said(what.to_owned(), line.to_owned()))),
            Err(error) => app.print_wrapped(&correct::no_correction(app, &error).lines)?,
        }
    }
}

/// Whether what was typed is one of the phrases in this message.
pub(crate) fn is_called(app: &App, typed: &str, key: &str) -> bool {
    let typed = fold(typed.trim());
    app.words.say(key).split(" | ").any(|known| fold(known) == typed)
}

/// What is wrong by this word, if that is no line and not the board.
pub(crate) fn wrong(app: &App, word: &str) -> Option<Wrong> {
    let ways = [("correct-word-card", Wrong::Card), ("correct-word-name", Wrong::Name)];
    ways.into_iter().find_map(|(key, wrong)| is_called(app, word, key).then_some(wrong))
}

/// Puts right what is no line and not the board.
pub(crate) fn correct_other(app: &mut App, wrong: &Wrong) -> Result<(), Failure> {
    let mut session = at_table::open(app, Want::Write)?;
    if *wrong == Wrong::Name {
        let told = correct_name(app, &mut session)?;
        return speak::tell_below(app, told);
    }
    correct_card(app, &mut session)
}

/// Asks whose card was wrong, and opens the page on which its owner puts it right.
fn correct_card(app: &App, session: &mut Session) -> Result<(), Failure> {
    let told = |seat: &Seat| session.opening().seats[seat.at()].trust == Trust::Told;
    let seats: Vec<Seat> = session.opening().all_seats().filter(told).collect();
    if seats.is_empty() {
        return app.print_wrapped(&[app.words.say("correct-no-cards")]);
    }
    secret::needs_pages(app)?;
    let seat = match seats[..] {
        [only] => Some(only),
        _ => replace::ask_seat(app, session, app.words.say("correct-whose-card"))?,
    };
    let Some(seat) = seat else { return Ok(()) };
    secret::show_secret(app, session, Audience::Seat(seat), PATIENCE, Notice::Turn)
}

/// Asks whose name is wrong and what it should be, and gives what everybody hears; nothing if it stays.
fn correct_name(app: &App, session: &mut Session) -> Result<Told, Failure> {
    let asked = app.words.say("correct-whose-name");
    let Some(seat) = replace::ask_seat(app, session, asked)? else { return Ok(Told::default()) };
    let prompt = app.words.say("correct-name");
    let name = match at_table::unheld(app, session, || ask_menu::type_line(app, &prompt))? {
        Reply::Given(name) if !name.trim().is_empty() && !ask_menu::leads_back(app, &name) => name,
        _ => return Ok(Told::default()),
    };
    let was = session.opening().player(seat).to_owned();
    let name = replace::name_at(app, session, seat, &name, false)?;
    app.does(session, |session| session.sit(seat, &name, Seating::Renamed))?;
    let mut told = speak::newest_entry(app, session);
    told.lines.extend(people::same_person(app, &was, &name));
    Ok(told)
}

/// Asks how a line should have been, until it is understood; nothing if it stays as it is.
pub(crate) fn ask_line(
    app: &App,
    session: &Session,
    seq: usize,
) -> Result<Option<String>, Failure> {
    let there = session.table().may_correct(seq);
    there.map_err(|error| correct::no_correction(app, &error))?;
    let prompt = app.words.tell("correct-should", &[("seq", seq.into())]);
    loop {
        let Reply::Given(typed) = ask_menu::type_line(app, &prompt)? else { return Ok(None) };
        if typed.trim() == "0" || typed.trim().is_empty() {
            return Ok(None);
        }
        match correct::other_line(app, session, seq, &typed) {
            Ok(_) => return Ok(Some(typed)),
            Err(failure) => {
                if failure.is_aloud() {
                    erase::erase(app, &format!("{prompt} {typed}"));
                }
                app.print_wrapped(&failure.lines)?;
            }
        }
    }
}

/// That this is no line of the log.
pub(crate) fn not_a_line(app: &App, found: &str) -> String {
    app.words.tell("correct-what", &[("found", found.into())])
}

/// Asks whether a line is to be put right by which somebody learns something.
pub(crate) fn confirm_informing(app: &App, session: &mut Session) -> Result<(), Failure> {
    if at_table::confirm_unheld(app, session, &app.words.say("correct-informs-ask"))? {
        return Ok(());
    }
    let kept = Failure::new(ExitStatus::Usage, app.words.say("correct-kept"));
    let hint = (app.typed == TypedIn::CommandLine).then(|| app.words.say("correct-informs-hint"));
    Err(hint.into_iter().fold(kept, Failure::hint))
}

/// Puts right or lets stand; none of both by Enter alone. What is to be known has been said before.
pub(crate) fn decide(app: &App) -> Result<Decided, Failure> {
    let ways = ["correct-stand", "correct-right"].map(|key| app.words.say(key));
    let menu = Menu {
        asked: app.words.say("correct-ask"),
        items: ways.map(MenuItem::new).into(),
        enter: None,
        zero: Zero::Back,
    };
    match app.choose(&menu)? {
        Reply::Given(0) => Ok(Decided::Stand),
        Reply::Given(_) => Ok(Decided::RightAnyway),
        Reply::Back | Reply::Gone => {
            let kept = Failure::new(ExitStatus::Usage, app.words.say("correct-kept"));
            let hint = app.words.say("correct-kept-hint");
            Err(if app.typed == TypedIn::CommandLine { kept.hint(hint) } else { kept })
        }
    }
}

/// What everybody can foresee.
pub(crate) fn foretold(
    app: &App,
    session: &Session,
    seq: usize,
    action: &Action,
    foreseen: &Preview,
) -> Result<Vec<String>, Failure> {
    let then = session.table().public_at(seq - 1);
    let now = session.public();
    let voice = app.history(&then);
    let was = now.said_since(seq - 1).into_iter().next();
    let was = was.map(|entry| voice.entry(&entry).join(" ")).unwrap_or_default();
    let line = ("line", voice.line(action).into());
    let seq = ("seq", seq.into());
    let mut lines = vec![
        app.words.tell("correct-was", &[seq, ("was", was.into())]),
        app.words.tell("correct-would", &[line]),
    ];
    if !foreseen.lies.lies_like(now.position()) {
        lines.push(app.words.say("correct-board"));
        let lying = now.lying_like(&foreseen.lies);
        let board = app.voice(&lying).board(&lying, false).without_highlight();
        app.print_wrapped(&lines)?;
        lines.clear();
        app.print(&board.draw(app.drawing(), &app.words, app.columns))?;
    }
    if foreseen.falls.is_none() || foreseen.later > 0 {
        lines.push(app.words.tell("correct-later", &[("n", foreseen.later.into())]));
    }
    if !foreseen.uncertain.is_empty() {
        let all: Vec<String> = foreseen.uncertain.iter().map(ToString::to_string).collect();
        let all = ("lines", app.words.all_of(&all).into());
        let n = ("n", foreseen.uncertain.len().into());
        lines.push(app.words.tell("correct-uncertain", &[n, all]));
    }
    if foreseen.informs && foreseen.answers {
        lines.push(app.words.say("correct-informs"));
    }
    if let Some((at, refusal)) = foreseen.falls {
        let why = ("why", correct::why_it_falls(app, &now, refusal).into());
        let last = now.seq();
        let n = ("n", (last + 1 - at).into());
        let args = [("first", at.into()), ("last", last.into()), n, why];
        lines.push(app.words.tell("correct-falls", &args));
    }
    Ok(lines)
}

/// The rows as they lie, while other windows go on.
pub(crate) fn asked_rows(app: &App, session: &mut Session) -> Result<Vec<String>, Failure> {
    let (among, size) = lying_here(&session.public());
    at_table::unheld(app, session, || {
        if app.plain && !std::io::IsTerminal::is_terminal(&std::io::stdin()) {
            return rows::typed_rows(app);
        }
        let kept = || Failure::new(ExitStatus::Usage, app.words.say("correct-kept"));
        rows::ask_rows(app, &among, size)?.ok_or_else(kept)
    })
}
