//! A transcript played again, and what is shown otherwise.
use std::fs;
use std::path::{Component, Path};

use noir_referee::table::safe::Journal;
use noir_referee::table::{JournalLine, verify};
use serde_json::Value;

use super::rehearsal::{Rehearsal, at_table};
use super::transcript::{self, Piece, TranscriptStep};
use super::{FILE, Fault};

/// Where what is shown is not what the transcript says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its line in the transcript, counted from 1.
    pub line: usize,
    /// What is written there; nothing if more is shown.
    pub written: Option<String>,
    /// What is shown; nothing if more is written.
    pub shown: Option<String>,
}

/// Plays a transcript in an empty folder of its own, which is gone afterwards: the text with what is shown now, and where
/// that differs, once for each step. What was played leaves a record, which must be true.
///
/// # Errors
/// Everything in [`Fault`] but a game that is not over.
pub fn replayed(text: &str, program: &Path) -> Result<(String, Vec<Difference>), Fault> {
    let mut steps = transcript::read(text);
    if steps.iter().all(|step| matches!(step.what, Piece::Remark(_))) {
        return Err(Fault::NoTranscript);
    }
    let differences = replay(&mut steps, program)?;
    Ok((transcript::write(&steps), differences))
}

/// Plays the steps and puts what is shown now in the place of what was.
///
/// # Errors
/// As [`replayed`].
pub(super) fn replay(
    steps: &mut [TranscriptStep],
    program: &Path,
) -> Result<Vec<Difference>, Fault> {
    let stage = Rehearsal::new(program)?;
    let mut differences = Vec::new();
    for TranscriptStep { line, what } in steps {
        let (written, found, first) = match what {
            Piece::Remark(_) => continue,
            Piece::File { name, text } => {
                within(*line, name)?;
                fs::write(stage.folder().join(name), text)?;
                continue;
            }
            Piece::Run { command, input, shown } => {
                within(*line, command)?;
                let found = stage.run(command, &(input.join("\n") + "\n"))?.shown();
                let first = *line + 1 + input.len();
                (shown, found, first)
            }
            Piece::Views(shown) => (shown, stage.views()?, *line + 1),
        };
        let longer = written.len().max(found.len());
        if let Some(at) = (0..longer).find(|at| written.get(*at) != found.get(*at)) {
            differences.push(Difference {
                line: first + at,
                written: written.get(at).cloned(),
                shown: found.get(at).cloned(),
            });
        }
        *written = found;
    }
    true_record(&stage)?;
    Ok(differences)
}

/// A transcript may come from anybody: its files and folders are its own.
fn within(line: usize, words: &str) -> Result<(), Fault> {
    let inside = |part: &str| {
        let own = |it: Component<'_>| matches!(it, Component::Normal(_) | Component::CurDir);
        !part.contains('\\') && Path::new(part).components().all(own)
    };
    // A bare `/` stands in names.
    let mut parts = words.split(['"', ' ', '=', ',']);
    match parts.find(|part| *part != "/" && !inside(part)) {
        None => Ok(()),
        Some(part) => Err(Fault::Outside { line, found: part.to_owned() }),
    }
}

/// What was played leaves a record, which must be true; and no answer in it may be the companion's mistake.
fn true_record(stage: &Rehearsal) -> Result<(), Fault> {
    let Ok(history) = Journal::read::<JournalLine>(&stage.folder().join(FILE), None) else {
        return Ok(());
    };
    if let Some(damage) = &history.report {
        return Err(Fault::Untrue(damage.to_string()));
    }
    verify(&history.records).map_err(|breach| Fault::Untrue(format!("{breach:?}")))?;
    let audit = stage.json(&at_table("audit"))?;
    let own = |it: &Value| it["kind"] == "record";
    if audit["findings"].as_array().is_some_and(|found| found.iter().any(own)) {
        return Err(Fault::Untrue(stage.run(&at_table("audit"), "")?.shown().join("\n")));
    }
    Ok(())
}
