//! What is said wherever a deal is shown that was not left to chance.
use super::Voice;
use crate::lang::Words;
use crate::table::{By, Opening, Part};

impl Voice<'_> {
    /// That anybody could compute the hidden cards, or that somebody has chosen them, if so: every screen says it.
    pub fn caveats(&self) -> Vec<String> {
        // Where real cards are drawn, nothing comes from the seed.
        let dealt = self.opening.all_seats().any(|seat| self.is_dealt(seat));
        let practice = self.opening.practice && dealt;
        let practice = practice.then(|| self.words.say("story-practice"));
        practice.into_iter().chain(chosen(self.words, self.opening, By::File)).collect()
    }
}

/// Which parts of the opening were chosen so, if any were.
pub fn chosen(words: &Words, opening: &Opening, by: By) -> Option<String> {
    let named = |part: Part| words.say(&format!("chosen-part-{}", part.id()));
    let parts: Vec<String> = opening.chosen(by).map(named).collect();
    let key = match by {
        By::File => "chosen-by-file",
        By::Hand => "chosen-by-hand",
    };
    (!parts.is_empty()).then(|| words.tell(key, &[("parts", words.all_of(&parts).into())]))
}
