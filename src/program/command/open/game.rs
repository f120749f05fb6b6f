//! What is to be played: the part of a command line that `setup` and `new` share.
use crate::command::open::beside;
use crate::command::open::new;
use crate::command::show::tables;
use crate::evening::dialogue;
use crate::evening::rows;
use noir_referee::lang::machine;
use noir_referee::scenario::{Candidates, Edition, GridSize, Library, ModeSheet, SeatId, spelled};
use noir_referee::screen::is_foreign;
use noir_referee::setup::{
    Arrange, Arranged, Assign, Beside, CodeFlaw, OtherMeaning, RandomSource, Request, Setup,
    SetupCode, SetupError, fits, other_meaning, other_meaning_in_any_box,
};
use noir_referee::terms::{Choices, Mode};

use crate::app::App;
use crate::command::open::beside::rest_of;
use crate::failure::{ExitStatus, Failure};

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

/// The most players of any mode in any box.
const MOST_PLAYERS: usize = 9;

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

/// The same, read and found to exist.
pub struct ChosenGame {
    /// The mode.
    pub mode: ModeSheet,
    /// The box.
    pub edition: Edition,
    /// How many players.
    pub players: u8,
    /// Who takes which seat, where it was said.
    pub assign: Option<Assign>,
    /// The code that all this was read from.
    pub code: Option<SetupCode>,
    /// The table whose cards are not to be taken.
    beside: Option<Beside>,
    /// Their names, where they were given.
    names: Vec<String>,
    /// The seed; one that is easily typed where none was given.
    seed: String,
    choices: Choices,
}

impl ChosenGame {
    /// How the suspects lie, where a code says it.
    fn layout(&self) -> Option<Layout> {
        self.code.as_ref().map(|code| match code.layout {
            Arranged::Random => Layout::Random,
            Arranged::Alphabetical => Layout::Alphabetical,
            Arranged::Typed => Layout::Typed,
            Arranged::Cells => Layout::Cells,
        })
    }
}

/// What is to be played; the edition of the language where none was named.
///
/// # Errors
/// When there is no such mode, edition, option, seat or code, or a name is no name.
pub fn game(app: &App, args: &GameArgs) -> Result<ChosenGame, Failure> {
    let args = &with_mode(app, args)?;
    let code = args.code.as_deref().map(|code| setup_code(app, code)).transpose()?;
    let library = app.library();
    let scenario = |error| new::scenario_failure(app, &error);
    let mode = match &code {
        Some(code) => library.mode(code.mode),
        None => library.mode_by_id(args.mode.as_deref().unwrap_or_default()),
    };
    let mode = mode.map_err(scenario)?;
    let id = code.as_ref().map(|code| code.edition.as_str()).or(args.edition.as_deref());
    let id = id.unwrap_or_else(|| mode.edition_for(app.lang().code()));
    let edition = library.edition(id).map_err(scenario)?.spoken(&app.words);
    let (players, names) = match (&args.players, &code) {
        (Some(players), _) => how_many(app, players, (&mode, &edition))?,
        (None, Some(code)) => (code.players, Vec::new()),
        (None, None) => (fewest(&mode, &edition), Vec::new()),
    };
    if let Some(code) = code.as_ref().filter(|code| code.players != players) {
        let args = [("found", players.to_string().into()), ("n", code.players.into())];
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-code-players", &args)));
    }
    let seed = match (&args.seed, &code) {
        // Nobody sees a space at the end of it.
        (Some(seed), _) => seed.trim().to_owned(),
        (None, Some(code)) => code.seed.clone(),
        (None, None) => RandomSource::from_os()?.seed(),
    };
    // A code says what differs from the book, whatever a scenario of one's own makes of it.
    let choices = if let Some(code) = &code {
        let chosen: Vec<String> = code.choices().collect();
        let book = Library::default().mode(code.mode).map_err(scenario)?;
        let unsaid = book.unsaid(&edition.id, players);
        choices(app, &book, &edition, unsaid, &chosen)?
    } else {
        let default = mode.choices(&edition.id, players);
        choices(app, &mode, &edition, default, &args.options)?
    };
    let assign = match &code {
        Some(code) => Some(Assign::of(&code.seats, &mode)),
        None => args.assign.as_deref().map(|who| assign(app, who, &mode, players)).transpose()?,
    };
    if mode.is_on_streets() && args.beside.is_some() {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-no-beside")));
    }
    let beside = match &code {
        Some(code) => rest_of(code, &mode),
        None => args.beside.as_deref().map(|other| beside::beside(app, other)).transpose()?,
    };
    Ok(ChosenGame { mode, edition, players, assign, code, beside, names, seed, choices })
}

