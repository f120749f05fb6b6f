//! What is said when a line is not understood or not allowed.
use noir_referee::lang::{
    Arg, Keyword, MOST_LETTERS, MOST_WORDS, Place, TooLong, measure, other_layouts,
};
use noir_referee::rules::{Action, Audience, Refusal};
use noir_referee::scenario::NameError;
use noir_referee::table::{Opening, Question, Reader, Table, View, WordError};
use serde_json::json;

use super::desk::{Desk, Typed};
use super::failure::{Exit, Failure};
use super::open::Opened;

/// Reads a line as it was typed or, if a word of it is unknown, as if it had been typed on the other
/// keyboard layout (`л с3` is `k c3`).
///
/// # Errors
/// What is wrong with the line as it was typed.
pub fn understood<T>(
    line: &str,
    read: impl Fn(&str) -> Result<T, WordError>,
) -> Result<T, WordError> {
    let error = match read(line) {
        Ok(read) => return Ok(read),
        Err(error) => error,
    };
    let unknown = matches!(
        error,
        WordError::Verb(_) | WordError::Name(NameError::Unknown { .. }) | WordError::Strange(..)
    );
    if unknown {
        let other = other_layouts(line).into_iter().find_map(|line| read(&line).ok());
        return other.ok_or(error);
    }
    Err(error)
}

/// Whether a line begins with a word that is said in private only, however it goes on.
pub fn is_private(reader: &Reader<'_>, line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let verb = understood(first, |word| reader.verb(word));
    matches!(verb, Ok(Keyword::Become | Keyword::Drew | Keyword::Reveal))
}

/// A part of a sentence as a whole one.
fn sentence(part: &str) -> String {
    let mut letters = part.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let end = if part.ends_with(['?', '.', '!']) { "" } else { "." };
    first.chain(letters).chain(end.chars()).collect()
}

/// Whether a word is a Cyrillic letter with or without a row number, as a cell or a column would be.
fn cyrillic_cell(word: &str) -> bool {
    let mut letters = word.trim_start_matches('#').chars();
    letters.next().is_some_and(|first| ('\u{400}'..='\u{4ff}').contains(&first))
        && letters.all(|rest| rest.is_ascii_digit())
}

impl Desk {
    /// That a line is for nobody's ears, and how it is said.
    pub fn private_line(&self) -> Failure {
        let said = if self.typed == Typed::Loop {
            let command = self.command(Keyword::Secret, "");
            self.words.tell("cli-private-line-loop", &[("command", command.into())])
        } else {
            self.words.say("cli-private-line")
        };
        let failure =
            Failure::new(Exit::Usage, said).with_json("refused", json!({ "rule": "not-aloud" }));
        match self.typed {
            Typed::Loop => failure,
            // Only the shell can forget its own lines.
            Typed::CommandLine => failure.hint(self.words.say("cli-private-line-shell")),
        }
    }

    /// Measures a line before anything is looked for in it.
    ///
    /// # Errors
    /// When it is longer than anybody speaks.
    pub fn measured(&self, line: &str) -> Result<(), Failure> {
        measure(line).map_err(|long| self.too_long(long))
    }

    fn too_long(&self, long: TooLong) -> Failure {
        let args = [
            ("letters", long.letters.into()),
            ("words", long.words.into()),
            ("most", MOST_LETTERS.into()),
            ("most_words", MOST_WORDS.into()),
        ];
        Failure::new(Exit::Usage, self.words.tell("refusals-long", &args))
    }

    /// Why a line at this table was not understood.
    pub fn word_failure(&self, table: &Table, error: &WordError) -> Failure {
        self.word_failure_in(&table.view(Audience::Public), error)
    }

    /// Why a line was not understood, with what would be right.
    pub fn word_failure_in(&self, view: &View<'_>, error: &WordError) -> Failure {
        let failure = self.not_understood(view, error);
        // A Cyrillic letter of two readings looks like the Latin one that would have done.
        let (WordError::Line(word)
        | WordError::Cell(word)
        | WordError::Name(NameError::Unknown { text: word, .. })) = error
        else {
            return failure;
        };
        if cyrillic_cell(word) { failure.hint(self.words.say("refusals-latin")) } else { failure }
    }

