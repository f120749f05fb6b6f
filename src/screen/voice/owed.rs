//! What is owed, and how it ended, as sentences.
use super::Voice;
use crate::board::Suspect;
use crate::lang::Arg;
use crate::rules::{Action, Ask, Decision, Deed, Outcome, Query, Reason, Seat, Side, Trust};

impl Voice<'_> {
    /// Why a game of this table ends, with the number that was to be reached, where something is counted; who gave up
    /// depends on who wins.
    pub fn ending(&self, reason: Reason, winner: Option<Side>) -> String {
        let scores = self.position.game().scores();
        let goal = scores.iter().find(|score| score.what == reason.word());
        let n = ("n", goal.map_or(0, |score| score.goal).into());
        let lost = ("lost", self.losers(winner).into());
        self.words.tell(&format!("story-end-{}", reason.word()), &[n, lost])
    }

    /// Who has lost to the winner: one player, one team or several sides, as a case of the messages that say so.
    fn losers(&self, winner: Option<Side>) -> &'static str {
        let sides = self.position.all_seats().map(|seat| self.position.game().side(seat));
        let lost: Vec<Side> = sides.filter(|side| Some(*side) != winner).collect();
        match lost[..] {
            [_] => "seat",
            [first, ref rest @ ..] if rest.iter().all(|side| *side == first) => "team",
            _ => "several",
        }
    }

    /// Whether a seat wins and loses with nobody else.
    pub fn plays_alone(&self, seat: Seat) -> bool {
        let side = |seat| self.position.game().side(seat);
        self.position.all_seats().all(|it| it == seat || side(it) != side(seat))
    }

    /// Whether a player means to give up: the question says what becomes of the game.
    pub fn sure_to_concede(&self, seat: Seat) -> String {
        let after = self.position.play(&Action::Concede(seat));
        let over = after.is_ok_and(|(after, _)| after.outcome().is_some());
        let then = match (over, self.plays_alone(seat)) {
            (true, true) => "over",
            (true, false) => "team-loses",
            (false, true) => "out",
            (false, false) => "team-out",
        };
        let who = ("who", self.seat(seat).into());
        self.words.tell("cli-concede-sure", &[who, ("then", then.into())])
    }

    /// How the game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let reason = self.ending(outcome.reason, outcome.winner);
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
        if let Some(owed) = self.mode().owed(self, decision) {
            return owed;
        }
        let seat = decision.seat;
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        let kind = || self.kind(seat);
        match decision.ask {
            Ask::Become => self.owes("story-owes-become", seat, [kind(), self.where_told()]),
            Ask::Role => self.owes("story-owes-role", seat, [("seat", self.somebody(seat).into())]),
            Ask::Drew(n) => {
                self.owes("story-owes-drew", seat, [("n", n.into()), self.where_told()])
            }
            Ask::Chosen => self.owes("story-owes-chosen", seat, [kind()]),
            Ask::Answer(Query::Survey(corner)) => {
                self.owes("story-owes-survey", seat, [("cell", corner.to_string().into())])
            }
            Ask::Answer(Query::Canvass(card)) => {
                self.owes("story-owes-canvass", seat, [name(card)])
            }
            Ask::Answer(Query::Accusation(card)) => {
                self.owes("story-owes-accusation", seat, [name(card), kind()])
            }
            Ask::Hit(card) => self.owes_hit("story-owes-hit", seat, card),
            Ask::Hands(query) => self.owes_hands(query),
            Ask::Detonate(card) => self.owes("story-owes-detonate", seat, [name(card)]),
            Ask::Save(card) => self.owes("story-owes-save", seat, [name(card)]),
            Ask::Blast(card) => self.owes("story-owes-blast", seat, [name(card)]),
            Ask::Threaten => {
                // Whom he can reach only he knows; elsewhere he is not asked where there is nobody.
                let kept = self.position.holding(seat).trust == Trust::Untold;
                let kept = ("kept", if kept { "yes" } else { "no" }.into());
                self.owes("story-owes-threaten", seat, [kept])
            }
            other => self.owes(&format!("story-owes-{}", other.word()), seat, []),
        }
    }

    /// What a seat is asked for: a message with who it is, what is typed for a suspect here, and `more`.
    pub(in crate::screen) fn owes<'a>(
        &self,
        key: &str,
        seat: Seat,
        more: impl IntoIterator<Item = (&'static str, Arg<'a>)>,
    ) -> String {
        let args = [("who", self.seat(seat).into()), ("one", self.suspect_to_type().into())];
        let args: Vec<_> = args.into_iter().chain(more).collect();
        self.words.tell(key, &args)
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
                // Nobody is a dead suspect.
                let dead = self.position.dead().contains(card);
                let dead = ("dead", if dead { "yes" } else { "no" }.into());
                self.words.tell("story-owes-hands", &[name, inquiry, dead, player, mixed])
            }
        }
    }

    /// Whether a suspect was a seat's identity: asked by one of the messages for that.
    pub(in crate::screen) fn owes_hit(&self, key: &str, seat: Seat, suspect: Suspect) -> String {
        let name = ("suspect", self.suspect(suspect).into());
        self.owes(key, seat, [name])
    }
}
