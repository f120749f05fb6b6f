//! Cleaner, Decoy, Insider. The Safecracker and the Hacker are with the vaults, the Runner with the turns.
use super::*;
use crate::rules::Rule;
use crate::terms::Stun;

#[test]
fn the_cleaner_stuns_an_officer_next_to_him_and_the_other_wakes_he27() {
    let mut table = table("c4 cleaner, g1 runner, a7 safecracker, g7 decoy");
    assert_eq!(table.offers("stun"), "stun c3, stun c5");
    assert_eq!(table.refuses("stun e3"), Rule::OfficerNear);
    assert_eq!(table.refuses("stun b3"), Rule::Officer);
    assert_eq!(
        table.says("stun c3"),
        "thief1 stuns c3, thief1 shows cleaner, c3 stunned, chief's turn"
    );
    let mut table = turn(table, 1);
    assert_eq!(table.refuses("stun c3"), Rule::OfficerStunned, "nothing would change");
    assert_eq!(table.says("stun c5"), "thief1 stuns c5, c5 stunned, chief's turn");
    assert_eq!(state(&table).stunned, Some(table.suspect("c5")));
}

/// The Chief's turn with c3 stunned.
fn with_c3_stunned(stun: Stun) -> Fixture {
    let table = option(chief(corners()), |options| options.stun = stun);
    let c3 = table.suspect("c3");
    table.game(|game| heist(game).stunned = Some(c3))
}

/// Accuse and Shift are what the books name; of Swap they say nothing.
#[test]
fn a_stunned_officer_does_not_accuse_his_lines_stay_and_he_may_be_swapped_he26_he69() {
    let mut table = with_c3_stunned(Stun::Line);
    assert_eq!(table.refuses("accuse b2"), Rule::AccuseAble);
    assert_eq!(table.refuses("shift 3 left"), Rule::StunnedLine);
    assert_eq!(table.refuses("shift c up"), Rule::StunnedLine);
    assert_eq!(table.offers("shift 3") + &table.offers("shift c"), "");
    assert_eq!(table.offers("swap c3").split(", ").count(), 8);
    assert_eq!(
        table.says("swap c3 b3"),
        "chief swaps c3 b3, c3 and b3 change places, thief2's turn"
    );
}

#[test]
fn a_stunned_officer_neither_accuses_nor_swaps_and_his_line_does_not_move_he26() {
    let table = with_c3_stunned(Stun::OfficerAndLine);
    assert_eq!(table.refuses("accuse b2"), Rule::AccuseAble);
    assert_eq!(table.refuses("swap c3 b3"), Rule::OfficerStunned);
    assert_eq!(table.refuses("shift 3 left"), Rule::StunnedLine);
    assert_eq!(table.refuses("shift c up"), Rule::StunnedLine);
    assert_eq!(table.offers("shift 3") + &table.offers("shift c"), "");
    let mut only = option(table, |options| options.stun = Stun::OfficerOnly);
    assert_eq!(only.refuses("accuse b2"), Rule::AccuseAble);
    assert_eq!(only.says("shift 3 left"), "chief shifts 3 left, thief2's turn");
}

#[test]
fn thieves_may_move_the_line_of_a_stunned_officer() {
    let mut table = corners();
    let c3 = table.suspect("c3");
    table = table.game(|game| heist(game).stunned = Some(c3));
    assert_eq!(table.says("shift 3 left"), "thief1 shifts 3 left, chief's turn");
}

#[test]
fn the_decoy_shuffles_his_card_in_and_may_draw_it_again_he28() {
    let mut table = turn(corners(), 4);
    assert_eq!(
        table.says("vanish"),
        "thief4 vanishs, thief4 shows decoy, g7 under the deck from identity, thief4 owes shuffle"
    );
    assert_eq!(table.offers(""), "", "chance owes it");
    assert_eq!(table.refuses("vanish"), Rule::OtherOwed);
    let mut again = table.clone();
    assert_eq!(
        table.says("shuffled e4 g7"),
        "the deck is shuffled, thief4 draws e4, thief4 becomes e4, chief's turn"
    );
    assert_eq!(
        again.says("shuffled g7"),
        "the deck is shuffled, thief4 draws g7, thief4 becomes g7, chief's turn"
    );
    assert_eq!(table.position.deck().count(), 6);
    assert_eq!(turn(corners(), 1).refuses("vanish"), Rule::NotYourRole);
}

#[test]
fn the_insider_changes_places_with_any_officer_which_shows_who_he_is_he29() {
    let mut table = table("a1 insider, g1 runner, a7 cleaner, g7 decoy");
    assert_eq!(table.offers("frame"), "frame c3, frame e3, frame c5, frame e5");
    assert_eq!(table.refuses("frame b3"), Rule::Officer);
    assert_eq!(table.refuses("frame a1 e5"), Rule::NameOwn, "the companion knows his card");
    assert_eq!(
        table.says("frame e5"),
        "thief1 frames e5, thief1 shows insider, thief1 shows a1, a1 and e5 change places, chief's turn"
    );
    assert_eq!((place(&table, "a1"), place(&table, "e5")), ("e5".to_owned(), "a1".to_owned()));
}
