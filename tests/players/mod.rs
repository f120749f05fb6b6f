//! Games that nobody sits at: what a seat cannot see changes nothing, and figures can be had again.
mod balance;

use noir_referee::deduce::Memory;
use noir_referee::players::{Dice, Played, Seen, Share, player};
use noir_referee::rules::{Action, Audience, Event, Order, Position, Trust};
use noir_referee::terms::{Mode, Strength};
use serde_json::Value;

use crate::support::chance::Chance;
use crate::support::modes::table;
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

/// Lines of a dealt game by chance, each with what everybody has heard before it.
fn each_moment(mode: Mode, seed: u64, lines: u32, mut look: impl FnMut(&Position, &[Memory; 2])) {
    let mut chance = Chance(seed);
    let mut position = table(mode, &mut chance, &[Trust::Dealt]);
    position.open(&mut ());
    // One that hears the table itself, and one that hears no more than everybody sees.
    let mut heard = [Memory::begin(&position), Memory::begin(&position.seen_by(Audience::Public))];
    for _ in 0..lines {
        if position.outcome().is_some() || position.decision().is_none() {
            return;
        }
        let line = if position.owes_shuffle() {
            Action::Shuffled(Box::new(Order::new(position.to_shuffle())))
        } else {
            look(&position, &heard);
            match position.any_legal(|sides| chance.below(sides as usize) as u32) {
                Some(line) => line,
                None => return,
            }
        };
        let eyes = position.eyes(Audience::Public);
        let mut events: Vec<Event> = Vec::new();
        position.play_unchecked(&line, &mut events);
        heard[0].hear(&events, &position);
        let events: Vec<Event> = events.iter().map(|event| event.seen_by(eyes)).collect();
        heard[1].hear(&events, &position.seen_by(Audience::Public));
    }
}

/// Two tables that differ only in what he cannot see: with the same dice he says the same, and never what his view forbids.
#[test]
fn a_player_says_the_same_whatever_he_cannot_see() {
    let mut differed = 0;
    for mode in Mode::ALL {
        for game in 0..2 {
            let mut moment = 0;
            each_moment(mode, game + 1, 40, |position, heard| {
                moment += 1;
                let Some(owed) = position.decision() else { return };
                let seat = owed.seat;
                let seen = Seen::of(position, seat, &heard[0]);
                let twin = seen.imagined(&mut Dice::of(game, moment));
                let other = Seen::of(twin.position(), seat, &heard[1]);
                assert_eq!(seen.view(), other.view(), "{mode}: no twin");
                differed += u32::from(position != twin.position());
                let mut lines = Vec::new();
                seen.view().legal(&mut lines);
                for strength in Strength::ALL {
                    // Whoever thinks takes his time.
                    if strength == Strength::Thinking && moment % 20 != 1 {
                        continue;
                    }
                    let says = |seen| player(strength).choose(seen, &mut Dice::of(1, moment));
                    let said = says(&seen);
                    assert_eq!(said, says(&other), "{mode} {strength}");
                    assert!(said.is_some_and(|line| lines.contains(&line)), "{mode} {strength}");
                }
            });
        }
    }
    assert!(differed > 250, "{differed}");
}

/// Whom a seat truly is, everybody takes it to be able to be.
#[test]
fn what_was_heard_never_rules_out_the_truth() {
    for mode in Mode::ALL {
        for game in 0..12 {
            each_moment(mode, game + 50, 80, |position, heard| {
                for seat in position.all_seats() {
                    if let Some(own) = position.holding(seat).identity.known() {
                        let can = heard[0].public(seat);
                        assert_eq!(can, heard[1].public(seat), "{mode}");
                        assert!(can.contains(own), "{mode}: {seat:?} is {own:?} of {can:?}");
                    }
                }
            });
        }
    }
}

#[test]
fn every_game_of_every_mode_ends_however_it_is_played() {
    for mode in Mode::ALL {
        for played in Strength::WORDS {
            // A thief who thinks takes a quarter of a minute.
            if mode == Mode::Heist && *played == "thinking" {
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

/// Whole games of every mode, ten thousand unless `GAMES` says how many: nobody says what his view forbids, and all end.
#[test]
#[ignore = "takes minutes; what it looks at is looked at in fewer games above"]
fn ten_thousand_games_of_every_mode_hold_no_illegal_line() {
    let games = std::env::var("GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(10_000);
    for mode in Mode::ALL {
        for game in 0..games {
            let mut chance = Chance(game);
            let mut dice = Dice::of(1, game);
            let mut position = table(mode, &mut chance, &[Trust::Dealt]);
            position.open(&mut ());
            let mut played = Played::begin(position);
            let mut lines = 0;
            while played.outcome().is_none() {
                lines += 1;
                assert!(lines < 50_000, "{mode} {game}: no end");
                let position = *played.position();
                if position.owes_shuffle() {
                    let order = Order::new(position.to_shuffle());
                    played.say(&Action::Shuffled(Box::new(order)));
                    continue;
                }
                let Some(owed) = position.decision() else { break };
                let seen = played.seen(owed.seat);
                let strength = [Strength::Random, Strength::Careful][usize::from(game % 4 > 0)];
                let said = player(strength).choose(&seen, &mut dice).expect("a line");
                let mut legal = Vec::new();
                seen.view().legal(&mut legal);
                assert!(legal.contains(&said), "{mode} {game}: {said:?}");
                // A card that he cannot see may forbid it.
                let said = match position.check(&said) {
                    Ok(()) => said,
                    Err(_) => position.any_legal(|sides| dice.below(sides)).expect("a line"),
                };
                played.say(&said);
            }
        }
        println!("{mode}: {games} games");
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
    let room = Room::new();
    let told = room.ok("simulate killer-inspector --games 40 --seed 1 --players-of killer=greedy");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines[0],
        "Killer vs. Inspector, 40 games, seed 1. Players: Killer – take what counts, Inspector – any legal move."
    );
    assert!(lines[1].starts_with("Killer ") && lines[1].ends_with(')'), "{told}");
    assert!(told.contains("How they ended:\n  "), "{told}");
    let ran = room.run("simulate killer-inspector --players-of killer=clever");
    assert_eq!(
        ran.err,
        "“clever” isn’t a way to play a seat; it can be random, greedy, careful or thinking.\n"
    );
    assert_eq!(ran.code, 2);
    assert_eq!(room.run("simulate killer-inspector --players-of ann=greedy").code, 2);
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
    let data = simulated(&format!("{line} --players-of greedy,killer=random/careful"));
    for (at, killer) in ["killer=random", "killer=careful"].into_iter().enumerate() {
        let alone = simulated(&format!("{line} --players-of greedy,{killer}"));
        assert_eq!(data["tables"][at]["chosen"], killer);
        assert_eq!(data["tables"][at]["players"], alone["players"]);
        assert_eq!(data["tables"][at]["outcomes"], alone["outcomes"], "{killer}");
    }
    let room = Room::new();
    let told = room.ok(&format!("simulate {line} --players-of greedy,killer=random/careful"));
    let how = "Players: Killer – as its column says, Inspector – take what counts.";
    assert!(told.contains(how) && told.contains(" killer=careful\n"), "{told}");
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
    assert!(told.contains("; the deal alone accounts for ±"), "{told}");
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
