//! Random games of people who keep real cards to themselves: honest ones, and liars.
//!
//! The table hears what they say; beside it stands what they truly hold, card by card, as it is drawn.
use noir_referee::board::{Suspect, SuspectSet};
use noir_referee::rules::heist::SpecialSet;
use noir_referee::rules::{
    Action, Ask, Audience, Decision, Deed, Event, Identity, Order, Position, SEATS, Seat, SeatSet,
    Source, Trust,
};
use noir_referee::terms::{Special, Team};

use super::chance::Chance;
use super::modes::{Claim, Held, any_of, at_random};

/// A game, line by line, with what lay on the table in truth.
pub struct Game {
    /// The position after the opening.
    pub start: Position,
    pub said: Vec<Said>,
    /// Every lie of somebody whose card is known by the end.
    pub lies: Vec<Lie>,
    /// Every lie of somebody whose card went unseen, with the lines between which it was his.
    pub unknown: Vec<Lie>,
    /// Who told a card of somebody else.
    pub thieves: SeatSet,
    /// Who never told whom he was since this line.
    pub untold: Vec<(Seat, usize)>,
}

/// One accepted line.
pub struct Said {
    /// What was said; nothing where a card was shown at the end.
    pub line: Option<Action>,
    pub events: Vec<Event>,
    pub after: Position,
    /// Who everybody is in truth after it.
    pub own: [Option<Suspect>; SEATS],
}

/// Something that was not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lie {
    pub seq: usize,
    pub seat: Seat,
}

/// One of those who play.
#[derive(Clone, Default)]
struct Player {
    held: Held,
    /// The lines by which he has lied since he was who he is.
    lies: Vec<usize>,
    /// The line by which he became it.
    since: usize,
    /// Who he was, with the line since which, where nobody has seen that card and he may tell of it.
    before: Vec<Past>,
}

/// An identity that was laid down unseen, with the lies that were told under it.
#[derive(Clone)]
struct Past {
    since: usize,
    own: Suspect,
    lies: Vec<usize>,
}

struct Table<'a> {
    position: Position,
    players: [Player; SEATS],
    /// Cards that were given up, and that nobody has looked at.
    gone: SuspectSet,
    /// Whether they tell at the end who they were before.
    history: bool,
    /// Whether the opening is over.
    started: bool,
    roles: SpecialSet,
    chance: &'a mut Chance,
    game: Game,
}

impl Game {
    /// Plays at most so many lines; of a hundred chances to lie, so many are taken. Then the game is given
    /// up, and everybody shows who he was.
    pub fn play(start: &Position, most: usize, lying: usize, chance: &mut Chance) -> Self {
        let mut events = Vec::new();
        let mut opened = *start;
        opened.open(&mut events);
        let (said, lies, unknown) = (Vec::new(), Vec::new(), Vec::new());
        let (thieves, untold) = (SeatSet::EMPTY, Vec::new());
        let game = Self { start: opened, said, lies, unknown, thieves, untold };
        let players = std::array::from_fn(|_| Player::default());
        let history = chance.below(4) > 0;
        let (position, gone, roles) = (*start, SuspectSet::EMPTY, SpecialSet::EMPTY);
        let started = false;
        let mut table = Table { position, players, gone, history, started, roles, chance, game };
        table.hear(&events);
        table.started = true;
        while table.position.outcome().is_none() {
            let line = if table.game.said.len() < most { table.next(lying) } else { None };
            let line = line.unwrap_or_else(|| table.give_up());
            table.say(&line);
        }
        table.reveal();
        table.game
    }
}

