//! The engine beside the slow telling of the same rules.
use noir_referee::board::{Axis, Suspect};
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{Action, Ask, Collapse, Event, Identity, Position, perft};
use noir_referee::terms::Mode;
use proptest::prelude::*;

use super::deals::{cases, dealt_scripts, pick};
use crate::rules::naive::{Naive, Side, Stage, listed};
use crate::rules::perft::{Block, blocks};
use crate::support::play::{lines, open};

fn assert_same(position: &Position, naive: &Naive) {
    let grid = position.grid();
    let row =
        |line| grid.cells_of(line).map(|cell| grid.at(cell).expect("on the grid").at()).collect();
    assert_eq!(grid.lines(Axis::Rows).map(row).collect::<Vec<Vec<_>>>(), naive.field.rows);
    assert_eq!(listed(position.dead()), naive.field.dead);
    assert_eq!(listed(position.exonerated()), naive.laid);
    assert_eq!(listed(position.discard()), naive.discard);
    assert_eq!(position.deck().order().map(Suspect::at).collect::<Vec<_>>(), naive.deck);
    let known = |who: usize| Identity::Known(Suspect::new(who as u8));
    assert_eq!(position.holding(KILLER).identity, known(naive.killer));
    assert_eq!(position.holding(INSPECTOR).identity, naive.inspector.map_or(Identity::None, known));
    assert_eq!(listed(position.holding(INSPECTOR).hand), naive.hand);
    let seat = |side| if side == Side::Killer { KILLER } else { INSPECTOR };
    let owed = position.decision().map(|owed| (owed.seat, owed.ask));
    match naive.stage {
        Stage::Turn => assert_eq!(owed, Some((seat(naive.active), Ask::Turn))),
        Stage::Become => assert_eq!(owed, Some((INSPECTOR, Ask::Become))),
        Stage::Play => assert_eq!(owed, Some((INSPECTOR, Ask::Play))),
        Stage::Over(side) => {
            assert_eq!(owed, None);
            assert_eq!(
                position.outcome().map(|end| end.winner),
                Some(side.map(|side| noir_referee::rules::Side::Seat(seat(side))))
            );
        }
    }
    assert_eq!((position.turn(), position.active()), (naive.turn, seat(naive.active)));
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn the_engine_plays_the_rules_as_they_are_told_slowly(script in dealt_scripts()) {
        let deal = &script.deal;
        let mut naive = Naive::open(deal.rows, deal.columns, &deal.deck, deal.kills, deal.options);
        let mut position = deal.position();
        position.open(&mut ());
        let mut answers = Vec::new();
        for choice in script.choices {
            assert_same(&position, &naive);
            assert_eq!(lines(&open(&position)), naive.lines());
            let Some(line) = pick(&position, choice, script.patient) else { break };
            let (after, events) = position.play(&line).expect("legal");
            answers.extend(events.iter().filter_map(|event| match event {
                Event::Answered { yes, .. } => Some(*yes),
                _ => None,
            }));
            position = after;
            naive.play(&line);
            assert_eq!(answers, naive.answers);
        }
        assert_same(&position, &naive);
    }

    /// A chain is allowed exactly when each part is allowed once the part before it is done.
    #[test]
    fn a_chain_of_collapses_is_one_collapse_after_another(script in dealt_scripts()) {
        let deal = &script.deal;
        let mut naive = Naive::open(deal.rows, deal.columns, &deal.deck, deal.kills, deal.options);
        let mut position = deal.position();
        position.open(&mut ());
        for choice in script.choices {
            let single = |line: &Action| match line {
                Action::Collapse(collapse) => Some(collapse.clone()),
                _ => None,
            };
            for first in naive.lines().iter().filter_map(single).take(4) {
                let mut after = naive.clone();
                after.play(&Action::Collapse(first.clone()));
                after.active = naive.active;
                let allowed: Vec<_> = after.lines().iter().filter_map(single).collect();
                if allowed.len() >= 64 {
                    continue; // the list may be cut
                }
                // The lines of the grid before are often wrong on the grid after.
                let tried = naive.lines().into_iter().filter_map(|line| single(&line));
                for then in allowed.iter().cloned().chain(tried).take(40) {
                    let right = allowed.contains(&then);
                    let then = Some(Box::new(then));
                    let chain = Action::Collapse(Collapse { then, ..first.clone() });
                    assert_eq!(position.check(&chain).is_ok(), right, "{chain:?}");
                    if right {
                        let (mut slow, fast) = (naive.clone(), position.play(&chain).unwrap().0);
                        slow.play(&chain);
                        assert_same(&fast, &slow);
                    }
                }
            }
            let Some(line) = pick(&position, choice, true) else { break };
            position = position.play(&line).expect("legal").0;
            naive.play(&line);
        }
    }
}

/// So many lines of the perft file are counted slowly as well, in each run of the tests.
const SLOWLY: u64 = 30_000;

/// What a block of the perft file tells, told slowly.
fn told(block: &Block) -> Naive {
    let start = &block.start;
    let deck: Vec<Suspect> = start.deck().order().collect();
    let kills = start.killer_inspector().expect("the mode").goal;
    let mut naive = Naive::open(5, 5, &deck, kills, start.options());
    block.said.iter().for_each(|line| naive.play(line));
    naive
}

#[test]
fn the_counts_of_the_file_are_right_slowly_as_well() {
    for block in blocks(Mode::KillerInspector) {
        let naive = told(&block);
        for (&depth, &count) in block.counts.iter().filter(|(_, count)| **count <= SLOWLY) {
            assert_eq!(naive.perft(depth), count, "{} at depth {depth}", block.id);
        }
    }
}

/// Counts everything with the slow telling of the rules, and prints the lines of the file:
/// `cargo test --release slow_counts -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes; run it when a block is added"]
fn slow_counts() {
    let mut wrong = Vec::new();
    for block in blocks(Mode::KillerInspector) {
        let naive = told(&block);
        println!("id {}", block.id);
        for (&depth, &count) in &block.counts {
            let slow = naive.perft(depth);
            println!("perft {depth} {slow}");
            if (slow, perft(&block.position, depth)) != (count, count) {
                wrong.push((block.id.clone(), depth));
            }
        }
    }
    assert_eq!(wrong, []);
}
