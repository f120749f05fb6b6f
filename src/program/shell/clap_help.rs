//! Help, and what is wrong with a command line, in the chosen language.
//!
//! clap knows the structure and `help.ftl` has the words, found by the names of command and argument: `help-act`,
//! `help-act-action`, and `help-option-table` for what several commands take. Nothing of this runs for a command line
//! that is understood, nor for `--version`.
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory, Parser};
use noir_referee::lang::{Lang, Words};

use crate::app::App;
use crate::cli::Cli;
use crate::failure::ExitStatus;
use crate::files::at_table;
use crate::shell::help_page::{ALL, GROUPS, as_key, evening, overview, page, sections};
use crate::shell::misuse::fault;

/// Lines longer than this are hard to read, however wide the terminal is.
const COLUMNS: usize = 80;

/// Shows the help that was asked for, or says what is wrong with the command line.
pub fn explain(args: &[OsString], error: &clap::Error) -> ExitCode {
    if error.kind() == ErrorKind::DisplayVersion {
        return print(error);
    }
    let (words, columns) = match app(args) {
        Some(mut app) => {
            if is_at_a_table(args) && error.use_stderr() {
                at_table::speak_as_the_table(&mut app);
            }
            (app.words, app.columns.min(COLUMNS))
        }
        None => (Words::new(asked_lang(args).unwrap_or_default()), COLUMNS),
    };
    match explained(args, &words, columns) {
        Explained::Page(page) => print(&page),
        Explained::Fault(lines) => {
            let mut out = io::stderr().lock();
            for line in lines {
                // Nobody to hear it is no reason to stop.
                let _ = writeln!(out, "{line}");
            }
            ExitStatus::Usage.into()
        }
    }
}

/// What there is to say of a command line that clap did not take.
pub enum Explained {
    /// The help that was asked for.
    Page(Box<clap::Error>),
    /// What is wrong and what would be right.
    Fault(Vec<String>),
}

/// The help that was asked for, or what is wrong with a command line.
pub fn explained(args: &[OsString], words: &Words, columns: usize) -> Explained {
    let mut command = command(words, columns);
    if asks_for_all(args) {
        let page = page(&command, words, &overview(&command, words), columns);
        command = command.help_template(page);
    }
    let Err(error) = command.try_get_matches_from_mut(args) else {
        // Cannot be: the words make no difference to what is understood.
        return Explained::Fault(Vec::new());
    };
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Explained::Page(Box::new(error))
        }
        _ => Explained::Fault(fault(&error, meant(&command, args), words)),
    }
}

/// The whole command line with its texts in one language, for help and completions.
pub fn command(words: &Words, columns: usize) -> Command {
    let mut root = spoken(Cli::command(), words, "").disable_version_flag(true).arg(option(
        "version",
        'V',
        ArgAction::Version,
        words,
    ));
    // Gives every command its full name and the options of all.
    root.build();
    let page = page(&root, words, &evening(words), columns);
    root.help_template(page).mut_subcommands(|command| helped(command, words, columns))
}

/// The command with the texts that are its own.
fn spoken(command: Command, words: &Words, path: &str) -> Command {
    let about = if path.is_empty() { "help-about".to_owned() } else { format!("help-{path}") };
    command
        .about(words.say(&about))
        .long_about(None::<&str>)
        .subcommand_value_name(lasting(words.say("help-value-command")))
        .disable_help_flag(true)
        .arg(option("help", 'h', ArgAction::Help, words))
        .mut_args(|arg| {
            // What only the program itself asks for is told to nobody.
            if arg.is_hide_set() {
                return arg;
            }
            let help = about_arg(&arg, words, path);
            let (name, known) = (value_name(&arg, words), arg.get_possible_values());
            let Some(name) = name else { return arg.help(help) };
            let arg = arg.help(help).value_name(name);
            if known.is_empty() {
                return arg;
            }
            // Their own texts are in English only.
            arg.value_parser(known.into_iter().map(|it| it.help(None::<&str>)).collect::<Vec<_>>())
        })
        .mut_subcommands(|command| {
            let name = command.get_name();
            let path = if path.is_empty() { name.to_owned() } else { format!("{path}-{name}") };
            spoken(command, words, &path)
        })
}

fn value_name(arg: &Arg, words: &Words) -> Option<&'static str> {
    let name = arg.get_value_names()?.first().filter(|_| arg.get_action().takes_values())?;
    Some(lasting(words.say(&format!("help-value-{}", as_key(name)))))
}

