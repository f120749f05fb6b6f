//! What to do with the real cards after lines were taken back or put right, until table and screen agree.
use super::Voice;
use crate::board::{Axis, Grid, Shift, Suspect, SuspectSet};
use crate::rules::{Shown, Tokens};

/// More cards than this are laid as the screen shows them, not one by one.
const MOST: usize = 6;

/// So many shifts are looked for that lead back; more of them are harder to follow than cards that are laid anew.
const SHIFTS: u8 = 3;

/// This many shifts, one after the other, that lead from one grid to another.
fn shifts_between(was: &Grid, now: &Grid, count: u8) -> Option<Vec<Shift>> {
    let Some(left) = count.checked_sub(1) else { return (was == now).then(Vec::new) };
    was.shifts(2).into_iter().find_map(|shift| {
        let mut shifted = *was;
        shifted.shift(shift);
        let mut shifts = shifts_between(&shifted, now, left)?;
        shifts.insert(0, shift);
        Some(shifts)
    })
}

impl Voice<'_> {
    /// The steps that lead from the real cards as they lay `before` to the table that this voice speaks of; none where
    /// nothing has to be touched. Both positions are those of one audience.
    pub fn to_restore(&self, before: &Shown) -> Vec<String> {
        let mut steps = self.moves(before);
        steps.extend(self.alive_or_dead(before));
        steps.extend(self.evidence_back(before));
        steps.extend(self.tokens_back(before));
        if let (Some(was), Some(now)) = (before.spy_tag(), self.position.spy_tag()) {
            steps.extend(self.trophies_back(now, was));
        }
        steps.extend(self.mode().to_restore(self, before));
        steps
    }

    /// Which suspects are turned over.
    pub(super) fn alive_or_dead(&self, before: &Shown) -> Vec<String> {
        let (was, now) = (before.dead(), self.position.dead());
        let turned = [("restore-alive", was - now), ("restore-dead", now - was)];
        turned.into_iter().filter_map(|(key, cards)| self.step(key, cards)).collect()
    }

    /// Where evidence cards lie otherwise. One that goes from its suspect to the discard, or back, is one step.
    fn evidence_back(&self, before: &Shown) -> Vec<String> {
        let lain = |was: SuspectSet, now: SuspectSet| (was - now, now - was);
        let (uncovered, covered) = lain(before.exonerated(), self.position.exonerated());
        let (released, arrested) = lain(before.arrested(), self.position.arrested());
        let (taken, discarded) = lain(before.discard(), self.position.discard());
        let (back, off) = (covered & taken, uncovered & discarded);
        [
            ("restore-recover", back),
            ("restore-dismiss", off),
            ("restore-uncover", uncovered - off),
            ("restore-cover", covered - back),
            ("restore-release", released),
            ("restore-arrest", arrested),
            ("restore-undiscard", taken - back),
            ("restore-discard", discarded - off),
        ]
        .into_iter()
        .filter_map(|(key, cards)| self.step(key, cards))
        .collect()
    }

    /// Which tokens are taken off and laid down.
    pub(super) fn tokens_back(&self, before: &Shown) -> Vec<String> {
        let mut steps = Vec::new();
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
        steps
    }

    /// What lies differently beside the grid than `before`, as it is now.
    pub(in crate::screen) fn beside_now(&self, before: &Shown) -> Vec<String> {
        let earlier = Voice { position: before, ..*self };
        let was = earlier.mode().state(&earlier);
        let changed = self.mode().state(self).into_iter().filter(|line| !was.contains(line));
        let now = |line: String| self.words.tell("restore-beside", &[("line", line.into())]);
        changed.map(now).collect()
    }

    fn step(&self, key: &str, cards: SuspectSet) -> Option<String> {
        let named =
            || self.words.tell(key, &[("cards", self.cards(cards).into()), self.to_dead_side()]);
        (!cards.is_empty()).then(named)
    }

    /// How the cards get back to their places.
    pub(super) fn moves(&self, before: &Shown) -> Vec<String> {
        let (was, now) = (before.grid(), self.position.grid());
        if was == now {
            return Vec::new();
        }
        if let Some(shifts) = (1..=SHIFTS).find_map(|count| shifts_between(was, now, count)) {
            let step = |shift: Shift| {
                let key = match shift.line.axis {
                    Axis::Rows => "restore-shift-row",
                    Axis::Columns => "restore-shift-column",
                };
                self.words.tell(key, &self.shift_args(shift))
            };
            return shifts.into_iter().map(step).collect();
        }
        let moved: Vec<Suspect> = now
            .suspects()
            .iter()
            .filter(|it| before.place(*it) != self.position.place(*it))
            .collect();
        let gone = was.suspects() - now.suspects();
        let mut steps: Vec<String> = self.step("restore-out", gone).into_iter().collect();
        let by_cells = self.opening.cast.is_by_cells();
        let other = was.rows() != now.rows() || was.columns() != now.columns();
        if by_cells {
            // Cards without names are found only where they lie.
            let arrow =
                |it: Suspect| Some(format!("{} → {}", before.place(it)?, self.position.place(it)?));
            let arrows: Vec<String> = moved.into_iter().filter_map(arrow).collect();
            let arrows = ("moves", arrows.join(", ").into());
            steps.push(self.words.tell("restore-from-to", &[arrows]));
        } else if other || moved.len() > MOST {
            steps.push(self.words.say("restore-lay"));
        } else {
            let cards: Vec<String> = moved.into_iter().map(|it| self.suspect(it)).collect();
            let cards = ("cards", self.words.all_of(&cards).into());
            steps.push(self.words.tell("restore-move", &[cards]));
        }
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where cards have no names the screen shows cells only, so nothing but the shifts says how the cards lay.
    #[test]
    fn shifts_that_lead_back_are_found_as_they_are_done() {
        let was = Grid::new(5, 5);
        let mut now = was;
        for shift in was.shifts(1).iter().step_by(11).take(2) {
            now.shift(shift);
        }
        assert_eq!(shifts_between(&now, &was, 1), None);
        let mut back = now;
        for shift in shifts_between(&now, &was, 2).expect("two shifts") {
            back.shift(shift);
        }
        assert_eq!(back, was);
    }
}
