//! Liars put in on purpose: once cards lie open, every lie is found and no innocent line is named; before that
//! nobody is accused who told the truth.
use std::collections::BTreeSet;

use noir_referee::deduce::{Clash, Knowledge, PlayedLine, Untruth, findings, unseen};
use noir_referee::rules::mr_jack::Fact;
use noir_referee::rules::{Action, Audience, Event, Order, Position, Query, Seat, SeatSet};
use noir_referee::terms::Mode;

use super::knowing::seen;
use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, table};
use crate::support::simulated_players::{Game, Lie};

/// The lines of a game with everything known.
fn steps(game: &Game) -> impl Iterator<Item = PlayedLine<'_>> + Clone {
    PlayedLine::all(&game.start, &game.said, |it| (&it.events, &it.after))
}

/// Every lie whose card lies open is found, and nothing else: how many there are, and how many of them said
/// that a card was another one (`hit`, `frame`, a false yes).
fn every_lie_is_found(game: &Game, name: &str) -> (usize, usize) {
    let found = findings(&game.start, steps(game), true);
    for finding in &found {
        if let Untruth::SameCard(_, other) = finding.fault {
            let named = SeatSet::just(finding.seat) | SeatSet::just(other);
            assert!(named.meets(game.thieves), "{name}: {finding:?}");
        }
    }
    let claims = found.iter().filter(|it| {
        let yes = matches!(it.fault, Untruth::Answer { query: Query::Accusation(_), said: true });
        yes || matches!(it.fault, Untruth::Claim(_))
    });
    let claims = claims.count();
    let words = found.iter().filter(|it| !matches!(it.fault, Untruth::SameCard(..)));
    let found: BTreeSet<Lie> = words.map(|it| Lie { seq: it.seq, seat: it.seat }).collect();
    let lies: BTreeSet<Lie> = game.lies.iter().copied().collect();
    assert_eq!(found, lies, "{name}");
    (lies.len(), claims)
}

/// Whoever kept to himself who he was is named by the audit, and nobody else.
fn what_is_missing_is_known(game: &Game, name: &str) -> usize {
    let missing = unseen(&game.start, &steps(game));
    for it in &missing {
        assert!(game.untold.contains(&(it.seat, it.since())), "{name}: {it:?} {:?}", game.untold);
    }
    for lie in &game.unknown {
        let mut then = missing.iter().filter(|it| it.seat == lie.seat);
        assert!(then.any(|it| it.meets(lie.seq - 1)), "{name}: {lie:?} {missing:?}");
    }
    missing.len()
}

/// What everybody can prove before the end names a liar.
fn nobody_truthful_is_accused(game: &Game, name: &str) -> usize {
    let before = game.said.iter().take_while(|it| it.after.outcome().is_none()).count();
    let Knowledge { clashes, .. } = seen(game, Audience::Public, before);
    for Clash { seq, seats, .. } in &clashes {
        let lied = |seat: Seat| {
            let mut lies = game.lies.iter().chain(&game.unknown);
            game.thieves.contains(seat) || lies.any(|it| it.seat == seat && it.seq <= *seq)
        };
        assert!(seats.iter().any(lied), "{name}: {seats:?} at {seq}: {:?}", game.lies);
    }
    clashes.len()
}

fn games(count: u64, lines: usize) {
    let (mut found, mut clashes) = (0, 0);
    for mode in Mode::ALL {
        let (mut here, mut claimed, mut proved, mut missing) = (0, 0, 0, 0);
        for seed in 0..count {
            let mut chance = Chance(seed);
            let start: Position = table(mode, &mut chance, &TRUSTS[1..]);
            let lying = chance.one_of(&[3, 10, 40]);
            let game = Game::play(&start, lines, lying, &mut chance);
            let name = format!("{mode} {seed}");
            let (found, of_cards) = every_lie_is_found(&game, &name);
            (here, claimed) = (here + found, claimed + of_cards);
            missing += what_is_missing_is_known(&game, &name);
            proved += nobody_truthful_is_accused(&game, &name);
        }
        println!(
            "{mode}: {here} lies found in {count} games, {claimed} of them on whose card it was; \
             {missing} identities never opened, {proved} clashes before the end"
        );
        // In a few games of Mr. Jack hardly anybody is accused, and who is captured hands his card over.
        let of_cards = claimed > 0 || count < 1000 || mode == Mode::SpyTag;
        assert!(here > 0 && of_cards, "{mode}: nobody lied");
        found += here;
        clashes += proved;
    }
    assert!(found as u64 > count && clashes as u64 > count / 4, "{found} lies, {clashes} clashes");
}

#[test]
fn every_lie_is_found_and_nobody_else_is_accused() {
    games(40, 120);
}

/// Fourteen thousand games with eighty thousand lies, in 100 s as the tests are built: `cargo test --test main long_run_of_liars -- --ignored --nocapture`.
#[test]
#[ignore = "thousands of games"]
fn long_run_of_liars() {
    games(2000, 250);
}

/// The audit plays every line once more.
fn what_was_recorded_follows_from_the_rules(game: &Game, name: &str) {
    let mut before = &game.start;
    for said in &game.said {
        let now = std::mem::replace(&mut before, &said.after);
        let Some(line) = &said.line else { continue };
        let (mut after, mut events) = now.play(line).expect("allowed once more");
        let mut orders = said.events.iter().filter_map(|event| match *event {
            Event::Shuffled(order) => order,
            Event::MrJack(Fact::Cards(cards)) => Some(Order::new(cards.iter())),
            _ => None,
        });
        while let Some(order) = orders.next().filter(|_| after.owes_shuffle()) {
            after.play_unchecked(&Action::Shuffled(Box::new(order)), &mut events);
        }
        assert_eq!((&after, &events), (&said.after, &said.events), "{name}: {line:?}");
    }
}

/// Where nobody lies, nothing is found and nothing clashes.
#[test]
fn honest_tables_are_clean() {
    for mode in Mode::ALL {
        for seed in 0..30 {
            let mut chance = Chance(seed + 1000);
            let game = Game::play(&table(mode, &mut chance, &TRUSTS), 120, 0, &mut chance);
            assert!(game.lies.is_empty() && game.unknown.is_empty(), "{mode} {seed}");
            assert_eq!(findings(&game.start, steps(&game), true), [], "{mode} {seed}");
            let known = seen(&game, Audience::Public, game.said.len());
            assert_eq!(known.clashes, [], "{mode} {seed}");
            what_was_recorded_follows_from_the_rules(&game, &format!("{mode} {seed}"));
        }
    }
}
