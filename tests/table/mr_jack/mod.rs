//! A table of Mr. Jack from the outside.
mod asking;
mod claims;
mod data;
mod deals;
mod refusing;
mod standing;
mod telling;
mod undoing;

use serde_json::Value;

use crate::support::room::Room;

/// Jack is Watson; the alibi pile begins with Gull. The first four cards are Holmes, Smith, Goodley, Bert.
const DEAL: &str = "edition: revised\n\
    alibi: [watson, gull, bert, holmes, smith, lestrade, stealthy, goodley]\n\
    character_order:\n\
    - [holmes, smith, goodley, bert, watson, gull, stealthy, lestrade]\n";

/// The activations of round 1: Jack is not seen, four are innocent after it.
const ROUND_1: &[&str] =
    &["holmes g6", "smith f7 b2>f9", "bert h6 b1>c4", "goodley l10 whistle bert>i7"];

/// Those of round 2 up to the last, Jack's: Lestrade leaves the south-west open for Miss Stealthy.
const ROUND_2: &[&str] = &["watson i5 ne", "lestrade d5 sw>nw", "gull swap holmes"];

/// A table of Ann as Jack and Ben as the Detective.
fn room(more: &str) -> Room {
    let room = Room::new();
    room.write("deal.yaml", DEAL);
    room.ok(&format!("new mr-jack --players Ann,Ben --deal deal.yaml {more}"));
    room
}

/// The same after round 1.
fn after_round_1(more: &str) -> Room {
    let room = room(more);
    room.act(ROUND_1);
    room
}

/// What a question is answered with.
#[track_caller]
fn answer(room: &Room, question: &str) -> Value {
    room.json(&format!("ask {question}"))["answer"].take()
}
