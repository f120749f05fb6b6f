//! On small tables what can be known is exactly what remains when every order of the cards is played through.
use std::collections::{BTreeSet, HashMap};

use noir_referee::board::{Grid, Suspect};
use noir_referee::deduce::{Knowledge, PlayedLine};
use noir_referee::rules::fbi_mafia::FbiMafia;
use noir_referee::rules::killer_inspector::KillerInspector;
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::thief_chief::ThiefChief;
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Event, Eyes, Game, Identity, Options, Position, Seat, Trust,
};

use crate::support::chance::Chance;
use crate::support::play::audiences;

/// A table on which the companion deals these cards.
struct Small {
    game: Game,
    rows: u8,
    columns: u8,
    /// Whether nobody chooses among his cards, so that every order of the cards counts the same.
    drawn: bool,
}

/// What was done in a game, and what one audience saw of it.
struct Seen {
    lines: Vec<Action>,
    start: Position,
    steps: Vec<(Vec<Event>, Position)>,
}

impl Small {
    fn table(&self, deck: &[Suspect]) -> (Position, Vec<Event>) {
        let grid = Grid::new(self.rows, self.columns);
        let trusts = vec![Trust::Dealt; usize::from(self.game.seats())];
        let mut position =
            Position::new(self.game, Options::default(), grid, &trusts, Deck::new(deck));
        let mut events = Vec::new();
        position.open(&mut events);
        (position, events)
    }

    fn cards(&self) -> u8 {
        self.rows * self.columns
    }
}

/// A line of the game, seldom a shift.
fn pick(position: &Position, chance: &mut Chance) -> Option<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    let goes_on =
        |line: &Action| position.play(line).is_ok_and(|(after, _)| after.outcome().is_none());
    lines.retain(goes_on);
    let rests = |line: &Action| matches!(line, Action::Shift(_));
    if chance.below(4) > 0 && !lines.iter().all(rests) {
        lines.retain(|line| !rests(line));
    }
    if lines.is_empty() { None } else { Some(lines.swap_remove(chance.below(lines.len()))) }
}

fn projected(events: &[Event], eyes: Eyes) -> Vec<Event> {
    events.iter().map(|event| event.seen_by(eyes)).collect()
}

fn every_order(cards: u8) -> Vec<Vec<Suspect>> {
    (0..cards).fold(vec![Vec::new()], |orders, card| {
        let put = |order: Vec<Suspect>| {
            (0..=order.len()).map(move |at| {
                let mut order = order.clone();
                order.insert(at, Suspect::new(card));
                order
            })
        };
        orders.into_iter().flat_map(put).collect()
    })
}

/// What tells two worlds apart: who holds what, and how the deck lies.
fn world(position: &Position) -> Vec<u64> {
    let held = position.all_seats().flat_map(|seat| {
        let holding = position.holding(seat);
        [holding.identity.known().map_or(99, |own| own.at() as u64), holding.hand.bits()]
    });
    held.chain(position.deck().order().map(|card| card.at() as u64)).collect()
}

/// Worlds with how many orders of the cards and choices lead to each.
type Worlds = HashMap<Vec<u64>, (Position, u64)>;

/// The worlds in which the same line gives the same facts to these eyes.
fn after(worlds: Worlds, line: &Action, events: &[Event], eyes: Eyes) -> Worlds {
    let mut left = Worlds::new();
    for (position, count) in worlds.into_values() {
        let unseen =
            position.decision().is_some_and(|owed| owed.ask == Ask::Become && !eyes.see(owed.seat));
        let mut lines = Vec::new();
        if unseen {
            position.legal(&mut lines);
        } else {
            lines.push(line.clone());
        }
        for line in lines {
            let Ok((after, happened)) = position.play(&line) else { continue };
            if projected(&happened, eyes) == events {
                left.entry(world(&after)).or_insert((after, 0)).1 += count;
            }
        }
    }
    left
}

