//! What is true of every mode: random games with any counts, trusts and options.
use std::collections::{BTreeSet, HashSet};

use noir_referee::board::SuspectSet;
use noir_referee::rules::{
    Action, Ask, Audience, Collapse, Deed, Event, Game, Position, Reason, Refusal, Rule, Seat,
    Shown,
};
use noir_referee::terms::{Mode, Special};

use crate::support::chance::Chance;
use crate::support::every_line::{collapses, every_line};
use crate::support::modes::{TRUSTS, at_random, ends, table};
use crate::support::play::{Step, audiences, lines, open, pick, play};

/// So many lines a game at the most; hardly any game of Heist is as long.
const MOST: usize = 20_000;

/// Plays random games of every mode, with these lines of each, and shows every line.
fn games(count: u64, most: usize, mut show: impl FnMut(&mut Chance, Step)) {
    for mode in Mode::ALL {
        let mut chance = Chance(count);
        for _ in 0..count {
            let start = table(mode, &mut chance, &TRUSTS);
            play(&start, most, &mut chance, &mut show);
        }
    }
}

#[test]
fn random_play_ends_in_every_way_in_every_trust() {
    for mode in Mode::ALL {
        for trusts in [&TRUSTS[..1], &TRUSTS[1..2], &TRUSTS[2..], &TRUSTS] {
            let (mut chance, mut left) = (Chance(1), ends(mode).to_vec());
            for game in 0..500 {
                let start = table(mode, &mut chance, trusts);
                let last = play(&start, MOST, &mut chance, |_, _| {});
                let end = last.outcome().map(|outcome| outcome.reason);
                assert!(end.is_some(), "{mode} in {trusts:?}: {:?}", last.decision());
                left.retain(|reason| Some(*reason) != end);
                if left.is_empty() && game > 8 {
                    break;
                }
            }
            assert_eq!(left, [], "{mode} in {trusts:?}");
        }
    }
}

#[test]
fn nothing_happens_after_the_end() {
    games(50, 400, |_, Step { events, .. }| {
        let end = events.iter().position(|event| matches!(event, Event::Ended(_)));
        assert!(end.is_none_or(|at| at + 1 == events.len()), "{events:?}");
    });
}

/// A view told only what its audience may know of each fact stays the view of the position, until the end opens
/// everything; and the facts alone give the position again.
#[test]
fn a_view_follows_the_facts_it_may_know() {
    games(50, 400, |_, Step { before, events, after, .. }| {
        let mut folded = *before;
        for event in events {
            folded.apply(event);
        }
        assert_eq!(folded, *after, "facts alone give the position again");
        if after.outcome().is_some() {
            return;
        }
        for audience in audiences(before.all_seats()) {
            let (mut position, mut view) = (*before, before.seen_by(audience));
            let eyes = before.eyes(audience);
            for event in events {
                position.apply(event);
                view.apply(&event.seen_by(eyes));
                assert_eq!(view, position.seen_by(audience), "{audience:?} after {event:?}");
            }
        }
    });
}

#[test]
fn playing_changes_neither_the_position_before_nor_a_refused_one() {
    let stranger = Action::Do(Deed::Drew(SuspectSet::from_bits(u64::MAX)));
    games(20, 300, |_, Step { before, line, events, after }| {
        let copy = *before;
        let (again, facts) = before.play(line).expect("played before");
        assert_eq!((&again, facts.as_slice()), (after, events), "the same again");
        let mut unchecked = *before;
        unchecked.play_unchecked(line, &mut ());
        assert_eq!(unchecked, *after, "silent play is the same play");
        let error = before.play(&stranger).expect_err("nobody draws them all");
        assert_eq!((error.action, *error.position), (stranger.clone(), copy));
        assert_eq!(*before, copy);
    });
}

