//! What happened, and what is owed, as sentences.
use super::{Voice, clean};
use crate::board::{Axis, Shift, Suspect};
use crate::deduce::{Finding, Untruth};
use crate::lang::Arg;
use crate::rules::{Ask, Decision, Deed, Event, Outcome, Query, Seat, Side, Source, Trust};
use crate::table::safe::Discrepancy;
use crate::table::{Entry, HouseRuling, View, What, reading_order};
use crate::terms::{Token, Vault};

impl Voice<'_> {
    /// What happened, one sentence a line, with what the table has to do with its cards; `teller` is who
    /// has said in private what he drew.
    pub(super) fn events(&self, events: &[Event], teller: Option<Seat>) -> Vec<String> {
        let (mut told, mut lies) = (Vec::new(), *self.position);
        let mut rest = events;
        while let Some(event) = rest.first() {
            let voice = Voice { position: &lies, ..*self };
            let before = &events[..events.len() - rest.len()];
            let (said, several) = match voice.together(rest, teller) {
                Some((said, several)) => (Some(said), several),
                None => {
                    (voice.mode().event(&voice, event).or_else(|| voice.event(event, before)), 1)
                }
            };
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
    fn together(&self, events: &[Event], teller: Option<Seat>) -> Option<(String, usize)> {
        if let Some(Event::Drew(seat, _)) = events.first() {
            let same = |event: &&Event| matches!(event, Event::Drew(who, _) if who == seat);
            let cards = events.iter().take_while(same).count();
            // A card that is shown at once waits on no private page.
            let own = |from: Source| from == Source::Hand(*seat);
            let next = events.get(cards);
            let shown = cards == 1 && matches!(next, Some(Event::Discarded(from, _)) if own(*from));
            let private = teller == Some(*seat) || shown;
            return Some((self.mode().drew(self, *seat, cards, private), cards));
        }
        let several = self.hands(events).or_else(|| self.nobody(events));
        several.or_else(|| self.mode().together(self, events))
    }

    /// Whether the companion deals to a seat: it draws by itself once the deck is not known any more.
    pub(super) fn is_dealt(&self, seat: Seat) -> bool {
        self.opening.seats.get(seat.at()).is_some_and(|it| it.trust == Trust::Dealt)
    }

    /// Whether a machine has sat here from the beginning: it opens no page.
    pub(super) fn is_machine(&self, seat: Seat) -> bool {
        self.opening.seats.get(seat.at()).is_some_and(|it| it.machine().is_some())
    }

    /// The answers of several players to one canvass are told together.
    fn hands(&self, events: &[Event]) -> Option<(String, usize)> {
        let answer = |event: &Event| match *event {
            Event::Answered { seat, query: Query::Canvass(suspect), yes, claim } => {
                Some((suspect, claim, seat, yes))
            }
            _ => None,
        };
        let (suspect, claim, ..) = answer(events.first()?)?;
        let same = |it: &(Suspect, bool, Seat, bool)| (it.0, it.1) == (suspect, claim);
        let answers: Vec<_> = events.iter().map_while(answer).take_while(same).collect();
        if answers.len() == 1 {
            return None;
        }
        let up = answers.iter().filter(|it| it.3);
        let up: Vec<String> = up.map(|it| self.seat(it.2)).collect();
        let key = if up.is_empty() { "story-hands-nobody" } else { "story-hands" };
        let about = ("suspect", self.suspect(suspect).into());
        let seats = ("seats", self.words.all_of(&up).into());
        let mut said = self.words.tell(key, &[about, seats, ("n", up.len().into())]);
        if claim {
            said = format!("{said} {}", self.words.say("story-claims"));
        }
        Some((said, answers.len()))
    }

    /// Several players say of one suspect that he is none of them: told together.
    fn nobody(&self, events: &[Event]) -> Option<(String, usize)> {
        let denied = |event: &Event| match *event {
            Event::Hit(_, suspect, false) => Some(("story-fbi-nobody", suspect)),
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

    /// What one fact tells after those `before` it.
    fn event(&self, event: &Event, before: &[Event]) -> Option<String> {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match *event {
            Event::Owes(Decision { ask: Ask::Failed, .. }) => self.words.say("story-failed"),
            Event::Arrested(suspect) => self.words.tell("story-arrested", &[name(suspect)]),
            Event::Acted { seat, deed, sure } => {
                let mut said = self.deed(seat, deed);
                if matches!(deed, Deed::Canvass(it) if self.is_vain(it)) {
                    said = format!("{said} {}", self.words.say("story-canvas-dead"));
                }
                if sure { said } else { format!("{said} {}", self.words.say("story-unverified")) }
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
                    Query::Canvass(card) => ("story-canvassed", name(card)),
                    Query::Accusation(card) => ("story-accused", name(card)),
                    Query::Survey(corner) => {
                        ("story-surveyed", ("cell", corner.to_string().into()))
                    }
                };
                let answer = self.words.yes_no(yes);
                let said = self.words.tell(key, &[who(seat), about, ("answer", answer.into())]);
                if claim {
                    format!("{said} {}", self.words.tell("story-claim", &[who(seat)]))
                } else if matches!(query, Query::Accusation(named) if self.is_vain(named)) {
                    format!("{said} {}", self.words.say("story-vain"))
                } else {
                    said
                }
            }
            Event::Hit(seat, suspect, yes) => {
                let key = if yes { "story-hit" } else { "story-missed" };
                self.words.tell(key, &[who(seat), name(suspect)])
            }
            Event::Passed(seat) => self.words.tell("story-passed", &[who(seat)]),
            Event::Ended(outcome) => self.outcome(outcome),
            _ => return self.evidence(event, before),
        })
    }

    /// Where an evidence card has gone.
    fn evidence(&self, event: &Event, before: &[Event]) -> Option<String> {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match *event {
            Event::Became(seat, _) => {
                let left = |event: &Event| match *event {
                    Event::Laid(from, _) | Event::Discarded(from, _) | Event::Buried(from, _) => {
                        from == Source::Identity(seat)
                    }
                    Event::Arrested(_) | Event::Shed(..) => true,
                    _ => false,
                };
                let again = before.iter().any(left);
                let key = if again { "story-became-again" } else { "story-became" };
                self.words.tell(key, &[who(seat), self.kind(seat)])
            }
            Event::Laid(Source::Identity(seat), card) => {
                self.words.tell("story-disguised", &[who(seat), name(card)])
            }
            Event::Laid(Source::Deck, card) => self.words.tell("story-hired", &[name(card)]),
            Event::Laid(_, card) => self.words.tell("story-laid", &[name(card)]),
            Event::Discarded(Source::Board, card) => {
                self.words.tell("story-card-off", &[name(card)])
            }
            Event::Discarded(Source::Identity(seat), card) => {
                self.words.tell("story-unmasked", &[who(seat), name(card)])
            }
            Event::Discarded(Source::List(_), card) => {
                self.words.tell("story-list-killed", &[name(card)])
            }
            Event::Discarded(_, card) => self.words.tell("story-discarded", &[name(card)]),
            Event::Trophy(seat, suspect) => {
                self.words.tell("story-trophy", &[who(seat), name(suspect)])
            }
            Event::Opened(seat, suspect) => {
                self.words.tell("story-opened", &[who(seat), name(suspect)])
            }
            Event::Was { seat, since, suspect } => {
                let since = ("seq", since.into());
                self.words.tell("story-was", &[who(seat), name(suspect), since])
            }
            Event::Shed(seat, _) => self.words.tell("story-shed", &[who(seat)]),
            Event::Buried(..) => self.words.say("story-buried"),
            Event::Shuffled(_) => self.words.say("story-shuffled"),
            // The others are told with the deed that brings them about, or by their mode.
            _ => return None,
        })
    }

    /// What a player set out to do, or chose.
    pub(super) fn deed(&self, seat: Seat, deed: Deed) -> String {
        let mut args = vec![("who", self.seat(seat).into())];
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
            Deed::ShiftQuiet(..) => Some("deed-shift-quiet"),
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

    /// Whether everybody can see that nobody is this suspect: such an accusation is allowed, with a
    /// warning (G29).
    pub(super) fn is_vain(&self, suspect: Suspect) -> bool {
        self.position.dead().contains(suspect) || self.position.open_cards().contains(suspect)
    }

    /// How the game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let reason = self.words.say(&format!("story-end-{}", outcome.reason.word()));
        match outcome.winner {
            Some(side) => {
                let said = [("who", self.side(side).into()), ("reason", reason.into())];
                match side {
                    Side::Seat(_) => self.words.tell("story-won", &said),
                    // A team may be one word or many people.
                    Side::Team(team) => {
                        let [who, reason] = said;
                        let team = ("team", team.id().into());
                        self.words.tell("story-won-together", &[who, reason, team])
                    }
                }
            }
            None => self.words.tell("story-drawn", &[("reason", reason.into())]),
        }
    }

    /// What the table waits for, and how to say it.
    pub fn owed(&self, decision: Decision) -> String {
        let who = ("who", self.seat(decision.seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        if let Some(owed) = self.mode().owed(self, decision) {
            return owed;
        }
        match decision.ask {
            Ask::Turn => self.words.tell("story-owes-turn", &[who]),
            Ask::Become => self
                .words
                .tell("story-owes-become", &[who, self.kind(decision.seat), self.where_told()]),
            Ask::Play => self.words.tell("story-owes-play", &[who]),
            Ask::Drew(n) => {
                self.words.tell("story-owes-drew", &[who, ("n", n.into()), self.where_told()])
            }
            Ask::Chosen => self.words.tell("story-owes-chosen", &[who]),
            Ask::Disguised => self.words.tell("story-owes-disguised", &[who]),
            Ask::Failed => self.words.tell("story-owes-failed", &[who]),
            Ask::Turned => self.words.tell("story-owes-turned", &[who]),
            Ask::Answer(Query::Survey(corner)) => {
                self.words.tell("story-owes-survey", &[who, ("cell", corner.to_string().into())])
            }
            Ask::Answer(Query::Canvass(card)) => {
                self.words.tell("story-owes-canvass", &[who, name(card)])
            }
            Ask::Answer(Query::Accusation(card)) => {
                self.words.tell("story-owes-accusation", &[who, name(card)])
            }
            Ask::Hit(card) => self.owes_hit("story-owes-hit", decision.seat, card),
            Ask::Hands(Query::Canvass(card)) => {
                self.words.tell("story-owes-hands-canvass", &[name(card)])
            }
            Ask::Detonate(card) => self.words.tell("story-owes-detonate", &[who, name(card)]),
            Ask::Save(card) => self.words.tell("story-owes-save", &[who, name(card)]),
            Ask::Blast(card) => self.words.tell("story-owes-blast", &[who, name(card)]),
            other => self.words.tell(&format!("story-owes-{}", other.word()), &[who]),
        }
    }

    /// Whether a suspect was a seat's identity: asked by one of the messages for that, which may show a line as an example.
    pub(super) fn owes_hit(&self, key: &str, seat: Seat, suspect: Suspect) -> String {
        let name = ("suspect", self.suspect(suspect).into());
        let line = ("line", self.hit_line(Some(suspect)).into());
        self.words.tell(key, &[("who", self.seat(seat).into()), name, line])
    }

    /// One entry of the log.
    pub fn entry(&self, entry: &Entry) -> Vec<String> {
        match &entry.what {
            What::Opened(events) => self.events(events, None),
            What::Said { seat, line, events } => {
                let mut told = self.events(events, line.is_none().then_some(*seat));
                if line.is_none() && told.is_empty() {
                    told.push(self.words.tell("story-told", &[("who", self.seat(*seat).into())]));
                }
                told
            }
            What::Refused { seat, .. } => {
                // What was asked for in private may as well have been mistyped.
                let owed = self.position.decision().filter(|owed| owed.seat == *seat);
                let private = owed.is_some_and(|owed| owed.ask.is_private());
                let key = if private { "story-refused-private" } else { "story-refused" };
                vec![self.words.tell(key, &[("who", self.seat(*seat).into())])]
            }
            What::Undid { lines, shown } => {
                let told = self.words.tell("story-undid", &[("n", (*lines).into())]);
                vec![self.informing(told, shown.then_some("story-undid-shown"))]
            }
            What::Redid { lines, .. } => {
                vec![self.words.tell("story-redid", &[("n", (*lines).into())])]
            }
            What::Looked(audience) => {
                vec![self.words.tell("story-looked", &[("who", self.audience(*audience).into())])]
            }
            What::Pinned { by, .. } => {
                vec![self.words.tell("story-pinned", &[("who", self.audience(*by).into())])]
            }
            What::Mistyped(by) => {
                vec![self.words.tell("story-mistyped", &[("who", self.audience(*by).into())])]
            }
            What::Unpinned(by) => {
                vec![self.words.tell("story-unpinned", &[("who", self.audience(*by).into())])]
            }
            What::Recovered => vec![self.words.say("story-recovered")],
            What::Noticed { what, seen } => vec![match what {
                Discrepancy::Copied => self.words.say("seen-log-copied"),
                Discrepancy::Moved => self.words.say("seen-log-moved"),
                Discrepancy::Behind => {
                    self.words.tell("seen-log-behind", &[("seen", seen.unwrap_or(0).into())])
                }
                Discrepancy::Unknown => self.words.say("seen-log-unknown"),
            }],
            What::Ruled(ruling) => self.house_ruling(ruling),
            What::Arranged(_) => vec![self.words.say("story-arranged")],
            // The lines follow; anybody affected finds the rest on their own page.
            What::Corrected { shown, .. } => {
                let told = self.words.say("story-corrected");
                vec![self.informing(told, shown.then_some("story-corrected-shown"))]
            }
            What::Stands(seq) => {
                vec![self.words.tell("story-stands", &[("seq", (*seq).into())])]
            }
            What::Unsealed => vec![self.words.say("story-unsealed")],
        }
    }

    /// What was told, with a remark where somebody has learned by it.
    fn informing(&self, told: String, shown: Option<&str>) -> String {
        match shown {
            Some(key) => format!("{told} {}", self.words.say(key)),
            None => told,
        }
    }

    /// What the table has decided, and why if it said so.
    pub fn house_ruling(&self, ruling: &HouseRuling) -> Vec<String> {
        let option = ("option", ruling.choice.option().id().into());
        let mut told =
            self.words.tell("story-ruled", &[option, ("value", ruling.choice.to_string().into())]);
        if !ruling.reason.is_empty() {
            let reason = ("reason", clean(&ruling.reason).into_owned().into());
            told = format!("{told} {}", self.words.tell("story-ruled-reason", &[reason]));
        }
        vec![told]
    }

    /// A false claim that open cards prove, with the cells of that time.
    pub fn finding(&self, view: &View<'_>, finding: &Finding) -> String {
        let then = view.at(finding.seq.saturating_sub(1));
        Voice { position: then.position(), ..*self }.untrue_line(finding)
    }

    fn untrue_line(&self, finding: &Finding) -> String {
        let who = ("who", self.seat(finding.seat).into());
        let seq = ("seq", finding.seq.into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        match finding.fault {
            Untruth::Answer { query, said } => {
                let (key, about) = match query {
                    Query::Canvass(card) => ("story-false-canvass", name(card)),
                    Query::Accusation(card) => ("story-false-accusation", name(card)),
                    Query::Survey(corner) => {
                        ("story-false-survey", ("cell", corner.to_string().into()))
                    }
                };
                let said = ("said", self.words.yes_no(said).into());
                let truth = ("truth", self.words.yes_no(!finding.said()).into());
                self.words.tell(key, &[seq, who, about, said, truth])
            }
            Untruth::Claim(card) => self.words.tell("story-false-claim", &[seq, who, name(card)]),
            Untruth::Fourth(card) => self.words.tell("story-fourth-card", &[seq, who, name(card)]),
            Untruth::Kill(target) => self.words.tell("story-false-kill", &[seq, who, name(target)]),
            Untruth::Accuse(target) => {
                self.words.tell("story-false-accuse", &[seq, who, name(target)])
            }
            Untruth::Steal(target) => {
                self.words.tell("story-false-steal", &[seq, who, name(target)])
            }
            Untruth::Capture(target) | Untruth::Canvass(target) | Untruth::Reach(target) => {
                self.words.tell("story-false-reach", &[seq, who, name(target)])
            }
            Untruth::Toll => self.words.tell("story-false-toll", &[seq, who]),
            Untruth::Deed(deed) => {
                let told = ("told", self.deed(finding.seat, deed).into());
                self.words.tell("story-false-deed", &[seq, who, told])
            }
            Untruth::Silence(target) => {
                self.words.tell("story-false-silence", &[seq, who, name(target)])
            }
            Untruth::DeadIdentity(card) => {
                self.words.tell("story-false-identity", &[seq, who, name(card)])
            }
            Untruth::Call(true) => self.words.tell("jack-ask-false-visible", &[seq, who]),
            Untruth::Call(false) => self.words.tell("jack-ask-false-invisible", &[seq, who]),
            Untruth::Exit(card) => self.words.tell("jack-ask-false-exit", &[seq, who, name(card)]),
            Untruth::SameCard(card, other) => {
                let other = ("other", self.seat(other).into());
                self.words.tell("story-same-card", &[seq, who, name(card), other])
            }
            Untruth::SameRole(role, other) => {
                let role = ("role", self.special(role).into());
                let other = ("other", self.seat(other).into());
                self.words.tell("story-same-role", &[seq, who, role, other])
            }
        }
    }
}
