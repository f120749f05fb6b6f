//! A line taken back: every real card that it moved is told where to go again.
use noir_referee::lang::{Grammar, Lang, Words};
use noir_referee::rules::{Audience, Event, Position, SeatSet, Shown, Trust};
use noir_referee::screen::Voice;
use noir_referee::table::{Entry, Opening, What};
use noir_referee::terms::Mode;

use crate::support::chance::Chance;
use crate::support::opening::{entrusted, opening};
use crate::support::play::{Step, play};
use crate::support::room::Room;

/// A table of this mode where the players draw real cards and tell nobody, in the middle of a game.
fn untold(mode: &str, lines: &[&str]) -> Room {
    let room = Room::new();
    room.deal("");
    room.ok(&format!("new {mode} --deal deal.yaml --players Ann,Bob --trust untold"));
    room.act(lines);
    room
}

/// What an undo of the newest line tells the table to do: all but that it was taken back, and what is owed now.
#[track_caller]
fn steps(room: &Room) -> Vec<String> {
    let said = room.ok("undo --yes");
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    lines[2..lines.len() - 1].to_vec()
}

#[test]
fn a_returned_target_comes_from_under_the_deck_to_its_place_in_the_hit_list() {
    let room = untold(
        "hitman-sleuth",
        &["turned a", "chosen", "shift 5 left", "accuse g", "answer no", "return 2"],
    );
    assert_eq!(
        steps(&room),
        [
            "Take the bottom card of the evidence deck and, without looking, put it back face down in the hit list: second after the target."
        ]
    );
}

#[test]
fn an_escape_gives_back_the_identity_and_the_new_target_and_then_the_drawn_card() {
    let room = untold("hitman-sleuth", &["turned a", "chosen", "evade", "laid m"]);
    assert_eq!(
        steps(&room),
        [
            "Put the last face-down card of the hit list back on top of the evidence deck, without looking.",
            "Hitman (Ann) takes the evidence card off Marion (c3): it’s the secret identity again.",
        ]
    );
    assert_eq!(
        steps(&room),
        ["Hitman (Ann) puts the card drawn last back on top of the evidence deck."]
    );
}

#[test]
fn a_quick_disguise_is_undone_card_by_card() {
    let room = untold("thief-chief", &["chosen", "turned a b", "disguise", "chosen"]);
    assert_eq!(steps(&room), ["Master Thief (Ann) takes the active identity back into the hand."]);
    assert_eq!(
        steps(&room),
        ["Master Thief (Ann) lays the earlier active identity face down again."]
    );
}

#[test]
fn the_card_of_an_exonerated_victim_goes_from_the_discard_to_the_board_in_one_step() {
    let room = Room::with_table("", "--trust untold --players Ann,Bob");
    room.act(&["kill g", "chosen", "shift 5 left", "exonerate", "play m", "answer no", "kill m"]);
    assert_eq!(
        steps(&room),
        [
            "Turn Marion (c3) back to the alive side.",
            "Take the evidence card of Marion (c3) from the discard and lay it there again, face up.",
        ]
    );
}

/// Everything that a line tells the table to do with its cards, in every mode.
#[test]
fn whatever_the_table_was_told_to_do_it_is_told_to_undo() {
    let (words, grammar) = (Words::new(Lang::En), Grammar::new(Lang::En));
    let past = words.of_the_past();
    for (mode, players) in [
        (Mode::KillerInspector, 2),
        (Mode::HitmanSleuth, 2),
        (Mode::SpyTag, 3),
        (Mode::ThiefChief, 2),
        (Mode::FbiMafia, 8),
        (Mode::Heist, 5),
    ] {
        for trust in [Trust::Told, Trust::Untold] {
            let opening = opening(mode, players, &[trust], &[]);
            let (mut chance, mut told) = (Chance(1), 0);
            let deck = chance.shuffled(opening.cast.len() as u8);
            let start = opening.start(Some(&entrusted(&opening, &deck))).expect("it begins");
            for _ in 0..6 {
                play(&start, 120, &mut chance, |_, step| {
                    let (before, after) = (public(step.before), public(step.after));
                    let seen = step.before.eyes(Audience::Public);
                    let events: Vec<Event> =
                        step.events.iter().map(|event| event.seen_by(seen)).collect();
                    let voice = voice(&words, &grammar, &opening, &before);
                    let said = voice.entry(&entry(step, &events));
                    let plain = Voice { words: &past, ..voice }.entry(&entry(step, &events));
                    if said != plain {
                        let back = voice.to_take_back(&after, &events);
                        assert!(!back.is_empty(), "{mode}, {trust:?}: {said:?}");
                        told += 1;
                    }
                });
            }
            assert!(told > 5, "{mode}, {trust:?}: {told}");
        }
    }
}

fn public(position: &Position) -> Shown {
    position.seen_by(Audience::Public)
}

fn voice<'a>(
    words: &'a Words,
    grammar: &'a Grammar,
    opening: &'a Opening,
    position: &'a Shown,
) -> Voice<'a> {
    Voice { words, grammar, opening, position, phone: false, heard: SeatSet::EMPTY }
}

/// The line in the log.
fn entry(step: Step<'_>, events: &[Event]) -> Entry {
    let seat = step.before.decision().expect("somebody has said it").seat;
    Entry { seq: 1, what: What::Said { seat, line: Some(String::new()), events: events.to_vec() } }
}
