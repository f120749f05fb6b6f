//! Checking a whole journal, on any machine and without any key of ours.
//!
//! That no byte was changed since is the chain's to say (see [`record`](super::safe::record)). Here it is checked that the
//! lines are a game: that what was promised is what was dealt, and that every line follows from the position before it
//! by the rules. So somebody who writes the whole file anew, sums, chain and all, must still leave every card and every
//! answer as it was; and if he deals otherwise from the first line on, the fingerprint is another one.
//!
//! What is still sealed cannot be checked. Then the lines that lie open are held against what everybody can see, and the
//! [`Verdict`] says from where on it knows no more.
use thiserror::Error;

use super::by_cell::ByCell;
use super::chance::Chance;
use super::corrected::Corrected;
use super::facts::{hidden, read, written};
use super::lines::{JournalLine, Secret};
use super::replay::{REFEREE, unsealed};
use super::safe::{Commitment, Promise, Record, Seal, TableKey};
use crate::board::SuspectSet;
use crate::rules::{
    Action, Audience, Deed, Event, Names as _, Position, Refusal, Rule, Seat, spoken,
};
use crate::setup::SCHEME;
use crate::table::{Fingerprint, Recorded, Table, What};

/// What a sound journal proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How many lines it has.
    pub lines: usize,
    /// What the players may have noted at the opening.
    pub fingerprint: Fingerprint,
    /// How many promises were opened and are kept.
    pub promises: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The first line of which something is still sealed, counted from 1.
    pub sealed: Option<usize>,
}

impl Verdict {
    /// Whether everything in the journal could be checked.
    pub const fn is_proof(&self) -> bool {
        self.over && self.sealed.is_none()
    }
}

/// What gives a changed journal away.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the record does not hold")]
pub struct Breach {
    /// The first line that cannot be true, counted from 1.
    pub line: usize,
    /// Why not.
    pub wrong: Wrong,
}

/// Why a line cannot be true.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("something is wrong with a line of the record")]
pub enum Wrong {
    /// It cannot be made sense of.
    Senseless,
    /// What is sealed in it does not open with the key that was published.
    Seal,
    /// The key was published before the game was over, or twice.
    Early,
    /// What was dealt is not what was promised under this label.
    Promise(String),
    /// The deck is not one of the cards of this table.
    Deck,
    /// This rule forbids the line.
    Refused(Rule),
    /// What it says happened does not follow from it.
    Facts,
    /// Lines were taken back, or said again, that were not there; or it is not true that they had shown nothing.
    Back,
}

/// Checks the records of a journal that is whole.
///
/// # Errors
/// The first line that cannot be true.
pub fn verify(records: &[Record<JournalLine>]) -> Result<Verdict, Breach> {
    let (first, rest) = records.split_first().ok_or(Breach { line: 1, wrong: Wrong::Senseless })?;
    let mut check = Check::open(records).map_err(|wrong| Breach { line: 1, wrong })?;
    spelt(first).and_then(|()| check.opening(first)).map_err(|wrong| Breach { line: 1, wrong })?;
    for (record, line) in rest.iter().zip(2..) {
        spelt(record).and_then(|()| check.next(record)).map_err(|wrong| Breach { line, wrong })?;
    }
    Ok(Verdict {
        lines: records.len(),
        fingerprint: check.table.fingerprint.clone(),
        promises: check.promises,
        over: check.table.position().outcome().is_some(),
        sealed: check.sealed,
    })
}

/// A line has one spelling only.
fn spelt(record: &Record<JournalLine>) -> Result<(), Wrong> {
    if record.is_as_written() { Ok(()) } else { Err(Wrong::Senseless) }
}

/// Whether what is told of this many lines from this one on is told of each once, and by their numbers.
fn in_order<T>(from: usize, lines: usize, told: &[(usize, T)]) -> bool {
    told.is_sorted_by(|one, next| one.0 < next.0)
        && told.iter().all(|(seq, _)| (from..from + lines).contains(seq))
}

