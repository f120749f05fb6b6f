//! What an audience knows of hidden identities, and what those who hold them cannot all have said.
use super::hands::{elsewhere, serves};
use super::modes::thief_chief::keeper;
use super::{PlayedLine, Shares, TracedFact, Worlds};
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Event, Identity, Known, SEATS, Seat, SeatSet, Shown, Trust};

/// What an audience knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    /// The seats whose identities it does not see, in order.
    pub hidden: Vec<HiddenSeat>,
    /// Everything that cannot have been said truly, in the order in which it could be proved.
    pub clashes: Vec<Clash>,
}

/// A seat whose identity is not seen.
#[derive(Clone, Debug, PartialEq)]
pub struct HiddenSeat {
    /// Which seat.
    pub seat: Seat,
    /// The line by which it took this identity; 0 is the opening.
    pub since: usize,
    /// Whom it can be; nobody where what was said cannot all be true.
    pub suspects: SuspectSet,
    /// In how many of all worlds it is each of them.
    pub shares: Vec<u64>,
    /// How many worlds there are.
    pub worlds: u64,
}

/// What no cards could have answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The line by which it could be proved: the value of `seq` after it.
    pub seq: usize,
    /// Who cannot all have told the truth; one seat has contradicted itself.
    pub seats: SeatSet,
    /// The line from which on the first of them was who he is.
    pub since: usize,
}

/// A hidden identity during the walk.
#[derive(Clone, Copy, Debug)]
struct Held {
    /// Whom its owner can be by his own words alone.
    said: SuspectSet,
    /// Whom he can be by all that is seen.
    can: SuspectSet,
    /// The lines before he became it.
    since: usize,
    /// The line by which he became it; 0 is the opening.
    taken: usize,
    /// Whether a clash has named him already: then nothing can be concluded.
    caught: bool,
}

/// A walk through the lines of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Walk {
    held: [Option<Held>; SEATS],
    /// The cards that may be in each hand, as far as it is not seen.
    hands: [SuspectSet; SEATS],
    /// Who said that each card was his.
    openers: Vec<(SuspectSet, Seat)>,
    /// The seat whose identities have always been among the same few cards.
    keeper: Option<(Seat, u8)>,
    /// Whom the keeper could be each time before: by his words, and by all that is seen.
    before: (Vec<SuspectSet>, Vec<SuspectSet>),
    clashes: Vec<Clash>,
}

impl Knowledge {
    /// What follows from the position after the opening and all lines since, as one audience sees them.
    pub fn of(start: &Shown, lines: &[(Vec<Event>, Shown)]) -> Self {
        let mut walk = Walk::begin(start);
        for (at, step) in PlayedLine::seen(start, lines).enumerate() {
            walk.go_on(at, &step);
        }
        walk.know(lines.last().map_or(start, |(_, after)| after))
    }

    /// The same after the opening and again after each line: `of` for every beginning of the game, in one walk.
    pub fn line_by_line(start: &Shown, lines: &[(Vec<Event>, Shown)]) -> Vec<Self> {
        let mut walk = Walk::begin(start);
        let mut known = vec![walk.know(start)];
        for (at, step) in PlayedLine::seen(start, lines).enumerate() {
            walk.go_on(at, &step);
            known.push(walk.know(step.after));
        }
        known
    }
}

impl Walk {
    pub(super) fn begin(start: &Known) -> Self {
        let mut walk = Self { keeper: keeper(start.game()), ..Self::default() };
        for seat in start.all_seats() {
            walk.hands[seat.at()] = start.everybody() - elsewhere(start, seat);
            walk.held[seat.at()] =
                (start.holding(seat).identity != Identity::None).then_some(Held {
                    said: start.everybody(),
                    can: start.everybody(),
                    since: 0,
                    taken: 0,
                    caught: false,
                });
        }
        walk.settle(start);
        walk
    }

    /// One more line of which nothing has to be proved.
    pub(super) fn follow(&mut self, step: &PlayedLine<'_>) {
        step.traces(|_, trace| self.hear(0, trace));
        self.settle(step.after);
    }

    /// Whom a seat can be; nobody where it has no identity.
    pub(super) fn suspects(&self, seat: Seat) -> SuspectSet {
        self.held[seat.at()].map_or(SuspectSet::EMPTY, |held| held.can)
    }

    /// One more line; this many came before.
    fn go_on(&mut self, lines: usize, step: &PlayedLine<'_>) {
        step.traces(|_, trace| self.hear(lines, trace));
        self.settle(step.after);
        self.prove(lines + 1, step.after);
    }

    /// The board had been moved, nobody knows since when: what was said before may have been true of it.
    fn forget(&mut self, now: &Known) {
        for held in self.held.iter_mut().flatten() {
            (held.said, held.can, held.caught) = (now.alive(), now.alive(), false);
        }
        self.before = Default::default();
        self.clashes.clear();
    }

