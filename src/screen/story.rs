//! What happened, and what is owed, as sentences.
use super::Voice;
use crate::board::{Axis, Suspect};
use crate::rules::{Ask, Decision, Deed, Event, Outcome, Query, Seat, Source, Trust};
use crate::table::{Entry, Fault, Finding, What, reading_order};

impl Voice<'_> {
    /// What happened, one sentence a line, with what the table has to do with its cards; `private` where
    /// a player has said in private what he drew.
    fn events(&self, events: &[Event], private: bool) -> Vec<String> {
        let (mut told, mut lies) = (Vec::new(), *self.position);
        let mut rest = events;
        while let Some((event, after)) = rest.split_first() {
            rest = after;
            if let Event::Drew(seat, _) = *event {
                let same = |event: &&Event| matches!(event, Event::Drew(who, _) if *who == seat);
                let more = rest.iter().take_while(same).count();
                rest = &rest[more..];
                told.push(self.drew(seat, more + 1, private));
            } else {
                told.extend(Voice { position: &lies, ..*self }.event(event));
            }
            // Of several collapses in a row each begins where the one before has ended.
            if matches!(event, Event::Collapsed(..)) {
                lies.apply(event);
            }
        }
        told
    }

    /// A seat that is dealt to draws by itself once the companion does not know the deck any more.
    fn drew(&self, seat: Seat, count: usize, private: bool) -> String {
        let dealt = self.opening.seats.get(seat.at()).is_some_and(|it| it.trust == Trust::Dealt);
        let key = if dealt && !private { "story-dealt" } else { "story-drew" };
        self.words.tell(key, &[("who", self.seat(seat).into()), ("n", count.into())])
    }

    fn event(&self, event: &Event) -> Option<String> {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match *event {
            Event::Owes(Decision { ask: Ask::Turned, .. }) => self.words.say("story-failed"),
            Event::Began(_) | Event::Owes(_) | Event::Died(_) | Event::Drew(..) => return None,
            Event::Acted { seat, deed, sure } => {
                let said = match deed {
                    Deed::Kill(target) => self.words.tell("story-kill", &[who(seat), name(target)]),
                    Deed::Accuse(target) => {
                        self.words.tell("story-accuse", &[who(seat), name(target)])
                    }
                    Deed::Collapse => self.words.tell("story-collapse", &[who(seat)]),
                    Deed::Disguise => self.words.tell("story-disguise", &[who(seat)]),
                    Deed::Exonerate => self.words.tell("story-exonerate", &[who(seat)]),
                    Deed::Concede => self.words.tell("story-concede", &[who(seat)]),
                };
                if sure { said } else { format!("{said} {}", self.words.say("story-unverified")) }
            }
            Event::Shifted(seat, shift) => {
                let key = match shift.line.axis {
                    Axis::Rows => "story-shift-row",
                    Axis::Columns => "story-shift-column",
                };
                let toward = self.words.say(&format!("story-{}", shift.toward()));
                let line = shift.line.to_string();
                self.words.tell(
                    key,
                    &[
                        who(seat),
                        ("line", line.into()),
                        ("toward", toward.into()),
                        ("n", shift.by.into()),
                    ],
                )
            }
            Event::Collapsed(axis, taken) => {
                let taken = reading_order(self.position.grid(), taken);
                let names: Vec<String> = taken.iter().map(|it| self.suspect(*it)).collect();
                let key = match axis {
                    Axis::Rows => "story-collapsed-rows",
                    Axis::Columns => "story-collapsed-columns",
                };
                self.words.tell(key, &[("suspects", names.join(", ").into())])
            }
            Event::Became(seat, _) => self.words.tell("story-became", &[who(seat)]),
            Event::Laid(Source::Identity(seat), card) => {
                self.words.tell("story-disguised", &[who(seat), name(card)])
            }
            Event::Laid(_, card) => self.words.tell("story-laid", &[name(card)]),
            Event::Discarded(Source::Board, card) => {
                self.words.tell("story-card-off", &[name(card)])
            }
            Event::Discarded(Source::Hand(_) | Source::Identity(_), card) => {
                self.words.tell("story-discarded", &[name(card)])
            }
            Event::Answered { seat, query, yes, claim } => {
                let key = match query {
                    Query::Canvass(_) => "story-canvassed",
                    Query::Accusation(_) => "story-accused",
                };
                let answer = self.words.yes_no(yes);
                let said = self
                    .words
                    .tell(key, &[who(seat), name(query.suspect()), ("answer", answer.into())]);
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
            Event::Opened(seat, suspect) => {
                self.words.tell("story-opened", &[who(seat), name(suspect)])
            }
            Event::Ended(outcome) => self.outcome(outcome),
        })
    }

    /// Whether everybody can see that nobody is this suspect: such an accusation is allowed, with a
    /// warning (G29).
    fn is_vain(&self, suspect: Suspect) -> bool {
        self.position.dead().contains(suspect) || self.position.open_cards().contains(suspect)
    }

    /// How the game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let reason = self.words.say(&format!("story-end-{}", outcome.reason.id()));
        match outcome.winner {
            Some(seat) => self
                .words
                .tell("story-won", &[("who", self.seat(seat).into()), ("reason", reason.into())]),
            None => self.words.tell("story-drawn", &[("reason", reason.into())]),
        }
    }

    /// What the table waits for, and how to say it.
    pub fn owed(&self, decision: Decision) -> String {
        let who = ("who", self.seat(decision.seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        match decision.ask {
            Ask::Turn => self.words.tell("story-owes-turn", &[who]),
            Ask::Become => self.words.tell("story-owes-become", &[who]),
            Ask::Play => self.words.tell("story-owes-play", &[who]),
            Ask::Drew(n) => self.words.tell("story-owes-drew", &[who, ("n", n.into())]),
            Ask::Chosen => self.words.tell("story-owes-chosen", &[who]),
            Ask::Disguised => self.words.tell("story-owes-disguised", &[who]),
            Ask::Turned => self.words.tell("story-owes-turned", &[who]),
            Ask::Answer(Query::Canvass(card)) => {
                self.words.tell("story-owes-canvass", &[who, name(card)])
            }
            Ask::Answer(Query::Accusation(card)) => {
                self.words.tell("story-owes-accusation", &[who, name(card)])
            }
            Ask::Hit(card) => {
                let seat = ("seat", self.opening.seat_id(decision.seat).into());
                self.words.tell("story-owes-hit", &[who, seat, name(card)])
            }
        }
    }

    /// One entry of the log.
    pub fn entry(&self, entry: &Entry) -> Vec<String> {
        match &entry.what {
            What::Opened(events) => self.events(events, false),
            What::Said { seat, line, events } => {
                let mut told = self.events(events, line.is_none());
                if line.is_none() && told.is_empty() {
                    told.push(self.words.tell("story-told", &[("who", self.seat(*seat).into())]));
                }
                told
            }
            What::Refused { seat, .. } => {
                vec![self.words.tell("story-refused", &[("who", self.seat(*seat).into())])]
            }
            What::Undid { lines, shown } => {
                let mut told = self.words.tell("story-undid", &[("n", (*lines).into())]);
                if *shown {
                    told = format!("{told} {}", self.words.say("story-undid-shown"));
                }
                vec![told]
            }
            What::Redid(lines) => vec![self.words.tell("story-redid", &[("n", (*lines).into())])],
            What::Looked(audience) => {
                vec![self.words.tell("story-looked", &[("who", self.audience(*audience).into())])]
            }
            What::Recovered => vec![self.words.say("story-recovered")],
        }
    }

    /// A false claim that open cards prove.
    pub fn finding(&self, finding: &Finding) -> String {
        let who = ("who", self.seat(finding.seat).into());
        let seq = ("seq", finding.seq.into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        match finding.fault {
            Fault::Answer { query, said } => {
                let key = match query {
                    Query::Canvass(_) => "story-false-canvass",
                    Query::Accusation(_) => "story-false-accusation",
                };
                let said = ("said", self.words.yes_no(said).into());
                let truth = ("truth", self.words.yes_no(!finding.said()).into());
                self.words.tell(key, &[seq, who, name(query.suspect()), said, truth])
            }
            Fault::Kill(target) => self.words.tell("story-false-kill", &[seq, who, name(target)]),
            Fault::Accuse(target) => {
                self.words.tell("story-false-accuse", &[seq, who, name(target)])
            }
            Fault::Silence(target) => {
                self.words.tell("story-false-silence", &[seq, who, name(target)])
            }
            Fault::DeadIdentity(card) => {
                self.words.tell("story-false-identity", &[seq, who, name(card)])
            }
            Fault::SameCard(card, other) => {
                let other = ("other", self.seat(other).into());
                self.words.tell("story-same-card", &[seq, who, name(card), other])
            }
        }
    }
}
