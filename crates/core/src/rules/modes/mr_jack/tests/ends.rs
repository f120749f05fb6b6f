//! How a game ends.
use super::*;

#[test]
fn a_right_accusation_wins_a_wrong_one_loses_a7() {
    let table = table("gull", "smith").put("smith f10");
    assert_eq!(
        table.clone().says("smith e9 accuse"),
        "played detective smith, accused smith gull, jack is gull: yes, detective wins by jack-caught"
    );
    assert_eq!(
        table.put("lestrade g10").says("smith g10 accuse"),
        "played detective smith, accused smith lestrade, jack is lestrade: no, \
         jack wins by wrong-accusation"
    );
}

#[test]
fn only_the_detective_accuses_b26() {
    let table = table("gull", "smith").put("smith f10").jacks_turn();
    assert_eq!(table.refuses("smith e9 accuse"), Rule::AccuseDetective);
    assert!(!table.offers("smith").contains("accuse"));
}

#[test]
fn somebody_else_must_stand_there() {
    let table = table("gull", "smith").put("smith f10");
    assert_eq!(table.refuses("smith g10 accuse"), Rule::AccuseSomebody);
    assert_eq!(table.refuses("smith f10 accuse"), Rule::AccuseSomebody, "his own hex");
}

#[test]
fn the_accused_must_be_within_reach() {
    assert_eq!(table("gull", "smith").refuses("smith m10 accuse"), Rule::TooFar);
}

#[test]
fn the_accused_is_whoever_stands_there_and_jack_may_be_made_to_accuse_b27() {
    // With Jack's own disc the Detective accuses an innocent in round 1.
    let mut table = table("smith", "smith").put("smith f10").innocent("gull");
    assert_eq!(
        table.says("smith e9 accuse"),
        "played detective smith, accused smith gull, jack is gull: no, jack wins by wrong-accusation"
    );
}

#[test]
fn an_accusation_may_come_over_streets_sewers_and_buildings() {
    let table = table("gull", "smith stealthy").put("smith b7 gull l7 stealthy c6");
    table.clone().says("smith l7 accuse");
    let table = table.put("gull b3 stealthy b6").covered("b6 c4");
    table.clone().says("stealthy b3 accuse");
}

#[test]
fn a_power_before_an_accusation_is_optional_and_after_it_moot_b28() {
    let table = table("gull", "smith goodley bert").put("smith f10");
    table.clone().says("smith h8>f9 e9 accuse");
    table.clone().says("smith e9 accuse");
    let line = |go: Go| {
        let power = Some(Power::Lamp(hex("h8"), hex("f9")));
        Action::Activate(Activation { who: who("smith"), go, power, before: false })
    };
    let refusal = table.position.check(&line(Go::Accuse(hex("e9")))).unwrap_err();
    assert_eq!(refusal.rule, Rule::PowerAfterEnd);
}

#[test]
fn the_accuser_stands_on_the_hex_of_the_accused_a7() {
    let mut table = table("gull", "smith").put("smith f10");
    table.says("smith e9 accuse");
    assert_eq!((table.place("smith"), table.place("gull")), ("e9".to_owned(), "e9".to_owned()));
    assert!(!table.state().cards.contains(who("smith")), "the card counts as used");
}

#[test]
fn jack_leaves_by_an_open_exit_a_step_beyond_the_street_a6() {
    let mut table = unseen("gull", "gull").put("gull c6");
    assert_eq!(table.clone().put("gull d7").offers("gull exit"), "", "three steps, and one out");
    assert_eq!(table.clone().put("gull d7").refuses("gull exit nw"), Rule::ExitFar);
    assert_eq!(table.says("gull exit nw"), "played jack gull, left gull nw, jack wins by escaped");
    assert_eq!(table.place("gull"), "gone");
}

#[test]
fn jack_may_leave_through_the_sewers_and_across_buildings_a6() {
    let table = unseen("gull", "gull").put("gull k9");
    assert_eq!(table.offers("gull exit"), "gull exit nw, gull exit se");
    let table = unseen("stealthy", "stealthy").put("stealthy e9 gull a1").covered("b6 f10");
    assert_eq!(table.offers("stealthy exit"), "stealthy exit nw", "d8, c7, b7, out");
}

#[test]
fn nobody_passes_a_cordon_a6() {
    let table = unseen("gull", "gull").put("gull b3");
    assert_eq!(table.refuses("gull exit sw"), Rule::ExitCordon);
    assert_eq!(table.put("gull a1").cordons("nw ne").offers("gull exit"), "gull exit sw");
}

#[test]
fn lestrade_as_jack_frees_the_exit_and_leaves_b29() {
    let mut table = unseen("lestrade", "lestrade").put("lestrade a1");
    assert_eq!(table.refuses("lestrade exit sw"), Rule::ExitCordon);
    assert_eq!(table.offers("lestrade sw"), "lestrade sw>nw exit sw, lestrade sw>se exit sw");
    assert_eq!(
        table.says("lestrade sw>nw exit sw"),
        "played jack lestrade, cordon sw nw, left lestrade sw, jack wins by escaped"
    );
}

#[test]
fn bert_as_jack_opens_a_manhole_and_leaves_b29() {
    let table = unseen("bert", "bert").put("bert l12");
    assert_eq!(table.offers("bert exit"), "");
    let offers = table.offers("bert l12>");
    assert!(offers.contains("bert l12>c4 exit se"), "{offers}");
    table.clone().says("bert l12>c4 exit se");
}

#[test]
fn jack_need_not_be_invisible_at_the_moment_of_leaving_b31() {
    let mut table = unseen("gull", "gull").put("gull b6 smith c6").lit("c7");
    assert!(table.state().visible().contains(who("gull")));
    table.says("gull exit nw");
}

#[test]
fn jack_cannot_leave_in_the_round_in_which_he_becomes_invisible_b30() {
    let table = table("gull", "gull").after_calls("visible visible").jacks_turn().put("gull b6");
    assert!(!table.state().visible().contains(who("gull")) || table.state().was_seen());
    assert_eq!(table.refuses("gull exit nw"), Rule::ExitSeen);
    assert_eq!(table.offers("gull exit"), "");
}

#[test]
fn one_suspect_left_does_not_end_the_game() {
    let mut table = table("gull", "smith").last_pick();
    table = table.innocent("watson stealthy goodley holmes");
    let story = table.says("smith g7 b2>h4");
    assert!(story.ends_with("round 2, jack's turn"), "{story}");
    assert_eq!(named(table.state().suspects()), "gull");
}

#[test]
fn nothing_is_said_after_the_end() {
    let mut table = unseen("gull", "gull smith").put("gull b7");
    table.says("gull exit nw");
    assert_eq!(table.refuses("smith g7 b2>f9"), Rule::GameOver);
    assert_eq!(table.offers(""), "");
}
