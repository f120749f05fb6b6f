//! What is asked of players whose cards the companion does not hold, and who sees what.
use super::*;
use crate::rules::{Audience, Rule, Trust};
use crate::terms::Vault;

/// The thief keeps identity and role to himself.
fn untold(table: Fixture, thief: u8) -> Fixture {
    let seat = Seat::new(thief - 1);
    table.untold(seat).game(|game| {
        let role = &mut heist(game).roles[seat.at()];
        *role = role.face_down();
    })
}

#[test]
fn an_untold_thief_robs_on_his_word_and_shows_his_role_he70() {
    let mut table = untold(corners(), 1);
    assert_eq!(table.offers("rob"), "rob nw, rob ne, rob sw, rob se");
    assert_eq!(
        table.says("rob se"),
        "thief1 robs se (unverified), thief1's token at se, thief1 owes role"
    );
    assert_eq!(
        table.offers(""),
        "role thief1 safecracker, role thief1 runner, role thief1 cleaner, role thief1 decoy, \
         role thief1 insider, role thief1 hacker"
    );
    assert_eq!(table.refuses("role thief1 mimic"), Rule::NotYourRole);
    assert_eq!(table.says("role thief1 decoy"), "thief1 shows decoy, chief's turn");
    assert_eq!(state(&table).role(Seat::new(0)).known(), Some(Special::Decoy));
}

#[test]
fn a_role_that_lies_open_elsewhere_cannot_be_his() {
    let mut table = untold(corners(), 1).game(|game| heist(game).roles[3].shown = true);
    assert_eq!(table.refuses("vanish"), Rule::NotYourRole);
    assert_eq!(table.refuses("mimic"), Rule::NotYourRole, "tier 1 is not used up");
    assert_eq!(
        table.says("shift 1 left 2"),
        "thief1 shows runner, thief1 shifts 1 left 2, chief's turn"
    );
}

#[test]
fn the_role_that_another_one_shows_is_refused_for_that_reason() {
    let mut table = untold(corners(), 1).game(|game| heist(game).roles[3].shown = true);
    table.says("rob se");
    assert_eq!(table.refuses("role thief1 decoy"), Rule::RoleElsewhere);
    assert_eq!(table.refuses("role thief1 mimic"), Rule::NotYourRole);
}

#[test]
fn what_an_untold_insider_names_as_himself_is_his_word_he29() {
    let mut table = untold(corners(), 1);
    assert_eq!(table.refuses("frame c3"), Rule::NameOwn);
    assert_eq!(table.refuses("frame e3 c3"), Rule::CardElsewhere, "an officer is nobody else");
    assert_eq!(
        table.says("frame f6 c3"),
        "thief1 frames f6 c3 (unverified), thief1 shows insider, f6 and c3 change places, chief's turn"
    );
    assert_eq!(table.position.holding(Seat::new(0)).identity, Identity::Hidden);
    let mut table = turn(table, 1);
    assert_eq!(table.refuses("frame e5"), Rule::NameOwn);
    assert_eq!(
        table.says("frame f6 e5"),
        "thief1 frames f6 e5 (unverified), f6 and e5 change places, chief's turn"
    );
}

#[test]
fn an_untold_saboteur_names_both_suspects_in_reading_order_he33() {
    let crew = "b3 saboteur, g1 runner, a7 cleaner, g7 decoy";
    let mut table = untold(table(crew), 1);
    assert_eq!(table.refuses("swap c3"), Rule::NameOwn);
    assert_eq!(table.refuses("swap b3 d3"), Rule::SwapNeighbour);
    assert_eq!(table.offers("swap c3"), "swap c3 d3, swap c3 b4, swap c3 c4, swap c3 d4");
    assert_eq!(
        table.says("swap b3 c3"),
        "thief1 swaps b3 c3 (unverified), thief1 shows saboteur, b3 and c3 change places, unseen, thief2's turn"
    );
    assert_eq!(identity(&table, Seat::new(0)), "hidden", "either of the two may be his");
}