/// A journal that is being checked.
struct Check<'a> {
    /// Reads the words of lines.
    recorded: Recorded<'a>,
    /// The table as the lines before tell it.
    table: Table,
    promises: usize,
    /// The first line that could not be opened; from there on no card is known.
    sealed: Option<usize>,
}

impl<'a> Check<'a> {
    fn open(records: &'a [Record<JournalLine>]) -> Result<Self, Wrong> {
        let Some(JournalLine::Opened { opening, .. }) = records.first().map(|first| &first.value)
        else {
            return Err(Wrong::Senseless);
        };
        let keys: Option<Vec<TableKey>> = records
            .iter()
            .filter_map(|record| match &record.value {
                JournalLine::Unsealed { key } => Some(TableKey::published(key)),
                _ => None,
            })
            .collect();
        let seal = Seal::published(keys.ok_or(Wrong::Seal)?, &opening.id);
        let table = Table::tell_back(&records[..1], Some(seal), None).map_err(|_| Wrong::Seal)?;
        Ok(Self { recorded: Recorded::of(opening), table, promises: 0, sealed: None })
    }

    /// What is sealed in a record, or nothing where that is not known.
    fn secret(&mut self, record: &Record<JournalLine>) -> Result<Option<Secret>, Wrong> {
        self.table.keep_epoch();
        if record.sealed.as_ref().is_some_and(|sealed| !sealed.is_whole()) {
            return Err(Wrong::Seal);
        }
        let seal = self.table.seal.as_ref();
        if record.sealed.is_some() && seal.is_none_or(Seal::is_shut) {
            self.sealed.get_or_insert(record.place.n as usize + 1);
        }
        unsealed(seal, record).map_err(|_| Wrong::Seal)
    }

    /// The opening: the promises, the deck, and what was dealt at once.
    fn opening(&mut self, first: &Record<JournalLine>) -> Result<(), Wrong> {
        let JournalLine::Opened { opening, commitments, facts, .. } = &first.value else {
            return Err(Wrong::Senseless);
        };
        if opening.rng != SCHEME || opening.game != opening.mode.family() {
            return Err(Wrong::Senseless);
        }
        let secret = self.secret(first)?;
        let Some(Secret::Opened { entrusted, facts: all }) = secret else {
            // Without a key, or without the seal that every opening has.
            return if self.sealed.is_some() { Ok(()) } else { Err(Wrong::Senseless) };
        };
        self.kept(commitments, &entrusted.promises, &entrusted.promised())?;
        let deck: Vec<_> =
            entrusted.deck.iter().filter_map(|card| ByCell(opening).find_suspect(card)).collect();
        let all_cards = SuspectSet::below(opening.cast.len() as u8);
        if deck.len() != entrusted.deck.len()
            || deck.len() != usize::from(all_cards.len())
            || deck.into_iter().collect::<SuspectSet>() != all_cards
        {
            return Err(Wrong::Deck);
        }
        let events = read(&all, &ByCell(opening)).ok_or(Wrong::Senseless)?;
        let start = opening.start(Some(&entrusted)).ok_or(Wrong::Senseless)?;
        let (mut position, mut dealt) = (start, Vec::new());
        position.open(&mut dealt);
        Chance::of(&entrusted, opening).answer(0, position, &mut dealt);
        let open = written(&hidden(&events), &**opening);
        if dealt == events && open == *facts { Ok(()) } else { Err(Wrong::Facts) }
    }

