//! `referee new`: opens a table.
use std::fs;
use std::path::{Path, PathBuf};

use noir_referee::file::{self, FileError};
use noir_referee::lang::Keyword;
use noir_referee::rules::{Seat, Trust};
use noir_referee::scenario::{DealFile, LONGEST_FILE, NamingModes, ScenarioError};
use noir_referee::session::Session;
use noir_referee::setup::{Game, Setup, SetupError};
use noir_referee::table::safe::{FEWEST, Ready, SHORTEST, is_weak};
use noir_referee::table::{
    CreateError, Entrusted, Laid, LayError, LineError, Match, Opening, SeatInfo,
};
use noir_referee::terms::Status;

use crate::app::{App, TypedIn};
use crate::command::open::game::{GameArgs, Layout};
use crate::command::open::{game, people};
use crate::command::show::tables;
use crate::evening::{opening, walk};
use crate::failure::{ExitStatus, Failure};
use crate::files::{at_table, current, output};
use crate::prompt::empty_chair;
use crate::shell::ends;

/// Who may hold the cards of a seat.
pub(crate) const TRUSTS: [Trust; 3] = [Trust::Dealt, Trust::Told, Trust::Untold];

/// What `new` takes.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    pub game: GameArgs,
    #[arg(long)]
    pub practice: bool,
    #[arg(long, value_name = "FILE")]
    pub deal: Option<PathBuf>,
    #[arg(long, value_name = "ORDER", conflicts_with = "code")]
    pub layout: Option<Layout>,
    #[arg(long, value_name = "TRUST", value_delimiter = ',')]
    pub trust: Vec<String>,
    #[arg(long)]
    pub with_referee: bool,
    #[arg(long)]
    pub deduce: bool,
    #[arg(long)]
    pub pins: bool,
    #[arg(long)]
    pub lock: bool,
    #[arg(long)]
    pub brief: bool,
}

/// A table that is to be opened.
pub struct NewTable {
    /// What is played there.
    pub game: Game,
    /// The match that it belongs to.
    pub series: Option<Match>,
    /// Whether a passphrase locks its secrets.
    pub lock: bool,
}

impl From<Game> for NewTable {
    fn from(game: Game) -> Self {
        Self { game, series: None, lock: false }
    }
}

/// Opens the table and says what the players have to do first.
///
/// # Errors
/// Everything that is wrong with what was asked for; then there is no table.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let new = NewTable { lock: args.lock, ..game_to_open(app, args)?.into() };
    if app.typed == TypedIn::Loop && app.is_answered() && !app.json {
        return opening::open_and_welcome(app, &new, args.brief, None).map(drop);
    }
    let (session, setup) = open_laid(app, &new)?;
    people::remember_people(app, session.opening());
    if app.json {
        return app.print_json(&session.public().status());
    }
    walk::set_up(app, &session, &setup, args.brief, false)?;
    if !app.is_answered() {
        return Ok(());
    }
    let secret = app.command(Keyword::Secret, app.grammar.shown(Keyword::All));
    let args = [("secret", secret.into()), ("referee", "referee".into())];
    app.print_wrapped(&[app.words.tell("cli-opened-next", &args)])
}

/// What the arguments say, and the files that they name.
fn game_to_open(app: &App, args: &Arguments) -> Result<Game, Failure> {
    let deal = args.deal.as_deref().map(|file| deal_text(app, file)).transpose()?;
    let mut wanted = args.game.clone();
    if wanted.edition.is_none() && wanted.code.is_none() {
        let named = deal.as_ref().and_then(|(_, text)| DealFile::edition_in(text));
        wanted.edition = named.filter(|id| app.library().edition(id).is_ok());
    }
    let mut game = Game {
        practice: args.practice,
        referee: args.with_referee,
        deduce: args.deduce,
        pins: args.pins,
        ..game::game(app, &wanted)?
    };
    take_deal(app, &mut game, deal, args.layout.is_some())?;
    if game.deal.layout.is_none() {
        game::lay(app, &mut game, args.layout, None)?;
    }
    take_trust(app, &mut game, &args.trust)?;
    Ok(game)
}

/// Opens a table as asked for, and gives with it what is to be laid out: see `set_up`.
///
/// # Errors
/// Everything that is wrong with what was asked for; then there is no table.
pub fn open_laid(app: &App, new: &NewTable) -> Result<(Session, Setup), Failure> {
    let NewTable { game, series, lock } = new;
    if game.mode.status == Status::Planned {
        let why = SetupError::Planned(game.mode.id);
        return Err(ends::fails(app, &NamingModes(&why, &|mode| tables::mode_name(app, mode))));
    }
    let laid = Laid::of(game, series.clone(), app.lang(), App::now());
    let Laid { setup, opening, entrusted } = laid.map_err(|error| match error {
        LayError::Setup(error) => game::no_setup(app, &error, game),
        LayError::Cast(error) => {
            let reason = ("reason", error.say(&app.words).into());
            Failure::new(ExitStatus::Usage, app.words.tell("cli-cast", &[reason]))
        }
        LayError::Chance(error) => error.into(),
    })?;
    empty_chair::seats_machines(app, &opening.seats)?;
    Ok((create(app, opening, entrusted, *lock)?, setup))
}

