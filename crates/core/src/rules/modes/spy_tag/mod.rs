//! Mode 3, Spy Tag.
//!
//! Three to nine spies with one secret identity each, every one for himself (3 to 5 players) or in
//! teams (6, 8 and 9), on a grid of 5×5 to 7×7. They take turns with one action each. A captured spy
//! is a trophy and draws a new identity at once; enough trophies win. Books: Planeta Ihor 2024, `GaGa`,
//! Major Grom; mode 3 of each.
mod sides;

pub use sides::{Fact, SpyTag};

use crate::board::{Suspect, SuspectSet};
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Ledger, Nobody, Offers, On, Reason, Refusal,
    Rule, Seat, SeatSet, Sink, State, canvass, collapse, drawing, reach::check_on_grid, shift,
};

/// Every spy is dealt his secret identity, in the order of seats (preparation of the players), and
/// the first seat begins (SP02).
pub(in crate::rules) fn open(position: &mut On<SpyTag>, log: &mut impl Sink) {
    deal(position, log);
}

fn deal(position: &mut On<SpyTag>, log: &mut impl Sink) {
    let spies = position.game.playing();
    for seat in spies {
        if position.holding(seat).identity != Identity::None {
            continue;
        }
        if !position.draw(seat, 1, log) {
            return;
        }
        position.become_drawn(seat, log);
    }
    if let Some(first) = spies.first() {
        begin(position, first, log);
    }
}

/// A turn begins; where nothing is legal it passes (G31), and when it passes all round the game is a
/// stalemate (G38).
fn begin(position: &mut On<SpyTag>, seat: Seat, log: &mut impl Sink) {
    let spies = position.game.playing();
    let mut seat = seat;
    loop {
        position.emit(Event::Began(seat), log);
        if has_action(position, seat) {
            return position.owe(seat, Ask::Turn, log);
        }
        position.emit(Event::Passed(seat), log);
        if position.passes >= spies.len() {
            return position.end(None, Reason::Stalemate, log);
        }
        seat = after(spies, seat);
    }
}

/// The next of these seats round the table.
fn after(seats: SeatSet, seat: Seat) -> Seat {
    let later = seats.iter().find(|other| *other > seat);
    later.or(seats.first()).unwrap_or(seat)
}

fn end_turn(position: &mut On<SpyTag>, log: &mut impl Sink) {
    begin(position, after(position.game.playing(), position.active), log);
}

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(
    position: &On<SpyTag>,
    Decision { seat, ask }: Decision,
    out: &mut impl Offers,
) {
    match ask {
        Ask::Turn => {
            shift::legal(position, seat, 1, out);
            collapse::legal(position, out);
            out.each(capture_targets(position, seat), Deed::Capture);
            out.each(canvass_targets(position, seat), Deed::Canvass);
        }
        Ask::Hands(_) => {
            let asked = position.unseen(canvassed(position));
            out.extend(asked.subsets().map(Deed::Hands));
        }
        Ask::Hit(suspect) => {
            out.push(Deed::HitNobody(Nobody));
            let asked = position.unseen(enemies(position));
            out.each(asked, |seat| Deed::Hit(seat, suspect));
        }
        _ => {}
    }
}

fn has_action(position: &On<SpyTag>, seat: Seat) -> bool {
    !canvass_targets(position, seat).is_empty()
        || !shift::shifts(position, seat, 1).is_empty()
        || collapse::any(position)
}

/// Where the seat may be: its own suspect or, while that is unseen, anybody alive, or who was only said to be
/// captured.
fn places(position: &On<SpyTag>, seat: Seat) -> SuspectSet {
    match position.holding(seat).identity {
        Identity::Known(own) => SuspectSet::just(own),
        Identity::Hidden => position.alive() | position.claimed_cards(),
        Identity::None => SuspectSet::EMPTY,
    }
}

/// The living neighbours (capture; SP06), never oneself (SP07).
fn capture_targets(position: &On<SpyTag>, seat: Seat) -> SuspectSet {
    position.grid.around_any(places(position, seat)) & position.alive()
}

/// The neighbours, dead ones too (SP06), and oneself (canvas; SP05).
fn canvass_targets(position: &On<SpyTag>, seat: Seat) -> SuspectSet {
    let own = places(position, seat);
    (position.grid.around_any(own) | own) & position.grid.suspects()
}