/// Nobody sees a card of another seat or of the deck, but what lies open and, with partners, who they are.
#[test]
fn a_view_shows_no_card_of_another_seat_nor_of_the_deck() {
    games(40, 300, |_, Step { after, .. }| {
        assert_eq!(*after.seen_by(Audience::Referee), **after);
        if after.outcome().is_some() {
            assert!(
                audiences(after.all_seats())
                    .iter()
                    .all(|audience| *after.seen_by(*audience) == **after)
            );
            return;
        }
        for audience in audiences(after.all_seats()) {
            let (view, eyes) = (after.seen_by(audience), after.eyes(audience));
            assert_eq!(view.seen_by(audience), view);
            if audience == Audience::Referee {
                continue;
            }
            assert_eq!(view.seen_by(Audience::Public), after.seen_by(Audience::Public));
            assert!(view.deck().possible().is_empty());
            for seat in after.all_seats() {
                let (seen, there) = (view.holding(seat), after.holding(seat));
                assert_eq!(seen.hand_count(), there.hand_count());
                if eyes.see(seat) {
                    assert_eq!(seen, there);
                    continue;
                }
                assert!(seen.hand.is_empty(), "{audience:?} sees {seat:?}");
                let shown = there.open || eyes.see_identity(seat);
                let known = there.identity.known().filter(|_| shown);
                assert_eq!(seen.identity.known(), known, "{audience:?} sees {seat:?}");
            }
        }
    });
}

/// What may be said in other words than those that are offered, or is one of too many to list.
fn goes_without_offer(position: &Shown, line: &Action, listed: &HashSet<Action>) -> bool {
    let full = |like: &dyn Fn(&Action) -> bool| listed.iter().filter(|it| like(it)).count() >= 64;
    let asked = position.decision().map(|owed| owed.ask);
    match *line {
        Action::Do(Deed::Laid(card) | Deed::Discarded(card)) if asked == Some(Ask::Play) => {
            listed.contains(&Action::Do(Deed::Play(card)))
        }
        Action::Do(Deed::DiscardedAll(cards)) => {
            listed.contains(&Action::Do(Deed::discarded(cards)))
        }
        // A choice made in private is offered to its owner alone, and what was drawn is never listed.
        Action::Do(Deed::Become(_) | Deed::Drew(_) | Deed::DrewRole(_)) => listed.is_empty(),
        // Where only he knows who he is, the Saboteur may name his neighbour alone; what is offered names both.
        Action::Do(Deed::SwapOwn(it)) => listed.iter().any(
            |line| matches!(*line, Action::Do(Deed::Swap(one, other)) if one == it || other == it),
        ),
        Action::Do(Deed::Deploy(_)) => full(&|it| matches!(it, Action::Do(Deed::Deploy(_)))),
        Action::Collapse(Collapse { axis, .. }) => {
            full(&|it| matches!(it, Action::Collapse(other) if other.axis == axis))
        }
        _ => false,
    }
}

/// Every line about a table of this size, made anew where the size is another one.
fn every_line_of<'a>(
    position: &Position,
    last: &'a mut ((u8, usize), Vec<Vec<Action>>),
) -> &'a [Vec<Action>] {
    let size = (position.everybody().len(), position.seats());
    if last.0 != size {
        *last = (size, every_line(&open(position)));
    }
    &last.1
}

/// Of some kinds there are thousands of lines, of which a few hundred are tried.
fn tried<'a>(all: &'a [Vec<Action>], chance: &mut Chance) -> Vec<&'a Action> {
    let mut tried = Vec::new();
    for kind in all {
        let few = kind.len() > 300;
        tried.extend(kind.iter().filter(|_| !few || chance.below(kind.len()) < 150));
    }
    tried
}

/// What is offered is what is allowed, in canonical words and no line twice; any line is drawn from what is offered.
#[test]
fn what_is_offered_is_what_is_allowed() {
    let (mut offered, mut drawn) = (BTreeSet::new(), BTreeSet::new());
    let mut all = ((0, 0), Vec::new());
    games(12, 300, |chance, Step { after, .. }| {
        if chance.below(8) > 0 || after.decision().is_none() {
            return;
        }
        let all = every_line_of(after, &mut all);
        let (public, clash) = (after.seen_by(Audience::Public), clashes(after));
        for position in [open(after), public] {
            let list = lines(&position);
            let listed: HashSet<Action> = list.iter().cloned().collect();
            assert_eq!((listed.len(), listed.len() as u64), (list.len(), position.count_legal()));
            for line in &list {
                assert_eq!(position.check(line), Ok(()), "{line:?} is offered");
                assert_eq!(position.canonical(line), *line);
            }
            for line in tried(all, chance).into_iter().chain(&collapses(position.grid())) {
                let canonical = position.canonical(line);
                let check = position.check(&canonical);
                assert!(check.is_err() || clash || public.check(&canonical).is_ok(), "{line:?}");
                assert!(
                    check.is_ok() == listed.contains(&canonical)
                        || goes_without_offer(&position, &canonical, &listed),
                    "{canonical:?} is allowed and not offered: {:?}",
                    position.decision()
                );
                if chance.below(50) == 0 {
                    let refused = position.play(line).err();
                    assert_eq!(refused, position.check(line).err());
                }
            }
            let word = |line: &Action| (after.game().mode(), line.word());
            offered.extend(list.iter().map(word));
            for _ in 0..3 * list.len().clamp(1, 100) {
                let line = position.any_legal(|below| chance.below(below as usize) as u32);
                assert_eq!(line.is_none(), list.is_empty());
                assert!(line.iter().all(|line| listed.contains(line)), "{line:?} is not offered");
                drawn.extend(line.iter().map(word));
            }
        }
    });
    assert_eq!(drawn, offered, "every verb is drawn");
}

