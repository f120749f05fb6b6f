//! Games that nobody sits at: what a seat cannot see changes nothing, and figures can be had again.
use noir_referee::players::{Dice, Seen, Share, player};
use noir_referee::rules::{Audience, Trust};
use noir_referee::terms::{Mode, Strength};
use serde_json::Value;

use crate::support::chance::Chance;
use crate::support::modes::table;
use crate::support::play::{Step, play};
use crate::support::room::Room;

fn simulated(line: &str) -> Value {
    Room::new().json(&format!("simulate {line}"))
}

/// The share of games that a side won, between its bounds.
fn won(data: &Value, side: &str) -> (f64, f64, f64) {
    let games = data["games"].as_u64().expect("a number");
    let of_side = data["outcomes"].as_array().expect("a list").iter();
    let wins = of_side
        .filter(|outcome| outcome["winner"] == side)
        .filter_map(|outcome| outcome["games"]["count"].as_u64())
        .sum();
    let share = Share::of(wins, games);
    (share.from, share.share, share.to)
}

/// With the same dice he says the same, whatever the cards are that he cannot see.
#[test]
fn a_player_says_the_same_whatever_he_cannot_see() {
    let mut asked = 0;
    for mode in Mode::ALL {
        let mut chance = Chance(7);
        for game in 0..6 {
            let start = table(mode, &mut chance, &[Trust::Dealt]);
            play(&start, 60, &mut chance, |_, Step { before, .. }| {
                let Some(owed) = before.decision() else { return };
                let twin = before.seen_by(Audience::Seat(owed.seat));
                for strength in Strength::ALL {
                    let says = |position| {
                        let seen = Seen::of(position, owed.seat);
                        player(strength).choose(&seen, &mut Dice::of(1, game))
                    };
                    assert_eq!(says(before), says(&twin), "{mode} {strength}");
                }
                asked += 1;
            });
        }
    }
    assert!(asked > 1000, "{asked}");
}

