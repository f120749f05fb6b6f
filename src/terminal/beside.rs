//! What is printed above a line while it is being typed, from another thread.
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The line that is being typed, for whoever has news.
#[derive(Clone, Default)]
pub struct Beside(Arc<Mutex<Typing>>);

/// How a text is printed above the line.
pub type Print = Box<dyn FnMut(String) + Send>;

#[derive(Default)]
struct Typing {
    print: Option<Print>,
    /// How many records have been told already.
    told: usize,
}

impl Beside {
    /// From now on a line is typed, or none any more.
    pub fn typing(&self, print: Option<Print>) {
        self.inside().print = print;
    }

    /// So many records have been told.
    pub fn told(&self, records: usize) {
        let mut inside = self.inside();
        inside.told = inside.told.max(records);
    }

    /// Prints news of a record above the line, if one is being typed and they have not been told.
    #[cfg(feature = "phone")]
    pub fn print(&self, record: usize, text: String) {
        let mut inside = self.inside();
        if record > inside.told
            && let Some(print) = &mut inside.print
        {
            print(text);
        }
    }

    fn inside(&self) -> MutexGuard<'_, Typing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
