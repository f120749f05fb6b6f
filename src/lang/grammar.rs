//! The words that a player may type, in his language and always in English.
//!
//! ```text
//!              en             uk                ru
//! shift        s              з   змістити      с   сдвинуть       beware: зсунути is collapse
//! collapse     c              с   зсунути       о   обновить
//! kill         k              в у вбити         у   убить
//! disguise     d              м   замаскуватися м   замаскироваться
//! accuse       a              о   звинуватити   в   обвинить
//! exonerate    e              п   виправдати    п   оправдать
//! play         p              г   зіграти       и   сыграть
//! become       b              т   стати         т   стать
//! undo         u              н   назад         н   назад
//! redo         r
//! log          l              ж   журнал        ж   журнал
//! help         h ?            ?                 ?
//! where        w
//! flip, tell   f, t
//! quit         q              х   вийти         х   выйти
//! left right   < l, > r       л <, п >          л <, п >
//! up down      ^ u, v d       г ^, н v          х ^, н v           last letter of ввер-х
//! rows columns r, c           р, к              р, с к
//! yes no       y, n           т, н              д, н
//! ```
//! A Ukrainian or Russian short form is never on the key of an English one whose line looks the same, so `л с3` can
//! only be `k c3`. What the keys of `<`, `>`, `^` and `v` write on a Cyrillic layout points the same way.
use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Keyword, Lang, Place, Words, fold};

/// The words of one language, and the English ones.
///
/// # Examples
/// ```
/// use noir_referee::lang::{Grammar, Keyword, Lang, Place};
/// let grammar = Grammar::new(Lang::Uk);
/// assert_eq!(grammar.keyword("Вбити"), Some(Keyword::Kill));
/// assert_eq!(grammar.keyword("k"), Some(Keyword::Kill));
/// assert_eq!(grammar.keyword("сдвинуть"), None);
/// assert_eq!(grammar.at(Place::Way, "п"), Some(Keyword::Right));
/// assert_eq!(grammar.shown(Keyword::Kill), "вбити");
/// assert_eq!(grammar.short(Keyword::Kill), Some("в"));
/// ```
#[derive(Clone, Debug)]
pub struct Grammar {
    lang: Lang,
    table: OnceLock<Table>,
}

/// The words themselves, read when the first one is wanted that is not the name of a keyword.
#[derive(Clone, Debug, Default)]
struct Table {
    words: BTreeMap<(Place, String), Vec<Keyword>>,
    /// One for each keyword, in their order.
    shown: Vec<Shown>,
}

/// How a keyword is shown.
#[derive(Clone, Debug)]
struct Shown {
    word: String,
    short: Option<String>,
}

