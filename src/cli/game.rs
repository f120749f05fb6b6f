//! What is to be played: the part of a command line that `setup` and `new` share.
use noir_referee::scenario::{Choices, Edition, GridSize, ModeSheet};
use noir_referee::setup::{Arrange, Assign, Request, Setup, SetupError, Source};

use super::desk::Desk;
use super::failure::{Exit, Failure};
use super::new::Layout;

/// Which game, with which box, by whom.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct GameArgs {
    #[arg(value_name = "MODE")]
    pub mode: String,
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,
    #[arg(long, value_name = "A,B|N")]
    pub players: Option<String>,
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

/// The same, read and found to exist.
pub struct Game {
    /// The mode.
    pub mode: ModeSheet,
    /// The box.
    pub edition: Edition,
    /// How many players.
    pub players: u8,
    /// Their names, where they were given.
    names: Vec<String>,
    /// The seed; one that is easily typed where none was given.
    seed: String,
    choices: Choices,
}

impl Desk {
    /// What is to be played; the edition of the language where none was named.
    ///
    /// # Errors
    /// When there is no such mode, edition or option, or a name is no name.
    pub fn game(&self, args: &GameArgs) -> Result<Game, Failure> {
        let library = self.library();
        let mode = library.mode_by_id(&args.mode).map_err(|error| self.scenario_failure(&error))?;
        let id = args.edition.as_deref().unwrap_or_else(|| self.lang().code());
        let edition = library.edition(id).map_err(|error| self.scenario_failure(&error))?;
        let (players, names) = self.players(&mode, args.players.as_deref())?;
        let seed = match &args.seed {
            Some(seed) => seed.clone(),
            None => Source::from_os()?.seed(),
        };
        let choices = self.choices(&mode, &edition, players, &args.options)?;
        Ok(Game { mode, edition, players, names, seed, choices })
    }

    /// How many players, and their names where they were given.
    ///
    /// # Errors
    /// When a name is no name, or two players share one.
    fn players(&self, mode: &ModeSheet, text: Option<&str>) -> Result<(u8, Vec<String>), Failure> {
        let Some(text) = text else { return Ok((mode.fewest_players(), Vec::new())) };
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
        game: &Game,
    ) -> Result<Arrange, Failure> {
        let size: Option<GridSize> = game.mode.grids.get(&game.players).copied();
        match (rows, size, layout) {
            (Some(rows), Some(size), _) => {
                Ok(Arrange::Typed(self.typed(rows, &game.edition, size)?))
            }
            (_, _, Some(Layout::Alphabetical)) => Ok(Arrange::Alphabetical),
            _ => Ok(Arrange::Random),
        }
    }

    /// The options of a table.
    ///
    /// # Errors
    /// When the mode has no such option, or the option no such value.
    fn choices(
        &self,
        mode: &ModeSheet,
        edition: &Edition,
        players: u8,
        chosen: &[String],
    ) -> Result<Choices, Failure> {
        let mut choices = Choices::of(mode, &edition.id, players);
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
        game: Game,
        arrange: Arrange,
        assign: Assign,
    ) -> Result<Setup, Failure> {
        let Game { mode, edition, players, names, seed, choices } = game;
        let request = Request { players, names, seed, arrange, assign };
        Setup::new(&mode, &edition, choices, request).map_err(|error| {
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
