//! What is counted beside the game, in words: looks at secrets, and what was tried, taken back or put right.
use super::Voice;
use crate::table::{Tries, View};

impl Voice<'_> {
    /// How often somebody did what may inform the table, a line each.
    pub(super) fn counts(&self, view: &View<'_>) -> Vec<String> {
        self.looks(view).into_iter().chain(self.tries(view)).collect()
    }

    /// How often somebody looked at what is secret.
    fn looks(&self, view: &View<'_>) -> Vec<String> {
        let names = view.opening().all_seats().map(|seat| self.seat(seat));
        names
            .chain([self.words.say("story-referee")])
            .zip(view.looks())
            .filter(|(_, looks)| *looks > 0)
            .map(|(who, n)| self.words.tell("story-looks", &[("who", who.into()), ("n", n.into())]))
            .collect()
    }

    /// How often something was tried that may inform the table.
    fn tries(&self, view: &View<'_>) -> Vec<String> {
        let Tries { refused, taken_back, put_right, mistyped } = view.tries();
        let refused = view.opening().all_seats().zip(refused).map(|(seat, n)| {
            let who = ("who", self.seat(seat).into());
            (n, self.words.tell("story-tries-refused", &[who, ("n", n.into())]))
        });
        let tried = |key: &str, n: usize| (n, self.words.tell(key, &[("n", n.into())]));
        let said = [
            tried("story-tries-taken-back", taken_back),
            tried("story-tries-put-right", put_right),
        ];
        let mistyped = mistyped.into_iter().map(|(by, n)| {
            let who = ("who", self.audience(by).into());
            (n, self.words.tell("story-tries-pin", &[who, ("n", n.into())]))
        });
        refused.chain(said).chain(mistyped).filter(|(n, _)| *n > 0).map(|(_, line)| line).collect()
    }
}
