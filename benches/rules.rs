//! How fast the games are played on one core, with all cards known. All but the playouts, which every mode has,
//! measure Killer vs. Inspector.
//!
//! - `playout`: random games from one deal to their end, one of the legal lines drawn at every ply; where a
//!   mode has several counts of players, the largest;
//! - `checked`: `play` of every legal line of many positions, with the events as values;
//! - `views`: the position for each of three audiences;
//! - `perft`: leaves of the tree of lines, counted in bulk at the last ply;
//! - `activations`: the lines of Mr. Jack listed at many positions, Goodley's whistles among them.
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use noir_referee::board::{Grid, Suspect};
use noir_referee::rules::fbi_mafia::FbiMafia;
use noir_referee::rules::heist::{Heist, Pile};
use noir_referee::rules::hitman_sleuth::HitmanSleuth;
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER, KillerInspector};
use noir_referee::rules::mr_jack::MrJackOptions;
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::thief_chief::ThiefChief;
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Game, Options, Position, Trust, perft, playout,
};
use noir_referee::setup::streets;

/// The position before the first line of a game on a square grid, where the companion deals everything: these
/// cards first, then the rest in reading order.
fn dealt(game: impl Into<Game>, side: u8, seats: usize, first: &[u8]) -> Position {
    let rest = (0..side * side).filter(|card| !first.contains(card));
    let deck: Vec<_> = first.iter().copied().chain(rest).map(Suspect::new).collect();
    let (grid, trusts) = (Grid::new(side, side), vec![Trust::Dealt; seats]);
    let mut position =
        Position::new(game.into(), Options::default(), grid, &trusts, Deck::new(&deck));
    position.open(&mut ());
    position
}

/// The Killer in the middle, the Inspector's four cards in the corners.
fn killer_inspector() -> Position {
    dealt(KillerInspector::default(), 5, 2, &[12, 0, 4, 20, 24])
}

/// The Hitman in the middle, the list in the corners.
fn hitman_sleuth() -> Position {
    dealt(HitmanSleuth::default(), 5, 2, &[0, 4, 20, 24, 12, 6, 8, 22])
}

/// Nine spies in three teams, scattered over the grid.
fn spy_tag() -> Position {
    dealt(SpyTag::of(9), 7, 9, &scattered())
}

/// The Thief's cards in the middle and two corners, the officers at the edge.
fn thief_chief() -> Position {
    dealt(ThiefChief::default(), 5, 2, &[12, 0, 24, 21, 4, 20])
}

/// Eight players.
fn fbi_mafia() -> Position {
    dealt(FbiMafia::EIGHT, 7, 8, &scattered())
}

/// Six thieves and the Chief, every card where it comes first.
fn heist() -> Position {
    let game = Heist { thieves: 6, pile: Pile::new(&[]), ..Heist::default() };
    dealt(game, 7, 7, &[])
}

/// All cards of 7×7, each far from the one before.
fn scattered() -> Vec<u8> {
    (0..49_u16).map(|card| ((card * 22 + 3) % 49) as u8).collect()
}

/// Mr. Jack on the revised board; Goodley is Jack.
fn mr_jack() -> Position {
    let game = streets("revised", MrJackOptions::default()).expect("the board");
    let deck: Vec<_> = [5, 0, 1, 2, 3, 4, 6, 7].map(Suspect::new).to_vec();
    let trusts = [Trust::Dealt; 2];
    let mut position =
        Position::new(game.into(), Options::default(), Grid::EMPTY, &trusts, Deck::new(&deck));
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
    (0..count)
        .map(|seed| {
            let (mut position, plies) =
                playout(killer_inspector(), 4 + (seed % 60) as u32, dice(seed));
            if position.outcome().is_some() {
                let before = plies.saturating_sub(1);
                position = playout(killer_inspector(), before, dice(seed)).0;
            }
            let mut legal = Vec::new();
            position.legal(&mut legal);
            (position, legal)
        })
        .collect()
}

fn playouts(criterion: &mut Criterion) {
    playouts_of(criterion, "playout", &killer_inspector(), 500);
    playouts_of(criterion, "playout hitman-sleuth", &hitman_sleuth(), 500);
    playouts_of(criterion, "playout spy-tag 9", &spy_tag(), 100);
    playouts_of(criterion, "playout thief-chief", &thief_chief(), 500);
    playouts_of(criterion, "playout fbi-mafia 8", &fbi_mafia(), 100);
    playouts_of(criterion, "playout heist 7", &heist(), 100);
    playouts_of(criterion, "playout mr-jack", &mr_jack(), 100);
}

fn playouts_of(criterion: &mut Criterion, name: &str, start: &Position, games: u64) {
    let play = || -> u64 {
        let game = |seed| playout(*black_box(start), 10_000, dice(seed)).1;
        (0..games).map(game).map(u64::from).sum()
    };
    let plies = play();
    println!("{name}: {} plies a game", plies / games);
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(plies));
    group.bench_function("plies", |bench| bench.iter(play));
    group.throughput(Throughput::Elements(games));
    group.bench_function("games", |bench| bench.iter(play));
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
    let start = killer_inspector();
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(perft(&start, DEPTH)));
    group.bench_function("leaves", |bench| bench.iter(|| perft(black_box(&start), DEPTH)));
    group.finish();
}

fn activations(criterion: &mut Criterion) {
    let mut lines = Vec::new();
    let moments: Vec<Position> = (0..300)
        .map(|seed| playout(mr_jack(), 1 + (seed % 30) as u32, dice(seed)).0)
        .filter(|it| it.decision().is_some_and(|owed| owed.ask == Ask::Turn))
        .collect();
    let count: u64 = moments.iter().map(|it| it.count_legal()).sum();
    println!("activations: {} at {} positions", count, moments.len());
    let mut group = criterion.benchmark_group("activations");
    group.throughput(Throughput::Elements(count));
    group.bench_function("listed", |bench| {
        bench.iter(|| {
            for position in &moments {
                lines.clear();
                black_box(position).legal(&mut lines);
                black_box(&lines);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, playouts, checked, views, leaves, activations);
criterion_main!(benches);
