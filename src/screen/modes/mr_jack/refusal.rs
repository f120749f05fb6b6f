//! The figures behind a refusal of Mr. Jack: how far it is, what is covered, what would be right.
use super::super::{Explain, Figures};
use crate::board::{Exit, Gait, Hex, HexSet, Suspect, Terrain};
use crate::lang::Keyword;
use crate::rules::mr_jack::{Activation, Character, DETECTIVE, Go, MrJack, Power};
use crate::rules::{Action, Refusal, Rule};
use crate::screen::Voice;
use crate::table::{Answer, Lack, Question, StreetQuestion, View, WordError};

/// How many hexes are offered in the place of one that was refused.
const OFFERED: usize = 3;

impl Explain for MrJack {
    fn figures(&self, voice: &Voice<'_>, refusal: Refusal, said: Option<&Action>) -> Figures {
        let said = said.and_then(activation);
        let going = said.map_or(*self, |line| self.at_going(line));
        let using = said.map_or(*self, |line| self.at_power(line));
        let stays = said.is_some_and(|line| line.go == Go::Stay);
        let pulled = matches!(said.and_then(|line| line.power), Some(Power::Whistle(_)));
        let mut it = Figures::default();
        match (refusal.rule, refusal.suspect, refusal.hex) {
            (Rule::CardNotOpen, ..) => it.list = voice.jack_names(self.cards),
            (Rule::CardNotNamed, ..) => it.list = voice.jack_names(self.named),
            (Rule::NoStreet, Some(who), Some(hex)) => {
                let lamp = self.district.terrain(hex) == Some(Terrain::Lamp);
                let key = if lamp { "jack-terrain-lamp" } else { "jack-terrain-obstacle" };
                it.other = voice.words.say(key);
                it.more.extend(voice.near(&going, who, hex).filter(|_| !pulled));
            }
            (Rule::Occupied, Some(who), Some(hex)) => {
                let called = pulled && said.is_some_and(|line| line.who != who);
                let accuse = said.and_then(|line| voice.to_accuse(&going, hex, line));
                let cleared = going.at(hex).is_some_and(|who| !going.suspects().contains(who));
                it.key = match accuse {
                    _ if called => Some("jack-rule-occupied-pull"),
                    Some(_) if cleared => Some("jack-rule-occupied-cleared"),
                    Some(_) => Some("jack-rule-occupied-accuse"),
                    None => None,
                };
                it.list = accuse.unwrap_or_default();
                it.other =
                    going.at(hex).map_or_else(String::new, |other| voice.name(other).to_owned());
                it.more.extend(voice.near(&going, who, hex).filter(|_| !pulled));
            }
            (Rule::MustMove, Some(who), Some(hex)) => {
                it.key = stays.then_some("jack-rule-stay");
                it.more.extend(voice.near(&going, who, hex));
            }
            (Rule::TooFar, Some(who), Some(hex)) => voice.too_far(&going, who, hex, 0, &mut it),
            (Rule::PowerMust | Rule::NotHisPower, Some(who), _) => it.other = voice.power(who),
            (Rule::LampLit, ..) => it.list = voice.hexes(self.lit),
            (Rule::LampUnlit, ..) => it.list = voice.hexes(self.unlit()),
            (Rule::CoverThere, ..) => it.list = voice.hexes(self.covers),
            (Rule::CoverOpen, ..) => it.list = voice.hexes(self.open_manholes()),
            (Rule::CordonThere, _, Some(hex)) => {
                it.other = voice.exit_at(self, hex);
                it.list = voice.exits(self, true);
            }
            (Rule::CordonOpen | Rule::ExitCordon, _, Some(hex)) => {
                it.other = voice.exit_at(self, hex);
                it.list = voice.exits(&going, false);
            }
            (Rule::ExitFar, Some(who), Some(hex)) => {
                it.other = voice.exit_at(self, hex);
                // The step out costs a point (A6).
                voice.too_far(&going, who, hex, 1, &mut it);
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
                let visible = !(self.suspects() & self.visible()).is_empty();
                let key = if visible { "jack-all-visible" } else { "jack-all-invisible" };
                it.more.push(voice.words.say(key));
            }
            _ => {}
        }
        it
    }
}

const fn activation(action: &Action) -> Option<&Activation> {
    match action {
        Action::Activate(line) => Some(line),
        _ => None,
    }
}

