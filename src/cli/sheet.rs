//! `referee sheet --as SEAT`: the table on paper for one player, the secrets folded away.
use std::path::PathBuf;

use noir_referee::file::Readers;
use noir_referee::rules::Audience;
use noir_referee::screen::Folded;

use super::app::App;
use super::failure::Failure;
use super::open::Want;

/// What `sheet` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(long = "as", value_name = "SEAT")]
    seat: String,
    #[arg(long, value_name = "FILE")]
    svg: PathBuf,
    #[arg(long, short)]
    yes: bool,
}

/// Writes the sheet; that its owner looks is recorded first, as for [`secret`](super::secret).
///
/// # Errors
/// When there is no such seat, or what the disk says.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let file = app.output(&args.svg, Readers::Owner, args.yes)?;
    let mut opened = app.open(Want::Write)?;
    let seat = app.seat(&opened.table, &args.seat)?;
    let admitted = app.admit(&mut opened, Audience::Seat(seat))?;
    app.look(&mut opened, &admitted)?;
    let (public, own) =
        (opened.table.view(Audience::Public), opened.table.view(Audience::Seat(seat)));
    let voice = app.voice(&public);
    let folded = Folded {
        owner: voice.seat(seat),
        board: voice.board(&public, false),
        open: voice.status(&public, true),
        secret: app.voice(&own).held(seat),
    };
    app.write(&file, folded.draw(&app.words).svg().as_bytes())?;
    app.print(&[app.words.tell("cli-sheet-written", &[file.named()])])
}
