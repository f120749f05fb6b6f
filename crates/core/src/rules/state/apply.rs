//! What a fact changes on the table.
use crate::board::Suspect;
use crate::rules::hitman_sleuth::Fact;
use crate::rules::{Event, Holding, Identity, Known, On, Seat, Source, State, Table};
use crate::terms::Choices;

impl<G: State> On<G> {
    /// One more fact.
    pub(in crate::rules) fn apply(&mut self, event: &Event) {
        // What is told of the table goes on as if it were so.
        if let Event::Claimed(_, suspect) = *event
            && !self.open_cards().contains(suspect)
        {
            self.claimed.insert(suspect);
        }
        self.table.change(event);
        self.game.apply(event);
    }
}

impl Known {
    /// What a fact changes of how the table looks, and of nothing else.
    pub(in crate::rules) fn lay(&mut self, event: &Event) {
        match event {
            Event::Laid(_, suspect) => self.exonerated.insert(*suspect),
            Event::Discarded(Source::Board, suspect) => self.exonerated.remove(*suspect),
            Event::Arrested(suspect) => self.arrested.insert(*suspect),
            event if event.moves() => self.apply(event),
            Event::Acted { .. }
            | Event::Passed(_)
            | Event::Died(_)
            | Event::Placed(..)
            | Event::Lifted(..) => self.apply(event),
            _ => {}
        }
    }

    /// Plays by these choices from now on: a house ruling, which changes nothing on the table.
    pub fn adopt(&mut self, choices: &Choices) {
        self.options.adopt(choices);
        self.adopt_in_mode(choices);
    }
}

impl Table {
    /// What one more fact changes in every mode.
    fn change(&mut self, event: &Event) {
        match *event {
            Event::Began(seat) => {
                self.active = seat;
                self.turn = self.turn.saturating_add(1);
            }
            Event::Acted { .. } => (self.last_shift, self.passes) = (None, 0),
            Event::Shifted(seat, shift) => {
                if self.grid.has_line(shift.line) {
                    self.grid.shift(shift);
                }
                (self.last_shift, self.passes) = (Some((seat, shift)), 0);
            }
            Event::Collapsed(_, axis, taken) => {
                // A damaged record is caught by its hash; an impossible collapse changes nothing.
                let _ = self.grid.collapse(axis, taken);
                (self.last_shift, self.passes) = (None, 0);
            }
            Event::Arranged(rows) => {
                self.grid.arrange(rows.cards());
                self.last_shift = None;
            }
            Event::Swapped(one, other) => self.grid.swap(one, other),
            Event::Died(suspect) => self.dead.insert(suspect),
            Event::Arrested(suspect) => {
                self.arrested.insert(suspect);
                self.give_up(suspect);
            }
            Event::Trophy(_, suspect) => self.give_up(suspect),
            Event::Placed(token, suspect) => {
                self.tokens.with_mut(token).into_iter().for_each(|with| with.insert(suspect));
            }
            Event::Lifted(token, suspect) => {
                self.tokens.with_mut(token).into_iter().for_each(|with| with.remove(suspect));
            }
            Event::Drew(seat, card) => {
                self.deck.draw(card);
                self.hold(seat, |holding| holding.take(card));
            }
            Event::Became(seat, card) => self.hold(seat, |holding| {
                holding.give(card);
                (holding.open, holding.claimed) = (false, false);
                holding.identity = card.map_or(Identity::Hidden, Identity::Known);
            }),
            Event::Shed(seat, card) => self.hold(seat, |holding| {
                holding.take(card);
                holding.identity = Identity::None;
            }),
            Event::Laid(from, suspect) => {
                self.seen(from, suspect);
                self.leave(from, Some(suspect));
                self.exonerated.insert(suspect);
            }
            Event::Discarded(from, suspect) => {
                self.seen(from, suspect);
                self.leave(from, Some(suspect));
                self.discard.insert(suspect);
            }
            Event::Buried(from, card) => {
                self.leave(from, card);
                self.deck.put_under(card);
            }
            Event::List(Fact::Added(card)) => self.deck.draw(card),
            Event::List(Fact::Turned(card)) => {
                self.deck.found(card);
                self.claimed.remove(card);
            }
            Event::Shuffled(Some(order)) => self.deck.shuffle(&order),
            Event::Passed(_) => {
                (self.last_shift, self.passes) = (None, self.passes.saturating_add(1));
            }
            Event::Owes(decision) => self.owed = Some(decision),
            Event::Opened(seat, suspect) => {
                self.deck.found(suspect);
                self.claimed.remove(suspect);
                self.hold(seat, |holding| {
                    (holding.identity, holding.open) = (Identity::Known(suspect), true);
                    holding.claimed = false;
                });
            }
            Event::Claimed(seat, suspect) => {
                self.hold(seat, |holding| {
                    (holding.identity, holding.open) = (Identity::Known(suspect), true);
                    holding.claimed = true;
                });
            }
            Event::Ended(outcome) => (self.outcome, self.owed) = (Some(outcome), None),
            Event::Answered { .. }
            | Event::Hit(..)
            | Event::Stepped(..)
            | Event::Was { .. }
            | Event::SpyTag(_)
            | Event::FbiMafia(_)
            | Event::Heist(_)
            | Event::MrJack(_)
            | Event::Shuffled(None) => {}
        }
    }

    /// The same with the table as it looks there: who lies where, who is dead, exonerated or arrested, the tokens on them,
    /// and the last shift.
    pub(in crate::rules) fn lie_like(&mut self, other: &Self) {
        (self.grid, self.last_shift) = (other.grid, other.last_shift);
        (self.dead, self.exonerated, self.arrested) =
            (other.dead, other.exonerated, other.arrested);
        self.tokens = other.tokens;
    }

    /// Whether the table looks as it does there; what cannot be seen on it does not count.
    pub fn lies_like(&self, other: &Self) -> bool {
        let looks = |it: &Self| (it.grid, it.dead, it.exonerated, it.arrested, it.tokens);
        looks(self) == looks(other)
    }

    /// A player who has shown this identity no longer holds it.
    fn give_up(&mut self, suspect: Suspect) {
        let shown = |it: &&mut Holding| it.open && it.identity == Identity::Known(suspect);
        if let Some(holding) = self.holdings.iter_mut().find(shown) {
            holding.lay_down();
        }
    }

    /// Whether a card that comes from there is only said to be this one.
    fn is_said(&self, from: Source) -> bool {
        matches!(from, Source::Identity(seat) if self.holding(seat).claimed)
    }

    /// Everybody sees a card that comes from there.
    fn seen(&mut self, from: Source, card: Suspect) {
        if !self.is_said(from) {
            self.claimed.remove(card);
        }
    }

    /// An evidence card leaves the place where it was.
    fn leave(&mut self, from: Source, card: Option<Suspect>) {
        if let Some(card) = card.filter(|_| !self.is_said(from)) {
            self.deck.found(card);
        }
        match from {
            Source::Hand(seat) => self.hold(seat, |holding| holding.give(card)),
            Source::Identity(seat) => self.hold(seat, Holding::lay_down),
            Source::Board => {
                if let Some(card) = card {
                    self.exonerated.remove(card);
                }
            }
            Source::Deck => self.deck.draw(card),
            // The list is in the state of its mode.
            Source::List(_) => {}
        }
    }

    pub(in crate::rules) fn hold(&mut self, seat: Seat, change: impl FnOnce(&mut Holding)) {
        if let Some(holding) = self.holdings.get_mut(seat.at()) {
            change(holding);
        }
    }
}
