//! Which real evidence cards go where when a line is taken back: each where its event had taken it from.
use super::Voice;
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Event, Seat, Shown, Source, Trust};
use crate::table::{Entry, Recorded, View, What};

/// What brings cards back, all of those that go the same way.
#[derive(Clone, Copy)]
pub struct Return {
    /// The message that says so.
    key: &'static str,
    /// Who does it, where it is a player.
    who: Option<Seat>,
    /// Whose identity it was, where another player has it.
    owner: Option<Seat>,
    cards: SuspectSet,
    n: u8,
}

impl Return {
    /// One card that nobody names.
    pub const fn unseen(key: &'static str, who: Option<Seat>) -> Self {
        Self { key, who, owner: None, cards: SuspectSet::EMPTY, n: 1 }
    }

    /// One card that everybody sees.
    pub fn open(key: &'static str, who: Option<Seat>, card: Suspect) -> Self {
        Self { cards: SuspectSet::just(card), ..Self::unseen(key, who) }
    }

    /// The same to this place of a row, counted from 1.
    pub(in crate::screen) const fn to_place(self, place: u8) -> Self {
        Self { n: place, ..self }
    }

    /// Both together, if they go the same way.
    fn with(self, other: Self) -> Option<Self> {
        let way = |it: Self| (it.key, it.who, it.owner, it.cards.is_empty());
        let both = Self { cards: self.cards | other.cards, n: self.n + other.n, ..self };
        (way(self) == way(other)).then_some(both)
    }
}

