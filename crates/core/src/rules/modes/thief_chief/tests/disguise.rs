//! Quick disguise.
use super::table;
use crate::rules::thief_chief::{CHIEF, THIEF};
use crate::rules::{Audience, Identity, Rule};

#[test]
fn the_identity_goes_back_and_any_of_the_three_comes_out() {
    let mut table = table();
    assert_eq!(table.says("disguise"), "thief disguises, thief takes back A, thief owes become");
    assert_eq!(table.offers(""), "become A, become B, become K");
    assert_eq!(table.refuses("become C"), Rule::NotInHand);
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    assert_eq!(table.says("become K"), "thief becomes K, chief's turn");
    assert_eq!(table.position.holding(THIEF).identity, Identity::Known(table.suspect("K")));
    assert_eq!(table.names(table.position.holding(THIEF).hand), "A B");
    assert!(table.turn_of(THIEF).offers("steal").starts_with("steal F, steal G, steal H"));
}

#[test]
fn the_same_card_may_come_out_again_mt11() {
    let mut table = table();
    table.says("disguise");
    assert_eq!(table.says("become A"), "thief becomes A, chief's turn");
}

/// Whether it was the same card nobody else can see.
#[test]
fn everybody_else_sees_the_same_whichever_card_comes_out_mt12() {
    for audience in [Audience::Public, Audience::Seat(CHIEF)] {
        let seen = ["become A", "become K"].map(|line| {
            let mut table = table();
            table.says("disguise");
            table.says(line);
            table.position.seen_by(audience)
        });
        assert_eq!(seen[0], seen[1], "{audience:?}");
    }
}

#[test]
fn it_lifts_the_undo_ban_g14() {
    let mut table = table().turn_of(CHIEF);
    table.says("shift 2 left");
    assert_eq!(table.refuses("shift 2 right"), Rule::UndoBan);
    table.says("disguise");
    table.says("become A");
    assert_eq!(table.says("shift 2 right"), "chief shifts 2 right, thief's turn");
}
