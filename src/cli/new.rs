//! `referee new`: opens a table.
use std::path::PathBuf;

use noir_referee::board::{Member, Suspect};
use noir_referee::rules::Trust;
use noir_referee::scenario::{Cast, Library};
use noir_referee::table::safe::{Promise, Seal};
use noir_referee::table::{Entrusted, Opening, SeatInfo, Table};

use super::desk::Desk;
use super::failure::{Exit, Failure};
use super::open::Opened;

/// What `new` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "MODE")]
    mode: Option<String>,
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    #[arg(long, value_name = "A,B|N")]
    players: Option<String>,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long)]
    practice: bool,
    #[arg(long, value_name = "FILE")]
    deal: Option<PathBuf>,
    #[arg(long, value_name = "TRUST")]
    trust: Vec<String>,
    #[arg(long)]
    with_referee: bool,
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long)]
    lock: bool,
}

/// Opens the table.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let _ = args;
    let opened = open(args, desk)?;
    desk.print_wrapped(&desk.told_since(&opened.table, 0))
}

fn open(args: &Arguments, desk: &mut Desk) -> Result<Opened, Failure> {
    let edition = desk.library().edition("en").ok().unwrap();
    let mode = desk.library().mode_by_id("killer-inspector").ok().unwrap();
    let size = mode.grids[&2];
    let cast = match edition.base(size) {
        Some((known, _)) if edition.is_complete(size) => {
            Cast::new(known.iter().map(|it| it.card.clone()).collect(), &size.grid()).ok().unwrap()
        }
        _ => Cast::by_cells(&size.grid()),
    };
    let id = format!("{:x}", Desk::now());
    let trust = |seat: &str| match args.trust.first().map(String::as_str) {
        Some("told") => Trust::Told,
        Some("untold") => Trust::Untold,
        _ => {
            let _ = seat;
            Trust::Dealt
        }
    };
    let opening = Opening {
        game: "noir".into(),
        mode: "killer-inspector".into(),
        edition: "en".into(),
        lang: desk.lang().code().into(),
        id: id.clone(),
        opened: Desk::now(),
        rng: "chacha8/v1".into(),
        seed: None,
        practice: false,
        referee: args.with_referee,
        seats: vec![
            SeatInfo { seat: "killer".into(), player: "Ann".into(), trust: trust("killer") },
            SeatInfo { seat: "inspector".into(), player: "Ben".into(), trust: trust("inspector") },
        ],
        cast,
        options: noir_referee::rules::Options::default(),
    };
    let names = noir_referee::table::ByCell(&opening);
    let deck: Vec<String> = (0..25)
        .map(|i| {
            noir_referee::table::facts::Names::suspect(&names, Suspect::from_index(i * 7 % 25))
                .to_owned()
        })
        .collect();
    let promise = Promise::new("deck", &deck.join(" "))?;
    let commitments = promise.commitment().into_iter().collect();
    let entrusted = Entrusted { deck, promises: vec![promise] };
    let key = desk.keyring().create(&id).map_err(|e| Failure::new(Exit::Io, e.to_string()))?;
    let path = desk.table.clone().unwrap_or_else(|| desk.tables().join(format!("{id}.referee")));
    std::fs::create_dir_all(path.parent().unwrap())?;
    let table = Table::create(&path, opening, entrusted, commitments, None, Seal::new(&key, &id));
    let table = table.map_err(|_| Failure::new(Exit::Io, "x"))?;
    let mut opened = Opened { table, path, damaged: false };
    desk.record(&mut opened, |_| Ok::<(), noir_referee::table::LineError>(()))?;
    desk.heads().set_current(&opened.path)?;
    Ok(opened)
}

pub fn dialogue(_: &mut Desk) -> Result<Option<Opened>, Failure> {
    Ok(None)
}
