//! How a record counts a cast: in rows and columns, so everybody has a name of the same length, `#a1`.
//!
//! A cast on a grid is counted as it lies at the start. Characters who lie on no grid, those of *Mr. Jack*, are counted
//! in rows of four: the first is `#a1`, the eighth `#d2`. Here alone they have rows and columns.
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::board::{Cell, Grid, Suspect};
use crate::rules::{Names, Seat};
use crate::scenario::{Card, Cast};
use crate::table::Opening;

/// How many stand in a row of those who lie on no grid.
const ROW: u8 = 4;

/// The rows and columns in which a cast is counted.
fn counted(cast: &Cast) -> (u8, u8) {
    let start = cast.start();
    if start.suspects().is_empty() {
        return ((cast.len() as u8).div_ceil(ROW), ROW);
    }
    (start.rows(), start.columns())
}

/// A cast in a record; without cards where the table is played by cells alone.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    rows: u8,
    columns: u8,
    cards: Option<Vec<Card>>,
}

pub(in crate::table) fn serialize<S: Serializer>(cast: &Cast, to: S) -> Result<S::Ok, S::Error> {
    let (rows, columns) = counted(cast);
    let cards = (!cast.is_by_cells()).then(|| cast.cards().to_vec());
    Recorded { rows, columns, cards }.serialize(to)
}

pub(in crate::table) fn deserialize<'de, D>(from: D) -> Result<Cast, D::Error>
where
    D: Deserializer<'de>,
{
    let Recorded { rows, columns, cards } = Recorded::deserialize(from)?;
    let start = Grid::new(rows, columns);
    match cards {
        None => Ok(Cast::by_cells(&start)),
        Some(cards) => {
            Cast::new(cards, &start).map_err(|error| de::Error::custom(format!("{error:?}")))
        }
    }
}

/// Names suspects by the cells on which a record counts them, `#a1`: all of one length.
pub struct ByCell<'a>(pub &'a Opening);

impl Names for ByCell<'_> {
    fn suspect(&self, suspect: Suspect) -> &str {
        let (_, columns) = counted(&self.0.cast);
        let (row, column) =
            (suspect.at() / usize::from(columns), suspect.at() % usize::from(columns));
        STARTS.get(8 * row + column).copied().unwrap_or_default()
    }

    fn seat(&self, seat: Seat) -> &str {
        self.0.seat_id(seat)
    }

    fn find_suspect(&self, name: &str) -> Option<Suspect> {
        let cell: Cell = name.strip_prefix('#')?.parse().ok()?;
        let (rows, columns) = counted(&self.0.cast);
        let counts = cell.row() < rows && cell.column() < columns;
        counts.then(|| Suspect::new(cell.row() * columns + cell.column()))
    }

    fn find_seat(&self, id: &str) -> Option<Seat> {
        self.0.find_seat(id)
    }
}

#[rustfmt::skip]
const STARTS: [&str; 64] = [
    "#a1", "#b1", "#c1", "#d1", "#e1", "#f1", "#g1", "#h1",
    "#a2", "#b2", "#c2", "#d2", "#e2", "#f2", "#g2", "#h2",
    "#a3", "#b3", "#c3", "#d3", "#e3", "#f3", "#g3", "#h3",
    "#a4", "#b4", "#c4", "#d4", "#e4", "#f4", "#g4", "#h4",
    "#a5", "#b5", "#c5", "#d5", "#e5", "#f5", "#g5", "#h5",
    "#a6", "#b6", "#c6", "#d6", "#e6", "#f6", "#g6", "#h6",
    "#a7", "#b7", "#c7", "#d7", "#e7", "#f7", "#g7", "#h7",
    "#a8", "#b8", "#c8", "#d8", "#e8", "#f8", "#g8", "#h8",
];

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::terms::Mode;

    /// What is recorded of an opening, and what is made of that.
    fn recorded(opening: &Opening) -> (Value, Opening) {
        let recorded = serde_json::to_value(opening).expect("a record");
        let told: Opening = serde_json::from_value(recorded.clone()).expect("an opening");
        assert_eq!(serde_json::to_value(&told).expect("a record"), recorded);
        (recorded["cast"].clone(), told)
    }

    /// As ever since the first format: tables written before stay readable, byte for byte.
    #[test]
    fn characters_on_no_grid_are_counted_in_rows_of_four() {
        let cards = ('A'..='H').map(|name| Card::named(name.to_string())).collect();
        let cast = Cast::of_characters(cards).expect("eight names");
        let opening = Opening::of(Mode::MrJack, "revised", cast);
        let names = ByCell(&opening);
        let all: Vec<&str> = opening.cast.suspects().map(|who| names.suspect(who)).collect();
        assert_eq!(all, ["#a1", "#b1", "#c1", "#d1", "#a2", "#b2", "#c2", "#d2"]);
        let found: Vec<_> = all.iter().filter_map(|name| names.find_suspect(name)).collect();
        assert!(found.into_iter().eq(opening.cast.suspects()));
        assert_eq!((names.find_suspect("#e1"), names.find_suspect("a1")), (None, None));
        let (cast, told) = recorded(&opening);
        assert_eq!((&cast["rows"], &cast["columns"]), (&json!(2), &json!(4)));
        assert_eq!(told.cast.start(), &Grid::EMPTY);
    }

    #[test]
    fn suspects_are_counted_as_they_lie() {
        let cast = Cast::by_cells(&Grid::new(5, 6));
        let opening = Opening::of(Mode::KillerInspector, "uk", cast);
        let names = ByCell(&opening);
        assert_eq!(names.suspect(Suspect::new(6)), "#a2");
        assert_eq!(names.find_suspect("#f5"), Some(Suspect::new(29)));
        let (cast, told) = recorded(&opening);
        assert_eq!(cast, json!({ "rows": 5, "columns": 6, "cards": null }));
        assert_eq!(told.cast.start(), &Grid::new(5, 6));
    }
}
