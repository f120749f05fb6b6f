//! A command typed in the loop: the shell's own parser reads it, so that words and flags are the same in both.
use std::ffi::OsString;
use std::mem;
use std::path::Path;

use clap::{CommandFactory as _, Parser as _};
use noir_referee::lang::{Grammar, Keyword, Lang, WordPlace, fold};
use noir_referee::session::Session;
use noir_referee::table::{Meaning, Question, Reader};

use crate::app::{App, TypedIn};
use crate::cli::{Cli, Global};
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table::Want;
use crate::files::{at_table, current};
use crate::prompt::empty_chair::Pace;
use crate::shell::clap_help::{self, Explained};
use crate::speak::Told;
use crate::terminal::Guard;

/// Words that a player says in his own language and that are commands, whatever the mode.
pub(crate) const COMMANDS: [Keyword; 16] = [
    Keyword::Undo,
    Keyword::Redo,
    Keyword::Secret,
    Keyword::Status,
    Keyword::Board,
    Keyword::Log,
    Keyword::Legal,
    Keyword::May,
    Keyword::Rule,
    Keyword::Correct,
    Keyword::Deduce,
    Keyword::Audit,
    Keyword::Ask,
    Keyword::Tell,
    Keyword::Help,
    Keyword::Replace,
];

/// More words no role has with its number.
const MOST_WORDS_OF_A_SEAT: usize = 4;

/// From so many letters on a word is no short form.
pub(crate) const LONG: usize = 4;

/// The arguments of the shell's command that a line typed at a table is; nothing where it is an action or a question.
///
/// A line may also begin with `referee`, as in the shell: then it is a command even where a word of it means something
/// else in this game (`setup`, `deck`).
pub fn arguments(reader: &Reader<'_>, line: &str) -> Option<Vec<String>> {
    let mut words: Vec<&str> = quoted_together(line);
    let called = words.first() == Some(&"referee");
    words.drain(..usize::from(called));
    let first = *words.first()?;
    let root = Cli::command();
    let name = match reader.first_word(first).filter(|word| !called && reader.belongs(*word)) {
        Some(word) if COMMANDS.contains(&word) => word.name(),
        // `deck` is a question, `deck learn` a command.
        Some(_) => {
            let command = root.find_subcommand(first)?;
            command.find_subcommand(words.get(1)?).map(|_| command.get_name())?
        }
        None => {
            let known = root.find_subcommand(first).map(clap::Command::get_name);
            known
                .or_else(|| called_so(&root, reader.grammar, &words))
                .or_else(|| begun_so(reader, &words))
                .unwrap_or(first)
        }
    };
    let is_command = called || root.find_subcommand(name).is_some();
    let rest = || seats_together(reader, &words[1..]);
    is_command.then(|| ["referee", name].map(str::to_owned).into_iter().chain(rest()).collect())
}

/// The words of a line; what stands in quotes is one word: `--as "Ann Marie"`.
fn quoted_together(line: &str) -> Vec<&str> {
    // An odd quote is an apostrophe, or nothing.
    if line.matches('"').count() % 2 == 1 {
        return line.split_whitespace().collect();
    }
    let parts = line.split('"').enumerate();
    let words = parts.map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect::<Vec<Vec<&str>>>().concat()
}

/// Whether these arguments of the shell change nothing at the table.
pub fn only_shows(arguments: &[String]) -> bool {
    let cli = Cli::try_parse_from(arguments);
    cli.is_ok_and(|cli| cli.command.is_some_and(|it| it.looks() || it.opens_pages()))
}

/// The words of a command in which a seat of several words (`spy 1`) is one of them.
fn seats_together(reader: &Reader<'_>, words: &[&str]) -> Vec<String> {
    let mut together = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let most = words.len().min(at + MOST_WORDS_OF_A_SEAT);
        let named = |to: &usize| reader.opening.seat(&words[at..*to].join(" ")).is_some();
        let to = (at + 2..=most).rev().find(named).unwrap_or(at + 1);
        together.push(words[at..to].join(" "));
        at = to;
    }
    together
}

/// The command that the first of these words is the name of in a language, where the others are what it takes: a
/// [list](noir_referee::lang::Lists::list) for each command.
fn called_so<'a>(root: &'a clap::Command, grammar: &Grammar, words: &[&str]) -> Option<&'a str> {
    let first = fold(words.first()?);
    let mut names = root.get_subcommands().map(clap::Command::get_name);
    let name = names.find(|name| grammar.lists().have(&format!("command-{name}"), &first))?;
    let line = ["referee", name].into_iter().chain(words.iter().skip(1).copied());
    Cli::try_parse_from(line).is_ok().then_some(name)
}

