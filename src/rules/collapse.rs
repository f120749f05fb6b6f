//! Taking dead suspects out and closing the grid.
use super::{Action, Collapse, CollapseRule, Position, Refusal, Rule};
use crate::board::{Axis, Grid, GridError, SuspectSet};

/// Of each direction, the most single collapses that are listed.
const LISTED: usize = 64;

/// Adds the single collapses that are possible now, rows first; of each direction the first 64, the
/// choice in the first line varying slowest.
pub(super) fn legal(position: &Position, out: &mut Vec<Action>) {
    each(position, |axis, taken| {
        out.push(Action::Collapse(Collapse { axis, taken, then: None }));
    });
}

/// How many collapses [`legal`] would add.
pub(super) fn count(position: &Position) -> u64 {
    let mut count = 0;
    each(position, |_, _| count += 1);
    count
}

fn each(position: &Position, mut visit: impl FnMut(Axis, SuspectSet)) {
    let dead = position.dead & position.grid.suspects();
    for axis in Axis::BOTH {
        // Fewer dead than lines: some line has none.
        let lines = position.grid.length(match axis {
            Axis::Rows => Axis::Columns,
            Axis::Columns => Axis::Rows,
        });
        if dead.len() < lines || position.grid.length(axis) < 2 {
            continue;
        }
        match position.options.collapse {
            CollapseRule::AllDead => {
                if all_dead(&position.grid, axis, dead).is_ok() {
                    visit(axis, dead);
                }
            }
            CollapseRule::One => one_each(&position.grid, axis, dead, &mut visit),
        }
    }
}

/// Visits the first 64 ways to choose one dead suspect of every line.
fn one_each(grid: &Grid, axis: Axis, dead: SuspectSet, visit: &mut impl FnMut(Axis, SuspectSet)) {
    let mut choices = [SuspectSet::EMPTY; LISTED];
    let mut known = 1;
    for line in grid.lines(axis) {
        let mut longer = [SuspectSet::EMPTY; LISTED];
        let mut count = 0;
        'full: for choice in &choices[..known] {
            for cell in grid.cells_of(line) {
                let Some(suspect) = grid.at(cell).filter(|suspect| dead.contains(*suspect)) else {
                    continue;
                };
                if count == LISTED {
                    break 'full;
                }
                longer[count] = *choice;
                longer[count].insert(suspect);
                count += 1;
            }
        }
        if count == 0 {
            return;
        }
        (choices, known) = (longer, count);
    }
    choices[..known].iter().for_each(|taken| visit(axis, *taken));
}

/// Whether the whole chain is allowed: each part on the grid that the part before it leaves.
///
/// Every line of the direction gives up exactly one dead suspect, chosen by the player (G17, G18);
/// rows and columns may be mixed within one action (G19); the last row or column stays (G20). With
/// option `collapse=all-dead` every dead suspect of each line leaves instead.
pub(super) fn check(position: &Position, collapse: &Collapse) -> Result<(), Refusal> {
    let mut grid = position.grid;
    for step in collapse.steps() {
        check_step(position, &grid, step)?;
        grid.collapse(step.axis, step.taken).map_err(refusal)?;
    }
    Ok(())
}

fn check_step(position: &Position, grid: &Grid, step: &Collapse) -> Result<(), Refusal> {
    let dead = position.dead & grid.suspects();
    if let Some(suspect) = (step.taken - dead).first() {
        return Err(Refusal::about(Rule::CollapseDead, suspect));
    }
    if let Some(line) = grid.lines(step.axis).find(|line| !grid.members(*line).meets(dead)) {
        return Err(Refusal::at(Rule::CollapseEveryLine, line));
    }
    match position.options.collapse {
        CollapseRule::AllDead => {
            all_dead(grid, step.axis, dead).map_err(refusal)?;
            if step.taken != dead {
                return Err(Refusal::of(Rule::CollapseAll));
            }
        }
        CollapseRule::One => {
            let wrong = |line: &_| (grid.members(*line) & step.taken).len() != 1;
            if let Some(line) = grid.lines(step.axis).find(wrong) {
                return Err(Refusal::at(Rule::CollapseOne, line));
            }
        }
    }
    Ok(())
}

/// Whether every line holds the same number of dead suspects, and a living one.
fn all_dead(grid: &Grid, axis: Axis, dead: SuspectSet) -> Result<(), GridError> {
    let mut after = *grid;
    after.collapse(axis, dead)
}

fn refusal(error: GridError) -> Refusal {
    match error {
        GridError::Uneven(line) => Refusal::at(Rule::CollapseAll, line),
        GridError::NothingLeft => Refusal::of(Rule::CollapseLast),
    }
}
