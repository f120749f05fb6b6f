//! One table: its journal, and the positions that the journal tells.
use std::path::Path;

use super::entry::{Entry, Hidden, What};
use super::facts::{self, Names as _};
use super::lines::{Line, Secret};
use super::opening::ByCell;
use super::safe::{
    Commitment, Journal, JournalError, Lock, Place, Record, Seal, SealError, Sealed,
};
use super::words;
use super::{Entrusted, Opening, View};
use crate::board::Suspect;
use crate::rules::{Action, Ask, Audience, Event, Position, Refusal, Rule, Seat, Trust};

/// How the log calls a referee who does not play.
const REFEREE: &str = "referee";

/// An open table. Whoever shows it to somebody asks for a [`View`].
pub struct Table {
    /// None for a table that is only looked at.
    journal: Option<Journal>,
    /// None where the key is missing: then only what lies open is known.
    seal: Option<Seal>,
    opening: Opening,
    commitments: Vec<Commitment>,
    start: Position,
    past: Vec<Moment>,
    undone: Vec<Moment>,
    entries: Vec<Entry>,
}

/// One accepted line, with the position after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Who said it.
    pub seat: Seat,
    /// What happened.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Position,
    /// Which entry of the log it is.
    entry: usize,
}

/// Why a line was not accepted.
#[derive(Debug)]
pub enum LineError {
    /// A rule forbids it, as everybody can see.
    Refused(Refusal),
    /// A hidden card forbids it. The reason is on the owner's private page, and nowhere else.
    Hidden(Seat),
    /// The line is secret and must be told, not said.
    Private,
    /// The key that opens the table's secrets is not on this computer.
    Locked,
    /// The record could not be written; nothing has changed.
    Journal(JournalError),
}

/// A record that is sound but that this program cannot make sense of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Senseless {
    /// Its number, counted from 0.
    pub record: u64,
}

/// Why lines could not be taken back or said again.
#[derive(Debug)]
pub enum UndoError {
    /// There are only so many.
    Only(usize),
    /// The record could not be written.
    Line(LineError),
}

impl From<LineError> for UndoError {
    fn from(error: LineError) -> Self {
        Self::Line(error)
    }
}

impl From<SealError> for LineError {
    fn from(_: SealError) -> Self {
        Self::Locked
    }
}

