//! Questions about the streets.
use serde_json::json;

use super::{ROUND_1, ROUND_2, after_round_1, answer, room};
use crate::support::room::Room;

#[test]
fn reach_names_every_hex_with_its_points() {
    let room = room("");
    let smith = answer(&room, "reach smith");
    assert_eq!(smith["range"], 3);
    // One step, two steps; the manhole at g6 is two steps away, so every open one costs three.
    for (hex, points) in [("f7", 1), ("g7", 1), ("e7", 2), ("g6", 2), ("k9", 3), ("c4", 3)] {
        assert_eq!(smith["hexes"][hex], points, "{hex}");
    }
    for never in ["g8", "b1", "l12", "h8", "a1"] {
        assert!(smith["hexes"].get(never).is_none(), "{never}");
    }
    assert_eq!(smith["occupied"], json!({"e5": 3, "g5": 3}));
    assert_eq!(smith["exits"], json!({}), "from the start nobody leaves in one move");
    // She crosses lamps, buildings and gardens, and has a point more.
    assert_eq!(answer(&room, "reach stealthy")["range"], 4);
}

#[test]
fn a_path_is_shown_hex_by_hex_with_its_sewers() {
    let room = room("");
    let path = answer(&room, "path gull k9");
    assert_eq!(path["path"], json!(["e9", "f10", "k9"]));
    assert_eq!(path["sewers"], json!([["f10", "k9"]]));
    assert_eq!((&path["points"], &path["against"]), (&json!(2), &json!([])));
    assert_eq!(room.ok("ask path gull k9"), "e9 → f10 → sewers → k9\n2 steps; the limit is 3.\n");
}

#[test]
fn a_path_that_cannot_be_gone_says_everything_against_it() {
    let room = room("");
    let against = |question: &str| answer(&room, question)["against"].clone();
    let covered = json!([{"why": "far"}, {"why": "covered", "hex": "b1"}]);
    assert_eq!(against("path bert b1"), covered);
    assert_eq!(against("path smith g8"), json!([{"why": "here"}]));
    assert_eq!(against("path smith h8"), json!([{"why": "no-street"}]), "a lamp");
    assert_eq!(against("path smith g5"), json!([{"why": "occupied", "who": "holmes"}]));
    let closed = json!([{"why": "cordon"}, {"why": "far"}, {"why": "covered", "hex": "l12"}]);
    assert_eq!(against("path stealthy exit ne"), closed);
    assert_eq!(answer(&room, "path stealthy ne"), answer(&room, "path stealthy exit ne"));
    assert_eq!(answer(&room, "path stealthy nw")["points"], 5, "the step out costs one");
}

#[test]
fn who_is_visible_and_why() {
    let room = room("");
    let visible = answer(&room, "visible");
    assert_eq!(visible["smith"], json!([{"why": "lamp", "hex": "h8"}]));
    assert_eq!(visible["gull"], json!([]));
    let lit = visible.as_object().unwrap().values().filter(|why| **why != json!([])).count();
    assert_eq!(lit, 4, "four of eight are visible at the start");
    assert_eq!(answer(&room, "visible gull"), json!({"gull": []}));
    room.act(&["holmes g7"]);
    assert_eq!(answer(&room, "visible holmes")["holmes"][0]["why"], "lamp");
    assert_eq!(
        answer(&room, "visible holmes")["holmes"][1],
        json!({"why": "neighbour", "who": "smith"})
    );
}

#[test]
fn the_exits_say_who_could_leave_in_one_activation() {
    let room = after_round_1("");
    let exits = answer(&room, "exits");
    assert_eq!(exits["ne"], json!({"hex": "l12", "open": false, "leave": []}));
    room.act(ROUND_2);
    assert_eq!(answer(&room, "exits")["sw"]["leave"], json!(["stealthy"]));
    assert_eq!(answer(&room, "exits --at 6")["sw"]["leave"], json!(["stealthy"]));
    assert_eq!(answer(&room, "exits --at 5")["sw"]["leave"], json!([]), "a cordon stood there");
    assert!(answer(&room, "reach stealthy")["exits"]["sw"] == 4);
}