#[test]
fn an_untold_decoy_and_mimic_draw_unseen() {
    let mut table = untold(turn(corners(), 4), 4);
    assert_eq!(
        table.says("vanish"),
        "thief4 vanishs, thief4 shows decoy, ? under the deck from identity, thief4 owes shuffle"
    );
    let crew = "a1 mimic, g1 runner, a7 cleaner, g7 decoy";
    let mut table = untold(untold(self::table(crew), 1), 2);
    assert_eq!(
        table.says("mimic"),
        "thief1 mimics, thief1 shows mimic, thief1 draws ?, thief1 draws ?, thief1 draws ?, thief1 owes chosen"
    );
    assert_eq!(
        table.says("chosen"),
        "? under the deck from identity, thief1 becomes ?, ? under the deck from hand, \
         ? under the deck from hand, the deck is shuffled, chief's turn"
    );
}

#[test]
fn one_untold_thief_answers_the_accusation_himself() {
    let crew = "b2 safecracker, g1 runner, a7 cleaner, g7 decoy";
    let mut table = chief(untold(table(crew), 1));
    let mut caught = table.clone();
    assert_eq!(table.says("accuse b2"), "chief accuses b2, thief1 owes answer");
    assert_eq!(table.says("answer no"), "thief1 is b2: no (claim), thief2's turn");
    caught.says("accuse b2");
    assert_eq!(
        caught.says("answer yes"),
        "thief1 is b2: yes (claim), thief1 says b2, b2 discarded from identity, thief1 is caught, thief1 draws ?, \
         thief1 becomes ?, thief1 takes role ?, thief2's turn"
    );
}

#[test]
fn of_several_untold_thieves_the_table_says_who_it_was() {
    let crew = "b2 safecracker, g1 runner, a7 cleaner, g7 decoy";
    let mut table = chief(untold(untold(table(crew), 1), 3));
    let mut caught = table.clone();
    assert_eq!(table.says("accuse b2"), "chief accuses b2, chief owes hit");
    assert_eq!(table.offers(""), "hit nobody, hit thief1 b2, hit thief3 b2");
    assert_eq!(table.refuses("hit thief2 b2"), Rule::NotAsked);
    assert_eq!(
        table.says("hit nobody"),
        "thief1 was b2: no (claim), thief3 was b2: no (claim), thief2's turn"
    );
    caught.says("accuse b2");
    assert!(
        caught
            .says("hit thief3 b2")
            .starts_with("thief3 was b2: yes (claim), thief3 says b2, b2 discarded")
    );
}

#[test]
fn a_dealt_thief_is_found_by_the_companion_whoever_else_is_untold() {
    let crew = "b2 safecracker, g1 runner, a7 cleaner, g7 decoy";
    let mut table = chief(untold(table(crew), 2));
    assert_eq!(
        table.says("accuse b2"),
        "chief accuses b2, thief1 is b2: yes, b2 discarded from identity, thief1 is caught, thief1 owes drew",
        "the companion does not know the deck any more, so he draws and tells"
    );
    assert_eq!(table.refuses("drew c4"), Rule::RoleToo);
    assert_eq!(
        table.says("drew c4 hacker"),
        "thief1 draws c4, thief1 becomes c4, thief1 takes role hacker, thief2's turn"
    );
}

#[test]
fn surveillance_is_answered_by_hands_where_several_are_unseen_he36() {
    let mut table = chief(untold(untold(corners(), 1), 2));
    assert_eq!(
        table.says("survey a1"),
        "chief surveys a1, thief3 in the square at a1: no, thief4 in the square at a1: no, chief owes hands"
    );
    assert_eq!(table.offers(""), "hands nobody, hands thief1, hands thief2, hands thief1 thief2");
    assert_eq!(table.refuses("hands thief3"), Rule::NotAsked);
    assert_eq!(
        table.says("hands thief1"),
        "thief1 in the square at a1: yes (claim), thief2 in the square at a1: no (claim), thief2's turn"
    );
    let mut one = chief(untold(corners(), 1));
    assert!(one.says("survey a1").ends_with("thief1 owes answer"));
    assert_eq!(one.says("answer yes"), "thief1 in the square at a1: yes (claim), thief2's turn");
}

