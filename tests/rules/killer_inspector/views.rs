//! What each audience may know.
use noir_referee::board::{Suspect, SuspectSet};
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{
    Action, Ask, Audience, Deed, Event, Eyes, Identity, Position, Seat, Trust,
};
use proptest::prelude::*;

use super::deals::{Deal, cases, pick, told_scripts};
use crate::support::play::lines;

/// The cards that an audience got to know from others in these facts: those dealt to it and those that
/// lay open. What a player told about his own cards he knew before, and it need not be true.
fn known_to(audience: Audience, events: &[Event], deal: &Deal) -> SuspectSet {
    let told = |seat: Seat| deal.trusts[seat.at()] == Trust::Told;
    events
        .iter()
        .filter_map(|event| match event.seen_by(Eyes::from(audience)) {
            Event::Drew(seat, _) | Event::Became(seat, _) if told(seat) => None,
            Event::Drew(_, card) | Event::Became(_, card) => card,
            Event::Laid(_, card) | Event::Discarded(_, card) | Event::Opened(_, card) => Some(card),
            _ => None,
        })
        .collect()
}

/// Two cards that exchange their places in the deal.
#[derive(Clone, Copy)]
struct Exchange(Suspect, Suspect);

impl Exchange {
    fn of(self, card: Suspect) -> Suspect {
        match card {
            card if card == self.0 => self.1,
            card if card == self.1 => self.0,
            card => card,
        }
    }

    fn all(self, cards: SuspectSet) -> SuspectSet {
        cards.iter().map(|card| self.of(card)).collect()
    }

    /// What others say in private speaks of the exchanged card; what is said aloud, and what the audience
    /// itself says, stays the same.
    fn said(self, line: &Action, own: bool) -> Action {
        match line {
            own_line if own => own_line.clone(),
            Action::Do(Deed::Become(card)) => Action::Do(Deed::Become(self.of(*card))),
            Action::Do(Deed::Drew(cards)) => Action::Do(Deed::Drew(self.all(*cards))),
            aloud => aloud.clone(),
        }
    }
}

/// Whether the two tables part here by a release that the design declares: an answer, a card laid open,
/// the end of the game.
fn released(here: &[Event], there: &[Event]) -> bool {
    let first = here.iter().zip(there).find(|(one, other)| one != other);
    let open = |event: &Event| {
        matches!(
            event,
            Event::Answered { .. } | Event::Laid(..) | Event::Discarded(..) | Event::Ended(_)
        )
    };
    match first {
        Some((one, other)) => open(one) || open(other),
        None => false,
    }
}

/// Plays the same lines at both tables and compares every byte that the audience gets, until a line is
/// refused at one of them or something is released. Gives the number of lines compared.
fn compare(deal: &Deal, lines_said: &[Action], exchange: Exchange, audience: Audience) -> usize {
    let other =
        Deal { deck: deal.deck.iter().map(|card| exchange.of(*card)).collect(), ..deal.clone() };
    let (mut one, mut two) = (deal.position(), other.position());
    let (mut here, mut there) = (Vec::new(), Vec::new());
    one.open(&mut here);
    two.open(&mut there);
    for (said, line) in lines_said.iter().enumerate() {
        let seen = |events: &[Event]| -> Vec<_> {
            events.iter().map(|event| event.seen_by(Eyes::from(audience))).collect()
        };
        let (left, right) = (seen(&here), seen(&there));
        if left != right {
            assert!(released(&left, &right), "{audience:?} sees {left:?} or {right:?}");
            return said;
        }
        let (view, same) = (one.seen_by(audience), two.seen_by(audience));
        assert_eq!(view, same);
        assert_eq!(lines(&view), lines(&same));
        let own = one.decision().is_some_and(|owed| Eyes::from(audience).see(owed.seat));
        let (Ok(first), Ok(second)) = (one.play(line), two.play(&exchange.said(line, own))) else {
            return said; // refused at one table for a hidden reason, which is a declared release
        };
        (one, here) = first;
        (two, there) = second;
    }
    lines_said.len()
}

