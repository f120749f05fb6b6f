//! What an audience can know never excludes the truth.
use noir_referee::deduce::Knowledge;
use noir_referee::rules::{Audience, Event, Shown};
use noir_referee::terms::Mode;

use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, table};
use crate::support::play::audiences;
use crate::support::simulated_players::Game;

/// What an audience knows after so many lines.
pub fn seen(game: &Game, audience: Audience, lines: usize) -> Knowledge {
    let start = game.start.seen_by(audience);
    let eyes = game.said.get(lines.wrapping_sub(1)).map_or(&game.start, |it| &it.after);
    let eyes = eyes.eyes(audience);
    let said: Vec<(Vec<Event>, Shown)> = game.said[..lines]
        .iter()
        .map(|it| {
            let events = it.events.iter().map(|event| event.seen_by(eyes)).collect();
            (events, it.after.seen_by(audience))
        })
        .collect();
    Knowledge::of(&start, &said)
}

fn the_truth_is_possible(game: &Game, name: &str) -> (u64, u64) {
    let (mut seats, mut certain) = (0, 0);
    let last = game.said.iter().take_while(|it| it.after.outcome().is_none()).count();
    for audience in audiences(game.start.all_seats()) {
        let mut moments: Vec<usize> = (1..=last).step_by(1 + last / 6).collect();
        moments.extend([last, game.said.len()]);
        for lines in moments.into_iter().filter(|it| *it > 0) {
            let known = seen(game, audience, lines);
            let said = &game.said[lines - 1];
            assert_eq!(known.clashes, [], "{name} {audience:?} at {lines}");
            for hidden in &known.hidden {
                let own = said.own[hidden.seat.at()].expect("an identity");
                assert!(
                    hidden.suspects.contains(own),
                    "{name} {audience:?} at {lines}: {:?} is {own:?}, not {:?}",
                    hidden.seat,
                    hidden.suspects
                );
                assert_eq!(hidden.shares.iter().sum::<u64>(), hidden.worlds);
                seats += 1;
                certain += u64::from(hidden.suspects.len() == 1);
            }
        }
    }
    (seats, certain)
}

#[test]
fn the_true_world_is_never_excluded() {
    for mode in Mode::ALL {
        let (mut seats, mut certain) = (0, 0);
        for seed in 0..24 {
            let mut chance = Chance(seed);
            let trusts = [&TRUSTS[..1], &TRUSTS[2..], &TRUSTS][seed as usize % 3];
            let start = table(mode, &mut chance, trusts);
            let game = Game::play(&start, 150, 0, &mut chance);
            let (more, sure) = the_truth_is_possible(&game, &format!("{mode} {seed}"));
            seats += more;
            certain += sure;
        }
        println!("{mode}: {seats} hidden seats, {certain} known for certain");
        assert!(seats > 100 && certain > 0, "{mode}: {certain} of {seats}");
    }
}