/// Compares after every line what is known with what every order of the cards leaves; gives how many hidden
/// seats were compared, and how many of them were not certain.
fn compare(small: &Small, seed: u64, lines: usize, audience: Audience) -> (usize, usize) {
    let mut chance = Chance(seed);
    let deck = chance.shuffled(small.cards());
    let (mut truth, opening) = small.table(&deck);
    let eyes = truth.eyes(audience);
    let opened = projected(&opening, eyes);
    let mut worlds = Worlds::new();
    for order in every_order(small.cards()) {
        let (position, events) = small.table(&order);
        if projected(&events, eyes) == opened {
            worlds.entry(world(&position)).or_insert((position, 0)).1 += 1;
        }
    }
    let mut table = Seen { lines: Vec::new(), start: truth.seen_by(audience), steps: Vec::new() };
    let (mut compared, mut open) = (0, 0);
    for _ in 0..lines {
        let Some(line) = pick(&truth, &mut chance) else { break };
        let (next, events) = truth.play(&line).expect("a line that is offered");
        let events = projected(&events, eyes);
        worlds = after(worlds, &line, &events, eyes);
        truth = next;
        table.lines.push(line);
        table.steps.push((events, truth.seen_by(audience)));
        let known = Knowledge::of(
            &table.start,
            PlayedLine::all(&table.start, &table.steps, |it| (&it.0, &it.1)),
        );
        for hidden in &known.hidden {
            let slowly = remaining(&worlds, hidden.seat);
            let suspects: BTreeSet<Suspect> = hidden.suspects.iter().collect();
            let expected: BTreeSet<Suspect> = slowly.keys().copied().collect();
            assert_eq!(suspects, expected, "{seed} {audience:?} {hidden:?} {:?}", table.lines);
            compared += 1;
            open += usize::from(suspects.len() > 1);
            if small.drawn {
                let all: u64 = slowly.values().sum();
                for (suspect, share) in hidden.suspects.iter().zip(&hidden.shares) {
                    assert_eq!(
                        u128::from(slowly[&suspect]) * u128::from(hidden.worlds),
                        u128::from(*share) * u128::from(all),
                        "{seed} {audience:?} {suspect:?}"
                    );
                }
            }
        }
    }
    (compared, open)
}

/// In how many worlds the seat is whom.
fn remaining(worlds: &Worlds, seat: Seat) -> HashMap<Suspect, u64> {
    let mut of = HashMap::new();
    for (position, count) in worlds.values() {
        if let Identity::Known(own) = position.holding(seat).identity {
            *of.entry(own).or_insert(0) += count;
        }
    }
    of
}

fn exactly(small: &Small, games: u64, lines: usize) {
    let (mut compared, mut open) = (0, 0);
    let (table, _) = small.table(&every_order(1).concat());
    for seed in 0..games {
        for audience in audiences(&table).into_iter().filter(|it| *it != Audience::Referee) {
            let (more, undecided) = compare(small, seed, lines, audience);
            compared += more;
            open += undecided;
        }
    }
    assert!(compared > 100 && open * 8 > compared, "{open} of {compared} are open");
}

#[test]
fn killer_and_inspector_are_known_exactly() {
    let game = KillerInspector { goal: 49, kills: 0 }.into();
    exactly(&Small { game, rows: 2, columns: 3, drawn: true }, 12, 25);
}

#[test]
fn spies_are_known_exactly() {
    let mut game = SpyTag::of(3);
    game.goal = 9;
    exactly(&Small { game: game.into(), rows: 2, columns: 3, drawn: true }, 12, 25);
    let game = SpyTag::of(4).into();
    exactly(&Small { game, rows: 1, columns: 6, drawn: true }, 6, 20);
}

#[test]
fn thief_and_chief_are_known_exactly() {
    let game = ThiefChief::default().into();
    exactly(&Small { game, rows: 1, columns: 7, drawn: false }, 4, 20);
}

#[test]
fn agents_and_mafiosi_are_known_exactly() {
    let game = FbiMafia::SIX.into();
    exactly(&Small { game, rows: 1, columns: 7, drawn: true }, 3, 16);
}
