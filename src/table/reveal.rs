//! Opening identities to all: the one that is held, and those that were laid down unseen.
use super::opening::ByCell;
use super::{Held, LineError, Table};
use crate::board::{Suspect, SuspectSet};
use crate::deduce::{Step, Tenure, tenures};
use crate::rules::{Event, Identity, Names as _, Refusal, Rule, Seat};

impl Table {
    /// Opens identities of `seat` to all, at the end or earlier: each is the one that was his in the line that
    /// is named with it, or the last one. So many as he had, without lines, are all of them in order.
    ///
    /// # Errors
    /// [`LineError::Refused`] if the seat has not had an identity yet, [`LineError::Hidden`] if it had none
    /// then, or another card is known to have been that identity, or the card lay open elsewhere.
    pub fn reveal(&mut self, seat: Seat, cards: &[Held]) -> Result<(), LineError> {
        let tenures = self.tenures_of(seat);
        if tenures.is_empty() {
            return Err(LineError::Refused(Refusal::of(Rule::OtherOwed)));
        }
        match self.opened(seat, &tenures, cards) {
            Ok(events) => self.record(seat, None, events),
            Err(refusal) => self.refuse(seat, self.reveal_words(cards), Some(refusal)),
        }
    }

    /// What the owner of unseen cards may still open: the line since which each identity was his.
    pub fn unopened(&self, seat: Seat) -> Vec<usize> {
        let tenures = self.tenures_of(seat);
        tenures.iter().filter(|it| it.card.is_none()).map(Tenure::since).collect()
    }

    /// Whether these are facts by which `seat` may open what it was.
    pub(super) fn may_open(&self, seat: Seat, events: &[Event]) -> bool {
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
        let tenures = self.tenures_of(seat);
        let found = cards.map(|cards| self.opened(seat, &tenures, &cards));
        found.is_some_and(|found| found.is_ok_and(|found| found == events))
    }

    /// Why these identities cannot be opened, if so: for checking what was refused.
    pub(super) fn cannot_open(&self, seat: Seat, cards: &[Held]) -> Option<Refusal> {
        self.opened(seat, &self.tenures_of(seat), cards).err()
    }

    fn tenures_of(&self, seat: Seat) -> Vec<Tenure> {
        let steps = Step::all(&self.start, &self.past, |it| (&it.events, &it.after));
        tenures(&self.start, steps).into_iter().filter(|it| it.seat == seat).collect()
    }

    /// The facts by which these identities are opened.
    fn opened(
        &self,
        seat: Seat,
        tenures: &[Tenure],
        cards: &[Held],
    ) -> Result<Vec<Event>, Refusal> {
        let in_order = cards.len() == tenures.len() && cards.iter().all(|it| it.1.is_none());
        let mut opened: Vec<(usize, Suspect)> = Vec::new();
        for (at, (card, seq)) in cards.iter().enumerate() {
            let then = match seq {
                _ if in_order => Some(at),
                None => tenures.len().checked_sub(1),
                Some(seq) if *seq > self.seq() => None,
                Some(seq) => tenures.iter().rposition(|it| it.since() <= *seq),
            };
            let then = then.ok_or(Refusal::about(Rule::NobodyThen, *card))?;
            let tenure = &tenures[then];
            let fits = match tenure.card {
                Some(known) => known == *card,
                None => !self.lay_open(tenure).contains(*card),
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
            if held && at + 1 == tenures.len() {
                return Event::Opened(seat, suspect);
            }
            let since = u32::try_from(tenures[at].since()).unwrap_or(u32::MAX);
            Event::Was { seat, since, suspect }
        };
        Ok(opened.into_iter().map(fact).collect())
    }

    /// The cards that lay open while this identity was held.
    fn lay_open(&self, tenure: &Tenure) -> SuspectSet {
        let to = tenure.to.map_or(self.seq(), |(line, _)| line);
        (tenure.since()..=to)
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
