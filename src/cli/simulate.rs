//! `referee simulate`: many games of a mode, and who wins them.
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use noir_referee::file::Readers;
use noir_referee::lang::Words;
use noir_referee::players::{Dice, Share, Simulation, Spread, Tally};
use noir_referee::rules::{Audience, Deck, Position, Seat, Side};
use noir_referee::screen::Voice;
use noir_referee::setup::{Arrange, Assign, RandomSource};
use noir_referee::table::{Opening, VaultZones};
use noir_referee::terms::{Special, Strength};
use serde_json::{Value, json};

use super::app::App;
use super::failure::{ExitStatus, Failure};
use super::game::GameArgs;
use super::variants::Variant;
use crate::terminal::interrupted;

/// What `simulate` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    #[arg(long, value_name = "SEAT=HOW", value_delimiter = ',')]
    players_of: Vec<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    cores: Option<u16>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2..=10_000))]
    layouts: Option<u64>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, short, requires = "svg")]
    yes: bool,
}

/// As many tables are compared at once, and no more.
const TABLES: usize = 24;

/// One table of those that are compared.
struct Compared {
    /// What is different at it, as it was typed: `kills=14`; empty where there is no other.
    label: String,
    opening: Opening,
    roles: Vec<Special>,
    strengths: Vec<Strength>,
    seed: String,
    /// What became of all its games.
    tally: Tally,
    /// The same deal by deal, where each deal was played several times.
    deals: Vec<Tally>,
}

/// Plays the games and prints who won them.
///
/// # Errors
/// Everything that does not fit together.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let file = args.svg.as_deref();
    let file = file.map(|file| app.output(file, Readers::All, args.yes)).transpose()?;
    let mut tables = app.compared(args)?;
    let early = app.play_all(args, &mut tables)?;
    tables.retain(|table| table.tally.games > 0);
    let mut columns = Vec::new();
    let (mut lines, mut spreads) = (Vec::new(), Vec::new());
    for table in &tables {
        let Some(position) = table.opening.start(None) else { continue };
        let position = position.seen_by(Audience::Public);
        let (words, grammar, opening) = (&app.words, &app.grammar, &table.opening);
        let voice = Voice { words, grammar, opening, position: &position, phone: false };
        if columns.is_empty() {
            lines.push(app.simulated(&voice, &tables));
            lines.extend(early.then(|| words.say("simulate-early")));
        }
        columns.push(voice.tally_column(&table.label, &table.tally));
        let last = columns.len() == tables.len();
        if tables.len() == 1 {
            lines.extend(voice.tally(&table.tally));
        } else if last {
            lines.extend(voice.compared(&columns, app.columns));
        }
        if !table.deals.is_empty() {
            spreads.extend((!table.label.is_empty()).then(|| table.label.clone()));
            spreads.extend(voice.spread(&table.tally, &table.deals));
        }
        if let Some(file) = file.as_ref().filter(|_| last) {
            app.write(file, voice.tally_chart(&lines[0], &columns).as_bytes())?;
        }
    }
    if app.json {
        return app.print_json(&data(&tables));
    }
    lines.extend(spreads);
    lines.extend(file.map(|file| app.words.tell("simulate-chart", &[file.named()])));
    app.print(&lines)
}

/// A table where chance deals everything.
fn start(opening: &Opening, roles: &[Special], dice: &mut Dice) -> Option<Position> {
    let mut cards: Vec<_> = opening.cast.suspects().collect();
    dice.shuffle(&mut cards);
    let mut deck = roles.to_vec();
    dice.shuffle(&mut deck);
    // Tier 1 lies above tier 2 (HE42).
    deck.sort_by_key(|role| role.tier());
    opening.start_with(Deck::new(&cards), &deck)
}

/// The seats that a word means: one, or all of a team.
fn seats_of(opening: &Opening, who: &str) -> Option<Vec<Seat>> {
    if let Some(seat) = opening.seat(who) {
        return Some(vec![seat]);
    }
    let game = *opening.start(None)?.game();
    let of = |seat: &Seat| opening.side_id(game.side(*seat)) == who;
    let seats: Vec<Seat> = opening.all_seats().filter(of).collect();
    (!seats.is_empty()).then_some(seats)
}

/// The ids of the teams and of the seats.
fn sides_and_seats(opening: &Opening) -> Vec<&str> {
    let start = opening.start(None);
    let sides = start
        .iter()
        .flat_map(|start| opening.all_seats().map(|seat| opening.side_id(start.game().side(seat))));
    let mut ids: Vec<&str> = Vec::new();
    for id in sides.chain(opening.seats.iter().map(|seat| seat.seat.as_str())) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// How far it is, on the last line of the terminal.
struct HowFar<'a> {
    since: Instant,
    last: Instant,
    words: &'a Words,
}

