//! Hitman vs. Sleuth, played at random: one table where the companion deals everything, and beside it the same
//! game at a table where players hold real cards and say what only they know.
use std::collections::HashSet;

use noir_referee::board::{Grid, Suspect, SuspectSet};
use noir_referee::rules::hitman_sleuth::{Fact, HITMAN, HitmanSleuth, SLEUTH};
use noir_referee::rules::{
    Action, Ask, Audience, Deck, Deed, Event, Identity, Nobody, Options, Position, Seat, Source,
    Trust,
};
use noir_referee::terms::{CollapseRule, OwnList, UndoBan};
use proptest::collection::vec;
use proptest::prelude::*;

use super::killer_inspector::deals::{cases, pick};
use crate::support::play::{lines, open};

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

impl Tables {
    fn open(deal: &Deal) -> Self {
        let (mut truth, mut kept) = (deal.dealt().position(), deal.position());
        let mut happened = Vec::new();
        truth.open(&mut happened);
        kept.open(&mut ());
        let mut tables = Self { truth, kept, happened };
        tables.settle(&truth);
        tables
    }

    /// Says a line that is true at the dealt table, and what the real one asks after it.
    fn say(&mut self, line: &Action) {
        let before = self.truth;
        let (after, events) = before.play(line).expect("a line that was offered");
        (self.truth, self.happened) = (after, events);
        let said = match (self.kept.decision().map(|owed| owed.ask), line) {
            (Some(Ask::Chosen), Action::Do(Deed::Become(_))) => Deed::Chosen.into(),
            _ => line.clone(),
        };
        self.hear(&said);
        self.settle(&before);
    }

    fn hear(&mut self, line: &Action) {
        self.kept = match self.kept.play(line) {
            Ok((after, _)) => after,
            Err(error) => panic!("{line:?} is true and refused: {:?}", error.refusal),
        };
    }

    /// The players answer truly until the dealt table waits for the same as the real one.
    fn settle(&mut self, before: &Position) {
        while let Some(owed) = self.kept.decision() {
            let Some(answer) = self.answer(before, owed.seat, owed.ask) else { break };
            self.hear(&answer.into());
        }
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
fn play(script: &(Deal, Vec<u16>, bool), mut show: impl FnMut(&Tables)) {
    let (deal, choices, patient) = script;
    let mut tables = Tables::open(deal);
    show(&tables);
    for &choice in choices {
        let Some(line) = pick(&tables.truth, choice, *patient) else { break };
        tables.say(&line);
        show(&tables);
    }
}

fn state(position: &Position) -> &HitmanSleuth {
    position.hitman_sleuth().expect("this mode")
}

proptest! {
    #![proptest_config(cases(120))]

    /// Told, untold and mixed tables play the very game that the dealt one plays.
    #[test]
    fn real_cards_play_the_same_game(script in scripts()) {
        play(&script, |tables| {
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
                let offered: HashSet<_> = lines(&open(kept)).into_iter().collect();
                assert!(lines(&open(truth)).iter().all(|line| offered.contains(line)));
            }
        });
    }

    /// Every evidence card is in exactly one place.
    #[test]
    fn no_card_is_lost_or_doubled(script in scripts()) {
        play(&script, |tables| {
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
        play(&script, |tables| {
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

    /// Nobody sees a face-down target, unless the table lets the Hitman look (H23).
    #[test]
    fn the_list_is_seen_by_nobody_else(script in scripts()) {
        play(&script, |tables| {
            let kept = &tables.kept;
            for audience in AUDIENCES {
                let sees = kept.outcome().is_some()
                    || audience == Audience::Referee
                    || (script.0.own_list == OwnList::Yes && audience == Audience::Seat(HITMAN));
                let view = kept.seen_by(audience);
                let seen: Vec<_> = view.hitman_sleuth().expect("this mode").list.hidden().collect();
                let there: Vec<_> = state(kept).list.hidden().collect();
                assert_eq!(seen, if sees { there } else { vec![None; there.len()] });
            }
        });
    }
}
