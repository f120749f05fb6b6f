//! Hitman vs. Sleuth, played at random: one table where the companion deals everything, and beside it the same
//! game at a table where players hold real cards and say what only they know.
use std::collections::HashSet;
use std::fmt::Write as _;

use noir_referee::board::{Grid, Suspect, SuspectSet};
use noir_referee::rules::hitman_sleuth::{Fact, HITMAN, HitmanSleuth, SLEUTH};
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Deed, Event, Game, Identity, Nobody, Options, Position, Seat,
    Source, Trust, perft, playout,
};
use noir_referee::terms::{CollapseRule, OwnList, UndoBan};
use proptest::collection::vec;
use proptest::prelude::*;

use super::deals::{cases, pick};
use super::offers::universe as shared;
use super::perft::blocks;

const AUDIENCES: [Audience; 4] =
    [Audience::Public, Audience::Seat(HITMAN), Audience::Seat(SLEUTH), Audience::Referee];

/// What chance and the table decide before the first turn.
#[derive(Clone, Debug)]
struct Deal {
    deck: Vec<Suspect>,
    trusts: [Trust; 2],
    own_list: OwnList,
    options: Options,
}

impl Deal {
    fn position(&self) -> Position {
        let game = HitmanSleuth { own_list: self.own_list, ..HitmanSleuth::default() };
        let grid = Grid::new(5, 5);
        Position::new(game.into(), self.options, grid, &self.trusts, Deck::new(&self.deck))
    }

    fn dealt(&self) -> Self {
        Self { trusts: [Trust::Dealt; 2], ..self.clone() }
    }
}

fn deals() -> impl Strategy<Value = Deal> {
    let trust = || prop_oneof![Just(Trust::Dealt), Just(Trust::Told), Just(Trust::Untold)];
    let cards: Vec<_> = (0..25).map(Suspect::new).collect();
    let ban = prop_oneof![Just(UndoBan::On), Just(UndoBan::Arrangement), Just(UndoBan::Off)];
    let rule = prop_oneof![Just(CollapseRule::One), Just(CollapseRule::AllDead)];
    let trusts = prop_oneof![Just([Trust::Dealt; 2]), [trust(), trust()]];
    let own_list = any::<bool>().prop_map(|yes| if yes { OwnList::Yes } else { OwnList::No });
    (Just(cards).prop_shuffle(), trusts, own_list, ban, rule).prop_map(
        |(deck, trusts, own_list, undo_ban, collapse)| {
            let options = Options { undo_ban, collapse };
            Deal { deck, trusts, own_list, options }
        },
    )
}

fn scripts() -> impl Strategy<Value = (Deal, Vec<u16>, bool)> {
    (deals(), vec(any::<u16>(), 1..160), any::<bool>())
}

/// A dealt table that knows the truth, and the real one, which hears the truth from its players.
struct Tables {
    truth: Position,
    kept: Position,
    /// Truths that the real table has not heard yet.
    happened: Vec<Event>,
}

/// What came of a line at the real table, and the position before it.
struct Step {
    before: Position,
    events: Vec<Event>,
}

impl Tables {
    fn open(deal: &Deal) -> (Self, Vec<Event>, Vec<Step>) {
        let (mut truth, mut kept) = (deal.dealt().position(), deal.position());
        let (mut happened, mut opening) = (Vec::new(), Vec::new());
        truth.open(&mut happened);
        kept.open(&mut opening);
        let mut tables = Self { truth, kept, happened };
        let steps = tables.settle(&truth);
        (tables, opening, steps)
    }

    /// Says a line that is true at the dealt table, and what the real one asks after it.
    fn say(&mut self, line: &Action) -> Vec<Step> {
        let before = self.truth;
        let (after, events) = before.play(line).expect("a line that was offered");
        (self.truth, self.happened) = (after, events);
        let said = match (self.kept.decision().map(|owed| owed.ask), line) {
            (Some(Ask::Chosen), Action::Do(Deed::Become(_))) => Deed::Chosen.into(),
            _ => line.clone(),
        };
        let mut steps = vec![self.hear(&said)];
        steps.extend(self.settle(&before));
        steps
    }