/// The command that begins so, said alone, where nothing else that can be said here does: `sec`.
fn begun_so(reader: &Reader<'_>, words: &[&str]) -> Option<&'static str> {
    let [word] = words else { return None };
    let begun = |verb: &Keyword| {
        verb.place() == WordPlace::First
            && reader.belongs(*verb)
            && fold(reader.shown(*verb)).starts_with(&fold(word))
    };
    let mut all = Keyword::ALL.iter().filter(|verb| begun(verb));
    let first = all.next().filter(|_| word.chars().count() > 2 && all.next().is_none())?;
    COMMANDS.contains(first).then(|| first.name())
}

/// Whether a line is a command of the shell with all that belongs to it.
pub fn is_whole(reader: &Reader<'_>, line: &str) -> bool {
    arguments(reader, line).is_some_and(|arguments| Cli::try_parse_from(arguments).is_ok())
}

/// The command of the shell that a line is by itself, typed where no table is open.
pub(crate) fn whole(grammar: &Grammar, line: &str) -> Option<Cli> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let called = words.first() == Some(&"referee");
    words.drain(..usize::from(called));
    let root = Cli::command();
    let named = called_so(&root, grammar, &words);
    if let Some(name) = named {
        words[0] = name;
    }
    Cli::try_parse_from(["referee"].into_iter().chain(words)).ok().filter(|it| it.command.is_some())
}

/// A command line of the shell that begins with a word of the loop, in any language, as the command that it is: what is
/// said at the table is `act`, a question is `ask`. Nothing where that word means nothing.
///
/// Short forms mean too much to be guessed at here.
pub fn in_the_shell(args: &[OsString], word: &str) -> Option<Vec<OsString>> {
    let at = args.iter().skip(1).position(|arg| arg == word)? + 1;
    let root = Cli::command();
    let named = Lang::ALL
        .into_iter()
        .find_map(|lang| called_so(&root, &Grammar::new(lang), &[word]).map(str::to_owned));
    if let Some(name) = named {
        let mut args = args.to_vec();
        args[at] = name.into();
        return Some(args);
    }
    let long = word.chars().count() >= LONG;
    let keyword = Lang::ALL.into_iter().find_map(|lang| {
        let grammar = Grammar::new(lang);
        let meant = grammar.all_at(WordPlace::First, word);
        meant.into_iter().find(|it| long || fold(grammar.shown(*it)) == fold(word))
    })?;
    let mut args = args.to_vec();
    match keyword {
        Keyword::Flip => drop(args.splice(at..=at, ["board".into(), "--flip".into()])),
        Keyword::Why => args[at] = Keyword::May.name().into(),
        Keyword::Quit => return None,
        command if COMMANDS.contains(&command) => args[at] = command.name().into(),
        question if Question::WORDS.contains(&question) => args.insert(at, "ask".into()),
        _ => args.insert(at, "act".into()),
    }
    Some(args)
}

/// A command line of the shell that begins with no command but means something at the table that is open: what is said there
/// is `act`, a question is `ask`.
pub fn at_the_table(args: &[OsString], word: &str) -> Option<Vec<OsString>> {
    let at = args.iter().skip(1).position(|arg| arg == word)? + 1;
    let as_command = |name: &str| {
        let mut args = args.to_vec();
        args.insert(at, name.into());
        args
    };
    let cli = Cli::try_parse_from(as_command("act")).ok()?;
    let mut app = App::new(&cli.global).ok()?;
    let file = app.archive().read(&current::table_file(&app).ok()?).ok()?;
    if app.chosen.is_none() {
        app.speak(file.opening().lang.parse().ok()?);
    }
    let table = file.look().ok()?;
    let view = table.public();
    let line = args[at..].iter().map(|arg| arg.to_string_lossy()).collect::<Vec<_>>().join(" ");
    let (_, meaning) = app.reader(&view).at_the_table(line.split(" --").next()?).ok()?;
    match meaning {
        Meaning::Act(_) => Some(as_command("act")),
        Meaning::Ask(_) => Some(as_command("ask")),
        Meaning::Wish(_) => None,
    }
}

/// What a command of the loop has left behind.
pub struct Left {
    /// How it ended.
    pub done: Result<(), Failure>,
    /// What it says under the board.
    pub below: Told,
    /// Lines that it offers by numbers.
    pub listed: Vec<String>,
    /// Whether the table it leads to has still to be shown.
    pub draws: bool,
    /// The file of a table that it has opened, where that is another one.
    pub other: Option<std::path::PathBuf>,
}

