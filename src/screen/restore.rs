//! What to do with the real cards after lines were taken back or put right, until table and screen agree.
use super::Voice;
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Action, Position, Tokens};

/// More cards than this are laid as the screen shows them, not one by one.
const MOST: usize = 6;

impl Voice<'_> {
    /// The steps that lead from the real cards as they lay `before` to the table that this voice speaks of; none where
    /// nothing has to be touched. Both positions are those of one audience.
    pub fn to_restore(&self, before: &Position) -> Vec<String> {
        let mut steps = self.moves(before);
        for (key, was, now) in [
            ("restore-alive", self.position.dead(), before.dead()),
            ("restore-dead", before.dead(), self.position.dead()),
            ("restore-uncover", self.position.exonerated(), before.exonerated()),
            ("restore-cover", before.exonerated(), self.position.exonerated()),
            ("restore-release", self.position.arrested(), before.arrested()),
            ("restore-arrest", before.arrested(), self.position.arrested()),
            ("restore-undiscard", self.position.discard(), before.discard()),
            ("restore-discard", before.discard(), self.position.discard()),
        ] {
            steps.extend(self.step(key, now - was));
        }
        for token in Tokens::KINDS {
            let (was, now) = (before.tokens().with(token), self.position.tokens().with(token));
            let called = || ("token", self.token(token).into());
            for (key, all) in [("restore-token-off", was - now), ("restore-token-on", now - was)] {
                if !all.is_empty() {
                    let cards = ("cards", self.cards(all).into());
                    steps.push(self.words.tell(key, &[called(), cards]));
                }
            }
        }
        steps.extend(self.mode().to_restore(self, before));
        steps
    }

    /// What lies differently beside the grid than `before`, as it is now.
    pub(super) fn beside_now(&self, before: &Position) -> Vec<String> {
        let earlier = Voice { position: before, ..*self };
        let was = earlier.mode().state(&earlier);
        let changed = self.mode().state(self).into_iter().filter(|line| !was.contains(line));
        let now = |line: String| self.words.tell("restore-beside", &[("line", line.into())]);
        changed.map(now).collect()
    }

    fn step(&self, key: &str, cards: SuspectSet) -> Option<String> {
        let named = || self.words.tell(key, &[("cards", self.cards(cards).into())]);
        (!cards.is_empty()).then(named)
    }

    /// How the cards get back to their places.
    fn moves(&self, before: &Position) -> Vec<String> {
        let (was, now) = (before.grid(), self.position.grid());
        if was == now {
            return Vec::new();
        }
        let shifts = was.shifts(2).into_iter();
        let one = shifts.map(|shift| {
            let mut shifted = *was;
            shifted.shift(shift);
            (shift, shifted)
        });
        if let Some((shift, _)) = one.into_iter().find(|(_, shifted)| shifted == now) {
            let line = self.line(&Action::Shift(shift));
            return vec![self.words.tell("restore-shift", &[("line", line.into())])];
        }
        let moved: Vec<Suspect> = now
            .suspects()
            .iter()
            .filter(|it| before.place(*it) != self.position.place(*it))
            .collect();
        let gone = was.suspects() - now.suspects();
        let mut steps: Vec<String> = self.step("restore-out", gone).into_iter().collect();
        if was.rows() != now.rows() || was.columns() != now.columns() || moved.len() > MOST {
            steps.push(self.words.say("restore-lay"));
        } else {
            let cards: Vec<String> = moved.into_iter().map(|it| self.suspect(it)).collect();
            let cards = ("cards", self.words.all_of(&cards).into());
            steps.push(self.words.tell("restore-move", &[cards]));
        }
        steps
    }
}
