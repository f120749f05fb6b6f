//! The words of all rulings with where they stand. It is made when the program is built (`build.rs` reads this
//! file as well), so that nobody waits for it.
//!
//! ```text
//! length (1 byte) · the folded word · how many places (2) · for each: which ruling (2) · how much it tells (1)
//! ```
//! Numbers of two bytes are little endian; the words are in order, and a place tells ten times its weight.
use std::collections::BTreeMap;

use crate::lang::fold;

/// How much a word of a question tells about its ruling: the most that any word does.
pub const MOST: f32 = 3.0;

/// The rulings of a file, in its order: items of a YAML list without the dash.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n- ").skip(1).filter(|item| item.starts_with("id: "))
}

/// Whole words of at least two letters.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().nth(1).is_some())
}

/// The texts of an item with what each tells, in tenths: most the question, then the words it is looked for by; what
/// only explains it tells nothing.
fn fields(text: &str) -> impl Iterator<Item = (u8, String)> {
    let mut tells = 0;
    text.lines().filter_map(move |line| {
        let line = line.trim_start();
        tells = match line.split(':').next().unwrap_or_default() {
            "question" => 30,
            "also" => 25,
            "id" | "option" | "rules" | "modes" => 20,
            "answer" => 10,
            "reason" | "books" | "kind" => 0,
            _ => tells,
        };
        (tells > 0).then(|| (tells, fold(line)))
    })
}

/// The index of these rulings.
#[allow(dead_code, reason = "only the build and a test make it")]
pub fn write<'a>(rulings: impl Iterator<Item = &'a str>) -> Vec<u8> {
    let mut words: BTreeMap<String, BTreeMap<u16, u8>> = BTreeMap::new();
    for (ruling, item) in (0..).zip(rulings) {
        for (tells, text) in fields(item) {
            for word in parts(&text).filter(|word| word.len() < 256) {
                let place = words.entry(word.to_owned()).or_default().entry(ruling).or_default();
                *place = tells.max(*place);
            }
        }
    }
    let mut bytes = Vec::new();
    for (word, places) in words {
        bytes.push(word.len() as u8);
        bytes.extend(word.as_bytes());
        bytes.extend((places.len() as u16).to_le_bytes());
        for (ruling, tells) in places {
            bytes.extend(ruling.to_le_bytes());
            bytes.push(tells);
        }
    }
    bytes
}

/// The words of an index, each with its places.
#[derive(Clone)]
pub struct Index<'a>(pub &'a [u8]);

impl<'a> Iterator for Index<'a> {
    type Item = (&'a str, Places<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let (length, rest) = self.0.split_first()?;
        let (word, rest) = rest.split_at_checked(usize::from(*length))?;
        let (count, rest) = rest.split_first_chunk()?;
        let (places, rest) = rest.split_at_checked(3 * usize::from(u16::from_le_bytes(*count)))?;
        self.0 = rest;
        Some((str::from_utf8(word).ok()?, Places(places)))
    }
}

/// Where a word stands: the number of each ruling, and how much the word tells about it.
#[derive(Clone)]
pub struct Places<'a>(&'a [u8]);

impl Iterator for Places<'_> {
    type Item = (usize, f32);

    fn next(&mut self) -> Option<Self::Item> {
        let ([low, high, tells], rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some((usize::from(u16::from_le_bytes([*low, *high])), f32::from(*tells) / 10.0))
    }
}
