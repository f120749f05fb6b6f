//! Mr. Jack told slowly: plain searches over single steps, and every way to play a character tried out.
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use noir_referee::board::{Exit, Hex, Suspect, Terrain, Way};
use noir_referee::rules::Position;
use noir_referee::rules::mr_jack::{Character, DETECTIVE, JACK, MrJack};
use noir_referee::terms::WhistleRule;

/// What can differ after an activation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    pub places: Vec<Hex>,
    pub lantern: Way,
    pub lit: BTreeSet<Hex>,
    pub covers: BTreeSet<Hex>,
    pub cordons: [bool; 4],
}

/// What an activation comes to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The game goes on.
    Goes(Suspect, Board),
    /// Somebody is brought to this one in order to accuse him.
    Accuses(Suspect, Suspect),
    /// Jack leaves.
    Leaves(Suspect, Exit),
}

impl Board {
    pub fn of(game: &MrJack) -> Self {
        Self {
            places: game.places.to_vec(),
            lantern: game.lantern,
            lit: game.lit.collect(),
            covers: game.covers.collect(),
            cordons: game.cordons,
        }
    }

    fn is_free(&self, hex: Hex) -> bool {
        !self.places.contains(&hex)
    }

    fn moved(&self, who: usize, to: Hex) -> Self {
        let mut after = self.clone();
        after.places[who] = to;
        after
    }
}

/// The steps from a hex to all others, over hexes on which one may walk.
pub fn steps(from: Hex, open: impl Fn(Hex) -> bool) -> BTreeMap<Hex, u8> {
    let (mut found, mut queue) = (BTreeMap::from([(from, 0)]), VecDeque::from([from]));
    while let Some(hex) = queue.pop_front() {
        let next = found[&hex] + 1;
        for near in Way::ALL.into_iter().filter_map(|way| hex.step(way)) {
            if open(near) && !found.contains_key(&near) {
                found.insert(near, next);
                queue.push_back(near);
            }
        }
    }
    found
}

/// One character's ways over single steps, on the board as it lies at a moment of an activation.
pub struct Slowly<'a> {
    pub game: &'a MrJack,
    /// The steps along streets from each street to each other.
    walks: BTreeMap<Hex, BTreeMap<Hex, u8>>,
}

impl<'a> Slowly<'a> {
    pub fn new(game: &'a MrJack) -> Self {
        let streets = game.district.streets();
        let walks = streets.map(|from| (from, steps(from, |hex| is_street(game, hex))));
        Self { game, walks: walks.collect() }
    }

    /// The streets that a character can reach with so many points, its own hex not among them.
    pub fn reach(&self, board: &Board, who: Suspect, points: u8) -> BTreeSet<Hex> {
        let crosses = Character::of(who) == Character::Stealthy;
        let manholes: Vec<Hex> =
            self.game.manholes.filter(|hex| !board.covers.contains(hex)).collect();
        let from = board.places[who.at()];
        let mut reached = BTreeSet::from([from]);
        for _ in 0..points {
            for hex in reached.clone() {
                let near = Way::ALL.into_iter().filter_map(|way| hex.step(way));
                let open = |it: &Hex| match self.game.district.terrain(*it) {
                    Some(Terrain::Street) => true,
                    Some(_) => crosses,
                    None => false,
                };
                reached.extend(near.filter(open));
                if manholes.contains(&hex) {
                    reached.extend(&manholes);
                }
            }
        }
        reached.remove(&from);
        reached.into_iter().filter(|hex| is_street(self.game, *hex)).collect()
    }

    /// Everything that a character can come to, each once.
    pub fn outcomes(&self, position: &Position, who: Suspect) -> BTreeSet<Outcome> {
        let board = Board::of(self.game);
        let mut all = BTreeSet::new();
        let mut ends = |from: &Board, went: &mut dyn FnMut(&Board)| {
            self.go(position, from, who, &mut all, went);
        };
        let mut boards = BTreeSet::new();
        match Character::of(who) {
            Character::Holmes | Character::Stealthy => {
                ends(&board, &mut |after| boards.extend([after.clone()]));
            }
            Character::Watson => ends(&board, &mut |after| boards.extend(turned(after))),
            Character::Gull => {
                ends(&board, &mut |after| {
                    if after.places != board.places {
                        boards.insert(after.clone());
                    }
                });
                for other in (0..8).filter(|other| *other != who.at()) {
                    let mut after = board.clone();
                    after.places.swap(who.at(), other);
                    let watson = Character::of(Suspect::new(other as u8)) == Character::Watson;
                    boards.extend(if watson { turned(&after) } else { vec![after] });
                }
            }
            _ => {
                ends(&board, &mut |after| boards.extend(self.powers(after, who)));
                for used in self.powers(&board, who) {
                    ends(&used, &mut |after| boards.extend([after.clone()]));
                }
            }
        }
        all.extend(boards.into_iter().map(|board| Outcome::Goes(who, board)));
        all
    }

