//! Tables, a line each.
use super::ago;
use crate::evening::{Participant, Summary};
use crate::lang::Words;

/// How a game stands: who is to act, or who won.
pub fn state_of(table: &Summary, words: &Words) -> String {
    let called = |place: &Participant| place.player.clone().unwrap_or_else(|| place.role.clone());
    let winners: Vec<String> = table.seats.iter().filter(|it| it.won).map(called).collect();
    let to_act = table.to_act.as_ref();
    let to_act = to_act.and_then(|seat| table.seats.iter().find(|place| place.seat == *seat));
    match (table.is_over(), &winners[..], to_act) {
        (true, [], _) => words.say("evening-drawn"),
        (true, winners, _) => words.tell("evening-won", &[("who", words.all_of(winners).into())]),
        (false, _, Some(place)) => words.tell("evening-to-act", &[("who", called(place).into())]),
        (false, _, None) => words.say("evening-over"),
    }
}

/// Who plays, or how many do.
pub fn players_of(table: &Summary, words: &Words) -> String {
    let names: Vec<&str> = table.players().collect();
    if names.is_empty() {
        return words.tell("evening-players", &[("n", table.seats.len().into())]);
    }
    names.join(", ")
}

/// A table in one line: what, who, how it stands, since when; `mode` is what the box calls it.
pub fn table_line(table: &Summary, mode: &str, now: u64, words: &Words) -> String {
    let mut facts = vec![mode.to_owned(), players_of(table, words), state_of(table, words)];
    facts.extend(table.practice.then(|| words.say("evening-practice")));
    let opened = || {
        let when = ("when", ago(table.opened, now, words).into());
        words.tell("evening-opened", &[when])
    };
    facts.extend((table.opened > 0).then(opened));
    facts.join(" · ")
}
