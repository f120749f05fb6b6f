//! How long it takes to hear what a line means, on average over lines as people say them (`tests/understood/*.talk.txt`).
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use noir_referee::lang::{Grammar, Lang};
use noir_referee::rules::Trust;
use noir_referee::scenario::{DealFile, Library};
use noir_referee::setup::{Arrange, Game};
use noir_referee::table::safe::{Seal, TableKey};
use noir_referee::table::{Entrusted, Opening, Reader, SeatInfo, Table, VaultZones};
use noir_referee::terms::Mode;

/// The lines of a mode that are said in `text`.
fn lines(text: &str, mode: Mode) -> Vec<String> {
    let heading = format!("[{mode}]");
    let of_mode = text.lines().skip_while(|line| *line != heading).skip(1);
    let of_mode = of_mode.take_while(|line| !line.starts_with('['));
    of_mode.filter_map(|line| Some(line.split_once("<- ")?.1.to_owned())).collect()
}

fn table(folder: &std::path::Path, lang: Lang, mode: Mode) -> Table {
    let library = Library::default();
    let sheet = library.mode(mode).unwrap();
    let edition = library.edition(sheet.edition_for(lang.code())).unwrap();
    let players = sheet.fewest_players();
    let game = Game { layout: Arrange::Cells, ..Game::of(sheet, edition, players) };
    let (sheet, setup) = (&game.mode, game.setup().unwrap());
    let seats = setup.seats.iter().map(|it| SeatInfo {
        seat: it.seat.to_string(),
        role: it.role_card.clone(),
        player: String::new(),
        trust: Trust::Dealt,
    });
    let opening = Opening {
        seats: seats.collect(),
        options: setup.options.clone(),
        zones: sheet.zones.as_ref().map(VaultZones::from),
        ..Opening::of(mode, &setup.edition, setup.board.cast().unwrap())
    };
    let secret = Entrusted::deal(&opening, &DealFile::default(), &sheet.role_deck).unwrap();
    let seal = Seal::new(&TableKey::random().unwrap(), &opening.id);
    let path = folder.join(format!("{lang}-{mode}"));
    Table::create(&path, opening, secret, Vec::new(), None, seal).unwrap()
}

fn listen(c: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let texts = [
        (Lang::En, include_str!("../tests/understood/en.talk.txt")),
        (Lang::Uk, include_str!("../tests/understood/uk.talk.txt")),
        (Lang::Ru, include_str!("../tests/understood/ru.talk.txt")),
    ];
    let mut group = c.benchmark_group("listen");
    for (lang, text) in texts {
        let grammar = Grammar::new(lang);
        for mode in [Mode::KillerInspector, Mode::Heist, Mode::MrJack] {
            let (table, lines) = (table(folder.path(), lang, mode), lines(text, mode));
            let view = table.public();
            let (opening, position) = (view.opening(), view.position());
            let reader = Reader { opening, position, grammar: &grammar };
            group.throughput(Throughput::Elements(lines.len() as u64));
            group.sample_size(10);
            group.bench_function(format!("{lang}/{mode}"), |b| {
                b.iter(|| {
                    lines.iter().filter(|it| black_box(reader.at_the_table(it)).is_ok()).count()
                });
            });
        }
    }
}

criterion_group!(benches, listen);
criterion_main!(benches);
