//! What became of many games, as lines.
use noir_referee::rules::Side;
use noir_referee::screen::{Voice, pad, width};

use super::{Share, Spread, Tally};

/// What is said where nobody has won.
pub(super) const NOBODY: &str = "nobody";

/// A table that is compared with others.
#[derive(Clone, Debug, PartialEq)]
pub struct TallyColumn {
    /// What is different at it; empty where there is no other.
    pub name: String,
    /// How often each side won, by its name, the most frequent first; nobody is last.
    pub shares: Vec<(String, Share)>,
    /// How many turns the game in the middle took.
    pub turns: u16,
}

impl TallyColumn {
    /// How often the side of this name won; none where it never did.
    pub(super) fn share(&self, side: &str) -> Option<Share> {
        self.shares.iter().find(|(name, _)| name == side).map(|(_, share)| *share)
    }
}

/// How often each side won, how the games ended and how long they took: a heading, then columns.
pub fn tally(voice: &Voice<'_>, tally: &Tally) -> Vec<String> {
    let mut rows = tally_column(voice, "", tally).shares;
    let unfinished = Share::of(tally.unfinished, tally.games);
    rows.extend((tally.unfinished > 0).then(|| ("still going".to_owned(), unfinished)));
    let mut lines = shares(&rows);
    lines.push("How they ended:".to_owned());
    let ends = tally.reasons().into_iter().map(|(it, share)| (voice.ending(it, None), share));
    let ends: Vec<(String, Share)> = ends.collect();
    lines.extend(shares(&ends).into_iter().map(|line| format!("  {line}")));
    let [few, middle, many] = [5, 50, 95].map(|percent| tally.turns_at(percent));
    lines.push(format!("Turns: {middle} in the median game, {few} to {many} in nine out of ten."));
    lines
}

/// How often each side won at a table that is compared with others.
pub fn tally_column(voice: &Voice<'_>, name: &str, tally: &Tally) -> TallyColumn {
    let wins = |side: Option<Side>| (winner(voice, side), tally.wins(side));
    let shares = winners(tally).into_iter().map(wins).collect();
    TallyColumn { name: name.to_owned(), shares, turns: tally.turns_at(50) }
}

/// Several tables beside each other, in as many columns as there is room for: a row for each side.
pub fn compared(tables: &[TallyColumn], columns: usize) -> Vec<String> {
    let sides = all_sides(tables);
    let begin = [String::new()].into_iter().chain(sides.iter().cloned());
    let first: Vec<String> = begin.chain(["Turns, median".to_owned()]).collect();
    let column = |table: &TallyColumn| -> Vec<String> {
        let share =
            |side: &String| table.share(side).map_or_else(|| "–".to_owned(), |it| share_of(&it));
        let shares = sides.iter().map(share);
        [table.name.clone()].into_iter().chain(shares).chain([table.turns.to_string()]).collect()
    };
    let all: Vec<Vec<String>> = tables.iter().map(column).collect();
    let widest = |column: &[String]| column.iter().map(|it| width(it)).max().unwrap_or(0);
    let (left, wide) = (widest(&first), all.iter().map(|it| widest(it)).max().unwrap_or(0) + 2);
    let at_once = (columns.saturating_sub(left + 1) / wide).max(1);
    let mut lines = Vec::new();
    for some in all.chunks(at_once) {
        lines.extend((!lines.is_empty()).then(String::new));
        for (row, name) in first.iter().enumerate() {
            let cells = some.iter().map(|column| format!("  {}", pad(&column[row], wide - 2)));
            let line = format!("{}{}", pad(name, left), cells.collect::<String>());
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// Every side that won at one of the tables, by its name; nobody is last.
pub(super) fn all_sides(tables: &[TallyColumn]) -> Vec<String> {
    let mut sides: Vec<String> = Vec::new();
    for (side, _) in tables.iter().flat_map(|table| &table.shares) {
        if !sides.contains(side) {
            sides.push(side.clone());
        }
    }
    sides.sort_by_key(|side| *side == NOBODY);
    sides
}

/// How much the deal decides, side by side: each of the tallies is of one deal, and `all` of all of them.
pub fn spread(voice: &Voice<'_>, all: &Tally, deals: &[Tally]) -> Vec<String> {
    let games = deals.iter().map(|deal| deal.games).max().unwrap_or_default();
    let mut lines =
        vec![format!("{}, {} each:", counted(deals.len() as u64, "deal"), counted(games, "game"))];
    let spread = |side| Some((winner(voice, side), Spread::of(deals, side)?));
    let rows: Vec<(String, Spread)> = winners(all).into_iter().filter_map(spread).collect();
    let wide = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
    lines.extend(rows.iter().map(|(name, spread)| {
        let [worst, best, by] = [spread.worst, spread.best, spread.by_deal].map(percent);
        let told = format!("{worst} % to {best} %; the deal alone accounts for ±{by} points");
        format!("  {}  {told}", pad(name, wide))
    }));
    lines
}

fn winner(voice: &Voice<'_>, winner: Option<Side>) -> String {
    winner.map_or_else(|| NOBODY.to_owned(), |side| voice.side(side))
}

/// Names, and behind them the shares in a column.
fn shares(rows: &[(String, Share)]) -> Vec<String> {
    let wide = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
    let row = |(name, share): &(String, Share)| format!("{}  {}", pad(name, wide), share_of(share));
    rows.iter().map(row).collect()
}

/// A share with its bounds.
pub(super) fn share_of(share: &Share) -> String {
    let [part, from, to] = [share.share, share.from, share.to].map(percent);
    format!("{part:>5} %  ({from}–{to})")
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// So many of them: `one game`, `40 games`.
pub(super) fn counted(n: u64, what: &str) -> String {
    if n == 1 { format!("one {what}") } else { format!("{n} {what}s") }
}

/// Whoever won, the most frequent first; nobody is last.
fn winners(tally: &Tally) -> Vec<Option<Side>> {
    let mut winners: Vec<Option<Side>> = Vec::new();
    for (outcome, _) in tally.outcomes() {
        if !winners.contains(&outcome.winner) {
            winners.push(outcome.winner);
        }
    }
    winners.sort_by_key(|side| (side.is_none(), u64::MAX - tally.wins(*side).count));
    winners
}
