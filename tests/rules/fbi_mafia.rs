//! FBI vs. Mafia: random games with every count, trust and option, and what stays true in all of them.
use std::collections::HashSet;
use std::path::Path;

use noir_referee::board::{Cell, Grid, Suspect, SuspectSet};
use noir_referee::rules::fbi_mafia::{Fact, FbiMafia, Role};
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Deed, Event, Names, Options, Position, Reason, Seat, Trust, perft,
    spoken,
};
use noir_referee::terms::Token;

use crate::support::chance::Chance;
use crate::support::play::{Step, audiences, play, views_follow};
use crate::support::tables::{TRUSTS, fbi_mafia as any_table};

fn lines(position: &Position) -> Vec<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    lines
}

/// A line that may be said now, seldom verbs as often as the many shifts; told cards are those on top.
fn pick(position: &Position, chance: &mut Chance) -> Option<Action> {
    if let Ask::Drew(count) = position.decision()?.ask {
        let cards = position.deck().order().take(usize::from(count)).collect();
        return Some(Action::Do(Deed::Drew(cards)));
    }
    let mut lines = lines(position);
    let verb_of = |line: &Action| match line {
        Action::Do(deed) => deed.word(),
        Action::Collapse(_) => "collapse",
        _ => "shift",
    };
    let mut verbs: Vec<_> = lines.iter().map(verb_of).collect();
    verbs.dedup();
    let verb = chance.one_of(&verbs);
    lines.retain(|line| verb_of(line) == verb);
    Some(lines.swap_remove(chance.below(lines.len())))
}

#[test]
fn random_play_ends_in_every_way() {
    let mut chance = Chance(1);
    let mut ends = Vec::new();
    for _ in 0..60 {
        let start = any_table(&mut chance, &TRUSTS[..1]);
        let last = play(&start, 6000, &mut chance, pick, |_, _| {});
        ends.push(last.outcome().map(|outcome| outcome.reason));
    }
    assert!(ends.iter().all(Option::is_some), "{ends:?}");
    assert!(ends.contains(&Some(Reason::Deaths)) && ends.contains(&Some(Reason::Arrests)));
}

/// Every card in exactly one place, tokens where they may lie, and what is counted is what happened.
#[test]
fn cards_and_tokens_are_conserved() {
    let mut chance = Chance(2);
    for _ in 0..60 {
        let start = any_table(&mut chance, &TRUSTS[..2]);
        play(&start, 1500, &mut chance, pick, |_, Step { after, .. }| {
            let game = after.fbi_mafia().expect("the mode");
            let mut cards: Vec<_> = after.open_cards().iter().collect();
            for seat in after.all_seats() {
                let holding = after.holding(seat);
                cards.extend(holding.hand);
                let shown =
                    holding.open && after.dead().contains(holding.identity.known().unwrap());
                cards.extend(holding.identity.known().filter(|_| !shown));
            }
            if after.deck().sure() {
                cards.extend(after.deck().order());
                cards.sort();
                let all: Vec<_> = after.everybody().iter().collect();
                assert_eq!(cards, all);
            }
            let laid = Token::ALL.map(|kind| after.tokens().with(kind));
            for with in laid {
                assert!(!with.meets(after.dead()), "tokens leave the dead (F40)");
            }
            assert!(after.tokens().with(Token::Protection).len() <= 6);
            assert!(!after.arrested().meets(after.dead()));
            assert_eq!(game.deaths, after.dead().len() + game.trophies.len());
            assert_eq!(game.arrests, after.arrested().len());
            assert!(
                after.grid().suspects().bits() & after.arrested().bits() == after.arrested().bits()
            );
        });
    }
}

#[test]
fn a_view_follows_the_facts_it_may_know() {
    let mut chance = Chance(3);
    for _ in 0..60 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 400, &mut chance, pick, |_, step| views_follow(step));
    }
}

