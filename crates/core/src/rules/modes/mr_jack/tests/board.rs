//! What is printed on the board, and what lies on it at the start.
use super::*;

const EDITIONS: [&str; 2] = ["revised", "first_2006"];

#[test]
fn four_are_visible_at_the_start_wherever_the_lantern_points() {
    for edition in EDITIONS {
        for way in Way::ALL {
            let game = MrJack { lantern: way, ..board(edition) };
            assert_eq!(named(game.visible()), "holmes smith lestrade bert", "{edition} {way:?}");
        }
    }
}

#[test]
fn the_streets_are_connected_above_the_ground_b13() {
    let district = board("revised").district;
    let steps = |from: Hex, to: Hex| district.steps(Gait::Walk, from, to);
    let all = district.streets();
    assert!(all.into_iter().all(|from| all.into_iter().all(|to| steps(from, to).is_some())));
    let longest = all.flat_map(|from| all.filter_map(move |to| steps(from, to))).max();
    assert_eq!(longest, Some(15));
}

#[test]
fn the_district_turned_by_180_degrees_is_the_same() {
    let district = board("revised").district;
    let turned = |hex: Hex| Hex::new(12 - hex.column(), 16 - hex.row()).expect("a hex");
    for kind in [district.streets(), district.lamps(), district.obstacles()] {
        assert_eq!(kind.map(turned).collect::<HexSet>(), kind);
    }
    let exits = Exit::ALL.map(|exit| turned(district.exit(exit)));
    assert_eq!(exits, [Exit::Se, Exit::Sw, Exit::Ne, Exit::Nw].map(|exit| district.exit(exit)));
}

#[test]
fn each_exit_is_at_one_street() {
    let district = board("revised").district;
    let at = Exit::ALL.map(|exit| district.exit(exit).to_string());
    assert_eq!(at, ["b7", "l12", "b1", "l6"]);
}

#[test]
fn each_lamp_lights_the_streets_around_it() {
    let district = board("revised").district;
    for (lamp, lights) in [
        ("b2", "b3 c3 c2 b1 a1 a2"),
        ("c7", "d7 c6 b6 b7"),
        ("f5", "g6 g5 e4 e5"),
        ("f9", "f10 g10 g9 e8 e9"),
        ("h4", "i5 i4 h3 g3 g4"),
        ("h8", "i9 i8 g7 g8"),
        ("k6", "k7 l7 l6 j6"),
        ("l11", "l12 m12 m11 l10 k10 k11"),
    ] {
        assert_eq!(district.beside(hex(lamp)) & district.streets(), hexes(lights), "{lamp}");
    }
    assert_eq!(district.lamps(), hexes("b2 c7 f5 f9 h4 h8 k6 l11"));
}

#[test]
fn six_lamps_are_lit_two_manholes_covered_two_exits_cordoned() {
    for edition in EDITIONS {
        let game = board(edition);
        assert_eq!(game.tiles.map(Option::unwrap), ["b2", "l11", "c7", "k6"].map(hex));
        assert_eq!((game.lit, game.unlit()), (hexes("b2 l11 c7 k6 f5 h8"), hexes("f9 h4")));
        assert_eq!(game.cordons, [false, true, true, false]);
    }
    assert_eq!(board("revised").open_manholes(), hexes("b6 c4 f10 g6 h3 k9 l7"));
    assert_eq!(board("first_2006").open_manholes(), hexes("a5 f7 f10 h3 h6 m9"));
}

#[test]
fn goodley_reaches_seventeen_streets_from_the_start() {
    let expected = "b6 c4 f10 g6 h3 j8 j10 k9 k10 k11 l7 l10 l12 m8 m9 m11 m12";
    assert_eq!(table("gull", "").reach("goodley"), hexes(expected));
}

/// The points that bring somebody from the start out by each exit, whether there is a cordon or not:
/// the step out is one of them.
#[test]
fn nobody_gets_out_by_a_free_exit_in_one_move_from_the_start_a6() {
    let points = |game: &MrJack, name: &str| {
        Exit::ALL.map(|exit| game.points_to(who(name), game.district.exit(exit)).unwrap() + 1)
    };
    let revised = board("revised");
    for (name, expected) in [
        ("holmes", [4, 6, 6, 4]),
        ("watson", [4, 6, 6, 4]),
        ("smith", [5, 7, 7, 5]),
        ("lestrade", [5, 7, 5, 5]),
        ("stealthy", [5, 7, 4, 5]),
        ("goodley", [5, 4, 7, 5]),
        ("gull", [4, 6, 6, 4]),
        ("bert", [5, 5, 7, 5]),
    ] {
        assert_eq!(points(&revised, name), expected, "{name}: nw ne sw se");
        assert!(Exit::ALL.into_iter().all(|exit| !revised.can_leave(who(name), exit)));
    }
    let first = board("first_2006");
    assert_eq!(points(&first, "stealthy")[3], 4);
    assert!(first.can_leave(who("stealthy"), Exit::Se), "across j5 (B20)");
}

#[test]
fn from_every_street_at_least_five_others_are_within_three_steps_b35() {
    let district = board("revised").district;
    let others = |hex: &Hex| district.within(Gait::Walk, *hex, 3).len() - 1;
    assert_eq!(district.streets().map(|hex| others(&hex)).min(), Some(5));
    let fewest: HexSet = district.streets().filter(|hex| others(hex) == 5).collect();
    assert_eq!(fewest, hexes("b7 l6"));
}
