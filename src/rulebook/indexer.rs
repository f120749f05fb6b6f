//! Makes the index of the rulings, when the program is built.
use std::collections::{BTreeMap, BTreeSet};

use super::index::{BESIDE_MEANING, TOGETHER, parts, rare, real};
use super::stem::Stems;

/// A part of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// What is asked.
    Question,
    /// Words by which it is looked for.
    Also,
    /// How people ask for it.
    Asked,
    /// What is answered.
    Answer,
    /// Its id, its option, its refusals.
    Id,
}

impl Part {
    /// How much a word in it tells about the ruling, in tenths.
    const fn tells(self) -> u8 {
        match self {
            Self::Question => 10,
            Self::Also => 7,
            Self::Asked => 8,
            Self::Answer => 3,
            Self::Id => 6,
        }
    }
}

/// The phrases of a ruling, with the part each is of.
fn phrases(item: &str) -> Vec<(Part, String)> {
    let mut part = None;
    let mut phrases = Vec::new();
    for line in item.lines().map(str::trim_start) {
        let (key, text) = line.split_once(':').unwrap_or_default();
        part = match key {
            "question" => Some(Part::Question),
            "answer" => Some(Part::Answer),
            "also" => Some(Part::Also),
            "id" | "option" | "rules" => Some(Part::Id),
            "reason" | "books" | "kind" | "modes" => None,
            _ => part,
        };
        match part {
            Some(Part::Also) => {
                let words =
                    line.split(['[', ']', '{', '}', ',']).map(|it| it.trim().trim_matches('"'));
                let said = words.filter(|it| !it.is_empty() && !it.ends_with(':'));
                phrases.extend(said.map(|it| (Part::Also, it.to_owned())));
            }
            Some(part) if !text.trim().is_empty() => phrases.push((part, text.replace('-', " "))),
            _ => {}
        }
    }
    phrases
}

/// The lists of a data file: a key and its words in each line.
fn lists(text: &str) -> impl Iterator<Item = (&str, impl Iterator<Item = &str>)> {
    let list = |line| {
        let (key, words): (&str, &str) = str::split_once(line, ": [")?;
        let words = words.trim_end().trim_end_matches(']').split(',');
        Some((key, words.map(str::trim).filter(|word| !word.is_empty())))
    };
    text.lines().filter_map(list)
}

/// As many tenths as a byte can say.
fn tenths(weight: f32) -> u8 {
    (0..=u8::MAX).rev().find(|tenths| f32::from(*tenths) <= 10.0 * weight).unwrap_or(0)
}

/// What a word of the index leads to.
#[derive(Default)]
struct Told {
    modes: u8,
    meanings: BTreeSet<u8>,
    phrases: BTreeSet<u16>,
}

/// Makes an index.
pub struct Writer {
    stems: Stems,
    words: BTreeMap<String, Told>,
    /// Of the id of each ruling how people ask for it.
    asked: BTreeMap<String, Vec<String>>,
}

impl Writer {
    /// With what words mean, and which modes they are of; `modes` are the ids of all.
    pub fn new(meanings: &str, of_modes: &str, modes: &[&str]) -> Self {
        let mut this = Self { stems: Stems::new(), words: BTreeMap::new(), asked: BTreeMap::new() };
        let mut number = 0;
        for (key, words) in lists(meanings) {
            if key.starts_with("nothing") {
                let words = words.flat_map(parts).map(|word| format!("-{word}"));
                this.words.extend(words.map(|word| (word, Told::default())));
                continue;
            }
            for key in
                words.flat_map(|word| this.stems.of_all(parts(word).iter().map(String::as_str)))
            {
                this.words.entry(key).or_default().meanings.insert(number);
            }
            number = u8::checked_add(number, 1).expect("no more than 256 meanings");
        }
        for (mode, words) in lists(of_modes) {
            let bit = modes.iter().position(|id| *id == mode).map(|at| 1 << at);
            for key in
                words.flat_map(|word| this.stems.of_all(parts(word).iter().map(String::as_str)))
            {
                this.words.entry(key).or_default().modes |= bit.expect("a mode");
            }
        }
        this
    }

