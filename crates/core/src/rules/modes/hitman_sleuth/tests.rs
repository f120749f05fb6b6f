//! Mode 2 as a table plays it.
mod accuse;
mod evade;
mod exonerate;
mod kill;
mod preparation;
mod trusts;

use super::{HITMAN, HitmanSleuth, SLEUTH};
use crate::rules::fixture::Fixture;
use crate::rules::{Event, Game, Source};

use super::Fact;

/// A game in the middle on the table of this picture, the Hitman to act.
fn table(picture: &str) -> Fixture {
    Fixture::of(HitmanSleuth::default(), &["hitman", "sleuth"], picture)
}

impl Fixture {
    /// The list: the open card, then those that lie face down, next one first.
    fn list(self, open: &str, hidden: &str) -> Self {
        let open = Event::List(Fact::Turned(self.suspect(open)));
        let hidden: Vec<Event> = hidden
            .split_whitespace()
            .map(|name| (name != "?").then(|| self.suspect(name)))
            .map(|card| Event::List(Fact::Added(card)))
            .collect();
        self.game(|game| {
            let Game::HitmanSleuth(state) = game else { return };
            state.list.apply(&open);
            for added in &hidden {
                state.list.apply(added);
            }
        })
    }

    /// The list as it lies: the open card, then those face down.
    fn listed(&self) -> String {
        let list = self.position.hitman_sleuth().expect("this mode").list;
        let name = |card: Option<_>| {
            card.map_or("?".to_owned(), |card| self.names(crate::board::SuspectSet::just(card)))
        };
        let hidden = list.hidden().map(name).collect::<Vec<_>>().join(" ");
        let open = list.target().map_or("-".to_owned(), |card| name(Some(card)));
        format!("{open} | {hidden}")
    }
}

#[test]
fn the_open_card_leaves_only_by_the_discard() {
    let mut table = table("A B C D").list("A", "B C D");
    table.position.apply(&Event::Buried(Source::List(2), None));
    assert_eq!(table.listed(), "A | B D");
    table.position.apply(&Event::Buried(Source::List(3), None));
    assert_eq!(table.listed(), "A | B D", "there is no third card");
}