/// Who holds the cards of which seat, in the words of `--trust`.
fn take_trust(app: &App, game: &mut Game, trust: &[String]) -> Result<(), Failure> {
    if trust.is_empty() {
        return Ok(());
    }
    let seated = game::setup(app, game)?.seats;
    let seats: Vec<SeatInfo> = seated.iter().map(SeatInfo::dealt).collect();
    for word in trust {
        let (who, word) = word
            .split_once('=')
            .map_or((None, word.as_str()), |(who, word)| (Some(who.trim().to_lowercase()), word));
        let chosen = word.trim().to_lowercase();
        let Some(chosen) = TRUSTS.into_iter().find(|trust| trust.word() == chosen) else {
            let said = app.words.tell("cli-trust", &[("found", word.into())]);
            return Err(Failure::new(ExitStatus::Usage, said));
        };
        let Some(who) = who else {
            game.trust_all(chosen);
            continue;
        };
        let Some(seat) = SeatInfo::find(&seats, &who) else {
            let role = |at: usize| SeatInfo::numbered_role(&seats, Seat::new(at as u8));
            let roles: Vec<String> = (0..seats.len()).map(|at| role(at).to_lowercase()).collect();
            let args = [("found", who.into()), ("seats", app.words.one_of(&roles).into())];
            return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-no-seat", &args)));
        };
        game.trust.insert(seated[seat.at()].seat, chosen);
    }
    Ok(())
}

/// The name of a deal file, and what is written in it.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn deal_text(app: &App, file: &Path) -> Result<(String, String), Failure> {
    let name = file.display().to_string();
    let text = file::text(file, LONGEST_FILE).map_err(|error| output::file_failure(app, &error))?;
    Ok((name, text))
}

/// Takes what a deal file says, where there is one; its layout is none beside one that was `said` otherwise.
///
/// # Errors
/// Everything that is wrong with it.
pub(crate) fn take_deal(
    app: &App,
    game: &mut Game,
    deal: Option<(String, String)>,
    said: bool,
) -> Result<(), Failure> {
    let Some((name, text)) = deal else { return Ok(()) };
    game.take_deal(&name, &text)
        .map_err(|faults| ends::fails_by(app, ExitStatus::Damaged, &faults))?;
    if game.deal.layout.is_some() && said {
        let both = [("found", "--deal FILE (layout)".into()), ("other", "--layout".into())];
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("help-error-conflict", &both)));
    }
    Ok(())
}

fn create(
    app: &App,
    opening: Opening,
    entrusted: Entrusted,
    lock: bool,
) -> Result<Session, Failure> {
    let path = new_path(app, &opening)?;
    let current = app.archive().current().ready(&path);
    if let Err(error) = &current
        && app.table.is_none()
    {
        // Nothing would lead to the table.
        return Err(output::file_failure(app, error));
    }
    let passphrase = lock.then(|| new_passphrase(app)).transpose()?;
    let made = Session::create(&app.archive(), &path, opening, entrusted, passphrase.as_deref());
    let mut session = made.map_err(|error| match error {
        CreateError::Key(error) => at_table::key_failure(app, error),
        CreateError::File(error) => output::file_failure(app, &error),
        CreateError::Line(LineError::Journal(error)) => ends::journal_failure(app, &path, &error),
        CreateError::Line(_) => Failure::new(ExitStatus::Io, app.words.say("cli-locked")),
    })?;
    app.heed(&mut session);
    if let Err(error) = current.and_then(Ready::set) {
        current::not_current(app, session.path(), &error);
    }
    tables::number(app, session.path());
    Ok(session)
}

/// A passphrase that is strong enough.
fn new_passphrase(app: &App) -> Result<String, Failure> {
    let passphrase = at_table::ask_passphrase(app)?;
    if is_weak(&passphrase) {
        let args = [("most", SHORTEST.into()), ("n", FEWEST.into())];
        let said = app.words.tell("cli-passphrase-weak", &args);
        return Err(Failure::new(ExitStatus::Usage, said));
    }
    Ok(passphrase)
}

/// Where the file of a new table goes.
fn new_path(app: &App, opening: &Opening) -> Result<PathBuf, Failure> {
    if let Some(path) = &app.table {
        return Ok(path.clone());
    }
    let folder = app.archive().folder();
    fs::create_dir_all(&folder)
        .map_err(|error| output::file_failure(app, &FileError::at(&folder)(error)))?;
    Ok(folder.join(format!("{}-{}.referee", opening.mode, &opening.id[..8])))
}

/// What is wrong with a scenario file.
pub fn scenario_failure(app: &App, error: &ScenarioError) -> Failure {
    let named = |mode| tables::mode_to_type(app, mode, app.lang().code());
    ends::fails(app, &NamingModes(error, &named))
}
