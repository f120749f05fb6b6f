//! What the rulings say by which they are found: made beforehand by `indexer`, so that
//! nobody waits for it.
//!
//! ```text
//! how many rulings (2) · of each the modes, a bit each (1)
//! then the words: length (1) · the word · modes that alone know it (1) · how many meanings (1) · each (1)
//! ```
//! A word is a stem, or several with a space between them; a meaning is shared by the words of all languages that have it;
//! `-` and a word tells nothing. Numbers of two bytes are little endian.
use crate::lang::fold;

/// Most words of a phrase that mean something only together.
pub(super) const TOGETHER: usize = 4;

/// The rulings of a file, in its order: items of a YAML list without the dash.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n- ").skip(1).filter(|item| item.starts_with("id: "))
}

/// The folded words of a text.
pub fn parts(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// A number as it is reckoned with.
pub fn real(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// An index as it lies in the program.
#[derive(Clone, Copy)]
pub(super) struct Index<'a> {
    /// The modes of each ruling, a bit each.
    pub modes: &'a [u8],
    words: &'a [u8],
}

/// A word of an index.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    /// The word itself.
    pub key: &'a str,
    /// The modes that alone know it, a bit each; none if all may.
    pub modes: u8,
    /// What it means.
    pub meanings: &'a [u8],
}

impl<'a> Index<'a> {
    /// Nothing if these bytes are no index.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let (count, rest) = bytes.split_first_chunk()?;
        let (modes, words) = rest.split_at_checked(usize::from(u16::from_le_bytes(*count)))?;
        Some(Self { modes, words })
    }

    /// All words, in order.
    pub fn words(&self) -> impl Iterator<Item = Word<'a>> {
        let mut rest = self.words;
        std::iter::from_fn(move || {
            let (length, after) = rest.split_first()?;
            let (word, after) = after.split_at_checked(usize::from(*length))?;
            let ([modes, count], after) = after.split_first_chunk()?;
            let (meanings, after) = after.split_at_checked(usize::from(*count))?;
            rest = after;
            Some(Word { key: str::from_utf8(word).ok()?, modes: *modes, meanings })
        })
    }
}