    fn hear(&mut self, line: &Action) -> Step {
        let before = self.kept;
        match before.play(line) {
            Ok((after, events)) => {
                self.kept = after;
                Step { before, events }
            }
            Err(error) => panic!("{line:?} is true and refused: {:?}", error.refusal),
        }
    }

    /// The players answer truly until the dealt table waits for the same as the real one.
    fn settle(&mut self, before: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        while let Some(owed) = self.kept.decision() {
            let Some(answer) = self.answer(before, owed.seat, owed.ask) else { break };
            steps.push(self.hear(&answer.into()));
        }
        steps
    }

    fn answer(&mut self, before: &Position, seat: Seat, ask: Ask) -> Option<Deed> {
        let lost = self.truth.outcome().is_some();
        Some(match ask {
            Ask::Drew(_) => {
                let drawn = self.happened.iter().filter_map(|event| match *event {
                    Event::Drew(who, card) if who == seat => card,
                    _ => None,
                });
                Deed::Drew(drawn.collect())
            }
            Ask::Turned => {
                let turned = |event: &Event| match *event {
                    Event::List(Fact::Turned(card)) => Some(card),
                    _ => None,
                };
                let at = self.happened.iter().position(|event| turned(event).is_some())?;
                Deed::Turned(SuspectSet::just(turned(&self.happened.remove(at))?))
            }
            Ask::Disguised => self.happened.iter().find_map(|event| match *event {
                Event::Laid(Source::Identity(_), card) => Some(Deed::Laid(card)),
                Event::Discarded(Source::Hand(_), _) => Some(Deed::Failed),
                _ => None,
            })?,
            Ask::Failed => self.happened.iter().find_map(|event| match *event {
                Event::Discarded(Source::Hand(HITMAN), card) => Some(Deed::Discarded(card)),
                _ => None,
            })?,
            Ask::Answer(asked) => self.happened.iter().find_map(|event| match *event {
                Event::Answered { query, yes, .. } if query == asked => Some(Deed::Answer(yes)),
                _ => None,
            })?,
            Ask::Hit(victim) => {
                let sleuth = before.holding(SLEUTH);
                if sleuth.identity == Identity::Known(victim) {
                    Deed::Hit(SLEUTH, victim)
                } else if sleuth.hand.contains(victim) {
                    Deed::Discarded(victim)
                } else {
                    Deed::HitNobody(Nobody)
                }
            }
            Ask::Chosen if lost => Deed::Failed,
            _ => return None,
        })
    }
}

/// Plays the script, showing the tables after the opening and after every line.
fn play(script: &(Deal, Vec<u16>, bool), mut show: impl FnMut(&Tables, &[Event], &[Step])) {
    let (deal, choices, patient) = script;
    let (mut tables, opening, steps) = Tables::open(deal);
    show(&tables, &opening, &steps);
    for &choice in choices {
        let Some(line) = pick(&tables.truth, choice, *patient) else { break };
        let steps = tables.say(&line);
        show(&tables, &[], &steps);
    }
}

fn lines(position: &Position) -> Vec<Action> {
    let mut lines = Vec::new();
    position.legal(&mut lines);
    lines
}

/// Every line that could be said, right or wrong, but for collapses.
fn universe(position: &Position) -> Vec<Action> {
    let mut all = shared(position.grid(), false);
    all.push(Deed::Evade.into());
    all.extend((0..27).map(|place| Deed::Return(place).into()));
    all.extend((0..27).map(|card| Deed::Turned(SuspectSet::just(Suspect::new(card))).into()));
    all
}

fn state(position: &Position) -> &HitmanSleuth {
    position.hitman_sleuth().expect("this mode")
}

