//! `referee rematch`: opens the next table from one that is over, with the roles swapped.
use crate::command::open::people;
use crate::evening::rows;
use crate::evening::start;
use crate::files::at_table;
use std::path::{Path, PathBuf};

use noir_referee::rules::Seat;
use noir_referee::scenario::{Candidates, Card, GridSize};
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::session::Session;
use noir_referee::setup::RandomSource;
use noir_referee::table::{Match, Opening, View};
use serde_json::json;

use crate::app::App;
use crate::command::open::game::{GameArgs, Layout};
use crate::command::open::new;
use crate::evening::dialogue::Plan;
use crate::failure::{ExitStatus, Failure};
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
/// When the table is not over; else as `open_new`.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    // A file that does not exist yet can only be that of the new table.
    let fresh = app.table.take_if(|file| args.into.is_none() && !file.exists());
    let over = at_table::open(app, Want::Read)?;
    let view = over.public();
    if view.position().outcome().is_none() {
        return Err(Failure::new(ExitStatus::Refused, app.words.say("cli-rematch-not-over"))
            .with_json("refused", json!({ "rule": "not-over" })));
    }
    let seed = match &args.seed {
        Some(seed) => seed.clone(),
        None => RandomSource::from_os()?.seed(),
    };
    let next = next(view.opening(), view.rematch(), seed, args);
    app.table = args.into.clone().or(fresh);
    let session = new::open_new(app, &next)?;
    if app.json {
        return app.print_json(&session.public().status());
    }
    new::welcome(app, &session)
}

/// Opens the next table from the one at `path`, over or not: everybody one seat further, or by lot. Nothing if
/// somebody went back.
///
/// # Errors
/// As `open_new`.
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
        return start::open_by_questions(app, Plan::of(left));
    }
    // A game that nobody has ended brings nothing to a match, nor does one with other roles.
    let over = view.position().outcome().is_some();
    let series = view.rematch().filter(|_| over && !drawn);
    let seed = RandomSource::from_os()?.seed();
    let mut next = next(view.opening(), series, seed, &Arguments::default());
    if drawn {
        next.game.assign = Some("random".to_owned());
    }
    if !ask_lay_again(app, &view, &mut next)? {
        return Ok(None);
    }
    let people = people::people(app).unwrap_or_default();
    if let Some(names) = next.game.players.as_mut().filter(|names| names.contains(',')) {
        let today: Vec<&str> = names.split(',').map(|name| people.today(name)).collect();
        *names = today.join(",");
    }
    start::open_and_welcome(app, &next, true)
}

/// Asks how the suspects lie for the next game, where they have names: as they lie now, as somebody types, or as the
/// companion deals them. No if somebody went back.
fn ask_lay_again(app: &App, view: &View<'_>, next: &mut new::Arguments) -> Result<bool, Failure> {
    if next.cards.is_none() || !app.is_answered() {
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
        Lay::Same => {
            next.cards = Some(lying);
            next.lies = true;
        }
        Lay::Typed => {
            let edition = app.library().edition(&view.opening().edition);
            let edition = edition.map_err(|error| new::scenario_failure(app, &error))?;
            let start = cast.start();
            let size = GridSize { rows: start.rows(), columns: start.columns() };
            let Some(rows) = rows::ask_rows(app, &Candidates::of(&edition, size), size)? else {
                return Ok(false);
            };
            next.cards = Some(new::read_typed(app, &rows, &edition, size)?.concat());
            next.lies = true;
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

/// What `new` would have to be told for the same table with everybody one seat further.
fn next(
    opening: &Opening,
    series: Option<Match>,
    seed: String,
    args: &Arguments,
) -> new::Arguments {
    let seats: Vec<Seat> = opening.all_seats().collect();
    let before = |seat: &Seat| Match::before(*seat, seats.len());
    let ids: Vec<&str> = seats.iter().map(|seat| opening.seat_id(*seat)).collect();
    // A player without a name is called by his seat or role, which he leaves now.
    let is_name = |seat: &Seat| {
        let player = opening.player(*seat);
        player != opening.seat_id(*seat) && player != opening.role(*seat)
    };
    let named = seats.iter().any(is_name);
    let players: Vec<&str> = seats.iter().map(|seat| opening.player(before(seat))).collect();
    let trust = |seat: &Seat| {
        let trust = opening.seats[before(seat).at()].trust;
        format!("{}={}", opening.seat_id(*seat), trust.word())
    };
    let by_cells = opening.cast.is_by_cells();
    let cards = (!by_cells).then(|| laid_out(opening.cast.cards(), &seed));
    new::Arguments {
        game: GameArgs {
            mode: Some(opening.mode.to_string()),
            edition: Some(opening.edition.clone()),
            players: Some(if named { players.join(",") } else { seats.len().to_string() }),
            options: opening
                .options
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect(),
            seed: Some(seed),
            assign: Some(ids.join(",")),
            ..GameArgs::default()
        },
        practice: opening.practice,
        deal: args.deal.clone(),
        layout: by_cells.then_some(Layout::Cells),
        trust: seats.iter().map(trust).collect(),
        with_referee: opening.referee,
        deduce: opening.deduce,
        pins: opening.pins,
        lock: args.lock,
        cards,
        series,
        ..new::Arguments::default()
    }
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

/// The same cards in an order from the seed.
fn laid_out(cards: &[Card], seed: &str) -> Vec<Card> {
    let mut cards = cards.to_vec();
    RandomSource::seeded("layout", seed).shuffle(&mut cards);
    cards
}
