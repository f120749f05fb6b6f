use super::*;
use crate::rules::Rule;
use crate::terms::{SwapRule, ThreatAfter};

fn psycho(identities: &str) -> Fixture {
    table(identities).turn_of(seat(Role::Psycho))
}

#[test]
fn the_threatened_next_to_him_die_at_the_start_of_his_turn_f39() {
    let table = table("detective Y, psycho M, undercover G, suit U, bomber L")
        .deck("A B C")
        .token(Token::Threat, "G L H O");
    let mut table = begins(table, Role::Undercover);
    assert_eq!(
        table.says("shift 5 left"),
        "undercover shifts 5 left, struck G H L, undercover shows G, G dies, threat off G, \
         psycho takes G, lost undercover, H dies, threat off H, bomber shows L, L is arrested, \
         lost bomber, undercover draws A, undercover becomes A, bomber draws B, bomber becomes B, \
         psycho's turn"
    );
    assert_eq!(tokens(&table, Token::Threat), "L O", "the arrested one keeps what others laid");
    let game = table.position.fbi_mafia().unwrap();
    assert_eq!((game.deaths, game.arrests), (3, 1));
}

#[test]
fn the_suit_answers_for_each_protected_victim_in_reading_order_f51() {
    let table = table("psycho M, suit K, undercover Y")
        .token(Token::Threat, "G L N")
        .token(Token::Protection, "G L");
    let mut table = begins(table, Role::Undercover);
    table.says("shift 5 left");
    assert_eq!(table.refuses("save G"), Rule::SaveLine);
    assert_eq!(table.says("decline G"), "suit declines G, suit owes save");
    assert_eq!(
        table.says("save L"),
        "suit saves L, threat off L, G dies, threat off G, protection off G, N dies, threat off N, \
         psycho's turn",
        "his threat leaves at the answer (F60)"
    );
}

#[test]
fn turn_start_kills_can_end_the_game_f56() {
    let table = table("psycho M, undercover Y").token(Token::Threat, "G");
    let mut table = begins(option(table, |game| game.deaths_goal = 1), Role::Undercover);
    assert_eq!(
        table.says("shift 5 left"),
        "undercover shifts 5 left, struck G, G dies, threat off G, mafia wins by deaths"
    );
}

#[test]
fn turn_start_kills_do_not_lift_the_undo_ban_g14() {
    let table = table("psycho M, undercover Y").token(Token::Threat, "G");
    let mut table = begins(table, Role::Undercover);
    table.says("shift 5 left");
    assert_eq!(table.refuses("shift 5 right"), Rule::UndoBan);
}

#[test]
fn after_moving_he_threatens_one_to_three_in_line_f35_f37() {
    let mut table = psycho("psycho A, detective Y").token(Token::Threat, "B");
    assert_eq!(table.says("shift 5 left"), "psycho shifts 5 left, psycho owes threaten");
    assert_eq!(
        table.offers("threaten"),
        "threaten C, threaten D, threaten F, threaten K, threaten P, \
         threaten C D, threaten C F, threaten C K, threaten C P, threaten D F, threaten D K, \
         threaten D P, threaten F K, threaten F P, threaten K P, threaten C D F, threaten C D K, \
         threaten C D P, threaten C F K, threaten C F P, threaten C K P, threaten D F K, \
         threaten D F P, threaten D K P, threaten F K P"
    );
    assert_eq!(table.refuses("threaten B"), Rule::TokenTwice);
    assert_eq!(table.refuses("threaten E"), Rule::ThreatenStraight);
    assert_eq!(table.refuses("threaten C D F K"), Rule::ThreatenCount);
    assert_eq!(table.refuses("threaten nobody"), Rule::ThreatenCount);
    assert_eq!(
        table.says("threaten D K"),
        "psycho threatens D K, threat on D, threat on K, detective's turn"
    );
}

#[test]
fn he_threatens_the_living_only_and_not_the_arrested_f36() {
    let mut table = drawn("A Bx C", "psycho A, detective C").turn_of(seat(Role::Psycho));
    table.arrest("C");
    assert_eq!(
        table.says("shift 1 left"),
        "psycho shifts 1 left, psycho threatens nobody, detective's turn",
        "nobody is left, and the table is told (F37)"
    );
}

#[test]
fn he_swaps_any_two_neighbours_and_threatens_from_his_new_place_f38() {
    let mut table = psycho("psycho A, detective Y");
    assert_eq!(table.offers("swap").split(", ").count(), 72);
    assert_eq!(table.refuses("swap A C"), Rule::SwapNeighbours);
    assert_eq!(
        table.says("swap A G"),
        "psycho swaps A G, A and G change places, psycho owes threaten"
    );
    assert_eq!(table.picture(), "GBCDE/FAHIJ/KLMNO/PQRST/UVWXY");
    assert_eq!(table.refuses("threaten G"), Rule::ThreatenStraight);
    table.says("threaten B J");
}

#[test]
fn the_two_of_a_swap_are_said_in_reading_order() {
    let table = psycho("psycho A");
    for line in ["swap A G", "swap G A"] {
        let canonical = table.position.canonical(&table.line(line));
        assert_eq!(canonical.write(table.position.grid(), &table), "swap A G");
    }
}

#[test]
fn with_the_option_he_swaps_two_of_his_own_neighbours_f38() {
    let table = option(psycho("psycho A"), |game| game.options.swap = SwapRule::OwnNeighbours);
    assert_eq!(table.offers("swap"), "swap B F, swap B G, swap F G");
    assert_eq!(table.refuses("swap A B"), Rule::SwapNeighbours);
}

#[test]
fn whether_he_threatens_after_a_collapse_is_an_option_f35() {
    let start = drawn("A Bx C \n D E Fx", "psycho A, detective D").turn_of(seat(Role::Psycho));
    let mut table = start.clone();
    assert_eq!(
        table.says("collapse rows B F"),
        "rows lose B F, psycho owes threaten",
        "GaGa and Major Grom"
    );
    let mut table = option(start, |game| game.options.threat_after = ThreatAfter::ShiftSwap);
    assert_eq!(table.says("collapse rows B F"), "rows lose B F, detective's turn", "Planeta Ihor");
}

#[test]
fn threatening_is_no_action_so_the_undo_ban_stays_g14() {
    let mut table = psycho("psycho A, detective Y");
    table.says("shift 2 left");
    table.says("threaten B");
    assert_eq!(table.refuses("shift 2 right"), Rule::UndoBan);
}
