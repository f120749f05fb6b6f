//! `referee` alone: where an evening begins, goes on, and begins anew.
use std::path::{Path, PathBuf};
use std::rc::Rc;

use noir_referee::evening::Summary;
use noir_referee::lang::Keyword;
use noir_referee::rules::{Audience, Trust};
use noir_referee::screen::{
    Code, Menu, MenuItem, Notice, Zero, evening_line, players_of, setup_sheet, setup_text,
};
use noir_referee::session::Session;
use noir_referee::setup::{Arrange, Assign, Setup};
use noir_referee::table::safe::CurrentTable;

use super::app::{App, TypedIn};
use super::ask_menu::Reply;
use super::dialogue::Plan;
use super::failure::{ExitStatus, Failure};
use super::game::GameArgs;
use super::new::Arguments;
use super::secret::PATIENCE;
use super::table_loop::{self, Left};
use super::{Cli, typed};
use crate::terminal::Guard;

/// Rows of a list of tables that leave room for the question below it.
const BELOW: usize = 4;

/// What can be begun.
#[derive(Clone)]
enum Begin {
    GoOn(PathBuf),
    Again {
        path: PathBuf,
        drawn: bool,
    },
    New(Vec<String>),
    /// These have said who they are, or how many.
    For(Box<Plan>),
    /// Why those who were named cannot play so.
    Told(Vec<String>),
    Earlier,
    Setup,
    Rule,
    /// A command of the shell, typed here.
    Command(Rc<Cli>, String),
}

/// Offers what can be begun, and goes on with a table that is named; without a terminal, with the newest one.
///
/// # Errors
/// When a table that was named cannot be opened or written, or the terminal is gone.
pub fn run(app: &mut App) -> Result<(), Failure> {
    let _between = (!app.plain).then(Guard::between).transpose()?;
    if app.table.is_some() || !app.is_answered() {
        let left = match app.table_file() {
            Ok(path) => table_loop::go_on(&path, app)?,
            // Nothing was ever opened: a few questions, over a pipe as well.
            Err(_) => match app.open_by_questions(Plan::default())? {
                Some(session) => table_loop::play_at(session, app)?,
                None => return Ok(()),
            },
        };
        if left != Left::Another {
            return Ok(());
        }
    }
    evening(app)
}

/// Goes on with the table in this file, and with the evening after it.
///
/// # Errors
/// As [`run`].
pub(super) fn go_on(path: &Path, app: &mut App) -> Result<(), Failure> {
    match table_loop::go_on(path, app)? {
        Left::Another => evening(app),
        Left::Stopped => Ok(()),
    }
}

/// From game to game, until somebody stops.
fn evening(app: &mut App) -> Result<(), Failure> {
    let mut hello = Some(app.words.say("start-hello"));
    loop {
        app.leave_table();
        let (last, menu) = app.beginnings();
        app.print_wrapped(&hello.take().into_iter().chain(last).collect::<Vec<_>>())?;
        let (items, begins): (Vec<MenuItem>, Vec<Begin>) = menu.into_iter().unzip();
        let asked = app.words.say("start-what");
        let menu = Menu { asked, items, enter: Some(0), zero: Zero::Stop };
        let prompt = menu.prompt(&app.words);
        let said = |line: &str| {
            let those = app.those_of(line).map(|those| match those {
                Ok(plan) => Begin::For(Box::new(plan)),
                Err(why) => Begin::Told(why),
            });
            let command = || {
                let cli = typed::whole(&app.grammar, line)?;
                Some(Begin::Command(cli.into(), format!("{prompt} {line}")))
            };
            match those {
                Some(Begin::Told(why)) => command().or(Some(Begin::Told(why))),
                those => those.or_else(command),
            }
        };
        let Reply::Given(what) = app.choose_or(&menu, &begins, said)? else {
            return app.print_wrapped(&[app.words.say("start-see-you")]);
        };
        match begin(what, app) {
            Ok(Left::Stopped) => return Ok(()),
            Ok(Left::Another) => {}
            // What a table or a file lacks is no reason to end the evening; nobody left to hear it is.
            Err(failure) if failure.exit == ExitStatus::Done => return Err(failure),
            Err(failure) => app.print_wrapped(&failure.lines)?,
        }
    }
}