/// clap borrows some texts for good; they are few, and made once in a program that ends after showing them.
fn lasting(text: String) -> &'static str {
    text.leak()
}

fn option(name: &'static str, short: char, action: ArgAction, words: &Words) -> Arg {
    let help = words.say(&format!("help-option-{name}"));
    Arg::new(name).short(short).long(name).action(action).help(help)
}

/// What is said of an argument: its own text or that of its name, then what it may be and what it is otherwise.
fn about_arg(arg: &Arg, words: &Words, path: &str) -> String {
    let id = as_key(arg.get_id().as_str());
    let own = format!("help-{path}-{id}");
    let mut text = words.say(&if words.has(&own) { own } else { format!("help-option-{id}") });
    if !arg.get_action().takes_values() {
        return text;
    }
    let known = arg.get_possible_values();
    let known: Vec<&str> = known.iter().map(PossibleValue::get_name).collect();
    // Where the text explains each value it names them already.
    if known.iter().any(|value| !text.contains(value)) {
        text = format!("{text}: {}", known.join(", "));
    }
    match arg.get_default_values() {
        [] => text,
        [value, ..] => {
            let value = value.to_string_lossy().into_owned();
            words.tell("help-otherwise", &[("text", text.into()), ("value", value.into())])
        }
    }
}

/// The command with its own page of help.
fn helped(command: Command, words: &Words, columns: usize) -> Command {
    let page = page(&command, words, &sections(&command, words), columns);
    command.help_template(page).mut_subcommands(|command| helped(command, words, columns))
}

/// The innermost command that the words name.
fn meant<'a>(root: &'a Command, args: &[OsString]) -> &'a Command {
    args.iter().skip(1).fold(root, |command, arg| command.find_subcommand(arg).unwrap_or(command))
}

fn print(error: &clap::Error) -> ExitCode {
    // A reader that has seen enough is no failure.
    let _ = error.print();
    if error.use_stderr() { ExitStatus::Usage.into() } else { ExitCode::SUCCESS }
}

/// Whether it is the help on everything that is asked for.
fn asks_for_all(args: &[OsString]) -> bool {
    args.iter().skip_while(|arg| *arg != "--help" && *arg != "-h").any(|arg| arg == ALL)
}

/// Whether the command is one that is said at a table, or looks at one.
fn is_at_a_table(args: &[OsString]) -> bool {
    let mut groups = GROUPS.iter().filter(|(group, _)| ["play", "look"].contains(group));
    let command = Cli::command();
    let name = meant(&command, args).get_name();
    groups.any(|(_, rows)| rows.iter().any(|names| names.contains(&name)))
}

/// An app that knows nothing of the command line but the language and the table.
fn app(args: &[OsString]) -> Option<App> {
    let lang = asked_lang(args).map(|lang| format!("--lang={lang}"));
    let table = asked(args, "--table").next().map(|table| format!("--table={table}"));
    let known = std::iter::once("referee".to_owned()).chain(lang).chain(table);
    App::new(&Cli::try_parse_from(known).ok()?.global).ok()
}

/// The language that `--lang` names, whatever else is wrong.
fn asked_lang(args: &[OsString]) -> Option<Lang> {
    asked(args, "--lang").find_map(|value| value.parse().ok())
}

