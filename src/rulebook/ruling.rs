//! One settled point of the rules.
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::lang::Lang;
use crate::rules::Rule;
use crate::terms::{Mode, OptionName};

/// One point of the rules: what the books say of it, and what we play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its stable id, such as `G17`, or the id of a plain rule.
    pub id: String,
    /// The modes it is about.
    pub modes: Vec<Mode>,
    /// How the books stand to it.
    pub kind: BookStanding,
    /// The options that change it; a file may say one without a list.
    #[serde(default, deserialize_with = "one_or_more", skip_serializing_if = "Vec::is_empty")]
    pub option: Vec<OptionName>,
    /// The refusals that rest on it.
    #[serde(default, with = "ids", skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// What is asked.
    pub question: Texts,
    /// What we play if nobody says otherwise.
    pub answer: Texts,
    /// Why.
    pub reason: Texts,
    /// What each book says; one that is silent is not named.
    #[serde(default)]
    pub books: Vec<Passage>,
    /// Other words by which it is looked for.
    #[serde(default)]
    pub also: Also,
}

/// How the books stand to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BookStanding {
    /// They agree.
    Agree,
    /// Their words can be read in two ways.
    Ambiguous,
    /// They say nothing.
    Silent,
    /// What they say touches it and does not settle it.
    Open,
    /// They contradict each other.
    Contradict,
    /// One of them contradicts itself.
    Itself,
    /// Not every one of them says it, and none says otherwise.
    OneSided,
    /// It concerns one edition only.
    Edition,
    /// They differ from what is played elsewhere.
    Elsewhere,
}

/// A text in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Texts {
    en: String,
    uk: String,
    ru: String,
}

/// What some books say of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passage {
    /// Which books.
    #[serde(rename = "in")]
    pub books: Vec<Book>,
    /// The heading under which it stands, as it is printed; nothing where it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// What they say, in our words.
    pub says: Texts,
}

/// Where something is printed or played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Book {
    /// The Ukrainian box.
    Uk,
    /// The Russian box.
    Ru,
    /// The Major Grom box.
    Grom,
    /// The English box.
    En,
    /// The Russian box of Mr. Jack.
    Stil,
    /// The French box of Mr. Jack.
    Fr,
    /// The English box of Mr. Jack.
    Hurrican,
    /// Versions on line.
    Online,
}

/// Words in each language that the texts of a ruling do not contain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Also {
    en: Vec<String>,
    uk: Vec<String>,
    ru: Vec<String>,
}

impl Texts {
    /// The text for readers of `lang`.
    pub fn of(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Uk => &self.uk,
            Lang::Ru => &self.ru,
        }
    }
}

impl BookStanding {
    /// Its word in files and keys.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Ambiguous => "ambiguous",
            Self::Silent => "silent",
            Self::Open => "open",
            Self::Contradict => "contradict",
            Self::Itself => "itself",
            Self::OneSided => "one-sided",
            Self::Edition => "edition",
            Self::Elsewhere => "elsewhere",
        }
    }
}

impl Book {
    /// Every book.
    pub const ALL: [Self; 8] = [
        Self::Uk,
        Self::Ru,
        Self::Grom,
        Self::En,
        Self::Stil,
        Self::Fr,
        Self::Hurrican,
        Self::Online,
    ];

    /// Its word in files and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Uk => "uk",
            Self::Ru => "ru",
            Self::Grom => "grom",
            Self::En => "en",
            Self::Stil => "stil",
            Self::Fr => "fr",
            Self::Hurrican => "hurrican",
            Self::Online => "online",
        }
    }

    /// The book with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|book| book.word() == word)
    }
}

impl Ruling {
    /// What a book says of it, if it does.
    pub fn passage(&self, book: Book) -> Option<&Passage> {
        self.books.iter().find(|passage| passage.books.contains(&book))
    }

    /// The printed books that speak of it.
    pub fn printed(&self) -> impl Iterator<Item = &'static Book> {
        Book::ALL.iter().filter(|book| **book != Book::Online && self.passage(**book).is_some())
    }
}

fn one_or_more<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<OptionName>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Said {
        One(OptionName),
        More(Vec<OptionName>),
    }
    Said::deserialize(from).map(|said| match said {
        Said::One(option) => vec![option],
        Said::More(options) => options,
    })
}

/// Refusals by their stable ids.
mod ids {
    use super::{Deserialize, Deserializer, Rule, Serialize, Serializer, de};

    pub fn serialize<S: Serializer>(rules: &[Rule], to: S) -> Result<S::Ok, S::Error> {
        rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Rule>, D::Error> {
        let ids = Vec::<String>::deserialize(from)?;
        let rule = |id: &String| Rule::ALL.iter().find(|rule| rule.id() == id).copied();
        ids.iter()
            .map(|id| rule(id).ok_or_else(|| de::Error::custom(format!("no refusal `{id}`"))))
            .collect()
    }
}
