//! All activations that may be said now, one for each outcome.
//!
//! A power before or after the movement that comes to the same is listed once, after it; [`check`] takes
//! both. A power before an arrest or an escape is listed where that needs it (B28).
//!
//! [`check`]: super::check::check
use super::super::{Action, Identity, Position, Seat};
use super::activation::{Activation, Go, Power, Whistle};
use super::character::Character;
use super::state::MrJack;
use super::{DETECTIVE, JACK};
use crate::board::{Exit, Hex, HexSet, Suspect, Way};

/// Adds every activation of `seat`.
pub(super) fn activations(position: &Position, game: &MrJack, seat: Seat, out: &mut Vec<Action>) {
    let cards = if game.named.is_empty() { game.cards } else { game.named };
    for who in cards {
        let mut lines = Lines { position, game, seat, who, out };
        lines.finals(game, None);
        match Character::of(who) {
            Character::Holmes | Character::Stealthy => lines.ends(&mut |lines, go| lines.say(go)),
            Character::Watson => lines.ends(&mut |lines, go| {
                for way in Way::ALL {
                    lines.after(go, Power::Lantern(way));
                }
            }),
            Character::Smith => lines.smith(),
            Character::Lestrade => lines.lestrade(),
            Character::Bert => lines.bert(),
            Character::Gull => lines.gull(),
            Character::Goodley => lines.goodley(),
        }
    }
}

struct Lines<'a> {
    position: &'a Position,
    game: &'a MrJack,
    seat: Seat,
    who: Suspect,
    out: &'a mut Vec<Action>,
}

impl Lines<'_> {
    fn push(&mut self, go: Go, power: Option<Power>, before: bool) {
        self.out.push(Action::Activate(Activation { who: self.who, go, power, before }));
    }

    fn say(&mut self, go: Go) {
        self.push(go, None, false);
    }

    fn after(&mut self, go: Go, power: Power) {
        self.push(go, Some(power), false);
    }

    /// Where the movement may end; nowhere else only if there is no such hex (B35).
    fn ends(&mut self, each: &mut impl FnMut(&mut Self, Go)) {
        let ends = self.game.ends(self.who);
        if ends.is_empty() {
            each(self, Go::Stay);
        }
        for end in ends {
            each(self, Go::To(end));
        }
    }

    /// What ends the game, in `game` as it is after a power, where that power makes it possible.
    fn finals(&mut self, game: &MrJack, power: Option<Power>) {
        let new =
            |hexes: HexSet, before: HexSet| if power.is_some() { hexes - before } else { hexes };
        if self.seat == DETECTIVE {
            for hex in new(game.accusable(self.who), self.game.accusable(self.who)) {
                self.push(Go::Accuse(hex), power, power.is_some());
            }
        }
        if self.seat == JACK && may_leave(self.position, self.who) {
            for exit in Exit::ALL {
                let before = power.is_some() && self.game.can_leave(self.who, exit);
                if game.can_leave(self.who, exit) && !before {
                    self.push(Go::Exit(exit), power, power.is_some());
                }
            }
        }
    }

    /// Any lit lamp to any unlit one (book, John Smith; B21, B22).
    fn smith(&mut self) {
        self.ends(&mut |lines, go| {
            for from in lines.game.lit {
                for to in lines.game.unlit() {
                    lines.after(go, Power::Lamp(from, to));
                }
            }
        });
    }

    /// Either cordon to either open exit (book, Inspector Lestrade).
    fn lestrade(&mut self) {
        let game = self.game;
        let (from, to): (Vec<Exit>, Vec<Exit>) =
            Exit::ALL.into_iter().partition(|exit| game.is_cordoned(*exit));
        let carries = || from.iter().flat_map(|from| to.iter().map(move |to| (*from, *to)));
        self.ends(&mut |lines, go| {
            for (from, to) in carries() {
                lines.after(go, Power::Cordon(from, to));
            }
        });
        for (from, to) in carries() {
            let mut after = *game;
            (after.cordons[from as usize], after.cordons[to as usize]) = (false, true);
            self.finals(&after, Some(Power::Cordon(from, to)));
        }
    }

    /// Either cover to any open manhole, before the movement where that opens or closes a way (book,
    /// Jeremy Bert).
    fn bert(&mut self) {
        let game = self.game;
        let carries =
            || game.covers.flat_map(|from| game.open_manholes().map(move |to| (from, to)));
        self.ends(&mut |lines, go| {
            for (from, to) in carries() {
                lines.after(go, Power::Cover(from, to));
            }
        });
        let already = game.ends(self.who);
        for (from, to) in carries() {
            let mut after = *game;
            after.covers = (after.covers - HexSet::just(from)) | HexSet::just(to);
            let power = Power::Cover(from, to);
            for end in after.ends(self.who) - already {
                self.push(Go::To(end), Some(power), true);
            }
            self.finals(&after, Some(power));
        }
    }

    /// Gull moves or changes places with anybody; who moves Watson turns the lantern (book, Sir William
    /// Gull; B6, B25).
    fn gull(&mut self) {
        for end in self.game.ends(self.who) {
            self.say(Go::To(end));
        }
        let who = self.who;
        for with in self.game.standing().filter(|with| *with != who) {
            if with == Character::Watson.suspect() {
                for way in Way::ALL {
                    self.after(Go::Swap(with), Power::Lantern(way));
                }
            } else {
                self.say(Go::Swap(with));
            }
        }
    }

    /// The whistle after the movement; before it, where that comes to something else (book, Sergeant
    /// Goodley; B14).
    fn goodley(&mut self) {
        let (game, who) = (self.game, self.who);
        self.ends(&mut |lines, go| {
            let mut moved = *game;
            if let Go::To(end) = go {
                moved.places[who.at()] = end;
            }
            moved.whistles(&mut |whistle| lines.after(go, Power::Whistle(whistle)));
        });
        game.whistles(&mut |whistle| {
            let mut after = *game;
            for pull in whistle.pulls() {
                after.places[pull.who.at()] = pull.to;
            }
            let power = Power::Whistle(whistle);
            for end in after.ends(who) {
                if !game.same_after_moving(&whistle, end) {
                    self.push(Go::To(end), Some(power), true);
                }
            }
            self.caught_by_whistle(&after, &whistle);
        });
    }

    /// An arrest that needs the whistle: of somebody whom it brings within reach.
    fn caught_by_whistle(&mut self, after: &MrJack, whistle: &Whistle) {
        if self.seat != DETECTIVE {
            return;
        }
        let (reach, before) = (after.accusable(self.who), self.game.accusable(self.who));
        for pull in whistle.pulls() {
            let new: Hex = pull.to;
            if reach.contains(new) && !before.contains(self.game.hex(pull.who)) {
                self.push(Go::Accuse(new), Some(Power::Whistle(*whistle)), true);
            }
        }
    }
}

/// Whether, as far as is known here, Jack may leave with this character: only after a call that did not
/// see him, and only if he is Jack (book, end of the game; A6, B30, B31).
pub(super) fn may_leave(position: &Position, who: Suspect) -> bool {
    let Some(game) = position.mr_jack() else { return false };
    let is_jack = match position.holding(JACK).identity {
        Identity::Known(jack) => jack == who,
        _ => game.suspects().contains(who),
    };
    !game.was_seen() && is_jack
}
