//! `referee replay`: plays a transcript again and compares what is shown.
use std::io;
use std::path::{Component, Path, PathBuf};

use noir_referee::file::{self, FileError, Readers};
use noir_referee::table::safe::Journal;
use noir_referee::table::transcript::{self, Piece, TranscriptStep};
use noir_referee::table::{JournalLine, verify};
use serde_json::{Value, json};

use super::app::App;
use super::failure::{ExitStatus, Failure};
use super::rehearsal::{Rehearsal, at_table};

/// What `replay` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    write: bool,
}

/// No transcript comes near this many bytes.
const LONGEST: u64 = 16 << 20;

/// Where what is shown is not what the transcript says.
struct Difference {
    line: usize,
    expected: String,
    shown: String,
}

/// Plays every step in an empty folder of its own, which is gone afterwards; then the record must be true as well.
///
/// # Errors
/// The first difference, with its line; or a step that reaches beyond the folder, which is not taken.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let text = file::text(&args.file, LONGEST).map_err(|error| app.file_failure(&error))?;
    let again = args.write.then(|| app.output(&args.file, Readers::All, true)).transpose()?;
    let mut steps = transcript::read(&text);
    let differences = app.play(&mut steps)?;
    if let Some(file) = again {
        return app.write(&file, transcript::write(&steps).as_bytes());
    }
    let Some(first) = differences.first() else {
        let played = steps.iter().filter(|step| matches!(step.what, Piece::Run { .. })).count();
        return app.print(&[app.words.tell("export-replayed", &[("n", played.into())])]);
    };
    let said = [
        ("file", args.file.display().to_string().into()),
        ("line", first.line.into()),
        ("n", differences.len().into()),
    ];
    Err(Failure::new(ExitStatus::Refused, app.words.tell("export-differs", &said))
        .hint(app.words.tell("export-expected", &[("told", first.expected.clone().into())]))
        .hint(app.words.tell("export-shown", &[("told", first.shown.clone().into())]))
        .with_json("differs", json!({ "line": first.line, "steps": differences.len() })))
}

impl App {
    /// The empty folder in which a transcript is played.
    pub(super) fn stage(&self) -> Result<Rehearsal, Failure> {
        let made = Rehearsal::new();
        made.map_err(|error| self.file_failure(&FileError::at(&std::env::temp_dir())(error)))
    }

    /// Writes a file of the transcript; it may hold the whole deal.
    pub(super) fn lay_out(&self, stage: &Rehearsal, name: &str, text: &str) -> Result<(), Failure> {
        let written = file::replace(&stage.folder().join(name), text.as_bytes(), Readers::Owner);
        written.map_err(|error| self.file_failure(&error))
    }

    /// What came of a step, if it could be played.
    pub(super) fn played<T>(&self, ran: io::Result<T>) -> Result<T, Failure> {
        ran.map_err(|error| self.file_failure(&FileError::at(Path::new("referee"))(error)))
    }

    /// Plays the steps and puts what is shown now in the place of what was.
    fn play(&self, steps: &mut [TranscriptStep]) -> Result<Vec<Difference>, Failure> {
        let stage = self.stage()?;
        let mut differences = Vec::new();
        for TranscriptStep { line, what } in steps {
            let (expected, found, first) = match what {
                Piece::Remark(_) => continue,
                Piece::File { name, text } => {
                    self.within(*line, name)?;
                    self.lay_out(&stage, name, text)?;
                    continue;
                }
                Piece::Run { command, input, shown } => {
                    self.within(*line, command)?;
                    let found = stage.run(command, &(input.join("\n") + "\n"));
                    let found = self.played(found)?.shown();
                    let first = *line + 1 + input.len();
                    (shown, found, first)
                }
                Piece::Views(shown) => (shown, self.played(stage.views())?, *line + 1),
            };
            let longer = expected.len().max(found.len());
            if let Some(at) = (0..longer).find(|at| expected.get(*at) != found.get(*at)) {
                let said = |lines: &[String]| {
                    lines.get(at).cloned().unwrap_or_else(|| self.words.say("export-nothing"))
                };
                let (shown, expected) = (said(&found), said(expected));
                differences.push(Difference { line: first + at, expected, shown });
            }
            *expected = found;
        }
        self.true_record(&stage)?;
        Ok(differences)
    }

    /// A transcript may come from anybody: its files and folders are its own.
    fn within(&self, line: usize, words: &str) -> Result<(), Failure> {
        let inside = |part: &str| {
            let own = |it: Component<'_>| matches!(it, Component::Normal(_) | Component::CurDir);
            !part.contains('\\') && Path::new(part).components().all(own)
        };
        // A bare `/` stands in names.
        let mut parts = words.split(['"', ' ', '=', ',']);
        match parts.find(|part| *part != "/" && !inside(part)) {
            None => Ok(()),
            Some(part) => {
                let args = [("line", line.into()), ("found", part.into())];
                Err(Failure::new(ExitStatus::Usage, self.words.tell("export-outside", &args)))
            }
        }
    }

    /// What was played leaves a record, which must be true; and no answer in it may be the companion's mistake.
    fn true_record(&self, stage: &Rehearsal) -> Result<(), Failure> {
        let path = &stage.folder().join(super::export::FILE);
        let Ok(history) = Journal::read::<JournalLine>(path, None) else { return Ok(()) };
        if let Some(damage) = &history.report {
            return Err(self.changed(path, damage));
        }
        verify(&history.records).map_err(|breach| self.breach(path, &breach))?;
        let audit = self.played(stage.json(&at_table("audit")))?;
        let own = |it: &Value| it["kind"] == "record";
        if audit["findings"].as_array().is_some_and(|found| found.iter().any(own)) {
            let told = self.played(stage.run(&at_table("audit"), ""))?.shown();
            return Err(Failure { exit: ExitStatus::Damaged, lines: told, json: None });
        }
        Ok(())
    }
}
