//! `referee deduce`: what can be known of hidden identities.
use crate::page::private_answer;
use noir_referee::deduce::{HiddenSeat, Knowledge};
use noir_referee::rules::Names as _;
use noir_referee::table::{Stake, View, reading_order};
use serde_json::{Value, json};

use crate::app::App;
use crate::cli::AsArg;
use crate::failure::{ExitStatus, Failure};
use crate::page::private_answer::PrivateAnswer;

/// Says whom each hidden identity can be, from what the audience has seen and nothing else.
///
/// # Errors
/// When the table was not opened for that and is not over; else when it cannot be read, or nobody may look so.
pub fn run(args: &AsArg, app: &mut App) -> Result<(), Failure> {
    private_answer::answer_to(app, args.who.as_deref(), None, &tell)
}

/// What can be known.
///
/// # Errors
/// When the table was not opened for that and is not over.
pub fn tell(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    may_deduce(app, view)?;
    let known = view.knowledge();
    Ok(if app.json {
        let mut data = known_json(view, &known);
        let stakes = view.stakes();
        if !stakes.is_empty() {
            data["stakes"] = stakes.iter().map(|stake| stake_json(view, stake)).collect();
        }
        PrivateAnswer::data(&data)
    } else {
        PrivateAnswer::prose(app.voice(view).deduced(&known, view))
    })
}

/// Whether the table allows the question.
///
/// # Errors
/// When it was not opened for that and is not over.
pub fn may_deduce(app: &App, view: &View<'_>) -> Result<(), Failure> {
    if view.opening().deduce || view.position().outcome().is_some() {
        return Ok(());
    }
    Err(Failure::new(ExitStatus::Refused, app.words.say("deduce-not-allowed"))
        .with_json("refused", json!({ "rule": "no-deduce" })))
}

pub(crate) fn known_json(view: &View<'_>, known: &Knowledge) -> Value {
    let hidden: Vec<Value> = known.hidden.iter().map(|hidden| hidden_json(view, hidden)).collect();
    let worlds = known.hidden.first().map_or(1, |hidden| hidden.worlds);
    json!({ "worlds": worlds, "hidden": hidden })
}

fn stake_json(view: &View<'_>, stake: &Stake) -> Value {
    let (opening, grid) = (view.opening(), view.position().grid());
    json!({
        "seat": opening.seat_id(stake.seat),
        "question": stake.question.as_ref().map(|line| line.write(grid, opening)),
        "of": stake.of,
        "yes": stake.yes,
        "no": stake.no,
    })
}

fn hidden_json(view: &View<'_>, hidden: &HiddenSeat) -> Value {
    let opening = view.opening();
    let order = reading_order(view.position().grid(), hidden.suspects);
    let suspects: Vec<Value> = order
        .into_iter()
        .map(|it| json!({ "name": opening.suspect(it), "share": hidden.share(it) }))
        .collect();
    json!({ "seat": opening.seat_id(hidden.seat), "suspects": suspects })
}
