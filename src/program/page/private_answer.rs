//! An answer for one audience. What is not for everybody is shown on a terminal on a page of its own.
use std::cell::{Cell, RefCell};
use std::io::{self, IsTerminal as _};

use console::Term;
use noir_referee::file::Readers;
use noir_referee::rules::Audience;
use noir_referee::screen::{Page, PrivatePage};
use noir_referee::session::{Admitted, Looked, Session};
use noir_referee::table::{Table, View};
use serde_json::Value;

use crate::app::App;
use crate::command::say::ask;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::page::pin;
use crate::page::secret::PATIENCE;
use crate::terminal::{Door, visit};

/// An answer, and how the command ends once it has been given.
pub struct PrivateAnswer {
    text: Text,
    exit: ExitStatus,
}

enum Text {
    /// With `--json`.
    Data(Value),
    /// Each line as it is.
    Lines(Vec<String>),
    /// Sentences, broken at the width of a terminal.
    Prose(Vec<String>),
}

impl PrivateAnswer {
    /// The answer as data.
    pub fn data(value: &impl serde::Serialize) -> Self {
        Self::with(Text::Data(serde_json::to_value(value).unwrap_or_default()))
    }

    /// Lines that are not broken.
    pub const fn lines(lines: Vec<String>) -> Self {
        Self::with(Text::Lines(lines))
    }

    /// Sentences.
    pub const fn prose(lines: Vec<String>) -> Self {
        Self::with(Text::Prose(lines))
    }

    const fn with(text: Text) -> Self {
        Self { text, exit: ExitStatus::Done }
    }

    /// The same, with which the command ends so.
    pub fn ending(self, exit: ExitStatus) -> Self {
        Self { exit, ..self }
    }

    /// The answer in lines.
    pub fn into_lines(self) -> Vec<String> {
        match self.text {
            Text::Data(value) => vec![value.to_string()],
            Text::Lines(lines) | Text::Prose(lines) => lines,
        }
    }
}

/// Makes an answer from what somebody may see.
pub type Answering<'a> = &'a dyn Fn(&App, &View<'_>) -> Result<PrivateAnswer, Failure>;

/// Opens the table and answers `who`, a seat or the referee, or everybody, as it was `at` so many lines.
///
/// # Errors
/// When the table cannot be opened, nobody may look so, or what `tell` says.
pub fn answer_to(
    app: &mut App,
    who: Option<&str>,
    at: Option<usize>,
    tell: Answering<'_>,
) -> Result<(), Failure> {
    let mut session = at_table::open(app, if is_public(who) { Want::Read } else { Want::Write })?;
    let audience =
        who.map_or(Ok(Audience::Public), |who| at_table::audience(app, session.table(), who))?;
    let exit = answer_at(app, &mut session, audience, at, tell)?;
    Failure::unless_sound(&session)?;
    if exit == ExitStatus::Done { Ok(()) } else { Err(Failure::silent(exit)) }
}

/// The same at a table that is open.
///
/// # Errors
/// As [`answer_to`](answer_to).
pub fn answer_at(
    app: &App,
    session: &mut Session,
    audience: Audience,
    at: Option<usize>,
    tell: Answering<'_>,
) -> Result<ExitStatus, Failure> {
    // How many lines there are everybody knows.
    ask::reaches(app, session, at)?;
    let page = needs_page(app, session.table(), audience)?;
    let admitted = pin::admit(app, session, audience)?;
    if page {
        return on_page(app, session, admitted, at, tell);
    }
    let told = answered(app, session, admitted, at, tell)??;
    match &told.text {
        Text::Data(value) => app.print_json(value)?,
        Text::Lines(lines) => app.print(lines)?,
        Text::Prose(lines) => app.print_wrapped(lines)?,
    }
    Ok(told.exit)
}

/// Lets somebody who was admitted look, and answers.
///
/// # Errors
/// When the look cannot be recorded, or that moment is not to be had; what the answer says is the inner one.
fn answered(
    app: &App,
    session: &mut Session,
    admitted: Admitted,
    at: Option<usize>,
    tell: Answering<'_>,
) -> Result<Result<PrivateAnswer, Failure>, Failure> {
    let looked = look(app, session, admitted)?;
    Ok(tell(app, &ask::seen(app, session, looked, at)?))
}

/// Records that somebody looks, before anything is shown.
///
/// # Errors
/// What the disk says.
pub fn look(app: &App, session: &mut Session, admitted: Admitted) -> Result<Looked, Failure> {
    if admitted.audience() == Audience::Public {
        // What lies open needs no key.
        return session.look(admitted).map_err(|it| app.stopped(session, &it, None));
    }
    app.does(session, |session| session.look(admitted))
}

/// Whether others can see on this terminal what they may not know.
///
/// # Errors
/// When they can, and this terminal has no pages.
fn needs_page(app: &App, table: &Table, audience: Audience) -> Result<bool, Failure> {
    // Everybody reads along, whatever the form of the answer.
    let seen = io::stdout().is_terminal();
    if !seen || audience == Audience::Public || is_over(table) {
        return Ok(false);
    }
    if app.look.pages() && io::stdin().is_terminal() {
        return Ok(true);
    }
    Err(no_page(app, "cli-no-page"))
}

/// That nothing can be shown here and hidden again.
pub fn no_page(app: &App, key: &str) -> Failure {
    Failure::new(ExitStatus::Usage, app.words.say(key)).refused_by("no-terminal")
}

fn on_page(
    app: &App,
    session: &mut Session,
    admitted: Admitted,
    at: Option<usize>,
    tell: Answering<'_>,
) -> Result<ExitStatus, Failure> {
    let audience = admitted.audience();
    // Other windows can go on while somebody takes the screen and looks.
    session.release();
    let exit = Cell::new(ExitStatus::Done);
    let session = RefCell::new(session);
    let owner = owner(app, session.borrow().table(), audience);
    let page = Page::new(&owner, app.look, &app.words, PATIENCE);
    let mut open = || {
        let session = &mut **session.borrow_mut();
        at_table::refresh(app, session)?;
        let before = opened_before(app, session.table(), audience);
        // What was not understood may say what only he knows.
        let (mut lines, ends) = match answered(app, session, admitted, at, tell)? {
            Ok(told) => {
                let ends = told.exit;
                (told.into_lines(), ends)
            }
            Err(failure) => (failure.lines, failure.exit),
        };
        exit.set(ends);
        lines.push(before);
        Ok(PrivatePage { told: lines, ..PrivatePage::default() })
    };
    let mut enter = |_: &str| Ok(None);
    visit::<Failure>(
        &Term::stdout(),
        page,
        Door { open: &mut open, enter: &mut enter, follow: None },
    )?;
    Ok(exit.get())
}

/// For whose eyes a page is, by name.
pub fn owner(app: &App, table: &Table, audience: Audience) -> String {
    let view = table.public();
    app.voice(&view).owner(audience)
}

/// How often the page was opened before, and when last: its owner knows whether that was he.
pub fn opened_before(app: &App, table: &Table, audience: Audience) -> String {
    let view = table.public();
    app.voice(&view).opened_before(&view, audience)
}

/// Whether nobody but everybody is meant.
pub fn is_public(who: Option<&str>) -> bool {
    who.is_none_or(|who| who.eq_ignore_ascii_case("public"))
}

/// Who may read a file that is written for these eyes.
pub fn readers(who: Option<&str>) -> Readers {
    if is_public(who) { Readers::All } else { Readers::Owner }
}

fn is_over(table: &Table) -> bool {
    table.public().position().outcome().is_some()
}
