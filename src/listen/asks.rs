//! Whether a line asks, and whether nothing happens by it.
use super::meant::SIGNS;
use crate::lang::{Keyword, fold};
use crate::table::{Meaning, Reader};

impl Reader<'_> {
    /// Whether a line asks something: by its sign, or by the word that it begins with.
    pub fn asks(&self, line: &str) -> bool {
        let lists = self.grammar.lists();
        let lists = |list: &'static str| move |word: &String| lists.have(list, word);
        let words = || line.split_whitespace().map(|word| fold(word.trim_matches(SIGNS)));
        let first = words().find(|word| !lists("hesitation")(word));
        let asks = line.trim_end().ends_with('?') || first.is_some_and(|it| lists("question")(&it));
        // «Can you shift …» asks for it to be done.
        asks && !words().take(3).any(|word| lists("asked-to")(&word))
    }

    /// Whether a line in words of the grammar only shows or answers something.
    pub(super) fn is_harmless(&self, line: &str) -> bool {
        const SHOWN: [Keyword; 6] = [
            Keyword::Status,
            Keyword::Board,
            Keyword::Legal,
            Keyword::Log,
            Keyword::Help,
            Keyword::May,
        ];
        match self.meaning(line) {
            Ok(Meaning::Ask(_)) => true,
            Ok(Meaning::Wish(wish)) => {
                SHOWN.iter().any(|word| wish.split(' ').next() == Some(word.name()))
            }
            _ => false,
        }
    }
}
