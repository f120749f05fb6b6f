//! Heist at random.
use noir_referee::board::{Cell, CellSet, Suspect, SuspectSet};
use noir_referee::rules::heist::{self, CardAndRole, Fact, Heist, Pile, Zones};
use noir_referee::rules::{
    Action, Ask, Deed, Event, Identity, Position, Reason, Seat, Shown, Trust,
};
use noir_referee::terms::{HackerReach, Officers, Redraw, SafecrackerToken, Special, Stun};

use super::{AtRandom, Chance, Claim, on_grid, possible, turned, usually_true};

impl AtRandom for Heist {
    /// The count, the options, the zones.
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position {
        let mut game = Self { thieves: chance.one_of(&[4, 5, 6]), ..Self::default() };
        game.pile = Pile::new(&chance.mixed(Special::ALL.to_vec()));
        game.options.officers =
            Officers::new(chance.one_of(&[1, 3, 4, 5, 6])).expect("as the option says");
        game.options.safecracker = chance.one_of(&[SafecrackerToken::May, SafecrackerToken::Never]);
        game.options.hacker = chance.one_of(&[HackerReach::Around, HackerReach::Orthogonal]);
        game.options.stun = chance.one_of(&Stun::ALL);
        game.options.captured = chance.one_of(&Redraw::ALL);
        if chance.below(3) == 0 {
            let block = |row: u8, column: u8| -> CellSet {
                (0..4).map(|at| Cell::new(row + at / 2, column + at % 2)).collect()
            };
            let vaults = [block(0, 0), block(0, 5), block(5, 0), block(5, 5)];
            game.zones = Zones { vaults, ..game.zones };
        }
        on_grid(game, (7, 7), usize::from(game.thieves) + 1, chance, trusts)
    }

    fn ends() -> &'static [Reason] {
        &[Reason::Vaults, Reason::NoRole]
    }

    /// A thief draws a role card as well: as the role deck lies, if he can.
    fn drew(&self, position: &Shown, seat: Seat, cards: SuspectSet, roles: &[Special]) -> Deed {
        let thief = self.crew().contains(seat) && self.role(seat).is_none();
        let Some(card) = cards.first().filter(|_| thief) else { return Deed::Drew(cards) };
        let drew = |role| Deed::DrewRole(CardAndRole { card, role });
        let lies = self.pile.order().filter(|role| roles.contains(role));
        let role = lies
            .chain(roles.iter().copied())
            .find(|role| position.check(&Action::Do(drew(*role))).is_ok());
        drew(role.expect("a role card is left"))
    }

    /// The Chief chooses his officers from the cards that he holds.
    fn shows(
        &self,
        _position: &Shown,
        ask: Ask,
        hand: &[Suspect],
        free: &[Suspect],
    ) -> Option<Deed> {
        match ask {
            Ask::Turned => Some(turned(free, 1)),
            Ask::Deploy => Some(Deed::Deploy(
                hand.iter().copied().take(self.options.officers.get().into()).collect(),
            )),
            _ => None,
        }
    }

    fn dealt_role(&self, event: &Event) -> Option<(Seat, Vec<Special>)> {
        match *event {
            Event::Heist(Fact::Dealt(seat, Some(role))) => Some((seat, vec![role])),
            Event::Heist(Fact::Dealt(seat, None)) => {
                Some((seat, self.pile.tier()?.all().iter().collect()))
            }
            _ => None,
        }
    }

    fn is_true(&self, claim: Claim<'_>) -> Option<bool> {
        let Claim { position, seat, held, ask, line } = claim;
        let thief = self.crew().contains(seat);
        match (ask, line) {
            (Ask::Role, Action::Do(Deed::Role(_, role))) => possible(held.role == Some(*role)),
            (Ask::Turn, line)
                if thief && role_for(line).is_some_and(|it| held.role != Some(it)) =>
            {
                None
            }
            (Ask::Turn, Action::Do(deed))
                if thief && position.holding(seat).identity == Identity::Hidden =>
            {
                Some(heist::possible(position, seat, held.own?, *deed))
            }
            _ => usually_true(claim),
        }
    }
}

/// The role card that shows itself by this line.
fn role_for(line: &Action) -> Option<Special> {
    match *line {
        Action::Shift(shift) => (shift.by > 1).then_some(Special::Runner),
        Action::Do(deed) => Special::of(deed),
        _ => None,
    }
}
