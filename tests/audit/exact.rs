//! On small tables what can be known is exactly what remains when every order of the cards is played through.
use std::collections::{BTreeSet, HashMap};

use noir_referee::board::{Grid, Suspect};
use noir_referee::deduce::{Course, Exactness, exactness};
use noir_referee::rules::fbi_mafia::FbiMafia;
use noir_referee::rules::heist::{Heist, Pile};
use noir_referee::rules::hitman_sleuth::HitmanSleuth;
use noir_referee::rules::killer_inspector::KillerInspector;
use noir_referee::rules::mr_jack::MrJackOptions;
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::thief_chief::ThiefChief;
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Event, Eyes, Game, Identity, Options, Order, Playing, Position,
    Seat, Shown, Trust,
};
use noir_referee::setup::streets;
use noir_referee::terms::{OwnList, Special};

use crate::support::chance::Chance;
use crate::support::modes::at_random;
use crate::support::play::audiences;

/// A table on which the companion deals these cards.
struct Small {
    game: Game,
    /// The same game with its other hidden cards dealt otherwise.
    others: Vec<Game>,
    grid: Grid,
    cards: u8,
    /// So many cards are drawn at most; in which order the others lie tells nobody anything.
    drawn: u8,
}

/// What was done in a game, and what one audience saw of it.
struct Seen {
    lines: Vec<Action>,
    start: Shown,
    steps: Vec<(Vec<Event>, Shown)>,
}

impl Small {
    fn cards(game: impl Into<Game>, rows: u8, columns: u8) -> Self {
        let cards = rows * columns;
        let (game, others) = (game.into(), Vec::new());
        Self { game, others, grid: Grid::new(rows, columns), cards, drawn: cards }
    }

    fn table(&self, deck: &[Suspect]) -> (Position, Vec<Event>) {
        self.table_of(self.game, deck)
    }

    fn table_of(&self, game: Game, deck: &[Suspect]) -> (Position, Vec<Event>) {
        let trusts = vec![Trust::Dealt; usize::from(game.playing().seats())];
        let mut position =
            Position::new(game, Options::default(), self.grid, &trusts, Deck::new(deck));
        let mut events = Vec::new();
        position.open(&mut events);
        (position, events)
    }
}

