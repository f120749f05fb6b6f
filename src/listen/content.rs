//! What a line names.
use super::hearing::Hearing;
use crate::board::Axis;
use crate::table::Reader;

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