    fn not_understood(&self, view: &View<'_>, error: &WordError) -> Failure {
        let said = |key: &str, args: &[(&str, Arg<'_>)]| {
            Failure::new(Exit::Usage, self.words.tell(key, args))
        };
        let shown = |keyword: Keyword| self.grammar.shown(keyword).to_owned();
        match error {
            WordError::Empty => {
                said("refusals-empty", &[("command", self.command(Keyword::Legal, "").into())])
            }
            WordError::Long(long) => self.too_long(*long),
            WordError::Verb(word) if self.grammar.at(Place::First, word).is_some() => {
                said("refusals-verb-elsewhere", &[("found", word.into())])
            }
            WordError::Verb(word) => self.no_verb(view, word),
            WordError::Missing(verb) => said("refusals-missing", &[("verb", shown(*verb).into())])
                .hint(self.example(view, *verb)),
            WordError::Extra(verb, words) => {
                said("refusals-extra", &[("verb", shown(*verb).into()), ("found", words.into())])
            }
            WordError::Name(error) => Failure::new(Exit::Usage, sentence(&error.say(&self.words))),
            WordError::Line(word) => said(
                "refusals-line",
                &[
                    ("found", word.into()),
                    ("rows", view.position().grid().rows().into()),
                    (
                        "last",
                        char::from(b'a' + view.position().grid().columns() - 1).to_string().into(),
                    ),
                ],
            ),
            WordError::Direction(line, word) => {
                let (back, forth) = match line.axis {
                    noir_referee::board::Axis::Rows => (Keyword::Left, Keyword::Right),
                    noir_referee::board::Axis::Columns => (Keyword::Up, Keyword::Down),
                };
                said(
                    "refusals-direction",
                    &[
                        ("found", word.into()),
                        ("line", line.to_string().into()),
                        ("back", shown(back).into()),
                        ("forth", shown(forth).into()),
                    ],
                )
            }
            WordError::Distance(word) => said("refusals-distance", &[("found", word.into())]),
            WordError::NotAsked(verb) => {
                let reader = self.reader(view);
                let here = Question::WORDS.iter().filter(|verb| reader.belongs(**verb));
                let here: Vec<String> = here.map(|verb| shown(*verb)).collect();
                said(
                    "cli-question-elsewhere",
                    &[("found", shown(*verb).into()), ("possible", here.join(", ").into())],
                )
            }
            WordError::Reach(word) => said("refusals-reach", &[("found", word.into())]),
            WordError::Seat(word) => {
                let seats: Vec<&str> =
                    view.opening().seats.iter().map(|info| info.seat.as_str()).collect();
                let seats = self.words.one_of(&seats);
                said("cli-no-seat", &[("found", word.into()), ("seats", seats.into())])
            }
            WordError::Choose(line, among) => {
                let names: Vec<&str> =
                    among.iter().map(|suspect| view.cast().shown(*suspect, self.lang())).collect();
                said(
                    "refusals-choose",
                    &[
                        ("line", line.to_string().into()),
                        ("names", self.words.one_of(&names).into()),
                    ],
                )
            }
            WordError::YesNo(word) => said("refusals-yes-no", &[("found", word.into())]),
            WordError::Number(word) => said("refusals-number", &[("found", word.into())]),
            WordError::OneOf(word, possible) => {
                let possible: Vec<&str> = possible
                    .iter()
                    .map(|name| name.parse().map_or(*name, |keyword| self.grammar.shown(keyword)))
                    .collect();
                let possible = self.words.one_of(&possible);
                said("refusals-one-of", &[("found", word.into()), ("possible", possible.into())])
            }
            WordError::Cell(word) => said("refusals-cell", &[("found", word.into())]),
            WordError::Hex(_)
            | WordError::Nobody(_)
            | WordError::Unfinished(_)
            | WordError::Strange(..) => {
                let lines = self.voice(view).not_understood(error);
                Failure { exit: Exit::Usage, lines, json: None }
            }
        }
    }

    /// No line begins with this word: which one was meant, or what may be said.
    fn no_verb(&self, view: &View<'_>, word: &str) -> Failure {
        let failure =
            Failure::new(Exit::Usage, self.words.tell("refusals-verb", &[("found", word.into())]));
        let near = self.nearest_verbs(view, word);
        if !near.is_empty() {
            let nearest = ("nearest", self.words.one_of(&near).into());
            return failure.hint(self.words.tell("refusals-near", &[nearest]));
        }
        if let Some(owed) = self.voice(view).instead_of_lines() {
            return failure.hint(owed);
        }
        let command = ("command", self.command(Keyword::Legal, "").into());
        failure.hint(self.words.tell("refusals-verb-hint", &[command]))
    }

    /// A whole line with this verb, as it could be said here.
    fn example(&self, view: &View<'_>, verb: Keyword) -> String {
        let names: Vec<&str> =
            view.cast().suspects().map(|it| view.cast().shown(it, self.lang())).take(2).collect();
        let (name, other) = (names.first().unwrap_or(&"a1"), names.last().unwrap_or(&"b2"));
        let seat = view.opening().seats.last().map_or("", |info| info.seat.as_str());
        let word = |keyword: Keyword| self.grammar.shown(keyword);
        let in_heist = view.position().game().has_verb("rob");
        let rest = match verb {
            Keyword::Shift => format!("3 {}", word(Keyword::Left)),
            Keyword::Collapse => word(Keyword::Rows).to_owned(),
            Keyword::Answer => word(Keyword::Yes).to_owned(),
            Keyword::Hit => word(Keyword::Nobody).to_owned(),
            Keyword::Near => {
                return self.voice(view).line_example(&format!("{name} {} b2", word(verb)));
            }
            Keyword::Straight | Keyword::Diagonal => format!("{name} 3"),
            Keyword::Square => "a1 4".to_owned(),
            Keyword::Survey | Keyword::Who => "b2".to_owned(),
            Keyword::Rob | Keyword::Hack | Keyword::Crack => word(Keyword::Nw).to_owned(),
            Keyword::Take if in_heist => word(Keyword::Nw).to_owned(),
            Keyword::Return => "1".to_owned(),
            Keyword::Hands => seat.to_owned(),
            Keyword::Disarm => format!("{name} {}", word(Keyword::Bomb)),
            Keyword::Setup => format!("{} {name} {other}", word(Keyword::Bomb)),
            Keyword::Swap | Keyword::Threaten | Keyword::Deploy => format!("{name} {other}"),
            _ => (*name).to_owned(),
        };
        self.voice(view).line_example(&format!("{} {rest}", word(verb)))
    }

    fn nearest_verbs(&self, view: &View<'_>, word: &str) -> Vec<String> {
        let typed = noir_referee::lang::fold(word);
        let reader = self.reader(view);
        let mut near: Vec<(f64, Keyword)> = self
            .grammar
            .words(Place::First)
            .map(|(known, keyword)| (strsim::jaro_winkler(&typed, known), keyword))
            .filter(|(likeness, keyword)| *likeness > 0.8 && reader.belongs(*keyword))
            .collect();
        near.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = near.first().map_or(0.0, |(likeness, _)| *likeness);
        near.retain(|(likeness, _)| best - likeness < 0.05);
        let mut found: Vec<String> = Vec::new();
        for (_, keyword) in near {
            let shown = self.grammar.shown(keyword).to_owned();
            if !found.contains(&shown) && found.len() < 3 {
                found.push(shown);
            }
        }
        found
    }

    /// Why a rule forbids a line, with the rule's id and source; `said` is the line, where it is known.
    pub fn refusal_failure(
        &self,
        opened: &Opened,
        refusal: Refusal,
        said: Option<&Action>,
    ) -> Failure {
        let view = opened.table.view(Audience::Public);
        let lines = self.voice(&view).refused(refusal, said);
        let failure = Failure { exit: Exit::Refused, lines, json: None };
        failure.with_json("refused", Self::refusal_json(opened.table.opening(), refusal))
    }

    fn refusal_json(opening: &Opening, refusal: Refusal) -> serde_json::Value {
        let mut json = json!({
            "rule": refusal.rule.id(),
            "source": refusal.rule.source(),
            "suspect": refusal.suspect.map(|suspect| opening.cast.name(suspect)),
            "line": refusal.line.map(|line| line.to_string()),
            "seat": refusal.seat.map(|seat| opening.seat_id(seat)),
        });
        if let Some(hex) = refusal.hex {
            json["hex"] = json!(hex.to_string());
        }
        json
    }
}