/// A line of the game, seldom a shift.
fn pick(position: &Position, chance: &mut Chance) -> Option<Action> {
    if position.decision().is_some_and(|owed| owed.ask == Ask::Shuffle) {
        return Some(Action::Shuffled(Box::new(Order::new(chance.shuffled(8)))));
    }
    let mut lines = Vec::new();
    at_random(position.game())
        .narrowed(&position.seen_by(Audience::Referee), chance)
        .legal(&mut lines);
    lines.retain(|line| position.check(line).is_ok());
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

/// Every order of so many cards, as far as the first ones of it are concerned.
fn every_order(cards: u8, drawn: u8) -> Vec<Vec<Suspect>> {
    let without = |order: &[Suspect]| -> Vec<Suspect> {
        (0..cards).map(Suspect::new).filter(|card| !order.contains(card)).collect()
    };
    let mut orders: Vec<Vec<Suspect>> = vec![Vec::new()];
    for _ in 0..drawn {
        let longer = |order: Vec<Suspect>| {
            let left = without(&order).into_iter();
            left.map(move |card| [order.as_slice(), &[card]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    for order in &mut orders {
        let left = without(order);
        order.extend(left);
    }
    orders
}

/// What tells two worlds apart: who holds what, how the deck lies, and the other hidden cards of the mode.
fn world(position: &Position) -> (Vec<u64>, String) {
    let held = position.all_seats().flat_map(|seat| {
        let holding = position.holding(seat);
        [holding.identity.known().map_or(99, |own| own.at() as u64), holding.hand.bits()]
    });
    let cards = held.chain(position.deck().order().map(|card| card.at() as u64)).collect();
    let others = match position.game() {
        Playing::Heist(heist) => format!("{:?}", heist.roles),
        Playing::HitmanSleuth(game) => format!("{game:?}"),
        _ => String::new(),
    };
    (cards, others)
}

/// Worlds with how many orders of the cards and choices lead to each.
type Worlds = HashMap<(Vec<u64>, String), (Position, u64)>;

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
    let orders = every_order(small.cards, small.drawn);
    let deck = &orders[chance.below(orders.len())];
    let (mut truth, opening) = small.table(deck);
    let eyes = truth.eyes(audience);
    let opened = projected(&opening, eyes);
    let mut worlds = Worlds::new();
    for game in std::iter::once(small.game).chain(small.others.iter().copied()) {
        for order in &orders {
            let (position, events) = small.table_of(game, order);
            if projected(&events, eyes) == opened {
                worlds.entry(world(&position)).or_insert((position, 0)).1 += 1;
            }
        }
    }
    let mut table = Seen { lines: Vec::new(), start: truth.seen_by(audience), steps: Vec::new() };
    let mut left = vec![counted(&worlds, &truth)];
    for _ in 0..lines {
        let Some(line) = pick(&truth, &mut chance) else { break };
        let (next, events) = truth.play(&line).expect("a line that is offered");
        let events = projected(&events, eyes);
        worlds = after(worlds, &line, &events, eyes);
        truth = next;
        left.push(counted(&worlds, &truth));
        table.lines.push(line);
        table.steps.push((events, truth.seen_by(audience)));
    }
    let course = Course::of(&table.start, &table.steps);
    let exact = exactness(small.game.playing());
    let name = |at: usize| format!("{seed} {audience:?} {:?}", &table.lines[..at]);
    let (mut compared, mut open) = (0, 0);
    for (at, known) in course.known.iter().enumerate() {
        for hidden in &known.hidden {
            let slowly = &left[at][hidden.seat.at()];
            let suspects: BTreeSet<Suspect> = hidden.suspects.iter().collect();
            let expected: BTreeSet<Suspect> = slowly.keys().copied().collect();
            assert!(
                !expected.is_empty(),
                "{}: no world is left {hidden:?} {}",
                name(at),
                worlds.len()
            );
            if exact <= Exactness::Suspects {
                assert_eq!(suspects, expected, "{} {hidden:?}", name(at));
            } else {
                assert!(suspects.is_superset(&expected), "{} {hidden:?}", name(at));
            }
            compared += 1;
            open += usize::from(suspects.len() > 1);
            if exact > Exactness::Shares {
                continue;
            }
            let all: u64 = slowly.values().sum();
            for (suspect, share) in hidden.suspects.iter().zip(&hidden.shares) {
                assert_eq!(
                    u128::from(slowly[&suspect]) * u128::from(hidden.worlds),
                    u128::from(*share) * u128::from(all),
                    "{} {suspect:?}",
                    name(at)
                );
            }
            // A line by which cards are drawn tells of the deck as well, which is not counted here.
            let drew =
                |at: usize| table.steps[at - 1].0.iter().any(|it| matches!(it, Event::Drew(..)));
            if let Some(bits) = course.given(at).filter(|_| !drew(at)) {
                let before: u64 = left[at - 1][hidden.seat.at()].values().sum();
                let number = |all: u64| f64::from(u32::try_from(all).expect("few orders"));
                let part = number(all) / number(before);
                assert!((part.log2() + bits).abs() < 1e-9, "{}: {bits} {part}", name(at));
            }
        }
    }
    (compared, open)
}

/// In how many worlds each seat is whom.
fn counted(worlds: &Worlds, truth: &Position) -> Vec<HashMap<Suspect, u64>> {
    truth.all_seats().map(|seat| remaining(worlds, seat)).collect()
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
    let (table, _) = small.table(&every_order(small.cards, 0).concat());
    for seed in 0..games {
        for audience in
            audiences(table.all_seats()).into_iter().filter(|it| *it != Audience::Referee)
        {
            let (more, undecided) = compare(small, seed, lines, audience);
            compared += more;
            open += undecided;
        }
    }
    assert!(compared > 100 && open * 8 > compared, "{open} of {compared} are open");
}

#[test]
fn killer_and_inspector_are_known_exactly() {
    exactly(&Small::cards(KillerInspector { goal: 49, kills: 0 }, 2, 3), 12, 25);
}

#[test]
fn spies_are_known_exactly() {
    let mut game = SpyTag::of(3);
    game.goal = 9;
    exactly(&Small::cards(game, 2, 3), 12, 25);
    exactly(&Small::cards(SpyTag::of(4), 1, 6), 6, 20);
}

#[test]
fn thief_and_chief_are_known_exactly() {
    exactly(&Small::cards(ThiefChief::default(), 1, 7), 4, 20);
}

#[test]
fn agents_and_mafiosi_are_known_exactly() {
    exactly(&Small::cards(FbiMafia::SIX, 1, 7), 3, 16);
}

/// Nobody is missing; which cards lie on the list is not counted together with who is whom, so there may be too many.
#[test]
fn hitman_and_sleuth_are_never_too_few() {
    for own_list in [OwnList::Yes, OwnList::No] {
        exactly(&Small::cards(HitmanSleuth { own_list, ..HitmanSleuth::default() }, 2, 4), 3, 16);
    }
}

/// Jack is one of eight; nobody draws more alibis than three in so few lines.
#[test]
fn jack_is_known_exactly() {
    for edition in ["revised", "first_2006"] {
        let game = streets(edition, MrJackOptions::default()).expect("the board is built in");
        let (game, others) = (game.into(), Vec::new());
        exactly(&Small { game, others, grid: Grid::EMPTY, cards: 8, drawn: 4 }, 5, 14);
    }
}

/// Nobody is missing, whichever role cards the thieves have: four of the orders in which those are dealt are tried out.
#[test]
fn thieves_and_their_chief_are_never_too_few() {
    let mut chance = Chance(7);
    let mut pile = || {
        let roles = chance.mixed(Special::ALL.to_vec());
        Heist { pile: Pile::new(&roles), ..Heist::default() }.into()
    };
    let (game, others) = (pile(), vec![pile(), pile(), pile()]);
    exactly(&Small { game, others, grid: Grid::new(3, 4), cards: 12, drawn: 4 }, 4, 24);
}
