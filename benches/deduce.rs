//! How fast the companion works out what can be known, and how fast it audits a game.
//!
//! - `shares`: in how many worlds each of nine hidden players is each of 49 suspects, all at once: of nothing but
//!   equal sets, and of nine different ones, which is the slowest;
//! - `knowledge`: the same from the facts of a random game of nine spies, the walk through it included;
//! - `audit`: everything that was said in a game of at least 500 facts, liars among the players.
use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use noir_referee::board::{Grid, SuspectSet};
use noir_referee::deduce::{Knowledge, Worlds};
use noir_referee::rules::killer_inspector::KillerInspector;
use noir_referee::rules::{Audience, Deck, Event, Options, Position, Shown, Trust};
use noir_referee::table::safe::{Promise, Seal, TableKey};
use noir_referee::table::{Entrusted, Opening, Table};
use noir_referee::terms::Mode;

#[path = "../tests/support/chance.rs"]
mod chance;
#[expect(dead_code, unused_imports, reason = "tests use all of it")]
#[path = "../tests/support/modes/mod.rs"]
mod modes;
#[path = "../tests/support/opening.rs"]
mod opening;
#[expect(dead_code, reason = "tests use all of it")]
#[path = "../tests/support/simulated_players.rs"]
mod simulated_players;

use chance::Chance;
use simulated_players::Game;

/// The share of all worlds in which each seat is each suspect.
fn shares(criterion: &mut Criterion) {
    let mut chance = Chance(7);
    let equal = Worlds::new([SuspectSet::below(49); 9]);
    let different = Worlds::new(
        (0..9).map(|_| chance.shuffled(49).into_iter().take(30).collect::<SuspectSet>()),
    );
    let mut group = criterion.benchmark_group("shares");
    group.bench_function("9 equal sets of 49", |bench| {
        bench.iter(|| black_box(&equal).shares());
    });
    group.bench_function("9 different sets of 49", |bench| {
        bench.iter(|| black_box(&different).shares());
    });
    group.finish();
}

/// What everybody knows at the end of a game of nine spies who keep their cards.
fn knowledge(criterion: &mut Criterion) {
    let mut chance = Chance(3);
    let start = modes::spies(&mut chance, 9, &[Trust::Untold]);
    let game = Game::play(&start, 120, 0, &mut chance);
    let said: Vec<(Vec<Event>, Shown)> = game
        .said
        .iter()
        .map(|it| (it.events.clone(), it.after.seen_by(Audience::Public)))
        .collect();
    let start = game.start.seen_by(Audience::Public);
    let facts: usize = said.iter().map(|it| it.0.len()).sum();
    println!("knowledge: {} lines, {facts} facts", said.len());
    criterion.bench_function("knowledge spy-tag 9", |bench| {
        bench.iter(|| Knowledge::of(&start, black_box(&said)));
    });
}

/// A table in a file, with the lines of a random game of liars said at it.
fn table(path: &Path) -> Table {
    let trusts = [Trust::Untold; 2];
    let opening =
        Opening { deduce: true, ..opening::opening(Mode::KillerInspector, 2, &trusts, &[]) };
    let deck: Vec<_> = Grid::new(5, 5).suspects().iter().collect();
    let entrusted = opening::entrusted(&opening, &deck);
    let promise = Promise::new("deck", &entrusted.deck.join(" ")).expect("randomness");
    let entrusted = Entrusted { promises: vec![promise], ..entrusted };
    let seal = Seal::new(&TableKey::random().expect("randomness"), &opening.id);
    let mut table =
        Table::create(path, opening, entrusted, Vec::new(), None, seal).expect("a table");
    let start = Position::new(
        KillerInspector::default().into(),
        Options::default(),
        Grid::new(5, 5),
        &[Trust::Untold; 2],
        Deck::new(&deck),
    );
    let games = (0..2000).map(|seed| Game::play(&start, 400, 8, &mut Chance(seed)));
    let facts = |game: &Game| game.said.iter().map(|it| it.events.len()).sum::<usize>();
    let game = games.max_by_key(facts).expect("a long game");
    for said in &game.said {
        match (&said.line, said.events.first()) {
            (Some(line), _) => table.act(None, line).expect("a line of the game"),
            (None, Some(Event::Opened(who, card))) => {
                table.reveal(*who, &[(*card, None)]).expect("his card");
            }
            _ => {}
        }
    }
    table
}

fn audit(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let table = table(&folder.path().join("audited.referee"));
    let view = table.public();
    let facts = view.events_since(0).len();
    println!("audit: {} lines, {facts} facts, {} findings", view.seq(), view.audit().found.len());
    criterion.bench_function("audit", |bench| bench.iter(|| black_box(&view).audit()));
}

criterion_group!(benches, shares, knowledge, audit);
criterion_main!(benches);
