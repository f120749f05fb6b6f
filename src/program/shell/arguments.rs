//! What is given to the program at all, measured before it is read.
use std::ffi::OsString;

use noir_referee::lang::Words;

use crate::failure::{ExitStatus, Failure};

/// The most bytes of an argument: as many as a path may have.
const LONGEST: usize = 4_096;

/// The most arguments.
const MOST: usize = 512;

/// Measures the arguments.
///
/// # Errors
/// When there are more, or longer ones, than anybody types.
pub fn measured(args: &[OsString], words: &Words) -> Result<(), Failure> {
    let longest = args.iter().map(|arg| arg.len()).max().unwrap_or_default();
    let said = |key: &str, found: usize, most: usize| {
        let args = [("found", found.into()), ("most", most.into())];
        Err(Failure::new(ExitStatus::Usage, words.tell(key, &args)))
    };
    if args.len() > MOST {
        return said("cli-arguments-many", args.len(), MOST);
    }
    if longest > LONGEST { said("cli-argument-long", longest, LONGEST) } else { Ok(()) }
}
