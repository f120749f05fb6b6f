//! Every mode with every number of players.
use serde_json::{Value, json};

use crate::support::room::Room;

/// What concerns a role that nobody plays is no reminder.
#[test]
fn a_reminder_is_of_somebody_who_plays() {
    let room = Room::new();
    for (players, there) in [(6, false), (8, true)] {
        let setup = room.json(&format!("setup fbi-mafia --players {players} --seed 1"));
        let reminders = setup["reminders"].as_array().expect("a list");
        assert_eq!(reminders.contains(&"profiler-draws".into()), there, "{players}");
        assert!(reminders.contains(&"agents-draw".into()));
    }
}

#[test]
fn for_every_number_of_players_there_is_a_list() {
    let room = Room::new();
    let noir = |line: &str| -> Vec<String> {
        let modes = room.json(line);
        let modes = modes.as_array().unwrap().iter().filter(|mode| mode["game"] == "noir");
        modes.map(|mode| mode["mode"].as_str().unwrap().to_owned()).collect()
    };
    let duels = ["killer-inspector", "hitman-sleuth", "thief-chief"];
    for (players, modes) in [
        (2, &duels[..]),
        (3, &["spy-tag"]),
        (4, &["spy-tag"]),
        (5, &["spy-tag", "heist"]),
        (6, &["spy-tag", "fbi-mafia", "heist"]),
        (7, &["heist"]),
        (8, &["spy-tag", "fbi-mafia"]),
        (9, &["spy-tag"]),
    ] {
        assert_eq!(noir(&format!("modes --players {players}")), modes, "{players}");
    }
    assert_eq!(noir("modes --players 6 --edition grom"), ["spy-tag", "fbi-mafia"]);
}

#[test]
fn seven_spies_are_refused_with_what_there_is_instead_sp01() {
    let room = Room::new();
    let ran = room.run("setup spy-tag --players 7");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert_eq!(
        ran.err,
        "Spy Tag is for 3–6, 8 or 9 players (7 can’t split evenly); closest: 6 or 8.\n\
         With 7 players, this box has: Heist (heist).\n"
    );
    let ran = room.run("setup heist --players 6 --edition grom");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(
        ran.err.contains(
            "With 6 players, this box has: Spy Tag (spy-tag) and FBI vs. Mafia (fbi-mafia)."
        ),
        "{}",
        ran.err
    );
    let ran = room.run("setup spy-tag --players 8 --edition grom");
    assert!(ran.err.contains("Spy Tag is for 3–6 players, not 8; closest: 6."), "{}", ran.err);
}

#[test]
fn tokens_roles_teams_and_vaults_are_told() {
    let room = Room::new();
    let heist = room.json("setup heist --players 5 --seed 1");
    assert_eq!(heist["tokens"], json!([{"token": "steal", "name": "steal", "count": 5}]));
    let roles = heist["role_deck"].as_array().unwrap();
    assert_eq!(roles.iter().filter(|role| role["tier"] == 1).count(), 6);
    assert_eq!(roles.len(), 11);
    assert_eq!(heist["vaults"]["centre"], "d4");
    assert_eq!(heist["vaults"]["nw"].as_array().unwrap().len(), 9);
    assert_eq!(heist["seats"][4]["seat"], "chief", "whoever it is");

    let fbi = room.json("setup fbi-mafia --players 6 --seed 1");
    let counts: Vec<&Value> =
        fbi["tokens"].as_array().unwrap().iter().map(|token| &token["count"]).collect();
    assert_eq!(counts, [&Value::Null, &Value::Null, &json!(6)], "as many bombs as there are");
    assert_eq!(fbi["sitting"], "teams-by-side");
    assert_eq!(fbi["first"], "killer");
}

#[test]
fn roles_are_given_or_drawn() {
    let room = Room::new();
    let players = "Ann,Ben,Cid,Dan,Eve,Fay";
    let roles = "suit,bomber,killer,detective,undercover,psycho";
    let setup = room.json(&format!("setup fbi-mafia --players {players} --assign {roles}"));
    let turns: Vec<(&str, &str)> = setup["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| (seat["seat"].as_str().unwrap(), seat["player"].as_str().unwrap()))
        .collect();
    // Each team as it sits, the Mafia from the Killer on, the teams in turn (F57).
    assert_eq!(
        turns,
        [
            ("killer", "Cid"),
            ("suit", "Ann"),
            ("psycho", "Fay"),
            ("detective", "Dan"),
            ("bomber", "Ben"),
            ("undercover", "Eve"),
        ]
    );
    let drawn = |seed: u8| {
        let setup = room.json(&format!("setup fbi-mafia --players {players} --seed {seed}"));
        setup["seats"][0]["player"].as_str().unwrap().to_owned()
    };
    let killers: std::collections::BTreeSet<String> = (0..12).map(drawn).collect();
    assert!(killers.len() > 2, "{killers:?}");
    for (assign, code) in [("suit,suit,suit,suit,suit,suit", 2), ("killer", 2), ("boss", 2)] {
        let line = format!("setup fbi-mafia --players 6 --assign {assign}");
        assert_eq!(room.run(&line).code, code, "{assign}");
    }
}

#[test]
fn major_grom_has_its_own_cards_and_words() {
    let room = Room::speaking("ru_RU.UTF-8");
    let said = room.ok("setup thief-chief --edition grom --seed 1");
    for part in [
        "Дело о 25 холодильниках",
        "9 из 10 подозреваемых с отметкой «*»",
        "Отложите карты: Майор Гром / Чумной Доктор и Дима Дубин",
        "25 × Холодильник",
    ] {
        assert!(
            said.replace('\n', " ").replace("  ", "").contains(&part.replace("  ", "")),
            "{part}: {said}"
        );
    }
}

/// The box has 26 cards without a star for a grid of 25; who stays in it is for the players to say.
#[test]
fn any_card_without_a_star_may_stay_in_the_box_of_major_grom_sp09() {
    let room = Room::speaking("ru_RU.UTF-8");
    let said = room.ok("setup spy-tag --players 4 --edition grom --seed 1");
    assert!(said.contains("1 из 26 подозреваемых без отметки"), "{said}");
    let heroes = ["Чумной Доктор / Майор Гром, special", "Дима Дубин / Август Хольт"];
    let others = (1..=24).map(|n| format!("Злодей{n}"));
    let names: Vec<String> = heroes.map(str::to_owned).into_iter().chain(others).collect();
    room.write("box.txt", names.join("\n"));
    room.ok("deck learn grom --file box.txt");
    for left in [0, 1, 25] {
        let lain = names.iter().enumerate().filter(|(at, _)| *at != left);
        let lain: Vec<_> = lain.map(|(_, name)| name.split([' ', ',']).next().unwrap()).collect();
        let rows: Vec<_> = lain.chunks(5).map(|row| format!("- [{}]\n", row.join(", "))).collect();
        room.write("deal.yaml", format!("layout:\n{}", rows.concat()));
        room.ok(&format!(
            "new spy-tag --players 4 --edition grom --deal deal.yaml --table t{left}.referee"
        ));
    }
}

#[test]
fn partners_are_told_not_to_whisper_sp14() {
    let room = Room::new();
    let says = |line: &str| room.ok(line).contains("Partners may talk");
    for (players, teams) in [(3, false), (4, false), (5, false), (6, true), (8, true), (9, true)] {
        assert_eq!(says(&format!("setup spy-tag --players {players}")), teams, "{players}");
    }
    assert!(says("setup fbi-mafia --players 6"));
}
