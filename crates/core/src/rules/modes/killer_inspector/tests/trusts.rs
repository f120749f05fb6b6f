//! What is owed, taken on trust and asked of its owner where the companion does not hold a card.
use crate::rules::fixture::Fixture;
use crate::rules::killer_inspector::{INSPECTOR, KILLER};
use crate::rules::{Ask, Decision, Identity, Rule};

/// Killer A in a corner, Inspector F; B is exonerated, C dead.
fn table() -> Fixture {
    Fixture::table("A B+ Cx \n D E F \n G H I")
        .gone("J K")
        .killer("A")
        .inspector("F", "D G C")
        .deck("H J I")
}

fn owing(mut table: Fixture, seat: crate::rules::Seat, ask: Ask) -> Fixture {
    table.position.owed = Some(Decision { seat, ask });
    table
}

// ---- told: the player draws real cards and tells them ----

#[test]
fn a_told_seat_owes_what_it_drew_and_the_rest_is_as_if_dealt() {
    let mut killer = table().told(KILLER);
    assert_eq!(killer.says("disguise"), "killer disguises, killer owes drew");
    assert_eq!(killer.position.decision().map(|owed| owed.ask), Some(Ask::Drew(1)));
    assert_eq!(killer.offers(""), "", "what was drawn is no choice");
    assert_eq!(
        killer.says("drew I"),
        "killer draws I, A laid from identity, killer becomes I, inspector's turn"
    );

    let mut inspector = table().told(INSPECTOR).turn_of(INSPECTOR);
    assert_eq!(inspector.says("exonerate"), "inspector exonerates, inspector owes drew");
    assert_eq!(inspector.says("drew H"), "inspector draws H, inspector owes play");
    assert_eq!(inspector.offers(""), "play C, play D, play G, play H");
}

#[test]
fn a_told_card_decides_a_disguise_by_itself() {
    let mut table = table().told(KILLER);
    table.says("disguise");
    assert_eq!(table.says("drew J"), "killer draws J, J discarded from hand, inspector's turn");
}

#[test]
fn what_is_told_is_checked_against_open_cards_and_ones_own_only() {
    let mut table = table().told(KILLER).discard("J");
    table.says("disguise");
    assert_eq!(table.refuses("drew H I"), Rule::CardCount);
    assert_eq!(table.refuses("drew B"), Rule::CardElsewhere, "it lies on its suspect");
    assert_eq!(table.refuses("drew J"), Rule::CardElsewhere, "it is in the discard");
    assert_eq!(table.refuses("drew A"), Rule::CardElsewhere, "he is A himself");
    // The Inspector's cards are none of his business: telling is not asking.
    table.says("drew F");
    assert_eq!(table.position.holding(KILLER).identity, Identity::Known(table.suspect("F")));
}

#[test]
fn a_card_that_is_not_of_this_table_cannot_be_drawn() {
    let mut table = table().told(KILLER);
    table.says("disguise");
    let stranger = crate::board::SuspectSet::just(crate::board::Suspect::new(40));
    let error = table
        .position
        .play(&crate::rules::Action::Do(crate::rules::Deed::Drew(stranger)))
        .unwrap_err();
    assert_eq!(error.refusal.rule, Rule::CardElsewhere);
}

// ---- dealt beside others: the companion deals while it is sure of the deck ----

#[test]
fn a_dealt_seat_is_dealt_while_the_deck_is_certain() {
    let mut table = table().told(INSPECTOR);
    assert!(table.position.deck().sure());
    assert_eq!(
        table.says("disguise"),
        "killer disguises, killer draws H, A laid from identity, killer becomes H, inspector's turn"
    );
}

#[test]
fn beside_unseen_cards_a_dealt_seat_tells_what_it_drew() {
    let mut table = table().untold(INSPECTOR);
    assert!(!table.position.deck().sure());
    assert_eq!(table.says("disguise"), "killer disguises, killer owes drew");
    assert_eq!(table.refuses("drew B"), Rule::CardElsewhere);
    assert_eq!(
        table.says("drew H"),
        "killer draws H, A laid from identity, killer becomes H, inspector's turn"
    );
}

