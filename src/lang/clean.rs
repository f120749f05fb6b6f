//! Text from people and files, made harmless where it leaves for a terminal.
use std::borrow::Cow;
use std::fmt::Write as _;

/// `text` with everything that could act on a terminal made visible: control characters, line
/// breaks, marks that turn the writing direction and characters of no width, as `\u{…}`.
///
/// # Examples
/// ```
/// use noir_referee::lang::clean;
/// assert_eq!(clean("Оля"), "Оля");
/// assert_eq!(clean("\x1b[2J"), "\\u{1b}[2J");
/// ```
pub fn clean(text: &str) -> Cow<'_, str> {
    if !text.contains(acts) {
        return text.into();
    }
    let mut safe = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        if acts(letter) {
            let _ = write!(safe, "{}", letter.escape_unicode());
        } else {
            safe.push(letter);
        }
    }
    safe.into()
}

/// Whether a character does something to the text around it instead of being seen.
fn acts(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// `text` with the same made visible, apart from what we write ourselves: line breaks, and colours and
/// attributes (`ESC [ … m`).
pub fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(|letter| acts(letter) && letter != '\n') {
        return text.into();
    }
    let mut safe = String::with_capacity(text.len() + 8);
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let length = match letter {
            '\u{1b}' => styled(rest).unwrap_or_default(),
            '\n' => 1,
            letter if acts(letter) => 0,
            letter => letter.len_utf8(),
        };
        safe.push_str(&rest[..length]);
        if length == 0 {
            let _ = write!(safe, "{}", letter.escape_unicode());
        }
        rest = &rest[length.max(letter.len_utf8())..];
    }
    safe.into()
}

/// How long the change of colour is that the text begins with.
fn styled(text: &str) -> Option<usize> {
    let inner = text.strip_prefix("\u{1b}[")?;
    let end = inner.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
    inner[end..].starts_with('m').then_some(end + 3)
}

/// JSON in which what acts is escaped as JSON does it (`\\u202e`): another program reads the very same text.
pub fn escaped(json: &str) -> Cow<'_, str> {
    // Between the values of our JSON stand spaces and line breaks only.
    let acts = |letter| acts(letter) && letter != '\n';
    if !json.contains(acts) {
        return json.into();
    }
    let mut safe = String::with_capacity(json.len() + 8);
    for letter in json.chars() {
        if acts(letter) {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                let _ = write!(safe, "\\u{unit:04x}");
            }
        } else {
            safe.push(letter);
        }
    }
    safe.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_acts_on_the_terminal_after_cleaning() {
        assert_eq!(clean("Іван\u{202e}нав"), "Іван\\u{202e}нав");
        assert_eq!(clean("a\nb\u{9b}1m\u{200b}"), "a\\u{a}b\\u{9b}1m\\u{200b}");
    }

    #[test]
    fn colours_of_our_own_stay() {
        let ours = "\u{1b}[1;31mno\u{1b}[0m\nyes";
        assert_eq!(shown(ours), ours);
        for (raw, safe) in [
            ("a\u{1b}[2Jb", "a\\u{1b}[2Jb"),
            ("\u{1b}]0;x\u{7}", "\\u{1b}]0;x\\u{7}"),
            ("\u{1b}[1", "\\u{1b}[1"),
            ("\u{1b}", "\\u{1b}"),
            ("a\r\u{202e}b\u{9b}m", "a\\u{d}\\u{202e}b\\u{9b}m"),
        ] {
            assert_eq!(shown(raw), safe);
        }
    }

    #[test]
    fn json_says_the_same_in_letters_that_do_nothing() {
        let value = serde_json::json!({ "a": "x\u{202e}\u{1b}\u{7f}\u{e0041}\n" });
        let json = format!("{value:#}");
        let safe = escaped(&json);
        assert!(!safe.contains(|letter| acts(letter) && letter != '\n'));
        assert_eq!(serde_json::from_str::<serde_json::Value>(&safe).unwrap(), value);
    }
}
