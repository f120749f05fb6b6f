//! How much the deal decides.
use noir_core::rules::Side;
use serde::Serialize;

use super::Tally;

/// How a side's share of the wins differs from deal to deal, each of which was played several times.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// Its share in the deal that was worst for it, from 0 to 1.
    pub worst: f64,
    /// Its share in the deal that was best for it.
    pub best: f64,
    /// How far deals lie apart by themselves (a standard deviation), without what chance adds in so few games of each.
    pub by_deal: f64,
}

impl Spread {
    /// That of a side, or of nobody; none with fewer than two deals or with a single game of each.
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]
    pub fn of(deals: &[Tally], winner: Option<Side>) -> Option<Self> {
        let played = deals.iter().filter(|deal| deal.games > 1);
        let shares: Vec<(f64, f64)> =
            played.map(|deal| (deal.wins(winner).share, deal.games as f64)).collect();
        let n = shares.len() as f64;
        if shares.len() < 2 {
            return None;
        }
        let mean = shares.iter().map(|it| it.0).sum::<f64>() / n;
        let seen = shares.iter().map(|it| (it.0 - mean).powi(2)).sum::<f64>() / (n - 1.0);
        let chance = shares.iter().map(|(p, games)| p * (1.0 - p) / (games - 1.0)).sum::<f64>() / n;
        let all = shares.iter().map(|it| it.0);
        Some(Self {
            worst: all.clone().fold(1.0, f64::min),
            best: all.fold(0.0, f64::max),
            by_deal: (seen - chance).max(0.0).sqrt(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noir_core::rules::{Outcome, Reason, Seat};

    /// A deal of which so many of a hundred games were won by the first seat, and the others by the second one.
    fn deal(won: u64) -> Tally {
        let mut tally = Tally::default();
        for (seat, games) in [(0, won), (1, 100 - won)] {
            let winner = Some(Side::Seat(Seat::new(seat)));
            tally.add(Outcome { winner, reason: Reason::Conceded }, games);
            tally.games += games;
        }
        tally
    }

    #[test]
    fn what_chance_does_among_few_games_is_not_the_deal() {
        let of = |all: &[u64]| {
            let deals: Vec<Tally> = all.iter().map(|won| deal(*won)).collect();
            Spread::of(&deals, Some(Side::Seat(Seat::new(0))))
        };
        let same = of(&[45, 50, 55, 50]).expect("a spread");
        assert_eq!((same.worst, same.best, same.by_deal), (0.45, 0.55, 0.0));
        let other = of(&[10, 90, 10, 90]).expect("a spread");
        assert!((0.4..0.47).contains(&other.by_deal), "{other:?}");
        assert_eq!((of(&[50]), Spread::of(&[], None)), (None, None));
    }
}
