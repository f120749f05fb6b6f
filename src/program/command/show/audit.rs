//! `referee audit`: who said what was not so.
use crate::page::private_answer;
use noir_referee::deduce::{Finding, Untruth};
use noir_referee::lang::Keyword;
use noir_referee::rules::{Audience, Names as _, Query, spoken};
use noir_referee::table::{Audit, Entry, Found, Untrue, View, What};
use serde_json::{Value, json};

use crate::app::{App, TypedIn};
use crate::cli::AsArg;
use crate::failure::{ExitStatus, Failure};
use crate::page::private_answer::PrivateAnswer;

/// Compares every line with the cards that lie open, at the end with all of them.
///
/// # Errors
/// [`Exit::Refused`], with nothing more to say, if something was not so; else when the table cannot be read, or
/// nobody may look so.
pub fn run(args: &AsArg, app: &mut App) -> Result<(), Failure> {
    private_answer::answer_to(app, args.who.as_deref(), None, &tell)
}

/// What the comparison has found.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    let audit = view.audit();
    let told = if app.json {
        PrivateAnswer::data(&audit_json(view, &audit))
    } else {
        PrivateAnswer::prose(audited(app, view, &audit))
    };
    Ok(if audit.found.is_empty() { told } else { told.ending(ExitStatus::Refused) })
}

/// The findings of an audit.
pub fn audited(app: &App, view: &View<'_>, audit: &Audit) -> Vec<String> {
    let who = match view.audience() {
        Audience::Public => String::new(),
        Audience::Seat(seat) => format!(" --as {}", view.opening().seat_id(seat)),
        Audience::Referee => " --as referee".to_owned(),
    };
    let board = |seq: usize| match app.typed {
        TypedIn::CommandLine => app.command(Keyword::Board, &format!("--at {seq}{who}")),
        // In the loop the board lies open for everybody.
        TypedIn::Loop => app.command(Keyword::Board, &seq.to_string()),
    };
    let mut lines = app.voice(view).audit(view, audit, board);
    let put_right = |entry: &Entry| matches!(entry.what, What::Arranged(_)).then_some(entry.seq);
    let moved = view.log().iter().filter_map(put_right).max();
    // The companion knew another board than lay on the table, nobody knows since when.
    if let Some(seq) = moved.filter(|seq| audit.found.iter().any(|found| found.seq <= *seq)) {
        lines.push(app.words.tell("audit-moved", &[("seq", seq.into())]));
    }
    lines
}

pub(crate) fn audit_json(view: &View<'_>, audit: &Audit) -> Value {
    let found: Vec<Value> = audit.found.iter().map(|found| found_json(view, found)).collect();
    let missing = audit.missing.iter().map(|it| {
        let seat = view.opening().seat_id(it.seat);
        json!({ "seat": seat, "since": it.since, "until": it.until })
    });
    let missing: Vec<Value> = missing.collect();
    json!({ "whole": audit.whole, "clean": found.is_empty(), "missing": missing, "findings": found })
}

fn found_json(view: &View<'_>, found: &Found) -> Value {
    let opening = view.opening();
    let mut json = match &found.untrue {
        Untrue::Word(finding) => word_json(view, finding),
        Untrue::Clash(seats) => {
            let seats: Vec<&str> = seats.iter().map(|seat| opening.seat_id(seat)).collect();
            json!({ "kind": "contradiction", "seats": seats })
        }
        Untrue::Record => json!({ "kind": "record", "seats": [] }),
    };
    json["seq"] = json!(found.seq);
    json["turn"] = json!(found.turn);
    json["spoiled"] = json!(found.spoiled);
    json
}

fn word_json(view: &View<'_>, finding: &Finding) -> Value {
    let opening = view.opening();
    let (name, seat) = (|it| opening.suspect(it), opening.seat_id(finding.seat));
    let about = |kind: &str, suspect| json!({ "kind": kind, "seats": [seat], "suspect": suspect });
    match finding.fault {
        Untruth::Answer { query, said } => {
            let mut json = match query {
                Query::Survey(corner) => {
                    json!({ "kind": "answer", "seats": [seat], "cell": corner.to_string() })
                }
                Query::Canvass(suspect) | Query::Accusation(suspect) => {
                    about("answer", name(suspect))
                }
            };
            json["query"] = json!(query.word());
            json["said"] = json!(said);
            json["truth"] = json!(!said);
            json
        }
        Untruth::Claim(suspect) => about("claim", name(suspect)),
        Untruth::Fourth(suspect) => about("fourth-card", name(suspect)),
        Untruth::Kill(suspect) => about("kill", name(suspect)),
        Untruth::Steal(suspect) => about("steal", name(suspect)),
        Untruth::Accuse(suspect) => about("accuse", name(suspect)),
        Untruth::Capture(suspect) => about("capture", name(suspect)),
        Untruth::Canvass(suspect) => about("canvas", name(suspect)),
        Untruth::Reach(suspect) => about("reach", name(suspect)),
        Untruth::Silence(suspect) => about("silence", name(suspect)),
        Untruth::DeadIdentity(suspect) => about("dead-identity", name(suspect)),
        Untruth::Exit(suspect) => about("exit", name(suspect)),
        Untruth::Toll => json!({ "kind": "dies", "seats": [seat] }),
        Untruth::Deed(deed) => {
            json!({ "kind": "deed", "seats": [seat], "line": spoken::write(&deed, opening) })
        }
        Untruth::Call(said) => {
            json!({ "kind": "call", "seats": [seat], "said": said, "truth": !said })
        }
        Untruth::SameCard(card, other) => {
            let seats = [seat, opening.seat_id(other)];
            json!({ "kind": "same-card", "seats": seats, "suspect": name(card) })
        }
        Untruth::SameRole(role, other) => {
            let seats = [seat, opening.seat_id(other)];
            json!({ "kind": "same-role", "seats": seats, "role": role.id() })
        }
    }
}
