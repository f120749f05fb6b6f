//! Why a line is not allowed, as sentences.
use super::Voice;
use crate::board::Suspect;
use crate::rules::{Action, Game, Refusal, Rule};
use crate::table::May;

impl Voice<'_> {
    /// Whether this line may be said, as far as whoever asks can know, and why not.
    pub fn may(&self, may: May, action: &Action) -> (String, Option<String>) {
        let (key, who, because) = match may {
            May::Yes => ("may-yes", String::new(), None),
            May::No(refusal) => ("may-no", String::new(), Some(self.refusal(refusal, None))),
            May::Hidden(seat, _) => ("may-hidden", self.seat(seat), None),
        };
        let args = [("line", self.line(action).into()), ("who", who.into())];
        (self.words.tell(key, &args), because)
    }

    /// The refusal as a sentence; `said` is the refused line, where it is known.
    pub fn refusal(&self, refusal: Refusal, said: Option<&Action>) -> String {
        let it = self.mode().figures(self, refusal, said);
        let own = match refusal.rule {
            Rule::NotYourAction if said.is_some_and(|it| Game::is_answer(it.word())) => {
                "refusals-not-asked".to_owned()
            }
            rule => format!("refusals-rule-{}", rule.id()),
        };
        let name = |who: Suspect| self.mode().refused(self, who);
        let sentence = self.words.tell(
            it.key.unwrap_or(&own),
            &[
                ("suspect", refusal.suspect.map_or_else(String::new, name).into()),
                ("line", refusal.line.map_or_else(String::new, |it| it.to_string()).into()),
                ("axis", refusal.line.map_or("", |it| it.axis.word()).into()),
                ("who", refusal.seat.map_or_else(String::new, |it| self.seat(it)).into()),
                ("hex", refusal.hex.map_or_else(String::new, |it| it.to_string()).into()),
                ("n", it.n.into()),
                ("most", it.most.into()),
                ("other", it.other.into()),
                ("list", it.list.into()),
            ],
        );
        let sentences: Vec<String> = std::iter::once(sentence).chain(it.more).collect();
        sentences.join(" ")
    }

    /// The same with what is owed or would be right, a line each.
    pub fn refused(&self, refusal: Refusal, said: Option<&Action>) -> Vec<String> {
        let mut lines = vec![self.refusal(refusal, said)];
        if matches!(refusal.rule, Rule::OtherOwed | Rule::NotYourTurn) {
            lines.extend(self.position.decision().map(|owed| self.owed(owed)));
        }
        lines.extend(self.whose(refusal, said));
        lines.extend(self.mode().advice(self, refusal, said));
        lines
    }

    /// Whose action it is instead.
    fn whose(&self, refusal: Refusal, said: Option<&Action>) -> Option<String> {
        let said =
            said.filter(|it| refusal.rule == Rule::NotYourAction && !Game::is_answer(it.word()))?;
        let seats = self.position.all_seats().filter(|seat| Some(*seat) != refusal.seat);
        let others = seats.filter(|seat| self.position.is_action_of(*seat, said));
        let others: Vec<String> = others.map(|seat| self.seat(seat)).collect();
        let args = [("n", others.len().into()), ("others", self.words.all_of(&others).into())];
        (!others.is_empty()).then(|| self.words.tell("refusals-whose", &args))
    }

    /// How the lines of this mode are said, with examples.
    pub fn how(&self) -> Vec<String> {
        self.mode().how(self)
    }

    /// A line as an example.
    pub(super) fn line_example(&self, line: &str) -> String {
        self.words.tell("refusals-example", &[("line", line.into())])
    }
}
