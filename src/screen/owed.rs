//! What is owed, and how it ended, as sentences.
use super::Voice;
use crate::board::Suspect;
use crate::rules::{Action, Ask, Decision, Deed, Outcome, Query, Reason, Seat, Side, Trust};

impl Voice<'_> {
    /// Why a game of this table ends, with the number that was to be reached, where something is counted.
    pub(super) fn ending(&self, reason: Reason) -> String {
        let scores = self.position.game().scores();
        let goal = scores.iter().find(|score| score.what == reason.word());
        let n = ("n", goal.map_or(0, |score| score.goal).into());
        // A side is one player or a team.
        let alone = self.position.is_free_for_all();
        let sides = if alone { self.position.seats() } else { 2 };
        let players = ("players", sides.into());
        self.words.tell(&format!("story-end-{}", reason.word()), &[n, players])
    }

    /// How the game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let reason = self.ending(outcome.reason);
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
            Ask::Role => {
                let seat = ("seat", self.somebody(decision.seat).into());
                self.words.tell("story-owes-role", &[who, seat])
            }
            Ask::Play => self.words.tell("story-owes-play", &[who]),
            Ask::Drew(n) => {
                self.words.tell("story-owes-drew", &[who, ("n", n.into()), self.where_told()])
            }
            Ask::Chosen => self.words.tell("story-owes-chosen", &[who, self.kind(decision.seat)]),
            Ask::Disguised => self.words.tell("story-owes-disguised", &[who]),
            Ask::Failed => self.words.tell("story-owes-failed", &[who]),
            Ask::Turned => self.words.tell("story-owes-turned", &[who]),
            Ask::Answer(Query::Survey(corner)) => {
                self.words.tell("story-owes-survey", &[who, ("cell", corner.to_string().into())])
            }
            Ask::Answer(Query::Canvass(card)) => {
                self.words.tell("story-owes-canvass", &[who, name(card)])
            }
            Ask::Answer(Query::Accusation(card)) => self
                .words
                .tell("story-owes-accusation", &[who, name(card), self.kind(decision.seat)]),
            Ask::Hit(card) => self.owes_hit("story-owes-hit", decision.seat, card),
            Ask::Hands(query) => self.owes_hands(query),
            Ask::Detonate(card) => self.words.tell("story-owes-detonate", &[who, name(card)]),
            Ask::Save(card) => self.words.tell("story-owes-save", &[who, name(card)]),
            Ask::Blast(card) => self.words.tell("story-owes-blast", &[who, name(card)]),
            other => self.words.tell(&format!("story-owes-{}", other.word()), &[who]),
        }
    }

    /// Who raises a hand of those whose cards nobody has seen; one of them is the example of what is typed.
    fn owes_hands(&self, query: Query) -> String {
        let mut lines = Vec::new();
        self.position.legal(&mut lines);
        let asked = lines.into_iter().find_map(|action| match action {
            Action::Do(Deed::Hands(seats)) => seats.first(),
            _ => None,
        });
        let player = asked.map_or_else(String::new, |seat| self.somebody(seat));
        let mixed = self.opening.seats.iter().any(|it| it.trust != Trust::Untold);
        let player = ("player", player.into());
        let mixed = ("mixed", if mixed { "yes" } else { "no" }.into());
        match query {
            Query::Survey(corner) => {
                let cell = ("cell", corner.to_string().into());
                self.words.tell("heist-owes-hands", &[cell, player, mixed])
            }
            Query::Canvass(card) | Query::Accusation(card) => {
                let name = ("suspect", self.suspect(card).into());
                let inquiry = ("inquiry", self.mode().inquiry(&[]).into());
                self.words.tell("story-owes-hands", &[name, inquiry, player, mixed])
            }
        }
    }

    /// Whether a suspect was a seat's identity: asked by one of the messages for that, which may show a line as an example.
    pub(super) fn owes_hit(&self, key: &str, seat: Seat, suspect: Suspect) -> String {
        let name = ("suspect", self.suspect(suspect).into());
        let line = ("line", self.hit_line(Some(suspect)).into());
        self.words.tell(key, &[("who", self.seat(seat).into()), name, line])
    }
}