    /// Every promise keeps its commitment, and they promise what they should.
    fn kept(
        &mut self,
        commitments: &[Commitment],
        promises: &[Promise],
        expected: &[(impl AsRef<str>, String)],
    ) -> Result<(), Wrong> {
        for (at, (label, text)) in expected.iter().enumerate() {
            let label = label.as_ref();
            let kept = commitments.get(at).zip(promises.get(at)).is_some_and(|(made, promise)| {
                made.is_kept_by(promise) && promise.label == label && promise.text == *text
            });
            if !kept {
                return Err(Wrong::Promise(label.to_owned()));
            }
        }
        let more = commitments.get(expected.len()).map(|made| made.label.clone());
        let more = more.or_else(|| promises.get(expected.len()).map(|made| made.label.clone()));
        self.promises += expected.len();
        more.map_or(Ok(()), |label| Err(Wrong::Promise(label)))
    }

    /// One more line; then it happens.
    fn next(&mut self, record: &Record<JournalLine>) -> Result<(), Wrong> {
        let secret = self.secret(record)?;
        let position = *self.table.position();
        match &record.value {
            JournalLine::Opened { .. } => return Err(Wrong::Senseless),
            JournalLine::Said { seat, line, facts } => {
                let seat = self.table.opening.find_seat(seat).ok_or(Wrong::Senseless)?;
                let events = read(facts, &self.table.opening).ok_or(Wrong::Senseless)?;
                if events.iter().any(Event::is_secret) != record.sealed.is_some() {
                    return Err(Wrong::Facts);
                }
                if self.sealed.is_some() {
                    self.open_line(seat, line.as_deref())?;
                } else {
                    let sealed = match &secret {
                        Some(Secret::Said { facts }) => Some(&**facts),
                        Some(_) => return Err(Wrong::Senseless),
                        None => None,
                    };
                    self.said(seat, line.as_deref(), facts, sealed)?;
                }
            }
            JournalLine::Refused { seat } => {
                let seat = self.table.opening.find_seat(seat).ok_or(Wrong::Senseless)?;
                match secret {
                    Some(Secret::Refused { line, rule, suspect }) => {
                        let about =
                            suspect.and_then(|it| ByCell(&self.table.opening).find_suspect(&it));
                        self.refused(seat, &line, rule.as_deref(), about)?;
                    }
                    None if self.sealed.is_some() => {}
                    _ => return Err(Wrong::Senseless),
                }
            }
            JournalLine::Undid { lines, shown } => {
                let there = (1..=self.table.seq()).contains(lines);
                if !there || self.table.informed_by_last(&self.recorded, *lines) != *shown {
                    return Err(Wrong::Back);
                }
            }
            JournalLine::Redid { lines, shown } => {
                let there = (1..=self.table.can_redo()).contains(lines);
                if !there || self.table.informed_by_undone(&self.recorded, *lines) != *shown {
                    return Err(Wrong::Back);
                }
            }
            JournalLine::Looked { by } => {
                let over = position.outcome().is_some();
                if by == REFEREE && !self.table.opening.referee && !over {
                    return Err(Wrong::Senseless);
                }
            }
            // Whether a record about PINs makes sense is seen when it is told back.
            JournalLine::Pinned { .. }
            | JournalLine::Mistyped { .. }
            | JournalLine::Unpinned { .. }
            | JournalLine::Seated { .. }
            | JournalLine::Noted
            | JournalLine::Recovered
            | JournalLine::Noticed { .. }
            | JournalLine::Ruled(_) => {}
            JournalLine::Arranged { facts } => self.arranged(facts)?,
            JournalLine::Stands { line } => {
                if !(1..=self.table.seq()).contains(line) {
                    return Err(Wrong::Senseless);
                }
            }
            JournalLine::Corrected { from, lines, changed, .. }
                if !self.has_place(*from, *lines, changed) =>
            {
                return Err(Wrong::Senseless);
            }
            JournalLine::Corrected { from, lines, changed, shown } => match secret {
                Some(Secret::Corrected { facts }) => {
                    if !in_order(*from, *lines, &facts) {
                        return Err(Wrong::Senseless);
                    }
                    let anew = Corrected { from: *from, lines: *lines, changed, facts: &facts };
                    self.corrected(&anew)?;
                    if self.table.informs(&anew) && !shown {
                        return Err(Wrong::Back);
                    }
                }
                None if self.sealed.is_some() => {}
                _ => return Err(Wrong::Senseless),
            },
            JournalLine::Unsealed { .. } => {
                if position.outcome().is_none() || self.table.unsealed {
                    return Err(Wrong::Early);
                }
            }
        }
        self.table.replay(record).map_err(|_| Wrong::Senseless)
    }

