//! What became of many games, as lines.
use super::Voice;
use crate::lang::Lang;
use crate::players::{Share, Tally};
use crate::rules::{Reason, Side};

impl Voice<'_> {
    /// How often each side won, how the games ended and how long they took: a heading, then columns.
    pub fn tally(&self, tally: &Tally) -> Vec<String> {
        let outcomes = tally.outcomes();
        let mut winners: Vec<Option<Side>> = Vec::new();
        for (outcome, _) in &outcomes {
            if !winners.contains(&outcome.winner) {
                winners.push(outcome.winner);
            }
        }
        winners.sort_by_key(|winner| u64::MAX - tally.wins(*winner).count);
        let mut rows: Vec<(String, Share)> =
            winners.into_iter().map(|winner| (self.winner(winner), tally.wins(winner))).collect();
        let unfinished = Share::of(tally.unfinished, tally.games);
        rows.extend(
            (tally.unfinished > 0).then(|| (self.words.say("simulate-unfinished"), unfinished)),
        );
        let mut lines = self.shares(&rows);
        lines.push(self.words.say("simulate-ends"));
        let said = |reason: Reason| self.words.say(&format!("story-end-{}", reason.word()));
        let ends: Vec<(String, Share)> =
            tally.reasons().into_iter().map(|(reason, share)| (said(reason), share)).collect();
        lines.extend(self.shares(&ends).into_iter().map(|line| format!("  {line}")));
        let turns = |percent| tally.turns_at(percent).into();
        let args = [("n", turns(50)), ("few", turns(5)), ("many", turns(95))];
        lines.push(self.words.tell("simulate-length", &args));
        lines
    }

    fn winner(&self, winner: Option<Side>) -> String {
        winner.map_or_else(|| self.words.say("simulate-nobody"), |side| self.side(side))
    }

    /// Names, and behind them the shares in a column.
    fn shares(&self, rows: &[(String, Share)]) -> Vec<String> {
        let wide = rows.iter().map(|(name, _)| super::width(name)).max().unwrap_or_default();
        let row = |(name, share): &(String, Share)| {
            let gap = " ".repeat(wide - super::width(name));
            let part = self.percent(share.share);
            let args = [
                ("share", format!("{part:>5}").into()),
                ("from", self.percent(share.from).into()),
                ("to", self.percent(share.to).into()),
            ];
            format!("{name}{gap}  {}", self.words.tell("simulate-share", &args))
        };
        rows.iter().map(row).collect()
    }

    /// A share in percent, with the point or the comma of the language.
    fn percent(&self, share: f64) -> String {
        let text = format!("{:.1}", share * 100.0);
        if self.words.lang() == Lang::En { text } else { text.replace('.', ",") }
    }
}