    /// The movements, and whatever ends the game, from this board.
    fn go(
        &self,
        position: &Position,
        from: &Board,
        who: Suspect,
        finals: &mut BTreeSet<Outcome>,
        went: &mut dyn FnMut(&Board),
    ) {
        let points = if Character::of(who) == Character::Stealthy { 4 } else { 3 };
        let reach = self.reach(from, who, points);
        let ends: Vec<Hex> = reach.iter().copied().filter(|hex| from.is_free(*hex)).collect();
        for end in &ends {
            went(&from.moved(who.at(), *end));
        }
        if ends.is_empty() {
            went(from);
        }
        let seat = position.decision().expect("a turn").seat;
        if seat == DETECTIVE {
            let there = (0..8).filter(|at| reach.contains(&from.places[*at]) && *at != who.at());
            finals.extend(there.map(|at| Outcome::Accuses(who, Suspect::new(at as u8))));
        } else if seat == JACK
            && self.game.round > 1
            && self.game.calls[usize::from(self.game.round) - 2] == Some(false)
            && position.holding(JACK).identity.known() == Some(who)
        {
            let mut near = self.reach(from, who, points - 1);
            near.insert(from.places[who.at()]);
            let open = Exit::ALL.into_iter().filter(|exit| {
                near.contains(&self.game.district.exit(*exit)) && !from.cordons[*exit as usize]
            });
            finals.extend(open.map(|exit| Outcome::Leaves(who, exit)));
        }
    }

    /// What a power that must be used can make of a board.
    fn powers(&self, from: &Board, who: Suspect) -> Vec<Board> {
        let game = self.game;
        match Character::of(who) {
            Character::Smith => {
                let dark: Vec<Hex> =
                    game.district.lamps().filter(|lamp| !from.lit.contains(lamp)).collect();
                let pairs = from.lit.iter().flat_map(|lit| dark.iter().map(move |to| (*lit, *to)));
                let carried = |(lit, to): (Hex, Hex)| {
                    let mut after = from.clone();
                    after.lit.remove(&lit);
                    after.lit.insert(to);
                    after
                };
                pairs.map(carried).collect()
            }
            Character::Lestrade => {
                let pairs = (0..4).flat_map(|one| (0..4).map(move |other| (one, other)));
                let pairs =
                    pairs.filter(|(one, other)| from.cordons[*one] && !from.cordons[*other]);
                let carried = |(one, other)| {
                    let mut after = from.clone();
                    (after.cordons[one], after.cordons[other]) = (false, true);
                    after
                };
                pairs.map(carried).collect()
            }
            Character::Bert => {
                let open: Vec<Hex> =
                    game.manholes.filter(|hole| !from.covers.contains(hole)).collect();
                let pairs = from.covers.iter().flat_map(|it| open.iter().map(move |to| (*it, *to)));
                let carried = |(cover, to): (Hex, Hex)| {
                    let mut after = from.clone();
                    after.covers.remove(&cover);
                    after.covers.insert(to);
                    after
                };
                pairs.map(carried).collect()
            }
            _ => self.whistled(from),
        }
    }

    /// Every whistle from this board: any order of pulls, each to a hex that is free by then.
    pub fn whistled(&self, from: &Board) -> Vec<Board> {
        let mut found = BTreeSet::new();
        self.pulls(from, from, 0, &[], &mut found);
        let most = found.iter().map(|(_, spent)| *spent).max().unwrap_or(0);
        let least = match self.game.options.whistle {
            WhistleRule::UpTo3 => most.min(1),
            WhistleRule::All3 => most,
        };
        let enough = found.into_iter().filter(|(_, spent)| *spent >= least);
        enough.map(|(board, _)| board).collect()
    }

    fn pulls(
        &self,
        start: &Board,
        now: &Board,
        spent: u8,
        pulled: &[usize],
        found: &mut BTreeSet<(Board, u8)>,
    ) {
        found.insert((now.clone(), spent));
        let goodley = Character::Goodley.suspect().at();
        let home = now.places[goodley];
        for who in (0..8).filter(|who| *who != goodley && !pulled.contains(who)) {
            let from = start.places[who];
            for (to, cost) in &self.walks[&from] {
                let nearer = self.walks[to][&home] < self.walks[&from][&home];
                if *cost == 0 || spent + cost > 3 || !nearer || !now.is_free(*to) {
                    continue;
                }
                let after = now.moved(who, *to);
                let watson = Character::of(Suspect::new(who as u8)) == Character::Watson;
                let pulled: Vec<usize> = pulled.iter().copied().chain([who]).collect();
                for after in if watson { turned(&after) } else { vec![after] } {
                    self.pulls(start, &after, spent + cost, &pulled, found);
                }
            }
        }
    }
}

fn is_street(game: &MrJack, hex: Hex) -> bool {
    game.district.terrain(hex) == Some(Terrain::Street)
}

/// The lantern in all ways.
fn turned(board: &Board) -> Vec<Board> {
    Way::ALL.into_iter().map(|way| Board { lantern: way, ..board.clone() }).collect()
}
