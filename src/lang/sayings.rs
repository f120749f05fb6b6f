//! What people say in words of their own, and what it means in words of the grammar.
//!
//! ```text
//! src/lang/sayings.txt      what is said alike in every language: a verb and what it points at
//! src/lang/uk/sayings.txt   the turns of speech of one language, and the words that are put in lists
//! ```
//! A line of such a file is `meaning = saying; saying; …` or `:list = word word …`; one that begins with a space goes
//! on with the line before. A list called like a verb (`:kill`) holds more words for it. In a saying
//!
//! | sign | stands for |
//! |---|---|
//! | `word` `one\|other` | this word, or one of these; `вбив*` is any that begins so |
//! | `<kill>` | a word for this verb, of the grammar or of the list, or a start of one; else a word of the list |
//! | `[…]` | the same, or nothing |
//! | capitals | a [`Slot`] |
//!
//! What single words only hint at stands in `src/lang/uk/hints.txt`, as `verb = word word …`: it is offered where no saying fits.
//!
//! Words of the list `filler` may stand anywhere. A meaning after `?` is only offered: its words mean something else in
//! this game. One after `@mode` is meant in this mode only.
use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Keyword, Lang, fold};

/// What a saying leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// `S`: a suspect.
    Suspect,
    /// `SS`: suspects, as many as come.
    Suspects,
    /// `W`: a suspect, a seat, or me.
    Who,
    /// `P`: a seat.
    Seat,
    /// `LINE`: a row or a column.
    Line,
    /// `ROW`: a row that is called so.
    Row,
    /// `COL`: a column that is called so.
    Column,
    /// `WAY`: left, right, up or down.
    Way,
    /// `N`: a number.
    Number,
    /// `C`: a cell.
    Cell,
    /// `H`: a hex.
    Hex,
    /// `X`: a corner, an exit, a way of the lantern.
    Corner,
    /// `K`: from a hex or a corner to another one.
    Carry,
    /// `PULL`: a character, and the hex to which the whistle calls.
    Pull,
    /// `AT`: a character, meaning the hex under his feet.
    At,
    /// `T`: a token.
    Token,
    /// `L`: a whole line of the game.
    Action,
    /// `R`: whatever follows.
    Rest,
}

/// A word as it may be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The whole word.
    Whole(String),
    /// Any word that begins so.
    Start(String),
}

/// A part of a saying or of a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// One of these words.
    Word(Vec<Form>),
    /// A word for this verb.
    Verb(Keyword),
    /// A word of this list.
    List(String),
    /// What is left open.
    Slot(Slot),
}

/// One saying.
#[derive(Clone, Debug)]
pub struct Saying {
    /// What it means: words of the grammar, and slots.
    pub meaning: Vec<Piece>,
    /// The word of the grammar with which that begins.
    pub verb: Option<Keyword>,
    /// What is said, and whether each part may be left out.
    pub said: Vec<(Piece, bool)>,
    /// Whether the meaning is only offered.
    pub offered: bool,
    /// The id of the only mode in which it is said.
    pub mode: Option<String>,
}

/// The sayings and lists of one language. Most lines need a list or two and no saying, so each is made when it is asked for.
#[derive(Clone, Debug)]
pub struct Sayings {
    texts: [&'static str; 2],
    patterns: OnceLock<Patterns>,
    lists: BTreeMap<&'static str, List>,
    hints: BTreeMap<&'static str, List>,
}

#[derive(Clone, Debug, Default)]
struct Patterns {
    all: Vec<Saying>,
    /// The first saying of each meaning.
    firsts: Vec<usize>,
}

/// The words of a list as they are written, and as they are looked for.
#[derive(Clone, Debug, Default)]
struct List {
    written: Vec<&'static str>,
    forms: OnceLock<Vec<Form>>,
}

impl List {
    fn forms(&self) -> &[Form] {
        let words = || self.written.iter().flat_map(|words| words.split_whitespace());
        self.forms.get_or_init(|| words().map(Form::of).collect())
    }
}

impl Form {
    fn of(word: &str) -> Self {
        match word.strip_suffix('*') {
            Some(start) => Self::Start(fold(start)),
            None => Self::Whole(fold(word)),
        }
    }

    /// Whether a folded word is this one.
    pub fn fits(&self, word: &str) -> bool {
        match self {
            Self::Whole(whole) => whole == word,
            Self::Start(start) => word.starts_with(start.as_str()),
        }
    }
}

/// What stands on each line of a file of sayings: a meaning or a list, and what is said for it.
fn lines(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut meaning = "";
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(move |line| {
        if line.starts_with(' ') {
            return (meaning, line);
        }
        let (left, right) = line.split_once('=').unwrap_or((line, ""));
        meaning = left.trim();
        (meaning, right)
    })
}

impl Sayings {
    /// The sayings of `lang`.
    pub fn of(lang: Lang) -> Self {
        let (own, hints) = match lang {
            Lang::En => (include_str!("en/sayings.txt"), include_str!("en/hints.txt")),
            Lang::Uk => (include_str!("uk/sayings.txt"), include_str!("uk/hints.txt")),
            Lang::Ru => (include_str!("ru/sayings.txt"), include_str!("ru/hints.txt")),
        };
        let texts = [own, include_str!("sayings.txt")];
        let mut lists: BTreeMap<&str, List> = BTreeMap::new();
        for (meaning, words) in texts.into_iter().flat_map(lines) {
            if let Some(list) = meaning.strip_prefix(':') {
                lists.entry(list).or_default().written.push(words);
            }
        }
        let mut hinted: BTreeMap<&str, List> = BTreeMap::new();
        for (meaning, words) in hints.lines().filter_map(|line| line.split_once(" = ")) {
            hinted.entry(meaning).or_default().written.push(words);
        }
        Self { texts, patterns: OnceLock::new(), lists, hints: hinted }
    }

