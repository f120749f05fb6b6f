//! The format of `tests/tables/*.table`: what is typed at a table, and what is shown for it.
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
use std::fmt::Write as _;

/// One piece of a table file.
pub struct Step {
    /// Where it stands, counted from 1.
    pub line: usize,
    /// What it is.
    pub what: What,
}

/// What a piece of a table file is.
pub enum What {
    /// Remarks and blank lines, as they are.
    Remark(String),
    /// A file in the room.
    File { name: String, text: String },
    /// A command line with what is typed and what should be shown.
    Run { command: String, input: Vec<String>, shown: Vec<String> },
    /// Everybody's view as it should be.
    Views(Vec<String>),
}

/// Reads a table file.
pub fn read(text: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        match begins(content) {
            Some(what) => steps.push(Step { line, what }),
            None => continues(&mut steps, line, content),
        }
    }
    for step in &mut steps {
        if let What::Run { shown, .. } | What::Views(shown) = &mut step.what {
            trim_end(shown);
        }
    }
    steps
}

fn begins(content: &str) -> Option<What> {
    if let Some(command) = content.strip_prefix("$ referee") {
        let command = command.trim_start().to_owned();
        return Some(What::Run { command, input: Vec::new(), shown: Vec::new() });
    }
    if let Some(name) = content.strip_prefix("--- ") {
        return Some(What::File { name: name.to_owned(), text: String::new() });
    }
    match content {
        "= views" => Some(What::Views(Vec::new())),
        _ if content.starts_with("# ") => Some(What::Remark(content.to_owned())),
        _ => None,
    }
}

fn continues(steps: &mut Vec<Step>, line: usize, content: &str) {
    match steps.last_mut().map(|step| &mut step.what) {
        Some(What::Run { input, shown, .. }) => match content.strip_prefix('<') {
            Some(typed) if shown.is_empty() => {
                input.push(typed.strip_prefix(' ').unwrap_or(typed).to_owned());
            }
            _ => shown.push(content.to_owned()),
        },
        Some(What::Views(shown)) => shown.push(content.to_owned()),
        Some(What::File { text, .. }) if !content.is_empty() => {
            let _ = writeln!(text, "{content}");
        }
        _ => steps.push(Step { line, what: What::Remark(content.to_owned()) }),
    }
}

/// Drops blank lines at the end: they only part the pieces of a file.
pub fn trim_end(lines: &mut Vec<String>) {
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
}

/// Writes a table file; what is shown has been replaced by what was shown.
pub fn write(steps: &[Step]) -> String {
    let mut text = Vec::new();
    for step in steps {
        match &step.what {
            What::Remark(line) => text.push(line.clone()),
            What::File { name, text: content } => {
                text.push(format!("--- {name}"));
                text.extend(content.lines().map(str::to_owned));
            }
            What::Run { command, input, shown } => {
                text.push(format!("$ referee {command}").trim_end().to_owned());
                text.extend(input.iter().map(|line| format!("< {line}").trim_end().to_owned()));
                text.extend(shown.iter().cloned());
                text.push(String::new());
            }
            What::Views(shown) => {
                text.push("= views".to_owned());
                text.extend(shown.iter().cloned());
                text.push(String::new());
            }
        }
    }
    trim_end(&mut text);
    text.join("\n") + "\n"
}
