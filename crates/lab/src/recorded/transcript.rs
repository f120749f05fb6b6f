//! Transcripts: what is typed at a table, and what is shown for it, as one text that can be played again.
//!
//! `lab transcript` writes one, `lab replay` checks it. The golden tables of the tests are transcripts, too
//! (`tests/tables`).
//!
//! ```text
//! # A remark for readers.
//! --- deal.yaml
//! a file that lies in the room, up to the next blank line
//!
//! $ referee tell --as inspector
//! < become danylo          typed on standard input
//! what is shown            standard output
//! ! what is wrong          standard error
//! [1]                      the exit code, unless it is 0
//!
//! = views                  what each audience may know now
//! ```
//!
//! What is never the same twice is written so that it is: the folder as `~`, the random part of a file's name as `0`, a
//! fingerprint as `xxxxx-…`.
use std::fmt::Write as _;

/// One piece of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptStep {
    /// Where it stands, counted from 1.
    pub line: usize,
    /// What it is.
    pub what: Piece,
}

/// What a piece of a transcript is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Remarks and blank lines, as they are.
    Remark(String),
    /// A file in the room.
    File {
        /// Its name, without a folder.
        name: String,
        /// What is in it.
        text: String,
    },
    /// A command line with what is typed and what should be shown.
    Run {
        /// What follows `referee`.
        command: String,
        /// Lines on standard input.
        input: Vec<String>,
        /// Lines on standard output, then on standard error, then the exit code.
        shown: Vec<String>,
    },
    /// Everybody's view as it should be.
    Views(Vec<String>),
}

/// Reads a transcript.
pub fn read(text: &str) -> Vec<TranscriptStep> {
    let mut steps: Vec<TranscriptStep> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        match begins(content) {
            Some(what) => steps.push(TranscriptStep { line, what }),
            None => continues(&mut steps, line, content),
        }
    }
    for step in &mut steps {
        if let Piece::Run { shown, .. } | Piece::Views(shown) = &mut step.what {
            trim_end(shown);
        }
    }
    steps
}

fn begins(content: &str) -> Option<Piece> {
    if let Some(command) = content.strip_prefix("$ referee") {
        let command = command.trim_start().to_owned();
        return Some(Piece::Run { command, input: Vec::new(), shown: Vec::new() });
    }
    if let Some(name) = content.strip_prefix("--- ") {
        return Some(Piece::File { name: name.to_owned(), text: String::new() });
    }
    match content {
        "= views" => Some(Piece::Views(Vec::new())),
        _ if content.starts_with("# ") => Some(Piece::Remark(content.to_owned())),
        _ => None,
    }
}

fn continues(steps: &mut Vec<TranscriptStep>, line: usize, content: &str) {
    match steps.last_mut().map(|step| &mut step.what) {
        Some(Piece::Run { input, shown, .. }) => match content.strip_prefix('<') {
            Some(typed) if shown.is_empty() => {
                input.push(typed.strip_prefix(' ').unwrap_or(typed).to_owned());
            }
            _ => shown.push(content.to_owned()),
        },
        Some(Piece::Views(shown)) => shown.push(content.to_owned()),
        Some(Piece::File { text, .. }) if !content.is_empty() => {
            let _ = writeln!(text, "{content}");
        }
        _ => steps.push(TranscriptStep { line, what: Piece::Remark(content.to_owned()) }),
    }
}

/// Drops blank lines at the end: they only part the pieces of a file.
pub fn trim_end(lines: &mut Vec<String>) {
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
}

/// Writes a transcript; what is shown has been replaced by what was shown.
pub fn write(steps: &[TranscriptStep]) -> String {
    let mut text = Vec::new();
    for step in steps {
        match &step.what {
            Piece::Remark(line) => text.push(line.clone()),
            Piece::File { name, text: content } => {
                text.push(format!("--- {name}"));
                text.extend(content.lines().map(str::to_owned));
            }
            Piece::Run { command, input, shown } => {
                text.push(format!("$ referee {command}").trim_end().to_owned());
                text.extend(input.iter().map(|line| format!("< {line}").trim_end().to_owned()));
                text.extend(shown.iter().cloned());
                text.push(String::new());
            }
            Piece::Views(shown) => {
                text.push("= views".to_owned());
                text.extend(shown.iter().cloned());
                text.push(String::new());
            }
        }
    }
    trim_end(&mut text);
    text.join("\n") + "\n"
}

/// The line with every fingerprint, six words of five letters, and every hash as ones that are always the same.
pub fn without_hashes(line: &str) -> String {
    let is_word = |word: &str| word.chars().count() == 5 && word.chars().all(char::is_lowercase);
    let same = |part: &str| match part.len() {
        64 if part.bytes().all(|digit| digit.is_ascii_hexdigit()) => "0".repeat(64),
        _ if part.split('-').count() == 6 && part.split('-').all(is_word) => ["xxxxx"; 6].join("-"),
        _ => part.to_owned(),
    };
    let (mut told, mut part) = (String::new(), String::new());
    for letter in line.chars() {
        if letter.is_alphanumeric() || letter == '-' {
            part.push(letter);
        } else {
            told += &same(&part);
            told.push(letter);
            part.clear();
        }
    }
    told + &same(&part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_is_written_as_it_was() {
        let text = "# A remark.\n\n--- deal.yaml\nevidence: [a1]\n\n$ referee new heist\n! no\n[2]\n\n\
                    $ referee tell --as thief1\n< become a1\nshown\n\n= views\npublic     Turn 1\n";
        let steps = read(text);
        assert_eq!(write(&steps), text);
        let kinds: Vec<usize> = steps.iter().map(|step| step.line).collect();
        assert_eq!(kinds, [1, 2, 3, 5, 6, 10, 14]);
        assert!(matches!(&steps[5].what, Piece::Run { input, shown, .. }
            if input == &["become a1"] && shown == &["shown"]));
    }
}
