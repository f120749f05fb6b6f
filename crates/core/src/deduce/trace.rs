//! What a fact says of an identity: the one table by which identities are narrowed down and claims checked.
use super::Untruth;
use super::manner::Manner;
use super::modes::prover;
use crate::board::Suspect;
use crate::rules::{Ask, Decision, Deed, Event, Known, Query, Seat, Shown, Trust};

/// One accepted line: the positions around it and what happened.
#[derive(Clone, Copy)]
pub struct PlayedLine<'a> {
    /// The position before the line.
    pub before: &'a Known,
    /// What happened.
    pub events: &'a [Event],
    /// The position after it.
    pub after: &'a Known,
}

/// One fact, and the table just before it.
#[derive(Clone, Copy)]
pub struct TracedFact<'a> {
    /// The position before the line by which it happened.
    pub line: &'a Known,
    /// The position just before the fact.
    pub now: &'a Known,
    /// The fact.
    pub event: &'a Event,
    /// The fact after it on the same line.
    pub next: Option<&'a Event>,
}

impl<'a> PlayedLine<'a> {
    /// Shows every fact of the line, in order; the number is its place on the line.
    pub fn traces(&self, mut show: impl FnMut(usize, TracedFact<'_>)) {
        let mut now = *self.before;
        for (at, event) in self.events.iter().enumerate() {
            let next = self.events.get(at + 1);
            show(at, TracedFact { line: self.before, now: &now, event, next });
            now.apply(event);
        }
    }

    /// The lines of a game as one audience sees them.
    pub fn seen(
        start: &'a Shown,
        lines: &'a [(Vec<Event>, Shown)],
    ) -> impl Iterator<Item = Self> + Clone {
        Self::all(start, lines, |it| (&it.0, &it.1))
    }

    /// The lines of a game, from the position before each to the one after it.
    pub fn all<T>(
        start: &'a Known,
        lines: &'a [T],
        read: impl Fn(&'a T) -> (&'a [Event], &'a Known) + Copy,
    ) -> impl Iterator<Item = Self> + Clone {
        lines.iter().enumerate().map(move |(at, line)| {
            let before = at.checked_sub(1).map_or(start, |earlier| read(&lines[earlier]).1);
            let (events, after) = read(line);
            Self { before, events, after }
        })
    }
}

impl TracedFact<'_> {
    /// In which manner it was told.
    pub(super) fn manner(&self) -> Manner {
        match self.event {
            Event::Answered { .. } | Event::Hit(..) => Manner::YesOrNo,
            event => prover(self.now.game()).manner(event),
        }
    }

    /// What of this fact would not be so if `seat` had been `own`; nothing where it could have been.
    ///
    /// Only public things and `own` are looked at, so a position with all cards face down gives the
    /// same answer as the one that the companion keeps.
    pub fn fault(&self, seat: Seat, own: Suspect) -> Option<Untruth> {
        let mode = prover(self.now.game());
        match *self.event {
            Event::Acted { seat: who, deed, .. } if who == seat => {
                (!mode.could_do(self, seat, own, deed)).then(|| mode.out_of_reach(deed))
            }
            Event::Answered { seat: who, query, yes, .. } if who == seat => {
                (self.now.truth(query, own) != yes).then_some(Untruth::Answer { query, said: yes })
            }
            Event::Hit(who, suspect, true) if who == seat && suspect != own => {
                Some(Untruth::Claim(suspect))
            }
            Event::Hit(who, suspect, false) if who == seat && suspect == own => {
                Some(Untruth::Silence(suspect))
            }
            Event::Became(who, None) if who == seat && self.now.dead().contains(own) => {
                Some(Untruth::DeadIdentity(own))
            }
            Event::Passed(who) if who == seat && self.is_vouched(seat) => {
                self.now.could_act(seat, own).then_some(Untruth::Deed(Deed::Pass))
            }
            Event::Owes(Decision { seat: who, ask: Ask::Turn })
                if who == seat && self.is_vouched(seat) && self.is_narrow() =>
            {
                (!self.now.could_act(seat, own)).then_some(Untruth::Deed(Deed::Pass))
            }
            _ => mode.fault(self, seat, own),
        }
    }

    /// Whether the fact rests on the word of `seat` alone: the owner of an unseen card said or did it.
    pub(crate) fn is_word_of(&self, seat: Seat) -> bool {
        if self.is_vouched(seat) {
            return false;
        }
        let said = match *self.event {
            Event::Acted { seat: who, sure, .. } => who == seat && !sure,
            Event::Answered { seat: who, claim, .. } => who == seat && claim,
            Event::Hit(who, _, _) | Event::Became(who, None) => who == seat,
            _ => false,
        };
        said || prover(self.now.game()).is_word_of(self, seat)
    }

    /// Whether `seat` could have done this, had he been `own`, by what all modes share.
    pub(super) fn could_do(&self, seat: Seat, own: Suspect, deed: Deed) -> bool {
        match deed {
            // Anybody who has kept silent about his death is measured by where he lies.
            Deed::Accuse(target) if self.line.dead().contains(own) => {
                own == target || self.line.grid().near(own, target)
            }
            _ => !self.line.would_refuse(seat, own, deed),
        }
    }

    /// The suspect that owners of unseen cards are asked about now: where the companion holds the card of `seat`, it
    /// has answered before.
    pub(super) fn asked_after(&self, seat: Seat) -> Option<Suspect> {
        match *self.event {
            Event::Owes(Decision {
                ask: Ask::Answer(Query::Accusation(suspect)) | Ask::Hit(suspect),
                ..
            }) if self.is_vouched(seat) => Some(suspect),
            _ => None,
        }
    }

    /// Whether the line was said by `seat`.
    pub(super) fn owes_line(&self, seat: Seat) -> bool {
        self.line.decision().is_some_and(|owed| owed.seat == seat)
    }

    /// Whether `seat` is on another side than the one whose turn it is.
    pub(super) fn is_enemy(&self, seat: Seat) -> bool {
        let side = |seat| self.now.game().side(seat);
        side(self.now.active()) != side(seat)
    }

    /// Whether the companion knows the card of the seat, and so vouches for what it says of it.
    pub(super) fn is_vouched(&self, seat: Seat) -> bool {
        self.now.holding(seat).trust != Trust::Untold
    }

    /// Whether the grid is so small that there may be nothing to shift.
    fn is_narrow(&self) -> bool {
        let grid = self.now.grid();
        grid.rows() == 1 || grid.columns() == 1
    }
}
