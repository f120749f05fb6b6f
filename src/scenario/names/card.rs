//! A suspect card and the names on it.
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::scenario::reading::At;
use crate::scenario::{Flaw, Lang};
use unicode_normalization::char::is_combining_mark;

use crate::lang::{Words, fold, is_apostrophe};
use crate::terms::Id;

/// The names of one suspect card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The canonical name: English if the edition has an English one, else the edition's own.
    pub name: String,
    /// The other character of a two-character card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// Names in other languages, where the box has them.
    #[serde(default, skip_serializing_if = "LocalNames::is_empty")]
    pub names: LocalNames,
    /// Other spellings, understood but never shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

/// A name in each of some languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocalNames {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    en: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    uk: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ru: Option<String>,
}

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this cannot be the name of a card")]
pub enum NameFlaw {
    /// There is nothing but spaces.
    Empty,
    /// It is longer than [`LONGEST`] characters.
    Long,
    /// It has an invisible or controlling character, or one that has a meaning on a line of words.
    Character(char),
    /// It reads as a cell or as `#` and a cell.
    Cell,
    /// It does not begin with a letter.
    Start,
}

/// The most characters a name may have.
pub const LONGEST: usize = 40;

/// The text as a name: spaces trimmed and joined, Cyrillic letters typed as two characters made one.
///
/// Letters of any script with their marks, digits, spaces, apostrophes of every shape, and `- ‐ .` make a name, and
/// between two letters what joins them (`Gal·la`, the joiners of Persian and Hindi); anything else could be invisible,
/// turn the direction of writing, or mean something on a line of words.
///
/// # Errors
/// What cannot be a name.
///
/// # Examples
/// ```
/// use noir_referee::scenario::{NameFlaw, clean_name};
/// assert_eq!(clean_name("  Майор  Гром "), Ok("Майор Гром".to_owned()));
/// assert_eq!(clean_name("O‘Brien"), Ok("O‘Brien".to_owned()));
/// assert_eq!(clean_name("c3"), Err(NameFlaw::Cell));
/// assert_eq!(clean_name("Al\u{200b}yss"), Err(NameFlaw::Character('\u{200b}')));
/// ```
pub fn clean_name(text: &str) -> Result<String, NameFlaw> {
    let name = spelled(text)?;
    let mut rest = name.chars().skip(1);
    if matches!(rest.next(), Some('0'..='9')) && rest.next().is_none() {
        return Err(NameFlaw::Cell);
    }
    Ok(name)
}

/// The text as a name, as [`clean_name`] makes it, whether it reads as a cell or not: what a player is called.
///
/// # Errors
/// What cannot be a name.
pub fn spelled(text: &str) -> Result<String, NameFlaw> {
    let mut name = String::with_capacity(text.len());
    let mut rest = text.trim_matches(' ').chars().peekable();
    while let Some(c) = rest.next() {
        match (c, name.chars().next_back()) {
            (' ', Some(' ')) => {}
            ('\u{306}' | '\u{308}', Some(before)) => match composed(before, c) {
                Some(whole) => {
                    name.pop();
                    name.push(whole);
                }
                None => name.push(c),
            },
            // Letters that nobody can see.
            ('\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}', _) => {
                return Err(NameFlaw::Character(c));
            }
            // A mark belongs to the letter before it.
            (_, Some(_)) if is_combining_mark(c) => name.push(c),
            (JOINER | NO_JOINER | '·' | '‧', Some(before)) if is_letter(before) => {
                if !rest.peek().copied().is_some_and(is_letter) {
                    return Err(NameFlaw::Character(c));
                }
                name.push(c);
            }
            (' ' | '-' | '‐' | '.', _) => name.push(c),
            _ if is_apostrophe(c) || c.is_alphanumeric() && !is_combining_mark(c) => name.push(c),
            _ => return Err(NameFlaw::Character(c)),
        }
    }
    let mut chars = name.chars();
    let Some(first) = chars.next() else { return Err(NameFlaw::Empty) };
    if !first.is_alphabetic() {
        return Err(NameFlaw::Start);
    }
    if name.chars().count() > LONGEST {
        return Err(NameFlaw::Long);
    }
    Ok(name)
}

/// What joins two letters that would otherwise stand apart, and what parts two that would be joined.
const JOINER: char = '\u{200d}';
const NO_JOINER: char = '\u{200c}';

/// Whether it is a letter, or a mark on one.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() || is_combining_mark(c)
}

/// The Cyrillic letters that some keyboards and file systems make of a letter and a mark.
fn composed(letter: char, mark: char) -> Option<char> {
    Some(match (letter, mark) {
        ('и', '\u{306}') => 'й',
        ('И', '\u{306}') => 'Й',
        ('і', '\u{308}') => 'ї',
        ('І', '\u{308}') => 'Ї',
        ('е', '\u{308}') => 'ё',
        ('Е', '\u{308}') => 'Ё',
        _ => return None,
    })
}

