//! The whistle: three points to bring others nearer.
use super::*;
use crate::terms::WhistleRule;
use std::collections::HashSet;

/// How many whistles after a movement there are, as a line says them.
fn whistles(table: &Fixture, end: &str) -> Vec<String> {
    let lines = table.offers(&format!("goodley {end} whistle"));
    lines.split(", ").filter(|it| !it.is_empty()).map(str::to_owned).collect()
}

#[test]
fn at_the_start_there_are_about_ten_thousand_ways_to_play_goodley() {
    let table = table("gull", "goodley");
    assert_eq!(table.position.count_legal(), 10_052);
    let mut lines = Vec::new();
    table.position.legal(&mut lines);
    assert_eq!(lines.iter().collect::<HashSet<_>>().len(), 10_052);
}

#[test]
fn goodley_himself_must_still_move_b17() {
    let table = table("gull", "goodley").put("bert k9");
    assert_eq!(table.refuses("goodley m10 whistle bert>k10"), Rule::MustMove);
    assert_eq!(table.refuses("goodley stay whistle bert>k10"), Rule::MustMove);
}

#[test]
fn one_two_or_three_points_for_one_two_or_three_characters_b11() {
    let table = table("gull", "goodley").put("bert k9 smith j8 gull i10");
    for pulls in ["bert>l10", "bert>m11", "bert>l10 smith>k9", "bert>l10 smith>k9 gull>j10"] {
        table.clone().says(&format!("goodley m9 whistle {pulls}"));
    }
    assert_eq!(table.refuses("goodley m9 whistle bert>m11 smith>k9 gull>j10"), Rule::WhistlePoints);
    assert_eq!(table.refuses("goodley m9 whistle none"), Rule::WhistleMore);
}

#[test]
fn a_pull_costs_the_shortest_way_along_streets_b11_b12() {
    let table = table("gull", "goodley").put("bert k9 smith j8");
    // Two steps each: over l10, and over k9, where somebody stands.
    table.clone().says("goodley m9 whistle bert>m11");
    table.clone().says("goodley m9 whistle smith>l10");
    assert_eq!(table.refuses("goodley m9 whistle bert>m11 smith>l10"), Rule::WhistlePoints);
}

#[test]
fn each_is_pulled_once_and_goodley_never() {
    let table = table("gull", "goodley").put("bert k9");
    assert_eq!(table.refuses("goodley m9 whistle bert>l10 bert>m11"), Rule::WhistleOnce);
    assert_eq!(table.refuses("goodley m9 whistle goodley>m10"), Rule::WhistleOnce);
}

#[test]
fn nobody_is_pulled_onto_an_obstacle_or_an_occupied_hex_b17() {
    let table = table("gull", "goodley").put("bert k9 smith k10");
    assert_eq!(table.refuses("goodley m9 whistle bert>l11"), Rule::NoStreet);
    assert_eq!(table.refuses("goodley m9 whistle bert>k10"), Rule::Occupied);
    assert_eq!(table.refuses("goodley m9 whistle bert>m9"), Rule::Occupied, "Goodley is there");
}

#[test]
fn they_come_one_after_the_other_each_to_a_hex_that_is_free_by_then_b15() {
    let table = table("gull", "goodley").put("bert j8 smith k9");
    assert_eq!(table.refuses("goodley m9 whistle bert>k9 smith>l10"), Rule::Occupied);
    table.clone().says("goodley m9 whistle smith>l10 bert>k9");
    assert!(table.offers("goodley m9 whistle").contains("smith>l10 bert>k9,"));
}

#[test]
fn he_is_measured_from_where_he_stands_when_he_whistles_b14() {
    // From m10 the way to k11 is as long as that to k9; from m12 it is shorter.
    let table = table("gull", "goodley").put("bert k9").covered("k9 l7");
    assert_eq!(table.refuses("goodley whistle bert>k11 m12"), Rule::WhistleNearer);
    table.clone().says("goodley m12 whistle bert>k11");
}

#[test]
fn a_whistle_before_the_movement_is_listed_where_it_comes_to_something_else_b14() {
    let table = table("gull", "goodley").put("bert k9");
    // l10 is nearer to m10 and nearer to m9: the same before and after.
    table.clone().says("goodley whistle bert>l10 m9");
    assert_eq!(table.offers("goodley whistle bert>l10 m9"), "");
    assert_eq!(
        table.offers("goodley m9 whistle bert>l10").split(", ").next(),
        Some("goodley m9 whistle bert>l10")
    );
    // k11 is nearer to m12, but not to l10.
    let table = table.put("goodley m12 bert k10");
    assert_eq!(table.refuses("goodley l10 whistle bert>k11"), Rule::WhistleNearer);
    assert_eq!(table.offers("goodley whistle bert>k11 l10"), "goodley whistle bert>k11 l10");
}

