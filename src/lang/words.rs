//! The messages of one language.
use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Lang, clean};

/// The messages of one language, each room parsed once in a process, when something of it is first said.
///
/// Making one costs nothing, so a command that says little pays little (a room of 100 messages is
/// parsed in about 0.1 ms). It may be shared between threads.
///
/// # Examples
/// ```
/// use noir_referee::lang::{Lang, Words};
/// let words = Words::new(Lang::Uk);
/// assert_eq!(words.say("common-yes"), "так");
/// assert_eq!(words.tell("common-items", &[("n", 22_usize.into())]), "22 штуки");
/// ```
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    /// Whether what the table has to do with its cards is told as well.
    orders: bool,
}

/// The rooms of one language.
type Rooms = [OnceLock<FluentBundle<FluentResource>>; ROOMS.len()];

static PARSED: [Rooms; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; ROOMS.len()] }; Lang::ALL.len()];

/// A value for a placeholder: a text that is put in as it is, or a number that chooses the plural.
#[derive(Clone, Debug)]
pub struct Arg<'a>(FluentValue<'a>);

impl Words {
    /// The messages of `lang`.
    pub const fn new(lang: Lang) -> Self {
        Self { lang, orders: true }
    }

    /// The same for what is over: without what the table had to do with its cards then.
    #[must_use]
    pub const fn of_the_past(&self) -> Self {
        Self { lang: self.lang, orders: false }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The message `key`, which has no placeholders.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// The message `key` with its placeholders filled in, and what the table has to do now, which is its attribute `do`.
    ///
    /// A key that does not exist is returned itself; the tests let no such key into the sources.
    pub fn tell(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(said) = self.format(key, args) else {
            debug_assert!(false, "no message `{key}` in `{}`", self.lang);
            return key.to_owned();
        };
        said
    }

    /// The language's own name of itself, the same for every reader: `Українська`.
    pub fn own_name(&self) -> String {
        self.say("common-self")
    }

    /// `yes` or `no`.
    pub fn yes_no(&self, yes: bool) -> String {
        self.say(if yes { "common-yes" } else { "common-no" })
    }

    /// A name as it stands at the head of a line: `Команда 1`.
    pub fn at_the_head(&self, name: &str) -> String {
        let mut letters = name.chars();
        let first = letters.next().map(char::to_uppercase).into_iter().flatten();
        first.chain(letters).collect()
    }

    /// A text in the quotes of the language: `“a”`.
    pub fn quoted(&self, text: &str) -> String {
        self.tell("common-quoted", &[("text", text.into())])
    }

    /// A line as it is to be typed, set off from the sentence around it.
    pub fn typed(&self, line: &str) -> String {
        self.tell("common-typed", &[("text", line.into())])
    }

    /// A list as one says it: `a, b and c`.
    pub fn all_of<T: AsRef<str>>(&self, items: &[T]) -> String {
        self.list("common-list-and", items)
    }

    /// A choice as one says it: `a, b or c`.
    pub fn one_of<T: AsRef<str>>(&self, items: &[T]) -> String {
        self.list("common-list-or", items)
    }

    fn list<T: AsRef<str>>(&self, key: &str, items: &[T]) -> String {
        let Some((last, first)) = items.split_last() else { return String::new() };
        let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
        if first.is_empty() {
            return last.as_ref().to_owned();
        }
        let first = first.join(", ");
        self.tell(key, &[("first", first.into()), ("last", last.as_ref().into())])
    }

    /// The attributes of the message `key`, each with its name: what is said instead of it somewhere.
    pub(super) fn variants(&self, key: &str) -> Vec<(String, String)> {
        let Some(bundle) = self.bundle(key) else { return Vec::new() };
        let Some(message) = bundle.get_message(key) else { return Vec::new() };
        let said = |part| bundle.format_pattern(part, None, &mut Vec::new()).into_owned();
        message.attributes().map(|it| (it.id().to_owned(), said(it.value()))).collect()
    }

    /// Whether there is a message `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle(key).is_some_and(|bundle| bundle.has_message(key))
    }

