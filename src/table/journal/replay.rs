//! Opening a table, and telling one back from its journal.
use std::path::Path;

use super::by_cell::ByCell;
use super::chance::Chance;
use super::corrected::Corrected;
use super::entry::{Entry, HiddenRefusal, What};
use super::facts::{hidden, read, written};
use super::lines::{JournalLine, Secret};
use super::memory::Told;
use super::safe::{Commitment, Journal, JournalError, Lock, Place, Record, Seal};
use crate::rules::{Event, Names, Position, Refusal, Rule, Seat};
use crate::table::{Entrusted, Fingerprint, Gate, LineError, Moment, Opening, Table};

/// How the log calls a referee who does not play.
pub(in crate::table) const REFEREE: &str = "referee";

/// A record that is sound but that this program cannot make sense of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Senseless {
    /// Its number, counted from 0.
    pub record: u64,
}

impl Table {
    /// Opens a new table: what is dealt at once is recorded with the opening.
    ///
    /// # Errors
    /// What [`Journal::create`] says; then there is no file.
    pub fn create(
        path: &Path,
        opening: Opening,
        entrusted: Entrusted,
        commitments: Vec<Commitment>,
        lock: Option<Lock>,
        seal: Seal,
    ) -> Result<Self, LineError> {
        let start = opening.start(Some(&entrusted));
        let start =
            start.ok_or_else(|| JournalError::NotARecord("no game begins so".to_owned()))?;
        let (mut position, mut events) = (start, Vec::new());
        position.open(&mut events);
        let chance = Chance::of(&entrusted, &opening);
        chance.answer(0, position, &mut events);
        let line = JournalLine::Opened {
            facts: written(&hidden(&events), &opening),
            opening: Box::new(opening.clone()),
            commitments: commitments.clone(),
            lock,
        };
        let facts = written(&events, &ByCell(&opening));
        let secret = Secret::Opened { facts, entrusted: entrusted.clone() };
        let sealed = seal.seal(&Place::first(), &secret)?;
        let journal = Journal::create(path, &line, Some(&sealed))?;
        let fingerprint = Fingerprint::of(&journal.next().prev);
        let mut table = Self::blank(opening, commitments, fingerprint, &start, Some(seal));
        table.chance = chance;
        table.dealt = Some(entrusted);
        table.deal(events);
        table.journal = Some(journal);
        Ok(table)
    }

    fn blank(
        opening: Opening,
        commitments: Vec<Commitment>,
        fingerprint: Fingerprint,
        start: &Position,
        seal: Option<Seal>,
    ) -> Self {
        Self {
            journal: None,
            seal,
            opening,
            commitments,
            fingerprint,
            keys: Vec::new(),
            unsealed: false,
            start: *start,
            dealt: None,
            chance: Chance::default(),
            past: Vec::new(),
            undone: Vec::new(),
            entries: Vec::new(),
            earlier: Vec::new(),
        }
    }

    fn deal(&mut self, events: Vec<Event>) {
        for event in &events {
            self.start.apply(event);
        }
        self.entries.push(Entry { seq: 0, what: What::Opened(events) });
    }

    /// The table that a journal tells; `journal` is given where it may be written to.
    ///
    /// # Errors
    /// The number of the record that this program cannot make sense of.
    pub fn tell_back(
        records: &[Record<JournalLine>],
        seal: Option<Seal>,
        journal: Option<Journal>,
    ) -> Result<Self, Senseless> {
        Self::tell_on(records, Told::default(), seal, journal)
    }

