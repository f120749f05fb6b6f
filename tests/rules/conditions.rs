//! The chain behind a yes or a no names every rule that can forbid a line.
use std::collections::BTreeSet;

use noir_referee::board::{Axis, Exit};
use noir_referee::rules::mr_jack::{Activation, Go};
use noir_referee::rules::{Action, Audience, Collapse, Order, Position, Rule};
use noir_referee::terms::Mode;

use crate::support::chance::Chance;
use crate::support::every_line::every_line;
use crate::support::modes::{TRUSTS, table};
use crate::support::play::lines;

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
    for (number, mode) in (0..).zip(Mode::ALL) {
        for trust in TRUSTS {
            let mut chance = Chance(number);
            for _ in 0..3 {
                let mut position = table(mode, &mut chance, &[trust]);
                let all = every_line(&position);
                position.open(&mut ());
                for _ in 0..120 {
                    if position.owes_shuffle() {
                        let order = Order::new(position.to_shuffle());
                        position.play_unchecked(&Action::Shuffled(Box::new(order)), &mut ());
                        continue;
                    }
                    let lines = lines(&position);
                    let axis = chance.one_of(&[Axis::Rows, Axis::Columns]);
                    let taken = position.dead();
                    look(&position, &Action::Collapse(Collapse { axis, taken, then: None }));
                    for _ in 0..25 {
                        let kind = &all[chance.below(all.len())];
                        look(&position, &kind[chance.below(kind.len())]);
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