    /// The same, with how people ask in one language: an id, a colon, and questions with semicolons between them in each line.
    #[must_use]
    pub fn with_asked(mut self, text: &str) -> Self {
        for (id, asked) in text.lines().filter_map(|line| line.split_once(": ")) {
            let questions = asked.split(';').map(|it| it.trim().to_owned());
            self.asked.entry(id.to_owned()).or_default().extend(questions);
        }
        self
    }

    /// The keys of a phrase: its stems and its meanings.
    fn keys(&self, phrase: &str) -> BTreeSet<String> {
        let words = parts(phrase);
        let mut keys = BTreeSet::new();
        for many in 1..=TOGETHER.min(words.len()) {
            for together in words.windows(many) {
                let stems = self.stems.of_all(together.iter().map(String::as_str));
                let meanings = stems
                    .iter()
                    .filter_map(|stem| self.words.get(stem))
                    .flat_map(|it| &it.meanings);
                keys.extend(meanings.map(|meaning| format!("#{meaning}")));
                let telling = |word: &String| {
                    word.chars().nth(1).is_some() && !self.words.contains_key(&format!("-{word}"))
                };
                if many == 1 && together.iter().all(telling) {
                    keys.extend(stems);
                }
            }
        }
        keys
    }

    /// The index of these rulings.
    pub fn write<'a>(mut self, rulings: impl Iterator<Item = &'a str>, modes: &[&str]) -> Vec<u8> {
        let mut of_modes = Vec::new();
        let mut all: Vec<(u16, Part, BTreeSet<String>)> = Vec::new();
        for (ruling, item) in (0..).zip(rulings) {
            let line = item
                .lines()
                .find(|line| line.trim_start().starts_with("modes:"))
                .unwrap_or_default();
            let bits = modes.iter().enumerate().filter(|(_, id)| line.contains(*id));
            of_modes.push(bits.map(|(at, _)| 1_u8 << at).sum());
            let id = item.lines().next().and_then(|line| line.strip_prefix("id: "));
            let asked = id.and_then(|id| self.asked.get(id)).into_iter().flatten();
            let asked = asked.map(|text| (Part::Asked, text.clone()));
            let phrases = phrases(item).into_iter().chain(asked);
            all.extend(phrases.map(|(part, text)| (ruling, part, self.keys(&text))));
        }
        let mut having: BTreeMap<&str, BTreeSet<u16>> = BTreeMap::new();
        for (ruling, _, keys) in &all {
            for key in keys {
                having.entry(key).or_default().insert(*ruling);
            }
        }
        let weight = |key: &String| {
            let beside = self.words.get(key).is_some_and(|it| !it.meanings.is_empty());
            let tells = if beside { BESIDE_MEANING } else { 1.0 };
            tells * rare(real(of_modes.len()), real(having[key.as_str()].len()))
        };
        let mut bytes = Vec::from((of_modes.len() as u16).to_le_bytes());
        bytes.extend(&of_modes);
        bytes.extend((all.len() as u16).to_le_bytes());
        for (ruling, part, keys) in &all {
            let length = keys.iter().map(|key| weight(key).powi(2)).sum::<f32>().sqrt();
            bytes.extend(ruling.to_le_bytes());
            bytes.extend([part.tells(), tenths(length)]);
        }
        for (phrase, (_, _, keys)) in (0..).zip(all) {
            for key in keys {
                self.words.entry(key).or_default().phrases.insert(phrase);
            }
        }
        for (word, told) in self.words {
            bytes.push(u8::try_from(word.len()).expect("a word of less than 256 bytes"));
            bytes.extend(word.as_bytes());
            bytes.extend([told.modes, told.meanings.len() as u8]);
            bytes.extend(told.meanings);
            bytes.extend((told.phrases.len() as u16).to_le_bytes());
            bytes.extend(told.phrases.into_iter().flat_map(u16::to_le_bytes));
        }
        bytes
    }
}
