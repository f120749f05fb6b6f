//! Why a line of Mr. Jack was not understood, and how it would be said.
use noir_referee::board::Suspect;
use noir_referee::lang::Arg;
use noir_referee::rules::mr_jack::{Activation, DETECTIVE, Go, MrJack};
use noir_referee::rules::{Action, Refusal, Rule};
use noir_referee::screen::Voice;
use noir_referee::table::{View, WordError};

use super::desk::Desk;
use super::failure::{Exit, Failure};

impl Desk {
    /// Why a line about hexes and characters was not understood.
    pub(super) fn street_failure(&self, view: &View<'_>, error: &WordError) -> Failure {
        let voice = self.voice(view);
        let said = |key: &str, args: &[(&str, Arg<'_>)]| {
            Failure::new(Exit::Usage, self.words.tell(key, args))
        };
        let name = |who: Suspect| ("suspect", voice.name(who).into());
        match error {
            WordError::Hex(word) => {
                let cell = || self.words.tell("refusals-cell", &[("found", word.into())]);
                Failure::new(Exit::Usage, voice.no_hex(word).unwrap_or_else(cell))
            }
            WordError::Nobody(hex) => {
                let standing = view.position().mr_jack().into_iter().flat_map(MrJack::standing);
                let who: Vec<String> = standing.map(|who| voice.suspect(who)).collect();
                let hex = ("hex", hex.to_string().into());
                said("jack-nobody", &[hex, ("suspects", self.words.all_of(&who).into())])
            }
            WordError::Unfinished(who) => {
                let power = ("power", voice.power(*who).into());
                self.with_example(said("jack-unfinished", &[name(*who), power]), &voice, *who, None)
            }
            WordError::Strange(who, word) => {
                let found = ("found", word.into());
                self.with_example(said("jack-strange", &[found, name(*who)]), &voice, *who, None)
            }
            _ => Failure::silent(Exit::Usage),
        }
    }

    /// Adds a line of this character, where there are lines of characters.
    pub(super) fn with_example(
        &self,
        failure: Failure,
        voice: &Voice<'_>,
        who: Suspect,
        wanted: Option<Go>,
    ) -> Failure {
        match voice.example(who, wanted, &self.grammar) {
            Some(line) => failure.hint(self.line_example(&line)),
            None => failure,
        }
    }

    /// How the Detective accuses whoever stands on the hex where a move of his was refused.
    pub(super) fn to_accuse(
        &self,
        view: &View<'_>,
        refusal: Refusal,
        line: &Activation,
    ) -> Option<String> {
        let to_play = view.position().decision()?.seat;
        let hex = refusal.hex.filter(|_| refusal.rule == Rule::Occupied && to_play == DETECTIVE)?;
        // A whistle accuses nobody.
        if line.go != Go::To(hex) {
            return None;
        }
        let power = line.power.filter(|_| line.before);
        let accuse = Activation { go: Go::Accuse(hex), power, ..*line };
        let line = self.voice(view).line(&Action::Activate(accuse), &self.grammar);
        Some(self.words.tell("jack-help-accuse", &[("line", line.into())]))
    }

    /// How an activation is said, with an example for each character; nothing where there is none.
    pub(super) fn streets_help(&self, voice: &Voice<'_>) -> Vec<String> {
        let Some(game) = voice.position.mr_jack() else { return Vec::new() };
        let mut lines = vec![self.words.say("jack-help-moves")];
        for who in game.standing() {
            let line = voice.example(who, None, &self.grammar).unwrap_or_default();
            let args = [
                ("suspect", voice.name(who).into()),
                ("power", voice.power(who).into()),
                ("line", line.into()),
            ];
            lines.push(self.words.tell("jack-help-line", &args));
        }
        let [swap, pull, accuse, exit] = voice.other_examples(&self.grammar);
        lines.push(
            self.words.tell("jack-help-watson", &[("swap", swap.into()), ("pull", pull.into())]),
        );
        lines.push(self.words.tell("jack-help-accuse", &[("line", accuse.into())]));
        lines.push(self.words.tell("jack-help-exit", &[("line", exit.into())]));
        lines
    }
}

/// Whether a whole line of the character shows what would be right.
pub const fn says_how(rule: Rule) -> bool {
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
