//! What each audience may know of a table, in a few lines.
use serde_json::Value;

use super::room::Room;

/// The view of everybody, of each seat, and of the referee where there is one.
///
/// Looking is recorded, so it is done in a copy of the room: the table itself is left as it is.
pub fn everybody(room: &Room) -> Vec<String> {
    let copy = room.copy();
    let status = copy.json(&at_table("status"));
    let seats = status["seats"].as_array().expect("seats").iter();
    let mut audiences = vec!["public".to_owned()];
    audiences.extend(seats.map(|seat| seat["seat"].as_str().expect("an id").to_owned()));
    if copy.run(&at_table("status --as referee")).code == 0 {
        audiences.push("referee".to_owned());
    }
    let mut lines = Vec::new();
    for audience in audiences {
        let status = copy.ok(&at_table(&format!("status --as {audience}")));
        let legal = offered(&copy.json(&at_table(&format!("legal --as {audience}"))));
        let (mut name, width) = (audience.as_str(), 11);
        for line in status.lines().filter(|line| !line.contains('×')).chain(legal.as_deref()) {
            lines.push(format!("{name:width$}{line}").trim_end().to_owned());
            name = "";
        }
    }
    lines
}

fn at_table(command: &str) -> String {
    format!("{command} --table t.referee")
}

/// `shift ×20, kill Alyss Barrin, disguise`: more than nine of a kind are counted; nothing if nothing is offered.
fn offered(legal: &Value) -> Option<String> {
    let lines: Vec<&str> =
        legal.as_array().expect("a list").iter().map(|line| line.as_str().expect("a string")).collect();
    let mut verbs: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in lines {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verbs.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, list)) => list.push(rest),
            None => verbs.push((verb, vec![rest])),
        }
    }
    let parts: Vec<String> = verbs
        .into_iter()
        .map(|(verb, rest)| match rest.len() {
            10.. => format!("{verb} ×{}", rest.len()),
            _ => format!("{verb} {}", rest.join(" / ")).trim_end().to_owned(),
        })
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
