//! What one activation says.
use super::Character;
use crate::board::{Exit, Hex, Suspect, Way};
use crate::rules::Names;

/// One complete activation: where the character goes and what its power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Activation {
    /// Who is played.
    pub who: Suspect,
    /// Where he goes.
    pub go: Go,
    /// What his power does, where it has to be said.
    pub power: Option<Power>,
    /// Whether the power comes before the movement.
    pub before: bool,
}

impl Activation {
    /// Whether what the power does is this character's to do: only Smith moves a lamp, and only Gull changes places. Source: mr
    /// jack, characters; A5.
    pub fn is_his(&self) -> bool {
        let who = Character::of(self.who);
        let lights = who == Character::Watson
            || who == Character::Gull && self.go == Go::Swap(Character::Watson.suspect());
        let own = self.power.is_none_or(|power| match power {
            Power::Lantern(_) => lights,
            Power::Lamp(..) => who == Character::Smith,
            Power::Cordon(..) => who == Character::Lestrade,
            Power::Cover(..) => who == Character::Bert,
            Power::Whistle(_) => who == Character::Goodley,
        });
        own && (who == Character::Gull || !matches!(self.go, Go::Swap(_)))
    }
}

/// How a character goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Go {
    /// To a free street.
    To(Hex),
    /// Nowhere, since no free street can be reached (B35).
    Stay,
    /// To the character who stands there, to accuse them.
    Accuse(Hex),
    /// Out of the district.
    Exit(Exit),
    /// Gull's power in the place of a movement.
    Swap(Suspect),
}

/// What a power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// Watson's lantern points there, whoever moved him (B6).
    Lantern(Way),
    /// Smith moves a lit lamp.
    Lamp(Hex, Hex),
    /// Lestrade moves a cordon.
    Cordon(Exit, Exit),
    /// Bert moves a cover.
    Cover(Hex, Hex),
    /// Goodley whistles.
    Whistle(Whistle),
}

/// Whom a whistle brings nearer, first to last; nobody where nobody can be (B16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Whistle {
    pulls: [Option<Pull>; 3],
}

/// One character that a whistle brings nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pull {
    /// Who.
    pub who: Suspect,
    /// To where.
    pub to: Hex,
    /// Where the lantern points then, if it is Watson.
    pub lantern: Option<Way>,
}

impl Whistle {
    /// A whistle that brings these nearer, one after the other; the first three count.
    pub fn new(pulls: impl IntoIterator<Item = Pull>) -> Self {
        let mut whistle = Self::default();
        for (place, pull) in whistle.pulls.iter_mut().zip(pulls) {
            *place = Some(pull);
        }
        whistle
    }

    /// The same with one more after the others.
    #[must_use]
    pub(super) fn and(mut self, pull: Pull) -> Self {
        if let Some(place) = self.pulls.iter_mut().find(|place| place.is_none()) {
            *place = Some(pull);
        }
        self
    }

    /// Whom it brings nearer, first to last.
    pub fn pulls(&self) -> impl Iterator<Item = Pull> + '_ {
        self.pulls.iter().flatten().copied()
    }
}

impl std::fmt::Debug for Whistle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.pulls()).finish()
    }
}

impl Activation {
    /// Its canonical words.
    pub(crate) fn write(&self, names: &dyn Names) -> String {
        let go = match self.go {
            Go::To(hex) => hex.to_string(),
            Go::Stay => "stay".to_owned(),
            Go::Accuse(hex) => format!("{hex} accuse"),
            Go::Exit(exit) => format!("exit {}", exit.word()),
            Go::Swap(with) => format!("swap {}", names.suspect(with)),
        };
        let who = names.suspect(self.who);
        match self.power.map(|power| power.write(names)) {
            None => format!("{who} {go}"),
            Some(power) if self.before => format!("{who} {power} {go}"),
            Some(power) => format!("{who} {go} {power}"),
        }
    }
}

impl Activation {
    /// The same with its power first, or without one that can only come last (B6): so it may end the game.
    #[must_use]
    pub fn power_first(self) -> Self {
        let power = self.power.filter(|power| !matches!(power, Power::Lantern(_)));
        Self { power, before: power.is_some(), ..self }
    }
}

impl Power {
    fn write(self, names: &dyn Names) -> String {
        match self {
            Self::Lantern(way) => way.word().to_owned(),
            Self::Lamp(from, to) | Self::Cover(from, to) => format!("{from}>{to}"),
            Self::Cordon(from, to) => format!("{}>{}", from.word(), to.word()),
            Self::Whistle(whistle) => {
                let pulls: Vec<String> = whistle.pulls().map(|pull| pull.write(names)).collect();
                let pulls = if pulls.is_empty() { "none".to_owned() } else { pulls.join(" ") };
                format!("whistle {pulls}")
            }
        }
    }
}

impl Pull {
    fn write(self, names: &dyn Names) -> String {
        let (who, to) = (names.suspect(self.who), self.to);
        let lantern = self.lantern.map_or_else(String::new, |way| format!(":{}", way.word()));
        format!("{who}>{to}{lantern}")
    }
}
