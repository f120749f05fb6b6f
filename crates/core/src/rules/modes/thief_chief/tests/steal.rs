//! Stealing, and winning by it.
use super::{strict, table};
use crate::rules::Rule;
use crate::rules::fixture::Fixture;
use crate::rules::thief_chief::{CHIEF, THIEF, ThiefChief};
use crate::terms::Token;

#[test]
fn he_steals_from_his_neighbours_and_from_himself_mt02() {
    let mut table = table();
    assert_eq!(table.offers("steal"), "steal A, steal B, steal E, steal F");
    assert_eq!(table.refuses("steal G"), Rule::StealNeighbour);
    assert_eq!(table.says("steal F"), "thief steals F, treasure off F, chief's turn");
    let left = table.position.tokens().with(Token::Treasure);
    assert_eq!(table.names(left), "A B C D E G H I J K L M N O P");
    let score = table.position.game().scores()[0];
    assert_eq!((score.what, score.count, score.goal), ("treasures", 1, 16));
}

#[test]
fn with_neighbours_only_he_cannot_rob_himself_mt02() {
    let table = strict(table());
    assert_eq!(table.offers("steal"), "steal B, steal E, steal F");
    assert_eq!(table.refuses("steal A"), Rule::StealNeighbour);
}

#[test]
fn nobody_is_robbed_twice() {
    let mut table = table();
    table.says("steal F");
    let table = table.turn_of(THIEF);
    assert_eq!(table.offers("steal"), "steal A, steal B, steal E");
    assert_eq!(table.refuses("steal F"), Rule::NoTreasure);
}

/// The cards of his hand are no place to steal from.
#[test]
fn only_the_active_identity_steals() {
    assert_eq!(table().refuses("steal L"), Rule::StealNeighbour, "next to K of his hand");
}

/// Being next to somebody never goes round the edge (G03); a shift changes who is near.
#[test]
fn reach_follows_the_board_and_never_goes_round_the_edge() {
    let mut table = table();
    assert_eq!(table.refuses("steal M"), Rule::StealNeighbour);
    assert_eq!(table.says("shift a down"), "thief shifts a down, chief's turn");
    let offers = table.turn_of(THIEF).offers("steal");
    assert_eq!(offers, "steal A, steal B, steal E, steal F, steal J, steal M");
}

#[test]
fn officers_are_robbed_like_everybody() {
    let mut table = Fixture::of(ThiefChief::default(), &["thief", "chief"], "A B+ C")
        .token(Token::Treasure, "B C")
        .holds(THIEF, "A", "")
        .holds(CHIEF, "C", "");
    assert_eq!(table.says("steal B"), "thief steals B, treasure off B, chief's turn");
}

#[test]
fn the_last_treasure_wins() {
    let mut table = Fixture::of(ThiefChief::default(), &["thief", "chief"], "A B C")
        .token(Token::Treasure, "B")
        .holds(THIEF, "A", "C")
        .holds(CHIEF, "B", "");
    assert_eq!(table.says("steal B"), "thief steals B, treasure off B, thief wins by treasures");
    assert_eq!(table.refuses("steal B"), Rule::GameOver);
}

#[test]
fn he_has_no_other_action_and_nobody_may_collapse_mt18() {
    let table = table();
    for line in ["accuse B", "deputize", "kill B", "collapse rows", "exonerate"] {
        assert_eq!(table.refuses(line), Rule::NotYourAction, "{line}");
    }
    assert_eq!(table.offers("collapse"), "");
    assert_eq!(table.turn_of(CHIEF).refuses("collapse rows"), Rule::NotYourAction);
}

/// As in mode 1.
#[test]
fn the_undo_ban_holds_until_another_action_mt17() {
    let mut table = table().turn_of(CHIEF);
    table.says("shift 2 left");
    assert_eq!(table.refuses("shift 2 right"), Rule::UndoBan);
    table.says("steal F");
    assert_eq!(table.says("shift 2 right"), "chief shifts 2 right, thief's turn");
}
