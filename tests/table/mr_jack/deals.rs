//! What a deal file fixes, and what has no meaning here.
use serde_json::json;

use super::{DEAL, room};
use crate::support::room::{Ran, Room};

fn opened(deal: &str, more: &str) -> (Room, Ran) {
    let room = Room::new();
    room.write("deal.yaml", deal);
    let ran = room.run(&format!("new mr-jack --deal deal.yaml {more}"));
    (room, ran)
}

#[test]
fn a_deal_names_its_edition() {
    let (room, ran) = opened("edition: first_2006\n", "");
    assert_eq!((ran.code, &room.status()["edition"]), (0, &json!("first_2006")));
    let (_, same) = opened("edition: first_2006\n", "--edition first_2006");
    assert_eq!(same.code, 0);
    let (_, clash) = opened("alibi: [bert]\nedition: first_2006\n", "--edition revised");
    assert_eq!(clash.code, 3);
    assert_eq!(clash.err, "deal.yaml:2:10: edition: expected revised, found “first_2006”\n");
    for unknown in ["second", "uk"] {
        let (_, ran) = opened(&format!("edition: {unknown}\n"), "");
        assert_eq!(ran.code, 3);
        assert!(ran.err.starts_with("deal.yaml:1:10: edition: "), "{}", ran.err);
        assert!(ran.err.contains("revised"), "{}", ran.err);
    }
}

#[test]
fn faults_are_named_with_their_place() {
    for (deal, said) in [
        ("alibi: [bret]\n", "deal.yaml:1:9: alibi[0]: "),
        ("alibi: [bert, gull, bert]\n", "deal.yaml:1:21: alibi[2]: "),
        ("character_order: [[holmse]]\n", "deal.yaml:1:20: character_order[0][0]: "),
        ("character_order: [[], [], [], [], []]\n", "deal.yaml:1:18: character_order: "),
        ("evidence: [bert]\n", "deal.yaml:1:1: evidence: "),
        ("layout: [abc]\n", "deal.yaml:1:1: layout: "),
        ("alibi: [bert\n", "deal.yaml:"),
    ] {
        let (_, ran) = opened(deal, "");
        assert_eq!(ran.code, 3, "{deal}: {ran:?}");
        assert!(ran.err.starts_with(said), "{deal}: {}", ran.err);
    }
    let (_, ran) = opened("alibi: [bret]\n", "");
    assert!(ran.err.to_lowercase().contains("bert"), "the nearest name: {}", ran.err);
}

/// Names are understood in every language.
#[test]
fn a_part_of_a_deal_is_completed_by_chance() {
    let (room, ran) =
        opened("alibi: [Ватсон, gull]\ncharacter_order: [[bert, holmes], []]\n", "--with-referee");
    assert_eq!(ran.code, 0, "{ran:?}");
    let status = room.json("status --as referee");
    assert_eq!(status["seats"][0]["identity"], "watson");
    assert_eq!(status["deck_order"][0], "gull");
    assert_eq!(status["deck_order"].as_array().unwrap().len(), 7);
    let cards = status["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 4);
    assert!(cards.contains(&json!("bert")) && cards.contains(&json!("holmes")), "{cards:?}");
}

#[test]
fn the_second_list_is_the_order_of_rounds_three_and_four() {
    let text = format!("{DEAL}- [gull, bert, watson, smith]\n");
    let (room, _) = opened(&text, "");
    room.act(super::ROUND_1);
    room.act(super::ROUND_2);
    room.act(&["stealthy b3"]);
    let status = room.status();
    assert_eq!(status["round"], 3);
    assert_eq!(status["cards"], json!(["watson", "smith", "gull", "bert"]));
}

#[test]
fn what_only_noir_has_is_refused() {
    let room = room("--table t.referee");
    for line in [
        "new mr-jack --layout typed",
        "new mr-jack --layout cells",
        "setup mr-jack --layout alphabetical",
        "new mr-jack --beside t.referee",
        "setup mr-jack --beside t.referee",
        "deck learn revised --file deal.yaml",
        "deck learn first_2006",
    ] {
        let ran = room.run(line);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{line}: {ran:?}");
        assert!(ran.err.contains("Mr. Jack"), "{line}: {}", ran.err);
    }
}

#[test]
fn a_rematch_swaps_the_roles_and_counts_the_games() {
    let room = room("--trust Ann=told --option name-both=true");
    room.ok("act concede --as detective");
    room.ok("rematch");
    let status = room.status();
    assert_eq!(status["seats"][0]["player"], "Ben");
    assert_eq!(status["seats"][1]["trust"], "told");
    assert_eq!(status["options"]["name-both"], "true");
    assert_eq!(status["positions"]["smith"], "g8", "everybody starts where the board says");
    assert_eq!(status["match"]["game"], 2);
}
