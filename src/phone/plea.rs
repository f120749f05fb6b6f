//! A line that is to be taken back although somebody may have learned something by it: one asks, another one agrees.
use std::time::{Duration, Instant};

use super::hall::{Hall, Inside};
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
    /// Whether it still asks, at a table that has changed so often.
    fn asks(&self, at: Mark, now: Instant) -> bool {
        self.at == at && now < self.until
    }
}

impl Inside {
    /// Who asks for the newest line to be taken back, as long as it is the newest one and nobody has been too slow.
    pub(super) fn plea(&self) -> Option<Audience> {
        let now = self.session.mark();
        self.plea.filter(|plea| plea.asks(now, Instant::now())).map(|plea| plea.by)
    }
}

impl Hall {
    /// Asks everybody whether the newest line may be taken back.
    pub(super) fn plead(&self, inside: &mut Inside, by: Audience) {
        let at = inside.session.mark();
        inside.plea = Some(Plea { by, at, until: Instant::now() + PATIENCE });
        self.came(inside);
    }

    /// Forgets what nobody has agreed to in time and who has knocked and gone, and has the pages show that.
    pub(super) fn forget(&self, inside: &mut Inside) {
        inside.door.forget(Instant::now());
        self.heed(inside);
        if inside.plea.is_some() && inside.plea().is_none() {
            inside.plea = None;
            self.came(inside);
        }
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
