//! The worked example of `docs/record.md` is true.
use noir_referee::lang::Lang;
use noir_referee::table::Fingerprint;
use noir_referee::table::safe::{Commitment, History, Promise};
use serde_json::Value;

const PAGE: &str = include_str!("../../docs/record.md");

/// The value of a line of the first example.
fn value(name: &str) -> String {
    let start = format!("{name} ");
    let line = PAGE.lines().find(|line| line.starts_with(&start)).expect("a line of the example");
    line[name.len()..].trim().to_owned()
}

#[test]
fn the_example_of_a_commitment_is_true() {
    let promise = Promise { label: value("label"), salt: value("salt"), text: value("text   ") };
    assert_eq!(promise.commitment().expect("a salt").hash, value("hash   "));
}

#[test]
fn the_example_of_a_file_is_true() {
    let example = PAGE.split("## A worked example").nth(1).expect("an example");
    let lines = example.split_inclusive('\n').filter(|line| line.starts_with("--- "));
    let file: String = lines.collect();
    let history = History::<Value>::of(file.as_bytes());
    assert_eq!((history.report, history.records.len()), (None, 2));
    let first = &history.records[0];
    let made: Commitment =
        serde_json::from_value(first.value["commitments"][0].clone()).expect("a commitment");
    assert_eq!(made.hash, value("hash   "));
    let words = Fingerprint::of(&first.hash).words(Lang::En);
    assert!(example.contains(&format!("whose fingerprint is `{words}`")), "{words}");
}
