//! What the answers to the questions of the opening make together.
use noir_referee::rules::Trust;
use noir_referee::scenario::{Edition, ModeSheet, SeatId};
use noir_referee::setup::{Assign, Game, RandomSource};

use super::Step;
use crate::app::App;
use crate::command::open::game::Layout;
use crate::command::open::{game, names};
use crate::failure::Failure;

/// The answers so far.
#[expect(clippy::struct_excessive_bools, reason = "each is the answer to a question of its own")]
#[derive(Clone, Default)]
pub struct Plan {
    /// Who plays, in the order in which they sit; empty where only their number is known.
    pub names: Vec<String>,
    /// How many they are.
    pub count: u8,
    /// The box of Noir.
    pub edition: Option<Edition>,
    /// What is played, and with which box or board.
    pub game: Option<(ModeSheet, Edition)>,
    /// Who takes which seat.
    pub sides: Sides,
    /// Who keeps the hidden cards of all.
    pub trust: Trust,
    /// How the suspects come to lie, with the rows where they were typed.
    pub laid: Option<(Layout, Option<Vec<String>>)>,
    /// Whether somebody who does not play holds the screen.
    pub referee: bool,
    /// Whether everybody’s own page asks for a PIN.
    pub pins: bool,
    /// Whether it is known already who plays.
    pub seated: bool,
    /// Whether somebody has come back from the way to the table: the Enter after a 0 opens no other one.
    pub came_back: bool,
    /// The questions that were answered, up to the one to begin with.
    pub(crate) asked: Vec<Step>,
}

/// Who takes which seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sides {
    /// By lot.
    #[default]
    Drawn,
    /// In the order of the names.
    Typed,
    /// Round the table as they sit; who begins has been drawn.
    AsSeated,
    /// Each player this one.
    Chosen(Vec<SeatId>),
}

impl Plan {
    /// For these people.
    pub fn of(names: Vec<String>) -> Self {
        Self { count: names.len() as u8, names, ..Self::default() }
    }

    /// Who plays, as the answers so far say it.
    pub(crate) fn who(&self, app: &App) -> String {
        if self.names.is_empty() {
            return app.words.tell("evening-players", &[("n", self.count.into())]);
        }
        self.names.join(", ")
    }

    /// Each player with what they play.
    pub(crate) fn seated(&self, seats: &[SeatId], app: &App) -> Vec<String> {
        let Some((mode, edition)) = &self.game else { return Vec::new() };
        let edition = &game::legible(app, edition.clone());
        let seated = self.names.iter().zip(seats).map(|(name, seat)| {
            let role = role_of(edition, mode, *seat);
            app.words.tell("start-seat", &[("name", name.into()), ("role", role.into())])
        });
        seated.collect()
    }
}

/// The game that was answered for.
///
/// # Errors
/// When somebody cannot be called so, or rows that were typed do not fit.
pub(crate) fn answered_game(app: &App, plan: Plan) -> Result<Option<Game>, Failure> {
    let Some((mode, edition)) = plan.game else { return Ok(None) };
    let edition = edition.spoken(&app.words);
    let names = plan.names.iter().map(String::as_str);
    let mut game = Game {
        names: names::named(app, names, (&mode, &edition), plan.count)?,
        seats: match plan.sides {
            Sides::Drawn if !plan.names.is_empty() => Some(Assign::Random),
            Sides::Chosen(seats) => Some(Assign::Roles(seats)),
            Sides::Drawn | Sides::Typed | Sides::AsSeated => None,
        },
        seed: RandomSource::from_os()?.seed(),
        referee: plan.referee,
        pins: plan.pins,
        ..Game::of(mode, edition, plan.count)
    };
    game.trust_all(plan.trust);
    let (layout, rows) = plan.laid.map_or((None, None), |(layout, rows)| (Some(layout), rows));
    game::lay(app, &mut game, layout, rows.as_deref())?;
    Ok(Some(game))
}

/// What a box calls a seat, with its number where several share a role.
pub(crate) fn role_of(edition: &Edition, mode: &ModeSheet, seat: SeatId) -> String {
    let role = edition.role_name(mode.id, seat.role);
    seat.number.map_or_else(|| role.to_owned(), |number| format!("{role} {number}"))
}
