//! What a player draws, lays down and loses, and what the table has to do with real cards.
use crate::board::Suspect;
use crate::lang::{Arg, Words};
use crate::rules::{Ask, Deed, Event, Identity, Seat, Source, Trust, heist};
use crate::screen::Voice;
use crate::screen::modes::Around;

/// Whether a seat has drawn just one card in these facts, so that it had nothing to choose from.
fn drew_one(seat: Seat, before: &[Event]) -> bool {
    let own = |event: &&Event| matches!(event, Event::Drew(who, _) if *who == seat);
    before.iter().filter(own).count() == 1
}

/// Whether an event goes with a card that this seat has just been dealt, so that both are told as one.
pub(in crate::screen) fn comes_with(seat: Seat, event: &Event) -> bool {
    match event {
        Event::Became(who, _) | Event::Heist(heist::Fact::Dealt(who, _)) => *who == seat,
        _ => false,
    }
}

/// Whether a card that this seat drew goes under the deck or to the discard.
fn gives_away(seat: Seat, event: &Event) -> bool {
    let own = |from: Source| from == Source::Hand(seat);
    matches!(*event, Event::Buried(from, _) | Event::Discarded(from, _) if own(from))
}

impl Voice<'_> {
    /// The cards that a seat draws at once, and how many they are.
    pub(super) fn drew(
        &self,
        events: &[Event],
        before: &[Event],
        teller: Option<Seat>,
    ) -> Option<(String, usize)> {
        let Some(Event::Drew(seat, _)) = events.first() else { return None };
        let same = |event: &&Event| matches!(event, Event::Drew(who, _) if who == seat);
        let cards = events.iter().take_while(same).count();
        // A card that is shown at once waits on no private page.
        let own = |from: Source| from == Source::Hand(*seat);
        let next = events.get(cards);
        let away =
            matches!(next, Some(Event::Discarded(from, _) | Event::Buried(from, _)) if own(*from));
        let shown = cards == 1 && away;
        let private = teller == Some(*seat) || shown;
        let instead = cards == 1 && before.last().is_some_and(|event| gives_away(*seat, event));
        let told = if instead {
            self.drew_again(*seat, private)
        } else {
            self.drew_cards(*seat, cards, private)
        };
        Some((told, cards))
    }

    /// That a seat wants to exonerate somebody, and the one card that it is dealt for it.
    pub(super) fn dealt_to_exonerate(&self, events: &[Event]) -> Option<(String, usize)> {
        let [
            Event::Acted { seat, deed: Deed::Exonerate, sure: true },
            Event::Drew(drawer, _),
            rest @ ..,
        ] = events
        else {
            return None;
        };
        let more = matches!(rest.first(), Some(Event::Drew(..) | Event::Discarded(..)));
        if drawer != seat || more || !self.is_dealt(*seat) {
            return None;
        }
        let (who, one) = (("who", self.seat(*seat).into()), ("one", self.seat_word(*seat).into()));
        let words = self.to_pages(*seat);
        Some((words.tell("story-dealt-to-exonerate", &[who, one, self.where_told()]), 2))
    }

    /// The sentence for a card that a seat draws in place of one that it could not keep.
    fn drew_again(&self, seat: Seat, private: bool) -> String {
        let (who, one) = (("who", self.seat(seat).into()), ("one", self.seat_word(seat).into()));
        if !self.is_dealt(seat) {
            return self.words.tell("story-drew-again", &[who]);
        }
        let words = if private { self.words.of_the_past() } else { self.to_pages(seat) };
        words.tell("story-dealt-again", &[who, one, self.where_told()])
    }

    /// What a player has to do with the one real card that he has just drawn as his identity; nothing if the companion keeps
    /// it, or if he chose it.
    fn lays(&self, seat: Seat, before: &[Event]) -> Option<String> {
        if self.is_dealt(seat) || !drew_one(seat, before) {
            return None;
        }
        // Whoever tells his cards has looked at it.
        let told = self.position.holding(seat).trust == Trust::Told;
        let looks = ("looks", if told { "no" } else { "yes" }.into());
        let shows = ("shows", self.mode().shows_to(seat).into());
        Some(self.words.tell("story-became-laid", &[looks, shows]))
    }

    /// Whether the companion deals to a seat: it draws by itself once the deck is not known any more.
    pub(in crate::screen) fn is_dealt(&self, seat: Seat) -> bool {
        self.opening.seats.get(seat.at()).is_some_and(|it| it.trust == Trust::Dealt)
    }

    /// Whether a machine has sat here from the beginning: it opens no page.
    pub(in crate::screen) fn is_machine(&self, seat: Seat) -> bool {
        self.opening.seats.get(seat.at()).is_some_and(|it| it.machine().is_some())
    }

    /// The words for whoever is dealt cards: a machine looks at no page.
    pub(in crate::screen) fn to_pages(&self, seat: Seat) -> Words {
        if self.is_machine(seat) { self.words.of_the_past() } else { self.words.clone() }
    }

    /// What several seats in a row are dealt or draw to begin with is told in one sentence.
    pub(super) fn dealt_to_all(&self, events: &[Event]) -> Option<(String, usize)> {
        let (mut seats, mut told) = (Vec::new(), 0);
        let [Event::Drew(first, _), ..] = events else { return None };
        let kind = |seat: Seat| (self.is_dealt(seat), self.is_machine(seat));
        let mut rest = events;
        while let [Event::Drew(seat, _), after @ ..] = rest {
            let own = after.iter().take_while(|event| comes_with(*seat, event)).count();
            if own == 0 || kind(*seat) != kind(*first) {
                break;
            }
            seats.push(self.seat(*seat));
            (told, rest) = (told + 1 + own, &after[own..]);
        }
        let who = ("who", self.words.all_of(&seats).into());
        let begins_with =
            if self.position.heist().is_some() { "identity-role" } else { "identity" };
        let cards = ("cards", begins_with.into());
        let said = || {
            if self.is_dealt(*first) {
                let words = self.to_pages(*first);
                words.tell("story-dealt-all", &[who, cards, self.where_told()])
            } else {
                let shows = ("shows", self.mode().shows_to(*first).into());
                self.words.tell("story-drew-all", &[who, cards, shows])
            }
        };
        (seats.len() > 1).then(|| (said(), told))
    }

    /// Whether the card of an arrested suspect lies before the player whose identity it was, and who that is.
    pub(in crate::screen) fn whose_card(
        &self,
        suspect: Suspect,
        around: Around<'_>,
    ) -> [(&'static str, Arg<'static>); 2] {
        let owner = around.owner(suspect).filter(|seat| !self.is_dealt(*seat));
        let who = owner.map_or_else(String::new, |seat| self.seat(seat));
        let own = if owner.is_some() { "yes" } else { "no" };
        [("own", own.into()), ("who", who.into())]
    }

    /// Whether no real card moves when one is drawn or laid away: the case of the messages that say what to do.
    pub(in crate::screen) fn kept(&self) -> (&'static str, Arg<'static>) {
        ("kept", if self.deck_is_real() { "no" } else { "yes" }.into())
    }

    /// Where an evidence card has gone.
    pub(super) fn evidence(&self, event: &Event, around: Around<'_>) -> Option<String> {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match *event {
            Event::Became(seat, _) => {
                let left = |event: &Event| match *event {
                    Event::Laid(from, _) | Event::Discarded(from, _) | Event::Buried(from, _) => {
                        from == Source::Identity(seat)
                    }
                    Event::Arrested(_) | Event::Shed(..) => true,
                    Event::Hit(who, _, true) => who == seat,
                    _ => false,
                };
                let again = around.before.iter().any(left)
                    || (self.mode().all_begin_as_somebody() && self.position.turn() > 0);
                let key = if again { "story-became-again" } else { "story-became" };
                let how = if drew_one(seat, around.before) { "drawn" } else { "chosen" };
                let args = [who(seat), self.kind(seat), ("how", how.into())];
                let said = self.words.tell(key, &args);
                match self.lays(seat, around.before) {
                    Some(lays) if !lays.is_empty() => format!("{said} {lays}"),
                    _ => said,
                }
            }
            Event::Laid(Source::Identity(seat), card) => {
                self.words.tell("story-disguised", &[who(seat), name(card), self.kept()])
            }
            Event::Laid(Source::Deck, card) => self.words.tell("story-hired", &[name(card)]),
            Event::Laid(_, card) => self.words.tell("story-laid", &[name(card)]),
            // The death tells it as well.
            Event::Discarded(Source::Board, card)
                if around.before.iter().chain(around.after).any(|it| *it == Event::Died(card)) =>
            {
                String::new()
            }
            Event::Discarded(Source::Board, card) => {
                self.words.tell("story-card-off", &[name(card)])
            }
            Event::Discarded(Source::Identity(seat), card) => {
                self.words.tell("story-unmasked", &[who(seat), name(card)])
            }
            // What the kill has just told needs only what to do with the card.
            Event::Discarded(Source::List(_), card)
                if around.before.contains(&Event::Died(card)) =>
            {
                self.words.say("story-list-killed")
            }
            Event::Discarded(Source::Hand(seat), card) if self.was_in_hand(card, around) => {
                self.words.tell("story-hand-killed", &[who(seat), name(card)])
            }
            Event::Discarded(_, card)
                if around.follows(Deed::Disguise)
                    || around.follows(Deed::Evade)
                    || self.drawn_in_vain(around) =>
            {
                self.words.tell("story-disguise-dead", &[name(card)])
            }
            Event::Discarded(_, card) => self.words.tell("story-drawn-dead", &[name(card)]),
            Event::Trophy(seat, suspect) => {
                self.words.tell("story-trophy", &[who(seat), name(suspect), self.to_dead_side()])
            }
            // The answer has just told it.
            Event::Opened(seat, suspect) if around.owner(suspect) == Some(seat) => String::new(),
            Event::Opened(seat, suspect) => {
                let past =
                    |event: &Event| matches!(event, Event::Was { seat: it, .. } if *it == seat);
                let last = around.before.iter().any(past);
                let key = if last { "story-opened-last" } else { "story-hit" };
                self.words.tell(key, &[who(seat), name(suspect)])
            }
            Event::Was { seat, since, suspect } => {
                let since = ("seq", since.into());
                // A cell is the one where he lies now.
                let cell =
                    self.opening.cast.is_by_cells() && self.position.place(suspect).is_some();
                let by = ("by", if cell { "cell" } else { "name" }.into());
                self.words.tell("story-was", &[who(seat), name(suspect), since, by])
            }
            Event::Shed(seat, _) => self.words.tell("story-shed", &[who(seat)]),
            // The others are told with the deed that brings them about, or by their mode.
            _ => return None,
        })
    }

    /// Whether somebody drew a single card to change identity, and did not: by this line, or as it answers what is asked.
    fn drawn_in_vain(&self, around: Around<'_>) -> bool {
        match *around.before {
            [Event::Drew(seat, _)] => self.position.holding(seat).identity != Identity::None,
            _ => self.position.decision().is_some_and(|owed| owed.ask == Ask::Disguised),
        }
    }

    /// Whether a discarded card was in the hand of the victim's owner when the victim died: by the same line, or as the
    /// answer to whether it was.
    fn was_in_hand(&self, card: Suspect, around: Around<'_>) -> bool {
        let asked = self.position.decision().is_some_and(|owed| owed.ask == Ask::Hit(card));
        asked || around.before.contains(&Event::Died(card))
    }
}