/// Reads the arguments of a command and does it at the table that is open, which is held and as everybody saw it.
///
/// # Errors
/// When the table itself cannot be read any more.
pub fn command_here(
    app: &mut App,
    arguments: &[String],
    session: &mut Session,
) -> Result<Left, Failure> {
    let Ok(cli) = Cli::try_parse_from(arguments) else {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        return Ok(Left {
            done: explained(app, &arguments),
            below: Told::default(),
            listed: Vec::new(),
            draws: false,
            other: None,
        });
    };
    let Some(command) = &cli.command else {
        // `referee --table 2` goes to that table.
        let other = for_line(app, &cli.global).and_then(|here| current::table_file(&here));
        let other = cli.global.table.is_some().then_some(other).transpose();
        let (done, other) = match other {
            Ok(other) => (Ok(()), other),
            Err(failure) => (Err(failure), None),
        };
        return Ok(Left { done, other, below: Told::default(), listed: Vec::new(), draws: true });
    };
    let mut here = match for_line(app, &cli.global) {
        Ok(here) => here,
        Err(failure) => {
            return Ok(Left {
                done: Err(failure),
                below: Told::default(),
                listed: Vec::new(),
                draws: false,
                other: None,
            });
        }
    };
    if matches!(command, crate::cli::Command::New(_)) {
        // The file of this table is not that of the next one.
        here.table.clone_from(&cli.global.table);
    }
    if cli.global.table.is_none() && command.writes() {
        here.held = Some(mem::replace(session, at_table::open(app, Want::Read)?));
    } else {
        session.release();
    }
    let usual = (here.plain && !app.plain).then(Guard::usual).transpose()?;
    let done = command.run(&mut here);
    drop(usual);
    let other = here.recorded.get().filter(|path| **path != session.path()).cloned();
    if let Some(unlocked) = here.unlocked.take() {
        let _ = app.unlocked.set(unlocked);
    }
    let (below, listed) = (here.below.take(), here.listed.take());
    drop(here);
    *session = at_table::open(app, Want::Read)?;
    Ok(Left { done, below, listed, draws: false, other })
}

/// The help that was asked for, or what is wrong with the words of a command.
pub(crate) fn explained(app: &App, arguments: &[OsString]) -> Result<(), Failure> {
    match clap_help::explained(arguments, &app.words, app.columns) {
        Explained::Page(page) => app.print(&[page.render().to_string().trim_end()]),
        Explained::Fault(lines) => Err(Failure { exit: ExitStatus::Usage, lines, json: None }),
    }
}

/// Does a command that only shows something, between two questions; nothing where it is another one.
pub(crate) fn looked_aside(app: &App, arguments: &[String]) -> Option<Result<(), Failure>> {
    let cli = Cli::try_parse_from(arguments).ok()?;
    let command = cli.command.as_ref().filter(|command| command.looks())?;
    let shown = for_line(app, &cli.global).and_then(|mut here| {
        here.typed = app.typed;
        command.run(&mut here)?;
        app.print_wrapped(&here.below.take().lines)
    });
    Some(shown.or_else(|failure| app.print_wrapped(&failure.lines)))
}

/// Does a command where no table is open.
///
/// # Errors
/// Those of the command.
pub(crate) fn command_alone(app: &App, cli: &Cli) -> Result<(), Failure> {
    let mut app = for_line(app, &cli.global)?;
    app.typed = TypedIn::CommandLine;
    cli.command.iter().try_for_each(|command| command.run(&mut app))
}

/// Does a command of the shell at the table in this file, as if it had been typed there.
///
/// # Errors
/// Those of the command.
pub(crate) fn do_at(app: &App, table: &Path, words: &[&str]) -> Result<(), Failure> {
    let Ok(cli) = Cli::try_parse_from(["referee"].iter().chain(words)) else { return Ok(()) };
    let global = Global { table: Some(table.to_owned()), ..cli.global };
    let mut here = for_line(app, &global)?;
    cli.command.iter().try_for_each(|command| command.run(&mut here))
}

/// The same app for one line, with the flags that stand in it.
fn for_line(app: &App, global: &Global) -> Result<App, Failure> {
    let mut line = App::new(&Global {
        lang: global.lang.or(app.chosen),
        table: global.table.clone().or_else(|| app.table.clone()),
        json: global.json,
        plain: global.plain || app.spoken,
        scenarios: global.scenarios.clone().or_else(|| app.scenarios.clone()),
        passphrase_file: global.passphrase_file.clone().or_else(|| app.passphrase.clone()),
        pin_file: global.pin_file.clone().or_else(|| app.pin.clone()),
        hasty: app.pace == Pace::Hasty,
    })?;
    if global.lang.is_none() {
        line.speak(app.lang());
    }
    line.typed = TypedIn::Loop;
    #[cfg(feature = "phone")]
    line.phones.clone_from(&app.phones);
    // What happens at a table that is opened by this line is told above the next ones.
    line.beside = app.beside.clone();
    if let Some(unlocked) = app.unlocked.get() {
        let _ = line.unlocked.set(unlocked.clone());
    }
    Ok(line)
}