/// Otherwise the Killer would learn what the Inspector holds by telling it.
#[test]
fn a_card_told_twice_changes_nothing_that_anybody_sees() {
    let [mut clash, mut clean] = [table().told(KILLER), table().told(KILLER)];
    for (table, card) in [(&mut clash, "drew F"), (&mut clean, "drew H")] {
        table.says("disguise");
        table.says(card);
    }
    assert!(!clash.position.deck().sure(), "two cards F, and one too many in the deck");
    for table in [&mut clash, &mut clean] {
        let said = table.says("exonerate");
        assert!(said.starts_with("inspector exonerates, inspector draws "), "{said}");
        assert!(said.ends_with(", inspector owes play"), "{said}");
    }
}

// ---- untold: the player keeps his cards; what he says is a claim ----

/// Anybody may be next to an unseen Killer, unless what is public says otherwise.
#[test]
fn kills_of_an_untold_killer_are_taken_unverified() {
    let mut table = table().untold(KILLER);
    assert_eq!(
        table.offers("kill"),
        "kill A, kill B, kill D, kill E, kill F, kill G, kill H, kill I"
    );
    let said = table.says("kill I");
    assert_eq!(said, "killer kills I (unverified), I dies, inspector's turn");
}

#[test]
fn a_kill_that_no_living_unexonerated_neighbour_could_do_is_refused() {
    let table = Fixture::table("A B C D \n E F+ Gx H+").killer("A").untold(KILLER);
    assert_eq!(table.refuses("kill G"), Rule::KillLiving);
    assert_eq!(table.offers("kill"), "kill A, kill B, kill C, kill D, kill E, kill F, kill H");
    let table = Fixture::table("A B Cx D").killer("A").untold(KILLER);
    assert_eq!(table.refuses("kill D"), Rule::KillNeighbour, "its only neighbour is dead");
}

#[test]
fn an_untold_disguise_asks_its_owner_what_came_of_it() {
    let mut table = table().untold(KILLER);
    assert_eq!(table.says("disguise"), "killer disguises, killer draws ?, killer owes drew");
    assert_eq!(
        table.offers(""),
        "laid A, laid D, laid E, laid F, laid G, laid H, laid I, failed, \
         discarded C, discarded J, discarded K"
    );
    assert_eq!(table.refuses("laid C"), Rule::DisguiseResult, "the dead are not exonerated");
    assert_eq!(table.refuses("laid B"), Rule::CardElsewhere, "that card lies there already");
    assert_eq!(table.refuses("discarded E"), Rule::DisguiseResult, "with a living one it works");
    assert_eq!(
        table.clone().says("laid A"),
        "A laid from identity, killer becomes ?, inspector's turn"
    );
    assert_eq!(table.clone().says("discarded J"), "J discarded from hand, inspector's turn");
    assert_eq!(table.says("failed"), "killer owes turned");
    assert_eq!(table.offers(""), "discarded C, discarded J, discarded K");
    assert_eq!(table.says("discarded K"), "K discarded from hand, inspector's turn");
}

#[test]
fn a_disguise_cannot_fail_while_every_dead_suspects_card_lies_open() {
    let mut table = Fixture::table("A B \n Cx D").killer("A").discard("C").deck("B").untold(KILLER);
    table.says("disguise");
    assert_eq!(table.offers(""), "laid A, laid B, laid D");
    assert_eq!(table.refuses("failed"), Rule::DisguiseResult);
}

#[test]
fn an_untold_killer_answers_accusations_himself() {
    let mut table = table().untold(KILLER).turn_of(INSPECTOR);
    assert_eq!(table.says("accuse E"), "inspector accuses E, killer owes answer");
    assert_eq!(table.offers(""), "answer yes, answer no");
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    assert_eq!(table.clone().says("answer no"), "killer is E: no (claim), killer's turn");
    assert_eq!(
        table.says("answer yes"),
        "killer is E: yes (claim), inspector wins by killer-caught"
    );
}

#[test]
fn an_accusation_that_open_cards_answer_is_not_asked() {
    for (open, name) in [("exonerated", "B"), ("dead", "C")] {
        let mut table = table().untold(KILLER).turn_of(INSPECTOR);
        let said = table.says(&format!("accuse {name}"));
        let miss = format!("inspector accuses {name}, killer is {name}: no, killer's turn");
        assert_eq!(said, miss, "{name} is {open}");
    }
}

