//! A layout typed row by row.
use thiserror::Error;

use crate::lang::{Say, Words, clean, measure};
use crate::scenario::names::{Meant, NameIndex, ambiguous, unknown};
use crate::scenario::{Candidates, Card, GridSize, NameFlaw};

/// One thing wrong with typed rows; rows are numbered from 1 at the top.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a row cannot be read")]
pub enum RowFault {
    /// Another number of rows than the grid has.
    Rows {
        /// How many the grid has.
        expected: usize,
        /// How many were typed.
        found: usize,
    },
    /// Another number of names than the grid has columns.
    Length {
        /// Which row.
        row: usize,
        /// How many columns the grid has.
        expected: usize,
        /// How many names were typed.
        found: usize,
    },
    /// Nobody is called so.
    Unknown {
        /// In which row.
        row: usize,
        /// What was typed.
        text: String,
        /// Names that are spelled almost like it.
        nearest: Vec<String>,
    },
    /// It fits several suspects.
    Ambiguous {
        /// In which row.
        row: usize,
        /// What was typed.
        text: String,
        /// The names of those it fits.
        candidates: Vec<String>,
    },
    /// It cannot be the name of a card.
    Name {
        /// In which row.
        row: usize,
        /// What was typed.
        text: String,
        /// Why not.
        why: NameFlaw,
    },
    /// One suspect in two places.
    Twice {
        /// Who.
        name: String,
        /// In which row first.
        first: usize,
        /// In which row again; it may be the same one.
        again: usize,
    },
    /// Suspects that the book lays and nobody typed.
    Missing(Vec<String>),
}

/// Reads a layout typed row by row, top row first, each name by any start that fits one suspect only.
///
/// Names are separated by spaces or commas; where single letters will do, a row may be `ABCDE`. A
/// name in quotes is a whole name, never a start. The result is each row as it was understood.
///
/// # Errors
/// Everything that is wrong with the rows, at once.
///
/// # Examples
/// ```
/// use noir_referee::scenario::{Candidates, Library, read_rows};
/// let edition = Library::default().edition("en").unwrap();
/// let size = "5x5".parse().unwrap();
/// let rows = ["ABCDE", "FGHIJ", "KLMNO", "pho q r s t", "Uly,Vla,Wil,Yv,Zac"];
/// let rows = read_rows(&rows, &Candidates::of(&edition, size), size).unwrap();
/// assert_eq!(rows[3][0].name, "Phoebe");
/// ```
pub fn read_rows(
    lines: &[impl AsRef<str>],
    among: &Candidates,
    size: GridSize,
) -> Result<Vec<Vec<Card>>, Vec<RowFault>> {
    let (rows, columns) = (usize::from(size.rows), usize::from(size.columns));
    let mut faults = Vec::new();
    if lines.len() != rows {
        faults.push(RowFault::Rows { expected: rows, found: lines.len() });
    }
    let mut read: Vec<Vec<Card>> = Vec::new();
    for (row, line) in (1..).zip(lines).take(rows) {
        if let Err(long) = measure(line.as_ref()) {
            faults.push(RowFault::Length { row, expected: columns, found: long.words });
            continue;
        }
        let meant = among.row(line.as_ref(), columns);
        if meant.len() != columns {
            faults.push(RowFault::Length { row, expected: columns, found: meant.len() });
        }
        let mut cards = Vec::new();
        for (text, meant) in meant {
            match meant {
                Meant::Card(card) => cards.push(card),
                Meant::Nobody(nearest) => faults.push(RowFault::Unknown { row, text, nearest }),
                Meant::Several(candidates) => {
                    faults.push(RowFault::Ambiguous { row, text, candidates });
                }
                Meant::Never(why) => faults.push(RowFault::Name { row, text, why }),
            }
        }
        read.push(cards);
    }
    faults.extend(doubles(&read));
    if faults.is_empty() {
        return Ok(read);
    }
    if !among.takes_any() {
        let there = |card: &&Card| !read.iter().flatten().any(|read| read == *card);
        let missing: Vec<String> =
            among.base().iter().filter(there).map(|card| card.name.clone()).collect();
        // Nobody needs to be told the whole list.
        if (1..=columns).contains(&missing.len()) {
            faults.push(RowFault::Missing(missing));
        }
    }
    Err(faults)
}