#[test]
fn every_game_of_every_mode_ends_however_it_is_played() {
    for mode in Mode::ALL {
        for played in Strength::WORDS {
            // Goodley's whistles are many.
            let games = if mode == Mode::MrJack { 2 } else { 10 };
            let data = simulated(&format!("{mode} --games {games} --seed 1 --played {played}"));
            assert_eq!(data["games"], games, "{mode} {played}");
            assert_eq!(data["unfinished"]["count"], 0, "{mode} {played}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_figures_on_one_core_and_on_many() {
    for mode in ["killer-inspector", "spy-tag", "fbi-mafia"] {
        let on = |cores: u8| simulated(&format!("{mode} --games 60 --seed x --cores {cores}"));
        assert_eq!(on(1), on(3), "{mode}");
        let other = simulated(&format!("{mode} --games 60 --seed y"));
        assert_ne!(on(1)["outcomes"], other["outcomes"], "{mode}");
    }
}

#[test]
fn whoever_takes_what_counts_wins_more_often_than_whoever_says_anything() {
    for (mode, seat) in
        [("killer-inspector", "killer"), ("spy-tag", "spy1"), ("thief-chief", "thief")]
    {
        let of = |played: &str| {
            let data = simulated(&format!("{mode} --games 300 --seed 1 --played {seat}={played}"));
            won(&data, seat)
        };
        let (random, greedy) = (of("random"), of("greedy"));
        assert!(greedy.0 > random.2, "{mode}: {greedy:?} against {random:?}");
    }
}

#[test]
fn an_option_tells_in_the_figures() {
    let of = |kills: &str| {
        let line = "killer-inspector --games 400 --seed 1 --played killer=greedy";
        simulated(&format!("{line} --option kills={kills}"))["turns"]["p50"].as_u64()
    };
    assert!(of("16") > of("14"));
}

#[test]
fn the_figures_are_told_in_words() {
    let room = Room::new();
    let told = room.ok("simulate killer-inspector --games 40 --seed 1 --played killer=greedy");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines[0],
        "Killer vs. Inspector, 40 games, seed 1. Players: Killer – take what counts, Inspector – any legal move."
    );
    assert!(lines[1].starts_with("Killer ") && lines[1].ends_with(')'), "{told}");
    assert!(told.contains("How they ended:\n  "), "{told}");
    let ran = room.run("simulate killer-inspector --played killer=clever");
    assert_eq!(ran.err, "“clever” is no way to play a seat; it can be random or greedy.\n");
    assert_eq!(ran.code, 2);
    assert_eq!(room.run("simulate killer-inspector --played ann=greedy").code, 2);
    assert_eq!(room.run("simulate killer-inspector --games 0").code, 2);
}

/// Values with commas between them are tables beside each other, each as it is by itself.
#[test]
fn values_are_compared() {
    let line = "killer-inspector --games 40 --seed 1";
    let data = simulated(&format!("{line} --option kills=14,16"));
    for (at, kills) in ["kills=14", "kills=16"].into_iter().enumerate() {
        let alone = simulated(&format!("{line} --option {kills}"));
        assert_eq!(data["tables"][at]["chosen"], kills);
        assert_eq!(data["tables"][at]["outcomes"], alone["outcomes"], "{kills}");
    }
    let room = Room::new();
    let told = room.ok(&format!("simulate {line} --option kills=14,16"));
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>(), ["kills=14", "kills=16"]);
    assert_eq!(lines[2].matches(" %  (").count(), 2, "{told}");
    assert!(lines.last().is_some_and(|line| line.starts_with("Turns, median")), "{told}");
    // Teams of different sizes have the same name, and seats that a table does not have are left out.
    let told = room.ok("simulate fbi-mafia --games 10 --seed 1 --players 6,8");
    assert!(told.contains("players=6") && told.matches("\nMafia ").count() == 1, "{told}");
    let told = room.ok("simulate spy-tag --games 60 --seed 1 --players 3,4");
    let fourth = told.lines().find(|line| line.starts_with("Spy 4")).expect("a row");
    assert!(fourth.contains('–'), "{told}");
    let many = room.run(&format!(
        "simulate {line} --option kills=14,15,16 --option collapse={}",
        ["on"; 9].join(",")
    ));
    assert_eq!(many.code, 2, "{many:?}");
}

/// Each deal is played several times, the same on one core and on many.
#[test]
fn how_much_the_deal_decides_is_told() {
    let line = "simulate killer-inspector --games 60 --seed 1 --layouts 6";
    let on = |cores: u8| Room::new().json(&format!("{line} --cores {cores}"));
    assert_eq!(on(1), on(3));
    assert_eq!((&on(1)["deals"]["count"], &on(1)["games"]), (&6.into(), &60.into()));
    let told = Room::new().ok(line);
    assert!(told.contains("\n6 deals, 10 games each:\n  "), "{told}");
    assert!(told.contains("; the deal alone makes ±"), "{told}");
}

#[test]
fn the_shares_are_drawn() {
    for (lang, nobody) in [("en", "40 games"), ("uk", "40 партій"), ("ru", "40 партий")]
    {
        let room = Room::new();
        let line = format!(
            "simulate killer-inspector --games 40 --seed 1 --option kills=14,16 --svg chart.svg --lang {lang}"
        );
        room.ok(&line);
        let drawn = std::fs::read_to_string(room.path("chart.svg")).expect("a chart");
        assert!(drawn.starts_with("<svg ") && drawn.contains(nobody), "{drawn}");
        assert!(drawn.contains("prefers-color-scheme:dark") && !drawn.contains("href"), "{drawn}");
        assert_eq!(drawn.matches("class=\"bounds\"").count(), 4, "two sides at two tables");
        assert_eq!(room.run(&line).code, 2, "a file that is there stays");
        room.ok(&format!("{line} --yes"));
    }
}
