//! `referee help`: what may be said at the table that is open, and what one word does.
use std::ffi::OsString;

use clap::CommandFactory as _;
use noir_referee::lang::{Keyword, WordPlace, fold};
use noir_referee::scenario::SeatId;
use noir_referee::screen::Guide;
use noir_referee::setup::Game;
use noir_referee::table::{Question, View};

use crate::app::{App, TypedIn};
use crate::cli::Cli;
use crate::command::open::game;
use crate::command::say::may::is_worth_saying;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table::Want;
use crate::files::{at_table, current};
use crate::shell::shell_line::COMMANDS;
use crate::shell::{help_page, shell_line};

/// What `help` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "WORD")]
    words: Vec<String>,
}

/// Rows of a small terminal.
const ROWS: usize = 24;

/// Words of the loop beside those of the game and the questions.
const LOOP: &[Keyword] = &[
    Keyword::Undo,
    Keyword::Redo,
    Keyword::Secret,
    Keyword::Status,
    Keyword::Board,
    Keyword::Flip,
    Keyword::Log,
    Keyword::Legal,
    Keyword::May,
    Keyword::Why,
    Keyword::Rule,
    Keyword::Correct,
    Keyword::Deduce,
    Keyword::Audit,
    Keyword::Concede,
    Keyword::Quit,
];

/// Shows what may be said at the table that is open, or what one word does there; without a table, and for a word that
/// is only a command, the help of the commands. `all` shows them all.
///
/// # Errors
/// When nobody says such a word.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    if args.words == [help_page::ALL] {
        return shell_line::explained(
            app,
            &["referee", "--help", help_page::ALL].map(OsString::from),
        );
    }
    let opened = current::table_file(app).is_ok().then(|| at_table::open(app, Want::Read));
    let Some(Ok(opened)) = opened else { return help_on_command(app, &args.words) };
    let view = opened.public();
    if args.words.is_empty() {
        return app.print(&help_at(app, &view));
    }
    match help_on(app, &view, &args.words.join(" ")) {
        found if found.is_empty() => help_on_command(app, &args.words),
        found => app.print(&found),
    }
}

/// What may be said at this table, with examples for whoever acts, in the language's own words.
pub fn help_at(app: &App, view: &View<'_>) -> Vec<String> {
    let voice = app.voice(view);
    let reader = app.reader(view);
    let mut verbs: Vec<Keyword> = Vec::new();
    for line in view.legal_lines() {
        let verb = line.split(' ').next().and_then(|word| word.parse().ok());
        verbs.extend(verb.filter(|verb| !verbs.contains(verb)));
    }
    let list = |keywords: &[Keyword]| {
        let word = |keyword: &Keyword| match app.grammar.short(*keyword) {
            Some(short) => format!("{} ({short})", reader.shown(*keyword)),
            None => reader.shown(*keyword).to_owned(),
        };
        let here = keywords.iter().filter(|keyword| reader.belongs(**keyword));
        here.map(word).collect::<Vec<_>>().join(", ")
    };
    let said =
        |key: &str, keywords: &[Keyword]| app.words.tell(key, &[("words", list(keywords).into())]);
    // Where nothing is said aloud now, what is owed in private is said instead.
    let owed = view.position().decision();
    let now = if verbs.is_empty() {
        owed.map(|owed| voice.owed(owed))
    } else {
        Some(said("cli-help-now", &verbs))
    };
    let acting = owed.and_then(|owed| {
        let seat = view.opening().seat_id(owed.seat).parse::<SeatId>();
        seat.ok().map(|seat| seat.role)
    });
    let example = verbs.first().copied().unwrap_or(Keyword::Undo);
    let one = app.command(Keyword::Help, reader.shown(example));
    let mut rest = voice.how();
    rest.push(said("cli-help-ask", Question::WORDS));
    // On the smallest screens what can be said now needs the room of the short forms.
    if app.plain || app.rows > ROWS {
        rest.extend([said("cli-help-loop", LOOP), app.words.say("cli-help-also")]);
    } else {
        let here = LOOP.iter().filter(|keyword| reader.belongs(**keyword));
        let mut words: Vec<&str> = here.map(|keyword| reader.shown(*keyword)).collect();
        let also = app.words.say("cli-help-also-briefly");
        words.push(&also);
        let words = ("words", words.join(", ").into());
        rest.push(app.words.tell("cli-help-loop", &[words]));
    }
    rest.push(app.words.tell("word-one", &[("command", one.into())]));
    if app.typed == TypedIn::CommandLine {
        rest.push(app.words.tell("word-all", &[("command", "referee --help all".into())]));
    }
    let broken = |line: &String| app.broken(line, 0);
    let now: Vec<String> = now.iter().flat_map(broken).collect();
    let rest: Vec<String> = rest.iter().flat_map(broken).collect();
    // The line that asked for it and the next prompt are seen as well.
    let room = app.rows.saturating_sub(now.len() + rest.len() + 2);
    let mut lines = guided(app, view, |guide| {
        // What it is all about comes first, where a small screen has room for it.
        let aims = guide.aims();
        let mut lines = if app.plain || aims.len() <= room { aims } else { Vec::new() };
        let left = room - lines.len().min(room);
        lines.extend(now);
        lines.extend(guide.help(acting, if app.plain { usize::MAX } else { left }));
        lines
    });
    lines.extend(rest);
    lines
}

