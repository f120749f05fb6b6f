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
//! autopsy      o    р    розтин            вк   вскрыть
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
//! setup        su   пт   підготувати       пг   переложить
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
//! hit          -    ви   викрито           рз   попался
//! hands        ha   ру   руки              ру   руки
//! dies         di   ги   гине              ги   гибнет
//! cards        crd  кр   карти             кр   карты
//! call         ca   вк   виклик            вз   вызов
//! concede      cd   зд   здатися           сдс  сдаться
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
//! replace      rp   ід   іде               ух   уходит
//! ask          -    зп   запитати          спр  спросить
//! tell         t    сз   сказати           ск   сказать
//! ```
//! A word may stand for one verb in one mode and for another in the next (uk «знешкодити» takes a token off a suspect
//! or puts an officer out of action), never for two in the same mode: [`Playing::has_verb`](crate::rules::Playing::has_verb)
//! decides. False friends: uk «зсунути» is collapse, ru «сдвинуть» is shift.
//!
//! A Ukrainian or Russian short form is never on the keys of an English one whose line looks the same, so `л с3` can
//! only be `k c3`; and what the keys of `y` and `n` write answers nothing. What the keys of `<`, `>`, `^` and `v` write
//! on a Cyrillic layout points the same way as they do.
use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Keyword, Lang, Lists, WordPlace, Words, fold};

#[cfg(test)]
mod tests;

/// In the lists: what stands between the words of a verb that has several («вихід-у-поле»).
const JOINT: char = '-';

/// Shown between them, so that neither a list nor the end of a line parts them.
const UNPARTED: &str = "\u{a0}";

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
}

static TABLES: [OnceLock<Table>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

static LISTS: [OnceLock<Lists>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

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
    /// Where the box calls it something else: the id of the mode, and the word.
    in_mode: Vec<(String, String)>,
}

impl Grammar {
    /// The words of `lang`, and the English ones.
    pub const fn new(lang: Lang) -> Self {
        Self { lang }
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

    /// What `word` means in this place of a line; of a way, three letters are enough where no other way begins so.
    pub fn at(&self, place: WordPlace, word: &str) -> Option<Keyword> {
        // What programs write needs no table.
        if let Ok(keyword) = word.parse::<Keyword>()
            && keyword.place() == place
        {
            return Some(keyword);
        }
        let word = fold(word);
        let whole = self.table().words.get(&(place, word.clone()));
        let begun = || (place == WordPlace::Way).then(|| self.way_begun(&word)).flatten();
        whole.and_then(|meant| meant.first().copied()).or_else(begun)
    }

    /// The only way that begins with these three letters or more.
    fn way_begun(&self, word: &str) -> Option<Keyword> {
        word.chars().nth(2)?;
        let mut begun = self.words(WordPlace::Way).filter(|(known, _)| known.starts_with(word));
        let (_, way) = begun.next()?;
        begun.all(|(_, other)| other == way).then_some(way)
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

    /// The word to show for it in the mode of this id: that of the role cards, where they have another one (uk «заарештувати» of the
    /// Sleuth). It may be of several words.
    pub fn shown_in(&self, mode: &str, keyword: Keyword) -> &str {
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

    /// Joins the words inside a line of which two are one: ru «взято a2 подставное лицо» ends with `подставное-лицо`.
    pub fn join_inside(&self, words: &mut Vec<String>) {
        let letters = |word: &str| word.chars().all(char::is_alphabetic);
        let mut at = 1;
        while at + 1 < words.len() {
            if letters(&words[at]) && letters(&words[at + 1]) {
                let both = format!("{}{JOINT}{}", words[at], words[at + 1]);
                if self.table().words.contains_key(&(WordPlace::Inside, fold(&both))) {
                    words.splice(at..at + 2, [both]);
                }
            }
            at += 1;
        }
    }

    /// Its short form of at most three letters.
    pub fn short(&self, keyword: Keyword) -> Option<&str> {
        self.table().shown[keyword as usize].short.as_deref()
    }

    /// What is said in other words than those of this table.
    pub fn lists(&self) -> &'static Lists {
        LISTS[self.lang as usize].get_or_init(|| Lists::of(self.lang))
    }

    /// Whether a folded word says this verb: a word for it, or a start of one of at least three letters.
    pub fn says(&self, verb: Keyword, word: &str) -> bool {
        if self.lists().have(verb.name(), word) {
            return true;
        }
        let long = word.chars().nth(1).is_some() && !self.lists().have("filler", word);
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

    fn table(&self) -> &'static Table {
        TABLES[self.lang as usize].get_or_init(|| {
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
                WordPlace::First => word.replace(JOINT, UNPARTED),
                WordPlace::Way | WordPlace::Inside => word.to_owned(),
            };
            let short = list.split_whitespace().nth(1).filter(|word| word.chars().nth(3).is_none());
            let in_mode = messages.variants(&format!("grammar-{keyword}"));
            self.shown.push(Shown { word, short: short.map(str::to_owned), in_mode });
        }
        // What a word means in the language to show goes first.
        for (word, meant) in words {
            let known = self.words.entry(word).or_default();
            known.retain(|keyword| !meant.contains(keyword));
            known.splice(..0, meant);
        }
    }
}
