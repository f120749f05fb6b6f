//! Master Thief vs. Chief of Police: what stays true in all random games.
use noir_referee::rules::Ask;
use noir_referee::rules::thief_chief::{CHIEF, THIEF};
use noir_referee::terms::{Mode, Token};

use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, table};
use crate::support::play::{Step, play};

/// Every card in exactly one place, every treasure on a suspect or stolen, two officers between turns.
#[test]
fn cards_treasures_and_officers_are_conserved() {
    let mut chance = Chance(2);
    for _ in 0..100 {
        let start = table(Mode::ThiefChief, &mut chance, &TRUSTS[..2]);
        play(&start, 3000, &mut chance, |_, Step { after, .. }| {
            let game = after.thief_chief().expect("the mode");
            assert_eq!(game.stolen + after.tokens().with(Token::Treasure).len(), 25);
            assert_eq!(game.laid, 25);
            assert!(after.dead().is_empty() && after.grid().suspects() == after.everybody());
            if after.decision().is_some_and(|owed| owed.ask == Ask::Turn) {
                assert_eq!(after.officers().len(), 2);
                assert_eq!(after.holding(THIEF).hand_count(), 2);
            }
            let mut cards: Vec<_> = after.open_cards().iter().collect();
            for holding in [THIEF, CHIEF].map(|seat| after.holding(seat)) {
                cards.extend(holding.hand.iter().chain(holding.identity.known()));
            }
            if after.deck().sure() {
                cards.extend(after.deck().order());
                cards.sort();
                assert_eq!(cards, after.everybody().iter().collect::<Vec<_>>());
            }
        });
    }
}
