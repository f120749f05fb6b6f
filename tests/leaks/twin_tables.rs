//! Two tables that differ only in what one audience may not know.
use noir_referee::board::{Grid, Suspect, SuspectSet};
use noir_referee::rules::hitman_sleuth::{Fact, HitmanSleuth};
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER, KillerInspector};
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Deed, Event, Eyes, Game, Options, Outcome, Position, Seat, Source,
    Trust,
};
use noir_referee::setup::RandomSource as Chance;
use noir_referee::table::{ByCell, Opening};
use noir_referee::terms::Mode;

use crate::support::opening::opening as fixture;

pub const DEALT: [Trust; 2] = [Trust::Dealt; 2];
pub const TOLD: [Trust; 2] = [Trust::Told; 2];
pub const AUDIENCES: [Audience; 3] =
    [Audience::Public, Audience::Seat(KILLER), Audience::Seat(INSPECTOR)];

/// Every mixture of trusts.
pub fn mixtures() -> impl Iterator<Item = [Trust; 2]> {
    let each = [Trust::Dealt, Trust::Told, Trust::Untold];
    each.into_iter().flat_map(move |killer| each.map(|inspector| [killer, inspector]))
}

/// The pair, played by chance along lines whose declared releases are the same at both.
pub struct Twins {
    pub audience: Audience,
    /// Everything that everybody knows from the beginning.
    pub opening: Opening,
    /// Each table's deck before anything was drawn, top card first.
    pub decks: [Vec<Suspect>; 2],
    tables: [Position; 2],
    past: Vec<[Position; 2]>,
    undone: Vec<[Position; 2]>,
    chance: Chance,
}

/// One line said at both tables.
#[derive(Debug)]
pub struct Step {
    pub seat: Seat,
    /// Its words at each; they differ only where it is told in private to others than the audience.
    pub lines: [String; 2],
    pub private: bool,
    pub accepted: bool,
}

impl Twins {
    pub fn new(seed: &str, audience: Audience, trusts: [Trust; 2]) -> Self {
        Self::playing(KillerInspector::default().into(), seed, audience, trusts)
    }

    /// The same at a table of this game for two.
    pub fn playing(game: Game, seed: &str, audience: Audience, trusts: [Trust; 2]) -> Self {
        let mut chance = Chance::seeded("leaks", &format!("{seed} {audience:?} {trusts:?}"));
        let mut left: Vec<Suspect> = (0..25).map(Suspect::new).collect();
        chance.shuffle(&mut left);
        loop {
            let right = exchanged(&left, &mut chance);
            let decks = [left.clone(), right];
            let mut tables = decks.each_ref().map(|deck| start(game, trusts, deck));
            let events = tables.each_mut().map(|table| {
                let mut events = Vec::new();
                table.open(&mut events);
                events
            });
            let [left, right] = events.map(|events| seen(audience, &events));
            if decks[0] != decks[1] && left == right {
                let opening = opening(trusts);
                let (past, undone) = (Vec::new(), Vec::new());
                return Self { audience, opening, decks, tables, past, undone, chance };
            }
        }
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.chance.below(bound as u64) as usize
    }

    /// Whether something is hidden from the audience that is not the same at both tables.
    pub fn differ(&self) -> bool {
        self.tables[0] != self.tables[1]
    }

    /// Whether a game is over, which opens everything.
    fn over(tables: &[Position; 2]) -> bool {
        tables.iter().any(|table| table.outcome().is_some())
    }

    /// The next line; none if chance found none that releases the same at both tables.
    pub fn step(&mut self) -> Option<Step> {
        let owed = self.tables[0].decision()?;
        (0..300).find_map(|_| self.attempt(owed.seat, owed.ask))
    }

    fn attempt(&mut self, seat: Seat, ask: Ask) -> Option<Step> {
        let private = matches!(ask, Ask::Become | Ask::Drew(_));
        let actions = if private { self.told(seat, ask) } else { self.said() };
        let grid = *self.tables[0].grid();
        let played = [0, 1].map(|at| self.tables[at].play(&actions[at]));
        let names = ByCell(&self.opening);
        let lines = actions.each_ref().map(|action| action.write(&grid, &names));
        let step = |accepted| Step { seat, lines: lines.clone(), private, accepted };
        match played {
            [Err(_), Err(_)] => Some(step(false)),
            [Ok((left, here)), Ok((right, there))] => {
                if releases(self.audience, &here) != releases(self.audience, &there)
                    || Self::over(&[left, right])
                {
                    return None;
                }
                let facts = [here, there].map(|events| seen(self.audience, &events));
                assert_eq!(
                    facts[0], facts[1],
                    "{lines:?} {:?} {:?}",
                    self.audience, self.opening.seats
                );
                let before = std::mem::replace(&mut self.tables, [left, right]);
                self.past.push(before);
                self.undone.clear();
                let [left, right] = self.tables.map(|table| table.seen_by(self.audience));
                assert_eq!(left, right, "{lines:?}");
                Some(step(true))
            }
            _ => None,
        }
    }

