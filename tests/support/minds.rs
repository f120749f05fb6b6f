//! Random games of people who keep real cards to themselves: honest ones, and liars.
//!
//! The table hears what they say; beside it stands what they truly hold, card by card, as it is drawn.
use noir_referee::board::{Suspect, SuspectSet};
use noir_referee::rules::heist::{self, CardAndRole, Fact as HeistFact, SpecialSet};
use noir_referee::rules::mr_jack::{Character, Fact as JackFact, Go, JACK, Seen};
use noir_referee::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Order, Position, SEATS, Seat, SeatSet, Source,
    Trust, fbi_mafia,
};
use noir_referee::terms::Special;

use super::chance::Chance;

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

/// What one player holds unseen.
#[derive(Clone, Default)]
struct Mind {
    own: Option<Suspect>,
    hand: SuspectSet,
    /// The card drawn last.
    last: Option<Suspect>,
    role: Option<Special>,
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
    minds: [Mind; SEATS],
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
        let minds = std::array::from_fn(|_| Mind::default());
        let history = chance.below(4) > 0;
        let (position, gone, roles) = (*start, SuspectSet::EMPTY, SpecialSet::EMPTY);
        let started = false;
        let mut table = Table { position, minds, gone, history, started, roles, chance, game };
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
        let mut held = self.position.open_cards() | self.gone;
        for seat in self.position.all_seats() {
            let (holding, mind) = (self.position.holding(seat), &self.minds[seat.at()]);
            let own = [holding.identity.known(), mind.own].into_iter().flatten();
            held = held | holding.hand | mind.hand | own.collect();
        }
        self.position.everybody() - held
    }

    fn any_of(&mut self, set: SuspectSet) -> Suspect {
        let cards: Vec<Suspect> = set.iter().collect();
        self.chance.one_of(&cards)
    }

    fn some_of(&mut self, set: SuspectSet, count: u8) -> SuspectSet {
        let cards = self.chance.mixed(set.iter().collect());
        cards.into_iter().take(count.into()).collect()
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
            if known == Identity::Hidden { self.minds[at].own } else { known.known() }
        });
        self.game.said.push(Said { line, events, after: self.position, own });
    }

    /// In the end everybody shows his card, if it does not lie open already, and most tell who they were
    /// before.
    fn reveal(&mut self) {
        for seat in self.position.all_seats().collect::<Vec<_>>() {
            let before = std::mem::take(&mut self.minds[seat.at()].before);
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
            let own = self.minds[seat.at()].own.filter(|_| hidden);
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
        let lies = std::mem::take(&mut self.minds[seat.at()].lies).into_iter();
        let lies = lies.map(|seq| Lie { seq, seat });
        if known { self.game.lies.extend(lies) } else { self.game.unknown.extend(lies) }
    }

    /// He lays his identity down and nobody sees it: he can tell of it later.
    fn lay_down(&mut self, seat: Seat) {
        let mind = &mut self.minds[seat.at()];
        let Some(own) = mind.own.take() else { return };
        let lies = std::mem::take(&mut mind.lies);
        mind.before.push(Past { since: mind.since, own, lies });
    }

    fn lied(&mut self, seat: Seat) {
        let (seq, lies) = (self.seq(), &mut self.minds[seat.at()].lies);
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
        match *event {
            Event::Drew(seat, None) => {
                let card = self.any_of(self.free());
                let mind = &mut self.minds[seat.at()];
                mind.hand.insert(card);
                mind.last = Some(card);
            }
            Event::Became(seat, None) => self.become_one(seat),
            Event::Claimed(seat, _) => {
                // Whichever it is, his own card is out of play, and nobody looks at it.
                self.gone = self.gone | self.minds[seat.at()].own.into_iter().collect();
            }
            Event::Laid(Source::Identity(seat), _)
            | Event::Discarded(Source::Identity(seat), _)
                if !self.position.holding(seat).claimed =>
            {
                self.forget(seat, true);
                self.minds[seat.at()].own = None;
            }
            Event::Opened(seat, _) => self.forget(seat, true),
            Event::Laid(Source::Hand(seat), card) | Event::Discarded(Source::Hand(seat), card) => {
                self.minds[seat.at()].hand.remove(card);
            }
            Event::Shed(seat, None) => {
                let mind = &mut self.minds[seat.at()];
                mind.hand = mind.hand | mind.own.into_iter().collect();
            }
            Event::Buried(Source::Hand(seat), None) => {
                let mind = &mut self.minds[seat.at()];
                let last = mind.last.filter(|card| mind.hand.contains(*card));
                if let Some(card) = last.or(mind.hand.first()) {
                    mind.hand.remove(card);
                }
            }
            Event::Heist(HeistFact::Dealt(seat, role)) => {
                let tier = self.position.heist().expect("a heist").pile.tier().expect("a card");
                let role = role.unwrap_or_else(|| {
                    let left: Vec<Special> = (tier.all() - self.roles).iter().collect();
                    self.chance.one_of(&left)
                });
                self.roles.insert(role);
                self.minds[seat.at()].role = Some(role);
            }
            _ => {}
        }
    }

    /// A card of the hand is the identity now: a living one, unless he does not care.
    fn become_one(&mut self, seat: Seat) {
        let dead = self.position.dead();
        let Mind { hand, last, .. } = self.minds[seat.at()];
        let card = match last {
            Some(last) if self.position.fbi_mafia().is_some() => last,
            _ if (hand - dead).is_empty() => self.any_of(hand),
            _ => self.any_of(hand - dead),
        };
        // He was somebody else up to here, whom nobody has seen (mimic).
        self.lay_down(seat);
        let since = if self.started { self.seq() } else { 0 };
        let mind = &mut self.minds[seat.at()];
        mind.hand.remove(card);
        (mind.own, mind.since) = (Some(card), since);
        if dead.contains(card) {
            self.lied(seat);
        }
    }

    // What they say.

    /// What the seat to decide says; nothing where no line is left to it.
    fn next(&mut self, lying: usize) -> Option<Action> {
        let owed = self.position.decision()?;
        let wants = self.chance.below(100) < lying;
        let seat = owed.seat;
        let chosen = match owed.ask {
            Ask::Shuffle => {
                let order = self.chance.mixed(self.position.to_shuffle());
                Some(Action::Shuffled(Box::new(Order::new(order))))
            }
            Ask::Drew(count) => Some(self.told(seat, count, wants)),
            Ask::Turned if self.position.fbi_mafia().is_some() => {
                let dead = self.minds[seat.at()].hand & self.position.dead();
                Some(Action::Do(Deed::discarded(dead)))
            }
            Ask::Turned => {
                let count = if self.position.thief_chief().is_some() && self.position.turn() == 0 {
                    2
                } else {
                    1
                };
                Some(Action::Do(Deed::Turned(self.some_of(self.free(), count))))
            }
            Ask::Deploy => {
                let hand = self.position.holding(seat).hand | self.minds[seat.at()].hand;
                let count = self.position.heist()?.options.officers.get();
                Some(Action::Do(Deed::Deploy(self.some_of(hand, count))))
            }
            _ => None,
        };
        let offered = chosen.map_or_else(|| self.offered(), |line| vec![line]);
        let judged: Vec<(SeatSet, Action)> =
            offered.into_iter().filter_map(|line| Some((self.judge(owed, &line)?, line))).collect();
        let (honest, false_ones): (Vec<_>, Vec<_>) =
            judged.into_iter().partition(|(liars, _)| liars.is_empty());
        let lies = (wants && !false_ones.is_empty()) || honest.is_empty();
        let from = if lies { false_ones } else { honest };
        let mut verbs: Vec<&str> = from.iter().map(|(_, line)| line.word()).collect();
        verbs.dedup();
        if verbs.is_empty() {
            return None;
        }
        let verb = self.chance.one_of(&verbs);
        let mut from: Vec<_> = from.into_iter().filter(|(_, it)| it.word() == verb).collect();
        let (wrong, line) = from.swap_remove(self.chance.below(from.len()));
        wrong.iter().for_each(|seat| self.lied(seat));
        Some(line)
    }

    /// The lines that are offered; of Mr. Jack those of one card, seldom Goodley's, who has thousands.
    fn offered(&mut self) -> Vec<Action> {
        let mut only = self.position;
        if let (Some(game), Some(Ask::Turn)) =
            (only.mr_jack(), only.decision().map(|owed| owed.ask))
        {
            let cards = if game.named.is_empty() { game.cards } else { game.named };
            let goodley = SuspectSet::just(Character::Goodley.suspect());
            let few = cards - goodley;
            let often = if few.is_empty() || self.chance.below(12) == 0 { cards } else { few };
            let who = self.any_of(often);
            only.apply(&Event::MrJack(JackFact::Named(SuspectSet::just(who))));
        }
        let mut lines = Vec::new();
        only.legal(&mut lines);
        // Games should not end at once.
        let ends = |line: &Action| matches!(line, Action::Activate(it) if matches!(it.go, Go::Accuse(_) | Go::Exit(_)));
        if self.chance.below(8) > 0 && !lines.iter().all(ends) {
            lines.retain(|line| !ends(line));
        }
        lines
    }

    /// What a player says he drew: at times a card that somebody else has told of.
    fn told(&mut self, seat: Seat, count: u8, lie: bool) -> Action {
        let mut cards = self.some_of(self.free(), count);
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
        let thief = |game: &heist::Heist| game.crew().contains(seat) && game.role(seat).is_none();
        match self.position.heist().filter(|game| thief(game)) {
            None => Action::Do(Deed::Drew(cards)),
            Some(game) => {
                let tier = game.pile.tier().expect("a role card");
                let left: Vec<Special> = (tier.all() - self.roles).iter().collect();
                let role = self.chance.one_of(&left);
                let card = cards.first().expect("a card");
                Action::Do(Deed::DrewRole(CardAndRole { card, role }))
            }
        }
    }

    /// Who lies by this line; nothing where nobody could say it with real cards on the table.
    fn judge(&self, owed: Decision, line: &Action) -> Option<SeatSet> {
        let Decision { seat, ask } = owed;
        let hidden = self.position.holding(seat).identity == Identity::Hidden;
        let untold = self.position.holding(seat).trust == Trust::Untold;
        let liar = |truly: bool| Some(if truly { SeatSet::EMPTY } else { SeatSet::just(seat) });
        let mind = &self.minds[seat.at()];
        match (ask, line) {
            (Ask::Hands(query), Action::Do(Deed::Hands(raised))) => {
                let asked = self.named(|deed| match deed {
                    Deed::Hands(seats) => seats,
                    _ => SeatSet::EMPTY,
                });
                let wrong = |it: &Seat| {
                    let own = self.minds[it.at()].own.expect("an identity");
                    self.position.truth(query, own) != raised.contains(*it)
                };
                Some(asked.iter().filter(wrong).collect())
            }
            (Ask::Hit(suspect), Action::Do(deed)) => self.hit(suspect, *deed),
            _ if !untold => Some(SeatSet::EMPTY),
            (Ask::Play, Action::Do(Deed::Play(card))) => {
                let living = mind.hand - self.position.dead();
                let first = self.position.fbi_mafia().is_some() && !living.is_empty();
                let may = if first { living } else { mind.hand };
                may.contains(*card).then_some(SeatSet::EMPTY)
            }
            (Ask::Role, Action::Do(Deed::Role(_, role))) => {
                (mind.role == Some(*role)).then_some(SeatSet::EMPTY)
            }
            (Ask::Chosen, Action::Do(deed)) => self.chosen(seat, *deed),
            (Ask::Disguised | Ask::Failed, Action::Do(deed)) => {
                let lives = self.position.alive().contains(mind.last?);
                let fits = match *deed {
                    Deed::Laid(card) => lives && mind.own == Some(card),
                    Deed::Discarded(card) if self.position.fbi_mafia().is_some() => {
                        lives && mind.own == Some(card)
                    }
                    Deed::Discarded(card) => !lives && mind.last == Some(card),
                    _ => !lives,
                };
                fits.then_some(SeatSet::EMPTY)
            }
            (Ask::Turn, line) if !self.has_cards_for(seat, line) => None,
            _ if !hidden => Some(SeatSet::EMPTY),
            (Ask::Answer(query), Action::Do(Deed::Answer(yes))) => {
                let truly = self.position.truth(query, mind.own?) == *yes;
                liar(truly)
            }
            (Ask::Call, Action::Do(Deed::Call(Seen(seen)))) => {
                let visible = self.position.mr_jack()?.visible();
                liar(visible.contains(mind.own?) == *seen)
            }
            (Ask::Dies, Action::Do(Deed::Dies(victims))) => {
                liar(fbi_mafia::toll(&self.position, mind.own?) == *victims)
            }
            (Ask::Turn, Action::Activate(line)) => {
                liar(seat != JACK || !matches!(line.go, Go::Exit(_)) || mind.own == Some(line.who))
            }
            (Ask::Turn | Ask::Save(_) | Ask::Threaten, Action::Do(deed)) => {
                let thief = self.position.heist().is_some_and(|it| it.crew().contains(seat));
                let silent = self.position.dead().contains(mind.own?);
                liar(match *deed {
                    _ if thief => heist::possible(&self.position, seat, mind.own?, *deed),
                    // Whoever has kept silent about his death goes on from where he lies.
                    Deed::Accuse(who) if silent && self.position.fbi_mafia().is_none() => {
                        mind.own == Some(who) || self.position.grid().near(mind.own?, who)
                    }
                    _ => !self.position.would_refuse(seat, mind.own?, *deed),
                })
            }
            _ => Some(SeatSet::EMPTY),
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

    fn hit(&self, suspect: Suspect, deed: Deed) -> Option<SeatSet> {
        let asked = self.named(|deed| match deed {
            Deed::Hit(seat, _) => SeatSet::just(seat),
            _ => SeatSet::EMPTY,
        });
        let mind = |seat: Seat| &self.minds[seat.at()];
        let owner = asked.iter().find(|seat| mind(*seat).own == Some(suspect));
        let hitman = self.position.hitman_sleuth().is_some();
        let in_hand = hitman && asked.iter().any(|seat| mind(seat).hand.contains(suspect));
        match deed {
            Deed::Discarded(_) => in_hand.then_some(SeatSet::EMPTY),
            // Somebody else says that it was he, or the table errs.
            Deed::Hit(seat, _) if owner != Some(seat) => Some(SeatSet::just(seat)),
            Deed::Hit(..) => Some(SeatSet::EMPTY),
            _ if in_hand => None,
            _ => Some(owner.into_iter().collect()),
        }
    }

    fn chosen(&self, seat: Seat, deed: Deed) -> Option<SeatSet> {
        let mind = &self.minds[seat.at()];
        let gone = self.position.dead();
        let lives = if self.position.fbi_mafia().is_some() {
            !gone.contains(mind.last?)
        } else {
            !(mind.hand - gone).is_empty()
        };
        match deed {
            Deed::Chosen if lives => Some(SeatSet::EMPTY),
            Deed::Chosen => Some(SeatSet::just(seat)),
            _ => (!lives).then_some(SeatSet::EMPTY),
        }
    }

    /// Whether he has the role card and the evidence cards that the line shows.
    fn has_cards_for(&self, seat: Seat, line: &Action) -> bool {
        let mind = &self.minds[seat.at()];
        let deed = match *line {
            Action::Shift(shift) => {
                let runs = shift.by < 2 || self.position.heist().is_none();
                return runs || mind.role == Some(Special::Runner);
            }
            Action::Do(deed) => deed,
            _ => return true,
        };
        let role = match deed {
            Deed::Stun(_) => Special::Cleaner,
            Deed::Vanish => Special::Decoy,
            Deed::Frame(_) | Deed::FrameOwn(..) => Special::Insider,
            Deed::Hack(_) => Special::Hacker,
            Deed::Silence(_) => Special::Silencer,
            Deed::Mimic => Special::Mimic,
            Deed::SwapOwn(_) | Deed::Swap(..) => Special::Saboteur,
            Deed::ShiftQuiet(..) => Special::Sneak,
            Deed::Crack(_) => Special::MasterSafecracker,
            Deed::Profile(card) => return mind.hand.contains(card),
            Deed::ProfileNobody => return (mind.hand - self.position.dead()).is_empty(),
            _ => return true,
        };
        let thief = self.position.heist().is_some_and(|it| it.crew().contains(seat));
        !thief || mind.role == Some(role)
    }
}
