use super::*;
use crate::rules::Rule;

#[test]
fn a_told_player_says_what_he_drew() {
    let mut table = table("killer M, suit G, undercover Y").deck("A B").told(seat(Role::Suit));
    assert_eq!(
        table.says("kill G"),
        "killer kills G, suit shows G, G dies, killer takes G, lost suit, suit owes drew"
    );
    assert_eq!(table.refuses("drew G"), Rule::CardElsewhere);
    assert_eq!(table.says("drew B"), "suit draws B, suit becomes B, undercover's turn");
}

#[test]
fn a_told_player_who_draws_a_dead_card_draws_again_f47() {
    let mut table = drawn("A Bx C \n D E F", "killer A, suit D, undercover C")
        .deck("B F")
        .told(seat(Role::Suit));
    table.says("kill D");
    assert_eq!(table.says("drew B"), "suit draws B, B under the deck from hand, suit owes drew");
    assert_eq!(table.says("drew F"), "suit draws F, suit becomes F, undercover's turn");
}

#[test]
fn one_unseen_owner_answers_for_himself() {
    let mut table =
        table("undercover M, killer A, psycho N, suit Y").deck("B C").untold(seat(Role::Psycho));
    table = table.turn_of(seat(Role::Undercover));
    assert_eq!(table.says("accuse N"), "undercover accuses N, psycho owes answer");
    assert_eq!(table.clone().says("answer no"), "psycho is N: no (claim), psycho's turn");
    assert_eq!(
        table.says("answer yes"),
        "psycho is N: yes (claim), psycho says N, N is arrested, lost psycho, psycho draws ?, \
         psycho becomes ?, psycho's turn",
        "nobody is dead, so that the new card must be a living one"
    );
}

#[test]
fn of_several_unseen_owners_the_table_says_whose_it_was() {
    let mut table =
        drawn(&SQUARE.replace('V', "Vx"), "killer M, undercover G, suit H, detective Y")
            .deck("A B C")
            .untold(seat(Role::Undercover))
            .untold(seat(Role::Suit))
            .untold(seat(Role::Detective));
    assert_eq!(table.says("kill G"), "killer kills G, killer owes hit");
    assert_eq!(table.offers(""), "hit nobody, hit undercover G, hit detective G, hit suit G");
    assert_eq!(table.refuses("hit killer G"), Rule::NotAsked);
    let mut nobody = table.clone();
    assert_eq!(
        nobody.says("hit nobody"),
        "undercover was G: no (claim), detective was G: no (claim), suit was G: no (claim), G dies, \
         undercover's turn"
    );
    assert_eq!(
        table.says("hit undercover G"),
        "undercover was G: yes (claim), undercover says G, G dies, killer takes G, \
         lost undercover, undercover draws ?, undercover owes chosen"
    );
    assert_eq!(table.offers(""), "chosen, failed");
    assert_eq!(
        table.says("failed"),
        "? under the deck from hand, undercover draws ?, undercover owes chosen"
    );
    assert_eq!(table.says("chosen"), "undercover becomes ?, undercover's turn");
}

/// A mafioso hit by his own side does not die, so the question comes before the death (F27).
#[test]
fn an_unseen_partner_who_is_hit_is_arrested() {
    let mut table = table("killer M, bomber G, undercover Y").deck("A").untold(seat(Role::Bomber));
    assert_eq!(table.says("kill G"), "killer kills G, bomber owes hit");
    assert_eq!(
        table.says("hit G"),
        "bomber was G: yes (claim), bomber says G, G is arrested, lost bomber, bomber draws ?, \
         bomber becomes ?, undercover's turn"
    );
}