/// He could be anybody unseen, so his own accusation of himself is asked like any other.
#[test]
fn accusing_oneself_is_asked_too_and_so_shows_nothing() {
    let mut table = table().untold(KILLER).turn_of(INSPECTOR);
    assert_eq!(table.says("accuse F"), "inspector accuses F, killer owes answer");
}

#[test]
fn an_untold_killer_answers_the_canvass_himself() {
    let mut table = table().untold(KILLER).turn_of(INSPECTOR);
    // His card could be in the deck for all the companion knows, so it cannot deal.
    assert_eq!(table.says("exonerate"), "inspector exonerates, inspector owes drew");
    table.says("drew I");
    assert_eq!(table.says("play D"), "D laid from hand, killer owes answer");
    assert_eq!(table.says("answer yes"), "killer near D: yes (claim), killer's turn");
}

#[test]
fn an_untold_inspector_accuses_from_any_place_unverified() {
    let mut table = table().untold(INSPECTOR).turn_of(INSPECTOR);
    assert_eq!(table.offers("accuse").split(", ").count(), 9, "everybody on the grid");
    assert_eq!(
        table.says("accuse A"),
        "inspector accuses A (unverified), killer is A: yes, inspector wins by killer-caught"
    );
}

#[test]
fn an_untold_inspector_says_only_that_he_has_chosen() {
    let mut table = owing(table().untold(INSPECTOR), INSPECTOR, Ask::Chosen).turn_of(INSPECTOR);
    table.position.holdings[INSPECTOR.at()].identity = Identity::None;
    table.position.holdings[INSPECTOR.at()].unknown = 4;
    table = owing(table, INSPECTOR, Ask::Chosen);
    assert_eq!(table.offers(""), "chosen");
    assert_eq!(table.refuses("become D"), Rule::OtherOwed);
    assert_eq!(table.says("chosen"), "inspector becomes ?, killer's turn");
    assert_eq!(table.position.holding(INSPECTOR).hand_count(), 3);
}

#[test]
fn an_untold_inspector_shows_the_card_he_plays() {
    let mut table = table().untold(INSPECTOR).turn_of(INSPECTOR);
    assert_eq!(
        table.says("exonerate"),
        "inspector exonerates, inspector draws ?, inspector owes play"
    );
    assert_eq!(table.offers("play").split(", ").count(), 10, "all eleven but the open card B");
    assert_eq!(table.refuses("play B"), Rule::NotInHand);
    assert_eq!(table.clone().says("play E"), "E laid from hand, killer near E: yes, killer's turn");
    assert_eq!(table.says("discarded J"), "J discarded from hand, killer's turn");
    assert_eq!(table.position.holding(INSPECTOR).hand_count(), 3);
}

/// Silence at the table means nobody; otherwise he must show his card (G26).
#[test]
fn a_kill_asks_an_untold_inspector_whether_it_was_he() {
    let mut table = table().untold(INSPECTOR);
    assert_eq!(table.says("kill D"), "killer kills D, D dies, inspector owes hit");
    assert_eq!(table.offers(""), "hit nobody, hit inspector D");
    assert_eq!(table.refuses("hit inspector E"), Rule::OtherOwed);
    assert_eq!(table.clone().says("hit nobody"), "inspector was D: no (claim), inspector's turn");
    assert_eq!(
        table.says("hit inspector D"),
        "inspector was D: yes (claim), killer wins by inspector-killed"
    );
}

#[test]
fn a_victim_whose_card_lies_open_is_nobodys_identity() {
    let mut table = table().untold(INSPECTOR);
    assert_eq!(
        table.says("kill B"),
        "killer kills B, B discarded from board, B dies, inspector owes answer"
    );
    assert_eq!(table.says("answer no"), "inspector near B: no (claim), inspector's turn");
}

#[test]
fn both_untold_the_table_still_referees_what_lies_open() {
    let mut table = table().untold(KILLER).untold(INSPECTOR);
    assert_eq!(table.refuses("kill C"), Rule::KillLiving);
    assert_eq!(
        table.says("kill B"),
        "killer kills B (unverified), B discarded from board, B dies, inspector owes answer"
    );
    table.says("answer yes");
    assert_eq!(table.says("accuse G"), "inspector accuses G (unverified), killer owes answer");
}
