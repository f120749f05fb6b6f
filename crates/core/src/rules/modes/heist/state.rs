//! What only the Heist keeps: who has which role card, what lies at the vaults, and how often nobody was seen.
use super::{
    Fact, HeistOptions, HeldRole, MOST, Pile, RoleCard, SpecialSet, Vaults, Zones, chief, tier_two,
    vaults,
};
use crate::board::Suspect;
use crate::rules::{Action, Below, Deed, Event, Eyes, On, Score, Seat, SeatSet, State, shuffle};
use crate::terms::{Choices, Special, Team, Tier, Vault};

/// What only this mode keeps. The officers in uniform are the suspects on whom an evidence card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heist {
    /// How many thieves there are, 4 to 6; the Chief sits after the last of them (HE60).
    pub thieves: u8,
    /// From where the vaults can be robbed.
    pub zones: Zones,
    /// What this table plays otherwise.
    pub options: HeistOptions,
    /// What lies at the vaults.
    pub vaults: Vaults,
    /// The role cards that nobody has drawn yet.
    pub pile: Pile,
    /// The role card of each thief.
    pub roles: [HeldRole; MOST],
    /// The role cards that left the game face up.
    pub gone: SpecialSet,
    /// How many left it without having been shown.
    pub gone_unseen: u8,
    /// The officer who is stunned.
    pub stunned: Option<Suspect>,
    /// Officers killed so far, over all thieves (HE31).
    pub silenced: u8,
    /// Hidden actions in a row since the Chief acted (HE16, HE17).
    pub unseen: u8,
    /// The thief whose turn it was last.
    pub last: Seat,
}

impl Heist {
    /// The seat of the Chief of Security.
    pub const fn chief(&self) -> Seat {
        Seat::new(self.thieves)
    }

    /// The seats of the thieves.
    pub const fn crew(&self) -> SeatSet {
        SeatSet::below(self.thieves)
    }

    /// The role card of a thief; none for the Chief.
    pub fn role(&self, seat: Seat) -> HeldRole {
        self.roles.get(seat.at()).copied().unwrap_or(HeldRole::NONE)
    }

    /// Whether a thief owes a role card besides his cards.
    pub fn owes_role(&self, seat: Seat) -> bool {
        self.crew().contains(seat) && self.role(seat).is_none()
    }

    /// The role cards of which everybody knows that this thief has none of them.
    pub(super) fn elsewhere(&self, seat: Seat) -> SpecialSet {
        let others =
            self.crew().iter().filter(|other| *other != seat).map(|other| self.role(other));
        let shown = others.filter(|role| role.shown).filter_map(HeldRole::known);
        self.gone | shown.collect()
    }

    /// The role cards of which a thief may draw one now.
    pub fn to_draw(&self, seat: Seat) -> SpecialSet {
        self.pile.tier().map_or(SpecialSet::EMPTY, Tier::all) - self.elsewhere(seat)
    }

    /// The role cards that a thief may have for all that is known here.
    pub(crate) fn possible(&self, seat: Seat) -> SpecialSet {
        let cards = match self.role(seat).card {
            RoleCard::None => SpecialSet::EMPTY,
            RoleCard::Hidden(tier) => tier.all(),
            RoleCard::Known(special) => SpecialSet::just(special),
        };
        cards - self.elsewhere(seat)
    }

    /// The thief whose turn comes after the last one's.
    pub(super) const fn next(&self) -> Seat {
        let next = self.last.at() as u8 + 1;
        Seat::new(if next < self.thieves { next } else { 0 })
    }
}

impl Default for Heist {
    fn default() -> Self {
        Self {
            thieves: 4,
            zones: Zones::CORNERS,
            options: HeistOptions::BOOK,
            vaults: Vaults::UNTOUCHED,
            pile: Pile::UNSEEN,
            roles: [HeldRole::NONE; MOST],
            gone: SpecialSet::EMPTY,
            gone_unseen: 0,
            stunned: None,
            silenced: 0,
            unseen: 0,
            last: Seat::new(0),
        }
    }
}