    /// The same where `told` is what the records between the first and the second one said.
    ///
    /// # Errors
    /// As [`tell_back`](Self::tell_back).
    pub fn tell_on(
        records: &[Record<JournalLine>],
        told: Told,
        seal: Option<Seal>,
        journal: Option<Journal>,
    ) -> Result<Self, Senseless> {
        let senseless = Senseless { record: 0 };
        let (first, records) = records.split_first().ok_or(senseless)?;
        let secret: Option<Secret> = unsealed(seal.as_ref(), first)?;
        let JournalLine::Opened { opening, commitments, facts, .. } = &first.value else {
            return Err(senseless);
        };
        let (entrusted, events) = match secret {
            Some(Secret::Opened { entrusted, facts }) => {
                (Some(entrusted), read(&facts, &ByCell(opening)))
            }
            Some(_) => return Err(senseless),
            None => (None, read(facts, &**opening)),
        };
        let start = opening.start(entrusted.as_ref()).ok_or(senseless)?;
        let (opening, commitments) = ((**opening).clone(), commitments.clone());
        let chance = entrusted.as_ref().map(|secret| Chance::of(secret, &opening));
        let fingerprint = Fingerprint::of(&first.hash);
        let mut table = Self::blank(opening, commitments, fingerprint, &start, seal);
        table.chance = chance.unwrap_or_default();
        table.dealt = entrusted;
        table.deal(events.ok_or(senseless)?);
        table.hear(told).ok_or(senseless)?;
        for record in records {
            table.replay(record).map_err(|_| Senseless { record: record.place.n })?;
        }
        table.journal = journal;
        Ok(table)
    }

    /// Lets happen what the next record says.
    ///
    /// # Errors
    /// That this program cannot make sense of it.
    pub(in crate::table) fn replay(
        &mut self,
        record: &Record<JournalLine>,
    ) -> Result<(), Senseless> {
        self.keep_epoch();
        let secret: Option<Secret> = unsealed(self.seal.as_ref(), record)?;
        self.take_in(&record.value, secret).ok_or(Senseless { record: record.place.n })
    }

    /// Takes in what a record says; nothing if it makes no sense here.
    fn take_in(&mut self, line: &JournalLine, secret: Option<Secret>) -> Option<()> {
        match line {
            JournalLine::Corrected { from, lines, changed, shown } => {
                let facts = match secret {
                    Some(Secret::Corrected { facts }) => facts,
                    Some(_) => return None,
                    None => Vec::new(),
                };
                let anew = Corrected { from: *from, lines: *lines, changed, facts: &facts };
                self.corrected(&anew, *shown)?;
            }
            JournalLine::Unsealed { key } => self.unseal(key.clone()),
            line => {
                let what = self.what(line, secret)?;
                self.happen(what);
            }
        }
        Some(())
    }

    /// What a record tells that puts nothing else right and opens nothing; nothing if it makes no sense here.
    pub(in crate::table) fn what(
        &self,
        line: &JournalLine,
        secret: Option<Secret>,
    ) -> Option<What> {
        Some(match line {
            JournalLine::Opened { .. }
            | JournalLine::Corrected { .. }
            | JournalLine::Unsealed { .. } => return None,
            JournalLine::Said { seat, line, facts } => {
                let seat = self.opening.find_seat(seat)?;
                let events = match secret {
                    Some(Secret::Said { facts }) => read(&facts, &ByCell(&self.opening)),
                    Some(_) => None,
                    None => read(facts, &self.opening),
                };
                What::Said { seat, line: line.clone(), events: events? }
            }
            JournalLine::Refused { seat } => {
                let seat = self.opening.find_seat(seat)?;
                let why = match secret {
                    Some(Secret::Refused { line, rule, suspect }) => {
                        let rule =
                            Rule::ALL.iter().find(|known| Some(known.id()) == rule.as_deref());
                        let suspect =
                            suspect.and_then(|name| ByCell(&self.opening).find_suspect(&name));
                        let refusal = rule.map(|rule| Refusal { suspect, ..Refusal::of(*rule) });
                        Some(HiddenRefusal { line, refusal })
                    }
                    _ => None,
                };
                What::Refused { seat, why }
            }
            JournalLine::Undid { lines, shown } => What::Undid { lines: *lines, shown: *shown },
            JournalLine::Redid { lines, shown } => What::Redid { lines: *lines, shown: *shown },
            JournalLine::Looked { by } => {
                What::Looked(self.called(by).filter(|by| self.gate(*by) != Gate::Choose)?)
            }
            JournalLine::Pinned { .. }
            | JournalLine::Mistyped { .. }
            | JournalLine::Unpinned { .. } => self.about_pins(line)?,
            JournalLine::Seated { .. } => self.seated(line)?,
            JournalLine::Noted => What::Noted(match secret {
                Some(Secret::Noted { text }) => Some(text.trim_end().to_owned()),
                _ => None,
            }),
            JournalLine::Recovered => What::Recovered,
            JournalLine::Noticed { what, seen } => What::Noticed { what: *what, seen: *seen },
            JournalLine::Ruled(ruling) => What::Ruled(ruling.clone()),
            JournalLine::Arranged { facts } => match read(facts, &self.opening)?[..] {
                [Event::Arranged(rows)] => What::Arranged(rows),
                _ => return None,
            },
            JournalLine::Stands { line } => What::Stands(*line),
        })
    }

