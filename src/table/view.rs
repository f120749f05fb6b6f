//! What one audience may know.
use super::journal::safe::Commitment;
use super::{Entrusted, Entry, Fingerprint, Gate, HiddenRefusal, Opening, Table, What};
use crate::board::SuspectSet;
use crate::deduce::{self, Finding};
use crate::rules::{Action, Audience, Deed, Event, Seat, Shown};
use crate::scenario::Cast;

/// A table at one moment as one audience may know it; whoever shows something holds one of these.
///
/// Inside is a [`Shown`] with every card that the audience may not know turned face down, so that
/// what is offered, drawn or asked from a view cannot depend on such a card.
#[derive(Clone, Copy)]
pub struct View<'table> {
    audience: Audience,
    opening: &'table Opening,
    position: Shown,
    seq: usize,
    pub(super) table: &'table Table,
}

/// A line that was taken back, as one audience may know it.
#[derive(Clone, Debug)]
pub struct Undone {
    /// What was said.
    pub entry: Entry,
    /// How the table lay before it.
    pub before: Shown,
    /// How it lay after it.
    pub after: Shown,
}

impl<'table> View<'table> {
    pub(super) fn new(table: &'table Table, audience: Audience, seq: usize) -> Self {
        let position = table.position_at(seq).seen_by(audience);
        Self { audience, opening: table.opening_at(seq), position, seq, table }
    }

