//! What may be said now, and how it happens: the way into the functions of a mode.
use crate::rules::{Action, Ask, Decision, Deed, Event, Offers, On, Rules, Sink};

impl<G: Rules> On<G> {
    /// Offers every line that the seat to decide may say now.
    pub(in crate::rules) fn offer(&self, out: &mut impl Offers) {
        match self.owed {
            Some(Decision { ask: Ask::Answer(_), .. }) => {
                out.extend([true, false].map(Deed::Answer));
            }
            Some(owed) => G::legal(self, owed, out),
            None => {}
        }
    }

    /// Lets an allowed action happen.
    pub(in crate::rules) fn happen(&mut self, action: &Action, log: &mut impl Sink) {
        if let Action::Concede(seat) = *action {
            self.emit(Event::Stepped(seat, Deed::Concede), log);
            G::conceded(self, seat, log);
        } else if let Some(owed) = self.owed {
            G::perform(self, owed, action, log);
        }
    }

    /// The same action in its canonical words.
    pub(in crate::rules) fn canonical(&self, action: &Action) -> Action {
        G::canonical(self, action)
    }
}
