//! The end of a game: who was who, how it turned, what was not so, and the score.
use super::{Ink, Look, Voice, wrap};
use crate::board::Suspect;
use crate::evening::Scores;
use crate::rules::{Event, Identity, Query, Seat};
use crate::table::{Recorded, TurningPoint, View, What};

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
        let was = seats().filter_map(|seat| self.was_before(view, seat));
        let says = seats().filter_map(|seat| self.says(view, seat));
        let is = seats().flat_map(|seat| {
            std::iter::once(self.seat_line(seat)).chain(self.was_last(view, seat))
        });
        let who = is.chain(says).chain(was).collect();
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

    /// Who a seat was until that identity was lost, where no new one was drawn any more.
    fn was_last(&self, view: &View<'_>, seat: Seat) -> Option<String> {
        let suspect = self.suspect_word(lost(view, seat)?);
        let args = [("who", self.seat(seat).into()), ("suspect", suspect.into())];
        Some(self.words.tell("end-lost", &args))
    }

    /// Who a seat was before, where that has changed.
    fn was_before(&self, view: &View<'_>, seat: Seat) -> Option<String> {
        let now = view.position().holding(seat).identity.known().or(lost(view, seat));
        let mut cards: Vec<Suspect> = Vec::new();
        for event in happened(view) {
            match event {
                Event::Became(who, Some(card))
                    if who == seat && Some(card) != now && !cards.contains(&card) =>
                {
                    cards.push(card);
                }
                _ => {}
            }
        }
        let names: Vec<String> = cards.into_iter().map(|card| self.suspect_word(card)).collect();
        let cells = view.opening().cast.name(Suspect::new(0)).starts_with('#');
        let now = ("now", if cells { "yes" } else { "no" }.into());
        let cards = ("cards", self.words.all_of(&names).into());
        let args = [("who", self.seat(seat).into()), cards, now];
        (!names.is_empty()).then(|| self.words.tell("end-was", &args))
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

    fn turned(&self, view: &View<'_>, turn: &TurningPoint) -> String {
        let said = view.at(turn.seq).said_since(turn.seq - 1);
        let recorded = Recorded::of(view.opening());
        let told = said.first().map(|entry| self.said_in_short(view, &recorded, entry));
        let args = [
            ("seq", turn.seq.into()),
            ("told", told.unwrap_or_default().into()),
            ("who", self.seat(turn.seat).into()),
            ("n", turn.after.into()),
            ("before", turn.before.into()),
        ];
        self.words.tell("end-narrowed", &args)
    }

    fn not_so(&self, view: &View<'_>) -> Vec<String> {
        let audit = view.audit();
        let mut lines: Vec<String> =
            audit.found.iter().take(UNTRUE).map(|found| self.untrue(view, found)).collect();
        if let Some(more) = audit.found.len().checked_sub(UNTRUE).filter(|more| *more > 0) {
            lines.push(self.words.tell("end-untrue-more", &[("n", more.into())]));
        }
        lines.extend(self.missing(&audit.missing));
        if lines.is_empty() && audit.all {
            lines.push(self.words.say("end-true"));
        }
        lines
    }

    fn evening(&self, view: &View<'_>, evening: &Scores) -> Vec<String> {
        let mut lines = self.standing(view);
        let games = evening.people.iter().map(|tally| tally.plays).max().unwrap_or_default();
        if games > 0 {
            let said = |tally: &crate::evening::Tally| format!("{} {}", tally.name, tally.wins);
            let score: Vec<String> = evening.people.iter().map(said).collect();
            let args = [("n", games.into()), ("score", score.join(" · ").into())];
            lines.push(self.words.tell("end-evening", &args));
        }
        lines
    }
}

/// Who a seat without an identity was last, as everybody has seen or heard.
fn lost(view: &View<'_>, seat: Seat) -> Option<Suspect> {
    if view.position().holding(seat).identity != Identity::None {
        return None;
    }
    let shown = |event| match event {
        Event::Opened(who, suspect) | Event::Claimed(who, suspect) if who == seat => Some(suspect),
        _ => None,
    };
    happened(view).into_iter().filter_map(shown).next_back()
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
