//! Mr. Jack: random positions told slowly as well, and what stays true in all random games.
use std::collections::{BTreeMap, BTreeSet, HashSet};

use noir_referee::board::{Exit, Gait, Grid, Hex, HexSet, Suspect, SuspectSet};
use noir_referee::rules::mr_jack::{
    Activation, Character, DETECTIVE, Fact, Go, JACK, MrJack, Power, Pull, Whistle,
};
use noir_referee::rules::{
    Action, Ask, Audience, Decision, Deck, Event, Identity, Options, Position, Reason, Trust,
};
use noir_referee::terms::Mode;

use super::perft::blocks;
use super::slow_streets::{Board, Outcome, Slowly, steps};
use crate::support::chance::Chance;
use crate::support::modes::{TRUSTS, board, table};
use crate::support::play::{Step, lines, open, pick, play};

fn state(position: &Position) -> &MrJack {
    position.mr_jack().expect("Mr. Jack")
}

fn some(chance: &mut Chance, from: HexSet, count: usize) -> HexSet {
    let mut left: Vec<Hex> = from.collect();
    (0..count).map(|_| left.swap_remove(chance.below(left.len()))).collect()
}

/// Any board in the middle of a game: Jack or the Detective is to play one of these cards.
fn any_moment(chance: &mut Chance, cards: SuspectSet) -> Position {
    let mut game = board(chance);
    let streets: Vec<Hex> = game.district.streets().collect();
    // At times everybody is close together, so that they are in each other's way.
    let middle = chance.one_of(&streets);
    let near = game.district.within(Gait::Walk, middle, 4);
    let close = chance.below(2) == 0 && near.len() >= 8;
    let places = some(chance, if close { near } else { game.district.streets() }, 8);
    let mut order: Vec<Hex> = places.collect();
    for place in &mut game.places {
        *place = order.swap_remove(chance.below(order.len()));
    }
    game.covers = some(chance, game.manholes, 2);
    let lit = 2 + chance.below(5);
    game.lit = some(chance, game.district.lamps(), lit);
    game.tiles = [None; 4];
    game.cordons = [false; 4];
    while game.cordons.iter().filter(|it| **it).count() < 2 {
        game.cordons[chance.below(4)] = true;
    }
    game.round = 1 + chance.below(8) as u8;
    for call in game.calls.iter_mut().take(usize::from(game.round) - 1) {
        *call = Some(chance.below(2) == 0);
    }
    (game.cards, game.odd) = (cards, cards);
    let deck = chance.shuffled(8);
    let trusts = [Trust::Dealt; 2];
    let mut position =
        Position::new(game.into(), Options::default(), Grid::EMPTY, &trusts, Deck::new(&deck));
    position.apply(&Event::Drew(JACK, Some(deck[0])));
    position.apply(&Event::Became(JACK, Some(deck[0])));
    let seat = chance.one_of(&[JACK, DETECTIVE]);
    position.apply(&Event::Owes(Decision { seat, ask: Ask::Turn }));
    position
}

fn everybody() -> SuspectSet {
    SuspectSet::below(8)
}

#[test]
fn reach_is_what_a_search_over_single_steps_finds() {
    let mut chance = Chance(1);
    for _ in 0..60 {
        let position = any_moment(&mut chance, everybody());
        let game = state(&position);
        let (slowly, board) = (Slowly::new(game), Board::of(game));
        for who in everybody() {
            let range = Character::of(who).range();
            let reach: BTreeSet<Hex> = game.reach(who).collect();
            assert_eq!(reach, slowly.reach(&board, who, range), "{who:?} in {game:?}");
            for to in game.district.streets() - HexSet::just(board.places[who.at()]) {
                let points = game.points_to(who, to).expect("all is connected");
                assert!(slowly.reach(&board, who, points).contains(&to));
                assert!(points == 1 || !slowly.reach(&board, who, points - 1).contains(&to));
                let path = game.path(who, to).expect("a way");
                assert_eq!(path.len(), usize::from(points) + 1);
                assert_eq!((path.first(), path.last()), (board.places.get(who.at()), Some(&to)));
            }
        }
    }
}

