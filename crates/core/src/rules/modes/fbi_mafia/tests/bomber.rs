use super::*;
use crate::rules::Rule;

fn bomber(identities: &str) -> Fixture {
    table(identities).turn_of(seat(Role::Bomber))
}

#[test]
fn he_plants_on_a_neighbour_or_himself_one_bomb_each_f34_f46() {
    let table = bomber("bomber A, suit Y").token(Token::Bomb, "B");
    assert_eq!(table.offers("plant"), "plant A, plant F, plant G");
    assert_eq!(table.refuses("plant B"), Rule::TokenTwice);
    assert_eq!(table.refuses("plant M"), Rule::PlantNeighbour);
    let mut after = table;
    assert_eq!(after.says("plant A"), "bomber plants A, bomb on A, suit owes protect");
}

/// The example of the books: a chain over three bombs ends on a fourth suspect.
#[test]
fn a_chain_goes_from_bomb_to_bomb_step_by_step_f31() {
    let mut table = bomber("bomber Y, suit A").token(Token::Bomb, "G M N T");
    assert_eq!(table.offers("detonate"), "detonate G, detonate M, detonate N, detonate T");
    assert_eq!(table.refuses("detonate H"), Rule::TokenAbsent);
    assert_eq!(
        table.says("detonate G"),
        "bomber detonates G, G dies, bomb off G, exploded G, bomber owes blast"
    );
    assert_eq!(
        table.offers("blast"),
        "blast A, blast B, blast C, blast F, blast H, blast K, blast L, blast M"
    );
    assert_eq!(
        table.says("blast M"),
        "bomber blasts M, M dies, bomb off M, exploded M, bomber owes blast"
    );
    assert_eq!(table.refuses("blast G"), Rule::KillLiving);
    assert_eq!(
        table.says("blast N"),
        "bomber blasts N, N dies, bomb off N, exploded N, bomber owes blast"
    );
    assert_eq!(table.says("blast O"), "bomber blasts O, O dies, suit owes protect");
    assert_eq!(tokens(&table, Token::Bomb), "T");
}

#[test]
fn without_a_living_neighbour_the_chain_ends_f32() {
    let picture = "A  Bx C  \n Dx Ex F  \n G  H  I";
    let mut table =
        drawn(picture, "bomber I, suit H").turn_of(seat(Role::Bomber)).token(Token::Bomb, "A");
    assert_eq!(
        table.says("detonate A"),
        "bomber detonates A, A dies, bomb off A, suit owes protect"
    );
}

#[test]
fn a_bomb_under_an_arrest_without_living_neighbours_is_used_up_f58() {
    let picture = "A  Bx C  \n Dx Ex F  \n G  H  I";
    let mut table =
        drawn(picture, "bomber I, suit H").turn_of(seat(Role::Bomber)).token(Token::Bomb, "A");
    table.arrest("A");
    assert_eq!(table.says("detonate A"), "bomber detonates A, bomb off A, suit owes protect");
}

/// An identity drawn in the middle can die in the same chain (F31).
#[test]
fn each_death_is_settled_before_the_next_step() {
    let mut table = bomber("bomber Y, suit A, detective G").deck("M T").token(Token::Bomb, "G M");
    assert_eq!(
        table.says("detonate G"),
        "bomber detonates G, detective shows G, G dies, bomb off G, bomber takes G, \
         lost detective, exploded G, detective draws M, detective becomes M, bomber owes blast"
    );
    assert_eq!(
        table.says("blast M"),
        "bomber blasts M, detective shows M, M dies, bomb off M, bomber takes M, lost detective, \
         exploded M, detective draws T, detective becomes T, bomber owes blast"
    );
    assert_eq!(table.position.fbi_mafia().unwrap().deaths, 4);
}

/// His other bombs leave, but the one that is exploding still takes a victim (F31).
#[test]
fn the_bomber_himself_can_be_hit() {
    let mut table = bomber("bomber M, suit A").deck("U V").token(Token::Bomb, "G M X");
    table.says("detonate G");
    assert_eq!(
        table.says("blast M"),
        "bomber blasts M, bomber shows M, M is arrested, bomb off M, bomb off X, lost bomber, \
         exploded M, bomber draws U, bomber becomes U, bomber owes blast"
    );
    assert_eq!(table.says("blast N"), "bomber blasts N, N dies, suit owes protect");
}

#[test]
fn a_save_ends_the_chain_and_the_victims_own_bomb_stays_f13_f14() {
    let mut table =
        bomber("bomber Y, suit K").token(Token::Bomb, "G M").token(Token::Protection, "M G");
    assert_eq!(table.says("detonate G"), "bomber detonates G, suit owes save");
    let first = table.clone();
    assert_eq!(first.refuses("save G"), Rule::SaveLine);
    assert_eq!(first.offers(""), "decline G");
    let mut near = table.clone().holds(seat(Role::Suit), "F", "");
    assert_eq!(
        near.says("save G"),
        "suit saves G, bomb off G, suit owes protect",
        "the bomb that was set off is used up, and nobody else dies"
    );
    table.says("decline G");
    assert_eq!(table.says("blast M"), "bomber blasts M, suit owes save");
    assert_eq!(table.says("save M"), "suit saves M, suit owes protect");
    assert_eq!(tokens(&table, Token::Bomb), "M");
    assert_eq!(tokens(&table, Token::Protection), "M");
}