impl Grammar {
    /// The words of `lang`, and the English ones.
    pub const fn new(lang: Lang) -> Self {
        Self { lang, table: OnceLock::new() }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// What `word` means as the first word of a line, or else in whatever place it can stand.
    pub fn keyword(&self, word: &str) -> Option<Keyword> {
        [Place::First, Place::Way, Place::Inside].into_iter().find_map(|place| self.at(place, word))
    }

    /// What `word` means in this place of a line.
    pub fn at(&self, place: Place, word: &str) -> Option<Keyword> {
        // What programs write needs no table.
        if let Ok(keyword) = word.parse::<Keyword>()
            && keyword.place() == place
        {
            return Some(keyword);
        }
        self.table().words.get(&(place, fold(word)))?.first().copied()
    }

    /// All that `word` can mean in this place: short forms depend on the mode.
    pub fn all_at(&self, place: Place, word: &str) -> Vec<Keyword> {
        if let Ok(keyword) = word.parse::<Keyword>()
            && keyword.place() == place
        {
            return vec![keyword];
        }
        self.table().words.get(&(place, fold(word))).cloned().unwrap_or_default()
    }

    /// The word to show for a keyword.
    pub fn shown(&self, keyword: Keyword) -> &str {
        &self.table().shown[keyword as usize].word
    }

    /// Its short form of one letter or sign.
    pub fn short(&self, keyword: Keyword) -> Option<&str> {
        self.table().shown[keyword as usize].short.as_deref()
    }

    /// Every word that is understood in this place, folded, in the order of the alphabet: for completion and for
    /// guesses after a typo.
    pub fn words(&self, place: Place) -> impl Iterator<Item = (&str, Keyword)> {
        let here = self.table().words.iter().filter(move |((at, _), _)| *at == place);
        here.flat_map(|((_, word), all)| all.iter().map(|keyword| (word.as_str(), *keyword)))
    }

    fn table(&self) -> &Table {
        self.table.get_or_init(|| {
            let mut table = Table::default();
            if self.lang != Lang::En {
                table.learn(Lang::En);
            }
            table.learn(self.lang);
            table
        })
    }
}

impl Table {
    /// Adds the words of a language, which is the one to show from now on.
    fn learn(&mut self, lang: Lang) {
        let messages = Words::new(lang);
        self.shown.clear();
        let mut words: BTreeMap<(Place, String), Vec<Keyword>> = BTreeMap::new();
        for &keyword in Keyword::ALL {
            let list = messages.say(&format!("grammar-{keyword}"));
            for word in list.split_whitespace() {
                let meant = words.entry((keyword.place(), fold(word))).or_default();
                if !meant.contains(&keyword) {
                    meant.push(keyword);
                }
            }
            let word = list.split_whitespace().next().unwrap_or(keyword.name()).to_owned();
            let short = list.split_whitespace().find(|word| word.chars().nth(1).is_none());
            self.shown.push(Shown { word, short: short.map(str::to_owned) });
        }
        // What a word means in the language to show goes first.
        for (word, meant) in words {
            let known = self.words.entry(word).or_default();
            known.retain(|keyword| !meant.contains(keyword));
            known.splice(..0, meant);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::other_layouts;
    use super::*;

    #[test]
    fn a_word_means_one_thing_in_its_place() {
        for lang in Lang::ALL {
            let grammar = Grammar::new(lang);
            for &keyword in Keyword::ALL {
                for speaker in [Lang::En, lang] {
                    let list = Words::new(speaker).say(&format!("grammar-{}", keyword.name()));
                    for word in list.split_whitespace() {
                        let meant = grammar.all_at(keyword.place(), word);
                        assert!(meant.contains(&keyword), "{lang}: {word}");
                    }
                }
                // Files and JSON speak English in every language.
                assert_eq!(grammar.at(keyword.place(), keyword.name()), Some(keyword));
                assert_eq!(keyword.name().parse(), Ok(keyword));
            }
        }
        assert!("вбити".parse::<Keyword>().is_err());
    }

    #[test]
    fn players_say_it_in_their_own_words() {
        use Keyword as K;
        let (en, uk, ru) = (Grammar::new(Lang::En), Grammar::new(Lang::Uk), Grammar::new(Lang::Ru));
        for (grammar, word, meant) in [
            (&en, "KILL", Some(K::Kill)),
            (&en, "d", Some(K::Disguise)),
            (&en, "вбити", None),
            (&uk, "вбити", Some(K::Kill)),
            (&uk, "вбий", Some(K::Kill)),
            (&uk, "убити", Some(K::Kill)),
            (&uk, "Звинуватити", Some(K::Accuse)),
            (&uk, "kill", Some(K::Kill)),
            (&uk, "убить", None),
            (&ru, "убей", Some(K::Kill)),
            (&ru, "вперёд", Some(K::Redo)),
            (&ru, "вперед", Some(K::Redo)),
            (&ru, "разоблачен", Some(K::Hit)),
            // False friends: what looks like "to shift" in one language is "to collapse" in the other.
            (&uk, "зсунути", Some(K::Collapse)),
            (&uk, "змістити", Some(K::Shift)),
            (&uk, "сдвинуть", None),
            (&ru, "сдвинуть", Some(K::Shift)),
            (&ru, "обновить", Some(K::Collapse)),
            (&ru, "зсунути", None),
        ] {
            assert_eq!(grammar.keyword(word), meant, "{}: {word}", grammar.lang());
        }
    }

    #[test]
    fn one_letter_is_enough_and_depends_on_its_place() {
        use Keyword as K;
        for (lang, shorts) in [
            (Lang::En, "s c k d a e p b u q"),
            (Lang::Uk, "з с в м о п г т н х"),
            (Lang::Ru, "с о у м в п и т н х"),
        ] {
            let grammar = Grammar::new(lang);
            let verbs = [
                K::Shift,
                K::Collapse,
                K::Kill,
                K::Disguise,
                K::Accuse,
                K::Exonerate,
                K::Play,
                K::Become,
                K::Undo,
                K::Quit,
            ];
            for (verb, short) in verbs.into_iter().zip(shorts.split(' ')) {
                assert_eq!(grammar.short(verb), Some(short), "{lang}: {verb}");
                assert_eq!(grammar.at(Place::First, short), Some(verb), "{lang}: {short}");
            }
            for (way, sign) in [(K::Left, "<"), (K::Right, ">"), (K::Up, "^"), (K::Down, "v")] {
                assert_eq!(grammar.at(Place::Way, sign), Some(way));
                assert_eq!(grammar.at(Place::First, sign), None);
            }
        }
        let en = Grammar::new(Lang::En);
        assert_eq!(en.at(Place::Way, "d"), Some(K::Down));
        assert_eq!(en.at(Place::First, "d"), Some(K::Disguise));
    }

    #[test]
    fn a_short_form_on_the_wrong_layout_is_never_another_line_of_the_same_shape() {
        use Keyword as K;
        let shape = |keyword| match keyword {
            K::Shift => "line and way",
            K::Collapse => "axis",
            K::Kill | K::Accuse | K::Play | K::Where => "suspect",
            // Only where nothing else may be done.
            K::Become => "new identity",
            _ => "nothing",
        };
        for lang in [Lang::Uk, Lang::Ru] {
            let grammar = Grammar::new(lang);
            for &keyword in Keyword::ALL.iter().filter(|keyword| keyword.place() == Place::First) {
                let Some(short) = grammar.short(keyword) else { continue };
                for typed in other_layouts(short) {
                    let other = grammar.at(Place::First, &typed).unwrap_or(keyword);
                    let apart = other == keyword || shape(other) != shape(keyword);
                    assert!(apart, "{lang}: {short} is {keyword}, {typed} is {other}");
                }
            }
            assert_eq!(grammar.at(Place::First, "л"), None, "`л с3` is `k c3`");
        }
    }

    #[test]
    fn what_the_arrow_keys_write_on_a_cyrillic_layout_points_the_same_way() {
        for lang in [Lang::Uk, Lang::Ru] {
            let grammar = Grammar::new(lang);
            for typed in ["Б", "Ю", ":", "м"] {
                let meant = &other_layouts(&format!("{typed}к"))[0][..1];
                let way = grammar.at(Place::Way, typed);
                assert!(way.is_some());
                assert_eq!(way, grammar.at(Place::Way, meant), "{typed} {meant}");
            }
        }
    }

    #[test]
    fn words_are_offered_in_the_order_of_the_alphabet() {
        let grammar = Grammar::new(Lang::En);
        let words: Vec<_> = grammar.words(Place::Inside).map(|(word, _)| word).collect();
        assert!(words.is_sorted());
        assert!(words.contains(&"nobody") && !words.contains(&"kill"));
    }
}
