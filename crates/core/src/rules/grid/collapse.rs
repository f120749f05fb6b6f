//! Taking dead suspects out and closing the grid.
use crate::board::{Axis, CellSet, Grid, GridError, SuspectSet};
use crate::rules::{
    Action, Collapse, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink, State, Table,
};
use crate::terms::CollapseRule;

/// Of each direction, the most single collapses that are listed.
const LISTED: u64 = 64;

/// Adds the single collapses that are possible now, rows first; of each direction the first 64, the
/// choice in the first line varying slowest.
pub(in crate::rules) fn legal(position: &Table, out: &mut impl Offers) {
    let Some(dead) = enough_dead(position) else { return };
    for axis in Axis::BOTH {
        let count = ways(position, dead, axis).min(LISTED) as u32;
        let line = |taken| Action::Collapse(Collapse { axis, taken, then: None });
        match position.options.collapse {
            _ if count == 0 => {}
            CollapseRule::AllDead => out.push(line(position.grid.on(dead))),
            CollapseRule::One => {
                out.numbered(count, |number| line(way(&position.grid, dead, axis, number)));
            }
        }
    }
}

/// Whether there is a collapse that is possible now.
pub(in crate::rules) fn any(position: &Table) -> bool {
    enough_dead(position)
        .is_some_and(|dead| Axis::BOTH.into_iter().any(|axis| ways(position, dead, axis) > 0))
}

/// The cells of the dead, unless every direction has a line without any: there are fewer of them than lines.
fn enough_dead(position: &Table) -> Option<CellSet> {
    let (grid, dead) = (&position.grid, position.dead & position.grid.suspects());
    (dead.len() >= grid.rows().min(grid.columns())).then(|| grid.under(dead))
}

/// In how many ways the lines of this direction can give up what they must of the `dead`.
fn ways(position: &Table, dead: CellSet, axis: Axis) -> u64 {
    let grid = &position.grid;
    if !grid.fills(axis, dead) || grid.length(axis) < 2 {
        return 0;
    }
    let lines = grid.lines(axis);
    match position.options.collapse {
        CollapseRule::AllDead => u64::from(all_dead(grid, axis, grid.on(dead)).is_ok()),
        CollapseRule::One => {
            let in_line = |line| u64::from((grid.line(line) & dead).len());
            lines.map(in_line).product()
        }
    }
}

/// One of the ways to choose one of the `dead` from every line, by its number.
fn way(grid: &Grid, dead: CellSet, axis: Axis, number: u32) -> SuspectSet {
    let (mut taken, mut number) = (SuspectSet::EMPTY, number as usize);
    for line in grid.lines(axis).rev() {
        let dead = grid.line(line) & dead;
        let count = usize::from(dead.len()).max(1);
        let chosen = dead.iter().nth(number % count).and_then(|cell| grid.at(cell));
        taken = taken | chosen.map_or(SuspectSet::EMPTY, SuspectSet::just);
        number /= count;
    }
    taken
}

/// Lets every part of an allowed chain happen.
pub(in crate::rules) fn perform(
    position: &mut On<impl State>,
    seat: Seat,
    collapse: &Collapse,
    log: &mut impl Sink,
) {
    for step in collapse.steps() {
        position.emit(Event::Collapsed(seat, step.axis, step.taken), log);
    }
}

/// Whether the whole chain is allowed: each part on the grid that the part before it leaves.
///
/// Every line of the direction gives up exactly one dead suspect, chosen by the player (G17, G18);
/// rows and columns may be mixed within one action (G19); the last row or column stays (G20). With
/// option `collapse=all-dead` every dead suspect of each line leaves instead.
pub(in crate::rules) fn check(
    position: &Table,
    collapse: &Collapse,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let mut grid = position.grid;
    for step in collapse.steps() {
        check_step(position, &grid, step, ledger)?;
        let closed = grid.collapse(step.axis, step.taken);
        ledger.require(closed.is_ok(), Refusal::of(Rule::CollapseLast))?;
    }
    Ok(())
}

