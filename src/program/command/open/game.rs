//! What is to be played: the part of a command line that `setup` and `new` share.
use noir_referee::scenario::{
    Candidates, Card, ChoiceError, Edition, GridSize, NamingModes, SeatId,
};
use noir_referee::screen::is_foreign;
use noir_referee::setup::{
    Arrange, Arranged, Assign, CodeError, CodeFlaw, Game, RandomSource, Setup, SetupCode,
    SetupError, fewest, fits,
};
use noir_referee::terms::Mode;

use crate::app::App;
use crate::command::open::{beside, names, new};
use crate::command::show::tables;
use crate::evening::{dialogue, rows};
use crate::failure::{ExitStatus, Failure};
use crate::shell::ends;

/// Which game, with which box, by whom.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct GameArgs {
    #[arg(value_name = "MODE")]
    pub mode: Option<String>,
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,
    #[arg(long, value_name = "A,B|N")]
    pub players: Option<String>,
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_name = "WHO")]
    pub assign: Option<String>,
    #[arg(long, value_name = "CODE", conflicts_with_all = ["mode", "edition", "seed", "options", "assign"])]
    pub code: Option<String>,
    #[arg(long, value_name = "TABLE", conflicts_with = "code")]
    pub beside: Option<String>,
}

/// How the suspects come to lie on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Layout {
    /// The companion deals it.
    Random,
    /// By the alphabet of the box.
    Alphabetical,
    /// As they lie already, typed row by row on standard input.
    Typed,
    /// As they lie already, called by their cells.
    Cells,
}

/// What is to be played; the edition of the language where none was named.
///
/// # Errors
/// When there is no such mode, edition, option, seat or code, or a name is no name.
pub fn game(app: &App, args: &GameArgs) -> Result<Game, Failure> {
    if let Some(code) = &args.code {
        return game_of_code(app, code, args.players.as_deref());
    }
    let mut game = match &args.mode {
        Some(mode) => game_named(app, mode, args)?,
        None => game_asked(app, args)?,
    };
    game.seed = match &args.seed {
        // Nobody sees a space at the end of it.
        Some(seed) => seed.trim().to_owned(),
        None => RandomSource::from_os()?.seed(),
    };
    for text in &args.options {
        let choice = game.mode.choice_in(&game.edition.id, text);
        game.choices
            .set(choice.map_err(|error| no_choice(app, &error, game.mode.id, &game.edition.id))?);
    }
    let seats = args.assign.as_deref().map(|who| assign(app, who, &game));
    game.seats = seats.transpose()?;
    if game.mode.is_on_streets() && args.beside.is_some() {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-no-beside")));
    }
    game.beside = args.beside.as_deref().map(|other| beside::beside(app, other)).transpose()?;
    Ok(game)
}

/// The mode with this id, with the box and the players of the arguments.
fn game_named(app: &App, mode: &str, args: &GameArgs) -> Result<Game, Failure> {
    let library = app.library();
    let scenario = |error| new::scenario_failure(app, &error);
    let mode = library.mode_by_id(mode).map_err(scenario)?;
    let id = args.edition.as_deref().unwrap_or_else(|| mode.edition_for(app.lang().code()));
    let edition = library.edition(id).map_err(scenario)?.spoken(&app.words);
    let (players, names) = match &args.players {
        Some(players) => names::how_many(app, players, (&mode, &edition))?,
        None => (fewest(&mode, &edition), Vec::new()),
    };
    Ok(Game { names, ..Game::of(mode, edition, players) })
}

/// The same asked for at a terminal, where no mode was named.
fn game_asked(app: &App, args: &GameArgs) -> Result<Game, Failure> {
    if app.json || !app.is_answered() {
        let modes = Mode::ALL.map(Mode::id);
        let modes = ("modes", app.words.one_of(&modes).into());
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("start-no-mode", &[modes]))
            .hint(app.words.say("start-no-mode-hint")));
    }
    let asked = dialogue::game_dialogue(app, args)?;
    asked.ok_or_else(|| Failure::silent(ExitStatus::Usage))
}

/// The game of a code as it was typed, with the players named beside it.
fn game_of_code(app: &App, text: &str, players: Option<&str>) -> Result<Game, Failure> {
    let code: SetupCode = text.parse().map_err(|flaw: CodeFlaw| ends::fails(app, &flaw))?;
    let mut game = coded(app, &code)?;
    if let Some(players) = players {
        let (players, names) = names::how_many(app, players, (&game.mode, &game.edition))?;
        if code.players != players {
            let args = [("found", players.to_string().into()), ("n", code.players.into())];
            return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-code-players", &args)));
        }
        game.names = names;
    }
    Ok(game)
}

/// The game of a code.
///
/// # Errors
/// When there is no such mode, box or option.
pub(crate) fn coded(app: &App, code: &SetupCode) -> Result<Game, Failure> {
    let game = Game::of_code(code, &app.library()).map_err(|error| match error {
        CodeError::Scenario(error) => new::scenario_failure(app, &error),
        CodeError::Choice(error) => no_choice(app, &error, code.mode, &code.edition),
    })?;
    let edition = game.edition.clone().spoken(&app.words);
    Ok(Game { edition, ..game })
}

