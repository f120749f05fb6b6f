//! Goodley's whistle: three points to bring others nearer to him (book, Sergeant Goodley).
//!
//! Each ends nearer to him than he began, along streets, above the ground (B12, B13); a pull costs the
//! shortest way between both hexes (B11). They come one after the other, each to a hex that is free by
//! then (B15, B17).
use super::super::{Refusal, Rule};
use super::activation::{Pull, Whistle};
use super::character::Character;
use super::options::WhistleRule;
use super::state::MrJack;
use crate::board::{Gait, Hex, HexSet, Suspect, Way};

/// The points of a whistle.
const POINTS: u8 = 3;

/// Goodley's number.
const GOODLEY: Suspect = Character::Goodley.suspect();
/// Watson's number.
const WATSON: Suspect = Character::Watson.suspect();

impl MrJack {
    /// Whether Goodley, where he stands now, may whistle so.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(super) fn check_whistle(&self, whistle: &Whistle) -> Result<(), Refusal> {
        let (mut game, mut spent) = (*self, 0);
        let mut pulled = HexSet::EMPTY;
        for pull in whistle.pulls() {
            let from = game.hex(pull.who);
            let refused = |rule| Err(Refusal::on(rule, pull.who, pull.to));
            if pull.who == GOODLEY || pulled.contains(from) || game.place(pull.who).is_none() {
                return refused(Rule::WhistleOnce);
            }
            if !game.district.streets().contains(pull.to) {
                return refused(Rule::NoStreet);
            }
            if game.occupied().contains(pull.to) {
                return refused(Rule::Occupied);
            }
            if !game.district.nearer(from, game.hex(GOODLEY)).contains(pull.to) {
                return refused(Rule::WhistleNearer);
            }
            if (pull.who == WATSON) != pull.lantern.is_some() {
                return refused(Rule::LanternWay);
            }
            spent += game.district.steps(Gait::Walk, from, pull.to).unwrap_or(POINTS + 1);
            if spent > POINTS {
                return refused(Rule::WhistlePoints);
            }
            game.places[pull.who.at()] = pull.to;
            pulled.insert(pull.to);
        }
        if spent < self.least() { Err(Refusal::of(Rule::WhistleMore)) } else { Ok(()) }
    }

    /// The fewest points that a whistle must spend now.
    pub(super) fn least(&self) -> u8 {
        let most = self.most();
        match self.options.whistle {
            WhistleRule::UpTo3 => most.min(1),
            WhistleRule::All3 => most,
        }
    }

    /// The most points that a whistle can spend now.
    fn most(&self) -> u8 {
        let mut most = 0;
        self.whistles_from(0, &mut |whistle, spent| {
            most = most.max(spent);
            let _ = whistle;
        });
        most
    }

    /// Every whistle that Goodley may make where he stands now, one for each outcome.
    pub(super) fn whistles(&self, each: &mut impl FnMut(Whistle)) {
        let least = self.least();
        if least == 0 {
            return each(Whistle::default());
        }
        self.whistles_from(least, &mut |whistle, _| each(whistle));
    }

    /// Every whistle of at least so many points, at least one.
    ///
    /// Whoever is nearest is pulled first: he alone can stand in the way of one who is farther, so that
    /// every outcome is found in this order.
    fn whistles_from(&self, least: u8, each: &mut impl FnMut(Whistle, u8)) {
        let goodley = self.hex(GOODLEY);
        let mut others = [(u8::MAX, GOODLEY); 8];
        let mut count = 0;
        for who in self.standing().filter(|who| *who != GOODLEY) {
            let steps = self.district.steps(Gait::Walk, self.hex(who), goodley);
            others[count] = (steps.unwrap_or(u8::MAX), who);
            count += 1;
        }
        others[..count].sort_unstable();
        let search = Search { game: self, goodley, others: &others[..count], least };
        search.pull(0, 0, self.occupied(), &mut [None; 3], 0, each);
    }

    /// Whether the same pulls are allowed with Goodley on `end`, in some order, and come to the same.
    pub(super) fn same_after_moving(&self, whistle: &Whistle, end: Hex) -> bool {
        if self.occupied().contains(end) {
            return false;
        }
        let mut moved = *self;
        moved.places[GOODLEY.at()] = end;
        let nearer = |pull: Pull| self.district.nearer(self.hex(pull.who), end).contains(pull.to);
        whistle.pulls().all(nearer)
            && (self.options.whistle == WhistleRule::UpTo3 || self.cost(whistle) == moved.most())
    }

    pub(super) fn cost(&self, whistle: &Whistle) -> u8 {
        let steps = |pull: Pull| self.district.steps(Gait::Walk, self.hex(pull.who), pull.to);
        whistle.pulls().filter_map(steps).sum()
    }
}

struct Search<'a> {
    game: &'a MrJack,
    goodley: Hex,
    others: &'a [(u8, Suspect)],
    least: u8,
}

impl Search<'_> {
    fn pull(
        &self,
        from: usize,
        spent: u8,
        occupied: HexSet,
        pulls: &mut [Option<Pull>; 3],
        count: usize,
        each: &mut impl FnMut(Whistle, u8),
    ) {
        let district = self.game.district;
        for (at, (_, who)) in self.others.iter().enumerate().skip(from) {
            let start = self.game.hex(*who);
            let free = district.nearer(start, self.goodley) - occupied;
            for cost in 1..=POINTS - spent {
                for to in district.ring(start, cost.into()) & free {
                    let spent = spent + cost;
                    let ways: &[Option<Way>] = if *who == WATSON { &ALL_WAYS } else { &[None] };
                    for lantern in ways {
                        pulls[count] = Some(Pull { who: *who, to, lantern: *lantern });
                        if spent >= self.least {
                            each(
                                Whistle::new(pulls.iter().take(count + 1).copied().flatten()),
                                spent,
                            );
                        }
                        if spent < POINTS {
                            let occupied = (occupied - HexSet::just(start)) | HexSet::just(to);
                            self.pull(at + 1, spent, occupied, pulls, count + 1, each);
                        }
                    }
                    pulls[count] = None;
                }
            }
        }
    }
}

const ALL_WAYS: [Option<Way>; 6] =
    [Some(Way::N), Some(Way::Ne), Some(Way::Se), Some(Way::S), Some(Way::Sw), Some(Way::Nw)];
