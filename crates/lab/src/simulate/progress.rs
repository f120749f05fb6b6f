//! How far it is, on the last line of the terminal.
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How far it is; nobody is told where there is no terminal.
pub(super) struct Progress {
    since: Instant,
    /// When it was shown last; nothing where nobody sees it.
    last: Option<Mutex<Instant>>,
    all: u64,
}

impl Progress {
    /// Nothing of so many games has been played.
    pub(super) fn of(all: u64) -> Self {
        let since = Instant::now();
        let last = io::stderr().is_terminal().then(|| Mutex::new(since));
        Self { since, last, all }
    }

    /// So many have been played: quiet for the first second, then told now and then.
    pub(super) fn show(&self, done: u64) {
        const OFTEN: Duration = Duration::from_millis(500);
        let Some(Ok(mut last)) = self.last.as_ref().map(Mutex::try_lock) else { return };
        let took = self.since.elapsed();
        if took < 2 * OFTEN || last.elapsed() < OFTEN || done == 0 {
            return;
        }
        *last = Instant::now();
        let left = took.as_secs().saturating_mul(self.all.saturating_sub(done)) / done;
        let percent = done * 100 / self.all;
        let _ = write!(io::stderr(), "\r\x1b[K{percent} %, about {left} s left");
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.last.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
