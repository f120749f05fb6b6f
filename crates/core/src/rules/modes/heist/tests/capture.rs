//! Thieves who are caught, and roles that run out.
use super::*;
use crate::rules::Rule;
use crate::rules::heist::{Pile, SpecialSet};
use crate::terms::{Redraw, Tier, Vault};

/// Thief 1 next to the officer c3, with a token at a vault; the Chief is to act.
fn near() -> Fixture {
    let table = table("b2 safecracker, g1 runner, a7 cleaner, g7 decoy");
    chief(table.game(|game| heist(game).vaults.place(Seat::new(0), Vault::Nw)))
}

fn shown(table: Fixture) -> Fixture {
    table.game(|game| heist(game).roles[0].shown = true)
}

/// The role pile has only so many cards left.
fn left(table: Fixture, count: u8) -> Fixture {
    table.game(|game| {
        let mut pile = Pile::new(&[]);
        while pile.count() > count {
            pile.draw(pile.top());
        }
        heist(game).pile = pile;
    })
}

#[test]
fn a_caught_thief_draws_at_once_and_his_card_is_discarded_he13_he65() {
    let mut table = near().game(|game| heist(game).pile = Pile::new(&[Special::Insider]));
    table = left_after(table);
    assert_eq!(
        table.says("accuse b2"),
        "chief accuses b2, thief1 is b2: yes, b2 discarded from identity, thief1 is caught, \
         thief1 draws a4, thief1 becomes a4, thief1 takes role insider, thief2's turn"
    );
    assert_eq!(place(&table, "b2"), "b2", "the suspect stays");
    assert!(table.position.alive().contains(table.suspect("b2")));
    assert_eq!(state(&table).vaults.laid(Seat::new(0)), 0);
    assert_eq!(state(&table).gone_unseen, 1, "it lay face down");
    assert!(!state(&table).role(Seat::new(0)).shown);
}

/// The four dealt roles are out of the pile.
fn left_after(table: Fixture) -> Fixture {
    table.game(|game| {
        let roles: SpecialSet = heist(game).roles.iter().filter_map(|role| role.known()).collect();
        roles.iter().for_each(|role| heist(game).pile.draw(Some(role)));
    })
}

#[test]
fn a_role_that_was_shown_leaves_the_game_face_up() {
    let mut table = shown(near());
    table.says("accuse b2");
    assert_eq!(state(&table).gone, SpecialSet::just(Special::Safecracker));
    assert_eq!(state(&table).gone_unseen, 0);
}

/// The first thief is caught and has nobody to be; what is told when the three others have acted.
fn caught_until_his_next_turn(table: &mut Fixture) -> String {
    let roles = state(table).pile.count();
    assert_eq!(
        table.says("accuse b2"),
        "chief accuses b2, thief1 is b2: yes, b2 discarded from identity, thief1 is caught, thief2's turn"
    );
    assert_eq!(identity(table, Seat::new(0)), "nobody");
    assert_eq!(state(table).pile.count(), roles, "the role deck stays as it is");
    table.says("shift 1 left");
    table.says("shift 1 left");
    let told = table.says("shift 1 left");
    let drawn =
        "thief4 shifts 1 left, unseen, thief1 draws a4, thief1 becomes a4, thief1 takes role ";
    assert!(told.starts_with(drawn), "{told}");
    told
}

#[test]
fn as_his_next_turn_he_draws_and_that_is_no_action_he13() {
    let mut table = option(near(), |options| options.captured = Redraw::NextTurn);
    let told = caught_until_his_next_turn(&mut table);
    assert!(told.ends_with(", thief2's turn"), "{told}");
    assert_eq!(state(&table).unseen, 3, "three hidden actions, not four");
    assert_eq!(table.says("shift 1 left"), "thief2 shifts 1 left, unseen, chief's turn");
}