impl Table<'_> {
    fn seq(&self) -> usize {
        self.game.said.len() + 1
    }

    /// The cards that nobody holds and that do not lie open.
    fn free(&self) -> SuspectSet {
        let mut taken = self.position.open_cards() | self.gone;
        for seat in self.position.all_seats() {
            let (holding, held) = (self.position.holding(seat), self.held(seat));
            let own = [holding.identity.known(), held.own].into_iter().flatten();
            taken = taken | holding.hand | held.hand | own.collect();
        }
        self.position.everybody() - taken
    }

    fn any_of(&mut self, set: SuspectSet) -> Suspect {
        let cards: Vec<Suspect> = set.iter().collect();
        self.chance.one_of(&cards)
    }

    fn mixed(&mut self, set: SuspectSet) -> Vec<Suspect> {
        self.chance.mixed(set.iter().collect())
    }

    fn held(&self, seat: Seat) -> &Held {
        &self.players[seat.at()].held
    }

    fn give_up(&mut self) -> Action {
        let seats: Vec<Seat> = self.position.all_seats().collect();
        let mut lines = self.chance.mixed(seats).into_iter().map(Action::Concede);
        lines.find(|line| self.position.check(line).is_ok()).expect("somebody can give up")
    }

    fn say(&mut self, line: &Action) {
        let (_, events) = match self.position.play(line) {
            Ok(played) => played,
            Err(error) => panic!("{line:?} is refused: {:?}", error.refusal),
        };
        self.hear(&events);
        self.record(Some(line.clone()), events);
    }

    fn record(&mut self, line: Option<Action>, events: Vec<Event>) {
        let own = std::array::from_fn(|at| {
            let known = self.position.holding(Seat::new(at as u8)).identity;
            if known == Identity::Hidden { self.players[at].held.own } else { known.known() }
        });
        self.game.said.push(Said { line, events, after: self.position, own });
    }

    /// In the end everybody shows his card, if it does not lie open already, and most tell who they were
    /// before.
    fn reveal(&mut self) {
        for seat in self.position.all_seats().collect::<Vec<_>>() {
            let before = std::mem::take(&mut self.players[seat.at()].before);
            let mut events = Vec::new();
            for Past { since, own, lies } in before {
                let lies = lies.into_iter().map(|seq| Lie { seq, seat });
                if self.history {
                    events.push(Event::Was { seat, since: since as u32, suspect: own });
                    self.game.lies.extend(lies);
                } else {
                    self.game.unknown.extend(lies);
                    self.game.untold.push((seat, since));
                }
            }
            let holding = self.position.holding(seat);
            let hidden = holding.identity == Identity::Hidden || holding.claimed;
            let own = self.held(seat).own.filter(|_| hidden);
            events.extend(own.map(|own| Event::Opened(seat, own)));
            if !events.is_empty() {
                self.hear(&events);
                self.record(None, events);
            }
        }
        for at in 0..SEATS {
            self.forget(Seat::new(at as u8), false);
        }
    }

    /// The time of an identity is over; whether its card is known decides who learns of his lies.
    fn forget(&mut self, seat: Seat, known: bool) {
        let lies = std::mem::take(&mut self.players[seat.at()].lies).into_iter();
        let lies = lies.map(|seq| Lie { seq, seat });
        if known { self.game.lies.extend(lies) } else { self.game.unknown.extend(lies) }
    }

    /// He lays his identity down and nobody sees it: he can tell of it later.
    fn lay_down(&mut self, seat: Seat) {
        let player = &mut self.players[seat.at()];
        let Some(own) = player.held.own.take() else { return };
        let lies = std::mem::take(&mut player.lies);
        player.before.push(Past { since: player.since, own, lies });
    }

    fn lied(&mut self, seat: Seat) {
        let (seq, lies) = (self.seq(), &mut self.players[seat.at()].lies);
        if lies.last() != Some(&seq) {
            lies.push(seq);
        }
    }

    // What the players hold.

    fn hear(&mut self, events: &[Event]) {
        for event in events {
            self.take(event);
            self.position.apply(event);
            for seat in self.position.all_seats().collect::<Vec<_>>() {
                if self.position.holding(seat).identity == Identity::None {
                    self.lay_down(seat);
                }
            }
        }
    }

    fn take(&mut self, event: &Event) {
        if let Some((seat, may)) = at_random(self.position.game()).dealt_role(event) {
            let left: Vec<Special> = match may[..] {
                [role] => vec![role],
                _ => may.into_iter().filter(|role| !self.roles.contains(*role)).collect(),
            };
            let role = self.chance.one_of(&left);
            self.roles.insert(role);
            self.players[seat.at()].held.role = Some(role);
        }
        match *event {
            Event::Drew(seat, None) => {
                let card = self.any_of(self.free());
                let held = &mut self.players[seat.at()].held;
                held.hand.insert(card);
                held.last = Some(card);
            }
            Event::Became(seat, None) => self.become_one(seat),
            Event::Claimed(seat, _) => {
                // Whichever it is, his own card is out of play, and nobody looks at it.
                self.gone = self.gone | self.held(seat).own.into_iter().collect();
            }
            Event::Laid(Source::Identity(seat), _)
            | Event::Discarded(Source::Identity(seat), _)
                if !self.position.holding(seat).claimed
                    || self.position.game().team(seat).is_none() =>
            {
                self.forget(seat, true);
                self.players[seat.at()].held.own = None;
            }
            Event::Opened(seat, _) => self.forget(seat, true),
            // It changes hands before everybody.
            Event::Trophy(_, card) => {
                let lost = |seat: &Seat| {
                    self.position.holding(*seat).claimed && self.held(*seat).own == Some(card)
                };
                if let Some(seat) = self.position.all_seats().find(lost) {
                    self.forget(seat, true);
                    self.players[seat.at()].held.own = None;
                }
            }
            Event::Laid(Source::Hand(seat), card) | Event::Discarded(Source::Hand(seat), card) => {
                self.players[seat.at()].held.hand.remove(card);
            }
            Event::Shed(seat, None) => {
                let held = &mut self.players[seat.at()].held;
                held.hand = held.hand | held.own.into_iter().collect();
            }
            Event::Buried(Source::Hand(seat), None) => {
                let held = &mut self.players[seat.at()].held;
                let last = held.last.filter(|card| held.hand.contains(*card));
                if let Some(card) = last.or(held.hand.first()) {
                    held.hand.remove(card);
                }
            }
            _ => {}
        }
    }

    /// A card of the hand is the identity now: a living one, unless he does not care.
    fn become_one(&mut self, seat: Seat) {
        let dead = self.position.dead();
        let Held { hand, last, .. } = *self.held(seat);
        let card = match last {
            Some(last) if at_random(self.position.game()).becomes_last() => last,
            _ if (hand - dead).is_empty() => self.any_of(hand),
            _ => self.any_of(hand - dead),
        };
        // He was somebody else up to here, whom nobody has seen (mimic).
        self.lay_down(seat);
        let since = if self.started { self.seq() } else { 0 };
        let player = &mut self.players[seat.at()];
        player.held.hand.remove(card);
        (player.held.own, player.since) = (Some(card), since);
        if dead.contains(card) {
            self.lied(seat);
        }
    }

    // What they say.

    /// What the seat to decide says; nothing where no line is left to it.
    fn next(&mut self, lying: usize) -> Option<Action> {
        let owed = self.position.decision()?;
        let wants = self.chance.below(100) < lying;
        let position = self.position.seen_by(Audience::Referee);
        let mode = at_random(position.game());
        let chosen = match owed.ask {
            Ask::Shuffle => {
                let order = self.chance.mixed(position.to_shuffle());
                Some(Action::Shuffled(Box::new(Order::new(order))))
            }
            Ask::Drew(count) => Some(self.told(owed.seat, count, wants)),
            ask => {
                let hand = position.holding(owed.seat).hand | self.held(owed.seat).hand;
                let (hand, free) = (self.mixed(hand), self.mixed(self.free()));
                mode.shows(&position, ask, &hand, &free).map(Action::Do)
            }
        };
        let offered = chosen.map_or_else(
            || {
                let mut lines = Vec::new();
                mode.narrowed(&position, self.chance).legal(&mut lines);
                lines
            },
            |line| vec![line],
        );
        let (mut honest, mut false_ones) = (Vec::new(), Vec::new());
        for line in offered {
            let Some(liars) = self.judge(owed, &line) else { continue };
            if liars.is_empty() { honest.push(line) } else { false_ones.push(line) }
        }
        let lying = (wants && !false_ones.is_empty()) || honest.is_empty();
        let line = any_of(mode, if lying { false_ones } else { honest }, self.chance)?;
        self.judge(owed, &line)?.iter().for_each(|seat| self.lied(seat));
        Some(line)
    }

    /// What a player says he drew: at times a card that somebody else has told of.
    fn told(&mut self, seat: Seat, count: u8, lie: bool) -> Action {
        let free = self.mixed(self.free());
        let mut cards: SuspectSet = free.into_iter().take(count.into()).collect();
        let others = self
            .position
            .all_seats()
            .filter(|other| *other != seat && self.position.holding(*other).trust == Trust::Told);
        let taken: SuspectSet =
            others.filter_map(|other| self.position.holding(other).identity.known()).collect();
        let taken = taken - self.position.open_cards();
        let holding = self.position.holding(seat);
        let taken = taken - holding.hand - holding.identity.known().into_iter().collect();
        if lie && !taken.is_empty() && count == 1 {
            cards = SuspectSet::just(self.any_of(taken));
            self.game.thieves.insert(seat);
            let both = self
                .position
                .all_seats()
                .filter(|other| self.position.holding(*other).identity.known() == cards.first());
            self.game.thieves = self.game.thieves | both.collect();
        }
        let roles = self
            .chance
            .mixed(Special::ALL.into_iter().filter(|it| !self.roles.contains(*it)).collect());
        let mode = at_random(self.position.game());
        Action::Do(mode.drew(&self.position.seen_by(Audience::Referee), seat, cards, &roles))
    }

    /// Who lies by this line; nothing where nobody could say it with real cards on the table.
    fn judge(&self, owed: Decision, line: &Action) -> Option<SeatSet> {
        let Decision { seat, ask } = owed;
        match (ask, line) {
            (Ask::Hands(query), Action::Do(Deed::Hands(raised))) => {
                let asked = self.named(|deed| match deed {
                    Deed::Hands(seats) => seats,
                    _ => SeatSet::EMPTY,
                });
                let wrong = |it: &Seat| {
                    let own = self.held(*it).own.expect("an identity");
                    self.position.truth(query, own) != raised.contains(*it)
                };
                Some(asked.iter().filter(wrong).collect())
            }
            (Ask::Hit(suspect), Action::Do(deed)) => self.hit(suspect, *deed),
            _ if self.position.holding(seat).trust != Trust::Untold => Some(SeatSet::EMPTY),
            _ => {
                let mode = at_random(self.position.game());
                let (position, held) = (&self.position.seen_by(Audience::Referee), self.held(seat));
                let truly = mode.is_true(Claim { position, seat, held, ask, line })?;
                Some(if truly { SeatSet::EMPTY } else { SeatSet::just(seat) })
            }
        }
    }

    /// Everybody whom one of the offered lines names.
    fn named(&self, by: impl Fn(Deed) -> SeatSet) -> SeatSet {
        let mut lines = Vec::new();
        self.position.legal(&mut lines);
        lines.iter().fold(SeatSet::EMPTY, |all, line| match line {
            Action::Do(deed) => all | by(*deed),
            _ => all,
        })
    }

    /// Whether it is seen whose card this is where it is hit: not under an arrest, nor where the thieves say who it was.
    fn is_taken(&self, seat: Seat) -> bool {
        !matches!(self.position.game().team(seat), Some(Team::Mafia | Team::Thieves))
    }

    fn hit(&self, suspect: Suspect, deed: Deed) -> Option<SeatSet> {
        let asked = self.named(|deed| match deed {
            Deed::Hit(seat, _) => SeatSet::just(seat),
            _ => SeatSet::EMPTY,
        });
        let owner = asked.iter().find(|seat| self.held(*seat).own == Some(suspect));
        let discards = self.position.check(&Action::Do(Deed::Discarded(suspect))).is_ok();
        let in_hand = discards && asked.iter().any(|seat| self.held(seat).hand.contains(suspect));
        match deed {
            Deed::Discarded(_) => in_hand.then_some(SeatSet::EMPTY),
            // A card of somebody else can't change hands.
            Deed::Hit(seat, _) if owner != Some(seat) && self.is_taken(seat) => None,
            // Somebody else says that it was he, or the table errs.
            Deed::Hit(seat, _) if owner != Some(seat) => Some(SeatSet::just(seat)),
            Deed::Hit(..) => Some(SeatSet::EMPTY),
            _ if in_hand => None,
            _ => Some(owner.into_iter().collect()),
        }
    }
}
