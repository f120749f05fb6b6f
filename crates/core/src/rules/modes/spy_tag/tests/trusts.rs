//! Spies whose cards the companion is told of, or never sees.
use super::{ANN, BEN, CAT, DAN, SEATS, SpyTag, spies, taken};
use crate::rules::fixture::Fixture;
use crate::rules::{Ask, Deck, Identity, Rule, Seat, Trust};

/// A table before anything was dealt.
fn fresh(trusts: &[Trust]) -> Fixture {
    let count = trusts.len();
    let mut table = Fixture::of(SpyTag::of(count as u8), &SEATS[..count], super::PICTURE);
    let cards: Vec<_> = "A B C D E F G H I J K L M N O P".split(' ').collect();
    let cards: Vec<_> = cards.iter().map(|name| table.suspect(name)).collect();
    for (at, trust) in trusts.iter().enumerate() {
        table.position.holdings[at].trust = *trust;
    }
    table.position.deck = Deck::new(&cards);
    (table.position.turn, table.position.owed) = (0, None);
    table.position.open(&mut ());
    table
}

fn owed(table: &Fixture) -> (Seat, Ask) {
    let owed = table.position.decision().unwrap();
    (owed.seat, owed.ask)
}

#[test]
fn dealt_spies_are_dealt_in_the_order_of_seats_and_the_first_begins_sp02() {
    let table = fresh(&[Trust::Dealt; 4]);
    assert_eq!(owed(&table), (ANN, Ask::Turn));
    let held = |at| table.position.holding(Seat::new(at)).identity;
    assert_eq!(
        [0, 1, 2, 3].map(held),
        ["A", "B", "C", "D"].map(|it| Identity::Known(table.suspect(it)))
    );
    assert_eq!(table.position.deck().count(), 12);
}

#[test]
fn told_spies_tell_one_after_the_other() {
    let mut table = fresh(&[Trust::Told; 3]);
    assert_eq!(owed(&table), (ANN, Ask::Drew(1)));
    assert_eq!(table.refuses("drew A B"), Rule::CardCount);
    assert_eq!(table.says("drew K"), "ann draws K, ann becomes K, ben owes drew");
    assert_eq!(table.says("drew L"), "ben draws L, ben becomes L, cat owes drew");
    assert_eq!(table.says("drew A"), "cat draws A, cat becomes A, ann's turn");
}

#[test]
fn untold_spies_draw_unseen() {
    let table = fresh(&[Trust::Untold; 3]);
    assert_eq!(owed(&table), (ANN, Ask::Turn));
    assert_eq!(table.position.holding(BEN).identity, Identity::Hidden);
}

#[test]
fn a_dealt_spy_after_an_untold_one_tells_what_he_drew() {
    let mut table = fresh(&[Trust::Dealt, Trust::Untold, Trust::Dealt]);
    assert_ne!(table.position.holding(ANN).identity, Identity::None);
    assert_eq!(owed(&table), (CAT, Ask::Drew(1)));
    assert_eq!(table.says("drew K"), "cat draws K, cat becomes K, ann's turn");
}

#[test]
fn who_gives_up_before_he_drew_is_passed_over() {
    let mut table = fresh(&[Trust::Told; 4]);
    assert_eq!(table.says("concede ann"), "ann concedes, ben owes drew");
    assert_eq!(table.says("concede cat"), "cat concedes");
    table.says("drew A");
    assert_eq!(table.says("drew B"), "dan draws B, dan becomes B, ben's turn");
}

#[test]
fn a_caught_told_spy_tells_his_new_card_at_once() {
    let mut table = spies("F K G").deck("P O").told(BEN);
    assert_eq!(
        table.says("capture K"),
        "ann captures K, ben shows K, K dies, ann takes K, ben owes drew"
    );
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    assert_eq!(table.refuses("drew K"), Rule::CardElsewhere, "it is a trophy");
    assert_eq!(table.says("drew O"), "ben draws O, ben becomes O, ben's turn");
}

#[test]
fn a_caught_spy_who_gives_up_draws_no_more() {
    let mut table = spies("F K G").deck("P O").told(BEN);
    table.says("capture K");
    assert_eq!(table.says("concede ben"), "ben concedes, cat's turn");
}

