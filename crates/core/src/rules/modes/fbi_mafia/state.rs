//! What only this mode keeps.
use super::{Fact, FbiMafiaOptions, Role};
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Action, Deed, Event, On, Score, Seat, SeatSet, Source, State};
use crate::terms::{Arrests, Choices, Deaths, Setting, Team};

/// What only this mode keeps: who plays which role, what is counted, its options, and how far an action or
/// the start of a turn has come. Nothing of it is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FbiMafia {
    /// The role of each seat.
    roles: [Role; 8],
    seats: u8,
    /// Arrests that win for the FBI (F03, option `arrests`), 1 to 8.
    pub arrests_goal: u8,
    /// Deaths that win for the Mafia (F03, option `deaths`), 1 to 49.
    pub deaths_goal: u8,
    /// Mafiosi arrested so far.
    pub arrests: u8,
    /// Suspects dead so far; an agent counts for two (F26).
    pub deaths: u8,
    /// The identities of dead agents, which the Mafia keeps.
    pub trophies: SuspectSet,
    /// What this table plays otherwise.
    pub options: FbiMafiaOptions,
    pub(super) flow: Flow,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Flow {
    /// Whether the action of the turn has begun; before it is the start of the turn.
    pub acting: bool,
    /// The action, unless it is a shift or a collapse.
    pub deed: Option<Deed>,
    /// Who is attacked and neither saved nor dead yet.
    pub doomed: SuspectSet,
    /// For whom the Suit has declined.
    pub declined: SuspectSet,
    /// Who is nobody's identity, as the owners of unseen cards say.
    pub cleared: SuspectSet,
    /// The exploding bomb that still takes a victim.
    pub bomb: Option<Suspect>,
    /// Who is arrested while a bomb may go off first.
    pub seized: Option<Seat>,
    /// Who draws a new identity, in order.
    pub queue: Queue,
    /// How many dead cards the first of them has drawn.
    pub tries: u8,
}

/// Seats in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Queue([Option<Seat>; 8]);

impl Queue {
    pub(crate) const fn first(&self) -> Option<Seat> {
        self.0[0]
    }

    fn push(&mut self, seat: Seat) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(seat);
        }
    }

    fn leave(&mut self, seat: Seat) {
        if self.first() == Some(seat) {
            self.0.rotate_left(1);
            self.0[7] = None;
        }
    }
}

impl FbiMafia {
    /// Six players in the default order, with the goals of the books.
    pub const SIX: Self = Self {
        roles: Role::ALL,
        seats: 6,
        arrests_goal: Arrests::BOOK.get(),
        deaths_goal: Deaths::BOOK.get(),
        arrests: 0,
        deaths: 0,
        trophies: SuspectSet::EMPTY,
        options: FbiMafiaOptions::BOOK,
        flow: Flow {
            acting: false,
            deed: None,
            doomed: SuspectSet::EMPTY,
            declined: SuspectSet::EMPTY,
            cleared: SuspectSet::EMPTY,
            bomb: None,
            seized: None,
            queue: Queue([None; 8]),
            tries: 0,
        },
    };

    /// Eight players in the default order, with the goals of the books.
    pub const EIGHT: Self = Self { seats: 8, arrests_goal: 5, deaths_goal: 25, ..Self::SIX };

    /// The action of this turn that is going on, unless it is a shift or a collapse.
    pub const fn doing(&self) -> Option<Deed> {
        self.flow.deed
    }

    /// The same with the roles seated otherwise, if each of the count's roles sits once, the teams alternate
    /// and the Killer opens (F01, F57).
    ///
    /// ```
    /// use noir_core::rules::fbi_mafia::{FbiMafia, Role::*};
    /// assert!(FbiMafia::seated(&[Killer, Suit, Bomber, Undercover, Psycho, Detective]).is_some());
    /// assert!(FbiMafia::seated(&[Killer, Bomber, Suit, Undercover, Psycho, Detective]).is_none());
    /// ```
    pub fn seated(roles: &[Role]) -> Option<Self> {
        let book = match roles.len() {
            6 => Self::SIX,
            8 => Self::EIGHT,
            _ => return None,
        };
        let all = Role::ALL[..roles.len()].iter().all(|role| roles.contains(role));
        let in_turns = roles.iter().zip(Role::ALL).all(|(role, other)| role.team() == other.team());
        if !all || !in_turns || roles[0] != Role::Killer {
            return None;
        }
        let mut seated = book;
        seated.roles[..roles.len()].copy_from_slice(roles);
        Some(seated)
    }

    /// How many seats there are.
    pub(super) const fn seat_count(&self) -> u8 {
        self.seats
    }

    /// The role of a seat.
    pub fn role(&self, seat: Seat) -> Option<Role> {
        self.roles[..usize::from(self.seats)].get(seat.at()).copied()
    }