impl LocalNames {
    /// The name in one language.
    pub fn get(&self, lang: Lang) -> Option<&str> {
        match lang {
            Lang::En => self.en.as_deref(),
            Lang::Uk => self.uk.as_deref(),
            Lang::Ru => self.ru.as_deref(),
        }
    }

    /// Sets the name in one language.
    pub fn set(&mut self, lang: Lang, name: String) {
        *match lang {
            Lang::En => &mut self.en,
            Lang::Uk => &mut self.uk,
            Lang::Ru => &mut self.ru,
        } = Some(name);
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Card {
    /// A card of which one name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// What a reader of `lang` is shown: his own name if the box has it, else the canonical one;
    /// both characters of a two-character card.
    pub fn shown(&self, lang: Lang) -> String {
        let name = self.names.get(lang).unwrap_or(&self.name);
        self.second.as_ref().map_or_else(|| name.to_owned(), |second| format!("{name} / {second}"))
    }

    /// Whether this is one of its names, whatever the case.
    pub(in crate::scenario) fn is_called(&self, name: &str) -> bool {
        self.texts().any(|text| fold(text) == fold(name))
    }

    /// Every text that names this card.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let translated = Lang::ALL.into_iter().filter_map(|lang| self.names.get(lang));
        std::iter::once(self.name.as_str())
            .chain(translated)
            .chain(self.second.as_deref())
            .chain(self.also.iter().map(String::as_str))
    }
}

impl NameFlaw {
    /// Why not, in the reader's language.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Empty => words.say("scenario-name-empty"),
            Self::Long => words.tell("scenario-name-long", &[("most", LONGEST.into())]),
            Self::Character(c) => {
                let shown = if c.is_ascii_graphic() {
                    c.to_string()
                } else {
                    format!("U+{:04X}", u32::from(*c))
                };
                words.tell("scenario-name-character", &[("character", shown.into())])
            }
            Self::Cell => words.say("scenario-name-cell"),
            Self::Start => words.say("scenario-name-start"),
        }
    }
}

impl At<'_> {
    /// A name, as [`clean_name`] makes it.
    pub(in crate::scenario) fn name(self) -> String {
        let text = self.text();
        if text.is_empty() {
            return String::new();
        }
        clean_name(text).unwrap_or_else(|why| {
            let found = text.chars().take(LONGEST).collect();
            self.fault(Flaw::Name { found, why });
            String::new()
        })
    }
}

impl Id for Lang {
    const ALL: &'static [Self] = &Lang::ALL;

    fn id(self) -> &'static str {
        self.code()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_as_they_are_called_anywhere_in_the_world() {
        for name in [
            "प्रिया",
            "น้ำ",
            "علی\u{200c}رضا",
            "Gal·la",
            "O‘Brien",
            "O`Brien",
            "Kaʻiulani",
            "Nguyễn",
            "Zoe\u{308}",
            "李小龙",
        ] {
            assert_eq!(spelled(name), Ok(name.to_owned()));
        }
        for (name, bad) in [
            ("Ann \"Red\" Lee", '"'),
            ("Ann\u{200d}", '\u{200d}'),
            ("Ann \u{200c}Lee", '\u{200c}'),
            ("·Ann", '·'),
            ("Ann(2)", '('),
        ] {
            assert_eq!(spelled(name), Err(NameFlaw::Character(bad)), "{name}");
        }
    }

    #[test]
    fn names_come_in_by_one_door() {
        assert_eq!(clean_name("Юлія"), Ok("Юлія".to_owned()));
        assert_eq!(clean_name("Дʼо-Леон"), Ok("Дʼо-Леон".to_owned()));
        assert_eq!(clean_name("Андри\u{306}і\u{308}"), Ok("Андрйї".to_owned()));
        for (text, why) in [
            ("", NameFlaw::Empty),
            ("   ", NameFlaw::Empty),
            ("a\u{1b}[31m", NameFlaw::Character('\u{1b}')),
            ("a\u{202e}b", NameFlaw::Character('\u{202e}')),
            ("a\u{feff}", NameFlaw::Character('\u{feff}')),
            ("a\u{ad}b", NameFlaw::Character('\u{ad}')),
            ("a\nb", NameFlaw::Character('\n')),
            ("a\u{3164}b", NameFlaw::Character('\u{3164}')),
            ("a, b", NameFlaw::Character(',')),
            ("#a1", NameFlaw::Character('#')),
            ("-a", NameFlaw::Start),
            ("7th", NameFlaw::Start),
            ("\u{301}a", NameFlaw::Character('\u{301}')),
            ("g7", NameFlaw::Cell),
        ] {
            assert_eq!(clean_name(text), Err(why), "{text:?}");
        }
        assert_eq!(clean_name(&"я".repeat(41)), Err(NameFlaw::Long));
    }
}
