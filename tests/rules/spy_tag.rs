//! Spy Tag: what stays true in all random games, and the same told slowly.
use noir_referee::board::{Axis, Suspect, SuspectSet};
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::{Action, Position, Seat, Trust};
use noir_referee::terms::Mode;

use super::naive::{Spies, listed};
use super::perft::blocks;
use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, spies as table};
use crate::support::play::{Step, lines, open, pick, play};

const COUNTS: [u8; 6] = [3, 4, 5, 6, 8, 9];

/// What the mode keeps.
fn spies(position: &Position) -> &SpyTag {
    position.spy_tag().expect("spies")
}

/// Plays games of every count of spies to the end and shows every line.
fn games(trusts: &[Trust], mut show: impl FnMut(Step)) {
    for seed in 0..4 {
        for count in COUNTS {
            let mut chance = Chance(seed * 31 + u64::from(count));
            let start = table(&mut chance, count, trusts);
            play(&start, 6000, &mut chance, |_, step| show(step));
        }
    }
}

#[test]
fn every_card_of_a_dealt_game_lies_in_one_place() {
    games(&[Trust::Dealt], |Step { after, .. }| {
        let mut cards: Vec<Suspect> = after.deck().order().collect();
        for seat in after.all_seats() {
            let holding = after.holding(seat);
            cards.extend(holding.identity.known());
            cards.extend(holding.hand);
            cards.extend(spies(after).trophies(seat));
        }
        let count = cards.len();
        let different: SuspectSet = cards.iter().copied().collect();
        assert_eq!(count, usize::from(different.len()), "none twice");
        assert_eq!(count, usize::from(after.everybody().len()));
        assert_eq!(spies(after).taken(Seat::new(0)) - after.dead(), SuspectSet::EMPTY);
    });
}

#[test]
fn the_dead_are_the_trophies_and_never_return() {
    games(&TRUSTS, |Step { before, after, .. }| {
        assert_eq!(before.dead() - after.dead(), SuspectSet::EMPTY);
        let trophies = after.all_seats().map(|seat| spies(after).trophies(seat));
        assert_eq!(trophies.fold(SuspectSet::EMPTY, |all, it| all | it), after.dead());
    });
}

/// What all can see of the grid, and whose turn it is.
fn assert_same(position: &Position, naive: &Spies) {
    let grid = position.grid();
    let row =
        |line| grid.cells_of(line).map(|cell| grid.at(cell).expect("on the grid").at()).collect();
    let rows: Vec<Vec<_>> = grid.lines(Axis::Rows).map(row).collect();
    assert_eq!(
        (rows, listed(position.dead())),
        (naive.field.rows.clone(), naive.field.dead.clone())
    );
    assert_eq!(position.outcome().is_some(), naive.over);
    assert_eq!(lines(&open(position)), naive.lines());
}

#[test]
fn the_engine_plays_the_rules_as_they_are_told_slowly() {
    for seed in 0..12 {
        let mut chance = Chance(seed);
        let count = chance.one_of(&COUNTS);
        let mut position = table(&mut chance, count, &[Trust::Dealt]);
        let (goal, options) = (spies(&position).goal, position.options());
        let deck: Vec<_> = position.deck().order().collect();
        let mut naive = Spies::open(count, position.grid().rows(), &deck, goal, options);
        position.open(&mut ());
        for _ in 0..400 {
            assert_same(&position, &naive);
            let line = loop {
                match pick(&open(&position), &mut chance) {
                    Some(Action::Concede(_)) => {}
                    line => break line,
                }
            };
            let Some(line) = line else { break };
            position = position.play(&line).expect("an offered line").0;
            naive.play(&line);
        }
    }
}

#[test]
fn the_counts_of_the_file_are_right_slowly_as_well() {
    for block in blocks(Mode::SpyTag) {
        let (start, game) = (&block.start, spies(&block.start));
        let deck: Vec<_> = start.deck().order().collect();
        let side = start.grid().rows();
        let mut naive = Spies::open(game.players, side, &deck, game.goal, start.options());
        block.said.iter().for_each(|line| naive.play(line));
        for (&depth, &count) in &block.counts {
            assert_eq!(naive.perft(depth), count, "{} at depth {depth}", block.id);
        }
    }
}
