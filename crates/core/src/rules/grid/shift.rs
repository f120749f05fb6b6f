//! Shifting a row or a column.
use crate::board::{Shift, ShiftSet};
use crate::rules::{Action, Ledger, Offers, Refusal, Rule, Seat, Table};
use crate::terms::UndoBan;

/// Every shift by 1 to `reach` places that `seat` may make now.
pub(in crate::rules) fn shifts(position: &Table, seat: Seat, reach: u8) -> ShiftSet {
    let mut shifts = position.grid.shifts(reach);
    let Some((other, last)) = position.last_shift else { return shifts };
    let length = position.grid.length(last.line.axis);
    let mut doubtful = shifts & last.line.shifts();
    // The usual ban is on the whole other way, and in a long line on nothing else.
    if position.options.undo_ban == UndoBan::On && other != seat {
        shifts = shifts - last.opposite();
        doubtful = if last.by + reach < length { ShiftSet::EMPTY } else { doubtful & shifts };
    }
    for shift in doubtful {
        if ban(position, seat, shift).is_some() {
            shifts.remove(shift);
        }
    }
    shifts
}

/// Adds every shift by 1 to `reach` places that `seat` may make now.
pub(in crate::rules) fn legal(position: &Table, seat: Seat, reach: u8, out: &mut impl Offers) {
    out.each(shifts(position, seat, reach), Action::Shift);
}

/// Whether `seat` may make this shift.
///
/// Any line of the grid may move, wherever one stands (mode 1, shift). A shift that changes nothing
/// is refused (G20), and so is one that the [undo ban](ban) forbids (G13).
pub(in crate::rules) fn check(
    position: &Table,
    seat: Seat,
    reach: u8,
    shift: Shift,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let Shift { line, by, .. } = shift;
    ledger.require(position.grid.has_line(line), Refusal::at(Rule::NoSuchLine, line))?;
    ledger.require(by > 0 && by <= reach, Refusal::at(Rule::ShiftByOne, line))?;
    let changes = by % position.grid.length(line.axis) != 0;
    ledger.require(changes, Refusal::at(Rule::EmptyShift, line))?;
    let banned = ban(position, seat, shift);
    for rule in ban_rules(position.options.undo_ban) {
        ledger.require(banned != Some(*rule), Refusal::at(*rule, line))?;
    }
    Ok(())
}

/// The parts of the undo ban that this table plays with.
const fn ban_rules(ban: UndoBan) -> &'static [Rule] {
    match ban {
        UndoBan::Off => &[],
        UndoBan::Arrangement => &[Rule::SameArrangement],
        UndoBan::On => &[Rule::UndoBan, Rule::SameArrangement],
    }
}

/// The part of the undo ban that the shift breaks (G13, G15, G16).
///
/// Only the shift that another player has just made is protected; one's own earlier shift is not.
fn ban(position: &Table, seat: Seat, shift: Shift) -> Option<Rule> {
    let (other, last) = position.last_shift?;
    if other == seat || last.line != shift.line || position.options.undo_ban == UndoBan::Off {
        return None;
    }
    if position.options.undo_ban == UndoBan::On && last.forward != shift.forward {
        return Some(Rule::UndoBan);
    }
    let length = position.grid.length(shift.line.axis);
    (last.turned(length) + shift.turned(length) == length).then_some(Rule::SameArrangement)
}

#[cfg(test)]
mod tests {
    use crate::rules::Rule;
    use crate::rules::fixture::Fixture;
    use crate::rules::killer_inspector::{INSPECTOR, KILLER};
    use crate::terms::UndoBan;

    fn table() -> Fixture {
        Fixture::table("A B C \n D E F \n G H I")
            .killer("A")
            .inspector("I", "B C D")
            .deck("E F G H")
    }

    fn with(ban: UndoBan, table: Fixture) -> Fixture {
        table.option(|options| options.undo_ban = ban)
    }

    #[test]
    fn any_line_moves_by_one_and_the_fallen_card_comes_in_at_the_other_end() {
        let mut table = table();
        assert_eq!(table.says("shift 2 left"), "killer shifts 2 left, inspector's turn");
        assert_eq!(table.picture(), "ABC/EFD/GHI");
        table.says("shift c down");
        assert_eq!(table.picture(), "ABI/EFC/GHD");
    }

    #[test]
    fn a_line_outside_the_grid_two_places_or_none_are_refused() {
        let table = table();
        assert_eq!(table.refuses("shift 4 left"), Rule::NoSuchLine);
        assert_eq!(table.refuses("shift d up"), Rule::NoSuchLine);
        assert_eq!(table.refuses("shift 1 left 2"), Rule::ShiftByOne);
        assert_eq!(table.refuses("shift 1 left 0"), Rule::ShiftByOne);
    }

