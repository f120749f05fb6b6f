//! Reads the lines that are said at a table.
use super::WordError;
use super::typed::TypedLine;
use crate::board::{Axis, Grid, Line, Shift, Suspect, SuspectSet};
use crate::lang::{
    Grammar, Keyword, MOST_WORDS_OF_A_NAME, WordPlace, fold, latin_cell, latin_column, measure,
};
use crate::rules::{Action, Collapse, Deed, Game, Hear, Quiet, Seat, Shown, Spoken};
use crate::scenario::NameError;
use crate::table::Opening;
use crate::table::modes::words;
use crate::terms::{CollapseRule, Mode};

/// Reads lines against one table.
pub struct Reader<'a> {
    /// The names of seats and suspects.
    pub opening: &'a Opening,
    /// The position of a view: only what lies open is read from it.
    pub position: &'a Shown,
    /// The words of the player's language.
    pub grammar: &'a Grammar,
}

type Words<'a> = &'a [&'a str];

/// An identity, and the line since which it was held, if that was said.
pub type Held = (Suspect, Option<usize>);

impl Reader<'_> {
    /// The action that the words say; `speaker` is who says it, where that is known.
    ///
    /// # Errors
    /// What was understood and what was not.
    pub fn action(&self, line: &str, speaker: Option<Seat>) -> Result<Action, WordError> {
        let owned = self.split(line)?;
        let words: Vec<&str> = owned.iter().map(String::as_str).collect();
        let (first, rest) = words.split_first().ok_or(WordError::Empty)?;
        if let Ok(yes) = self.yes_no(first) {
            return self.bare(yes).and_then(|answer| none(Keyword::Answer, rest, answer));
        }
        self.said_action(&words, speaker)
    }

    /// The action that they say on a grid of cards, or by a verb of the mode.
    pub(in crate::table) fn usual_action(
        &self,
        words: Words<'_>,
        speaker: Option<Seat>,
    ) -> Result<Action, WordError> {
        let (first, rest) = words.split_first().ok_or(WordError::Empty)?;
        let verb = self.verb(first)?;
        match verb {
            Keyword::Shift => self.shift(words),
            Keyword::Collapse => self.collapse(rest, self.position.grid()).map(Action::Collapse),
            Keyword::Hit => self.hit(words),
            // The box calls the reaction so as well: FBI vs. Mafia, the Suit.
            Keyword::Protect if self.owes("save") => {
                self.deed(words, Keyword::Save).map(Action::Do)
            }
            Keyword::Disarm => self.disarm(words),
            Keyword::Role => self.role(words),
            Keyword::Answer
                if let [word] = rest
                    && let Ok(yes) = self.yes_no(word) =>
            {
                self.bare(yes)
            }
            Keyword::Concede => {
                let to_act = self.position.decision().map(|decision| decision.seat);
                let seat = speaker.or(to_act).unwrap_or(Seat::new(0));
                none(verb, rest, Action::Concede(seat))
            }
            _ => self.deed(words, verb).map(Action::Do),
        }
    }

    /// Everything that is no shift and no collapse is read as it is written.
    pub(super) fn deed(&self, words: Words<'_>, verb: Keyword) -> Result<Deed, WordError> {
        let mut typed = TypedLine::new(self, words, verb);
        let deed = Deed::read(&mut typed)?;
        match words {
            _ if typed.left() > 0 => Err(typed.extra()),
            [_] if self.lacks_a_target(deed) => Err(WordError::Missing(verb)),
            _ => Ok(deed),
        }
    }

    /// Whether a bare verb is another mode's line, and one of this table names somebody: `canvas` in Spy Tag.
    fn lacks_a_target(&self, deed: Deed) -> bool {
        // Most verbs mean one thing: no list need be made for them.
        let word = deed.word();
        if Deed::WORDS.iter().filter(|other| **other == word).count() < 2 {
            return false;
        }
        let mut lines: Vec<Action> = Vec::new();
        self.position.legal(&mut lines);
        let mut deeds = lines.iter().filter_map(|line| match line {
            Action::Do(deed) => Some(*deed),
            _ => None,
        });
        !deeds.clone().any(|legal| legal == deed) && deeds.any(|legal| legal.word() == word)
    }

    /// The verb that a line begins with, in the mode at this table; a bare yes or no answers.
    ///
    /// # Errors
    /// [`WordError::Verb`] if no line begins with this word.
    pub fn verb(&self, word: &str) -> Result<Keyword, WordError> {
        if self.yes_no(word).is_ok() {
            return Ok(Keyword::Answer);
        }
        let meant = self.grammar.all_at(WordPlace::First, word);
        // A word may stand for another verb in another mode.
        let here = |verb: &&Keyword| self.position.game().has_verb(verb.name());
        // A short form of what is said elsewhere, or of an answer that nobody waits for, gives way to what can be said
        // here: `dis` is no distance where there is a disguise.
        let owed = self.position.decision().map_or("", |owed| owed.ask.word());
        let waits = |verb: &Keyword| {
            self.belongs(*verb) && (verb.name() == owed || !Game::SHARED.contains(&verb.name()))
        };
        let whole = |verb: &Keyword| fold(self.shown(*verb)) == fold(word);
        let weak = !meant.is_empty() && !meant.iter().any(|verb| waits(verb) || whole(verb));
        let begun = weak.then(|| self.begun(word)).flatten();
        let verb = begun.or_else(|| meant.iter().find(here).or(meant.first()).copied());
        verb.ok_or_else(|| WordError::Verb(word.to_owned()))
    }

    /// The only verb of this table's mode that begins so, with two letters at least.
    fn begun(&self, word: &str) -> Option<Keyword> {
        let word = fold(word);
        let long = word.chars().nth(1).is_some();
        let game = self.position.game();
        let fits = |verb: &Keyword| {
            verb.place() == WordPlace::First
                && game.has_verb(verb.name())
                && !Game::SHARED.contains(&verb.name())
                && fold(self.shown(*verb)).starts_with(&word)
        };
        let mut all = Keyword::ALL.iter().copied().filter(|verb| long && fits(verb));
        all.next().filter(|_| all.next().is_none())
    }

    /// The verb of this table's mode that the word means.
    pub(crate) fn own_verb(&self, word: &str) -> Option<Keyword> {
        let meant = self.grammar.all_at(WordPlace::First, word);
        meant.into_iter().find(|verb| self.position.game().has_verb(verb.name()))
    }

    /// Whether this is what is asked for now.
    fn owes(&self, word: &str) -> bool {
        self.position.decision().is_some_and(|owed| owed.ask.word() == word)
    }

    /// Whether the mode at this table has a use for a word: what is not offered may still be understood.
    pub fn belongs(&self, keyword: Keyword) -> bool {
        let (game, verb) = (self.position.game(), keyword.name());
        let has = |mode| words(mode).iter().any(|words| words.contains(&keyword));
        let special = || {
            Deed::WORDS.contains(&verb)
                || Game::VERBS.iter().any(|verbs| verbs.contains(&verb))
                || Mode::ALL.into_iter().any(has)
        };
        game.has_verb(verb) || has(game.mode()) || !special()
    }

    /// The seat that is called so; of several of one person the one that is to act.
    pub fn seat(&self, text: &str) -> Option<Seat> {
        let called = self.opening.seats_called(text);
        let acts = self.position.decision().map(|owed| owed.seat);
        match called[..] {
            [only] => Some(only),
            _ => acts.filter(|seat| called.contains(seat)),
        }
    }

    /// The word to show for a keyword at this table.
    pub fn shown(&self, keyword: Keyword) -> &str {
        self.grammar.shown_in(self.opening.mode.id(), keyword)
    }

    pub(crate) fn is(&self, word: &str, keyword: Keyword) -> bool {
        self.grammar.at(keyword.place(), word) == Some(keyword)
    }

    /// The suspect that a name or a place means; a place may be typed with a Cyrillic letter.
    pub(crate) fn suspect(&self, text: &str) -> Result<Suspect, WordError> {
        self.suspect_on(text, self.position.grid()).map_err(|error| match error {
            WordError::Name(NameError::Unknown { .. }) if self.is_no_name(text) => {
                WordError::NoSuspect(text.to_owned())
            }
            error => error,
        })
    }

    /// Whether a word means everybody, nobody, the speaker or help, none of whom is a suspect.
    fn is_no_name(&self, word: &str) -> bool {
        let inside = self.grammar.at(WordPlace::Inside, word);
        matches!(inside, Some(Keyword::Me | Keyword::All | Keyword::Nobody))
            || self.grammar.at(WordPlace::First, word) == Some(Keyword::Help)
    }

    /// The suspect that a name or a cell of a grid means.
    pub(in crate::table) fn on_grid(&self, text: &str, grid: &Grid) -> Result<Suspect, WordError> {
        let cast = &self.opening.cast;
        match cast.lookup(text, grid) {
            // «Це» points at something; it does not begin a name.
            Ok(suspect) if fold(cast.name(suspect)) != fold(text) && self.is_small_word(text) => {
                Err(WordError::Name(NameError::Unknown { text: text.to_owned(), nearest: vec![] }))
            }
            Ok(suspect) => Ok(suspect),
            Err(error) => latin_cell(text, grid.columns())
                .and_then(|cell| cast.lookup(&cell, grid).ok())
                .ok_or(WordError::Name(error)),
        }
    }

    /// Whether a word, of more than one letter, only fills a sentence.
    fn is_small_word(&self, word: &str) -> bool {
        word.chars().nth(1).is_some() && self.is_listed("filler", word)
    }

    /// Whether a word joins two names.
    pub(crate) fn joins(&self, word: &str) -> bool {
        self.is_listed("joint", word)
    }

    /// Whether a list of the language has a word. A cell is in none, and needs no list to be read for it.
    fn is_listed(&self, list: &str, word: &str) -> bool {
        let digit = |letter: char| letter.is_ascii_digit();
        !word.contains(digit) && self.grammar.lists().have(list, &fold(word))
    }

    /// Splits a line into words; a short verb may be written together with what follows (`kc3`, `s2>`).
    pub(crate) fn split(&self, line: &str) -> Result<Vec<String>, WordError> {
        measure(line)?;
        let joined = self.grammar.joined(line);
        let line = joined.as_deref().unwrap_or(line).trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if first.is_empty() {
            return Err(WordError::Empty);
        }
        // A comma within the first word is a letter of another keyboard layout (`e,bnm` is `убить`).
        let rest = rest.replace(',', " , ");
        let words = std::iter::once(first).chain(rest.split_whitespace());
        let mut words: Vec<String> = words.map(str::to_owned).collect();
        self.grammar.join_inside(&mut words);
        self.drop_places(&mut words);
        let cell = || self.suspect(first).is_ok();
        if !self.begins_with_a_suspect()
            && self.grammar.at(WordPlace::First, first).is_none()
            && !cell()
        {
            let mut glued = first
                .char_indices()
                .map(|(at, _)| first.split_at(at))
                .filter(|(_, rest)| points(rest));
            if let Some((verb, rest)) =
                glued.find(|(verb, _)| self.grammar.at(WordPlace::First, verb).is_some())
            {
                words.splice(..1, [verb.to_owned(), rest.to_owned()]);
            }
        }
        Ok(words)
    }

    /// Leaves out the cell that our own sentences put behind a name, where that suspect lies there: `kill irma (b3)`.
    fn drop_places(&self, words: &mut Vec<String>) {
        let mut at = 1;
        while at < words.len() {
            let cell = words[at].strip_prefix('(').and_then(|word| word.strip_suffix(')'));
            let cell = cell.map(|cell| {
                latin_cell(cell, self.position.grid().columns()).unwrap_or_else(|| fold(cell))
            });
            let lies = |cell: &String| {
                (at.saturating_sub(MOST_WORDS_OF_A_NAME)..at).any(|from| {
                    let who = self.suspect(&words[from..at].join(" ")).ok();
                    let place = who.and_then(|who| self.position.place(who));
                    place.is_some_and(|place| place.to_string() == *cell)
                })
            };
            if cell.as_ref().is_some_and(lies) {
                words.remove(at);
            } else {
                at += 1;
            }
        }
    }

    pub(crate) fn suspects_on(
        &self,
        words: Words<'_>,
        grid: &Grid,
    ) -> Result<Vec<Suspect>, WordError> {
        let mut found = Vec::new();
        let inside = |at: usize| at > 0 && at + 1 < words.len();
        let ends = |at: usize| words[at] == "," || (inside(at) && self.joins(words[at]));
        let ends: Vec<bool> = (0..words.len()).map(ends).collect();
        let parts = words.iter().zip(&ends).collect::<Vec<_>>();
        for part in parts.split(|(_, end)| **end) {
            let part: Vec<&str> = part.iter().map(|(word, _)| **word).collect();
            let mut from = 0;
            while from < part.len() {
                let most = part.len().min(from + MOST_WORDS_OF_A_NAME);
                let longest = (from + 1..=most).rev().find_map(|to| {
                    let name = part[from..to].join(" ");
                    self.suspect_on(&name, grid).ok().map(|suspect| (suspect, to))
                });
                let Some((suspect, to)) = longest else {
                    self.suspect_on(part[from], grid)?;
                    break;
                };
                found.push(suspect);
                from = to;
            }
        }
        Ok(found)
    }

    /// `3 left`, `3>`; the Sneak's ends with `quiet`.
    fn shift(&self, words: Words<'_>) -> Result<Action, WordError> {
        let spaced = ['<', '>', '^']
            .iter()
            .fold(words.join(" "), |text, sign| text.replace(*sign, &format!(" {sign} ")));
        let parted = |word| down(word).map_or([word, ""], |column| [column, "v"]);
        let words = spaced.split_whitespace().flat_map(parted).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.collect();
        let mut typed = TypedLine::new(self, &words, Keyword::Shift);
        typed.one_of(&["shift"])?;
        let shift = Shift::read(&mut typed)?;
        match typed.left() {
            0 => Ok(Action::Shift(shift)),
            1 if Quiet::read(&mut typed).is_ok() => Ok(Action::Do(Deed::ShiftQuiet(shift, Quiet))),
            left => {
                typed.back(left);
                Err(typed.extra())
            }
        }
    }

    /// A row number, or a column letter of either alphabet.
    pub(crate) fn line(&self, word: &str) -> Result<Line, WordError> {
        let grid = self.position.grid();
        let mut letters = word.chars();
        let column = letters.next().filter(|_| letters.as_str().is_empty());
        let column = column.and_then(|letter| latin_column(letter, grid.columns()));
        column
            .map_or_else(|| word.to_owned(), String::from)
            .parse()
            .ok()
            .filter(|line| grid.has_line(*line))
            .ok_or_else(|| WordError::Line(word.to_owned()))
    }

    /// Lines with one dead suspect give it up without being asked; where there are several, one must be
    /// named. What follows `then` speaks of the grid as it is by then.
    fn collapse(&self, words: Words<'_>, grid: &Grid) -> Result<Collapse, WordError> {
        let (word, rest) = words.split_first().ok_or(WordError::Missing(Keyword::Collapse))?;
        let axis = match self.grammar.at(WordPlace::Inside, word) {
            Some(Keyword::Rows) => Axis::Rows,
            Some(Keyword::Columns) => Axis::Columns,
            _ => return Err(WordError::Line((*word).to_owned())),
        };
        // «Collapse column b» names nobody whose name begins so: all of them are collapsed.
        if let [only] = rest
            && self.line(only).is_ok_and(|line| line.axis == axis)
        {
            return Err(WordError::Line((*only).to_owned()));
        }
        let then = rest.iter().position(|word| self.is(word, Keyword::Then));
        let named: SuspectSet =
            self.suspects_on(&rest[..then.unwrap_or(rest.len())], grid)?.into_iter().collect();
        let dead = self.position.dead() & grid.suspects();
        let mut taken = named;
        if self.position.options().collapse == CollapseRule::AllDead {
            taken = taken | dead;
        } else {
            // Where some line has none the rules refuse, whoever is named.
            let possible = grid.lines(axis).all(|line| grid.members(line).meets(dead));
            for line in grid.lines(axis) {
                let here = grid.members(line);
                match (here & dead).len() {
                    _ if here.meets(named) || !possible => {}
                    0 => {}
                    1 => taken = taken | (here & dead),
                    _ => return Err(WordError::Choose(line, (here & dead).iter().collect())),
                }
            }
        }
        let then = match then {
            None => None,
            Some(at) => {
                let mut next = *grid;
                // An impossible first part is refused by the rules, whatever the second one says.
                let _ = next.collapse(axis, taken);
                // The verb may be said again.
                let again = |word: &&str| self.own_verb(word) == Some(Keyword::Collapse);
                let more = &rest[at + 1..];
                let from = usize::from(more.first().is_some_and(again));
                Some(Box::new(self.collapse(&more[from..], &next)?))
            }
        };
        Ok(Collapse { axis, taken, then })
    }

    pub(crate) fn yes_no(&self, word: &str) -> Result<bool, WordError> {
        match self.grammar.at(WordPlace::Inside, word) {
            Some(Keyword::Yes) => Ok(true),
            Some(Keyword::No) => Ok(false),
            _ => Err(WordError::YesNo(word.to_owned())),
        }
    }

    /// The identities that `reveal S[@SEQ]…` opens, each with the line since which it was held.
    ///
    /// # Errors
    /// As [`action`](Self::action); nothing if the first word is not `reveal`.
    pub fn reveal(&self, line: &str) -> Option<Result<Vec<Held>, WordError>> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (verb, rest) = words.split_first()?;
        if !self.is(verb, Keyword::Reveal) {
            return None;
        }
        if let Err(long) = measure(line) {
            return Some(Err(long.into()));
        }
        if rest.is_empty() {
            return Some(Err(WordError::Missing(Keyword::Reveal)));
        }
        Some(self.revealed(rest))
    }

    fn revealed(&self, words: Words<'_>) -> Result<Vec<Held>, WordError> {
        let mut found = Vec::new();
        let mut name = Vec::new();
        for word in words {
            // Where `@` is, Cyrillic keyboards have a quotation mark.
            let (text, since) = match word.rsplit_once(['@', '"']) {
                Some((text, seq)) => {
                    let seq = seq.parse().map_err(|_| WordError::Number(seq.to_owned()))?;
                    (text, Some(seq))
                }
                None => (*word, None),
            };
            name.push(text);
            let looked = self.suspect(&name.join(" "));
            match (looked, since) {
                (Ok(suspect), since) => {
                    found.push((suspect, since));
                    name.clear();
                }
                (Err(error), Some(_)) => return Err(error),
                (Err(_), None) => {}
            }
        }
        if !name.is_empty() {
            self.suspect(&name.join(" "))?;
        }
        Ok(found)
    }
}

/// Whether the text begins as a cell or a line does: `kc3` is a kill, but `knock` is no short form of anything.
fn points(text: &str) -> bool {
    let mut letters = text.trim_start_matches(['#', '№']).chars();
    match (letters.next(), letters.next()) {
        (Some('0'..='9'), _) => true,
        (Some('a'..='h'), Some('v')) => letters.next().is_none(),
        (Some(_), Some(next)) => next.is_ascii_digit() || "<>^".contains(next),
        _ => false,
    }
}

/// A column pushed down in one word, `bv`: the letter points down as `^` points up.
fn down(word: &str) -> Option<&str> {
    let column = word.strip_suffix('v')?;
    matches!(column.as_bytes(), [b'a'..=b'h']).then_some(column)
}

fn none(verb: Keyword, rest: Words<'_>, action: Action) -> Result<Action, WordError> {
    match rest {
        [] => Ok(action),
        [..] => Err(WordError::Extra(verb, rest.join(" "))),
    }
}
