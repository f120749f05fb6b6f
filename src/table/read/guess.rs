//! What a line may mean of which only parts are understood: it is offered, never done.
use super::heard::{Hearing, said};
use super::phrase::Phrase;
use super::{Reader, WordError};
use crate::board::Axis;
use crate::lang::{Keyword, Piece, Saying, Slot, WordPlace};

/// So many meanings can be chosen from at a glance.
const MOST: usize = 3;

/// In longer lines too much could be meant, and looking for it would take too long.
const LONGEST: usize = 14;

/// What fills the slots of a saying, and the words that are accounted for.
struct Scattered {
    filled: Vec<(Slot, String)>,
    used: Vec<bool>,
    /// Words that say what is meant: no names and no small words.
    telling: usize,
}

impl Reader<'_> {
    /// The likeliest meanings of a line, in words of the grammar, if some of its words tell nothing: whatever names a
    /// place, a person, a number or a way has its place in each of them. Nothing if too much is possible.
    pub(super) fn guesses<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Vec<(String, T)> {
        let phrase = Phrase::of(line);
        if phrase.words.len() > LONGEST {
            return Vec::new();
        }
        let hearing = Hearing::of(self, &phrase, true, 0);
        let asked = phrase.words.iter().any(|word| hearing.lists("asks", word));
        // Of whom something is asked is no small matter.
        let content: Vec<bool> = (0..phrase.words.len())
            .map(|at| hearing.is_content(at) || asked && hearing.begins_a_seat(at))
            .collect();
        if (0..phrase.words.len()).any(|at| hearing.lists("against", &phrase.words[at])) {
            return Vec::new();
        }
        let asks = self.asks(line);
        let (mut best, mut found) = (0, Vec::<(String, T)>::new());
        for saying in self.grammar.sayings().all() {
            // Most sayings have a word that is not there: that is seen sooner than how the others fit together.
            if !hearing.has_each_part_of(saying, &content) || !self.has_use_for(saying) {
                continue;
            }
            let Some(it) = hearing.scattered(saying, &content) else { continue };
            if it.telling < best || self.names_one_twice(&it.filled) {
                continue;
            }
            let line = said(&saying.meaning, &it.filled);
            // A question is about all that is said to be done, and nobody accuses by the way.
            let whole = asks || self.action(&line, None).is_err();
            if hearing.leaves_out(&it, |verb| whole || verb == Keyword::Accuse) {
                continue;
            }
            let Ok(meant) = read(&line) else { continue };
            if it.telling > best {
                best = it.telling;
                found.clear();
            }
            if found.iter().all(|(_, other)| *other != meant) {
                found.push((line, meant));
            }
        }
        if found.len() > 1 {
            self.prefer_what_is_allowed(&mut found);
        }
        found.retain(|(line, _)| super::meant::is_aloud(line) && !self.answers_unasked(line));
        if found.len() > MOST { Vec::new() } else { found }
    }
}

impl Reader<'_> {
    /// Whether two places of a meaning are filled by the same suspect: nobody stands next to himself.
    pub(super) fn names_one_twice(&self, filled: &[(Slot, String)]) -> bool {
        let who = |(_, text): &(Slot, String)| self.suspect(text).ok();
        let named: Vec<_> = filled.iter().filter_map(who).collect();
        (1..named.len()).any(|at| named[..at].contains(&named[at]))
    }
}

