//! What can be known of hidden identities, as sentences.
use super::Voice;
use crate::deduce::{HiddenSeat, Knowledge};
use crate::lang::Arg;
use crate::rules::{Audience, Identity, Seat};
use crate::table::{Stake, View, reading_order};

/// So many suspects are shown with the share of worlds in which each of them is the one.
const FEW: u8 = 8;

/// So many answers that may be asked for are told, those that tell most.
const STAKES: usize = 5;

impl Voice<'_> {
    /// Whom each hidden identity can be for the eyes of the view, and what else follows from what is public.
    pub fn deduced(&self, known: &Knowledge, view: &View<'_>) -> Vec<String> {
        let mut lines = self.knowledge(known, view.audience());
        lines.extend(self.deduced_of_all(view));
        lines.extend(self.stakes(view, STAKES));
        lines
    }

    /// What answers would give away, at most this many.
    pub(in crate::screen) fn stakes(&self, view: &View<'_>, most: usize) -> Vec<String> {
        view.stakes().iter().take(most).map(|stake| self.stake(stake)).collect()
    }

    fn stake(&self, stake: &Stake) -> String {
        let mut args = vec![
            ("who", self.seat(stake.seat).into()),
            ("yes", stake.yes.into()),
            ("no", stake.no.into()),
            ("n", stake.of.into()),
        ];
        match &stake.question {
            None => self.words.tell("deduce-stake-now", &args),
            Some(line) => {
                args.push(("line", self.line(line).into()));
                self.words.tell("deduce-stake", &args)
            }
        }
    }

    fn knowledge(&self, knowledge: &Knowledge, audience: Audience) -> Vec<String> {
        let who = ("who", self.audience(audience).into());
        if knowledge.hidden.is_empty() {
            let none = |seat: Seat| matches!(self.position.holding(seat).identity, Identity::None);
            let key = match self.position.outcome() {
                Some(_) => "deduce-over",
                None if self.position.all_seats().any(none) => "deduce-none-yet",
                None => "deduce-nothing",
            };
            return vec![self.words.tell(key, &[who])];
        }
        let mut lines = vec![self.words.tell("deduce-knows", &[who])];
        lines.extend(knowledge.hidden.iter().map(|hidden| self.hidden(hidden)));
        lines
    }

    fn hidden(&self, hidden: &HiddenSeat) -> String {
        let who = ("who", self.seat(hidden.seat).into());
        let few = hidden.suspects.len() <= FEW;
        let named: Vec<String> = reading_order(self.position.grid(), hidden.suspects)
            .into_iter()
            .map(|suspect| {
                let name = self.suspect(suspect);
                let even = hidden.shares.windows(2).all(|pair| pair[0] == pair[1]);
                if !few || even {
                    return name;
                }
                let percent = (100.0 * hidden.share(suspect)).round();
                self.words.tell(
                    "deduce-share",
                    &[("suspect", name.into()), ("percent", format!("{percent:.0}").into())],
                )
            })
            .collect();
        let suspects = ("suspects", named.join(", ").into());
        let n = ("n", named.len().into());
        match named.len() {
            0 => self.words.tell("deduce-contradiction", &[who]),
            1 => self.words.tell("deduce-certain", &[who, suspects]),
            most if most > usize::from(FEW) => self.not_these(who, n, hidden, suspects),
            _ => self.words.tell("deduce-one-of", &[who, n, suspects]),
        }
    }

    /// Where many are possible, those who are not are told if they are fewer.
    fn not_these(
        &self,
        who: (&str, Arg<'_>),
        n: (&str, Arg<'_>),
        hidden: &HiddenSeat,
        suspects: (&str, Arg<'_>),
    ) -> String {
        let standing = self.position.grid().suspects() & self.position.alive();
        let others = reading_order(self.position.grid(), standing - hidden.suspects);
        if others.is_empty() {
            return self.words.tell("deduce-anybody", &[who, n]);
        }
        if others.len() >= usize::from(hidden.suspects.len()) {
            return self.words.tell("deduce-one-of", &[who, n, suspects]);
        }
        let others: Vec<String> = others.into_iter().map(|it| self.suspect(it)).collect();
        self.words.tell("deduce-not", &[who, n, ("suspects", others.join(", ").into())])
    }
}
