//! A card that is owed in private, named in whatever words: «I’ll play Linus», «граю за Устима», a bare name.
use crate::board::Suspect;
use crate::lang::{Keyword, measure};
use crate::listen::{Hearing, Phrase};
use crate::rules::{Action, Ask, Audience, Decision, Seat};
use crate::table::{Named, PrivateLine, Reader, Retold};
use crate::terms::Special;

/// Verbs of the table that people also use of the card they take.
const TAKES: [&str; 4] = ["play", "take", "keep", "return"];

impl Reader<'_> {
    /// What a line tells that is owed in private now, in words of the grammar; nothing where nothing is, where the line
    /// says no or something else of the game, or names other cards than so many as are owed.
    pub(super) fn told_in_passing(&self, line: &str) -> Option<String> {
        let verb = match self.position.decision()?.ask {
            Ask::Become => Keyword::Become,
            Ask::Drew(_) => Keyword::Drew,
            _ => return None,
        };
        let phrase = Phrase::of(line);
        let lists = self.grammar.lists();
        let denies = |word: &String| ["not", "no"].iter().any(|list| lists.have(list, word));
        let long = measure(line).is_err();
        if long || phrase.words.iter().any(denies) || self.does_something_else(line) {
            return None;
        }
        let mut said = vec![verb.name().to_owned(), self.cards_in(&phrase).join(" , ")];
        said.extend(
            phrase
                .words
                .iter()
                .find_map(|word| self.role_card(word))
                .map(Special::id)
                .map(str::to_owned),
        );
        let said = said.join(" ");
        self.action(&said, None).is_ok_and(|action| action.is_private()).then_some(said)
    }

    /// What a line puts right on the page of a seat that has told cards and owes none in private: `correct` alone, the
    /// right card in any words, or that the last one is taken back.
    pub(super) fn put_right_by(&self, line: &str, own: Audience) -> Option<PrivateLine> {
        let Audience::Seat(seat) = own else { return None };
        let owes = |owed: Decision| owed.seat == seat && owed.ask.is_private();
        if self.position.told_by(seat).is_empty() || self.position.decision().is_some_and(owes) {
            return None;
        }
        let first = self.first_word(line);
        let bare = matches!(first, Some(Keyword::Correct | Keyword::Undo));
        if !bare && self.does_something_else(line) {
            return None;
        }
        // Another player’s card is no business of this page.
        let whole = Phrase::of(line);
        let others =
            whole.words.iter().any(|word| self.opening.seat(word).is_some_and(|it| it != seat));
        if others && !bare {
            return None;
        }
        let named = self.cards_in(&whole);
        let mut cards: Vec<Suspect> =
            named.iter().filter_map(|card| self.suspect(card).ok()).collect();
        if cards.is_empty() {
            // A letter alone may be enough of a name.
            cards.extend(self.suspect(line.trim()).ok().filter(|_| !bare));
        }
        let held = self.position.told_role(seat);
        let role = whole
            .words
            .iter()
            .filter_map(|word| self.role_card(word))
            .find(|it| held.is_some_and(|held| held != *it));
        (bare || !cards.is_empty() || role.is_some())
            .then_some(PrivateLine::Correct(Named { cards, role }))
    }

    /// The line by which what `seat` has told is put right, where only one can be meant: the wrong card and the right one
    /// are named, or there is but one and the right one is named.
    pub(super) fn put_right_as(&self, seat: Seat, named: &Named) -> Option<String> {
        let told = self.position.told_by(seat);
        let card = match named.cards[..] {
            [] if named.role.is_some() => None,
            [was, is] if told.contains(was) => Some((was, is)),
            [is] if told.len() == 1 => Some((told.first()?, is)),
            _ => return None,
        };
        Some(Retold { card, role: named.role }.line(|card| self.opening.cast.name(card).to_owned()))
    }

    /// Whether a line that means nothing else at the table names a card while one is owed in private: whose it is would
    /// be told by it.
    pub(super) fn gives_away(&self, line: &str) -> bool {
        self.position.decision().is_some_and(|owed| owed.ask.is_private())
            && measure(line).is_ok()
            && self.at_the_table(line).is_err()
            && !self.does_something_else(line)
            && !self.cards_in(&Phrase::of(line)).is_empty()
    }

    /// Whether it is a line of the game by a verb that nobody uses of a card taken in private.
    fn does_something_else(&self, line: &str) -> bool {
        let taken = |action: &Action| match action {
            Action::Do(deed) => deed.is_private() || TAKES.contains(&deed.word()),
            _ => false,
        };
        let other = |verb: Keyword| {
            !TAKES.contains(&verb.name()) && !matches!(verb, Keyword::Become | Keyword::Drew)
        };
        self.begins_a_deed(line).is_some_and(other)
            || self.action(line, None).is_ok_and(|action| !taken(&action))
    }

    /// The cards that a phrase names, each once.
    fn cards_in(&self, phrase: &Phrase) -> Vec<String> {
        let hearing = Hearing::of(self, phrase);
        let (mut at, mut cards) = (0, Vec::new());
        while at < phrase.words.len() {
            // A small word is nobody’s name where another reading is at hand.
            let none = hearing.fillers[at] || hearing.is_slip(at);
            let named = if none { None } else { hearing.suspect(at).into_iter().next() };
            match named {
                Some((count, card)) => {
                    if !cards.contains(&card) {
                        cards.push(card);
                    }
                    at += count;
                }
                None => at += 1,
            }
        }
        cards
    }
}