/// The box as it is shown to whoever reads this language: see [`Edition::read_as`].
pub(crate) fn legible(app: &App, edition: Edition) -> Edition {
    let edition = edition.spoken(&app.words);
    if !is_foreign(&edition.id, app.lang()) {
        return edition;
    }
    match app.library().edition(app.lang().code()) {
        Ok(own) => edition.read_as(&own),
        Err(_) => edition,
    }
}

/// The setup as it is shown to whoever reads this language.
///
/// # Errors
/// When its box has no file any more.
pub(crate) fn legible_setup(app: &App, setup: &Setup) -> Result<Setup, Failure> {
    let edition = app.library().edition(&setup.edition);
    let edition = edition.map_err(|error| new::scenario_failure(app, &error))?;
    Ok(setup.clone().read_with(&legible(app, edition)))
}

/// Who takes which seat: `random`, `in-order`, or the seat of each player; a bare `thief` is the
/// first that nobody has taken yet.
fn assign(app: &App, text: &str, game: &Game) -> Result<Assign, Failure> {
    match text.trim() {
        "random" => return Ok(Assign::Random),
        "in-order" => return Ok(Assign::InOrder),
        _ => {}
    }
    let seats = game.mode.seats_for(game.players);
    let mut taken: Vec<SeatId> = Vec::new();
    for word in text.split(',').map(str::trim) {
        let free = |seat: &&SeatId| seat.role.id() == word && !taken.contains(seat);
        let named = word.parse().ok().filter(|seat| seats.contains(seat));
        let Some(seat) = named.or_else(|| seats.iter().find(free).copied()) else {
            let known: Vec<String> = seats.iter().map(SeatId::to_string).collect();
            let args = [("found", word.into()), ("seats", app.words.one_of(&known).into())];
            return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-no-seat", &args)));
        };
        taken.push(seat);
    }
    Ok(Assign::Roles(taken))
}

/// Lays the cards as was said; typed rows, from standard input where there are none yet, are shown back as understood.
///
/// # Errors
/// Everything that is wrong with typed rows, or that nothing can be arranged on a board of streets.
pub fn lay(
    app: &App,
    game: &mut Game,
    layout: Option<Layout>,
    rows: Option<&[String]>,
) -> Result<(), Failure> {
    if game.mode.grids.is_empty() && layout.is_some() {
        // The board says where everything is.
        return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-no-layout")));
    }
    let typed = game.code.as_ref().is_some_and(|code| code.layout == Arranged::Typed);
    let size: Option<GridSize> = game.mode.grids.get(&game.players).copied();
    match (layout.or(typed.then_some(Layout::Typed)), size) {
        (Some(Layout::Alphabetical), _) => game.layout = Arrange::Alphabetical,
        (Some(Layout::Cells), _) => game.layout = Arrange::Cells,
        (Some(Layout::Typed), Some(size)) => {
            game.layout = Arrange::Typed(match rows {
                Some(rows) => rows::typed(app, rows, &game.edition, size)?,
                None => typed_now(app, &game.edition, size)?,
            });
        }
        _ => {}
    }
    Ok(())
}

/// The cards as somebody types them now: asked for row by row at a terminal, else whole lines.
fn typed_now(app: &App, edition: &Edition, size: GridSize) -> Result<Vec<Card>, Failure> {
    if !app.is_answered() || app.json {
        return rows::typed(app, &rows::typed_rows(app)?, edition, size);
    }
    let rows = rows::ask_rows(app, &Candidates::of(edition, size), size)?;
    let rows = rows.ok_or_else(|| Failure::silent(ExitStatus::Refused))?;
    Ok(rows::read_typed(app, &rows, edition, size)?.concat())
}

/// Why an option cannot be chosen so.
pub(crate) fn no_choice(app: &App, error: &ChoiceError, mode: Mode, edition: &str) -> Failure {
    let mode = tables::mode_name_in(app, mode, edition);
    Failure::new(ExitStatus::Usage, error.say(&mode, &app.words))
}

/// The setup, or what does not fit together.
///
/// # Errors
/// What [`Game::setup`] says.
pub fn setup(app: &App, game: &Game) -> Result<Setup, Failure> {
    game.setup().map_err(|error| no_setup(app, &error, game))
}

/// Why there is no such setup, and what there is instead.
pub fn no_setup(app: &App, error: &SetupError, game: &Game) -> Failure {
    let Game { edition, players, .. } = game;
    let named = |mode| tables::mode_name_in(app, mode, &edition.id);
    let mut failure = ends::fails(app, &NamingModes(error, &named));
    if matches!(error, SetupError::Players { .. } | SetupError::NotInBox { .. })
        && let Ok(found) = fits(&app.library(), Some(*players), Some(edition), edition)
        && !found.is_empty()
    {
        let modes: Vec<String> =
            found.iter().map(|fit| tables::mode_to_type(app, fit.mode, &edition.id)).collect();
        let args =
            [("players", players.to_string().into()), ("modes", app.words.all_of(&modes).into())];
        failure.lines.push(app.words.tell("cli-players-fit", &args));
    }
    failure
}
