//! The spies and their teams: who has taken which trophies, and who still plays.
use crate::board::{Suspect, SuspectSet};
use crate::rules::spoken::spoken;
use crate::rules::{Deed, Event, SEATS, Score, Seat, SeatSet, Side, State};
use crate::terms::{Choices, Team, Trophies};

/// What only this mode keeps; all of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpyTag {
    /// Spies at the table: 3, 4, 5, 6, 8 or 9 (SP01).
    pub players: u8,
    /// Trophies that win the game for a spy or a team (goal; option `trophies`), 1 to 9.
    pub goal: u8,
    /// The cards that each seat has taken.
    trophies: [SuspectSet; SEATS],
    /// Who has given up, and his team with him (G39).
    gave_up: SeatSet,
    /// Whom no card was left for (SP10).
    out: SeatSet,
}

spoken! {
    /// What happens in this mode only.
    #[derive(Hash)]
    pub enum Fact {
        /// Of all the captor's enemies nobody is this suspect.
        Missed(suspect: Suspect) = "missed",
        /// A captured spy found no card left and plays no more (SP10).
        Out(seat: Seat) = "out",
    }
}

impl Default for SpyTag {
    fn default() -> Self {
        Self::of(3)
    }
}

impl State for SpyTag {
    const VERBS: &'static [&'static str] = &["shift", "collapse", "capture", "canvas"];

    /// Who is the suspect raises a hand as well (canvas).
    const HIMSELF: bool = true;

    fn seats(&self) -> u8 {
        self.players
    }

    /// Partners sit opposite each other, or every third seat (SP15).
    fn team(&self, seat: Seat) -> Option<Team> {
        let teams = self.teams()?;
        TEAMS.get(seat.at() % teams).copied()
    }

    /// The others play on without it (G39).
    fn has_left(&self, seat: Seat) -> bool {
        self.gave_up.contains(seat)
    }

    fn open_cards(&self) -> SuspectSet {
        self.trophies.iter().fold(SuspectSet::EMPTY, |all, taken| all | *taken)
    }

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Trophy(seat, suspect) => {
                if let Some(taken) = self.trophies.get_mut(seat.at()) {
                    taken.insert(suspect);
                }
            }
            Event::Stepped(seat, Deed::Concede) => self.gave_up = self.gave_up | self.with(seat),
            Event::SpyTag(Fact::Out(seat)) => self.out.insert(seat),
            _ => {}
        }
    }

    fn adopt(&mut self, choices: &Choices) {
        self.goal = choices.get().map_or(self.goal, Trophies::get);
    }

    fn scores(&self) -> Vec<Score> {
        let firsts = self.all().filter(|seat| self.with(*seat).first() == Some(*seat));
        firsts
            .map(|seat| Score {
                what: "trophies",
                side: Some(self.side(seat)),
                count: self.taken(seat).len(),
                goal: self.goal,
            })
            .collect()
    }
}

/// The teams in the order of their first seats.
const TEAMS: [Team; 4] = [Team::One, Team::Two, Team::Three, Team::Four];

impl SpyTag {
    /// A game of this many spies for the trophies that the book asks of them: 4 of three spies and of
    /// three teams of three, 3 of all others.
    pub const fn of(players: u8) -> Self {
        Self {
            players,
            goal: if players == 3 || players == 9 { 4 } else { 3 },
            trophies: [SuspectSet::EMPTY; SEATS],
            gave_up: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
        }
    }

    /// How many teams there are; none where everybody plays for himself.
    const fn teams(&self) -> Option<usize> {
        match self.players {
            6 | 9 => Some(3),
            8 => Some(4),
            _ => None,
        }
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat::new)
    }

    /// The cards that the side of this seat has taken.
    pub fn taken(&self, seat: Seat) -> SuspectSet {
        self.with(seat).iter().fold(SuspectSet::EMPTY, |all, mate| all | self.trophies[mate.at()])
    }

    /// The cards that this seat itself has taken.
    pub fn trophies(&self, seat: Seat) -> SuspectSet {
        self.trophies.get(seat.at()).copied().unwrap_or_default()
    }

    /// Who has not given up (G39).
    pub(super) fn left(&self) -> SeatSet {
        self.all().collect::<SeatSet>() - self.gave_up
    }

    /// Who still acts and answers: neither given up (G39) nor without a card (SP10).
    pub fn playing(&self) -> SeatSet {
        self.left() - self.out
    }

    /// The seat with its partners.
    pub fn with(&self, seat: Seat) -> SeatSet {
        self.all().filter(|other| self.side(*other) == self.side(seat)).collect()
    }

    /// The one side that all of these seats are on; nothing if they are on several.
    pub(super) fn only_side(&self, seats: SeatSet) -> Option<Side> {
        let side = self.side(seats.first()?);
        seats.iter().all(|seat| self.side(seat) == side).then_some(side)
    }

    /// The side with the most trophies of those that have not given up; nobody if two have as many.
    pub(super) fn leader(&self) -> Option<Side> {
        let left = self.left();
        let count = |seat: Seat| self.taken(seat).len();
        let most = left.iter().map(count).max()?;
        self.only_side(left.iter().filter(|seat| count(*seat) == most).collect())
    }
}
