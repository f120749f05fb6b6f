//! What happened, as sentences.
mod cards;
mod deeds;

pub(super) use cards::comes_with;

use crate::board::{Axis, Suspect};
use crate::lang::Arg;
use crate::rules::{Ask, Decision, Deed, Event, Query, Seat, Source};
use crate::screen::Voice;
use crate::screen::modes::Around;
use crate::table::reading_order;

/// Whether what comes after this event in one line begins where the event has left the table.
const fn leads_on(event: &Event) -> bool {
    event.moves() || matches!(event, Event::Heist(_) | Event::MrJack(_))
}

impl Voice<'_> {
    /// What happened, one sentence a line, with what the table has to do with its cards; `teller` is who
    /// has said in private what he drew.
    pub(super) fn events(&self, events: &[Event], teller: Option<Seat>) -> Vec<String> {
        let (mut told, mut lies) = (Vec::new(), *self.position);
        let mut rest = events;
        let mut heard = self.heard;
        while let Some(event) = rest.first() {
            let words = if self.is_done(event) { &self.words.of_the_past() } else { self.words };
            let voice = Voice { position: &lies, words, heard, ..*self };
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
            heard = voice.having_said(told.last().map_or(&[], std::slice::from_ref)).heard;
            // Of several in a row each begins where the one before has ended.
            let (done, left) = rest.split_at(several);
            let mut next = lies;
            for event in done.iter().filter(|event| leads_on(event)) {
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
        self.dealt_to_exonerate(events)
            .or_else(|| self.drew(events, before, teller))
            .or_else(|| self.hands(events, before))
            .or_else(|| self.nobody(events))
    }

    /// Whether a player has just done with his card what he was asked to do: then he is not told to do it.
    fn is_done(&self, event: &Event) -> bool {
        let asked = self.position.decision().map(|owed| owed.ask);
        match event {
            Event::Discarded(Source::Hand(_), _) if matches!(asked, Some(Ask::Hit(_))) => true,
            Event::Laid(..) | Event::Discarded(..) | Event::Buried(..) => {
                matches!(asked, Some(Ask::Disguised | Ask::Failed))
            }
            _ => false,
        }
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
                // The deed has just named the suspect, and nobody has drawn since.
                let asked = before.iter().rposition(|event| {
                    matches!(event, Event::Acted { deed: Deed::Canvass(it) | Deed::Profile(it) | Deed::Autopsy(it), .. } if *it == suspect)
                });
                let drew = |event: &Event| matches!(event, Event::Drew(..));
                let asked = asked.is_some_and(|at| !before[at..].iter().any(drew));
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
        let heist = self.position.heist().is_some();
        let missed = if heist { "heist-missed" } else { "story-fbi-nobody" };
        let denied = |event: &Event| match *event {
            Event::Hit(_, suspect, false) => Some((missed, suspect)),
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
    pub(in crate::screen) fn kind(&self, seat: Seat) -> (&'static str, Arg<'static>) {
        ("kind", self.mode().kind(seat).into())
    }

    /// What one fact tells among the others of its line.
    pub(in crate::screen) fn event(&self, event: &Event, around: Around<'_>) -> Option<String> {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match *event {
            Event::Owes(Decision { ask: Ask::Failed, .. }) => self.words.say("story-failed"),
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
                self.words.tell(key, &[who(seat), ("suspects", self.words.all_of(&names).into())])
            }
            Event::Answered { seat, query, yes, claim } => {
                let (key, about) = match query {
                    Query::Accusation(card) if claim => ("story-accused-claim", name(card)),
                    Query::Canvass(card) if claim => ("story-canvassed-claim", name(card)),
                    Query::Canvass(card) => ("story-canvassed", name(card)),
                    Query::Accusation(card) => ("story-accused", name(card)),
                    Query::Survey(corner) => {
                        ("story-surveyed", ("cell", corner.to_string().into()))
                    }
                };
                let answer = self.words.yes_no(yes);
                let yes = ("yes", if yes { "yes" } else { "no" }.into());
                let args = [who(seat), about, ("answer", answer.into()), yes, self.kind(seat)];
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

    /// With the remark that only its player can know whether it was possible, unless everybody knows it.
    pub(in crate::screen) fn if_sure(&self, said: String, sure: bool) -> String {
        if sure { said } else { format!("{said} {}", self.words.say("story-unverified")) }
    }
}
