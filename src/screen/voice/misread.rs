//! Why a line was not understood, as sentences.
use super::{NumberedLines, Voice};
use crate::board::{Axis, Suspect};
use crate::lang::{Arg, Keyword, MOST_LETTERS, MOST_WORDS, TooLong, WordPlace, Words, fold};
use crate::rules::{Action, Deed, Seat};
use crate::scenario::NameError;
use crate::screen::style::capital;
use crate::table::{Question, Reader, WordError};

/// A part of a sentence as a whole one.
fn sentence(part: &str) -> String {
    let end = if part.ends_with(['?', '.', '!']) { "" } else { "." };
    capital(part) + end
}

/// Whether a word is a Cyrillic letter with or without a row number, as a cell or a column would be.
fn cyrillic_cell(word: &str) -> bool {
    let mut letters = word.trim_start_matches('#').chars();
    letters.next().is_some_and(|first| ('\u{400}'..='\u{4ff}').contains(&first))
        && letters.all(|rest| rest.is_ascii_digit())
}

/// That a line is longer than anybody speaks.
pub fn too_long(words: &Words, long: TooLong) -> String {
    let args = [
        ("letters", long.letters.into()),
        ("words", long.words.into()),
        ("most", MOST_LETTERS.into()),
        ("most_words", MOST_WORDS.into()),
    ];
    words.tell("refusals-long", &args)
}

/// The lines that may be meant, with the question which of them is and the word that it is about.
fn meant(error: &WordError) -> Option<(&'static str, &str, &[String])> {
    match error {
        WordError::Twice(_, lines) => Some(("refusals-twice", "", lines)),
        WordError::Perhaps(line, lines) => Some(("refusals-perhaps", line, lines)),
        _ => None,
    }
}

/// How like a word must be to what was typed to be offered, of 1: a wrong offer is worse than none.
const LIKELY: f64 = 0.85;