/// The same with a mode: asked for at a terminal, where none was named.
fn with_mode(app: &App, args: &GameArgs) -> Result<GameArgs, Failure> {
    if args.mode.is_some() || args.code.is_some() {
        return Ok(args.clone());
    }
    if app.json || !app.is_answered() {
        let modes = Mode::ALL.map(Mode::id);
        let modes = ("modes", app.words.one_of(&modes).into());
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("start-no-mode", &[modes]))
            .hint(app.words.say("start-no-mode-hint")));
    }
    let asked = dialogue::game_dialogue(app, args)?;
    asked.ok_or_else(|| Failure::silent(ExitStatus::Usage))
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

/// A code as it was typed.
fn setup_code(app: &App, text: &str) -> Result<SetupCode, Failure> {
    text.parse().map_err(|flaw: CodeFlaw| Failure::new(ExitStatus::Usage, flaw.say(&app.words)))
}

/// Who takes which seat: `random`, `in-order`, or the seat of each player; a bare `thief` is the
/// first that nobody has taken yet.
fn assign(app: &App, text: &str, mode: &ModeSheet, players: u8) -> Result<Assign, Failure> {
    match text.trim() {
        "random" => return Ok(Assign::Random),
        "in-order" => return Ok(Assign::InOrder),
        _ => {}
    }
    let seats = mode.seats_for(players);
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

/// How many players, and their names where they were given.
///
/// # Errors
/// When a name is no name, or two players share one.
fn how_many(
    app: &App,
    text: &str,
    game: (&ModeSheet, &Edition),
) -> Result<(u8, Vec<String>), Failure> {
    if let Ok(count) = text.trim().parse() {
        return Ok((count, Vec::new()));
    }
    let count = text.split(',').count();
    if count > MOST_PLAYERS {
        let args = [("found", count.into()), ("most", MOST_PLAYERS.into())];
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-players-many", &args)));
    }
    let mut names: Vec<String> = Vec::new();
    let count = text.split(',').count() as u8;
    for name in text.split(',') {
        let name = another_machine(name, &names);
        names.push(player_name(app, &name, &names, game, count)?);
    }
    Ok((names.len() as u8, names))
}

/// What one of `count` players is called, beside `others` who have been named already.
///
/// # Errors
/// When it is no name, or would mean somebody or something else as well.
pub(crate) fn player_name(
    app: &App,
    name: &str,
    others: &[String],
    (mode, edition): (&ModeSheet, &Edition),
    count: u8,
) -> Result<String, Failure> {
    // Behind a machine's name stands how strong it is.
    let (word, strength) = match name.split_once(':').filter(|_| machine(name).is_some()) {
        Some((word, strength)) => (word, format!(":{}", strength.trim())),
        None => (name, String::new()),
    };
    let name = match spelled(word) {
        Ok(word) => word + &strength,
        Err(why) => {
            let found = ("found", name.trim().into());
            let args = [found, ("why", why.say(&app.words).into())];
            let said = app.words.tell("cli-player-name", &args);
            return Err(Failure::new(ExitStatus::Usage, said));
        }
    };
    match other_meaning(&name, others, mode, edition, count) {
        None => Ok(name),
        Some(other) => Err(no_name(app, &name, other)),
    }
}

/// That somebody cannot be called so, whatever is played here.
///
/// # Errors
/// What the name means as well.
pub(crate) fn person_only(app: &App, name: &str) -> Result<(), Failure> {
    let other = other_meaning_in_any_box(name, &app.library());
    match other.map_err(|error| new::scenario_failure(app, &error))? {
        None => Ok(()),
        Some(other) => Err(no_name(app, name, other)),
    }
}

fn no_name(app: &App, name: &str, other: OtherMeaning) -> Failure {
    let found = ("found", name.trim().into());
    let (key, args) = match other {
        OtherMeaning::Player(other) => ("cli-player-twice", vec![found, ("other", other.into())]),
        OtherMeaning::Role(role) => {
            let example = ("example", format!("{name} B").into());
            ("cli-player-role", vec![found, ("role", role.into()), example])
        }
        OtherMeaning::Word => ("cli-player-word", vec![found]),
        OtherMeaning::Place => ("cli-player-cell", vec![found]),
    };
    Failure::new(ExitStatus::Usage, app.words.tell(key, &args))
}

/// How the cards are to be arranged; typed rows, from standard input where there are none yet, are
/// shown back as understood.
///
/// # Errors
/// Everything that is wrong with typed rows, or that nothing can be arranged on a board of streets.
pub fn arrange(
    app: &App,
    layout: Option<Layout>,
    rows: Option<&[String]>,
    game: &ChosenGame,
) -> Result<Arrange, Failure> {
    if game.mode.grids.is_empty() && layout.is_some() {
        // The board says where everything is.
        return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-no-layout")));
    }
    let size: Option<GridSize> = game.mode.grids.get(&game.players).copied();
    Ok(match (game.layout().or(layout), size) {
        (Some(Layout::Alphabetical), _) => Arrange::Alphabetical,
        (Some(Layout::Cells), _) => Arrange::Cells,
        (Some(Layout::Typed), Some(size)) => {
            let Some(rows) = rows else { return arrange_typed(app, &game.edition, size) };
            Arrange::Typed(new::typed(app, rows, &game.edition, size)?)
        }
        _ => Arrange::Random,
    })
}

/// The cards as somebody types them now: asked for row by row at a terminal, else whole lines.
fn arrange_typed(app: &App, edition: &Edition, size: GridSize) -> Result<Arrange, Failure> {
    if !app.is_answered() || app.json {
        return Ok(Arrange::Typed(new::typed(app, &new::typed_rows(app)?, edition, size)?));
    }
    let rows = rows::ask_rows(app, &Candidates::of(edition, size), size)?;
    let rows = rows.ok_or_else(|| Failure::silent(ExitStatus::Refused))?;
    Ok(Arrange::Typed(new::read_typed(app, &rows, edition, size)?.concat()))
}

/// The options of a table: these, but for what is chosen otherwise.
///
/// # Errors
/// When the mode has no such option, or the option no such value.
fn choices(
    app: &App,
    mode: &ModeSheet,
    edition: &Edition,
    mut choices: Choices,
    chosen: &[String],
) -> Result<Choices, Failure> {
    for text in chosen {
        mode.choose(&mut choices, &edition.id, text).map_err(|error| {
            Failure::new(
                ExitStatus::Usage,
                error.say(&tables::mode_name_in(app, mode.id, &edition.id), &app.words),
            )
        })?;
    }
    Ok(choices)
}

/// The setup, or what does not fit together.
///
/// # Errors
/// What [`Setup::new`] says.
pub fn make_setup(
    app: &App,
    game: ChosenGame,
    arrange: Arrange,
    assign: Assign,
) -> Result<Setup, Failure> {
    let ChosenGame { mode, edition, players, code, beside, names, seed, choices, .. } = game;
    let request = Request { players, names, seed, arrange, assign, beside };
    let made = Setup::new(&mode, &edition, choices, request);
    let mut setup = made.map_err(|error| no_setup(app, &error, &edition, players))?;
    if let Some(code) = &code {
        setup.compare(code);
    }
    Ok(setup)
}

/// Why there is no such setup, and what there is instead.
pub fn no_setup(app: &App, error: &SetupError, edition: &Edition, players: u8) -> Failure {
    let exit = match error {
        SetupError::Cards { .. } | SetupError::Roles => ExitStatus::Usage,
        _ => ExitStatus::Refused,
    };
    let mut failure = Failure::new(
        exit,
        error.say(&app.words, &|mode| tables::mode_name_in(app, mode, &edition.id)),
    );
    if matches!(error, SetupError::Players { .. } | SetupError::NotInBox { .. })
        && let Ok(found) = fits(&app.library(), Some(players), Some(edition), edition)
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

/// The smallest number of players who can play it with this box.
fn fewest(mode: &ModeSheet, edition: &Edition) -> u8 {
    let printed = mode.printed.get(&edition.id);
    let fewest = printed.and_then(|headline| headline.players.iter().min().copied());
    fewest.unwrap_or_else(|| mode.fewest_players())
}

/// A second machine of the same name gets a number: `bot2`.
pub(crate) fn another_machine(name: &str, others: &[String]) -> String {
    let word = |name: &str| name.split(':').next().unwrap_or_default().trim().to_lowercase();
    let is_taken = |name: &str| others.iter().any(|other| word(other) == word(name));
    if machine(name).is_none() || !is_taken(name) {
        return name.to_owned();
    }
    let (first, strength) = name.split_once(':').unwrap_or((name, ""));
    let first = first.trim().trim_end_matches(|letter: char| letter.is_ascii_digit());
    let colon = if strength.is_empty() { "" } else { ":" };
    let numbered = (2..).map(|number| format!("{first}{number}{colon}{strength}"));
    numbered.take(MOST_PLAYERS).find(|name| !is_taken(name)).unwrap_or_else(|| name.to_owned())
}
