//! Opening identities to all: the one that is held, and those that were laid down unseen.
use super::LineError;
use crate::board::{Suspect, SuspectSet};
use crate::deduce::{IdentitySpan, PlayedLine, identity_spans};
use crate::rules::{Event, Identity, Names as _, Refusal, Rule, Seat};
use crate::table::journal::by_cell::ByCell;
use crate::table::{Held, Table};

impl Table {
    /// Opens identities of `seat` to all, at the end or earlier: each is the one that was his in the line that
    /// is named with it, or the last one. So many as he had, without lines, are all of them in order.
    ///
    /// # Errors
    /// [`LineError::Refused`] if the seat has not had an identity yet, [`LineError::Hidden`] if it had none
    /// then, or another card is known to have been that identity, or the card was face up elsewhere.
    pub fn reveal(&mut self, seat: Seat, cards: &[Held]) -> Result<(), LineError> {
        let spans = self.spans_of(seat);
        if spans.is_empty() {
            return Err(LineError::Refused(Refusal::of(Rule::OtherOwed)));
        }
        match self.opened(seat, &spans, cards) {
            Ok(events) => self.record(seat, None, events),
            Err(refusal) => self.refuse(seat, self.reveal_words(cards), Some(refusal)),
        }
    }

    /// What the owner of unseen cards may still open: the line since which each identity was his.
    pub fn unopened(&self, seat: Seat) -> Vec<usize> {
        let spans = self.spans_of(seat);
        spans.iter().filter(|it| it.card.is_none()).map(IdentitySpan::since).collect()
    }

    /// Whether these are facts by which `seat` may open what it was.
    pub(in crate::table) fn may_open(&self, seat: Seat, events: &[Event]) -> bool {
        let cards: Option<Vec<Held>> = events
            .iter()
            .map(|event| match *event {
                Event::Opened(who, card) if who == seat => Some((card, None)),
                Event::Was { seat: who, since, suspect } if who == seat => {
                    Some((suspect, Some(since as usize)))
                }
                _ => None,
            })
            .collect();
        let spans = self.spans_of(seat);
        let found = cards.map(|cards| self.opened(seat, &spans, &cards));
        found.is_some_and(|found| found.is_ok_and(|found| found == events))
    }

    /// Why these identities cannot be opened, if so: for checking what was refused.
    pub(in crate::table) fn cannot_open(&self, seat: Seat, cards: &[Held]) -> Option<Refusal> {
        self.opened(seat, &self.spans_of(seat), cards).err()
    }

    fn spans_of(&self, seat: Seat) -> Vec<IdentitySpan> {
        let steps = PlayedLine::all(&self.start, &self.past, |it| (&it.events, &it.after));
        identity_spans(&self.start, steps).into_iter().filter(|it| it.seat == seat).collect()
    }

    /// The facts by which these identities are opened.
    fn opened(
        &self,
        seat: Seat,
        spans: &[IdentitySpan],
        cards: &[Held],
    ) -> Result<Vec<Event>, Refusal> {
        let in_order = cards.len() == spans.len() && cards.iter().all(|it| it.1.is_none());
        let mut opened: Vec<(usize, Suspect)> = Vec::new();
        for (at, (card, seq)) in cards.iter().enumerate() {
            let then = match seq {
                _ if in_order => Some(at),
                None => spans.len().checked_sub(1),
                Some(seq) if *seq > self.seq() => None,
                Some(seq) => spans.iter().rposition(|it| it.since() <= *seq),
            };
            let then = then.ok_or(Refusal::about(Rule::NobodyThen, *card))?;
            let span = &spans[then];
            let fits = match span.card {
                Some(known) => known == *card,
                None => !self.lay_open(span).contains(*card),
            };
            let other = opened.iter().any(|(at, was)| *at == then && was != card);
            if !fits || other {
                return Err(Refusal::about(Rule::CardElsewhere, *card));
            }
            opened.push((then, *card));
        }
        opened.sort_unstable_by_key(|(at, _)| *at);
        opened.dedup();
        let held = self.position().holding(seat).identity != Identity::None;
        let fact = |(at, suspect): (usize, Suspect)| {
            if held && at + 1 == spans.len() {
                return Event::Opened(seat, suspect);
            }
            let since = u32::try_from(spans[at].since()).unwrap_or(u32::MAX);
            Event::Was { seat, since, suspect }
        };
        Ok(opened.into_iter().map(fact).collect())
    }

    /// The cards that were face up while this identity was held.
    fn lay_open(&self, span: &IdentitySpan) -> SuspectSet {
        let to = span.to.map_or(self.seq(), |(line, _)| line);
        (span.since()..=to)
            .fold(SuspectSet::EMPTY, |open, seq| open | self.position_at(seq).open_cards())
    }

    /// The words of it, with suspects by their starting cells.
    fn reveal_words(&self, cards: &[Held]) -> String {
        let names = ByCell(&self.opening);
        let words = cards.iter().map(|(card, seq)| match seq {
            Some(seq) => format!(" {}@{seq}", names.suspect(*card)),
            None => format!(" {}", names.suspect(*card)),
        });
        format!("reveal{}", words.collect::<String>())
    }
}
