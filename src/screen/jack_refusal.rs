//! The figures behind a refusal of Mr. Jack: how far it is, what is covered, what would be right.
use super::Voice;
use super::jack_story::nearest;
use crate::board::{Exit, Gait, Hex, HexSet, Suspect, Terrain};
use crate::lang::Grammar;
use crate::rules::mr_jack::{Activation, Character, Go, MrJack, Power};
use crate::rules::{Action, Ask, Refusal, Rule};

/// What the sentence of a refusal speaks of, and what is said after it; empty in other modes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// A message that says it better than the one of the rule.
    pub key: Option<&'static str>,
    /// A number: of steps, points, cards.
    pub n: u8,
    /// The number that it is compared with.
    pub most: u8,
    /// Somebody or something else.
    pub other: String,
    /// What it could be in its place.
    pub list: String,
    /// More sentences.
    pub more: Vec<String>,
}

/// How many hexes are offered in the place of one that was refused.
const OFFERED: usize = 3;

impl Voice<'_> {
    /// The figures of a refusal; `said` is the refused line, where it is known.
    pub fn figures(&self, refusal: Refusal, said: Option<&Activation>) -> Figures {
        let Some(game) = self.position.mr_jack() else { return Figures::default() };
        let going = said.map_or(*game, |line| game.at_going(line));
        let using = said.map_or(*game, |line| game.at_power(line));
        let stays = said.is_some_and(|line| line.go == Go::Stay);
        let pulled = matches!(said.and_then(|line| line.power), Some(Power::Whistle(_)));
        let mut it = Figures::default();
        match (refusal.rule, refusal.suspect, refusal.hex) {
            (Rule::CardNotOpen, ..) => it.list = self.jack_names(game.cards),
            (Rule::CardNotNamed, ..) => it.list = self.jack_names(game.named),
            (Rule::NoStreet, Some(who), Some(hex)) => {
                let lamp = game.district.terrain(hex) == Some(Terrain::Lamp);
                let key = if lamp { "jack-terrain-lamp" } else { "jack-terrain-obstacle" };
                it.other = self.words.say(key);
                it.more.extend(self.near(&going, who, hex).filter(|_| !pulled));
            }
            (Rule::Occupied, Some(who), Some(hex)) => {
                it.other =
                    going.at(hex).map_or_else(String::new, |other| self.name(other).to_owned());
                it.more.extend(self.near(&going, who, hex).filter(|_| !pulled));
            }
            (Rule::MustMove, Some(who), Some(hex)) => {
                it.key = stays.then_some("jack-rule-stay");
                it.more.extend(self.near(&going, who, hex));
            }
            (Rule::TooFar, Some(who), Some(hex)) => self.too_far(&going, who, hex, 0, &mut it),
            (Rule::PowerMust | Rule::NotHisPower, Some(who), _) => it.other = self.power(who),
            (Rule::LampLit, ..) => it.list = self.hexes(game.lit),
            (Rule::LampUnlit, ..) => it.list = self.hexes(game.unlit()),
            (Rule::CoverThere, ..) => it.list = self.hexes(game.covers),
            (Rule::CoverOpen, ..) => it.list = self.hexes(game.open_manholes()),
            (Rule::CordonThere, _, Some(hex)) => {
                it.other = self.exit_at(game, hex);
                it.list = self.exits(game, true);
            }
            (Rule::CordonOpen | Rule::ExitCordon, _, Some(hex)) => {
                it.other = self.exit_at(game, hex);
                it.list = self.exits(&going, false);
            }
            (Rule::ExitFar, Some(who), Some(hex)) => {
                it.other = self.exit_at(game, hex);
                // The step out costs a point (A6).
                self.too_far(&going, who, hex, 1, &mut it);
            }
            (Rule::WhistleNearer, Some(who), Some(hex)) => {
                if let Some(goodley) = using.place(Character::Goodley.suspect()) {
                    let steps = |from| using.district.steps(Gait::Walk, from, goodley);
                    it.n = steps(hex).unwrap_or(0);
                    it.most = using.place(who).and_then(steps).unwrap_or(0);
                    it.other = goodley.to_string();
                }
            }
            (Rule::WhistlePoints, ..) => {
                if let Some(Power::Whistle(whistle)) = said.and_then(|line| line.power) {
                    it.n = using.whistle_cost(&whistle);
                }
            }
            (Rule::WhistleMore, ..) => it.n = using.whistle_least(),
            (Rule::CallNobody, ..) => {
                let visible = !(game.suspects() & game.visible()).is_empty();
                let key = if visible { "jack-all-visible" } else { "jack-all-invisible" };
                it.more.push(self.words.say(key));
            }
            (Rule::CardCount, ..) => {
                it.key = Some("jack-rule-card-count");
                it.n = match self.position.decision().map(|owed| owed.ask) {
                    Some(Ask::Cards) => 4,
                    Some(Ask::Take) => 2,
                    _ => 1,
                };
            }
            _ => {}
        }
        it
    }

    /// It is farther than the character may go, `out` steps more counted; an open manhole might help.
    fn too_far(&self, game: &MrJack, who: Suspect, hex: Hex, out: u8, it: &mut Figures) {
        it.most = Character::of(who).range();
        it.n = game.points_to(who, hex).unwrap_or(0) + out;
        for cover in game.covers {
            let open = game.open_manholes() | HexSet::just(cover);
            let points = game.points_with(who, hex, open).map(|points| points + out);
            if let Some(points) = points.filter(|points| *points <= it.most) {
                let args = [("hex", cover.to_string().into()), ("n", points.into())];
                it.more.push(self.words.tell("jack-covered", &args));
            }
        }
        if out == 0 {
            it.more.extend(self.near(game, who, hex));
        }
    }

    /// Where the character may end instead, nearest to where he was to go.
    fn near(&self, game: &MrJack, who: Suspect, hex: Hex) -> Option<String> {
        let steps = |end: Hex| game.district.steps(Gait::Cross, hex, end);
        let ends = nearest(game.ends(who), steps, OFFERED);
        let args = [("hexes", self.hexes(ends.iter().copied()).into())];
        (!ends.is_empty()).then(|| self.words.tell("jack-near", &args))
    }

    fn exit_at(&self, game: &MrJack, hex: Hex) -> String {
        let exit = Exit::ALL.into_iter().find(|exit| game.district.exit(*exit) == hex);
        exit.map_or_else(String::new, |exit| self.exit(exit))
    }

    fn exits(&self, game: &MrJack, cordoned: bool) -> String {
        let exits = Exit::ALL.into_iter().filter(|exit| game.is_cordoned(*exit) == cordoned);
        self.words.all_of(&exits.map(|exit| self.exit(exit)).collect::<Vec<_>>())
    }

    /// How far a character goes and what he can do, for those who look it up.
    pub fn power(&self, who: Suspect) -> String {
        self.words.say(&format!("jack-power-{}", Character::of(who).word()))
    }

    /// A line of this character as it could be said with the board as it lies, by the way that was
    /// wanted, if he can go so; nothing in other modes.
    pub fn example(&self, who: Suspect, wanted: Option<Go>, grammar: &Grammar) -> Option<String> {
        let line = self.position.mr_jack()?.example(who, wanted);
        Some(self.jack_line(&Action::Activate(line), grammar))
    }

    /// Gull changes places with Watson, Watson is whistled, somebody is accused, somebody leaves: with any
    /// names and hexes, to show how it is said.
    pub fn other_examples(&self, grammar: &Grammar) -> [String; 4] {
        let Some(game) = self.position.mr_jack() else { return Default::default() };
        let [holmes, watson, gull] = [Character::Holmes, Character::Watson, Character::Gull];
        let line =
            |who: Character, go, power| Activation { who: who.suspect(), go, power, before: false };
        let exit = Exit::ALL.into_iter().find(|exit| !game.is_cordoned(*exit)).unwrap_or(Exit::Nw);
        let reached = |who: &Suspect| Some((*who, game.accusable(*who).first()?));
        let accuse = game.standing().find_map(|who| reached(&who));
        let accuse = accuse.map(|(who, hex)| line(Character::of(who), Go::Accuse(hex), None));
        let lantern = Some(Power::Lantern(game.lantern));
        let lines = [
            Some(line(gull, Go::Swap(watson.suspect()), lantern)),
            Some(game.watson_whistled()),
            accuse,
            Some(line(holmes, Go::Exit(exit), None)),
        ];
        let written = |line| self.jack_line(&Action::Activate(line), grammar);
        lines.map(|line| line.map_or_else(String::new, written))
    }

    /// Why this is no hex: what the column has, or which columns there are.
    pub fn no_hex(&self, found: &str) -> Option<String> {
        let district = self.position.mr_jack()?.district;
        let all = district.streets() | district.lamps() | district.obstacles();
        let letter = found.chars().next().map(|letter| letter.to_ascii_lowercase());
        let column: Vec<Hex> = all.filter(|hex| letter == hex.to_string().chars().next()).collect();
        let found = ("found", found.into());
        // From the top of a column down.
        Some(match (column.last(), column.first()) {
            (Some(low), Some(high)) => {
                let args =
                    [found, ("low", low.to_string().into()), ("high", high.to_string().into())];
                self.words.tell("jack-no-hex", &args)
            }
            _ => self.words.tell("jack-no-column", &[found]),
        })
    }
}
