//! How cards on a grid are spoken of.
use crate::lang::Keyword;
use crate::rules::{Action, Names as _, Seat, Trust};
use crate::screen::Voice;
use crate::table::ByCell;

impl Voice<'_> {
    /// A line as it may be typed in the reader's language.
    pub(super) fn card_line(&self, action: &Action) -> String {
        self.in_words(&action.write(self.position.grid(), self))
    }

    /// A refused line as it was kept, by starting places, as it is shown.
    pub(super) fn kept_card_line(&self, line: &str) -> String {
        let name = |word: &str| match ByCell(self.opening).find_suspect(word) {
            Some(suspect) => self.name(suspect).to_owned(),
            None => word.to_owned(),
        };
        self.in_words(&line.split(' ').map(name).collect::<Vec<_>>().join(" "))
    }

    /// A line of the record in the reader's words: names begin with capitals or signs, words of the grammar do not.
    fn in_words(&self, line: &str) -> String {
        let named = |word: &str| (self.find_seat(word), self.find_suspect(word));
        // Behind the first word that of the Mimic is the role card and not what it does.
        let role = |word: &str| format!("{word}-role").parse::<Keyword>().ok();
        let keyword =
            |at: usize, word: &str| role(word).filter(|_| at > 0).or_else(|| word.parse().ok());
        let shown = |(at, word): (usize, &str)| match (keyword(at, word), named(word)) {
            (Some(keyword), _) => self.shown(keyword).to_owned(),
            (_, (Some(seat), _)) => self.seat_word(seat),
            (_, (_, Some(suspect))) => self.suspect_word(suspect),
            _ => word.to_owned(),
        };
        line.split(' ').enumerate().map(shown).collect::<Vec<_>>().join(" ")
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
