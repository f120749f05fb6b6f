//! The words that a player may type, in his language and always in English.
//!
//! ```text
//!              en   uk                     ru
//! shift        s    з    змістити          с    сдвинуть
//! collapse     c    с    зсунути           о    обновить
//! kill         k    в    вбити             у    убить
//! disguise     d    м    замаскуватися     м    замаскироваться
//! accuse       a    о    звинуватити       в    обвинить
//! exonerate    e    п    виправдати        п    оправдать
//! play         p    г    викласти          и    выложить
//! become       b    т    стати             т    стать
//!
//! evade        v    зх   заховатися        сб   сбежать
//! return       rt   пв   повернути         вр   вернуть
//!
//! capture      p    п    спіймати          п    поймать
//! canvas       cv   дп   допитати          дп   допросить
//!
//! steal        e    в    вкрасти           о    обокрасть
//! deputize     p    на   найняти           пз   призвать
//! dismiss      m    зв   звільнити         сбр  сбросить
//! take         tk   за   забрати           за   забрать
//!
//! autopsy      o    р    розтин            вк   вскрытие
//! profile      i    вх   вихід-у-поле      ул   собрать-улики
//! disarm       m    зн   знешкодити        об   обезвредить
//! protect      pt   зх   захистити         зщ   защитить
//! unprotect    un   зт   зняти             сн   снять
//! save         sv   вр   врятувати         сп   спасти
//! decline      de   вд   відмовитися       от   отказаться
//! swap         sw   об   обміняти          пм   подменить
//! threaten     th   пг   пригрозити        уг   угрожать
//! plant        pl   мі   замінувати        зл   заложить
//! detonate     dt   пі   підірвати         вз   взорвать
//! blast        bl   вб   вибух             вр   взрыв
//! shoot        sh   вс   вистрілити        вс   выстрелить
//! setup        su   пт   підготувати       пг   подготовить
//!
//! rob          o    п    пограбувати       ог   ограбить
//! stun         st   зн   знешкодити        гл   оглушить
//! vanish       v    зк   зникнути          ис   исчезнуть
//! frame        e    пі   підставити        дн   украсть-данные
//! hack         k    ха   хакнути           си   взломать-систему
//! silence      i    фа   пофарбувати       ут   утихомирить
//! mimic        m    гр   загримуватися     зк   законспирироваться
//! crack        c    зл   зламати           хр   взломать-хранилище
//! keep         kp   ли   лишити            ос   оставить
//! survey       sy   сп   спостерігати      дс   досмотреть
//! pass         p    -    пас               -    пас
//! deploy       dy   рс   розставити        рс   расставить
//! role         rl   рл   роль              рл   роль
//!
//! drew         dr   вз   взято             взя  взято
//! chosen       ch   обр  обрано            вб   выбрано
//! turned       tu   від  відкрито          ок   открыто
//! laid         la   вл   викладено         вл   выложено
//! discarded    ds   ск   скинуто           ср   сброшено
//! failed       fa   нев  невдача           неу  неудача
//! answer       an   ві   відповідь         ов   ответ
//! hit          -    ви   викрито           рз   разоблачено
//! hands        ha   ру   руки              ру   руки
//! dies         di   ги   гине              ги   гибнет
//! cards        crd  кр   карти             кр   карты
//! call         ca   вк   виклик            вз   вызов
//! concede      cd   зд   здатися           сд   сдаться
//! reveal       rv   рк   розкрити          рк   раскрыть
//!
//! around       ar   нк   навколо           вг   вокруг
//! where        w    -    де                -    где
//! who          -    -    хто               -    кто
//! row          -    -    ряд               -    ряд
//! column       col  кол  колонка           ст   столбец
//! straight     sr   пр   прямо             пр   прямо
//! diagonal     dg   дг   діагональ         ди   диагональ
//! square       sq   кв   квадрат           кв   квадрат
//! dead         dd   ме   мертві            по   погибшие
//! exonerated   ex   вн   виправдані        он   оправданные
//! tokens       tok  же   жетони            же   жетоны
//! deck         dk   сс   стос              ко   колода
//! reach        rc   кд   куди              кд   куда
//! path         pa   шл   шлях              пт   путь
//! who-visible  vi   вм   видимі            вм   видимые
//! exits        xs   вхд  виходи            вхд  выходы
//! distance     dis  вдс  відстань          рст  расстояние
//! nearer       nr   бл   ближче            бл   ближе
//! suspects     sus  пдз  підозрювані       пдз  подозреваемые
//!
//! undo         u    -    назад             -    назад
//! redo         r    вп   вперед            вп   вперёд
//! secret       se   се   секрет            се   секрет
//! help         h    ?    допомога          ?    помощь
//! status       ss   ст   стан              со   состояние
//! board        bo   пл   поле              пл   поле
//! log          l    ж    журнал            ж    журнал
//! legal        le   ва   варіанти          ва   варианты
//! may          -    мж   можна              мж   можно
//! why          -    чм   чому               пч   почему
//! rule         rul  прв  правило            прв  правило
//! correct      cor  впр  виправити          исп  исправить
//! deduce       ded  вис  висновки          выв  выводы
//! audit        aud  пвр  перевірка         прк  проверка
//! quit         q    х    вийти             х    выйти
//! flip         f    пе   перевернути       пе   перевернуть
//! ask          -    зп   запитати          спр  спросить
//! tell         t    сз   сказати           ск   сказать
//! ```
//! A word may stand for one verb in one mode and for another in the next (uk «знешкодити» takes a token off a suspect
//! or puts an officer out of action), never for two in the same mode: [`Game::has_verb`](crate::rules::Game::has_verb)
//! decides. False friends: uk «зсунути» is collapse, ru «сдвинуть» is shift.
//!
//! A Ukrainian or Russian short form is never on the keys of an English one whose line looks the same, so `л с3` can
//! only be `k c3`; and what the keys of `y` and `n` write answers nothing. What the keys of `<`, `>`, `^` and `v` write
//! on a Cyrillic layout points the same way as they do.
use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Form, Keyword, Lang, Sayings, WordPlace, Words, fold};
use crate::terms::Mode;

