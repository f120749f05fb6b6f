//! Mr. Jack at random.
use noir_referee::board::{Grid, SuspectSet};
use noir_referee::rules::mr_jack::{Character, Fact, Go, JACK, MrJack, MrJackOptions, Seen};
use noir_referee::rules::{
    Action, Ask, Deck, Deed, Event, Identity, Options, Position, Reason, Shown, Trust,
};
use noir_referee::setup::streets;
use noir_referee::terms::{LampsStopBeam, NameBoth, WhistleRule};

use super::{AtRandom, Chance, Claim, seldom, usually_true};

/// Either board before the first round, with any options.
pub fn board(chance: &mut Chance) -> MrJack {
    let edition = chance.one_of(&["revised", "first_2006"]);
    let options = MrJackOptions {
        whistle: chance.one_of(&[WhistleRule::UpTo3, WhistleRule::All3]),
        lamps_stop_beam: chance.one_of(&[LampsStopBeam::False, LampsStopBeam::True]),
        name_both: chance.one_of(&[NameBoth::True, NameBoth::False]),
    };
    streets(edition, options).expect("the board is built in")
}

impl AtRandom for MrJack {
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position {
        let trusts = [chance.one_of(trusts), chance.one_of(trusts)];
        let (game, deck) = (board(chance), Deck::new(&chance.shuffled(8)));
        Position::new(game.into(), Options::default(), Grid::EMPTY, &trusts, deck)
    }

    fn ends() -> &'static [Reason] {
        &[Reason::Escaped, Reason::JackCaught, Reason::WrongAccusation, Reason::NotCaught]
    }

    /// The lines of one card, seldom Goodley's, who has thousands.
    fn narrowed(&self, position: &Shown, chance: &mut Chance) -> Shown {
        let mut only = *position;
        if position.decision().is_some_and(|owed| owed.ask == Ask::Turn) {
            let cards = if self.named.is_empty() { self.cards } else { self.named };
            let few = cards - SuspectSet::just(Character::Goodley.suspect());
            let often = if few.is_empty() || chance.below(12) == 0 { cards } else { few };
            let who = chance.one_of(&often.iter().collect::<Vec<_>>());
            only.apply(&Event::MrJack(Fact::Named(SuspectSet::just(who))));
        }
        only
    }

    /// Who can leave often does; accusations are seldom.
    fn prefer(&self, lines: &mut Vec<Action>, chance: &mut Chance) {
        let leaves =
            |line: &Action| matches!(line, Action::Activate(it) if matches!(it.go, Go::Exit(_)));
        if chance.below(3) == 0 && lines.iter().any(leaves) {
            lines.retain(leaves);
        } else {
            seldom(lines, chance, |line| leaves(line) || accuses(line));
        }
    }

    fn is_true(&self, claim: Claim<'_>) -> Option<bool> {
        let Claim { position, seat, held, ask, line } = claim;
        let hidden = position.holding(seat).identity == Identity::Hidden;
        match (ask, line) {
            (Ask::Call, Action::Do(Deed::Call(Seen(seen)))) if hidden => {
                Some(self.visible().contains(held.own?) == *seen)
            }
            (Ask::Turn, Action::Activate(line)) if hidden && seat == JACK => {
                Some(!matches!(line.go, Go::Exit(_)) || held.own == Some(line.who))
            }
            _ => usually_true(claim),
        }
    }
}

fn accuses(line: &Action) -> bool {
    matches!(line, Action::Activate(it) if matches!(it.go, Go::Accuse(_)))
}