/// Partners see identities and no hands; nobody else sees anything.
#[test]
fn a_view_shows_nothing_that_is_not_for_it() {
    let mut chance = Chance(4);
    for _ in 0..30 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 200, &mut chance, pick, |_, Step { after, .. }| {
            if after.outcome().is_some() {
                return;
            }
            for audience in audiences(after).into_iter().filter(|it| *it != Audience::Referee) {
                let view = after.seen_by(audience);
                assert!(view.deck().possible().is_empty());
                for seat in after.all_seats() {
                    let (seen, there) = (view.holding(seat), after.holding(seat));
                    assert_eq!(seen.hand_count(), there.hand_count());
                    let own = audience == Audience::Seat(seat);
                    let team = |it: Seat| after.game().team(it);
                    let mate = matches!(audience, Audience::Seat(it) if team(it) == team(seat));
                    assert!(own || seen.hand.is_empty());
                    let known = seen.identity.known();
                    assert!(mate || there.open || known.is_none());
                    assert!(!mate || known == there.identity.known(), "partners show each other");
                }
            }
        });
    }
}

/// Everything that can be said, right or wrong, but for shifts, collapses and what was drawn.
fn universe(position: &Position) -> Vec<Deed> {
    let everybody: Vec<_> = (0..=position.everybody().len()).map(Suspect::new).collect();
    let mut all = vec![
        Deed::Disguise,
        Deed::CanvassDrawn,
        Deed::ProfileNobody,
        Deed::Chosen,
        Deed::Failed,
        Deed::Answer(true),
        Deed::Threaten(SuspectSet::EMPTY),
        Deed::Dies(SuspectSet::EMPTY),
    ];
    for &one in &everybody {
        all.extend([
            Deed::Kill(one),
            Deed::Accuse(one),
            Deed::Autopsy(one),
            Deed::Profile(one),
            Deed::Plant(one),
            Deed::Detonate(one),
            Deed::Shoot(one),
            Deed::Protect(one),
            Deed::Unprotect(one),
            Deed::Save(one),
            Deed::Decline(one),
            Deed::Blast(one),
            Deed::Play(one),
            Deed::Threaten(SuspectSet::just(one)),
            Deed::Dies(SuspectSet::just(one)),
        ]);
        all.extend(Token::ALL.map(|kind| Deed::Disarm(one, kind)));
        for &other in everybody.iter().filter(|other| **other != one) {
            let both = SuspectSet::just(one) | SuspectSet::just(other);
            all.extend([Deed::Swap(one, other), Deed::Threaten(both), Deed::Dies(both)]);
            all.extend(Token::ALL.map(|kind| Deed::Setup(kind, one, other)));
        }
    }
    all
}

fn offered_is_allowed(position: &Position) {
    let list = lines(position);
    let listed: HashSet<_> = list.iter().cloned().collect();
    assert_eq!(listed.len(), list.len(), "no line is offered twice");
    for line in &list {
        assert_eq!(position.check(line), Ok(()), "{line:?} is offered");
        assert_eq!(position.canonical(line), *line);
    }
    for deed in universe(position) {
        let action = position.canonical(&Action::Do(deed));
        let offered = listed.contains(&action);
        assert_eq!(position.check(&action).is_ok(), offered, "{action:?}");
    }
}

#[test]
fn legal_lines_are_exactly_those_that_check_allows() {
    let mut chance = Chance(5);
    for _ in 0..12 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 300, &mut chance, pick, |chance, Step { after, .. }| {
            if chance.below(6) == 0 && after.decision().is_some() {
                offered_is_allowed(after);
                offered_is_allowed(&after.seen_by(Audience::Public));
            }
        });
    }
}

/// Whether somebody has said something untrue about a card that another one holds.
fn clashes(position: &Position) -> bool {
    let elsewhere = position.open_cards() | position.dead();
    position.all_seats().any(|seat| {
        let holding = position.holding(seat);
        let own = holding.identity.known().filter(|_| !holding.open);
        own.is_some_and(|own| elsewhere.contains(own)) || holding.hand.meets(position.open_cards())
    })
}

