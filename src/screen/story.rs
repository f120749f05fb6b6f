//! What happened, as sentences.
use super::Voice;
use super::modes::Around;
use crate::board::{Axis, Shift, Suspect};
use crate::lang::{Arg, Words};
use crate::rules::{Ask, Decision, Deed, Event, Identity, Query, Seat, Source, Trust};
use crate::table::reading_order;
use crate::terms::{Token, Vault};

/// Whether a card that this seat drew goes under the deck or to the discard.
fn gives_away(seat: Seat, event: &Event) -> bool {
    let own = |from: Source| from == Source::Hand(seat);
    matches!(*event, Event::Buried(from, _) | Event::Discarded(from, _) if own(from))
}

impl Voice<'_> {
    /// What happened, one sentence a line, with what the table has to do with its cards; `teller` is who
    /// has said in private what he drew.
    pub(super) fn events(&self, events: &[Event], teller: Option<Seat>) -> Vec<String> {
        let (mut told, mut lies) = (Vec::new(), *self.position);
        let mut rest = events;
        while let Some(event) = rest.first() {
            let words = if self.is_done(event) { &self.words.of_the_past() } else { self.words };
            let voice = Voice { position: &lies, words, ..*self };
            let before = &events[..events.len() - rest.len()];
            let together = voice.together(rest, before, teller);
            let (said, several) = together.map_or_else(
                || {
                    let around = Around { before, after: &rest[1..] };
                    let own = voice.mode().event(&voice, event, around);
                    (own.or_else(|| voice.event(event, around)), 1)
                },
                |(said, several)| (Some(said), several),
            );
            told.extend(said.filter(|told| !told.is_empty()));
            // Of several in a row each begins where the one before has ended.
            let (done, left) = rest.split_at(several);
            let mut next = lies;
            for event in done.iter().filter(|event| voice.mode().leads_on(event)) {
                next.apply(event);
            }
            (lies, rest) = (next, left);
        }
        told
    }

    /// What the first few events tell together, and how many they are.
    fn together(
        &self,
        events: &[Event],
        before: &[Event],
        teller: Option<Seat>,
    ) -> Option<(String, usize)> {
        if let Some(dealt) = self.dealt_to_all(events) {
            return Some(dealt);
        }
        if let Some(several) = self.mode().together(self, events) {
            return Some(several);
        }
        if let Some(Event::Drew(seat, _)) = events.first() {
            let same = |event: &&Event| matches!(event, Event::Drew(who, _) if who == seat);
            let cards = events.iter().take_while(same).count();
            // A card that is shown at once waits on no private page.
            let own = |from: Source| from == Source::Hand(*seat);
            let next = events.get(cards);
            let away = matches!(next, Some(Event::Discarded(from, _) | Event::Buried(from, _)) if own(*from));
            let shown = cards == 1 && away;
            let private = teller == Some(*seat) || shown;
            let told = if before.last().is_some_and(|event| gives_away(*seat, event)) {
                self.drew_again(*seat, private)
            } else {
                self.mode().drew(self, *seat, cards, private)
            };
            return Some((told, cards));
        }
        self.hands(events, before).or_else(|| self.nobody(events))
    }

    /// Whether a player has just done with his card what he was asked to do: then he is not told to do it.
    fn is_done(&self, event: &Event) -> bool {
        let asked = self.position.decision().map(|owed| owed.ask);
        let of_card = matches!(event, Event::Laid(..) | Event::Discarded(..) | Event::Buried(..));
        of_card && matches!(asked, Some(Ask::Disguised | Ask::Failed))
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
        let own = |event: &&Event| matches!(event, Event::Drew(who, _) if *who == seat);
        let drawn = before.iter().filter(own).count();
        if self.is_dealt(seat) || drawn != 1 {
            return None;
        }
        // Whoever tells his cards has looked at it.
        let told = self.position.holding(seat).trust == Trust::Told;
        let looks = ("looks", if told { "no" } else { "yes" }.into());
        let shows = ("shows", self.mode().shows_to(seat).into());
        Some(self.words.tell("story-became-laid", &[looks, shows]))
    }

    /// Whether the companion deals to a seat: it draws by itself once the deck is not known any more.
    pub(super) fn is_dealt(&self, seat: Seat) -> bool {
        self.opening.seats.get(seat.at()).is_some_and(|it| it.trust == Trust::Dealt)
    }

    /// Whether a machine has sat here from the beginning: it opens no page.
    pub(super) fn is_machine(&self, seat: Seat) -> bool {
        self.opening.seats.get(seat.at()).is_some_and(|it| it.machine().is_some())
    }

    /// The words for whoever is dealt cards: a machine looks at no page.
    pub(super) fn to_pages(&self, seat: Seat) -> Words {
        if self.is_machine(seat) { self.words.of_the_past() } else { self.words.clone() }
    }

    /// What several seats in a row are dealt or draw to begin with is told in one sentence.
    fn dealt_to_all(&self, events: &[Event]) -> Option<(String, usize)> {
        let (mut seats, mut told) = (Vec::new(), 0);
        let [Event::Drew(first, _), ..] = events else { return None };
        let kind = |seat: Seat| (self.is_dealt(seat), self.is_machine(seat));
        let mut rest = events;
        while let [Event::Drew(seat, _), after @ ..] = rest {
            let own = after.iter().take_while(|event| self.mode().comes_with(*seat, event)).count();
            if own == 0 || kind(*seat) != kind(*first) {
                break;
            }
            seats.push(self.seat(*seat));
            (told, rest) = (told + 1 + own, &after[own..]);
        }
        let who = ("who", self.words.all_of(&seats).into());
        let cards = ("cards", self.mode().begins_with().into());
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

    /// The answers of several players to one question are told together.
    fn hands(&self, events: &[Event], before: &[Event]) -> Option<(String, usize)> {
        let answer = |event: &Event| match *event {
            Event::Answered { query: Query::Accusation(_), .. } => None,
            Event::Answered { seat, query, yes, claim } => Some((query, claim, seat, yes)),
            _ => None,
        };
        let (query, claim, ..) = answer(events.first()?)?;
        let same = |it: &(Query, bool, Seat, bool)| (it.0, it.1) == (query, claim);
        let answers: Vec<_> = events.iter().map_while(answer).take_while(same).collect();
        let inquiry = self.mode().inquiry(before);
        if answers.len() == 1 && ["canvass", "spy"].contains(&inquiry) {
            return None;
        }
        let up = answers.iter().filter(|it| it.3);
        let up: Vec<String> = up.map(|it| self.seat(it.2)).collect();
        let seats = ("seats", self.words.all_of(&up).into());
        let n = ("n", up.len().into());
        let mut said = match query {
            Query::Survey(corner) => {
                let cell = ("cell", corner.to_string().into());
                self.words.tell("story-survey-hands", &[cell, seats, n])
            }
            Query::Canvass(suspect) | Query::Accusation(suspect) => {
                let about = ("suspect", self.suspect(suspect).into());
                // The deed has just named the suspect.
                let asked = before.iter().any(|event| {
                    matches!(event, Event::Acted { deed: Deed::Canvass(it) | Deed::Profile(it) | Deed::Autopsy(it), .. } if *it == suspect)
                });
                let inquiry = ("inquiry", inquiry.into());
                if asked {
                    self.words.tell("story-hands-asked", &[seats, n])
                } else {
                    self.words.tell("story-hands", &[about, seats, n, inquiry])
                }
            }
        };
        if claim {
            said = format!("{said} {}", self.words.say("story-claims"));
        }
        Some((said, answers.len()))
    }

    /// Several players say of one suspect that he is none of them: told together.
    fn nobody(&self, events: &[Event]) -> Option<(String, usize)> {
        let denied = |event: &Event| match *event {
            Event::Hit(_, suspect, false) => Some((self.mode().nobody(), suspect)),
            Event::Answered {
                query: Query::Accusation(suspect), yes: false, claim: true, ..
            } => Some(("story-fbi-missed", suspect)),
            _ => None,
        };
        let (key, suspect) = denied(events.first()?)?;
        let same = events.iter().map_while(denied).take_while(|it| *it == (key, suspect));
        let several = Some(same.count()).filter(|several| *several > 1)?;
        let said = self.words.tell(key, &[("suspect", self.suspect(suspect).into())]);
        Some((format!("{said} {}", self.words.say("story-claims")), several))
    }

    /// What the box calls the card that a seat keeps to itself.
    pub(super) fn kind(&self, seat: Seat) -> (&'static str, Arg<'static>) {
        ("kind", self.mode().kind(seat).into())
    }

    /// Which line a shift moves, in which direction and how far.
    pub(super) fn shift_args(&self, shift: Shift) -> [(&'static str, Arg<'static>); 3] {
        let toward = self.words.say(&format!("story-way-{}", shift.toward()));
        [("line", shift.line.to_string().into()), ("toward", toward.into()), ("n", shift.by.into())]
    }

    /// What one fact tells among the others of its line.
    pub(super) fn event(&self, event: &Event, around: Around<'_>) -> Option<String> {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match *event {
            Event::Owes(Decision { ask: Ask::Failed, .. }) => self.words.say("story-failed"),
            Event::Arrested(suspect) => {
                let [own, who] = self.whose_card(suspect, around);
                self.words.tell("story-arrested", &[name(suspect), own, who])
            }
            Event::Acted { seat, deed, sure } => {
                let mut said = self.deed(seat, deed);
                if matches!(deed, Deed::Canvass(it) if self.vain(it).is_some()) {
                    said = format!("{said} {}", self.words.say("story-canvas-dead"));
                }
                self.if_sure(said, sure)
            }
            Event::Stepped(seat, deed) => self.deed(seat, deed),
            Event::Shifted(seat, shift) => {
                let key = match shift.line.axis {
                    Axis::Rows => "story-shift-row",
                    Axis::Columns => "story-shift-column",
                };
                let [line, toward, n] = self.shift_args(shift);
                self.words.tell(key, &[who(seat), line, toward, n])
            }
            Event::Collapsed(seat, axis, taken) => {
                let taken = reading_order(self.position.grid(), taken);
                let names: Vec<String> = taken.iter().map(|it| self.suspect(*it)).collect();
                let key = match axis {
                    Axis::Rows => "story-collapsed-rows",
                    Axis::Columns => "story-collapsed-columns",
                };
                self.words.tell(key, &[who(seat), ("suspects", names.join(", ").into())])
            }
            Event::Answered { seat, query, yes, claim } => {
                let (key, about) = match query {
                    Query::Accusation(card) if claim => ("story-accused-claim", name(card)),
                    Query::Canvass(card) if claim => ("story-canvassed-claim", name(card)),
                    // The question has just been told.
                    Query::Accusation(card) if around.accuses(card) => {
                        ("story-answered", name(card))
                    }
                    Query::Canvass(card) => ("story-canvassed", name(card)),
                    Query::Accusation(card) => ("story-accused", name(card)),
                    Query::Survey(corner) => {
                        ("story-surveyed", ("cell", corner.to_string().into()))
                    }
                };
                let answer = self.words.yes_no(yes);
                let yes = ("yes", if yes { "yes" } else { "no" }.into());
                let args = [who(seat), about, ("answer", answer.into()), yes];
                let said = self.words.tell(key, &args);
                match query {
                    Query::Accusation(named) if !claim => self.with_vain(said, named),
                    Query::Survey(_) if claim => {
                        format!("{said} {}", self.words.tell("story-claim", &[who(seat)]))
                    }
                    _ => said,
                }
            }
            // What becomes of the card tells it as well.
            Event::Hit(seat, suspect, true)
                if around.after.contains(&Event::Discarded(Source::Identity(seat), suspect)) =>
            {
                String::new()
            }
            Event::Hit(seat, suspect, yes) => {
                let key = if yes { "story-hit" } else { "story-missed" };
                self.words.tell(key, &[who(seat), name(suspect)])
            }
            Event::Passed(seat) => self.words.tell("story-passed", &[who(seat)]),
            Event::Ended(outcome) => self.outcome(outcome),
            _ => return self.evidence(event, around),
        })
    }

    /// Whether the card of an arrested suspect lies before the player whose identity it was, and who that is.
    pub(super) fn whose_card(
        &self,
        suspect: Suspect,
        around: Around<'_>,
    ) -> [(&'static str, Arg<'static>); 2] {
        let owner = around.owner(suspect).filter(|seat| !self.is_dealt(*seat));
        let who = owner.map_or_else(String::new, |seat| self.seat(seat));
        let own = if owner.is_some() { "yes" } else { "no" };
        [("own", own.into()), ("who", who.into())]
    }

    /// Whether no real card moves when this seat draws or lays one away: the case of the messages that say what to do.
    pub(super) fn kept(&self, seat: Seat) -> (&'static str, Arg<'static>) {
        let kept = self.is_dealt(seat) && !self.deck_is_real();
        ("kept", if kept { "yes" } else { "no" }.into())
    }

    /// With the remark that only its player can know whether it was possible, unless everybody knows it.
    pub(super) fn if_sure(&self, said: String, sure: bool) -> String {
        if sure { said } else { format!("{said} {}", self.words.say("story-unverified")) }
    }

    /// Where an evidence card has gone.
    fn evidence(&self, event: &Event, around: Around<'_>) -> Option<String> {
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
                let said = self.words.tell(key, &[who(seat), self.kind(seat)]);
                let lays = self.lays(seat, around.before).filter(|lays| !lays.is_empty());
                lays.map_or_else(|| said.clone(), |lays| format!("{said} {lays}"))
            }
            Event::Laid(Source::Identity(seat), card) => {
                self.words.tell("story-disguised", &[who(seat), name(card), self.kept(seat)])
            }
            Event::Laid(Source::Deck, card) => self.words.tell("story-hired", &[name(card)]),
            Event::Laid(_, card) => self.words.tell("story-laid", &[name(card)]),
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
            Event::Opened(seat, suspect) if around.follows_hit(seat, suspect) => String::new(),
            Event::Opened(seat, suspect) => {
                self.words.tell("story-opened", &[who(seat), name(suspect)])
            }
            Event::Was { seat, since, suspect } => {
                let since = ("seq", since.into());
                self.words.tell("story-was", &[who(seat), name(suspect), since])
            }
            Event::Shed(seat, _) => self.words.tell("story-shed", &[who(seat)]),
            // The others are told with the deed that brings them about, or by their mode.
            _ => return None,
        })
    }

    /// Whether the line tells of a single card that somebody drew who has an identity: to change it, and did not.
    fn drawn_in_vain(&self, around: Around<'_>) -> bool {
        match *around.before {
            [Event::Drew(seat, _)] => self.position.holding(seat).identity != Identity::None,
            _ => false,
        }
    }

    /// Whether a discarded card was in the hand of the victim's owner when the victim died: by the same line, or as the
    /// answer to whether it was.
    fn was_in_hand(&self, card: Suspect, around: Around<'_>) -> bool {
        let asked = self.position.decision().is_some_and(|owed| owed.ask == Ask::Hit(card));
        asked || around.before.contains(&Event::Died(card))
    }

    /// What a player set out to do, or chose.
    pub(super) fn deed(&self, seat: Seat, deed: Deed) -> String {
        let mut args = vec![("who", self.seat(seat).into()), self.to_dead_side(), self.kept(seat)];
        let names = |set| {
            let list = reading_order(self.position.grid(), set);
            self.words.all_of(&list.iter().map(|it| self.suspect(*it)).collect::<Vec<_>>())
        };
        let usual = match deed {
            Deed::Kill(it)
            | Deed::Accuse(it)
            | Deed::Capture(it)
            | Deed::Canvass(it)
            | Deed::Steal(it)
            | Deed::Autopsy(it)
            | Deed::Profile(it)
            | Deed::SwapOwn(it)
            | Deed::Plant(it)
            | Deed::Detonate(it)
            | Deed::Shoot(it)
            | Deed::Stun(it)
            | Deed::Frame(it)
            | Deed::Silence(it)
            | Deed::Protect(it)
            | Deed::Unprotect(it)
            | Deed::Save(it)
            | Deed::Decline(it)
            | Deed::Blast(it)
            | Deed::Take(it)
            | Deed::Dismiss(it) => {
                args.push(("suspect", self.suspect(it).into()));
                matches!(deed, Deed::SwapOwn(_)).then_some("deed-swap-own")
            }
            Deed::Swap(one, other) | Deed::FrameOwn(one, other) => {
                args.push(("suspect", self.suspect(one).into()));
                args.push(("other", self.suspect(other).into()));
                matches!(deed, Deed::FrameOwn(..)).then_some("deed-frame-own")
            }
            Deed::Disarm(it, token) => {
                args.push(("suspect", self.suspect(it).into()));
                args.push(("token", self.token(token).into()));
                None
            }
            Deed::Setup(token, from, to) => {
                args.push(("token", self.token(token).into()));
                args.push(("suspect", self.suspect(from).into()));
                args.push(("other", self.suspect(to).into()));
                None
            }
            Deed::RobFrom(vault, from) => {
                args.push(("vault", self.vault(vault).into()));
                args.push(("from", self.vault(from).into()));
                Some("deed-rob-from")
            }
            Deed::Rob(vault) | Deed::Hack(vault) | Deed::Crack(vault) | Deed::TakeVault(vault) => {
                args.push(("vault", self.vault(vault).into()));
                matches!(deed, Deed::TakeVault(_)).then_some("deed-take-vault")
            }
            Deed::Threaten(all) | Deed::Deploy(all) => {
                args.push(("suspects", names(all).into()));
                args.push(("n", all.len().into()));
                let nobody = all.is_empty() && matches!(deed, Deed::Threaten(_));
                nobody.then_some("deed-threaten-nobody")
            }
            Deed::Survey(corner) => {
                args.push(("cell", corner.to_string().into()));
                None
            }
            Deed::Return(place) => {
                args.push(("n", place.into()));
                None
            }
            Deed::ShiftQuiet(shift, _) => {
                let axis = if shift.line.axis == Axis::Rows { "row" } else { "column" };
                let [line, toward, _] = self.shift_args(shift);
                args.extend([("axis", axis.into()), line, toward]);
                Some("deed-shift-quiet")
            }
            Deed::CanvassDrawn => Some("deed-canvas-drawn"),
            Deed::ProfileNobody => Some("deed-profile-nobody"),
            Deed::TakeBack => Some("deed-take-back"),
            _ => None,
        };
        let own = self.mode().deed(deed).or(usual);
        let key = own.map_or_else(|| format!("deed-{}", deed.word()), str::to_owned);
        self.words.tell(&key, &args)
    }

    /// What a vault is called when one speaks of it; `story-vault-…` is what is typed.
    pub(super) fn vault(&self, vault: Vault) -> String {
        self.words.say(&format!("heist-corner-{}", vault.id()))
    }

    /// What a kind of token is called.
    pub fn token(&self, token: Token) -> String {
        self.printed(token.id(), &format!("story-token-{}", token.id()))
    }

    /// Why everybody can see that nobody is this suspect, if so: such an accusation is allowed, with a
    /// warning (G29).
    fn vain(&self, suspect: Suspect) -> Option<&'static str> {
        if self.position.dead().contains(suspect) {
            return Some("story-vain-dead");
        }
        if self.position.arrested().contains(suspect) {
            return Some("story-vain-arrested");
        }
        self.position.open_cards().contains(suspect).then_some("story-vain-open")
    }

    /// With that reason behind it.
    pub(super) fn with_vain(&self, said: String, suspect: Suspect) -> String {
        match self.vain(suspect) {
            Some(why) => {
                let name = ("suspect", self.suspect(suspect).into());
                format!("{said} {}", self.words.tell(why, &[name]))
            }
            None => said,
        }
    }
}
