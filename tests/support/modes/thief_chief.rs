//! Master Thief vs. Chief of Police at random.
use noir_referee::board::Suspect;
use noir_referee::rules::thief_chief::ThiefChief;
use noir_referee::rules::{Action, Ask, Deed, Position, Reason, Shown, Trust};
use noir_referee::terms::OwnCell;

use super::{AtRandom, Chance, on_grid, seldom, turned};

impl AtRandom for ThiefChief {
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position {
        let own_cell = chance.one_of(&[OwnCell::Allowed, OwnCell::NeighboursOnly]);
        on_grid(Self { own_cell, ..Self::default() }, (5, 5), 2, chance, trusts)
    }

    fn ends() -> &'static [Reason] {
        &[Reason::Treasures, Reason::ThiefCaught]
    }

    fn prefer(&self, lines: &mut Vec<Action>, chance: &mut Chance) {
        let accuses = |line: &Action| matches!(line, Action::Do(Deed::Accuse(_)));
        seldom(lines, chance, accuses);
    }

    /// The Chief turns up two officers before the first turn.
    fn shows(
        &self,
        position: &Shown,
        ask: Ask,
        _hand: &[Suspect],
        free: &[Suspect],
    ) -> Option<Deed> {
        let count = if position.turn() == 0 { 2 } else { 1 };
        (ask == Ask::Turned).then(|| turned(free, count))
    }
}
