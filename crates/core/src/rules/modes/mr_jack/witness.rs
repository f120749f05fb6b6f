//! Who can be seen (book, light and darkness).
use super::character::Character;
use super::state::MrJack;
use crate::board::{Hex, HexSet, Suspect, SuspectSet};
use crate::terms::LampsStopBeam;

/// Why somebody is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    /// He stands next to this lit lamp.
    Lamp(Hex),
    /// He stands next to this character.
    Beside(Suspect),
    /// He stands in the beam of Watson's lantern.
    Lantern,
}

impl MrJack {
    /// Everybody who is visible now.
    pub fn visible(&self) -> SuspectSet {
        let lights = self.lit | self.occupied();
        let beam: HexSet = self.ahead().collect();
        let seen = |who: &Suspect| {
            let hex = self.hex(*who);
            beam.contains(hex) || self.district.beside(hex).meets(lights)
        };
        self.standing().filter(seen).collect()
    }

    /// The hexes that Watson's lantern lights, nearest first: straight on through characters, up to the
    /// first obstacle or the edge of the district (book, Dr. Watson; B8, B9, B10). Not his own.
    pub(crate) fn beam(&self) -> Vec<Hex> {
        self.ahead().collect()
    }

    fn ahead(&self) -> impl Iterator<Item = Hex> {
        let first = self.place(Character::Watson.suspect()).and_then(|hex| hex.step(self.lantern));
        std::iter::successors(first, |hex| hex.step(self.lantern))
            .take_while(|hex| self.lets_light_through(*hex))
    }

    fn lets_light_through(&self, hex: Hex) -> bool {
        self.district.streets().contains(hex)
            || (self.options.lamps_stop_beam == LampsStopBeam::False && self.lit.contains(hex))
    }

    /// Why a character is visible; nothing for one who is not.
    pub fn lights(&self, who: Suspect) -> Vec<Light> {
        let Some(hex) = self.place(who) else { return Vec::new() };
        let lamps = hex.around().filter(|near| self.lit.contains(*near)).map(Light::Lamp);
        let beside = hex.around().flat_map(|near| self.all_at(near)).map(Light::Beside);
        let lantern = self.beam().contains(&hex).then_some(Light::Lantern);
        lamps.chain(beside).chain(lantern).collect()
    }

    /// Whom a call would clear: those who can still be Jack and were seen differently from what it says.
    pub fn would_clear(&self, seen: bool) -> SuspectSet {
        let visible = self.visible();
        self.suspects() & if seen { !visible } else { visible }
    }
}