/// The Ukrainian book: until the next turn begins he can be neither accused nor surveyed, and the role deck stays as it is.
#[test]
fn when_his_next_turn_begins_he_draws_and_then_acts_he13() {
    let mut table = option(near(), |options| options.captured = Redraw::NextTurnFree);
    let told = caught_until_his_next_turn(&mut table);
    assert!(told.ends_with(", thief1's turn"), "{told}");
    assert_eq!(state(&table).unseen, 3, "drawing is no action");
    assert_eq!(table.says("shift 1 left"), "thief1 shifts 1 left, unseen, chief's turn");
}

#[test]
fn a_caught_thief_who_tells_his_cards_acts_in_the_turn_in_which_he_draws_them_he13() {
    let seat = Seat::new(0);
    for (captured, then) in
        [(Redraw::NextTurnFree, "thief1's turn"), (Redraw::NextTurn, "thief2's turn")]
    {
        let table = option(near(), |options| options.captured = captured);
        let mut table = table.told(seat);
        table.says("accuse b2");
        for _ in 0..3 {
            table.says("shift 1 left");
        }
        let told = table.says("drew a4 insider");
        assert!(told.ends_with(then), "{captured}: {told}");
    }
    let mut table = near().told(seat);
    table.says("accuse b2");
    let told = table.says("drew a4 insider");
    assert!(told.ends_with("thief2's turn"), "at once, in the Chief's turn: {told}");
}

#[test]
fn a_thief_without_identity_is_in_no_square_and_cannot_be_accused() {
    let mut table = option(near(), |options| options.captured = Redraw::NextTurn);
    table.says("accuse b2");
    let mut table = chief(table);
    assert_eq!(
        table.says("survey a1"),
        "chief surveys a1, thief2 in the square at a1: no, thief3 in the square at a1: no, \
         thief4 in the square at a1: no, thief2's turn"
    );
    let mut table = chief(table);
    assert_eq!(table.says("accuse b2"), "chief accuses b2, nobody is b2, thief2's turn");
}

#[test]
fn tier_two_is_drawn_when_tier_one_has_run_out_he41() {
    let table = left(near(), 6);
    assert_eq!(state(&table).pile.tier(), Some(Tier::One));
    let mut table = left(near(), 5);
    assert_eq!(state(&table).pile.tier(), Some(Tier::Two));
    table.says("accuse b2");
    let drawn = state(&table).role(Seat::new(0)).known();
    assert_eq!(drawn.map(Special::tier), Some(Tier::Two));
}

#[test]
fn when_no_role_is_left_the_chief_wins_at_once_he64_he68() {
    for captured in Redraw::ALL {
        let mut table = option(left(near(), 0), |options| options.captured = captured);
        assert_eq!(
            table.says("accuse b2"),
            "chief accuses b2, thief1 is b2: yes, b2 discarded from identity, thief1 is caught, chief wins by no-role"
        );
    }
}

#[test]
fn of_two_caught_thieves_and_one_role_the_second_finds_none_he68() {
    for captured in [Redraw::NextTurn, Redraw::NextTurnFree] {
        let mut table = option(left(near(), 1), |options| options.captured = captured);
        table = table.holds(Seat::new(1), "d3", "");
        table.says("accuse b2");
        let mut table = chief(table);
        table.says("accuse d3");
        assert_eq!(table.position.outcome(), None);
        let mut table = turn(table, 4);
        table.says("shift 1 left");
        assert_eq!(table.position.outcome().map(|end| end.reason.word()), Some("no-role"));
    }
}

#[test]
fn a_pile_keeps_tier_one_above_tier_two_whatever_is_said_he42() {
    let order: Vec<Special> =
        Pile::new(&[Special::Mimic, Special::Hacker, Special::Sneak]).order().collect();
    assert_eq!(order.len(), 11);
    assert_eq!(order[0], Special::Hacker);
    assert_eq!(order[6..8], [Special::Mimic, Special::Sneak]);
    assert!(order[..6].iter().all(|it| it.tier() == Tier::One));
}

#[test]
fn accusing_whoever_shifts_away_misses() {
    let mut table = near();
    assert_eq!(table.refuses("accuse g1"), Rule::AccuseAble);
    assert_eq!(table.says("accuse b3"), "chief accuses b3, nobody is b3, thief2's turn");
}
