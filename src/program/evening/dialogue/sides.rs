//! Who takes which side.
use noir_referee::scenario::SeatId;
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::setup::RandomSource;

use super::plan::role_of;
use super::{Asked, Plan, Sides, asked};
use crate::app::App;
use crate::command::open::game;
use crate::evening::dialogue;
use crate::failure::Failure;
use crate::prompt::ask_menu;
use crate::prompt::ask_menu::Reply;

/// By lot, as typed, or one after the other.
pub(crate) fn ask_sides(app: &App, plan: &mut Plan) -> Result<Asked, Failure> {
    let Some((mode, _)) = plan.game.clone() else { return Ok(Asked::Back) };
    let seats = mode.seats_for(plan.count).to_vec();
    if plan.names.is_empty() {
        return Ok(Asked::No);
    }
    // Where all play alike, turns go round the table as people sit, and who begins is drawn.
    if seats.iter().all(|seat| seat.role == seats[0].role) {
        if plan.sides != Sides::AsSeated {
            let first = RandomSource::from_os()?.below(plan.names.len() as u64) as usize;
            plan.names.rotate_left(first);
            plan.sides = Sides::AsSeated;
        }
        return Ok(Asked::No);
    }
    let typed = plan.seated(&seats, app).join(", ");
    let items = vec![
        MenuItem::new(app.words.say("start-seats-draw")),
        MenuItem::new(app.words.tell("start-seats-typed", &[("seats", typed.into())])),
        MenuItem::new(app.words.say("start-seats-choose")),
    ];
    let menu =
        Menu { asked: app.words.say("start-seats"), items, enter: Some(0), zero: Zero::Back };
    loop {
        ask_menu::so_far(app, &dialogue::answered(app, plan))?;
        plan.sides = match app.choose(&menu)? {
            Reply::Given(0) => Sides::Drawn,
            Reply::Given(1) => Sides::Typed,
            Reply::Given(_) => match choose_seats(app, plan, &seats)? {
                Reply::Given(chosen) => Sides::Chosen(chosen),
                Reply::Back => continue,
                Reply::Gone => return Ok(Asked::Gone),
            },
            other => return Ok(asked(other, |_| ())),
        };
        return Ok(Asked::Yes);
    }
}

/// Asks each player in turn; the last one takes what is left.
fn choose_seats(app: &App, plan: &Plan, seats: &[SeatId]) -> Result<Reply<Vec<SeatId>>, Failure> {
    let Some((mode, edition)) = &plan.game else { return Ok(Reply::Back) };
    let edition = &game::legible(app, edition.clone());
    let mut chosen: Vec<SeatId> = Vec::new();
    while let Some(name) = plan.names.get(chosen.len()) {
        let mut left: Vec<SeatId> =
            seats.iter().filter(|seat| !chosen.contains(seat)).copied().collect();
        if let [only] = left[..] {
            chosen.push(only);
            continue;
        }
        let role = |seat: &SeatId| MenuItem {
            word: seat.to_string(),
            ..MenuItem::new(role_of(edition, mode, *seat))
        };
        let menu = Menu {
            asked: app.words.tell("start-seat-of", &[("name", name.into())]),
            items: left.iter().map(role).collect(),
            enter: None,
            zero: Zero::Back,
        };
        ask_menu::so_far(app, &plan.seated(&chosen, app))?;
        match app.choose(&menu)? {
            Reply::Given(at) => chosen.push(left.swap_remove(at)),
            Reply::Back => {
                if chosen.pop().is_none() {
                    return Ok(Reply::Back);
                }
            }
            Reply::Gone => return Ok(Reply::Gone),
        }
    }
    Ok(Reply::Given(chosen))
}
