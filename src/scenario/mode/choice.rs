//! What a mode lets its table play differently from the book, and what it plays if nobody does.
use std::collections::BTreeMap;

use thiserror::Error;

use super::ModeSheet;
use crate::lang::Words;
use crate::scenario::reading::At;
use crate::terms::{Allowed, Choice, Choices, OptionName};

/// What a mode plays if a table does not choose; what may be chosen is said by the option itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// What holds if nobody says otherwise.
    pub default: Choice,
    /// What held in place of the default when setup codes began: it’s what a code means that doesn’t name the option.
    pub before: Option<Choice>,
    /// What holds in a certain edition.
    pub by_edition: BTreeMap<String, Choice>,
    /// What holds with a certain number of players, where the edition says nothing of its own.
    pub by_players: BTreeMap<u8, Choice>,
    /// The numbers that the book of a certain edition allows, where it is stricter than the others.
    pub within: BTreeMap<String, Allowed>,
    /// Why this house plays the default, where it has decided so; it may be empty.
    pub reason: Option<String>,
}

/// A choice that the mode does not offer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the option cannot be chosen so")]
pub enum ChoiceError {
    /// It is not written `name=value`.
    Form(String),
    /// The mode has no such option.
    Name {
        /// What was typed.
        found: String,
        /// The mode's options.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// Which option.
        option: OptionName,
        /// What was typed.
        found: String,
        /// What it may be.
        allowed: Allowed,
    },
}

impl ModeSheet {
    /// What holds in `edition` with this number of players if nobody says otherwise.
    pub fn choices(&self, edition: &str, players: u8) -> Choices {
        self.options.values().map(|spec| spec.choice(edition, players)).collect()
    }

    /// What a setup code means that names no option, now as ever.
    pub fn unsaid(&self, edition: &str, players: u8) -> Choices {
        let unsaid = |spec: &OptionSpec| {
            let default = spec.before.unwrap_or(spec.default);
            OptionSpec { default, ..spec.clone() }.choice(edition, players)
        };
        self.options.values().map(unsaid).collect()
    }

    /// Chooses as `text` says, such as `kills=16`, at a table with this edition.
    ///
    /// # Errors
    /// When the mode does not offer it; the choices are as before then.
    pub fn choose(
        &self,
        choices: &mut Choices,
        edition: &str,
        text: &str,
    ) -> Result<(), ChoiceError> {
        choices.set(self.choice_in(edition, text)?);
        Ok(())
    }

    /// The choice that `text` names, such as `kills=16`, of an option that this mode has.
    ///
    /// # Errors
    /// When the mode does not offer it.
    pub fn choice(&self, text: &str) -> Result<Choice, ChoiceError> {
        let Some((name, value)) = text.split_once('=') else {
            return Err(ChoiceError::Form(text.to_owned()));
        };
        let (name, value) = (name.trim(), value.trim());
        let own = |option: &OptionName| self.options.contains_key(option);
        let Some(option) = OptionName::from_id(name).filter(own) else {
            let known = self.options.keys().map(|name| name.id()).collect();
            return Err(ChoiceError::Name { found: name.to_owned(), known });
        };
        let allowed = option.allowed();
        option.choice(value).ok_or(ChoiceError::Value { option, found: value.to_owned(), allowed })
    }

    /// The same where the book of this edition may allow less.
    ///
    /// # Errors
    /// When the mode or the edition does not offer it.
    pub fn choice_in(&self, edition: &str, text: &str) -> Result<Choice, ChoiceError> {
        self.offers(edition, self.choice(text)?)
    }

    /// The same choice, if the mode and the book of this edition offer it.
    ///
    /// # Errors
    /// When the mode or the edition does not offer it.
    pub fn offers(&self, edition: &str, choice: Choice) -> Result<Choice, ChoiceError> {
        let option = choice.option();
        if !self.options.contains_key(&option) {
            let known = self.options.keys().map(|name| name.id()).collect();
            return Err(ChoiceError::Name { found: option.id().to_owned(), known });
        }
        let within = self.options.get(&option).and_then(|spec| spec.within.get(edition));
        match within {
            Some(&allowed @ Allowed::Numbers(from, to))
                if !(from..=to).contains(&choice.number()) =>
            {
                Err(ChoiceError::Value { option, found: choice.to_string(), allowed })
            }
            _ => Ok(choice),
        }
    }
}

impl OptionSpec {
    /// What holds in `edition` with this number of players if nobody says otherwise.
    pub fn choice(&self, edition: &str, players: u8) -> Choice {
        let by_players = || self.by_players.get(&players);
        *self.by_edition.get(edition).or_else(by_players).unwrap_or(&self.default)
    }

