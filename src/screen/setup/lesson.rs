//! How a turn goes: what each side may do, in the words that are typed.
use super::Guide;
use crate::lang::{Keyword, Lang, fold};
use crate::terms::{Role, Team, Token, UndoBan, Verb};

/// A canonical line, and the message that says what it does.
pub(in crate::screen) type Line = (&'static str, &'static str);

/// One part of how a turn goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::screen) enum Lesson {
    /// A rule for everybody.
    Rule(String),
    /// What some players may do.
    Deeds {
        /// Who they are.
        who: String,
        /// The same, as help asks for it.
        whose: Whose,
        /// Each with what it does.
        deeds: Vec<Deed>,
    },
}

/// Who may do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screen) enum Whose {
    /// Every player.
    Everybody,
    /// Everybody with this role.
    Role(Role),
    /// Everybody in this team.
    Team(Team),
    /// Everybody with such a card.
    Cards,
    /// The same of cards that each seat of this role may hold, and nobody else.
    CardsOf(Role),
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::screen) struct Deed {
    /// The canonical word that says what it is: the first one of the grammar.
    pub(in crate::screen) word: String,
    /// As it is typed, with the printed word where that is another one: `canvas c3 (Canvass)`.
    pub(in crate::screen) line: String,
    /// What happens then.
    pub(in crate::screen) does: String,
}

impl Guide<'_> {
    /// A mode on a grid of cards: what holds there, what everybody may do, and what each role besides.
    pub(in crate::screen) fn on_grid(
        &self,
        everybody: &[Line],
        roles: &[(Role, &[Line])],
    ) -> Vec<Lesson> {
        let mut lessons = vec![self.rule("modes-turn-one")];
        if !matches!(self.setup.options.get(), None | Some(UndoBan::Off)) {
            lessons.push(self.rule("modes-turn-ban"));
        }
        if !everybody.is_empty() {
            let who = self.words.say("modes-turn-everybody");
            lessons.push(self.deeds(who, Whose::Everybody, everybody));
        }
        lessons.extend(self.of_roles(roles));
        lessons
    }

    /// What each of these roles may do; nothing of those that nobody plays.
    pub(in crate::screen) fn of_roles(&self, roles: &[(Role, &[Line])]) -> Vec<Lesson> {
        let card = |role: Role| Some(self.setup.role_card(role)).filter(|card| !card.is_empty());
        let of = |(role, deeds): &(Role, &[Line])| {
            Some(self.deeds(card(*role)?.to_owned(), Whose::Role(*role), deeds))
        };
        roles.iter().filter_map(of).collect()
    }

    /// What those called `who` may do.
    pub(in crate::screen) fn deeds(&self, who: String, whose: Whose, deeds: &[Line]) -> Lesson {
        let role = if let Whose::Role(role) = whose { Some(role) } else { None };
        let deed = |(line, key): &Line| Deed {
            word: word_of(line).to_owned(),
            line: self.printed(role, line),
            does: self.tell(key),
        };
        Lesson::Deeds { who, whose, deeds: deeds.iter().map(deed).collect() }
    }

    /// A rule in a sentence of its own.
    pub(in crate::screen) fn rule(&self, key: &str) -> Lesson {
        Lesson::Rule(self.tell(key))
    }

    /// A line as it is typed, and what the role card calls it where that is another word.
    fn printed(&self, role: Option<Role>, line: &str) -> String {
        let (mode, said) = (self.setup.mode, self.line(line));
        let verb = match first(line) {
            "canvas" => Ok(Verb::Canvass),
            word => word.parse::<Verb>(),
        };
        let printed = verb.ok().map(|verb| match role {
            Some(role) => (verb, self.edition.verb_name_of(mode, role, verb)),
            None => (verb, self.edition.verb_name(mode, verb)),
        });
        match printed {
            Some((verb, name)) if name != verb.id() && !begins_alike(&said, name) => {
                format!("{said} ({name})")
            }
            _ => said,
        }
    }

    /// A canonical line as it is typed in this language.
    pub(in crate::screen) fn line(&self, canonical: &str) -> String {
        let word = |word: &str| {
            let keyword = word.parse().map(|keyword| self.shown(keyword).to_owned());
            keyword.unwrap_or_else(|_| self.seat_word(word))
        };
        canonical.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// What is typed for a seat, by its role card; any other word as it is.
    fn seat_word(&self, word: &str) -> String {
        let seat = self.setup.seats.iter().find(|it| it.seat.to_string() == word);
        let own = seat.filter(|_| self.words.lang() != Lang::En);
        own.map_or_else(|| word.to_owned(), |seat| seat.role_card.to_lowercase())
    }

    /// The word to show for a keyword in this mode.
    pub(in crate::screen) fn shown(&self, keyword: Keyword) -> &str {
        self.grammar.shown_in(self.setup.mode.id(), keyword)
    }

    /// A message with what this table has chosen and what this box calls things.
    fn tell(&self, key: &str) -> String {
        let options = self.setup.options.iter();
        let options: Vec<(&str, String)> =
            options.map(|(name, choice)| (name.id(), choice.to_string())).collect();
        let mut args: Vec<(&str, _)> =
            options.iter().map(|(name, choice)| (*name, choice.into())).collect();
        let tokens = [
            ("treasure", Token::Treasure),
            ("bomb", Token::Bomb),
            ("threat", Token::Threat),
            ("guard", Token::Protection),
        ];
        args.extend(tokens.map(|(name, token)| (name, self.edition.token_name(token).into())));
        let lines = [
            ("play", "play c3"),
            ("dismiss", "dismiss c3"),
            ("blast", "blast c4"),
            ("twice", "collapse rows then columns"),
        ];
        args.extend(lines.map(|(name, line)| (name, self.line(line).into())));
        args.push(("unprotect", self.line("unprotect c3").into()));
        let last = self.setup.seats.last().map_or("", |seat| seat.role_card.as_str());
        args.extend([("last", last.into()), ("mode", self.setup.mode.id().into())]);
        self.words.tell(key, &args)
    }
}

/// The word of a canonical line by which it is known: `near` of `c3 near d4`.
fn word_of(line: &str) -> &str {
    let known = line.split(' ').find(|word| word.parse::<Keyword>().is_ok());
    known.unwrap_or_else(|| first(line))
}

/// The word with which a line begins.
pub(in crate::screen) fn first(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// Whether a line begins as the box calls it; «у» and «в» are one letter to a Ukrainian.
fn begins_alike(line: &str, name: &str) -> bool {
    let alike = |text: &str| {
        let text = fold(text);
        text.strip_prefix('у').map_or(text.clone(), |rest| format!("в{rest}"))
    };
    let at_word_end = |rest: &str| rest.is_empty() || rest.starts_with(' ');
    alike(line).strip_prefix(&alike(name)).is_some_and(at_word_end)
}
