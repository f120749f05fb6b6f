//! The last look before a table is opened: who keeps the cards, how they lie, who holds the screen.
use noir_referee::rules::Trust;
use noir_referee::scenario::{Candidates, Edition, GridSize};
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::table::TableFile;

use super::{Asked, Plan, Sides};
use crate::app::App;
use crate::command::open::game::Layout;
use crate::command::open::new::TRUSTS;
use crate::evening::{dialogue, rows};
use crate::failure::Failure;
use crate::files::current;
use crate::prompt::ask_menu;
use crate::prompt::ask_menu::Reply;

/// How the suspects lie, with the rows if they were typed.
type Laid = (Layout, Option<Vec<String>>);

/// What may still be changed.
#[derive(Clone, Copy)]
enum Change {
    Nothing,
    Trust,
    Layout,
    Referee,
    Pins,
}

/// Shows all answers, and lets some be changed that most people never do.
pub(crate) fn ask_ready(app: &App, plan: &mut Plan) -> Result<Asked, Failure> {
    let Some((mode, edition)) = plan.game.clone() else { return Ok(Asked::Back) };
    let size = mode.grids.get(&plan.count).copied();
    loop {
        // Where not all names are known yet, cells need none; and whoever played by cells does so again.
        if let Some(size) = size.filter(|_| plan.laid.is_none()) {
            let named = edition.is_complete(size) && !was_by_cells(app, &edition);
            plan.laid = Some((if named { Layout::Random } else { Layout::Cells }, None));
        }
        let trust = app.words.say(trust_key(plan.trust));
        let mut changes = vec![
            (Change::Nothing, app.words.say("start-ready-open")),
            (Change::Trust, app.words.tell("start-trust", &[("what", trust.into())])),
        ];
        if let Some((layout, _)) = &plan.laid {
            let what = ("what", app.words.say(layout_key(*layout)).into());
            changes.push((Change::Layout, app.words.tell("start-layout", &[what])));
        }
        let referee = if plan.referee { "start-referee-yes" } else { "start-referee-no" };
        changes.push((Change::Referee, app.words.say(referee)));
        let pins = if plan.pins { "start-pins-yes" } else { "start-pins-no" };
        changes.push((Change::Pins, app.words.say(pins)));
        let menu = Menu {
            asked: app.words.say("start-ready"),
            items: changes.iter().map(|(_, said)| MenuItem::new(said)).collect(),
            enter: (!plan.came_back).then_some(0),
            zero: Zero::Back,
        };
        let mut answers = dialogue::answered(app, plan);
        match &plan.sides {
            Sides::Drawn if plan.names.is_empty() => {}
            Sides::Drawn => answers.push(app.words.say("start-seats-drawn")),
            Sides::AsSeated => {
                let first = ("who", plan.names[0].as_str().into());
                answers.push(app.words.tell("start-seats-first", &[first]));
            }
            Sides::Typed => {
                answers.splice(..1, plan.seated(mode.seats_for(plan.count), app));
            }
            Sides::Chosen(seats) => {
                answers.splice(..1, plan.seated(seats, app));
            }
        }
        ask_menu::so_far(app, &answers)?;
        let came = match app.choose(&menu)? {
            Reply::Given(at) => match changes[at].0 {
                Change::Nothing => return Ok(Asked::Yes),
                Change::Trust => ask_trust(app, plan)?,
                Change::Layout => ask_layout(app, plan, &edition, size)?,
                Change::Referee => {
                    plan.referee = !plan.referee;
                    Reply::Given(())
                }
                Change::Pins => {
                    plan.pins = !plan.pins;
                    Reply::Given(())
                }
            },
            Reply::Back => return Ok(Asked::Back),
            Reply::Gone => Reply::Gone,
        };
        if matches!(came, Reply::Gone) {
            return Ok(Asked::Gone);
        }
    }
}

fn ask_trust(app: &App, plan: &mut Plan) -> Result<Reply<()>, Failure> {
    let item = |trust: Trust| MenuItem {
        word: trust.word().to_owned(),
        ..MenuItem::new(app.words.say(trust_key(trust)))
    };
    let menu = Menu {
        asked: app.words.say("start-trust-ask"),
        items: TRUSTS.map(item).into(),
        enter: None,
        zero: Zero::Back,
    };
    Ok(match app.choose(&menu)? {
        Reply::Given(at) => {
            plan.trust = TRUSTS[at];
            Reply::Given(())
        }
        Reply::Back => Reply::Back,
        Reply::Gone => Reply::Gone,
    })
}

/// How the suspects lie: dealt where all names are known, typed as they lie, or called by cells.
fn ask_layout(
    app: &App,
    plan: &mut Plan,
    edition: &Edition,
    size: Option<GridSize>,
) -> Result<Reply<()>, Failure> {
    let Some(size) = size else { return Ok(Reply::Back) };
    let ways: &[Layout] = if edition.is_complete(size) {
        &[Layout::Random, Layout::Typed, Layout::Cells]
    } else {
        &[Layout::Cells, Layout::Typed]
    };
    let menu = Menu {
        asked: app.words.say("start-layout-ask"),
        items: ways.iter().map(|way| MenuItem::new(app.words.say(layout_key(*way)))).collect(),
        enter: Some(0),
        zero: Zero::Back,
    };
    let laid: Laid = match app.choose(&menu)? {
        Reply::Given(at) if ways[at] == Layout::Typed => {
            let Some(rows) = rows::ask_rows(app, &Candidates::of(edition, size), size)? else {
                return Ok(Reply::Back);
            };
            (Layout::Typed, Some(rows))
        }
        Reply::Given(at) => (ways[at], None),
        Reply::Back => return Ok(Reply::Back),
        Reply::Gone => return Ok(Reply::Gone),
    };
    plan.laid = Some(laid);
    Ok(Reply::Given(()))
}

/// Whether the table before was played by cells alone, with this box.
fn was_by_cells(app: &App, edition: &Edition) -> bool {
    let before = current::table_file(app).ok().and_then(|path| app.archive().read(&path).ok());
    let before = before.as_ref().map(TableFile::opening);
    before.is_some_and(|it| it.edition == edition.id && it.cast.is_by_cells())
}

const fn trust_key(trust: Trust) -> &'static str {
    match trust {
        Trust::Dealt => "start-dealt",
        Trust::Told => "start-told",
        Trust::Untold => "start-untold",
    }
}

const fn layout_key(layout: Layout) -> &'static str {
    match layout {
        Layout::Typed => "start-typed",
        Layout::Cells => "start-cells",
        Layout::Random | Layout::Alphabetical => "start-random",
    }
}