fn begin(what: Begin, app: &mut App) -> Result<Left, Failure> {
    let session = match what {
        Begin::GoOn(path) => return table_loop::go_on(&path, app),
        Begin::Again { path, drawn } => app.play_again(&path, drawn)?,
        Begin::New(names) => app.open_by_questions(Plan::of(names))?,
        Begin::For(plan) => app.open_by_questions(*plan)?,
        Begin::Told(why) => {
            app.print_wrapped(&why)?;
            None
        }
        Begin::Earlier => match app.ask_earlier()? {
            Some(path) => return table_loop::go_on(&path, app),
            None => None,
        },
        Begin::Setup => app.just_a_setup()?,
        Begin::Rule => {
            app.ask_rules(None, None)?;
            None
        }
        Begin::Command(cli, typed) => {
            let done = app.command_alone(&cli);
            if done.as_ref().is_err_and(Failure::is_aloud) {
                app.erase(&typed);
            }
            done?;
            None
        }
    };
    match session {
        Some(session) => table_loop::play_at(session, app),
        None => Ok(Left::Another),
    }
}

impl App {
    /// Forgets the table that was played at, so that the next one is met like the first.
    fn leave_table(&mut self) {
        self.table = None;
        self.typed = TypedIn::CommandLine;
        self.unlocked = std::cell::OnceCell::new();
        self.recorded = std::cell::OnceCell::new();
    }

    /// What to say of the last table, and what can be begun.
    fn beginnings(&self) -> (Vec<String>, Vec<(MenuItem, Begin)>) {
        let mut said = Vec::new();
        let mut menu = Vec::new();
        let mut names = Vec::new();
        if let Some(path) = self.last_table() {
            match self.shelf().look(&path) {
                Ok(summary) => {
                    names = self.names_of(&summary);
                    if summary.is_over() {
                        let table = ("table", self.table_line(&summary).into());
                        said.push(self.words.tell("start-last", &[table]));
                        said.extend(evening_line(&self.evening(&summary), &self.words));
                        menu.extend(self.again(&summary, &path));
                        let older = self.shelf().tables().into_iter().find_map(|table| {
                            let summary = table.summary.ok().filter(|it| !it.is_over())?;
                            Some(self.going_on(&summary, table.path))
                        });
                        menu.extend(older);
                    } else {
                        menu.push(self.going_on(&summary, path.clone()));
                        menu.extend(self.again(&summary, &path));
                    }
                }
                Err(error) => said.extend(self.journal_failure(&path, &error).lines),
            }
        }
        let known = !names.is_empty();
        let mut add =
            |key: &str, begin: Begin| menu.push((MenuItem::new(self.words.say(key)), begin));
        // Somebody who was forgotten comes back only by name.
        let people = self.people().unwrap_or_default();
        if names.iter().any(|name| people.find(name).is_err()) {
            names.clear();
        }
        add(if known { "start-other" } else { "start-new" }, Begin::New(names));
        if self.archive().folder().is_dir() || known {
            add("start-earlier", Begin::Earlier);
        }
        add("start-setup", Begin::Setup);
        add("start-rule", Begin::Rule);
        (said, menu)
    }

    fn going_on(&self, summary: &Summary, path: PathBuf) -> (MenuItem, Begin) {
        let table = ("table", self.table_line(summary).into());
        (MenuItem::new(self.words.tell("start-go-on", &[table])), Begin::GoOn(path))
    }

    /// The same people again, as often as that means something.
    fn again(&self, summary: &Summary, path: &Path) -> Vec<(MenuItem, Begin)> {
        let mode = self.mode_name_in(summary.mode, &summary.edition);
        let names = self.names_of(summary);
        let who =
            if names.is_empty() { players_of(summary, &self.words) } else { names.join(", ") };
        let what = format!("{mode} · {who}");
        let item = |key: &str| MenuItem::new(self.words.tell(key, &[("what", (&what).into())]));
        let again = |drawn| Begin::Again { path: path.to_owned(), drawn };
        // Where all play alike, there are no roles to swap: the next one begins.
        let alike = summary.seats.iter().all(|place| place.side == summary.seats[0].side);
        if alike {
            return vec![(item("start-again"), again(false))];
        }
        vec![(item("start-swapped"), again(false)), (item("start-drawn"), again(true))]
    }

    /// What those at a table are called today; nothing where some have no name.
    fn names_of(&self, summary: &Summary) -> Vec<String> {
        let people = self.people().unwrap_or_default();
        let names: Vec<String> =
            summary.players().map(|name| people.today(name).to_owned()).collect();
        if names.len() == summary.seats.len() { names } else { Vec::new() }
    }

    /// Asks and opens a table; nothing if somebody went back. Whoever goes back from the first step of the way to the
    /// table comes to the last question, and the table that was opened is gone again.
    pub(super) fn open_by_questions(&mut self, mut plan: Plan) -> Result<Option<Session>, Failure> {
        while let Some(args) = self.dialogue(&mut plan)? {
            if let Some(session) = self.open_and_welcome(&args, false)? {
                return Ok(Some(session));
            }
            plan.came_back = true;
        }
        Ok(None)
    }