impl Voice<'_> {
    /// A line of the character; that of somebody who ends the game with the power in its place.
    pub(in crate::screen) fn street_advice(
        &self,
        game: &MrJack,
        refusal: Refusal,
        said: Option<&Action>,
    ) -> Vec<String> {
        let line = said.and_then(activation);
        // Who is played may be another one than whom the whistle should bring nearer.
        let who = line.map_or(refusal.suspect, |line| Some(line.who));
        let who = who.filter(|_| says_how(refusal.rule));
        let ends = line.filter(|_| refusal.rule == Rule::PowerAfterEnd);
        let example = who.map(|who| match ends {
            Some(line) => self.line_example(&self.line(&Action::Activate(line.power_first()))),
            None => self.line_of(game, who, line.map(|line| line.go)),
        });
        example.into_iter().collect()
    }

    pub(in crate::screen) fn street_not_understood(
        &self,
        game: &MrJack,
        error: &WordError,
    ) -> Vec<String> {
        let words = self.words;
        let name = |who: Suspect| ("suspect", self.name(who).into());
        // Whoever cannot be played now needs no better line.
        if let WordError::Unfinished(who, _)
        | WordError::Strange(who, _)
        | WordError::NoWay { who, .. } = error
            && let Some(refusal) = self.unplayable(game, *who)
        {
            return vec![self.refusal(refusal, None)];
        }
        match error {
            WordError::Hex(word) => vec![self.no_hex(game, word)],
            WordError::Nobody(hex) => {
                let who: Vec<String> = game.standing().map(|who| self.suspect(who)).collect();
                let hex = ("hex", hex.to_string().into());
                vec![words.tell("jack-nobody", &[hex, ("suspects", words.all_of(&who).into())])]
            }
            WordError::Unfinished(who, Lack::Move) => {
                let said = words.tell("jack-unfinished-move", &[name(*who)]);
                vec![said, self.line_of(game, *who, None)]
            }
            WordError::Unfinished(who, Lack::More) => {
                let power = ("power", self.power(*who).into());
                let said = words.tell("jack-unfinished", &[name(*who), power]);
                vec![said, self.line_of(game, *who, None)]
            }
            WordError::Strange(who, word) => {
                let said = words.tell("jack-strange", &[("found", word.into()), name(*who)]);
                vec![said, self.line_of(game, *who, None)]
            }
            WordError::NoWay { who, go, found } => {
                let said = words.tell("jack-no-way", &[("found", found.into())]);
                let example = match Character::of(*who) {
                    Character::Goodley => {
                        let line = Action::Activate(game.watson_whistled());
                        self.line_example(&self.line(&line))
                    }
                    _ => self.line_of(game, *who, *go),
                };
                vec![said, example]
            }
            _ => Vec::new(),
        }
    }

    pub(in crate::screen) fn inside_a_street_line(
        &self,
        game: &MrJack,
        word: Keyword,
    ) -> Option<String> {
        let [_, _, accuse, exit] = self.other_examples(game);
        match word {
            Keyword::Accuse => Some(match self.position.decision() {
                Some(owed) if owed.seat != DETECTIVE => {
                    self.refusal(Refusal::to(Rule::AccuseDetective, owed.seat), None)
                }
                _ => self.words.tell("jack-help-accuse", &[("line", accuse.into())]),
            }),
            Keyword::Exit => Some(self.words.tell("jack-help-exit", &[("line", exit.into())])),
            _ => None,
        }
    }

    /// How an activation is said, with an example for each character.
    pub(in crate::screen) fn how_on_streets(&self, game: &MrJack) -> Vec<String> {
        let words = self.words;
        let mut lines = vec![words.say("jack-help-moves")];
        // Those whose cards lie there to be taken; all of them where none lies.
        let dealt = |who: &Suspect| game.cards.is_empty() || game.cards.contains(*who);
        for who in game.standing().filter(dealt) {
            let args = [
                ("suspect", self.name(who).into()),
                ("power", self.power(who).into()),
                ("line", self.example(game, who, None).into()),
            ];
            lines.push(words.tell("jack-help-line", &args));
        }
        let [swap, pull, accuse, exit] = self.other_examples(game);
        lines.push(words.tell("jack-help-watson", &[("swap", swap.into()), ("pull", pull.into())]));
        lines.push(words.tell("jack-help-accuse", &[("line", accuse.into())]));
        lines.push(words.tell("jack-help-exit", &[("line", exit.into())]));
        lines
    }

    /// Who can still be Jack, and why the others are not he.
    pub(in crate::screen) fn deduced_of_streets(&self, view: &View<'_>) -> Vec<String> {
        match view.answer(Question::Street(StreetQuestion::Suspects)) {
            Answer::Street(answer) => self.street_answer(&answer),
            _ => Vec::new(),
        }
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

    /// Why this character can be played in no way now, if that is for want of a card.
    fn unplayable(&self, game: &MrJack, who: Suspect) -> Option<Refusal> {
        let line = Action::Activate(game.example(who, None));
        let refusal = self.position.check(&line).err();
        refusal.filter(|it| matches!(it.rule, Rule::CardNotOpen | Rule::CardNotNamed))
    }

    fn exit_at(&self, game: &MrJack, hex: Hex) -> String {
        let exit = Exit::ALL.into_iter().find(|exit| game.district.exit(*exit) == hex);
        exit.map_or_else(String::new, |exit| self.exit(exit))
    }

    fn exits(&self, game: &MrJack, cordoned: bool) -> String {
        let exits = Exit::ALL.into_iter().filter(|exit| game.is_cordoned(*exit) == cordoned);
        self.words.all_of(&exits.map(|exit| self.exit(exit)).collect::<Vec<_>>())
    }
}

/// The hexes of a set that are nearest to `to` by `steps`, at most this many.
fn nearest(of: HexSet, steps: impl Fn(Hex) -> Option<u8>, most: usize) -> Vec<Hex> {
    let mut near: Vec<Hex> = of.collect();
    near.sort_by_key(|hex| (steps(*hex).unwrap_or(u8::MAX), *hex));
    near.truncate(most);
    near
}

/// Whether a whole line of the character shows what would be right.
const fn says_how(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::PowerMust
            | Rule::PowerAfterEnd
            | Rule::NotHisPower
            | Rule::LanternWay
            | Rule::LampLit
            | Rule::LampUnlit
            | Rule::CordonThere
            | Rule::CordonOpen
            | Rule::CoverThere
            | Rule::CoverOpen
            | Rule::WhistleOnce
            | Rule::WhistleNearer
            | Rule::WhistlePoints
            | Rule::WhistleMore
    )
}
