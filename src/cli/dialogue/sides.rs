//! Who takes which side.
use noir_referee::scenario::SeatId;
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::setup::RandomSource;

use super::super::app::App;
use super::super::ask_menu::Reply;
use super::super::failure::Failure;
use super::plan::role_of;
use super::{Asked, Plan, Sides, asked};

impl App {
    /// By lot, as typed, or one after the other.
    pub(super) fn ask_sides(&self, plan: &mut Plan) -> Result<Asked, Failure> {
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
        let typed = plan.seated(&seats, self).join(", ");
        let items = vec![
            MenuItem::new(self.words.say("start-seats-draw")),
            MenuItem::new(self.words.tell("start-seats-typed", &[("seats", typed.into())])),
            MenuItem::new(self.words.say("start-seats-choose")),
        ];
        let menu =
            Menu { asked: self.words.say("start-seats"), items, enter: Some(0), zero: Zero::Back };
        loop {
            self.so_far(&self.answered(plan))?;
            plan.sides = match self.choose(&menu)? {
                Reply::Given(0) => Sides::Drawn,
                Reply::Given(1) => Sides::Typed,
                Reply::Given(_) => match self.choose_seats(plan, &seats)? {
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
    fn choose_seats(&self, plan: &Plan, seats: &[SeatId]) -> Result<Reply<Vec<SeatId>>, Failure> {
        let Some((mode, edition)) = &plan.game else { return Ok(Reply::Back) };
        let edition = &self.legible(edition.clone());
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
                asked: self.words.tell("start-seat-of", &[("name", name.into())]),
                items: left.iter().map(role).collect(),
                enter: None,
                zero: Zero::Back,
            };
            self.so_far(&plan.seated(&chosen, self))?;
            match self.choose(&menu)? {
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
}
