//! How things may look where they are shown, decided once.
use std::borrow::Cow;

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// What the terminal can show and what its owner wants. Everything drawn is handed one of these.
///
/// # Examples
/// ```
/// use noir_referee::screen::Look;
/// let look = Look::new(true, false, |name| (name == "LANG").then(|| "uk_UA.UTF-8".to_owned()));
/// assert!(look.colour && look.unicode && !look.plain());
/// assert!(Look::new(false, false, |_| None).plain(), "without a terminal everything is plain");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether bold, dim and colours may be used. They never carry a meaning alone.
    pub colour: bool,
    /// Whether characters beyond ASCII may be used for lines and marks (names are never changed).
    pub unicode: bool,
    /// How what is shown is taken in.
    pub medium: Medium,
}

/// How what is shown is taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Seen on a terminal: drawings, menus, pages.
    Screen,
    /// Heard from a terminal through a screen reader: one thing after another in words. A page can
    /// still be put up and taken away again.
    Spoken,
    /// Lines into a pipe, a file or a terminal that can only go on: nothing can be taken back.
    Lines,
}

impl Look {
    /// Decides from the surroundings: whether output goes to a `terminal`, whether `plain` was
    /// asked for, and the environment variables (`NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`,
    /// `ACCESSIBLE`, `TERM`, `LC_ALL`, `LC_CTYPE`, `LANG`), which `env` looks up.
    pub fn new(terminal: bool, plain: bool, env: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| env(name).filter(|value| !value.is_empty());
        let on = |name| set(name).is_some_and(|value| value != "0");
        let dumb = set("TERM").is_some_and(|term| term == "dumb");
        let medium = match terminal && !dumb {
            false => Medium::Lines,
            true if plain || on("ACCESSIBLE") => Medium::Spoken,
            true => Medium::Screen,
        };
        let wanted = set("CLICOLOR").is_none_or(|value| value != "0") || on("CLICOLOR_FORCE");
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        Self {
            colour: medium == Medium::Screen && set("NO_COLOR").is_none() && wanted,
            unicode: match locale {
                Some(name) => {
                    let name = name.to_ascii_lowercase();
                    name.contains("utf-8") || name.contains("utf8")
                }
                None => cfg!(windows),
            },
            medium,
        }
    }

    /// Whether everything comes one after another in words, without drawings and escape codes.
    pub const fn plain(self) -> bool {
        !matches!(self.medium, Medium::Screen)
    }

    /// Whether a page can be put up and taken away again; private pages need it.
    pub const fn pages(self) -> bool {
        !matches!(self.medium, Medium::Lines)
    }

    /// `text` in the given ink, or as it is where colour is off.
    pub fn paint(self, ink: Ink, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let codes = match ink {
            Ink::Strong => "\u{1b}[1m",
            Ink::Faint => "\u{1b}[2m",
            Ink::Title => "\u{1b}[1m\u{1b}[4m",
            Ink::Good => "\u{1b}[32m",
            Ink::Bad => "\u{1b}[31m\u{1b}[1m",
            Ink::Chosen => "\u{1b}[7m",
            Ink::Law => "\u{1b}[36m",
            Ink::Held => "\u{1b}[35m",
            Ink::Dead => "\u{1b}[31m",
        };
        format!("{codes}{text}\u{1b}[0m")
    }

    /// What stands for the rest of a text that was cut.
    pub(super) fn ellipsis(self) -> &'static str {
        if self.unicode { "…" } else { "~" }
    }
}

/// A reason for text to look different. The eight base colours and attributes only, so it can
/// be read on light and dark themes alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// What to look at first.
    Strong,
    /// What may be overlooked.
    Faint,
    /// A heading.
    Title,
    /// Something that went well.
    Good,
    /// Something refused or damaged.
    Bad,
    /// The one of several that is meant.
    Chosen,
    /// Somebody of the law.
    Law,
    /// Somebody under arrest.
    Held,
    /// Somebody who was killed.
    Dead,
}

/// `text` without the codes of its inks.
pub fn bare(text: &str) -> Cow<'_, str> {
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default();
    if first.len() == text.len() {
        return text.into();
    }
    // A code ends with its letter.
    let after = |part: &'_ str| part.find(|c: char| c.is_ascii_alphabetic()).map_or(0, |at| at + 1);
    parts.fold(first.to_owned(), |bare, part| bare + &part[after(part)..]).into()
}

/// How many terminal columns `text` takes; wide glyphs take two, the codes of inks none.
pub fn width(text: &str) -> usize {
    bare(text).width()
}

/// `text` as it begins a line of its own: with a capital.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}

/// `text` filled with spaces on the right up to `columns`; longer text is left alone.
pub fn pad(text: &str, columns: usize) -> String {
    text.to_owned() + &" ".repeat(columns.saturating_sub(width(text)))
}

