//! The three degrees of trust play one and the same game.
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{Ask, Event, Eyes, Identity, Outcome, Position, Reason, Trust};
use proptest::prelude::*;

use super::deals::{any_scripts, cases};
use super::real_table::{Table, held, play};
use crate::support::play::{lines, open};

/// What everybody at the table can see, whoever keeps the cards.
fn in_the_open(position: &Position) -> impl PartialEq + std::fmt::Debug {
    let hands = [KILLER, INSPECTOR].map(|seat| {
        let holding = position.holding(seat);
        (holding.hand_count(), holding.identity == Identity::None)
    });
    let owed = position.decision().map(|owed| match owed.ask {
        Ask::Chosen => (owed.seat, Ask::Become),
        ask => (owed.seat, ask),
    });
    let winner = position.outcome().map(|outcome| outcome.winner);
    let cards = (position.exonerated(), position.discard(), position.deck().count(), hands);
    let turn = (position.turn(), position.active(), position.last_shift(), owed, winner);
    (*position.grid(), position.dead(), cards, turn)
}

/// What the table saw happen, without who vouches for it.
fn story<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Event> {
    let told = |event: &Event| match event.seen_by(Eyes::PUBLIC) {
        Event::Owes(_) | Event::Hit(..) | Event::Opened(..) => None,
        Event::Acted { seat, deed, .. } => Some(Event::Acted { seat, deed, sure: true }),
        Event::Answered { seat, query, yes, .. } => {
            Some(Event::Answered { seat, query, yes, claim: false })
        }
        // The last kill may hit an Inspector whom nobody asks any more.
        Event::Ended(Outcome { winner, reason: Reason::InspectorKilled }) => {
            Some(Event::Ended(Outcome { winner, reason: Reason::Kills }))
        }
        other => Some(other),
    };
    events.into_iter().filter_map(told).collect()
}

fn what_the_companion_knows_is_true(table: &Table) {
    let Table { kept, truth, .. } = table;
    let held = held(truth);
    for seat in [KILLER, INSPECTOR] {
        let (here, there) = (kept.holding(seat), truth.holding(seat));
        assert!((here.hand - held[seat.at()]).is_empty());
        match here.trust {
            Trust::Dealt | Trust::Told => assert_eq!(here.identity, there.identity),
            Trust::Untold if there.identity == Identity::None => {}
            // An accused or killed player has shown his card.
            Trust::Untold if kept.outcome().is_some() => {}
            Trust::Untold => assert_eq!(here.identity, Identity::Hidden),
        }
    }
    let deck = truth.deck().possible();
    assert!((deck - kept.deck().possible()).is_empty(), "no card of the deck is ruled out");
    if kept.deck().sure() {
        assert!(kept.deck().order().eq(truth.deck().order()));
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_trust_tells_the_same_story(script in any_scripts()) {
        play(&script, |table, events| {
            assert_eq!(story(events), story(&table.happened));
            assert_eq!(in_the_open(&table.kept), in_the_open(&table.truth));
            what_the_companion_knows_is_true(table);
        });
    }

    /// Nothing that the rules allow is refused because the companion does not know a card, and where
    /// it knows those that matter it offers exactly what is allowed.
    #[test]
    fn unseen_cards_only_widen_what_is_offered(script in any_scripts()) {
        play(&script, |table, _| {
            let Some(owed) = table.truth.decision() else { return };
            let (here, there) = (lines(&open(&table.kept)), lines(&open(&table.truth)));
            if table.kept.holding(owed.seat).trust == Trust::Untold {
                if owed.ask != Ask::Become {
                    assert!(there.iter().all(|line| here.contains(line)));
                }
            } else {
                assert_eq!(here, there);
            }
        });
    }

    /// Whether a line was checked is said, and never depends on the card.
    #[test]
    fn only_what_an_untold_player_does_is_unverified(script in any_scripts()) {
        use noir_referee::rules::Deed;
        play(&script, |table, events| {
            for event in events {
                match *event {
                    Event::Acted { seat, deed: Deed::Kill(_) | Deed::Accuse(_), sure } => {
                        let untold = table.kept.holding(seat).trust == Trust::Untold;
                        assert_eq!(sure, !untold);
                    }
                    Event::Acted { sure, .. } => assert!(sure),
                    Event::Answered { seat, claim, .. } if claim => {
                        assert_eq!(table.kept.holding(seat).trust, Trust::Untold);
                    }
                    _ => {}
                }
            }
        });
    }
}
