//! What is answered about the streets of Mr. Jack, in words and as JSON.
use noir_referee::board::{Exit, Hex, Suspect, SuspectSet};
use noir_referee::rules::mr_jack::{Light, MrJack};
use noir_referee::screen::Voice;
use noir_referee::table::{
    Against, Cleared, Gap, Goal, Path, Reach, StreetAnswer, Suspicion, View,
};
use serde_json::{Map, Value, json};

use super::desk::Desk;

impl Desk {
    /// The answer in words.
    pub fn street_answer(&self, view: &View<'_>, answer: &StreetAnswer) -> Vec<String> {
        let said = Said { desk: self, voice: &self.voice(view), view };
        match answer {
            StreetAnswer::Place(Some(hex)) => vec![hex.to_string()],
            StreetAnswer::Place(None) => vec![self.words.say("jack-ask-gone")],
            StreetAnswer::Gone(who) => {
                vec![format!("{}: {}", said.name(*who), self.words.say("jack-ask-gone"))]
            }
            StreetAnswer::Reach(reach) => said.reach(reach),
            StreetAnswer::Path(path) => said.path(path),
            StreetAnswer::Visible(asked) => said.visible(asked),
            StreetAnswer::Exits { open_to_jack, exits } => said.exits(*open_to_jack, exits),
            StreetAnswer::Distance(Some(steps)) => {
                vec![self.words.tell("jack-ask-distance", &[("n", (*steps).into())])]
            }
            StreetAnswer::Nearer { from, to: Some(to) } => {
                let yes = self.words.yes_no(to < from);
                let args = [("yes", yes.into()), ("from", (*from).into()), ("to", (*to).into())];
                vec![self.words.tell("jack-ask-nearer", &args)]
            }
            StreetAnswer::Distance(None) | StreetAnswer::Nearer { to: None, .. } => {
                vec![self.words.say("jack-ask-no-way")]
            }
            StreetAnswer::Call { visible, invisible } => [true, false]
                .into_iter()
                .zip([visible, invisible])
                .map(|(seen, clears)| said.call(seen, *clears))
                .collect(),
            StreetAnswer::Suspects(suspicion) => said.suspicion(suspicion),
        }
    }
}

/// Who says it, and of what.
struct Said<'a> {
    desk: &'a Desk,
    voice: &'a Voice<'a>,
    view: &'a View<'a>,
}