    /// Opens a table, and leads to its first turn; in `brief` those who have just played. Nothing if the others went back
    /// from the first step.
    pub(super) fn open_and_welcome(
        &mut self,
        args: &Arguments,
        brief: bool,
    ) -> Result<Option<Session>, Failure> {
        let before = self.last_table();
        let typed = self.typed;
        let (mut session, setup) = self.open_laid(args)?;
        loop {
            let back = !self.set_up(&session, &setup, brief, true)?;
            // What is advised now is typed at the table.
            self.typed = TypedIn::Loop;
            // Those who have just played know the way: their game is on, and they can look later.
            if !back && (self.offer_first_look(&mut session)? || brief) {
                self.remember_people(session.opening());
                return Ok(Some(session));
            }
            self.typed = typed;
            if back {
                self.discard(session, before.as_deref())?;
                return Ok(None);
            }
        }
    }

    /// The table that was used last, if it is there.
    fn last_table(&self) -> Option<PathBuf> {
        match self.archive().current().get() {
            CurrentTable::Table(path) | CurrentTable::Newest(path) => Some(path),
            CurrentTable::Gone(_) | CurrentTable::Nothing => None,
        }
    }

    /// Takes a table away that was opened a moment ago, if nobody has said or seen anything at it; the one `before` is
    /// the current one again.
    fn discard(&mut self, session: Session, before: Option<&Path>) -> Result<(), Failure> {
        let view = session.public();
        let untouched = view.seq() == 0 && view.looks().iter().all(|looks| *looks == 0);
        let path = session.path().to_owned();
        drop(session);
        // What cannot be taken away stays, and can be gone on with.
        if untouched && std::fs::remove_file(path).is_ok() {
            if let Some(before) = before {
                self.take_up(before);
            }
            self.print_wrapped(&[self.words.say("start-discarded")])?;
        }
        self.table = None;
        self.recorded = std::cell::OnceCell::new();
        Ok(())
    }

    /// Offers to hand the screen round before the first turn, where there is something to see on it; says whether the
    /// game can begin, or the way to it is wanted once more. Enter alone takes the first: nothing is shown by that yet.
    fn offer_first_look(&self, session: &mut Session) -> Result<bool, Failure> {
        let trust = session.opening().one_trust();
        let unseen = trust == Some(Trust::Untold);
        if unseen || !self.is_answered() || !self.look.pages() {
            return Ok(true);
        }
        let mut ways = vec![("start-look-round", Look::Round), ("start-look-later", Look::Later)];
        if cfg!(feature = "phone") {
            ways.insert(1, ("start-look-phones", Look::Phones));
        }
        // Whoever referees sees all cards and takes what the others draw: nobody else need touch the screen.
        if session.opening().referee {
            ways.insert(0, ("start-look-referee", Look::Referee));
        }
        let told = if trust == Some(Trust::Told) { "told" } else { "dealt" };
        // Whoever types `secret` wants to look now.
        let secret = self.grammar.shown(Keyword::Secret);
        let item = |(key, look): &(&str, Look)| MenuItem {
            word: if *look == Look::Round { secret.to_owned() } else { String::new() },
            ..MenuItem::new(self.words.say(key))
        };
        let menu = Menu {
            asked: self.words.tell("start-look", &[("trust", told.into())]),
            items: ways.iter().map(item).collect(),
            enter: Some(0),
            zero: Zero::Back,
        };
        let at = match self.choose(&menu)? {
            Reply::Given(at) => at,
            Reply::Gone => return Ok(true),
            Reply::Back => return Ok(false),
        };
        let done = match ways[at].1 {
            Look::Round => Some(self.first_look(session)?),
            Look::Referee => {
                self.hold(session)?;
                self.show_secret(session, Audience::Referee, PATIENCE, Notice::Turn)?;
                None
            }
            Look::Phones => {
                session.release();
                match self.do_at(session.path(), &["serve"]) {
                    // Without a network there are other ways to look.
                    Err(failure) if failure.exit != ExitStatus::Done => {
                        self.print_wrapped(&failure.lines)?;
                        return self.offer_first_look(session);
                    }
                    done => done?,
                }
                None
            }
            Look::Later => None,
        };
        self.show_beginning(session, done).map(|()| true)
    }

