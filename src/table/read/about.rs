//! What may be meant by a line of which only single words tell something: whom it names, and what they hint at. It is
//! offered, never done.
use super::heard::{Hearing, said};
use super::meant::is_aloud;
use super::phrase::Phrase;
use super::{Reader, WordError};
use crate::lang::{Form, Keyword, Piece, Saying, Slot};
use crate::rules::Action;

/// So many can be chosen from at a glance.
const MOST: usize = 5;

/// In longer lines more is told than what is meant.
const LONGEST: usize = 16;

/// A line that may be meant, in words of the grammar.
pub(super) struct Hinted<T> {
    pub line: String,
    pub meant: T,
    /// How many words of what was said hint at it.
    pub hints: usize,
    /// What kind of line it is; the lowest come first.
    rank: u8,
}

impl Reader<'_> {
    /// The lines that are allowed now and the questions that can be asked, in words of the grammar: about just those whom a
    /// line names or, where it names nobody, those that most of its words hint at. Of a question the questions come first.
    pub(super) fn about<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Vec<Hinted<T>> {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase, true, 0);
        let words = 0..phrase.words.len();
        if words.len() > LONGEST {
            return Vec::new();
        }
        let mut named: Vec<bool> =
            words.clone().map(|at| hearing.is_named(at) || hearing.begins_line(at)).collect();
        // Whoever is named twice is still one.
        let mut before: Vec<String> = Vec::new();
        for at in words.clone().filter(|at| hearing.is_somebody(*at)) {
            let Some((_, who)) = hearing.suspect(at).into_iter().next() else { continue };
            named[at] = !before.contains(&who);
            before.push(who);
        }
        let ways: Vec<bool> = words.map(|at| named[at] || hearing.is_way(at)).collect();
        // «Right» may say no way, and who lays a card down shifts nothing.
        let found = self.about_these(&hearing, &ways, self.asks(line), read);
        if found.is_empty() && ways != named {
            return self.about_these(&hearing, &named, self.asks(line), read);
        }
        if found.is_empty() && !named.contains(&true) {
            // A place in a row of cards may be all that is named.
            let numbers = phrase.words.iter().map(|word| hearing.number(word).is_some());
            return self.about_these(&hearing, &numbers.collect::<Vec<_>>(), self.asks(line), read);
        }
        found
    }

    fn about_these<T: PartialEq>(
        &self,
        hearing: &Hearing<'_>,
        content: &[bool],
        asks: bool,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Vec<Hinted<T>> {
        let mut found: Vec<Hinted<T>> = Vec::new();
        for saying in self.grammar.sayings().meanings() {
            // Whatever is said could be a question to the rulings, or whether it is allowed.
            let whole = |part: &Piece| matches!(part, Piece::Slot(Slot::Rest | Slot::Action));
            let may = Piece::Word(vec![Form::Whole(Keyword::May.name().to_owned())]);
            let general = saying.meaning.iter().any(whole) || saying.meaning.first() == Some(&may);
            if general || !self.has_use_for(saying) {
                continue;
            }
            let hints = hearing.hints_at(saying);
            // Nothing is taken back or given up that nobody has spoken of.
            if hints == 0 && saying.verb.is_some_and(Self::goes_back) {
                continue;
            }
            let slots = saying.meaning.iter().filter(|part| matches!(part, Piece::Slot(_)));
            let slots: Vec<(Piece, bool)> = slots.map(|slot| (slot.clone(), false)).collect();
            let filled = match (slots.is_empty(), content.contains(&true)) {
                (true, false) if hints > 0 => Vec::new(),
                (false, true) => match hearing.filled(&slots, content) {
                    Some(filled) if !self.names_one_twice(&filled) => filled,
                    _ => continue,
                },
                _ => continue,
            };
            let line = said(&saying.meaning, &filled);
            if !is_aloud(&line) {
                continue;
            }
            let mut lines: Vec<(u8, String)> = Vec::new();
            match self.action(&line, None) {
                Ok(action) if !self.is_open(&line, &action) => continue,
                Ok(_) if asks => {
                    lines.push((2, format!("{} {line}", Keyword::May)));
                    // «Who stands next to c3? Hands up!» asks for an answer, and not whether it is allowed.
                    lines.extend((hints > 1).then_some((3, line)));
                }
                Ok(action) if action.word() == Keyword::Accuse.name() => lines.push((1, line)),
                Ok(_) => lines.push((0, line)),
                Err(_) => lines.push((if asks { 0 } else { 2 }, line)),
            }
            for (rank, line) in lines {
                let Ok(meant) = read(&line) else { continue };
                match found.iter_mut().find(|other| other.meant == meant) {
                    Some(other) => other.hints = other.hints.max(hints),
                    None => found.push(Hinted { line, meant, hints, rank }),
                }
            }
        }
        found.sort_by_key(|it| (std::cmp::Reverse(it.hints), it.rank));
        if !content.contains(&true) {
            let most = found.first().map_or(0, |it| it.hints);
            found.retain(|it| it.hints == most);
        }
        found.truncate(MOST);
        found
    }

    const fn goes_back(verb: Keyword) -> bool {
        matches!(
            verb,
            Keyword::Undo | Keyword::Redo | Keyword::Correct | Keyword::Concede | Keyword::Quit
        )
    }

    /// Whether a line names somebody on the board, or a place of it.
    pub(super) fn names_somebody(&self, line: &str) -> bool {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase, true, 0);
        (0..phrase.words.len()).any(|at| hearing.is_named(at))
    }

    /// Whether an action can be said aloud now.
    fn is_open(&self, line: &str, action: &Action) -> bool {
        !self.answers_unasked(line) && self.position.check(action).is_ok()
    }

    /// The few answers there are to what is asked now, in words of the grammar; nothing if there are many, or they are not
    /// for everybody.
    pub(super) fn answers(&self) -> Vec<String> {
        let asked = self.position.decision().filter(|owed| !owed.ask.is_private());
        if asked.is_none_or(|owed| owed.ask.word() == "turn" || owed.ask.word() == "hands") {
            return Vec::new();
        }
        let mut lines: Vec<Action> = Vec::new();
        self.position.legal(&mut lines);
        if lines.len() > MOST {
            return Vec::new();
        }
        let grid = self.position.grid();
        lines.iter().map(|action| action.write(grid, self.opening)).collect()
    }
}

impl Hearing<'_> {
    /// How many words hint at what a saying means: words for its verb, and those that are listed for it.
    fn hints_at(&self, saying: &Saying) -> usize {
        let fixed = saying.meaning.iter().filter_map(|part| match part {
            Piece::Word(forms) => match &forms[..] {
                [Form::Whole(word) | Form::Start(word)] => Some(word.as_str()),
                _ => None,
            },
            _ => None,
        });
        let whole = fixed.collect::<Vec<_>>().join("-");
        let first = whole.split('-').next().unwrap_or_default();
        let verb = first.parse::<Keyword>().ok();
        let sayings = self.reader.grammar.sayings();
        let hints = |word: &String| {
            let says = || {
                whole == first
                    && (sayings.lists(first, word)
                        || verb.is_some_and(|verb| self.reader.grammar.says(verb, word)))
            };
            sayings.hints(&whole, word) || says()
        };
        (0..self.phrase.words.len())
            .filter(|at| !self.is_somebody(*at) && hints(&self.phrase.words[*at]))
            .count()
    }
}
