//! People and their scores.
use crate::evening::{Scores, SideTally, Tally};
use crate::lang::Words;
use crate::scenario::People;
use crate::terms::Mode;

/// Everybody who is remembered, a numbered line each; `mode` is what the box calls a mode.
pub fn people_text(people: &People, mode: &dyn Fn(Mode) -> String, words: &Words) -> Vec<String> {
    let line = |(number, person): (usize, &crate::scenario::Person)| {
        let times = person.modes.iter().map(|(id, n)| {
            words.tell("people-times", &[("mode", mode(*id).into()), ("n", (*n).into())])
        });
        let was = (!person.was.is_empty())
            .then(|| words.tell("people-was", &[("names", person.was.join(", ").into())]));
        let facts: Vec<String> = times.chain(was).collect();
        format!("{number:3}  {}  {}", person.name, facts.join(" · ")).trim_end().to_owned()
    };
    if people.all().is_empty() {
        return vec![words.say("people-none")];
    }
    (1..).zip(people.all()).map(line).collect()
}

/// How many games were played tonight, and who has won how many; nothing where none was.
pub fn evening_line(evening: &Scores, words: &Words) -> Option<String> {
    let said = |tally: &Tally| format!("{} {}", tally.name, tally.wins);
    let score: Vec<String> = evening.people.iter().map(said).collect();
    let args = [("n", evening.games.into()), ("score", score.join(" · ").into())];
    (!score.is_empty()).then(|| words.tell("end-evening", &args))
}

/// The games of each person, and side by side.
pub fn scores_text(scores: &Scores, mode: &dyn Fn(Mode) -> String, words: &Words) -> Vec<String> {
    let counted = |plays: usize, wins: usize| [("plays", plays.into()), ("wins", wins.into())];
    let side = |side: &SideTally| {
        let [plays, wins] = counted(side.plays, side.wins);
        let args =
            [("mode", mode(side.mode).into()), ("side", (&side.side_name).into()), plays, wins];
        format!("   {}", words.tell("evening-side", &args))
    };
    let mut lines = Vec::new();
    for tally in &scores.people {
        let [plays, wins] = counted(tally.plays, tally.wins);
        lines.push(words.tell("evening-tally", &[("name", (&tally.name).into()), plays, wins]));
        lines.extend(tally.sides.iter().map(side));
    }
    lines
}
