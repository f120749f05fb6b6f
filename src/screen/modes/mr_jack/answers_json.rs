//! What is answered about the streets of Mr. Jack, as JSON.
use serde_json::{Map, Value, json};

use crate::board::{Exit, Hex, Suspect, SuspectSet};
use crate::rules::mr_jack::Light;
use crate::table::{Against, Gap, Goal, Path, StreetAnswer, View};

/// The answer as data.
pub(in crate::screen) fn street_json(view: &View<'_>, answer: &StreetAnswer) -> Value {
    let name = |who: Suspect| view.cast().name(who).to_owned();
    let names = |who: SuspectSet| who.iter().map(name).collect::<Vec<_>>();
    let light = |light: &Light| match light {
        Light::Lamp(hex) => json!({ "why": "lamp", "hex": hex.to_string() }),
        Light::Beside(who) => json!({ "why": "neighbour", "who": name(*who) }),
        Light::Lantern => json!({ "why": "lantern" }),
    };
    let lights = |lights: &[Light]| lights.iter().map(light).collect::<Vec<_>>();
    match answer {
        StreetAnswer::Gone(_) => Value::Null,
        StreetAnswer::Reach(reach) => {
            let cost = |hex: &Hex, cost: &u8| (hex.to_string(), json!(cost));
            let free = reach.hexes.iter().map(|(hex, points)| cost(hex, points));
            let taken = reach.taken.iter().map(|(_, hex, points)| cost(hex, points));
            let exits =
                reach.exits.iter().map(|(exit, cost)| (exit.word().to_owned(), json!(cost)));
            json!({
                "who": name(reach.who),
                "range": reach.range,
                "hexes": free.collect::<Map<_, _>>(),
                "occupied": taken.collect::<Map<_, _>>(),
                "exits": exits.collect::<Map<_, _>>(),
            })
        }
        StreetAnswer::Path(path) => path_json(path, &name),
        StreetAnswer::Visible(asked) => asked
            .iter()
            .map(|(who, why)| (name(*who), json!(lights(why))))
            .collect::<Map<_, _>>()
            .into(),
        StreetAnswer::Exits { exits, .. } => {
            let gap = |gap: &Gap| {
                let hex = gap.hex.to_string();
                let about = json!({
                    "hex": hex, "open": !gap.cordoned, "leave": names(gap.leave),
                });
                (gap.exit.word().to_owned(), about)
            };
            exits.iter().map(gap).collect::<Map<_, _>>().into()
        }
        StreetAnswer::Distance(steps) => json!(steps),
        StreetAnswer::Nearer { from, to } => {
            let nearer = to.is_some_and(|to| to < *from);
            json!({ "nearer": nearer, "from": from, "to": to })
        }
        StreetAnswer::Call { visible, invisible, .. } => {
            json!({ "visible": names(*visible), "invisible": names(*invisible) })
        }
        StreetAnswer::Suspects(suspicion) => {
            let cleared = suspicion.cleared.iter().map(|it| {
                let call = if it.seen { "visible" } else { "invisible" };
                let why = json!({ "round": it.round, "call": call, "lights": lights(&it.lights) });
                (name(it.who), why)
            });
            json!({
                "suspects": names(suspicion.suspects),
                "cleared": cleared.collect::<Map<_, _>>(),
                "alibis": names(suspicion.alibis),
            })
        }
    }
}

fn path_json(path: &Path, name: &dyn Fn(Suspect) -> String) -> Value {
    let against = |against: &Against| match against {
        Against::Here => json!({ "why": "here" }),
        Against::NoStreet => json!({ "why": "no-street" }),
        Against::Taken(who) => json!({ "why": "occupied", "who": name(*who) }),
        Against::Far => json!({ "why": "far" }),
        Against::Covered(hex) => json!({ "why": "covered", "hex": hex.to_string() }),
        Against::Cordon => json!({ "why": "cordon" }),
    };
    let pairs = path.hexes.windows(2).filter(|pair| Path::is_below(pair[0], pair[1]));
    json!({
        "who": name(path.who),
        "path": path.hexes.iter().map(Hex::to_string).collect::<Vec<_>>(),
        "sewers": pairs.map(|pair| [pair[0].to_string(), pair[1].to_string()]).collect::<Vec<_>>(),
        "exit": match path.goal {
            Goal::Exit(exit) => Some(Exit::word(exit)),
            Goal::Hex(_) => None,
        },
        "points": path.points,
        "range": path.range,
        "against": path.against.iter().map(against).collect::<Vec<_>>(),
    })
}
