//! A file that another program may write to while a line is typed.
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use noir_referee::session::Glance;

use super::beside::Beside;

/// How often the file is looked at: nobody at a table notices less.
const EVERY: Duration = Duration::from_millis(500);

/// Looks after a file until it is dropped.
pub struct Watch {
    over: Arc<AtomicBool>,
    looking: Option<JoinHandle<()>>,
}

impl Watch {
    /// Prints `news` above the line that is typed, once, when the file at `path` has been written to.
    pub fn over(path: &Path, beside: Beside, news: String) -> Self {
        let over = Arc::new(AtomicBool::new(false));
        let (ends, path) = (Arc::clone(&over), path.to_owned());
        let looking = thread::Builder::new().spawn(move || look(&path, &beside, news, &ends)).ok();
        Self { over, looking }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
        if let Some(looking) = self.looking.take() {
            looking.thread().unpark();
            let _ = looking.join();
        }
    }
}

fn look(path: &Path, beside: &Beside, news: String, over: &AtomicBool) {
    let before = Glance::at(path);
    while !over.load(Ordering::SeqCst) {
        thread::park_timeout(EVERY);
        if !over.load(Ordering::SeqCst) && Glance::at(path) != before {
            beside.print(path, None, news);
            return;
        }
    }
}
