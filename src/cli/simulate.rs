//! `referee simulate`: many games of a mode, and who wins them.
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use noir_referee::lang::Words;
use noir_referee::players::{Dice, Share, Simulation, Tally};
use noir_referee::rules::{Audience, Deck, Position, Side};
use noir_referee::screen::Voice;
use noir_referee::setup::{Arrange, Assign, RandomSource};
use noir_referee::table::{Opening, VaultZones};
use noir_referee::terms::{Special, Strength};
use serde_json::{Value, json};

use super::app::App;
use super::failure::{ExitStatus, Failure};
use super::game::GameArgs;
use crate::terminal::interrupted;

/// What `simulate` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    #[arg(long = "played", value_name = "SEAT=HOW", value_delimiter = ',')]
    played: Vec<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    cores: Option<u16>,
}

/// Plays the games and prints who won them.
///
/// # Errors
/// Everything that does not fit together.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let (opening, roles, seed) = app.table_without_players(&args.game)?;
    let strengths = app.strengths(&args.played, &opening)?;
    let start = |dice: &mut Dice| start(&opening, &roles, dice);
    let simulation = Simulation {
        start: &start,
        strengths: &strengths,
        games: args.games,
        seed: RandomSource::seeded("simulate", &seed).below(u64::MAX),
    };
    let cores = args.cores.map_or_else(cores, usize::from);
    let stop = interrupted()?;
    let shown = app.shows_how_far();
    let bar = Mutex::new(HowFar { since: Instant::now(), last: Instant::now(), words: &app.words });
    let tally = simulation.run(cores, &stop, &|done| {
        if shown && let Ok(mut bar) = bar.try_lock() {
            bar.show(done, args.games);
        }
    });
    if shown {
        wipe();
    }
    let early = stop.load(Ordering::Relaxed) && tally.games < args.games;
    if app.json {
        return app.print_json(&data(&opening, &tally, &strengths, &seed));
    }
    let Some(position) = opening.start(None) else { return Ok(()) };
    let position = position.seen_by(Audience::Public);
    let (words, grammar) = (&app.words, &app.grammar);
    let voice = Voice { words, grammar, opening: &opening, position: &position, phone: false };
    let mode = app.mode_name(opening.mode);
    let heading = [
        ("mode", mode.into()),
        ("n", tally.games.into()),
        ("seed", (&seed).into()),
        ("how", app.how(&voice, &strengths).into()),
    ];
    let mut lines = vec![words.tell("simulate-heading", &heading)];
    lines.extend(early.then(|| words.say("simulate-early")));
    lines.extend(voice.tally(&tally));
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
                    let seat = opening.seat(who).ok_or_else(|| {
                        let ids: Vec<&str> =
                            opening.seats.iter().map(|seat| seat.seat.as_str()).collect();
                        let seats = self.words.one_of(&ids);
                        usage("cli-no-seat", &[("found", who.into()), ("seats", seats.into())])
                    })?;
                    strengths[seat.at()] = strength;
                }
            }
        }
        Ok(strengths)
    }

    /// How the seats are played, in words.
    fn how(&self, voice: &Voice<'_>, strengths: &[Strength]) -> String {
        let said = |strength: Strength| self.words.say(&format!("simulate-how-{strength}"));
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

/// The tally as data: shares with the bounds within which the true ones lie 19 times of 20.
fn data(opening: &Opening, tally: &Tally, strengths: &[Strength], seed: &str) -> Value {
    let winner = |side: Option<Side>| side.map(|side| opening.side_id(side).to_owned());
    let outcomes = tally.outcomes().into_iter().map(|(outcome, share)| {
        json!({ "winner": winner(outcome.winner), "reason": outcome.reason.word(), "games": share })
    });
    let players: Vec<Value> = opening
        .seats
        .iter()
        .zip(strengths)
        .map(|(seat, strength)| json!({ "seat": seat.seat, "played": strength }))
        .collect();
    json!({
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
    })
}
