//! The questions that open a table: who, what, on which side, with which cards. One can go back from each.
mod cards;
mod game;
pub mod people;
mod plan;
mod sides;

use noir_referee::setup::Game;
pub use plan::Plan;
use plan::Sides;

use crate::app::App;
use crate::command::open::game::GameArgs;
use crate::command::open::new;
use crate::command::show::tables;
use crate::failure::Failure;
use crate::prompt::ask_menu::Reply;

/// The questions in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    People,
    Box,
    Mode,
    Board,
    Sides,
    Ready,
}

/// What came of a question: whether it was asked at all, or answered by itself.
pub(crate) enum Asked {
    Yes,
    No,
    Back,
    /// Only other people will do.
    Others,
    Gone,
}

/// Asks everything that a new table has to know and `plan` does not say; nothing if somebody went back before the first
/// question, or has gone. With a plan that has been asked for before it begins at the last question.
///
/// # Errors
/// When the terminal is gone, or a scenario file is damaged.
pub fn dialogue(app: &App, plan: &mut Plan) -> Result<Option<Game>, Failure> {
    let named = plan.names.len() == usize::from(plan.count) || plan.came_back;
    let first = if plan.seated && named { Step::Box } else { Step::People };
    if !ask_all(app, plan, first, Step::Ready)? {
        return Ok(None);
    }
    plan::answered_game(app, plan.clone())
}

/// Asks only which game it is, as far as `args` do not say it.
///
/// # Errors
/// As [`dialogue`](dialogue), or when there is no such box.
pub fn game_dialogue(app: &App, args: &GameArgs) -> Result<Option<Game>, Failure> {
    let mut plan = Plan::default();
    if let Some(edition) = &args.edition {
        let edition = app.library().edition(edition);
        plan.edition = Some(edition.map_err(|error| new::scenario_failure(app, &error))?);
    }
    let players = args.players.as_deref().unwrap_or_default();
    match players.parse() {
        Ok(count) => plan.count = count,
        Err(_) if players.is_empty() => {}
        Err(_) => {
            plan.names = players.split(',').map(|name| name.trim().to_owned()).collect();
            plan.count = plan.names.len() as u8;
        }
    }
    let first = if plan.count == 0 { Step::People } else { Step::Box };
    if !ask_all(app, &mut plan, first, Step::Board)? {
        return Ok(None);
    }
    plan::answered_game(app, plan)
}

/// Goes through the questions from `first` to `last`, forth and back; whether all are answered.
fn ask_all(app: &App, plan: &mut Plan, first: Step, last: Step) -> Result<bool, Failure> {
    let mut asked = std::mem::take(&mut plan.asked);
    let mut step = asked.pop().unwrap_or(first);
    let mut again = false;
    loop {
        let came = match step {
            Step::People => people::ask_people(app, plan, last == Step::Board)?,
            Step::Box => game::ask_box(app, plan, again)?,
            Step::Mode => game::ask_mode(app, plan)?,
            Step::Board => game::ask_board(app, plan)?,
            Step::Sides => sides::ask_sides(app, plan)?,
            Step::Ready => cards::ask_ready(app, plan)?,
        };
        again = false;
        match came {
            Asked::Gone => return Ok(false),
            Asked::Others => {
                asked.clear();
                step = Step::People;
            }
            Asked::Back => match asked.pop() {
                Some(before) => {
                    again = before == Step::Box;
                    step = before;
                }
                None => return Ok(false),
            },
            Asked::Yes | Asked::No => {
                if matches!(came, Asked::Yes) {
                    asked.push(step);
                }
                if step == last {
                    plan.asked = asked;
                    return Ok(true);
                }
                step = match step {
                    Step::People => Step::Box,
                    // Whose box holds one game has said which.
                    Step::Box if plan.game.is_some() => Step::Board,
                    Step::Box => Step::Mode,
                    // Another box was wanted.
                    Step::Mode if plan.game.is_none() => {
                        again = true;
                        Step::Box
                    }
                    Step::Mode => Step::Board,
                    Step::Board => Step::Sides,
                    Step::Sides | Step::Ready => Step::Ready,
                };
            }
        }
    }
}

/// The answers so far, as they stand above the next question.
fn answered(app: &App, plan: &Plan) -> Vec<String> {
    let mut said = Vec::new();
    if plan.count > 0 {
        said.push(plan.who(app));
    }
    said.extend(plan.edition.as_ref().map(|edition| edition.title.clone()));
    if let Some((mode, edition)) = &plan.game {
        if mode.is_on_streets() {
            said.clear();
            said.push(plan.who(app));
        }
        said.push(tables::mode_name_in(app, mode.id, &edition.id));
    }
    said
}

/// Asks no more than a menu does.
fn asked<T>(reply: Reply<T>, mut take: impl FnMut(T)) -> Asked {
    match reply {
        Reply::Given(given) => {
            take(given);
            Asked::Yes
        }
        Reply::Back => Asked::Back,
        Reply::Gone => Asked::Gone,
    }
}
