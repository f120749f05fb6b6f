//! Who has played what, and won.
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::Summary;
use crate::scenario::People;
use crate::terms::Mode;

/// The games of everybody who has played one to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scores {
    /// How many games were played to their end.
    pub games: usize,
    /// Person by person, the one with the most wins first.
    pub people: Vec<Tally>,
}

/// The games of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// What they are called today.
    pub name: String,
    /// Games played to their end.
    pub plays: usize,
    /// Games won.
    pub wins: usize,
    /// The same mode by mode and side by side.
    pub sides: Vec<SideTally>,
}

/// The games of one person on one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideTally {
    /// The mode.
    pub mode: Mode,
    /// The id of the side: a team that wins together, or a role.
    pub side: String,
    /// What the box calls it.
    pub side_name: String,
    /// Games played to their end.
    pub plays: usize,
    /// Games won.
    pub wins: usize,
}

impl Scores {
    /// The scores of those of these tables that are over, by the names of today.
    pub fn of<'a>(tables: impl Iterator<Item = &'a Summary>, people: &People) -> Self {
        let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
        let mut counted: BTreeSet<&str> = BTreeSet::new();
        // A copy of a table is the same game.
        for table in tables.filter(|table| table.is_over() && counted.insert(&table.id)) {
            let mut sat: BTreeMap<String, bool> = BTreeMap::new();
            for place in &table.seats {
                let Some(player) = &place.player else { continue };
                let name = people.today(player);
                let tally = tallies.entry(name.to_lowercase()).or_default();
                name.clone_into(&mut tally.name);
                // Whoever plays on for somebody who had to go has two seats in one game.
                let won = sat.insert(name.to_lowercase(), place.won);
                tally.plays += usize::from(won.is_none());
                tally.wins += usize::from(place.won && won != Some(true));
                let same = |it: &&mut SideTally| it.mode == table.mode && it.side == place.side;
                if let Some(side) = tally.sides.iter_mut().find(same) {
                    side.plays += 1;
                    side.wins += usize::from(place.won);
                    continue;
                }
                tally.sides.push(SideTally {
                    mode: table.mode,
                    side: place.side.clone(),
                    side_name: place.side_name.clone(),
                    plays: 1,
                    wins: usize::from(place.won),
                });
            }
        }
        let mut people: Vec<Tally> = tallies.into_values().collect();
        for tally in &mut people {
            tally.sides.sort_by(|one, other| (one.mode, &one.side).cmp(&(other.mode, &other.side)));
        }
        people.sort_by_key(|tally| (std::cmp::Reverse(tally.wins), tally.plays));
        Self { games: counted.len(), people }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Participant;
    use super::*;

    fn game(id: &str, ended: Option<&'static str>, seats: [(&str, &str, bool); 2]) -> Summary {
        let place = |(seat, player, won): (&str, &str, bool)| Participant {
            seat: seat.to_owned(),
            role: seat.to_owned(),
            player: (!player.is_empty()).then(|| player.to_owned()),
            side: seat.to_owned(),
            side_name: seat.to_owned(),
            won,
        };
        Summary {
            id: id.to_owned(),
            mode: Mode::KillerInspector,
            edition: "en".to_owned(),
            opened: 0,
            practice: false,
            lines: 9,
            seats: seats.map(place).into(),
            to_act: None,
            ended,
        }
    }

    #[test]
    fn games_that_are_over_count_for_the_people_of_today() {
        let people = People::read("people.yaml", "people: [{name: Anna, was: [Ann]}]").unwrap();
        let games = [
            game("1", Some("kills"), [("killer", "Ann", true), ("inspector", "Ben", false)]),
            game("1", Some("kills"), [("killer", "Ann", true), ("inspector", "Ben", false)]),
            game("2", Some("accused"), [("killer", "ben", false), ("inspector", "anna", true)]),
            game("3", Some("kills"), [("killer", "Anna", false), ("inspector", "", true)]),
            game("4", None, [("killer", "Ann", false), ("inspector", "Ben", false)]),
        ];
        let scores = Scores::of(games.iter(), &people);
        let told = |tally: &Tally| (tally.name.clone(), tally.plays, tally.wins);
        let told: Vec<_> = scores.people.iter().map(told).collect();
        assert_eq!(told, [("Anna".to_owned(), 3, 2), ("ben".to_owned(), 2, 0)]);
        let sides = &scores.people[0].sides;
        let sides: Vec<_> = sides.iter().map(|it| (it.side.as_str(), it.plays, it.wins)).collect();
        assert_eq!(sides, [("inspector", 1, 1), ("killer", 2, 1)]);
    }
}
