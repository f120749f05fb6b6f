//! Counting the lines that can be said one after the other, from deals written in text files.
//!
//! A file has blocks: `id NAME`, `players N` where that is open, `evidence CELL…` (the deck, top card first,
//! by the cells on which the suspects start; who is not named follows in reading order), `kills N` or
//! `trophies N`, any number of `said LINE`, and `perft DEPTH COUNT`.
use std::collections::BTreeMap;
use std::path::Path;

use noir_referee::board::{Axis, Cell, Line, Shift, Suspect, SuspectSet};
use noir_referee::rules::{Action, Collapse, Deed, Position, perft};

use super::deals::Deal;
use super::naive::Naive;

/// So many lines are counted at most, in each run of the tests.
const MOST: u64 = 3_000_000;
/// So many are counted by the slow telling of the rules as well.
const SLOWLY: u64 = 30_000;

/// One deal, what was said at it, and how many ways go on from there.
#[derive(Default)]
pub struct Block {
    pub id: String,
    pub players: Option<u8>,
    pub evidence: Vec<Suspect>,
    kills: Option<u8>,
    pub trophies: Option<u8>,
    pub said: Vec<Action>,
    pub counts: BTreeMap<u32, u64>,
}

impl Block {
    fn read(text: &str) -> Self {
        let mut block = Self::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "id" => rest.clone_into(&mut block.id),
                "players" => block.players = Some(rest.parse().expect("a number")),
                "evidence" => {
                    block.evidence = rest.split_whitespace().map(|at| block.suspect(at)).collect();
                }
                "kills" => block.kills = Some(rest.parse().expect("a number")),
                "trophies" => block.trophies = Some(rest.parse().expect("a number")),
                "said" => block.said.push(block.action(rest)),
                "perft" => {
                    let (depth, count) = rest.split_once(' ').expect("a depth and a count");
                    let number = |text: &str| text.replace('_', "").parse().expect("a number");
                    block.counts.insert(number(depth) as u32, number(count));
                }
                other => panic!("`{other}` in a perft file"),
            }
        }
        let named = block.evidence.clone();
        let all = (0..block.side().pow(2)).map(Suspect::new);
        block.evidence.extend(all.filter(|it| !named.contains(it)));
        block
    }

    /// The rows of the grid, which has as many columns.
    pub fn side(&self) -> u8 {
        match self.players.unwrap_or_default() {
            0..=4 => 5,
            5..=6 => 6,
            _ => 7,
        }
    }

    fn deal(&self) -> Deal {
        let deal = Deal::standard(self.evidence.clone());
        Deal { kills: self.kills.unwrap_or(deal.kills), ..deal }
    }

    /// The suspect who started on this cell.
    fn suspect(&self, cell: &str) -> Suspect {
        let cell: Cell = cell.parse().expect("a cell");
        Suspect::new(cell.row() * self.side() + cell.column())
    }

    fn action(&self, line: &str) -> Action {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "shift" => {
                let (line, toward) = rest.split_once(' ').expect("a line and a direction");
                let first = line.as_bytes()[0];
                let (axis, index) = match first {
                    b'1'..=b'7' => (Axis::Rows, first - b'1'),
                    _ => (Axis::Columns, first - b'a'),
                };
                let forward = matches!(toward, "right" | "down");
                Action::Shift(Shift { line: Line { axis, index }, forward, by: 1 })
            }
            "collapse" => {
                let (axis, names) = rest.split_once(' ').expect("a direction and names");
                let axis = if axis == "rows" { Axis::Rows } else { Axis::Columns };
                let taken: SuspectSet =
                    names.split_whitespace().map(|at| self.suspect(at)).collect();
                Action::Collapse(Collapse { axis, taken, then: None })
            }
            "kill" => Action::Do(Deed::Kill(self.suspect(rest))),
            "accuse" => Action::Do(Deed::Accuse(self.suspect(rest))),
            "play" => Action::Do(Deed::Play(self.suspect(rest))),
            "become" => Action::Do(Deed::Become(self.suspect(rest))),
            "capture" => Action::Do(Deed::Capture(self.suspect(rest))),
            "canvas" => Action::Do(Deed::Canvass(self.suspect(rest))),
            "disguise" => Action::Do(Deed::Disguise),
            "evade" => Action::Do(Deed::Evade),
            "return" => Action::Do(Deed::Return(rest.parse().expect("a place"))),
            "exonerate" => Action::Do(Deed::Exonerate),
            "steal" => Action::Do(Deed::Steal(self.suspect(rest))),
            "deputize" => Action::Do(Deed::Deputize),
            other => panic!("`{other}` is no verb"),
        }
    }
}

/// The blocks of the file of a mode.
pub fn blocks(mode: &str) -> Vec<Block> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let file = std::fs::read_to_string(folder.join(format!("{mode}.perft"))).expect("the file");
    file.split("\n\n").filter(|block| block.contains("id ")).map(Block::read).collect()
}

/// The position of a block, and the same told slowly.
fn after_what_was_said(block: &Block) -> (Position, Naive) {
    let deal = block.deal();
    let mut naive = Naive::open(5, 5, &deal.deck, deal.kills, deal.options);
    let mut position = deal.position();
    position.open(&mut ());
    for line in &block.said {
        position = match position.play(line) {
            Ok((after, _)) => after,
            Err(error) => panic!("{}: {line:?} is refused: {:?}", block.id, error.refusal),
        };
        naive.play(line);
    }
    (position, naive)
}

#[test]
fn the_counts_of_the_files_are_right() {
    let blocks = blocks("killer-inspector");
    assert!(blocks.len() >= 4, "the folder is suspiciously empty");
    for block in &blocks {
        let (position, naive) = after_what_was_said(block);
        for (&depth, &count) in block.counts.iter().filter(|(_, count)| **count <= MOST) {
            assert_eq!(perft(&position, depth), count, "{} at depth {depth}", block.id);
            if count <= SLOWLY {
                assert_eq!(naive.perft(depth), count, "{} at depth {depth}, slowly", block.id);
            }
        }
    }
}

/// Counts everything with the slow telling of the rules, and prints the lines of the file:
/// `cargo test --release slow_counts -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes; run it when a block is added"]
fn slow_counts() {
    let mut wrong = Vec::new();
    for block in blocks("killer-inspector") {
        let (position, naive) = after_what_was_said(&block);
        println!("id {}", block.id);
        for (&depth, &count) in &block.counts {
            let slow = naive.perft(depth);
            println!("perft {depth} {slow}");
            if (slow, perft(&position, depth)) != (count, count) {
                wrong.push((block.id.clone(), depth));
            }
        }
    }
    assert_eq!(wrong, []);
}
