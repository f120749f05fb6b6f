//! What is answered about the streets of Mr. Jack, in words.
use crate::board::{Hex, Suspect, SuspectSet};
use crate::rules::mr_jack::Light;
use crate::screen::Voice;
use crate::table::{Against, Cleared, Gap, Goal, Path, Reach, Shut, StreetAnswer, Suspicion};

impl Voice<'_> {
    /// What is answered about streets, in words.
    pub(in crate::screen) fn street_answer(&self, answer: &StreetAnswer) -> Vec<String> {
        Speaker { voice: self }.answer(answer)
    }
}

/// What answers are made of, said by this voice.
struct Speaker<'a> {
    voice: &'a Voice<'a>,
}

impl Speaker<'_> {
    fn answer(&self, answer: &StreetAnswer) -> Vec<String> {
        match answer {
            StreetAnswer::Gone(who) => {
                vec![format!("{}: {}", self.name(*who), self.say("jack-ask-gone"))]
            }
            StreetAnswer::Reach(reach) => self.reach(reach),
            StreetAnswer::Path(path) => self.path(path),
            StreetAnswer::Visible(asked) => self.visible(asked),
            StreetAnswer::Exits { shut, exits } => self.exits(*shut, exits),
            StreetAnswer::Distance(Some(steps)) => {
                vec![self.voice.words.tell("jack-ask-distance", &[("n", (*steps).into())])]
            }
            StreetAnswer::Nearer { from, to: Some(to) } => {
                let yes = self.voice.words.yes_no(to < from);
                let args = [("yes", yes.into()), ("from", (*from).into()), ("to", (*to).into())];
                vec![self.voice.words.tell("jack-ask-nearer", &args)]
            }
            StreetAnswer::Distance(None) | StreetAnswer::Nearer { to: None, .. } => {
                vec![self.say("jack-ask-no-way")]
            }
            StreetAnswer::Call { suspects, visible, invisible } => [true, false]
                .into_iter()
                .zip([visible, invisible])
                .map(|(seen, clears)| self.call(seen, *clears, clears == suspects))
                .collect(),
            StreetAnswer::Suspects(suspicion) => self.suspicion(suspicion),
        }
    }

    fn say(&self, key: &str) -> String {
        self.voice.words.say(key)
    }

    fn tell(&self, key: &str, what: &str, said: String) -> String {
        self.voice.words.tell(key, &[(what, said.into())])
    }

    /// The name with the hex where he stands.
    fn name(&self, who: Suspect) -> String {
        self.voice.suspect(who)
    }

    /// Names without their places, as one says a list.
    fn names(&self, who: SuspectSet) -> String {
        let names: Vec<&str> = who.iter().map(|who| self.voice.name(who)).collect();
        if names.is_empty() { self.say("cli-nobody") } else { names.join(", ") }
    }

    fn reach(&self, reach: &Reach) -> Vec<String> {
        let args = [("who", self.name(reach.who).into()), ("n", reach.range.into())];
        let mut lines = vec![self.voice.words.tell("jack-ask-reach", &args)];
        for points in 1..=reach.range {
            let here = reach.hexes.iter().filter(|(_, cost)| *cost == points);
            let here: Vec<String> = here.map(|(hex, _)| hex.to_string()).collect();
            if !here.is_empty() {
                lines.push(format!("{points}: {}", here.join(", ")));
            }
        }
        let taken = reach.taken.iter();
        let taken =
            taken.map(|(who, hex, cost)| format!("{hex} {} ({cost})", self.voice.name(*who)));
        let taken: Vec<String> = taken.collect();
        if !taken.is_empty() {
            lines.push(self.tell("jack-ask-reach-taken", "hexes", taken.join(", ")));
        }
        let exits =
            reach.exits.iter().map(|(exit, cost)| format!("{} ({cost})", self.voice.exit(*exit)));
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
                way.push(self.tell("jack-ask-path-exit", "exit", self.voice.exit(exit)));
            }
            lines.push(way.join(" → "));
            let fits = points <= path.range;
            let key = if fits { "jack-ask-path-fits" } else { "jack-ask-path-far" };
            let args = [("n", points.into()), ("range", path.range.into())];
            lines.push(self.voice.words.tell(key, &args));
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
                    self.tell("jack-ask-path-cordon", "exit", self.voice.exit(exit))
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
        // Of one it is asked whether, of all who.
        let mut lines: Vec<String> = match asked {
            [(_, lights)] => vec![self.voice.words.yes_no(!lights.is_empty())],
            _ => Vec::new(),
        };
        for (who, lights) in asked.iter().filter(|(_, lights)| !lights.is_empty()) {
            let args = [("who", self.name(*who).into()), ("lights", self.lights(lights).into())];
            lines.push(self.voice.words.tell("jack-ask-visible", &args));
        }
        let dark = asked.iter().filter(|(_, lights)| lights.is_empty());
        let dark: Vec<String> = dark.map(|(who, _)| self.name(*who)).collect();
        if !dark.is_empty() {
            lines.push(self.tell("jack-ask-invisible", "who", dark.join(", ")));
        }
        lines
    }

    fn exits(&self, shut: Option<Shut>, exits: &[Gap]) -> Vec<String> {
        let line = |gap: &Gap| {
            let key = if gap.cordoned { "jack-ask-exit-cordon" } else { "jack-ask-exit-open" };
            let (exit, hex) = (self.voice.exit(gap.exit), gap.hex.to_string());
            let mut line =
                self.voice.words.tell(key, &[("exit", exit.into()), ("hex", hex.into())]);
            if !gap.leave.is_empty() {
                line.push(' ');
                line += &self.tell("jack-ask-exit-leave", "who", self.names(gap.leave));
            }
            line
        };
        let nobody = shut.map(|shut| match shut {
            Shut::Seen => self.say("jack-ask-exit-seen"),
            Shut::Played => self.say("jack-ask-exit-played"),
        });
        exits.iter().map(line).chain(nobody).collect()
    }

    /// Whom a call that says this would clear; it cannot be said if that is all who are left.
    fn call(&self, seen: bool, clears: SuspectSet, all: bool) -> String {
        if clears.is_empty() {
            return self.say(if seen {
                "jack-ask-call-visible-nobody"
            } else {
                "jack-ask-call-invisible-nobody"
            });
        }
        let key = match (seen, all) {
            (true, false) => "jack-ask-call-visible",
            (false, false) => "jack-ask-call-invisible",
            (true, true) => "jack-ask-call-not-visible",
            (false, true) => "jack-ask-call-not-invisible",
        };
        self.tell(key, "who", self.names(clears))
    }

    fn suspicion(&self, suspicion: &Suspicion) -> Vec<String> {
        // Once the game is over everybody knows who Jack was.
        let over = self.voice.position.outcome().is_some();
        let key = if over { "jack-ask-suspects-then" } else { "jack-ask-suspects" };
        let mut lines = vec![self.tell(key, "who", self.names(suspicion.suspects))];
        for Cleared { who, round, seen, lights } in &suspicion.cleared {
            let key = if *seen { "jack-ask-cleared-dark" } else { "jack-ask-cleared-lit" };
            let args = [
                ("who", self.voice.name(*who).into()),
                ("round", (*round).into()),
                ("lights", self.lights(lights).into()),
            ];
            lines.push(self.voice.words.tell(key, &args));
        }
        if !suspicion.alibis.is_empty() {
            lines.push(self.tell("jack-ask-alibis", "who", self.names(suspicion.alibis)));
        }
        lines
    }
}
