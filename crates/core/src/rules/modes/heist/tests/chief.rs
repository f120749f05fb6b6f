//! What the Chief of Security does.
use super::*;
use crate::rules::{Action, Deed, Rule};

#[test]
fn the_chief_shifts_swaps_accuses_surveys_or_passes_he15_he43() {
    let table = chief(corners());
    assert_eq!(table.offers("shift").split(", ").count(), 28);
    assert_eq!(table.offers("pass"), "pass");
    assert_eq!(table.refuses("rob nw"), Rule::NotYourAction);
    assert_eq!(table.refuses("shift 1 left 2"), Rule::ShiftByOne);
    let mut swapped = table.clone();
    assert_eq!(
        swapped.says("swap c3 b3"),
        "chief swaps c3 b3, c3 and b3 change places, thief2's turn"
    );
    assert_eq!(table.refuses("swap b3 b2"), Rule::Officer);
    assert_eq!(table.refuses("swap c3 e3"), Rule::SwapNeighbour);
    assert_eq!(table.refuses("swap d4 d3"), Rule::Officer, "not the one in plainclothes");
}

#[test]
fn a_swap_names_the_able_officer_first_and_two_officers_once_he69() {
    let table = chief(with_officers("a1 safecracker, g1 runner, a7 cleaner, g7 decoy", "c3 d3"));
    let offered = table.offers("swap");
    assert!(offered.contains("swap c3 d3") && !offered.contains("swap d3 c3"), "{offered}");
    let canonical = |table: &Fixture, line: &str| {
        let Action::Do(Deed::Swap(one, other)) = table.position.canonical(&table.line(line)) else {
            unreachable!()
        };
        format!(
            "{} {}",
            table.names([one].into_iter().collect()),
            table.names([other].into_iter().collect())
        )
    };
    assert_eq!(canonical(&table, "swap d3 c3"), "c3 d3");
    assert_eq!(canonical(&table, "swap b3 c3"), "c3 b3");
    let c3 = table.suspect("c3");
    let stunned = table.game(|game| heist(game).stunned = Some(c3));
    assert_eq!(canonical(&stunned, "swap c3 d3"), "d3 c3", "the other may be stunned");
    let offered = stunned.offers("swap");
    assert!(offered.contains("swap d3 c3") && !offered.contains("swap c3"), "{offered}");
}

#[test]
fn accusing_reaches_around_every_officer_but_an_officers_own_cell_only_from_another_he38() {
    let alone = chief(with_officers("a1 safecracker, g1 runner, a7 cleaner, g7 decoy", "b2"));
    assert_eq!(
        alone.offers("accuse"),
        "accuse a1, accuse b1, accuse c1, accuse a2, accuse c2, accuse a3, accuse b3, accuse c3, \
         accuse d3, accuse e3, accuse c4, accuse e4, accuse c5, accuse d5, accuse e5"
    );
    assert_eq!(alone.refuses("accuse b2"), Rule::AccuseAble);
    assert_eq!(alone.refuses("accuse d4"), Rule::AccuseAble, "not himself");
    assert_eq!(alone.refuses("accuse g7"), Rule::AccuseAble);
    let mut two = chief(with_officers("a1 safecracker, g1 runner, a7 cleaner, g7 decoy", "b2 b3"));
    assert_eq!(two.says("accuse b2"), "chief accuses b2, nobody is b2, thief2's turn");
}

#[test]
fn a_wrong_name_costs_nothing_he39() {
    let mut table = chief(corners());
    assert_eq!(table.says("accuse d3"), "chief accuses d3, nobody is d3, thief2's turn");
}

#[test]
fn surveillance_asks_every_thief_about_a_square_wholly_on_the_board_he36_he37() {
    let mut table = chief(corners());
    assert_eq!(table.offers("survey").split(", ").count(), 16);
    assert_eq!(table.refuses("survey e1"), Rule::SurveySquare);
    assert_eq!(table.refuses("survey a5"), Rule::SurveySquare);
    assert_eq!(
        table.says("survey a1"),
        "chief surveys a1, thief1 in the square at a1: yes, thief2 in the square at a1: no, \
         thief3 in the square at a1: no, thief4 in the square at a1: no, thief2's turn"
    );
}
