//! The Profiler: lays cards of his hand, and canvasses the Mafia.
use super::agent;
use crate::board::SuspectSet;
use crate::rules::fbi_mafia::reach::{living, unseen_dead};
use crate::rules::fbi_mafia::{FbiMafia, go_on, question};
use crate::rules::{Ask, Deed, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink, Source};
use crate::terms::Team;

/// How many cards he holds, as long as the deck lasts (mode 5, profiler; F18).
pub(in crate::rules) const HAND: u8 = 4;
/// The most lines that say which cards were discarded.
const LISTED: usize = 64;

/// The living whose cards he can lay: those of his hand or, while it is unseen, all that could be in it.
fn cards(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    let holding = position.holding(seat);
    if holding.unknown == 0 {
        return holding.hand & living(position);
    }
    living(position) & position.unseen_by(seat)
}

/// Whether his hand can be without a living card (F52).
fn may_be_nobody(position: &On<FbiMafia>, seat: Seat) -> bool {
    let holding = position.holding(seat);
    (holding.hand - position.dead).is_empty() && holding.unknown <= unseen_dead(position).len()
}

/// Whether changing his hand would change something (H24).
fn would_change(position: &On<FbiMafia>, seat: Seat) -> bool {
    position.holding(seat).hand_count() > 0 || position.deck.count() > 0
}

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    agent::legal(position, seat, out);
    out.each(cards(position, seat), Deed::Profile);
    let nobody = would_change(position, seat) && may_be_nobody(position, seat);
    out.extend(nobody.then_some(Deed::ProfileNobody));
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::Profile(card) => {
            ledger.outside(position.dead, card, Rule::ProfileLiving)?;
            ledger.among(cards(position, seat), card, Rule::NotInHand)
        }
        Deed::ProfileNobody => {
            let changes = would_change(position, seat);
            ledger.require(changes, Refusal::of(Rule::ProfileNothing))?;
            ledger.require(may_be_nobody(position, seat), Refusal::of(Rule::ProfileNobody))
        }
        _ => agent::check(position, seat, deed, ledger),
    }
}

/// Profile: a card is laid on its living suspect, then dead cards are discarded, the hand is filled to four
/// once, and the Mafia is canvassed (F53). Without a living card only the hand is changed (F52).
pub(super) fn perform(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    if !matches!(deed, Deed::Profile(_) | Deed::ProfileNobody) {
        return agent::perform(position, seat, deed, log);
    }
    if let Deed::Profile(card) = deed {
        position.emit(Event::Laid(Source::Hand(seat), card), log);
    }
    let holding = position.holding(seat);
    if holding.unknown > 0 && !unseen_dead(position).is_empty() {
        return position.owe(seat, Ask::Turned, log);
    }
    discarded(position, seat, holding.hand & position.dead, log);
}

/// The dead cards of his hand are public, and he draws.
pub(in crate::rules) fn discarded(
    position: &mut On<FbiMafia>,
    seat: Seat,
    cards: SuspectSet,
    log: &mut impl Sink,
) {
    for card in cards {
        position.emit(Event::Discarded(Source::Hand(seat), card), log);
    }
    let holds = position.holding(seat).hand_count();
    let cards = HAND.saturating_sub(holds).min(position.deck.count());
    if cards == 0 || position.draw(seat, cards, log) {
        filled(position, seat, log);
    }
}

/// His hand is full again: now the Mafia is canvassed (F19, F53).
pub(in crate::rules) fn filled(position: &mut On<FbiMafia>, seat: Seat, log: &mut impl Sink) {
    match position.game.flow.deed {
        Some(Deed::Profile(card)) => question::canvass(position, seat, Team::Mafia, card, log),
        _ => go_on(position, log),
    }
}

/// How many cards the owner of an unseen hand can have discarded: all of them where he could lay none.
fn discards(position: &On<FbiMafia>, seat: Seat) -> std::ops::RangeInclusive<u8> {
    let holds = position.holding(seat).hand_count();
    let all = position.game.flow.deed == Some(Deed::ProfileNobody);
    if all { holds..=holds } else { 0..=holds }
}

/// Adds what the owner of an unseen hand may say that he discards: fewer cards first, at most 64 lines.
pub(in crate::rules) fn legal_discards(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    let (dead, counts) = (unseen_dead(position), discards(position, seat));
    let mut groups = vec![SuspectSet::EMPTY];
    let (mut at, mut left) = (0, LISTED);
    while let Some(&group) = groups.get(at) {
        at += 1;
        if counts.contains(&group.len()) && left > 0 {
            left -= 1;
            out.push(Deed::discarded(group));
        }
        let last = group.iter().last().map_or(0, |card| card.at() as u8 + 1);
        if group.len() < *counts.end() && groups.len() < 4 * LISTED {
            let later = dead - SuspectSet::below(last);
            groups.extend(later.iter().map(|card| group | SuspectSet::just(card)));
        }
    }
}

/// That they were in his hand only he can see.
pub(in crate::rules) fn check_discards(
    position: &On<FbiMafia>,
    seat: Seat,
    cards: SuspectSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let elsewhere = cards & position.open_cards();
    ledger.forbid(elsewhere.first(), Rule::CardElsewhere, Refusal::about)?;
    ledger.forbid((cards - position.dead).first(), Rule::PlayResult, Refusal::about)?;
    let counts = discards(position, seat);
    ledger.require(counts.contains(&cards.len()), Refusal::counted(cards.len(), counts))?;
    ledger.note(Rule::NotInHand);
    Ok(())
}
