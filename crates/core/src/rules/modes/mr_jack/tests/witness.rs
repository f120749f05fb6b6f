//! Who can be seen, and what a call says of it.
use super::*;
use crate::terms::LampsStopBeam;

/// Everybody apart and in the dark.
fn dark() -> Fixture {
    let places = "holmes a1 watson m12 smith g8 lestrade e5 stealthy j8 goodley c2 gull a5 bert k7";
    table("gull", "smith").lit("").put(places).lantern("ne")
}

#[test]
fn everybody_apart_in_the_dark_is_invisible() {
    assert_eq!(dark().visible(), "");
}

#[test]
fn whoever_stands_beside_a_lit_lamp_is_visible_a4() {
    assert_eq!(dark().lit("h8").visible(), "smith");
    assert_eq!(dark().lit("h8").state().lights(who("smith")), [Light::Lamp(hex("h8"))]);
    assert_eq!(dark().lit("f9").visible(), "", "not two hexes away");
}

#[test]
fn two_beside_each_other_see_each_other_innocent_or_not_a4() {
    let table = dark().put("lestrade g7").innocent("lestrade");
    assert_eq!(table.visible(), "smith lestrade");
    assert_eq!(table.state().lights(who("smith")), [Light::Beside(who("lestrade"))]);
}

#[test]
fn manholes_make_nobody_stand_beside_another_a4() {
    assert_eq!(dark().put("smith f10 lestrade g6").visible(), "");
}

#[test]
fn the_lantern_lights_everybody_straight_ahead_b8_b10() {
    let line = dark().put("watson g10 smith g8 lestrade g4 stealthy g6").lantern("s");
    assert_eq!(line.visible(), "smith lestrade stealthy");
    assert_eq!(line.state().lights(who("lestrade")), [Light::Lantern]);
    let beam = format!("{:?}", line.state().beam());
    assert_eq!(beam, "[g9, g8, g7, g6, g5, g4, g3]");
}

#[test]
fn each_way_of_the_lantern_leads_through_an_edge_b8() {
    let beam = |way| format!("{:?}", dark().put("watson i8").lantern(way).state().beam());
    assert_eq!(beam("n"), "[i9, i10]");
    assert_eq!(beam("ne"), "[]", "a building");
    assert_eq!(beam("se"), "[j8]", "up to a garden");
    assert_eq!(beam("s"), "[i7, i6, i5, i4]", "up to the edge");
    assert_eq!(beam("sw"), "[]");
    assert_eq!(beam("nw"), "[]", "a lamp");
}

#[test]
fn a_lit_lamp_stops_the_beam_unless_the_table_decided_otherwise_b9() {
    let lit = dark().put("watson e9 bert g9 smith i6").lit("f9").lantern("se");
    assert_eq!(lit.state().lights(who("bert")), [Light::Lamp(hex("f9"))]);
    let lit = lit.options(|it| it.lamps_stop_beam = LampsStopBeam::False);
    assert_eq!(lit.state().lights(who("bert")), [Light::Lamp(hex("f9")), Light::Lantern]);
    assert_eq!(format!("{:?}", lit.state().beam()), "[f9, g9]");
    assert_eq!(format!("{:?}", lit.lit("").state().beam()), "[]", "an unlit one stops it");
}

#[test]
fn a_call_clears_whoever_was_seen_otherwise() {
    let table = table("gull", "smith");
    assert_eq!(named(table.state().would_clear(false)), "holmes smith lestrade bert");
    assert_eq!(named(table.state().would_clear(true)), "watson stealthy goodley gull");
}

#[test]
fn jack_in_the_dark_clears_the_visible_and_may_leave_in_the_next_round() {
    let mut table = table("gull", "smith").last_pick();
    assert_eq!(
        table.says("smith g7 b2>f9"),
        "played detective smith, moved smith g7, lamp b2 f9, call visible, out 1, round 2, jack's turn"
    );
    assert!(table.state().was_seen(), "the moved lamp lights e9, where Gull is");
    let mut table = table_after("gull", "smith g7 b2>h4");
    assert_eq!(named(table.state().suspects()), "stealthy goodley gull");
    assert!(!table.state().was_seen());
    table = table.clone();
    assert_eq!(table.state().calls[0], Some(false));
}

#[test]
fn a_seen_jack_clears_the_invisible() {
    let table = table_after("bert", "smith g7 b2>h4");
    assert_eq!(named(table.state().suspects()), "holmes watson smith lestrade bert");
    assert!(table.state().was_seen());
    assert_eq!(table.state().cleared[who("gull").at()], 1, "in round 1");
}

#[test]
fn who_is_seen_is_settled_before_the_lamp_goes_out() {
    // Jack stands beside lamp 1 in round 1.
    let mut table = table("holmes", "smith").put("holmes c3").last_pick();
    let story = table.says("smith g7 h8>f9");
    assert!(story.contains("call visible, out 1, round 2"), "{story}");
    assert!(!table.state().lit.contains(hex("b2")));
}

#[test]
fn whoever_is_innocent_stays_so() {
    let mut table = table("bert", "smith").innocent("holmes").last_pick();
    table.says("smith g7 b2>h4");
    assert_eq!(named(table.state().suspects()), "watson smith lestrade bert");
}

fn table_after(jack: &str, line: &str) -> Fixture {
    let mut table = table(jack, "smith").last_pick();
    table.says(line);
    table
}