proptest! {
    #![proptest_config(cases(120))]

    /// Told, untold and mixed tables play the very game that the dealt one plays.
    #[test]
    fn real_cards_play_the_same_game(script in scripts()) {
        play(&script, |tables, _, _| {
            let (truth, kept) = (&tables.truth, &tables.kept);
            assert_eq!(truth.outcome(), kept.outcome());
            assert_eq!(truth.decision().map(|it| it.seat), kept.decision().map(|it| it.seat));
            assert_eq!((truth.grid(), truth.turn()), (kept.grid(), kept.turn()));
            assert_eq!(truth.deck().count(), kept.deck().count());
            assert_eq!(truth.dead(), kept.dead());
            let shown = kept.open_cards() | kept.claimed_cards();
            assert_eq!(truth.open_cards(), shown);
            assert_eq!(state(truth).list.hidden_count(), state(kept).list.hidden_count());
            for seat in [HITMAN, SLEUTH] {
                let (there, here) = (truth.holding(seat), kept.holding(seat));
                assert_eq!(there.hand_count(), here.hand_count());
                if here.trust != Trust::Untold {
                    assert_eq!((there.identity, there.hand), (here.identity, here.hand));
                }
            }
            // What the real table offers includes whatever is truly allowed.
            if truth.decision().map(|it| it.ask) == kept.decision().map(|it| it.ask) {
                let offered: HashSet<_> = lines(kept).into_iter().collect();
                assert!(lines(truth).iter().all(|line| offered.contains(line)));
            }
        });
    }

    /// Every evidence card is in exactly one place.
    #[test]
    fn no_card_is_lost_or_doubled(script in scripts()) {
        play(&script, |tables, _, _| {
            let truth = &tables.truth;
            let list = state(truth).list;
            let mut cards: Vec<Suspect> = truth.deck().order().collect();
            cards.extend(list.target());
            cards.extend(list.hidden().flatten());
            cards.extend(truth.exonerated() | truth.discard());
            for seat in [HITMAN, SLEUTH] {
                let holding = truth.holding(seat);
                cards.extend(holding.hand);
                cards.extend(holding.identity.known());
            }
            let set: SuspectSet = cards.iter().copied().collect();
            assert_eq!((cards.len(), set), (25, truth.everybody()));
        });
    }

    /// The open target lives until it is killed, the Hitman lives, and so does whoever the Sleuth has become.
    #[test]
    fn who_plays_is_alive(script in scripts()) {
        play(&script, |tables, _, _| {
            let truth = &tables.truth;
            if truth.outcome().is_none() {
                assert!(state(truth).list.target().is_some());
            }
            let alive = |card: Option<Suspect>| card.is_none_or(|card| truth.alive().contains(card));
            assert!(alive(state(truth).list.target()));
            assert!([HITMAN, SLEUTH].iter().all(|seat| alive(truth.holding(*seat).identity.known())));
            assert!(!truth.discard().meets(truth.alive()), "only the dead are discarded");
        });
    }

    /// A view told only what its audience may know of each fact stays the view of the position.
    #[test]
    fn a_view_follows_the_facts_it_may_know(script in scripts()) {
        for audience in AUDIENCES {
            let mut position = script.0.position();
            let mut view = position.seen_by(audience);
            play(&script, |_, opening, steps| {
                for event in opening.iter().chain(steps.iter().flat_map(|step| &step.events)) {
                    let eyes = position.eyes(audience);
                    position.apply(event);
                    view.apply(&event.seen_by(eyes));
                    if position.outcome().is_some() || matches!(event, Event::Opened(..)) {
                        return;
                    }
                    assert_eq!(view, position.seen_by(audience), "{audience:?} after {event:?}");
                }
            });
        }
    }

    /// Nobody sees a face-down target, unless the table lets the Hitman look (H23).
    #[test]
    fn the_list_is_seen_by_nobody_else(script in scripts()) {
        play(&script, |tables, _, _| {
            let kept = &tables.kept;
            for audience in AUDIENCES {
                let sees = kept.outcome().is_some()
                    || audience == Audience::Referee
                    || (script.0.own_list == OwnList::Yes && audience == Audience::Seat(HITMAN));
                let view = kept.seen_by(audience);
                let seen: Vec<_> = state(&view).list.hidden().collect();
                let there: Vec<_> = state(kept).list.hidden().collect();
                assert_eq!(seen, if sees { there } else { vec![None; there.len()] });
            }
        });
    }
}

