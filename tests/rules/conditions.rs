//! The chain behind a yes or a no: the rules that were looked at, the one that forbids a line last.
use std::collections::BTreeSet;

use noir_referee::board::{Axis, Exit};
use noir_referee::rules::mr_jack::{Activation, Go};
use noir_referee::rules::{Action, Audience, Collapse, Position, Rule};
use noir_referee::terms::Mode;

use crate::support::chance::Chance;
use crate::support::every_line::every_line;
use crate::support::modes::{TRUSTS, table};
use crate::support::play::{Step, lines, open, play};

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
            for _ in 0..8 {
                let start = table(mode, &mut chance, &[trust]);
                let all = every_line(&open(&start));
                play(&start, 120, &mut chance, |chance, Step { before, line, .. }| {
                    look(before, line);
                    look(before, &Action::Concede(before.active()));
                    let axis = chance.one_of(&[Axis::Rows, Axis::Columns]);
                    let taken = before.dead();
                    look(before, &Action::Collapse(Collapse { axis, taken, then: None }));
                    for _ in 0..25 {
                        let kind = &all[chance.below(all.len())];
                        look(before, &kind[chance.below(kind.len())]);
                    }
                    let (lines, mut words) = (lines(&open(before)), BTreeSet::new());
                    for other in lines.iter().filter(|other| words.insert(other.word())) {
                        look(before, other);
                        if let Some(mixed) = mixed(line, other, chance) {
                            look(before, &mixed);
                        }
                    }
                });
            }
        }
    }
}

#[test]
fn a_chain_names_each_rule_once_and_ends_with_the_one_that_forbids_the_line() {
    let (mut named, mut refused) = (BTreeSet::new(), BTreeSet::new());
    walk(|position, line| {
        for audience in [Audience::Referee, Audience::Public, Audience::Seat(position.active())] {
            let view = position.seen_by(audience);
            let chain: Vec<&str> = view.conditions(line).iter().map(|rule| rule.id()).collect();
            let each: BTreeSet<&str> = chain.iter().copied().collect();
            assert_eq!(chain.len(), each.len(), "{chain:?}: {line:?}");
            assert_eq!(chain.first(), Some(&"game-over"), "{line:?}");
            if let Err(refusal) = view.check(line) {
                refused.insert(refusal.rule.id());
                assert_eq!(chain.last(), Some(&refusal.rule.id()), "{chain:?}: {line:?}");
            }
            named.extend(each);
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
