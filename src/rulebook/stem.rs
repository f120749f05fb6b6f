//! Words without their endings, so every form of a word is the same word.
use rust_stemmers::{Algorithm, Stemmer};

/// Endings of Ukrainian words. The library has none for this language; these serve to compare words, not to show them.
const UKRAINIAN: &str = "уватимуть ватися юватися уються ються ується ється итися атися ятися утися ували ювали \
    увати ювати ування ювання ення ання яння іння ості істю ість ського ському ською ських \
    ський ської ував ював увала увано ований ьований аний яний ений ають яють уємо юємо \
    аємо яємо ують юють ити ати яти ути іти їти ила ало яла ула или али яли ули ило іла \
    іли ить ять ать уть ють имо ємо емо ите єте ете иш еш єш ого ому ої ою ими іми их іх \
    ій ів їв ам ям ом ем єм ами ями ах ях ею єю ові еві ав ив ув ся";
/// Endings of one letter, and the soft sign.
const SHORT: [char; 13] = ['а', 'я', 'о', 'е', 'є', 'и', 'і', 'ї', 'у', 'ю', 'й', 'в', 'ь'];
/// Letters of a word that are never taken for an ending.
const LEAST: usize = 3;

/// Takes endings off.
pub(super) struct Stems {
    english: Stemmer,
    russian: Stemmer,
}

impl Stems {
    /// For all three languages.
    pub fn new() -> Self {
        let stemmer = Stemmer::create;
        Self { english: stemmer(Algorithm::English), russian: stemmer(Algorithm::Russian) }
    }

    /// The stems of a folded word: one, or two where only its language would tell which.
    pub fn of(&self, word: &str) -> Vec<String> {
        if !word.contains(is_cyrillic) {
            return vec![self.english.stem(word).into_owned()];
        }
        let mut stems = Vec::new();
        if !word.contains(['і', 'ї', 'є']) {
            stems.push(self.russian.stem(word).into_owned());
        }
        if !word.contains(['ы', 'э', 'ъ']) {
            let stem = ukrainian(word);
            if !stems.contains(&stem) {
                stems.push(stem);
            }
        }
        stems
    }

    /// Every way in which the stems of these words can follow each other.
    pub fn of_all<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        Self::together(&words.into_iter().map(|word| self.of(word)).collect::<Vec<_>>())
    }

    /// The same of words whose stems are known.
    pub fn together(words: &[Vec<String>]) -> Vec<String> {
        let mut all = vec![String::new()];
        for stems in words {
            let longer = |start: &String| {
                let space = if start.is_empty() { "" } else { " " };
                stems.iter().map(|stem| format!("{start}{space}{stem}")).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }
}

fn is_cyrillic(letter: char) -> bool {
    matches!(letter, 'а'..='я' | 'і' | 'ї' | 'є')
}

fn ukrainian(word: &str) -> String {
    let long = |stem: &&str| stem.chars().count() >= LEAST;
    let active =
        word.strip_suffix("ся").or(word.strip_suffix("сь")).filter(|it| it.chars().count() > LEAST);
    let word = active.unwrap_or(word);
    let without = UKRAINIAN.split(' ').filter_map(|ending| word.strip_suffix(ending)).filter(long);
    let stem = without.min_by_key(|stem| stem.len());
    let stem = stem.or_else(|| word.strip_suffix(SHORT).filter(long)).unwrap_or(word);
    let stem = stem.strip_suffix("ьк").filter(long).unwrap_or(stem);
    let stem = stem.strip_suffix('н').filter(|it| it.chars().count() > LEAST + 1).unwrap_or(stem);
    stem.trim_end_matches('ь').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_share_a_stem() {
        let stems = Stems::new();
        for forms in [
            &["canvass", "canvassing", "canvassed"][..],
            &["вбивця", "вбивці", "вбивцю", "вбивцею"],
            &["мертвий", "мертвого", "мертві"],
            &["жетон", "жетони", "жетонів"],
            &["сыщик", "сыщика", "сыщику"],
            &["оправдать", "оправдал"],
        ] {
            let first = stems.of(forms[0]);
            for form in forms {
                assert!(stems.of(form).iter().any(|stem| first.contains(stem)), "{form}");
            }
        }
        assert_ne!(stems.of("люк"), stems.of("люди"));
    }
}