impl From<JournalError> for LineError {
    fn from(error: JournalError) -> Self {
        Self::Journal(error)
    }
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
        let (mut position, mut events) = (start, Vec::new());
        position.open(&mut events);
        let line = Line::Opened {
            facts: written(&hidden(&events), &opening),
            opening: Box::new(opening.clone()),
            commitments: commitments.clone(),
            lock,
        };
        let secret = Secret::Opened { facts: written(&events, &ByCell(&opening)), entrusted };
        let sealed = seal.seal(&Place::first(), &secret)?;
        let journal = Journal::create(path, &line, Some(&sealed))?;
        let mut table = Self::blank(opening, commitments, &start, Some(seal));
        table.deal(events);
        table.journal = Some(journal);
        Ok(table)
    }

    fn blank(
        opening: Opening,
        commitments: Vec<Commitment>,
        start: &Position,
        seal: Option<Seal>,
    ) -> Self {
        Self {
            journal: None,
            seal,
            opening,
            commitments,
            start: *start,
            past: Vec::new(),
            undone: Vec::new(),
            entries: Vec::new(),
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
        records: Vec<Record<Line>>,
        seal: Option<Seal>,
        journal: Option<Journal>,
    ) -> Result<Self, Senseless> {
        let mut records = records.into_iter();
        let senseless = Senseless { record: 0 };
        let first = records.next().ok_or(senseless)?;
        let secret: Option<Secret> = unsealed(seal.as_ref(), &first)?;
        let Line::Opened { opening, commitments, facts, .. } = first.value else {
            return Err(senseless);
        };
        let (entrusted, events) = match secret {
            Some(Secret::Opened { entrusted, facts }) => {
                (Some(entrusted), read(&facts, &ByCell(&opening)))
            }
            Some(_) => return Err(senseless),
            None => (None, read(&facts, &*opening)),
        };
        let start = opening.start(entrusted.as_ref());
        let mut table = Self::blank(*opening, commitments, &start, seal);
        table.deal(events.ok_or(senseless)?);
        for record in records {
            let number = record.place.n;
            table.replay(record).map_err(|_| Senseless { record: number })?;
        }
        table.journal = journal;
        Ok(table)
    }

    fn replay(&mut self, record: Record<Line>) -> Result<(), Senseless> {
        let senseless = Senseless { record: record.place.n };
        let secret: Option<Secret> = unsealed(self.seal.as_ref(), &record)?;
        match record.value {
            Line::Opened { .. } => return Err(senseless),
            Line::Said { seat, line, facts } => {
                let seat = self.opening.find_seat(&seat).ok_or(senseless)?;
                let events = match secret {
                    Some(Secret::Said { facts }) => read(&facts, &ByCell(&self.opening)),
                    Some(_) => None,
                    None => read(&facts, &self.opening),
                };
                self.happened(seat, line, events.ok_or(senseless)?);
            }
            Line::Refused { seat } => {
                let seat = self.opening.find_seat(&seat).ok_or(senseless)?;
                let why = match secret {
                    Some(Secret::Refused { line, rule, suspect }) => {
                        let rule =
                            Rule::ALL.iter().find(|known| Some(known.id()) == rule.as_deref());
                        let suspect =
                            suspect.and_then(|name| ByCell(&self.opening).find_suspect(&name));
                        let refusal = rule.map(|rule| Refusal { suspect, ..Refusal::of(*rule) });
                        Some(Hidden { line, refusal })
                    }
                    _ => None,
                };
                self.note(What::Refused { seat, why });
            }
            Line::Undid { lines, shown } => self.take_back(lines, shown),
            Line::Redid { lines } => self.say_again(lines),
            Line::Looked { by } => {
                let by = if by == REFEREE {
                    Audience::Referee
                } else {
                    Audience::Seat(self.opening.find_seat(&by).ok_or(senseless)?)
                };
                self.note(What::Looked(by));
            }
            Line::Recovered => self.note(What::Recovered),
        }
        Ok(())
    }

    fn note(&mut self, what: What) {
        self.entries.push(Entry { seq: self.past.len(), what });
    }

    fn happened(&mut self, seat: Seat, line: Option<String>, events: Vec<Event>) {
        let mut after = *self.position();
        for event in &events {
            after.apply(event);
        }
        let entry = self.entries.len();
        self.note(What::Said { seat, line, events: events.clone() });
        self.past.push(Moment { seat, events, after, entry });
        self.entries[entry].seq = self.past.len();
        self.undone.clear();
    }

    fn take_back(&mut self, lines: usize, shown: bool) {
        let keep = self.past.len().saturating_sub(lines);
        self.undone.extend(self.past.drain(keep..).rev());
        self.note(What::Undid { lines, shown });
    }

    fn say_again(&mut self, lines: usize) {
        let keep = self.undone.len().saturating_sub(lines);
        self.past.extend(self.undone.drain(keep..).rev());
        self.note(What::Redid(lines));
    }

    /// What the table was opened with.
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The salted commitments made at the opening.
    pub fn commitments(&self) -> &[Commitment] {
        &self.commitments
    }

    /// The place after the newest record, which a head remembers; none for a table only looked at.
    pub fn place(&self) -> Option<&Place> {
        self.journal.as_ref().map(Journal::next)
    }

    /// Whether the secrets of the table cannot be read here.
    pub const fn is_locked(&self) -> bool {
        self.seal.is_none()
    }

    /// Lines accepted and in force.
    pub fn seq(&self) -> usize {
        self.past.len()
    }

    /// Lines taken back that could be said again.
    pub fn can_redo(&self) -> usize {
        self.undone.len()
    }

    /// The table as `audience` may know it now.
    pub fn view(&self, audience: Audience) -> View<'_> {
        self.view_at(audience, self.seq())
    }

    /// The table as `audience` may know it as it was after `seq` lines; at most the present.
    pub fn view_at(&self, audience: Audience, seq: usize) -> View<'_> {
        View::new(self, audience, seq.min(self.seq()))
    }

    pub(super) fn past(&self) -> &[Moment] {
        &self.past
    }

    pub(super) const fn start(&self) -> &Position {
        &self.start
    }

    fn position(&self) -> &Position {
        self.position_at(self.seq())
    }

    pub(super) fn position_at(&self, seq: usize) -> &Position {
        seq.checked_sub(1).and_then(|last| self.past.get(last)).map_or(&self.start, |it| &it.after)
    }

    /// The log up to `seq` lines as `audience` may know it; after the end everybody may know all.
    pub(super) fn entries(&self, audience: Audience) -> Vec<Entry> {
        let audience =
            if self.position().outcome().is_some() { Audience::Referee } else { audience };
        self.entries.iter().map(|entry| entry.seen_by(audience)).collect()
    }

    /// How often each seat, and last the referee, looked at what is secret.
    pub(super) fn looks(&self) -> Vec<usize> {
        let by = |audience| {
            let same = |entry: &&Entry| entry.what == What::Looked(audience);
            self.entries.iter().filter(same).count()
        };
        self.opening
            .all_seats()
            .map(|seat| by(Audience::Seat(seat)))
            .chain([by(Audience::Referee)])
            .collect()
    }

    /// Why the last line of `seat` was refused, if that waits to be read: for his private page only.
    pub fn refused(&self, seat: Seat) -> Option<&Hidden> {
        self.entries
            .iter()
            .rev()
            .take_while(|entry| !matches!(entry.what, What::Said { .. }))
            .find_map(|entry| match &entry.what {
                What::Refused { seat: who, why: Some(why) } if *who == seat => Some(why),
                _ => None,
            })
    }

    /// Says a line aloud; `by` is who says it, if that was said.
    ///
    /// What everybody can see to be forbidden is refused first, so that a hidden card is looked at only
    /// when nothing else decides.
    ///
    /// # Errors
    /// See [`LineError`]; the game is as it was.
    pub fn act(&mut self, by: Option<Seat>, action: &Action) -> Result<(), LineError> {
        if action.is_private() {
            return Err(LineError::Private);
        }
        let seat = self.speaker(by, action)?;
        self.view(Audience::Public).position().check(action).map_err(LineError::Refused)?;
        self.play(seat, action)
    }

    /// Tells a line in private. Whatever is wrong with it is for the owner's page only.
    ///
    /// # Errors
    /// [`LineError::Refused`] if nothing is asked of this seat in private now; else as [`act`](Self::act).
    pub fn tell(&mut self, seat: Seat, action: &Action) -> Result<(), LineError> {
        self.may_tell(seat).map_err(LineError::Refused)?;
        self.play(seat, action)
    }

    /// Whether something is asked of `seat` in private now.
    ///
    /// # Errors
    /// The refusal that everybody may read.
    pub fn may_tell(&self, seat: Seat) -> Result<(), Refusal> {
        match self.position().decision() {
            None => Err(Refusal::of(Rule::GameOver)),
            Some(owed) if owed.seat != seat => Err(Refusal::to(Rule::NotYourTurn, owed.seat)),
            Some(owed) if !matches!(owed.ask, Ask::Become | Ask::Drew(_)) => {
                Err(Refusal::to(Rule::OtherOwed, seat))
            }
            Some(_) => Ok(()),
        }
    }

    /// Records that a private line of `seat` was not understood; the words are for his page only.
    ///
    /// # Errors
    /// Always: [`LineError::Hidden`], or what the journal says.
    pub fn misunderstood(&mut self, seat: Seat, words: &str) -> Result<(), LineError> {
        self.refuse(seat, words.chars().take(60).collect(), None)
    }

    /// Opens the identity of `seat` to all: at the end, or earlier by its owner.
    ///
    /// # Errors
    /// [`LineError::Hidden`] if another card is known to be that identity or the card lies open.
    pub fn reveal(&mut self, seat: Seat, card: Suspect) -> Result<(), LineError> {
        let position = self.position();
        let known = position.holding(seat).identity.known();
        if position.open_cards().contains(card) || known.is_some_and(|known| known != card) {
            let words = format!("reveal {}", ByCell(&self.opening).suspect(card));
            return self.refuse(seat, words, Some(Refusal::about(Rule::CardElsewhere, card)));
        }
        self.record(seat, None, vec![Event::Opened(seat, card)])
    }

    fn speaker(&self, by: Option<Seat>, action: &Action) -> Result<Seat, LineError> {
        let owed = self.position().decision();
        if let Action::Concede(seat) = action {
            return Ok(*seat);
        }
        let Some(owed) = owed else {
            return Err(LineError::Refused(Refusal::of(Rule::GameOver)));
        };
        match by {
            Some(seat) if seat != owed.seat => {
                Err(LineError::Refused(Refusal::to(Rule::NotYourTurn, owed.seat)))
            }
            _ => Ok(owed.seat),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action) -> Result<(), LineError> {
        if self.seal.is_none() {
            return Err(LineError::Locked);
        }
        let grid = *self.position().grid();
        match self.position().play(action) {
            Ok((_, events)) => {
                let line =
                    (!action.is_private()).then(|| words::write(action, &grid, &self.opening));
                self.record(seat, line, events)
            }
            Err(error) => {
                let line = words::write(action, &grid, &ByCell(&self.opening));
                self.refuse(seat, line, Some(error.refusal))
            }
        }
    }

    /// The sealed words name suspects by their starting cells, all of one length.
    fn refuse(
        &mut self,
        seat: Seat,
        line: String,
        refusal: Option<Refusal>,
    ) -> Result<(), LineError> {
        let by_cell = ByCell(&self.opening);
        let secret = Secret::Refused {
            line: line.clone(),
            rule: refusal.map(|refusal| refusal.rule.id().to_owned()),
            suspect: refusal
                .and_then(|refusal| refusal.suspect)
                .map(|suspect| by_cell.suspect(suspect).to_owned()),
        };
        let open = Line::Refused { seat: self.opening.seat_id(seat).to_owned() };
        self.append(&open, Some(&secret))?;
        self.note(What::Refused { seat, why: Some(Hidden { line, refusal }) });
        Err(LineError::Hidden(seat))
    }

    /// Records a line, `None` if it was said in private, and lets it happen.
    fn record(
        &mut self,
        seat: Seat,
        line: Option<String>,
        events: Vec<Event>,
    ) -> Result<(), LineError> {
        // Whether something is sealed depends on the kinds of facts only, never on what they say.
        let hides = events.iter().any(|event| matches!(event, Event::Drew(..) | Event::Became(..)));
        let secret =
            hides.then(|| Secret::Said { facts: written(&events, &ByCell(&self.opening)) });
        let open = Line::Said {
            seat: self.opening.seat_id(seat).to_owned(),
            line: line.clone(),
            facts: written(&hidden(&events), &self.opening),
        };
        self.append(&open, secret.as_ref())?;
        self.happened(seat, line, events);
        Ok(())
    }

    fn append(&mut self, line: &Line, secret: Option<&Secret>) -> Result<(), LineError> {
        let (Some(journal), Some(seal)) = (&mut self.journal, &self.seal) else {
            return Err(LineError::Locked);
        };
        let sealed: Option<Sealed> =
            secret.map(|secret| seal.seal(journal.next(), secret)).transpose()?;
        Ok(journal.append(line, sealed.as_ref())?)
    }

    /// Whether somebody learned something by one of the last `lines` lines: an answer was given, a card
    /// was turned up, or a player has seen what he drew.
    pub fn has_shown(&self, lines: usize) -> bool {
        let from = self.past.len().saturating_sub(lines);
        self.past[from..].iter().any(|moment| {
            moment.events.iter().any(|event| match *event {
                Event::Drew(seat, _) => {
                    self.opening.seats.get(seat.at()).is_some_and(|info| info.trust != Trust::Dealt)
                        || self.looked_since(moment.entry, seat)
                }
                event => event.shows(),
            })
        })
    }

    fn looked_since(&self, entry: usize, seat: Seat) -> bool {
        self.entries[entry..].iter().any(|later| match later.what {
            What::Looked(audience) => audience.sees(seat),
            _ => false,
        })
    }

    /// Takes the last `lines` lines back.
    ///
    /// # Errors
    /// How many lines there are, if there are fewer; else what the journal says.
    pub fn undo(&mut self, lines: usize) -> Result<(), UndoError> {
        if lines == 0 || lines > self.past.len() {
            return Err(UndoError::Only(self.past.len()));
        }
        let shown = self.has_shown(lines);
        self.append(&Line::Undid { lines, shown }, None)?;
        self.take_back(lines, shown);
        Ok(())
    }

    /// Says `lines` lines again that were taken back last.
    ///
    /// # Errors
    /// How many lines there are, if there are fewer; else what the journal says.
    pub fn redo(&mut self, lines: usize) -> Result<(), UndoError> {
        if lines == 0 || lines > self.undone.len() {
            return Err(UndoError::Only(self.undone.len()));
        }
        self.append(&Line::Redid { lines }, None)?;
        self.say_again(lines);
        Ok(())
    }

    /// Records that a seat or the referee looks at what is secret; before it is shown.
    ///
    /// # Errors
    /// What the journal says; then nothing may be shown.
    pub fn look(&mut self, by: Audience) -> Result<(), LineError> {
        let name = match by {
            Audience::Public => return Ok(()),
            Audience::Seat(seat) => self.opening.seat_id(seat),
            Audience::Referee => REFEREE,
        };
        self.append(&Line::Looked { by: name.to_owned() }, None)?;
        self.note(What::Looked(by));
        Ok(())
    }

    /// Records that the file was damaged and was put right.
    ///
    /// # Errors
    /// What the journal says.
    pub fn recovered(&mut self) -> Result<(), LineError> {
        self.append(&Line::Recovered, None)?;
        self.note(What::Recovered);
        Ok(())
    }
}

fn hidden(events: &[Event]) -> Vec<Event> {
    events.iter().map(|event| event.seen_by(Audience::Public)).collect()
}

fn written(events: &[Event], names: &impl facts::Names) -> Vec<Vec<String>> {
    events.iter().map(|event| facts::write(event, names)).collect()
}

fn read(facts: &[Vec<String>], names: &impl facts::Names) -> Option<Vec<Event>> {
    facts.iter().map(|words| facts::read(words, names)).collect()
}

/// Opens what is sealed in a record, where there is a key.
fn unsealed(seal: Option<&Seal>, record: &Record<Line>) -> Result<Option<Secret>, Senseless> {
    match (seal, &record.sealed) {
        (Some(seal), Some(sealed)) => seal
            .open(&record.place, sealed)
            .map(Some)
            .map_err(|_| Senseless { record: record.place.n }),
        _ => Ok(None),
    }
}
