//! What a line means that was typed as people speak, or on the other keyboard layout.
use std::sync::LazyLock;

use super::about::Hinted;
use super::heard::Reading;
use super::{PrivateLine, Reader, WordError};
use crate::lang::{Grammar, Keyword, Lang, WordPlace, fold, measure, other_layouts};
use crate::rules::{Action, Audience, Trust};
use crate::scenario::NameError;
use crate::table::Question;

/// So many lines can be chosen from at a glance.
const MOST: usize = 4;

/// What is said in private only.
const PRIVATE: [Keyword; 3] = [Keyword::Become, Keyword::Drew, Keyword::Reveal];

/// What stands around words and belongs to none.
pub(super) const SIGNS: [char; 12] = ['!', '?', '.', ',', ';', ':', '"', '«', '»', '“', '”', '„'];

/// How a line was not read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unread {
    /// A word in it is not known.
    Unknown,
    /// More is said than was read, or something else.
    More,
    /// What it says cannot be.
    Wrong,
}

impl Unread {
    const fn of(error: &WordError) -> Self {
        match error {
            WordError::Verb(_)
            | WordError::Name(NameError::Unknown { .. })
            | WordError::Strange(..) => Self::Unknown,
            WordError::Cell(_)
            | WordError::Number(_)
            | WordError::Extra(..)
            | WordError::Line(_)
            | WordError::Seat(_)
            | WordError::OneOf(..) => Self::More,
            _ => Self::Wrong,
        }
    }
}

/// What a line of the loop means.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// Something happens in the game.
    Act(Action),
    /// A question.
    Ask(Question),
    /// The companion shall do something.
    Wish(String),
}

/// A line without the signs around its words, if there are any: `smith: c5>e8` is `smith c5>e8`.
fn without_signs(line: &str) -> Option<String> {
    let bare = |word: &str| word.trim_matches(SIGNS).to_owned();
    let words: Vec<String> =
        line.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect();
    let bare = words.join(" ");
    (bare != line && !bare.is_empty()).then_some(bare)
}

/// Whether a line in words of the grammar may be said aloud.
pub(super) fn is_aloud(line: &str) -> bool {
    PRIVATE.iter().all(|word| line.split(' ').next() != Some(word.name()))
}

/// Whether no other line is hinted at by more words.
fn is_likeliest<T: PartialEq>(meant: &T, hinted: &[Hinted<T>]) -> bool {
    let most = hinted.iter().map(|it| it.hints).max().unwrap_or_default();
    let own = hinted.iter().find(|it| it.meant == *meant);
    own.map_or(most < 2, |own| own.hints == most)
}

