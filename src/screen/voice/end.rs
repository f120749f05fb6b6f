//! The end of a game: who was who, how it turned, what was not so, and the score.
use super::Voice;
use crate::board::Suspect;
use crate::deduce::IdentitySpan;
use crate::evening::Scores;
use crate::rules::{Event, Identity, Query, Seat, Trust, mr_jack};
use crate::screen::{Ink, Look, evening_line, wrap};
use crate::table::{Entry, TurningPoint, View, What};

/// Everything there is to say when a game is over, under headings.
pub struct GameEnd {
    /// A heading and the lines under it.
    sections: Vec<(String, Vec<String>)>,
}

/// So many lines turned a game.
const TURNS: usize = 3;

/// So many things that were not so are told; the audit tells all.
const UNTRUE: usize = 4;

impl Voice<'_> {
    /// The end of a game that is over; `evening` are the games of these people today, this one included.
    pub fn end(&self, view: &View<'_>, evening: &Scores) -> GameEnd {
        let mut sections = Vec::new();
        let seats = || view.opening().all_seats();
        let says = seats().filter_map(|seat| self.says(view, seat));
        let spans = view.seen_identities();
        let was = seats().flat_map(|seat| self.was_before(view, &spans, seat));
        let who = seats().map(|seat| self.seat_line(view, seat)).chain(says).chain(was).collect();
        sections.push((self.words.say("end-who"), who));
        let turns = view.turning_points(TURNS);
        sections.push((
            self.words.say("end-turned"),
            turns.iter().map(|turn| self.turned(view, turn)).collect(),
        ));
        sections.push((self.words.say("end-untrue"), self.not_so(view)));
        sections.push((self.words.say("end-score"), self.evening(view, evening)));
        sections.retain(|(_, lines)| !lines.is_empty());
        GameEnd { sections }
    }

    /// Who a seat was before, as everybody has seen or heard: a line for those that go by their names or are still on
    /// the board, and one for the cells where others started.
    fn was_before(&self, view: &View<'_>, spans: &[IdentitySpan], seat: Seat) -> Vec<String> {
        let now = view.position().holding(seat).identity.known();
        let now = now.or_else(|| self.lost_last(view, seat));
        let mut cards: Vec<Suspect> = Vec::new();
        let mut until = view.seq();
        for span in spans.iter().filter(|it| it.seat == seat && it.to.is_some()) {
            let card = span.card.or(span.said).filter(|card| Some(*card) != now);
            until = span.to.map_or(until, |(line, _)| line);
            cards.extend(card.filter(|card| !cards.contains(card)));
        }
        let by_name = !self.opening.cast.is_by_cells();
        let (there, gone): (Vec<Suspect>, Vec<Suspect>) =
            cards.into_iter().partition(|card| by_name || self.position.place(*card).is_some());
        let told = |cards: Vec<Suspect>, by: &str| {
            let names: Vec<String> =
                cards.iter().map(|card| self.suspect_word(*card).replace('#', "")).collect();
            let cards = ("cards", self.words.all_of(&names).into());
            let args =
                [("who", self.seat_then(view, seat, until).into()), cards, ("by", by.into())];
            (!names.is_empty()).then(|| self.words.tell("end-was", &args))
        };
        let now = told(there, if by_name { "names" } else { "now" });
        now.into_iter().chain(told(gone, "start")).collect()
    }

    /// Who a seat has said aloud that it is, where nobody has seen the card.
    fn says(&self, view: &View<'_>, seat: Seat) -> Option<String> {
        if view.position().holding(seat).identity != Identity::Hidden {
            return None;
        }
        let mut said = None;
        for event in happened(view) {
            match event {
                Event::Became(who, _) if who == seat => said = None,
                Event::Hit(who, suspect, true)
                | Event::Answered {
                    seat: who, query: Query::Accusation(suspect), yes: true, ..
                } if who == seat => said = Some(suspect),
                _ => {}
            }
        }
        let suspect = ("suspect", self.suspect_word(said?).into());
        Some(self.words.tell("end-says", &[("who", self.seat(seat).into()), suspect]))
    }

    /// A seat with whoever played it when so many lines had been said.
    fn seat_then(&self, view: &View<'_>, seat: Seat, seq: usize) -> String {
        let then = view.at(seq);
        Voice { opening: then.opening(), ..*self }.seat(seat)
    }

    fn turned(&self, view: &View<'_>, turn: &TurningPoint) -> String {
        let said = view.at(turn.seq).said_since(turn.seq - 1);
        let told = said.first().and_then(|entry| self.what_was_done(view, entry, turn.seat));
        let args = [
            ("seq", turn.seq.into()),
            ("told", told.unwrap_or_default().into()),
            ("who", self.seat_then(view, turn.seat, turn.seq).into()),
            ("n", turn.after.into()),
            ("before", turn.before.into()),
            self.kind(turn.seat),
        ];
        let key = if turn.after == 1 { "end-narrowed-one" } else { "end-narrowed" };
        self.words.tell(key, &args)
    }

    /// What was done by a line, without a remark on whether it was possible; if it tells of another seat, all that it
    /// led to.
    fn what_was_done(&self, view: &View<'_>, entry: &Entry, about: Seat) -> Option<String> {
        let What::Said { seat, line, events } = &entry.what else { return None };
        let before = view.at(entry.seq.saturating_sub(1));
        let words = self.words.of_the_past();
        let voice = Voice {
            words: &words,
            position: before.position(),
            opening: before.opening(),
            ..*self
        };
        let mut events = events.clone();
        if let Some(Event::Acted { sure, .. }) = events.first_mut() {
            *sure = true;
        }
        let shown = if *seat == about { 1 } else { usize::MAX };
        let told = || {
            let told = voice.events(&events, line.is_none().then_some(*seat)).into_iter();
            Some(told.take(shown).collect::<Vec<_>>().join(" "))
        };
        voice.call_that_turned(&events).or_else(told)
    }

    fn not_so(&self, view: &View<'_>) -> Vec<String> {
        let audit = view.audit();
        // The last one may have decided the game.
        let (first, last) = audit.found.split_at(audit.found.len().min(UNTRUE - 1));
        let told = first.iter().chain(last.last());
        let mut lines: Vec<String> = told.map(|found| self.untrue(view, found)).collect();
        if lines.is_empty() && !audit.missing.is_empty() {
            lines.push(self.words.say("audit-clean-so-far"));
        }
        if let Some(more) = audit.found.len().checked_sub(UNTRUE).filter(|more| *more > 0) {
            lines.push(self.words.tell("end-untrue-more", &[("n", more.into())]));
        }
        lines.extend(self.missing(&audit.missing));
        // Where nobody said anything on trust there was nothing that could be untrue.
        let dealt = self.opening.one_trust() == Some(Trust::Dealt);
        if lines.is_empty() && audit.all && !dealt && happened(view).iter().any(is_claimed) {
            let hidden = |seat| view.position().holding(seat).identity == Identity::Hidden;
            let unseen = self.opening.all_seats().any(hidden);
            lines.push(self.words.say(if unseen { "end-true-unseen" } else { "end-true" }));
        }
        lines
    }

    fn evening(&self, view: &View<'_>, evening: &Scores) -> Vec<String> {
        let mut lines = self.standing(view);
        lines.extend(evening_line(evening, self.words));
        lines
    }
}

