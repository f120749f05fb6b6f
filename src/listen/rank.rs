//! Everything that a line may mean now, the likeliest first.
//!
//! A candidate is a kind of line (`kill S`, `S near S`, `undo`) with what the line names put in. It is the likelier, the more its
//! words speak for its kind, the less of what is named it leaves out, and if it can be said now.
use super::candidate::{Candidate, Fit, Ranked, many};
use super::fill::{AGAINST, Explained, Filling};
use super::frames::{FRAMES, Frame, HANDS, Slot, is_aloud};
use super::hearing::Hearing;
use super::phrase::Phrase;
use super::weights::{CORRECT, MAY, PLAIN, RULE, Scores, Weights};
use crate::rules::Action;
use crate::scenario::NameError;
use crate::table::{Reader, WordError};

/// What each trouble and each help counts beside the words.
mod counts {
    /// A name, place, number or way that is said and left out.
    pub const LEFT_OUT: f32 = -3.9;
    /// A slot that is filled.
    pub const FILLED: f32 = 0.5;
    /// A misspelt name.
    pub const SLIP: f32 = -1.0;
    /// What stands in another order.
    pub const TURNED: f32 = -0.5;
    /// What a word costs that it does not explain.
    pub const STRANGE: f32 = -0.5;
    /// An action that cannot be done now, as far as everybody can see.
    pub const ILLEGAL: f32 = -4.1;
    /// An answer to what nobody asks now.
    pub const UNASKED: f32 = -4.4;
    /// What is owed now.
    pub const OWED: f32 = 1.6;
    /// An action, where a question is asked.
    pub const ASKED: f32 = -1.8;
    /// Whether it may be done, where a question is asked, and where none is.
    pub const MAY: [f32; 2] = [-1.3, -8.8];
    /// That an earlier line is put right.
    pub const CORRECT: f32 = -3.0;
    /// A question to the books, where a question is asked, and where none is.
    pub const RULE: [f32; 2] = [-4.2, -7.5];
}

/// So many of the likeliest are read.
const READ: usize = 24;

/// More words than this are talk.
const LONGEST: usize = 24;

/// How much likelier than talk it must be what only small words speak for.
const SMALL: f32 = 1.5;

/// The kind of what means nothing.
const TALK: &str = "refuse";

/// What may be meant, before it is read.
struct Likely {
    /// In words of the grammar.
    line: String,
    /// What kind of line it is.
    kind: &'static str,
    /// Whether words speak for it, whatever they are.
    named: bool,
    /// Whether a no may be a part of it.
    denies: bool,
    filling: Filling,
    score: f32,
}

impl Reader<'_> {
    /// What a line may mean now as a whole; of what is told in private nothing, unless it is `private`.
    pub(super) fn ranked_whole<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
        private: bool,
    ) -> Ranked<T> {
        let mut phrase = Phrase::of(line);
        phrase.words.truncate(LONGEST);
        let hearing = Hearing::of(self, &phrase);
        let weights = Weights::of(self.grammar.lang());
        let scores = weights.scores(&hearing.masked(line));
        let said_with = phrase.words.iter().map(|word| weights.said_with(word)).collect();
        let asks = self.asks(line);
        let asking = |word: &String| ["asks", "question"].iter().any(|it| hearing.lists(it, word));
        let wants = asks || phrase.words.iter().any(asking);
        let ranking =
            Ranking { reader: self, hearing, said_with, scores, read, private, asks, wants };
        ranking.ranked(line)
    }
}

/// A line that is being ranked.
struct Ranking<'a, F> {
    reader: &'a Reader<'a>,
    hearing: Hearing<'a>,
    /// The kinds that are said with each word.
    said_with: Vec<Option<Vec<&'static str>>>,
    scores: Scores,
    read: &'a F,
    private: bool,
    /// Whether a question is asked, and whether one of its words is there at least.
    asks: bool,
    wants: bool,
}

