//! What became of many games, as lines.
use super::{Voice, pad, width};
use crate::lang::Lang;
use crate::players::{Share, Spread, Tally};
use crate::rules::Side;

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

impl Voice<'_> {
    /// How often each side won, how the games ended and how long they took: a heading, then columns.
    pub fn tally(&self, tally: &Tally) -> Vec<String> {
        let mut rows = self.tally_column("", tally).shares;
        let unfinished = Share::of(tally.unfinished, tally.games);
        rows.extend(
            (tally.unfinished > 0).then(|| (self.words.say("simulate-unfinished"), unfinished)),
        );
        let mut lines = self.shares(&rows);
        lines.push(self.words.say("simulate-ends"));
        let ends: Vec<(String, Share)> =
            tally.reasons().into_iter().map(|(it, share)| (self.ending(it, None), share)).collect();
        lines.extend(self.shares(&ends).into_iter().map(|line| format!("  {line}")));
        let turns = |percent| tally.turns_at(percent).into();
        let args = [("n", turns(50)), ("few", turns(5)), ("many", turns(95))];
        lines.push(self.words.tell("simulate-length", &args));
        lines
    }

    /// How often each side won at a table that is compared with others.
    pub fn tally_column(&self, name: &str, tally: &Tally) -> TallyColumn {
        let wins = |side: Option<Side>| (self.winner(side), tally.wins(side));
        let shares = winners(tally).into_iter().map(wins).collect();
        TallyColumn { name: name.to_owned(), shares, turns: tally.turns_at(50) }
    }

    /// Several tables beside each other, in as many columns as there is room for: a row for each side.
    pub fn compared(&self, tables: &[TallyColumn], columns: usize) -> Vec<String> {
        let sides = self.all_sides(tables);
        let begin = [String::new()].into_iter().chain(sides.iter().cloned());
        let first: Vec<String> = begin.chain([self.words.say("simulate-turns")]).collect();
        let column = |table: &TallyColumn| -> Vec<String> {
            let none = || "–".to_owned();
            let share =
                |side: &String| table.share(side).map_or_else(none, |it| self.share_of(&it));
            let shares = sides.iter().map(share);
            [table.name.clone()]
                .into_iter()
                .chain(shares)
                .chain([table.turns.to_string()])
                .collect()
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
    pub(super) fn all_sides(&self, tables: &[TallyColumn]) -> Vec<String> {
        let mut sides: Vec<String> = Vec::new();
        for (side, _) in tables.iter().flat_map(|table| &table.shares) {
            if !sides.contains(side) {
                sides.push(side.clone());
            }
        }
        let nobody = self.words.say("simulate-nobody");
        sides.sort_by_key(|side| *side == nobody);
        sides
    }

    /// How much the deal decides, side by side: each of the tallies is of one deal, and `all` of all of them.
    pub fn spread(&self, all: &Tally, deals: &[Tally]) -> Vec<String> {
        let games = deals.iter().map(|deal| deal.games).max().unwrap_or_default();
        let args = [("deals", deals.len().into()), ("n", games.into())];
        let mut lines = vec![self.words.tell("simulate-deals", &args)];
        let spread = |side| Some((self.winner(side), Spread::of(deals, side)?));
        let rows: Vec<(String, Spread)> = winners(all).into_iter().filter_map(spread).collect();
        let wide = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
        lines.extend(rows.iter().map(|(name, spread)| {
            let args = [
                ("worst", self.percent(spread.worst).into()),
                ("best", self.percent(spread.best).into()),
                ("by", self.percent(spread.by_deal).into()),
            ];
            let told = self.words.tell("simulate-deal-spread", &args);
            format!("  {}  {told}", pad(name, wide))
        }));
        lines
    }

    fn winner(&self, winner: Option<Side>) -> String {
        winner.map_or_else(|| self.words.say("simulate-nobody"), |side| self.side(side))
    }

    /// Names, and behind them the shares in a column.
    fn shares(&self, rows: &[(String, Share)]) -> Vec<String> {
        let wide = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
        let row = |(name, share): &(String, Share)| {
            format!("{}  {}", pad(name, wide), self.share_of(share))
        };
        rows.iter().map(row).collect()
    }

    /// A share with its bounds.
    pub(super) fn share_of(&self, share: &Share) -> String {
        let part = self.percent(share.share);
        let args = [
            ("share", format!("{part:>5}").into()),
            ("from", self.percent(share.from).into()),
            ("to", self.percent(share.to).into()),
        ];
        self.words.tell("simulate-share", &args)
    }

    /// A share in percent, with the point or the comma of the language.
    fn percent(&self, share: f64) -> String {
        let text = format!("{:.1}", share * 100.0);
        if self.words.lang() == Lang::En { text } else { text.replace('.', ",") }
    }
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
