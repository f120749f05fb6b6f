//! Silencer, Mimic, Saboteur. The Sneak is with the turns, the Master Safecracker with the vaults.
use super::*;
use crate::rules::Rule;

fn silencer() -> Fixture {
    table("c4 silencer, g1 runner, a7 cleaner, g7 decoy")
}

#[test]
fn the_silencer_kills_an_officer_next_to_him_and_the_next_card_replaces_him_he30() {
    let mut table = silencer();
    assert_eq!(table.offers("silence"), "silence c3, silence c5");
    assert_eq!(table.refuses("silence e3"), Rule::OfficerNear);
    assert_eq!(
        table.says("silence c3"),
        "thief1 silences c3, thief1 shows silencer, c3 discarded from board, c3 dies, \
         a4 laid from deck, chief's turn"
    );
    assert_eq!(table.names(table.position.exonerated()), "e3 a4 c5 e5");
    assert_eq!(place(&table, "c3"), "c3", "the dead stay on the board");
    assert_eq!(table.position.holding(CHIEF).hand_count(), 0);
}

#[test]
fn three_officers_are_all_that_die_in_a_game_he31() {
    let table = silencer().game(|game| heist(game).silenced = 3);
    assert_eq!(table.offers("silence"), "");
    assert_eq!(table.refuses("silence c3"), Rule::SilenceThree);
}

#[test]
fn a_killed_officer_is_not_stunned_any_more() {
    let mut table = silencer();
    let c3 = table.suspect("c3");
    table = table.game(|game| heist(game).stunned = Some(c3));
    table.says("silence c3");
    assert_eq!(state(&table).stunned, None);
}

#[test]
fn without_cards_nobody_replaces_the_officer() {
    let mut table = silencer().deck("");
    assert_eq!(
        table.says("silence c3"),
        "thief1 silences c3, thief1 shows silencer, c3 discarded from board, c3 dies, chief's turn"
    );
}

#[test]
fn the_mimic_chooses_one_of_three_and_the_rest_go_back_he32() {
    let mut table = table("a1 mimic, g1 runner, a7 cleaner, g7 decoy");
    assert_eq!(
        table.says("mimic"),
        "thief1 mimics, thief1 shows mimic, thief1 draws a4, thief1 draws b4, thief1 draws c4, thief1 owes become"
    );
    assert_eq!(table.offers(""), "become a4, become b4, become c4");
    assert_eq!(table.refuses("become a1"), Rule::NotInHand);
    assert_eq!(
        table.says("become b4"),
        "a1 under the deck from identity, thief1 becomes b4, a4 under the deck from hand, \
         c4 under the deck from hand, thief1 owes shuffle"
    );
    assert_eq!(table.says("shuffled a1"), "the deck is shuffled, chief's turn");
    assert_eq!(table.position.deck().count(), 6);
    assert_eq!(identity(&table, Seat::new(0)), "b4");
}

#[test]
fn the_mimic_draws_what_is_there_he75() {
    let few = |cards| table("a1 mimic, g1 runner, a7 cleaner, g7 decoy").deck(cards);
    let mut table = few("a4");
    table.says("mimic");
    assert_eq!(table.offers(""), "become a4");
    assert_eq!(few("").refuses("mimic"), Rule::EmptyDeck);
    assert_eq!(few("").offers("mimic"), "");
}

#[test]
fn the_saboteur_changes_places_unseen_with_an_officer_too_he33_he73() {
    let mut table = table("b3 saboteur, g1 runner, a7 cleaner, g7 decoy");
    assert_eq!(
        table.offers("swap"),
        "swap a2 b3, swap b2 b3, swap c2 b3, swap a3 b3, swap b3 c3, swap b3 a4, swap b3 b4, swap b3 c4"
    );
    assert_eq!(table.refuses("swap d3"), Rule::SwapNeighbour);
    assert_eq!(table.refuses("swap b3 d3"), Rule::SwapNeighbour);
    assert_eq!(table.refuses("swap d3 d4"), Rule::OwnAmong);
    assert_eq!(
        table.says("swap b3 c3"),
        "thief1 swaps b3 c3, thief1 shows saboteur, b3 and c3 change places, unseen, thief2's turn"
    );
    assert_eq!(place(&table, "b3"), "c3");
}

/// The table sees two cards move; which of them is the thief it must not learn from the line or from what follows.
#[test]
fn whichever_of_the_two_is_the_saboteur_the_table_hears_the_same_he33() {
    let crew = |own: &str| format!("{own} saboteur, g1 runner, a7 cleaner, g7 decoy");
    let heard = |own: &str, line: &str| {
        let table = table(&crew(own));
        let kept = table.position.canonical(&table.line(line));
        let (_, events) = table.position.play(&kept).expect("next to him");
        (kept.write(table.position.grid(), &table), table.in_words(&events))
    };
    let named = heard("b3", "swap c3");
    assert!(named.1.starts_with("thief1 swaps b3 c3, "), "{named:?}");
    assert_eq!(named, heard("c3", "swap b3"));
    assert_eq!(named, heard("b3", "swap c3 b3"));
    // What will be refused is kept as it was said: both names would tell who he is.
    let table = table(&crew("b3"));
    assert_eq!(table.position.canonical(&table.line("swap d3")), table.line("swap d3"));
}
