//! Lines and facts that make no sense.
use noir_referee::board::{Axis, Line, Shift, Suspect, SuspectSet};
use noir_referee::rules::{
    Action, Ask, Audience, Collapse, Decision, Deed, Event, Nobody, Outcome, Query, Reason, Seat,
    Source,
};
use proptest::collection::vec;
use proptest::prelude::*;

use super::deals::{any_scripts, cases};

fn suspects() -> impl Strategy<Value = Suspect> {
    any::<u8>().prop_map(Suspect::new)
}

fn sets() -> impl Strategy<Value = SuspectSet> {
    prop_oneof![
        any::<u64>().prop_map(SuspectSet::from_bits),
        vec(suspects(), 0..6).prop_map(|all| all.into_iter().collect())
    ]
}

fn seats() -> impl Strategy<Value = Seat> {
    any::<u8>().prop_map(Seat::new)
}

fn shifts() -> impl Strategy<Value = Shift> {
    (any::<bool>(), any::<u8>(), any::<bool>(), any::<u8>()).prop_map(
        |(rows, index, forward, by)| {
            let axis = if rows { Axis::Rows } else { Axis::Columns };
            Shift { line: Line { axis, index }, forward, by }
        },
    )
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        shifts().prop_map(Action::Shift),
        (any::<bool>(), vec(sets(), 1..4)).prop_map(|(rows, sets)| {
            let axis = if rows { Axis::Rows } else { Axis::Columns };
            let chain = sets
                .into_iter()
                .fold(None, |then, taken| Some(Box::new(Collapse { axis, taken, then })));
            Action::Collapse(*chain.expect("one at least"))
        }),
        suspects().prop_map(Deed::Kill).prop_map(Action::Do),
        suspects().prop_map(Deed::Accuse).prop_map(Action::Do),
        suspects().prop_map(Deed::Play).prop_map(Action::Do),
        suspects().prop_map(Deed::Become).prop_map(Action::Do),
        suspects().prop_map(Deed::Laid).prop_map(Action::Do),
        suspects().prop_map(Deed::Discarded).prop_map(Action::Do),
        sets().prop_map(Deed::Drew).prop_map(Action::Do),
        (seats(), suspects()).prop_map(|(seat, suspect)| Action::Do(Deed::Hit(seat, suspect))),
        seats().prop_map(Action::Concede),
        any::<bool>().prop_map(Deed::Answer).prop_map(Action::Do),
        Just(Action::Do(Deed::Disguise)),
        Just(Action::Do(Deed::Exonerate)),
        Just(Action::Do(Deed::Chosen)),
        Just(Action::Do(Deed::Failed)),
        Just(Action::Do(Deed::HitNobody(Nobody))),
    ]
}

fn asks() -> impl Strategy<Value = Ask> {
    prop_oneof![
        Just(Ask::Turn),
        Just(Ask::Become),
        Just(Ask::Play),
        any::<u8>().prop_map(Ask::Drew),
        Just(Ask::Chosen),
        Just(Ask::Disguised),
        Just(Ask::Failed),
        Just(Ask::Turned),
        suspects().prop_map(|who| Ask::Answer(Query::Canvass(who))),
        suspects().prop_map(|who| Ask::Answer(Query::Accusation(who))),
        suspects().prop_map(Ask::Hit),
    ]
}

fn events() -> impl Strategy<Value = Event> {
    let sources = || {
        prop_oneof![
            seats().prop_map(Source::Hand),
            seats().prop_map(Source::Identity),
            Just(Source::Board)
        ]
    };
    let cards = || proptest::option::of(suspects());
    prop_oneof![
        seats().prop_map(Event::Began),
        (seats(), shifts()).prop_map(|(seat, shift)| Event::Shifted(seat, shift)),
        sets().prop_map(|taken| Event::Collapsed(Seat::new(0), Axis::Rows, taken)),
        suspects().prop_map(Event::Died),
        (seats(), cards()).prop_map(|(seat, card)| Event::Drew(seat, card)),
        (seats(), cards()).prop_map(|(seat, card)| Event::Became(seat, card)),
        (sources(), suspects()).prop_map(|(from, card)| Event::Laid(from, card)),
        (sources(), suspects()).prop_map(|(from, card)| Event::Discarded(from, card)),
        seats().prop_map(Event::Passed),
        (seats(), asks()).prop_map(|(seat, ask)| Event::Owes(Decision { seat, ask })),
        (seats(), suspects()).prop_map(|(seat, card)| Event::Opened(seat, card)),
        Just(Event::Ended(Outcome { winner: None, reason: Reason::Stalemate })),
    ]
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn no_line_and_no_damaged_fact_panics(
        script in any_scripts(),
        lines in vec(actions(), 1..40),
        facts in vec(events(), 0..40),
    ) {
        let mut position = script.deal.position();
        position.open(&mut ());
        for line in &lines {
            if let Ok((after, _)) = position.play(line) {
                position = after;
            }
        }
        // The unchecked call may leave the rules, but never the program.
        for line in &lines {
            position.play_unchecked(line, &mut ());
        }
        for fact in &facts {
            position.apply(fact);
            let mut offered = Vec::new();
            position.legal(&mut offered);
            for line in &lines {
                let _ = position.check(line);
            }
            let _ = position.seen_by(Audience::Public);
        }
    }
}