impl Reader<'_> {
    /// Reads a line as it was typed or, if that is nothing, as people speak or as if it had been typed on the other
    /// keyboard layout (`л с3` is `k c3`).
    ///
    /// # Errors
    /// What is wrong with the line; several readings, if it can mean more than one thing.
    pub fn understood<T: PartialEq>(
        &self,
        line: &str,
        read: impl Fn(&str) -> Result<T, WordError>,
    ) -> Result<T, WordError> {
        self.heard(line, read).map(|(_, meant)| meant)
    }

    /// The same, with the line in words of the grammar. What somebody only thinks is done by nobody: it is asked back.
    ///
    /// # Errors
    /// As [`understood`](Self::understood).
    pub fn heard<T: PartialEq>(
        &self,
        line: &str,
        read: impl Fn(&str) -> Result<T, WordError>,
    ) -> Result<(String, T), WordError> {
        let heard = match self.heard_as_said(line, &read) {
            // A verb of another game («I pass») is nobody's name: it is refused as it is alone.
            Err(WordError::Name(NameError::Unknown { text, .. }))
                if self.is_of_another_mode(&text) =>
            {
                let meant = read(&text)?;
                (text, meant)
            }
            heard => heard?,
        };
        if self.is_opinion(line, &heard.0) {
            return Err(WordError::Perhaps(line.to_owned(), vec![heard.0]));
        }
        Ok(heard)
    }

    /// Whether a line that wants more begins with what somebody owes now.
    fn begins_what_is_owed(&self, error: &WordError) -> bool {
        let owed = self.position.decision().map(|owed| owed.ask.word());
        matches!(error, WordError::Missing(verb) if owed == Some(verb.name()))
    }

    fn heard_as_said<T: PartialEq>(
        &self,
        line: &str,
        read: impl Fn(&str) -> Result<T, WordError>,
    ) -> Result<(String, T), WordError> {
        let error = match read(line) {
            // The word of another mode may say something in this one, and that of another verb what is asked for now.
            Ok(meant) => {
                let strange = self.is_of_another_mode(line);
                let other = (strange || self.answers_nothing(line)).then(|| self.only(line, &read));
                return match other.flatten() {
                    Some(other) if strange => other,
                    Some(Ok((said, other))) if !self.answers_nothing(&said) && is_aloud(&said) => {
                        Ok((said, other))
                    }
                    _ => Ok((line.to_owned(), meant)),
                };
            }
            Err(error @ (WordError::Long(_) | WordError::Empty)) => return Err(error),
            // Which of two is meant, a player or a suspect of that name, nobody can guess by other words.
            Err(WordError::Name(NameError::Ambiguous { text, candidates }))
                if self.is_player_and_suspect(&text) =>
            {
                return Err(WordError::Name(NameError::Ambiguous { text, candidates }));
            }
            Err(error) => error,
        };
        if let Some(joined) = self.grammar.joined(line) {
            return self.heard_as_said(&joined, read);
        }
        let begun = self.action(line, None).err();
        // What is asked for now comes before another word that sounds the same.
        if let Some(error @ WordError::Missing(_)) = &begun
            && self.begins_what_is_owed(error)
        {
            return Err(error.clone());
        }
        if self.asks_who_is_hidden(line) {
            return Err(WordError::Secret);
        }
        let only = self.only(line, &read);
        // A verb that can be said now, alone, is no other word that sounds the same, but it may answer.
        if let Some(WordError::Missing(verb)) = begun
            && self.is_bare(line, verb)
            && !matches!(&only, Some(Ok((said, _))) if !self.answers_unasked(said) && Self::is_answer(said))
        {
            return Err(WordError::Missing(verb));
        }
        if let Some(meant) = only {
            return meant;
        }
        // Whoever begins to say what he does is told how it goes on.
        let mut error = error;
        match begun {
            Some(error) if error.is_clear() => return Err(error),
            // A question that begins with that name is less than the line of the character.
            Some(strange @ WordError::Strange(..)) => error = strange,
            Some(WordError::Missing(verb)) if self.belongs(verb) => {
                return Err(WordError::Missing(verb));
            }
            _ => {}
        }
        // What is wrong with «Ben captures Simmon» is the last word, not Ben; and what somebody else does waits.
        if let Some((seat, rest)) = self.does_something(line) {
            return match self.position.decision() {
                Some(owed) if owed.seat != seat => Err(WordError::NotYet),
                _ => self.heard_as_said(&rest, read),
            };
        }
        let rule = format!("{} {}", Keyword::Rule, line.trim());
        if self.asks_the_rules(line)
            && let Ok(meant) = read(&rule)
        {
            return Ok((rule, meant));
        }
        let kind = Unread::of(&error);
        if let Some(meant) = self.said_otherwise(line, &read, kind) {
            return meant;
        }
        let repaired = if kind == Unread::Wrong { Vec::new() } else { self.repaired(line, &read) };
        if !repaired.is_empty() {
            return Err(WordError::Perhaps(line.to_owned(), repaired));
        }
        let mut offers = self.offers(line, &read, &error, kind);
        let mut hinted = if kind == Unread::Wrong { Vec::new() } else { self.about(line, &read) };
        // Whom the line of a character names says no more than that.
        if matches!(error, WordError::Strange(..)) {
            hinted.retain(|it| it.hints > 0);
        }
        if self.keeps_to_its_verb(line, &mut offers, &mut hinted) {
            return Err(self.what_is_wrong(line, error));
        }
        // Whoever asks is answered at once: nothing happens by that.
        if let Some(WordError::Perhaps(_, lines)) = &offers
            && let [only] = &lines[..]
            && self.asks(line)
            && self.is_harmless(only)
            && let Ok(meant) = read(only)
            && is_likeliest(&meant, &hinted)
        {
            return Ok((only.clone(), meant));
        }
        // More is understood of it than that one word is nobody's name.
        let clear = hinted.first().is_some_and(|it| it.hints > 1);
        offers = offers.filter(|error| !clear || matches!(error, WordError::Perhaps(..)));
        if let Some(WordError::Perhaps(_, lines)) = &mut offers {
            let known: Vec<T> = lines.iter().filter_map(|line| read(line).ok()).collect();
            let more = hinted.iter().filter(|it| it.hints > 0 && !known.contains(&it.meant));
            lines.extend(more.map(|it| it.line.clone()).take(MOST.saturating_sub(known.len())));
        }
        let failed = offers.unwrap_or_else(|| self.hinted(line, hinted, error, kind));
        if matches!(failed, WordError::Perhaps(..)) {
            return Err(failed);
        }
        Err(self.slip_of_who_acts(line, &read).unwrap_or(failed))
    }

    /// What is wrong with a line that names who acts first (`Ben acuses Wilhelm`): the slip is in the verb, not in the name.
    fn slip_of_who_acts<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Option<WordError> {
        let acts = self.position.decision()?.seat;
        let (_, rest) =
            self.begins_with_seat(line).filter(|(seat, rest)| *seat == acts && !rest.is_empty())?;
        let read: &dyn Fn(&str) -> Result<T, WordError> = read;
        Some(match self.heard_as_said(&rest, read) {
            Ok((said, _)) => WordError::Perhaps(line.to_owned(), vec![said]),
            Err(error) => error,
        })
    }

    /// The meaning of a line said of whoever acts, on another keyboard layout, or as a question how the game stands.
    fn said_otherwise<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
        kind: Unread,
    ) -> Option<Result<(String, T), WordError>> {
        let others = if kind == Unread::Unknown { other_layouts(line) } else { Vec::new() };
        // `нє` is no `y'`.
        let letters = |line: &str| fold(line).chars().take(2).count();
        let others = others.into_iter().filter(|other| letters(other) >= letters(line));
        let bare = without_signs(line);
        let printed = self.in_words_of_the_box(line);
        let said = self.said_of_who_acts(line).into_iter().chain(printed);
        for line in said.chain(others).chain(bare) {
            if let Ok(meant) = read(&line) {
                return Some(Ok((line, meant)));
            }
            if let Some(meant) = self.only(&line, read) {
                return Some(meant);
            }
        }
        self.standing(line, read).map(Ok)
    }

    /// A line in the words that are printed on the cards, at a table that reads English, in words of the grammar.
    fn in_words_of_the_box(&self, line: &str) -> Option<String> {
        static PRINTED: LazyLock<[Grammar; 2]> =
            LazyLock::new(|| [Lang::Uk, Lang::Ru].map(Grammar::new));
        let cyrillic = line.chars().any(|letter| ('Ѐ'..='ӿ').contains(&letter));
        if self.grammar.lang() != Lang::En || !cyrillic {
            return None;
        }
        let action = PRINTED.iter().find_map(|grammar| {
            let printed = Reader { grammar, ..*self };
            printed.heard_as_said(line, |line| printed.action(line, None)).ok()
        });
        Some(action?.1.write(self.position.grid(), self.opening))
    }

    /// The question how the game stands, if a line asks that in any words.
    pub(super) fn standing<T>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Option<(String, T)> {
        let status = Keyword::Status.name();
        let asks = self.asks_how_it_stands(line);
        asks.then(|| read(status).ok()).flatten().map(|meant| (status.to_owned(), meant))
    }

    /// The only meaning of a line that is not in words of the grammar; nothing if it has none.
    pub(super) fn only<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Option<Result<(String, T), WordError>> {
        let is_line = |line: &str| self.action(line, None).is_ok();
        let (offered, said): (Vec<Reading>, Vec<Reading>) =
            self.readings(line, true).into_iter().partition(|reading| reading.offered);
        let offered = offered.into_iter().map(|it| it.line).find(|line| is_line(line));
        // What is asked for now comes before another word that sounds the same.
        let owed = self.position.decision().map_or("", |owed| owed.ask.word());
        let answers = said.iter().any(|it| it.line.split(' ').next() == Some(owed));
        if let Some(offered) = offered.filter(|_| !answers) {
            let said = self.first_verb_in(line);
            let verb = offered.split(' ').next().and_then(|word| word.parse().ok());
            // The same verb with too much behind it: a card is drawn before it is known whose. Whoever says what has come of
            // it («Irma is dead») says no verb.
            let same = verb.is_some_and(|verb| self.grammar.says(verb, &fold(&said)));
            return Some(Err(if same || !self.is_deed(&said) {
                WordError::Perhaps(line.to_owned(), vec![offered])
            } else {
                WordError::OtherWord(said, offered)
            }));
        }
        let mut meant: Vec<(String, T)> = Vec::new();
        let unfinished = |it: &Reading| match read(&it.line) {
            Err(error @ WordError::Unfinished(..)) => Some(error),
            _ => None,
        };
        // Whoever begins to play a character takes no card.
        if let Some(error) = said.iter().find_map(unfinished)
            && self.position.decision().is_some_and(|owed| !owed.ask.is_private())
        {
            return Some(Err(error));
        }
        let mut wrong = None;
        for Reading { line, .. } in said {
            match read(&line) {
                Ok(it) if meant.iter().all(|(_, other)| *other != it) => meant.push((line, it)),
                // What lacks only its end may be said otherwise further on.
                Ok(_) | Err(WordError::Unfinished(..)) => {}
                Err(error) => wrong = wrong.or(Some(error).filter(WordError::is_clear)),
            }
        }
        if meant.len() > 1 {
            self.prefer_what_is_owed(&mut meant);
            self.prefer_what_is_allowed(&mut meant);
        }
        let asks = line.trim_end().ends_with('?');
        if asks && meant.iter().any(|(said, _)| !is_line(said)) {
            meant.retain(|(said, _)| !is_line(said));
        }
        let several = |lines: Vec<String>| Some(Err(WordError::Several(lines)));
        if meant.len() > 1 && meant.iter().all(|(said, _)| self.answers_unasked(said)) {
            return Some(Err(WordError::Unasked));
        }
        match &mut meant[..] {
            [] => wrong.map(Err),
            // Whoever asks whether he may does not do it yet.
            [(said, _)] if asks && is_line(said) => {
                several(vec![format!("{} {said}", Keyword::May), said.clone()])
            }
            [_] => meant.pop().map(Ok),
            all => several(all.iter().map(|(line, _)| line.clone()).collect()),
        }
    }

    /// Of several readings: what is asked for now or, if none is, what may be said aloud.
    fn prefer_what_is_owed<T>(&self, meant: &mut Vec<(String, T)>) {
        let owed = self.position.decision().map_or("", |owed| owed.ask.word());
        let asked = |(line, _): &(String, T)| line.split(' ').next() == Some(owed);
        let aloud = |(line, _): &(String, T)| is_aloud(line);
        if meant.iter().any(asked) {
            meant.retain(asked);
        } else if meant.iter().any(aloud) {
            meant.retain(aloud);
        }
    }

    /// Of several actions: those that the rules allow now, as far as everybody can see, if there are any.
    pub(super) fn prefer_what_is_allowed<T>(&self, meant: &mut Vec<(String, T)>) {
        let actions: Option<Vec<Action>> =
            meant.iter().map(|(line, _)| self.action(line, None).ok()).collect();
        let Some(actions) = actions else { return };
        let allowed: Vec<bool> =
            actions.iter().map(|action| self.position.check(action).is_ok()).collect();
        if allowed.contains(&true) {
            let mut allowed = allowed.into_iter();
            meant.retain(|_| allowed.next() == Some(true));
        }
    }

    /// A line of the loop in words of the grammar, and what it means.
    ///
    /// # Errors
    /// As [`understood`](Self::understood).
    pub fn at_the_table(&self, line: &str) -> Result<(String, Meaning), WordError> {
        self.heard(line, |line| self.meaning(line))
    }

    /// What a line means on the page of `own`: what can be told there before what is said aloud.
    ///
    /// # Errors
    /// As [`understood`](Self::understood).
    pub fn on_the_page(&self, line: &str, own: Audience) -> Result<PrivateLine, WordError> {
        if own == Audience::Referee
            && let Some((first, rest)) = line.trim().split_once(char::is_whitespace)
            && self.grammar.sayings().lists("note", &fold(first.trim_matches(SIGNS)))
        {
            measure(line)?;
            return Ok(PrivateLine::Note(rest.trim().to_owned()));
        }
        let told = |line: &str| match self.private_line(line, own) {
            Ok(PrivateLine::Aloud) => Err(WordError::Verb(line.to_owned())),
            read => read,
        };
        let read = match self.understood(line, told) {
            Err(WordError::Verb(_) | WordError::Perhaps(..) | WordError::Missing(_)) => {
                self.understood(line, |line| self.private_line(line, own))
            }
            read => read,
        };
        match read {
            // Whoever has told says it once more because it was wrong.
            Ok(PrivateLine::Tell(ref told))
                if matches!(self.first_word(told), Some(Keyword::Drew | Keyword::Become)) =>
            {
                self.put_right_by(line, own).map_or(read, Ok)
            }
            Err(_) | Ok(PrivateLine::Aloud) => {
                let meant = self.told_for(line, own).or_else(|| self.put_right_by(line, own));
                meant.map_or(read, Ok)
            }
            read => read,
        }
    }

    /// The card that somebody tells on their own page in words of their own, or a referee who does not play for somebody
    /// else: `Ann drew Trevor`.
    fn told_for(&self, line: &str, own: Audience) -> Option<PrivateLine> {
        let owed = self.position.decision()?.seat;
        match own {
            Audience::Seat(seat) if seat == owed => {
                self.told_in_passing(line).map(PrivateLine::Tell)
            }
            // Who is asked later is told so, rather than offered a question about his card.
            Audience::Seat(seat) if self.position.told_by(seat).is_empty() => {
                let told = self.told_in_passing(line)?;
                let verb = self.first_word(&told)?;
                self.private(&format!("{verb} {line}"), own).ok()?;
                let asked = self.position.holding(seat).trust == Trust::Told;
                asked.then_some(PrivateLine::Tell(told))
            }
            Audience::Referee => {
                let (seat, line) =
                    self.begins_with_seat(line).unwrap_or_else(|| (owed, line.to_owned()));
                match self.on_the_page(&line, Audience::Seat(seat)) {
                    Ok(PrivateLine::Tell(line)) => Some(PrivateLine::TellFor(seat, line)),
                    Ok(PrivateLine::Correct(cards)) => {
                        let line = self.put_right_as(seat, &cards)?;
                        Some(PrivateLine::TellFor(seat, line))
                    }
                    _ => None,
                }
            }
            Audience::Seat(_) | Audience::Public => None,
        }
    }

    /// What a line in words of the grammar means at the table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn meaning(&self, line: &str) -> Result<Meaning, WordError> {
        let (first, rest) =
            line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let wish = self.verb(first).ok().filter(|verb| self.is_wish(*verb, rest));
        if let Some(wish) = wish {
            let seat = self.opening.seat(rest).filter(|_| wish == Keyword::Secret);
            let rest = seat.map_or(rest, |seat| self.opening.seat_id(seat));
            return Ok(Meaning::Wish(format!("{wish} {rest}").trim_end().to_owned()));
        }
        match self.question(line, None) {
            Ok(question) => Ok(Meaning::Ask(question)),
            Err(WordError::Verb(_) | WordError::Empty) => self.action(line, None).map(Meaning::Act),
            Err(error) => self.action(line, None).map(Meaning::Act).map_err(|_| error),
        }
    }

    /// Whether the companion is wanted for something, by this word and what follows it.
    fn is_wish(&self, verb: Keyword, rest: &str) -> bool {
        let is_number = |word: &str| word.parse::<u32>().is_ok();
        match verb {
            Keyword::Undo | Keyword::Redo => rest.is_empty() || is_number(rest),
            Keyword::Status
            | Keyword::Board
            | Keyword::Log
            | Keyword::Legal
            | Keyword::Deduce
            | Keyword::Audit
            | Keyword::Quit
            | Keyword::Flip => rest.is_empty(),
            // `help me` is no question about `me`.
            Keyword::Help => {
                let about = || self.grammar.keyword(rest).is_some_and(|it| it != Keyword::Me);
                rest.is_empty() || about() || self.opening.seat(rest).is_some()
            }
            Keyword::Replace => rest.is_empty() || self.begins_with_seat(rest).is_some(),
            Keyword::Secret => {
                rest.is_empty()
                    || self.opening.seat(rest).is_some()
                    || self.grammar.keyword(rest) == Some(Keyword::All)
            }
            // «Why not» asks no more than «why».
            Keyword::Why => {
                let answer = self.grammar.at(WordPlace::Inside, rest);
                let answer = matches!(answer, Some(Keyword::Yes | Keyword::No));
                rest.is_empty() || (!answer && self.action(rest, None).is_ok())
            }
            Keyword::May => self.action(rest, None).is_ok(),
            Keyword::Rule => true,
            // «Tell me who …» is a question.
            Keyword::Tell => {
                let who = rest.split(' ').next().unwrap_or_default();
                rest.is_empty() || who.starts_with("--") || self.opening.seat(who).is_some()
            }
            Keyword::Ask => self.question(rest, None).is_ok(),
            Keyword::Correct => match rest.split_once(char::is_whitespace) {
                Some((line, right)) => is_number(line) && self.action(right, None).is_ok(),
                None => true,
            },
            _ => false,
        }
    }

    /// The word a line begins with, on either keyboard layout; none if it means nothing here.
    pub fn first_word(&self, line: &str) -> Option<Keyword> {
        let first = line.split_whitespace().next()?;
        // «А» begins a sentence more often than it is a slip for `f`.
        let slip = || !self.grammar.sayings().lists("filler", &fold(first));
        self.verb(first).ok().or_else(|| {
            let others = if slip() { other_layouts(first) } else { Vec::new() };
            others.into_iter().find_map(|line| self.verb(&line).ok())
        })
    }

    /// Whether a line that means something at the table may be for nobody's ears all the same.
    pub fn may_be_private(&self, line: &str) -> bool {
        self.first_word(line).is_some_and(|word| PRIVATE.contains(&word))
            || self.told_in_passing(line).is_some()
    }

    /// Whether a private word is followed by what may be a name. «Open» opens more than cards: lids, doors, talks.
    fn tells_a_name(&self, word: Keyword, line: &str) -> bool {
        let strange = |name: &str| match self.suspect(name) {
            Err(WordError::Name(NameError::Unknown { nearest, .. })) => nearest.is_empty(),
            _ => false,
        };
        word != Keyword::Reveal || !line.split_whitespace().nth(1).is_some_and(strange)
    }

    /// Whether a line is said in private only, however it goes on.
    pub fn is_private(&self, line: &str) -> bool {
        match self.first_word(line) {
            // `b up` is no identity.
            Some(word) if PRIVATE.contains(&word) && self.tells_a_name(word, line) => {
                self.action(line, None).is_ok()
                    || !self.at_the_table(line).is_ok_and(|(heard, _)| is_aloud(&heard))
            }
            _ if self.told_in_passing(line).is_some() => {
                !matches!(self.meaning(line), Ok(Meaning::Ask(_) | Meaning::Wish(_)))
            }
            Some(_) if self.meaning(line).is_ok() => false,
            _ => {
                let begins =
                    |it: &Reading| PRIVATE.iter().any(|word| it.line.starts_with(word.name()));
                let owed = self.position.decision().map_or("", |owed| owed.ask.word());
                // Where nothing private is asked for, only somebody's name makes a secret of a line.
                let asked = PRIVATE.iter().any(|word| word.name() == owed);
                let said = self.readings(line, !asked);
                let (private, aloud): (Vec<_>, Vec<_>) = said.into_iter().partition(begins);
                let nothing = |it: &Reading| {
                    let read = self.meaning(&it.line);
                    read.is_err_and(|error| !matches!(error, WordError::Unfinished(..)))
                };
                private.iter().any(|it| it.line.split(' ').next() == Some(owed))
                    || !private.is_empty() && aloud.iter().all(nothing)
                    || self.gives_away(line)
            }
        }
    }
}
