//! A district of hexes: streets, lamps, obstacles, and how far it is from one to another.
use serde::{Deserialize, Serialize};

use super::hex::{HEXES, Hex, HexSet};

/// What is printed on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// Where characters can stand; a hex with a manhole is one too.
    Street,
    /// A gas lamp, lit or not.
    Lamp,
    /// A building or a garden.
    Obstacle,
}

/// A gap in the houses round the district, beside one street hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Exit {
    /// Top left as the Detective sees it.
    Nw,
    /// Top right.
    Ne,
    /// Bottom left.
    Sw,
    /// Bottom right.
    Se,
}

impl Exit {
    /// All four in reading order.
    pub const ALL: [Self; 4] = [Self::Nw, Self::Ne, Self::Sw, Self::Se];

    /// Its word: `nw`, `ne`, `sw` or `se`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nw => "nw",
            Self::Ne => "ne",
            Self::Sw => "sw",
            Self::Se => "se",
        }
    }

    /// The exit with exactly this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|exit| exit.word() == word)
    }
}

/// How somebody goes from hex to hex on the surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// Along streets only.
    Walk,
    /// Across lamps, buildings and gardens as well.
    Cross,
}

/// The farthest that anybody goes in one move.
const FARTHEST: usize = 4;

/// The board of a game on hexes, with all ways on it measured once: about 60 kB.
#[derive(Clone, Debug)]
pub struct District {
    streets: HexSet,
    lamps: HexSet,
    obstacles: HexSet,
    exits: [Hex; 4],
    /// For each hex those around it.
    beside: Vec<HexSet>,
    walk: Ways,
    cross: Ways,
    /// For each hex the streets from which it is nearer than this many steps along streets.
    nearer: Vec<Vec<HexSet>>,
    /// For each hex the streets that are exactly this many steps away along streets.
    rings: Vec<[HexSet; FARTHEST]>,
}

#[derive(Clone, Debug)]
struct Ways {
    /// Steps from hex to hex; [`FAR`] where there is no way.
    steps: Vec<[u8; HEXES]>,
    /// The streets that are at most this many steps away, the hex itself among them.
    within: Vec<[HexSet; FARTHEST + 1]>,
}

/// More steps than any way has.
const FAR: u8 = u8::MAX;

impl District {
    /// The district with these hexes; `exits` are the street hexes beside the gaps, in the order of
    /// [`Exit::ALL`].
    pub fn new(hexes: impl IntoIterator<Item = (Hex, Terrain)>, exits: [Hex; 4]) -> Self {
        let mut kinds = [HexSet::EMPTY; 3];
        for (hex, terrain) in hexes {
            kinds[terrain as usize].insert(hex);
        }
        let [streets, lamps, obstacles] = kinds;
        let everywhere = streets | lamps | obstacles;
        let walk = Ways::new(streets, streets);
        let cross = Ways::new(everywhere, streets);
        let at = |hex: usize, wanted: &dyn Fn(u8) -> bool| -> HexSet {
            streets.filter(|from| wanted(walk.steps[hex][from.at()])).collect()
        };
        let longest =
            streets.flat_map(|hex| walk.steps[hex.at()]).filter(|steps| *steps < FAR).max();
        let longest = longest.unwrap_or(0);
        let nearer = (0..HEXES)
            .map(|hex| (0..=longest).map(|than| at(hex, &|steps| steps < than)).collect())
            .collect();
        let rings = (0..HEXES)
            .map(|hex| std::array::from_fn(|steps| at(hex, &|found| usize::from(found) == steps)))
            .collect();
        let mut beside = vec![HexSet::EMPTY; HEXES];
        for hex in everywhere {
            beside[hex.at()] = hex.around().collect();
        }
        Self { streets, lamps, obstacles, exits, beside, walk, cross, nearer, rings }
    }

    /// What a hex is; nothing outside the district.
    pub const fn terrain(&self, hex: Hex) -> Option<Terrain> {
        if self.streets.contains(hex) {
            Some(Terrain::Street)
        } else if self.lamps.contains(hex) {
            Some(Terrain::Lamp)
        } else if self.obstacles.contains(hex) {
            Some(Terrain::Obstacle)
        } else {
            None
        }
    }

    /// Where characters can stand.
    pub const fn streets(&self) -> HexSet {
        self.streets
    }

    /// Where gas lamps stand.
    pub const fn lamps(&self) -> HexSet {
        self.lamps
    }

    /// The buildings and gardens.
    pub const fn obstacles(&self) -> HexSet {
        self.obstacles
    }

    /// The street hex beside an exit.
    pub const fn exit(&self, exit: Exit) -> Hex {
        self.exits[exit as usize]
    }

    /// The hexes around one of the district, whatever they are.
    pub(crate) fn beside(&self, hex: Hex) -> HexSet {
        self.beside[hex.at()]
    }

    /// The steps on the surface from one hex to another; nothing where there is no way.
    pub fn steps(&self, gait: Gait, from: Hex, to: Hex) -> Option<u8> {
        let steps = self.ways(gait).steps[from.at()][to.at()];
        (steps < FAR).then_some(steps)
    }

    /// The streets at most `steps` away on the surface, `from` itself among them; `steps` is at most 4, the farthest that
    /// anybody goes.
    pub fn within(&self, gait: Gait, from: Hex, steps: usize) -> HexSet {
        self.ways(gait).within[from.at()][steps.min(FARTHEST)]
    }

    /// The streets exactly `steps` away along streets, for less than [`FARTHEST`].
    pub(crate) fn ring(&self, from: Hex, steps: usize) -> HexSet {
        self.rings[from.at()][steps.min(FARTHEST - 1)]
    }

    /// The streets from which it is a shorter way along streets to `to` than it is from `from`.
    pub fn nearer(&self, from: Hex, to: Hex) -> HexSet {
        let than = usize::from(self.walk.steps[to.at()][from.at()]);
        self.nearer[to.at()].get(than).copied().unwrap_or(HexSet::EMPTY)
    }

    const fn ways(&self, gait: Gait) -> &Ways {
        match gait {
            Gait::Walk => &self.walk,
            Gait::Cross => &self.cross,
        }
    }
}

/// Two districts are the same where the same is printed on them.
impl PartialEq for District {
    fn eq(&self, other: &Self) -> bool {
        let printed = |it: &Self| (it.streets, it.lamps, it.obstacles, it.exits);
        printed(self) == printed(other)
    }
}

impl Eq for District {}

impl Ways {
    /// All ways over `open` hexes, to the `streets` among them.
    fn new(open: HexSet, streets: HexSet) -> Self {
        let mut steps = vec![[FAR; HEXES]; HEXES];
        let mut within = vec![[HexSet::EMPTY; FARTHEST + 1]; HEXES];
        for from in open {
            let (mut seen, mut edge, mut count) = (HexSet::just(from), HexSet::just(from), 0);
            while !edge.is_empty() {
                for hex in edge {
                    steps[from.at()][hex.at()] = count;
                }
                let next: HexSet = edge.flat_map(Hex::around).collect();
                edge = (next & open) - seen;
                seen = seen | edge;
                count += 1;
            }
            for (most, set) in within[from.at()].iter_mut().enumerate() {
                *set =
                    streets.filter(|to| usize::from(steps[from.at()][to.at()]) <= most).collect();
            }
        }
        Self { steps, within }
    }
}
