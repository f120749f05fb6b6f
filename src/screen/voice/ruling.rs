//! What the books say, in a few lines.
use super::Voice;
use crate::lang::Words;
use crate::rulebook::{self, Book, BookStanding, Ruling};

/// So many rulings are told where words fit several.
pub const LIKELIEST: usize = 3;

/// How the books stand to a ruling, and which of them speak of it; one that speaks alone agrees with nobody.
pub fn standing(words: &Words, ruling: &Ruling) -> String {
    let stand = stand(words, ruling);
    let name = |book: &Book| words.say(&format!("rule-book-{}", book.word()));
    let books: Vec<String> = ruling.printed().map(name).collect();
    if books.is_empty() {
        return stand;
    }
    let books = ("books", words.all_of(&books).into());
    words.tell("rule-stand", &[("stand", stand.into()), books])
}

/// How the books stand to a ruling.
pub fn stand(words: &Words, ruling: &Ruling) -> String {
    let n = ruling.printed().count();
    if ruling.kind == BookStanding::Agree && n == 1 {
        return words.say("rule-kind-alone");
    }
    words.tell(&format!("rule-kind-{}", ruling.kind.word()), &[("n", n.into())])
}

impl Voice<'_> {
    /// The rulings of this game that fit a question best, each with its answer and how the books stand to it. That the books do
    /// not cover it comes first where nothing fits well.
    pub fn rulings(&self, asked: &str) -> Vec<String> {
        let (words, mode) = (self.words, self.opening.mode);
        let told = |ruling: Ruling| {
            let (question, answer) =
                (ruling.question.of(words.lang()), ruling.answer.of(words.lang()));
            [question.to_owned(), answer.to_owned(), standing(words, &ruling)]
        };
        if let Some(ruling) = rulebook::find(asked, Some(mode)) {
            return told(ruling).to_vec();
        }
        let hits = rulebook::search(asked, Some(mode));
        let read = hits.iter().filter_map(|hit| hit.entry.read());
        let own = read.filter(|ruling| ruling.modes.contains(&mode)).take(LIKELIEST);
        let mut lines: Vec<String> = own.flat_map(told).collect();
        if lines.is_empty() || !rulebook::is_covered(&hits) {
            let none = words.tell("rule-none", &[("found", asked.into())]);
            let key = if lines.is_empty() { "rule-none-hint" } else { "rule-nearest" };
            lines.insert(0, format!("{none} {}", words.say(key)));
        }
        lines
    }
}
