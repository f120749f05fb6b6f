//! What is answered about the streets of Mr. Jack, as data; its names stay stable.
use serde::Serialize;

use crate::board::{Hex, Suspect, SuspectSet};
use crate::rules::mr_jack::Light;
use crate::table::{Against, Goal, Ordered, Path, Reach, StreetAnswer, Suspicion, View};

/// An answer about streets; `null` of somebody who has left the district, or where no street leads.
#[derive(Serialize)]
#[serde(untagged)]
pub(in crate::screen) enum StreetData<'a> {
    Gone,
    Reach(ReachData<'a>),
    Path(PathData<'a>),
    /// What lights everybody up who was asked about.
    Visible(Ordered<&'a str, Vec<LightData<'a>>>),
    Exits(Ordered<&'static str, ExitData<'a>>),
    Distance(Option<u8>),
    /// Whether it is nearer, and the steps from here and from there.
    Nearer {
        nearer: bool,
        from: u8,
        to: Option<u8>,
    },
    /// Whom each call would clear.
    Call {
        visible: Vec<&'a str>,
        invisible: Vec<&'a str>,
    },
    Suspects(SuspicionData<'a>),
}

/// Where somebody can go in one move, with the points that it costs.
#[derive(Serialize)]
pub(in crate::screen) struct ReachData<'a> {
    who: &'a str,
    range: u8,
    hexes: Ordered<String, u8>,
    occupied: Ordered<String, u8>,
    exits: Ordered<&'static str, u8>,
}

/// A way, and what speaks against it.
#[derive(Serialize)]
pub(in crate::screen) struct PathData<'a> {
    who: &'a str,
    path: Vec<String>,
    /// The pairs of its hexes between which he goes below.
    sewers: Vec<[String; 2]>,
    exit: Option<&'static str>,
    points: Option<u8>,
    range: u8,
    against: Vec<AgainstData<'a>>,
}

#[derive(Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
enum AgainstData<'a> {
    Here,
    NoStreet,
    Occupied { who: &'a str },
    Far,
    Covered { hex: String },
    Cordon,
}

/// What lights somebody up.
#[derive(Serialize)]
#[serde(tag = "why", rename_all = "lowercase")]
pub(in crate::screen) enum LightData<'a> {
    Lamp { hex: String },
    Neighbour { who: &'a str },
    Lantern,
}

/// An exit, and who could leave by it.
#[derive(Serialize)]
pub(in crate::screen) struct ExitData<'a> {
    hex: String,
    open: bool,
    leave: Vec<&'a str>,
}

/// Who can still be Jack, and why others cannot.
#[derive(Serialize)]
pub(in crate::screen) struct SuspicionData<'a> {
    suspects: Vec<&'a str>,
    cleared: Ordered<&'a str, ClearedData<'a>>,
    alibis: Vec<&'a str>,
}

/// The call that has cleared somebody.
#[derive(Serialize)]
struct ClearedData<'a> {
    round: u8,
    call: &'static str,
    lights: Vec<LightData<'a>>,
}

impl<'a> StreetData<'a> {
    /// The answer with the names of the table.
    pub(in crate::screen) fn of(view: &View<'a>, answer: &'a StreetAnswer) -> Self {
        let names = |who| names(view, who);
        match answer {
            StreetAnswer::Gone(_) => Self::Gone,
            StreetAnswer::Reach(reach) => Self::Reach(ReachData::of(view, reach)),
            StreetAnswer::Path(path) => Self::Path(PathData::of(view, path)),
            StreetAnswer::Visible(asked) => {
                let of = |(who, why): &(Suspect, Vec<Light>)| (name(view, *who), lights(view, why));
                Self::Visible(asked.iter().map(of).collect())
            }
            StreetAnswer::Exits { exits, .. } => {
                let data = |hex: Hex, cordoned: bool, leave| ExitData {
                    hex: hex.to_string(),
                    open: !cordoned,
                    leave: names(leave),
                };
                let of =
                    exits.iter().map(|it| (it.exit.word(), data(it.hex, it.cordoned, it.leave)));
                Self::Exits(of.collect())
            }
            StreetAnswer::Distance(steps) => Self::Distance(*steps),
            &StreetAnswer::Nearer { from, to } => {
                Self::Nearer { nearer: to.is_some_and(|to| to < from), from, to }
            }
            StreetAnswer::Call { visible, invisible, .. } => {
                Self::Call { visible: names(*visible), invisible: names(*invisible) }
            }
            StreetAnswer::Suspects(it) => Self::Suspects(SuspicionData::of(view, it)),
        }
    }
}

impl<'a> ReachData<'a> {
    fn of(view: &View<'a>, reach: &Reach) -> Self {
        Self {
            who: name(view, reach.who),
            range: reach.range,
            hexes: reach.hexes.iter().map(|(hex, cost)| (hex.to_string(), *cost)).collect(),
            occupied: reach.taken.iter().map(|(_, hex, cost)| (hex.to_string(), *cost)).collect(),
            exits: reach.exits.iter().map(|(exit, cost)| (exit.word(), *cost)).collect(),
        }
    }
}

impl<'a> PathData<'a> {
    fn of(view: &View<'a>, path: &Path) -> Self {
        let against = |against: &Against| match against {
            Against::Here => AgainstData::Here,
            Against::NoStreet => AgainstData::NoStreet,
            Against::Taken(who) => AgainstData::Occupied { who: name(view, *who) },
            Against::Far => AgainstData::Far,
            Against::Covered(hex) => AgainstData::Covered { hex: hex.to_string() },
            Against::Cordon => AgainstData::Cordon,
        };
        let pairs = path.hexes.windows(2).filter(|pair| Path::is_below(pair[0], pair[1]));
        Self {
            who: name(view, path.who),
            path: path.hexes.iter().map(Hex::to_string).collect(),
            sewers: pairs.map(|pair| [pair[0].to_string(), pair[1].to_string()]).collect(),
            exit: match path.goal {
                Goal::Exit(exit) => Some(exit.word()),
                Goal::Hex(_) => None,
            },
            points: path.points,
            range: path.range,
            against: path.against.iter().map(against).collect(),
        }
    }
}

impl<'a> SuspicionData<'a> {
    fn of(view: &View<'a>, suspicion: &Suspicion) -> Self {
        let cleared = suspicion.cleared.iter().map(|it| {
            let call = if it.seen { "visible" } else { "invisible" };
            (
                name(view, it.who),
                ClearedData { round: it.round, call, lights: lights(view, &it.lights) },
            )
        });
        Self {
            suspects: names(view, suspicion.suspects),
            cleared: cleared.collect(),
            alibis: names(view, suspicion.alibis),
        }
    }
}

fn name<'a>(view: &View<'a>, who: Suspect) -> &'a str {
    view.cast().name(who)
}

fn names<'a>(view: &View<'a>, who: SuspectSet) -> Vec<&'a str> {
    who.iter().map(|who| name(view, who)).collect()
}

fn lights<'a>(view: &View<'a>, lights: &[Light]) -> Vec<LightData<'a>> {
    let light = |light: &Light| match light {
        Light::Lamp(hex) => LightData::Lamp { hex: hex.to_string() },
        Light::Beside(who) => LightData::Neighbour { who: name(view, *who) },
        Light::Lantern => LightData::Lantern,
    };
    lights.iter().map(light).collect()
}
