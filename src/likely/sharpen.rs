//! Sharpens what was learned: where a phrase is taken for another thing, what speaks for its own is made to speak louder, and what
//! speaks for the other softer (logistic regression beside the naive Bayes, over what both have seen).
use std::collections::BTreeMap;

use super::weigh::{Feature, Phrase, Weighed};

/// How often all phrases are gone through, and how much slower each time than at first.
const ROUNDS: u16 = 6;
const SLOWER: f32 = 0.3;

/// A phrase by its features' numbers.
struct Example {
    thing: usize,
    tells: f32,
    of: Vec<(usize, f32)>,
}

impl Weighed {
    /// From the phrases of which it was made; `group` says among which things one of a phrase is looked for.
    pub fn sharpened(mut self, phrases: &[Phrase], group: impl Fn(usize) -> usize) -> Self {
        let examples = self.examples(phrases);
        let groups: Vec<usize> = (0..self.costs.len()).map(group).collect();
        let unlearned =
            |(_, (_, of)): &Feature| of.keys().map(|it| (usize::from(*it), 0.0)).collect();
        let mut learned: Vec<Vec<(usize, f32)>> = self.features.iter().map(unlearned).collect();
        for round in 0..ROUNDS {
            let step = 1.0 / (1.0 + f32::from(round) * SLOWER);
            for example in &examples {
                let own = groups[example.thing];
                let mut wrong = chances(&scores(example, &learned, groups.len()), &groups, own);
                wrong[example.thing] -= 1.0;
                for (at, much) in &example.of {
                    let step = step * example.tells * much;
                    for (thing, speaks) in &mut learned[*at] {
                        *speaks -= step * wrong[*thing];
                    }
                }
            }
        }
        for ((_, (_, of)), learned) in self.features.iter_mut().zip(learned) {
            for (speaks, (_, more)) in of.values_mut().zip(learned) {
                *speaks += more;
            }
        }
        self
    }

    fn examples(&self, phrases: &[Phrase]) -> Vec<Example> {
        let names = self.features.iter().enumerate().map(|(at, (name, _))| (name.as_str(), at));
        let names: BTreeMap<&str, usize> = names.collect();
        let example = |(thing, tells, features): &Phrase| {
            let found = features.iter().filter_map(|it| names.get(it.as_str()));
            let of: Vec<(usize, f32)> = found.map(|at| (*at, self.features[*at].1.0)).collect();
            let length = of.iter().map(|(_, rare)| rare * rare).sum::<f32>().sqrt().max(1.0);
            let of = of.into_iter().map(|(at, rare)| (at, rare / length)).collect();
            Example { thing: usize::from(*thing), tells: *tells, of }
        };
        phrases.iter().map(example).collect()
    }
}

fn scores(example: &Example, learned: &[Vec<(usize, f32)>], things: usize) -> Vec<f32> {
    let mut scores = vec![0.0_f32; things];
    for (at, much) in &example.of {
        for (thing, speaks) in &learned[*at] {
            scores[*thing] += much * speaks;
        }
    }
    scores
}

/// How likely each of a group is by its scores; the others not at all.
fn chances(scores: &[f32], groups: &[usize], own: usize) -> Vec<f32> {
    let of_own = || scores.iter().zip(groups).filter(|(_, group)| **group == own);
    let most = of_own().map(|(score, _)| *score).fold(f32::MIN, f32::max);
    let raised = |(score, group): (&f32, &usize)| {
        if *group == own { power(*score - most) } else { 0.0 }
    };
    let all: Vec<f32> = scores.iter().zip(groups).map(raised).collect();
    let sum: f32 = all.iter().sum();
    all.into_iter().map(|it| it / sum).collect()
}

/// The exponential of what is at most 0, by multiplication alone, so that it is the same on every machine.
fn power(of: f32) -> f32 {
    let mut near = (1.0 + of.max(-30.0) / 1024.0).max(0.0);
    for _ in 0..10 {
        near *= near;
    }
    near
}