impl HowFar<'_> {
    /// Quiet for the first second, then now and then.
    fn show(&mut self, done: u64, all: u64) {
        const OFTEN: Duration = Duration::from_millis(500);
        let took = self.since.elapsed();
        if took < 2 * OFTEN || self.last.elapsed() < OFTEN || done == 0 {
            return;
        }
        self.last = Instant::now();
        let left = took.as_secs().saturating_mul(all.saturating_sub(done)) / done;
        let args = [("percent", (done * 100 / all).into()), ("seconds", left.into())];
        let line = self.words.tell("simulate-how-far", &args);
        let _ = write!(io::stderr(), "\r\x1b[K{line}");
    }
}

fn wipe() {
    let _ = write!(io::stderr(), "\r\x1b[K");
}

impl App {
    /// The tables that are compared, all with one seed.
    fn compared(&self, args: &Arguments) -> Result<Vec<Compared>, Failure> {
        let mut game = args.game.clone();
        let players = args.game.players.as_deref();
        let all = Variant::all(&args.game.options, players, &args.players_of);
        if all.len() > TABLES {
            let args = [("found", all.len().into()), ("most", TABLES.into())];
            return Err(Failure::new(
                ExitStatus::Usage,
                self.words.tell("simulate-too-many", &args),
            ));
        }
        let mut tables = Vec::new();
        for Variant { label, options, players, played } in all {
            (game.options, game.players) = (options, players);
            let (opening, roles, seed) = self.table_without_players(&game)?;
            if game.code.is_none() {
                game.seed = Some(seed.clone());
            }
            let strengths = self.strengths(&played, &opening)?;
            let (tally, deals) = (Tally::default(), Vec::new());
            tables.push(Compared { label, opening, roles, strengths, seed, tally, deals });
        }
        Ok(tables)
    }

    /// Plays at all tables, and says whether it was ended early.
    fn play_all(&self, args: &Arguments, tables: &mut [Compared]) -> Result<bool, Failure> {
        let cores = args.cores.map_or_else(cores, usize::from);
        let stop = interrupted()?;
        let shown = self.shows_how_far();
        let deals = args.layouts.unwrap_or(1);
        let games = args.games.div_ceil(deals);
        let whole = games * deals * tables.len() as u64;
        let bar =
            Mutex::new(HowFar { since: Instant::now(), last: Instant::now(), words: &self.words });
        let mut before = 0;
        for table in tables.iter_mut() {
            let seed = RandomSource::seeded("simulate", &table.seed).below(u64::MAX);
            for deal in 0..deals {
                let start = |dice: &mut Dice| match args.layouts {
                    Some(_) => start(&table.opening, &table.roles, &mut Dice::of(!seed, deal)),
                    None => start(&table.opening, &table.roles, dice),
                };
                let strengths = &table.strengths;
                // No two deals throw the same dice.
                let seed = seed.wrapping_add(deal << 32);
                let simulation = Simulation { start: &start, strengths, games, seed };
                let tally = simulation.run(cores, &stop, &|done| {
                    if shown && let Ok(mut bar) = bar.try_lock() {
                        bar.show(before + done, whole);
                    }
                });
                before += games;
                table
                    .deals
                    .extend((args.layouts.is_some() && tally.games > 0).then(|| tally.clone()));
                table.tally.merge(tally);
            }
        }
        if shown {
            wipe();
        }
        Ok(stop.load(Ordering::Relaxed)
            && tables.iter().map(|table| table.tally.games).sum::<u64>() < whole)
    }

    /// A table of which only who sits there is known, its role deck, and the seed.
    fn table_without_players(
        &self,
        args: &GameArgs,
    ) -> Result<(Opening, Vec<Special>, String), Failure> {
        let game = self.game(args)?;
        let roles = game.mode.role_deck.clone();
        let printed = super::new::printed(&game.edition, game.mode.id);
        let zones = game.mode.zones.as_ref().map(VaultZones::from);
        let setup = self.make_setup(game, Arrange::Alphabetical, Assign::InOrder)?;
        let opening = Opening {
            seats: self.seats(&setup, &[])?,
            printed,
            options: setup.options.clone(),
            zones,
            ..Opening::of(setup.mode, &setup.edition, self.cast(&setup)?)
        };
        Ok((opening, roles, setup.seed))
    }

