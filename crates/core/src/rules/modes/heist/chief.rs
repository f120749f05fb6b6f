//! The Chief of Security: his officers and what he does.
use std::cmp::Ordering;

use super::{Heist, begin_thief, capture, next_thief, own, shuffle, sure, unseen_crew};
use crate::board::{Axis, Cell, CellSet, ShiftSet, Suspect, SuspectSet};
use crate::rules::{
    Action, Deed, Event, Ledger, Offers, On, Query, Refusal, Rule, SURVEY_SIDE, Seat, SeatSet,
    Sink, Source, canvass, shift,
};
use crate::terms::Stun;

/// How many ways to choose officers out of an unseen hand are listed.
const LISTED: usize = 64;

/// The cards that may be in the Chief's hand before the game.
fn deployable(position: &On<Heist>) -> SuspectSet {
    let holding = position.holding(position.game.chief());
    if holding.unknown == 0 { holding.hand } else { position.everybody() - position.open_cards() }
}

/// The first turn of the Chief: this many of his seven cards are officers in uniform (preparation; HE06, HE07).
/// Out of an unseen hand only the first 64 ways are listed.
pub(super) fn each_deployed(position: &On<Heist>, out: &mut impl Offers) {
    let unseen = position.holding(position.game.chief()).unknown > 0;
    let mut left = if unseen { LISTED } else { usize::MAX };
    let officers = position.game.options.officers.get();
    choose(deployable(position), officers, SuspectSet::EMPTY, &mut |set| {
        out.push(Deed::Deploy(set));
        left -= 1;
        left > 0
    });
}

/// Visits each way to choose this many of them, first suspects first, until told to stop.
fn choose(
    from: SuspectSet,
    count: u8,
    chosen: SuspectSet,
    visit: &mut dyn FnMut(SuspectSet) -> bool,
) -> bool {
    if count == 0 {
        return visit(chosen);
    }
    let mut rest = from;
    for next in from {
        rest.remove(next);
        if rest.len() + 1 < count {
            return true;
        }
        if !choose(rest, count - 1, chosen | SuspectSet::just(next), visit) {
            return false;
        }
    }
    true
}

pub(super) fn check_deploy(
    position: &On<Heist>,
    officers: SuspectSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let wanted = position.game.options.officers.get();
    ledger.require(officers.len() == wanted, Refusal::of(Rule::OfficerCount))?;
    ledger.forbid((officers - deployable(position)).first(), Rule::NotInHand, Refusal::about)
}

pub(super) fn deploy(position: &mut On<Heist>, officers: SuspectSet, log: &mut impl Sink) {
    let chief = position.game.chief();
    position.emit(Event::Stepped(chief, Deed::Deploy(officers)), log);
    for officer in officers {
        position.emit(Event::Laid(Source::Hand(chief), officer), log);
    }
    position.choose_identity(chief, log);
}

/// One card is the officer in plainclothes, the others, if any, go back into the deck (preparation; HE06, HE08).
pub(super) fn hides(position: &mut On<Heist>, card: Option<Suspect>, log: &mut impl Sink) {
    let chief = position.game.chief();
    position.emit(Event::Became(chief, card), log);
    let holding = position.holding(chief);
    if holding.hand.is_empty() && holding.unknown == 0 {
        return begin_thief(position, Seat::new(0), log);
    }
    put_hand_back(position, chief, log);
    shuffle(position, chief, log);
}

/// All cards of a hand go back into the deck.
pub(super) fn put_hand_back(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    let holding = position.holding(seat);
    for card in holding.hand {
        position.emit(Event::Buried(Source::Hand(seat), Some(card)), log);
    }
    for _ in 0..holding.unknown {
        position.emit(Event::Buried(Source::Hand(seat), None), log);
    }
}

/// The officers in uniform that are not stunned.
fn able(position: &On<Heist>) -> SuspectSet {
    let stunned = position.game.stunned.map_or(SuspectSet::EMPTY, SuspectSet::just);
    position.officers() - stunned
}

/// The officers in uniform whom the Chief may swap (HE26, HE69).
fn swapping(position: &On<Heist>) -> SuspectSet {
    match position.game.options.stun {
        Stun::Line => position.officers(),
        Stun::OfficerOnly | Stun::OfficerAndLine => able(position),
    }
}

/// The shifts from which a stunned officer keeps the Chief (HE26).
fn stunned_lines(position: &On<Heist>) -> ShiftSet {
    let game = &position.game;
    match game.stunned {
        Some(officer) if game.options.stun != Stun::OfficerOnly => {
            position.grid.moving(SuspectSet::just(officer))
        }
        _ => ShiftSet::EMPTY,
    }
}

/// Neighbours of an able officer in uniform, and of the one in plainclothes; an officer's own cell only where
/// another one is next to it (accuse; HE38).
fn accusable(position: &On<Heist>) -> SuspectSet {
    position.grid.around_any(able(position) | own(position, position.game.chief()))
}

/// Two suspects in the reading order of the board.
pub(super) fn reading_order(
    position: &On<Heist>,
    one: Suspect,
    other: Suspect,
) -> (Suspect, Suspect) {
    let at =
        |who| position.grid.place(who).map_or((u8::MAX, 0), |cell| (cell.row(), cell.column()));
    if at(other) < at(one) { (other, one) } else { (one, other) }
}