    /// The seat of a role, if it plays.
    pub fn seat_of(&self, role: Role) -> Option<Seat> {
        let seats = &self.roles[..usize::from(self.seats)];
        seats.iter().position(|other| *other == role).map(|at| Seat::new(at as u8))
    }

    /// The seats of a team.
    pub(crate) fn seats_of(&self, team: Team) -> SeatSet {
        (0..self.seats).map(Seat::new).filter(|seat| self.team(*seat) == Some(team)).collect()
    }

    fn apply_fact(&mut self, fact: Fact) {
        let flow = &mut self.flow;
        match fact {
            Fact::Struck(victims) => flow.doomed = victims,
            Fact::Missed(_) => {}
            Fact::Exploded(bomb) => flow.bomb = Some(bomb),
            Fact::Seized(seat) => flow.seized = Some(seat),
            Fact::Lost(seat) => {
                flow.seized = flow.seized.filter(|seized| *seized != seat);
                flow.queue.push(seat);
            }
            Fact::Without(seat) => flow.identified(seat),
        }
    }
}

impl Flow {
    /// A seat has its new identity, or goes on without one.
    fn identified(&mut self, seat: Seat) {
        self.queue.leave(seat);
        self.tries = 0;
    }
}

impl Default for FbiMafia {
    fn default() -> Self {
        Self::SIX
    }
}

impl State for FbiMafia {
    const VERBS: &'static [&'static str] = &[
        "shift",
        "collapse",
        "accuse",
        "disguise",
        "autopsy",
        "canvas",
        "play",
        "profile",
        "disarm",
        "protect",
        "unprotect",
        "save",
        "decline",
        "kill",
        "swap",
        "threaten",
        "plant",
        "detonate",
        "blast",
        "shoot",
        "setup",
    ];

    fn seats(&self) -> u8 {
        self.seats
    }

    fn team(&self, seat: Seat) -> Option<Team> {
        self.role(seat).map(Role::team)
    }

    /// Partners show each other their identities, and nothing else (mode 5, preparation; F48).
    fn mates(&self, seat: Seat) -> SeatSet {
        let team = self.team(seat).map_or(SeatSet::EMPTY, |team| self.seats_of(team));
        team - SeatSet::just(seat)
    }

    /// A dead agent's card lies before the Mafia, an arrested mafioso's on his suspect.
    fn open_cards(&self) -> SuspectSet {
        self.trophies
    }

    /// The two of a swap in reading order.
    fn canonical(position: &On<Self>, action: &Action) -> Action {
        let grid = position.grid();
        match *action {
            Action::Do(Deed::Swap(one, other)) if grid.place(other) < grid.place(one) => {
                Action::Do(Deed::Swap(other, one))
            }
            _ => action.clone(),
        }
    }

    fn apply(&mut self, event: &Event) {
        let flow = &mut self.flow;
        match *event {
            Event::Began(_) => *flow = Flow::default(),
            Event::Shifted(..) | Event::Collapsed(..) => flow.acting = true,
            Event::Acted { deed, .. } => {
                (flow.acting, flow.deed) = (true, Some(deed));
                if let Deed::Kill(target) | Deed::Shoot(target) | Deed::Detonate(target) = deed {
                    flow.doomed = SuspectSet::just(target);
                }
            }
            Event::Stepped(_, Deed::Blast(target)) => {
                (flow.bomb, flow.doomed) = (None, SuspectSet::just(target));
            }
            Event::Stepped(_, Deed::Save(target)) => flow.doomed.remove(target),
            Event::Stepped(_, Deed::Decline(target)) => flow.declined.insert(target),
            Event::Hit(_, suspect, false) => flow.cleared.insert(suspect),
            Event::Died(suspect) => {
                flow.doomed.remove(suspect);
                self.deaths = self.deaths.saturating_add(1);
            }
            Event::Arrested(suspect) => {
                flow.doomed.remove(suspect);
                self.arrests = self.arrests.saturating_add(1);
            }
            Event::Trophy(_, suspect) => {
                self.trophies.insert(suspect);
                self.deaths = self.deaths.saturating_add(1);
            }
            Event::Became(seat, _) => flow.identified(seat),
            Event::Buried(Source::Hand(seat), _) if flow.queue.first() == Some(seat) => {
                flow.tries = flow.tries.saturating_add(1);
            }
            Event::FbiMafia(fact) => self.apply_fact(fact),
            _ => {}
        }
    }

    fn adopt(&mut self, choices: &Choices) {
        self.arrests_goal = choices.get().map_or(self.arrests_goal, Arrests::get);
        self.deaths_goal = choices.get().map_or(self.deaths_goal, Deaths::get);
        self.options.adopt(choices);
    }

    fn scores(&self) -> Vec<Score> {
        vec![
            Score { what: "deaths", side: None, count: self.deaths, goal: self.deaths_goal },
            Score { what: "arrests", side: None, count: self.arrests, goal: self.arrests_goal },
        ]
    }
}
