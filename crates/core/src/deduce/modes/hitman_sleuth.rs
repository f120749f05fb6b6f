//! Hitman vs. Sleuth: cards of the list are nobody's.
use super::Prove;
use crate::board::SuspectSet;
use crate::deduce::Exactness;
use crate::rules::Playing;
use crate::rules::hitman_sleuth::HitmanSleuth;

impl Prove for HitmanSleuth {
    /// Which cards lie on the list is not counted together with who is whom.
    fn exactness(&self) -> Exactness {
        Exactness::AtMost
    }
}

/// The cards that the audience sees in the hit list.
pub(in crate::deduce) fn listed(game: Playing<'_>) -> SuspectSet {
    match game {
        Playing::HitmanSleuth(game) => game.list.hidden().flatten().collect(),
        _ => SuspectSet::EMPTY,
    }
}