    /// One more fact; this many lines came before.
    fn hear(&mut self, lines: usize, trace: TracedFact<'_>) {
        for seat in trace.now.all_seats() {
            match trace.now.holding(seat).identity {
                Identity::None => self.lay_down(seat),
                Identity::Hidden => self.narrow(seat, trace),
                Identity::Known(_) => {}
            }
        }
        match *trace.event {
            Event::Arranged(_) => self.forget(trace.now),
            Event::Drew(seat, card) => {
                let holding = trace.now.holding(seat);
                let own = holding.identity.known().into_iter().collect();
                let free = trace.now.everybody() - elsewhere(trace.now, seat) - own;
                let hand = &mut self.hands[seat.at()];
                if holding.hand_count() == 0 {
                    *hand = SuspectSet::EMPTY;
                }
                *hand = *hand | card.map_or(free, SuspectSet::just);
            }
            Event::Became(seat, card) => {
                let hand = self.hands[seat.at()] & trace.now.alive();
                self.held[seat.at()] = Some(Held {
                    said: trace.now.everybody(),
                    can: card.map_or(hand, SuspectSet::just),
                    since: lines,
                    taken: lines + 1,
                    caught: false,
                });
                self.narrow(seat, trace);
            }
            // The keeper has opened who he was before: one of his cards.
            Event::Was { seat, suspect, .. } if self.keeps(seat).is_some() => {
                self.before.0.push(SuspectSet::just(suspect));
                self.before.1.push(SuspectSet::just(suspect));
            }
            _ => self.note_opener(trace.event),
        }
    }

    fn narrow(&mut self, seat: Seat, trace: TracedFact<'_>) {
        let Some(held) = &mut self.held[seat.at()] else { return };
        let word = trace.is_word_of(seat);
        let asked = if word { held.can | held.said } else { held.can };
        let wrong: SuspectSet =
            asked.iter().filter(|own| trace.fault(seat, *own).is_some()).collect();
        held.can = held.can - wrong;
        if word {
            held.said = held.said - wrong;
        }
    }

    fn lay_down(&mut self, seat: Seat) {
        let Some(held) = self.held[seat.at()].take() else { return };
        if self.keeps(seat).is_some() && !held.caught {
            self.before.0.push(held.said);
            self.before.1.push(held.can);
        }
    }

    /// Who has said which card is his. A card that is laid, discarded or turned up lies before everybody: that is
    /// nobody's word.
    fn note_opener(&mut self, event: &Event) {
        if let Event::Opened(seat, card) | Event::Claimed(seat, card) = *event {
            self.openers.push((SuspectSet::just(card), seat));
        }
    }

    /// Leaves out the dead, and those whose card is seen elsewhere.
    fn settle(&mut self, after: &Known) {
        for seat in after.all_seats() {
            let elsewhere = elsewhere(after, seat);
            self.hands[seat.at()] = self.hands[seat.at()] - elsewhere;
            let Some(held) = &mut self.held[seat.at()] else { continue };
            match after.holding(seat).identity {
                Identity::None => self.lay_down(seat),
                Identity::Known(own) => held.can = SuspectSet::just(own),
                Identity::Hidden => {
                    held.can = held.can - elsewhere - after.holding(seat).hand;
                    // Anybody who keeps his card unseen is asked about a death, or nobody asks any more.
                    if after.holding(seat).trust != Trust::Untold {
                        held.can = held.can & after.alive();
                    }
                }
            }
        }
        if let Some((keeper, cards)) = self.keeper {
            self.settle_keeper(keeper, cards);
        }
    }

    /// This seat has always been one of the same few cards, and nobody else is one of them.
    fn settle_keeper(&mut self, keeper: Seat, cards: u8) {
        let hand = self.hands[keeper.at()];
        let mut times: Vec<SuspectSet> = self.before.1.iter().map(|time| *time & hand).collect();
        if let Some(held) = &mut self.held[keeper.at()] {
            let fits = |own| serves(&times, SuspectSet::just(own), cards - 1);
            held.can = held.can.iter().filter(|own| fits(*own)).collect();
            times.push(held.can);
        }
        let others = self.held.iter_mut().enumerate().filter(|(at, _)| *at != keeper.at());
        for held in others.filter_map(|(_, held)| held.as_mut()) {
            let without = |own| -> Vec<SuspectSet> {
                times.iter().map(|time| *time - SuspectSet::just(own)).collect()
            };
            let fits = |own| serves(&without(own), SuspectSet::EMPTY, cards);
            held.can = held.can.iter().filter(|own| fits(*own)).collect();
        }
    }

    /// Among how many cards this seat has always been, if it keeps its cards.
    fn keeps(&self, seat: Seat) -> Option<u8> {
        self.keeper.filter(|(keeper, _)| *keeper == seat).map(|(_, cards)| cards)
    }

