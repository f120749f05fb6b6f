//! What is done about a line that is not in words of the grammar: done, offered, asked back, or refused.
use super::candidate::{Candidate, Fit, Ranked, many};
use super::frames::GO;
use super::phrase::Phrase;
use super::weights::{MAY, RULE};
use crate::lang::{Keyword, fold};
use crate::rules::Ask;
use crate::table::{Reader, WordError};

/// Of so many words something is wrong with one, rather than that they mean another line.
const SHORT: usize = 4;

/// So many can be chosen from at a glance.
const MOST: usize = 3;

/// How much likelier than everything else a line must be to be done, the companion to be wanted, a question to be answered, also
/// one that explains every word, and the books to be asked.
const DONE: f32 = 4.5;
const WANTED: f32 = 2.5;
const ANSWERED: f32 = 1.6;
const EXPLAINED: f32 = 0.5;
const BOOKS: f32 = 11.1;

/// How much may be left unexplained; of a question more, where nothing else is near.
const STRANGE: usize = 2;
const CLEARLY: f32 = 11.5;
const STRANGE_BUT_CLEAR: usize = 5;

/// How much likelier than the likeliest line it must be that nothing is meant at all, also by few words that it does not all
/// explain, and where a word speaks for that line.
const TALK: f32 = 8.8;
const TALK_IN_SHORT: f32 = 2.0;
const TOLD: f32 = 8.0;

/// How much less likely than the likeliest a line may be to be offered beside it, and where no word speaks for either.
const BESIDE: f32 = 12.7;
const HARDLY: f32 = 4.6;