/// The game of a script as a list of lines; told cards are those that lie on top.
fn said(deal: &Deal, choices: &[u16], patient: bool) -> (Vec<Action>, Vec<Event>, Position) {
    let mut position = deal.position();
    let (mut lines, mut events) = (Vec::new(), Vec::new());
    position.open(&mut events);
    let mut choices = choices.iter();
    while let Some(owed) = position.decision() {
        let line = match owed.ask {
            Ask::Drew(count) => Some(Action::Do(Deed::Drew(
                position.deck().order().take(usize::from(count)).collect(),
            ))),
            _ => choices.next().and_then(|choice| pick(&position, *choice, patient)),
        };
        let Some(line) = line else { break };
        let (after, happened) = position.play(&line).expect("legal");
        position = after;
        events.extend(happened);
        lines.push(line);
    }
    (lines, events, position)
}

proptest! {
    #![proptest_config(cases(250))]

    /// Two tables that differ in two cards which an audience never got to know give it the same views,
    /// the same lines and the same facts, up to the declared releases.
    #[test]
    fn a_card_one_may_not_know_changes_nothing_one_sees(
        script in told_scripts(),
        length in 1..80_usize,
        (left, right) in (any::<u16>(), any::<u16>()),
    ) {
        let choices = &script.choices[..length.min(script.choices.len())];
        let (lines_said, events, last) = said(&script.deal, choices, script.patient);
        if last.outcome().is_some() {
            return Ok(()); // everything lies open
        }
        for audience in [Audience::Public, Audience::Seat(KILLER), Audience::Seat(INSPECTOR)] {
            let hidden = last.everybody() - known_to(audience, &events, &script.deal);
            let hidden: Vec<_> = hidden.iter().collect();
            if hidden.len() < 2 {
                continue;
            }
            let card = |choice: u16| hidden[usize::from(choice) % hidden.len()];
            compare(&script.deal, &lines_said, Exchange(card(left), card(right)), audience);
        }
    }
}

proptest! {
    #![proptest_config(cases(60))]

    /// Telling is not asking: a player who tells a card that another seat was dealt sees what he would
    /// see if it were his.
    #[test]
    fn telling_a_card_does_not_show_who_holds_it(script in told_scripts()) {
        let (lines_said, events, last) = said(&script.deal, &script.choices, true);
        for seat in [KILLER, INSPECTOR].into_iter().filter(|_| last.outcome().is_none()) {
            let holding = last.holding(seat);
            let told = holding.hand | holding.identity.known().into_iter().collect();
            if holding.trust != Trust::Told {
                continue;
            }
            let audience = Audience::Seat(seat);
            let hidden = last.everybody() - known_to(audience, &events, &script.deal);
            for (own, other) in told.iter().flat_map(|own| hidden.iter().map(move |card| (own, card))) {
                compare(&script.deal, &lines_said, Exchange(own, other), audience);
            }
        }
    }
}

/// The properties above would hold of tables that part at once; these do not.
#[test]
fn most_exchanged_cards_are_never_noticed() {
    // The Killer in the middle, the Inspector's cards in the corners.
    let first = [12, 0, 4, 20, 24];
    let rest = (0..25).filter(|card| !first.contains(card));
    let deck = first.into_iter().chain(rest).map(Suspect::new).collect();
    let deal = Deal::standard(deck);
    let choices: Vec<_> = (0..40).map(|n: u16| n.wrapping_mul(40_503)).collect();
    let (lines_said, events, last) = said(&deal, &choices, true);
    assert!(last.outcome().is_none() && last.holding(KILLER).identity != Identity::Hidden);
    let hidden = last.everybody() - known_to(Audience::Public, &events, &deal);
    let mut whole = 0;
    let mut pairs = 0;
    for one in hidden {
        for other in hidden.iter().filter(|other| *other > one) {
            pairs += 1;
            let compared = compare(&deal, &lines_said, Exchange(one, other), Audience::Public);
            whole += usize::from(compared == lines_said.len());
        }
    }
    assert!(whole * 4 > pairs, "{whole} of {pairs} pairs play to the end");
}
