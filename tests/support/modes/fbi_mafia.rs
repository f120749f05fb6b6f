//! FBI vs. Mafia at random.
use noir_referee::board::Suspect;
use noir_referee::rules::fbi_mafia::{self, FbiMafia, Role};
use noir_referee::rules::{Action, Ask, Deed, Identity, Position, Reason, Shown, Trust};
use noir_referee::terms::{BombOnArrest, MafiaCanvass, Protection, SwapRule, ThreatAfter};

use super::{AtRandom, Chance, Claim, on_grid, possible, usually_true};

impl AtRandom for FbiMafia {
    /// The count, the options, how the roles sit; a grid of the book or a smaller one.
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position {
        let count = chance.one_of(&[6_usize, 8]);
        let mut roles = Role::ALL[..count].to_vec();
        roles.swap(1, chance.one_of(&[1, 3, 5]));
        roles.swap(2, chance.one_of(&[2, 4]));
        let mut game = Self::seated(&roles).expect("the teams alternate");
        game.options.mafia_canvass = chance.one_of(&[MafiaCanvass::Yes, MafiaCanvass::No]);
        game.options.protection = chance.one_of(&[Protection::Stays, Protection::Spent]);
        game.options.bomb_on_arrest = chance.one_of(&[BombOnArrest::Stays, BombOnArrest::Reaction]);
        game.options.swap = chance.one_of(&[SwapRule::Anywhere, SwapRule::OwnNeighbours]);
        game.options.threat_after =
            chance.one_of(&[ThreatAfter::ShiftSwap, ThreatAfter::ShiftCollapseSwap]);
        let book = if count == 6 { (6, 6) } else { (7, 7) };
        let size = chance.one_of(&[book, book, (4, 4), (3, 6)]);
        if size != book {
            (game.arrests_goal, game.deaths_goal) = (2, 6);
        }
        on_grid(game, size, count, chance, trusts)
    }

    fn ends() -> &'static [Reason] {
        &[Reason::Deaths, Reason::Arrests]
    }

    /// The Profiler lays the dead cards of his hand open.
    fn shows(
        &self,
        position: &Shown,
        ask: Ask,
        hand: &[Suspect],
        _free: &[Suspect],
    ) -> Option<Deed> {
        let dead = hand.iter().copied().filter(|card| position.dead().contains(*card));
        (ask == Ask::Turned).then(|| Deed::discarded(dead.collect()))
    }

    fn becomes_last(&self) -> bool {
        true
    }

    fn is_true(&self, claim: Claim<'_>) -> Option<bool> {
        let Claim { position, seat, held, ask, line } = claim;
        let living = held.hand - position.dead();
        let hidden = position.holding(seat).identity == Identity::Hidden;
        let Action::Do(deed) = *line else { return Some(true) };
        match (ask, deed) {
            (Ask::Play, Deed::Play(card)) => {
                possible(if living.is_empty() { held.hand } else { living }.contains(card))
            }
            (Ask::Chosen, deed) => {
                let lives = !position.dead().contains(held.last?);
                if deed == Deed::Chosen { Some(lives) } else { possible(!lives) }
            }
            (Ask::Disguised | Ask::Failed, Deed::Discarded(card)) => {
                possible(position.alive().contains(held.last?) && held.own == Some(card))
            }
            (Ask::Turn, Deed::Profile(card)) if !held.hand.contains(card) => None,
            (Ask::Turn, Deed::ProfileNobody) if !living.is_empty() => None,
            (Ask::Dies, Deed::Dies(victims)) if hidden => {
                Some(fbi_mafia::toll(position, held.own?) == victims)
            }
            (Ask::Turn, deed @ Deed::Accuse(_)) if hidden => {
                Some(!position.would_refuse(seat, held.own?, deed))
            }
            _ => usually_true(claim),
        }
    }
}