/// Nobody is told that something is refused which in truth is allowed, and one's own lines are exact.
#[test]
fn an_audience_is_offered_whatever_its_unknowns_could_allow() {
    let mut chance = Chance(6);
    for _ in 0..40 {
        let start = any_table(&mut chance, &TRUSTS);
        play(&start, 300, &mut chance, pick, |_, Step { before, line, .. }| {
            let owed = before.decision().expect("a line was said");
            let exact = lines(before);
            for audience in audiences(before) {
                let view = before.seen_by(audience);
                if !line.is_private() && !clashes(before) {
                    assert_eq!(view.check(line), Ok(()), "{line:?} for {audience:?}");
                }
                let seen = lines(&view);
                if audience == Audience::Seat(owed.seat) {
                    assert_eq!(seen, exact, "his own lines are exact");
                }
            }
            let public: HashSet<_> = lines(&before.seen_by(Audience::Public)).into_iter().collect();
            if clashes(before) {
                return;
            }
            for line in &exact {
                assert!(line.is_private() || public.contains(line), "{line:?} in public");
            }
        });
    }
}

/// Suspects by the cells on which they started, seats by their roles.
struct ByStart {
    side: u8,
    cells: Vec<String>,
}

impl ByStart {
    fn new(side: u8) -> Self {
        let cells = (0..side * side).map(|at| Cell::new(at / side, at % side).to_string());
        Self { side, cells: cells.collect() }
    }
}

impl Names for ByStart {
    fn suspect(&self, suspect: Suspect) -> &str {
        &self.cells[suspect.at()]
    }

    fn seat(&self, seat: Seat) -> &str {
        Role::ALL[seat.at()].id()
    }

    fn find_suspect(&self, name: &str) -> Option<Suspect> {
        let cell: Cell = name.parse().ok()?;
        Some(Suspect::new(cell.row() * self.side + cell.column()))
    }

    fn find_seat(&self, id: &str) -> Option<Seat> {
        let at = Role::ALL.iter().position(|role| role.id() == id)?;
        Some(Seat::new(at as u8))
    }
}

/// The position that a block of the perft file tells of, and the counts it expects.
fn told(block: &str) -> (&str, Position, Vec<(u32, u64)>) {
    let lines = block.lines().filter(|line| !line.starts_with('#'));
    let parts: Vec<_> = lines.filter_map(|line| line.split_once(' ')).collect();
    let all = |key: &'static str| parts.iter().filter(move |it| it.0 == key).map(|it| it.1);
    let (game, side) = match all("players").next() {
        Some("6") => (FbiMafia::SIX, 6),
        _ => (FbiMafia::EIGHT, 7),
    };
    let names = ByStart::new(side);
    let evidence = all("evidence").flat_map(str::split_whitespace);
    let mut deck: Vec<_> = evidence.map(|cell| names.find_suspect(cell).expect("a cell")).collect();
    let rest = (0..side * side).map(Suspect::new).filter(|card| !deck.contains(card));
    deck.extend(rest.collect::<Vec<_>>());
    let (grid, trusts) = (Grid::new(side, side), [Trust::Dealt; 8]);
    let trusts = &trusts[..if side == 6 { 6 } else { 8 }];
    let mut position =
        Position::new(game.into(), Options::default(), grid, trusts, Deck::new(&deck));
    position.open(&mut ());
    for line in all("said") {
        let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
        let action = if words[0] == "shift" {
            Action::Shift(spoken::read(&words[1..], &names).expect("a shift"))
        } else {
            Action::Do(spoken::read(&words, &names).expect("a line"))
        };
        position = match position.play(&action) {
            Ok((after, _)) => after,
            Err(error) => panic!("`{line}` is refused: {:?}", error.refusal.rule),
        };
    }
    let counts = all("perft").filter_map(|it| it.split_once(' '));
    let number = |text: &str| text.replace('_', "").parse().expect("a number");
    let counts = counts.map(|(depth, count)| (number(depth) as u32, number(count))).collect();
    (all("id").next().expect("an id"), position, counts)
}

