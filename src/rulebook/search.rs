//! Finding a ruling by words, in any of the three languages, whatever their endings and slips.
use super::RulingEntry;
use super::asked::{Asked, Modes};
use super::index::{Index, parts};
use super::likely::Likely;
use super::shelf::entries;
use crate::likely::bits;
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
const INDEX: &[u8] = include_bytes!("../../scenarios/search/rulings.index");

/// By which words and bits of words each is likely meant.
const LIKELY: &[u8] = include_bytes!("../../scenarios/search/rulings.likely");

/// How far the likeliest ruling has to stand out from the tenth, or the last: whoever asks for something that no ruling is about
/// meets many rulings that fit equally badly.
const STANDS_OUT: f32 = 5.0;

/// How much less likely anybody asks for what only explains a refusal, which somebody has just read, than for a ruling.
const OF_REFUSAL: f32 = 1.0;

/// The rulings that fit the words, best first; where the words name modes or a table is open, only rulings of those. Words that
/// name other modes than the one that is played may be meant otherwise: then the rulings of all of these are looked through.
pub fn search(words: &str, table: Option<Mode>) -> Vec<Hit> {
    let (Some(index), Some(likely)) = (Index::read(INDEX), Likely::read(LIKELY)) else {
        return Vec::new();
    };
    let words = parts(words);
    let asked = Asked::read(&index, &words);
    // Of a word that nobody knows, bits look like those of others.
    if asked.keys.is_empty() {
        return Vec::new();
    }
    let named = asked.named();
    let here = match table.map(bit) {
        Some(table) if named & table != 0 => table,
        table => named | table.unwrap_or_default(),
    };
    let Some(scores) = likely.scores(asked.keys.iter().chain(&bits(&words))) else {
        return Vec::new();
    };
    let within = |modes: u8| here == 0 || modes & here != 0;
    let hit = |(entry, score): (RulingEntry, f32)| {
        let refusal = entry.id.starts_with(char::is_lowercase);
        Hit { entry, score: if refusal { score - OF_REFUSAL } else { score } }
    };
    let found = entries().zip(scores).zip(index.modes).filter(|(_, modes)| within(**modes));
    let mut hits: Vec<Hit> = found.map(|(found, _)| hit(found)).collect();
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    hits
}

/// Whether the likeliest of what was found may well be what was asked for; if not, the books probably don’t cover it.
pub fn is_covered(found: &[Hit]) -> bool {
    let tenth = found.get(9).or(found.last());
    let apart = found.first().zip(tenth).map(|(first, tenth)| first.score - tenth.score);
    apart.is_some_and(|apart| apart > STANDS_OUT)
}

/// The modes that these words name: none, or those that alone know one of them.
pub fn named(words: &str) -> Vec<Mode> {
    let named = Index::read(INDEX).map_or(0, |index| Asked::read(&index, &parts(words)).named());
    Mode::ALL.into_iter().filter(|mode| named & bit(*mode) != 0).collect()
}

const fn bit(mode: Mode) -> Modes {
    1 << mode as u8
}

#[cfg(test)]
mod tests {
    use super::*;

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