#[test]
fn an_untold_chief_accuses_around_anybody_who_could_be_his_officer() {
    let mut table = chief(corners().untold(CHIEF));
    assert_eq!(
        table.says("accuse b2"),
        "chief accuses b2, nobody is b2, thief2's turn",
        "next to an officer in uniform"
    );
    let mut table = chief(table);
    assert!(
        table.says("accuse g7").starts_with("chief accuses g7 (unverified), thief4 is g7: yes")
    );
}

#[test]
fn a_new_officer_from_a_real_deck_is_said_by_the_table_he30() {
    let crew = "c4 silencer, g1 runner, a7 cleaner, g7 decoy";
    let mut table = table(crew).told(CHIEF);
    assert!(table.says("silence c3").ends_with("c3 dies, chief owes turned"));
    assert_eq!(table.refuses("turned e3"), Rule::CardElsewhere);
    assert_eq!(table.refuses("turned c3"), Rule::CardElsewhere);
    assert_eq!(table.says("turned f6"), "f6 laid from deck, chief's turn");
    assert_eq!(table.position.holding(CHIEF).hand_count(), 0);
}

#[test]
fn thieves_see_each_other_and_the_chief_sees_nobody_he04_he05() {
    let table = corners();
    let seen =
        |audience, seat: u8| table.position.seen_by(audience).holding(Seat::new(seat)).identity;
    for thief in 0..4 {
        assert!(seen(Audience::Seat(Seat::new(2)), thief).known().is_some());
        assert_eq!(seen(Audience::Seat(CHIEF), thief), Identity::Hidden);
        assert_eq!(seen(Audience::Public, thief), Identity::Hidden);
    }
    assert_eq!(seen(Audience::Seat(Seat::new(2)), 4), Identity::Hidden);
    assert!(seen(Audience::Seat(CHIEF), 4).known().is_some());
}

#[test]
fn a_role_card_is_its_owners_until_it_is_shown_he04_he44() {
    let mut table = corners();
    let role = |table: &Fixture, audience| {
        table.position.seen_by(audience).heist().expect("a heist").role(Seat::new(0)).known()
    };
    let [own, mate, chief] = [0, 1, 4].map(|seat| Audience::Seat(Seat::new(seat)));
    assert_eq!(role(&table, own), Some(Special::Safecracker));
    assert_eq!([mate, chief, Audience::Public].map(|who| role(&table, who)), [None; 3]);
    table.says("rob nw");
    assert_eq!(
        [mate, chief, Audience::Public].map(|who| role(&table, who)),
        [Some(Special::Safecracker); 3]
    );
    let view = table.position.seen_by(Audience::Public);
    let pile = &view.heist().expect("a heist").pile;
    assert_eq!((pile.count(), pile.order().count()), (7, 0));
}

#[test]
fn the_public_is_offered_whatever_a_hidden_role_could_do() {
    let table = corners();
    let mut lines = Vec::new();
    table.position.seen_by(Audience::Public).legal(&mut lines);
    let words: Vec<String> =
        lines.iter().map(|line| line.write(table.position.grid(), &table)).collect();
    for line in ["vanish", "stun c3", "frame e5", "hack se", "rob se", "shift 1 left 2"] {
        assert!(words.iter().any(|word| word == line), "{line}");
    }
    assert!(!words.iter().any(|word| word.starts_with("mimic") || word.ends_with("quiet")));
    assert_eq!(table.position.holding(Seat::new(0)).trust, Trust::Dealt);
    assert_eq!(state(&table).vaults.at(Vault::Nw), 0);
}
