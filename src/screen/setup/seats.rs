//! Who sits where in a setup, with whom, and what for: in words.
use super::Sentences;
use super::goals::{Goals, Side};
use crate::scenario::{GoalOwner, SeatId};
use crate::setup::{Partners, Seating};
use crate::terms::{Family, Mode, Role, Sitting, Team, Token};

impl Sentences<'_> {
    pub(in crate::screen) fn player(&self, seat: &Seating) -> String {
        let number = || self.words.tell("setup-player", &[("n", seat.number.to_string().into())]);
        seat.player.clone().unwrap_or_else(number)
    }

    /// A seat as it is called at the table: `Spy 3`.
    fn seat_name(seat: &Seating) -> String {
        let card = &seat.role_card;
        seat.seat.number.map_or_else(|| card.clone(), |number| format!("{card} {number}"))
    }

    pub(super) fn seats(&self) -> Vec<String> {
        let seat = |seat: &Seating| {
            let taken = format!("{} — {}", self.player(seat), Self::seat_name(seat));
            if seat.seat == self.setup.first {
                self.words.tell("setup-begins", &[("who", taken.into())])
            } else {
                taken
            }
        };
        let seats = &self.setup.seats;
        let mut texts = vec![seats.iter().map(seat).collect::<Vec<_>>().join("; ")];
        let several = seats.len() > 2;
        texts.extend(match self.setup.mode {
            Mode::Heist => Some(self.heist_turns()),
            _ => several.then(|| self.words.say("setup-turns")),
        });
        texts
    }

    /// What the role of a seat is called. The box of Mr. Jack is the same in every language, so it is said in the reader's
    /// words.
    pub(in crate::screen) fn role_name(&self, seat: &Seating) -> String {
        match self.setup.mode.family() {
            Family::Noir => seat.role_card.clone(),
            Family::MrJack => self.words.say(&format!("jack-role-{}", seat.seat.role.id())),
        }
    }

    pub(super) fn teams(&self) -> Vec<String> {
        let member = |id: &SeatId| {
            let seat = self.setup.seats.iter().find(|seat| seat.seat == *id);
            seat.map(|seat| self.player(seat)).unwrap_or_default()
        };
        let team = |partners: &Partners| {
            let players: Vec<String> = partners.seats.iter().map(member).collect();
            format!("{}: {}", self.team_name(partners), self.words.all_of(&players))
        };
        let teams: Vec<String> = self.setup.teams.iter().map(team).collect();
        let sitting = self.setup.sitting.map(|sitting| match sitting {
            Sitting::PartnersOpposite => "setup-sit-opposite",
            Sitting::TeamsInTurn => "setup-sit-in-turn",
            Sitting::TeamsBySide => "setup-sit-by-side",
        });
        // Where nobody has to sit with anybody, the roles say who belongs together.
        let teams = sitting.and((!teams.is_empty()).then(|| teams.join("; ")));
        // Partners may not whisper (communication of mode 3 and 5; SP14).
        let talk = sitting.map(|_| "setup-talk");
        let rules = sitting.into_iter().chain(talk).map(|key| self.words.say(key));
        teams.into_iter().chain(rules).collect()
    }

    fn team_name(&self, partners: &Partners) -> String {
        let numbered = |n: usize| self.words.tell("setup-team", &[("n", n.to_string().into())]);
        match partners.team {
            Team::One => numbered(1),
            Team::Two => numbered(2),
            Team::Three => numbered(3),
            Team::Four => numbered(4),
            other => partners.name.clone().unwrap_or_else(|| other.id().to_owned()),
        }
    }

    /// The cards that remind players of what they can do: one for each role, each named once.
    pub(super) fn hint_cards(&self) -> Vec<String> {
        let mut roles: Vec<(Role, String)> = Vec::new();
        for seat in &self.setup.seats {
            // The thieves of a heist have the cards that are drawn.
            let drawn = seat.seat.role == Role::Thief && !self.setup.role_deck.is_empty();
            if !drawn && !roles.iter().any(|(role, _)| *role == seat.seat.role) {
                let name = self.role_name(seat);
                let printed = seat.printed.as_ref().map(|printed| format!(" ({printed})"));
                roles.push((seat.seat.role, name + &printed.unwrap_or_default()));
            }
        }
        roles.into_iter().map(|(_, name)| name).collect()
    }

    /// Who sits where, and which of these cards are handed out: named only where not everybody gets one.
    pub(super) fn seats_and_hints(&self) -> Vec<String> {
        let mut texts = self.seats();
        if !self.setup.role_deck.is_empty() {
            let roles = ("roles", self.words.all_of(&self.hint_cards()).into());
            texts.push(self.words.tell("setup-hints", &[roles]));
        } else if let Some(seats) = texts.first_mut() {
            *seats = self.words.tell("setup-seats-hints", &[("seats", (&*seats).into())]);
        }
        texts
    }

    pub(in crate::screen) fn goals(&self) -> Vec<String> {
        let setup = self.setup;
        let goals = Goals {
            ways: &setup.goals,
            options: &setup.options,
            treasure: self.token(Token::Treasure),
            words: self.words,
        };
        let sides = goals.sides(setup.seats.iter().map(|seat| (seat.seat, seat.team)));
        let of = |side| Some(format!("{}: {}", self.side_name(side)?, goals.of(side)?));
        sides.into_iter().filter_map(of).collect()
    }

    fn side_name(&self, side: Side) -> Option<String> {
        if side.each_team {
            return Some(self.words.say("setup-goal-each-team"));
        }
        let setup = self.setup;
        match side.owner {
            GoalOwner::Team(team) => {
                let partners = setup.teams.iter().find(|partners| partners.team == team)?;
                Some(self.team_name(partners))
            }
            GoalOwner::Role(role) => {
                let seat = setup.seats.iter().find(|seat| seat.seat.role == role)?;
                Some(self.role_name(seat))
            }
        }
    }
}
