//! A line of each character, for whoever does not know how to say it.
use super::activation::{Activation, Go, Power, Pull, Whistle};
use super::character::Character;
use super::state::MrJack;
use crate::board::{Exit, Suspect};

impl MrJack {
    /// A line that this character could be played with as the board lies, whoever is to play: by the way
    /// that was wanted, if he can go so.
    pub fn example(&self, who: Suspect, wanted: Option<Go>) -> Activation {
        if let Some(go @ Go::Swap(with)) = wanted
            && Character::of(who) == Character::Gull
            && with != who
        {
            let lantern =
                (with == Character::Watson.suspect()).then_some(Power::Lantern(self.lantern));
            return Activation { who, go, power: lantern, before: false };
        }
        let possible =
            wanted.filter(|go| matches!(go, Go::To(hex) if self.ends(who).contains(*hex)));
        let nearest = self.ends(who).min_by_key(|hex| self.points_to(who, *hex));
        let go = possible.or(nearest.map(Go::To)).unwrap_or(Go::Stay);
        let line = Activation { who, go, power: None, before: false };
        Activation { power: self.at_power(&line).example_of_power(Character::of(who)), ..line }
    }

    fn example_of_power(&self, character: Character) -> Option<Power> {
        let exit =
            |cordoned| Exit::ALL.into_iter().find(|exit| self.is_cordoned(*exit) == cordoned);
        match character {
            Character::Holmes | Character::Stealthy | Character::Gull => None,
            Character::Watson => Some(Power::Lantern(self.lantern)),
            Character::Smith => Some(Power::Lamp(self.lit.first()?, self.unlit().first()?)),
            Character::Lestrade => Some(Power::Cordon(exit(true)?, exit(false)?)),
            Character::Bert => {
                Some(Power::Cover(self.covers.first()?, self.open_manholes().first()?))
            }
            // Watson needs more words.
            Character::Goodley => Some(self.whistled(|pull| pull.lantern.is_none())),
        }
    }

    /// Goodley whistles Watson, if he can: whose lantern has to be turned as well.
    pub fn watson_whistled(&self) -> Activation {
        let line = self.example(Character::Goodley.suspect(), None);
        let power = self.at_power(&line).whistled(|pull| pull.lantern.is_some());
        Activation { power: Some(power), ..line }
    }

    /// A whistle for one such character, which is enough to show how it is said; else for nobody.
    fn whistled(&self, such: impl Fn(Pull) -> bool) -> Power {
        let mut found = Whistle::default();
        self.whistles(&mut |whistle, _| {
            let mut pulls = whistle.pulls();
            if let (Some(pull), None) = (pulls.next(), pulls.next())
                && such(pull)
                && found.pulls().next().is_none()
            {
                found = whistle;
            }
        });
        Power::Whistle(found)
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
