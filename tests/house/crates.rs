//! The crates of others: two versions of one are compiled only where nobody here can help it.
use std::collections::BTreeMap;

/// Crates of which there are two, and who is behind.
const TWICE: [(&str, &str); 7] = [
    (
        "syn",
        "maud, thiserror and curve25519-dalek derive with the second, serde, clap and tokio with the third",
    ),
    ("thiserror", "portable-pty, which only the tests need"),
    ("thiserror-impl", "portable-pty"),
    ("nix", "portable-pty"),
    ("bitflags", "portable-pty, for Windows"),
    ("cfg_aliases", "portable-pty"),
    ("embedded-io", "postcard names two that nobody wants, so neither is compiled"),
];

/// What stands behind `name = ` or `version = `.
fn quoted<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"')
}

#[test]
fn there_are_two_versions_only_of_crates_that_are_listed_with_the_reason() {
    let lock = include_str!("../../Cargo.lock");
    let mut versions: BTreeMap<&str, usize> = BTreeMap::new();
    for name in lock.lines().filter_map(|line| quoted(line, "name")) {
        *versions.entry(name).or_default() += 1;
    }
    let twice: Vec<&str> =
        versions.iter().filter(|(_, n)| **n > 1).map(|(name, _)| *name).collect();
    let mut listed: Vec<&str> = TWICE.iter().map(|(name, _)| *name).collect();
    listed.sort_unstable();
    assert_eq!(twice, listed);
}