#[test]
fn the_counts_of_the_perft_file_are_right() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/fbi-mafia.perft");
    let text = std::fs::read_to_string(file).expect("the file");
    let mut wrong = Vec::new();
    let blocks: Vec<_> = text.split("\n\n").filter(|block| block.starts_with("id ")).collect();
    assert!(blocks.len() >= 4, "the file is suspiciously short");
    for (id, position, counts) in blocks.into_iter().map(told) {
        for (depth, count) in counts {
            let found = perft(&position, depth);
            if found != count {
                wrong.push(format!("{id}: perft {depth} {found}, not {count}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the rules of the game show to all: answers, who was hit and who was not, whose threats strike,
/// cards laid open or drawn by oneself, and whether a drawn card was dead.
fn is_released(event: &Event) -> bool {
    matches!(
        event,
        Event::Answered { .. }
            | Event::Opened(..)
            | Event::Died(_)
            | Event::Laid(..)
            | Event::Discarded(..)
            | Event::Buried(..)
            | Event::Became(..)
            | Event::Drew(..)
            | Event::FbiMafia(Fact::Struck(_) | Fact::Missed(_) | Fact::Without(_))
            | Event::Stepped(_, Deed::Threaten(_))
            | Event::Ended(_)
    )
}

/// Two dealt tables that differ in two cards which an audience may not know give it the same views, the
/// same lines and the same facts, until something is released or refused at one of them.
#[test]
fn a_card_one_may_not_know_changes_nothing_one_sees() {
    let mut chance = Chance(7);
    let mut compared = 0;
    for _ in 0..400 {
        let mut one = any_table(&mut chance, &TRUSTS[..1]);
        let mut cards: Vec<_> = one.deck().order().collect();
        let audience = match chance.below(one.seats() + 1) {
            0 => Audience::Public,
            seat => Audience::Seat(Seat::new(seat as u8 - 1)),
        };
        let mut opened = one;
        opened.open(&mut ());
        let view = opened.seen_by(audience);
        let knows = |card: &Suspect| {
            view.all_seats().any(|seat| {
                let holding = view.holding(seat);
                holding.hand.contains(*card) || holding.identity.known() == Some(*card)
            })
        };
        let hidden: Vec<_> = (0..cards.len()).filter(|at| !knows(&cards[*at])).collect();
        let (left, right) = (chance.one_of(&hidden), chance.one_of(&hidden));
        cards.swap(left, right);
        let game = *one.game();
        let trusts = vec![Trust::Dealt; one.seats()];
        let mut two = Position::new(game, one.options(), *one.grid(), &trusts, Deck::new(&cards));
        one.open(&mut ());
        two.open(&mut ());
        while one.outcome().is_none() && two.outcome().is_none() {
            let views = [one, two].map(|position| position.seen_by(audience));
            assert_eq!(views[0], views[1]);
            assert_eq!(lines(&views[0]), lines(&views[1]));
            let Some(line) = pick(&one, &mut chance) else { break };
            let (Ok(here), Ok(there)) = (one.play(&line), two.play(&line)) else { break };
            let eyes = one.eyes(audience);
            let seen = [&here.1, &there.1]
                .map(|events| events.iter().map(|event| event.seen_by(eyes)).collect::<Vec<_>>());
            if seen[0] != seen[1] {
                let first = seen[0].iter().zip(&seen[1]).find(|(left, right)| left != right);
                let (left, right) = first.expect("one of them goes on otherwise");
                assert!(
                    is_released(left) || is_released(right),
                    "{audience:?}: {left:?} {right:?}"
                );
                break;
            }
            (one, two) = (here.0, there.0);
            compared += 1;
        }
    }
    assert!(compared > 4000, "only {compared} lines were compared");
}
