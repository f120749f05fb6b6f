//! `referee people`: who plays here.
use noir_referee::scenario::{People, PeopleError, person_name};
use noir_referee::screen::people_text;
use noir_referee::table::Opening;

use crate::app::App;
use crate::command::open::{names, new};
use crate::command::show::tables;
use crate::failure::{ExitStatus, Failure};
use crate::shell::ends;

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
            let people = people(app)?;
            if app.json {
                return app.print_json(&people);
            }
            return app.print(&people_text(
                &people,
                &|mode| tables::mode_name(app, mode),
                &app.words,
            ));
        }
        Some(Change::Add { name }) => {
            names::person_only(app, name)?;
            change_people(app, |people| Ok(("people-added", vec![("name", people.add(name)?)])))?
        }
        Some(Change::Rename { old, new }) => rename_person(app, old, new)?,
        Some(Change::Join { old, name }) => join_people(app, old, name)?,
        Some(Change::Forget { name }) => change_people(app, |people| {
            Ok(("people-forgotten", vec![("name", people.forget(name)?)]))
        })?,
    };
    if app.json {
        return app.print_json(&people(app)?);
    }
    app.print_wrapped(&[told])
}

/// A message with what is put into it.
type Said = (&'static str, Vec<(&'static str, String)>);

/// The people who play here.
///
/// # Errors
/// When their file is damaged or cannot be read.
pub fn people(app: &App) -> Result<People, Failure> {
    People::of(&app.data).map_err(|error| people_file(app, &error))
}

/// Changes them, and says so.
fn change_people(
    app: &App,
    change: impl FnOnce(&mut People) -> Result<Said, PeopleError>,
) -> Result<String, Failure> {
    let (_, changed) =
        People::amend(&app.data, change).map_err(|error| people_file(app, &error))?;
    let (key, args) = changed.map_err(|error| people_failure(app, &error))?;
    let args: Vec<_> = args.into_iter().map(|(name, text)| (name, text.into())).collect();
    Ok(app.words.tell(key, &args))
}

/// Calls somebody otherwise. Where somebody else is called so already, it may be the same person under two names: that is
/// asked.
fn rename_person(app: &App, old: &str, new: &str) -> Result<String, Failure> {
    names::person_only(app, new)?;
    let renamed = change_people(app, |people| {
        let [old, new] = people.rename(old, new)?;
        Ok(("people-renamed", vec![("old", old), ("new", new)]))
    });
    let people = people(app)?;
    let taken = people.find(old).ok().zip(people.find(new).ok()).filter(|(a, b)| a != b);
    let (Err(failure), Some(_)) = (&renamed, taken) else { return renamed };
    let args = [("old", old.into()), ("new", new.into())];
    if app.is_answered() && !app.json {
        if app.confirm(&app.words.tell("people-same", &args))? {
            return join_people(app, old, new);
        }
        return renamed;
    }
    Err(failure.clone().hint(app.words.tell("people-join-hint", &args)))
}

fn join_people(app: &App, old: &str, name: &str) -> Result<String, Failure> {
    change_people(app, |people| {
        let [old, new] = people.join(old, name)?;
        Ok(("people-joined", vec![("old", old), ("new", new)]))
    })
}

/// Lets a name that was misspelt at a table be that person’s, whose name of today is `name`.
pub(crate) fn same_person(app: &App, was: &str, name: &str) -> Option<String> {
    let people = people(app).ok()?;
    let known = |it: &str| people.names().any(|other| other.to_lowercase() == it.to_lowercase());
    match (known(was), known(name)) {
        (false, _) => None,
        (true, true) => join_people(app, was, name).ok(),
        (true, false) => rename_person(app, was, name).ok(),
    }
}

/// Remembers who has sat down at a table, and with which box. That this fails stops nobody from playing.
pub fn remember_people(app: &App, opening: &Opening) {
    if opening.practice {
        return;
    }
    let nameless = |info: &&noir_referee::table::SeatInfo| {
        info.player == info.seat || info.player == info.role || info.machine().is_some()
    };
    let named = opening.seats.iter().filter(|info| !nameless(info)).map(|it| it.player.as_str());
    let named: Vec<&str> = named.filter(|name| person_name(name).is_ok()).collect();
    let remember = |people: &mut People| -> Result<(), PeopleError> {
        people.remember(named.iter().copied(), opening.mode, &opening.edition);
        Ok(())
    };
    if let Err(error) = People::amend(&app.data, remember) {
        people_file(app, &error).lines.iter().for_each(|line| app.remark(line));
    }
}

/// Why people stay as they were.
pub fn people_failure(app: &App, error: &PeopleError) -> Failure {
    ends::fails(app, error)
}

fn people_file(app: &App, error: &noir_referee::scenario::ScenarioError) -> Failure {
    let failure = new::scenario_failure(app, error);
    if failure.exit == ExitStatus::Damaged {
        return failure.hint(app.words.say("people-stays"));
    }
    failure
}
