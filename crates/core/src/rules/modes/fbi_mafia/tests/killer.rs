use super::*;
use crate::rules::Rule;
use crate::terms::MafiaCanvass;

#[test]
fn he_kills_a_living_neighbour_and_may_shift_by_two() {
    let mut table = table("killer M");
    assert_eq!(
        table.offers("kill"),
        "kill G, kill H, kill I, kill L, kill N, kill Q, kill R, kill S"
    );
    assert_eq!(
        table.offers("shift 3"),
        "shift 3 left, shift 3 left 2, shift 3 right, shift 3 right 2"
    );
    assert_eq!(table.refuses("kill M"), Rule::KillNeighbour);
    assert_eq!(table.refuses("kill A"), Rule::KillNeighbour);
    assert_eq!(table.says("kill G"), "killer kills G, G dies, undercover's turn");
}

#[test]
fn the_first_turn_need_not_be_a_kill() {
    let mut table = table("killer M");
    table.position.turn = 1;
    table.says("shift 1 left 2");
    assert_eq!(table.picture(), "CDEAB/FGHIJ/KLMNO/PQRST/UVWXY");
}

#[test]
fn a_dead_agent_counts_twice_and_draws_again_f26() {
    let mut table = table("killer M, suit G, undercover Y").deck("A B");
    assert_eq!(
        table.says("kill G"),
        "killer kills G, suit shows G, G dies, killer takes G, lost suit, suit draws A, \
         suit becomes A, undercover's turn"
    );
    let game = table.position.fbi_mafia().unwrap();
    assert_eq!((game.deaths, game.arrests), (2, 0));
}

#[test]
fn a_partner_who_is_hit_is_arrested_and_does_not_die_f27() {
    let mut table = table("killer M, bomber G, undercover Y").deck("A B").token(Token::Bomb, "C G");
    assert_eq!(
        table.says("kill G"),
        "killer kills G, bomber shows G, G is arrested, bomb off C, bomb off G, lost bomber, \
         bomber draws A, bomber becomes A, undercover's turn"
    );
    let game = table.position.fbi_mafia().unwrap();
    assert_eq!((game.deaths, game.arrests), (0, 1));
    assert_eq!(table.names(table.position.dead()), "");
}

#[test]
fn an_exonerated_victim_is_canvassed_only_where_the_edition_has_it_f04() {
    let picture = "A  B  C+ \n D  E  F  \n G  H  I";
    let start = drawn(picture, "killer E, undercover B, suit G, psycho F");
    assert_eq!(
        start.clone().says("kill C"),
        "killer kills C, C discarded from board, C dies, undercover's turn"
    );
    let mut canvass = option(start, |game| game.options.mafia_canvass = MafiaCanvass::Yes);
    assert_eq!(
        canvass.says("kill C"),
        "killer kills C, C discarded from board, C dies, undercover near C: yes, suit near C: no, \
         undercover's turn"
    );
}

#[test]
fn a_disguise_lays_the_old_identity_open_and_buries_a_dead_card_f05_f06() {
    let picture = "A  B  Cx \n D  E  F  \n G  H  I";
    let mut table = drawn(picture, "killer E, undercover B").deck("C D");
    assert_eq!(
        table.says("disguise"),
        "killer disguises, killer draws C, C under the deck from hand, undercover's turn"
    );
    assert_eq!(
        table.says("disguise"),
        "undercover disguises, undercover draws D, B discarded from identity, undercover becomes D, \
         psycho's turn"
    );
    assert_eq!(table.position.deck().count(), 1, "C is under the deck");
    let empty = drawn(picture, "killer E");
    assert_eq!(empty.refuses("disguise"), Rule::EmptyDeck);
}