impl Voice<'_> {
    fn reader(&self) -> Reader<'_> {
        Reader { opening: self.opening, position: self.position, grammar: self.grammar }
    }

    /// Why a line was not understood, with what would be right; `legal` is the command that lists what may be said.
    pub fn misread(&self, error: &WordError, legal: &str) -> Vec<String> {
        let mut lines = self.wrong(error, legal);
        // A Cyrillic letter of two readings looks like the Latin one that would have done.
        let (WordError::Line(word)
        | WordError::Cell(word)
        | WordError::Name(NameError::Unknown { text: word, .. })) = error
        else {
            return lines;
        };
        lines.extend(cyrillic_cell(word).then(|| self.words.say("refusals-latin")));
        lines
    }

    /// How a word is said that was typed first and stands inside a line.
    fn said_inside(&self, error: &WordError) -> Option<String> {
        let word = match error {
            WordError::Missing(verb) => Some(*verb),
            WordError::Verb(word) => {
                let at = |place| self.grammar.at(place, word);
                at(WordPlace::Inside).or_else(|| at(WordPlace::First))
            }
            _ => None,
        };
        self.inside(word?)
    }

    fn wrong(&self, error: &WordError, legal: &str) -> Vec<String> {
        if let Some(said) = self.said_inside(error) {
            return vec![said];
        }
        let said = |key: &str, args: &[(&str, Arg<'_>)]| vec![self.words.tell(key, args)];
        let shown = |keyword: Keyword| self.shown(keyword).to_owned();
        match error {
            WordError::Empty => said("refusals-empty", &[("command", legal.into())]),
            WordError::Long(long) => vec![too_long(self.words, *long)],
            WordError::Verb(word) if self.grammar.at(WordPlace::First, word).is_some() => {
                self.verb_elsewhere(word, legal)
            }
            WordError::Verb(word) => self.no_verb(word, legal),
            WordError::Missing(verb) => {
                let verb_shown = ("verb", shown(*verb).into());
                vec![self.words.tell("refusals-missing", &[verb_shown]), self.example_of(*verb)]
            }
            WordError::Extra(verb, words) => {
                let one = *verb == Keyword::Become;
                let key = if one { "refusals-extra-card" } else { "refusals-extra" };
                said(key, &[("verb", shown(*verb).into()), ("found", words.into())])
            }
            WordError::Name(NameError::Unknown { text, nearest })
                if nearest.is_empty() && is_half_a_cell(text) =>
            {
                said("refusals-half-cell", &[("found", text.into())])
            }
            WordError::Name(NameError::Unknown { text, nearest })
                if nearest.is_empty() && self.opening.cast.is_by_cells() =>
            {
                said("refusals-name-by-cell", &[("found", text.into())])
            }
            WordError::Name(error) => vec![sentence(&self.as_shown(error).say(self.words))],
            WordError::Line(word) => said(
                "refusals-line",
                &[
                    ("found", word.into()),
                    ("rows", self.position.grid().rows().into()),
                    (
                        "last",
                        char::from(b'a' + self.position.grid().columns() - 1).to_string().into(),
                    ),
                ],
            ),
            WordError::Direction(line, word) => {
                let word = word.parse().map_or_else(|_| word.clone(), shown);
                let (back, forth) = match line.axis {
                    Axis::Rows => (Keyword::Left, Keyword::Right),
                    Axis::Columns => (Keyword::Up, Keyword::Down),
                };
                said(
                    "refusals-direction",
                    &[
                        ("found", word.into()),
                        ("line", line.to_string().into()),
                        ("axis", line.axis.word().into()),
                        ("back", shown(back).into()),
                        ("forth", shown(forth).into()),
                    ],
                )
            }
            WordError::Distance(word) => said("refusals-distance", &[("found", word.into())]),
            WordError::NotAsked(verb) => {
                let reader = self.reader();
                let here = Question::WORDS.iter().filter(|verb| reader.belongs(**verb));
                let here: Vec<String> = here.map(|verb| shown(*verb)).collect();
                said(
                    "cli-question-elsewhere",
                    &[("found", shown(*verb).into()), ("possible", here.join(", ").into())],
                )
            }
            WordError::Reach(word) => said("refusals-reach", &[("found", word.into())]),
            WordError::Seat(word) => {
                let seats: Vec<String> =
                    self.opening.all_seats().map(|seat| self.somebody(seat)).collect();
                let seats = self.words.one_of(&seats);
                said("cli-no-seat", &[("found", word.into()), ("seats", seats.into())])
            }
            WordError::Choose(line, among) => {
                let names: Vec<String> = among.iter().map(|it| self.suspect_word(*it)).collect();
                said(
                    "refusals-choose",
                    &[
                        ("line", line.to_string().into()),
                        ("axis", line.axis.word().into()),
                        ("names", self.words.one_of(&names).into()),
                    ],
                )
            }
            WordError::Whose(suspect) => {
                let example = self.line_example(&self.hit_line(Some(*suspect)));
                vec![self.words.say("refusals-whose-card"), example]
            }
            WordError::Which(suspect) => {
                let who = self.suspect_word(*suspect);
                let (verb, bomb) = (shown(Keyword::Disarm), shown(Keyword::Bomb));
                let example = self.line_example(&format!("{verb} {who} {bomb}"));
                vec![self.words.say("refusals-which-token"), example]
            }
            other => self.wrong_of_what_is_asked(other),
        }
    }

    /// What is wrong with an answer, or with what a mode alone knows.
    fn wrong_of_what_is_asked(&self, error: &WordError) -> Vec<String> {
        let said = |key: &str, args: &[(&str, Arg<'_>)]| vec![self.words.tell(key, args)];
        let shown = |keyword: Keyword| self.shown(keyword).to_owned();
        match error {
            WordError::Shown(role) => {
                let who = self.others().next().unwrap_or_default();
                let role = role.id().parse().map_or_else(|_| role.id().to_owned(), shown);
                let example = self.line_example(&format!("{} {who} {role}", shown(Keyword::Role)));
                vec![self.words.say("refusals-role-whose"), example]
            }
            WordError::Secret => {
                let deduce = ("command", shown(Keyword::Deduce).into());
                said("refusals-secret", &[deduce])
            }
            WordError::Unasked => {
                let owed = self.position.decision();
                let who = owed.map_or_else(String::new, |owed| self.seat(owed.seat));
                said("refusals-not-asked", &[("who", who.into())])
            }
            WordError::NoSuspect(word) => said("refusals-no-suspect", &[("found", word.into())]),
            WordError::YesNo(word) => said("refusals-yes-no", &[("found", word.into())]),
            WordError::Number(word) => said("refusals-number", &[("found", word.into())]),
            WordError::OneOf(word, possible) => {
                let possible: Vec<&str> = possible
                    .iter()
                    .map(|name| name.parse().map_or(*name, |keyword| self.shown(keyword)))
                    .collect();
                let possible = self.words.one_of(&possible);
                said("refusals-one-of", &[("found", word.into()), ("possible", possible.into())])
            }
            WordError::Twice(..) | WordError::Perhaps(..) => {
                let typed = |_, line: &str| self.words.quoted(&self.in_own_words(line));
                self.which(error, typed).into_iter().collect()
            }
            WordError::Cell(word) => said("refusals-cell", &[("found", word.into())]),
            WordError::NotYet => {
                let who =
                    self.position.decision().map_or_else(String::new, |it| self.seat(it.seat));
                said("refusals-rule-not-your-turn", &[("who", who.into())])
            }
            other => self.not_understood(other),
        }
    }

    /// The lines that may be meant by what was not understood, with a number each, and the question which of them is.
    pub fn offered(&self, error: &WordError) -> Option<(String, NumberedLines)> {
        let (_, _, lines) = meant(error)?;
        let question = self.which(error, |number, line| {
            format!("{number}) {}", self.words.quoted(&self.offer(line)))
        })?;
        Some((question, NumberedLines::meant(self, lines)))
    }

    /// The question which of some lines is meant; `item` gives a number and a line as they stand in it.
    fn which(&self, error: &WordError, item: impl Fn(usize, &str) -> String) -> Option<String> {
        let (key, found, lines) = meant(error)?;
        let lines = (1..).zip(lines).map(|(at, line)| item(at, line));
        let lines = self.words.one_of(&lines.collect::<Vec<_>>());
        let seat = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| self.seat(seat));
        let before = seat(if let WordError::Twice(seat, _) = error { Some(*seat) } else { None });
        let who = seat(self.position.decision().map(|owed| owed.seat));
        let args = [
            ("found", found.into()),
            ("lines", lines.into()),
            ("before", before.into()),
            ("who", who.into()),
        ];
        Some(self.words.tell(key, &args))
    }

    /// The same with the names as they are typed in the reader's language.
    fn as_shown(&self, error: &NameError) -> NameError {
        let shown = |names: &[String]| {
            let cast = &self.opening.cast;
            let shown = |name: &String| {
                cast.called(name).map_or_else(|_| name.clone(), |who| self.suspect_word(who))
            };
            names.iter().map(shown).collect()
        };
        match error.clone() {
            NameError::Unknown { text, nearest } => {
                NameError::Unknown { text, nearest: shown(&nearest) }
            }
            NameError::Ambiguous { text, candidates } => {
                NameError::Ambiguous { text, candidates: shown(&candidates) }
            }
            error @ NameError::NoCell { .. } => error,
        }
    }

    /// A word that begins a line, but none of those that can be said here.
    fn verb_elsewhere(&self, word: &str, legal: &str) -> Vec<String> {
        let said = |key: &str| self.words.tell(key, &[("found", word.into())]);
        let at_table = is_at_table(legal);
        let verb = self.grammar.at(WordPlace::First, word);
        let elsewhere = verb.filter(|verb| !self.reader().belongs(*verb));
        let verb = verb.filter(|verb| self.position.game().has_verb(verb.name()));
        match (self.instead_of_lines(), verb) {
            (Some(owed), _) if elsewhere.is_some() => {
                vec![self.words.say("refusals-no-verb"), owed]
            }
            (Some(owed), _) => vec![said("refusals-verb-inside"), owed],
            // What stands around the verb is not understood.
            (None, Some(verb)) if at_table => {
                vec![self.words.say("refusals-unclear"), self.example_of(verb)]
            }
            // At the table there are no commands to choose from.
            (None, None) if at_table => self.no_verb(word, legal),
            _ => vec![said("refusals-verb-elsewhere")],
        }
    }

    /// No line begins with this word: which one was meant, or what may be said.
    fn no_verb(&self, word: &str, legal: &str) -> Vec<String> {
        let near = self.nearest_verbs(word);
        let near: Vec<String> = near.iter().map(|it| self.words.quoted(it)).collect();
        let advice = if near.is_empty() {
            let list = || self.what_is_left(legal);
            self.instead_of_lines().unwrap_or_else(list)
        } else {
            self.words.tell("refusals-near", &[("nearest", self.words.one_of(&near).into())])
        };
        vec![self.words.tell("refusals-verb", &[("found", word.into())]), advice]
    }

    /// A whole line with this verb, as it could be said here.
    fn example_of(&self, verb: Keyword) -> String {
        let most = match self.position.heist() {
            Some(game) if verb == Keyword::Deploy => game.options.officers.get().max(2),
            _ => 2,
        };
        let suspects = self.opening.cast.suspects().take(most.into());
        let names: Vec<String> = suspects.map(|it| self.suspect_word(it)).collect();
        let name = names.first().map_or("a1", String::as_str);
        let other = names.get(1).map_or("b2", String::as_str);
        let word = |keyword: Keyword| self.shown(keyword);
        let in_heist = self.position.game().has_verb("rob");
        let rest = match verb {
            Keyword::Shift => format!("3 {}", word(Keyword::Left)),
            Keyword::Collapse => word(Keyword::Rows).to_owned(),
            Keyword::Answer => word(Keyword::Yes).to_owned(),
            Keyword::Hit => {
                return self.line_example(&self.hit_line(self.opening.cast.suspects().next()));
            }
            Keyword::Near => {
                return self.line_example(&format!("{name} {} b2", word(verb)));
            }
            Keyword::Ask => format!("{name} {} b2", word(Keyword::Near)),
            Keyword::Straight | Keyword::Diagonal => format!("{name} 3"),
            Keyword::Square => "a1 4".to_owned(),
            Keyword::Distance => "b1 c4".to_owned(),
            Keyword::Path | Keyword::Nearer => format!("{name} g5"),
            Keyword::Survey | Keyword::Who => "b2".to_owned(),
            Keyword::Row => "3".to_owned(),
            Keyword::Column => "c".to_owned(),
            Keyword::Rob | Keyword::Hack | Keyword::Crack => word(Keyword::Nw).to_owned(),
            Keyword::Take if in_heist => word(Keyword::Nw).to_owned(),
            Keyword::Return => "1".to_owned(),
            Keyword::Call => word(Keyword::Visible).to_owned(),
            Keyword::Hands => self.others().take(2).collect::<Vec<_>>().join(" "),
            Keyword::Secret | Keyword::Tell => self.others().next().unwrap_or_default(),
            Keyword::Role => {
                let who = self.others().next().unwrap_or_default();
                format!("{who} {}", word(Keyword::Safecracker))
            }
            Keyword::Disarm => format!("{name} {}", word(Keyword::Bomb)),
            Keyword::Setup => format!("{} {name} {other}", word(Keyword::Bomb)),
            Keyword::Swap | Keyword::Threaten | Keyword::Correct => format!("{name} {other}"),
            Keyword::Deploy => names.join(" "),
            _ => name.to_owned(),
        };
        self.line_example(&format!("{} {rest}", word(verb)))
    }

    /// What may be said, by the command that lists it; at a table whose game is over nothing is left to be played.
    fn what_is_left(&self, legal: &str) -> String {
        if self.position.outcome().is_none() || !is_at_table(legal) {
            return self.words.tell("refusals-verb-hint", &[("command", legal.into())]);
        }
        let [quit, undo] = [Keyword::Quit, Keyword::Undo].map(|it| self.shown(it));
        self.words.tell("refusals-over", &[("quit", quit.into()), ("undo", undo.into())])
    }

    /// How it is said whose identity a suspect was: that of the first one who may be asked.
    fn hit_line(&self, suspect: Option<Suspect>) -> String {
        let mut lines: Vec<Action> = Vec::new();
        self.position.legal(&mut lines);
        let asked = lines.iter().find_map(|line| match line {
            Action::Do(Deed::Hit(seat, it)) => Some((*seat, Some(*it))),
            _ => None,
        });
        let (seat, suspect) = asked.unwrap_or_else(|| {
            (self.other_seats().next().unwrap_or_else(|| self.position.active()), suspect)
        });
        self.hit_said(seat, &self.somebody(seat), suspect)
    }

    /// Those who do not act now.
    fn other_seats(&self) -> impl Iterator<Item = Seat> {
        let acts = self.position.decision().map(|owed| owed.seat);
        self.opening.all_seats().filter(move |seat| Some(*seat) != acts)
    }

    fn others(&self) -> impl Iterator<Item = String> {
        self.other_seats().map(|it| self.somebody(it))
    }

    fn nearest_verbs(&self, word: &str) -> Vec<String> {
        let typed = fold(word);
        let reader = self.reader();
        let mut near: Vec<(f64, Keyword)> = self
            .grammar
            .words(WordPlace::First)
            .filter(|(known, _)| known.chars().next() == typed.chars().next())
            .map(|(known, keyword)| (strsim::jaro_winkler(&typed, known), keyword))
            .filter(|(likeness, keyword)| *likeness > LIKELY && reader.belongs(*keyword))
            .collect();
        near.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = near.first().map_or(0.0, |(likeness, _)| *likeness);
        near.retain(|(likeness, _)| best - likeness < 0.05);
        let mut found: Vec<String> = Vec::new();
        for (_, keyword) in near {
            let shown = self.shown(keyword).to_owned();
            if !found.contains(&shown) && found.len() < 3 {
                found.push(shown);
            }
        }
        found
    }
}

/// Whether the command that lists what may be said is typed at the table: in a shell it stands after the program.
fn is_at_table(legal: &str) -> bool {
    !legal.contains(' ')
}

/// Whether a word is a letter alone.
fn is_half_a_cell(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}
