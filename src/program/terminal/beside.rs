//! What is printed above a line while it is being typed, from another thread.
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The line that is being typed, for whoever has news.
#[derive(Clone, Default)]
pub struct Beside(Arc<Mutex<Typing>>);

/// How a text is printed above the line.
pub type Print = Box<dyn FnMut(String) + Send>;

#[derive(Default)]
struct Typing {
    print: Option<Print>,
    /// The table at which it is typed.
    table: PathBuf,
    /// How many of its records have been told already.
    told: usize,
    /// How many have been told by now, with what was printed above the line.
    shown: usize,
    /// How many had been when the line was begun: for what they tell it is not too old.
    begun: usize,
    /// Who is to act since something was recorded elsewhere, in place of whoever was when the line was asked for.
    turn: Option<String>,
}

impl Beside {
    /// From now on a line is typed, or none any more.
    pub fn typing(&self, print: Option<Print>) {
        let begins = print.is_some();
        self.inside().print = print;
        if begins {
            self.begins();
        }
    }

    /// The first letter of the line is typed.
    pub fn begins(&self) {
        let mut inside = self.inside();
        inside.begun = inside.told.max(inside.shown);
    }

    /// How many records had been told when the line was begun.
    pub fn begun(&self) -> usize {
        self.inside().begun
    }

    /// So many records of a table have been told, at which the line will be typed.
    pub fn told(&self, table: &Path, records: usize) {
        let mut inside = self.inside();
        if inside.table != table {
            (inside.table, inside.told, inside.shown) = (table.to_owned(), 0, 0);
        }
        inside.told = inside.told.max(records);
        inside.begun = inside.told;
        inside.turn = None;
    }

    /// It is somebody else's turn now at a table, which stands before the line from the next news on.
    #[cfg(feature = "phone")]
    pub fn turns(&self, table: &Path, who: String) {
        let mut inside = self.inside();
        if inside.table == table {
            inside.turn = Some(who);
        }
    }

    /// Who is to act now, if that has changed since the line was asked for.
    pub fn turn(&self) -> Option<String> {
        self.inside().turn.clone()
    }

    /// Whether the line is typed at this table.
    #[cfg(feature = "phone")]
    pub fn is_at(&self, table: &Path) -> bool {
        self.inside().table == table
    }

    /// Prints news of a record of a table above the line, if one is being typed at that table and they have not been told;
    /// news of no record in any case.
    pub fn print(&self, table: &Path, record: Option<usize>, text: String) {
        let mut inside = self.inside();
        let new = record.is_none_or(|record| inside.table == table && record > inside.told);
        if let Some(print) = inside.print.as_mut().filter(|_| new) {
            print(text);
            inside.shown = inside.shown.max(record.unwrap_or_default());
        }
    }

    fn inside(&self) -> MutexGuard<'_, Typing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
