//! What is offered is exactly what is allowed.
use std::collections::HashSet;

use noir_referee::board::{Axis, CellSet, Grid, Line, Shift, Suspect, SuspectSet};
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{Action, Ask, Audience, Collapse, Deed, Eyes, Nobody, Position, Rule};
use proptest::prelude::*;

use super::deals::{any_scripts, cases};
use super::table::play;

/// Every line that can be said, right or wrong, but for what was drawn and giving up; collapses of a
/// grid are left out where they are too many to try at every step.
pub fn universe(grid: &Grid, collapses: bool) -> Vec<Action> {
    let mut all = vec![
        Action::Do(Deed::Disguise),
        Action::Do(Deed::Exonerate),
        Action::Do(Deed::Chosen),
        Action::Do(Deed::Failed),
    ];
    all.extend([true, false].map(Deed::Answer).map(Action::Do));
    all.push(Action::Do(Deed::HitNobody(Nobody)));
    for who in (0..51).map(Suspect::new) {
        all.extend([
            Action::Do(Deed::Kill(who)),
            Action::Do(Deed::Accuse(who)),
            Action::Do(Deed::Play(who)),
            Action::Do(Deed::Become(who)),
        ]);
        all.extend([Action::Do(Deed::Laid(who)), Action::Do(Deed::Discarded(who))]);
        all.extend([KILLER, INSPECTOR].map(|seat| Action::Do(Deed::Hit(seat, who))));
    }
    for axis in Axis::BOTH {
        for index in 0..8 {
            for (forward, by) in [(false, 0), (false, 1), (false, 2), (true, 1), (true, 2)] {
                all.push(Action::Shift(Shift { line: Line { axis, index }, forward, by }));
            }
        }
        if collapses {
            let taken = one_of_every_line(grid, axis);
            all.extend(taken.into_iter().map(|taken| single(axis, taken)));
        }
        all.push(single(axis, SuspectSet::EMPTY));
        all.push(single(axis, grid.suspects()));
    }
    all
}

fn single(axis: Axis, taken: SuspectSet) -> Action {
    Action::Collapse(Collapse { axis, taken, then: None })
}

/// One suspect of every line, living or dead, the first line's choice varying slowest.
fn one_of_every_line(grid: &Grid, axis: Axis) -> Vec<SuspectSet> {
    let mut ways = vec![SuspectSet::EMPTY];
    for line in grid.lines(axis) {
        let cells: CellSet = grid.cells_of(line).collect();
        let with =
            |way: SuspectSet| cells.iter().map(move |cell| way | grid.on(CellSet::just(cell)));
        ways = ways.into_iter().flat_map(with).collect();
    }
    ways
}

fn lines(position: &Position) -> Vec<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    lines
}

/// `play` says it in one word; aloud it may also be said as `laid` or `discarded`.
fn other_word(position: &Position, action: &Action) -> Option<Action> {
    match (position.decision()?.ask, action) {
        (Ask::Play, Action::Do(Deed::Laid(card))) if position.alive().contains(*card) => {
            Some(Action::Do(Deed::Play(*card)))
        }
        (Ask::Play, Action::Do(Deed::Discarded(card))) if position.dead().contains(*card) => {
            Some(Action::Do(Deed::Play(*card)))
        }
        _ => None,
    }
}

/// Of each direction the first 64 collapses are offered; all the others are allowed too.
fn beyond_the_list(action: &Action, listed: &HashSet<Action>) -> bool {
    let Action::Collapse(Collapse { axis, .. }) = action else { return false };
    let same = |line: &&Action| matches!(line, Action::Collapse(other) if other.axis == *axis);
    listed.iter().filter(same).count() == 64
}

fn offered_is_allowed(position: &Position, collapses: bool) {
    let list = lines(position);
    let listed: HashSet<_> = list.iter().cloned().collect();
    assert_eq!(listed.len(), list.len(), "no line is offered twice");
    let unseen_choice = position
        .decision()
        .is_some_and(|owed| owed.ask == Ask::Become && position.holding(INSPECTOR).unknown > 0);
    let mut allowed = 0;
    for action in universe(position.grid(), collapses) {
        let check = position.check(&action);
        assert_eq!(check, position.play(&action).map(|_| ()).map_err(|error| error.refusal));
        let offered = listed.contains(&other_word(position, &action).unwrap_or(action.clone()));
        allowed += usize::from(listed.contains(&action));
        if offered {
            assert_eq!(check, Ok(()), "{action:?} is offered");
        } else if check.is_ok() && !beyond_the_list(&action, &listed) {
            // A choice made in private is offered to its owner alone.
            assert!(unseen_choice && action.is_private(), "{action:?} is allowed but not offered");
        }
    }
    if collapses {
        let whole = |line: &Action| match line {
            // With all dead of each line a collapse takes more than one of every line.
            Action::Collapse(collapse) => {
                let first = position.grid().lines(collapse.axis).next();
                first
                    .is_some_and(|line| (position.grid().members(line) & collapse.taken).len() == 1)
            }
            _ => true,
        };
        assert_eq!(allowed, list.iter().filter(|line| whole(line)).count(), "all that is offered");
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn legal_lines_are_exactly_those_that_check_allows(script in any_scripts()) {
        let mut step = 0_usize;
        play(&script, |table, _, _| {
            step += 1;
            let grid = table.kept.grid();
            let collapses = grid.cells().len() <= 12 || step.is_multiple_of(40);
            offered_is_allowed(&table.kept, collapses);
        });
    }

    /// The same holds for what each audience is offered; and an audience is never told that something is
    /// refused which is in truth allowed.
    #[test]
    fn an_audience_is_offered_whatever_its_unknowns_could_allow(script in any_scripts()) {
        play(&script, |table, _, _| {
            for audience in [Audience::Public, Audience::Seat(KILLER), Audience::Seat(INSPECTOR)] {
                let view = table.kept.seen_by(audience);
                offered_is_allowed(&view, false);
                let seen = lines(&view);
                for line in lines(&table.kept) {
                    assert!(line.is_private() || seen.contains(&line), "{line:?} for {audience:?}");
                }
                let exact = |owed: noir_referee::rules::Decision| Eyes::from(audience).see(owed.seat);
                if table.kept.decision().is_some_and(exact) {
                    assert_eq!(seen, lines(&table.kept), "his own lines are exact");
                }
                for action in universe(table.kept.grid(), false) {
                    if view.check(&action).is_err() {
                        assert!(table.kept.check(&action).is_err(), "{action:?}");
                    }
                }
            }
        });
    }
}

/// A line out of the blue is refused by name and never panics, whatever it speaks of.
#[test]
fn a_table_that_has_not_been_opened_refuses_everything() {
    use super::deals::Deal;
    let deck: Vec<_> = (0..25).map(Suspect::new).collect();
    let position = Deal::standard(deck).position();
    for action in universe(position.grid(), false) {
        assert_eq!(position.check(&action).map_err(|refusal| refusal.rule), Err(Rule::GameOver));
    }
}
