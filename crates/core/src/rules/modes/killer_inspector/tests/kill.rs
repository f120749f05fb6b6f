//! Kill.
use crate::rules::fixture::Fixture;
use crate::rules::killer_inspector::{INSPECTOR, KILLER};
use crate::rules::{Game, Rule};

/// A 5×5 table with the Killer on this suspect.
fn killer_on(identity: &str) -> Fixture {
    let rows = "A B C D E \n F G H I J \n K L M N O \n P Q R S T \n U V W X Y";
    Fixture::table(rows).killer(identity).inspector("Y", "A B C")
}

#[test]
fn neighbours_are_side_by_side_or_corner_to_corner_g02() {
    assert_eq!(
        killer_on("M").offers("kill"),
        "kill G, kill H, kill I, kill L, kill N, kill Q, kill R, kill S"
    );
}

#[test]
fn a_corner_has_three_neighbours_and_nothing_wraps_g03() {
    let table = killer_on("A");
    assert_eq!(table.offers("kill"), "kill B, kill F, kill G");
    for far in ["E", "U", "Y", "C", "K", "M"] {
        assert_eq!(table.refuses(&format!("kill {far}")), Rule::KillNeighbour);
    }
}

#[test]
fn the_killer_cannot_kill_himself_g27() {
    assert_eq!(killer_on("M").refuses("kill M"), Rule::KillNeighbour);
}

#[test]
fn only_the_living_on_the_grid_can_be_killed() {
    let table = Fixture::table("A Bx \n C D").gone("E").killer("A").inspector("D", "");
    assert_eq!(table.offers("kill"), "kill C, kill D");
    assert_eq!(table.refuses("kill B"), Rule::KillLiving);
    assert_eq!(table.refuses("kill E"), Rule::OffGrid);
}

#[test]
fn a_kill_shows_nothing_more() {
    let mut table = Fixture::table("A B \n C D").killer("A").inspector("D", "B");
    assert_eq!(table.says("kill B"), "killer kills B, B dies, inspector's turn");
}

/// The canvass happens by itself (G09), the card goes to the discard (G23), and the question is the same before
/// and after the flip (G11).
#[test]
fn killing_an_exonerated_suspect_asks_whether_the_inspector_is_near() {
    let mut near = Fixture::table("A B+ C \n D E F").killer("A").inspector("F", "");
    assert_eq!(
        near.says("kill B"),
        "killer kills B, B discarded from board, B dies, inspector near B: yes, inspector's turn"
    );
    assert_eq!(near.names(near.position.discard()), "B");
    assert!(near.position.exonerated().is_empty());

    let mut far = Fixture::table("A B+ C D \n E F G H").killer("A").inspector("D", "");
    assert_eq!(
        far.says("kill B"),
        "killer kills B, B discarded from board, B dies, inspector near B: no, inspector's turn"
    );
}

#[test]
fn the_killers_former_identity_is_canvassed_like_any_exonerated_suspect() {
    let mut table = Fixture::table("A B C \n D E F").killer("A").inspector("F", "").deck("E C");
    table.says("disguise");
    table.position = table.clone().turn_of(KILLER).position;
    assert_eq!(
        table.says("kill A"),
        "killer kills A, A discarded from board, A dies, inspector near A: no, inspector's turn"
    );
}

#[test]
fn kills_count_also_those_taken_out_by_a_collapse_g21() {
    let mut table = Fixture::table("A B C \n D Ex F").gone("G H").killer("A").inspector("F", "");
    table = to_win(table, 4);
    assert_eq!(table.says("kill B"), "killer kills B, B dies, killer wins by kills");
}

#[test]
fn the_game_goes_on_below_the_number_of_kills_g32() {
    let drawn = || {
        let gone = "G H I J K L M N O P Q R";
        Fixture::table("A B C \n D Ex F").gone(gone).killer("A").inspector("F", "")
    };
    let mut fourteen = drawn();
    assert_eq!(fourteen.says("kill B"), "killer kills B, B dies, killer wins by kills");
    let mut sixteen = to_win(drawn(), 16);
    assert_eq!(sixteen.says("kill B"), "killer kills B, B dies, inspector's turn");
}

#[test]
fn the_last_kill_ends_the_game_before_a_canvass() {
    let mut table = Fixture::table("A B+ C \n D E F").killer("A").inspector("F", "");
    table = to_win(table, 1);
    assert_eq!(
        table.says("kill B"),
        "killer kills B, B discarded from board, B dies, killer wins by kills"
    );
}

#[test]
fn killing_the_inspectors_identity_wins() {
    let mut table = Fixture::table("A B \n C D").killer("A").inspector("D", "B");
    assert_eq!(table.says("kill D"), "killer kills D, D dies, killer wins by inspector-killed");
    assert_eq!(table.refuses("shift 1 left"), Rule::GameOver);
    assert_eq!(table.offers(""), "");
}

#[test]
fn cards_of_the_inspectors_hand_do_not_protect_him() {
    let mut table = Fixture::table("A B \n C D").killer("A").inspector("D", "B C");
    assert_eq!(table.says("kill B"), "killer kills B, B dies, inspector's turn");
    assert_eq!(table.names(table.position.holding(INSPECTOR).hand), "B C");
}

fn to_win(table: Fixture, kills: u8) -> Fixture {
    table.game(|game| {
        if let Game::KillerInspector(state) = game {
            state.goal = kills;
        }
    })
}
