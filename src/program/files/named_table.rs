//! The table that `--table` names: a file, or the number of a table.
use std::path::{Path, PathBuf};

use noir_referee::evening::Numbers;
use noir_referee::lang::Words;

use crate::failure::{ExitStatus, Failure};

/// The file that `--table` names: a bare number is that of a table.
///
/// # Errors
/// When there is no table of that number, or a file here is called so as well.
pub fn named(table: &Path, data: &Path, words: &Words) -> Result<PathBuf, Failure> {
    let Some(number) = table.to_str().and_then(number) else { return Ok(table.to_owned()) };
    let n = ("n", table.display().to_string().into());
    let refused = |said| Err(Failure::new(ExitStatus::Usage, said));
    let numbers = Numbers::of(data);
    match (numbers.path(number), table.exists()) {
        (Some(path), false) => Ok(path.to_owned()),
        (None, true) => Ok(table.to_owned()),
        (None, false) => refused(words.tell("evening-no-number", &[n])),
        (Some(path), true) if path == std::fs::canonicalize(table).unwrap_or_default() => {
            Ok(path.to_owned())
        }
        (Some(path), true) => {
            let file = ("file", path.display().to_string().into());
            refused(words.tell("evening-both", &[n, file]))
        }
    }
}

/// A bare number.
fn number(text: &str) -> Option<usize> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