impl Said<'_> {
    fn say(&self, key: &str) -> String {
        self.desk.words.say(key)
    }

    fn tell(&self, key: &str, what: &str, said: String) -> String {
        self.desk.words.tell(key, &[(what, said.into())])
    }

    /// The name with the hex where he stands.
    fn name(&self, who: Suspect) -> String {
        let name = self.voice.name(who);
        let hex = self.view.position().mr_jack().and_then(|game| game.place(who));
        hex.map_or_else(|| name.to_owned(), |hex| format!("{name} ({hex})"))
    }

    /// Names without their places, as one says a list.
    fn names(&self, who: SuspectSet) -> String {
        let names: Vec<&str> = who.iter().map(|who| self.voice.name(who)).collect();
        if names.is_empty() { self.say("cli-nobody") } else { names.join(", ") }
    }

    fn reach(&self, reach: &Reach) -> Vec<String> {
        let args = [("who", self.name(reach.who).into()), ("n", reach.range.into())];
        let mut lines = vec![self.desk.words.tell("jack-ask-reach", &args)];
        for points in 1..=reach.range {
            let here = reach.hexes.iter().filter(|(_, cost)| *cost == points);
            let here: Vec<String> = here.map(|(hex, _)| hex.to_string()).collect();
            if !here.is_empty() {
                lines.push(format!("{points}: {}", here.join(", ")));
            }
        }
        let game = self.view.position().mr_jack();
        let who =
            |hex: Hex| game.and_then(|game| game.at(hex)).map_or("", |it| self.voice.name(it));
        let taken = reach.taken.iter().map(|(hex, cost)| format!("{hex} {} ({cost})", who(*hex)));
        let taken: Vec<String> = taken.collect();
        if !taken.is_empty() {
            lines.push(self.tell("jack-ask-reach-taken", "hexes", taken.join(", ")));
        }
        let exits = reach.exits.iter().map(|(exit, cost)| format!("{} ({cost})", exit.word()));
        let exits: Vec<String> = exits.collect();
        if !exits.is_empty() {
            lines.push(self.tell("jack-ask-reach-exits", "exits", exits.join(", ")));
        }
        lines
    }

    fn path(&self, path: &Path) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(points) = path.points.filter(|points| *points > 0) {
            let mut way: Vec<String> = path.hexes.first().map(Hex::to_string).into_iter().collect();
            for pair in path.hexes.windows(2) {
                if Path::is_below(pair[0], pair[1]) {
                    way.push(self.say("jack-ask-path-sewers"));
                }
                way.push(pair[1].to_string());
            }
            if let Goal::Exit(exit) = path.goal {
                way.push(self.tell("jack-ask-path-exit", "exit", exit.word().to_owned()));
            }
            lines.push(way.join(" → "));
            let fits = points <= path.range;
            let key = if fits { "jack-ask-path-fits" } else { "jack-ask-path-far" };
            let args = [("n", points.into()), ("range", path.range.into())];
            lines.push(self.desk.words.tell(key, &args));
        }
        lines.extend(path.against.iter().filter_map(|against| self.against(path, *against)));
        lines
    }

    /// What speaks against a way; that it is too far has been said with its points.
    fn against(&self, path: &Path, against: Against) -> Option<String> {
        Some(match against {
            Against::Far => return None,
            Against::Here => self.tell("jack-ask-path-here", "who", self.name(path.who)),
            Against::NoStreet => self.say("jack-ask-no-way"),
            Against::Taken(other) => self.tell("jack-ask-path-taken", "who", self.name(other)),
            Against::Covered(hex) => self.tell("jack-ask-path-cover", "hex", hex.to_string()),
            Against::Cordon => match path.goal {
                Goal::Exit(exit) => {
                    self.tell("jack-ask-path-cordon", "exit", exit.word().to_owned())
                }
                Goal::Hex(_) => return None,
            },
        })
    }

    fn light(&self, light: Light) -> String {
        match light {
            Light::Lamp(hex) => self.tell("jack-ask-light-lamp", "hex", hex.to_string()),
            Light::Beside(who) => self.tell("jack-ask-light-beside", "who", self.name(who)),
            Light::Lantern => self.say("jack-ask-light-lantern"),
        }
    }

    fn lights(&self, lights: &[Light]) -> String {
        let said: Vec<String> = lights.iter().map(|light| self.light(*light)).collect();
        said.join(", ")
    }

    fn visible(&self, asked: &[(Suspect, Vec<Light>)]) -> Vec<String> {
        let mut lines = Vec::new();
        for (who, lights) in asked.iter().filter(|(_, lights)| !lights.is_empty()) {
            let args = [("who", self.name(*who).into()), ("lights", self.lights(lights).into())];
            lines.push(self.desk.words.tell("jack-ask-visible", &args));
        }
        let dark = asked.iter().filter(|(_, lights)| lights.is_empty());
        let dark: Vec<String> = dark.map(|(who, _)| self.name(*who)).collect();
        if !dark.is_empty() {
            lines.push(self.tell("jack-ask-invisible", "who", dark.join(", ")));
        }
        lines
    }

    fn exits(&self, open_to_jack: bool, exits: &[Gap]) -> Vec<String> {
        let line = |gap: &Gap| {
            let key = if gap.cordoned { "jack-ask-exit-cordon" } else { "jack-ask-exit-open" };
            let (exit, hex) = (gap.exit.word(), gap.hex.to_string());
            let mut line = self.desk.words.tell(key, &[("exit", exit.into()), ("hex", hex.into())]);
            if !gap.leave.is_empty() {
                line.push(' ');
                line += &self.tell("jack-ask-exit-leave", "who", self.names(gap.leave));
            }
            line
        };
        let nobody = (!open_to_jack).then(|| {
            let seen = self.view.position().mr_jack().is_some_and(MrJack::was_seen);
            self.say(if seen { "jack-ask-exit-seen" } else { "jack-ask-exit-played" })
        });
        exits.iter().map(line).chain(nobody).collect()
    }

    fn call(&self, seen: bool, clears: SuspectSet) -> String {
        let game = self.view.position().mr_jack();
        let all = game.is_some_and(|game| game.suspects() == clears);
        let key = match (seen, all) {
            (true, false) => "jack-ask-call-visible",
            (false, false) => "jack-ask-call-invisible",
            (true, true) => "jack-ask-call-not-visible",
            (false, true) => "jack-ask-call-not-invisible",
        };
        self.tell(key, "who", self.names(clears))
    }

    fn suspicion(&self, suspicion: &Suspicion) -> Vec<String> {
        let mut lines = vec![self.tell("jack-ask-suspects", "who", self.names(suspicion.suspects))];
        for Cleared { who, round, seen, lights } in &suspicion.cleared {
            let key = if *seen { "jack-ask-cleared-dark" } else { "jack-ask-cleared-lit" };
            let args = [
                ("who", self.voice.name(*who).into()),
                ("round", (*round).into()),
                ("lights", self.lights(lights).into()),
            ];
            lines.push(self.desk.words.tell(key, &args));
        }
        if !suspicion.alibis.is_empty() {
            lines.push(self.tell("jack-ask-alibis", "who", self.names(suspicion.alibis)));
        }
        lines
    }
}

/// The answer as data.
pub fn street_json(view: &View<'_>, answer: &StreetAnswer) -> Value {
    let name = |who: Suspect| view.cast().name(who).to_owned();
    let names = |who: SuspectSet| who.iter().map(name).collect::<Vec<_>>();
    let light = |light: &Light| match light {
        Light::Lamp(hex) => json!({ "why": "lamp", "hex": hex.to_string() }),
        Light::Beside(who) => json!({ "why": "neighbour", "who": name(*who) }),
        Light::Lantern => json!({ "why": "lantern" }),
    };
    let lights = |lights: &[Light]| lights.iter().map(light).collect::<Vec<_>>();
    match answer {
        StreetAnswer::Place(hex) => json!(hex.map(|hex| hex.to_string())),
        StreetAnswer::Gone(_) => Value::Null,
        StreetAnswer::Reach(reach) => {
            let costs = |hexes: &[(Hex, u8)]| -> Map<String, Value> {
                hexes.iter().map(|(hex, cost)| (hex.to_string(), json!(cost))).collect()
            };
            let exits =
                reach.exits.iter().map(|(exit, cost)| (exit.word().to_owned(), json!(cost)));
            json!({
                "who": name(reach.who),
                "range": reach.range,
                "hexes": costs(&reach.hexes),
                "occupied": costs(&reach.taken),
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
        StreetAnswer::Call { visible, invisible } => {
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