/// The random games of these tests go everywhere: otherwise their properties would say little.
#[test]
fn random_games_say_every_line_answer_every_question_and_break_every_rule() {
    let (mut said, mut asked, mut broken) = (BTreeSet::new(), BTreeSet::new(), HashSet::new());
    let mut all = ((0, 0), Vec::new());
    games(60, 600, |chance, Step { before, line, after, .. }| {
        said.insert((before.game().mode(), line.word()));
        asked.extend(before.decision().map(|owed| owed.ask.word()));
        let one_in = match after.decision().map(|owed| owed.ask) {
            Some(Ask::Become) => 1,
            Some(Ask::Turn) => 20,
            _ => 4,
        };
        if chance.below(one_in) == 0 {
            let conceding: Vec<_> = after.all_seats().map(Action::Concede).collect();
            let collapses = collapses(after.grid());
            let tried = tried(every_line_of(after, &mut all), chance);
            let tried = tried.into_iter().chain(&conceding).chain(&collapses);
            broken.extend(tried.filter_map(|line| after.check(line).err()).map(|it| it.rule));
        }
    });
    let verbs = Mode::ALL.into_iter().zip(Game::VERBS);
    let verbs = verbs.flat_map(|(mode, verbs)| verbs.iter().map(move |verb| (mode, *verb)));
    let unsaid: Vec<_> = verbs.filter(|verb| !said.contains(verb)).collect();
    let anywhere = |word: &&&str| said.iter().any(|(_, said)| said == *word);
    let unheard: Vec<_> = Game::SHARED.iter().filter(|word| !anywhere(word)).collect();
    let unasked = Ask::WORDS.iter().filter(|ask| !asked.contains(*ask));
    // How Mr. Jack's characters go wrong is tried out among his own tests.
    let unbroken = Rule::ALL.iter().filter(|rule| !broken.contains(rule));
    let unbroken = unbroken.filter(|it| !it.source().starts_with("mr jack"));
    // Whose turn it is and what is opened only a table of players knows, and while two suspects live, no line of the grid
    // can lose its last card. Grids hardly ever become a single line, and some things in FBI vs. Mafia happen as seldom,
    // a bomb on an arrested suspect (F59) among them.
    let elsewhere = [Rule::NotYourTurn, Rule::NobodyThen, Rule::CollapseLast, Rule::EmptyShift];
    let seldom = [Rule::ProtectSix, Rule::SaveLine, Rule::ThreatenCount, Rule::ProfileNothing];
    let never: Vec<_> =
        unbroken.filter(|it| !elsewhere.contains(it) && !seldom.contains(it)).collect();
    let unasked: Vec<_> = unasked.filter(|ask| **ask != "detonate").collect();
    assert_eq!((never, unsaid, unheard, unasked), (vec![], vec![], vec![], vec![]));
}