#[test]
fn distances_are_counted_along_streets() {
    let room = room("");
    assert_eq!(answer(&room, "distance smith goodley"), answer(&room, "distance m10 g8"));
    assert_eq!(answer(&room, "distance a1 a3"), 2);
    assert_eq!(answer(&room, "distance a1 c7"), json!(null), "a lamp is no street");
    let nearer = json!({"nearer": true, "from": 7, "to": 5});
    assert_eq!(answer(&room, "nearer smith h10"), nearer);
    assert_eq!(answer(&room, "nearer smith f7")["nearer"], false);
}

#[test]
fn what_a_call_would_clear() {
    let room = room("");
    let call = answer(&room, "call");
    assert_eq!(call["visible"], json!(["watson", "stealthy", "goodley", "gull"]));
    assert_eq!(call["invisible"], json!(["holmes", "smith", "lestrade", "bert"]));
}

#[test]
fn who_can_still_be_jack_and_why_the_others_cannot() {
    let room = room("");
    let all = ["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"];
    assert_eq!(answer(&room, "suspects")["suspects"], json!(all));
    room.act(ROUND_1);
    let open = answer(&room, "suspects");
    assert_eq!(open["suspects"], json!(["watson", "smith", "stealthy", "bert"]));
    let gull = json!({"round": 1, "call": "invisible", "lights": [{"why": "lamp", "hex": "f9"}]});
    assert_eq!(open["cleared"]["gull"], gull);
    assert_eq!(answer(&room, "suspects --at 3")["cleared"], json!({}), "before the call");
    assert_eq!(open["alibis"], json!([]));
}

#[test]
fn only_the_own_alibis_count_and_never_who_is_jack() {
    let room = room("");
    room.act(&["holmes g6"]);
    let detective = answer(&room, "suspects --as detective");
    assert_eq!(detective["alibis"], json!(["gull"]));
    assert!(!detective["suspects"].to_string().contains("gull"));
    assert_eq!(answer(&room, "suspects --as jack"), answer(&room, "suspects"));
}

#[test]
fn questions_of_the_other_game_are_refused_with_those_of_this_one() {
    let room = room("");
    for question in ["row smith", "dead", "tokens", "straight smith 2", "square a1 2", "exonerated"]
    {
        let ran = room.run(&format!("ask {question}"));
        assert_eq!(ran.code, 2, "{question}");
        assert!(ran.err.contains("near, around, where, who, deck, reach, path"), "{}", ran.err);
        assert!(!ran.err.contains(", row") && !ran.err.contains("tokens,"), "{}", ran.err);
    }
    let noir = Room::with_table("mabcd", "");
    for question in ["reach alyss", "path alyss c3", "visible", "exits", "suspects"] {
        let ran = noir.run(&format!("ask {question}"));
        assert_eq!(ran.code, 2, "{question}");
        assert!(ran.err.contains("around, where, who, row"), "{}", ran.err);
    }
}

#[test]
fn where_somebody_stands_and_who_stands_around() {
    let room = room("");
    assert_eq!(answer(&room, "where smith"), "g8");
    assert_eq!(answer(&room, "who g5"), json!(["holmes"]));
    assert_eq!(answer(&room, "smith near bert"), false);
    room.act(&["holmes g7"]);
    assert_eq!(answer(&room, "smith near holmes"), true);
    assert_eq!(answer(&room, "around smith"), json!(["holmes"]));
    let ran = room.run("ask where jack");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert_eq!(answer(&room, "where me --as jack"), "i4");
}

#[test]
fn the_loop_takes_questions_in_three_languages() {
    let room = room("");
    for (lang, line, said) in [
        ("en", "distance a1 a3", "2 steps along the streets"),
        ("uk", "відстань a1 a3", "2 кроки вулицями"),
        ("ru", "расстояние a1 a3", "2 шага по улицам"),
        ("ru", "путь гал k9", "e9 → f10 → люками → k9"),
        ("uk", "куди ґалл", "1: "),
        ("en", "call", "“Visible” would clear: "),
    ] {
        let ran = room.run_with(&format!("--lang {lang}"), &format!("{line}\n"));
        assert!(ran.out.contains(said), "{line}: {ran:?}");
    }
}
