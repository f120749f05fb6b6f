//! Finding a ruling by words, in any of the three languages, whatever their endings and slips.
use super::RulingEntry;
use super::asked::{Asked, Modes};
use super::index::{Index, parts, rare, real};
use super::shelf::entries;
use crate::terms::Mode;

/// A ruling that was found.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// Which one.
    pub entry: RulingEntry,
    /// How well it fits; more is better.
    pub score: f32,
}

/// What the rulings say.
const INDEX: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/rulings.index"));

/// How much a word tells that has told already which mode is meant.
const MODE_TOLD: f32 = 0.7;
/// How much the phrases of a ruling that say most of it count, the likest first, against single words all over the ruling:
/// of what is asked in many ways several are like it.
const WHOLE_PHRASES: [f32; 3] = [4.0, 3.0, 2.0];
/// Where no mode is named, most people mean the one that everybody learns first.
const FIRST_MODE: f32 = 1.15;

/// The rulings that fit the words, best first; where the words name modes or a table is open, only rulings of those. A mode
/// that is named goes before the one that is played.
pub fn search(words: &str, table: Option<Mode>) -> Vec<Hit> {
    let Some(index) = Index::read(INDEX) else { return Vec::new() };
    let asked = Asked::read(&index, &parts(words));
    let named = asked.named();
    let here = match table.map(bit) {
        Some(table) if named == 0 || named & table != 0 => table,
        _ => named,
    };
    let scores = asked.scores(&index, here);
    let mut hits: Vec<Hit> = entries()
        .zip(scores)
        .zip(index.modes)
        .filter(|((_, score), _)| *score > 0.0)
        .map(|((entry, score), modes)| {
            let first = here == 0 && modes & 1 != 0;
            Hit { entry, score: score * if first { FIRST_MODE } else { 1.0 } }
        })
        .collect();
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    hits
}

/// The modes that these words name: none, or those that alone know one of them.
pub fn named(words: &str) -> Vec<Mode> {
    let named = Index::read(INDEX).map_or(0, |index| Asked::read(&index, &parts(words)).named());
    Mode::ALL.into_iter().filter(|mode| named & bit(*mode) != 0).collect()
}

const fn bit(mode: Mode) -> Modes {
    1 << mode as u8
}

impl Asked<'_> {
    /// How well each ruling fits: the sum of what the words tell, each by its best place, and its best phrases as a whole.
    fn scores(&self, index: &Index<'_>, here: Modes) -> Vec<f32> {
        let within = |ruling: usize| here == 0 || index.modes[ruling] & here != 0;
        let count = index.modes.len();
        let all = real((0..count).filter(|ruling| within(*ruling)).count());
        let mut scores = vec![0.0_f32; count];
        let mut phrases = vec![0.0_f32; index.phrases()];
        let mut weight = 0.0_f32;
        for senses in &self.senses {
            let mut best = vec![0.0_f32; count];
            let mut most = 0.0_f32;
            for (word, tells) in &senses.terms {
                let told = if here != 0 && senses.names_mode { MODE_TOLD } else { 1.0 };
                let mut rulings: Vec<usize> =
                    word.phrases().map(|it| index.phrase(it).ruling).collect();
                rulings.retain(|ruling| within(*ruling));
                rulings.dedup();
                let rare = rare(all, real(rulings.len()));
                let tells = rare * told * tells;
                most = most.max(tells);
                for at in word.phrases() {
                    let phrase = index.phrase(at);
                    best[phrase.ruling] = best[phrase.ruling].max(tells * phrase.tells);
                    phrases[at] += rare * tells;
                }
            }
            scores.iter_mut().zip(best).for_each(|(score, best)| *score += best);
            weight += most * most;
        }
        let mut whole = vec![[0.0_f32; WHOLE_PHRASES.len()]; count];
        for (at, fits) in phrases.into_iter().enumerate().filter(|(_, fits)| *fits > 0.0) {
            let phrase = index.phrase(at);
            let fits = fits * phrase.tells / (weight.sqrt() * phrase.weight);
            let best = &mut whole[phrase.ruling];
            if let Some(place) = best.iter().position(|other| fits > *other) {
                best[place..].rotate_right(1);
                best[place] = fits;
            }
        }
        let score = |(ruling, (score, whole)): (usize, (f32, [f32; WHOLE_PHRASES.len()]))| {
            let whole: f32 =
                whole.iter().zip(WHOLE_PHRASES).map(|(fits, counts)| fits * counts).sum();
            if within(ruling) { score + whole } else { 0.0 }
        };
        scores.into_iter().zip(whole).enumerate().map(score).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::indexer::Writer;
    use super::*;

    const MEANINGS: &str = include_str!("../../scenarios/search/meanings.yaml");
    const OF_MODES: &str = include_str!("../../scenarios/search/modes.yaml");

    const ASKED: [&str; 3] = [
        include_str!("../../scenarios/search/asked/en.txt"),
        include_str!("../../scenarios/search/asked/uk.txt"),
        include_str!("../../scenarios/search/asked/ru.txt"),
    ];

    #[test]
    fn the_index_that_was_built_is_that_of_the_shelf() {
        let modes = Mode::ALL.map(Mode::id);
        let writer =
            ASKED.into_iter().fold(Writer::new(MEANINGS, OF_MODES, &modes), Writer::with_asked);
        assert!(INDEX == writer.write(entries().map(|entry| entry.text), &modes));
    }

    #[test]
    fn a_role_names_its_mode_in_every_language_and_with_a_slip() {
        use Mode::{FbiMafia, Heist, HitmanSleuth, KillerInspector, MrJack, SpyTag, ThiefChief};
        for (words, modes) in [
            ("may the sleuth look", &[HitmanSleuth][..]),
            ("може сищик глянути", &[HitmanSleuth]),
            ("бандит убил", &[KillerInspector, FbiMafia]),
            ("бандит против инспектора", &[KillerInspector]),
            ("мафія вбивця", &[FbiMafia]),
            ("where can the hakcer rob", &[Heist]),
            ("вор-виртуоз", &[ThiefChief]),
            ("шпигунський квач", &[SpyTag]),
            ("Watson's lantern", &[MrJack]),
            ("how many cards", &[]),
        ] {
            assert_eq!(named(words), modes, "{words}");
        }
    }
}