    /// Every saying.
    pub fn all(&self) -> &[Saying] {
        &self.patterns().all
    }

    fn patterns(&self) -> &Patterns {
        self.patterns.get_or_init(|| Patterns::of(self.texts))
    }

    /// A saying for each meaning.
    pub fn meanings(&self) -> impl Iterator<Item = &Saying> {
        let Patterns { all, firsts } = self.patterns();
        firsts.iter().map(|at| &all[*at])
    }

    /// Whether a folded word is in a list.
    pub fn lists(&self, list: &str, word: &str) -> bool {
        self.list(list).iter().any(|form| form.fits(word))
    }

    /// Whether a folded word hints at a meaning, which is given by its verb or its words: `kill`, `answer-yes`.
    pub fn hints(&self, meaning: &str, word: &str) -> bool {
        self.hints.get(meaning).is_some_and(|it| it.forms().iter().any(|form| form.fits(word)))
    }

    /// Whether a folded word has a meaning in some saying or list.
    pub fn knows(&self, word: &str) -> bool {
        let said = |(piece, _): &(Piece, bool)| match piece {
            Piece::Word(forms) => forms.iter().any(|form| form.fits(word)),
            _ => false,
        };
        self.lists.values().flat_map(List::forms).any(|form| form.fits(word))
            || self.all().iter().any(|saying| saying.said.iter().any(said))
    }

    /// Every word that stands in a saying or a list, some of them often.
    pub fn vocabulary(&self) -> impl Iterator<Item = &str> {
        let said =
            self.all().iter().flat_map(|saying| &saying.said).filter_map(
                |(piece, _)| match piece {
                    Piece::Word(forms) => Some(&forms[..]),
                    _ => None,
                },
            );
        let forms = self.lists.values().map(List::forms).chain(said).flatten();
        forms.filter_map(|form| match form {
            Form::Whole(word) => Some(word.as_str()),
            Form::Start(_) => None,
        })
    }

    /// The forms of a list.
    pub fn list(&self, list: &str) -> &[Form] {
        self.lists.get(list).map_or(&[], List::forms)
    }

    /// The words of a list.
    pub fn words(&self, list: &str) -> Vec<&str> {
        self.list(list)
            .iter()
            .map(|form| match form {
                Form::Whole(word) | Form::Start(word) => word.as_str(),
            })
            .collect()
    }
}

impl Patterns {
    fn of(texts: [&'static str; 2]) -> Self {
        let mut all: Vec<Saying> = Vec::new();
        for (meaning, said) in texts.into_iter().flat_map(lines) {
            if meaning.starts_with(':') {
                continue;
            }
            let offered = meaning.starts_with('?');
            let mut words = meaning.trim_start_matches('?').split_whitespace().peekable();
            let mode = words.next_if(|word| word.starts_with('@'));
            let mode = mode.map(|mode| mode[1..].to_owned());
            let verb = words.peek().and_then(|word| word.parse().ok());
            let means: Vec<Piece> = words.map(Piece::of).collect();
            for said in said.split(';').filter(|said| !said.trim().is_empty()) {
                let said = said.split_whitespace().map(|part| {
                    let bare = part.strip_prefix('[').and_then(|part| part.strip_suffix(']'));
                    (Piece::of(bare.unwrap_or(part)), bare.is_some())
                });
                let said = said.collect();
                let mode = mode.clone();
                all.push(Saying { meaning: means.clone(), verb, said, offered, mode });
            }
        }
        let mut firsts: Vec<usize> = Vec::new();
        for (at, saying) in all.iter().enumerate() {
            let same = |other: &usize| {
                let other = &all[*other];
                other.meaning == saying.meaning && other.mode == saying.mode
            };
            if !firsts.iter().any(same) {
                firsts.push(at);
            }
        }
        Self { all, firsts }
    }
}

impl Piece {
    fn of(text: &str) -> Self {
        if let Some(name) = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')) {
            return name.parse().map_or_else(|_| Self::List(name.to_owned()), Self::Verb);
        }
        let slot = match text {
            "S" => Slot::Suspect,
            "SS" => Slot::Suspects,
            "W" => Slot::Who,
            "P" => Slot::Seat,
            "LINE" => Slot::Line,
            "ROW" => Slot::Row,
            "COL" => Slot::Column,
            "WAY" => Slot::Way,
            "N" => Slot::Number,
            "C" => Slot::Cell,
            "H" => Slot::Hex,
            "X" => Slot::Corner,
            "K" => Slot::Carry,
            "PULL" => Slot::Pull,
            "AT" => Slot::At,
            "T" => Slot::Token,
            "L" => Slot::Action,
            "R" => Slot::Rest,
            word => return Self::Word(word.split('|').map(Form::of).collect()),
        };
        Self::Slot(slot)
    }
}
