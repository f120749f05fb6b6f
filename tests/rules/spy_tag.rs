//! Spy Tag: random games with every count, trust and option, and what stays true in all of them.
use std::collections::BTreeSet;
use std::fmt::Write as _;

use noir_referee::board::{Axis, Grid, Suspect, SuspectSet};
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Deed, Game, Options, Position, Reason, Seat, Trust, perft,
};

use super::naive::{Spies, listed};
use super::perft::{Block, blocks};
use crate::support::chance::Chance;
use crate::support::tables::{TRUSTS, spies as table};

const COUNTS: [u8; 6] = [3, 4, 5, 6, 8, 9];

/// A line that may be said now; spies like to capture, and told cards are those on top.
fn pick(position: &Position, chance: &mut Chance) -> Option<Action> {
    if let Ask::Drew(count) = position.decision()?.ask {
        let cards = position.deck().order().take(usize::from(count)).collect();
        return Some(Action::Do(Deed::Drew(cards)));
    }
    if chance.below(150) == 0 {
        let seats: Vec<_> = position.all_seats().collect();
        let concede = Action::Concede(chance.one_of(&seats));
        if position.check(&concede).is_ok() {
            return Some(concede);
        }
    }
    let mut lines = Vec::new();
    position.legal(&mut lines);
    let captures = |line: &Action| matches!(line, Action::Do(Deed::Capture(_)));
    if chance.below(3) > 0 && lines.iter().any(captures) {
        lines.retain(captures);
    }
    Some(lines.swap_remove(chance.below(lines.len())))
}

/// Plays games to the end and shows every line with the positions around it.
fn play(
    trusts: &[Trust],
    mut each: impl FnMut(&Position, &Action, &Position),
) -> BTreeSet<&'static str> {
    let mut ends = BTreeSet::new();
    for seed in 0..10 {
        for count in COUNTS {
            let mut chance = Chance(seed * 31 + u64::from(count));
            let mut position = table(&mut chance, count, trusts);
            position.open(&mut ());
            for _ in 0..6000 {
                let Some(line) = pick(&position, &mut chance) else { break };
                let (after, events) = position.play(&line).expect("an offered line");
                let audiences = position.all_seats().map(Audience::Seat);
                for audience in audiences.chain([Audience::Public]) {
                    let eyes = position.eyes(audience);
                    let mut view = position.seen_by(audience);
                    assert!(view.check(&line).is_ok() || audience != Audience::Public, "{line:?}");
                    for event in &events {
                        view.apply(&event.seen_by(eyes));
                    }
                    assert!(
                        after.outcome().is_some() || view == after.seen_by(audience),
                        "{line:?}"
                    );
                }
                each(&position, &line, &after);
                position = after;
            }
            ends.insert(position.outcome().expect("games end").reason.word());
        }
    }
    ends
}

/// What the mode keeps.
fn spies(position: &Position) -> &SpyTag {
    let Game::SpyTag(game) = position.game() else { unreachable!() };
    game
}

#[test]
fn every_card_of_a_dealt_game_lies_in_one_place() {
    let ends = play(&[Trust::Dealt], |_, _, after| {
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
    assert!(
        ends.contains(Reason::Trophies.word()) && ends.contains(Reason::Conceded.word()),
        "{ends:?}"
    );
}

#[test]
fn games_of_every_trust_end_and_show_nobody_more_than_he_may_see() {
    let ends = play(&TRUSTS, |before, _, after| {
        assert_eq!(before.dead() - after.dead(), SuspectSet::EMPTY);
        let trophies = after.all_seats().map(|seat| spies(after).trophies(seat));
        assert_eq!(trophies.fold(SuspectSet::EMPTY, |all, it| all | it), after.dead());
    });
    assert!(ends.contains(Reason::Trophies.word()), "{ends:?}");
}

/// Who may be captured or canvassed is offered, and nobody else.
#[test]
fn what_is_offered_is_what_is_allowed() {
    play(&TRUSTS, |_, _, after| {
        if after.decision().is_none_or(|owed| owed.ask != Ask::Turn) {
            return;
        }
        let mut offered = Vec::new();
        after.legal(&mut offered);
        for suspect in after.everybody() {
            for deed in [Deed::Capture(suspect), Deed::Canvass(suspect), Deed::Kill(suspect)] {
                let line = Action::Do(deed);
                assert_eq!(after.check(&line).is_ok(), offered.contains(&line), "{line:?}");
            }
        }
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
    let mut lines = Vec::new();
    position.legal(&mut lines);
    assert_eq!(lines, naive.lines());
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
                match pick(&position, &mut chance) {
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

/// The position of a block, and the same told slowly.
fn after_what_was_said(block: &Block) -> (Position, Spies) {
    let mut game = SpyTag::of(block.players.expect("players"));
    game.goal = block.trophies.unwrap_or(game.goal);
    let (side, options) = (block.side(), Options::default());
    let mut naive = Spies::open(game.players, side, &block.evidence, game.goal, options);
    let trusts = vec![Trust::Dealt; usize::from(game.players)];
    let (grid, deck) = (Grid::new(side, side), Deck::new(&block.evidence));
    let mut position = Position::new(game.into(), options, grid, &trusts, deck);
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
fn the_counts_of_the_file_are_right() {
    let mut wrong = String::new();
    for block in blocks("spy-tag") {
        let (position, naive) = after_what_was_said(&block);
        for (&depth, &count) in &block.counts {
            let (found, slowly) = (perft(&position, depth), naive.perft(depth));
            if (found, slowly) != (count, count) {
                let _ = writeln!(
                    wrong,
                    "{}: perft {depth} {found}, slowly {slowly}, not {count}",
                    block.id
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
