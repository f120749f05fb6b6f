//! A line of the loop: what it is, or what it may mean, by numbers.
use noir_referee::lang::{Grammar, Keyword, Lang, WordPlace};
use noir_referee::rules::{Action, Seat};
use noir_referee::screen::{NumberedLines, speaks};
use noir_referee::session::Session;
use noir_referee::table::{Meaning, Question, Reader, View, WordError};

use crate::app::App;
use crate::command::say::ask;
use crate::shell::{refusal, shell_line};

/// What a line of the loop is. It is read once; whatever is done with it later takes it as it is here.
pub enum Heard {
    /// Enter alone.
    Enter,
    /// A number of the list on the screen.
    Number(usize),
    /// Something happens in the game; who says it, where that is not whoever acts.
    Act(Option<Seat>, Action),
    /// A question.
    Ask(Question),
    /// It is for nobody's ears.
    Private,
    /// The loop itself is wanted for something.
    Loop(Wish),
    /// A command of the shell, by its arguments.
    Command(Vec<String>),
    /// It was not understood.
    Wrong(WordError),
}

/// What the loop itself is wanted for.
pub enum Wish {
    /// The board from the other side of the table.
    Flip,
    /// The board.
    Board,
    /// Why was the last line refused?
    Why,
    /// Why may this line be said, or why not?
    WhyNot(String),
    /// To leave.
    Quit,
}

/// Why a line is not in words of the grammar, and what it may mean, by numbers.
pub struct Unheard {
    /// What is said about it.
    pub lines: Vec<String>,
    /// What may be meant.
    pub offered: Option<NumberedLines>,
}

impl Heard {
    /// Whether it changes nothing at the table, so that it can be meant for no other board.
    pub fn changes_nothing(&self) -> bool {
        match self {
            Self::Ask(_) | Self::Loop(_) => true,
            Self::Command(arguments) => shell_line::only_shows(arguments),
            Self::Enter | Self::Number(_) | Self::Act(..) | Self::Private | Self::Wrong(_) => false,
        }
    }

    /// Whether it asks if a line may be said.
    pub fn asks_may(&self) -> bool {
        let may = Keyword::May.name();
        matches!(self, Self::Command(words) if words.get(1).is_some_and(|word| word == may))
    }
}

/// Whether flags of the shell stand in a line.
fn is_flagged(line: &str) -> bool {
    line.split_whitespace().any(|word| word.starts_with("--"))
}

/// What a line is that somebody has typed.
///
/// # Errors
/// What else it may mean, or whose name was not understood.
pub fn hear(app: &App, session: &Session, line: &str) -> Result<Heard, Unheard> {
    let line = line.trim();
    let view = session.public();
    let (reader, voice) = (app.reader(&view), app.voice(&view));
    if line.is_empty() || line.parse::<usize>().is_ok() || is_flagged(line) {
        return Ok(as_typed(app, &reader, line));
    }
    let called = line.split_whitespace().next() == Some("referee");
    if called {
        return Ok(as_typed(app, &reader, line));
    }
    if asks_about_oneself(app, line) {
        let secret = ("command", app.command(Keyword::Secret, "").into());
        let lines = vec![app.words.tell("cli-ask-alone", &[secret])];
        return Err(Unheard { lines, offered: None });
    }
    let read = reader.at_the_table(line);
    let exact = matches!(&read, Ok((heard, _)) if heard == line);
    if (!exact || reader.may_be_private(line)) && reader.is_private(line) {
        return Ok(Heard::Private);
    }
    if let Some(seat) = reader.who_else_concedes(line) {
        return Ok(Heard::Act(Some(seat), Action::Concede(seat)));
    }
    let first = reader.first_word(line);
    let (known, may) = (first.is_some(), first == Some(Keyword::May));
    let command = || shell_line::arguments(&reader, line).is_some();
    // Asked of nothing, the command says what is missing; and what help is asked for is a word, not a move.
    let asked_of_nothing = may && is_alone(line);
    let about_a_word = first == Some(Keyword::Help) && command();
    if asked_of_nothing || about_a_word || !known && shell_line::is_whole(&reader, line) {
        return Ok(as_typed(app, &reader, line));
    }
    if !exact && let Some(error) = put_right(app, session, line) {
        return Err(error);
    }
    if let Some(action) = heard_in_the_words_of_the_box(app, &view, line) {
        return Ok(Heard::Act(None, action));
    }
    let read = read.map_err(|error| possible(session, error));
    let error = match read {
        Ok((_, Meaning::Wish(_))) if !known && command() => {
            return Ok(as_typed(app, &reader, line));
        }
        Ok((_, action @ Meaning::Act(Action::Collapse(_))))
            if reader.said_of_who_acts(line).is_some() =>
        {
            return Ok(meant(app, &reader, action));
        }
        Ok((heard, Meaning::Act(action))) => {
            match session.table().not_twice(&heard, &action, &app.grammar) {
                Ok(()) => return Ok(meant(app, &reader, Meaning::Act(action))),
                Err(error) => error,
            }
        }
        Ok((_, meaning)) => return Ok(meant(app, &reader, meaning)),
        // A command of the shell, which says itself what is wrong with its arguments.
        Err(WordError::Perhaps(..)) if known && command() => {
            return Ok(as_typed(app, &reader, line));
        }
        Err(error) if !known && !matches!(error, WordError::Perhaps(..)) && command() => {
            return Ok(as_typed(app, &reader, line));
        }
        Err(error) => error,
    };
    if let Some((question, offered)) = voice.offered(&error) {
        let lines = vec![question, app.words.say("cli-choices")];
        return Err(Unheard { lines, offered: Some(offered) });
    }
    if error.is_clear() || !known && matches!(error, WordError::Name(_)) {
        let lines = refusal::word_failure_in(app, &view, &error).lines;
        return Err(Unheard { lines, offered: None });
    }
    if (!known || may) && reader.asks(line) {
        // Whoever asks wants an answer; if not from the board, then from the books.
        let rule = [format!("{} {line}", Keyword::Rule)];
        let offered = Some(NumberedLines::meant(&voice, &rule));
        return Err(Unheard { lines: vec![app.words.say("cli-perhaps-rule")], offered });
    }
    Ok(as_typed(app, &reader, line))
}

