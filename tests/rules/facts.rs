//! What stays true of every table at every moment.
use noir_referee::board::{CellSet, Suspect, SuspectSet};
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{Action, Deed, Event, Position, Reason, Rule, Seat, Side};
use proptest::prelude::*;

use super::deals::{any_scripts, cases, dealt_scripts};
use super::table::{Step, play};

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
        play(&script, |table, _, steps| {
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
            let begun = steps.iter().flat_map(|step| &step.events);
            let begun = begun.filter(|event| matches!(event, Event::Began(_))).count();
            assert!(begun <= 1 || steps.is_empty());
            assert!(now.turn() >= last);
            last = now.turn();
        });
    }

    #[test]
    fn events_alone_give_the_position_again(script in any_scripts()) {
        let mut folded = script.deal.position();
        play(&script, |table, opening, steps| {
            for event in opening.iter().chain(steps.iter().flat_map(|step| &step.events)) {
                folded.apply(event);
            }
            assert_eq!(folded, table.kept);
            assert_eq!(format!("{folded:?}"), format!("{:?}", table.kept), "byte for byte");
        });
    }

    #[test]
    fn playing_changes_neither_the_position_before_nor_a_refused_one(script in any_scripts()) {
        play(&script, |_, _, steps| {
            for Step { before, line, after, events } in steps {
                let copy = *before;
                let again = before.play(line).expect("played before");
                assert_eq!(*before, copy);
                assert_eq!((&again.0, &again.1), (after, events), "the same again");
                let mut unchecked = *before;
                unchecked.play_unchecked(line, &mut ());
                assert_eq!(unchecked, *after, "silent play is the same play");
                let stranger = Action::Do(Deed::Kill(Suspect::new(60)));
                let error = before.play(&stranger).unwrap_err();
                assert_eq!(*error.position, copy);
                assert_eq!(error.action, stranger);
            }
        });
    }

    #[test]
    fn anybody_may_concede_at_any_time(script in any_scripts()) {
        play(&script, |table, _, _| {
            for (seat, other) in [(KILLER, INSPECTOR), (INSPECTOR, KILLER)] {
                let conceded = table.kept.play(&Action::Concede(seat));
                if table.kept.outcome().is_some() {
                    assert!(conceded.is_err());
                    continue;
                }
                let outcome = conceded.expect("never refused").0.outcome().expect("it is over");
                assert_eq!((outcome.winner, outcome.reason), (Some(Side::Seat(other)), Reason::Conceded));
            }
        });
    }

    #[test]
    fn nobody_concedes_for_a_seat_that_is_not_there(script in any_scripts()) {
        play(&script, |table, _, _| {
            let refused = table.kept.check(&Action::Concede(Seat::new(2))).map_err(|it| it.rule);
            let over = table.kept.outcome().is_some();
            assert_eq!(refused, Err(if over { Rule::GameOver } else { Rule::NotYourAction }));
        });
    }

    #[test]
    fn the_dead_never_return_and_the_grid_never_grows(script in dealt_scripts()) {
        let mut dead = SuspectSet::EMPTY;
        let mut size = u8::MAX;
        play(&script, |table, _, _| {
            let now = &table.kept;
            assert!((dead - now.dead()).is_empty());
            let grid = now.grid();
            assert!(grid.rows() >= 1 && grid.columns() >= 1 && grid.cells().len() <= size);
            (dead, size) = (now.dead(), grid.cells().len());
        });
    }
}
