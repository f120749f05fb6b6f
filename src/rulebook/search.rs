//! Finding a ruling by words, in any of the three languages, whatever their endings and slips.
use std::collections::HashSet;

use super::RulingEntry;
use super::index::{Index, MOST, parts};
use super::shelf::entries;
use crate::lang::fold;

/// A ruling that was found.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// Which one.
    pub entry: RulingEntry,
    /// How well it fits; more is better.
    pub score: f32,
}

/// The words of all rulings.
const INDEX: Index<'static> = Index(include_bytes!(concat!(env!("OUT_DIR"), "/rulings.index")));

/// The rulings that fit the words, best first; those with `preferred` in their texts before equals.
///
/// A word counts the more, the fewer rulings have it, so that no list of little words is needed.
pub fn search(words: &str, preferred: Option<&str>) -> Vec<Hit> {
    let all: Vec<RulingEntry> = entries().collect();
    let mut scores = vec![0.0_f32; all.len()];
    let asked = fold(words);
    let mut before = HashSet::new();
    for word in parts(&asked).filter(|word| before.insert(*word)) {
        let found = best(word, all.len());
        let having: f32 = found.iter().map(|score| (score / MOST).min(1.0)).sum();
        if having <= 0.0 {
            continue;
        }
        let rare = (real(all.len()) / having).ln().max(0.0);
        scores.iter_mut().zip(&found).for_each(|(score, found)| *score += rare * found);
    }
    let mut hits: Vec<Hit> = all
        .into_iter()
        .zip(scores)
        .filter(|(_, score)| *score > 0.0)
        .map(|(entry, score)| {
            let modes = first_line_with(entry.text, "modes:");
            let here = preferred.is_some_and(|mode| modes.contains(mode));
            Hit { entry, score: score * if here { 1.25 } else { 1.0 } }
        })
        .collect();
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    hits
}

fn first_line_with<'a>(text: &'a str, key: &str) -> &'a str {
    text.lines().find(|line| line.trim_start().starts_with(key)).unwrap_or_default()
}

/// For each ruling how well its best word fits; words that only look alike count where no other does.
fn best(word: &str, count: usize) -> Vec<f32> {
    // Another form of a word begins as it does: most words are told apart by that alone.
    let stem = word.char_indices().nth(3).map_or(word, |(end, _)| &word[..end]);
    let same = |other: &str| if other.starts_with(stem) { same_stem(word, other) } else { 0.0 };
    let found = fit(count, same);
    if found.iter().any(|score| *score > 0.0) {
        return found;
    }
    // A slip spares one of the first two letters.
    let begins = |text: &str| {
        let mut letters = text.chars();
        (letters.next(), letters.next())
    };
    let (first, second) = begins(word);
    fit(count, |other| match begins(other) {
        (one, two) if one == first || two == second => alike(word, other),
        _ => 0.0,
    })
}

fn fit(count: usize, quality: impl Fn(&str) -> f32) -> Vec<f32> {
    let mut found = vec![0.0_f32; count];
    for (word, places) in INDEX {
        let quality = quality(word);
        if quality > 0.0 {
            for (ruling, tells) in places {
                if let Some(best) = found.get_mut(ruling) {
                    *best = best.max(quality.powi(2) * tells);
                }
            }
        }
    }
    found
}

/// 1 for the same word, a little less for another form of it: a beginning in common, endings that differ.
fn same_stem(one: &str, other: &str) -> f32 {
    if one == other {
        return 1.0;
    }
    let common = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let (short, long) = {
        let (a, b) = (one.chars().count(), other.chars().count());
        (a.min(b), a.max(b))
    };
    // Endings of these languages have up to three letters.
    let fits = common >= 3 && common + 3 >= long && common + 2 >= short && 2 * common > long;
    if fits { 0.8 * real(common) / real(long) + 0.1 } else { 0.0 }
}

/// A half for a word with a slip of the finger, or two in a long one.
fn alike(one: &str, other: &str) -> f32 {
    let length = one.chars().count();
    let slips = if length < 4 {
        0
    } else if length < 8 {
        1
    } else {
        2
    };
    if length.abs_diff(other.chars().count()) > slips + 3 {
        return 0.0;
    }
    // The ending may be another one as well.
    let start: String = other.chars().take(length).collect();
    let distance = strsim::osa_distance(one, other).min(strsim::osa_distance(one, &start));
    if distance <= slips { 0.5 } else { 0.0 }
}

fn real(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::super::index::write;
    use super::*;

    #[test]
    fn the_index_that_was_built_is_that_of_the_shelf() {
        assert!(INDEX.0 == write(entries().map(|entry| entry.text)));
        assert!(INDEX.count() > 5000);
    }
}