impl<T: PartialEq, F: Fn(&str) -> Result<T, WordError>> Ranking<'_, F> {
    fn manner(&self, manner: &str) -> f32 {
        self.scores.of(manner).unwrap_or_default()
    }

    const fn by(&self, counts: [f32; 2]) -> f32 {
        counts[if self.wants { 0 } else { 1 }]
    }

    fn ranked(&self, line: &str) -> Ranked<T> {
        let plain = self.manner(PLAIN);
        let talk = self.manner(TALK) + plain;
        let mut ranked = Ranked { found: Vec::new(), talk, pair: None, lacking: None };
        let content = self.hearing.content();
        let mut likely = self.frames(&content);
        // What is unlikely by its words and what it leaves out need not be read.
        likely.sort_by(|one, other| other.score.total_cmp(&one.score));
        for it in likely.into_iter().take(READ) {
            self.weigh(it, &mut ranked);
        }
        // A question to the books is of no kind.
        let rule = format!("{RULE} {}", line.trim());
        let several = self.hearing.phrase.words.len() > 1;
        if !self.private
            && several
            && let Ok(meant) = (self.read)(&rule)
        {
            let kinds = FRAMES.iter().filter_map(|frame| self.scores.of(&frame.kind));
            let most = kinds.fold(talk, f32::max);
            let score = most + self.manner(RULE) + self.by(counts::RULE);
            let fit = Fit { told: true, ..Fit::default() };
            let (kind, legal, unasked, part) = (RULE, None, false, false);
            let line = rule;
            ranked.add(Some(Candidate { line, meant, score, kind, fit, legal, unasked, part }));
        }
        ranked.found.sort_by(|one, other| other.score.total_cmp(&one.score));
        ranked
    }

    /// The frames for which this table has a use, filled.
    fn frames(&self, content: &[bool]) -> Vec<Likely> {
        let filled = |frame: &'static Frame| {
            let words = self.scores.of(&frame.kind)?;
            // Whoever has to leave is replaced by the program only where it is named.
            let program = |word: &String| self.hearing.lists("program", word);
            if frame.kind == "replace-bot" && !self.hearing.phrase.words.iter().any(program) {
                return None;
            }
            // Of a character, and of who is called, the line says what can be.
            let can = |filled: &[String]| frame.verb.is_none() && self.can_be(&frame.line(filled));
            let mut filling = self.hearing.fill(&frame.slots, content, can)?;
            if frame.kind == HANDS {
                self.reader.keep_others(&mut filling.filled)?;
            }
            let line = frame.line(&filling.filled);
            let twice = self.reader.names_one_twice(&filling.filled);
            let said = !twice && (self.private || is_aloud(&line));
            let named = filling.filled.len() > 1
                || frame.slots.iter().any(|slot| matches!(slot, Slot::Row | Slot::Column));
            let score = words + Self::filled(&filling);
            let denies = frame.denies;
            said.then_some(Likely { line, kind: &frame.kind, named, denies, filling, score })
        };
        FRAMES.iter().filter(|frame| self.reader.has_use_for(frame)).filter_map(filled).collect()
    }

    /// Whether a line can be said now, as far as everybody can see.
    fn can_be(&self, line: &str) -> bool {
        let action = self.reader.action(line, None);
        action.is_ok_and(|action| self.reader.position.check(&action).is_ok())
    }

    fn filled(filling: &Filling) -> f32 {
        counts::LEFT_OUT * many(filling.left_out)
            + counts::FILLED * many(filling.filled.len())
            + counts::SLIP * many(filling.slips)
            + counts::TURNED * many(filling.turned)
    }

    /// Reads a line that may be meant, and adds it as it is, asked for, and as what puts another line right.
    fn weigh(&self, likely: Likely, ranked: &mut Ranked<T>) {
        let Likely { line, kind, named, denies, filling, mut score } = likely;
        let Filling { filled, used, left_out, slips, turned } = filling;
        let plain = self.manner(PLAIN);
        let action = self.reader.action(&line, None);
        if matches!(action, Ok(Action::Activate(line)) if !line.is_his()) {
            return;
        }
        // On the own page more is told than what is asked for.
        let private = self.private && !is_aloud(&line);
        let can = |action| private || self.reader.position.check(action).is_ok();
        let legal = action.as_ref().ok().map(can);
        let unasked = !private && legal != Some(true) && self.reader.answers_unasked(&line);
        let Explained { told, small, strange } =
            self.hearing.explained(&self.said_with, kind, denies, &used);
        // Whoever lies under somebody is not he.
        let beside = (0..used.len()).any(|at| self.hearing.is_beside(at));
        let strange = strange + if legal.is_some() && beside { AGAINST } else { 0 };
        // Small words alone say little.
        let little = small > 0 && filled.is_empty() && score > ranked.talk - plain + SMALL;
        let told = told > 0 || named || little;
        let owed = self.reader.is_owed(&line);
        if !told && filled.is_empty() && !owed {
            return;
        }
        let fit = Fit { left_out, strange, told, filled: filled.len(), turned, slips };
        let as_it_is = |line: String, score, legal, fit| {
            let meant = (self.read)(&line).ok()?;
            Some(Candidate { line, meant, score, kind, fit, legal, unasked, part: false })
        };
        score += counts::STRANGE * many(strange);
        score += if legal == Some(false) { counts::ILLEGAL } else { 0.0 };
        if let Some(number) = self.hearing.only_number(&used).filter(|_| legal.is_some()) {
            let score = score + self.manner(CORRECT) + counts::CORRECT - counts::LEFT_OUT;
            let fit = Fit { left_out: left_out.saturating_sub(1), ..fit };
            ranked.add(as_it_is(format!("{CORRECT} {number} {line}"), score, None, fit));
        }
        let may = self.manner(MAY) + self.by(counts::MAY);
        if legal.is_some() && !unasked && !private && (self.asks || may > plain) {
            ranked.add(as_it_is(format!("{MAY} {line}"), score + may, None, fit));
        }
        score += if legal.is_some() && self.asks { counts::ASKED } else { 0.0 };
        score += if unasked { counts::UNASKED } else { 0.0 };
        score += if owed { counts::OWED } else { 0.0 } + plain;
        let likelier = ranked.lacking.as_ref().is_none_or(|(most, _)| score > *most);
        let lacks = |error: &WordError| match error {
            WordError::Unfinished(..) => filled.len() > 1,
            error => matches!(error, WordError::Name(NameError::Ambiguous { .. })),
        };
        let mut wrong = [(self.read)(&line).err(), action.err()].into_iter().flatten();
        if let Some(error) = wrong.find(lacks).filter(|_| likelier && slips == 0) {
            ranked.lacking = Some((score, error));
        }
        ranked.add(as_it_is(line, score, legal, fit));
    }
}

impl Reader<'_> {
    /// Takes out whoever asks for hands, and who is named twice; nothing if nobody is left.
    fn keep_others(&self, seats: &mut Vec<String>) -> Option<()> {
        let acts = self.position.decision().map(|owed| self.opening.seat_id(owed.seat));
        seats.retain(|seat| Some(seat.as_str()) != acts);
        seats.dedup();
        (!seats.is_empty()).then_some(())
    }

    /// Whether a line says what somebody owes now.
    pub(super) fn is_owed(&self, line: &str) -> bool {
        let owed = self.position.decision().map_or("", |owed| owed.ask.word());
        line.split(' ').next() == Some(owed)
    }
}