/// Without what cannot be meant, since nothing was said or nothing was taken back.
fn possible(session: &Session, error: WordError) -> WordError {
    let WordError::Perhaps(said, mut lines) = error else { return error };
    let table = session.table();
    lines.retain(|line| match line.split(' ').next().and_then(|word| word.parse().ok()) {
        Some(Keyword::Undo) => table.seq() > 0,
        Some(Keyword::Redo) => table.can_redo() > 0,
        _ => true,
    });
    if lines.is_empty() {
        let first = said.split_whitespace().next().unwrap_or_default();
        return WordError::Verb(first.to_owned());
    }
    WordError::Perhaps(said, lines)
}

/// That a line may put right the last one: «not Irma, Trevor».
fn put_right(app: &App, session: &Session, line: &str) -> Option<Unheard> {
    let (seq, last, before) = session.table().last_aloud()?;
    let view = session.public();
    let right = app.reader(&view).put_right(&before, &last, line);
    let right = right.into_iter().map(|right| format!("{} {seq} {right}", Keyword::Correct));
    let lines: Vec<String> = right.take(2).chain([Keyword::Undo.name().to_owned()]).collect();
    let perhaps = WordError::Perhaps(line.to_owned(), lines.clone());
    let (question, offered) = app.voice(&view).offered(&perhaps).filter(|_| lines.len() > 1)?;
    Some(Unheard { lines: vec![question, app.words.say("cli-choices")], offered: Some(offered) })
}

/// What a line is in words of the grammar, as it stands behind a number of a list.
pub fn in_words(app: &App, session: &Session, line: &str) -> Heard {
    as_typed(app, &app.reader(&session.public()), line.trim())
}

fn meant(app: &App, reader: &Reader<'_>, meaning: Meaning) -> Heard {
    match meaning {
        Meaning::Act(action) if action.is_private() => Heard::Private,
        Meaning::Act(action) => Heard::Act(None, action),
        Meaning::Ask(question) => Heard::Ask(question),
        Meaning::Wish(line) => as_typed(app, reader, &line),
    }
}

