//! Which box, which mode.
use noir_referee::lang::Words;
use noir_referee::scenario::{Edition, ModeSheet, STREET_EDITIONS};
use noir_referee::screen::{Menu, MenuItem, Pitch, Zero};
use noir_referee::setup::{fits, runs};
use noir_referee::terms::{Mode, Status};

use super::{Asked, Plan, asked};
use crate::app::App;
use crate::command::open::{game, names, new, people};
use crate::evening::dialogue;
use crate::failure::Failure;
use crate::prompt::ask_menu;
use crate::prompt::ask_menu::Reply;

/// A box as it is told from others of its name.
fn titled(edition: &Edition) -> String {
    let languages = edition.languages.iter().map(|lang| Words::new(*lang).own_name());
    let languages: Vec<String> = languages.collect();
    format!("{} ({}) · {}", edition.title, edition.publisher, languages.join(", "))
}

/// A mode that can be played now.
struct Offered {
    sheet: ModeSheet,
    edition: Edition,
    pitch: Pitch,
    /// With how many players.
    players: Vec<u8>,
}

/// Which box lies on the table: the box of Noir used last, unless another is wanted. The one of the language comes
/// first; whoever has the box of another game has answered what is played as well.
pub(crate) fn ask_box(app: &App, plan: &mut Plan, again: bool) -> Result<Asked, Failure> {
    plan.game = None;
    let mut boxes = boxes(app)?;
    if !again && plan.edition.is_none() {
        let last = people::people(app).ok();
        let last = last.as_ref().and_then(|people| people.edition());
        if let Some(at) = boxes.iter().position(|it| Some(it.id.as_str()) == last) {
            plan.edition = Some(boxes.swap_remove(at));
        }
    }
    if !again && plan.edition.is_some() {
        return Ok(Asked::No);
    }
    let title =
        |edition: &Edition| MenuItem { word: edition.id.clone(), ..MenuItem::new(titled(edition)) };
    let mut others = modes_of(app, &streets(app)?, plan.count)?;
    let game = |other: &Offered| MenuItem {
        word: other.sheet.id.id().to_owned(),
        ..MenuItem::new(other.pitch.name.clone())
    };
    let menu = Menu {
        asked: app.words.say("start-box"),
        items: boxes.iter().map(title).chain(others.iter().map(game)).collect(),
        enter: Some(0),
        zero: Zero::Back,
    };
    ask_menu::so_far(app, &[plan.who(app)])?;
    match app.choose(&menu)? {
        Reply::Given(at) if at >= boxes.len() => {
            seat_at(app, plan, others.swap_remove(at - boxes.len()))
        }
        reply => Ok(asked(reply, |at| plan.edition = Some(boxes.swap_remove(at)))),
    }
}

/// The boxes of Noir.
fn boxes(app: &App) -> Result<Vec<Edition>, Failure> {
    let library = app.library();
    let scenario = |error| new::scenario_failure(app, &error);
    let mut boxes = Vec::new();
    for id in library.editions().map_err(scenario)? {
        let edition = library.edition(&id).map_err(scenario)?;
        if edition.modes.contains_key(&Mode::KillerInspector) {
            boxes.push(edition);
        }
    }
    boxes.sort_by_key(|edition| edition.id != app.lang().code());
    Ok(boxes)
}

/// Which of the modes that so many can play.
pub(crate) fn ask_mode(app: &App, plan: &mut Plan) -> Result<Asked, Failure> {
    let Some(edition) = plan.edition.clone() else { return Ok(Asked::Back) };
    plan.game = None;
    let modes = modes_for(app, &edition, plan.count)?;
    let first = modes.iter().position(|it| it.pitch.first_game.is_some());
    let played = times_played(app, plan);
    let times = |at: &usize| played(modes[*at].sheet.id);
    let favourite = (0..modes.len()).rev().max_by_key(times).filter(|at| times(at) > 0);
    let enter = favourite.or(first).or(Some(0));
    let item = |(at, offered): (usize, &Offered)| {
        let Offered { sheet, pitch, players, .. } = offered;
        let mut pitch = pitch.clone();
        // One of them is enough.
        pitch.first_game = pitch.first_game.filter(|_| Some(at) == first);
        let players = ("players", runs(players).join(", ").into());
        let mut facts = vec![app.words.tell("setup-players", &[players]), pitch.headline()];
        let times = times(&at);
        if times > 0 {
            facts.push(app.words.tell("start-mode-played", &[("n", times.into())]));
        }
        facts.retain(|fact| !fact.is_empty());
        let about = vec![facts.join(" · "), pitch.what];
        MenuItem { word: sheet.id.id().to_owned(), ..MenuItem::about(pitch.name, about) }
    };
    let mut items: Vec<MenuItem> = modes.iter().enumerate().map(item).collect();
    let title = ("box", edition.title.as_str().into());
    items.push(MenuItem::new(app.words.tell("start-mode-box", &[title])));
    let mut asks = app.words.say("start-mode");
    if modes.is_empty() {
        asks = app.words.tell("start-who-none", &[("n", plan.count.into())]);
    }
    let enter = enter.filter(|_| !modes.is_empty());
    let menu = Menu { asked: asks, items, enter, zero: Zero::Back };
    ask_menu::so_far(app, &dialogue::answered(app, plan))?;
    let reply = app.choose(&menu)?;
    let Reply::Given(at) = reply else { return Ok(asked(reply, |_| ())) };
    // The last answer is another box.
    let Some(chosen) = modes.into_iter().nth(at) else { return Ok(Asked::Yes) };
    seat_at(app, plan, chosen)
}

