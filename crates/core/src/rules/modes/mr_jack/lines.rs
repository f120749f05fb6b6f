//! All activations that may be said now, one for each outcome.
//!
//! A power before or after the movement that comes to the same is listed once, after it; [`check`] takes
//! both. A power before an arrest or an escape is listed where that needs it (B28).
//!
//! [`check`]: super::check::check
use super::activation::{Activation, Go, Power, Whistle};
use super::character::Character;
use super::state::MrJack;
use super::whistle::Moved;
use super::{DETECTIVE, JACK};
use crate::board::{Exit, HexSet, Suspect, Way};
use crate::rules::{Identity, Offers, On, Seat};

/// Every activation of `seat`, one by one.
pub(super) fn activations(position: &On<MrJack>, game: &MrJack, seat: Seat, out: &mut impl Offers) {
    let cards = if game.named.is_empty() { game.cards } else { game.named };
    for who in cards {
        let mut lines = Lines { position, game, seat, who, out };
        lines.finals();
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

struct Lines<'a, O> {
    position: &'a On<MrJack>,
    game: &'a MrJack,
    seat: Seat,
    who: Suspect,
    out: &'a mut O,
}

impl<O: Offers> Lines<'_, O> {
    /// Lines that count as one where one is drawn.
    fn ways(&mut self, lines: impl FnOnce(&mut Lines<'_, O>)) {
        let Self { position, game, seat, who, .. } = *self;
        self.out.ways(|out| lines(&mut Lines { position, game, seat, who, out }));
    }

    fn push(&mut self, go: Go, power: Option<Power>, before: bool) {
        self.out.push(Activation { who: self.who, go, power, before });
    }

    fn say(&mut self, go: Go) {
        self.push(go, None, false);
    }

    fn after(&mut self, go: Go, power: Power) {
        self.push(go, Some(power), false);
    }

    fn before(&mut self, go: Go, power: Power) {
        self.push(go, Some(power), true);
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

    /// What ends the game as the board lies.
    fn finals(&mut self) {
        self.finals_of(self.game, HexSet::EMPTY, |_| false, None);
    }

    /// What ends the game after a power, in `game`, and not without it.
    fn new_finals(&mut self, game: &MrJack, power: Power) {
        let (now, who) = (self.game, self.who);
        self.finals_of(game, now.accusable(who), |exit| now.can_leave(who, exit), Some(power));
    }

    fn finals_of(
        &mut self,
        game: &MrJack,
        already: HexSet,
        leaves: impl Fn(Exit) -> bool,
        power: Option<Power>,
    ) {
        if self.seat == DETECTIVE {
            for hex in game.accusable(self.who) - already {
                self.push(Go::Accuse(hex), power, power.is_some());
            }
        } else if may_leave(self.position, game, self.who) {
            for exit in Exit::ALL {
                if game.can_leave(self.who, exit) && !leaves(exit) {
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
        let cordoned = |exit: &Exit| game.is_cordoned(*exit);
        let open = move |exit: &Exit| !cordoned(exit);
        let carries = || {
            let from = Exit::ALL.into_iter().filter(cordoned);
            from.flat_map(move |from| Exit::ALL.into_iter().filter(open).map(move |to| (from, to)))
        };
        self.ends(&mut |lines, go| {
            for (from, to) in carries() {
                lines.after(go, Power::Cordon(from, to));
            }
        });
        for (from, to) in carries() {
            let mut after = *game;
            (after.cordons[from as usize], after.cordons[to as usize]) = (false, true);
            self.new_finals(&after, Power::Cordon(from, to));
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
            let (power, ends) = (Power::Cover(from, to), after.ends(self.who));
            for end in ends - already {
                self.before(Go::To(end), power);
            }
            // Closing the only way out he stays (B35).
            if ends.is_empty() && !already.is_empty() {
                self.before(Go::Stay, power);
            }
            self.new_finals(&after, power);
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
            lines.ways(|lines| {
                moved.whistles(&mut |whistle, _| lines.after(go, Power::Whistle(whistle)));
            });
        });
        self.ways(|lines| {
            lines.whistles_first();
        });
    }

    /// The whistles before the movement.
    fn whistles_first(&mut self) {
        let (game, who) = (self.game, self.who);
        let (reach, ends) = (game.reach(who), game.ends(who));
        let later: Vec<Moved> = ends.map(|end| Moved::new(game, end)).collect();
        game.whistles(&mut |whistle, spent| {
            let mut after = *game;
            for pull in whistle.pulls() {
                after.places[pull.who.at()] = pull.to;
            }
            let (power, free) = (Power::Whistle(whistle), reach - after.occupied());
            for moved in later.iter().filter(|moved| free.contains(moved.end)) {
                if !moved.allows(&whistle, spent) {
                    self.before(Go::To(moved.end), power);
                }
            }
            for end in free - ends {
                self.before(Go::To(end), power);
            }
            if free.is_empty() && !ends.is_empty() {
                self.before(Go::Stay, power);
            }
            if self.seat == DETECTIVE {
                self.caught_by_whistle(&whistle, reach);
            }
        });
    }

    /// An arrest that needs the whistle: of somebody whom it brings within reach.
    fn caught_by_whistle(&mut self, whistle: &Whistle, reach: HexSet) {
        for pull in whistle.pulls() {
            if reach.contains(pull.to) && !reach.contains(self.game.hex(pull.who)) {
                self.before(Go::Accuse(pull.to), Power::Whistle(*whistle));
            }
        }
    }
}

/// Whether, as far as is known here, Jack may leave with this character: only after a call that did not
/// see him, and only if he is Jack (book, end of the game; A6, B30, B31).
fn may_leave(position: &On<MrJack>, game: &MrJack, who: Suspect) -> bool {
    !game.was_seen() && can_be_jack(position, game, who)
}

/// Whether a character can be Jack as far as is known here.
pub(super) fn can_be_jack(position: &On<MrJack>, game: &MrJack, who: Suspect) -> bool {
    match position.holding(JACK).identity {
        Identity::Known(jack) => jack == who,
        _ => game.suspects().contains(who),
    }
}
