//! A second table from the same box.
use std::path::Path;

use noir_referee::setup::{Arranged, Beside, Game, SetupBoard, SetupCode, Taken};

use crate::app::App;
use crate::command::open::game;
use crate::failure::{ExitStatus, Failure};
use crate::shell::ends;

/// The table that lies already: the code of its setup, or its file, of which only what lies open is
/// read.
///
/// # Errors
/// When it is neither, or its cards lie as somebody typed them and nobody says which.
pub fn beside(app: &App, text: &str) -> Result<Beside, Failure> {
    let file = Path::new(text);
    match text.parse::<SetupCode>() {
        Ok(code) if !file.exists() => beside_code(app, &code),
        _ => beside_table(app, file),
    }
}

fn beside_table(app: &App, file: &Path) -> Result<Beside, Failure> {
    let read = app.archive().read(file);
    let read = read.map_err(|error| ends::journal_failure(app, file, &error))?;
    let opening = read.opening();
    let cast = &opening.cast;
    let cards = if cast.is_by_cells() { Taken::Book } else { Taken::Named(cast.cards().to_vec()) };
    Ok(Beside { edition: opening.edition.clone(), cards, count: cast.len() as u8 })
}

fn beside_code(app: &App, code: &SetupCode) -> Result<Beside, Failure> {
    if code.layout == Arranged::Typed {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-beside-typed")));
    }
    // Where its cards lie has nothing to do with who sits there, and what is allowed.
    let mut open = code.clone();
    open.options.clear();
    let setup = game::setup(app, &Game { seats: None, code: None, ..game::coded(app, &open)? })?;
    let lying = setup.board.cards();
    let by_cells = matches!(&setup.board, SetupBoard::Cards(board) if board.by_cells);
    let cards = match (by_cells, code.beside) {
        (false, _) => Taken::Named(lying.iter().copied().cloned().collect()),
        (true, false) => Taken::Book,
        (true, true) => Taken::Rest,
    };
    Ok(Beside { edition: code.edition.clone(), cards, count: lying.len() as u8 })
}
