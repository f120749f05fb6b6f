//! The random games of these tests go everywhere: otherwise their properties would say little.
use std::collections::{BTreeSet, HashSet};

use noir_referee::board::SuspectSet;
use noir_referee::rules::{Action, Deed, Rule};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use super::deals::{any_scripts, cases};
use super::offers::universe;
use super::table::{Step, play};

/// The name of a variant.
fn name(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

#[test]
fn random_games_say_every_line_answer_every_question_and_break_every_rule() {
    let mut runner = TestRunner::new(cases(1));
    let (mut lines, mut asked, mut facts, mut ends) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut sizes, mut broken) = (BTreeSet::new(), HashSet::new());
    for game in 0..200 {
        let script = any_scripts().new_tree(&mut runner).expect("a script").current();
        play(&script, |table, _, steps| {
            for Step { before, line, events, .. } in steps {
                lines.insert(line.word().to_owned());
                asked.extend(before.decision().map(|owed| name(&owed.ask)));
                facts.extend(events.iter().map(name));
                let wrong = SuspectSet::just(table.kept.grid().suspects().first().expect("one"));
                let drew =
                    [Action::Do(Deed::Drew(wrong)), Action::Do(Deed::Drew(table.kept.everybody()))];
                // A few games are enough to break the rules in every way.
                let all = if game % 20 == 0 { universe(before.grid(), true) } else { Vec::new() };
                let refused = drew.iter().chain(&all).filter_map(|line| before.check(line).err());
                broken.extend(refused.map(|refusal| refusal.rule));
            }
            broken.extend(
                table.kept.check(&Action::Do(Deed::Disguise)).err().map(|refusal| refusal.rule),
            );
            ends.extend(table.kept.outcome().map(|end| name(&end.reason)));
            sizes.insert((table.kept.grid().rows(), table.kept.grid().columns()));
        });
    }
    let heard = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(
        heard(&lines),
        "accuse answer become chosen collapse discarded disguise drew exonerate failed hit kill laid \
         play shift"
    );
    assert_eq!(heard(&asked), "Answer Become Chosen Disguised Drew Failed Hit Play Turn");
    assert_eq!(
        heard(&facts),
        "Acted Answered Became Began Collapsed Died Discarded Drew Ended Hit Laid Owes Shifted"
    );
    assert_eq!(heard(&ends), "InspectorKilled KillerCaught Kills");
    assert!(sizes.iter().any(|(rows, columns)| rows * columns <= 3), "{sizes:?}");
    // A rule that only another mode has names its chapter.
    let elsewhere = |rule: &Rule| {
        let source = rule.source();
        source.starts_with("mr jack")
            || source.starts_with("mode ") && !source.starts_with("mode 1")
    };
    let here = |rule: &&Rule| !elsewhere(rule);
    let unbroken: Vec<_> =
        Rule::ALL.iter().filter(here).filter(|rule| !broken.contains(rule)).collect();
    // Whose turn it is and what is opened only a table of players knows; and while two suspects live, no
    // line of the grid can lose its last card.
    assert_eq!(unbroken, [&Rule::NotYourTurn, &Rule::NobodyThen, &Rule::CollapseLast]);
}
