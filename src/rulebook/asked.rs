//! A question about the rules, word by word: what its words mean, and which modes they name.
use std::collections::{BTreeSet, HashMap, HashSet};

use super::index::{Index, TOGETHER, Word, real};
use super::stem::Stems;

/// Modes, a bit each.
pub type Modes = u8;

/// A question, word by word.
pub struct Asked {
    /// What its words, and runs of words, stand for: their stems and their meanings.
    pub keys: BTreeSet<String>,
    /// Of each run of words that only some modes know, which modes: the longest runs, without those within them.
    naming: Vec<Modes>,
}

/// A run of words of the question.
struct Run {
    from: usize,
    many: usize,
    keys: Vec<String>,
}

impl Asked {
    /// What these words stand for.
    pub fn read(index: &Index<'_>, words: &[String]) -> Self {
        let runs = runs(words);
        let fillers: Vec<String> = words.iter().map(|word| format!("-{word}")).collect();
        let keys = runs.iter().flat_map(|run| &run.keys);
        let wanted: HashSet<&str> = keys.chain(&fillers).map(String::as_str).collect();
        let known = index.words().filter(|word| wanted.contains(word.key));
        let known: HashMap<&str, Word<'_>> = known.map(|word| (word.key, word)).collect();
        let mut asked = Self { keys: BTreeSet::new(), naming: Vec::new() };
        let mut named = vec![false; words.len()];
        for run in &runs {
            let filler = run.many == 1
                && (known.contains_key(fillers[run.from].as_str())
                    || words[run.from].chars().nth(1).is_none());
            let mut found: Vec<Word<'_>> =
                run.keys.iter().filter_map(|key| known.get(key.as_str()).copied()).collect();
            if found.is_empty() && run.many == 1 && !filler {
                found = run.keys.iter().flat_map(|key| slips(index, key)).collect();
            }
            let modes = found.iter().fold(0, |modes, word| modes | word.modes);
            let here = run.from..run.from + run.many;
            if modes != 0 && !named[here.clone()].contains(&true) {
                asked.naming.push(modes);
                named[here].fill(true);
            }
            for word in found {
                // Of a filler, and of several words together, only the meaning counts.
                if !filler && run.many == 1 {
                    asked.keys.insert(word.key.to_owned());
                }
                asked.keys.extend(word.meanings.iter().map(|meaning| format!("#{meaning}")));
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
fn slips<'a>(index: &Index<'a>, stem: &str) -> Vec<Word<'a>> {
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
    // Whatever else a word may be its bits tell.
    let telling = index.words().filter(|word| word.modes != 0 || !word.meanings.is_empty());
    let near = telling.filter_map(|word| Some((far(word.key)?, word)));
    let near: Vec<(usize, Word<'a>)> = near.collect();
    let least = near.iter().map(|(slips, _)| *slips).min();
    let nearest = near.into_iter().filter(|(slips, _)| Some(*slips) == least);
    nearest.map(|(_, word)| word).collect()
}
