//! A line that is to be taken back although somebody may have learned something by it: one asks, another one agrees.
use std::time::{Duration, Instant};

use crate::rules::Audience;
use crate::session::Mark;

/// Nobody need remember longer what was asked.
const PATIENCE: Duration = Duration::from_secs(60);

/// That the newest line may be taken back, asked by whoever has said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plea {
    by: Audience,
    /// How far the table had come.
    at: Mark,
    until: Instant,
}

impl Plea {
    /// Somebody asks now, of a table that has come so far.
    pub(super) fn of(by: Audience, at: Mark) -> Self {
        Self { by, at, until: Instant::now() + PATIENCE }
    }

    /// Who asks, as long as the table has come no further and nobody has been too slow.
    pub(super) fn by(&self, at: Mark) -> Option<Audience> {
        self.asks(at, Instant::now()).then_some(self.by)
    }

    fn asks(&self, at: Mark, now: Instant) -> bool {
        self.at == at && now < self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_agrees_to_what_was_asked_long_ago_or_of_another_line() {
        let from = Instant::now();
        let plea = Plea { by: Audience::Referee, at: Mark::kept(3), until: from + PATIENCE };
        assert!(plea.asks(Mark::kept(3), from) && plea.asks(Mark::kept(3), from + PATIENCE / 2));
        assert!(!plea.asks(Mark::kept(4), from) && !plea.asks(Mark::kept(2), from));
        assert!(!plea.asks(Mark::kept(3), from + PATIENCE));
    }
}
