use super::*;
use crate::rules::Rule;
use crate::terms::MafiaCanvass;

fn sniper(identities: &str) -> Fixture {
    table(identities).turn_of(seat(Role::Sniper))
}

#[test]
fn he_shoots_up_to_three_places_along_a_diagonal_past_anybody_f20() {
    let mut table = sniper("sniper A, profiler Y");
    assert_eq!(table.offers("shoot"), "shoot G, shoot M, shoot S");
    assert_eq!(table.refuses("shoot Y"), Rule::ShootDiagonal);
    assert_eq!(table.refuses("shoot B"), Rule::ShootDiagonal);
    assert_eq!(table.says("shoot S"), "sniper shoots S, S dies, profiler's turn");
    assert_eq!(
        sniper("sniper M").offers("shift 1"),
        "shift 1 left, shift 1 left 2, shift 1 right, shift 1 right 2"
    );
}

#[test]
fn an_exonerated_victim_of_a_shot_is_never_canvassed_f21() {
    let table = drawn("A B \n C D+", "sniper A, suit B, profiler C").turn_of(seat(Role::Sniper));
    let mut table = option(table, |game| game.options.mafia_canvass = MafiaCanvass::Yes);
    assert_eq!(
        table.says("shoot D"),
        "sniper shoots D, D discarded from board, D dies, profiler's turn"
    );
}

#[test]
fn a_token_moves_from_anybody_to_a_living_neighbour_without_one_f55() {
    let picture = "A  B  C  \n D  Ex F  \n G  H  I";
    let mut table = drawn(picture, "sniper I, profiler H")
        .token(Token::Bomb, "A B")
        .token(Token::Threat, "F")
        .token(Token::Protection, "C")
        .turn_of(seat(Role::Sniper));
    table.arrest("A");
    assert_eq!(
        table.offers("setup"),
        "setup bomb A D, setup bomb B C, setup bomb B D, setup bomb B F, setup threat F B, \
         setup threat F C, setup threat F H, setup threat F I, setup protection C B, \
         setup protection C F"
    );
    assert_eq!(table.refuses("setup bomb B A"), Rule::TokenLiving);
    assert_eq!(table.refuses("setup bomb A B"), Rule::TokenTwice);
    assert_eq!(table.refuses("setup bomb A E"), Rule::TokenLiving);
    assert_eq!(table.refuses("setup bomb A G"), Rule::SetupNeighbour);
    assert_eq!(table.refuses("setup bomb D G"), Rule::TokenAbsent);
    assert_eq!(
        table.says("setup bomb A D"),
        "sniper setups bomb A D, bomb off A, bomb on D, profiler's turn"
    );
}