impl Hearing<'_> {
    /// Whether a word names somebody or something that no meaning may leave out.
    pub(super) fn is_content(&self, at: usize) -> bool {
        let word = self.phrase.words[at].as_str();
        if self.fillers[at] || word == "," {
            return false;
        }
        self.way(word).is_some()
            || self.number(word).is_some_and(|number| number > 1)
            || is_carried(word)
            || self.is_named(at)
    }

    /// Whether a word names somebody, or a corner or an exit where these have a name.
    pub(super) fn is_named(&self, at: usize) -> bool {
        let corner = || self.reader.has_slot(Slot::Corner) && !self.corner(at).is_empty();
        self.is_somebody(at) || !self.fillers[at] && corner()
    }

    /// Whether a row or a column begins at a word that is called so: `row 3`, `third column`.
    pub(super) fn begins_line(&self, at: usize) -> bool {
        !self.fillers[at]
            && [Axis::Rows, Axis::Columns]
                .into_iter()
                .any(|axis| self.line(at, Some(axis)).iter().any(|(count, _)| *count > 1))
    }

    /// Whether a word says a way.
    pub(super) fn is_way(&self, at: usize) -> bool {
        !self.fillers[at] && self.way(&self.phrase.words[at]).is_some()
    }

    /// Whether a word names a place on the board or who lies there.
    pub(super) fn is_somebody(&self, at: usize) -> bool {
        let word = self.phrase.words[at].as_str();
        !self.fillers[at]
            && (self.cell(word).is_some()
                || self.hex(word).is_some()
                || self.in_corner(at).is_some()
                || self.suspect(at).iter().any(|(count, _)| *count == 1))
    }

    /// Whether a word that says one of these things that are done is not accounted for.
    fn leaves_out(&self, found: &Scattered, these: impl Fn(Keyword) -> bool) -> bool {
        let verb = |word: &str| {
            let verbs = Keyword::ALL.iter().filter(|word| word.place() == WordPlace::First);
            let mut verbs = verbs.copied().filter(|verb| these(*verb));
            verbs.any(|verb| self.reader.grammar.says(verb, word))
        };
        let words = self.phrase.words.iter().zip(&found.used).zip(&self.fillers);
        words.into_iter().any(|((word, used), filler)| !used && !filler && verb(word))
    }

    /// Whether each part that a saying must have is somewhere in the line, and enough of them for its content.
    fn has_each_part_of(&self, saying: &Saying, content: &[bool]) -> bool {
        let somewhere =
            |part: &Piece| (0..content.len()).any(|at| !self.takes(part, at).is_empty());
        let enough = content.iter().filter(|content| **content).count() <= 2 * saying.said.len();
        enough && saying.said.iter().all(|(part, optional)| *optional || somewhere(part))
    }

    /// The parts of a saying wherever they stand in the line, so that they account for all of its content.
    fn scattered(&self, saying: &Saying, content: &[bool]) -> Option<Scattered> {
        let used = vec![false; content.len()];
        let mut found = Scattered { filled: Vec::new(), used, telling: 0 };
        let whole = |part: &Piece| matches!(part, Piece::Slot(Slot::Rest | Slot::Action));
        if saying.said.iter().any(|(part, _)| whole(part)) {
            return None;
        }
        self.place(&saying.said, content, &mut found).then_some(found)
    }

    /// What fills these slots, wherever it stands in the line, so that it accounts for all of its content.
    pub(super) fn filled(
        &self,
        slots: &[(Piece, bool)],
        content: &[bool],
    ) -> Option<Vec<(Slot, String)>> {
        let used = vec![false; content.len()];
        // Those that are named tell enough.
        let mut found = Scattered { filled: Vec::new(), used, telling: 1 };
        self.place(slots, content, &mut found).then_some(found.filled)
    }

    fn place(&self, said: &[(Piece, bool)], content: &[bool], found: &mut Scattered) -> bool {
        let Some(((part, optional), rest)) = said.split_first() else {
            let named = found.filled.len() > 1;
            let whole = content.iter().zip(&found.used).all(|(content, used)| *used || !content);
            return whole && (named || found.telling > 0);
        };
        for at in 0..content.len() {
            for (count, text) in self.takes(part, at) {
                if found.used[at..at + count].contains(&true) {
                    continue;
                }
                let tells = !matches!(part, Piece::Slot(_)) && !self.fillers[at];
                found.used[at..at + count].fill(true);
                found.telling += usize::from(tells);
                if let Piece::Slot(slot) = part {
                    found.filled.push((*slot, text));
                }
                if self.place(rest, content, found) {
                    return true;
                }
                if matches!(part, Piece::Slot(_)) {
                    found.filled.pop();
                }
                found.telling -= usize::from(tells);
                found.used[at..at + count].fill(false);
            }
        }
        *optional && self.place(rest, content, found)
    }
}

/// Whether a word says from where to where something goes: `h8>f9`.
fn is_carried(word: &str) -> bool {
    word.split_once('>').is_some_and(|(from, to)| !from.is_empty() && !to.is_empty())
}
