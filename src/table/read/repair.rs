//! What a line may mean in which a word or two are misspelt: it is offered, never done.
use super::heard::Hearing;
use super::meant::is_aloud;
use super::phrase::Phrase;
use super::{Reader, WordError};
use crate::lang::{Keyword, WordPlace};
use crate::scenario::NameError;

/// More than this is no slip.
const SLIPS: usize = 2;

/// So many words are tried in the place of one that was not understood.
const TRIED: usize = 3;

/// In longer lines too much could be meant.
const LONGEST: usize = 12;

/// Shorter words are like too many others.
const SHORTEST: usize = 4;

impl Reader<'_> {
    /// The lines, in words of the grammar, that are said if misspelt words are put right; nothing if too much is possible.
    pub(super) fn repaired<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Vec<String> {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase, true, 0);
        let unknown: Vec<usize> =
            (0..phrase.words.len()).filter(|at| !hearing.knows(*at)).collect();
        if unknown.is_empty() || unknown.len() > SLIPS || phrase.words.len() > LONGEST {
            return Vec::new();
        }
        let mut lines = vec![phrase.words.clone()];
        for at in unknown {
            let likely = self.likely(&phrase.words[at]);
            let put = |words: &Vec<String>, word: &String| {
                let mut words = words.clone();
                words[at].clone_from(word);
                words
            };
            lines = lines.iter().flat_map(|it| likely.iter().map(|word| put(it, word))).collect();
        }
        let mut found: Vec<(String, T)> = Vec::new();
        for line in lines {
            let line = line.join(" ");
            let plain = read(&line).ok().map(|meant| (line.clone(), meant));
            let only = || self.only(&line, read).and_then(Result::ok);
            let meant = plain.or_else(only).or_else(|| self.standing(&line, read));
            let new = |(_, meant): &(String, T)| found.iter().all(|(_, other)| other != meant);
            let rule = |line: &str| line.split(' ').next() == Some(Keyword::Rule.name());
            let sensible = |it: &(String, T)| {
                // Anything can be a question to the rulings, so nothing is repaired by that.
                is_aloud(&it.0) && !self.answers_unasked(&it.0) && !rule(&it.0)
            };
            found.extend(meant.filter(sensible).filter(new));
        }
        if found.len() > 1 {
            self.prefer_what_is_allowed(&mut found);
        }
        if found.len() > TRIED { Vec::new() } else { found.into_iter().map(|it| it.0).collect() }
    }

    /// The words and names that a misspelt word is most like.
    fn likely(&self, word: &str) -> Vec<String> {
        let length = word.chars().count();
        if length < SHORTEST {
            return Vec::new();
        }
        let sayings = self.grammar.sayings();
        let endings = sayings.words("ending");
        let cases = endings.iter().filter_map(|ending| word.strip_suffix(ending));
        let names = std::iter::once(word).chain(cases).flat_map(|name| match self.suspect(name) {
            Err(WordError::Name(NameError::Unknown { nearest, .. })) => nearest,
            _ => Vec::new(),
        });
        let places = [WordPlace::First, WordPlace::Inside, WordPlace::Way];
        let words = places.into_iter().flat_map(|place| self.grammar.words(place));
        let here = words.filter(|(_, keyword)| self.belongs(*keyword));
        let here = here.flat_map(|(known, keyword)| {
            std::iter::once(known).chain(sayings.words(keyword.name()))
        });
        let here = here.chain(sayings.vocabulary());
        let mut near: Vec<(usize, String)> = here
            .filter(|known| known.chars().count() >= SHORTEST)
            .map(|known| (strsim::osa_distance(word, known), known.to_owned()))
            .chain(names.map(|name| (1, name)))
            .filter(|(slips, _)| *slips <= length / SHORTEST)
            .collect();
        near.sort();
        near.dedup_by(|one, other| one.1 == other.1);
        near.into_iter().take(TRIED).map(|(_, word)| word).collect()
    }
}

impl Hearing<'_> {
    /// Whether a word means anything at all.
    fn knows(&self, at: usize) -> bool {
        let word = self.phrase.words[at].as_str();
        let grammar = self.reader.grammar;
        let places = [WordPlace::First, WordPlace::Inside, WordPlace::Way];
        self.fillers[at]
            || word == ","
            || grammar.sayings().knows(word)
            || places.into_iter().any(|place| grammar.at(place, word).is_some())
            || Keyword::ALL.iter().any(|verb| grammar.says(*verb, word))
            || self.is_content(at)
            || self.begins_a_seat(at)
    }
}