    fn format(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let bundle = self.bundle(key)?;
        let message = bundle.get_message(key)?;
        let orders = message.get_attribute("do").map(|orders| orders.value());
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.safe())).collect();
        let mut errors = Vec::new();
        let parts = [message.value(), orders.filter(|_| self.orders)].into_iter().flatten();
        let said: Vec<Cow<'_, str>> =
            parts.map(|part| bundle.format_pattern(part, Some(&args), &mut errors)).collect();
        debug_assert!(errors.is_empty(), "`{key}` in `{}`: {errors:?}", self.lang);
        Some(said.join(" "))
    }

    /// The room is the first part of the key.
    fn bundle(&self, key: &str) -> Option<&FluentBundle<FluentResource>> {
        let room = key.split('-').next()?;
        let at = ROOMS.iter().position(|(name, _)| *name == room)?;
        let lang = self.lang as usize;
        Some(PARSED[lang][at].get_or_init(|| parse(self.lang, ROOMS[at].1[lang])))
    }
}

fn parse(lang: Lang, text: &str) -> FluentBundle<FluentResource> {
    let id = lang.code().parse::<LanguageIdentifier>();
    let mut bundle = FluentBundle::new_concurrent(id.into_iter().collect());
    // Isolating marks would break the width of columns and names copied from a terminal.
    bundle.set_use_isolating(false);
    // After an error: what could be read. A test makes sure that there is none.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
    bundle.add_resource_overriding(resource);
    bundle
}

impl Arg<'_> {
    /// What is put into a sentence: a text may come from anybody, and acts on nobody's terminal.
    fn safe(&self) -> FluentValue<'_> {
        match &self.0 {
            FluentValue::String(text) => match clean(text) {
                Cow::Borrowed(text) => text.into(),
                Cow::Owned(text) => text.into(),
            },
            other => other.clone(),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self(text.as_str().into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self(number.into())
            }
        }
    )*};
}
numbers! { u8 u16 u32 u64 usize i32 f64 }

/// The files of each room that speaks, in the order of [`Lang::ALL`].
macro_rules! rooms {
    ($($room:literal)*) => {
        pub(super) const ROOMS: &[(&str, [&str; 3])] = &[$((
            $room,
            [
                include_str!(concat!("en/", $room, ".ftl")),
                include_str!(concat!("uk/", $room, ".ftl")),
                include_str!(concat!("ru/", $room, ".ftl")),
            ],
        )),*];
    };
}

// One name here makes a room speak; its keys begin with that name.
rooms! {
    "audit"
    "chosen"
    "cli"
    "common"
    "condition"
    "correct"
    "deduce"
    "deed"
    "end"
    "evening"
    "export"
    "file"
    "film"
    "grammar"
    "heist"
    "rule"
    "help"
    "house"
    "jack"
    "leave"
    "log"
    "may"
    "modes"
    "menu"
    "people"
    "phone"
    "private"
    "refusals"
    "restore"
    "scenario"
    "screen"
    "seen"
    "setup"
    "start"
    "story"
    "verify"
    "word"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_the_plural_of_the_language() {
        let said = |lang, n: Arg<'_>| Words::new(lang).tell("common-items", &[("n", n)]);
        for (n, en, uk, ru) in [
            (0, "0 items", "0 штук", "0 штук"),
            (1, "1 item", "1 штука", "1 штука"),
            (2, "2 items", "2 штуки", "2 штуки"),
            (5, "5 items", "5 штук", "5 штук"),
            (11, "11 items", "11 штук", "11 штук"),
            (21, "21 items", "21 штука", "21 штука"),
            (22, "22 items", "22 штуки", "22 штуки"),
            (101, "101 items", "101 штука", "101 штука"),
            (111, "111 items", "111 штук", "111 штук"),
        ] {
            assert_eq!(said(Lang::En, n.into()), en);
            assert_eq!(said(Lang::Uk, n.into()), uk);
            assert_eq!(said(Lang::Ru, n.into()), ru);
        }
        assert_eq!(said(Lang::En, 1.5.into()), "1.5 items");
        // A fraction takes the genitive singular, which no whole number takes.
        assert_eq!(said(Lang::Uk, 1.5.into()), "1.5 штуки");
        assert_eq!(said(Lang::Ru, 1.5.into()), "1.5 штуки");
    }

    #[test]
    fn lists_end_as_people_end_them() {
        let words = Words::new(Lang::En);
        assert_eq!(words.all_of::<&str>(&[]), "");
        assert_eq!(words.all_of(&["a1"]), "a1");
        assert_eq!(words.all_of(&["a1", "b1", "c1"]), "a1, b1 and c1");
        assert_eq!(Words::new(Lang::Uk).one_of(&["a1", "b1"]), "a1 або b1");
    }
}
