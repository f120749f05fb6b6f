//! Goodley's whistle: three points to bring others nearer to him (book, Sergeant Goodley).
//!
//! Each ends nearer to him than he began, along streets, above the ground (B12, B13); a pull costs the
//! shortest way between both hexes (B11). They come one after the other, each to a hex that is free by
//! then (B15, B17).
use super::activation::{Pull, Whistle};
use super::character::{CHARACTERS, Character};
use super::state::MrJack;
use crate::board::{Gait, Hex, HexSet, Suspect, Way};
use crate::rules::{Ledger, Refusal, Rule};
use crate::terms::WhistleRule;

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
    pub(super) fn check_whistle(
        &self,
        whistle: &Whistle,
        ledger: &mut impl Ledger,
    ) -> Result<(), Refusal> {
        let (mut game, mut spent) = (*self, 0);
        let mut pulled = HexSet::EMPTY;
        for pull in whistle.pulls() {
            let from = game.hex(pull.who);
            let refusal = |rule| Refusal::on(rule, pull.who, pull.to);
            let stands = game.place(pull.who).is_some();
            let once = pull.who != GOODLEY && !pulled.contains(from) && stands;
            ledger.require(once, refusal(Rule::WhistleOnce))?;
            let street = game.district.streets().contains(pull.to);
            ledger.require(street, refusal(Rule::NoStreet))?;
            ledger.require(!game.occupied().contains(pull.to), refusal(Rule::Occupied))?;
            let nearer = game.district.nearer(from, game.hex(GOODLEY)).contains(pull.to);
            ledger.require(nearer, refusal(Rule::WhistleNearer))?;
            let turned = (pull.who == WATSON) == pull.lantern.is_some();
            ledger.require(turned, refusal(Rule::LanternWay))?;
            spent += game.district.steps(Gait::Walk, from, pull.to).unwrap_or(POINTS + 1);
            ledger.require(spent <= POINTS, refusal(Rule::WhistlePoints))?;
            game.places[pull.who.at()] = pull.to;
            pulled.insert(pull.to);
        }
        ledger.require(spent >= self.least(), Refusal::of(Rule::WhistleMore))
    }

    /// The fewest points that a whistle must spend now: none where nobody can be pulled (B16).
    pub(super) fn least(&self) -> u8 {
        match self.options.whistle {
            WhistleRule::UpTo3 => self.standing().any(|who| self.can_pull(who)).into(),
            WhistleRule::All3 => {
                let (others, count) = self.nearest_first();
                self.search(&others[..count]).most(0, POINTS, self.occupied())
            }
        }
    }

    /// The points that a whistle spends.
    pub(super) fn cost(&self, whistle: &Whistle) -> u8 {
        let steps = |pull: Pull| self.district.steps(Gait::Walk, self.hex(pull.who), pull.to);
        whistle.pulls().filter_map(steps).sum()
    }

    fn can_pull(&self, who: Suspect) -> bool {
        let (from, goodley) = (self.hex(who), self.hex(GOODLEY));
        let near = self.district.within(Gait::Walk, from, POINTS.into());
        // To his own hex nobody comes nearer.
        !((near & self.district.nearer(from, goodley)) - self.occupied()).is_empty()
    }

    /// Every whistle that Goodley may make where he stands now, with what it spends, one for each
    /// outcome.
    pub(super) fn whistles(&self, each: &mut impl FnMut(Whistle, u8)) {
        let least = self.least();
        if least == 0 {
            return each(Whistle::default(), 0);
        }
        let (others, count) = self.nearest_first();
        self.search(&others[..count]).pull(0, 0, least, self.occupied(), Whistle::default(), each);
    }

    /// Everybody but Goodley, nearest to him first, and how many there are.
    ///
    /// He alone can stand in the way of one who is farther, so every outcome is found in this
    /// order.
    fn nearest_first(&self) -> ([Suspect; CHARACTERS], usize) {
        let goodley = self.hex(GOODLEY);
        let mut others = [GOODLEY; CHARACTERS];
        let mut count = 0;
        for who in self.standing().filter(|who| *who != GOODLEY) {
            others[count] = who;
            count += 1;
        }
        let steps = |who: &Suspect| self.district.steps(Gait::Walk, self.hex(*who), goodley);
        others[..count].sort_unstable_by_key(|who| (steps(who), *who));
        (others, count)
    }

    const fn search<'a>(&'a self, others: &'a [Suspect]) -> Search<'a> {
        Search { game: self, goodley: self.places[GOODLEY.at()], others }
    }
}

