//! Master Thief vs. Chief of Police: random games with every trust and option, and what stays true in all of
//! them.
use std::collections::HashSet;
use std::fmt::Write as _;

use noir_referee::board::{Grid, Suspect, SuspectSet};
use noir_referee::rules::thief_chief::{CHIEF, THIEF, ThiefChief};
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Deed, Options, Position, Reason, Trust, perft,
};
use noir_referee::terms::Token;

use super::perft::blocks;
use crate::support::chance::Chance;
use crate::support::play::{Step, play, views_follow};
use crate::support::tables::{TRUSTS, thief_chief as any_table};

const AUDIENCES: [Audience; 4] =
    [Audience::Public, Audience::Seat(THIEF), Audience::Seat(CHIEF), Audience::Referee];

fn lines(position: &Position) -> Vec<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    lines
}

/// A line that may be said now, thefts more often than the many shifts; told cards are those on top.
fn pick(position: &Position, chance: &mut Chance) -> Option<Action> {
    if let Ask::Drew(count) = position.decision()?.ask {
        let cards = position.deck().order().take(usize::from(count)).collect();
        return Some(Action::Do(Deed::Drew(cards)));
    }
    let mut lines = lines(position);
    let quiet = |line: &Action| !matches!(line, Action::Do(Deed::Accuse(_)));
    if chance.below(8) > 0 && lines.iter().any(quiet) {
        lines.retain(quiet);
    }
    let steals = |line: &Action| matches!(line, Action::Do(Deed::Steal(_)));
    if chance.below(3) > 0 && lines.iter().any(steals) {
        lines.retain(steals);
    }
    Some(lines.swap_remove(chance.below(lines.len())))
}

/// Every line that can be said, right or wrong.
fn universe() -> Vec<Action> {
    let mut all: Vec<Action> =
        [Deed::Disguise, Deed::Deputize, Deed::Chosen, Deed::Answer(true), Deed::Answer(false)]
            .map(Action::Do)
            .to_vec();
    for who in (0..26).map(Suspect::new) {
        let one = SuspectSet::just(who);
        all.extend(
            [
                Deed::Steal(who),
                Deed::Accuse(who),
                Deed::Dismiss(who),
                Deed::Take(who),
                Deed::Become(who),
                Deed::Turned(one),
            ]
            .map(Action::Do),
        );
        let pairs = (0..who.at() as u8).map(|other| SuspectSet::just(Suspect::new(other)) | one);
        all.extend(pairs.map(|pair| Action::Do(Deed::Turned(pair))));
    }
    all
}

#[test]
fn random_play_ends_in_both_ways() {
    let mut chance = Chance(1);
    let mut ends = Vec::new();
    for _ in 0..200 {
        let start = any_table(&mut chance, &TRUSTS);
        let end = play(&start, 3000, &mut chance, pick, |_, _| {}).outcome().expect("it ends");
        ends.push(end.reason);
    }
    assert!(ends.contains(&Reason::Treasures) && ends.contains(&Reason::ThiefCaught));
}

/// Every card in exactly one place, every treasure on a suspect or stolen, two officers between turns.
#[test]
fn cards_treasures_and_officers_are_conserved() {
    let mut chance = Chance(2);
    for _ in 0..100 {
        let start = any_table(&mut chance, &TRUSTS[..2]);
        play(&start, 3000, &mut chance, pick, |_, Step { after, .. }| {
            let game = after.thief_chief().expect("the mode");
            assert_eq!(game.stolen + after.tokens().with(Token::Treasure).len(), 25);
            assert_eq!(game.laid, 25);
            assert!(after.dead().is_empty() && after.grid().suspects() == after.everybody());
            if after.decision().is_some_and(|owed| owed.ask == Ask::Turn) {
                assert_eq!(after.officers().len(), 2);
                assert_eq!(after.holding(THIEF).hand_count(), 2);
            }
            let mut cards: Vec<_> = after.open_cards().iter().collect();
            for holding in [THIEF, CHIEF].map(|seat| after.holding(seat)) {
                cards.extend(holding.hand.iter().chain(holding.identity.known()));
            }
            if after.deck().sure() {
                cards.extend(after.deck().order());
                cards.sort();
                assert_eq!(cards, after.everybody().iter().collect::<Vec<_>>());
            }
        });
    }
}

#[test]
fn a_view_follows_the_facts_it_may_know() {
    let mut chance = Chance(3);
    for _ in 0..60 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 3000, &mut chance, pick, |_, step| views_follow(step));
    }
}

/// What is offered is what is allowed, for each audience; and nobody is told that something is refused
/// which is in truth allowed.
#[test]
fn offers_are_exact_and_those_of_a_view_are_all_that_could_be() {
    let (mut chance, all) = (Chance(4), universe());
    for _ in 0..12 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 3000, &mut chance, pick, |_, Step { before, .. }| {
            let exact: HashSet<Action> = lines(before).into_iter().collect();
            for audience in AUDIENCES {
                let view = before.seen_by(audience);
                let offered: HashSet<Action> = lines(&view).into_iter().collect();
                for line in &all {
                    let allowed = view.check(line).is_ok();
                    assert!(allowed || !exact.contains(line), "{line:?} for {audience:?}");
                    // A choice made in private is offered to its owner alone.
                    let private = line.is_private() && offered.is_empty();
                    assert!(private || allowed == offered.contains(line), "{line:?}: {audience:?}");
                }
            }
        });
    }
}

#[test]
fn the_counts_of_the_file_are_right() {
    let mut wrong = String::new();
    for block in blocks("thief-chief") {
        let trusts = [Trust::Dealt; 2];
        let (grid, deck) = (Grid::new(5, 5), Deck::new(&block.evidence));
        let game = ThiefChief::default();
        let mut position = Position::new(game.into(), Options::default(), grid, &trusts, deck);
        position.open(&mut ());
        for line in &block.said {
            position = position.play(line).expect("a line that is allowed").0;
        }
        for (&depth, &count) in &block.counts {
            let found = perft(&position, depth);
            if found != count {
                let _ = writeln!(wrong, "{}: perft {depth} {found}, not {count}", block.id);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
