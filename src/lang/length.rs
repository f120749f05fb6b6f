//! How long a line may be that somebody says.

/// The most letters that are read of one line. A reveal of twenty identities with long names has about 400.
pub const MOST_LETTERS: usize = 1_000;

/// The most words of one line.
pub const MOST_WORDS: usize = 120;

/// The most words of a name, which has at most 40 letters: no longer part of a line is looked up as one.
pub const MOST_WORDS_OF_A_NAME: usize = 20;

/// A line is longer than anybody speaks. Nothing of it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// How many letters it has.
    pub letters: usize,
    /// How many words it has.
    pub words: usize,
}

/// Measures a line before anything in it is looked for, which takes longer for every word.
///
/// # Errors
/// When it has more than [`MOST_LETTERS`] or [`MOST_WORDS`].
///
/// # Examples
/// ```
/// use noir_referee::lang::measure;
/// assert!(measure("kill c3").is_ok());
/// assert!(measure(&"kill ".repeat(2_000)).is_err());
/// ```
pub fn measure(line: &str) -> Result<(), TooLong> {
    let long = TooLong { letters: line.chars().count(), words: line.split_whitespace().count() };
    if long.letters > MOST_LETTERS || long.words > MOST_WORDS { Err(long) } else { Ok(()) }
}