/// `text` in the middle of `columns`; longer text is left alone.
pub fn centre(text: &str, columns: usize) -> String {
    let left = columns.saturating_sub(width(text)) / 2;
    pad(&(" ".repeat(left) + text), columns)
}

/// At most `columns` columns of `text`, which is in no ink yet, ending in `tail` when something is missing.
pub fn cut<'a>(text: &'a str, columns: usize, tail: &str) -> Cow<'a, str> {
    if width(text) <= columns {
        return text.into();
    }
    let Some(room) = columns.checked_sub(width(tail)) else { return "".into() };
    let mut taken = 0;
    let fits = |letter: &char| {
        let wide = letter.width().unwrap_or(0);
        let fits = taken < room && taken + wide <= room;
        taken += wide;
        fits
    };
    let start: usize = text.chars().take_while(fits).map(char::len_utf8).sum();
    format!("{}{tail}", &text[..start]).into()
}

/// `text` in lines of at most `columns` columns, broken at spaces, and inside a word only where it
/// is longer than a line. A line break in the text stays one.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(2);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in units(paragraph, columns) {
            if !line.is_empty() && width(&line) + 1 + width(word) > columns {
                // The end of a line parts two facts as well as a dot.
                let whole = std::mem::take(&mut line);
                lines.push(whole.strip_suffix(" ·").map_or(whole.clone(), str::to_owned));
            } else if !line.is_empty() {
                line.push(' ');
            }
            let mut rest = word;
            while width(rest) > columns - width(&line) {
                let head = cut(rest, columns - width(&line), "").into_owned();
                rest = &rest[head.len()..];
                lines.push(line + &head);
                line = String::new();
            }
            line.push_str(rest);
        }
        lines.push(line);
    }
    lines
}

/// What stays together on a line: words and, where facts are parted by dots, each fact that fits.
fn units(paragraph: &str, columns: usize) -> Vec<&str> {
    const DOT: &str = " · ";
    if !paragraph.contains(DOT) {
        return paragraph.split(' ').collect();
    }
    let facts = paragraph.split_inclusive(DOT).map(|fact| fact.strip_suffix(' ').unwrap_or(fact));
    let unit =
        |fact| if width(fact) > columns { str::split(fact, ' ').collect() } else { vec![fact] };
    facts.flat_map(unit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(terminal: bool, env: &[(&str, &str)]) -> Look {
        Look::new(terminal, false, |wanted| {
            env.iter().find(|(name, _)| *name == wanted).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn colour_is_off_where_somebody_said_so() {
        assert!(look(true, &[]).colour);
        assert!(look(true, &[("NO_COLOR", "")]).colour, "an empty value counts as not set");
        assert!(look(true, &[("CLICOLOR", "0"), ("CLICOLOR_FORCE", "1")]).colour);
        for env in [("NO_COLOR", "1"), ("CLICOLOR", "0"), ("TERM", "dumb"), ("ACCESSIBLE", "1")] {
            assert!(!look(true, &[env]).colour, "{env:?}");
        }
        assert_eq!(look(true, &[("NO_COLOR", "1")]).paint(Ink::Bad, "no"), "no");
        assert_eq!(look(true, &[]).paint(Ink::Strong, "so"), "\u{1b}[1mso\u{1b}[0m");
    }

    #[test]
    fn a_screen_reader_and_a_pipe_get_the_plain_mode() {
        assert_eq!(look(true, &[("ACCESSIBLE", "1")]).medium, Medium::Spoken);
        assert_eq!(look(true, &[("ACCESSIBLE", "0")]).medium, Medium::Screen);
        assert_eq!(look(true, &[("ACCESSIBLE", "1"), ("TERM", "dumb")]).medium, Medium::Lines);
        assert_eq!(look(false, &[]).medium, Medium::Lines);
    }

    #[test]
    fn the_locale_says_whether_marks_may_leave_ascii() {
        assert!(look(true, &[("LANG", "en_GB.utf8")]).unicode);
        assert!(!look(true, &[("LC_ALL", "C"), ("LANG", "uk_UA.UTF-8")]).unicode);
    }

    #[test]
    fn texts_are_cut_padded_and_wrapped_by_what_they_measure() {
        assert_eq!(cut("Анастасія", 6, "…"), "Анаст…");
        assert_eq!(cut("鈴木一郎", 6, "…"), "鈴木…", "a wide glyph is never halved");
        assert_eq!(pad("鈴木", 6), "鈴木  ");
        assert_eq!(wrap("це довге слово", 9), ["це довге", "слово"]);
        assert_eq!(wrap("абвгґдеєж із", 4), ["абвг", "ґдеє", "ж із"]);
        assert_eq!(wrap("a\nb", 9), ["a", "b"]);
    }
}
