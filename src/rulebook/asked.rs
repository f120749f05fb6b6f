//! A question about the rules, word by word: what its words mean, and which modes they name.
use std::collections::{HashMap, HashSet};

use super::index::{BESIDE_MEANING, Index, TOGETHER, Word, real};
use super::stem::Stems;

/// How much a word tells that may be another one with a slip of the finger.
const SLIP: f32 = 0.6;

/// Modes, a bit each.
pub type Modes = u8;

/// A question, word by word.
pub struct Asked<'a> {
    /// What each word, or each run of words, stands for.
    pub senses: Vec<Senses<'a>>,
    /// Of each run of words that only some modes know, which modes: the longest runs, without those within them.
    naming: Vec<Modes>,
}

/// What a word, or a run of words, stands for.
pub struct Senses<'a> {
    /// The stems and meanings, with how much each of them tells.
    pub terms: Vec<(Word<'a>, f32)>,
    /// Whether only some modes know it.
    pub names_mode: bool,
}

/// A run of words of the question.
struct Run {
    from: usize,
    many: usize,
    keys: Vec<String>,
}

impl<'a> Asked<'a> {
    /// What these words stand for.
    pub fn read(index: &Index<'a>, words: &[String]) -> Self {
        let runs = runs(words);
        let fillers: Vec<String> = words.iter().map(|word| format!("-{word}")).collect();
        let keys = runs.iter().flat_map(|run| &run.keys);
        let wanted: HashSet<&str> = keys.chain(&fillers).map(String::as_str).collect();
        let mut known: HashMap<&str, Word<'a>> = HashMap::new();
        let mut meanings: HashMap<u8, Word<'a>> = HashMap::new();
        for word in index.words() {
            if let Some(number) = word.key.strip_prefix('#').and_then(|it| it.parse().ok()) {
                meanings.insert(number, word);
            } else if wanted.contains(word.key) {
                known.insert(word.key, word);
            }
        }
        let mut asked = Self { senses: Vec::new(), naming: Vec::new() };
        let mut named = vec![false; words.len()];
        let mut before = HashSet::new();
        for run in &runs {
            let filler = run.many == 1
                && (known.contains_key(fillers[run.from].as_str())
                    || words[run.from].chars().nth(1).is_none());
            let mut found: Vec<(Word<'a>, f32)> =
                run.keys.iter().filter_map(|key| Some((*known.get(key.as_str())?, 1.0))).collect();
            if found.is_empty() && run.many == 1 && !filler {
                found = run.keys.iter().flat_map(|key| slips(index, key)).collect();
            }
            let modes = found.iter().fold(0, |modes, (word, _)| modes | word.modes);
            let here = run.from..run.from + run.many;
            if modes != 0 && !named[here.clone()].contains(&true) {
                asked.naming.push(modes);
                named[here].fill(true);
            }
            // Of a filler, and of several words together, only the meaning counts.
            let own = |word: &Word<'_>| match word.meanings {
                _ if filler || run.many > 1 => 0.0,
                [] => 1.0,
                _ => BESIDE_MEANING,
            };
            let meant = |(word, tells): (Word<'a>, f32)| {
                let all = word.meanings.iter().filter_map(|it| meanings.get(it));
                let all: Vec<_> = all.map(|it| (*it, tells)).collect();
                std::iter::once((word, tells * own(&word))).chain(all)
            };
            let terms: Vec<_> = found.into_iter().flat_map(meant).filter(|it| it.1 > 0.0).collect();
            if !terms.is_empty() && before.insert(&run.keys) {
                asked.senses.push(Senses { terms, names_mode: modes != 0 });
            }
        }
        asked
    }

    /// The modes that most words name together; a word counts the more, the fewer modes know it.
    pub fn named(&self) -> Modes {
        let mut votes = [0.0_f32; Modes::BITS as usize];
        for modes in &self.naming {
            let of = votes.iter_mut().enumerate().filter(|(mode, _)| modes >> mode & 1 == 1);
            of.for_each(|(_, votes)| *votes += 1.0 / real(modes.count_ones() as usize));
        }
        let most = votes.iter().copied().fold(0.0, f32::max);
        let enough = votes.iter().enumerate().filter(|(_, votes)| **votes > 0.55 * most);
        enough.map(|(mode, _)| 1 << mode).sum()
    }
}

/// Every run of words that may mean something together, the longest first.
fn runs(words: &[String]) -> Vec<Run> {
    let stems = Stems::new();
    let many = (1..=TOGETHER.min(words.len())).rev();
    let places = many.flat_map(|many| (0..=words.len() - many).map(move |from| (from, many)));
    let run = |(from, many): (usize, usize)| {
        let keys = stems.of_all(words[from..from + many].iter().map(String::as_str));
        Run { from, many, keys }
    };
    places.map(run).collect()
}

/// The words that a stem may be with a slip of the finger, or with an ending that nobody knows.
fn slips<'a>(index: &Index<'a>, stem: &str) -> Vec<(Word<'a>, f32)> {
    let letters = stem.chars().count();
    if letters < 4 {
        return Vec::new();
    }
    let most = if letters < 7 { 1 } else { 2 };
    // A slip spares one of the first two letters.
    let begins = |text: &str| {
        let mut letters = text.chars();
        (letters.next(), letters.next())
    };
    let (first, second) = begins(stem);
    let far = |word: &str| {
        let (one, two) = begins(word);
        let longest = word.chars().count().max(letters);
        let together = word.chars().zip(stem.chars()).take_while(|(a, b)| a == b).count();
        if together >= 5 && 10 * together >= 6 * longest {
            Some(most)
        } else if (one == first || two == second) && longest <= letters + most {
            Some(strsim::osa_distance(word, stem)).filter(|slips| *slips <= most)
        } else {
            None
        }
    };
    let near = index.words().filter_map(|word| Some((far(word.key)?, word)));
    let near: Vec<(usize, Word<'a>)> = near.collect();
    let least = near.iter().map(|(slips, _)| *slips).min();
    let nearest = near.into_iter().filter(|(slips, _)| Some(*slips) == least);
    nearest.map(|(_, word)| (word, SLIP)).collect()
}
