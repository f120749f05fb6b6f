//! How a game ends, and how it goes on without those who left.
use super::{ANN, BEN, CAT, SEATS, SpyTag, spies, to_win};
use crate::rules::fixture::Fixture;
use crate::rules::{Reason, Rule, Side};

#[test]
fn enough_trophies_win_before_the_caught_spy_draws() {
    let mut table = to_win(spies("F K G").deck("P"), 1);
    assert_eq!(
        table.says("capture K"),
        "ann captures K, ben shows K, K dies, ann takes K, ann wins by trophies"
    );
    assert_eq!(table.position.deck().count(), 1);
}

#[test]
fn of_three_sides_the_others_play_on_g39() {
    let mut table = spies("F K G").deck("P");
    assert_eq!(table.says("concede ben"), "ben concedes");
    assert_eq!(table.refuses("concede ben"), Rule::GaveUp);
    assert_eq!(table.says("capture K"), "ann captures K, nobody is K, cat's turn");
    assert_eq!(table.says("canvas F"), "cat canvass F, ann near F: yes, ann's turn");
    assert_eq!(table.says("concede ann"), "ann concedes, cat wins by conceded");
}

#[test]
fn a_concession_in_ones_own_turn_passes_it_on() {
    let mut table = spies("F K G L");
    assert_eq!(table.says("concede ann"), "ann concedes, ben's turn");
}

#[test]
fn a_concession_between_two_shifts_does_not_lift_the_ban_g14() {
    let mut table = spies("F K G L");
    table.says("shift 1 left");
    table.says("concede dan");
    assert_eq!(table.refuses("shift 1 right"), Rule::UndoBan);
}

#[test]
fn partners_give_up_together() {
    let mut table = spies("F K G L M N");
    assert_eq!(table.says("concede dan"), "dan concedes, ben's turn");
    assert_eq!(table.refuses("concede ann"), Rule::GaveUp);
    assert_eq!(table.says("concede fay"), "fay concedes, team2 wins by conceded");
}

#[test]
fn a_spy_without_a_card_is_out_sp10() {
    let mut table = spies("F K G L");
    assert_eq!(
        table.says("capture K"),
        "ann captures K, ben shows K, K dies, ann takes K, ben is out, cat's turn"
    );
    assert_eq!(
        table.says("canvas F"),
        "cat canvass F, ann near F: yes, dan near F: no, dan's turn"
    );
    assert_eq!(table.says("shift 1 left"), "dan shifts 1 left, ann's turn");
}

#[test]
fn when_only_one_side_has_cards_most_trophies_win_sp10() {
    let mut table = to_win(spies("F K G"), 9);
    table.says("capture K");
    table = table.turn_of(ANN);
    assert_eq!(
        table.says("capture G"),
        "ann captures G, cat shows G, G dies, ann takes G, cat is out, ann wins by most-trophies"
    );
    let mut even = to_win(spies("F K G"), 9);
    even.says("capture K");
    assert_eq!(
        even.says("capture F"),
        "cat captures F, ann shows F, F dies, cat takes F, ann is out, nobody wins by most-trophies"
    );
}

#[test]
fn a_partner_plays_on_for_both() {
    let mut table = spies("F K G L M N");
    table.says("capture K");
    assert_eq!(table.position.active(), CAT);
    assert!(table.position.outcome().is_none());
}

#[test]
fn a_spy_who_can_do_nothing_passes_and_after_all_have_nobody_wins_g31_g38() {
    // Nobody who keeps to the rules gets here: their suspects have left the grid.
    let table = |ann: &str, ben: &str| {
        let table = Fixture::of(SpyTag::of(3), &SEATS[..3], "A").gone("B C");
        table.holds(ANN, ann, "").holds(BEN, ben, "").holds(CAT, "C", "")
    };
    assert_eq!(
        table("A", "B").says("canvas A"),
        "ann canvass A, ben near A: no, cat near A: no, ben passes, cat passes, ann's turn"
    );
    assert_eq!(
        table("B", "A").turn_of(BEN).says("concede ben"),
        "ben concedes, cat passes, ann passes, nobody wins by stalemate"
    );
}

#[test]
fn the_winner_may_be_a_team() {
    let mut table = to_win(spies("F G P M N L"), 1);
    table.says("capture G");
    let outcome = table.position.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Trophies);
    assert!(matches!(outcome.winner, Some(Side::Team(_))));
}
