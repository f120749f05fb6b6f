//! Hitman vs. Sleuth: cards of the list are nobody's.
use super::Prove;
use crate::board::SuspectSet;
use crate::deduce::Exactness;
use crate::rules::hitman_sleuth::HitmanSleuth;

impl Prove for HitmanSleuth {
    /// Which cards lie on the list is not counted together with who is whom.
    fn exactness(&self) -> Exactness {
        Exactness::AtMost
    }

    fn seen_cards(&self) -> SuspectSet {
        self.list.hidden().flatten().collect()
    }
}
