//! `referee people`: who plays here.
use noir_referee::scenario::{People, PeopleError, person_name};
use noir_referee::screen::people_text;
use noir_referee::table::Opening;

use super::app::App;
use super::failure::{ExitStatus, Failure};

/// What `people` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Change>,
}

#[derive(Debug, clap::Subcommand)]
enum Change {
    /// Remembers somebody.
    Add {
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Calls somebody otherwise.
    Rename {
        #[arg(value_name = "OLD")]
        old: String,
        #[arg(value_name = "NEW")]
        new: String,
    },
    /// Forgets somebody.
    Forget {
        #[arg(value_name = "NAME")]
        name: String,
    },
}

/// Lists or changes who is remembered.
///
/// # Errors
/// When a name is nobody's, or somebody else's, or the file is damaged or cannot be written.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let told = match &args.command {
        None => {
            let people = app.people()?;
            if app.json {
                return app.print_json(&people);
            }
            return app.print(&people_text(&people, &|mode| app.mode_name(mode), &app.words));
        }
        Some(Change::Add { name }) => {
            app.change_people(|people| Ok(("people-added", vec![("name", people.add(name)?)])))?
        }
        Some(Change::Rename { old, new }) => app.change_people(|people| {
            let [old, new] = people.rename(old, new)?;
            Ok(("people-renamed", vec![("old", old), ("new", new)]))
        })?,
        Some(Change::Forget { name }) => app.change_people(|people| {
            Ok(("people-forgotten", vec![("name", people.forget(name)?)]))
        })?,
    };
    if app.json {
        return app.print_json(&app.people()?);
    }
    app.print_wrapped(&[told])
}

/// A message with what is put into it.
type Said = (&'static str, Vec<(&'static str, String)>);

impl App {
    /// The people who play here.
    ///
    /// # Errors
    /// When their file is damaged or cannot be read.
    pub fn people(&self) -> Result<People, Failure> {
        People::of(&self.data).map_err(|error| self.people_file(&error))
    }

    /// Changes them, and says so.
    fn change_people(
        &self,
        change: impl FnOnce(&mut People) -> Result<Said, PeopleError>,
    ) -> Result<String, Failure> {
        let (_, changed) =
            People::amend(&self.data, change).map_err(|error| self.people_file(&error))?;
        let (key, args) = changed.map_err(|error| self.people_failure(&error))?;
        let args: Vec<_> = args.into_iter().map(|(name, text)| (name, text.into())).collect();
        Ok(self.words.tell(key, &args))
    }

    /// Remembers who has sat down at a table, and with which box. That this fails stops nobody from playing.
    pub fn remember_people(&self, opening: &Opening) {
        if opening.practice {
            return;
        }
        let nameless = |info: &&noir_referee::table::SeatInfo| {
            info.player == info.seat || info.player == info.role || info.machine().is_some()
        };
        let named =
            opening.seats.iter().filter(|info| !nameless(info)).map(|it| it.player.as_str());
        let named: Vec<&str> = named.filter(|name| person_name(name).is_ok()).collect();
        let remember = |people: &mut People| -> Result<(), PeopleError> {
            people.remember(named.iter().copied(), opening.mode, &opening.edition);
            Ok(())
        };
        if let Err(error) = People::amend(&self.data, remember) {
            self.people_file(&error).lines.iter().for_each(|line| self.remark(line));
        }
    }

    /// Why people stay as they were.
    pub fn people_failure(&self, error: &PeopleError) -> Failure {
        Failure { exit: ExitStatus::Usage, lines: error.say(&self.words), json: None }
    }

    fn people_file(&self, error: &noir_referee::scenario::ScenarioError) -> Failure {
        let failure = self.scenario_failure(error);
        if failure.exit == ExitStatus::Damaged {
            return failure.hint(self.words.say("people-stays"));
        }
        failure
    }
}
