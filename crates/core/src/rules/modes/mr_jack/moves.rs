//! Where a character can go.
use super::character::Character;
use super::state::MrJack;
use crate::board::{Exit, Hex, HexSet, Suspect};

impl MrJack {
    /// The streets that a character can reach with `points` and these open manholes, its own hex among
    /// them. Other characters do not block (B1); under the ground it is one point from any open manhole
    /// to any other, on the way as well, over occupied ones too (book, manholes; B5).
    pub(crate) fn reach_with(&self, who: Suspect, points: u8, manholes: HexSet) -> HexSet {
        let (from, gait) = (self.hex(who), Character::of(who).gait());
        let on_foot = self.district.within(gait, from, points.into());
        // A second way under the ground never saves a point: each manhole leads to all others.
        let down = (0..points)
            .find(|steps| self.district.within(gait, from, (*steps).into()).meets(manholes));
        let Some(down) = down else { return on_foot };
        let left = points - down - 1;
        manholes.fold(on_foot, |all, up| all | self.district.within(gait, up, left.into()))
    }

    /// The streets that a character can reach in one move, its own hex not among them (B2).
    pub fn reach(&self, who: Suspect) -> HexSet {
        let all = self.reach_with(who, Character::of(who).range(), self.open_manholes());
        all - HexSet::just(self.hex(who))
    }

    /// The free streets among them: where a move may end.
    pub fn ends(&self, who: Suspect) -> HexSet {
        self.reach(who) - self.occupied()
    }

    /// The occupied streets among them: where a move of the Detective may end in order to accuse.
    pub fn accusable(&self, who: Suspect) -> HexSet {
        self.reach(who) & self.occupied()
    }

    /// How many points it takes a character to a street; nothing where there is no way.
    pub fn points_to(&self, who: Suspect, to: Hex) -> Option<u8> {
        self.points_with(who, to, self.open_manholes())
    }

    /// The same with these open manholes.
    pub fn points_with(&self, who: Suspect, to: Hex, manholes: HexSet) -> Option<u8> {
        let (from, gait) = (self.hex(who), Character::of(who).gait());
        let nearest =
            |hex: Hex| manholes.filter_map(move |it| self.district.steps(gait, hex, it)).min();
        let below = nearest(from).zip(nearest(to)).map(|(down, up)| down + 1 + up);
        let on_foot = self.district.steps(gait, from, to);
        on_foot.into_iter().chain(below).min()
    }

    /// Whether a character can get out by an exit in one move: the step out costs a point (A6), and no
    /// cordon may stand there.
    pub fn can_leave(&self, who: Suspect, exit: Exit) -> bool {
        let points = Character::of(who).range() - 1;
        let reach = self.reach_with(who, points, self.open_manholes());
        !self.is_cordoned(exit) && reach.contains(self.district.exit(exit))
    }

    /// How many points it takes a character to get out by an exit, the step out included (A6).
    pub fn points_out(&self, who: Suspect, exit: Exit) -> Option<u8> {
        self.points_to(who, self.district.exit(exit)).map(|points| points + 1)
    }

    /// Whether a character could get out by an exit in one activation, his own power used before the
    /// movement where that helps: Lestrade clears an exit, Bert opens a manhole (B29).
    pub fn could_leave(&self, who: Suspect, exit: Exit) -> bool {
        let mut other = *self;
        match Character::of(who) {
            Character::Lestrade => other.cordons[exit as usize] = false,
            Character::Bert if !self.can_leave(who, exit) => {
                let (mut covers, open) = (self.covers, self.open_manholes());
                return covers.any(|from| {
                    let mut open = open;
                    open.any(|to| {
                        other.covers = (self.covers - HexSet::just(from)) | HexSet::just(to);
                        other.can_leave(who, exit)
                    })
                });
            }
            _ => {}
        }
        other.can_leave(who, exit)
    }

    /// The shortest way of a character to a street, hex by hex, its own hex first; over a manhole two
    /// hexes follow each other that aren’t neighbours.
    pub fn path(&self, who: Suspect, to: Hex) -> Option<Vec<Hex>> {
        let (manholes, gait) = (self.open_manholes(), Character::of(who).gait());
        let open = match gait {
            crate::board::Gait::Walk => self.district.streets(),
            crate::board::Gait::Cross => {
                self.district.streets() | self.district.lamps() | self.district.obstacles()
            }
        };
        let from = self.hex(who);
        let (mut seen, mut ways) = (HexSet::just(from), vec![vec![from]]);
        while !ways.is_empty() {
            if let Some(way) = ways.iter().find(|way| way.last() == Some(&to)) {
                return Some(way.clone());
            }
            let mut next = Vec::new();
            for way in ways {
                let Some(last) = way.last().copied() else { continue };
                let below = if manholes.contains(last) { manholes } else { HexSet::EMPTY };
                for hex in last.around().chain(below) {
                    if open.contains(hex) && !seen.contains(hex) {
                        seen.insert(hex);
                        next.push(way.iter().copied().chain([hex]).collect());
                    }
                }
            }
            ways = next;
        }
        None
    }
}
