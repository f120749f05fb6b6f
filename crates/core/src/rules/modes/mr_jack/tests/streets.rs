//! How characters move: streets, sewers, and who stands in the way.
use super::*;

#[test]
fn three_hexes_for_everybody_four_for_stealthy_a3() {
    let table = table("gull", "smith stealthy").covered("b6 g6");
    assert_eq!(table.refuses("smith g4 b2>f9"), Rule::TooFar);
    let table = table.put("stealthy a1 gull b7");
    assert_eq!(table.state().points_to(who("stealthy"), hex("a5")), Some(4));
    table.clone().says("stealthy a5");
    assert_eq!(table.clone().put("stealthy c2").refuses("stealthy a5"), Rule::TooFar);
}

#[test]
fn only_streets_are_for_people_b3_b18() {
    let table = table("gull", "smith stealthy");
    for line in ["smith h8 b2>f9", "smith h9 b2>f9", "stealthy b4", "stealthy b2"] {
        assert_eq!(table.refuses(line), Rule::NoStreet, "{line}");
    }
}

#[test]
fn a_covered_manhole_is_a_street_b3() {
    let mut table = table("gull", "lestrade").put("lestrade m12");
    table.says("lestrade l12 ne>nw");
    assert_eq!(table.place("lestrade"), "l12");
}

#[test]
fn a_covered_manhole_is_no_way_under_the_ground() {
    let open = table("gull", "smith").put("smith b7");
    assert!(open.reach("smith").contains(hex("l7")));
    assert!(!open.reach("smith").contains(hex("l12")), "covered there");
    let closed = open.covered("b6 l12");
    assert!(!closed.reach("smith").contains(hex("l7")), "covered here");
}

#[test]
fn a_step_under_the_ground_costs_a_point_from_any_open_manhole_to_any_other_a3() {
    let table = table("gull", "smith").put("smith c6");
    let points = |to: &str| table.state().points_to(who("smith"), hex(to));
    assert_eq!(points("b6"), Some(1));
    assert_eq!(points("l7"), Some(2));
    assert_eq!(points("l6"), Some(3));
    let path = table.state().path(who("smith"), hex("l6")).unwrap();
    assert_eq!(format!("{path:?}"), "[c6, b6, l7, l6]");
}

#[test]
fn whoever_begins_on_an_open_manhole_goes_down_at_once() {
    let table = table("gull", "smith").put("smith k9");
    assert_eq!(table.state().points_to(who("smith"), hex("b7")), Some(2));
}

#[test]
fn stealthy_crosses_lamps_buildings_and_gardens_several_in_a_row_b18() {
    let mut table = table("gull", "stealthy smith").put("stealthy b3 smith c6").covered("b6 c4");
    // b4 and b5 are built up; along the streets it is five steps.
    assert_eq!(table.state().points_to(who("stealthy"), hex("b6")), Some(3));
    assert_eq!(table.clone().put("smith b3 stealthy c6").refuses("smith b6 b2>f9"), Rule::TooFar);
    table.says("stealthy b6");
}

#[test]
fn stealthy_may_use_the_sewers_b19() {
    let mut table = table("gull", "stealthy").put("stealthy b3");
    // c4 is a manhole beside b3: one step, one under the ground to f10, one on foot.
    table.says("stealthy g10");
}

#[test]
fn d8_and_j5_are_hexes_that_stealthy_crosses_b20() {
    let table = table("gull", "stealthy").put("stealthy b7 gull a1").covered("b6 f10");
    assert_eq!(table.state().points_to(who("stealthy"), hex("e9")), Some(3));
    let table = table.put("stealthy i4 watson a3").covered("l7 h3");
    assert_eq!(table.state().points_to(who("stealthy"), hex("l6")), Some(3));
}

#[test]
fn a_character_without_a_free_hex_in_reach_stays_and_uses_its_power_b35() {
    let crowded = "lestrade b7 holmes b6 watson c6 smith a5 stealthy d7 goodley a4";
    let mut table = table("gull", "lestrade").put(crowded).covered("b6 l12");
    assert_eq!(
        table.offers("lestrade stay"),
        "lestrade stay ne>nw, lestrade stay ne>se, lestrade stay sw>nw, lestrade stay sw>se"
    );
    assert!(!table.offers("lestrade").contains("c6 ne"), "nowhere else but to accuse");
    assert_eq!(
        table.says("lestrade stay ne>nw"),
        "played detective lestrade, cordon ne nw, jack's turn"
    );
    assert_eq!(table.place("lestrade"), "b7");
}

#[test]
fn whoever_has_a_free_hex_in_reach_does_not_stay_b35() {
    let crowded = "lestrade b7 holmes b6 watson c6 smith a5 stealthy d7";
    let table = table("gull", "lestrade").put(crowded).covered("b6 l12");
    assert_eq!(table.refuses("lestrade stay ne>nw"), Rule::MustMove);
    assert!(table.offers("lestrade").starts_with("lestrade a5 accuse"));
    table.clone().says("lestrade a4 ne>nw");
}

#[test]
fn gull_never_stays_since_he_can_change_places_b35() {
    let crowded = "gull b7 holmes b6 watson c6 smith a5 stealthy d7 goodley a4";
    let table = table("smith", "gull").put(crowded).covered("b6 l12").jacks_turn();
    assert_eq!(table.refuses("gull stay"), Rule::MustMove);
    assert!(table.offers("gull").split(", ").all(|line| line.starts_with("gull swap")));
}

#[test]
fn bert_may_shut_himself_in_and_then_he_stays_b35() {
    let crowded = "bert b7 holmes b6 watson c6 smith a5 stealthy d7 goodley a4";
    let mut table = table("gull", "bert").put(crowded);
    assert_eq!(table.refuses("bert stay b1>b6"), Rule::MustMove, "he could go down at b6");
    assert_eq!(table.offers("bert b1>b6 stay"), "bert b1>b6 stay");
    assert_eq!(table.says("bert b1>b6 stay"), "played detective bert, cover b1 b6, jack's turn");
}