fn check_step(
    position: &Table,
    grid: &Grid,
    step: &Collapse,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let dead = position.dead & grid.suspects();
    ledger.forbid((step.taken - dead).first(), Rule::CollapseDead, Refusal::about)?;
    let without = grid.lines(step.axis).find(|line| !grid.members(*line).meets(dead));
    ledger.forbid(without, Rule::CollapseEveryLine, Refusal::at)?;
    match position.options.collapse {
        CollapseRule::AllDead => {
            let all = all_dead(grid, step.axis, dead);
            let uneven = match all {
                Err(GridError::Uneven(line)) => Some(line),
                _ => None,
            };
            ledger.forbid(uneven, Rule::CollapseAll, Refusal::at)?;
            ledger.require(all.is_ok(), Refusal::of(Rule::CollapseLast))?;
            ledger.require(step.taken == dead, Refusal::of(Rule::CollapseAll))
        }
        CollapseRule::One => {
            let wrong = |line: &_| (grid.members(*line) & step.taken).len() != 1;
            ledger.forbid(grid.lines(step.axis).find(wrong), Rule::CollapseOne, Refusal::at)
        }
    }
}

/// Whether every line holds the same number of dead suspects, and a living one.
fn all_dead(grid: &Grid, axis: Axis, dead: SuspectSet) -> Result<(), GridError> {
    let mut after = *grid;
    after.collapse(axis, dead)
}

#[cfg(test)]
mod tests {
    use crate::rules::Rule;
    use crate::rules::fixture::Fixture;
    use crate::terms::CollapseRule;

    fn table(picture: &str) -> Fixture {
        Fixture::table(picture).killer("A").inspector("B", "")
    }

    fn all_dead(picture: &str) -> Fixture {
        table(picture).option(|options| options.collapse = CollapseRule::AllDead)
    }

    #[test]
    fn every_row_gives_up_one_dead_suspect_and_closes() {
        let mut table = table("A  B  Cx \n Dx E  F \n G  Hx I");
        assert_eq!(table.says("collapse rows C D H"), "rows lose C D H, inspector's turn");
        assert_eq!(table.picture(), "AB/EF/GI");
        assert_eq!(table.names(table.position.dead()), "C D H", "they stay dead");
    }

    #[test]
    fn columns_close_upwards() {
        let mut table = table("A  B  Cx \n Dx E  F \n G  Hx I");
        table.says("collapse columns C D H");
        assert_eq!(table.picture(), "ABF/GEI");
    }

    /// One dead of every line, and the actor says which (G17, G18).
    #[test]
    fn a_line_with_several_dead_leaves_a_choice() {
        let mut table = table("A  B  Cx \n Dx Ex F");
        assert_eq!(table.offers("collapse rows"), "collapse rows C D, collapse rows C E");
        assert_eq!(table.refuses("collapse rows C D E"), Rule::CollapseOne);
        assert_eq!(table.refuses("collapse rows D E"), Rule::CollapseOne);
        assert_eq!(table.refuses("collapse rows C"), Rule::CollapseOne);
        assert_eq!(table.refuses("collapse rows C F"), Rule::CollapseDead);
        table.says("collapse rows C E");
        assert_eq!(table.picture(), "AB/DF");
    }

    #[test]
    fn a_line_without_dead_forbids_the_direction() {
        let table = table("A  B  Cx \n Dx E  Fx");
        assert_eq!(table.refuses("collapse columns D F"), Rule::CollapseEveryLine);
        assert_eq!(table.offers("collapse"), "collapse rows C D, collapse rows C F");
    }

