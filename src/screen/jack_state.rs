//! Where a game of Mr. Jack stands, beside the picture of its board.
use super::{Streets, Voice};
use crate::board::SuspectSet;
use crate::rules::mr_jack::{JACK, ROUNDS};
use crate::rules::{Identity, Seat};

impl Voice<'_> {
    /// One line: the round, the witness card and the alibi cards that are left.
    pub(super) fn jack_glance(&self) -> Option<String> {
        let game = self.position.mr_jack()?;
        let card =
            if game.was_seen() { "jack-map-card-visible" } else { "jack-map-card-invisible" };
        let args = [
            ("round", game.round.to_string().into()),
            ("of", ROUNDS.to_string().into()),
            ("card", self.words.say(card).into()),
            ("pile", self.position.deck().count().to_string().into()),
        ];
        Some(self.words.tell("jack-map-glance", &args))
    }

    /// The cards that lie face up, who can still be Jack, and what lies on the board.
    pub(super) fn jack_state(&self) -> Vec<String> {
        let Some(game) = self.position.mr_jack() else { return Vec::new() };
        let names = |key: &str, who: SuspectSet| {
            let names: Vec<&str> = who.iter().map(|who| self.name(who)).collect();
            let none = self.words.say("jack-map-none");
            let names = if names.is_empty() { none } else { names.join(", ") };
            self.words.tell(key, &[("names", names.into())])
        };
        let suspects = game.suspects();
        let everybody = SuspectSet::below(self.opening.cast.len() as u8);
        let mut lines = vec![
            names("jack-map-cards", game.cards),
            names("jack-map-suspects", suspects),
            names("jack-map-innocents", everybody - suspects),
        ];
        let name = |who| self.name(who).to_owned();
        lines.extend(Streets::of(game, game, false, name, self.words).places(self.words));
        lines
    }

    /// A seat with its alibi cards, and for Jack who he is.
    pub(super) fn jack_seat(&self, seat: Seat) -> Option<String> {
        self.position.mr_jack()?;
        let holding = self.position.holding(seat);
        let hand = if holding.unknown == 0 && !holding.hand.is_empty() {
            let names: Vec<&str> = holding.hand.iter().map(|card| self.name(card)).collect();
            self.words.tell("jack-map-alibi-names", &[("names", names.join(", ").into())])
        } else {
            self.words.tell("jack-map-alibis", &[("n", holding.hand_count().into())])
        };
        let who = ("who", self.seat(seat).into());
        let mut holds = vec![hand];
        if seat == JACK {
            let identity = match holding.identity {
                Identity::None => self.words.say("story-no-identity"),
                Identity::Hidden => self.words.say("story-hidden-identity"),
                Identity::Known(card) => self.suspect(card),
            };
            holds.insert(0, identity);
        }
        Some(self.words.tell("story-seat", &[who, ("holds", holds.join(", ").into())]))
    }
}