/// What a line is just as it stands there.
fn as_typed(app: &App, reader: &Reader<'_>, line: &str) -> Heard {
    if line.is_empty() {
        return Heard::Enter;
    }
    if let Ok(number) = line.parse() {
        return Heard::Number(number);
    }
    let first = reader.first_word(line);
    let rest = line.split_once(char::is_whitespace).map(|(_, rest)| rest.trim());
    match (first, rest) {
        (Some(Keyword::Flip), _) => return Heard::Loop(Wish::Flip),
        (Some(Keyword::Board), None) => return Heard::Loop(Wish::Board),
        // In Mr. Jack more than the players may leave by an exit.
        (Some(Keyword::Quit), None) => return Heard::Loop(Wish::Quit),
        // A private line is typed on the private page.
        (Some(Keyword::Tell), None) => return shell([Keyword::Secret.name()]),
        (Some(Keyword::Ask), None) => return Heard::Wrong(WordError::Missing(Keyword::Ask)),
        (Some(Keyword::Why), None) => return Heard::Loop(Wish::Why),
        (Some(Keyword::Why), Some(rest)) => return Heard::Loop(Wish::WhyNot(rest.to_owned())),
        _ => {}
    }
    if let Some(arguments) = shell_line::arguments(reader, line) {
        return Heard::Command(arguments);
    }
    if let Ok(meaning @ (Meaning::Act(_) | Meaning::Ask(_))) = reader.meaning(line) {
        return meant(app, reader, meaning);
    }
    // What stands after the first flag is for the shell.
    let said = line.split(" --").next().unwrap_or(line);
    let asked = asked_here(reader, said, is_flagged(line));
    if is_flagged(line) {
        let verb = if asked.is_some() { Keyword::Ask.name() } else { "act" };
        if let Some(arguments) = shell_line::arguments(reader, &format!("{verb} {line}")) {
            return Heard::Command(arguments);
        }
    }
    match asked {
        Some(asked) => asked.map_or_else(Heard::Wrong, Heard::Ask),
        None if reader.is_private(line) => Heard::Private,
        None => match reader.heard(line, |line| reader.action(line, None)) {
            Ok((_, action)) => meant(app, reader, Meaning::Act(action)),
            Err(error) => Heard::Wrong(error),
        },
    }
}

/// The question that a line asks, even where a name in it is wrong; what can be done is none (`rob ne` is not
/// `rob near`), and however wrong it is, nobody reads a secret aloud.
fn asked_here(
    reader: &Reader<'_>,
    line: &str,
    flagged: bool,
) -> Option<Result<Question, WordError>> {
    match ask::asked(reader, None, line) {
        Err(WordError::Verb(_) | WordError::Empty) => None,
        // Of a line with flags the shell says what is wrong.
        Err(WordError::Perhaps(..)) if !flagged => None,
        _ if reader.is_private(line) => None,
        Err(_) if reader.action(line, None).is_ok() => None,
        asked => Some(asked),
    }
}

/// What a line does that was said in the language of the box, where another one is spoken here: people read the verbs
/// off their cards.
fn heard_in_the_words_of_the_box(app: &App, view: &View<'_>, line: &str) -> Option<Action> {
    let (opening, position) = (view.opening(), view.position());
    let own = speaks(&opening.edition, app.lang()) == Some(false);
    let other = |lang: &Lang| speaks(&opening.edition, *lang) == Some(true);
    let lang = Lang::ALL.into_iter().find(|lang| own && other(lang))?;
    let grammar = Grammar::new(lang);
    let action = Reader { opening, position, grammar: &grammar }.action(line, None).ok()?;
    let aloud = !action.is_private() && app.reader(view).action(line, None).is_err();
    aloud.then_some(action)
}

/// Whether a line agrees to what was offered: yes, where nobody is asked for an answer.
pub fn agrees(app: &App, session: &Session, line: &str) -> bool {
    let view = session.public();
    let yes = app.grammar.at(WordPlace::Inside, line.trim()) == Some(Keyword::Yes);
    let answers = || {
        let answer = app.reader(&view).action(line, None);
        answer.is_ok_and(|answer| view.position().check(&answer).is_ok())
    };
    yes && !answers()
}

/// Whether a line asks whom the asker himself is next to.
fn asks_about_oneself(app: &App, line: &str) -> bool {
    let mut words = line.split_whitespace();
    let me = |word: &str| app.grammar.at(WordPlace::Inside, word) == Some(Keyword::Me);
    words.next().is_some_and(me) && words.any(|word| app.grammar.says(Keyword::Near, word))
}

/// A command of the shell in these words.
pub fn shell<'a>(words: impl IntoIterator<Item = &'a str>) -> Heard {
    Heard::Command(["referee"].into_iter().chain(words).map(str::to_owned).collect())
}

/// Whether a line has no second word.
fn is_alone(line: &str) -> bool {
    line.split_whitespace().nth(1).is_none()
}