impl Voice<'_> {
    /// What is to be done with the real cards because of the undo that is the entry `at` of this log: line by line, the newest
    /// first. Nothing once something else was said.
    pub fn back_again(&self, view: &View<'_>, log: &[Entry], at: usize) -> Vec<String> {
        let mut later = 0;
        for entry in &log[at + 1..] {
            match entry.what {
                What::Undid { lines, .. } => later += lines,
                What::Redid { .. } | What::Corrected { .. } => return Vec::new(),
                _ if entry.is_line() => return Vec::new(),
                _ => {}
            }
        }
        let What::Undid { lines, .. } = log[at].what else { return Vec::new() };
        let recorded = Recorded::of(view.opening());
        let mut steps = Vec::new();
        for undone in view.undone(later, lines) {
            let voice = Voice { position: &undone.before, ..*self };
            let said = voice.said_then(&recorded, &undone.entry);
            steps.push(voice.numbered(undone.entry.seq, &said));
            let events: &[Event] = match &undone.entry.what {
                What::Said { events, .. } => events,
                _ => &[],
            };
            steps.extend(voice.to_take_back(&undone.after, events));
        }
        steps
    }

    /// The steps that lead from the real cards as they lie `after` a line with these events to the table that this voice
    /// speaks of, the one before it. All of it is what one audience sees.
    pub fn to_take_back(&self, after: &Shown, events: &[Event]) -> Vec<String> {
        let mut steps = self.moves(after);
        steps.extend(self.alive_or_dead(after));
        steps.extend(self.returned(events));
        steps.extend(self.tokens_back(after));
        steps.extend(self.mode().to_restore(self, after));
        steps
    }

    /// The cards of a line go back in the opposite order.
    fn returned(&self, events: &[Event]) -> Vec<String> {
        let mut ways: Vec<Return> = Vec::new();
        for (at, event) in events.iter().enumerate().rev() {
            let mode = self.mode().returned(self, event);
            let Some(way) = mode.or_else(|| self.way_back(event, &events[..at], &events[at..]))
            else {
                continue;
            };
            let both = ways.last().and_then(|last| last.with(way));
            if both.is_some() {
                ways.pop();
            }
            ways.push(both.unwrap_or(way));
        }
        ways.into_iter().map(|way| self.told_back(way)).collect()
    }

    fn told_back(&self, way: Return) -> String {
        let seat = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| self.seat(seat));
        let kind = way.owner.or(way.who).map_or("secret", |seat| self.mode().kind(seat));
        let args = [
            ("who", seat(way.who).into()),
            ("owner", seat(way.owner).into()),
            ("kind", kind.into()),
            ("cards", self.cards(way.cards).into()),
            ("n", way.n.into()),
            ("deck", self.deck().into()),
        ];
        self.words.tell(way.key, &args)
    }

    /// How the card of one event goes back. Every event is named here: a new one has to say where its card came from.
    ///
    /// A player whose cards the companion keeps has none in the hand: only what lies open goes back, to the other cards.
    fn way_back(&self, event: &Event, before: &[Event], after: &[Event]) -> Option<Return> {
        let real = |seat: Seat| !self.is_dealt(seat);
        Some(match *event {
            // It went on at once, and goes back from there.
            Event::Drew(seat, _) if !real(seat) || goes_on(after, seat) => return None,
            Event::Drew(seat, _) => Return::unseen("restore-undrawn", Some(seat)),
            // The drawn card has become it, or is one that goes back with what has made room for it.
            Event::Became(seat, _) if !real(seat) || has_drawn_or_lost(before, seat) => {
                return None;
            }
            Event::Became(seat, _) => Return::unseen("restore-unchosen", Some(seat)),
            Event::Shed(seat, _) if real(seat) => Return::unseen("restore-unshed", Some(seat)),
            Event::Laid(from, card) => match from {
                Source::Hand(seat) if real(seat) => {
                    Return::open("restore-unlaid", Some(seat), card)
                }
                Source::Identity(seat) if real(seat) => {
                    Return::open("restore-unlaid-identity", Some(seat), card)
                }
                Source::Deck if self.deck_is_real() => Return::open("restore-unhired", None, card),
                _ => Return::open("restore-uncover", None, card),
            },
            Event::Discarded(from, card) => match from {
                Source::Board => Return::open("restore-recover", None, card),
                Source::Hand(seat) if real(seat) && matches!(before, [.., Event::Drew(..)]) => {
                    Return::open("restore-undrawn-open", Some(seat), card)
                }
                Source::Hand(seat) if real(seat) => {
                    Return::open("restore-undiscard-hand", Some(seat), card)
                }
                Source::Identity(seat) if real(seat) => {
                    Return::open("restore-undiscard-identity", Some(seat), card)
                }
                _ => Return::open("restore-undiscard", None, card),
            },
            Event::Buried(Source::Hand(seat) | Source::Identity(seat), _) if !real(seat) => {
                return None;
            }
            Event::Buried(from, _) => {
                let shuffled = after.iter().any(|event| matches!(event, Event::Shuffled(_)));
                let (key, seat) = match from {
                    Source::Hand(seat) if shuffled => ("restore-sought", Some(seat)),
                    Source::Hand(_) if matches!(before, [.., Event::Drew(..)]) => {
                        ("restore-undrawn-bottom", None)
                    }
                    Source::Hand(seat) => ("restore-unburied", Some(seat)),
                    Source::Identity(seat) => ("restore-sought-identity", Some(seat)),
                    _ => return None,
                };
                Return::unseen(key, seat)
            }
            Event::Arrested(card) => match owner(after, before, card) {
                Some(seat) if real(seat) => Return::open("restore-released", Some(seat), card),
                _ => Return::open("restore-release", None, card),
            },
            Event::Trophy(seat, card) => {
                let owner = owner(after, before, card).filter(|seat| real(*seat));
                let key = if owner.is_some() { "restore-trophy-to" } else { "restore-trophy-back" };
                Return { owner, ..Return::open(key, Some(seat), card) }
            }
            // The positions before and after show where everybody lay, who lived and who had which token; what only a
            // mode has is said by the mode.
            Event::Shifted(..)
            | Event::Collapsed(..)
            | Event::Arranged(_)
            | Event::Swapped(..)
            | Event::Died(_)
            | Event::Placed(..)
            | Event::Lifted(..)
            | Event::List(_)
            | Event::Heist(_)
            | Event::SpyTag(_)
            | Event::FbiMafia(_)
            | Event::MrJack(_)
            // No card goes anywhere by these.
            | Event::Began(_)
            | Event::Acted { .. }
            | Event::Stepped(..)
            | Event::Shed(..)
            | Event::Shuffled(_)
            | Event::Answered { .. }
            | Event::Hit(..)
            | Event::Passed(_)
            | Event::Owes(_)
            | Event::Opened(..)
            | Event::Was { .. }
            | Event::Claimed(..)
            | Event::Ended(_) => return None,
        })
    }

    /// Whether there is a real deck: the companion does not keep the cards of all.
    pub(in crate::screen) fn deck_is_real(&self) -> bool {
        self.opening.one_trust() != Some(Trust::Dealt)
    }
}

/// Whether the card that a line has just brought into a hand leaves it by the next event.
fn goes_on(after: &[Event], seat: Seat) -> bool {
    let own = Source::Hand(seat);
    matches!(after, [_, Event::Discarded(from, _) | Event::Buried(from, _), ..] if *from == own)
}

/// Whether the line has brought the seat a card before, or taken its identity from it.
fn has_drawn_or_lost(before: &[Event], seat: Seat) -> bool {
    before.iter().any(|event| match *event {
        Event::Drew(who, _) => who == seat,
        Event::Laid(from, _) | Event::Discarded(from, _) => from == Source::Identity(seat),
        _ => false,
    })
}

/// Whose identity the line has shown the card to be.
fn owner(after: &[Event], before: &[Event], card: Suspect) -> Option<Seat> {
    before.iter().chain(after).find_map(|event| match *event {
        Event::Opened(seat, shown)
        | Event::Claimed(seat, shown)
        | Event::Hit(seat, shown, true) => (shown == card).then_some(seat),
        _ => None,
    })
}
