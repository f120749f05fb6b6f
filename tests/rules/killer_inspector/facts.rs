//! What stays true of every table at every moment.
use noir_referee::board::{CellSet, Suspect, SuspectSet};
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{Event, Position};
use proptest::prelude::*;

use super::deals::{cases, dealt_scripts};
use super::real_table::play;

/// Every evidence card is in exactly one of these places.
fn cards(position: &Position) -> Vec<Suspect> {
    let held = [KILLER, INSPECTOR].map(|seat| position.holding(seat));
    let mut cards: Vec<_> = position.deck().order().collect();
    cards.extend(held.iter().flat_map(|holding| holding.hand));
    cards.extend(held.iter().filter_map(|holding| holding.identity.known()));
    cards.extend(position.exonerated());
    cards.extend(position.discard());
    cards.sort();
    cards
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn every_card_and_every_suspect_is_in_exactly_one_place(script in dealt_scripts()) {
        let all: Vec<_> = script.deal.position().everybody().iter().collect();
        let mut last = 0;
        play(&script, |table, events| {
            let now = &table.kept;
            assert_eq!(cards(now), all);
            assert!(now.deck().sure());
            let grid = now.grid();
            let standing = grid.cells().iter().filter_map(|cell| grid.at(cell));
            assert_eq!(standing.clone().count(), usize::from(grid.rows() * grid.columns()));
            for suspect in &all {
                let places: CellSet =
                    grid.cells().iter().filter(|cell| grid.at(*cell) == Some(*suspect)).collect();
                assert_eq!(places.first(), grid.place(*suspect));
                match places.len() {
                    0 => assert!(now.dead().contains(*suspect), "only the dead leave the grid"),
                    once => assert_eq!(once, 1),
                }
            }
            assert!(!now.exonerated().meets(now.dead()), "a dead suspect's card is discarded");
            assert!(!now.exonerated().meets(now.discard()));
            let over = now.outcome().is_some();
            assert_eq!(now.decision().is_none(), over, "somebody owes something until the end");
            let begun = events.iter().filter(|event| matches!(event, Event::Began(_))).count();
            assert!(begun <= 1);
            assert!(now.turn() >= last);
            last = now.turn();
        });
    }

    #[test]
    fn the_dead_never_return_and_the_grid_never_grows(script in dealt_scripts()) {
        let mut dead = SuspectSet::EMPTY;
        let mut size = u8::MAX;
        play(&script, |table, _| {
            let now = &table.kept;
            assert!((dead - now.dead()).is_empty());
            let grid = now.grid();
            assert!(grid.rows() >= 1 && grid.columns() >= 1 && grid.cells().len() <= size);
            (dead, size) = (now.dead(), grid.cells().len());
        });
    }
}
