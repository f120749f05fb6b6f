//! What became of the games, as data.
use noir_referee::rules::Side;
use serde_json::{Value, json};

use super::{Compared, Share, Spread};

/// The tally as data: shares with the bounds within which the true ones lie 19 times of 20; a list where there are several.
pub(super) fn data(tables: &[Compared]) -> Value {
    match tables {
        [table] => table_data(table),
        several => {
            let each = several.iter().map(|table| {
                let mut data = table_data(table);
                data["chosen"] = table.label.clone().into();
                data
            });
            json!({ "tables": each.collect::<Vec<_>>() })
        }
    }
}

fn table_data(table: &Compared) -> Value {
    let Compared { opening, strengths, seed, tally, deals, .. } = table;
    let winner = |side: Option<Side>| side.map(|side| opening.side_id(side).to_owned());
    let outcomes = tally.outcomes();
    let mut sides: Vec<Option<Side>> = outcomes.iter().map(|(outcome, _)| outcome.winner).collect();
    sides.sort_by_key(|side| winner(*side));
    sides.dedup();
    let spreads = sides.into_iter().filter_map(|side| {
        Some(json!({ "winner": winner(side), "wins": Spread::of(deals, side)? }))
    });
    let spreads: Vec<Value> = spreads.collect();
    let outcomes = outcomes.into_iter().map(|(outcome, share)| {
        json!({ "winner": winner(outcome.winner), "reason": outcome.reason.word(), "games": share })
    });
    let players: Vec<Value> = opening
        .seats
        .iter()
        .zip(strengths)
        .map(|(seat, strength)| json!({ "seat": seat.seat, "played": strength }))
        .collect();
    let mut data = json!({
        "mode": opening.mode,
        "edition": opening.edition,
        "players": players,
        "options": opening.options,
        "seed": seed,
        "games": tally.games,
        "unfinished": Share::of(tally.unfinished, tally.games),
        "lines": tally.lines,
        "turns": { "p5": tally.turns_at(5), "p50": tally.turns_at(50), "p95": tally.turns_at(95) },
        "outcomes": outcomes.collect::<Vec<_>>(),
    });
    if !deals.is_empty() {
        data["deals"] = json!({ "count": deals.len(), "spread": spreads });
    }
    data
}