/// Takes what was chosen, if everybody can be called there what they are called.
fn seat_at(app: &App, plan: &mut Plan, chosen: Offered) -> Result<Asked, Failure> {
    if let Some(why) = unseatable(app, plan, (&chosen.sheet, &chosen.edition)) {
        app.print_wrapped(&why)?;
        return Ok(Asked::Others);
    }
    plan.game = Some((chosen.sheet, chosen.edition));
    Ok(Asked::Yes)
}

/// The modes that so many can play, each with its box: Mr. Jack has one of his own.
fn modes_for(app: &App, edition: &Edition, count: u8) -> Result<Vec<Offered>, Failure> {
    let mut modes = modes_of(app, edition, count)?;
    modes.extend(modes_of(app, &streets(app)?, count)?);
    Ok(modes)
}

/// The box with streets.
fn streets(app: &App) -> Result<Edition, Failure> {
    let streets = app.library().edition(STREET_EDITIONS[0]);
    Ok(streets.map_err(|error| new::scenario_failure(app, &error))?.spoken(&app.words))
}

/// What so many can play with this box.
fn modes_of(app: &App, own: &Edition, count: u8) -> Result<Vec<Offered>, Failure> {
    let library = app.library();
    let scenario = |error| new::scenario_failure(app, &error);
    let shown = game::legible(app, own.clone());
    let mut modes = Vec::new();
    for fit in fits(&library, Some(count), Some(own), own).map_err(scenario)? {
        let sheet = library.mode(fit.mode).map_err(scenario)?;
        if sheet.status == Status::Refereed {
            let pitch = Pitch::of(&sheet, &shown, count, &app.words);
            let edition = own.clone();
            modes.push(Offered { sheet, edition, pitch, players: fit.players });
        }
    }
    Ok(modes)
}

/// How often those who play now have sat down to a mode, whoever of them most.
fn times_played(app: &App, plan: &Plan) -> impl Fn(Mode) -> u16 + use<> {
    let people = people::people(app).unwrap_or_default();
    let here: Vec<_> = people
        .all()
        .iter()
        .filter(|person| plan.names.contains(&person.name))
        .map(|person| person.modes.clone())
        .collect();
    move |mode| here.iter().filter_map(|modes| modes.get(&mode)).max().copied().unwrap_or(0)
}

/// Why these names cannot be used in a mode: one of them means something else as well.
fn unseatable(app: &App, plan: &Plan, game: (&ModeSheet, &Edition)) -> Option<Vec<String>> {
    let name = |(at, name): (usize, &String)| {
        names::player_name(app, name, &plan.names[..at], game, plan.count).err()
    };
    plan.names.iter().enumerate().find_map(name).map(|failure| failure.lines)
}

/// Which board of streets: the other game comes in two boxes, told apart by their boards.
pub(crate) fn ask_board(app: &App, plan: &mut Plan) -> Result<Asked, Failure> {
    let Some((mode, _)) = plan.game.clone() else { return Ok(Asked::Back) };
    if !mode.is_on_streets() {
        return Ok(Asked::No);
    }
    let mut boards = Vec::new();
    for id in STREET_EDITIONS {
        let board =
            app.library().edition(id).map_err(|error| new::scenario_failure(app, &error))?;
        boards.push(board.spoken(&app.words));
    }
    let item = |edition: &Edition| MenuItem {
        word: edition.id.clone(),
        ..MenuItem::new(app.words.say(&format!("jack-board-{}", edition.id)))
    };
    let menu = Menu {
        asked: app.words.say("start-board"),
        items: boards.iter().map(item).collect(),
        enter: Some(0),
        zero: Zero::Back,
    };
    ask_menu::so_far(app, &dialogue::answered(app, plan))?;
    let reply = app.choose(&menu)?;
    Ok(asked(reply, |at| plan.game = Some((mode.clone(), boards.swap_remove(at)))))
}