impl State for Heist {
    const VERBS: &'static [&'static str] = &[
        "shift", "rob", "stun", "vanish", "frame", "hack", "silence", "mimic", "swap", "crack",
        "keep", "take", "become", "accuse", "survey", "pass", "deploy", "role",
    ];

    const OFFICERS: bool = true;

    fn seats(&self) -> u8 {
        self.thieves + 1
    }

    fn team(&self, seat: Seat) -> Option<Team> {
        self.crew().contains(seat).then_some(Team::Thieves)
    }

    /// Thieves may show each other who they are (HE05), but not what they can do.
    fn mates(&self, seat: Seat) -> SeatSet {
        if self.crew().contains(seat) { self.crew() } else { SeatSet::EMPTY }
    }

    fn has_hidden_role(&self, seat: Seat) -> bool {
        self.crew().contains(seat) && self.role(seat).known().is_none()
    }

    fn canonical(position: &On<Self>, action: &Action) -> Action {
        match *action {
            Action::Do(Deed::Swap(one, other)) => {
                let (one, other) = chief::in_order(position, one, other);
                Action::Do(Deed::Swap(one, other))
            }
            Action::Do(Deed::SwapOwn(neighbour)) => {
                let both = tier_two::both_swapped(position, neighbour);
                both.map_or_else(|| action.clone(), Action::Do)
            }
            Action::Do(Deed::TakeVault(vault)) => position.game.canonical_take(vault, position),
            Action::Do(Deed::RobFrom(vault, from)) => {
                let seat = position.decision().map(|owed| owed.seat);
                let seat = seat.filter(|seat| vaults::moves(position, *seat));
                let first = seat.and_then(|seat| position.game.vaults.moved(seat, vault).next());
                if first == Some(from) { Deed::Rob(vault).into() } else { action.clone() }
            }
            _ => action.clone(),
        }
    }

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Began(seat) if seat == self.chief() => self.unseen = 0,
            Event::Began(seat) => self.last = seat,
            Event::Died(officer) => {
                self.silenced = self.silenced.saturating_add(1);
                self.stunned = self.stunned.filter(|stunned| *stunned != officer);
            }
            Event::Heist(fact) => self.learn(fact),
            _ => {}
        }
    }

    fn seen_by(&self, eyes: Eyes) -> Self {
        let mut view = *self;
        view.pile = self.pile.seen_by(eyes);
        for (seat, role) in self.crew().iter().zip(&mut view.roles) {
            if !eyes.see(seat) {
                *role = role.face_down();
            }
        }
        view
    }

    /// The hidden role cards are any of their tier that are not seen elsewhere, and the rest is in the pile.
    fn imagined(&self, _rest: &mut Vec<Suspect>, below: &mut Below<'_>) -> Self {
        let mut world = *self;
        let seen = world.roles.iter().filter_map(|role| role.known()).collect::<SpecialSet>();
        let mut left: Vec<Special> = Tier::BOTH
            .into_iter()
            .flat_map(|tier| (tier.all() - seen - self.gone).iter())
            .collect();
        shuffle(&mut left, below);
        for role in &mut world.roles {
            let RoleCard::Hidden(tier) = role.card else { continue };
            if let Some(at) = left.iter().position(|card| card.tier() == tier) {
                role.card = RoleCard::Known(left.swap_remove(at));
            }
        }
        world.pile = self.pile.imagined(&left);
        world
    }

    fn adopt(&mut self, choices: &Choices) {
        self.options.adopt(choices);
    }

    fn scores(&self) -> Vec<Score> {
        let count = self.vaults.opened.len();
        vec![Score { what: "vaults", side: None, count, goal: 4 }]
    }
}

impl Heist {
    /// A single token is simply taken, wherever one says that it lies.
    fn canonical_take(&self, vault: Vault, position: &On<Heist>) -> Action {
        let only = |seat| self.vaults.laid(seat) == 1 && self.vaults.tokens(seat, vault) == 1;
        let only = position.decision().is_some_and(|owed| only(owed.seat));
        if only { Deed::TakeBack.into() } else { Deed::TakeVault(vault).into() }
    }

    fn learn(&mut self, fact: Fact) {
        match fact {
            Fact::Dealt(seat, card) => {
                let tier = self.pile.tier().unwrap_or(Tier::Two);
                let card = card.map_or(RoleCard::Hidden(tier), RoleCard::Known);
                self.pile.draw(match card {
                    RoleCard::Known(special) => Some(special),
                    _ => None,
                });
                self.take_role(seat, HeldRole { card, shown: false });
            }
            Fact::Showed(seat, special) => {
                self.pile.found(special);
                self.take_role(seat, HeldRole { card: RoleCard::Known(special), shown: true });
            }
            Fact::Caught(seat) => {
                match self.role(seat) {
                    HeldRole { card: RoleCard::Known(special), shown: true } => {
                        self.gone.insert(special);
                    }
                    _ => self.gone_unseen += 1,
                }
                self.take_role(seat, HeldRole::NONE);
                self.vaults.lift_all(seat);
            }
            Fact::Placed(seat, vault) => self.vaults.place(seat, vault),
            Fact::Lifted(seat, vault) => self.vaults.lift(seat, vault),
            Fact::Opened(vault) => self.vaults.open(vault),
            Fact::Stunned(officer) => self.stunned = Some(officer),
            Fact::Unseen(_) => self.unseen = self.unseen.saturating_add(1),
            Fact::Missed(_) => {}
        }
    }

    fn take_role(&mut self, seat: Seat, role: HeldRole) {
        if let Some(place) = self.roles.get_mut(seat.at()) {
            *place = role;
        }
    }
}
