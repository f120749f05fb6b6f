//! Many games of a mode, and who wins them.
mod chart;
mod data;
mod figures;
mod games;
mod progress;
mod spread;
mod table;
mod tally;
mod variant;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use noir_referee::players::Dice;
use noir_referee::screen::Voice;
use noir_referee::setup::RandomSource;
use noir_referee::terms::Strength;
use signal_hook::consts::SIGINT;
use signal_hook::flag;

pub use games::{LONGEST, Simulation};
pub use spread::Spread;
pub use tally::{Share, Tally};

use progress::Progress;
use table::Compared;
use variant::Variant;

/// Everything that does not fit together, in words.
type Fault = Box<dyn std::error::Error>;

/// What `simulate` takes.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The mode, such as `killer-inspector`.
    mode: String,
    /// The box; the English one where none is named.
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    /// How many players; several numbers are compared.
    #[arg(long, value_name = "N,…")]
    players: Option<String>,
    /// The same seed gives the same figures on any computer.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// An option; several values are compared: `kills=14,16`.
    #[arg(long = "option", value_name = "NAME=VALUE,…")]
    options: Vec<String>,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// How seats are played: `careful` for all, `killer=thinking` for one, `mafia=thinking` for a team,
    /// `killer=random/careful` to compare; `random` otherwise.
    #[arg(long, value_name = "SEAT=HOW", value_delimiter = ',')]
    players_of: Vec<String>,
    /// On how many cores; on all where nothing is said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    cores: Option<u16>,
    /// Deals so many layouts, hidden cards and all, and plays each several times: how much the deal decides.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2..=10_000))]
    layouts: Option<u64>,
    /// Draws the shares into this file as well.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Prints the figures as data.
    #[arg(long)]
    json: bool,
}

/// As many tables are compared at once, and no more.
const TABLES: usize = 24;

/// What is printed is so wide, so that the figures of a page are the same on any terminal.
const COLUMNS: usize = 80;

/// Plays the games and says who won them, line by line.
///
/// # Errors
/// Everything that does not fit together.
pub fn run(args: &Arguments) -> Result<Vec<String>, Fault> {
    let mut tables = compared(args)?;
    let early = play_all(args, &mut tables)?;
    tables.retain(|table| table.tally.games > 0);
    let Some(heading) = tables.first().and_then(|table| heading(table, &tables[1..])) else {
        return Ok(Vec::new());
    };
    let column = |table: &Compared| {
        table.told(|voice| figures::tally_column(voice, &table.label, &table.tally))
    };
    let columns: Vec<_> = tables.iter().filter_map(column).collect();
    if let Some(file) = &args.svg {
        fs::write(file, chart::tally_chart(&heading, &columns))?;
    }
    if args.json {
        return Ok(vec![format!("{:#}", data::data(&tables))]);
    }
    let mut lines = vec![heading];
    lines.extend(early.then(|| "Stopped early; this is how far it got.".to_owned()));
    match &tables[..] {
        [table] => lines
            .extend(table.told(|voice| figures::tally(voice, &table.tally)).into_iter().flatten()),
        _ => lines.extend(figures::compared(&columns, COLUMNS)),
    }
    for table in tables.iter().filter(|table| !table.deals.is_empty()) {
        lines.extend((!table.label.is_empty()).then(|| table.label.clone()));
        let spread = table.told(|voice| figures::spread(voice, &table.tally, &table.deals));
        lines.extend(spread.into_iter().flatten());
    }
    Ok(lines)
}

/// The tables that are compared, all with one seed.
fn compared(args: &Arguments) -> Result<Vec<Compared>, Fault> {
    let all = Variant::all(&args.options, args.players.as_deref(), &args.players_of);
    if all.len() > TABLES {
        return Err(
            format!("{} tables are too many to compare; the most is {TABLES}", all.len()).into()
        );
    }
    let seed = table::seed(args)?;
    all.into_iter().map(|variant| Compared::of(args, variant, &seed)).collect()
}

/// Plays at all tables, and says whether it was ended early.
fn play_all(args: &Arguments, tables: &mut [Compared]) -> Result<bool, Fault> {
    let all_cores = || thread::available_parallelism().map_or(1, usize::from);
    let cores = args.cores.map_or_else(all_cores, usize::from);
    let stop = interrupted()?;
    let deals = args.layouts.unwrap_or(1);
    let games = args.games.div_ceil(deals);
    let whole = games * deals * tables.len() as u64;
    let progress = Progress::of(whole);
    let mut before = 0;
    for table in tables.iter_mut() {
        let seed = RandomSource::seeded("simulate", &table.seed).below(u64::MAX);
        for deal in 0..deals {
            let start = |dice: &mut Dice| match args.layouts {
                Some(_) => table.start(&mut Dice::of(!seed, deal)),
                None => table.start(dice),
            };
            // No two deals throw the same dice.
            let seed = seed.wrapping_add(deal << 32);
            let simulation = Simulation { start: &start, strengths: &table.strengths, games, seed };
            let tally = simulation.run(cores, &stop, &|done| progress.show(before + done));
            before += games;
            table.deals.extend((args.layouts.is_some() && tally.games > 0).then(|| tally.clone()));
            table.tally.merge(tally);
        }
    }
    let played = tables.iter().map(|table| table.tally.games).sum::<u64>();
    Ok(stop.load(Ordering::Relaxed) && played < whole)
}

/// Becomes true at the first Ctrl-C, so that what there is can be shown; a second one ends the program.
fn interrupted() -> Result<Arc<AtomicBool>, Fault> {
    let stop = Arc::new(AtomicBool::new(false));
    flag::register_conditional_default(SIGINT, Arc::clone(&stop))?;
    flag::register(SIGINT, Arc::clone(&stop))?;
    Ok(stop)
}

/// What was played, how often and how.
fn heading(table: &Compared, others: &[Compared]) -> Option<String> {
    let same = |at: usize| others.iter().all(|it| it.strengths.get(at) == table.strengths.get(at));
    let strengths = table.strengths.iter().enumerate();
    let strengths: Vec<Option<Strength>> =
        strengths.map(|(at, strength)| same(at).then_some(*strength)).collect();
    let how = table.told(|voice| how(voice, &strengths))?;
    let games = figures::counted(table.tally.games, "game");
    Some(format!("{}, {games}, seed {}. Players: {how}.", table.name, table.seed))
}

/// How the seats are played, in words; nothing is known of one that is played differently at each table.
fn how(voice: &Voice<'_>, strengths: &[Option<Strength>]) -> String {
    let said = |strength: Option<Strength>| match strength {
        Some(Strength::Random) => "any legal move",
        Some(Strength::Greedy) => "take what counts",
        Some(Strength::Careful) => "rules of thumb",
        Some(Strength::Thinking) => "think ahead",
        None => "as its column says",
    };
    if strengths.windows(2).all(|two| two[0] == two[1]) {
        return strengths.first().copied().map(said).unwrap_or_default().to_owned();
    }
    let seats = voice.opening.all_seats().zip(strengths);
    let each = seats.map(|(seat, strength)| format!("{} – {}", voice.role(seat), said(*strength)));
    each.collect::<Vec<_>>().join(", ")
}
