//! Hitman vs. Sleuth at random.
use noir_referee::rules::hitman_sleuth::HitmanSleuth;
use noir_referee::rules::{Position, Reason, Trust};
use noir_referee::terms::OwnList;

use super::{AtRandom, Chance, on_grid};

impl AtRandom for HitmanSleuth {
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position {
        let own_list = chance.one_of(&[OwnList::Yes, OwnList::No]);
        on_grid(Self { own_list, ..Self::default() }, (5, 5), 2, chance, trusts)
    }

    fn ends() -> &'static [Reason] {
        &[Reason::HitList, Reason::SleuthKilled, Reason::HitmanCaught]
    }
}
