//! How fast Killer vs. Inspector is played on one core, with all cards known, and the largest mode: FBI vs. Mafia
//! for eight.
//!
//! - `playout`: random games from one deal to their end, with the full list of legal lines at every ply;
//! - `checked`: `play` of every legal line of many positions, with the events as values;
//! - `views`: the position for each of three audiences;
//! - `perft`: leaves of the tree of lines, counted in bulk at the last ply.
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use noir_referee::board::{Grid, Suspect};
use noir_referee::rules::fbi_mafia::FbiMafia;
use noir_referee::rules::heist::{Heist, Pile};
use noir_referee::rules::hitman_sleuth::HitmanSleuth;
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER, KillerInspector};
use noir_referee::rules::{Action, Audience, Deck, Game, Options, Position, Trust, perft, playout};

/// The Killer in the middle, the Inspector's four cards in the corners.
fn opened() -> Position {
    let first = [12, 0, 4, 20, 24];
    let rest = (0..25).filter(|card| !first.contains(card));
    let deck: Vec<_> = first.into_iter().chain(rest).map(Suspect::new).collect();
    let game = Game::KillerInspector(KillerInspector::default());
    let trusts = [Trust::Dealt; 2];
    let mut position =
        Position::new(game, Options::default(), Grid::new(5, 5), &trusts, Deck::new(&deck));
    position.open(&mut ());
    position
}

/// Hitman vs. Sleuth: the Hitman in the middle, the list in the corners.
fn hitman_sleuth() -> Position {
    let first = [0, 4, 20, 24, 12, 6, 8, 22];
    let rest = (0..25).filter(|card| !first.contains(card));
    let deck: Vec<_> = first.into_iter().chain(rest).map(Suspect::new).collect();
    let game = Game::HitmanSleuth(HitmanSleuth::default());
    let trusts = [Trust::Dealt; 2];
    let mut position =
        Position::new(game, Options::default(), Grid::new(5, 5), &trusts, Deck::new(&deck));
    position.open(&mut ());
    position
}

/// FBI vs. Mafia with eight players on 7×7.
fn largest() -> Position {
    let deck: Vec<_> = (0..49).map(|card| Suspect::new((card * 22 + 3) % 49)).collect();
    let (game, trusts) = (FbiMafia::EIGHT.into(), [Trust::Dealt; 8]);
    let mut position =
        Position::new(game, Options::default(), Grid::new(7, 7), &trusts, Deck::new(&deck));
    position.open(&mut ());
    position
}

/// Heist for seven players, every card where it comes first.
fn heist() -> Position {
    let deck: Vec<_> = (0..49).map(Suspect::new).collect();
    let game = Heist { thieves: 6, pile: Pile::new(&[]), ..Heist::default() };
    let trusts = [Trust::Dealt; 7];
    let mut position =
        Position::new(game.into(), Options::default(), Grid::new(7, 7), &trusts, Deck::new(&deck));
    position.open(&mut ());
    position
}

/// Small, fast and the same everywhere: xorshift.
fn dice(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (((state >> 32) * u64::from(below)) >> 32) as u32
    }
}

/// Positions in the middle of random games, each with the lines that may be said there.
fn moments(count: u64) -> Vec<(Position, Vec<Action>)> {
    let mut lines = Vec::new();
    (0..count)
        .map(|seed| {
            let (mut position, plies) =
                playout(opened(), 4 + (seed % 60) as u32, &mut lines, dice(seed));
            if position.outcome().is_some() {
                let before = plies.saturating_sub(1);
                position = playout(opened(), before, &mut lines, dice(seed)).0;
            }
            let mut legal = Vec::new();
            position.legal(&mut legal);
            (position, legal)
        })
        .collect()
}

fn playouts(criterion: &mut Criterion) {
    playouts_of(criterion, "playout", &opened(), 500);
    playouts_of(criterion, "playout hitman-sleuth", &hitman_sleuth(), 500);
    playouts_of(criterion, "playout fbi-mafia 8", &largest(), 100);
    playouts_of(criterion, "playout heist 7", &heist(), 100);
}

fn playouts_of(criterion: &mut Criterion, name: &str, start: &Position, games: u64) {
    let play = |lines: &mut Vec<Action>| -> u64 {
        let game = |seed| playout(*black_box(start), 10_000, lines, dice(seed)).1;
        (0..games).map(game).map(u64::from).sum()
    };
    let mut lines = Vec::with_capacity(1024);
    let plies = play(&mut lines);
    println!("{name}: {} plies a game", plies / games);
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(plies));
    group.bench_function("plies", |bench| bench.iter(|| play(&mut lines)));
    group.throughput(Throughput::Elements(games));
    group.bench_function("games", |bench| bench.iter(|| play(&mut lines)));
    group.finish();
}

fn checked(criterion: &mut Criterion) {
    let moments = moments(500);
    let actions = moments.iter().map(|(_, lines)| lines.len() as u64).sum();
    let mut group = criterion.benchmark_group("checked");
    group.throughput(Throughput::Elements(actions));
    group.bench_function("actions with events", |bench| {
        bench.iter(|| {
            for (position, lines) in &moments {
                for line in lines {
                    let _ = black_box(black_box(position).play(line));
                }
            }
        });
    });
    group.finish();
}

fn views(criterion: &mut Criterion) {
    let moments = moments(500);
    let audiences = [Audience::Public, Audience::Seat(KILLER), Audience::Seat(INSPECTOR)];
    let mut group = criterion.benchmark_group("views");
    group.throughput(Throughput::Elements((moments.len() * audiences.len()) as u64));
    group.bench_function("views", |bench| {
        bench.iter(|| {
            for (position, _) in &moments {
                for audience in audiences {
                    black_box(black_box(position).seen_by(audience));
                }
            }
        });
    });
    group.finish();
}

fn leaves(criterion: &mut Criterion) {
    const DEPTH: u32 = 5;
    let start = opened();
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(perft(&start, DEPTH)));
    group.bench_function("leaves", |bench| bench.iter(|| perft(black_box(&start), DEPTH)));
    group.finish();
}

criterion_group!(benches, playouts, checked, views, leaves);
criterion_main!(benches);
