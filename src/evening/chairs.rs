//! Whose chair was given to a machine during a game, and whose was taken back.
use std::fs;
use std::path::Path;

use crate::file::{self, FileError};
use crate::rules::Seat;
use crate::table::Opening;
use crate::terms::Strength;

/// Who plays for a seat since the opening, in `chairs` of the data folder: lines of a table's id, a seat and who, the
/// newest last.
///
/// A table says at its opening where a machine sits. What has changed since is kept here, beside the tables: who sits in a
/// chair changes nothing of the game.
#[derive(Clone, Debug)]
pub struct Chairs {
    lines: Vec<String>,
}

/// Who plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at the table.
    Person,
    /// A machine.
    Machine(Strength),
}

/// More than anybody plays in a life.
const LONGEST: u64 = 16 << 20;
/// The word for a person in the file.
const PERSON: &str = "person";

impl Chairs {
    /// The chairs of this data folder; where the file is lost, everybody sits as at the opening.
    pub fn of(data: &Path) -> Self {
        let text = file::text(&data.join("chairs"), LONGEST).unwrap_or_default();
        Self { lines: text.lines().map(str::to_owned).collect() }
    }

    /// Who plays for a seat of this table since the opening, if that has changed.
    pub fn sitter(&self, table: &str, seat: &str) -> Option<Sitter> {
        let who = self.lines.iter().rev().find_map(|line| {
            let mut words = line.split(' ');
            let same = words.next() == Some(table) && words.next() == Some(seat);
            same.then(|| words.next()).flatten()
        })?;
        if who == PERSON {
            Some(Sitter::Person)
        } else {
            Strength::from_id(who).map(Sitter::Machine)
        }
    }

    /// How strong the machine is that plays for a seat now; nothing where a person does.
    pub fn machine(&self, opening: &Opening, seat: Seat) -> Option<Strength> {
        let info = opening.seats.get(seat.at())?;
        match self.sitter(&opening.id, &info.seat) {
            None => info.machine(),
            Some(Sitter::Person) => None,
            Some(Sitter::Machine(strength)) => Some(strength),
        }
    }

    /// Gives a seat of this table to somebody else.
    ///
    /// # Errors
    /// What the disk says; then everybody sits as before.
    pub fn give(data: &Path, table: &str, seat: &str, to: Sitter) -> Result<(), FileError> {
        fs::create_dir_all(data).map_err(FileError::at(data))?;
        let _lock = file::lock(data)?;
        let mut chairs = Self::of(data);
        let same = format!("{table} {seat} ");
        chairs.lines.retain(|line| !line.starts_with(&same));
        let who = match to {
            Sitter::Person => PERSON,
            Sitter::Machine(strength) => strength.id(),
        };
        chairs.lines.push(format!("{same}{who}"));
        file::note(&data.join("chairs"), (chairs.lines.join("\n") + "\n").as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chair_is_given_away_and_taken_back() {
        let folder = tempfile::tempdir().unwrap();
        let sits = |seat| Chairs::of(folder.path()).sitter("ab", seat);
        assert_eq!(sits("killer"), None);
        let give = |seat, to| Chairs::give(folder.path(), "ab", seat, to).unwrap();
        give("killer", Sitter::Machine(Strength::Thinking));
        give("inspector", Sitter::Person);
        assert_eq!(sits("killer"), Some(Sitter::Machine(Strength::Thinking)));
        give("killer", Sitter::Person);
        assert_eq!(
            (sits("killer"), sits("inspector")),
            (Some(Sitter::Person), Some(Sitter::Person))
        );
        assert_eq!(Chairs::of(folder.path()).sitter("other", "killer"), None);
    }
}