    /// Reads what a file says otherwise than the file `below`, or than the book. A default said here holds for every
    /// edition and every number of players of which this file says nothing.
    pub(super) fn read(option: OptionName, at: At<'_>, below: Option<&Self>) -> Self {
        let fields = at.fields();
        let mut spec = below.cloned().unwrap_or(Self {
            default: option.book(),
            before: None,
            by_edition: BTreeMap::new(),
            by_players: BTreeMap::new(),
            within: BTreeMap::new(),
            reason: None,
        });
        // Files of before say here which ruling settles the option.
        fields.may("decision");
        if let Some(default) = fields.may("default") {
            spec.default = read(option, default);
            spec.by_edition.clear();
            spec.by_players.clear();
            spec.reason = fields.may("reason").map(|at| at.any_text().to_owned());
        }
        if let Some(before) = fields.may("before").filter(|_| below.is_none()) {
            spec.before = Some(read(option, before));
        }
        if let Some(editions) = fields.may("by-edition") {
            let value = |(key, at): (At<'_>, _)| (key.word(), read(option, at));
            spec.by_edition.extend(editions.pairs().map(value));
        }
        if let Some(players) = fields.may("by-players") {
            spec.by_players.extend(players.by_players(|at| read(option, at)));
        }
        if let Some(editions) = fields.may("within").filter(|_| below.is_none()) {
            let bounds = |(key, at): (At<'_>, At<'_>)| (key.word(), within(option, at));
            spec.within.extend(editions.pairs().map(bounds));
        }
        fields.end();
        spec
    }
}

/// Reads two bounds.
fn within(option: OptionName, at: At<'_>) -> Allowed {
    match at.items().map(|it| read(option, it).number()).collect::<Vec<_>>()[..] {
        [from, to] => Allowed::Numbers(from, to),
        _ => option.allowed(),
    }
}

/// Reads a value; one that the option does not have is a fault.
fn read(option: OptionName, at: At<'_>) -> Choice {
    let read = match option.allowed() {
        Allowed::Numbers(from, to) => option.numbered(at.number(from.into()..=to.into()) as u8),
        Allowed::Words(words) => {
            let word = at.word();
            let read = option.choice(&word);
            if read.is_none() && !word.is_empty() {
                at.choice(word, words.iter().copied());
            }
            read
        }
    };
    read.unwrap_or(option.book())
}

impl ChoiceError {
    /// What is wrong, in the reader's language; `mode` is what the mode is called.
    pub fn say(&self, mode: &str, words: &Words) -> String {
        match self {
            Self::Form(found) => words.tell("scenario-choice-form", &[("found", found.into())]),
            Self::Name { found, known } => words.tell(
                "scenario-choice-name",
                &[
                    ("found", found.into()),
                    ("mode", mode.into()),
                    ("known", words.one_of(known).into()),
                ],
            ),
            Self::Value { option, found, allowed } => words.tell(
                "scenario-choice-value",
                &[
                    ("found", found.into()),
                    ("option", option.id().into()),
                    ("allowed", allowed.to_string().into()),
                ],
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::Library;
    use crate::terms::{Kills, Mode, UndoBan};

    #[test]
    fn options_are_chosen_by_name_and_value() {
        let mode = Library::default().mode(Mode::KillerInspector).unwrap();
        let mut choices = mode.choices("en", 2);
        assert_eq!(choices.get(), Kills::new(14));
        assert_eq!(choices.get(), Some(UndoBan::On));
        assert_eq!(mode.choose(&mut choices, "en", "kills=16"), Ok(()));
        assert_eq!(mode.choose(&mut choices, "en", "undo-ban=off"), Ok(()));
        assert_eq!(choices.get(), Kills::new(16));
        assert_eq!(choices.get(), Some(UndoBan::Off));
        let refused = |option: OptionName, found: &str| {
            let allowed = option.allowed();
            Err(ChoiceError::Value { option, found: found.into(), allowed })
        };
        assert_eq!(mode.choose(&mut choices, "en", "kills=26"), refused(OptionName::Kills, "26"));
        assert_eq!(
            mode.choose(&mut choices, "en", "collapse=all"),
            refused(OptionName::CollapseRule, "all")
        );
        assert!(matches!(mode.choose(&mut choices, "en", "kill=1"), Err(ChoiceError::Name { .. })));
        assert!(matches!(mode.choose(&mut choices, "en", "kills"), Err(ChoiceError::Form(_))));
    }

    #[test]
    fn one_to_six_officers_are_played_but_the_russian_box_allows_one_fewer_or_more_he07() {
        let heist = Library::default().mode(Mode::Heist).unwrap();
        let chosen = |edition: &str, count: u8| {
            let mut choices = heist.choices(edition, 5);
            heist.choose(&mut choices, edition, &format!("officers={count}"))
        };
        let allowed = |edition: &str| -> Vec<u8> {
            (0..=8).filter(|count| chosen(edition, *count).is_ok()).collect()
        };
        assert_eq!(allowed("uk"), [1, 2, 3, 4, 5, 6]);
        assert_eq!(allowed("en"), [1, 2, 3, 4, 5, 6]);
        assert_eq!(allowed("ru"), [3, 4, 5]);
        let words = Words::new(Lang::En);
        assert_eq!(
            chosen("ru", 6).unwrap_err().say("Heist", &words),
            "“officers” can’t be “6”; use 3–5"
        );
    }
}
