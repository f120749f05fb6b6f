//! Alibi cards that the companion does not hold: told in private, or kept.
use super::*;
use crate::rules::Audience;

fn unopened() -> Fixture {
    Fixture::of(board("revised"), &SEATS, EVERYBODY).deck(EVERYBODY)
}

#[test]
fn a_told_jack_says_who_he_is_and_the_cards_are_those_on_the_table() {
    let mut table = unopened().told(JACK);
    assert_eq!(table.opens(), "jack owes drew");
    assert_eq!(table.refuses("drew gull bert"), Rule::CardCount);
    assert_eq!(
        table.says("drew gull"),
        "jack draws gull, jack becomes gull, round 1, detective owes cards"
    );
    assert_eq!(table.offers("").split(", ").count(), 70, "four of eight");
    assert_eq!(table.refuses("cards smith bert gull"), Rule::CardCount);
    assert_eq!(
        table.says("cards smith bert gull watson"),
        "cards watson smith gull bert, detective's turn"
    );
    assert_eq!(table.position.holding(JACK).identity, Identity::Known(who("gull")));
}

#[test]
fn a_told_detective_says_what_holmes_drew() {
    let mut table = table("gull", "holmes").told(DETECTIVE);
    assert_eq!(
        table.says("holmes g4"),
        "played detective holmes, moved holmes g4, detective owes drew"
    );
    assert_eq!(table.says("drew smith"), "detective draws smith, jack's turn");
    let seen = table.position.seen_by(Audience::Public).holding(DETECTIVE);
    assert_eq!((seen.hand.len(), seen.unknown), (0, 1));
}

#[test]
fn telling_is_not_asking_even_of_the_card_that_is_jack() {
    let mut table = table("gull", "holmes").told(DETECTIVE);
    table.says("holmes g4");
    assert_eq!(table.says("drew gull"), "detective draws gull, jack's turn");
}

#[test]
fn one_tells_no_card_twice() {
    let mut table = table("gull", "holmes").told(DETECTIVE).holds(DETECTIVE, "smith", "bert");
    table.position.holdings[DETECTIVE.at()].trust = Trust::Told;
    table.position.holdings[DETECTIVE.at()].identity = Identity::None;
    table.says("holmes g4");
    assert_eq!(table.refuses("drew bert"), Rule::CardElsewhere);
}

#[test]
fn an_untold_jack_answers_the_call_himself() {
    let mut table = table("gull", "smith").untold(JACK).last_pick();
    assert_eq!(
        table.says("smith g7 b2>h4"),
        "played detective smith, moved smith g7, lamp b2 h4, jack owes call"
    );
    assert_eq!(table.offers(""), "call visible, call invisible");
    assert_eq!(table.says("call invisible"), "call invisible claim, out 1, round 2, jack's turn");
    assert_eq!(named(table.state().suspects()), "stealthy goodley gull");
}

#[test]
fn somebody_must_be_jack() {
    // All who can still be Jack are seen.
    let mut table = table("bert", "smith").untold(JACK).last_pick();
    table = table.innocent("watson stealthy goodley gull smith");
    table.says("smith g7 b2>h4");
    assert_eq!(table.offers(""), "call visible");
    assert_eq!(table.refuses("call invisible"), Rule::CallNobody);
}

#[test]
fn an_untold_jack_answers_an_accusation() {
    let table = table("gull", "smith").untold(JACK).put("smith f10");
    let mut right = table.clone();
    assert_eq!(
        right.says("smith e9 accuse"),
        "played detective smith, accused smith gull, jack owes answer"
    );
    assert_eq!(right.offers(""), "answer yes, answer no");
    assert_eq!(
        right.clone().says("answer yes"),
        "jack is gull: yes (claim), detective wins by jack-caught"
    );
    assert_eq!(right.says("answer no"), "jack is gull: no (claim), jack wins by wrong-accusation");
    // Nobody has to be asked about an innocent.
    let mut wrong = table.innocent("gull");
    assert_eq!(
        wrong.says("smith e9 accuse"),
        "played detective smith, accused smith gull, jack is gull: no, jack wins by wrong-accusation"
    );
}

#[test]
fn an_untold_jack_leaves_with_any_suspect_on_his_word() {
    let mut table = unseen("gull", "gull smith").untold(JACK).put("gull b6 smith b7");
    assert_eq!(table.refuses("gull exit sw"), Rule::ExitCordon);
    assert_eq!(table.clone().innocent("gull").refuses("gull exit nw"), Rule::ExitInnocent);
    assert_eq!(table.offers("gull exit"), "gull exit nw, gull exit se");
    assert_eq!(
        table.says("gull exit nw"),
        "played jack gull, left gull nw unverified, jack wins by escaped"
    );
}

/// What the calls have cleared is known to all.
#[test]
fn a_way_out_hangs_on_the_card_while_several_can_be_jack() {
    let table = unseen("gull", "gull smith").put("gull b6 smith b7");
    let hangs = |table: &Fixture| {
        let view = table.position.seen_by(Audience::Public);
        view.hinges_on(&read("gull exit nw"))
    };
    assert_eq!(hangs(&table), Some(Rule::ExitOnlyJack));
    let others = "holmes watson smith lestrade stealthy goodley bert";
    assert_eq!(hangs(&table.innocent(others)), None, "he alone can be Jack");
}

#[test]
fn everybody_is_offered_every_way_out_that_jack_could_have() {
    let table = unseen("gull", "gull smith").put("gull b6 smith b7");
    assert_eq!(table.offers("smith exit"), "");
    for audience in [Audience::Public, Audience::Seat(DETECTIVE)] {
        let view = table.position.seen_by(audience);
        let mut lines = Vec::new();
        view.legal(&mut lines);
        for name in ["smith", "gull"] {
            let line = read(&format!("{name} exit nw"));
            assert!(lines.contains(&line) && view.check(&line).is_ok(), "{name} for {audience:?}");
        }
    }
}

#[test]
fn the_alibis_are_their_owners_and_who_jack_is_only_jack_knows() {
    let table = table("gull", "holmes").holds(DETECTIVE, "smith", "bert");
    let jack = |audience| table.position.seen_by(audience).holding(JACK).identity;
    assert_eq!(jack(Audience::Public), Identity::Hidden);
    assert_eq!(jack(Audience::Seat(DETECTIVE)), Identity::Hidden);
    assert_eq!(jack(Audience::Seat(JACK)), Identity::Known(who("gull")));
    let hand = |audience| table.position.seen_by(audience).holding(DETECTIVE).hand;
    assert_eq!(named(hand(Audience::Seat(JACK))), "");
    assert_eq!(named(hand(Audience::Seat(DETECTIVE))), "bert");
}