/// What a whistle may do after Goodley has moved: by it one before the movement is told from those
/// that come to the same after it.
pub(super) struct Moved {
    /// Where he ends.
    pub(super) end: Hex,
    least: u8,
    nearer: [HexSet; CHARACTERS],
}

impl Moved {
    /// Goodley goes to this free hex.
    pub(super) fn new(game: &MrJack, end: Hex) -> Self {
        let mut moved = *game;
        moved.places[GOODLEY.at()] = end;
        let nearer = moved.places.map(|from| game.district.nearer(from, end));
        Self { end, least: moved.least(), nearer }
    }

    /// Whether the same pulls are allowed then as well, in some order: two who are in each other's way
    /// both ways round cannot both come nearer.
    pub(super) fn allows(&self, whistle: &Whistle, spent: u8) -> bool {
        let nearer = |pull: Pull| self.nearer[pull.who.at() % CHARACTERS].contains(pull.to);
        spent >= self.least && whistle.pulls().all(nearer)
    }
}

struct Search<'a> {
    game: &'a MrJack,
    goodley: Hex,
    others: &'a [Suspect],
}

impl Search<'_> {
    /// Adds to `whistle` in every way, of those after place `from` in the list, what makes it spend at
    /// least this many points.
    fn pull(
        &self,
        from: usize,
        spent: u8,
        least: u8,
        occupied: HexSet,
        whistle: Whistle,
        each: &mut impl FnMut(Whistle, u8),
    ) {
        for (at, who) in self.others.iter().enumerate().skip(from) {
            let (start, free) = self.free(*who, occupied);
            let lanterns = if *who == WATSON { &TURNED[..] } else { &KEPT[..] };
            for cost in 1..=POINTS - spent {
                let spent = spent + cost;
                for to in self.game.district.ring(start, cost.into()) & free {
                    let occupied = (occupied - HexSet::just(start)) | HexSet::just(to);
                    for lantern in lanterns {
                        let whistle = whistle.and(Pull { who: *who, to, lantern: *lantern });
                        if spent >= least {
                            each(whistle, spent);
                        }
                        if spent < POINTS {
                            self.pull(at + 1, spent, least, occupied, whistle, each);
                        }
                    }
                }
            }
        }
    }

    /// The most of these points that can be spent.
    fn most(&self, from: usize, points: u8, occupied: HexSet) -> u8 {
        let mut most = 0;
        for (at, who) in self.others.iter().enumerate().skip(from) {
            let (start, free) = self.free(*who, occupied);
            for cost in (1..=points).rev() {
                for to in self.game.district.ring(start, cost.into()) & free {
                    let occupied = (occupied - HexSet::just(start)) | HexSet::just(to);
                    most = most.max(cost + self.most(at + 1, points - cost, occupied));
                    if most == points {
                        return most;
                    }
                }
            }
        }
        most
    }

    /// Where somebody stands, and the free hexes that are nearer.
    fn free(&self, who: Suspect, occupied: HexSet) -> (Hex, HexSet) {
        let start = self.game.hex(who);
        (start, self.game.district.nearer(start, self.goodley) - occupied)
    }
}

const KEPT: [Option<Way>; 1] = [None];
const TURNED: [Option<Way>; 6] =
    [Some(Way::N), Some(Way::Ne), Some(Way::Se), Some(Way::S), Some(Way::Sw), Some(Way::Nw)];
