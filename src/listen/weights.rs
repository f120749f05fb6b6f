//! How likely each kind of line is meant by words, whatever they name: learned from the lines of the tests.
//!
//! ```text
//! scenarios/search/lines.en.txt      kinds kill:-7.1 shift:-8.2 …
//!                                    arrest 5.3 accuse:4.1 dismiss:1.9 …     how rare it is, and for which kinds it speaks
//! ```
//! A word stands there as it is, `~` and four letters are a bit of one, `&` the beginnings of two words that stand together;
//! `#s`, `#c` and `#n` stand for a name, a cell and a number. A kind is the verb of a line or its question; `may`, `rule` and
//! `plain` are how it is said.
use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::lang::Lang;
use crate::likely::{self, bits};

/// Whether something may be done is asked, not done.
pub(super) const MAY: &str = "may";
/// The books are asked.
pub(super) const RULE: &str = "rule";
/// An earlier line is put right.
pub(super) const CORRECT: &str = "correct";
/// A word that names a cell, as the weights have it.
pub(super) const CELL: &str = "#c";
/// None of these.
pub(super) const PLAIN: &str = "plain";

/// How a line may be said, whatever its kind.
const MANNERS: [&str; 4] = [PLAIN, MAY, RULE, CORRECT];

/// A word that is said of more kinds tells little.
const FEW: usize = 4;

/// What speaks for which kind in one language.
pub(super) struct Weights {
    kinds: Vec<&'static str>,
    costs: Vec<f32>,
    /// Each feature, in order, and what is said of it.
    features: Vec<(&'static str, &'static str)>,
}

/// What a word costs a kind that is not among those said with it: a word that nobody knows 1, one that many kinds are said with
/// as well, one that speaks for a few others 3. Nothing if the kind is said with it.
pub(super) fn cost(said_with: Option<&[&'static str]>, kind: &str) -> Option<usize> {
    let Some(kinds) = said_with else { return Some(1) };
    let others = kinds.iter().filter(|other| !MANNERS.contains(other)).count();
    let few = if others > FEW { 1 } else { 3 };
    (!kinds.contains(&kind)).then_some(few)
}

/// How likely each kind is.
pub(super) struct Scores {
    of: &'static Weights,
    scores: Vec<f32>,
}

static ALL: LazyLock<[Weights; 3]> = LazyLock::new(|| {
    [
        Weights::read(include_str!("../../scenarios/search/lines.en.txt")),
        Weights::read(include_str!("../../scenarios/search/lines.uk.txt")),
        Weights::read(include_str!("../../scenarios/search/lines.ru.txt")),
    ]
});

/// What stands for a word that names somebody or something.
pub(super) fn masked(word: &str, is_name: bool) -> String {
    let digit = |letter: char| letter.is_ascii_digit();
    if word.chars().all(digit) {
        "#n".to_owned()
    } else if is_name && word.ends_with(digit) {
        CELL.to_owned()
    } else if is_name {
        "#s".to_owned()
    } else {
        word.to_owned()
    }
}

/// The features of masked words.
pub(super) fn features(words: &[String]) -> BTreeSet<String> {
    let ends = ["<".to_owned()].into_iter().chain(words.iter().cloned()).chain([">".to_owned()]);
    let mut features = bits(&ends.collect::<Vec<_>>());
    features.extend(words.iter().cloned());
    features
}

impl Weights {
    pub fn of(lang: Lang) -> &'static Self {
        &ALL[lang as usize]
    }

    fn read(text: &'static str) -> Self {
        let mut lines = text.lines();
        let kinds = lines.next().unwrap_or_default().split(' ').skip(1);
        let (kinds, costs) = kinds.filter_map(of_kind).unzip();
        Self { kinds, costs, features: lines.filter_map(|line| line.split_once('\t')).collect() }
    }

    fn find(&self, feature: &str) -> Option<(f32, impl Iterator<Item = (usize, f32)>)> {
        let at = self.features.binary_search_by(|(name, _)| (*name).cmp(feature)).ok()?;
        let (rare, of) = self.features[at].1.split_once('\t')?;
        let rare = rare.parse().ok()?;
        let of = of.split(' ').filter_map(of_kind);
        Some((rare, of.filter_map(|(kind, speaks)| Some((self.at(kind)?, speaks)))))
    }

    fn at(&self, kind: &str) -> Option<usize> {
        self.kinds.binary_search(&kind).ok()
    }

    /// Whether anybody has ever said a word.
    pub fn knows(&self, word: &str) -> bool {
        self.find(word).is_some()
    }

    /// The kinds that are said with a word, if anybody has said it.
    pub fn said_with(&self, word: &str) -> Option<Vec<&'static str>> {
        let (_, kinds) = self.find(word)?;
        Some(kinds.map(|(kind, _)| self.kinds[kind]).collect())
    }

    /// How likely each kind is by these masked words.
    pub fn scores(&'static self, words: &[String]) -> Scores {
        let features = features(words);
        let found = features.iter().filter_map(|feature| self.find(feature));
        let scores = likely::scores(self.costs.iter().copied(), found);
        Scores { of: self, scores: scores.unwrap_or_else(|| vec![0.0; self.kinds.len()]) }
    }
}

impl Scores {
    /// How likely a kind is; nothing if nobody has ever said it.
    pub fn of(&self, kind: &str) -> Option<f32> {
        self.of.at(kind).map(|at| self.scores[at])
    }
}

/// `kill:4.1`
fn of_kind(text: &'static str) -> Option<(&'static str, f32)> {
    let (kind, number) = text.rsplit_once(':')?;
    Some((kind, number.parse().ok()?))
}

#[cfg(test)]
#[path = "train.rs"]
mod train;
