//! `referee log`: what has happened.
use noir_referee::rules::spoken;
use noir_referee::rules::{Audience, Event};
use noir_referee::scenario::Id as _;
use noir_referee::screen::wrap;
use noir_referee::table::{Entry, HouseRuling, View, What};
use serde_json::{Value, json};

use super::AsArg;
use super::desk::Desk;
use super::failure::Failure;

/// Columns at the left for the number of an entry.
const NUMBERS: usize = 5;

/// Prints every entry, numbered by accepted lines.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &AsArg, desk: &mut Desk) -> Result<(), Failure> {
    let (opened, audience) = desk.open_as(args.who.as_deref())?;
    let view = desk.view(&opened.table, audience, None)?;
    if desk.json {
        let entries: Vec<Value> = view.log().iter().map(|entry| entry_json(&view, entry)).collect();
        desk.print_json(&entries)?;
    } else {
        desk.print(&desk.log(&view))?;
    }
    opened.finish()
}

impl Desk {
    /// The log as lines; on a terminal they are broken at its width, beside the numbers.
    pub fn log(&self, view: &View<'_>) -> Vec<String> {
        let mut lines = self.practice(view);
        let voice = self.voice(view);
        for entry in view.log() {
            if entry.what == What::Unsealed {
                continue;
            }
            let told = voice.then(view, &entry).join(" ");
            if told.is_empty() {
                continue;
            }
            let mut number = if entry.is_line() { entry.seq.to_string() } else { String::new() };
            for line in self.broken(&told, NUMBERS) {
                lines.push(format!("{number:>3}  {line}"));
                number.clear();
            }
        }
        let findings = view.findings();
        lines.extend(findings.iter().flat_map(|finding| self.broken(&voice.finding(finding), 0)));
        lines
    }

    /// `text` in lines that leave `margin` columns of the terminal free; into a pipe it stays whole.
    fn broken(&self, text: &str, margin: usize) -> Vec<String> {
        if self.plain { vec![text.to_owned()] } else { wrap(text, self.columns - margin) }
    }
}

fn entry_json(view: &View<'_>, entry: &Entry) -> Value {
    let opening = view.opening();
    let write = |events: &[_]| -> Vec<Vec<String>> {
        events.iter().map(|event| spoken::write(event, opening)).collect()
    };
    let mut json = match &entry.what {
        What::Opened(events) => json!({ "kind": "opened", "facts": write(events) }),
        What::Said { seat, line, events } => json!({
            "kind": "said",
            "seat": opening.seat_id(*seat),
            "line": line,
            "facts": write(events),
        }),
        What::Refused { seat, why } => json!({
            "kind": "refused",
            "seat": opening.seat_id(*seat),
            "line": why.as_ref().map(|why| &why.line),
            "rule": why.as_ref().and_then(|why| why.refusal).map(|refusal| refusal.rule.id()),
        }),
        What::Undid { lines, shown } => json!({ "kind": "undid", "lines": lines, "shown": shown }),
        What::Redid(lines) => json!({ "kind": "redid", "lines": lines }),
        What::Looked(Audience::Seat(seat)) => {
            json!({ "kind": "looked", "by": opening.seat_id(*seat) })
        }
        What::Looked(_) => json!({ "kind": "looked", "by": "referee" }),
        What::Recovered => json!({ "kind": "recovered" }),
        What::Ruled(HouseRuling { option, value, reason }) => {
            json!({ "kind": "ruled", "option": option.id(), "value": value, "reason": reason })
        }
        What::Arranged(rows) => {
            json!({ "kind": "arranged", "facts": write(&[Event::Arranged(*rows)]) })
        }
        What::Corrected { from, changed } => {
            let changed = changed
                .iter()
                .map(|it| json!({ "seq": it.seq, "was": write(&it.was), "now": write(&it.now) }));
            json!({ "kind": "corrected", "from": from, "changed": changed.collect::<Value>() })
        }
        What::Stands(seq) => json!({ "kind": "stands", "line": seq }),
        What::Unsealed => json!({ "kind": "unsealed" }),
    };
    json["seq"] = json!(entry.seq);
    json
}
