//! The chain behind a yes or a no names every rule that can forbid a line.
use std::collections::BTreeSet;

use noir_referee::board::{Axis, Cell, Exit, Grid, Suspect, SuspectSet};
use noir_referee::rules::fbi_mafia::FbiMafia;
use noir_referee::rules::heist::Heist;
use noir_referee::rules::hitman_sleuth::HitmanSleuth;
use noir_referee::rules::killer_inspector::KillerInspector;
use noir_referee::rules::mr_jack::{Activation, Go, MrJackOptions, Seen};
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::thief_chief::ThiefChief;
use noir_referee::rules::{
    Action, Audience, Collapse, Deck, Deed, Game, Nobody, Options, Order, Position, Rule, Seat,
    SeatSet, Tokens, Trust,
};
use noir_referee::setup::streets;
use noir_referee::terms::{CollapseRule, NameBoth, Special, Vault};

use crate::support::chance::Chance;

/// Every mode, with its grid.
fn games() -> Vec<(Game, Grid)> {
    let jack =
        streets("revised", MrJackOptions { name_both: NameBoth::True, ..MrJackOptions::default() });
    vec![
        (KillerInspector::default().into(), Grid::new(5, 5)),
        (HitmanSleuth::default().into(), Grid::new(5, 5)),
        (SpyTag::of(4).into(), Grid::new(5, 5)),
        (ThiefChief::default().into(), Grid::new(5, 5)),
        (FbiMafia::EIGHT.into(), Grid::new(7, 7)),
        (Heist { thieves: 4, ..Heist::default() }.into(), Grid::new(6, 6)),
        (jack.expect("the board is built in").into(), Grid::EMPTY),
    ]
}

/// A line of any kind, about anybody: most of them make no sense.
fn any_deed(chance: &mut Chance, cast: u8) -> Deed {
    let mut who = || Suspect::new(chance.below(usize::from(cast)) as u8);
    let (one, other, third) = (who(), who(), who());
    let few: SuspectSet = [one, other, third].into_iter().take(1 + chance.below(3)).collect();
    let token = chance.one_of(&Tokens::KINDS);
    let vault = chance.one_of(&Vault::ALL);
    let seat = Seat::new(chance.below(6) as u8);
    let corner = Cell::new(chance.below(6) as u8, chance.below(6) as u8);
    let deeds = [
        Deed::Kill(one),
        Deed::Disguise,
        Deed::Accuse(one),
        Deed::Exonerate,
        Deed::Evade,
        Deed::Capture(one),
        Deed::Canvass(one),
        Deed::CanvassDrawn,
        Deed::Steal(one),
        Deed::Deputize,
        Deed::Autopsy(one),
        Deed::Profile(one),
        Deed::ProfileNobody,
        Deed::Disarm(one, token),
        Deed::Swap(one, other),
        Deed::SwapOwn(one),
        Deed::Plant(one),
        Deed::Detonate(one),
        Deed::Shoot(one),
        Deed::Setup(token, one, other),
        Deed::Rob(vault),
        Deed::RobFrom(vault, chance.one_of(&Vault::ALL)),
        Deed::Stun(one),
        Deed::Vanish,
        Deed::Frame(one),
        Deed::FrameOwn(one, other),
        Deed::Hack(vault),
        Deed::Silence(one),
        Deed::Mimic,
        Deed::Crack(vault),
        Deed::Survey(corner),
        Deed::Pass,
        Deed::Protect(one),
        Deed::Unprotect(one),
        Deed::Save(one),
        Deed::Decline(one),
        Deed::Threaten(few),
        Deed::Blast(one),
        Deed::Keep,
        Deed::TakeBack,
        Deed::TakeVault(vault),
        Deed::Take(one),
        Deed::TakeCards(few),
        Deed::Return(1 + chance.below(4) as u8),
        Deed::Dismiss(one),
        Deed::Deploy(few),
        Deed::Play(one),
        Deed::Become(one),
        Deed::Drew(few),
        Deed::Role(seat, Special::Cleaner),
        Deed::Chosen,
        Deed::Turned(few),
        Deed::Laid(one),
        Deed::Discarded(one),
        Deed::DiscardedAll(few),
        Deed::Failed,
        Deed::Answer(true),
        Deed::Hit(seat, one),
        Deed::HitNobody(Nobody),
        Deed::Hands(SeatSet::just(seat)),
        Deed::Dies(few),
        Deed::Cards(few),
        Deed::Call(Seen(true)),
    ];
    chance.one_of(&deeds)
}

