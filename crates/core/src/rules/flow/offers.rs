//! What becomes of the legal lines: they are listed, only counted, or one of them is drawn.
use crate::board::{Member, Set};
use crate::rules::Action;

/// Takes legal lines one after the other, in the order in which they are offered.
pub trait Offers {
    /// One more line.
    fn push(&mut self, line: impl Into<Action>);

    /// Several more.
    fn extend<A: Into<Action>>(&mut self, lines: impl IntoIterator<Item = A>) {
        lines.into_iter().for_each(|line| self.push(line));
    }

    /// A line for every member of a set, in ascending order.
    fn each<T: Member, A: Into<Action>>(&mut self, of: Set<T>, line: impl Fn(T) -> A) {
        self.extend(of.iter().map(line));
    }

    /// As many lines, each made from its number, from 0 on.
    fn numbered<A: Into<Action>>(&mut self, count: u32, line: impl Fn(u32) -> A) {
        self.extend((0..count).map(line));
    }

    /// Lines that are many ways to do one thing, at least one: where a line is drawn, they count as one.
    fn ways(&mut self, lines: impl FnOnce(&mut Self)) {
        lines(self);
    }
}

/// Lists them.
impl Offers for Vec<Action> {
    fn push(&mut self, line: impl Into<Action>) {
        self.push(line.into());
    }
}

/// Only counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) struct Count(pub(in crate::rules) u64);

impl Offers for Count {
    fn push(&mut self, _: impl Into<Action>) {
        self.0 += 1;
    }

    fn each<T: Member, A: Into<Action>>(&mut self, of: Set<T>, _: impl Fn(T) -> A) {
        self.0 += u64::from(of.len());
    }

    fn numbered<A: Into<Action>>(&mut self, count: u32, _: impl Fn(u32) -> A) {
        self.0 += u64::from(count);
    }
}

/// Draws one of them by chance, each as likely as any other, and makes hardly any of the rest (reservoir
/// sampling, a set at a time).
pub(in crate::rules) struct Draw<F> {
    /// A number from 0 to one less than is asked for.
    below: F,
    lines: u32,
    drawn: Option<Action>,
}

impl<F: FnMut(u32) -> u32> Draw<F> {
    pub(in crate::rules) const fn new(below: F) -> Self {
        Self { below, lines: 0, drawn: None }
    }

    pub(in crate::rules) fn into_line(self) -> Option<Action> {
        self.drawn
    }

    /// Which of so many more lines is drawn instead of those before, if one is.
    fn drawn_of(&mut self, more: u32) -> Option<u32> {
        self.lines += more;
        let at = (self.below)(self.lines.max(1));
        (at < more).then_some(at)
    }
}

impl<F: FnMut(u32) -> u32> Offers for Draw<F> {
    fn push(&mut self, line: impl Into<Action>) {
        if self.drawn_of(1).is_some() {
            self.drawn = Some(line.into());
        }
    }

    fn each<T: Member, A: Into<Action>>(&mut self, of: Set<T>, line: impl Fn(T) -> A) {
        let drawn = self.drawn_of(of.len().into());
        if let Some(member) = drawn.and_then(|at| of.iter().nth(at as usize)) {
            self.drawn = Some(line(member).into());
        }
    }

    fn numbered<A: Into<Action>>(&mut self, count: u32, line: impl Fn(u32) -> A) {
        if let Some(at) = self.drawn_of(count) {
            self.drawn = Some(line(at).into());
        }
    }

    fn ways(&mut self, lines: impl FnOnce(&mut Self)) {
        if self.drawn_of(1).is_some() {
            let (before, others) = (self.drawn.take(), std::mem::take(&mut self.lines));
            lines(self);
            self.lines = others;
            self.drawn = self.drawn.take().or(before);
        }
    }
}

/// Draws several of them by chance, all different, in the order in which they are offered. Of the [`ways`](Offers::ways)
/// to do one thing it draws one at most.
pub(in crate::rules) struct Several<F> {
    /// The numbers of those that are drawn, the last first.
    picked: Vec<u32>,
    /// How many have been offered.
    offered: u32,
    drawn: Vec<Action>,
    /// Draws among the ways to do one thing.
    way: Draw<F>,
    among_ways: bool,
}

impl<F: FnMut(u32) -> u32> Several<F> {
    /// Draws `most` of what `offer` offers, or everything if that is no more; `offer` is asked twice.
    pub(in crate::rules) fn of(most: u32, below: F, offer: impl Fn(&mut Self)) -> Vec<Action> {
        let way = Draw::new(below);
        let mut all =
            Self { picked: Vec::new(), offered: 0, drawn: Vec::new(), way, among_ways: false };
        offer(&mut all);
        let offered = std::mem::take(&mut all.offered);
        let mut left = most.min(offered);
        all.drawn.reserve(left as usize);
        // Each is drawn as likely as any other of those that could still be (selection sampling).
        for at in (0..offered).rev() {
            if at < left || (all.way.below)(at + 1) < left {
                all.picked.push(at);
                left -= 1;
            }
        }
        offer(&mut all);
        all.drawn
    }

    /// Which of so many more lines are drawn.
    fn next_of(&mut self, more: u32) -> Option<u32> {
        let at = self.picked.last()?.checked_sub(self.offered).filter(|at| *at < more)?;
        self.picked.pop();
        Some(at)
    }
}

