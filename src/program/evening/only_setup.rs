//! Setups without a table, until one of them is played.
use std::path::Path;

use noir_referee::screen::{Code, Menu, MenuItem, Zero, setup_sheet, setup_text};
use noir_referee::session::Session;
use noir_referee::setup::{Assign, RandomSource, Setup};

use crate::app::App;
use crate::command::open::game;
use crate::command::open::game::GameArgs;
use crate::evening::opening::open_and_welcome;
use crate::evening::{dialogue, walk};
use crate::failure::Failure;
use crate::prompt::ask_menu::Reply;
use crate::prompt::end;

/// What can be done with a setup.
#[derive(Clone, Copy)]
enum WithSetup {
    Play,
    Another,
    Walk,
    Paper,
    Code,
}

/// Deals setups until one is played, or none is wanted.
///
/// # Errors
/// When the terminal is gone, or the table that is to be played cannot be opened.
pub(crate) fn just_a_setup(app: &mut App) -> Result<Option<Session>, Failure> {
    let Some(mut game) = dialogue::game_dialogue(app, &GameArgs::default())? else {
        return Ok(None);
    };
    game.seats = Some(Assign::Random);
    loop {
        game.seed = RandomSource::from_os()?.seed();
        let setup = game::setup(app, &game)?;
        let shown = game::legible_setup(app, &setup)?;
        walk::pages(app, &setup_text(&shown, None, app.drawing(), &app.words, app.columns))?;
        match with_setup(app, &setup)? {
            Reply::Given(WithSetup::Play) => {
                if let Some(session) = open_and_welcome(app, &game.clone().into(), false, None)? {
                    return Ok(Some(session));
                }
            }
            Reply::Given(_) => {}
            Reply::Back | Reply::Gone => return Ok(None),
        }
    }
}

/// Asks what to do with a setup, until it is played or another one is wanted: go through it step by step with what
/// everybody can do, draw it on a sheet of paper, or show its code for another device.
fn with_setup(app: &App, setup: &Setup) -> Result<Reply<WithSetup>, Failure> {
    let mut ways = vec![
        ("start-setup-play", WithSetup::Play),
        ("start-setup-again", WithSetup::Another),
        ("start-setup-walk", WithSetup::Walk),
        ("start-setup-paper", WithSetup::Paper),
    ];
    if setup.code.is_some() {
        ways.push(("start-setup-code", WithSetup::Code));
    }
    let menu = Menu {
        asked: app.words.say("start-setup-next"),
        items: ways.iter().map(|(key, _)| MenuItem::new(app.words.say(key))).collect(),
        enter: None,
        zero: Zero::Back,
    };
    loop {
        let at = match app.choose(&menu)? {
            Reply::Given(at) => at,
            Reply::Back => return Ok(Reply::Back),
            Reply::Gone => return Ok(Reply::Gone),
        };
        match ways[at].1 {
            done @ (WithSetup::Play | WithSetup::Another) => return Ok(Reply::Given(done)),
            WithSetup::Walk => {
                walk::walk(app, setup, None, (false, false), false)?;
            }
            WithSetup::Paper => {
                let usual = Path::new("setup.svg");
                let shown = game::legible_setup(app, setup)?;
                let sheet = || setup_sheet(&shown, &app.words).svg();
                end::write_asked(app, "cli-setup-sheet", usual, sheet)?;
            }
            WithSetup::Code => {
                let code = setup.code.clone().unwrap_or_default();
                if let Ok(drawn) = Code::new(&code) {
                    app.print(&drawn.rows())?;
                }
                let code = ("code", code.into());
                app.print_wrapped(&[app.words.tell("start-setup-coded", &[code])])?;
            }
        }
    }
}
