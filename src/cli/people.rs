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
    /// Lets two names be one person’s.
    Join {
        #[arg(value_name = "OLD")]
        old: String,
        #[arg(value_name = "NAME")]
        name: String,
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
            app.person_only(name)?;
            app.change_people(|people| Ok(("people-added", vec![("name", people.add(name)?)])))?
        }
        Some(Change::Rename { old, new }) => app.rename_person(old, new)?,
        Some(Change::Join { old, name }) => app.join_people(old, name)?,
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

    /// Calls somebody otherwise. Where somebody else is called so already, it may be the same person under two names: that is
    /// asked.
    fn rename_person(&self, old: &str, new: &str) -> Result<String, Failure> {
        self.person_only(new)?;
        let renamed = self.change_people(|people| {
            let [old, new] = people.rename(old, new)?;
            Ok(("people-renamed", vec![("old", old), ("new", new)]))
        });
        let people = self.people()?;
        let taken = people.find(old).ok().zip(people.find(new).ok()).filter(|(a, b)| a != b);
        let (Err(failure), Some(_)) = (&renamed, taken) else { return renamed };
        let args = [("old", old.into()), ("new", new.into())];
        if self.is_answered() && !self.json {
            if self.confirm(&self.words.tell("people-same", &args))? {
                return self.join_people(old, new);
            }
            return renamed;
        }
        Err(failure.clone().hint(self.words.tell("people-join-hint", &args)))
    }

    fn join_people(&self, old: &str, name: &str) -> Result<String, Failure> {
        self.change_people(|people| {
            let [old, new] = people.join(old, name)?;
            Ok(("people-joined", vec![("old", old), ("new", new)]))
        })
    }

    /// Lets a name that was misspelt at a table be that person’s, whose name of today is `name`.
    pub(super) fn same_person(&self, was: &str, name: &str) -> Option<String> {
        let people = self.people().ok()?;
        let known =
            |it: &str| people.names().any(|other| other.to_lowercase() == it.to_lowercase());
        match (known(was), known(name)) {
            (false, _) => None,
            (true, true) => self.join_people(was, name).ok(),
            (true, false) => self.rename_person(was, name).ok(),
        }
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
