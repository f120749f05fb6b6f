//! How cards on a grid are spoken of.
use crate::lang::Keyword;
use crate::rules::{Names as _, Seat, Trust};
use crate::screen::Voice;

impl Voice<'_> {
    /// A word of a line that names no suspect, in the reader's words; whether it is the first one.
    pub(super) fn card_word(&self, word: &str, first: bool) -> String {
        // Behind the first word that of the Mimic is the role card and not what it does.
        let role = || format!("{word}-role").parse::<Keyword>().ok();
        let keyword = role().filter(|_| !first).or_else(|| word.parse().ok());
        match (keyword, self.find_seat(word)) {
            (Some(keyword), _) => self.shown(keyword).to_owned(),
            (None, Some(seat)) => self.seat_word(seat),
            (None, None) => word.to_owned(),
        }
    }

    /// The sentence for this many evidence cards that a seat draws.
    pub(super) fn drew_evidence(&self, seat: Seat, count: usize, private: bool) -> String {
        let (who, n) = (("who", self.seat(seat).into()), ("n", count.into()));
        let told = self.position.holding(seat).trust == Trust::Told;
        if private && told {
            return self.words.tell("story-drew-told", &[who, n]);
        }
        if !self.is_dealt(seat) || (private && self.deck_is_real()) {
            return self.words.tell("story-drew", &[who, n]);
        }
        // What lies open at once is looked at on no page.
        let words = if private { self.words.of_the_past() } else { self.to_pages(seat) };
        let one = ("one", self.seat_word(seat).into());
        words.tell("story-dealt", &[who, n, one, self.where_told()])
    }
}