/// In the lists: what stands between the words of a verb that has several («вихід-у-поле»).
const JOINT: char = '-';

const MOST_WORDS_OF_A_VERB: usize = 3;

/// The words of one language, and the English ones.
///
/// # Examples
/// ```
/// use noir_referee::lang::{Grammar, Keyword, Lang, WordPlace};
/// let grammar = Grammar::new(Lang::Uk);
/// assert_eq!(grammar.keyword("Вбити"), Some(Keyword::Kill));
/// assert_eq!(grammar.keyword("k"), Some(Keyword::Kill));
/// assert_eq!(grammar.keyword("сдвинуть"), None);
/// assert_eq!(grammar.at(WordPlace::Way, "п"), Some(Keyword::Right));
/// assert_eq!(grammar.shown(Keyword::Kill), "вбити");
/// assert_eq!(grammar.short(Keyword::Kill), Some("в"));
/// ```
#[derive(Clone, Debug)]
pub struct Grammar {
    lang: Lang,
    table: OnceLock<Table>,
    sayings: OnceLock<Sayings>,
}

/// The words themselves, read when the first one is wanted that is not the name of a keyword.
#[derive(Clone, Debug, Default)]
struct Table {
    words: BTreeMap<(WordPlace, String), Vec<Keyword>>,
    /// One for each keyword, in their order.
    shown: Vec<Shown>,
}

/// How a keyword is shown.
#[derive(Clone, Debug)]
struct Shown {
    word: String,
    short: Option<String>,
    /// Where the box calls it something else.
    in_mode: Vec<(Mode, String)>,
}