/// Everybody who was named before.
fn doubles(rows: &[Vec<Card>]) -> Vec<RowFault> {
    let mut names = NameIndex::default();
    let mut faults = Vec::new();
    for (row, cards) in (1..).zip(rows) {
        for card in cards {
            match names.sharing(card) {
                Some((first, _)) => {
                    faults.push(RowFault::Twice { name: card.name.clone(), first, again: row });
                }
                None => names.add(row, card),
            }
        }
    }
    faults
}

impl Say for RowFault {
    fn say(&self, words: &Words) -> Vec<String> {
        let in_row = |row: &usize, what: String| {
            words.tell("scenario-row", &[("row", (*row).to_string().into()), ("what", what.into())])
        };
        vec![match self {
            Self::Rows { expected, found } => words.tell(
                "scenario-row-rows",
                &[("expected", (*expected).into()), ("found", (*found).into())],
            ),
            Self::Length { row, expected, found } => in_row(
                row,
                words.tell(
                    "scenario-row-length",
                    &[("expected", (*expected).into()), ("found", (*found).into())],
                ),
            ),
            Self::Unknown { row, text, nearest } => {
                let what = unknown(text, nearest, words);
                in_row(row, words.tell("scenario-row-unknown", &[("what", what.into())]))
            }
            Self::Ambiguous { row, text, candidates } => {
                in_row(row, ambiguous(text, candidates, words))
            }
            Self::Name { row, text, why } => in_row(
                row,
                words.tell(
                    "scenario-flaw-name",
                    &[("found", clean(text).into_owned().into()), ("why", why.say(words).into())],
                ),
            ),
            Self::Twice { name, first, again } if first == again => {
                in_row(again, words.tell("scenario-row-twice-here", &[("name", name.into())]))
            }
            Self::Twice { name, first, again } => in_row(
                again,
                words.tell(
                    "scenario-row-twice",
                    &[("name", name.into()), ("row", first.to_string().into())],
                ),
            ),
            Self::Missing(names) => {
                words.tell("scenario-row-missing", &[("names", words.all_of(names).into())])
            }
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::Library;

    const FIVE: GridSize = GridSize { rows: 5, columns: 5 };

    fn en() -> Candidates {
        Candidates::of(&Library::default().edition("en").unwrap(), FIVE)
    }

    fn names(rows: &[Vec<Card>]) -> Vec<String> {
        let row = |row: &Vec<Card>| row.iter().map(|card| card.name.clone()).collect::<Vec<_>>();
        rows.iter().map(|cards| row(cards).join(" ")).collect()
    }

    #[test]
    fn a_row_may_be_letters_starts_or_whole_names() {
        let typed = ["abcde", "f g h i j", "Kris, lin, mar, neil, \"Ophelia\"", "PQRST", "UVWYZ"];
        let rows = read_rows(&typed, &en(), FIVE).unwrap();
        assert_eq!(
            names(&rows),
            [
                "Alyss Barrin Clive Deidre Ernest",
                "Franklin Geneva Horatio Irma Julian",
                "Kristoph Linus Marion Neil Ophelia",
                "Phoebe Quinton Ryan Simon Trevor",
                "Ulysses Vladimir Wilhelm Yvonne Zachary",
            ]
        );
    }

    #[test]
    fn everything_wrong_is_said_at_once() {
        let among = Candidates::book(["Anna", "Anton", "Boris", "Clara"].map(Card::named).to_vec());
        let two = GridSize { rows: 2, columns: 2 };
        let faults = read_rows(&["an klara", "b b x"], &among, two).unwrap_err();
        let said: Vec<String> =
            faults.iter().flat_map(|it| it.say(&Words::new(Lang::En))).collect();
        assert_eq!(
            said,
            [
                "Row 1: “an” could be Anna or Anton",
                "Row 1: nobody is called “klara”; did you mean Clara? (new names go in quotes)",
                "Row 2: 2 names, please; you gave 3",
                "Row 2: nobody is called “x” (new names go in quotes)",
                "Row 2: Boris is in there twice",
            ]
        );
        let faults = read_rows(&["anna clara", "bor anna"], &among, two).unwrap_err();
        let said: Vec<String> =
            faults.iter().flat_map(|it| it.say(&Words::new(Lang::Uk))).collect();
        assert_eq!(said, ["Ряд 2: Anna вже є в ряду 1", "Бракує: Anton"]);
    }

    /// Where names of a box are still missing, anybody may be new; but nobody is who is almost somebody known.
    #[test]
    fn a_slip_in_a_known_name_is_no_new_name() {
        let six = GridSize { rows: 6, columns: 6 };
        let among = Candidates::of(&Library::default().edition("en").unwrap(), six);
        let one = GridSize { rows: 1, columns: 2 };
        let faults = read_rows(&["Marin Xerxes"], &among, one).unwrap_err();
        let said: Vec<String> =
            faults.iter().flat_map(|it| it.say(&Words::new(Lang::En))).collect();
        let slip = "Row 1: nobody is called “Marin”; did you mean Marion? (new names go in quotes)";
        assert_eq!(said, [slip]);
        assert_eq!(names(&read_rows(&["“Marin” Xerxes"], &among, one).unwrap()), ["Marin Xerxes"]);
    }

    #[test]
    fn a_name_of_as_many_letters_as_columns_is_a_name() {
        let size = GridSize { rows: 1, columns: 5 };
        let length = RowFault::Length { row: 1, expected: 5, found: 1 };
        assert_eq!(read_rows(&["Clive"], &en(), size).unwrap_err()[0], length);
    }

    #[test]
    fn the_keyboard_may_be_on_the_other_layout() {
        let size = GridSize { rows: 1, columns: 5 };
        let rows = read_rows(&["фищву"], &en(), size);
        assert_eq!(
            rows.map(|rows| names(&rows)),
            Ok(vec!["Alyss Barrin Ophelia Deidre Ernest".into()])
        );
    }

    #[test]
    fn a_name_in_quotes_is_that_of_a_card_in_hand() {
        let size = GridSize { rows: 1, columns: 2 };
        let rows = read_rows(&["Wilhelm \"Wanda\""], &en(), size).unwrap();
        assert_eq!(names(&rows), ["Wilhelm Wanda"]);
        assert!(read_rows(&["Wilhelm \"Wanda\""], &en().closed(), size).is_err());
        assert!(read_rows(&["Wilhelm Wanda"], &en(), size).is_err());
    }

    #[test]
    fn names_of_an_unknown_box_are_taken_whole() {
        let two = GridSize { rows: 1, columns: 3 };
        let rows = read_rows(&["\"Майор Гром\" Юля, Анна"], &Candidates::own_box(), two).unwrap();
        assert_eq!(names(&rows), ["Майор Гром Юля Анна"]);
        let rows = read_rows(&["Майор Гром, Юля, Анна"], &Candidates::own_box(), two).unwrap();
        assert_eq!(rows[0][0].name, "Майор Гром");
        let faults = read_rows(&["Юля, c3, \"\""], &Candidates::own_box(), two).unwrap_err();
        let why = |text: &str, why| RowFault::Name { row: 1, text: text.to_owned(), why };
        assert_eq!(faults, [why("c3", NameFlaw::Cell), why("", NameFlaw::Empty)]);
    }

    #[test]
    fn a_box_known_in_part_takes_starts_of_known_names_and_new_names() {
        let grom = Candidates::of(&Library::default().edition("grom").unwrap(), FIVE);
        let size = GridSize { rows: 1, columns: 4 };
        let rows = read_rows(&["Дима Дубин мух Игорь \"Анн\""], &grom, size).unwrap();
        assert_eq!(names(&rows), ["Дима Дубин Мухтар Игорь Анн"]);
        assert_eq!(rows[0][0].second.as_deref(), Some("Август Хольт"));
    }
}