    /// A line of which not everything is known must at least be allowed by what everybody sees.
    fn open_line(&self, seat: Seat, line: Option<&str>) -> Result<(), Wrong> {
        let Some(line) = line else { return Ok(()) };
        let action = self.action(seat, Some(line), &[]).ok_or(Wrong::Senseless)?;
        let seen = self.table.position().seen_by(Audience::Public);
        seen.check(&action).map_err(|refusal| Wrong::Refused(refusal.rule))
    }

    /// A line of which everything is known.
    fn said(
        &self,
        seat: Seat,
        line: Option<&str>,
        facts: &[Vec<String>],
        sealed: Option<&[Vec<String>]>,
    ) -> Result<(), Wrong> {
        let opening = &self.table.opening;
        let events = match sealed {
            Some(facts) => read(facts, &ByCell(opening)),
            None => read(facts, opening),
        };
        let events = events.ok_or(Wrong::Senseless)?;
        let hides = events.iter().any(Event::is_secret);
        if written(&hidden(&events), opening) != facts || hides != sealed.is_some() {
            return Err(Wrong::Facts);
        }
        self.follows(seat, line, &events)
    }

    /// Whether lines from this one on can be put right so: there are this many, and those that changed are among them, each
    /// a line of the game and told once.
    fn has_place(&self, from: usize, lines: usize, changed: &[(usize, JournalLine)]) -> bool {
        let there = self.table.seq();
        let kinds = changed.iter().all(|(_, line)| {
            matches!(
                line,
                JournalLine::Said { .. } | JournalLine::Ruled(_) | JournalLine::Arranged { .. }
            )
        });
        (1..=there).contains(&from)
            && lines <= there + 1 - from
            && kinds
            && in_order(from, lines, changed)
    }

    /// Lines that were put right: each of them follows from the one before as if it had been said so at first.
    fn corrected(&mut self, anew: &Corrected<'_>) -> Result<(), Wrong> {
        let keep = anew.from.checked_sub(1).filter(|keep| *keep <= self.table.seq());
        let keep = keep.ok_or(Wrong::Senseless)?;
        let (past, entries) = (self.table.past.clone(), self.table.entries.len());
        self.table.past.truncate(keep);
        for seq in anew.from..anew.from + anew.lines {
            let old = past.get(seq - 1).map(|moment| self.table.entry(moment).what.clone());
            let facts = anew.facts_of(seq);
            match (anew.line(seq), &old) {
                (Some(JournalLine::Said { seat, line, facts: open }), _) => {
                    let seat = self.table.opening.find_seat(seat).ok_or(Wrong::Senseless)?;
                    self.said(seat, line.as_deref(), open, facts)?;
                }
                (Some(JournalLine::Arranged { facts }), _) => self.arranged(facts)?,
                (None, Some(What::Said { seat, line, events })) => {
                    let open = written(&hidden(events), &self.table.opening);
                    self.said(*seat, line.as_deref(), &open, facts)?;
                }
                _ => {}
            }
            self.table.take_in_anew(anew, seq, old).ok_or(Wrong::Senseless)?;
        }
        self.table.past = past;
        self.table.entries.truncate(entries);
        Ok(())
    }

    /// A board that was put right has the same suspects as before.
    fn arranged(&self, facts: &[Vec<String>]) -> Result<(), Wrong> {
        let lying = self.table.position().grid().suspects();
        match read(facts, &self.table.opening).as_deref() {
            Some([Event::Arranged(rows)])
                if rows.cards().collect::<SuspectSet>() == lying
                    && rows.cards().count() == usize::from(lying.len()) =>
            {
                Ok(())
            }
            _ => Err(Wrong::Senseless),
        }
    }

