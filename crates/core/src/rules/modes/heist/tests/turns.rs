//! Hidden and open actions, and when the Chief acts.
use super::*;
use crate::rules::Rule;
use crate::terms::UndoBan;

#[test]
fn a_shift_is_hidden_unless_an_officer_in_uniform_moves_he20_he21() {
    let mut table = corners();
    assert_eq!(
        table.says("shift 1 left"),
        "thief1 shifts 1 left, unseen, thief2's turn",
        "the next thief in seat order"
    );
    assert_eq!(
        table.says("shift d down"),
        "thief2 shifts d down, unseen, thief3's turn",
        "the officer in plainclothes moves unseen"
    );
    assert_eq!(table.says("shift 3 right"), "thief3 shifts 3 right, chief's turn");
}

#[test]
fn the_chief_acts_after_as_many_hidden_actions_in_a_row_as_there_are_thieves_he16_he17() {
    let mut table = corners();
    table.says("shift 1 left");
    table.says("shift 1 left");
    table.says("shift 1 left");
    assert_eq!(state(&table).unseen, 3);
    assert_eq!(table.says("shift 1 left"), "thief4 shifts 1 left, unseen, chief's turn");
    assert_eq!(table.says("pass"), "chief passes, thief1's turn");
    assert_eq!(state(&table).unseen, 0);
}

#[test]
fn an_open_action_begins_the_count_anew_and_the_thieves_go_on_in_order_he17() {
    let mut table = corners();
    table.says("shift 1 left");
    table.says("shift 1 left");
    table.says("shift 3 left");
    table.says("shift 4 left");
    assert_eq!(state(&table).unseen, 0);
    for _ in 0..3 {
        table.says("shift 1 left");
    }
    assert_eq!(table.says("shift 1 left"), "thief3 shifts 1 left, unseen, chief's turn");
    assert_eq!(table.says("pass"), "chief passes, thief4's turn");
}

#[test]
fn the_runner_shifts_by_two_which_is_open_and_shows_him_he70() {
    let mut table = turn(corners(), 2);
    assert_eq!(
        table.offers("shift 1"),
        "shift 1 left, shift 1 left 2, shift 1 right, shift 1 right 2"
    );
    let mut by_one = table.clone();
    assert_eq!(by_one.says("shift 1 left"), "thief2 shifts 1 left, unseen, thief3's turn");
    assert_eq!(
        table.says("shift 1 left 2"),
        "thief2 shows runner, thief2 shifts 1 left 2, chief's turn"
    );
    assert_eq!(turn(corners(), 1).refuses("shift 1 left 2"), Rule::ShiftByOne);
}

#[test]
fn the_sneak_moves_officers_unseen() {
    let mut table = table("a1 sneak, g1 runner, a7 cleaner, g7 decoy");
    assert_eq!(
        table.offers("shift 3"),
        "shift 3 left, shift 3 right, shift 3 left quiet, shift 3 right quiet"
    );
    assert_eq!(table.offers("shift 1"), "shift 1 left, shift 1 right", "hidden anyway");
    assert_eq!(table.refuses("shift 1 left quiet"), Rule::QuietOfficer);
    assert_eq!(
        table.says("shift 3 left quiet"),
        "thief1 shifts 3 left quiet, thief1 shows sneak, thief1 shifts 3 left, unseen, thief2's turn"
    );
    assert_eq!(table.refuses("shift 3 left quiet"), Rule::NotYourRole);
    assert_eq!(place(&table, "c3"), "b3");
}

#[test]
fn shifts_may_be_undone_unless_the_table_bans_it_he22() {
    let mut table = corners().option(|options| options.undo_ban = UndoBan::Off);
    table.says("shift 1 left");
    table.says("shift 1 right");
    let mut table = corners();
    table.says("shift 1 left");
    assert_eq!(table.refuses("shift 1 right"), Rule::UndoBan);
}

#[test]
fn nobody_collapses_or_passes_among_thieves_he23() {
    let table = corners();
    assert_eq!(table.refuses("pass"), Rule::NotYourAction);
    assert_eq!(table.refuses("collapse rows"), Rule::NotYourAction);
    assert_eq!(table.refuses("survey a1"), Rule::NotYourAction);
}
