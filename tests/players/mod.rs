//! Games that nobody sits at: what a seat cannot see changes nothing.
use noir_referee::deduce::Memory;
use noir_referee::players::{Dice, Played, Seen, player};
use noir_referee::rules::{Action, Audience, Event, Order, Position, Trust};
use noir_referee::terms::{Mode, Strength};

use crate::support::chance::Chance;
use crate::support::modes::table;

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