#[test]
fn steps_on_the_surface_are_those_of_a_plain_search() {
    let game = board(&mut Chance(2));
    let district = game.district;
    let walks = |from| steps(from, |hex| district.streets().contains(hex));
    let all: BTreeMap<Hex, BTreeMap<Hex, u8>> =
        district.streets().map(|from| (from, walks(from))).collect();
    for from in district.streets() {
        let walks = &all[&from];
        let crossed = steps(from, |hex| district.terrain(hex).is_some());
        for to in district.streets() {
            assert_eq!(district.steps(Gait::Walk, from, to), walks.get(&to).copied());
            assert_eq!(district.steps(Gait::Cross, from, to), crossed.get(&to).copied());
            let slowly: HexSet =
                district.streets().filter(|hex| all[hex][&to] < walks[&to]).collect();
            assert_eq!(district.nearer(from, to), slowly, "{from} {to}");
        }
    }
}

/// What a line that is allowed comes to.
fn outcome(position: &Position, line: &Action) -> Outcome {
    let Action::Activate(activation) = line else { panic!("{line:?}") };
    let (mut after, who) = (*position, activation.who);
    let mut events = Vec::new();
    after.play_unchecked(line, &mut events);
    let ends = events.iter().find_map(|event| match *event {
        Event::MrJack(Fact::Accused(by, whom)) => Some(Outcome::Accuses(by, whom)),
        Event::MrJack(Fact::Left { who, exit, .. }) => Some(Outcome::Leaves(who, exit)),
        _ => None,
    });
    ends.unwrap_or_else(|| {
        let mut board = Board::of(state(position));
        for event in &events {
            match *event {
                Event::MrJack(Fact::Called { .. } | Fact::Out(_) | Fact::Round(_)) => break,
                ref event => after_fact(position, &mut board, event),
            }
        }
        Outcome::Goes(who, board)
    })
}

/// Only the facts of the activation itself count.
fn after_fact(position: &Position, board: &mut Board, event: &Event) {
    let Event::MrJack(fact) = *event else { return };
    match fact {
        Fact::Moved(who, to) | Fact::Pulled(who, to) => board.places[who.at()] = to,
        Fact::Swapped(with) => board.places.swap(Character::Gull.suspect().at(), with.at()),
        Fact::Lantern(way) => board.lantern = way,
        Fact::Lamp(from, to) => {
            assert!(board.lit.remove(&from) && board.lit.insert(to), "{position:?}");
        }
        Fact::Cover(from, to) => {
            assert!(board.covers.remove(&from) && board.covers.insert(to), "{position:?}");
        }
        Fact::Cordon(from, to) => {
            (board.cordons[from as usize], board.cordons[to as usize]) = (false, true);
        }
        _ => {}
    }
}

/// Goodley has thousands of lines, the others have few.
fn seldom_goodley(chance: &mut Chance, turn: u32) -> Character {
    let others =
        Character::ALL.map(|who| if who == Character::Goodley { Character::Bert } else { who });
    if turn.is_multiple_of(100) { Character::Goodley } else { chance.one_of(&others) }
}

/// Every way to play every character, tried out slowly: each outcome that goes on is listed exactly once,
/// and each end at least once.
#[test]
fn what_is_listed_is_everything_that_can_be_come_to() {
    let mut chance = Chance(3);
    for turn in 0..200 {
        let who = seldom_goodley(&mut chance, turn);
        let position = any_moment(&mut chance, SuspectSet::just(who.suspect()));
        let mut listed: BTreeMap<Outcome, u32> = BTreeMap::new();
        for line in lines(&open(&position)) {
            assert_eq!(position.check(&line), Ok(()), "{line:?} is offered");
            *listed.entry(outcome(&position, &line)).or_default() += 1;
        }
        let game = state(&position);
        let slowly = Slowly::new(game).outcomes(&position, who.suspect());
        assert!(listed.keys().eq(&slowly), "{who:?} in {game:?}");
        for (outcome, times) in listed {
            assert!(times == 1 || !matches!(outcome, Outcome::Goes(..)), "{outcome:?}");
        }
    }
}