    /// Whether these facts are what the rules make of the line.
    fn follows(&self, seat: Seat, line: Option<&str>, events: &[Event]) -> Result<(), Wrong> {
        let position = self.table.position();
        if line.is_none() && !events.is_empty() && events.iter().all(Event::is_opened) {
            return if self.table.may_open(seat, events) { Ok(()) } else { Err(Wrong::Facts) };
        }
        let action = self.action(seat, line, events).ok_or(Wrong::Senseless)?;
        let speaks = position.decision().is_some_and(|owed| owed.seat == seat);
        if !speaks && !matches!(action, Action::Concede(_)) {
            return Err(Wrong::Refused(Rule::NotYourTurn));
        }
        match self.outcome(position, &action, events) {
            Ok(true) => Ok(()),
            Ok(false) => Err(Wrong::Facts),
            Err(refusal) => Err(Wrong::Refused(refusal.rule)),
        }
    }

    /// Whether exactly these facts come of the action, chance being as it was recorded.
    fn outcome(
        &self,
        position: &Position,
        action: &Action,
        events: &[Event],
    ) -> Result<bool, Refusal> {
        if !action.is_private() {
            position.seen_by(Audience::Public).check(action)?;
        }
        let (after, mut found) = position.play(action).map_err(|error| error.refusal)?;
        self.table.chance.answer(self.table.shuffles(), after, &mut found);
        Ok(found == events)
    }

    /// The action that a recorded line was.
    fn action(&self, seat: Seat, line: Option<&str>, events: &[Event]) -> Option<Action> {
        let position = self.table.position();
        let all = position.seen_by(Audience::Referee);
        let found = self.recorded.action(&all, seat, line, events);
        let Some(line) = line else { return found };
        let words = |action: &Action| action.write(position.grid(), &self.table.opening);
        let kept = found.as_ref().map(|action| position.canonical(action));
        // An older record may have kept a line in other words, and a name may read as something else; the list of what
        // is allowed leaves no doubt.
        kept.into_iter().chain(found).find(|action| words(action) == line).or_else(|| {
            let mut legal = Vec::new();
            position.legal(&mut legal);
            legal.into_iter().find(|action| words(action) == line)
        })
    }

    /// A line was refused for the reason that is recorded, as far as its words say one action by themselves.
    fn refused(
        &self,
        seat: Seat,
        line: &str,
        rule: Option<&str>,
        about: Option<crate::board::Suspect>,
    ) -> Result<(), Wrong> {
        let Some(rule) = rule else { return Ok(()) };
        let position = self.table.position();
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let names = ByCell(&self.table.opening);
        if let Some(deed) = spoken::read::<Deed>(&words, &names) {
            let found = position.check(&Action::Do(deed)).err();
            let same = found.is_some_and(|it| it.rule.id() == rule && it.suspect == about);
            return if same { Ok(()) } else { Err(Wrong::Facts) };
        }
        match words.as_slice() {
            [verb, cards @ ..] if verb == "reveal" => {
                let held = |word: &String| match word.split_once('@') {
                    Some((card, seq)) => Some((names.find_suspect(card)?, Some(seq.parse().ok()?))),
                    None => Some((names.find_suspect(word)?, None)),
                };
                let cards: Option<Vec<_>> = cards.iter().map(held).collect();
                let found = cards.and_then(|cards| self.table.cannot_open(seat, &cards));
                let same = found.is_some_and(|it| it.rule.id() == rule && it.suspect == about);
                if same { Ok(()) } else { Err(Wrong::Facts) }
            }
            _ if Rule::ALL.iter().any(|known| known.id() == rule) => Ok(()),
            _ => Err(Wrong::Senseless),
        }
    }
}
