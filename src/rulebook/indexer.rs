//! Makes the index of the rulings, which lies in `scenarios/search`: `INDEX=write cargo test --lib rulebook` after a change of
//! the rulings or of what is said of them.
use std::collections::{BTreeMap, BTreeSet};

use super::index::{TOGETHER, parts};
use super::likely::{RARE, SPEAKS};
use super::stem::Stems;
use crate::likely::{Phrase, Weighed, bits};

/// What a word weighs for a ruling that nobody has asked for with it.
const UNSEEN: f32 = 0.01;

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
    /// How much what is said there tells about what the ruling is asked for; its id and its refusals nobody says.
    const fn tells(self) -> Option<f32> {
        match self {
            Self::Question | Self::Also | Self::Asked => Some(1.0),
            Self::Answer => Some(0.3),
            Self::Id => None,
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

/// What a word of the index leads to.
#[derive(Default)]
struct Told {
    modes: u8,
    meanings: BTreeSet<u8>,
}

/// Makes an index.
pub(super) struct Writer {
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
    pub(super) fn with_asked(mut self, text: &str) -> Self {
        for (id, asked) in text.lines().filter_map(|line| line.split_once(": ")) {
            let questions = asked.split(';').map(|it| it.trim().to_owned());
            self.asked.entry(id.to_owned()).or_default().extend(questions);
        }
        self
    }

    /// The keys of a phrase: its stems and its meanings.
    fn keys(&self, phrase: &str) -> BTreeSet<String> {
        let words = parts(phrase);
        let stems: Vec<Vec<String>> = words.iter().map(|word| self.stems.of(word)).collect();
        let mut keys = BTreeSet::new();
        for many in 1..=TOGETHER.min(words.len()) {
            for (together, stems) in words.windows(many).zip(stems.windows(many)) {
                let stems = Stems::together(stems);
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

    /// The phrases of a ruling, and how people ask for it.
    fn said(&self, item: &str) -> Vec<(Part, String)> {
        let id = item.lines().next().and_then(|line| line.strip_prefix("id: "));
        let asked = id.and_then(|id| self.asked.get(id)).into_iter().flatten();
        let asked = asked.map(|text| (Part::Asked, text.clone()));
        phrases(item).into_iter().chain(asked).collect()
    }

    /// By which features each of these rulings is likely meant.
    pub fn likely<'a>(&self, rulings: impl Iterator<Item = &'a str>) -> Vec<u8> {
        let mut phrases = Vec::new();
        let mut count = 0;
        for (ruling, item) in (0..).zip(rulings) {
            count += 1;
            phrases.extend(self.said(item).into_iter().filter_map(|(part, text)| {
                let tells = part.tells()?;
                let mut features = self.keys(&text);
                features.extend(bits(&parts(&text)));
                Some((ruling, tells, features))
            }));
        }
        likely(count, phrases)
    }

    /// The words of these rulings, and of which modes each ruling is.
    pub fn write<'a>(mut self, rulings: impl Iterator<Item = &'a str>, modes: &[&str]) -> Vec<u8> {
        let mut of_modes = Vec::new();
        for item in rulings {
            let line = item
                .lines()
                .find(|line| line.trim_start().starts_with("modes:"))
                .unwrap_or_default();
            let bits = modes.iter().enumerate().filter(|(_, id)| line.contains(*id));
            of_modes.push(bits.map(|(at, _)| 1_u8 << at).sum());
            for key in
                self.said(item).iter().flat_map(|(_, text)| self.keys(text)).collect::<Vec<_>>()
            {
                if !key.starts_with('#') {
                    self.words.entry(key).or_default();
                }
            }
        }
        let mut bytes = Vec::from((of_modes.len() as u16).to_le_bytes());
        bytes.extend(&of_modes);
        for (word, told) in self.words {
            bytes.push(u8::try_from(word.len()).expect("a word of less than 256 bytes"));
            bytes.extend(word.as_bytes());
            bytes.extend([told.modes, told.meanings.len() as u8]);
            bytes.extend(told.meanings);
        }
        bytes
    }
}

/// The nearest number of steps that a byte can say.
fn steps(exact: f32) -> u8 {
    (0..u8::MAX).find(|steps| f32::from(*steps) + 0.5 >= exact).unwrap_or(u8::MAX)
}

/// What is said of the rulings, as it lies in the program.
fn likely(rulings: usize, mut phrases: Vec<Phrase>) -> Vec<u8> {
    let Weighed { costs, features: weights } = Weighed::of(rulings, &mut phrases, RARE, UNSEEN);
    let mut bytes = Vec::from((rulings as u16).to_le_bytes());
    bytes.extend(costs.iter().flat_map(|cost| cost.to_le_bytes()));
    bytes.extend((weights.len() as u32).to_le_bytes());
    let (mut places, mut features) = (Vec::new(), Vec::new());
    for (feature, (rare, of)) in weights {
        places.extend((features.len() as u32).to_le_bytes());
        features.push(feature.len() as u8);
        features.extend(feature.as_bytes());
        features.push(steps(RARE * rare));
        features.extend((of.len() as u16).to_le_bytes());
        for (ruling, speaks) in of {
            features.extend(ruling.to_le_bytes());
            features.push(steps(SPEAKS * speaks));
        }
    }
    bytes.extend(places);
    bytes.extend(features);
    bytes
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::index::items;
    use super::super::likely::Likely;
    use super::super::shelf::FILES;
    use super::*;
    use crate::lang::Lang;

    fn features(words: &str) -> BTreeSet<String> {
        bits(&words.split(' ').map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn the_index_in_its_folder_is_that_of_the_rulings() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/search");
        let read = |file: &str| std::fs::read_to_string(here.join(file)).expect(file);
        let modes: Vec<&str> = FILES.iter().map(|(mode, _)| mode.id()).collect();
        let mut writer = Writer::new(&read("meanings.yaml"), &read("modes.yaml"), &modes);
        for lang in Lang::ALL {
            writer = writer.with_asked(&read(&format!("asked/{lang}.txt")));
        }
        let rulings = || FILES.iter().flat_map(|(_, text)| items(text));
        let likely = writer.likely(rulings());
        let made = [("rulings.index", writer.write(rulings(), &modes)), ("rulings.likely", likely)];
        for (file, bytes) in made {
            if std::env::var("INDEX").is_ok_and(|wish| wish == "write") {
                std::fs::write(here.join(file), &bytes).expect(file);
            }
            let lies = std::fs::read(here.join(file)).expect(file);
            assert!(lies == bytes, "{file} is old: INDEX=write cargo test --lib rulebook");
        }
    }

    #[test]
    fn what_shares_most_bits_is_likeliest_even_with_a_slip() {
        let said =
            vec![(0, 1.0, features("may the killer pass")), (1, 1.0, features("who goes first"))];
        let bytes = likely(2, said);
        let table = Likely::read(&bytes).expect("just written");
        for (question, meant) in [("can a kiler pass", 0), ("whos first", 1)] {
            let scores = table.scores(features(question).iter()).expect("known");
            assert!(scores[meant] > scores[1 - meant], "{question}: {scores:?}");
        }
        assert!(Likely::read(&bytes[..9]).is_none());
    }
}
