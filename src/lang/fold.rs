//! One spelling for comparisons.

/// The text as names and words are compared: lower case, `ё` as `е`, `ґ` as `г`, apostrophes and accents left out,
/// dashes and spaces of one kind, `№` (the `#` key of a Cyrillic keyboard) as `#`.
///
/// Accents may come before (NFC) or after composing (NFD) for Cyrillic and for the letters of western Europe; other
/// composed letters are compared as they are, so two spellings of those must both be composed.
///
/// # Examples
/// ```
/// use noir_referee::lang::fold;
/// assert_eq!(fold("  Лук’ян   ЁЛКИН "), "лукян елкин");
/// assert_eq!(fold("Zoë"), fold("ZOE"));
/// ```
pub fn fold(text: &str) -> String {
    // Most words are so already.
    let is_folded = |c| matches!(c, 'a'..='z' | '0'..='9' | 'а'..='я' | 'і' | 'ї' | 'є');
    if text.chars().all(is_folded) {
        return text.to_owned();
    }
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            // Of the letters with marks only й and ї are letters of their own.
            '\u{306}' if folded.ends_with('и') => replace_last(&mut folded, 'й'),
            '\u{308}' if folded.ends_with('і') => replace_last(&mut folded, 'ї'),
            c if is_mark(c) => {}
            '‐' | '‑' | '‒' | '–' | '—' | '−' => folded.push('-'),
            c if c.is_whitespace() => {
                if !folded.is_empty() && !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            c => folded.push(plain(c)),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Whether it is one of the many signs by which people write an apostrophe.
pub const fn is_apostrophe(c: char) -> bool {
    matches!(
        c,
        '\'' | '’'
            | '‘'
            | '‛'
            | '`'
            | '´'
            | 'ʼ'
            | 'ʻ'
            | 'ʹ'
            | 'ʾ'
            | 'ʿ'
            | '′'
            | '＇'
            | '՚'
            | 'ꞌ'
            | '‵'
    )
}

/// Apostrophes, the other marks of composed letters, and marks without width that come with copied text.
const fn is_mark(c: char) -> bool {
    is_apostrophe(c)
        || matches!(c, '\u{300}'..='\u{36f}')
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

fn replace_last(text: &mut String, letter: char) {
    text.pop();
    text.push(letter);
}

/// The letter without its accent.
const fn plain(letter: char) -> char {
    match letter {
        'ё' => 'е',
        'ґ' => 'г',
        '№' => '#',
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn spellings_of_one_name_are_the_same() {
        for (one, other) in [
            ("ЄЛИЗАВЕТА", "єлизавета"),
            ("Лук’ян", "лук'ян"),
            ("Лукʼян", "Лукян"),
            ("Галаґан", "галаган"),
            ("Фёдор", "Федор"),
            ("Фе\u{308}дор", "Федор"),
            ("Серги\u{301}и\u{306}", "Сергий"),
            ("Ї", "і\u{308}"),
            ("Zoë", "Zoe\u{308}"),
            ("Жан–Поль", "Жан-Поль"),
            ("Майор\u{a0} Гром ", "майор гром"),
            ("№a1", "#A1"),
            ("\u{2068}Анна\u{2069}", "анна"),
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        for (one, other) in [("Ілля", "Илля"), ("кій", "кии"), ("її", "іі"), ("", "-")]
        {
            assert_ne!(fold(one), fold(other), "{one} {other}");
        }
    }
}
