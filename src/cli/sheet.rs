//! `referee sheet --as SEAT`: the table on paper for one player, the secrets folded away.
use std::path::PathBuf;

use noir_referee::file::Readers;
use noir_referee::rules::Audience;
use noir_referee::screen::Folded;

use super::desk::Desk;
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
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let file = desk.output(&args.svg, Readers::Owner, args.yes)?;
    let mut opened = desk.open(Want::Write)?;
    let seat = desk.seat(&opened.table, &args.seat)?;
    let admitted = desk.admit(&mut opened, Audience::Seat(seat))?;
    desk.look(&mut opened, &admitted)?;
    let (public, own) =
        (opened.table.view(Audience::Public), opened.table.view(Audience::Seat(seat)));
    let voice = desk.voice(&public);
    let folded = Folded {
        owner: voice.seat(seat),
        board: voice.board(&public, false),
        open: voice.status(&public),
        secret: desk.voice(&own).held(seat),
    };
    desk.write(&file, folded.draw(&desk.words).svg().as_bytes())?;
    desk.print(&[desk.words.tell("cli-sheet-written", &[file.named()])])
}