/// Whether somebody has said something untrue about a card that lies elsewhere.
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
    games(25, 300, |chance, Step { before, line, .. }| {
        let owed = before.decision().expect("a line was said");
        let few = if before.count_legal() > 1000 { 20 } else { 3 };
        if chance.below(few) > 0 {
            return;
        }
        let (exact, clash) = (lines(&open(before)), clashes(before));
        for audience in audiences(before.all_seats()) {
            let view = before.seen_by(audience);
            let seen = lines(&view);
            if audience == Audience::Seat(owed.seat) || audience == Audience::Referee {
                assert_eq!(seen, exact, "his own lines are exact");
            }
            if clash {
                continue;
            }
            let seen: HashSet<Action> = seen.into_iter().collect();
            for line in exact.iter().chain([line]).filter(|line| !line.is_private()) {
                assert_eq!(view.check(line), Ok(()), "{line:?} for {audience:?}");
            }
            for line in exact.iter().filter(|line| !line.is_private()) {
                let offered = seen.contains(line) || goes_without_offer(&view, line, &seen);
                assert!(offered, "{line:?} for {audience:?}");
            }
        }
    });
}

/// Anybody may give up at any time but who has done so; then the others win, or play on.
#[test]
fn anybody_may_concede_at_any_time() {
    games(20, 200, |chance, Step { after, .. }| {
        let mut position = *after;
        for seat in chance.mixed(after.all_seats().collect()) {
            let Ok((then, _)) = position.play(&Action::Concede(seat)) else {
                let Err(Refusal { rule, .. }) = position.check(&Action::Concede(seat)) else {
                    unreachable!()
                };
                assert!([Rule::GameOver, Rule::GaveUp].contains(&rule), "{rule:?}");
                continue;
            };
            position = then;
            let own = position.game().side(seat);
            if let Some(outcome) = position.outcome() {
                // The spies who are left may have nobody to become (SP10).
                let reasons = [Reason::Conceded, Reason::MostTrophies];
                assert!(reasons.contains(&outcome.reason), "{outcome:?}");
                assert_ne!(outcome.winner, Some(own));
            }
        }
        assert!(position.outcome().is_some(), "nobody is left");
        let seats = after.seats() as u8;
        let stranger = after.check(&Action::Concede(Seat::new(seats)));
        let over = after.outcome().is_some();
        let rule = if over { Rule::GameOver } else { Rule::NotYourAction };
        assert_eq!(stranger.map_err(|it| it.rule), Err(rule));
    });
}

/// Wrong cards, cards told twice, claims against all sense: whatever is not refused is played, and nothing panics.
#[test]
fn liars_never_break_the_table() {
    for mode in Mode::ALL {
        let mut chance = Chance(7);
        for _ in 0..40 {
            let mut position = table(mode, &mut chance, &TRUSTS);
            position.open(&mut ());
            for _ in 0..120 {
                let Some(owed) = position.decision() else { break };
                let line = match owed.ask {
                    Ask::Drew(count) => {
                        let cards = position.everybody() - position.open_cards();
                        let cards = chance.mixed(cards.iter().collect());
                        let cards = cards.into_iter().take(count.into()).collect();
                        let roles = chance.mixed(Special::ALL.to_vec());
                        let mode = at_random(position.game());
                        Some(mode.drew(&open(&position), owed.seat, cards, &roles).into())
                    }
                    _ => pick(&open(&position), &mut chance),
                };
                let Some(line) = line else { break };
                if let Ok((after, _)) = position.play(&line) {
                    position = after;
                }
                for audience in [Audience::Public, Audience::Referee] {
                    let _ = position.seen_by(audience).any_legal(|below| below - 1);
                }
            }
        }
    }
}

/// Lines and facts of any mode at any other's table: they may leave the rules, but never the program.
#[test]
fn no_line_and_no_fact_at_the_wrong_moment_panics() {
    let (mut said, mut facts): (Vec<Action>, Vec<Event>) = (Vec::new(), Vec::new());
    games(3, 60, |_, Step { line, events, .. }| {
        said.push(line.clone());
        facts.extend(events);
    });
    for mode in Mode::ALL {
        let mut chance = Chance(9);
        for _ in 0..12 {
            let mut position = table(mode, &mut chance, &TRUSTS);
            for line in every_line(&open(&position)).concat() {
                let refused = position.check(&line).map_err(|refusal| refusal.rule);
                assert_eq!(refused, Err(Rule::GameOver), "nothing is open yet: {line:?}");
            }
            position.open(&mut ());
            for _ in 0..150 {
                let line = &said[chance.below(said.len())];
                let _ = position.check(line);
                position.play_unchecked(line, &mut ());
                if chance.below(3) == 0 {
                    position.apply(&facts[chance.below(facts.len())]);
                }
                let _ = position.seen_by(Audience::Public).any_legal(|below| below - 1);
            }
        }
    }
}
