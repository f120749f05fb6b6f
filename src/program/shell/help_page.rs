//! What stands on a page of help: of the whole program, of an evening, of one command.
use clap::builder::styling::Style;
use clap::{Arg, Command};
use noir_referee::lang::Words;
use noir_referee::screen::{width, wrap};

/// The commands as the help of the whole program shows them: a name in `help.ftl`, and what stands in one row.
pub const GROUPS: &[(&str, &[&[&str]])] = &[
    (
        "begin",
        &[
            &["modes"],
            &["setup"],
            &["new"],
            &["rematch"],
            &["people"],
            &["tables", "scores"],
            &["deck"],
        ],
    ),
    (
        "play",
        &[
            &["act"],
            &["tell"],
            &["secret"],
            &["serve"],
            &["undo", "redo"],
            &["correct"],
            &["replace"],
        ],
    ),
    (
        "look",
        &[
            &["ask"],
            &["status", "board", "log"],
            &["legal"],
            &["deduce"],
            &["may"],
            &["rule"],
            &["help"],
        ],
    ),
    ("care", &[&["audit"], &["verify"], &["film"], &["export"], &["recover"], &["completions"]]),
];

/// What an evening needs, as the first help shows it; its texts are those of `GROUPS`.
const EVENING: &[(&str, &[&[&str]])] = &[
    ("begin", &[&["new"], &["setup"], &["modes"]]),
    ("play", &[&["act"], &["secret"], &["serve"], &["undo", "redo"], &["correct"]]),
    ("look", &[&["ask"], &["status", "board", "log"], &["may"], &["rule"], &["help"]]),
    ("care", &[&["verify"], &["film"]]),
];

/// What asks for every command: `referee --help all`, `referee help all`.
pub const ALL: &str = "all";

/// The options as the help of the whole program shows them.
pub const OPTIONS: &[&[&str]] = &[
    &["table"],
    &["lang"],
    &["json", "plain"],
    &["scenarios"],
    &["passphrase_file"],
    &["pin_file"],
    &["help", "version"],
];

