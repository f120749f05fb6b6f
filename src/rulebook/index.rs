//! What the rulings say by which they are found: made when the program is built (`build.rs` reads this file as well), so that
//! nobody waits for it.
//!
//! ```text
//! how many rulings (2) · of each the modes, a bit each (1)
//! how many phrases (2) · of each: which ruling (2) · how much its words tell (1) · its weight (1), both in tenths
//! then the words: length (1) · the word · modes that alone know it (1)
//!                 · how many meanings (1) · each (1) · how many phrases (2) · each (2)
//! ```
//! A word is a stem, or several with a space between them; `#` and a number is a meaning, shared by the words of all
//! languages that have it; `-` and a word tells nothing. Numbers of two bytes are little endian.
use crate::lang::fold;

/// Most words of a phrase that mean something only together.
pub const TOGETHER: usize = 4;
/// How much a word tells by itself where its meaning tells more: another word would have said the same.
pub const BESIDE_MEANING: f32 = 0.5;

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

/// How rare something is that `having` of `all` rulings have.
pub fn rare(all: f32, having: f32) -> f32 {
    ((all - having + 0.5) / (having + 0.5)).ln_1p().max(0.05)
}

/// A number as it is reckoned with.
pub fn real(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// An index as it lies in the program.
#[derive(Clone, Copy)]
pub struct Index<'a> {
    /// The modes of each ruling, a bit each.
    pub modes: &'a [u8],
    phrases: &'a [[u8; 4]],
    words: &'a [u8],
}

/// A phrase of a ruling.
#[derive(Clone, Copy, Debug)]
pub struct Phrase {
    /// Which ruling.
    pub ruling: usize,
    /// How much its words tell.
    pub tells: f32,
    /// The weight of all its words together.
    pub weight: f32,
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
    phrases: &'a [[u8; 2]],
}

impl<'a> Index<'a> {
    /// Nothing if these bytes are no index.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let (count, rest) = bytes.split_first_chunk()?;
        let (modes, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes(*count)))?;
        let (count, rest) = rest.split_first_chunk()?;
        let (phrases, words) =
            rest.split_at_checked(4 * usize::from(u16::from_le_bytes(*count)))?;
        Some(Self { modes, phrases: phrases.as_chunks().0, words })
    }

    /// How many phrases the rulings have.
    pub const fn phrases(&self) -> usize {
        self.phrases.len()
    }

    /// The phrase with this number, which a word of the index has named.
    pub fn phrase(&self, number: usize) -> Phrase {
        let [low, high, tells, weight] = self.phrases[number];
        let ruling = usize::from(u16::from_le_bytes([low, high]));
        Phrase { ruling, tells: f32::from(tells) / 10.0, weight: f32::from(weight) / 10.0 }
    }

    /// All words, in order.
    pub fn words(&self) -> impl Iterator<Item = Word<'a>> {
        let mut rest = self.words;
        std::iter::from_fn(move || {
            let (length, after) = rest.split_first()?;
            let (word, after) = after.split_at_checked(usize::from(*length))?;
            let ([modes, count], after) = after.split_first_chunk()?;
            let (meanings, after) = after.split_at_checked(usize::from(*count))?;
            let (count, after) = after.split_first_chunk()?;
            let (phrases, after) =
                after.split_at_checked(2 * usize::from(u16::from_le_bytes(*count)))?;
            rest = after;
            Some(Word {
                key: str::from_utf8(word).ok()?,
                modes: *modes,
                meanings,
                phrases: phrases.as_chunks().0,
            })
        })
    }
}

impl Word<'_> {
    /// The numbers of the phrases it stands in.
    pub fn phrases(&self) -> impl Iterator<Item = usize> {
        self.phrases.iter().map(|at| usize::from(u16::from_le_bytes(*at)))
    }
}
