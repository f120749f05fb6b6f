use super::*;
use crate::rules::Rule;
use crate::terms::Protection;

#[test]
fn at_the_start_of_his_turn_he_lays_or_takes_back_one_f10() {
    let table = table("suit M, bomber A").token(Token::Protection, "B");
    let mut table = begins(table, Role::Suit);
    assert_eq!(table.offers("unprotect"), "unprotect B");
    assert_eq!(table.offers("protect").split(", ").count(), 24, "himself too");
    assert_eq!(table.refuses("protect B"), Rule::TokenTwice);
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    assert_eq!(
        table.clone().says("unprotect B"),
        "suit unprotects B, protection off B, suit's turn"
    );
    assert_eq!(table.says("protect M"), "suit protects M, protection on M, suit's turn");
    assert_eq!(
        table.offers("shift 1"),
        "shift 1 left, shift 1 left 2, shift 1 right, shift 1 right 2"
    );
}

#[test]
fn at_most_six_tokens_lie_on_the_board_f11() {
    let table = table("suit M").token(Token::Protection, "A B C D E F");
    let table = begins(table, Role::Suit);
    assert_eq!(table.refuses("protect G"), Rule::ProtectSix);
    assert_eq!(table.offers("protect"), "");
}

#[test]
fn only_the_living_are_protected_but_an_arrested_one_can_lose_it_f55() {
    let mut table = drawn("Ax B \n C D", "suit D").token(Token::Protection, "B");
    table.arrest("B");
    let table = begins(table, Role::Suit);
    assert_eq!(table.refuses("protect A"), Rule::TokenLiving);
    assert_eq!(table.refuses("protect B"), Rule::TokenLiving);
    assert_eq!(table.offers(""), "protect C, protect D, unprotect B");
}

#[test]
fn protecting_is_no_action_so_the_undo_ban_stays_g14() {
    let mut table = table("bomber A, suit M").turn_of(seat(Role::Bomber));
    table.says("shift 2 left");
    table.says("protect A");
    assert_eq!(table.refuses("shift 2 right"), Rule::UndoBan);
    assert_eq!(table.refuses("shift 2 right 2"), Rule::UndoBan, "at any distance (F43)");
}

/// A protected neighbour of the Killer, with the Suit in line or not.
fn attacked(suit: &str) -> Fixture {
    table(&format!("killer M, suit {suit}, undercover Y")).deck("A").token(Token::Protection, "G H")
}

#[test]
fn he_saves_whom_he_has_protected_in_his_row_or_column_f12_f15() {
    let mut table = attacked("J");
    assert_eq!(table.says("kill G"), "killer kills G, suit owes save");
    assert_eq!(table.offers(""), "save G, decline G");
    assert_eq!(table.refuses("save H"), Rule::OtherOwed);
    assert_eq!(
        table.clone().says("decline G"),
        "suit declines G, G dies, protection off G, undercover's turn"
    );
    assert_eq!(table.says("save G"), "suit saves G, undercover's turn");
    assert_eq!(tokens(&table, Token::Protection), "G H", "it stays (F13)");
    assert_eq!(attacked("B").clone().says("kill G"), "killer kills G, suit owes save");
}

/// Asked out of line as well, so the question tells nothing (F14).
#[test]
fn out_of_line_and_for_himself_he_can_only_decline() {
    for suit in ["Y", "G"] {
        let mut table = attacked(suit);
        table.says("kill G");
        assert_eq!(table.offers(""), "decline G", "{suit}");
        assert_eq!(table.refuses("save G"), Rule::SaveLine);
    }
}

#[test]
fn with_the_option_a_save_spends_the_protection_f13() {
    let mut table = option(attacked("J"), |game| game.options.protection = Protection::Spent);
    table.says("kill G");
    assert_eq!(table.says("save G"), "suit saves G, protection off G, undercover's turn");
}

#[test]
fn without_an_identity_he_saves_nobody_f47() {
    let mut table = table("killer M").token(Token::Protection, "G");
    table.says("kill G");
    assert_eq!(table.offers(""), "decline G");
}

#[test]
fn an_unprotected_victim_is_nothing_to_ask_about() {
    assert_eq!(attacked("J").says("kill L"), "killer kills L, L dies, undercover's turn");
}
