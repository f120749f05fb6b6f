//! `referee modes`: what can be played.
use noir_referee::screen::{Pitch, fits_text};
use noir_referee::setup::{Fit, fits};

use crate::app::App;
use crate::command::open::new;
use crate::failure::{ExitStatus, Failure};

/// What `modes` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "E")]
    edition: Option<String>,
}

/// Prints the modes that fit.
///
/// # Errors
/// When there is no such edition, or nothing fits.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let library = app.library();
    let scenario = |error| new::scenario_failure(app, &error);
    let edition = |id: &str| library.edition(id).map_err(scenario);
    let only = args.edition.as_deref().map(edition).transpose()?;
    let shown = match &only {
        Some(only) => only.clone(),
        None => edition(app.lang().code())?,
    };
    let found = fits(&library, args.players, only.as_ref(), &shown).map_err(scenario)?;
    if app.json {
        return app.print_json(&found);
    }
    let offered = |fit: Fit| {
        let sheet = library.mode(fit.mode).map_err(scenario)?;
        let players = args.players.unwrap_or_else(|| sheet.fewest_players());
        let pitch = Pitch::of(&sheet, &shown, players, &app.words);
        Ok((fit, pitch))
    };
    let found = found.into_iter().map(offered).collect::<Result<Vec<_>, Failure>>()?;
    app.print(&fits_text(&found, app.drawing(), &app.words, app.columns))?;
    if found.is_empty() { Err(Failure::silent(ExitStatus::Refused)) } else { Ok(()) }
}