impl Grammar {
    /// The words of `lang`, and the English ones.
    pub const fn new(lang: Lang) -> Self {
        Self { lang, table: OnceLock::new(), sayings: OnceLock::new() }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// What `word` means as the first word of a line, or else in whatever place it can stand.
    pub fn keyword(&self, word: &str) -> Option<Keyword> {
        [WordPlace::First, WordPlace::Way, WordPlace::Inside]
            .into_iter()
            .find_map(|place| self.at(place, word))
    }

    /// What `word` means in this place of a line.
    pub fn at(&self, place: WordPlace, word: &str) -> Option<Keyword> {
        // What programs write needs no table.
        if let Ok(keyword) = word.parse::<Keyword>()
            && keyword.place() == place
        {
            return Some(keyword);
        }
        self.table().words.get(&(place, fold(word)))?.first().copied()
    }

    /// All that `word` can mean in this place: short forms depend on the mode.
    pub fn all_at(&self, place: WordPlace, word: &str) -> Vec<Keyword> {
        if let Ok(keyword) = word.parse::<Keyword>()
            && keyword.place() == place
        {
            return vec![keyword];
        }
        self.table().words.get(&(place, fold(word))).cloned().unwrap_or_default()
    }

    /// The word to show for a keyword that means the same at every table.
    pub fn shown(&self, keyword: Keyword) -> &str {
        &self.table().shown[keyword as usize].word
    }

    /// The word to show for it in a mode: that of the role cards, where they have another one (uk «заарештувати» of the
    /// Sleuth). It may be of several words.
    pub fn shown_in(&self, mode: Mode, keyword: Keyword) -> &str {
        let shown = &self.table().shown[keyword as usize];
        let own = shown.in_mode.iter().find(|(it, _)| *it == mode);
        own.map_or(&shown.word, |(_, word)| word)
    }

    /// The words at the start of a line that are one verb, as one word: ru «собрать улики d3» is `собрать-улики d3`.
    ///
    /// Nothing where the line doesn't begin so.
    pub fn joined(&self, line: &str) -> Option<String> {
        let mut words = line.split_whitespace();
        let mut verb = words.next()?.to_owned();
        for _ in 1..MOST_WORDS_OF_A_VERB {
            verb = format!("{verb}{JOINT}{}", words.next()?);
            let known = (WordPlace::First, fold(&verb));
            if self.table().words.contains_key(&known) {
                return Some(
                    std::iter::once(verb.as_str()).chain(words).collect::<Vec<_>>().join(" "),
                );
            }
        }
        None
    }

    /// Its short form of at most three letters.
    pub fn short(&self, keyword: Keyword) -> Option<&str> {
        self.table().shown[keyword as usize].short.as_deref()
    }

    /// What is said in other words than those of this table.
    pub fn sayings(&self) -> &Sayings {
        self.sayings.get_or_init(|| Sayings::of(self.lang))
    }

    /// Whether a folded word says this verb: a word for it, or a start of one of at least three letters.
    pub fn says(&self, verb: Keyword, word: &str) -> bool {
        let long = word.chars().nth(1).is_some() && !self.sayings().lists("filler", word);
        let known = self.sayings().list(verb.name());
        let listed = known.iter().any(|form| match form {
            Form::Whole(whole) => whole == word,
            Form::Start(start) => word.starts_with(start.as_str()),
        });
        if listed {
            return true;
        }
        if let Some(meant) = self.table().words.get(&(verb.place(), word.to_owned())) {
            return meant.contains(&verb) && (long || verb.place() == WordPlace::Inside);
        }
        let from = (verb.place(), word.to_owned());
        let begin = |((place, it), _): &(&(WordPlace, String), &Vec<Keyword>)| {
            *place == verb.place() && it.starts_with(word)
        };
        let mut words = self.table().words.range(from..).take_while(begin).peekable();
        // Where one word goes on with another (`exonerated`), the start is that of the shorter one.
        let shortest = words.peek().map(|((_, it), _)| it.as_str()).unwrap_or_default();
        long && words
            .filter(|((_, it), _)| it == shortest || !it.starts_with(shortest))
            .any(|(_, meant)| meant.contains(&verb))
    }

    /// Every word that is understood in this place, folded, in the order of the alphabet: for completion and for
    /// guesses after a typo.
    pub fn words(&self, place: WordPlace) -> impl Iterator<Item = (&str, Keyword)> {
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
        let mut words: BTreeMap<(WordPlace, String), Vec<Keyword>> = BTreeMap::new();
        for &keyword in Keyword::ALL {
            let list = messages.say(&format!("grammar-{keyword}"));
            for word in list.split_whitespace() {
                let meant = words.entry((keyword.place(), fold(word))).or_default();
                if !meant.contains(&keyword) {
                    meant.push(keyword);
                }
            }
            let word = list.split_whitespace().next().unwrap_or(keyword.name());
            let word = match keyword.place() {
                WordPlace::First => word.replace(JOINT, " "),
                WordPlace::Way | WordPlace::Inside => word.to_owned(),
            };
            let short = list.split_whitespace().nth(1).filter(|word| word.chars().nth(3).is_none());
            let own = messages.variants(&format!("grammar-{keyword}")).into_iter();
            let own = own.filter_map(|(id, word)| Some((Mode::from_id(&id)?, word)));
            self.shown.push(Shown {
                word,
                short: short.map(str::to_owned),
                in_mode: own.collect(),
            });
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
    use crate::rules::{Deed, Game};

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
            (&uk, "сховайся", Some(K::Evade)),
            (&ru, "допроси", Some(K::Canvas)),
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
    fn a_verb_is_shown_as_the_role_cards_of_its_mode_call_it() {
        use Keyword as K;
        for (lang, keyword, mode, shown) in [
            (Lang::Uk, K::Accuse, Mode::KillerInspector, "звинуватити"),
            (Lang::Uk, K::Accuse, Mode::HitmanSleuth, "заарештувати"),
            (Lang::Uk, K::Swap, Mode::Heist, "обміняти"),
            (Lang::Uk, K::Swap, Mode::FbiMafia, "підмінити"),
            (Lang::Ru, K::Swap, Mode::MrJack, "поменять"),
            (Lang::Ru, K::Profile, Mode::FbiMafia, "собрать улики"),
            (Lang::En, K::Accuse, Mode::HitmanSleuth, "accuse"),
        ] {
            assert_eq!(Grammar::new(lang).shown_in(mode, keyword), shown);
        }
        // What is shown is understood, and an attribute is no word of a mode that there isn't.
        for lang in Lang::ALL {
            let grammar = Grammar::new(lang);
            for &keyword in Keyword::ALL {
                for mode in Mode::ALL {
                    let shown = grammar.shown_in(mode, keyword);
                    let typed = grammar.joined(shown).unwrap_or_else(|| shown.to_owned());
                    let meant = grammar.all_at(keyword.place(), &typed);
                    assert!(meant.contains(&keyword), "{lang}: {shown}");
                }
                for (id, _) in Words::new(lang).variants(&format!("grammar-{keyword}")) {
                    assert!(Mode::from_id(&id).is_some(), "{lang}: {keyword} in {id}");
                }
            }
        }
        let ru = Grammar::new(Lang::Ru);
        assert_eq!(ru.joined("Собрать  улики d3").as_deref(), Some("Собрать-улики d3"));
        assert_eq!(ru.joined("убить d3"), None);
    }

    #[test]
    fn one_letter_is_enough_and_depends_on_its_place() {
        use Keyword as K;
        for (lang, shorts) in [
            (Lang::En, "s c k d a e p b q"),
            (Lang::Uk, "з с в м о п г т х"),
            (Lang::Ru, "с о у м в п и т х"),
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
                K::Quit,
            ];
            for (verb, short) in verbs.into_iter().zip(shorts.split(' ')) {
                assert_eq!(grammar.short(verb), Some(short), "{lang}: {verb}");
                assert_eq!(grammar.at(WordPlace::First, short), Some(verb), "{lang}: {short}");
            }
            for (way, sign) in [(K::Left, "<"), (K::Right, ">"), (K::Up, "^"), (K::Down, "v")] {
                assert_eq!(grammar.at(WordPlace::Way, sign), Some(way));
                assert!(sign == "v" || grammar.at(WordPlace::First, sign).is_none());
            }
        }
        let en = Grammar::new(Lang::En);
        assert_eq!(en.at(WordPlace::Way, "d"), Some(K::Down));
        assert_eq!(en.at(WordPlace::First, "d"), Some(K::Disguise));
        // Which of them it is depends on the mode.
        assert_eq!(en.all_at(WordPlace::First, "p"), [K::Play, K::Capture, K::Deputize, K::Pass]);
        let uk = Grammar::new(Lang::Uk);
        assert_eq!(uk.all_at(WordPlace::First, "знешкодити"), [K::Disarm, K::Stun]);
    }

    /// The words with which a line may begin, mode by mode.
    fn modes() -> impl Iterator<Item = Vec<Keyword>> {
        let is_verb = |word: &str| {
            let mut all = Game::VERBS.iter().copied().chain([Deed::WORDS]);
            word == "role" || all.any(|verbs| verbs.contains(&word))
        };
        Game::VERBS.iter().map(move |verbs| {
            let here = |keyword: &&Keyword| {
                let word = keyword.name();
                keyword.place() == WordPlace::First
                    && (verbs.contains(&word) || Game::SHARED.contains(&word) || !is_verb(word))
            };
            Keyword::ALL.iter().filter(here).copied().collect()
        })
    }

    /// Every word of the grammar for each of these, in the language and in English.
    fn meanings(lang: Lang, keywords: &[Keyword]) -> Vec<(String, Keyword)> {
        let list = |lang, keyword| Words::new(lang).say(&format!("grammar-{keyword}"));
        let mut found = Vec::new();
        for &keyword in keywords {
            let both = [list(Lang::En, keyword), list(lang, keyword)].join(" ");
            found.extend(both.split_whitespace().map(|word| (fold(word), keyword)));
        }
        found.sort();
        found.dedup();
        found
    }

    #[test]
    fn within_a_mode_no_word_means_two_verbs() {
        for lang in Lang::ALL {
            for mut verbs in modes() {
                // An answer may stand alone.
                verbs.extend([Keyword::Yes, Keyword::No]);
                for pair in meanings(lang, &verbs).windows(2) {
                    assert_ne!(pair[0].0, pair[1].0, "{lang}: {pair:?}");
                }
            }
        }
    }

    #[test]
    fn every_verb_has_a_short_form() {
        for lang in Lang::ALL {
            let grammar = Grammar::new(lang);
            for &keyword in
                Keyword::ALL.iter().filter(|keyword| keyword.place() == WordPlace::First)
            {
                let shown = grammar.shown(keyword);
                let short = grammar.short(keyword).unwrap_or(shown);
                assert!(short.chars().count() <= 3, "{lang}: {keyword}");
            }
        }
    }

    #[test]
    fn the_table_above_is_the_one_in_the_files() {
        let rows = include_str!("grammar.rs").lines().skip_while(|line| !line.contains("```text"));
        let rows = rows.skip(2).take_while(|line| !line.contains("```"));
        let mut seen = 0;
        for row in rows.filter(|row| *row != "//!") {
            let cells: Vec<&str> = row.split_whitespace().skip(1).collect();
            let keyword: Keyword = cells[0].parse().unwrap_or_else(|_| panic!("{row}"));
            let short = |lang| Grammar::new(lang).short(keyword).unwrap_or("-").to_owned();
            let shown = |lang| Grammar::new(lang).shown(keyword).to_owned();
            let shown = |lang| shown(lang).replace(' ', "-");
            let own = [
                short(Lang::En),
                short(Lang::Uk),
                shown(Lang::Uk),
                short(Lang::Ru),
                shown(Lang::Ru),
            ];
            assert_eq!(cells[1..], own, "{row}");
            seen += 1;
        }
        let all = Keyword::ALL.iter().filter(|keyword| keyword.place() == WordPlace::First);
        assert_eq!(seen, all.count());
    }

    /// What may follow a verb, so that a line with another one would be understood as well.
    fn shapes(verb: Keyword) -> &'static [&'static str] {
        use Keyword as K;
        match verb {
            K::Shift => &["line and way"],
            K::Collapse => &["axis"],
            // Only where nothing else may be done.
            K::Become => &["new identity"],
            K::Canvas | K::Profile | K::WhoVisible => &["suspect", "nothing"],
            K::Take => &["suspect", "vault", "nothing"],
            K::Hack | K::Rob | K::Crack => &["vault"],
            K::Survey | K::Who | K::Square => &["cell"],
            K::Disarm => &["suspect and token"],
            K::Setup => &["token and suspects"],
            K::Swap | K::Threaten | K::Deploy | K::Turned | K::Dies | K::Cards => &["suspects"],
            K::Drew => &["cards, in private"],
            K::Return => &["number"],
            K::Hit | K::Hands | K::Role => &["seat"],
            K::Ask => &["question"],
            K::Tell | K::Secret => &["seat", "nothing"],
            K::Undo | K::Redo => &["number", "nothing"],
            K::Answer => &["yes or no"],
            K::Straight | K::Diagonal => &["suspect and number"],
            K::Path | K::Nearer => &["suspect and hex"],
            K::Distance => &["hexes"],
            K::Call => &["visible or not", "nothing"],
            K::Kill
            | K::Accuse
            | K::Play
            | K::Capture
            | K::Steal
            | K::Autopsy
            | K::Plant
            | K::Detonate
            | K::Shoot
            | K::Stun
            | K::Frame
            | K::Silence
            | K::Protect
            | K::Unprotect
            | K::Save
            | K::Decline
            | K::Blast
            | K::Dismiss
            | K::Laid
            | K::Discarded
            | K::Reveal
            | K::Around
            | K::Where
            | K::Row
            | K::Column
            | K::Reach => &["suspect"],
            _ => &["nothing"],
        }
    }

    #[test]
    fn a_word_on_the_wrong_layout_is_never_another_line_of_the_same_shape() {
        for lang in [Lang::Uk, Lang::Ru] {
            for mut verbs in modes() {
                verbs.extend([Keyword::Yes, Keyword::No]);
                let words = meanings(lang, &verbs);
                for (word, keyword) in &words {
                    for typed in other_layouts(word) {
                        let others = words.iter().filter(|(other, _)| *other == fold(&typed));
                        for (_, other) in others.filter(|(_, other)| other != keyword) {
                            let alike =
                                shapes(*other).iter().any(|it| shapes(*keyword).contains(it));
                            assert!(!alike, "{lang}: {word} is {keyword}, {typed} is {other}");
                        }
                    }
                }
            }
            let grammar = Grammar::new(lang);
            assert_eq!(grammar.at(WordPlace::First, "л"), None, "`л с3` is `k c3`");
        }
    }

    #[test]
    fn what_the_arrow_keys_write_on_a_cyrillic_layout_points_the_same_way() {
        for lang in [Lang::Uk, Lang::Ru] {
            let grammar = Grammar::new(lang);
            for typed in ["Б", "Ю", ":", "м"] {
                let meant = &other_layouts(&format!("{typed}к"))[0][..1];
                let way = grammar.at(WordPlace::Way, typed);
                assert!(way.is_some());
                assert_eq!(way, grammar.at(WordPlace::Way, meant), "{typed} {meant}");
            }
        }
    }

    #[test]
    fn words_are_offered_in_the_order_of_the_alphabet() {
        let grammar = Grammar::new(Lang::En);
        let words: Vec<_> = grammar.words(WordPlace::Inside).map(|(word, _)| word).collect();
        assert!(words.is_sorted());
        assert!(words.contains(&"nobody") && !words.contains(&"kill"));
    }
}