#[test]
fn whoever_pulls_watson_turns_the_lantern_b6() {
    let table = table("gull", "goodley").put("watson k9");
    assert_eq!(table.refuses("goodley m9 whistle watson>l10"), Rule::LanternWay);
    let lines = whistles(&table, "m9");
    let alone = |it: &&String| {
        it.starts_with("goodley m9 whistle watson>l10:") && it.split(' ').count() == 4
    };
    assert_eq!(lines.iter().filter(alone).count(), 6);
    let mut table = table;
    assert_eq!(
        table.says("goodley m9 whistle watson>l10:s"),
        "played detective goodley, moved goodley m9, pulled watson l10, lantern s, jack's turn"
    );
}

#[test]
fn nobody_else_has_a_lantern_to_turn_b6() {
    let table = table("gull", "goodley").put("bert k9");
    let pull = Pull { who: who("bert"), to: hex("l10"), lantern: Some(Way::N) };
    let power = Some(Power::Whistle(Whistle::new([pull])));
    let line = Activation { who: who("goodley"), go: Go::To(hex("m9")), power, before: false };
    let refusal = table.position.check(&Action::Activate(line)).unwrap_err();
    assert_eq!(refusal.rule, Rule::LanternWay);
}

/// Goodley in the corner at b7 with five beside him and two waiting, who cannot come nearer.
const CROWDED: &str =
    "goodley b7 holmes b6 smith c6 lestrade a5 stealthy d7 gull a4 bert e7 watson e8";

#[test]
fn where_nobody_can_be_pulled_the_power_lapses_b16() {
    let mut table = table("gull", "goodley").put(CROWDED).covered("b6 l12");
    assert_eq!(table.offers("goodley stay"), "goodley stay whistle none");
    assert_eq!(table.says("goodley stay whistle none"), "played detective goodley, jack's turn");
}

#[test]
fn a_whistle_that_brings_nobody_comes_before_the_movement_as_well_b16() {
    // He goes down at b6; from f10 he could call somebody.
    let table = table("gull", "goodley").put(CROWDED);
    assert_eq!(table.refuses("goodley f10 whistle none"), Rule::WhistleMore);
    assert_eq!(table.offers("goodley whistle none f10"), "goodley whistle none f10");
    table.clone().says("goodley whistle none f10");
}

#[test]
fn a_whistle_may_shut_goodley_in_and_then_he_stays_b35() {
    // a4 is the only free hex, and Gull comes to it.
    let mut table =
        table("smith", "goodley").put(CROWDED).put("gull a3").covered("b6 l12").jacks_turn();
    assert_eq!(table.refuses("goodley stay whistle gull>a4"), Rule::MustMove, "he could go to a4");
    assert_eq!(table.offers("goodley whistle"), "goodley whistle gull>a4 stay");
    assert_eq!(
        table.says("goodley whistle gull>a4 stay"),
        "played jack goodley, pulled gull a4, jack's turn"
    );
}

#[test]
fn with_all_three_points_the_ways_must_add_up_to_three_b11() {
    let table =
        table("gull", "goodley").put("bert k9").options(|it| it.whistle = WhistleRule::All3);
    assert_eq!(table.refuses("goodley m9 whistle bert>m11"), Rule::WhistleMore);
    table.clone().says("goodley m9 whistle bert>m11 smith>g9");
    table.clone().says("goodley m9 whistle bert>l10 smith>g10");
    assert!(whistles(&table, "m9").iter().all(|line| {
        let words: Vec<_> = line.split(' ').skip(3).collect();
        let cost = |pull: &&str| {
            let (name, to) = pull.split_once('>').unwrap();
            let to = hex(to.split(':').next().unwrap());
            table.state().district.steps(Gait::Walk, table.state().hex(who(name)), to).unwrap()
        };
        words.iter().map(cost).sum::<u8>() == 3
    }));
}

#[test]
fn with_all_three_points_as_many_as_can_be_spent_are_enough_b11() {
    // Only Gull can come nearer, by one step to a4.
    let table = table("smith", "goodley").put(CROWDED).put("gull a3").covered("b6 l12");
    let table = table.options(|it| it.whistle = WhistleRule::All3);
    table.clone().says("goodley whistle gull>a4 stay");
}
