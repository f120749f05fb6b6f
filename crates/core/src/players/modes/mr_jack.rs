//! Mr. Jack: the Detective wants a call to clear half of all suspects, Jack wants to be one of many, and out.
use super::Thumbs;
use crate::players::Seen;
use crate::players::reckoning::{WINS, one_of};
use crate::rules::Action;
use crate::rules::mr_jack::{Go, JACK, MrJack};

impl Thumbs for MrJack {
    fn worth(&self, seen: &Seen, line: &Action) -> i32 {
        let suspects = self.suspects() & seen.suspects(JACK);
        match line {
            Action::Activate(activation) => match activation.go {
                Go::Exit(_) => return WINS,
                Go::Accuse(hex) if seen.seat() == JACK => {
                    // Whoever accuses an innocent gives the game to Jack, but nobody accuses himself.
                    return if self.at(hex) == seen.own() { -WINS } else { 0 };
                }
                Go::Accuse(hex) => {
                    let named = self.at(hex).is_some_and(|who| suspects.contains(who));
                    let late = self.round >= 7 || suspects.len() == 1;
                    let sure = if late { one_of(WINS, suspects.len()) } else { -WINS };
                    return if named { sure } else { -WINS };
                }
                _ => {}
            },
            _ => return 0,
        }
        let after = seen.after(line);
        after.mr_jack().map_or(0, |after| stands(after, seen))
    }

    fn outlook(&self, seen: &Seen) -> i32 {
        let left = i32::from(self.suspects().len());
        let hidden = 90 * left - 300 + 20 * i32::from(self.round);
        let ahead = if seen.seat() == JACK { hidden } else { -hidden };
        ahead + stands(self, seen)
    }
}

/// How a call that came now would leave the side.
fn stands(game: &MrJack, seen: &Seen) -> i32 {
    let (suspects, visible) = (game.suspects(), game.visible());
    let lit = i32::from((suspects & visible).len());
    let dark = i32::from(suspects.len()) - lit;
    if seen.seat() != JACK {
        return 20 * lit.min(dark) + near(game, seen) / 2;
    }
    let is_lit = seen.own().is_some_and(|own| visible.contains(own));
    // In the dark he can leave in the next round.
    let unseen = if is_lit { 0 } else { 8 };
    20 * if is_lit { lit } else { dark } + unseen - near(game, seen)
}

/// How near the others are to those who can be Jack.
fn near(game: &MrJack, seen: &Seen) -> i32 {
    let suspects = game.suspects() & seen.suspects(JACK);
    if suspects.len() > 2 {
        return 0;
    }
    let hexes = suspects.iter().filter_map(|who| game.place(who));
    let around = hexes.flat_map(|hex| hex.around().filter(|it| game.at(*it).is_some()));
    around.map(|_| 4).sum()
}