/// Two activations mixed, so that a character goes or uses a power as another one would.
fn mixed(one: &Action, other: &Action, chance: &mut Chance) -> Option<Action> {
    let (Action::Activate(one), Action::Activate(other)) = (one, other) else { return None };
    let power = chance.one_of(&[one.power, other.power, None]);
    let exit = Go::Exit(chance.one_of(&Exit::ALL));
    let go = chance.one_of(&[one.go, other.go, exit]);
    Some(Action::Activate(Activation { who: one.who, go, power, before: chance.below(2) == 0 }))
}

/// Looks at positions of random games, and at lines that may or may not be said in them.
fn walk(mut look: impl FnMut(&Position, &Action)) {
    for (number, (game, grid)) in games().into_iter().enumerate() {
        for trust in [Trust::Dealt, Trust::Told, Trust::Untold] {
            let mut chance = Chance(number as u64);
            for collapse in [CollapseRule::One, CollapseRule::AllDead, CollapseRule::One] {
                let options = Options { collapse, ..Options::default() };
                let cast = if grid == Grid::EMPTY { 8 } else { grid.cells().len() };
                let deck = chance.shuffled(cast);
                let trusts = [trust; 9];
                let deck = Deck::new(&deck);
                let mut position = Position::new(game, options, grid, &trusts, deck);
                position.open(&mut ());
                for _ in 0..120 {
                    if position.owes_shuffle() {
                        let order = Order::new(position.to_shuffle());
                        position.play_unchecked(&Action::Shuffled(Box::new(order)), &mut ());
                        continue;
                    }
                    let mut lines = Vec::new();
                    position.legal(&mut lines);
                    let axis = chance.one_of(&[Axis::Rows, Axis::Columns]);
                    let taken = position.dead();
                    look(&position, &Action::Collapse(Collapse { axis, taken, then: None }));
                    for _ in 0..25 {
                        look(&position, &Action::Do(any_deed(&mut chance, cast)));
                    }
                    if lines.is_empty() {
                        break;
                    }
                    let line = lines[chance.below(lines.len())].clone();
                    let other = &lines[chance.below(lines.len())];
                    look(&position, &line);
                    look(&position, other);
                    look(&position, &Action::Concede(position.active()));
                    if let Some(mixed) = mixed(&line, other, &mut chance) {
                        look(&position, &mixed);
                    }
                    position.play_unchecked(&line, &mut ());
                }
            }
        }
    }
}

#[test]
fn every_rule_that_forbids_a_line_is_in_its_chain() {
    let (mut named, mut refused) = (BTreeSet::new(), BTreeSet::new());
    walk(|position, line| {
        let chain = position.conditions(line);
        named.extend(chain.iter().map(|rule| rule.id()));
        if let Err(refusal) = position.check(line) {
            refused.insert(refusal.rule.id());
            let there = chain.contains(&refusal.rule);
            assert!(there, "{:?} is not in the chain of {line:?}: {chain:?}", refusal.rule);
        }
    });
    assert!(refused.len() > 50, "only {refused:?} were met");
    // Whose turn it is depends on who speaks, and a card is opened without any line.
    let other = ["not-your-turn", "nobody-then"];
    let silent: Vec<&str> = Rule::ALL
        .iter()
        .map(|rule| rule.id())
        .filter(|id| !named.contains(id) && !other.contains(id))
        .collect();
    assert_eq!(silent, Vec::<&str>::new(), "no line asks for them");
}

#[test]
fn what_a_line_hinges_on_is_in_its_chain_and_the_same_whatever_is_hidden() {
    let mut hidden = BTreeSet::new();
    walk(|position, line| {
        let view = position.seen_by(Audience::Public);
        if view.check(line).is_ok()
            && let Some(rule) = view.hinges_on(line)
        {
            hidden.insert(rule.id());
            assert!(view.conditions(line).contains(&rule), "{rule:?}: {line:?}");
        }
        // Where everything lies open to the companion nothing is left open.
        let known = position.holding(position.active()).identity.known().is_some();
        if known && position.check(line).is_ok() {
            assert_ne!(position.hinges_on(line).map(Rule::id), Some("kill-neighbour"));
        }
    });
    for rule in ["kill-neighbour", "accuse-neighbour", "steal-neighbour", "vault-zone"] {
        assert!(hidden.contains(rule), "{rule} was never hidden: {hidden:?}");
    }
}
