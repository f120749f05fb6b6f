//! What a line tells besides its meaning: whether it asks, who is said to do it, what it is about, what it lacks.
use super::hearing::Hearing;
use super::meant::SIGNS;
use super::phrase::Phrase;
use super::weights::MAY;
use crate::lang::{Keyword, WordPlace, fold};
use crate::rules::{Action, Game, Seat};
use crate::scenario::NameError;
use crate::table::{Lack, Meaning, Reader, WordError};

impl Reader<'_> {
    /// Whether a line asks something: by its sign, or by the word that it begins with.
    pub fn asks(&self, line: &str) -> bool {
        let lists = self.grammar.lists();
        let lists = |list: &'static str| move |word: &String| lists.have(list, word);
        let words = || line.split_whitespace().map(|word| fold(word.trim_matches(SIGNS)));
        let first = words().find(|word| !lists("hesitation")(word));
        let asks = line.trim_end().ends_with('?') || first.is_some_and(|it| lists("question")(&it));
        // «No cards left, can I clear Ophelia»: a later clause may ask as well.
        let clauses = line.split([',', ';', '.', '—', ':']).skip(1);
        let begins = |clause: &str| clause.split_whitespace().next().map(fold);
        let asks = asks || clauses.filter_map(begins).any(|word| lists("modal")(&word));
        let dashed = line.split(['—', '–', ':']).skip(1);
        let asks = asks || dashed.filter_map(begins).any(|word| lists("wonders")(&word));
        // «Can you shift …» asks for it to be done.
        asks && !words().take(3).any(|word| lists("asked-to")(&word))
    }

    /// Whether a line in words of the grammar only shows or answers something.
    pub(super) fn is_harmless(&self, line: &str) -> bool {
        let shown = ["status", "board", "legal", "log", "help", MAY];
        match self.meaning(line) {
            Ok(Meaning::Ask(_)) => true,
            Ok(Meaning::Wish(wish)) => shown.contains(&wish.split(' ').next().unwrap_or_default()),
            _ => false,
        }
    }

    /// What follows the name or the role of whoever is to act: `Ann kills c3` is `kills c3` while it is her turn. Her
    /// collapse is named whole, so nobody takes it for more of the turn before.
    pub fn said_of_who_acts(&self, line: &str) -> Option<String> {
        let owed = self.position.decision()?;
        let asked = line.trim_end().ends_with('?');
        let (seat, rest) = self.begins_with_seat(line).filter(|_| !asked)?;
        let own = (seat == owed.seat && !rest.is_empty()).then_some(rest)?;
        Some(match self.understood(&own, |line| self.action(line, None)) {
            Ok(action @ Action::Collapse(_)) => action.write(self.position.grid(), self.opening),
            _ => own,
        })
    }

    /// The seat that gives the game up in a line, if it is not the one to act: `Ben concedes`.
    pub fn who_else_concedes(&self, line: &str) -> Option<Seat> {
        let owed = self.position.decision()?;
        let (seat, rest) = self.begins_with_seat(line).filter(|(seat, _)| *seat != owed.seat)?;
        let said = self.understood(&rest, |line| self.action(line, None));
        matches!(said, Ok(Action::Concede(_))).then_some(seat)
    }

    /// Whether a line says what somebody thinks, and not that this be done.
    pub(super) fn is_opinion(&self, line: &str, said: &str) -> bool {
        let words = || line.split(|c: char| c.is_whitespace() || SIGNS.contains(&c)).map(fold);
        let thinks = |word: String| self.grammar.lists().have("opinion", &word);
        let verb = said.split(' ').next().and_then(|word| self.own_verb(word));
        words().any(thinks)
            && verb.is_none_or(|verb| !words().any(|word| self.grammar.says(verb, &word)))
    }

    /// Whether words only fill a sentence or ask something.
    pub(super) fn tells_nothing(&self, words: &str) -> bool {
        let lists = self.grammar.lists();
        let way = |word: &str| self.grammar.at(WordPlace::Way, word).is_some();
        let listed =
            |word: &str| ["filler", "asks", "him"].iter().any(|list| lists.have(list, word));
        let small = |word: String| listed(&word) || way(&word);
        // One letter may be a column.
        words.chars().nth(1).is_some() && words.split_whitespace().map(fold).all(small)
    }

    /// The first word of a line that is no small one, without the signs around it.
    pub(super) fn first_telling_word(&self, line: &str) -> String {
        let bare = |word: &str| word.trim_matches(SIGNS).to_owned();
        let small = |word: &String| self.grammar.lists().have("filler", &fold(word));
        let mut words = line.split_whitespace().map(bare).filter(|word| !word.is_empty());
        let first = words.next();
        let telling = first.iter().cloned().chain(words).find(|word| !small(word));
        telling.or(first).unwrap_or_else(|| line.trim().to_owned())
    }

    /// The verb of this game that a line begins with, if it says what is done.
    pub(crate) fn begins_a_deed(&self, line: &str) -> Option<Keyword> {
        let first = fold(&self.first_telling_word(line));
        // «Не» begins a sentence, and «неудача».
        first.chars().nth(2)?;
        let verbs = Keyword::ALL.iter().copied().filter(|verb| verb.place() == WordPlace::First);
        let mut own = verbs.filter(|verb| self.position.game().has_verb(verb.name()));
        own.find(|verb| self.grammar.says(*verb, &first))
    }

    /// Whether a line asks which suspect a role is, while nobody may know: `who is the killer`.
    pub(super) fn asks_who_is_hidden(&self, line: &str) -> bool {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase);
        let telling: Vec<usize> =
            (0..phrase.words.len()).filter(|at| !hearing.fillers[*at]).collect();
        let [who, whose, ..] = telling[..] else { return false };
        let role = phrase.rest(whose);
        let player = |seat: Seat| fold(self.opening.player(seat)) == role;
        let hidden = hearing.lists("culprit", &role)
            || self.opening.seat_of_role(&role, &[]).is_some_and(|seat| !player(seat));
        hidden
            && self.grammar.says(Keyword::Who, &phrase.words[who])
            && self.position.outcome().is_none()
    }

    /// Whether a line begins with a verb for which this game has no use.
    pub(super) fn is_of_another_mode(&self, line: &str) -> bool {
        let first = line.split_whitespace().next().unwrap_or_default();
        self.verb(first).is_ok_and(|verb| !self.belongs(verb)) && !self.begins_with_a_suspect()
    }

    /// Whether a line in words of the grammar answers a question.
    pub(super) fn is_answer(line: &str) -> bool {
        Game::is_answer(line.split(' ').next().unwrap_or_default())
    }

    /// Whether a line in words of the grammar answers something that nobody asks now.
    pub(super) fn answers_unasked(&self, line: &str) -> bool {
        let owed = self.position.decision().map_or("", |owed| owed.ask.word());
        let first = line.split(' ').next().unwrap_or_default();
        first != owed && Self::is_answer(line)
    }

    /// The line waits for somebody else if another seat is said to do it: `chief accuses e3` in the Thief's turn.
    pub(super) fn waits_for_its_turn(&self, line: &str) -> bool {
        let owed = self.position.decision();
        let does = self.does_something(line);
        does.is_some_and(|(seat, _)| owed.is_some_and(|owed| owed.seat != seat))
    }

    /// The seat that is said to do something of the game, and what: `Ben captures Simon`.
    pub(super) fn does_something(&self, line: &str) -> Option<(Seat, String)> {
        let (seat, rest) = self.begins_with_seat(line)?;
        let first = fold(&self.first_telling_word(&rest));
        let verbs = Keyword::ALL.iter().filter(|verb| verb.place() == WordPlace::First);
        let own = verbs.filter(|verb| self.position.game().has_verb(verb.name()));
        // Who is hit, or raises a hand, is told by anybody.
        let mut own = own.filter(|verb| !Self::is_answer(verb.name()));
        let does = own.any(|verb| self.grammar.says(*verb, &first));
        (does && !self.asks(line)).then_some((seat, rest))
    }

    /// What is wrong with a line: small words are blamed for nothing.
    pub(super) fn what_is_wrong(&self, line: &str, error: WordError) -> WordError {
        if self.waits_for_its_turn(line) {
            return WordError::NotYet;
        }
        match error {
            WordError::Missing(verb) if !self.belongs(verb) => {
                WordError::Verb(self.first_telling_word(line))
            }
            WordError::Verb(_) => WordError::Verb(self.first_telling_word(line)),
            // «Is» is no cell and nobody’s name: something else is missing.
            WordError::Cell(ref word)
            | WordError::Line(ref word)
            | WordError::OneOf(ref word, _)
            | WordError::Name(NameError::Unknown { text: ref word, .. })
                if self.tells_nothing(word) =>
            {
                let first = line.split_whitespace().next().unwrap_or_default();
                self.verb(first).map_or(error, WordError::Missing)
            }
            WordError::Strange(who, ref word) if self.tells_nothing(word) => {
                WordError::Unfinished(who, Lack::More)
            }
            error => error,
        }
    }
}