    /// A line that may be said aloud as far as everybody knows; now and then one that may not.
    fn said(&mut self) -> [Action; 2] {
        let open = self.tables[0].seen_by(Audience::Public);
        let mut lines = Vec::new();
        open.legal(&mut lines);
        let action = if self.below(12) == 0 || lines.is_empty() {
            let who = Suspect::new(self.below(25) as u8);
            match self.below(4) {
                0 => Action::Do(Deed::Kill(who)),
                1 => Action::Do(Deed::Accuse(who)),
                2 => Action::Do(Deed::Play(who)),
                _ => Action::Do(Deed::Answer(true)),
            }
        } else {
            // First the verb, so that seldom ones are heard as often as the many shifts.
            let mut verbs: Vec<_> = lines.iter().map(Action::word).collect();
            verbs.dedup();
            let verb = verbs[self.below(verbs.len())];
            lines.retain(|line| line.word() == verb);
            lines.swap_remove(self.below(lines.len()))
        };
        [action.clone(), action]
    }

    /// What `seat` tells: the same at both tables if the audience hears it, else whatever it likes, also
    /// cards of others, and now and then one that lies open or is dead.
    fn told(&mut self, seat: Seat, ask: Ask) -> [Action; 2] {
        let heard = Eyes::from(self.audience).see(seat);
        let mut one = |at: usize| {
            let Ask::Drew(count) = ask else {
                let hand: Vec<Suspect> = self.tables[at].holding(seat).hand.iter().collect();
                let any = Suspect::new(self.below(25) as u8);
                let own = hand.get(self.below(hand.len().max(1))).copied();
                return Action::Do(Deed::Become(if self.below(8) == 0 {
                    any
                } else {
                    own.unwrap_or(any)
                }));
            };
            let mut cards = SuspectSet::EMPTY;
            while cards.len() < count {
                cards.insert(Suspect::new(self.below(25) as u8));
            }
            Action::Do(Deed::Drew(cards))
        };
        let left = one(0);
        let right = if heard { left.clone() } else { one(1) };
        [left, right]
    }

    /// Takes lines back or says them again, and gives the words and how many.
    pub fn turn_back(&mut self) -> Option<(&'static str, usize)> {
        let again = self.below(3) == 0;
        let (from, to, word) = if again {
            (&mut self.undone, &mut self.past, "redo")
        } else {
            (&mut self.past, &mut self.undone, "undo")
        };
        if from.is_empty() {
            return None;
        }
        let lines = 1 + self.chance.below(from.len().min(3) as u64) as usize;
        for _ in 0..lines {
            let moment = from.pop()?;
            to.push(std::mem::replace(&mut self.tables, moment));
        }
        Some((word, lines))
    }
}

/// The same deck with a few cards exchanged, or all of them.
fn exchanged(deck: &[Suspect], chance: &mut Chance) -> Vec<Suspect> {
    let mut deck = deck.to_vec();
    if chance.below(4) == 0 {
        chance.shuffle(&mut deck);
        return deck;
    }
    for _ in 0..=chance.below(5) {
        // Mostly cards that somebody will hold.
        let one = chance.below(8) as usize;
        let within = [8, 25][chance.below(2) as usize];
        let other = chance.below(within) as usize;
        deck.swap(one, other);
    }
    deck
}

fn start(game: Game, trusts: [Trust; 2], deck: &[Suspect]) -> Position {
    Position::new(game, Options::default(), Grid::new(5, 5), &trusts, Deck::new(deck))
}

/// What everybody knows of the table; its suspects have no names.
pub fn opening(trusts: [Trust; 2]) -> Opening {
    fixture(Mode::KillerInspector, 2, &trusts, &[])
}

fn seen(audience: Audience, events: &[Event]) -> Vec<Event> {
    events.iter().map(|event| event.seen_by(Eyes::from(audience))).collect()
}

/// What the design declares released, and what the audience learns of its own cards.
#[derive(Debug, PartialEq)]
enum Release {
    Answer(bool),
    Open(Source, Suspect),
    Own(Option<Suspect>),
    End(Outcome),
}

fn releases(audience: Audience, events: &[Event]) -> Vec<Release> {
    let release = |event: &Event| match *event {
        Event::Answered { yes, .. } => Some(Release::Answer(yes)),
        Event::Laid(from, card) | Event::Discarded(from, card) => Some(Release::Open(from, card)),
        Event::List(Fact::Turned(card)) => Some(Release::Open(Source::List(0), card)),
        Event::Drew(seat, card) | Event::Became(seat, card) if Eyes::from(audience).see(seat) => {
            Some(Release::Own(card))
        }
        Event::Ended(outcome) => Some(Release::End(outcome)),
        _ => None,
    };
    events.iter().filter_map(release).collect()
}

/// Any number of games with every audience and every mixture of trusts: the rules alone already keep
/// what is hidden to themselves, also from those who lie about what they drew.
#[test]
fn twins_tell_an_audience_the_same() {
    twins_of(KillerInspector::default().into());
}

/// The list is hidden from both, and from the deck nobody learns what it was.
#[test]
fn twins_with_a_hit_list_tell_an_audience_the_same() {
    twins_of(HitmanSleuth::default().into());
}

fn twins_of(mode: Game) {
    let (mut lines, mut apart) = (0, 0);
    for trusts in mixtures() {
        for audience in AUDIENCES {
            for game in 0..40 {
                let mut twins = Twins::playing(mode, &game.to_string(), audience, trusts);
                for _ in 0..60 {
                    if twins.step().is_none() {
                        break;
                    }
                    lines += 1;
                    apart += usize::from(twins.differ());
                    if twins.below(10) == 0 {
                        twins.turn_back();
                    }
                }
            }
        }
    }
    assert!(lines > 20_000 && apart * 2 > lines, "{apart} of {lines} lines");
}
