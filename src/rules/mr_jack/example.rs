//! A line of each character, for whoever does not know how to say it.
use super::activation::{Activation, Go, Power, Whistle};
use super::character::Character;
use super::state::MrJack;
use crate::board::{Exit, Hex, Suspect};

impl MrJack {
    /// A line that this character could be played with as the board lies, whoever is to play.
    pub fn example(&self, who: Suspect) -> Activation {
        let go = self.farthest(who).map_or(Go::Stay, Go::To);
        let line = Activation { who, go, power: None, before: false };
        Activation { power: self.at_power(&line).example_of_power(Character::of(who)), ..line }
    }

    /// The hex that takes the most points: an example that shows how far one goes.
    fn farthest(&self, who: Suspect) -> Option<Hex> {
        self.ends(who).max_by_key(|hex| (self.points_to(who, *hex), std::cmp::Reverse(*hex)))
    }

    fn example_of_power(&self, character: Character) -> Option<Power> {
        let exit = |cordoned| Exit::ALL.into_iter().find(|exit| self.is_cordoned(*exit) == cordoned);
        match character {
            Character::Holmes | Character::Stealthy | Character::Gull => None,
            Character::Watson => Some(Power::Lantern(self.lantern)),
            Character::Smith => Some(Power::Lamp(self.lit.first()?, self.unlit().first()?)),
            Character::Lestrade => Some(Power::Cordon(exit(true)?, exit(false)?)),
            Character::Bert => Some(Power::Cover(self.covers.first()?, self.open_manholes().first()?)),
            Character::Goodley => {
                let mut first: Option<Whistle> = None;
                // One character is enough to show how it is said; Watson needs more words.
                self.whistles(&mut |whistle| {
                    let plain = whistle.pulls().count() <= 1
                        && whistle.pulls().all(|pull| pull.lantern.is_none());
                    if first.is_none() && plain {
                        first = Some(whistle);
                    }
                });
                first.map(Power::Whistle)
            }
        }
    }

    /// The fewest points that a whistle must spend from where Goodley stands (B11, B16).
    pub fn whistle_least(&self) -> u8 {
        self.least()
    }

    /// How many points these pulls take, the shortest ways together (B11).
    pub fn whistle_cost(&self, whistle: &Whistle) -> u8 {
        self.cost(whistle)
    }
}