/// A line like this one, with one thing said otherwise.
fn changed(chance: &mut Chance, position: &Position, line: &Activation) -> Activation {
    let game = state(position);
    let streets: Vec<Hex> = game.district.streets().collect();
    let mut line = *line;
    match chance.below(8) {
        0 | 1 => line.before = !line.before,
        2 => line.power = None,
        3 => line.go = Go::To(chance.one_of(&streets)),
        4 => line.go = Go::Accuse(game.places[chance.below(8)]),
        5 => {
            let exit = Go::Exit(chance.one_of(&Exit::ALL));
            line.go = chance.one_of(&[Go::Stay, exit]);
        }
        6 => line.go = Go::Swap(Suspect::new(chance.below(8) as u8)),
        _ => {
            let hexes: Vec<Hex> = (game.lit | game.unlit() | game.manholes).collect();
            let (one, other) = (chance.one_of(&hexes), chance.one_of(&hexes));
            line.power = line.power.map(|power| match power {
                Power::Lamp(..) => Power::Lamp(one, other),
                Power::Cover(..) => Power::Cover(one, other),
                Power::Cordon(..) => {
                    Power::Cordon(chance.one_of(&Exit::ALL), chance.one_of(&Exit::ALL))
                }
                Power::Whistle(whistle) => {
                    Power::Whistle(whistled_otherwise(chance, game, &whistle))
                }
                Power::Lantern(way) => Power::Lantern(way),
            });
        }
    }
    line
}

/// The pulls in another order, one fewer, or one that ends elsewhere.
fn whistled_otherwise(chance: &mut Chance, game: &MrJack, whistle: &Whistle) -> Whistle {
    let streets: Vec<Hex> = game.district.streets().collect();
    let mut pulls: Vec<Pull> = whistle.pulls().collect();
    match chance.below(3) {
        0 => pulls.reverse(),
        1 => drop(pulls.pop()),
        _ => {
            if let Some(pull) = pulls.first_mut() {
                pull.to = chance.one_of(&streets);
            }
        }
    }
    Whistle::new(pulls)
}

/// Whatever is allowed and not listed comes to the same as something that is.
#[test]
fn an_allowed_line_comes_to_what_a_listed_one_does() {
    let mut chance = Chance(4);
    let (mut allowed, mut refused) = (0, 0);
    for turn in 0..300 {
        let who = seldom_goodley(&mut chance, turn);
        let position = any_moment(&mut chance, SuspectSet::just(who.suspect()));
        let list = lines(&open(&position));
        let listed: HashSet<&Action> = list.iter().collect();
        assert_eq!(listed.len(), list.len(), "no line is offered twice");
        let outcomes: BTreeSet<Outcome> =
            list.iter().map(|line| outcome(&position, line)).collect();
        for _ in 0..300 {
            let Action::Activate(line) = &list[chance.below(list.len())] else { unreachable!() };
            let line = Action::Activate(changed(&mut chance, &position, line));
            if listed.contains(&line) {
                continue;
            }
            if position.check(&line).is_ok() {
                allowed += 1;
                assert!(outcomes.contains(&outcome(&position, &line)), "{line:?} in {position:?}");
            } else {
                refused += 1;
            }
        }
    }
    assert!(allowed > 2000 && refused > 2000, "{allowed} {refused}");
}

#[test]
fn covers_cordons_lamps_and_characters_are_conserved() {
    let mut chance = Chance(6);
    for _ in 0..400 {
        let start = table(Mode::MrJack, &mut chance, &TRUSTS);
        play(&start, 500, &mut chance, |_, Step { after, .. }| {
            let game = state(after);
            assert_eq!(game.covers.len(), 2);
            assert!((game.covers - game.manholes).is_empty());
            assert_eq!(game.cordons.iter().filter(|it| **it).count(), 2);
            let over = after.outcome().map(|outcome| outcome.reason);
            let out = if over == Some(Reason::NotCaught) {
                4
            } else {
                game.round.saturating_sub(1).min(4)
            };
            assert_eq!(game.lit.len(), 6 - out, "round {}", game.round);
            for (number, tile) in (1..).zip(game.tiles) {
                assert_eq!(tile.is_none(), number <= out);
                assert!(tile.is_none_or(|hex| game.lit.contains(hex)));
            }
            assert!((game.lit - game.district.lamps()).is_empty());
            assert!((game.occupied() - game.district.streets()).is_empty());
            // Two stand on one hex only where one has accused the other.
            let accused = matches!(over, Some(Reason::JackCaught | Reason::WrongAccusation));
            let answer = matches!(after.decision().map(|owed| owed.ask), Some(Ask::Answer(_)));
            let shared = u8::from(accused || answer);
            let gone = u8::from(game.gone.is_some());
            assert_eq!(game.occupied().len(), 8 - shared - gone);
            assert_eq!(gone == 1, over == Some(Reason::Escaped));
        });
    }
}

