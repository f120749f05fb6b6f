//! `referee setup`: everything that lies open when a table begins, and no table.
use noir_referee::scenario::{Choices, Edition, GridSize, ModeSheet, ScenarioError};
use noir_referee::setup::{Arrange, Assign, Request, Setup, SetupError, Source, setup_text};

use super::desk::Desk;
use super::failure::{Exit, Failure};
use super::new::Layout;

/// What `setup` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "MODE")]
    mode: String,
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    #[arg(long, value_name = "A,B|N")]
    players: Option<String>,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long, value_name = "ORDER", default_value = "random")]
    layout: Layout,
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long, conflicts_with = "json")]
    yaml: bool,
}

/// Prints the setup.
///
/// # Errors
/// Everything that does not fit together.
pub fn run(args: &Arguments, desk: &Desk) -> Result<(), Failure> {
    let library = desk.library();
    let scenario = |error: ScenarioError| desk.scenario_failure(&error);
    let mode = library.mode_by_id(&args.mode).map_err(scenario)?;
    let id = args.edition.as_deref().unwrap_or_else(|| desk.lang().code());
    let edition = library.edition(id).map_err(scenario)?;
    let (players, names) = desk.players(&mode, args.players.as_deref())?;
    let rows = if args.layout == Layout::Typed { Some(super::new::typed_rows()?) } else { None };
    let request = Request {
        players,
        names,
        seed: match &args.seed {
            Some(seed) => seed.clone(),
            None => Source::from_os()?.seed(),
        },
        arrange: desk.arrange(Some(args.layout), rows.as_deref(), &mode, &edition, players)?,
        assign: Assign::Random,
    };
    let choices = desk.choices(&mode, &edition, &args.options)?;
    let setup = desk.make_setup(&mode, &edition, choices, request)?;
    if desk.json {
        return desk.print_json(&setup);
    }
    if args.yaml {
        return desk.print(&[setup.yaml().trim_end()]);
    }
    desk.print(&setup_text(&setup, desk.drawing(), &desk.words, desk.columns))
}

impl Desk {
    /// How many players, and their names where they were given.
    ///
    /// # Errors
    /// When a name is no name, or two players share one.
    pub fn players(
        &self,
        mode: &ModeSheet,
        text: Option<&str>,
    ) -> Result<(u8, Vec<String>), Failure> {
        let Some(text) = text else { return Ok((mode.seats.len() as u8, Vec::new())) };
        if let Ok(count) = text.trim().parse() {
            return Ok((count, Vec::new()));
        }
        let mut names: Vec<String> = Vec::new();
        for name in text.split(',') {
            let said = |key: &str| {
                Failure::new(Exit::Usage, self.words.tell(key, &[("found", name.trim().into())]))
            };
            let name =
                noir_referee::scenario::clean_name(name).map_err(|_| said("cli-player-name"))?;
            if names.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
                return Err(said("cli-player-twice"));
            }
            names.push(name);
        }
        Ok((names.len() as u8, names))
    }

    /// How the cards are to be arranged; typed rows are shown back as understood.
    ///
    /// # Errors
    /// Everything that is wrong with typed rows.
    pub fn arrange(
        &self,
        layout: Option<Layout>,
        rows: Option<&[String]>,
        mode: &ModeSheet,
        edition: &Edition,
        players: u8,
    ) -> Result<Arrange, Failure> {
        let size: Option<GridSize> = mode.grids.get(&players).copied();
        match (rows, size, layout) {
            (Some(rows), Some(size), _) => Ok(Arrange::Typed(self.typed(rows, edition, size)?)),
            (_, _, Some(Layout::Alphabetical)) => Ok(Arrange::Alphabetical),
            _ => Ok(Arrange::Random),
        }
    }

    /// The options of a table.
    ///
    /// # Errors
    /// When the mode has no such option, or the option no such value.
    pub fn choices(
        &self,
        mode: &ModeSheet,
        edition: &Edition,
        chosen: &[String],
    ) -> Result<Choices, Failure> {
        let mut choices = Choices::of(mode, &edition.id);
        for text in chosen {
            choices
                .choose(mode, text)
                .map_err(|error| Failure::new(Exit::Usage, error.say(mode.id, &self.words)))?;
        }
        Ok(choices)
    }

    /// The setup, or what does not fit together.
    ///
    /// # Errors
    /// What [`Setup::new`] says.
    pub fn make_setup(
        &self,
        mode: &ModeSheet,
        edition: &Edition,
        choices: Choices,
        request: Request,
    ) -> Result<Setup, Failure> {
        Setup::new(mode, edition, choices, request).map_err(|error| {
            let exit = match error {
                SetupError::Players { .. }
                | SetupError::Planned(_)
                | SetupError::NotInBox { .. } => Exit::Refused,
                SetupError::Cards { .. } | SetupError::Roles => Exit::Usage,
            };
            Failure::new(exit, error.say(&self.words))
        })
    }
}