/// Two suspects of a swap as they are kept: of the Chief's an officer first, before one who may not be the one who
/// swaps (HE69), else in reading order.
pub(super) fn in_order(position: &On<Heist>, one: Suspect, other: Suspect) -> (Suspect, Suspect) {
    let chief = position.owed.is_some_and(|owed| owed.seat == position.game.chief());
    let (swapping, uniformed) = (swapping(position), position.officers());
    let rank = |who| {
        u8::from(chief && swapping.contains(who)) + u8::from(chief && uniformed.contains(who))
    };
    match rank(one).cmp(&rank(other)) {
        Ordering::Greater => (one, other),
        Ordering::Less => (other, one),
        Ordering::Equal => reading_order(position, one, other),
    }
}

pub(super) fn each(position: &On<Heist>, out: &mut impl Offers) {
    let chief = position.game.chief();
    out.each(shift::shifts(position, chief, 1) - stunned_lines(position), Action::Shift);
    let swapping = swapping(position);
    for officer in swapping {
        for other in position.grid.around(officer) {
            if !swapping.contains(other) || in_order(position, officer, other) == (officer, other) {
                out.push(Deed::Swap(officer, other));
            }
        }
    }
    out.each(accusable(position), Deed::Accuse);
    out.each(squares(position), Deed::Survey);
    out.push(Deed::Pass);
}

/// The top-left cells of the 4×4 squares that lie wholly on the board (HE37).
fn squares(position: &On<Heist>) -> CellSet {
    let grid = &position.grid;
    let corners =
        |axis| grid.lines(axis).len() as u8 + 1 - SURVEY_SIDE.min(grid.lines(axis).len() as u8 + 1);
    let (down, right) = (corners(Axis::Rows), corners(Axis::Columns));
    (0..down).flat_map(|row| (0..right).map(move |column| Cell::new(row, column))).collect()
}

pub(super) fn check(
    position: &On<Heist>,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.note(Rule::NotYourAction);
    let chief = position.game.chief();
    match *action {
        Action::Shift(line) => {
            shift::check(position, chief, 1, line, ledger)?;
            let held = stunned_lines(position).contains(line);
            ledger.require(!held, Refusal::at(Rule::StunnedLine, line.line))
        }
        Action::Do(Deed::Swap(one, other)) => check_swap(position, one, other, ledger),
        Action::Do(Deed::Accuse(target)) => {
            ledger.among(accusable(position), target, Rule::AccuseAble)
        }
        Action::Do(Deed::Survey(corner)) => {
            let whole = squares(position).contains(corner);
            ledger.require(whole, Refusal::of(Rule::SurveySquare))
        }
        Action::Do(Deed::Pass) => Ok(()),
        _ => Err(Refusal::to(Rule::NotYourAction, chief)),
    }
}

fn check_swap(
    position: &On<Heist>,
    one: Suspect,
    other: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let (officer, other) = in_order(position, one, other);
    ledger.among(position.officers(), officer, Rule::Officer)?;
    ledger.among(swapping(position), officer, Rule::OfficerStunned)?;
    let near = position.grid.near(officer, other);
    ledger.require(near, Refusal::about(Rule::SwapNeighbour, other))
}

pub(super) fn perform(position: &mut On<Heist>, action: &Action, log: &mut impl Sink) {
    let chief = position.game.chief();
    let deed = match *action {
        Action::Shift(line) => {
            position.emit(Event::Shifted(chief, line), log);
            return next_thief(position, log);
        }
        Action::Do(deed) => deed,
        _ => return,
    };
    let sure = match deed {
        Deed::Accuse(target) => {
            sure(position, chief) || position.grid.around_any(able(position)).contains(target)
        }
        _ => true,
    };
    position.emit(Event::Acted { seat: chief, deed, sure }, log);
    match deed {
        Deed::Swap(one, other) => position.emit(Event::Swapped(one, other), log),
        Deed::Accuse(target) => return capture::accused(position, target, log),
        Deed::Survey(corner) => {
            let crew = position.game.crew();
            if !canvass::ask_query(position, chief, crew, Query::Survey(corner), log) {
                return;
            }
        }
        _ => {}
    }
    next_thief(position, log);
}

pub(super) fn each_hands(position: &On<Heist>, out: &mut impl Offers) {
    out.extend(unseen_crew(position).subsets().map(Deed::Hands));
}

/// Those of whom nobody has seen the card have raised a hand or not (surveillance; HE36).
pub(super) fn hands(position: &mut On<Heist>, query: Query, up: SeatSet, log: &mut impl Sink) {
    canvass::raised(position, unseen_crew(position), query, up, log);
    next_thief(position, log);
}

/// The one of whom nobody has seen the card has answered.
pub(super) fn surveyed(
    position: &mut On<Heist>,
    query: Query,
    seat: Seat,
    yes: bool,
    log: &mut impl Sink,
) {
    canvass::answered(position, seat, query, yes, log);
    next_thief(position, log);
}
