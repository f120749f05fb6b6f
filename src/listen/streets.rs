//! What people call places in the streets, and what is carried from one to another.
use super::frames::Slot;
use super::hearing::{Hearing, Span};

impl Hearing<'_> {
    /// A hex, typed in either alphabet.
    pub(super) fn hex(&self, word: &str) -> Option<String> {
        let hex = self.has_hexes.then(|| self.reader.hex(word).ok())??;
        Some(hex.to_string())
    }

    /// A hex in one word or in two: `h3`, `h three`, in letters as they are called.
    pub(super) fn hexes(&self, at: usize) -> Vec<Span> {
        let spoken = || Some((2, self.hex(&self.spoken(at)?)?));
        let hex = self.hex(&self.phrase.words[at]).map(|hex| (1, hex));
        hex.or_else(spoken).into_iter().collect()
    }

    /// From a hex or a corner to another one, in either order: «h8 out, f9 on», `f9 instead of h8`.
    pub(super) fn carry(&self, at: usize) -> Vec<Span> {
        let words = &self.phrase.words;
        if words[at].contains('>') {
            return vec![(1, words[at].clone())];
        }
        let place = |at: usize| [Slot::Hex, Slot::Corner].iter().find_map(|it| self.first(*it, at));
        let Some((first, from)) = place(at) else { return Vec::new() };
        // «Фонарь с h8 переношу на f9»: other words may stand between the two, but nobody's name.
        let between = |at: usize| place(at).is_none() && self.suspect(at).is_empty();
        let next = self.skipped(at + first, between);
        let Some((count, to)) = place(next) else { return Vec::new() };
        let end = next + count - at;
        vec![(end, format!("{from}>{to}")), (end, format!("{to}>{from}"))]
    }

    /// A character, and the hex to which the whistle calls him: «Bert to j8», `i5 for Watson`.
    pub(super) fn pull(&self, at: usize) -> Vec<Span> {
        let words = &self.phrase.words;
        if words[at].contains('>') {
            return vec![(1, words[at].clone())];
        }
        let between =
            |at: usize| self.suspect(at).is_empty() && self.takes(Slot::Hex, at).is_empty();
        let (who, hex) = (|at| self.first(Slot::Suspect, at), |at| self.first(Slot::Hex, at));
        let next = |from: usize| self.skipped(from, between);
        let pulled = if let Some((count, name)) = who(at) {
            let to = next(at + count);
            hex(to).map(|(count, hex)| (to + count, name, hex))
        } else {
            hex(at).and_then(|(count, hex)| {
                let to = next(at + count);
                who(to).map(|(count, name)| (to + count, name, hex))
            })
        };
        let Some((end, who, to)) = pulled else { return Vec::new() };
        vec![(end - at, format!("{who}>{to}"))]
    }

    pub(super) fn first(&self, slot: Slot, at: usize) -> Option<Span> {
        self.takes(slot, at).into_iter().next()
    }
}
