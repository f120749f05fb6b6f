//! The worked example of `docs/record.md` is true.
use std::collections::BTreeSet;

use noir_referee::lang::Lang;
use noir_referee::rules::{Event, fbi_mafia, heist, hitman_sleuth, mr_jack, spy_tag};
use noir_referee::setup::RandomSource;
use noir_referee::table::safe::{History, Promise};
use serde_json::Value;

use super::judge;

const PAGE: &str = include_str!("../../docs/record.md");
const EXAMPLE: &str = include_str!("../../docs/example.referee");

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

/// After a change of the format it is made anew; what it should hold, the page says.
#[test]
fn the_example_of_a_file_is_proven() {
    let verdict = judge(EXAMPLE.as_bytes()).expect("whole").expect("true");
    assert!(verdict.is_proof(), "{verdict:?}");
    let words = verdict.fingerprint.words(Lang::En);
    assert!(PAGE.contains(&format!("Its fingerprint is `{words}`")), "{words}");
    let kinds: BTreeSet<String> = History::<Value>::of(EXAMPLE.as_bytes())
        .records
        .iter()
        .map(|record| record.value["kind"].as_str().expect("a word").to_owned())
        .collect();
    let told = ["looked", "opened", "redid", "said", "undid", "unsealed"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), told);
}

#[test]
fn the_example_of_an_order_is_true() {
    let seed = "0f".repeat(32);
    let mut cards = ["first", "second", "fifth", "seventh", "ninth"];
    RandomSource::seeded("reshuffle 0", &seed).shuffle(&mut cards);
    let order = format!("times: the {}", cards.join(", "));
    assert!(PAGE.split_whitespace().collect::<Vec<_>>().join(" ").contains(&order), "{order}");
}

/// Every word that a record can begin with has its place on the page.
#[test]
fn every_kind_and_every_fact_is_explained() {
    let rows: Vec<&str> = PAGE.lines().filter(|line| line.starts_with("| `")).collect();
    let first = |row: &&str, word: &str| {
        row.split('|').nth(1).is_some_and(|cell| cell.contains(&format!("`{word}`")))
    };
    for word in Event::WORDS {
        assert!(rows.iter().any(|row| first(row, word)), "no row for `{word}`");
    }
    let facts: [(&str, &[&str]); 5] = [
        ("list", hitman_sleuth::Fact::WORDS),
        ("heist", heist::Fact::WORDS),
        ("spy-tag", spy_tag::Fact::WORDS),
        ("fbi-mafia", fbi_mafia::Fact::WORDS),
        ("mr-jack", mr_jack::Fact::WORDS),
    ];
    for (of, words) in facts {
        let row = rows.iter().find(|row| first(row, of)).expect("a row");
        for word in words {
            assert!(row.contains(&format!("`{word}`")), "`{word}` is not in the row of `{of}`");
        }
    }
}