impl<F: FnMut(u32) -> u32> Offers for Several<F> {
    fn push(&mut self, line: impl Into<Action>) {
        if self.among_ways {
            return self.way.push(line);
        }
        if self.next_of(1).is_some() {
            self.drawn.push(line.into());
        }
        self.offered += 1;
    }

    fn numbered<A: Into<Action>>(&mut self, count: u32, line: impl Fn(u32) -> A) {
        if self.among_ways {
            return self.way.numbered(count, line);
        }
        while let Some(at) = self.next_of(count) {
            self.drawn.push(line(at).into());
        }
        self.offered += count;
    }

    fn ways(&mut self, lines: impl FnOnce(&mut Self)) {
        if self.next_of(1).is_some() {
            self.among_ways = true;
            lines(self);
            self.among_ways = false;
            self.way.lines = 0;
            Offers::extend(&mut self.drawn, self.way.drawn.take());
        }
        self.offered += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Suspect, SuspectSet};
    use crate::rules::Deed;

    /// How often each line is drawn when the dice come up in each of so many ways once.
    fn drawn(
        ways: u32,
        offer: impl Fn(&mut Draw<&mut dyn FnMut(u32) -> u32>),
    ) -> Vec<(Action, u32)> {
        let mut found: Vec<(Action, u32)> = Vec::new();
        for way in 0..ways {
            let mut rest = way;
            let mut below = |sides: u32| {
                let side = rest % sides;
                rest /= sides;
                side
            };
            let mut draw = Draw::new(&mut below as &mut dyn FnMut(u32) -> u32);
            offer(&mut draw);
            let line = draw.into_line().expect("a line");
            match found.iter_mut().find(|(other, _)| *other == line) {
                Some((_, times)) => *times += 1,
                None => found.push((line, 1)),
            }
        }
        found
    }

    #[test]
    fn every_line_is_as_likely_as_any_other_alone_or_in_a_set() {
        let found = drawn(3 * 4 * 5 * 5 * 6, |draw| {
            draw.push(Deed::Disguise);
            draw.each(SuspectSet::below(2), Deed::Kill);
            draw.extend([true, false].map(Deed::Answer));
            draw.each(SuspectSet::EMPTY, Deed::Accuse);
            draw.numbered(1, |at| Deed::Play(Suspect::new(at as u8)));
        });
        let times: Vec<u32> = found.iter().map(|(_, times)| *times).collect();
        assert_eq!(times, [300; 6]);
    }

    #[test]
    fn many_ways_to_do_one_thing_count_as_one_line() {
        let found = drawn(2 * 5, |draw| {
            draw.push(Deed::Disguise);
            draw.ways(|draw| draw.each(SuspectSet::below(5), Deed::Kill));
        });
        let alone = found.iter().find(|(line, _)| *line == Deed::Disguise.into()).unwrap().1;
        assert_eq!((found.len(), alone), (6, 5));
    }

    #[test]
    fn several_are_drawn_once_each_and_each_as_likely_as_any_other() {
        let offer = |out: &mut Several<&mut dyn FnMut(u32) -> u32>| {
            out.push(Deed::Disguise);
            out.each(SuspectSet::below(2), Deed::Kill);
            out.ways(|out| out.numbered(2, |at| Deed::Play(Suspect::new(at as u8))));
        };
        let mut times: Vec<(Action, u32)> = Vec::new();
        for way in 0..4 * 3 * 2 * 2 {
            let mut rest = way;
            let mut below = |sides: u32| {
                let side = rest % sides;
                rest /= sides;
                side
            };
            let drawn = Several::of(2, &mut below as &mut dyn FnMut(u32) -> u32, offer);
            assert_eq!(drawn.len(), 2);
            assert_ne!(drawn[0], drawn[1]);
            for line in drawn {
                match times.iter_mut().find(|(other, _)| *other == line) {
                    Some((_, times)) => *times += 1,
                    None => times.push((line, 1)),
                }
            }
        }
        let of = |deed: Deed| times.iter().find(|(line, _)| *line == deed.into()).map(|it| it.1);
        let plain = [Deed::Disguise, Deed::Kill(Suspect::new(0)), Deed::Kill(Suspect::new(1))];
        assert_eq!(plain.map(of), [Some(24); 3]);
        assert_eq!([0, 1].map(|card| of(Deed::Play(Suspect::new(card)))), [Some(12); 2]);
        let all = Several::of(9, |_| 0, |out| out.each(SuspectSet::below(3), Deed::Kill));
        assert_eq!(all.len(), 3);
    }

    #[test]
    fn what_is_listed_is_what_is_counted() {
        fn offer(out: &mut impl Offers) {
            out.push(Deed::Disguise);
            out.each(SuspectSet::below(3), Deed::Kill);
            out.numbered(2, |at| Deed::Return(at as u8));
            out.ways(|out| out.extend([Deed::Chosen]));
        }
        let (mut list, mut count) = (Vec::new(), Count::default());
        offer(&mut list);
        offer(&mut count);
        assert_eq!((list.len() as u64, count.0), (7, 7));
        assert_eq!(list[2], Deed::Kill(Suspect::new(1)).into());
    }
}