    /// Several collapses, rows and columns mixed, in one action (G19).
    #[test]
    fn a_chain_is_one_action_and_means_the_grid_as_it_is_by_then() {
        let picture = "A  B  Cx \n Dx E  F \n Gx Hx Ix";
        let mut table = table(picture);
        assert_eq!(
            table.says("collapse columns G H I then rows C D"),
            "columns lose G H I, rows lose C D, inspector's turn",
            "the second part has two rows only"
        );
        assert_eq!(table.picture(), "AB/EF");
    }

    #[test]
    fn each_part_of_a_chain_is_checked_on_the_grid_before_it() {
        let table = table("A  B  Cx \n Dx E  F");
        assert_eq!(table.refuses("collapse rows C D then rows C D"), Rule::CollapseDead);
        assert_eq!(table.refuses("collapse rows C D then columns"), Rule::CollapseEveryLine);
    }

    #[test]
    fn rows_may_collapse_twice_in_one_action() {
        let mut table = table("A  Bx Cx \n Dx E  Fx");
        table.says("collapse rows B D then rows C F");
        assert_eq!(table.picture(), "A/E");
    }

    #[test]
    fn the_dead_taken_out_earlier_are_no_longer_there_to_give() {
        let table = table("A  B  Cx \n Dx E  F").gone("G");
        assert_eq!(table.refuses("collapse rows C G"), Rule::CollapseDead);
        assert_eq!(table.refuses("collapse rows C D G"), Rule::CollapseDead);
    }

    #[test]
    fn the_last_row_or_column_stays_g20() {
        let table = table("A \n Bx \n Cx");
        assert_eq!(table.refuses("collapse rows B C"), Rule::CollapseEveryLine);
        assert_eq!(table.offers("collapse"), "collapse columns B, collapse columns C");
        let table = self::table("Ax Bx").gone("C");
        assert_eq!(table.refuses("collapse columns A B"), Rule::CollapseLast);
        assert_eq!(table.offers("collapse"), "collapse rows A, collapse rows B");
    }

    #[test]
    fn a_whole_line_of_dead_may_go_down_to_one() {
        let mut table = table("A  B \n Cx Dx");
        assert_eq!(table.offers("collapse"), "collapse columns C D");
        table.says("collapse columns C D");
        assert_eq!(table.picture(), "AB");
    }

    #[test]
    fn with_all_dead_every_line_gives_up_the_same_number() {
        let mut table = all_dead("A  Bx Cx \n Dx E  Fx");
        assert_eq!(table.offers("collapse"), "collapse rows B C D F");
        assert_eq!(table.refuses("collapse rows B D"), Rule::CollapseAll);
        assert_eq!(table.refuses("collapse columns B C D F"), Rule::CollapseAll);
        table.says("collapse rows B C D F");
        assert_eq!(table.picture(), "A/E");

        let uneven = all_dead("A  Bx Cx D \n Ex F  G  H");
        assert_eq!(uneven.offers("collapse"), "");
        assert_eq!(uneven.refuses("collapse rows B C E"), Rule::CollapseAll);
        let emptied = all_dead("A B \n Cx Dx \n Ex Fx");
        assert_eq!(emptied.offers("collapse"), "collapse columns C E D F");
    }

    /// Of each direction at most 64, the first line's choice varying slowest.
    #[test]
    fn long_lists_of_collapses_are_cut_at_64_but_all_are_allowed() {
        let mut table = table("Ax Bx C Dx \n Ex F Gx Hx \n I Jx Kx Lx \n Mx Nx Ox P");
        let offers = table.offers("collapse");
        let rows: Vec<_> = offers.split(", ").filter(|line| line.contains("rows")).collect();
        assert_eq!(rows.len(), 64);
        assert_eq!(rows[0], "collapse rows A E J M");
        assert_eq!(rows[1], "collapse rows A E J N");
        assert_eq!(rows[3], "collapse rows A E K M");
        assert_eq!(rows[27], "collapse rows B E J M");
        assert_eq!(rows[63], "collapse rows D G J M");
        table.says("collapse rows D H L O");
        assert_eq!(table.picture(), "ABC/EFG/IJK/MNP");
    }
}
