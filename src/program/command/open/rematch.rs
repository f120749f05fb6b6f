//! `referee rematch`: opens the next table from one that is over, with the roles swapped.
use std::path::{Path, PathBuf};

use noir_referee::scenario::{Candidates, Card, GridSize, People};
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::session::Session;
use noir_referee::setup::{Arrange, Assign, Game, RandomSource};
use noir_referee::table::{Match, Opening, View};
use serde_json::json;

use crate::app::App;
use crate::command::open::new::NewTable;
use crate::command::open::{game, names, new, people, welcome};
use crate::evening::dialogue::Plan;
use crate::evening::{opening, rows};
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::prompt::ask_menu::Reply;

/// What `rematch` takes.
#[derive(Debug, Default, clap::Args)]
pub struct Arguments {
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    deal: Option<PathBuf>,
    #[arg(long)]
    lock: bool,
}

/// Opens the next table: the same box, cards, players, options and trusts, everybody one seat further.
///
/// # Errors
/// When the table is not over; else as `open_laid`.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    // A file that does not exist yet can only be that of the new table.
    let fresh = app.table.take_if(|file| args.into.is_none() && !file.exists());
    let over = at_table::open(app, Want::Read)?;
    let view = over.public();
    if view.position().outcome().is_none() {
        return Err(Failure::new(ExitStatus::Refused, app.words.say("cli-rematch-not-over"))
            .with_json("refused", json!({ "rule": "not-over" })));
    }
    app.table = args.into.clone().or(fresh);
    let deal = args.deal.as_deref().map(|file| new::deal_text(app, file)).transpose()?;
    let seed = args.seed.as_ref().map(|seed| seed.trim().to_owned());
    let mut next = next(app, view.opening(), view.rematch(), seed, &People::default())?;
    next.lock = args.lock;
    let by_cells = next.game.layout == Arrange::Cells;
    new::take_deal(app, &mut next.game, deal, by_cells)?;
    let (mut session, _) = new::open_laid(app, &next)?;
    people::remember_people(app, session.opening());
    if app.json {
        return app.print_json(&session.public().status());
    }
    welcome::welcome(app, &session)?;
    session.release();
    app.phones_come_along(over.path(), &session, true).map(drop)
}

/// Opens the next table from the one at `path`, over or not: everybody one seat further, or by lot. Nothing if
/// somebody went back.
///
/// # Errors
/// As `open_laid`.
pub(crate) fn play_again(
    app: &mut App,
    path: &Path,
    drawn: bool,
) -> Result<Option<Session>, Failure> {
    app.table = Some(path.to_owned());
    let last = at_table::open(app, Want::Read);
    app.table = None;
    let last = last?;
    let view = last.public();
    // Whoever had to go is not there, and nobody has two seats from the beginning.
    if let Some(left) = those_who_stayed(view.opening()) {
        return opening::open_by_questions(app, Plan::of(left));
    }
    // A game that nobody has ended brings nothing to a match, nor does one with other roles.
    let over = view.position().outcome().is_some();
    let series = view.rematch().filter(|_| over && !drawn);
    let people = people::people(app).unwrap_or_default();
    let mut next = next(app, view.opening(), series, None, &people)?;
    if drawn {
        next.game.seats = Some(Assign::Random);
    }
    if !ask_lay_again(app, &view, &mut next.game)? {
        return Ok(None);
    }
    opening::open_and_welcome(app, &next, true, Some((path, !drawn)))
}

/// The next table: the same game with everybody one seat further, called as they are today.
fn next(
    app: &App,
    opening: &Opening,
    series: Option<Match>,
    seed: Option<String>,
    people: &People,
) -> Result<NewTable, Failure> {
    let library = app.library();
    let scenario = |error| new::scenario_failure(app, &error);
    let mode = library.mode(opening.mode).map_err(scenario)?;
    let edition = library.edition(&opening.edition).map_err(scenario)?.spoken(&app.words);
    let seed = match seed {
        Some(seed) => seed,
        None => RandomSource::from_os()?.seed(),
    };
    let mut game = opening.game_again(mode, edition, seed);
    let names = game.names.iter().map(|name| people.today(name));
    game.names = names::named(app, names, (&game.mode, &game.edition), game.players)?;
    // What the house or a later version no longer offers is not played on.
    for (_, choice) in opening.options.iter() {
        let offered = game.mode.offers(&game.edition.id, choice);
        offered.map_err(|error| game::no_choice(app, &error, opening.mode, &opening.edition))?;
    }
    game.goes_on = game.layout != Arrange::Cells || series.is_some();
    Ok(NewTable { series, ..game.into() })
}

/// Asks how the suspects lie for the next game, where they have names: as they lie now, as somebody types, or as the
/// companion deals them. No if somebody went back.
fn ask_lay_again(app: &App, view: &View<'_>, next: &mut Game) -> Result<bool, Failure> {
    if next.layout == Arrange::Cells || !app.is_answered() {
        return Ok(true);
    }
    let (grid, cast) = (view.position().grid(), view.cast());
    let whole = grid.suspects().len() == cast.len() as u8;
    let lying = grid.cells().iter().filter_map(|cell| grid.at(cell));
    let lying: Vec<Card> = lying.map(|suspect| cast.cards()[suspect.at()].clone()).collect();
    let mut ways = vec![("end-lay-typed", Lay::Typed), ("end-lay-dealt", Lay::Dealt)];
    if whole {
        ways.insert(0, ("end-lay-same", Lay::Same));
    }
    let menu = Menu {
        asked: app.words.say("end-lay"),
        items: ways.iter().map(|(key, _)| MenuItem::new(app.words.say(key))).collect(),
        enter: Some(0),
        zero: Zero::Back,
    };
    let Reply::Given(at) = app.choose(&menu)? else { return Ok(false) };
    match ways[at].1 {
        Lay::Dealt => {}
        Lay::Same => next.layout = Arrange::Typed(lying),
        Lay::Typed => {
            let start = cast.start();
            let size = GridSize { rows: start.rows(), columns: start.columns() };
            let Some(rows) = rows::ask_rows(app, &Candidates::of(&next.edition, size), size)?
            else {
                return Ok(false);
            };
            let cards = rows::read_typed(app, &rows, &next.edition, size)?;
            next.layout = Arrange::Typed(cards.concat());
        }
    }
    Ok(true)
}

/// How the suspects lie for the next game.
#[derive(Clone, Copy)]
enum Lay {
    Same,
    Typed,
    Dealt,
}

/// Each person once, where somebody plays for somebody who had to go; nothing where each has one seat.
fn those_who_stayed(opening: &Opening) -> Option<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for seat in opening.all_seats() {
        let player = opening.player(seat);
        if !names.iter().any(|name| name.to_lowercase() == player.to_lowercase()) {
            names.push(player.to_owned());
        }
    }
    (names.len() < opening.seats.len()).then_some(names)
}
