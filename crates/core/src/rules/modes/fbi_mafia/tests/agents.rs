use super::*;
use crate::rules::Rule;

#[test]
fn an_agent_accuses_a_neighbour_or_himself_without_saying_which_mafioso_f08_f09() {
    let mut table = table("undercover M, killer N, psycho A, suit G")
        .deck("B C")
        .turn_of(seat(Role::Undercover));
    assert_eq!(
        table.offers("accuse"),
        "accuse G, accuse H, accuse I, accuse L, accuse M, accuse N, accuse Q, accuse R, accuse S"
    );
    assert_eq!(table.refuses("accuse A"), Rule::AccuseNeighbour);
    assert_eq!(
        table.clone().says("accuse G"),
        "undercover accuses G, missed G, psycho's turn",
        "an agent is no mafioso"
    );
    assert_eq!(
        table.says("accuse N"),
        "undercover accuses N, killer is N: yes, killer shows N, N is arrested, lost killer, \
         killer draws B, killer becomes B, psycho's turn"
    );
}

#[test]
fn dead_exonerated_and_arrested_suspects_may_be_accused_in_vain_g29() {
    let picture = "A  B+ Cx \n D  E  F  \n G  H  I";
    let mut table = drawn(picture, "undercover E, psycho A").turn_of(seat(Role::Undercover));
    table.arrest("D");
    for name in ["B", "C", "D"] {
        let said = table.clone().says(&format!("accuse {name}"));
        assert_eq!(said, format!("undercover accuses {name}, missed {name}, psycho's turn"));
    }
}

#[test]
fn a_bomb_or_a_threat_is_taken_off_a_neighbour_never_off_oneself_f41() {
    let table = table("undercover M")
        .token(Token::Bomb, "M N A")
        .token(Token::Threat, "N G")
        .token(Token::Protection, "H")
        .turn_of(seat(Role::Undercover));
    assert_eq!(table.offers("disarm"), "disarm N bomb, disarm G threat, disarm N threat");
    assert_eq!(table.refuses("disarm M bomb"), Rule::DisarmNeighbour);
    assert_eq!(table.refuses("disarm A bomb"), Rule::DisarmNeighbour);
    assert_eq!(table.refuses("disarm G bomb"), Rule::TokenAbsent);
    assert_eq!(table.refuses("disarm H protection"), Rule::TokenKind);
    let mut after = table;
    assert_eq!(after.says("disarm N bomb"), "undercover disarms N bomb, bomb off N, psycho's turn");
    assert_eq!(tokens(&after, Token::Bomb), "A M");
}

#[test]
fn an_arrested_neighbour_can_be_disarmed_f55() {
    let mut table = table("undercover M").token(Token::Bomb, "N").turn_of(seat(Role::Undercover));
    table.arrest("N");
    assert_eq!(table.offers("disarm"), "disarm N bomb");
}

#[test]
fn an_autopsy_of_a_dead_neighbour_asks_the_mafia_only() {
    let picture = "A  B  Cx \n D  E  F  \n G  H  Ix";
    let mut table =
        drawn(picture, "undercover E, killer B, psycho G, suit F").turn_of(seat(Role::Undercover));
    assert_eq!(table.offers("autopsy"), "autopsy C, autopsy I");
    assert_eq!(table.refuses("autopsy F"), Rule::AutopsyNeighbour);
    assert_eq!(
        table.says("autopsy C"),
        "undercover autopsys C, killer near C: yes, psycho near C: no, psycho's turn"
    );
}

#[test]
fn nobody_performs_an_autopsy_on_whom_a_collapse_took_out_f42() {
    let table = table("undercover M").gone("Z").turn_of(seat(Role::Undercover));
    assert_eq!(table.refuses("autopsy Z"), Rule::OffGrid);
}

#[test]
fn roles_have_no_actions_of_others() {
    let table = table("killer M, undercover G, suit Y").deck("A");
    assert_eq!(table.refuses("accuse G"), Rule::NotYourAction);
    assert_eq!(table.refuses("plant G"), Rule::NotYourAction);
    let agent = table.turn_of(seat(Role::Undercover));
    assert_eq!(agent.refuses("kill M"), Rule::NotYourAction);
    assert_eq!(agent.refuses("canvas"), Rule::NotYourAction);
    assert_eq!(agent.refuses("shift 1 left 2"), Rule::ShiftByOne);
}