#[test]
fn one_untold_enemy_answers_for_himself() {
    let mut table = spies("F K G").deck("P O").untold(BEN);
    assert_eq!(table.says("capture K"), "ann captures K, ben owes hit");
    assert_eq!(table.offers(""), "hit nobody, hit ben K");
    assert_eq!(table.refuses("hit ben E"), Rule::OtherOwed);
    assert_eq!(table.refuses("hit cat K"), Rule::NotAsked, "the companion answers for her");
    assert_eq!(table.refuses("hit ann K"), Rule::NotAsked);
    assert_eq!(table.clone().says("hit nobody"), "nobody is K, ben's turn");
    assert_eq!(
        table.says("hit ben K"),
        "ben was K: yes (claim), ben says K, K dies, ann takes K, ben draws ?, ben becomes ?, ben's turn"
    );
    assert_eq!(taken(&table, ANN), "K");
}

#[test]
fn of_several_untold_enemies_the_captor_says_who_it_was() {
    let mut table = spies("F K G A").deck("P O").untold(BEN).untold(CAT);
    assert_eq!(table.says("capture K"), "ann captures K, ann owes hit");
    assert_eq!(table.offers(""), "hit nobody, hit ben K, hit cat K");
    assert!(
        table
            .says("hit cat K")
            .starts_with("cat was K: yes (claim), cat says K, K dies, ann takes K, cat draws ?")
    );
}

#[test]
fn a_known_spy_is_caught_without_asking_the_others() {
    let mut table = spies("F K G").deck("P O").untold(CAT);
    assert!(table.says("capture K").starts_with("ann captures K, ben shows K"));
}

#[test]
fn an_untold_partner_is_not_asked_on_capture_sp03() {
    let mut table = spies("F A B G C D").untold(DAN);
    assert_eq!(table.says("capture G"), "ann captures G, nobody is G, ben's turn");
}

#[test]
fn one_untold_spy_answers_a_canvass_with_yes_or_no() {
    let mut table = spies("F K P").untold(BEN);
    assert_eq!(table.says("canvas F"), "ann canvass F, cat near F: no, ben owes answer");
    assert_eq!(table.says("answer yes"), "ben near F: yes (claim), ben's turn");
}

#[test]
fn several_untold_spies_show_hands() {
    let mut table = spies("F K P A").untold(BEN).untold(CAT);
    assert_eq!(table.says("canvas F"), "ann canvass F, dan near F: yes, ann owes hands");
    assert_eq!(table.offers(""), "hands nobody, hands ben, hands cat, hands ben cat");
    assert_eq!(table.refuses("hands dan"), Rule::NotAsked);
    assert_eq!(
        table.clone().says("hands nobody"),
        "ben near F: no (claim), cat near F: no (claim), ben's turn"
    );
    assert_eq!(
        table.says("hands cat"),
        "ben near F: no (claim), cat near F: yes (claim), ben's turn"
    );
}

#[test]
fn an_untold_spy_acts_from_anywhere_unverified() {
    let mut table = spies("F K G").deck("P").untold(ANN);
    assert_eq!(table.offers("capture").split(", ").count(), 16);
    assert_eq!(table.offers("canvas").split(", ").count(), 16);
    assert!(table.says("capture K").starts_with("ann captures K (unverified), ben shows K"));
}

#[test]
fn who_gives_up_while_he_is_asked_answers_no_more() {
    let asked = |line: &str| {
        let mut table = spies("F K P A").deck("O").untold(BEN).untold(CAT);
        table.says(line);
        table
    };
    assert_eq!(asked("canvas F").says("concede ben"), "ben concedes, cat owes answer");
    assert_eq!(asked("capture K").says("concede ben"), "ben concedes, cat owes hit");
    assert_eq!(asked("canvas F").says("concede ann"), "ann concedes, ben's turn");
    let mut table = asked("capture K");
    table.says("concede cat");
    assert_eq!(table.says("concede ben"), "ben concedes, nobody is K, dan's turn");
}