proptest! {
    #![proptest_config(cases(25))]

    #[test]
    fn legal_lines_are_exactly_those_that_check_allows(script in scripts()) {
        play(&script, |tables, _, steps| {
            for position in steps.iter().map(|step| &step.before).chain([&tables.kept]) {
                let listed: HashSet<_> = lines(position).into_iter().collect();
                let ask = position.decision().map(|owed| owed.ask);
                for line in universe(position) {
                    let check = position.check(&line);
                    assert_eq!(check, position.play(&line).map(|_| ()).map_err(|it| it.refusal));
                    let aloud = matches!(line, Action::Do(Deed::Laid(_) | Deed::Discarded(_)));
                    if check.is_ok() && !(ask == Some(Ask::Play) && aloud) {
                        assert!(listed.contains(&line), "{line:?} is allowed but not offered");
                    } else if check.is_err() {
                        assert!(!listed.contains(&line), "{line:?} is offered: {check:?}");
                    }
                }
            }
        });
    }

    /// An audience is never told that something is refused which is in truth allowed.
    #[test]
    fn what_everybody_can_see_refuses_nothing_that_is_allowed(script in scripts()) {
        play(&script, |tables, _, steps| {
            for position in steps.iter().map(|step| &step.before).chain([&tables.kept]) {
                for audience in AUDIENCES {
                    let view = position.seen_by(audience);
                    let _ = lines(&view);
                    for line in universe(position).iter().chain(&lines(position)) {
                        if view.check(line).is_err() {
                            assert!(position.check(line).is_err(), "{line:?} for {audience:?}");
                        }
                    }
                }
            }
        });
    }

    /// Wrong answers and cards told twice: whatever is not refused is played, and nothing panics.
    #[test]
    fn liars_never_break_the_table(deal in deals(), lies in vec((any::<u64>(), any::<u16>()), 120)) {
        let mut position = deal.position();
        position.open(&mut ());
        for (set, choice) in lies {
            let line = match position.decision().map(|owed| owed.ask) {
                None => break,
                Some(Ask::Drew(count)) => {
                    let cards = (0..25).map(Suspect::new).filter(|card| set >> card.at() & 1 == 1);
                    Deed::Drew(cards.take(usize::from(count)).collect()).into()
                }
                Some(_) => match pick(&position, choice, false) {
                    Some(line) => line,
                    None => break,
                },
            };
            if let Ok((after, _)) = position.play(&line) {
                position = after;
            }
        }
    }
}

/// Every way in which a game of this mode ends is found by chance.
#[test]
fn random_play_ends_in_every_way() {
    let mut ends = HashSet::new();
    let mut state = 7_u32;
    for game in 0..400_u16 {
        let mut deck: Vec<_> = (0..25).map(Suspect::new).collect();
        deck.rotate_left(usize::from(game % 25));
        deck.swap(usize::from(game % 7), usize::from(8 + game % 13));
        let trusts = [Trust::Dealt; 2];
        let deal = Deal { deck, trusts, own_list: OwnList::No, options: Options::default() };
        let mut start = deal.position();
        start.open(&mut ());
        let (last, plies) = playout(start, 50_000, |below| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        });
        let outcome = last.outcome();
        assert!(outcome.is_some(), "after {plies} lines");
        ends.extend(outcome.map(|end| end.reason.word()));
    }
    let mut ends: Vec<_> = ends.into_iter().collect();
    ends.sort_unstable();
    assert_eq!(ends, ["hit-list", "hitman-caught", "sleuth-killed"]);
}

/// The counts of the file, from deals that it gives.
#[test]
fn the_counts_of_the_file_are_right() {
    let mut wrong = String::new();
    for block in blocks("hitman-sleuth") {
        let trusts = [Trust::Dealt; 2];
        let options = Options::default();
        let deal = Deal { deck: block.evidence.clone(), trusts, own_list: OwnList::No, options };
        let mut position = deal.position();
        position.open(&mut ());
        for line in &block.said {
            position = match position.play(line) {
                Ok((after, _)) => after,
                Err(error) => panic!("{}: {line:?} is refused: {:?}", block.id, error.refusal),
            };
        }
        assert!(matches!(position.game(), Game::HitmanSleuth(_)));
        for (&depth, &count) in block.counts.iter().filter(|(_, count)| **count <= 3_000_000) {
            let found = perft(&position, depth);
            if found != count {
                let _ = writeln!(wrong, "{}: perft {depth} {found}, not {count}", block.id);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