    /// Lists the tables and asks for the number of one.
    fn ask_earlier(&self) -> Result<Option<PathBuf>, Failure> {
        let tables = self.shelf().tables();
        if tables.is_empty() {
            self.print_wrapped(&[self.words.say("evening-none")])?;
            return Ok(None);
        }
        let most = self.rows.saturating_sub(BELOW).max(3);
        let shown: Vec<String> = tables.iter().take(most).flat_map(|it| self.shelved(it)).collect();
        self.print_wrapped(&shown)?;
        if let Some(more) = tables.len().checked_sub(most).filter(|more| *more > 0) {
            let n = ("n", more.into());
            self.print_wrapped(&[self.words.tell("start-more", &[n])])?;
        }
        let zero = self.words.say("menu-back");
        self.print_wrapped(&[format!("  0  {zero}")])?;
        loop {
            let prompt = self.words.say("start-which");
            let Reply::Given(line) = self.type_line(&prompt)? else { return Ok(None) };
            let typed = line.trim();
            if self.leads_back(typed) {
                return Ok(None);
            }
            let number = typed.parse::<usize>().ok();
            let found =
                number.and_then(|number| tables.iter().find(|table| table.number == Some(number)));
            match found {
                Some(table) => match &table.summary {
                    Ok(_) => return Ok(Some(table.path.clone())),
                    Err(error) => {
                        self.print_wrapped(&self.journal_failure(&table.path, error).lines)?;
                    }
                },
                None if typed.is_empty() => {}
                None => {
                    let found = ("found", typed.into());
                    self.print_wrapped(&[self.words.tell("start-no-number", &[found])])?;
                }
            }
        }
    }

    /// Deals setups until one is played, or none is wanted.
    fn just_a_setup(&mut self) -> Result<Option<Session>, Failure> {
        let Some(args) = self.game_dialogue(&GameArgs::default())? else { return Ok(None) };
        loop {
            let game = self.game(&args)?;
            let assign = game.assign.clone().unwrap_or(Assign::Random);
            let setup = self.make_setup(game, Arrange::Random, assign)?;
            let shown = self.legible_setup(&setup)?;
            self.pages(&setup_text(&shown, None, self.drawing(), &self.words, self.columns))?;
            match self.with_setup(&setup)? {
                Reply::Given(WithSetup::Play) => {
                    let players = args.players.clone();
                    let code = setup.code.clone();
                    let game = GameArgs { players, code, ..GameArgs::default() };
                    let args = Arguments { game, ..Arguments::default() };
                    if let Some(session) = self.open_and_welcome(&args, false)? {
                        return Ok(Some(session));
                    }
                }
                Reply::Given(_) => {}
                Reply::Back | Reply::Gone => return Ok(None),
            }
        }
    }

    /// Asks what to do with a setup, until it is played or another one is wanted: go through it step by step with what
    /// everybody can do, draw it on a sheet of paper, or show its code for another device.
    fn with_setup(&self, setup: &Setup) -> Result<Reply<WithSetup>, Failure> {
        let mut ways = vec![
            ("start-setup-play", WithSetup::Play),
            ("start-setup-again", WithSetup::Another),
            ("start-setup-walk", WithSetup::Walk),
            ("start-setup-paper", WithSetup::Paper),
        ];
        if setup.code.is_some() {
            ways.push(("start-setup-code", WithSetup::Code));
        }
        let menu = Menu {
            asked: self.words.say("start-setup-next"),
            items: ways.iter().map(|(key, _)| MenuItem::new(self.words.say(key))).collect(),
            enter: None,
            zero: Zero::Back,
        };
        loop {
            let at = match self.choose(&menu)? {
                Reply::Given(at) => at,
                Reply::Back => return Ok(Reply::Back),
                Reply::Gone => return Ok(Reply::Gone),
            };
            match ways[at].1 {
                done @ (WithSetup::Play | WithSetup::Another) => return Ok(Reply::Given(done)),
                WithSetup::Walk => {
                    self.walk(setup, None, (false, false), false)?;
                }
                WithSetup::Paper => {
                    let usual = Path::new("setup.svg");
                    let shown = self.legible_setup(setup)?;
                    let sheet = || setup_sheet(&shown, &self.words).svg();
                    self.write_asked("cli-setup-sheet", usual, sheet)?;
                }
                WithSetup::Code => {
                    let code = setup.code.clone().unwrap_or_default();
                    if let Ok(drawn) = Code::new(&code) {
                        self.print(&drawn.rows())?;
                    }
                    let code = ("code", code.into());
                    self.print_wrapped(&[self.words.tell("start-setup-coded", &[code])])?;
                }
            }
        }
    }
}

/// How everybody comes to see their own card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// On the page of a referee who does not play.
    Referee,
    /// The screen goes round.
    Round,
    /// On their phones.
    Phones,
    /// Not now.
    Later,
}

/// What can be done with a setup.
#[derive(Clone, Copy)]
enum WithSetup {
    Play,
    Another,
    Walk,
    Paper,
    Code,
}
