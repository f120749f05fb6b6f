//! What becomes of the legal lines: they are listed, or only counted.
use super::Action;

/// Takes legal lines one after the other, in the order in which they are offered.
pub trait Offers {
    /// One more line.
    fn push(&mut self, line: Action);

    /// Several more.
    fn extend(&mut self, lines: impl IntoIterator<Item = Action>) {
        lines.into_iter().for_each(|line| self.push(line));
    }
}

/// Lists them.
impl Offers for Vec<Action> {
    fn push(&mut self, line: Action) {
        self.push(line);
    }
}

/// Only counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count(pub u64);

impl Offers for Count {
    fn push(&mut self, _: Action) {
        self.0 += 1;
    }
}
