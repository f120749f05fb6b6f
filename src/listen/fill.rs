//! What of a line fills the slots of a frame, and what of it nothing explains.
use super::frames::{HANDS, Slot};
use super::hearing::Hearing;
use super::weights;
use crate::board::Axis;
use crate::lang::fold;
use crate::table::Reader;

/// What a no costs that is not said of what is meant, and that somebody beside is spoken of.
pub(super) const AGAINST: usize = 9;

/// So many ways to fill the slots are compared.
const MOST: usize = 12;

/// What fills the slots of a meaning.
pub(super) struct Filling {
    pub filled: Vec<String>,
    /// The words that do.
    pub used: Vec<bool>,
    /// How much is left out of what is named.
    pub left_out: usize,
    /// How many names are misspelt.
    pub slips: usize,
    /// How often a slot stands before one that comes first in the frame.
    pub turned: usize,
}

/// What a kind of line explains of the words that fill nothing.
#[derive(Clone, Copy, Default)]
pub(super) struct Explained {
    /// Words that are said of it.
    pub told: usize,
    /// Small words that are.
    pub small: usize,
    /// What the others cost.
    pub strange: usize,
}

impl Hearing<'_> {
    /// Which words name somebody, a place, a line, a number or a way.
    pub(super) fn content(&self) -> Vec<bool> {
        let words = 0..self.phrase.words.len();
        // «Give up» says no way where no line is named.
        let way = |at: usize| self.way(&self.phrase.words[at]).is_some();
        let lines = words.clone().any(|at| !way(at) && !self.line(at, None).is_empty());
        let named =
            |at| self.is_content(at) && !self.is_slip(at) && (lines || self.has_hexes || !way(at));
        // What looks like a place and is none is left out by nobody.
        let like_a_place = |at: usize| {
            let mut letters = self.phrase.words[at].chars();
            letters.next().is_some_and(char::is_alphabetic)
                && letters.as_str().parse::<u8>().is_ok()
        };
        let owed = self.reader.position.decision();
        let acts = owed.map(|owed| owed.seat);
        // Where hands are counted, nobody who is named is only spoken to.
        let counts = owed.is_some_and(|owed| owed.ask.word() == HANDS);
        let other = |at: usize| {
            self.is_player(at) && (counts || self.reader.seat(&self.phrase.words[at]) != acts)
        };
        words.map(|at| named(at) || self.begins_line(at) || like_a_place(at) || other(at)).collect()
    }

    /// The only number that is left over.
    pub(super) fn only_number(&self, used: &[bool]) -> Option<&str> {
        let digits = |word: &str| word.chars().all(|it| it.is_ascii_digit());
        let words = self.phrase.words.iter().zip(used).filter(|(_, used)| !**used);
        let mut numbers = words.map(|(word, _)| word.as_str()).filter(|word| digits(word));
        numbers.next().filter(|_| numbers.next().is_none())
    }

    /// The words, with a sign for each that names something and for a place in several words, without the player who acts.
    pub(super) fn masked(&self, line: &str) -> Vec<String> {
        let words = &self.phrase.words;
        let (mut masked, mut at) = (Vec::new(), 0);
        while at < words.len() {
            if !self.is_player(at) {
                masked.push(weights::masked(&words[at], self.is_somebody(at)));
            }
            at += 1;
        }
        masked.extend(line.trim_end().ends_with('?').then(|| "?".to_owned()));
        masked
    }

    /// Whether a word is the name of a player, and nobody's on the board.
    pub(super) fn is_player(&self, at: usize) -> bool {
        let word = &self.phrase.words[at];
        let opening = self.reader.opening;
        let called = |seat| fold(opening.player(seat)) == *word;
        opening.all_seats().any(called) && !self.is_somebody(at)
    }

    /// How many words and small words a kind explains, and what those cost that it doesn't; a no that is not its own costs more
    /// than anything is done with.
    pub(super) fn explained(
        &self,
        said_with: &[Option<Vec<&'static str>>],
        kind: &str,
        denies: bool,
        used: &[bool],
    ) -> Explained {
        let mut found = Explained::default();
        for at in (0..used.len()).filter(|at| !used[*at]) {
            let word = &self.phrase.words[at];
            let cost = weights::cost(said_with[at].as_deref(), kind);
            let against = self.is_any(&["not", "against"], at);
            if against && !denies {
                found.strange += AGAINST;
            }
            let named = self.is_player(at) || self.is_somebody(at);
            if word == "," || named || word.chars().all(|it| it.is_ascii_digit()) {
                continue;
            }
            // A letter that fills no sentence may be a line, and a side of the map a way.
            let letter = word.chars().nth(1).is_none() && !self.fillers[at];
            let side = self.has_corners && self.is_any(&["north", "south", "east", "west"], at);
            // Whoever raised a hand is named, or nobody knows how many did.
            let who = kind == HANDS && !self.is_any(&["hands", "raised", "both", "joint"], at);
            let cost = cost.or((letter || side || who && !self.fillers[at]).then_some(3));
            match cost {
                None if self.fillers[at] || self.lists("asks", word) => found.small += 1,
                None => found.told += 1,
                Some(cost) => found.strange += if self.fillers[at] { 0 } else { cost },
            }
        }
        found
    }

    /// What fills the slots of a meaning, wherever it stands in the line, so that the least is left out of what is named; of
    /// several that leave out as little the first that `can` be, in the order of the frame if there is none.
    pub(super) fn fill(
        &self,
        slots: &[Slot],
        content: &[bool],
        can: impl Fn(&[String]) -> bool,
    ) -> Option<Filling> {
        let used = vec![false; content.len()];
        let mut filling = Filling { filled: Vec::new(), used, left_out: 0, slips: 0, turned: 0 };
        let mut all = Vec::new();
        self.fill_rest(slots, content, &mut filling, &mut all, 0);
        all.sort_by_key(|it| it.turned);
        let able = if all.len() > 1 { all.iter().position(|it| can(&it.filled)) } else { None };
        let mut best = (!all.is_empty()).then(|| all.swap_remove(able.unwrap_or_default()))?;
        let slip = |at: &usize| best.used[*at] && self.is_slip(*at);
        best.slips = (0..best.used.len()).filter(slip).count();
        Some(best)
    }

    fn fill_rest(
        &self,
        slots: &[Slot],
        content: &[bool],
        now: &mut Filling,
        all: &mut Vec<Filling>,
        from: usize,
    ) {
        let Some((slot, rest)) = slots.split_first() else {
            let left = content.iter().zip(&now.used).filter(|(content, used)| **content && !**used);
            let left_out = left.count();
            if all.first().is_some_and(|other| other.left_out > left_out) {
                all.clear();
            }
            if all.first().is_none_or(|other| other.left_out == left_out) && all.len() < MOST {
                let (filled, used) = (now.filled.clone(), now.used.clone());
                all.push(Filling { filled, used, left_out, slips: 0, turned: now.turned });
            }
            return;
        };
        for at in 0..content.len() {
            for (count, text) in self.takes(*slot, at) {
                if now.used[at..at + count].contains(&true) {
                    continue;
                }
                now.used[at..at + count].fill(true);
                now.filled.push(text);
                now.turned += usize::from(at < from);
                self.fill_rest(rest, content, now, all, at);
                now.turned -= usize::from(at < from);
                now.filled.pop();
                now.used[at..at + count].fill(false);
            }
        }
    }
}

impl Reader<'_> {
    /// Whether two places of a meaning are filled by the same suspect: nobody stands next to himself.
    pub(super) fn names_one_twice(&self, filled: &[String]) -> bool {
        let who = |text: &String| self.suspect(text).ok();
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
            || self.lists("twice", word)
            || self.has_hexes && word.split('-').any(|part| self.way(part).is_some())
            || is_carried(word)
            || self.is_named(at)
    }

    /// Whether a word names somebody, or a corner or an exit where these have a name.
    pub(super) fn is_named(&self, at: usize) -> bool {
        let corner = || self.has_corners && !self.corner(at).is_empty();
        self.is_somebody(at) || !self.fillers[at] && corner()
    }

    /// Whether a row or a column begins at a word that is called so: `row 3`, `third column`.
    pub(super) fn begins_line(&self, at: usize) -> bool {
        !self.fillers[at]
            && [Axis::Rows, Axis::Columns]
                .into_iter()
                .any(|axis| self.line(at, Some(axis)).iter().any(|(count, _)| *count > 1))
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
}

/// Whether a word says from where to where something goes: `h8>f9`.
fn is_carried(word: &str) -> bool {
    word.split_once('>').is_some_and(|(from, to)| !from.is_empty() && !to.is_empty())
}
