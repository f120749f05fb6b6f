//! Why a line is not allowed, as sentences.
use super::Voice;
use crate::board::Suspect;
use crate::lang::Arg;
use crate::rules::{Action, Ask, Game, Refusal, Rule, Seat};
use crate::table::May;
use crate::terms::Special;

impl Voice<'_> {
    /// Whether this line may be said, as far as whoever asks can know, and why not.
    pub fn may(&self, may: May, action: &Action) -> (String, Vec<String>) {
        let (key, who, because) = match may {
            May::Yes => ("may-yes", String::new(), Vec::new()),
            May::No(refusal) => ("may-no", String::new(), self.refused(refusal, Some(action))),
            May::Hidden(seat, _) => ("may-hidden", self.seat(seat), Vec::new()),
        };
        let args = [("line", self.line(action).into()), ("who", who.into())];
        (self.words.tell(key, &args), because)
    }

    /// What a rule asks for, as this table plays it.
    pub fn condition(&self, rule: Rule) -> String {
        let options = self.mode().options();
        let args: Vec<(&str, Arg<'_>)> =
            options.into_iter().map(|(name, value)| (name, value.into())).collect();
        self.words.tell(&format!("condition-{}", rule.id()), &args)
    }

    /// The refusal as a sentence; `said` is the refused line, where it is known.
    pub fn refusal(&self, refusal: Refusal, said: Option<&Action>) -> String {
        let mut it = self.mode().figures(self, refusal, said);
        if let Some(cards) = refusal.cards {
            (it.n, it.most) = (cards.most, cards.named);
        }
        let own = match refusal.rule {
            Rule::NotYourAction if said.is_some_and(|it| Game::is_answer(it.word())) => {
                "refusals-not-asked".to_owned()
            }
            rule => {
                let never = self.never(refusal, said).map(str::to_owned);
                never.unwrap_or_else(|| format!("refusals-rule-{}", rule.id()))
            }
        };
        let name = |who: Suspect| self.in_a_refusal(who);
        let options = self.mode().options();
        let options = options.into_iter().map(|(name, value)| (name, value.into()));
        let one = self.suspect_to_type();
        let args: Vec<(&str, Arg<'_>)> = [
            ("one", one.into()),
            ("suspect", refusal.suspect.map_or_else(String::new, name).into()),
            ("line", refusal.line.map_or_else(String::new, |it| it.to_string()).into()),
            ("axis", refusal.line.map_or("", |it| it.axis.word()).into()),
            ("who", refusal.seat.map_or_else(String::new, |it| self.seat(it)).into()),
            ("hex", refusal.hex.map_or_else(String::new, |it| it.to_string()).into()),
            ("n", it.n.into()),
            ("most", it.most.into()),
            ("other", it.other.into()),
            ("list", it.list.into()),
        ]
        .into_iter()
        .chain(options)
        .collect();
        let sentence = self.words.tell(it.key.unwrap_or(&own), &args);
        let sentences: Vec<String> = std::iter::once(sentence).chain(it.more).collect();
        sentences.join(" ")
    }

    /// The refusal of a line that was to stand at an earlier moment, from which this voice speaks; none where the rule says
    /// no more than that it was not the moment for it.
    pub fn refusal_then(&self, refusal: Refusal, said: Option<&Action>) -> Option<String> {
        let lasts = !refusal.rule.is_of_the_moment() || self.never(refusal, said).is_some();
        lasts.then(|| self.refusal(refusal, said))
    }

    /// The message for an action that the seat doesn’t have and won’t have later either.
    fn never(&self, refusal: Refusal, said: Option<&Action>) -> Option<&'static str> {
        let said = said.filter(|it| !Game::is_answer(it.word()))?;
        if refusal.rule != Rule::NotYourAction {
            return None;
        }
        if !self.has_verb(said) {
            return Some("refusals-no-verb");
        }
        let never = refusal.seat.is_some_and(|seat| !self.position.is_action_of(seat, said));
        never.then_some("refusals-not-yours")
    }

    /// Whether anybody has such an action in this mode.
    fn has_verb(&self, said: &Action) -> bool {
        self.position.game().has_verb(said.word())
    }

    /// The same with what is owed or would be right, a line each.
    pub fn refused(&self, refusal: Refusal, said: Option<&Action>) -> Vec<String> {
        let whose = self.whose(refusal, said);
        let turn = whose.as_ref().and_then(|it| self.others_turn(refusal, said, it));
        let only = |(whose, others): (&str, String)| {
            let others = ("others", others.into());
            self.words.tell(&format!("refusals-whose-{whose}"), &[others])
        };
        let mut lines = turn.map_or_else(
            || std::iter::once(self.refusal(refusal, said)).chain(whose.map(only)).collect(),
            |turn| vec![turn],
        );
        if matches!(refusal.rule, Rule::OtherOwed | Rule::NotYourTurn) {
            lines.extend(self.position.decision().map(|owed| self.owed(owed)));
        }
        lines.extend(self.advice(refusal, said));
        lines
    }

    /// Both in one sentence, where a seat whose turn it is tries what only others have: these may have spoken.
    fn others_turn(
        &self,
        refusal: Refusal,
        said: Option<&Action>,
        (whose, others): &(&'static str, String),
    ) -> Option<String> {
        let turn = self.position.decision().filter(|owed| owed.ask == Ask::Turn)?;
        // A mode that says it better has the last word.
        let plain = self.mode().figures(self, refusal, said).key.is_none();
        (plain && refusal.seat == Some(turn.seat)).then(|| {
            let (who, others) = (("who", self.seat(turn.seat).into()), ("others", others.into()));
            self.words.tell("refusals-others-turn", &[who, ("whose", (*whose).into()), others])
        })
    }

    /// Whose action it is instead, with the case of the messages that say so: of a role or a team where all who have it share one, or of
    /// some seats.
    fn whose(&self, refusal: Refusal, said: Option<&Action>) -> Option<(&'static str, String)> {
        let said =
            said.filter(|it| refusal.rule == Rule::NotYourAction && !Game::is_answer(it.word()))?;
        let seats = self.position.all_seats().filter(|seat| Some(*seat) != refusal.seat);
        let others: Vec<Seat> =
            seats.filter(|seat| self.position.is_action_of(*seat, said)).collect();
        let [first, rest @ ..] = &others[..] else { return None };
        // Where roles are cards, the one that alone has it.
        if let (Some(_), Action::Do(deed)) = (self.position.heist(), said)
            && let Some(card) = Special::of(*deed)
        {
            return Some(("the", self.special(card)));
        }
        if rest.is_empty() {
            return Some(("one", self.seat(*first)));
        }
        let (role, side) = (self.opening.role(*first), self.position.game().side(*first));
        if rest.iter().all(|seat| self.opening.role(*seat) == role) {
            return Some(("role", role.to_owned()));
        }
        if rest.iter().all(|seat| self.position.game().side(*seat) == side) {
            return Some(("the", self.side(side)));
        }
        let names: Vec<String> = others.iter().map(|seat| self.seat(*seat)).collect();
        Some(("several", self.words.all_of(&names)))
    }

    /// A line as an example.
    pub(in crate::screen) fn line_example(&self, line: &str) -> String {
        self.words.tell("refusals-example", &[("line", line.into())])
    }
}
