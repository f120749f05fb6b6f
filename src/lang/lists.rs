//! Words that have something in common: small words, endings, numbers in words, what a verb is called besides.
//!
//! A line of `src/lang/uk/lists.txt` is `:list = word word …`; one that begins with a space goes on with the line before. `вбив*`
//! is any word that begins so. A list called like a verb (`:kill`) holds more words for it.
use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Lang, fold};

/// A word as it may be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The whole word.
    Whole(String),
    /// Any word that begins so.
    Start(String),
}

/// The lists of one language, each made when it is asked for.
#[derive(Clone, Debug)]
pub struct Lists(BTreeMap<&'static str, List>);

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

impl Lists {
    /// The lists of `lang`.
    pub fn of(lang: Lang) -> Self {
        let text = match lang {
            Lang::En => include_str!("en/lists.txt"),
            Lang::Uk => include_str!("uk/lists.txt"),
            Lang::Ru => include_str!("ru/lists.txt"),
        };
        let mut lists: BTreeMap<&str, List> = BTreeMap::new();
        let mut list = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, words) = line.split_once(" =").unwrap_or(("", line));
            list = name.strip_prefix(':').unwrap_or(list);
            lists.entry(list).or_default().written.push(words);
        }
        Self(lists)
    }

    /// Whether a folded word is in a list.
    pub fn have(&self, list: &str, word: &str) -> bool {
        self.list(list).iter().any(|form| form.fits(word))
    }

    /// The forms of a list.
    pub fn list(&self, list: &str) -> &[Form] {
        self.0.get(list).map_or(&[], List::forms)
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
