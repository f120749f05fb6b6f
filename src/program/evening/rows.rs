//! A layout typed row by row at a terminal.
use noir_referee::scenario::{Candidates, Card, GridSize, RowFault, read_rows};

use crate::app::App;
use crate::failure::Failure;

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
                let said: Vec<String> = faults.iter().map(|fault| fault.say(&app.words)).collect();
                app.print_wrapped(&said)?;
                typed = put_right(rows.pop().unwrap_or_default(), &faults);
            }
        }
    }
    Ok(Some(rows))
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