    /// How each seat is played: `greedy` for all, `killer=greedy` for one.
    fn strengths(&self, played: &[String], opening: &Opening) -> Result<Vec<Strength>, Failure> {
        let mut strengths = vec![Strength::Random; opening.seats.len()];
        let usage =
            |key: &str, args: &[_]| Failure::new(ExitStatus::Usage, self.words.tell(key, args));
        for word in played {
            let (who, how) = word
                .split_once('=')
                .map_or((None, word.as_str()), |(who, how)| (Some(who.trim()), how));
            let strength = Strength::from_id(how.trim()).ok_or_else(|| {
                let known = self.words.one_of(Strength::WORDS);
                usage("simulate-no-strength", &[("found", how.into()), ("known", known.into())])
            })?;
            match who {
                None => strengths.fill(strength),
                Some(who) => {
                    let of = seats_of(opening, who).ok_or_else(|| {
                        let seats = self.words.one_of(&sides_and_seats(opening));
                        usage("cli-no-seat", &[("found", who.into()), ("seats", seats.into())])
                    })?;
                    for seat in of {
                        strengths[seat.at()] = strength;
                    }
                }
            }
        }
        Ok(strengths)
    }

    /// What was played, how often and how.
    fn simulated(&self, voice: &Voice<'_>, tables: &[Compared]) -> String {
        let [table, others @ ..] = tables else { return String::new() };
        let same =
            |at: usize| others.iter().all(|it| it.strengths.get(at) == table.strengths.get(at));
        let strengths = table.strengths.iter().enumerate();
        let strengths: Vec<Option<Strength>> =
            strengths.map(|(at, strength)| same(at).then_some(*strength)).collect();
        let heading = [
            ("mode", self.mode_name(table.opening.mode).into()),
            ("n", table.tally.games.into()),
            ("seed", (&table.seed).into()),
            ("how", self.how(voice, &strengths).into()),
        ];
        self.words.tell("simulate-heading", &heading)
    }

    /// How the seats are played, in words; nothing is known of one that is played differently at each table.
    fn how(&self, voice: &Voice<'_>, strengths: &[Option<Strength>]) -> String {
        let said = |strength: Option<Strength>| {
            let how = strength.map_or_else(|| "compared".to_owned(), |one| one.to_string());
            self.words.say(&format!("simulate-how-{how}"))
        };
        if strengths.windows(2).all(|two| two[0] == two[1]) {
            return strengths.first().copied().map(said).unwrap_or_default();
        }
        let seats = voice.opening.all_seats().zip(strengths);
        let each = seats.map(|(seat, strength)| {
            let args = [("who", voice.role(seat).into()), ("how", said(*strength).into())];
            self.words.tell("simulate-how-seat", &args)
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// Whether somebody sees how far it is.
    fn shows_how_far(&self) -> bool {
        !self.json && !self.plain && io::stderr().is_terminal()
    }
}

/// The tally as data: shares with the bounds within which the true ones lie 19 times of 20; a list where there are several.
fn data(tables: &[Compared]) -> Value {
    match tables {
        [table] => table_data(table),
        several => {
            let each = several.iter().map(|table| {
                let mut data = table_data(table);
                data["chosen"] = table.label.clone().into();
                data
            });
            json!({ "tables": each.collect::<Vec<_>>() })
        }
    }
}

fn table_data(table: &Compared) -> Value {
    let Compared { opening, strengths, seed, tally, deals, .. } = table;
    let winner = |side: Option<Side>| side.map(|side| opening.side_id(side).to_owned());
    let outcomes = tally.outcomes();
    let mut sides: Vec<Option<Side>> = outcomes.iter().map(|(outcome, _)| outcome.winner).collect();
    sides.sort_by_key(|side| winner(*side));
    sides.dedup();
    let spreads = sides.into_iter().filter_map(|side| {
        Some(json!({ "winner": winner(side), "wins": Spread::of(deals, side)? }))
    });
    let spreads: Vec<Value> = spreads.collect();
    let outcomes = outcomes.into_iter().map(|(outcome, share)| {
        json!({ "winner": winner(outcome.winner), "reason": outcome.reason.word(), "games": share })
    });
    let players: Vec<Value> = opening
        .seats
        .iter()
        .zip(strengths)
        .map(|(seat, strength)| json!({ "seat": seat.seat, "played": strength }))
        .collect();
    let mut data = json!({
        "mode": opening.mode,
        "edition": opening.edition,
        "players": players,
        "options": opening.options,
        "seed": seed,
        "games": tally.games,
        "unfinished": Share::of(tally.unfinished, tally.games),
        "lines": tally.lines,
        "turns": { "p5": tally.turns_at(5), "p50": tally.turns_at(50), "p95": tally.turns_at(95) },
        "outcomes": outcomes.collect::<Vec<_>>(),
    });
    if !deals.is_empty() {
        data["deals"] = json!({ "count": deals.len(), "spread": spreads });
    }
    data
}