impl Reader<'_> {
    /// What a line means, by what it may mean now.
    ///
    /// # Errors
    /// The likeliest meanings, if none stands out; `error`, if there are none.
    pub(super) fn decided<T: PartialEq>(
        &self,
        line: &str,
        ranked: Ranked<T>,
        error: WordError,
    ) -> Result<(String, T), WordError> {
        let Ranked { mut found, talk, pair, lacking } = ranked;
        let least = found.first().map_or(f32::MIN, |best| best.score);
        if let Some((score, lacks)) = lacking
            && score > least
            && matches!(error, WordError::Verb(_) | WordError::Name(_) | WordError::Strange(..))
        {
            return Err(lacks);
        }
        let Some(best) = found.first() else { return Err(error) };
        let fault = self.has_one_fault(line, &error, best);
        let clear = fault && !(error.is_of_a_word() || self.first_verb(line).is_none());
        let alone = line.split_whitespace().nth(1).is_none();
        // Whoever asks whether he may, and whoever does it, mean the same line; and of one kind that which says more.
        let other = |other: &&Candidate<T>| {
            bare(&other.line) != bare(&best.line)
                && !(other.kind == best.kind
                    && other.fit.filled <= best.fit.filled
                    && other.fit.turned >= best.fit.turned
                    && (other.fit.filled, other.fit.turned) != (best.fit.filled, best.fit.turned))
        };
        let mut whole = found.iter().skip(1).filter(|it| !it.part);
        let next = whole.find(other).map_or(talk, |next| next.score.max(talk));
        if !(clear || fault && alone) && self.is_certain(line, best, best.score - next) {
            let best = found.swap_remove(0);
            return Ok((best.line, best.meant));
        }
        if fault {
            return Err(error);
        }
        let unasked = best.unasked && best.score > talk;
        found.retain(|it| !it.unasked);
        let error = if unasked { WordError::Unasked } else { error };
        let lines = self.offered(line, &found, talk, pair);
        Err(if lines.is_empty() { error } else { WordError::Perhaps(line.to_owned(), lines) })
    }

    /// The likeliest meanings of a line of which none stands out, in the order in which they are offered; none if it is talk.
    fn offered<T>(
        &self,
        line: &str,
        found: &[Candidate<T>],
        talk: f32,
        pair: Option<[String; 2]>,
    ) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let Some(best) = found.first() else { return lines };
        // By its words alone: what else speaks against a line speaks no less against talk.
        let words = best.score + if best.fit.told { many(best.fit.strange) + TOLD } else { 0.0 };
        let short = line.split_whitespace().nth(SHORT).is_none();
        let far = if short && best.fit.strange > 0 { TALK_IN_SHORT } else { TALK };
        if words + far < talk {
            return lines;
        }
        let least = best.score - if best.fit.told { BESIDE } else { HARDLY };
        let asks = self.asks(line);
        let possible = best.legal != Some(false);
        // Where the books stand first, what else may be meant is offered with them.
        let least = if best.kind == RULE { least - BESIDE } else { least };
        let near = found.iter().filter(|it| it.score >= least);
        // Whoever is asked something may answer it in any words.
        let sure = |it: &&Candidate<T>| it.fit.told || !best.fit.told || self.is_owed(&it.line);
        // What cannot be done now is offered only where it is the likeliest.
        for it in near.filter(sure).filter(|it| !(possible && it.legal == Some(false))) {
            // Of what may be done and what is done only the likelier is offered, but to whoever asks.
            let said = |line: &String| bare(line) == bare(&it.line);
            if asks || !lines.iter().any(said) {
                lines.push(it.line.clone());
            }
        }
        if let Some([first, second]) = pair.filter(|_| !asks) {
            lines.retain(|line| *line != first);
            let both = format!("{first} {} {second}", Keyword::Then);
            // «Right» behind a line need be no answer to it.
            let two = if Self::is_answer(&second) { [first, both] } else { [both, first] };
            lines.splice(0..0, two);
        }
        lines.truncate(MOST);
        // Whoever asks nothing asks the books last.
        if !asks {
            lines.sort_by_key(|line| line.starts_with(RULE));
        }
        lines
    }

    /// Whether a few words are in words of the grammar but for one, which says more than what else may be meant.
    fn has_one_fault<T>(&self, line: &str, error: &WordError, best: &Candidate<T>) -> bool {
        let mut words = line.split_whitespace().skip(1);
        let alone = words.next().is_none();
        let verb = self.first_verb(line);
        let begun = match error {
            WordError::Cell(word) if word.contains(|it: char| it.is_ascii_digit()) => true,
            // «Who might be beside her» names no cell.
            WordError::Cell(_) | WordError::Empty => false,
            _ if line.ends_with('?') => false,
            WordError::Strange(..) => true,
            WordError::Name(_) if alone => true,
            error => verb.is_some() || error.is_clear(),
        };
        let Fit { left_out, strange, told, filled, slips, .. } = best.fit;
        let same = verb.is_some_and(|verb| best.line.split(' ').next() == Some(verb.name()));
        let same = same && (left_out == 0 || best.legal.is_some());
        // «Column b down» begins with a question, and is none.
        let another = filled > 0 && left_out + strange + slips == 0;
        let another = another && verb.is_none_or(|verb| self.belongs(verb));
        let whole = !alone && told && error.is_of_a_word() && (same || another);
        begun && !whole && words.nth(SHORT - 2).is_none()
    }

    /// The verb that a line begins with; «I» begins a sentence more often than a line.
    fn first_verb(&self, line: &str) -> Option<Keyword> {
        let first = line.split_whitespace().next()?;
        let small = self.grammar.lists().have("filler", &fold(first));
        self.verb(first).ok().filter(|_| !small)
    }

    /// Whether nothing else can be meant, everything that is named has its place in it, and nothing speaks against it.
    fn is_certain<T>(&self, line: &str, best: &Candidate<T>, ahead: f32) -> bool {
        if best.part || best.fit.left_out > 0 || best.fit.slips > 0 || !best.fit.told {
            return false;
        }
        if best.kind == RULE {
            return ahead >= BOOKS && self.asks(line);
        }
        if best.legal.is_none() && self.is_harmless(&best.line) {
            let clear = ahead >= CLEARLY && best.fit.strange <= STRANGE_BUT_CLEAR;
            let explained = best.fit.strange == 0 && ahead >= EXPLAINED;
            return clear || explained || ahead >= ANSWERED && best.fit.strange <= STRANGE;
        }
        // What the companion is wanted for can be undone by nobody.
        let most = if best.legal.is_some() { STRANGE } else { 0 };
        // That nobody did it is said by every word, or somebody was named.
        let most = if best.kind.ends_with("-nobody") { 0 } else { most };
        let least = if best.legal.is_some() { DONE } else { WANTED };
        ahead >= least
            && best.fit.strange <= most
            && !self.leaves_open(line, best)
            && !self.is_opinion(line, &best.line)
    }

    /// Whether a line need not say that this be done, or too much hangs on it to be done unasked.
    fn leaves_open<T>(&self, line: &str, best: &Candidate<T>) -> bool {
        let turned = best.kind == GO && best.fit.turned > 0;
        // In the streets an accusation ends the game; and whoever is asked something answers, before he gives it up.
        let asked = self.position.decision().is_some_and(|owed| owed.ask != Ask::Turn);
        let ends = best.kind == "go-accuse" || asked && best.kind == Keyword::Concede.name();
        // «Read me the third row from left to right» moves nothing; «has she been caught, or is she still about» leaves it open.
        let lists = self.grammar.lists();
        let open = |word: &String| lists.have("show", word) || lists.have("either", word);
        let asks =
            || line.contains('?') || self.asks(line) || Phrase::of(line).words.iter().any(open);
        turned || ends || best.legal.is_some() && asks()
    }
}

/// A line without the word that asks whether it may be done.
fn bare(line: &str) -> &str {
    line.strip_prefix(MAY).map_or(line, str::trim_start)
}
