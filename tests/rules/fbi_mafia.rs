//! FBI vs. Mafia: what stays true in all random games.
use noir_referee::board::Suspect;
use noir_referee::rules::fbi_mafia::Fact;
use noir_referee::rules::{Audience, Deck, Deed, Event, Position, Seat, Trust};
use noir_referee::terms::{Mode, Token};

use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, table};
use crate::support::play::{Step, lines, open, pick, play};

/// Every card in exactly one place, tokens where they may lie, and what is counted is what happened.
#[test]
fn cards_and_tokens_are_conserved() {
    let mut chance = Chance(2);
    for _ in 0..60 {
        let start = table(Mode::FbiMafia, &mut chance, &TRUSTS[..2]);
        play(&start, 1500, &mut chance, |_, Step { after, .. }| {
            let game = after.fbi_mafia().expect("the mode");
            let mut cards: Vec<_> = after.open_cards().iter().collect();
            for seat in after.all_seats() {
                let holding = after.holding(seat);
                cards.extend(holding.hand);
                let shown =
                    holding.open && after.dead().contains(holding.identity.known().unwrap());
                cards.extend(holding.identity.known().filter(|_| !shown));
            }
            if after.deck().sure() {
                cards.extend(after.deck().order());
                cards.sort();
                let all: Vec<_> = after.everybody().iter().collect();
                assert_eq!(cards, all);
            }
            let laid = Token::ALL.map(|kind| after.tokens().with(kind));
            for with in laid {
                assert!(!with.meets(after.dead()), "tokens leave the dead (F40)");
            }
            assert!(after.tokens().with(Token::Protection).len() <= 6);
            assert!(!after.arrested().meets(after.dead()));
            assert_eq!(game.deaths, after.dead().len() + game.trophies.len());
            assert_eq!(game.arrests, after.arrested().len());
            assert!(
                after.grid().suspects().bits() & after.arrested().bits() == after.arrested().bits()
            );
        });
    }
}

/// What the rules of the game show to all: answers, who was hit and who was not, whose threats strike,
/// cards laid open or drawn by oneself, and whether a drawn card was dead.
fn is_released(event: &Event) -> bool {
    matches!(
        event,
        Event::Answered { .. }
            | Event::Opened(..)
            | Event::Died(_)
            | Event::Laid(..)
            | Event::Discarded(..)
            | Event::Buried(..)
            | Event::Became(..)
            | Event::Drew(..)
            | Event::FbiMafia(Fact::Struck(_) | Fact::Missed(_) | Fact::Without(_))
            | Event::Stepped(_, Deed::Threaten(_))
            | Event::Ended(_)
    )
}

/// Two dealt tables that differ in two cards which an audience may not know give it the same views, the
/// same lines and the same facts, until something is released or refused at one of them.
#[test]
fn a_card_one_may_not_know_changes_nothing_one_sees() {
    let mut chance = Chance(7);
    let mut compared = 0;
    for _ in 0..400 {
        let mut one = table(Mode::FbiMafia, &mut chance, &TRUSTS[..1]);
        let mut cards: Vec<_> = one.deck().order().collect();
        let audience = match chance.below(one.seats() + 1) {
            0 => Audience::Public,
            seat => Audience::Seat(Seat::new(seat as u8 - 1)),
        };
        let mut opened = one;
        opened.open(&mut ());
        let view = opened.seen_by(audience);
        let knows = |card: &Suspect| {
            view.all_seats().any(|seat| {
                let holding = view.holding(seat);
                holding.hand.contains(*card) || holding.identity.known() == Some(*card)
            })
        };
        let hidden: Vec<_> = (0..cards.len()).filter(|at| !knows(&cards[*at])).collect();
        let (left, right) = (chance.one_of(&hidden), chance.one_of(&hidden));
        cards.swap(left, right);
        let game = one.game().into();
        let trusts = vec![Trust::Dealt; one.seats()];
        let mut two = Position::new(game, one.options(), *one.grid(), &trusts, Deck::new(&cards));
        one.open(&mut ());
        two.open(&mut ());
        while one.outcome().is_none() && two.outcome().is_none() {
            let views = [one, two].map(|position| position.seen_by(audience));
            assert_eq!(views[0], views[1]);
            assert_eq!(lines(&views[0]), lines(&views[1]));
            let Some(line) = pick(&open(&one), &mut chance) else { break };
            let (Ok(here), Ok(there)) = (one.play(&line), two.play(&line)) else { break };
            let eyes = one.eyes(audience);
            let seen = [&here.1, &there.1]
                .map(|events| events.iter().map(|event| event.seen_by(eyes)).collect::<Vec<_>>());
            if seen[0] != seen[1] {
                let first = seen[0].iter().zip(&seen[1]).find(|(left, right)| left != right);
                let (left, right) = first.expect("one of them goes on otherwise");
                assert!(
                    is_released(left) || is_released(right),
                    "{audience:?}: {left:?} {right:?}"
                );
                break;
            }
            (one, two) = (here.0, there.0);
            compared += 1;
        }
    }
    assert!(compared > 4000, "only {compared} lines were compared");
}
