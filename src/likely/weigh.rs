//! Makes a table of what speaks for what.
use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::PAIR;

/// What a phrase is said of, how much it tells of that, and its features.
pub type Phrase = (u16, f32, BTreeSet<String>);

/// A feature, how rare it is, and how much it speaks for which things.
pub type Feature = (String, (f32, BTreeMap<u16, f32>));

/// What was learned from phrases.
pub struct Weighed {
    /// Of each thing what any feature costs it.
    pub costs: Vec<f32>,
    /// Each feature, in order.
    pub features: Vec<Feature>,
}

impl Weighed {
    /// From what is said of so many things; `steps` is how finely a rarity is kept, of 1, and `unseen` what is added to every
    /// weight, so that a word that was never said of a thing does not rule it out.
    pub fn of(things: usize, phrases: &mut [Phrase], steps: f32, unseen: f32) -> Self {
        drop_rare_pairs(phrases);
        let mut having: HashMap<&str, f32> = HashMap::new();
        for feature in phrases.iter().flat_map(|(_, _, features)| features) {
            *having.entry(feature).or_default() += 1.0;
        }
        let all = phrases.iter().fold(1.0, |all, _| all + 1.0);
        let rare = |count: &f32| {
            let rare = steps * ((all / (1.0 + count)).ln() + 1.0);
            rare.round().clamp(1.0, 255.0) / steps
        };
        let rare: HashMap<&str, f32> =
            having.iter().map(|(feature, count)| (*feature, rare(count))).collect();
        let mut weights: HashMap<&str, BTreeMap<u16, f32>> = HashMap::new();
        let mut totals = vec![0.0_f32; things];
        for (thing, tells, features) in phrases.iter() {
            let length = features.iter().map(|it| rare[it.as_str()].powi(2)).sum::<f32>().sqrt();
            for feature in features {
                let weight = tells * rare[feature.as_str()] / length;
                *weights.entry(feature).or_default().entry(*thing).or_default() += weight;
                totals[usize::from(*thing)] += weight;
            }
        }
        let all_unseen = weights.iter().fold(0.0, |sum, _| sum + unseen);
        let cost = |total: &f32| unseen.ln() - (total + all_unseen).ln();
        let speaks = |weight: f32| ((weight + unseen) / unseen).ln();
        let feature = |(feature, of): (&str, BTreeMap<u16, f32>)| {
            let of = of.into_iter().map(|(thing, weight)| (thing, speaks(weight)));
            (feature.to_owned(), (rare[feature], of.collect()))
        };
        let mut features: Vec<_> = weights.into_iter().map(feature).collect();
        features.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        Self { costs: totals.iter().map(cost).collect(), features }
    }
}

/// Leaves out pairs of words that nobody has said twice: most of them are chance, and there are more of them than of all else.
fn drop_rare_pairs(phrases: &mut [Phrase]) {
    let mut said: HashMap<String, u32> = HashMap::new();
    for feature in phrases.iter().flat_map(|(_, _, features)| features) {
        *said.entry(feature.clone()).or_default() += 1;
    }
    for (_, _, features) in phrases {
        features.retain(|feature| !feature.starts_with(PAIR) || said[feature] > 1);
    }
}
