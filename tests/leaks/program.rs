//! Whole games through the program: after every line somebody tries some commands, and at the end a share of all of them.
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{Audience, Trust};

use super::bystander::{LOOP, PUBLIC, REFUSED, Rooms, own};
use super::twin_tables::{AUDIENCES, DEALT, TOLD, Twins};
use crate::support::one_in;

const MIXED: [[Trust; 2]; 3] =
    [[Trust::Told, Trust::Dealt], [Trust::Dealt, Trust::Untold], [Trust::Untold, Trust::Told]];

/// How much is tried at the end of a game: every `of`th line, from the one at `from` on.
#[derive(Clone, Copy)]
struct Share {
    of: usize,
    from: usize,
}

/// Lines of a game.
const LINES: usize = 6;

/// Plays a game at both tables.
fn play(audience: Audience, trusts: [Trust; 2], lang: &'static str, share: Share) {
    let mut twins = Twins::new("1", audience, trusts);
    let rooms = Rooms::of(&twins, lang);
    let own = own(audience, &twins);
    for line in 0..LINES {
        let Some(step) = twins.step() else { break };
        rooms.take(&twins, &step);
        let tried = [PUBLIC, REFUSED][line % 2];
        rooms.same(tried[twins.below(tried.len())]);
        if !own.is_empty() {
            rooms.same(&own[twins.below(own.len())]);
        }
        if twins.below(8) == 0
            && let Some((word, count)) = twins.turn_back()
        {
            let yes = if word == "undo" { "--yes" } else { "" };
            assert_eq!(rooms.same(&format!("{word} {count} {yes}")).code, 0);
        }
    }
    let own = own.iter().map(String::as_str);
    let tried = PUBLIC.iter().chain(REFUSED).copied().chain(own);
    for line in tried.skip(share.from % one_in(share.of)).step_by(one_in(share.of)) {
        rooms.same(line);
    }
    for seat in ["killer", "inspector"] {
        // Nothing is asked in private now, or these words are nobody's cards.
        rooms.same_with(&format!("tell --as {seat}"), ["kill a1\n"; 2]);
        rooms.same_with(&format!("tell --as {seat} --json"), ["gibberish\n"; 2]);
    }
    for input in LOOP.iter().skip(share.from % one_in(share.of)).step_by(one_in(share.of)) {
        rooms.same_with("", [input; 2]);
    }
    rooms.same_files();
}

const LANGS: [&str; 3] = ["en_US.UTF-8", "uk_UA.UTF-8", "ru_RU.UTF-8"];

/// A game of each mixture for each audience, one test each, so that they run side by side. The games of one audience together
/// try everything, in all three languages, and those of all three try all that anybody may ask in each language.
fn every_mixture(audience: Audience) {
    let mixtures = [DEALT, TOLD, MIXED[0], MIXED[1], MIXED[2]];
    let nth = AUDIENCES.iter().position(|it| *it == audience).expect("one of them");
    for (from, trusts) in mixtures.into_iter().enumerate() {
        let lang = LANGS[(from + nth) % LANGS.len()];
        play(audience, trusts, lang, Share { of: mixtures.len(), from });
    }
}

#[test]
fn the_table_sees_no_hidden_card() {
    every_mixture(Audience::Public);
}

#[test]
fn the_killer_sees_no_card_of_the_inspector() {
    every_mixture(Audience::Seat(KILLER));
}

#[test]
fn the_inspector_sees_no_card_of_the_killer() {
    every_mixture(Audience::Seat(INSPECTOR));
}

/// Which answers the design releases is known; here is that tables differ in them and in nothing else.
#[test]
fn a_different_answer_is_a_difference_that_one_may_see() {
    let twins = Twins::new("released", AUDIENCES[0], DEALT);
    let [mut left, mut right] = twins.decks.clone();
    left.sort();
    right.sort();
    right.swap(0, 24);
    let rooms = Rooms::new("en_US.UTF-8", "", &[left, right]);
    let [yes, no] = rooms.0.each_ref().map(|room| room.run("act \"kill b2\""));
    assert_eq!((yes.code, no.code), (0, 1));
    assert_eq!(no.err, "Not allowed. Only Killer (Ann) may see why: `referee secret killer`.\n");
    assert!(no.out.is_empty());
}
