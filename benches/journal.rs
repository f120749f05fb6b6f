//! What the safety of the record costs: an append next to a bare write and sync of the same bytes, and reading back.
use std::fs::File;
use std::hint::black_box;
use std::io::Write as _;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use noir_referee::table::safe::{Heads, Journal, Place, Seal, TableKey};
use serde_json::{Value, json};

fn opened() -> Value {
    json!({ "kind": "opened", "game": "noir", "mode": "killer-inspector" })
}

fn event(n: u64) -> Value {
    json!({ "kind": "killed", "seat": 1, "victim": n % 25, "line": "k c3" })
}

fn append(c: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.referee");
    let mut journal = Journal::create(&path, &opened(), None).unwrap();
    let seal = Seal::new(&TableKey::random().unwrap(), "bench");
    let mut group = c.benchmark_group("durable");
    group.bench_function("append", |b| {
        b.iter(|| journal.append(&event(journal.next().n), None).unwrap());
    });
    group.bench_function("append_sealed", |b| {
        b.iter(|| {
            let sealed = seal.seal(journal.next(), &7).unwrap();
            journal.append(&event(journal.next().n), Some(&sealed)).unwrap();
        });
    });
    let heads = Heads::new(folder.path());
    group.bench_function("head", |b| {
        b.iter(|| heads.set(&path, "bench", journal.next()).unwrap());
    });
    drop(journal);
    let text = std::fs::read(&path).unwrap();
    let lines: Vec<_> = text.split_inclusive(|&byte| byte == b'\n').collect();
    for (name, line) in [("bare", lines[1]), ("bare_sealed", lines[lines.len() - 1])] {
        let mut file = File::create(folder.path().join(name)).unwrap();
        group.bench_function(name, |b| {
            b.iter(|| {
                file.write_all(line).unwrap();
                file.sync_data().unwrap();
            });
        });
    }
}

fn read(c: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.referee");
    let seal = Seal::new(&TableKey::random().unwrap(), "bench");
    let mut journal = Journal::create(&path, &opened(), None).unwrap();
    for n in 1..500 {
        let sealed = seal.seal(journal.next(), &7).unwrap();
        journal.append(&event(n), Some(&sealed)).unwrap();
    }
    let head: Place = journal.next().clone();
    let mut group = c.benchmark_group("500_records");
    group.throughput(Throughput::Bytes(std::fs::metadata(&path).unwrap().len()));
    group.bench_function("read", |b| {
        b.iter(|| black_box(Journal::read::<Value>(&path, Some(&head)).unwrap()));
    });
}

criterion_group!(benches, append, read);
criterion_main!(benches);