    #[test]
    fn a_shift_that_changes_nothing_is_refused_g20() {
        let table = Fixture::table("A B C").killer("A").inspector("C", "");
        assert_eq!(table.refuses("shift a up"), Rule::EmptyShift);
        assert_eq!(table.offers("shift"), "shift 1 left, shift 1 right");
    }

    #[test]
    fn the_shift_just_made_may_not_be_undone_g13() {
        let mut table = table();
        table.says("shift 2 left");
        assert_eq!(table.refuses("shift 2 right"), Rule::UndoBan);
        assert_eq!(table.offers("shift 2"), "shift 2 left");
        assert_eq!(table.says("shift 2 left"), "inspector shifts 2 left, killer's turn");
        assert_eq!(
            table.refuses("shift 2 right"),
            Rule::UndoBan,
            "now the Inspector's is protected"
        );
    }

    #[test]
    fn any_other_action_lifts_the_ban_g14() {
        let mut table = table();
        table.says("shift 2 left");
        table.says("accuse H");
        table.says("disguise");
        assert_eq!(table.says("shift 2 right"), "inspector shifts 2 right, killer's turn");
        table.says("shift 1 left");
        table.says("shift 3 left");
        assert_eq!(table.says("shift 1 right"), "killer shifts 1 right, inspector's turn");
    }

    #[test]
    fn ones_own_earlier_shift_is_never_banned_g15() {
        let mut table = table();
        table.says("shift 2 left");
        table = table.turn_of(KILLER);
        assert_eq!(table.says("shift 2 right"), "killer shifts 2 right, inspector's turn");
    }

    /// Both directions of a line of two bring the same arrangement, so both are banned (G16).
    #[test]
    fn on_a_line_of_two_both_directions_undo_g16() {
        for (ban, opposite) in
            [(UndoBan::On, Rule::UndoBan), (UndoBan::Arrangement, Rule::SameArrangement)]
        {
            let mut table =
                with(ban, Fixture::table("A B \n C D \n E F").killer("A").inspector("F", ""));
            table.says("shift 2 left");
            assert_eq!(table.refuses("shift 2 right"), opposite);
            assert_eq!(table.refuses("shift 2 left"), Rule::SameArrangement);
            assert_eq!(table.offers("shift 2"), "");
            assert_eq!(table.offers("shift a"), "shift a up, shift a down");
        }
    }

    #[test]
    fn without_the_ban_everything_is_allowed() {
        let mut table = with(UndoBan::Off, table());
        table.says("shift 2 left");
        assert_eq!(table.says("shift 2 right"), "inspector shifts 2 right, killer's turn");
        assert_eq!(table.picture(), "ABC/DEF/GHI");
    }

    /// For roles that shift by two: the ban holds at any distance, its second half only for the
    /// arrangement before (G13).
    #[test]
    fn the_ban_holds_at_any_distance() {
        let line = |table: &Fixture, text: &str| match table.line(text) {
            crate::rules::Action::Shift(shift) => shift,
            _ => unreachable!(),
        };
        let wide = || Fixture::table("A B C D E \n F G H I J").killer("A").inspector("J", "");
        for (option, one_back, two_back, one_on) in [
            (UndoBan::On, Some(Rule::UndoBan), Some(Rule::UndoBan), None),
            (UndoBan::Arrangement, Some(Rule::SameArrangement), None, None),
            (UndoBan::Off, None, None, None),
        ] {
            let mut table = with(option, wide());
            table.says("shift 1 right");
            for (text, rule) in [
                ("shift 1 left", one_back),
                ("shift 1 left 2", two_back),
                ("shift 1 right", one_on),
                ("shift 2 left", None),
            ] {
                let shift = line(&table, text);
                let refused = super::check(&table.position, INSPECTOR, 2, shift, &mut ()).err();
                assert_eq!(refused.map(|refusal| refusal.rule), rule, "{text} with {option:?}");
            }
        }
    }

    /// A line of three moved twice by one is where it was before a shift by one the other way.
    #[test]
    fn two_places_on_a_line_of_three_can_undo_one_in_the_same_direction() {
        let mut table = table();
        table.says("shift 1 right");
        let crate::rules::Action::Shift(shift) = table.line("shift 1 right 2") else {
            unreachable!()
        };
        let refusal = super::check(&table.position, INSPECTOR, 2, shift, &mut ()).unwrap_err();
        assert_eq!(refusal.rule, Rule::SameArrangement);
    }
}
