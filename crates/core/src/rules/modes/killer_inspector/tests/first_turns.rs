//! How a game begins.
use crate::board::{Grid, Suspect};
use crate::rules::fixture::Fixture;
use crate::rules::killer_inspector::{INSPECTOR, KILLER, KillerInspector};
use crate::rules::{Ask, Deck, Event, Game, Identity, Options, Position, Rule, Trust};

/// A 5×5 table where everybody's card lies in the deck in reading order.
fn fresh(trusts: [Trust; 2]) -> Position {
    let deck: Vec<_> = (0..25).map(Suspect::new).collect();
    let game = Game::KillerInspector(KillerInspector::default());
    Position::new(game, Options::default(), Grid::new(5, 5), &trusts, Deck::new(&deck))
}

/// The Inspector's first turn on a table where E has just died; he holds four cards.
fn choosing() -> Fixture {
    let mut table =
        Fixture::table("A B C \n D Ex F \n G H I").killer("A").inspector("B", "B D E F");
    table.position.holdings[INSPECTOR.at()].identity = Identity::None;
    table.position.active = INSPECTOR;
    table.position.turn = 2;
    table.position.owed = Some(crate::rules::Decision { seat: INSPECTOR, ask: Ask::Become });
    table
}

#[test]
fn the_killer_gets_a_card_and_begins() {
    let mut position = fresh([Trust::Dealt, Trust::Dealt]);
    let mut events = Vec::new();
    position.open(&mut events);
    let card = Some(Suspect::new(0));
    assert_eq!(
        events[..3],
        [Event::Drew(KILLER, card), Event::Became(KILLER, card), Event::Began(KILLER)]
    );
    assert_eq!((position.turn(), position.deck().count()), (1, 24));
    assert_eq!(position.decision().map(|owed| (owed.seat, owed.ask)), Some((KILLER, Ask::Turn)));
}

#[test]
fn a_killer_who_draws_himself_owes_his_card_first() {
    let mut position = fresh([Trust::Told, Trust::Dealt]);
    position.open(&mut ());
    assert_eq!(position.decision().map(|owed| (owed.seat, owed.ask)), Some((KILLER, Ask::Drew(1))));
    assert_eq!(position.turn(), 0);
}

#[test]
fn a_killer_who_keeps_his_card_begins_at_once() {
    let mut position = fresh([Trust::Untold, Trust::Dealt]);
    position.open(&mut ());
    assert_eq!(position.holding(KILLER).identity, Identity::Hidden);
    assert_eq!((position.turn(), position.deck().count()), (1, 24));
    assert!(!position.deck().sure(), "his card could be any of the 25");
}

#[test]
fn the_first_turn_of_the_killer_must_be_a_kill() {
    let mut table = Fixture::table("A B C \n D E F \n G H I").killer("A").deck("B C D E F");
    table.position.turn = 1;
    assert_eq!(table.offers(""), "kill B, kill D, kill E");
    assert_eq!(table.refuses("shift 1 right"), Rule::FirstKill);
    assert_eq!(table.refuses("disguise"), Rule::FirstKill);
    assert_eq!(
        table.says("kill E"),
        "killer kills E, E dies, inspector draws B, inspector draws C, inspector draws D, \
         inspector draws E, inspector owes become"
    );
}

/// One of four cards becomes the identity, three stay, and the turn is over (G08).
#[test]
fn the_first_turn_of_the_inspector_is_only_the_choice_of_an_identity() {
    let mut table = choosing();
    assert_eq!(table.refuses("exonerate"), Rule::OtherOwed);
    assert_eq!(table.refuses("accuse A"), Rule::OtherOwed);
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    assert_eq!(table.says("become D"), "inspector becomes D, killer's turn");
    let holding = table.position.holding(INSPECTOR);
    assert_eq!(table.names(holding.hand), "B E F");
    assert_eq!(holding.identity, Identity::Known(table.suspect("D")));
}

#[test]
fn a_dead_suspect_cannot_become_the_identity_g06() {
    let table = choosing();
    assert_eq!(table.offers(""), "become B, become D, become F");
    assert_eq!(table.refuses("become E"), Rule::DeadIdentity);
    assert_eq!(table.refuses("become G"), Rule::NotInHand);
}

#[test]
fn after_the_first_turns_every_action_of_the_role_is_there() {
    let mut table =
        Fixture::table("A B C \n Dx E F \n G H I").killer("A").inspector("I", "B C D").deck("F G");
    assert_eq!(table.offers("kill"), "kill B, kill E");
    assert_eq!(table.offers("disguise"), "disguise");
    assert_eq!(table.offers("shift").split(", ").count(), 12);
    assert_eq!(table.refuses("accuse B"), Rule::NotYourAction);
    assert_eq!(table.refuses("exonerate"), Rule::NotYourAction);
    assert_eq!(table.refuses("answer yes"), Rule::NotYourAction);
    table = table.turn_of(INSPECTOR);
    assert_eq!(table.offers("accuse"), "accuse E, accuse F, accuse H, accuse I");
    assert_eq!(table.offers("exonerate"), "exonerate");
    assert_eq!(table.refuses("kill H"), Rule::NotYourAction);
    assert_eq!(table.refuses("disguise"), Rule::NotYourAction);
}