/// What a word does at this table; nothing of one that nobody says there.
fn help_on(app: &App, view: &View<'_>, typed: &str) -> Vec<String> {
    let reader = app.reader(view);
    // «Вихід у поле» is written «вихід-у-поле» in a line.
    let joined = app.grammar.joined(typed);
    let typed = joined.as_deref().unwrap_or(typed);
    let inside = || app.grammar.at(WordPlace::Inside, typed);
    let meant = reader.first_word(typed).or_else(inside);
    let meant = meant.filter(|word| reader.belongs(*word));
    let mut lines = meant.map_or_else(Vec::new, |command| help_on_loop(app, command));
    // What a command does is not looked for in what other words do.
    if lines.is_empty() {
        lines = guided(app, view, |guide| guide.help_on(meant, typed));
    }
    // How a mode says its lines tells what to do with each of them.
    if lines.is_empty() {
        let voice = app.voice(view);
        let word = fold(meant.map_or(typed, |keyword| voice.shown(keyword)));
        lines = voice.how().into_iter().filter(|line| fold(line).contains(&word)).collect();
    }
    // What a word does in a line of this game comes before another word that sounds the same.
    let line = inside().or(meant).and_then(|word| app.voice(view).inside(word));
    if let Some(line) = line.filter(|line| !lines.contains(line)) {
        lines.splice(0..0, app.broken(&line, 0));
    }
    let disputed =
        meant.is_some_and(|word| !Question::WORDS.contains(&word) && !LOOP.contains(&word));
    if !lines.is_empty() && disputed {
        let rule = meant.and_then(|verb| conditions(app, view, verb));
        lines.extend(rule.iter().flat_map(|rule| app.broken(rule, 0)));
        let books = app.command(Keyword::Rule, typed);
        lines.push(app.words.tell("word-books", &[("command", books.into())]));
    }
    lines
}

/// What the rules ask of a line with this verb, where one can be said now.
fn conditions(app: &App, view: &View<'_>, verb: Keyword) -> Option<String> {
    let line = view.legal().into_iter().find(|line| line.word() == verb.name())?;
    let facts = view.explain(None, &line).facts;
    // Only what somebody has to think of.
    let said = facts.iter().filter(|fact| is_worth_saying(**fact));
    let voice = app.voice(view);
    let said = said.map(|(rule, _)| voice.condition(*rule));
    let said: Vec<String> = said.collect();
    let owed = view.position().decision()?;
    let (who, rule) = (voice.seat(owed.seat), said.join(" "));
    let rule = [("who", who.into()), ("rule", rule.into())];
    (!said.is_empty()).then(|| app.words.tell("word-rule", &rule))
}

/// What a command does that is typed at the table, its short form, and where its options stand.
fn help_on_loop(app: &App, command: Keyword) -> Vec<String> {
    let name = command.name();
    if !COMMANDS.contains(&command) || !LOOP.contains(&command) {
        return Vec::new();
    }
    let does = app.words.say(&format!("help-{name}"));
    let line = ("line", app.command(command, "").into());
    let mut lines = vec![app.words.tell("word-does", &[line, ("does", does.into())])];
    let short = app.grammar.short(command).filter(|_| app.typed == TypedIn::Loop);
    lines.extend(short.map(|short| {
        let word = ("word", app.grammar.shown(command).into());
        app.words.tell("word-short", &[("short", short.into()), word])
    }));
    let options = ("command", app.command(command, "--help").into());
    lines.push(app.words.tell("word-options", &[options]));
    lines
}

/// The help of a command of the shell, of the whole program without a word.
fn help_on_command(app: &App, words: &[String]) -> Result<(), Failure> {
    let named = |word: &String| {
        let meant = app.grammar.at(WordPlace::First, word);
        let meant = meant.filter(|it| COMMANDS.contains(it)).map(Keyword::name);
        meant.unwrap_or(word).to_owned()
    };
    let mut line: Vec<String> = words.iter().take(1).map(named).collect();
    line.extend(words.iter().skip(1).cloned());
    if let Some(name) = line.first()
        && Cli::command().find_subcommand(name).is_none()
    {
        let found = ("found", words.join(" ").into());
        let all = ("command", app.command(Keyword::Help, "").into());
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("word-none", &[found]))
            .hint(app.words.tell("word-none-hint", &[all])));
    }
    let line = ["referee".to_owned()].into_iter().chain(line).chain(["--help".to_owned()]);
    shell_line::explained(app, &line.map(OsString::from).collect::<Vec<_>>())
}

/// What somebody says who leads through the setup of this table; nothing where its box is not known any more.
fn guided(app: &App, view: &View<'_>, say: impl FnOnce(&Guide<'_>) -> Vec<String>) -> Vec<String> {
    let opening = view.opening();
    let library = app.library();
    let Ok(edition) = library.edition(&opening.edition) else { return Vec::new() };
    let edition = game::legible(app, edition);
    let Ok(sheet) = library.mode(opening.mode) else { return Vec::new() };
    let game = Game { choices: view.choices(), ..opening.game(sheet, edition) };
    let Ok(setup) = game.setup() else { return Vec::new() };
    say(&Guide {
        setup: &setup,
        edition: &game.edition,
        trust: opening.one_trust(),
        opened: true,
        again: false,
        grammar: &app.grammar,
        words: &app.words,
        look: app.drawing(),
        columns: app.columns,
    })
}
