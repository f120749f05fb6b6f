//! Counting the lines that can be said one after the other, from deals written in text files, one for each mode.
//!
//! A file has blocks: `id NAME`; `players N` where that is open; the deck, top card first, the rest in their order:
//! `evidence CELL…` by the cells on which the suspects start, or `alibi CHARACTER…`; `roles ROLE…` for the role deck and
//! `cards CHARACTER…` for the first shuffle during the game, later ones leaving the order as it is; options, such as
//! `kills N`; any number of `said LINE`; and `perft DEPTH COUNT`.
use std::collections::BTreeMap;
use std::fs;

use noir_referee::board::{Cell, Suspect};
use noir_referee::lang::{Grammar, Lang};
use noir_referee::rules::{Action, Audience, Order, Position, Trust, perft};
use noir_referee::table::{Opening, Reader};
use noir_referee::terms::Mode;

use crate::support::opening::{entrusted, opening};

/// So many lines are counted at most, in each run of the tests.
const MOST: u64 = 3_000_000;

/// One deal, what was said at it, and how many ways go on from there.
pub struct Block {
    pub id: String,
    /// The position before anything was dealt.
    pub start: Position,
    pub said: Vec<Action>,
    /// The position after all that was said.
    pub position: Position,
    pub counts: BTreeMap<u32, u64>,
}

/// The blocks of the file of a mode.
pub fn blocks(mode: Mode) -> Vec<Block> {
    let file = format!("{}/tests/perft/{mode}.perft", env!("CARGO_MANIFEST_DIR"));
    let file = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let blocks = file.split("\n\n").map(lines).filter(|lines| !lines.is_empty());
    blocks.map(|lines| Block::read(mode, &lines)).collect()
}

/// The first word of each line and the rest of it.
fn lines(block: &str) -> Vec<(&str, &str)> {
    let lines = block.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').expect("a word and what it says")).collect()
}

impl Block {
    fn read(mode: Mode, lines: &[(&str, &str)]) -> Self {
        let all = |word: &'static str| lines.iter().filter(move |it| it.0 == word).map(|it| it.1);
        let one = |word: &'static str| all(word).next();
        let number = |text: &str| text.replace('_', "").parse::<u64>().expect("a number");
        let players = one("players").map_or(least(mode), |text| number(text) as u8);
        let known = ["id", "players", "evidence", "alibi", "roles", "cards", "said", "perft"];
        let options: Vec<String> = lines
            .iter()
            .filter(|(word, _)| !known.contains(word))
            .map(|(option, value)| format!("{option}={value}"))
            .collect();

        let opening = opening(mode, players, &[Trust::Dealt], &options);
        let cards = |text: &str| suspects(&opening, text);
        let deck = cards(one("evidence").or(one("alibi")).expect("a deck"));
        let mut secret = entrusted(&opening, &deck);
        secret.roles = one("roles").into_iter().flat_map(words).collect();
        let start = opening.start(Some(&secret)).expect("a game");
        let mut position = start;
        position.open(&mut ());
        let mut order = one("cards").map(cards);
        shuffled(&mut position, &mut order);

        let (mut said, grammar) = (Vec::new(), Grammar::new(Lang::En));
        for text in all("said") {
            let open = position.seen_by(Audience::Referee);
            let reader = Reader { opening: &opening, position: &open, grammar: &grammar };
            let line = by_start(&opening, text);
            let line = reader.action(&line, None).unwrap_or_else(|_| panic!("`{text}` is no line"));
            position = match position.play(&line) {
                Ok((after, _)) => after,
                Err(error) => panic!("`{text}` is refused: {:?}", error.refusal),
            };
            shuffled(&mut position, &mut order);
            said.push(line);
        }
        let counts = all("perft").map(|it| it.split_once(' ').expect("a depth and a count"));
        let counts = counts.map(|(depth, count)| (number(depth) as u32, number(count))).collect();
        let id = one("id").expect("an id").to_owned();
        Self { id, start, said, position, counts }
    }
}

/// The fewest players of a mode.
fn least(mode: Mode) -> u8 {
    let sheet = noir_referee::scenario::Library::default().mode(mode).expect("the mode");
    *sheet.seats.keys().next().expect("some count")
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split_whitespace().map(str::to_owned)
}

fn suspects(opening: &Opening, text: &str) -> Vec<Suspect> {
    let grid = opening.cast.start();
    let found =
        |name: String| opening.cast.lookup(&by_start(opening, &name), grid).expect("a card");
    words(text).map(found).collect()
}

/// Cells in a file are those of the start, for which the grammar has the sign `#`.
fn by_start(opening: &Opening, text: &str) -> String {
    if text.starts_with("shift") || !opening.cast.is_by_cells() {
        return text.to_owned();
    }
    let word = |word: String| if word.parse::<Cell>().is_ok() { format!("#{word}") } else { word };
    words(text).map(word).collect::<Vec<_>>().join(" ")
}

/// Chance leaves the order as it is, but for one that the file gives.
fn shuffled(position: &mut Position, order: &mut Option<Vec<Suspect>>) {
    if position.owes_shuffle() {
        let first = order.take().unwrap_or_default();
        let order = Order::new(first.into_iter().chain(position.to_shuffle()));
        position.play_unchecked(&Action::Shuffled(Box::new(order)), &mut ());
    }
}

#[test]
fn the_counts_of_the_files_are_right() {
    let mut wrong = Vec::new();
    for mode in Mode::ALL {
        for Block { id, position, counts, .. } in blocks(mode) {
            for (depth, count) in counts.into_iter().filter(|(_, count)| *count <= MOST) {
                let found = perft(&position, depth);
                if found != count {
                    wrong.push(format!("{mode}, {id}: perft {depth} {found}, not {count}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