    /// Whose eyes it is made for.
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// What the table was opened with, and who played there at this moment.
    pub const fn opening(&self) -> &'table Opening {
        self.opening
    }

    /// The names of the suspects.
    pub const fn cast(&self) -> &'table Cast {
        &self.opening.cast
    }

    /// The position with unknown cards face down.
    pub const fn position(&self) -> &Shown {
        &self.position
    }

    /// Lines accepted up to this moment.
    pub const fn seq(&self) -> usize {
        self.seq
    }

    /// Why the last line of the seat whose eyes these are was refused, if that waits to be read.
    pub fn refused(&self) -> Option<&'table HiddenRefusal> {
        let own = self.own_seat()?;
        let entries = self.table.entries.iter().rev();
        let since = entries.take_while(|entry| !matches!(entry.what, What::Said { .. }));
        since.into_iter().find_map(|entry| match &entry.what {
            What::Refused { seat, why: Some(why) } if *seat == own => Some(why),
            _ => None,
        })
    }

    /// The seat whose eyes these are.
    pub const fn own_seat(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Public | Audience::Referee => None,
        }
    }

    /// The lines that may be said now, as far as this audience can know.
    ///
    /// What is said in private is offered only to those who see the card.
    pub fn legal(&self) -> Vec<Action> {
        let mut lines = Vec::new();
        self.position.legal(&mut lines);
        lines
    }

    /// The canonical words of [`legal`](Self::legal).
    pub fn legal_lines(&self) -> Vec<String> {
        let grid = self.position.grid();
        self.legal().iter().map(|action| action.write(grid, self.opening)).collect()
    }

    /// The same table for the same audience after `seq` lines.
    #[must_use]
    pub fn at(&self, seq: usize) -> Self {
        Self::new(self.table, self.audience, seq.min(self.table.seq()))
    }

    /// The same view with the suspects lying otherwise: what might have been.
    #[must_use]
    pub fn lying_like(&self, lies: &Shown) -> Self {
        let mut other = *self;
        other.position.lie_like(lies);
        other
    }

    /// The lines accepted since `seq` lines had been, as this audience may know them.
    pub fn said_since(&self, seq: usize) -> Vec<Entry> {
        let past = &self.table.past()[seq.min(self.seq)..self.seq];
        let eyes = self.position.eyes(self.audience);
        past.iter().map(|moment| self.table.entry(moment).seen_by(eyes)).collect()
    }

    /// Whether line `seq` is the first one by which the seat does something that the companion cannot check.
    pub fn is_first_unsure(&self, seat: Seat, seq: usize) -> bool {
        let unsure = |event: &Event| matches!(event, Event::Acted { seat: who, sure: false, .. } if *who == seat);
        let mut past = self.table.past().iter();
        let first = past.position(|moment| moment.events.iter().any(unsure));
        first.is_none_or(|first| seq <= first + 1)
    }

    /// What has happened by these lines.
    pub fn events_since(&self, seq: usize) -> Vec<Event> {
        let said = self.said_since(seq).into_iter();
        said.flat_map(|entry| match entry.what {
            What::Said { events, .. } => events,
            _ => Vec::new(),
        })
        .collect()
    }

    /// The suspects that the last line was about, as far as that is public.
    pub fn touched(&self) -> SuspectSet {
        let Some(last) = self.seq.checked_sub(1).and_then(|last| self.table.past().get(last))
        else {
            return SuspectSet::EMPTY;
        };
        last.events.iter().fold(SuspectSet::EMPTY, |touched, event| match *event {
            Event::Died(suspect)
            | Event::Laid(_, suspect)
            | Event::Placed(_, suspect)
            | Event::Lifted(_, suspect)
            | Event::Acted { deed: Deed::Accuse(suspect), .. } => {
                touched | SuspectSet::just(suspect)
            }
            Event::Shifted(_, shift) => touched | self.position.grid().members(shift.line),
            _ => touched,
        })
    }

    /// What was recorded up to this moment, as this audience may know it; of the present also what came after
    /// the last line.
    pub fn log(&self) -> Vec<Entry> {
        let mut entries = self.table.entries(self.audience);
        if self.seq < self.table.seq() {
            entries.truncate(self.table.entry_of(self.seq) + 1);
        }
        entries
    }

    /// Of each entry of the [`log`](Self::log) whether it is a line that was taken back or put right since.
    pub fn fallen(&self) -> Vec<bool> {
        let mut fallen: Vec<bool> = self.log().iter().map(Entry::is_line).collect();
        for seq in 1..=self.seq {
            if let Some(line) = fallen.get_mut(self.table.entry_of(seq)) {
                *line = false;
            }
        }
        fallen
    }

    /// So many lines that were taken back and can be said again, the newest first, after the `later` ones that were taken back
    /// since: each with the position before it and after it. Nothing of the past.
    pub fn undone(&self, later: usize, lines: usize) -> Vec<Undone> {
        let undone = &self.table.undone;
        if self.seq < self.table.seq() || later + lines > undone.len() {
            return Vec::new();
        }
        let (eyes, known) = (self.position.eyes(self.audience), undone.len() - later);
        let seen = |at: usize| match undone.get(at) {
            Some(moment) if at < known => moment.after.seen_by(self.audience),
            _ => undone.get(known).map_or(self.position, |it| it.after.seen_by(self.audience)),
        };
        let line = |at: usize| Undone {
            entry: self.table.entry(&undone[at]).seen_by(eyes),
            before: seen(at + 1),
            after: seen(at),
        };
        (known - lines..known).map(line).collect()
    }

    /// What was promised of the hidden cards at the opening.
    pub fn commitments(&self) -> &'table [Commitment] {
        self.table.commitments()
    }

    /// What the players note at the opening, where the companion deals.
    pub fn fingerprint(&self) -> Option<&'table Fingerprint> {
        self.table.fingerprint()
    }

    /// The decks as they were dealt, for those who may see everything.
    pub fn dealt(&self) -> Option<&'table Entrusted> {
        let all = self.table.view(self.audience).position.eyes(self.audience).see_all();
        self.table.dealt.as_ref().filter(|_| all)
    }

    /// How often each seat and the referee looked at secrets: seats in order, then the referee.
    pub fn looks(&self) -> Vec<usize> {
        self.table.looks()
    }

    /// How data calls somebody who may look: a seat's id, or `referee`.
    pub fn called(&self, by: Audience) -> &str {
        self.table.name_of(by)
    }

    /// Who has still to choose a PIN before anything secret is shown: seats in order, then the referee.
    pub fn without_pin(&self) -> Vec<Audience> {
        self.table.pinned().filter(|by| self.table.gate(*by) == Gate::Choose).collect()
    }

    /// False claims that open cards prove.
    pub fn findings(&self) -> Vec<Finding> {
        let all = self.position.outcome().is_some() || self.audience == Audience::Referee;
        deduce::findings(self.table.start(), self.steps(), all)
    }

    /// False claims that were not yet proved after `seq` lines.
    pub fn findings_since(&self, seq: usize) -> Vec<Finding> {
        let known = self.at(seq).findings();
        self.findings().into_iter().filter(|finding| !known.contains(finding)).collect()
    }
}
