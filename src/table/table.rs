//! One table: its journal, and the positions that the journal tells.
use super::journal::chance::Chance;
use super::journal::entry::{Entry, What};
use super::journal::safe::{Commitment, Journal, Place, Seal, TableKey};
use super::{Entrusted, Fingerprint, Opening, View};
use crate::rules::{Audience, Event, Position, Seat};

/// An open table. Whoever shows it to somebody asks for a [`View`].
pub struct Table {
    /// None for a table that is only looked at.
    pub(super) journal: Option<Journal>,
    /// None where the key is missing: then only what is public is known.
    pub(super) seal: Option<Seal>,
    pub(super) opening: Opening,
    pub(super) commitments: Vec<Commitment>,
    pub(super) fingerprint: Fingerprint,
    /// The keys that were published, first epoch first.
    pub(super) keys: Vec<String>,
    /// Whether the last of them opens all that is sealed.
    pub(super) unsealed: bool,
    pub(super) start: Position,
    /// What was entrusted at the opening, where it can be read.
    pub(super) dealt: Option<Entrusted>,
    /// What chance answers when cards are shuffled; nothing of it is known where `dealt` is not.
    pub(super) chance: Chance,
    pub(super) past: Vec<Moment>,
    pub(super) undone: Vec<Moment>,
    pub(super) entries: Vec<Entry>,
    /// Who sat where before each time that changed, with the entry that says so, the oldest first.
    pub(super) earlier: Vec<(usize, Opening)>,
}

/// How far a game had come at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Lines accepted and in force.
    pub seq: usize,
    /// Corrections made.
    pub corrections: usize,
}

/// One accepted line, with the position after it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Moment {
    /// Who said it.
    pub seat: Seat,
    /// What happened.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Position,
    /// Which entry of the log it is.
    pub(super) entry: usize,
}

impl Table {
    /// What the table was opened with, and who plays there now.
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The salted commitments made at the opening.
    pub fn commitments(&self) -> &[Commitment] {
        &self.commitments
    }

    /// What the players note at the opening, so no other opening can take its place; none where the
    /// companion deals nothing, or where anybody can compute what it deals.
    pub fn fingerprint(&self) -> Option<&Fingerprint> {
        self.opening.is_promised().then_some(&self.fingerprint)
    }

    /// The seal made of published keys, if they open all that is sealed.
    pub(super) fn public_seal(&self) -> Option<Seal> {
        let keys: Option<Vec<TableKey>> =
            self.keys.iter().map(|key| TableKey::published(key)).collect();
        keys.filter(|_| self.unsealed).map(|keys| Seal::published(keys, &self.opening.id))
    }

    /// The place after the newest record, which a head remembers; none for a table only looked at.
    pub fn place(&self) -> Option<&Place> {
        self.journal.as_ref().map(Journal::next)
    }

    /// Lets the file go, so others can write to it; what it told stays to be looked at.
    pub fn release(&mut self) {
        self.journal = None;
    }

    /// Whether the secrets of the table cannot be read here.
    pub const fn is_locked(&self) -> bool {
        self.seal.is_none()
    }

    /// Lines accepted and in force.
    pub fn seq(&self) -> usize {
        self.past.len()
    }

    /// How far the game has come, to tell later what has happened since.
    pub fn mark(&self) -> Progress {
        let corrected = |entry: &&Entry| matches!(entry.what, What::Corrected { .. });
        Progress { seq: self.seq(), corrections: self.entries.iter().filter(corrected).count() }
    }

    /// Lines taken back that could be said again.
    pub fn can_redo(&self) -> usize {
        self.undone.len()
    }

    /// How often the table has changed so that a line meant for it before may mean something else now.
    pub fn moves(&self) -> usize {
        self.entries.iter().filter(|entry| entry.is_move()).count()
    }

    /// How much is recorded; everybody may know.
    pub const fn records(&self) -> usize {
        self.entries.len()
    }

    /// The table as everybody may know it now.
    pub fn public(&self) -> View<'_> {
        self.view(Audience::Public)
    }

    /// The table as everybody may know it as it was after `seq` lines; at most the present.
    pub fn public_at(&self, seq: usize) -> View<'_> {
        self.view_at(Audience::Public, seq)
    }

    /// The table as `audience` may know it, for whoever has the whole table to himself, as a test or a simulation does.
    /// A [`Session`](crate::session::Session) never gives it away: with people at the table, only who has looked sees.
    pub fn own_view(&mut self, audience: Audience) -> View<'_> {
        self.view(audience)
    }

    /// The table as `audience` may know it now.
    pub(crate) fn view(&self, audience: Audience) -> View<'_> {
        self.view_at(audience, self.seq())
    }

    /// The table as `audience` may know it as it was after `seq` lines; at most the present.
    pub(super) fn view_at(&self, audience: Audience, seq: usize) -> View<'_> {
        View::new(self, audience, seq.min(self.seq()))
    }

    pub(super) fn past(&self) -> &[Moment] {
        &self.past
    }

    pub(super) const fn start(&self) -> &Position {
        &self.start
    }

    pub(super) fn position(&self) -> &Position {
        self.position_at(self.seq())
    }

    pub(super) fn position_at(&self, seq: usize) -> &Position {
        seq.checked_sub(1).and_then(|last| self.past.get(last)).map_or(&self.start, |it| &it.after)
    }

    /// The log up to `seq` lines as `audience` may know it; after the end everybody may know all.
    pub(super) fn entries(&self, audience: Audience) -> Vec<Entry> {
        let eyes = self.position().eyes(audience);
        self.entries.iter().map(|entry| entry.seen_by(eyes)).collect()
    }

    /// The entry of an accepted line.
    pub(super) fn entry(&self, moment: &Moment) -> &Entry {
        &self.entries[moment.entry]
    }

    /// Which entry the line after which `seq` lines count is; the opening for none.
    pub(super) fn entry_of(&self, seq: usize) -> usize {
        let line = seq.checked_sub(1).and_then(|last| self.past.get(last));
        line.map_or(0, |moment| moment.entry)
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
}
