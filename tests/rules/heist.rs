//! Heist: what stays true in all random games.
use noir_referee::board::Suspect;
use noir_referee::rules::heist::{CardAndRole, Heist, RoleCard, SpecialSet};
use noir_referee::rules::{Ask, Audience, Deed, Position};
use noir_referee::terms::{Mode, Special, Tier, Vault};

use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, table};
use crate::support::play::{Step, audiences, play};

fn game(position: &Position) -> &Heist {
    position.heist().expect("a heist")
}

/// Every evidence card and every role card in exactly one place, and tokens only at vaults in play.
#[test]
fn cards_roles_and_tokens_are_conserved() {
    let mut chance = Chance(2);
    for _ in 0..40 {
        let start = table(Mode::Heist, &mut chance, &TRUSTS[..2]);
        play(&start, 800, &mut chance, |_, Step { after, .. }| {
            let game = game(after);
            let mut cards: Vec<_> = after.open_cards().iter().collect();
            for seat in after.all_seats() {
                cards.extend(after.holding(seat).hand);
                cards.extend(after.holding(seat).identity.known());
            }
            assert!(after.deck().sure());
            cards.extend(after.deck().order());
            cards.sort();
            assert_eq!(cards, after.everybody().iter().collect::<Vec<_>>());

            let held = game.crew().iter().filter_map(|seat| game.role(seat).known());
            let roles: Vec<_> = held.chain(game.pile.order()).chain(game.gone.iter()).collect();
            let distinct: SpecialSet = roles.iter().copied().collect();
            assert_eq!(roles.len(), usize::from(distinct.len()));
            assert_eq!(roles.len() + usize::from(game.gone_unseen), Special::ALL.len());

            for seat in game.crew() {
                let most = game.role(seat).known().map_or(0, Special::tokens);
                assert!(game.vaults.laid(seat) <= most);
            }
            for vault in Vault::ALL {
                assert!(game.vaults.at(vault) < 3, "three open it");
                assert!(!game.vaults.opened.contains(vault) || game.vaults.at(vault) == 0);
            }
            assert_eq!(after.dead().len(), game.silenced);
            assert!(game.silenced <= 3 && game.unseen <= game.thieves);
            assert!(!after.officers().meets(after.dead()));
            assert!(game.stunned.is_none_or(|officer| after.officers().contains(officer)));
            assert_eq!(after.grid().suspects(), after.everybody(), "nobody leaves the board");
            let turned = after.decision().is_some_and(|owed| owed.ask == Ask::Turned);
            if after.turn() > 0 && !turned {
                assert_eq!(after.officers().len(), game.options.officers.get());
            }
        });
    }
}

/// Role cards that lie face down are their owners' alone, and nobody sees the role deck.
#[test]
fn a_view_shows_no_role_card_that_is_not_for_it() {
    let mut chance = Chance(4);
    for _ in 0..40 {
        let start = table(Mode::Heist, &mut chance, &TRUSTS);
        play(&start, 200, &mut chance, |_, Step { after, .. }| {
            if after.outcome().is_some() {
                return;
            }
            for audience in
                audiences(after.all_seats()).into_iter().filter(|it| *it != Audience::Referee)
            {
                let view = after.seen_by(audience);
                assert_eq!(view.heist().expect("a heist").pile.order().count(), 0);
                for seat in after.all_seats() {
                    let role = view.heist().expect("a heist").role(seat);
                    let own = audience == Audience::Seat(seat);
                    assert!(role.known().is_none() || own || role.shown);
                }
            }
        });
    }
}

/// A lying player changes nothing for the others: cards told twice are taken, and play goes on.
#[test]
fn told_cards_that_clash_stop_nothing() {
    let mut chance = Chance(6);
    let start = table(Mode::Heist, &mut chance, &TRUSTS[1..2]);
    let mut position = start;
    position.open(&mut ());
    let same = CardAndRole { card: Suspect::new(0), role: Special::Hacker };
    while matches!(position.decision().map(|owed| owed.ask), Some(Ask::Drew(1))) {
        position = position.play(&Deed::DrewRole(same).into()).expect("telling is not asking").0;
    }
    let crew = game(&position).crew();
    assert!(
        crew.iter().all(|seat| game(&position).role(seat).card == RoleCard::Known(Special::Hacker))
    );
    assert_eq!(game(&position).pile.left(Tier::One), 6 - crew.len().min(6));
}
