//! Many games and who wins them: figures can be had again, and tell what the rules push.
use std::process::{Command, Output};

use lab::simulate::Share;
use noir_referee::terms::{Mode, Strength};
use serde_json::Value;

/// What `lab simulate` gave.
fn run(line: &str) -> Output {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"));
    lab.arg("simulate").args(line.split(' ')).output().expect("it runs")
}

/// What it prints, which has to go well.
#[track_caller]
fn printed(line: &str) -> String {
    let ran = run(line);
    assert!(ran.status.success(), "{line}: {ran:?}");
    String::from_utf8(ran.stdout).expect("UTF-8")
}

/// Its figures as data.
#[track_caller]
fn simulated(line: &str) -> Value {
    serde_json::from_str(&printed(&format!("{line} --json"))).expect("JSON")
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

#[test]
fn every_game_of_every_mode_ends_however_it_is_played() {
    for mode in Mode::ALL {
        for played in Strength::WORDS {
            // Where many think, a game takes seconds, and with thieves a quarter of a minute: `WHOLE=1` tries these too.
            let many = [Mode::SpyTag, Mode::FbiMafia, Mode::Heist].contains(&mode);
            if many && *played == "thinking" && std::env::var_os("WHOLE").is_none() {
                continue;
            }
            // Goodley's whistles are many, and whoever thinks takes his time.
            let slow = mode == Mode::MrJack || *played == "thinking";
            let games = if slow { 1 } else { 6 };
            let data = simulated(&format!("{mode} --games {games} --seed 1 --players-of {played}"));
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
            let data =
                simulated(&format!("{mode} --games 300 --seed 1 --players-of {seat}={played}"));
            won(&data, seat)
        };
        let (random, greedy) = (of("random"), of("greedy"));
        assert!(greedy.0 > random.2, "{mode}: {greedy:?} against {random:?}");
    }
}

/// The other seats say anything.
#[test]
fn rules_of_thumb_win_clearly_more_often_than_chance_on_every_side() {
    for (mode, side) in [
        ("killer-inspector", "killer"),
        ("killer-inspector", "inspector"),
        ("hitman-sleuth", "hitman"),
        ("hitman-sleuth", "sleuth"),
        ("spy-tag", "spy1"),
        ("thief-chief", "thief"),
        ("fbi-mafia", "fbi"),
        ("fbi-mafia", "mafia"),
        ("heist", "thieves"),
        ("mr-jack", "detective"),
    ] {
        let of = |played: &str| {
            let games = if mode == "mr-jack" { 20 } else { 120 };
            let line = format!("{mode} --games {games} --seed 1 --players-of {side}={played}");
            won(&simulated(&line), side)
        };
        let (random, careful) = (of("random"), of("careful"));
        assert!(careful.0 > random.2, "{mode} {side}: {careful:?} against {random:?}");
    }
}

/// A Thief who says anything is caught by anybody.
#[test]
fn a_careful_chief_catches_a_careful_thief_more_often_than_chance_does() {
    let of = |chief: &str| {
        let line = "thief-chief --games 200 --seed 1 --players-of thief=careful";
        won(&simulated(&format!("{line},chief={chief}")), "chief")
    };
    let (random, careful) = (of("random"), of("careful"));
    assert!(careful.0 > random.2, "{careful:?} against {random:?}");
}

#[test]
fn an_option_tells_in_the_figures() {
    let of = |kills: &str| {
        let line = "killer-inspector --games 400 --seed 1 --players-of killer=greedy";
        simulated(&format!("{line} --option kills={kills}"))["turns"]["p50"].as_u64()
    };
    assert!(of("16") > of("14"));
}

#[test]
fn the_figures_are_told_in_words() {
    let told = printed("killer-inspector --games 40 --seed 1 --players-of killer=greedy");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines[0],
        "Killer vs. Inspector, 40 games, seed 1. Players: Killer – take what counts, Inspector – any legal move."
    );
    assert!(lines[1].starts_with("Killer ") && lines[1].ends_with(')'), "{told}");
    assert!(told.contains("How they ended:\n  "), "{told}");
    let ran = run("killer-inspector --players-of killer=clever");
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!(
        said,
        "`clever` is no way to play a seat; there are random, greedy, careful, thinking\n"
    );
    for wrong in ["--players-of ann=greedy", "--games 0", "--option kills=99", "--edition x"] {
        assert!(!run(&format!("killer-inspector {wrong}")).status.success(), "{wrong}");
    }
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
    let data = simulated(&format!("{line} --players-of greedy,killer=random/careful"));
    for (at, killer) in ["killer=random", "killer=careful"].into_iter().enumerate() {
        let alone = simulated(&format!("{line} --players-of greedy,{killer}"));
        assert_eq!(data["tables"][at]["chosen"], killer);
        assert_eq!(data["tables"][at]["players"], alone["players"]);
        assert_eq!(data["tables"][at]["outcomes"], alone["outcomes"], "{killer}");
    }
    let told = printed(&format!("{line} --players-of greedy,killer=random/careful"));
    let how = "Players: Killer – as its column says, Inspector – take what counts.";
    assert!(told.contains(how) && told.contains(" killer=careful\n"), "{told}");
    let told = printed(&format!("{line} --option kills=14,16"));
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>(), ["kills=14", "kills=16"]);
    assert_eq!(lines[2].matches(" %  (").count(), 2, "{told}");
    assert!(lines.last().is_some_and(|line| line.starts_with("Turns, median")), "{told}");
    // Teams of different sizes have the same name, and seats that a table does not have are left out.
    let told = printed("fbi-mafia --games 10 --seed 1 --players 6,8");
    assert!(told.contains("players=6") && told.matches("\nMafia ").count() == 1, "{told}");
    let told = printed("spy-tag --games 60 --seed 1 --players 3,4");
    let fourth = told.lines().find(|line| line.starts_with("Spy 4")).expect("a row");
    assert!(fourth.contains('–'), "{told}");
    let many = ["on"; 9].join(",");
    let many = run(&format!("{line} --option kills=14,15,16 --option collapse={many}"));
    assert!(!many.status.success(), "{many:?}");
}

/// Each deal is played several times, the same on one core and on many.
#[test]
fn how_much_the_deal_decides_is_told() {
    let line = "killer-inspector --games 60 --seed 1 --layouts 6";
    let on = |cores: u8| simulated(&format!("{line} --cores {cores}"));
    assert_eq!(on(1), on(3));
    assert_eq!((&on(1)["deals"]["count"], &on(1)["games"]), (&6.into(), &60.into()));
    let told = printed(line);
    assert!(told.contains("\n6 deals, 10 games each:\n  "), "{told}");
    assert!(told.contains("; the deal alone accounts for ±"), "{told}");
}

#[test]
fn the_shares_are_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("chart.svg");
    let line = "killer-inspector --games 40 --seed 1 --option kills=14,16 --svg";
    printed(&format!("{line} {}", file.display()));
    let drawn = std::fs::read_to_string(file).expect("a chart");
    assert!(drawn.starts_with("<svg ") && drawn.contains("40 games"), "{drawn}");
    assert!(drawn.contains("prefers-color-scheme:dark") && !drawn.contains("href"), "{drawn}");
    assert_eq!(drawn.matches("class=\"bounds\"").count(), 4, "two sides at two tables");
}
