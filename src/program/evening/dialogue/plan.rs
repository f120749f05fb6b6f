//! What the answers to the questions of the opening make together.
use crate::command::open::game;
use noir_referee::scenario::{Edition, ModeSheet, SeatId};

use super::Step;
use crate::app::App;
use crate::command::open::game::{GameArgs, Layout};
use crate::command::open::new::Arguments;

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
    /// Who keeps the hidden cards: a word of `--trust`.
    pub trust: Trusted,
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

/// Who keeps the hidden cards of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trusted {
    /// The companion.
    #[default]
    Dealt,
    /// The players, who tell it.
    Told,
    /// The players, who do not.
    Untold,
}

impl Trusted {
    pub(crate) const ALL: [Self; 3] = [Self::Dealt, Self::Told, Self::Untold];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Dealt => "dealt",
            Self::Told => "told",
            Self::Untold => "untold",
        }
    }
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

    /// What `new` would have to be told for it.
    pub fn arguments(self) -> Arguments {
        let assign = match &self.sides {
            Sides::Drawn if !self.names.is_empty() => Some("random".to_owned()),
            Sides::Chosen(seats) => {
                Some(seats.iter().map(SeatId::to_string).collect::<Vec<_>>().join(","))
            }
            Sides::Drawn | Sides::Typed | Sides::AsSeated => None,
        };
        let players =
            if self.names.is_empty() { self.count.to_string() } else { self.names.join(",") };
        let (mode, edition) = self.game.map_or((None, None), |(mode, edition)| {
            (Some(mode.id.id().to_owned()), Some(edition.id))
        });
        let (layout, rows) = self.laid.map_or((None, None), |(layout, rows)| (Some(layout), rows));
        Arguments {
            game: GameArgs { mode, edition, players: Some(players), assign, ..GameArgs::default() },
            trust: vec![self.trust.word().to_owned()],
            with_referee: self.referee,
            pins: self.pins,
            layout,
            rows,
            ..Arguments::default()
        }
    }
}

/// What a box calls a seat, with its number where several share a role.
pub(crate) fn role_of(edition: &Edition, mode: &ModeSheet, seat: SeatId) -> String {
    let role = edition.role_name(mode.id, seat.role);
    seat.number.map_or_else(|| role.to_owned(), |number| format!("{role} {number}"))
}