    /// Lets something happen, said now or told back, and notes it in the log.
    pub(in crate::table) fn happen(&mut self, what: What) {
        let mut after = *self.position();
        let (seat, events) = match &what {
            What::Said { seat, events, .. } => (Some(*seat), events.clone()),
            What::Arranged(rows) => (None, vec![Event::Arranged(*rows)]),
            What::Ruled(ruling) => {
                let mut choices = self.choices_at(self.seq());
                choices.set(ruling.choice);
                after.adopt(&choices);
                (None, Vec::new())
            }
            What::Undid { lines, .. } => {
                let keep = self.past.len().saturating_sub(*lines);
                self.undone.extend(self.past.drain(keep..).rev());
                return self.note(what);
            }
            What::Redid { lines, .. } => {
                let keep = self.undone.len().saturating_sub(*lines);
                self.past.extend(self.undone.drain(keep..).rev());
                return self.note(what);
            }
            What::Seated { seat, player, .. } => {
                self.seat_at(*seat, player);
                return self.note(what);
            }
            _ => return self.note(what),
        };
        for event in &events {
            after.apply(event);
        }
        // What the table has decided together stands under whoever owes the next line.
        let owed = after.decision().map_or(Seat::new(0), |owed| owed.seat);
        let entry = self.entries.len();
        self.note(what);
        self.past.push(Moment { seat: seat.unwrap_or(owed), events, after, entry });
        self.entries[entry].seq = self.past.len();
        self.undone.clear();
    }

    /// Notes it in the log.
    pub(in crate::table) fn note(&mut self, what: What) {
        self.entries.push(Entry { seq: self.past.len(), what });
    }

    /// The key of this epoch is public.
    pub(in crate::table) fn unseal(&mut self, key: String) {
        self.keys.push(key);
        self.unsealed = true;
        self.note(What::Unsealed);
    }

    /// A game that goes on after its end was opened has secrets again, so the next epoch begins. Called before
    /// anything is sealed or opened.
    pub(in crate::table) fn keep_epoch(&mut self) {
        if self.unsealed && self.position().outcome().is_none() {
            self.unsealed = false;
            if let Some(seal) = &mut self.seal {
                seal.next_epoch();
            }
        }
    }
}

/// Opens what is sealed in a record, where there is a key.
pub(in crate::table) fn unsealed(
    seal: Option<&Seal>,
    record: &Record<JournalLine>,
) -> Result<Option<Secret>, Senseless> {
    match (seal.filter(|seal| !seal.is_shut()), &record.sealed) {
        (Some(seal), Some(sealed)) => seal
            .open(&record.place, sealed)
            .map(Some)
            .map_err(|_| Senseless { record: record.place.n }),
        _ => Ok(None),
    }
}
