//! `referee completions` and `referee man`: what a shell and a manual are told of the command line.
use clap::Command;
use clap_complete::Shell;
use clap_mangen::roff::{Roff, bold, roman};
use noir_referee::lang::Words;

use super::app::App;
use super::failure::Failure;
use super::help::{self, HelpSection};

/// What `completions` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    shell: Shell,
}

/// What `man` takes.
#[derive(Debug, clap::Args)]
pub struct ManArguments {}

/// Prints the script that lets a shell complete the command line.
///
/// # Errors
/// When the reader has gone.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let mut script = Vec::new();
    let mut command = help::command(&app.words, app.columns);
    clap_complete::generate(args.shell, &mut command, "referee", &mut script);
    app.print(&[String::from_utf8_lossy(&script).trim_end()])
}

/// Prints the page of the manual.
///
/// # Errors
/// When the reader has gone.
pub fn man(_: &ManArguments, app: &App) -> Result<(), Failure> {
    let words = &app.words;
    let root = help::command(words, app.columns);
    let mut page = Roff::new();
    let version = format!("referee {}", root.get_version().unwrap_or_default());
    // No date: a page of one version is the same on every day. An empty word would be lost.
    page.control("TH", ["REFEREE", "1", " ", &version]);
    heading(&mut page, words, "help-man-name");
    page.text([roman(format!("referee - {}", help::about(&root)))]);
    heading(&mut page, words, "help-man-synopsis");
    page.text([roman(help::usage(&root, words))]);
    heading(&mut page, words, "help-heading-options");
    rows(&mut page, help::sections(&root, words), &["options", "everywhere"]);
    heading(&mut page, words, "help-heading-commands");
    for command in root.get_subcommands() {
        describe(&mut page, command, words);
    }
    heading(&mut page, words, "help-man-exits");
    page.text([roman(words.say("help-exits"))]);
    app.print(&[page.render().trim_end()])
}

fn heading(page: &mut Roff, words: &Words, key: &str) {
    page.control("SH", [words.say(key).to_uppercase().as_str()]);
}

/// A command with what it takes, and the commands below it.
fn describe(page: &mut Roff, command: &Command, words: &Words) {
    page.control("SS", [help::usage(command, words).as_str()]);
    page.text([roman(help::about(command))]);
    rows(page, help::sections(command, words), &["arguments", "options", "more"]);
    for command in command.get_subcommands() {
        describe(page, command, words);
    }
}

fn rows(page: &mut Roff, sections: Vec<HelpSection>, wanted: &[&str]) {
    for (_, rows) in sections.into_iter().filter(|(heading, _)| wanted.contains(heading)) {
        for (name, text) in rows {
            if name.is_empty() {
                page.control("PP", []);
            } else {
                page.control("TP", []);
                page.text([bold(name)]);
            }
            page.text([roman(text)]);
        }
    }
}