#[test]
fn the_characters_of_two_rounds_are_all_eight_each_once() {
    let mut chance = Chance(7);
    for _ in 0..150 {
        let start = table(Mode::MrJack, &mut chance, &TRUSTS);
        let mut played: Vec<(u8, Suspect, noir_referee::rules::Seat)> = Vec::new();
        play(&start, 500, &mut chance, |_, Step { before, events, .. }| {
            for event in events {
                if let Event::MrJack(Fact::Played(seat, who)) = *event {
                    played.push((state(before).round, who, seat));
                }
            }
        });
        for (at, (round, _, seat)) in played.iter().enumerate() {
            assert_eq!(usize::from(*round), at / 4 + 1);
            let outer = matches!(at % 4, 0 | 3);
            let expected = if (round % 2 == 1) == outer { DETECTIVE } else { JACK };
            assert_eq!(*seat, expected, "pick {at}");
        }
        for two_rounds in played.chunks(8) {
            let different: SuspectSet = two_rounds.iter().map(|(_, who, _)| *who).collect();
            assert_eq!(usize::from(different.len()), two_rounds.len());
        }
    }
}

#[test]
fn suspects_only_grow_fewer_and_jack_is_among_them() {
    let mut chance = Chance(8);
    for _ in 0..150 {
        let start = table(Mode::MrJack, &mut chance, &TRUSTS);
        play(&start, 500, &mut chance, |_, Step { before, after, .. }| {
            let (earlier, now) = (state(before).suspects(), state(after).suspects());
            assert!((now - earlier).is_empty() && !now.is_empty());
            if let Identity::Known(jack) = after.holding(JACK).identity {
                assert!(now.contains(jack) || after.holding(JACK).trust == Trust::Untold);
            }
        });
    }
}

/// Every alibi card in exactly one place, where the companion knows them all.
#[test]
fn alibi_cards_are_conserved() {
    let mut chance = Chance(9);
    for _ in 0..150 {
        let start = table(Mode::MrJack, &mut chance, &TRUSTS[..2]);
        play(&start, 500, &mut chance, |_, Step { after, .. }| {
            assert!(after.deck().sure());
            let mut cards: Vec<Suspect> = after.deck().order().collect();
            for seat in [JACK, DETECTIVE] {
                let holding = after.holding(seat);
                cards.extend(holding.hand.iter().chain(holding.identity.known()));
            }
            cards.sort();
            assert!(cards.into_iter().eq(after.everybody()));
            assert!(after.deck().count() >= 3, "at most four are drawn (B23)");
        });
    }
}

/// Two tables that differ in who Jack is show the Detective and everybody else the same, up to a call.
#[test]
fn who_jack_is_changes_nothing_that_others_see_before_a_call() {
    let mut chance = Chance(13);
    let mut compared = 0;
    for _ in 0..200 {
        let start = table(Mode::MrJack, &mut chance, &TRUSTS[..1]);
        let mut deck: Vec<Suspect> = start.deck().order().collect();
        deck.swap(0, 7);
        let other = Position::new(
            start.game().into(),
            start.options(),
            Grid::EMPTY,
            &[Trust::Dealt; 2],
            Deck::new(&deck),
        );
        let (mut one, mut two) = (start, other);
        one.open(&mut ());
        two.open(&mut ());
        while let Some(line) = pick(&open(&one), &mut chance) {
            let (first, second) = (one.play(&line), two.play(&line));
            let (Ok((one_after, here)), Ok((two_after, there))) = (first, second) else { break };
            let released = |event: &Event| {
                matches!(event, Event::MrJack(Fact::Called { .. } | Fact::Accused(..)))
            };
            if here.iter().any(released) {
                break;
            }
            for audience in [Audience::Public, Audience::Seat(DETECTIVE)] {
                let seen = |events: &[Event]| -> Vec<Event> {
                    events.iter().map(|event| event.seen_by(one.eyes(audience))).collect()
                };
                assert_eq!(seen(&here), seen(&there));
                assert_eq!(one_after.seen_by(audience), two_after.seen_by(audience));
                compared += 1;
            }
            (one, two) = (one_after, two_after);
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// The activations of the perft file, tried out one by one.
#[test]
fn the_counts_of_the_file_are_right_slowly_as_well() {
    for block in blocks(Mode::MrJack) {
        let game = state(&block.position);
        let slowly = Slowly::new(game);
        let outcomes = game.cards.iter().flat_map(|who| slowly.outcomes(&block.position, who));
        // With the whistle an arrest can come in many ways.
        let once = |it: &Outcome| assert!(!matches!(it, Outcome::Accuses(who, _) if who.at() == 5));
        assert_eq!(outcomes.inspect(once).count() as u64, block.counts[&1], "{}", block.id);
    }
}
