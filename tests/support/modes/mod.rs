//! What random games must know of each mode besides its rules: how a table is laid, how its games end, what chance likes
//! to say, and what is true of people who hold real cards.
mod fbi_mafia;
mod heist;
mod hitman_sleuth;
mod killer_inspector;
mod mr_jack;
mod spy_tag;
mod thief_chief;

use noir_referee::board::{Grid, Suspect, SuspectSet};
use noir_referee::rules::{
    self, Action, Ask, Deck, Deed, Event, Game, Identity, Options, Playing, Position, Reason, Seat,
    Shown, Trust,
};
use noir_referee::terms::{CollapseRule, Mode, Special, UndoBan};

use super::chance::Chance;

pub use mr_jack::board;
pub use spy_tag::spies;

/// Every degree of trust.
pub const TRUSTS: [Trust; 3] = [Trust::Dealt, Trust::Told, Trust::Untold];

/// What one player truly holds.
#[derive(Clone, Default)]
pub struct Held {
    pub own: Option<Suspect>,
    pub hand: SuspectSet,
    /// The card drawn last.
    pub last: Option<Suspect>,
    pub role: Option<Special>,
}

/// A line that is asked for, and what the player truly holds who says it.
#[derive(Clone, Copy)]
pub struct Claim<'a> {
    pub position: &'a Shown,
    pub seat: Seat,
    pub held: &'a Held,
    pub ask: Ask,
    pub line: &'a Action,
}

/// A mode as random games play it.
pub trait AtRandom {
    /// A table before anything is dealt, with everything that may differ; each seat has one of these trusts.
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position
    where
        Self: Sized;

    /// How random games end: each of these ways is reached.
    fn ends() -> &'static [Reason]
    where
        Self: Sized;

    /// The position as far as a line is looked for in it, where there are far too many to list.
    fn narrowed(&self, position: &Shown, _chance: &mut Chance) -> Shown {
        *position
    }

    /// What chance would rather say, so that games neither end at once nor always in the same way.
    fn prefer(&self, _lines: &mut Vec<Action>, _chance: &mut Chance) {}

    /// What the seat says that drew these cards; `roles` are role cards that it may have drawn, the likeliest first.
    fn drew(&self, _position: &Shown, _seat: Seat, cards: SuspectSet, _roles: &[Special]) -> Deed {
        Deed::Drew(cards)
    }

    /// What is said of cards that no line of a list says: those that come up, the first of the free ones, or those that
    /// a player takes from this hand.
    fn shows(
        &self,
        _position: &Shown,
        ask: Ask,
        _hand: &[Suspect],
        free: &[Suspect],
    ) -> Option<Deed> {
        (ask == Ask::Turned).then(|| turned(free, 1))
    }

    /// The seat that is dealt a role card by this fact, and which it may be.
    fn dealt_role(&self, _event: &Event) -> Option<(Seat, Vec<Special>)> {
        None
    }

    /// Whether it is always the card drawn last that becomes the identity, dead or alive.
    fn becomes_last(&self) -> bool {
        false
    }

    /// Whether this is true when it is said by somebody whose cards nobody sees; nothing where he could not say it with
    /// real cards on the table.
    fn is_true(&self, claim: Claim<'_>) -> Option<bool> {
        usually_true(claim)
    }
}

/// One of these lines that the mode rather says: seldom verbs as often as the many shifts.
pub fn any_of(mode: &dyn AtRandom, mut lines: Vec<Action>, chance: &mut Chance) -> Option<Action> {
    mode.prefer(&mut lines, chance);
    let mut verbs: Vec<_> = lines.iter().map(Action::word).collect();
    verbs.dedup();
    let verb = *verbs.get(chance.below(verbs.len()))?;
    lines.retain(|line| line.word() == verb);
    Some(lines.swap_remove(chance.below(lines.len())))
}

/// Keeps such lines only now and then, unless there are no others.
fn seldom(lines: &mut Vec<Action>, chance: &mut Chance, such: impl Fn(&Action) -> bool) {
    if chance.below(8) > 0 && !lines.iter().all(&such) {
        lines.retain(|line| !such(line));
    }
}

/// What is true in modes that have nothing of their own to say about it.
fn usually_true(claim: Claim<'_>) -> Option<bool> {
    let Claim { position, seat, held, ask, line } = claim;
    let living = held.hand - position.dead();
    let Action::Do(deed) = *line else { return Some(true) };
    match (ask, deed) {
        (Ask::Play, Deed::Play(card)) => possible(held.hand.contains(card)),
        (Ask::Chosen, Deed::Chosen) => Some(!living.is_empty()),
        (Ask::Chosen, _) => possible(living.is_empty()),
        (Ask::Disguised | Ask::Failed, deed) => {
            let lives = position.alive().contains(held.last?);
            possible(match deed {
                Deed::Laid(card) => lives && held.own == Some(card),
                Deed::Discarded(card) => !lives && held.last == Some(card),
                _ => !lives,
            })
        }
        _ if position.holding(seat).identity != Identity::Hidden => Some(true),
        (Ask::Answer(query), Deed::Answer(yes)) => Some(position.truth(query, held.own?) == yes),
        // Whoever has kept silent about his death goes on from where he lies.
        (Ask::Turn, Deed::Accuse(who)) if position.dead().contains(held.own?) => {
            Some(held.own == Some(who) || position.grid().near(held.own?, who))
        }
        (Ask::Turn | Ask::Save(_) | Ask::Threaten, deed) => {
            Some(!position.would_refuse(seat, held.own?, deed))
        }
        _ => Some(true),
    }
}

/// What is true if it can be said at all.
fn possible(it: bool) -> Option<bool> {
    it.then_some(true)
}

fn turned(free: &[Suspect], count: usize) -> Deed {
    Deed::Turned(free.iter().copied().take(count).collect())
}

/// Any of the options that modes share.
fn options(chance: &mut Chance) -> Options {
    Options {
        undo_ban: chance.one_of(&[UndoBan::On, UndoBan::Arrangement, UndoBan::Off]),
        collapse: chance.one_of(&[CollapseRule::One, CollapseRule::AllDead]),
    }
}

/// A table on a grid of so many rows and columns.
fn on_grid(
    game: impl Into<Game>,
    (rows, columns): (u8, u8),
    seats: usize,
    chance: &mut Chance,
    trusts: &[Trust],
) -> Position {
    let options = options(chance);
    let trusts: Vec<_> = (0..seats).map(|_| chance.one_of(trusts)).collect();
    let deck = Deck::new(&chance.shuffled(rows * columns));
    Position::new(game.into(), options, Grid::new(rows, columns), &trusts, deck)
}

macro_rules! at_random {
    ($($(#[$doc:meta])* $Mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// A table of this mode before anything is dealt, with everything that may differ; each seat has one of these trusts.
        pub fn table(mode: Mode, chance: &mut Chance, trusts: &[Trust]) -> Position {
            match mode {
                $(Mode::$Mode => <rules::$module::$Mode as AtRandom>::table(chance, trusts),)+
            }
        }

        /// How random games of this mode end: each of these ways is reached.
        pub fn ends(mode: Mode) -> &'static [Reason] {
            match mode { $(Mode::$Mode => <rules::$module::$Mode as AtRandom>::ends(),)+ }
        }

        /// The mode that is played, as random games ask it.
        pub fn at_random(game: Playing<'_>) -> &dyn AtRandom {
            match game { $(Playing::$Mode(state) => state,)+ }
        }
    };
}

noir_referee::modes!(at_random);
