//! What is said to nobody else: on the own page, and what must not be said aloud.
use crate::lang::{Keyword, fold, measure, other_layouts};
use crate::listen::{Candidate, PRIVATE, SIGNS, is_aloud};
use crate::rules::{Action, Audience, Seat, Trust};
use crate::scenario::NameError;
use crate::table::{Meaning, PrivateLine, Reader, Tell, WordError};

impl Reader<'_> {
    /// What a line means on the page of `own`: what can be told there before what is said aloud.
    ///
    /// # Errors
    /// As [`understood`](Self::understood).
    pub fn on_the_page(&self, line: &str, own: Audience) -> Result<PrivateLine, WordError> {
        if own == Audience::Referee
            && let Some((first, rest)) = line.trim().split_once(char::is_whitespace)
            && self.grammar.lists().have("note", &fold(first.trim_matches(SIGNS)))
        {
            measure(line)?;
            return Ok(PrivateLine::Note(rest.trim().to_owned()));
        }
        let told = |line: &str| match self.private_line(line, own) {
            Ok(PrivateLine::Aloud) => Err(WordError::Verb(line.to_owned())),
            read => read,
        };
        let heard = |read: &dyn Fn(&str) -> Result<PrivateLine, WordError>| {
            self.listen(line, &read, true).map(|(_, meant)| meant)
        };
        let read = match heard(&told) {
            Err(WordError::Verb(_) | WordError::Perhaps(..) | WordError::Missing(_)) => {
                heard(&|line| self.private_line(line, own))
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

    /// The word a line begins with, on either keyboard layout; none if it means nothing here.
    pub fn first_word(&self, line: &str) -> Option<Keyword> {
        let first = line.split_whitespace().next()?;
        // «А» begins a sentence more often than it is a slip for `f`.
        let slip = || !self.grammar.lists().have("filler", &fold(first));
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
                let whole =
                    line.split_whitespace().next().is_some_and(|it| it.chars().nth(2).is_some());
                whole
                    || self.action(line, None).is_ok()
                    || !self.at_the_table(line).is_ok_and(|(heard, _)| is_aloud(&heard))
            }
            _ if self.told_in_passing(line).is_some() => {
                !matches!(self.meaning(line), Ok(Meaning::Ask(_) | Meaning::Wish(_)))
            }
            _ if self.meaning(line).is_ok() => false,
            _ => {
                let ranked = self.ranked(line, |line| self.action(line, None), true);
                let private = |it: &&Candidate<Action>| it.meant.is_private();
                let best = ranked.found.first().filter(private);
                // A name alone is somebody's card only where one is asked for.
                best.is_some_and(|it| it.fit.told && it.fit.slips == 0 && it.score > ranked.talk)
                    || self.gives_away(line)
            }
        }
    }

    /// Whether a line, told by `own` in private, opens to everybody what nobody has asked for, while the game goes on. Whoever
    /// types `open` may want to look: he is asked first, wherever he says it.
    pub fn publishes(&self, line: &str, own: Audience) -> bool {
        self.position.outcome().is_none() && self.reveal(&self.told_line(line, own)).is_some()
    }

    /// What a line tells on a page, in words of the grammar; the line, if it tells nothing.
    fn told_line(&self, line: &str, own: Audience) -> String {
        match self.on_the_page(line, own) {
            Ok(PrivateLine::Tell(told) | PrivateLine::TellFor(_, told)) => told,
            _ => line.to_owned(),
        }
    }

    /// What a private line of `seat` says. Read against what everybody may know, so that nothing else decides.
    pub fn telling(&self, line: &str, seat: Seat) -> Tell {
        let line = &self.told_line(line, Audience::Seat(seat));
        let nonsense = |owed| Tell::Nonsense { words: line.to_owned(), owed };
        if let Some(revealed) = self.reveal(line) {
            return revealed.map_or_else(|_| nonsense(false), Tell::Reveal);
        }
        if let Some(corrected) = self.correction(line) {
            return corrected.map_or_else(|_| nonsense(false), Tell::Correct);
        }
        match self.action(line, Some(seat)) {
            Ok(action) if action.is_private() => Tell::Owed(action),
            _ => nonsense(true),
        }
    }
}