/// The values that are given to an option.
fn asked<'a>(args: &'a [OsString], option: &'a str) -> impl Iterator<Item = &'a str> {
    let texts = args.iter().map(|arg| arg.to_str().unwrap_or_default());
    let next = texts.clone().skip(1);
    texts.zip(next.chain([""])).filter_map(move |(text, next)| match text.strip_prefix(option)? {
        "" => Some(next),
        rest => rest.strip_prefix('='),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use noir_referee::screen::width;

    use super::*;
    use crate::shell::help_page::OPTIONS;

    fn said(lang: Lang, line: &str) -> Vec<String> {
        let words = Words::new(lang);
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let mut command = command(&words, COLUMNS);
        let error = command.try_get_matches_from_mut(&args).expect_err("a line that is wrong");
        fault(&error, meant(&command, &args), &words)
    }

    fn keys_of(command: &Command, path: &str, words: &Words, keys: &mut BTreeSet<String>) {
        keys.extend([format!("help-{path}"), format!("help-more-{path}")]);
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            let id = as_key(arg.get_id().as_str());
            let own = format!("help-{path}-{id}");
            keys.insert(if words.has(&own) { own } else { format!("help-option-{id}") });
            let names = arg.get_value_names().unwrap_or_default().iter();
            keys.extend(names.map(|name| format!("help-value-{}", as_key(name))));
        }
        for command in command.get_subcommands() {
            let path = format!("{path}-{}", command.get_name());
            keys_of(command, path.trim_start_matches('-'), words, keys);
        }
    }

    #[test]
    fn nothing_is_said_of_commands_that_are_not_there() {
        let words = Words::new(Lang::En);
        let mut keys = BTreeSet::new();
        keys_of(&Cli::command(), "", &words, &mut keys);
        let mut sections = overview(&command(&words, COLUMNS), &words);
        sections.extend(evening(&words));
        keys.extend(sections.iter().map(|(name, _)| format!("help-heading-{name}")));
        keys.extend(
            ["commands", "arguments", "everywhere", "more"].map(|it| format!("help-heading-{it}")),
        );
        let rows = GROUPS.iter().flat_map(|(_, rows)| rows.iter());
        keys.extend(rows.map(|names| format!("help-{}", names.join("-"))));
        let alone: &[&[&str]] = &[&["help"], &["version"]];
        let options = OPTIONS.iter().chain(alone);
        keys.extend(options.map(|ids| format!("help-option-{}", as_key(&ids.join("-")))));
        let sources = concat!(
            concat!(include_str!("clap_help.rs"), include_str!("help_page.rs")),
            concat!(include_str!("misuse.rs"), include_str!("complete.rs"))
        );
        for line in include_str!("../../lang/en/help.ftl").lines() {
            let Some((key, _)) = line.split_once(" = ") else { continue };
            let used = keys.contains(key) || sources.contains(&format!("\"{key}\""));
            assert!(used, "nobody says `{key}`");
        }
    }

    #[test]
    fn the_help_of_the_program_has_every_command_and_fits() {
        let root = Cli::command();
        let mut commands: Vec<&str> = root.get_subcommands().map(Command::get_name).collect();
        let rows = GROUPS.iter().flat_map(|(_, rows)| rows.iter());
        let mut shown: Vec<&str> = rows.flat_map(|row| row.iter().copied()).collect();
        commands.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, commands);
        for lang in Lang::ALL {
            let words = Words::new(lang);
            // A missing text would have stopped the test here.
            let root = command(&words, COLUMNS);
            root.clone().debug_assert();
            for (line, sections) in
                [("--help", evening(&words)), ("--help all", overview(&root, &words))]
            {
                let typed = format!("referee {line}");
                let args: Vec<OsString> = typed.split(' ').map(Into::into).collect();
                let Explained::Page(page) = explained(&args, &words, COLUMNS) else { panic!() };
                let page = page.render().to_string();
                let rows: usize = sections.iter().map(|(_, rows)| rows.len()).sum();
                assert_eq!(page.lines().count(), rows + 3, "a row does not fit in {lang}:\n{page}");
                assert!(page.lines().all(|line| width(line) <= COLUMNS), "{page}");
                // The line that asked for it and the next prompt are seen as well.
                assert!(line != "--help" || rows + 3 <= 22, "{page}");
            }
        }
    }

    #[test]
    fn a_wrong_command_line_is_explained_in_the_language() {
        assert_eq!(
            said(Lang::En, "referee recovre"),
            ["There’s no command “recovre”.", "Did you mean “recover”?", "More: referee --help"]
        );
        assert_eq!(
            said(Lang::Uk, "referee undo --jes"),
            [
                "Параметра --jes тут немає.",
                "Може, «--yes»?",
                "Докладніше: наберіть «referee undo --help»."
            ]
        );
        assert_eq!(
            said(Lang::Ru, "referee completions fisch"),
            [
                "«fisch» не подходит для <ОБОЛОЧКА>.",
                "<ОБОЛОЧКА>: для какой оболочки: bash, elvish, fish, powershell, zsh",
                "Вы имели в виду «fish»?",
                "Подробнее: наберите «referee completions --help».",
            ]
        );
        let lines = said(Lang::Uk, "referee tell");
        assert_eq!(lines[0], "Чогось бракує: --as <ГРАВЕЦЬ>");
        let lines = said(Lang::En, "referee board --json --svg a");
        assert_eq!(lines[0], "--json and --svg <FILE> don’t go together.");
    }

    #[test]
    fn the_language_is_found_in_a_line_that_is_wrong() {
        let asked = |line: &str| asked_lang(&line.split(' ').map(Into::into).collect::<Vec<_>>());
        assert_eq!(asked("referee --lang uk --nonsense"), Some(Lang::Uk));
        assert_eq!(asked("referee --lang=de --lang=ru"), Some(Lang::Ru));
        assert_eq!(asked("referee --lang"), None);
    }
}