/// Whether a player's word alone stood for it when it happened.
const fn is_claimed(event: &Event) -> bool {
    matches!(
        event,
        Event::Answered { claim: true, .. }
            | Event::Acted { sure: false, .. }
            | Event::Hit(..)
            | Event::MrJack(mr_jack::Fact::Called { claim: true, .. })
    )
}

/// All that has happened: what was taken back or put right has not.
fn happened(view: &View<'_>) -> Vec<Event> {
    let log = view.log();
    let standing = log.iter().zip(view.fallen()).filter(|(_, fallen)| !fallen);
    let events = standing.filter_map(|(entry, _)| match &entry.what {
        What::Opened(events) | What::Said { events, .. } => Some(events),
        _ => None,
    });
    events.flatten().copied().collect()
}

impl GameEnd {
    /// Each heading with the lines under it.
    pub fn sections(&self) -> &[(String, Vec<String>)] {
        &self.sections
    }

    /// The end in lines of at most `columns` columns.
    pub fn lines(&self, look: Look, columns: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for (heading, said) in &self.sections {
            lines.push(look.paint(Ink::Strong, heading));
            let broken = said.iter().flat_map(|line| wrap(line, columns.saturating_sub(2)));
            lines.extend(broken.map(|line| format!("  {line}")));
        }
        lines
    }
}
