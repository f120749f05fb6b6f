//! What to do with discs, lamps, covers and cordons after lines were taken back or put right.
use crate::board::{Exit, Hex, HexSet, SuspectSet};
use crate::rules::mr_jack::{Character, MrJack};
use crate::screen::Voice;

impl Voice<'_> {
    /// The steps from the board as it lay (`was`) to the board as it lies `now`.
    pub(super) fn streets_back(&self, was: &MrJack, now: &MrJack) -> Vec<String> {
        let mut steps = Vec::new();
        for who in Character::ALL.map(Character::suspect) {
            if let Some(hex) = now.place(who).filter(|hex| was.place(who) != Some(*hex)) {
                let suspect = ("suspect", self.name(who).into());
                let place = ("place", hex.to_string().into());
                steps.push(self.words.tell("restore-disc", &[suspect, place]));
            }
        }
        if was.lantern != now.lantern {
            let way = ("way", self.jack_way(now.lantern).into());
            steps.push(self.words.tell("jack-lantern", &[way]));
        }
        for (n, (from, to)) in (1_u8..).zip(was.tiles.into_iter().zip(now.tiles)) {
            let n = ("n", n.into());
            match (from, to) {
                (Some(from), Some(to)) if from != to => {
                    let [from, to] = moved(from, to);
                    steps.push(self.words.tell("restore-tile", &[n, from, to]));
                }
                (None, Some(to)) => {
                    let place = ("place", to.to_string().into());
                    steps.push(self.words.tell("restore-lamp", &[n, place]));
                }
                (Some(from), None) => {
                    let hex = ("hex", from.to_string().into());
                    steps.push(self.words.tell("jack-out", &[n, hex]));
                }
                _ => {}
            }
        }
        let plain = |game: &MrJack| -> HexSet {
            let numbered: HexSet = game.tiles.into_iter().flatten().collect();
            game.lit - numbered
        };
        let sets = [
            ("restore-plain", plain(was), plain(now)),
            ("restore-cover-moved", was.covers, now.covers),
        ];
        for (key, was, now) in sets {
            let pairs = (was - now).zip(now - was);
            steps.extend(pairs.map(|(from, to)| self.words.tell(key, &moved(from, to))));
        }
        let cordons = |game: &MrJack, other: &MrJack| {
            let only = |exit: &Exit| game.is_cordoned(*exit) && !other.is_cordoned(*exit);
            Exit::ALL.into_iter().filter(only).collect::<Vec<_>>()
        };
        for (from, to) in cordons(was, now).into_iter().zip(cordons(now, was)) {
            let ends = [("from", self.exit(from).into()), ("to", self.exit(to).into())];
            steps.push(self.words.tell("restore-cordon", &ends));
        }
        let (before, after) = (was.suspects(), now.suspects());
        steps.extend(self.flipped("restore-suspects", after - before));
        steps.extend(self.flipped("jack-cleared", before - after));
        if was.was_seen() != now.was_seen() {
            let side = if now.was_seen() { "visible" } else { "invisible" };
            steps.push(self.words.tell("restore-witness", &[("side", side.into())]));
        }
        if was.round != now.round {
            steps.push(self.words.tell("restore-round", &[("n", now.round.into())]));
        }
        steps.extend(self.flipped("restore-cards", now.cards).filter(|_| was.cards != now.cards));
        steps
    }

    fn flipped(&self, key: &str, who: SuspectSet) -> Option<String> {
        let names: Vec<&str> = who.iter().map(|who| self.name(who)).collect();
        let all = || [("suspects", self.words.all_of(&names).into()), ("n", names.len().into())];
        (!names.is_empty()).then(|| self.words.tell(key, &all()))
    }
}

fn moved(from: Hex, to: Hex) -> [(&'static str, crate::lang::Arg<'static>); 2] {
    [("from", from.to_string().into()), ("to", to.to_string().into())]
}