    /// Notices what cannot all be true, with the first line after which that is certain.
    fn prove(&mut self, seq: usize, after: &Known) {
        let unseen: Vec<Seat> = after
            .all_seats()
            .filter(|seat| after.holding(*seat).identity == Identity::Hidden)
            .collect();
        for seat in unseen.iter().copied() {
            let keeps = self.keeps(seat);
            let Some(held) = &mut self.held[seat.at()] else { continue };
            if held.caught || after.holding(seat).trust != Trust::Untold {
                continue;
            }
            let mut times = self.before.0.clone();
            times.push(held.said);
            let many = |cards| !serves(&times, SuspectSet::EMPTY, cards);
            if held.said.is_empty() || keeps.is_some_and(many) {
                held.caught = true;
                let (seats, since) = (SeatSet::just(seat), held.since);
                self.clashes.push(Clash { seq, seats, since });
                if keeps.is_some() {
                    self.doubt_keeper(after);
                }
            }
        }
        loop {
            let held = |seat: &Seat| self.held[seat.at()].filter(|held| !held.caught);
            let seats: Vec<(Seat, Held)> =
                unseen.iter().filter_map(|seat| Some((*seat, held(seat)?))).collect();
            let worlds = Worlds::new(seats.iter().map(|(_, held)| held.can));
            let Some(group) = worlds.impossible() else { break };
            let group = || seats.iter().enumerate().filter(|(at, _)| group >> at & 1 == 1);
            let since = group().map(|(_, (_, held))| held.since).min().unwrap_or(0);
            let named = group().fold(SeatSet::EMPTY, |named, (_, (seat, held))| {
                named | SeatSet::just(*seat) | self.witnesses(held.said, after)
            });
            let trusted = |seat: &Seat| after.holding(*seat).trust == Trust::Dealt;
            let named: SeatSet = named.iter().filter(|seat| !trusted(seat)).collect();
            for (_, (seat, _)) in group() {
                if let Some(held) = &mut self.held[seat.at()] {
                    held.caught = true;
                }
            }
            // Where the companion deals to all, its own cards never clash.
            if !named.is_empty() {
                self.clashes.push(Clash { seq, seats: named, since });
            }
        }
    }

    /// The keeper has contradicted himself: what he says of his cards narrows nobody else's any more, nor has it.
    fn doubt_keeper(&mut self, after: &Known) {
        let Some((keeper, _)) = self.keeper.take() else { return };
        self.before = Default::default();
        let others = self.held.iter_mut().enumerate().filter(|(at, _)| *at != keeper.at());
        others.filter_map(|(_, held)| held.as_mut()).for_each(|held| held.can = held.said);
        self.settle(after);
    }

    /// By whose words some of these suspects can be ruled out: who said that their cards were his, and who told the
    /// companion of cards.
    fn witnesses(&self, suspects: SuspectSet, after: &Known) -> SeatSet {
        let openers = self.openers.iter().filter(|(card, _)| card.meets(suspects));
        let told = after.all_seats().filter(|seat| after.holding(*seat).trust == Trust::Told);
        // What the keeper says of his cards narrows those of the others.
        let keeper = self.keeper.map(|(keeper, _)| keeper);
        openers.map(|(_, seat)| *seat).chain(told).chain(keeper).collect()
    }

    fn know(&self, last: &Known) -> Knowledge {
        let held = |seat: &Seat| self.held[seat.at()].filter(|held| !held.caught);
        let unseen: Vec<Seat> = last
            .all_seats()
            .filter(|seat| last.holding(*seat).identity == Identity::Hidden)
            .collect();
        let sound: Vec<Seat> = unseen.iter().copied().filter(|it| held(it).is_some()).collect();
        let sets = sound.iter().filter_map(held).map(|held| held.can);
        let shares = Worlds::new(sets).shares();
        let hidden = unseen.iter().map(|seat| {
            let at = sound.iter().position(|other| other == seat);
            let since = self.held[seat.at()].map_or(0, |held| held.taken);
            HiddenSeat::new(*seat, since, at.map(|at| (at, &shares)))
        });
        Knowledge { hidden: hidden.collect(), clashes: self.clashes.clone() }
    }
}

impl HiddenSeat {
    fn new(seat: Seat, since: usize, shares: Option<(usize, &Shares)>) -> Self {
        let Some((at, shares)) = shares else {
            return Self {
                seat,
                since,
                suspects: SuspectSet::EMPTY,
                shares: Vec::new(),
                worlds: 0,
            };
        };
        let suspects = shares.suspects(at);
        let of = suspects.iter().map(|suspect| shares.of(at, suspect)).collect();
        Self { seat, since, suspects, shares: of, worlds: shares.worlds() }
    }

    /// In which part of all worlds it is this suspect, 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "a share is shown in percent")]
    pub fn share(&self, suspect: Suspect) -> f64 {
        let mut shares = self.suspects.iter().zip(&self.shares);
        let share = shares.find(|(other, _)| *other == suspect).map_or(0, |(_, share)| *share);
        share as f64 / self.worlds.max(1) as f64
    }
}