/// Whom the spy whose turn it is can capture: a partner keeps silent (SP03).
fn enemies(position: &On<SpyTag>) -> SeatSet {
    let game = &position.game;
    game.playing() - game.with(position.active)
}

/// Who answers the spy whose turn it is when he canvasses: partners too (SP04). That he is next to the
/// suspect himself needs no answer.
fn canvassed(position: &On<SpyTag>) -> SeatSet {
    position.game.playing() - SeatSet::just(position.active)
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &On<SpyTag>,
    Decision { seat, ask }: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match (ask, action) {
        (Ask::Turn, _) => check_turn(position, seat, action, ledger),
        (Ask::Drew(count), Action::Do(Deed::Drew(cards))) => {
            drawing::check(position, seat, count, *cards, ledger)
        }
        (Ask::Hit(_), Action::Do(Deed::HitNobody(_))) => Ok(()),
        (Ask::Hands(_), Action::Do(Deed::Hands(hands))) => {
            check_unseen(position, *hands, canvassed(position), ledger)
        }
        (Ask::Hit(suspect), Action::Do(Deed::Hit(who, named))) => {
            ledger.require(*named == suspect, Refusal::about(Rule::OtherOwed, suspect))?;
            check_unseen(position, SeatSet::just(*who), enemies(position), ledger)
        }
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

fn check_turn(
    position: &On<SpyTag>,
    seat: Seat,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.note(Rule::NotYourAction);
    match action {
        Action::Shift(shift) => shift::check(position, seat, 1, *shift, ledger),
        Action::Collapse(collapse) => collapse::check(position, collapse, ledger),
        Action::Do(Deed::Capture(target)) => check_capture(position, seat, *target, ledger),
        Action::Do(Deed::Canvass(target)) => {
            check_on_grid(position, *target, ledger)?;
            ledger.among(canvass_targets(position, seat), *target, Rule::CanvassNeighbour)
        }
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

fn check_capture(
    position: &On<SpyTag>,
    seat: Seat,
    target: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_on_grid(position, target, ledger)?;
    ledger.among(position.alive(), target, Rule::CaptureLiving)?;
    let own = position.holding(seat).identity.known();
    ledger.require(own != Some(target), Refusal::about(Rule::CaptureSelf, target))?;
    ledger.among(capture_targets(position, seat), target, Rule::CaptureNeighbour)
}

/// Players the companion answers for, and players who aren’t asked, aren’t named.
fn check_unseen(
    position: &On<SpyTag>,
    named: SeatSet,
    asked: SeatSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.forbid((named - position.unseen(asked)).first(), Rule::NotAsked, Refusal::to)
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(
    position: &mut On<SpyTag>,
    Decision { seat, ask }: Decision,
    action: &Action,
    log: &mut impl Sink,
) {
    match (ask, action) {
        (_, Action::Shift(shift)) => {
            position.emit(Event::Shifted(seat, *shift), log);
            end_turn(position, log);
        }
        (_, Action::Collapse(collapse)) => {
            collapse::perform(position, seat, collapse, log);
            end_turn(position, log);
        }
        (_, Action::Do(Deed::Capture(target))) => capture(position, *target, log),
        (_, Action::Do(Deed::Canvass(target))) => canvass(position, *target, log),
        (_, Action::Do(Deed::Drew(cards))) => {
            position.drew(seat, *cards, log);
            position.become_drawn(seat, log);
            if position.turn == 0 { deal(position, log) } else { end_turn(position, log) }
        }
        (Ask::Answer(query), Action::Do(Deed::Answer(yes))) => {
            canvass::answered(position, seat, query, *yes, log);
            end_turn(position, log);
        }
        (Ask::Hands(query), Action::Do(Deed::Hands(hands))) => {
            let asked = position.unseen(canvassed(position));
            canvass::raised(position, asked, query, *hands, log);
            end_turn(position, log);
        }
        (_, Action::Do(Deed::Hit(spy, target))) => {
            position.emit(Event::Hit(*spy, *target, true), log);
            caught(position, *spy, *target, log);
        }
        (Ask::Hit(target), Action::Do(Deed::HitNobody(_))) => missed(position, target, log),
        _ => {}
    }
}

fn acted(position: &mut On<SpyTag>, deed: Deed, log: &mut impl Sink) {
    let seat = position.active;
    let sure = position.holding(seat).identity.known().is_some();
    position.emit(Event::Acted { seat, deed, sure }, log);
}

/// Capture: is any of the enemies this neighbour? Only then his card is turned (capture; SP11); a miss
/// costs nothing (SP12).
fn capture(position: &mut On<SpyTag>, target: Suspect, log: &mut impl Sink) {
    acted(position, Deed::Capture(target), log);
    let is_he = |seat: &Seat| position.holding(*seat).identity == Identity::Known(target);
    match enemies(position).iter().find(is_he) {
        Some(spy) => caught(position, spy, target, log),
        None => ask_enemies(position, target, log),
    }
}

/// Those enemies whose cards nobody has seen say themselves whether it was one of them: a single one
/// answers for himself, of several the captor says who it was.
fn ask_enemies(position: &mut On<SpyTag>, target: Suspect, log: &mut impl Sink) {
    let asked = position.unseen(enemies(position));
    match (asked.first(), asked.len()) {
        (None, _) => missed(position, target, log),
        (Some(spy), 1) => position.owe(spy, Ask::Hit(target), log),
        _ => position.owe(position.active, Ask::Hit(target), log),
    }
}

fn missed(position: &mut On<SpyTag>, target: Suspect, log: &mut impl Sink) {
    position.emit(Event::SpyTag(Fact::Missed(target)), log);
    end_turn(position, log);
}

/// The spy shows his card, which the captor takes as a trophy, and his suspect lies dead from now on;
/// unless that wins the game (goal), he draws a new identity at once, or is out if no card is left (SP10).
fn caught(position: &mut On<SpyTag>, spy: Seat, target: Suspect, log: &mut impl Sink) {
    let captor = position.active;
    position.unmask(spy, target, log);
    position.emit(Event::Died(target), log);
    position.emit(Event::Trophy(captor, target), log);
    let game = &position.game;
    if game.taken(captor).len() >= game.goal {
        return position.end(Some(game.side(captor)), Reason::Trophies, log);
    }
    if position.deck.count() == 0 {
        position.emit(Event::SpyTag(Fact::Out(spy)), log);
    } else if position.draw(spy, 1, log) {
        position.become_drawn(spy, log);
    } else {
        return;
    }
    if !is_over(position, log) {
        end_turn(position, log);
    }
}

/// Canvas: anybody who stands next to this suspect raises a hand, and so does the spy who is it himself
/// (canvas).
fn canvass(position: &mut On<SpyTag>, target: Suspect, log: &mut impl Sink) {
    acted(position, Deed::Canvass(target), log);
    if canvass::ask_all(position, position.active, canvassed(position), target, log) {
        end_turn(position, log);
    }
}

/// Ends the game when one side is left: it wins if the others gave up (G39); if they only found no card
/// left, the most trophies win (SP10).
fn is_over(position: &mut On<SpyTag>, log: &mut impl Sink) -> bool {
    let game = &position.game;
    if let Some(side) = game.only_side(game.left()) {
        position.end(Some(side), Reason::Conceded, log);
    } else if game.only_side(game.playing()).is_some() {
        position.end(game.leader(), Reason::MostTrophies, log);
    }
    position.outcome.is_some()
}

/// After a side has given up: the others go on without it, and what it owed lapses (G39).
pub(in crate::rules) fn conceded(position: &mut On<SpyTag>, _: Seat, log: &mut impl Sink) {
    let Some(Decision { seat, ask }) = position.owed else { return };
    if is_over(position, log) {
        return;
    }
    let playing = position.game.playing();
    match ask {
        Ask::Drew(_) if playing.contains(seat) => {}
        Ask::Drew(_) if position.turn == 0 => deal(position, log),
        _ if !playing.contains(position.active) => end_turn(position, log),
        Ask::Drew(_) => end_turn(position, log),
        Ask::Answer(query) | Ask::Hands(query) => {
            let asked = position.unseen(canvassed(position));
            if canvass::owe(position, position.active, asked, query, log) {
                end_turn(position, log);
            }
        }
        Ask::Hit(target) => ask_enemies(position, target, log),
        _ => {}
    }
}

#[cfg(test)]
mod tests;
