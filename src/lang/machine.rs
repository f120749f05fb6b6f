//! What people call a machine that plays for somebody.

/// The words for it, in every language: a table opened in one language is played on in another.
const WORDS: [&str; 2] = ["bot", "бот"];

/// What stands behind a name that is such a word, perhaps with a number: nothing, or how strong it is after a colon.
///
/// # Examples
/// ```
/// use noir_referee::lang::machine;
/// assert_eq!(machine("bot"), Some(""));
/// assert_eq!(machine("Бот2:thinking"), Some("thinking"));
/// assert_eq!(machine("Botha"), None);
/// ```
pub fn machine(name: &str) -> Option<&str> {
    let (word, strength) = name.split_once(':').unwrap_or((name, ""));
    let word = word.trim().trim_end_matches(|letter: char| letter.is_ascii_digit()).to_lowercase();
    WORDS.contains(&word.trim()).then_some(strength.trim())
}
