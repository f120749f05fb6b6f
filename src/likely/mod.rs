//! How likely each of many things is meant by a text, by its words and bits of words: naive Bayes over weighted features, made
//! beforehand from what people have said of each.
//!
//! ```text
//! what people say ──test──▶ weigh ──▶ a table beside the texts ──▶ rulebook/likely (rulings), listen/weights (lines)
//! ```
use std::collections::BTreeSet;

#[cfg(test)]
mod sharpen;
#[cfg(test)]
mod weigh;

#[cfg(test)]
pub use weigh::{Phrase, Weighed};

/// Letters of a bit of a word.
const BIT: usize = 4;
/// What marks two words that stand together.
const PAIR: char = '&';
/// Letters of the beginning of a word: without most endings.
const BEGINNING: usize = 5;

/// The bits of these folded words, each marked so that none is a word: a slip or an ending leaves most of them as they are. So
/// are the beginnings of two words that stand together.
pub fn bits(words: &[String]) -> BTreeSet<String> {
    let begins = |word: &str| word.chars().take(BEGINNING).collect::<String>();
    let pair = |pair: &[String]| format!("{PAIR}{} {}", begins(&pair[0]), begins(&pair[1]));
    let pairs = words.windows(2).map(pair);
    let of = |word: &String| {
        let whole: Vec<char> = std::iter::once(' ').chain(word.chars()).chain([' ']).collect();
        let bit = |bit: &[char]| format!("~{}", bit.iter().collect::<String>());
        whole.windows(BIT).map(bit).collect::<Vec<_>>()
    };
    words.iter().flat_map(of).chain(pairs).collect()
}

/// How likely each of many things is meant, as a logarithm: by what any feature `costs` it, and by each feature that was `found`,
/// how rare it is and how much it speaks for which of them. Nothing if no feature was.
pub fn scores<F: Iterator<Item = (usize, f32)>>(
    costs: impl ExactSizeIterator<Item = f32>,
    found: impl Iterator<Item = (f32, F)>,
) -> Option<Vec<f32>> {
    let mut scores = vec![0.0_f32; costs.len()];
    let (mut all, mut squares) = (0.0_f32, 0.0_f32);
    for (rare, speaks) in found {
        all += rare;
        squares += rare * rare;
        for (one, speaks) in speaks {
            scores[one] += rare * speaks;
        }
    }
    let length = squares.sqrt();
    let score = |(score, cost): (f32, f32)| (score + all * cost) / length;
    (squares > 0.0).then(|| scores.into_iter().zip(costs).map(score).collect())
}