#[test]
fn an_unseen_psycho_says_who_dies_at_the_start_of_his_turn() {
    let table =
        table("psycho M, undercover Y").token(Token::Threat, "A B Y").untold(seat(Role::Psycho));
    let mut table = begins(table, Role::Undercover);
    assert_eq!(table.says("shift 5 left"), "undercover shifts 5 left, psycho owes dies");
    assert_eq!(table.offers(""), "dies nobody, dies A, dies B, dies Y, dies A B");
    assert_eq!(table.refuses("dies A Y"), Rule::ThreatStrikes);
    assert_eq!(table.clone().says("dies nobody"), "struck nobody, psycho's turn");
    assert_eq!(
        table.says("dies A B"),
        "struck A B, A dies, threat off A, B dies, threat off B, psycho's turn"
    );
    assert_eq!(table.says("shift 4 right"), "psycho shifts 4 right, psycho owes threaten");
}

#[test]
fn an_unseen_psycho_threatens_what_some_place_reaches() {
    let mut table = drawn("A B C \n D E F \n G H I", "psycho A, detective I, suit B")
        .token(Token::Threat, "A B C D E F")
        .untold(seat(Role::Psycho))
        .turn_of(seat(Role::Psycho));
    table.position.exonerated = "B C D E F".split(' ').map(|name| table.suspect(name)).collect();
    table.says("shift 1 left");
    assert_eq!(
        table.offers(""),
        "threaten G, threaten H, threaten I, threaten G H, threaten G I, threaten H I"
    );
    assert_eq!(table.refuses("threaten nobody"), Rule::ThreatenCount);
    assert_eq!(table.refuses("threaten G H I"), Rule::ThreatenStraight);
}

#[test]
fn an_unseen_killer_disguises_and_says_what_came_of_it() {
    let mut table =
        drawn("A Bx C \n D E F", "killer A, undercover C").deck("B F").untold(seat(Role::Killer));
    assert_eq!(table.says("disguise"), "killer disguises, killer draws ?, killer owes drew");
    assert_eq!(table.offers("failed"), "failed");
    assert_eq!(table.refuses("discarded B"), Rule::DisguiseResult);
    assert_eq!(table.clone().says("failed"), "? under the deck from hand, undercover's turn");
    assert_eq!(
        table.says("discarded A"),
        "A discarded from identity, killer becomes ?, undercover's turn"
    );
}

#[test]
fn an_unseen_profiler_says_which_cards_go() {
    let mut table = drawn("A Bx Cx \n D E F \n G H I", "killer E")
        .holds(seat(Role::Profiler), "A", "B D F I")
        .deck("C G")
        .untold(seat(Role::Profiler))
        .turn_of(seat(Role::Profiler));
    assert_eq!(
        table.says("profile D"),
        "profiler profiles D (unverified), D laid from hand, profiler owes turned"
    );
    assert_eq!(table.offers(""), "discarded nobody, discarded B, discarded C, discarded B C");
    assert_eq!(table.refuses("discarded D"), Rule::CardElsewhere);
    assert_eq!(table.refuses("discarded F"), Rule::PlayResult);
    assert_eq!(
        table.says("discarded B"),
        "B discarded from hand, profiler draws ?, profiler draws ?, killer near D: yes, killer's turn"
    );
}

#[test]
fn raised_hands_of_several_unseen_owners_are_said_at_once() {
    let mut table = table("undercover M, killer A, psycho B, bomber Y")
        .untold(seat(Role::Killer))
        .untold(seat(Role::Psycho))
        .turn_of(seat(Role::Undercover));
    table.position.0.apply(&crate::rules::Event::Died(table.suspect("G")));
    assert_eq!(
        table.says("autopsy G"),
        "undercover autopsys G, bomber near G: no, undercover owes hands"
    );
    assert_eq!(table.offers(""), "hands nobody, hands killer, hands psycho, hands killer psycho");
    assert_eq!(table.refuses("hands bomber"), Rule::NotAsked);
    assert_eq!(
        table.says("hands killer"),
        "killer near G: yes (claim), psycho near G: no (claim), psycho's turn"
    );
}
