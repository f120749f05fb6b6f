//! A layout typed row by row.
use std::io;

use noir_referee::file;
use noir_referee::lang::Say as _;
use noir_referee::scenario::{Candidates, Card, Edition, GridSize, RowFault, read_rows};

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::shell::ends;

/// More rows than any grid has.
const MOST_ROWS: usize = 100;

/// Asks for the rows of cards of these from the top down and shows each back as it was understood; 0 takes the last one
/// back. Nothing if a row is declined.
///
/// # Errors
/// When the terminal is gone.
pub(crate) fn ask_rows(
    app: &App,
    among: &Candidates,
    size: GridSize,
) -> Result<Option<Vec<String>>, Failure> {
    app.print_wrapped(&[app.words.say("start-rows")])?;
    let (mut rows, mut typed) = (Vec::new(), String::new());
    while rows.len() < usize::from(size.rows) {
        let args = [("n", (rows.len() + 1).into()), ("across", size.columns.into())];
        let prompt = app.words.tell("start-row", &args);
        let Some(line) = app.asking(|asker| asker.again(&prompt, &typed))? else {
            return Ok(None);
        };
        if line.trim() == "0" {
            let Some(last) = rows.pop() else { return Ok(None) };
            typed = last;
            continue;
        }
        rows.push(line);
        let so_far = GridSize { rows: rows.len() as u8, ..size };
        match read_rows(&rows, among, so_far) {
            Ok(read) => {
                let row = read.last().map_or(&[][..], Vec::as_slice);
                let names: Vec<String> =
                    row.iter().map(|card: &Card| card.shown(app.lang())).collect();
                app.print_wrapped(&[format!("{}: {}", rows.len(), names.join(", "))])?;
                typed.clear();
            }
            Err(faults) => {
                let said: Vec<String> =
                    faults.iter().flat_map(|fault| fault.say(&app.words)).collect();
                app.print_wrapped(&said)?;
                typed = put_right(rows.pop().unwrap_or_default(), &faults);
            }
        }
    }
    Ok(Some(rows))
}

/// The rows on standard input; no grid has more than a few.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn typed_rows(app: &App) -> Result<Vec<String>, Failure> {
    let mut input = io::stdin().lock();
    let line = || file::line(&mut input).transpose();
    let rows = std::iter::from_fn(line).take(MOST_ROWS).collect::<io::Result<Vec<_>>>();
    let mut rows = rows.map_err(|error| app.no_line(error))?;
    rows.retain(|row| !row.trim().is_empty());
    Ok(rows)
}

/// Reads typed rows.
///
/// # Errors
/// Everything that is wrong with them, at once.
pub(crate) fn read_typed(
    app: &App,
    rows: &[String],
    edition: &Edition,
    size: GridSize,
) -> Result<Vec<Vec<Card>>, Failure> {
    let read = read_rows(rows, &Candidates::of(edition, size), size);
    read.map_err(|faults| ends::fails_by(app, ExitStatus::Usage, &faults))
}

/// Reads typed rows and shows each back as it was understood.
///
/// # Errors
/// Everything that is wrong with them, at once.
pub(crate) fn typed(
    app: &App,
    rows: &[String],
    edition: &Edition,
    size: GridSize,
) -> Result<Vec<Card>, Failure> {
    let cards = read_typed(app, rows, edition, size)?;
    for (row, cards) in (1..).zip(&cards) {
        let names: Vec<String> = cards.iter().map(|card| card.shown(app.lang())).collect();
        app.remark(&format!("{row}: {}", names.join(", ")));
    }
    Ok(cards.into_iter().flatten().collect())
}

/// A row in which each name that is nearly only one other is that one: Enter alone takes it.
fn put_right(mut row: String, faults: &[RowFault]) -> String {
    for fault in faults {
        if let RowFault::Unknown { text, nearest, .. } = fault
            && let [only] = &nearest[..]
        {
            row = row.replacen(text.as_str(), only, 1);
        }
    }
    row
}
