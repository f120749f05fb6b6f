//! Names that look the same to the eye.
use unicode_security::skeleton;

use super::fold;

/// Whether nobody can tell two names apart on a screen: by case, accents, apostrophes, or letters of another alphabet
/// that look the same.
///
/// # Examples
/// ```
/// use noir_referee::lang::looks_like;
/// assert!(looks_like("Bob", "Вob") && looks_like("Ann", "Аnn") && looks_like("killer", "ｋiller"));
/// assert!(!looks_like("Ann", "Anna"));
/// ```
pub fn looks_like(one: &str, other: &str) -> bool {
    let seen = |text: &str| fold(&skeleton(text).collect::<String>());
    // A capital may look like another letter than its small one does: «В» like `B`.
    skeleton(&fold(one)).eq(skeleton(&fold(other))) || seen(one) == seen(other)
}
