use super::*;
use crate::rules::Rule;
use crate::terms::BombOnArrest;

#[test]
fn the_arrested_psychos_threats_leave_and_other_tokens_stay_f22_f25() {
    let mut table = table("undercover M, psycho N")
        .deck("A B")
        .token(Token::Threat, "A N X")
        .token(Token::Bomb, "N C")
        .token(Token::Protection, "N")
        .turn_of(seat(Role::Undercover));
    assert_eq!(
        table.says("accuse N"),
        "undercover accuses N, psycho is N: yes, psycho shows N, N is arrested, threat off A, \
         threat off N, threat off X, lost psycho, psycho draws A, psycho becomes A, psycho's turn"
    );
    assert_eq!(tokens(&table, Token::Bomb), "C N");
    assert_eq!(tokens(&table, Token::Protection), "N");
}

#[test]
fn the_arrested_cannot_die_and_does_not_leave_in_a_collapse_f22() {
    let picture = "A  B  C  \n Dx E  F  \n G  Hx I";
    let mut table = drawn(picture, "killer E, undercover A");
    table.arrest("B");
    assert_eq!(table.refuses("kill B"), Rule::KillArrested);
    assert_eq!(table.refuses("collapse rows B D H"), Rule::CollapseDead);
    table.says("shift 1 left");
    assert_eq!(table.picture(), "BCA/DEF/GHI", "but he moves");
}

#[test]
fn a_new_identity_is_drawn_until_a_living_one_comes_up_f47() {
    let picture = "A  B  Cx \n D  Ex F  \n G  H  I";
    let start = drawn(picture, "undercover A, killer B").turn_of(seat(Role::Undercover));
    let mut table = start.clone().deck("C E G H");
    assert_eq!(
        table.says("accuse B"),
        "undercover accuses B, killer is B: yes, killer shows B, B is arrested, lost killer, \
         killer draws C, C under the deck from hand, killer draws E, E under the deck from hand, \
         killer draws G, killer becomes G, psycho's turn"
    );
    assert_eq!(table.position.deck().count(), 3);

    let mut table = start.deck("C E");
    assert_eq!(
        table.says("accuse B"),
        "undercover accuses B, killer is B: yes, killer shows B, B is arrested, lost killer, \
         killer draws C, C under the deck from hand, killer draws E, E under the deck from hand, \
         without killer, psycho's turn"
    );
    let killer = table.turn_of(seat(Role::Killer));
    assert_eq!(killer.offers("kill"), "", "he stands nowhere");
    assert_eq!(killer.offers("disguise"), "disguise");
}

fn bombed(react: BombOnArrest) -> Fixture {
    let table = table("undercover M, killer N, bomber A, suit Y")
        .deck("B C D E")
        .token(Token::Bomb, "N A")
        .turn_of(seat(Role::Undercover));
    option(table, |game| game.options.bomb_on_arrest = react)
}

#[test]
fn a_bomb_under_an_arrest_stays_and_can_be_set_off_later_f28() {
    let mut table = bombed(BombOnArrest::Stays);
    table.says("accuse N");
    assert_eq!(tokens(&table, Token::Bomb), "A N");
    let mut table = table.turn_of(seat(Role::Bomber));
    assert_eq!(
        table.says("detonate N"),
        "bomber detonates N, bomb off N, exploded N, bomber owes blast"
    );
    assert_eq!(table.refuses("blast A"), Rule::BlastNeighbour);
    assert_eq!(table.says("blast O"), "bomber blasts O, O dies, suit owes protect");
    assert_eq!(table.position.fbi_mafia().unwrap().deaths, 1, "N does not count");
}

#[test]
fn with_the_option_it_may_go_off_at_once_f59() {
    let mut table = bombed(BombOnArrest::Reaction);
    assert_eq!(
        table.says("accuse N"),
        "undercover accuses N, killer is N: yes, killer shows N, N is arrested, seized killer, \
         bomber owes detonate"
    );
    assert_eq!(table.position.fbi_mafia().unwrap().arrests, 1, "it counts at once");
    assert_eq!(table.offers(""), "detonate N, decline N");
    let mut declined = table.clone();
    assert_eq!(
        declined.says("decline N"),
        "bomber declines N, lost killer, killer draws B, killer becomes B, psycho's turn"
    );
    assert_eq!(
        table.says("detonate N"),
        "bomber detonates N, bomb off N, exploded N, bomber owes blast"
    );
    assert_eq!(
        table.says("blast O"),
        "bomber blasts O, O dies, lost killer, killer draws B, killer becomes B, psycho's turn"
    );
}

/// The Bomber himself is accused on a bomb: it can go off before his bombs leave (F59).
#[test]
fn the_accused_bomber_may_set_his_own_bomb_off() {
    let mut table = bombed(BombOnArrest::Reaction).holds(seat(Role::Bomber), "N", "");
    let mut table = {
        table.position.holdings[0].identity = crate::rules::Identity::None;
        table
    };
    table.says("accuse N");
    table.says("detonate N");
    assert_eq!(
        table.says("blast M"),
        "bomber blasts M, undercover shows M, M dies, bomber takes M, lost undercover, \
         undercover draws B, undercover becomes B, bomb off A, lost bomber, bomber draws C, \
         bomber becomes C, psycho's turn",
        "whom the chain kills draws before the next step, the arrested one after all of it"
    );
}