/// A heading (a key of `help.ftl`), and rows of a name and what it is.
pub type HelpSection = (&'static str, Vec<(String, String)>);

/// What the help of one command shows.
pub fn sections(command: &Command, words: &Words) -> Vec<HelpSection> {
    let row = |arg: &Arg| (named(arg), arg.get_help().map(ToString::to_string).unwrap_or_default());
    // Help and version come last, where one looks for them.
    let last = |arg: &&Arg| arg.get_id() == "help" || arg.get_id() == "version";
    let (mut everywhere, own): (Vec<&Arg>, Vec<&Arg>) = command
        .get_arguments()
        .filter(|arg| !arg.is_positional() && !arg.is_hide_set())
        .partition(|arg| arg.is_global_set() || last(arg));
    everywhere.sort_by_key(last);
    let commands = command.get_subcommands().map(|sub| (sub.get_name().to_owned(), about(sub)));
    let mut sections = vec![
        ("commands", commands.collect()),
        ("arguments", command.get_positionals().map(row).collect()),
        ("options", own.into_iter().map(row).collect()),
        ("everywhere", everywhere.into_iter().map(row).collect()),
    ];
    let more = format!("help-more-{}", path(command));
    if words.has(&more) {
        sections.push(("more", vec![(String::new(), words.say(&more))]));
    }
    sections
}

/// What the help of the whole program shows first: what an evening needs, and how to see the rest.
pub fn evening(words: &Words) -> Vec<HelpSection> {
    let row = |name: &str, key: &str| (name.to_owned(), words.say(key));
    // Nobody has to know more than this name.
    let alone = format!("{:1$}", "referee", wide(EVENING));
    let alone = vec![(alone, words.say("help-alone")), row("", "help-alone-prompt")];
    let all = format!("referee --help {ALL}");
    let one = format!("referee {} --help", words.say("help-value-command"));
    let rest = vec![row(&all, "help-all"), row(&one, "help-one")];
    let groups = grouped(EVENING, words);
    [vec![("evening", alone)], groups, vec![("rest", rest)]].concat()
}

/// How wide the names are, so that all groups read as one list.
fn wide(groups: &[(&str, &[&[&str]])]) -> usize {
    let rows = groups.iter().flat_map(|(_, rows)| rows.iter());
    rows.map(|names| names.join(", ").len()).max().unwrap_or(0)
}

/// Groups of commands, with what each row of them does.
fn grouped(groups: &[(&'static str, &[&[&str]])], words: &Words) -> Vec<HelpSection> {
    let wide = wide(groups);
    let row = |names: &&[&str]| {
        let name = format!("{:wide$}", names.join(", "));
        (name, words.say(&format!("help-{}", names.join("-"))))
    };
    groups.iter().map(|(group, rows)| (*group, rows.iter().map(row).collect())).collect()
}

/// Everything that the help of the whole program shows.
pub fn overview(root: &Command, words: &Words) -> Vec<HelpSection> {
    let mut sections = grouped(GROUPS, words);
    let row = |ids: &&[&str]| {
        let args = ids.iter().filter_map(|id| root.get_arguments().find(|arg| arg.get_id() == *id));
        // Two in a row are told apart without their short forms.
        let names: Vec<String> = match ids {
            [_] => args.map(named).collect(),
            _ => args.map(ToString::to_string).collect(),
        };
        let key = format!("help-option-{}", as_key(&ids.join("-")));
        (names.join(", "), words.say(&key))
    };
    sections.push(("options", OPTIONS.iter().map(row).collect()));
    let alone = |key: &str| (String::new(), words.say(key));
    sections.push(("exits", vec![alone("help-exits")]));
    let examples = ["help-example-new", "help-example-loop", "help-example-act"];
    sections.push(("examples", examples.map(alone).into()));
    sections
}

/// A page: what the command is, how it is called, and the sections with their headings at the left.
pub fn page(command: &Command, words: &Words, sections: &[HelpSection], columns: usize) -> String {
    let bold = Style::new().bold();
    let sections: Vec<_> = sections
        .iter()
        .filter(|(_, rows)| !rows.is_empty())
        .map(|(name, rows)| (words.say(&format!("help-heading-{name}")), rows))
        .collect();
    let left = sections.iter().map(|(heading, _)| width(heading)).max().unwrap_or(0) + 2;
    let mut text = wrap(&about(command), columns).join("\n");
    let title = words.say("help-usage");
    text.extend([format!("\n{bold}{title}{bold:#} {}\n\n", usage(command, words))]);
    for (heading, rows) in sections {
        let middle = rows.iter().map(|(name, _)| width(name) + 2).max().unwrap_or(0);
        let middle = if middle == 2 { 0 } else { middle };
        let mut heading = heading.as_str();
        for (name, about) in rows {
            let mut name = name.as_str();
            for line in wrap(about, columns.saturating_sub(left + middle).max(20)) {
                let (gap, next) = (left - width(heading), middle - width(name));
                let begin = format!("{bold}{heading}{bold:#}{:gap$}{name}{:next$}", "", "");
                text.extend([begin.as_str(), line.as_str(), "\n"]);
                (heading, name) = ("", "");
            }
        }
    }
    text.trim_end().to_owned()
}

/// An option as it is typed: `-h, --help`, `--table <FILE>`.
fn named(arg: &Arg) -> String {
    match arg.get_short().filter(|_| arg.get_long().is_some()) {
        Some(short) => format!("-{short}, {arg}"),
        None => arg.to_string(),
    }
}

/// What a command is for, in one sentence.
fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

/// How a command is called: `referee act [OPTIONS] <ACTION>...`.
fn usage(command: &Command, words: &Words) -> String {
    let usage = command.clone().render_usage().to_string();
    usage.trim_start_matches("Usage: ").replace("OPTIONS", &words.say("help-value-options"))
}

/// The names that lead to a command: `deck-learn`; nothing for the whole program.
fn path(command: &Command) -> String {
    command.get_bin_name().unwrap_or_default().split(' ').skip(1).collect::<Vec<_>>().join("-")
}

/// A name as it stands in a key: `NAME=VALUE` is `name-value`.
pub fn as_key(name: &str) -> String {
    name.to_lowercase().replace(|letter: char| !letter.is_ascii_alphanumeric(), "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_evening_needs_is_in_the_whole_help() {
        for (group, rows) in EVENING {
            let (_, all) = GROUPS.iter().find(|(name, _)| name == group).expect("the group");
            assert!(rows.iter().all(|row| all.contains(row)), "{group}");
        }
    }
}
