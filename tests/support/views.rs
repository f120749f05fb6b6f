//! What each audience may know of a table, in a few lines.
use serde_json::Value;

use super::room::Room;

/// The public view, and what each seat and a referee who does not play see otherwise than everybody.
///
/// Looking is recorded, so it is done in a copy of the room: the table itself is left as it is.
pub fn everybody(room: &Room) -> Vec<String> {
    let copy = room.copy();
    let seats = copy.json(&at_table("status"))["seats"].clone();
    let seats = seats.as_array().expect("seats").iter();
    let mut audiences: Vec<&str> =
        seats.map(|seat| seat["seat"].as_str().expect("an id")).collect();
    if copy.run(&at_table("status --as referee")).code == 0 {
        audiences.push("referee");
    }
    let public = seen_by(&copy, "public");
    let mut shown = titled("public", &public);
    for audience in audiences {
        let mut own = seen_by(&copy, audience);
        own.retain(|line| !public.contains(line));
        if own.is_empty() {
            own.push("(the same)".to_owned());
        }
        shown.extend(titled(audience, &own));
    }
    shown
}

/// Where the game stands and what may be said, without the count of looks.
fn seen_by(room: &Room, audience: &str) -> Vec<String> {
    let status = room.ok(&at_table(&format!("status --as {audience}")));
    let mut lines: Vec<String> =
        status.lines().filter(|line| !line.contains('×')).map(str::to_owned).collect();
    lines.extend(offered(&room.json(&at_table(&format!("legal --as {audience}")))));
    lines
}

fn titled(title: &str, lines: &[String]) -> Vec<String> {
    let titles = std::iter::once(title).chain(std::iter::repeat(""));
    titles.zip(lines).map(|(title, line)| format!("{title:11}{line}")).collect()
}

fn at_table(command: &str) -> String {
    format!("{command} --table t.referee")
}

/// `shift ×20, kill Alyss Barrin, disguise`: more than nine of a kind are counted; nothing if nothing is offered.
fn offered(legal: &Value) -> Option<String> {
    let lines: Vec<&str> = legal
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| line.as_str().expect("a string"))
        .collect();
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
