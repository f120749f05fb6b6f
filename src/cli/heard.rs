//! A line of the loop that is not in words of the grammar: what it means, or what it may mean, by numbers.
use noir_referee::lang::{Grammar, Keyword, Lang, WordPlace};
use noir_referee::rules::Action;
use noir_referee::screen::{NumberedLines, speaks};
use noir_referee::session::Session;
use noir_referee::table::{Meaning, Reader, View, WordError};

use super::app::App;
use super::entry::Typed;
use super::typed;

/// Why a line is not in words of the grammar, and what it may mean, by numbers.
pub struct Unheard {
    /// What is said about it.
    pub lines: Vec<String>,
    /// What may be meant.
    pub offered: Option<NumberedLines>,
}

/// Whether flags of the shell stand in a line.
pub fn is_flagged(line: &str) -> bool {
    line.split_whitespace().any(|word| word.starts_with("--"))
}

impl App {
    /// A line in words of the grammar, if it was said in others.
    ///
    /// # Errors
    /// What else it may mean, or whose name was not understood.
    pub fn heard(&self, session: &Session, typed: &Typed) -> Result<String, Unheard> {
        let line = &typed.text;
        let as_typed = Ok(line.clone());
        if typed.aloud || is_flagged(line) || line.trim().parse::<usize>().is_ok() {
            return as_typed;
        }
        let view = session.public();
        let (reader, voice) = (self.reader(&view), self.voice(&view));
        if let Some(seat) = reader.who_else_concedes(line) {
            return Ok(format!("act --as {} concede", session.opening().seat_id(seat)));
        }
        let first = reader.first_word(line);
        let (known, may) = (first.is_some(), first == Some(Keyword::May));
        let command = typed::arguments(&reader, line).is_some();
        let called = line.split_whitespace().next() == Some("referee");
        // Asked of nothing: the command says what is missing.
        if may && line.split_whitespace().nth(1).is_none() {
            return as_typed;
        }
        // What help is asked for is a word, not a move.
        if first == Some(Keyword::Help) && command {
            return as_typed;
        }
        if !known && typed::is_whole(&reader, line) {
            return as_typed;
        }
        if let Some(said) = self.heard_in_the_words_of_the_box(&view, line) {
            return Ok(said);
        }
        let error = match reader.at_the_table(line) {
            Ok((_, Meaning::Wish(_))) if command && !known => return as_typed,
            Ok((heard, Meaning::Act(action))) => {
                if matches!(action, Action::Collapse(_))
                    && let Some(own) = reader.said_of_who_acts(line)
                {
                    return Ok(own);
                }
                match session.table().not_twice(&heard, &action, &self.grammar) {
                    Ok(()) => return Ok(heard),
                    Err(error) => error,
                }
            }
            Ok((heard, _)) => return Ok(heard),
            // A command of the shell, which says itself what is wrong with its arguments.
            Err(WordError::Perhaps(..)) if command && (known || called) => return as_typed,
            Err(error) if command && !known && !matches!(error, WordError::Perhaps(..)) => {
                return as_typed;
            }
            Err(error) => error,
        };
        if self.asks_about_oneself(line) {
            let secret = ("command", self.command(Keyword::Secret, "").into());
            let lines = vec![self.words.tell("cli-ask-alone", &[secret])];
            return Err(Unheard { lines, offered: None });
        }
        if let Some((question, offered)) = voice.offered(&error) {
            let lines = vec![question, self.words.say("cli-choices")];
            return Err(Unheard { lines, offered: Some(offered) });
        }
        if error.is_clear() || !known && matches!(error, WordError::Name(_)) {
            let lines = self.word_failure_in(&view, &error).lines;
            return Err(Unheard { lines, offered: None });
        }
        if (!known || may) && reader.asks(line) {
            // Whoever asks wants an answer; if not from the board, then from the books.
            let rule = [format!("{} {line}", Keyword::Rule)];
            let offered = Some(NumberedLines::meant(&voice, &rule));
            return Err(Unheard { lines: vec![self.words.say("cli-perhaps-rule")], offered });
        }
        as_typed
    }

    /// What a line does that was said in the language of the box, where another one is spoken here: people read the verbs
    /// off their cards.
    fn heard_in_the_words_of_the_box(&self, view: &View<'_>, line: &str) -> Option<String> {
        let (opening, position) = (view.opening(), view.position());
        let own = speaks(&opening.edition, self.lang()) == Some(false);
        let other = |lang: &Lang| speaks(&opening.edition, *lang) == Some(true);
        let lang = Lang::ALL.into_iter().find(|lang| own && other(lang))?;
        let grammar = Grammar::new(lang);
        let action = Reader { opening, position, grammar: &grammar }.action(line, None).ok()?;
        let aloud = !action.is_private() && self.reader(view).action(line, None).is_err();
        aloud.then(|| action.write(position.grid(), opening))
    }

    /// Whether a line agrees to what was offered: yes, where nobody is asked for an answer.
    pub fn agrees(&self, session: &Session, line: &str) -> bool {
        let view = session.public();
        let yes = self.grammar.at(WordPlace::Inside, line.trim()) == Some(Keyword::Yes);
        let answers = || {
            let answer = self.reader(&view).action(line, None);
            answer.is_ok_and(|answer| view.position().check(&answer).is_ok())
        };
        yes && !answers()
    }

    /// Whether a line asks whom the asker himself is next to.
    fn asks_about_oneself(&self, line: &str) -> bool {
        let mut words = line.split_whitespace();
        let me = |word: &str| self.grammar.at(WordPlace::Inside, word) == Some(Keyword::Me);
        words.next().is_some_and(me) && words.any(|word| self.grammar.says(Keyword::Near, word))
    }
}
