//! Mode 5, FBI vs. Mafia.
//!
//! Six players on a 6×6 grid or eight on 7×7, in two teams that take turns. Everybody's role is public, his
//! identity does not; partners show each other theirs. The Mafia wins by deaths, the FBI by arrests. Each
//! role has its own file in `roles/`; `attack` has how somebody dies, `arrest` what follows an arrest. Books: Planeta
//! Ihor 2024, `GaGa`, Major Grom (six players only); mode 5 of each.
mod arrest;
mod attack;
mod fact;
mod identity;
mod options;
mod question;
mod reach;
mod role;
mod roles;
mod state;
#[cfg(test)]
mod tests;
mod token;

pub use fact::Fact;
pub use options::FbiMafiaOptions;
pub use role::Role;
pub use state::FbiMafia;

use roles::{bomber, detective, killer, profiler, psycho, suit};

use crate::board::{Suspect, SuspectSet};
pub(in crate::rules) use crate::rules::turn::conceded;
use crate::rules::{
    Action, Ask, Count, Decision, Deed, Event, Identity, Known, Ledger, Offers, On, Reason,
    Refusal, Rule, Seat, Side, Sink, collapse, drawing, shift,
};
use crate::terms::Team;

/// Whom the Psycho's threats strike at the start of his turn if he is this suspect (F39).
pub fn toll(position: &Known, own: Suspect) -> SuspectSet {
    let Known::FbiMafia(position) = position else { return SuspectSet::EMPTY };
    psycho::struck_around(position, own)
}

// The course of the game.

/// Everybody draws an identity in the order of turns, then the Profiler his hand (preparation of the
/// players); the Killer begins.
pub(in crate::rules) fn open(position: &mut On<FbiMafia>, log: &mut impl Sink) {
    for seat in position.all_seats() {
        if position.holding(seat).identity == Identity::None {
            if !position.draw(seat, 1, log) {
                return;
            }
            position.become_drawn(seat, log);
        }
    }
    if let Some(profiler) = position.game.seat_of(Role::Profiler)
        && position.holding(profiler).hand_count() == 0
    {
        let cards = profiler::HAND.min(position.deck.count());
        if cards > 0 && !position.draw(profiler, cards, log) {
            return;
        }
    }
    begin(position, Seat::new(0), log);
}

/// A turn begins: threats strike at the start of the Psycho's, the Suit protects at the start of his.
fn begin(position: &mut On<FbiMafia>, seat: Seat, log: &mut impl Sink) {
    position.emit(Event::Began(seat), log);
    match position.game.role(seat) {
        Some(Role::Psycho) if !psycho::begin(position, seat, log) => {}
        Some(Role::Suit) if suit::owes(position) => position.owe(seat, Ask::Protect, log),
        _ => act(position, log),
    }
}

/// The action of the turn is owed. Nothing legal: the turn passes and the table is told (G31); when all pass in a
/// row the game is a stalemate (G38).
fn act(position: &mut On<FbiMafia>, log: &mut impl Sink) {
    let seat = position.active;
    if has_action(position, seat) {
        return position.owe(seat, Ask::Turn, log);
    }
    position.emit(Event::Passed(seat), log);
    if usize::from(position.passes) >= position.seats() {
        position.end(None, Reason::Stalemate, log);
    } else {
        begin(position, next(position), log);
    }
}

/// Whatever is left of an attack, of new identities, of exploding bombs and of an arrest, in this order;
/// then the turn goes on: to its action, or to the next player (F31). Where that ends the game, nobody draws a new
/// identity any more (F56).
fn go_on(position: &mut On<FbiMafia>, log: &mut impl Sink) {
    loop {
        if attack::is_going_on(position) && !attack::step(position, log) {
            return;
        }
        if let Some((winner, reason)) = decided(position) {
            return position.end(winner, reason, log);
        }
        if !identity::step(position, log) || !bomber::step(position, log) {
            return;
        }
        match position.game.flow.seized {
            Some(seat) => arrest::release(position, seat, log),
            None => break,
        }
    }
    if !position.game.flow.acting {
        return act(position, log);
    }
    begin(position, next(position), log);
}

fn next(position: &On<FbiMafia>) -> Seat {
    Seat::new((position.active.at() as u8 + 1) % position.game.seat_count())
}

/// Who has won, once nothing can die or be arrested any more: the side that has reached its goal; nobody if both
/// have (goal of the game; F45, F56).
fn decided(position: &On<FbiMafia>) -> Option<(Option<Side>, Reason)> {
    let game = &position.game;
    if attack::is_going_on(position) || game.flow.bomb.is_some() || game.flow.seized.is_some() {
        return None;
    }
    match (game.deaths >= game.deaths_goal, game.arrests >= game.arrests_goal) {
        (false, false) => None,
        (true, false) => Some((Some(Side::Team(Team::Mafia)), Reason::Deaths)),
        (false, true) => Some((Some(Side::Team(Team::Fbi)), Reason::Arrests)),
        (true, true) => Some((None, Reason::BothGoals)),
    }
}

fn has_action(position: &On<FbiMafia>, seat: Seat) -> bool {
    // At most one of at least four lines is banned.
    position.grid.rows() > 1 && position.grid.columns() > 1 || {
        let mut lines = Count::default();
        legal_turn(position, seat, &mut lines);
        lines.0 > 0
    }
}

// The lines that may be said.

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(
    position: &On<FbiMafia>,
    Decision { seat, ask }: Decision,
    out: &mut impl Offers,
) {
    match ask {
        Ask::Turn => legal_turn(position, seat, out),
        Ask::Protect => suit::legal_protect(position, out),
        Ask::Save(victim) => suit::legal_save(position, seat, victim, out),
        Ask::Threaten => psycho::legal_threaten(position, seat, out),
        Ask::Dies => psycho::legal_dies(position, seat, out),
        Ask::Blast(bomb) => bomber::legal_blast(position, bomb, out),
        Ask::Detonate(bomb) => out.extend([Deed::Detonate(bomb), Deed::Decline(bomb)]),
        Ask::Play => detective::legal_play(position, seat, out),
        Ask::Turned => profiler::legal_discards(position, seat, out),
        Ask::Disguised => identity::legal_disguised(position, seat, out),
        Ask::Chosen => identity::legal_chosen(position, out),
        Ask::Hands(_) => question::legal_hands(position, out),
        Ask::Hit(suspect) => question::legal_hit(position, suspect, out),
        _ => {}
    }
}

fn legal_turn(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    shift::legal(position, seat, reach_of_shift(position, seat), out);
    collapse::legal(position, out);
    roles::legal(position, seat, out);
}

fn reach_of_shift(position: &On<FbiMafia>, seat: Seat) -> u8 {
    position.game.role(seat).map_or(1, Role::shifts_by)
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &On<FbiMafia>,
    Decision { seat, ask }: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let deed = match (ask, action) {
        (Ask::Turn, Action::Shift(_) | Action::Collapse(_) | Action::Do(_)) => {
            return check_turn(position, seat, action, ledger);
        }
        (_, Action::Do(deed)) => *deed,
        _ => return Err(Refusal::to(Rule::OtherOwed, seat)),
    };
    match (ask, deed) {
        (Ask::Protect, _) => suit::check_protect(position, deed, ledger),
        (Ask::Save(victim), _) => suit::check_save(position, seat, victim, deed, ledger),
        (Ask::Threaten, Deed::Threaten(targets)) => {
            psycho::check_threaten(position, seat, targets, ledger)
        }
        (Ask::Dies, Deed::Dies(victims)) => psycho::check_dies(position, seat, victims, ledger),
        (Ask::Blast(bomb), Deed::Blast(target)) => {
            bomber::check_blast(position, bomb, target, ledger)
        }
        (Ask::Detonate(bomb), Deed::Detonate(named) | Deed::Decline(named)) if named == bomb => {
            Ok(())
        }
        (Ask::Play, _) => detective::check_play(position, seat, deed, ledger),
        (Ask::Turned, _) => match deed.as_discarded() {
            Some(cards) => profiler::check_discards(position, seat, cards, ledger),
            None => Err(Refusal::to(Rule::OtherOwed, seat)),
        },
        (Ask::Disguised, Deed::Discarded(_) | Deed::Failed) => {
            identity::check_disguised(position, seat, deed, ledger)
        }
        (Ask::Chosen, Deed::Failed) => identity::check_failed(position, ledger),
        (Ask::Drew(count), Deed::Drew(cards)) => {
            drawing::check(position, seat, count, cards, ledger)
        }
        (Ask::Hands(_), Deed::Hands(raised)) => question::check_hands(position, raised, ledger),
        (Ask::Hit(suspect), Deed::Hit(who, named)) => {
            question::check_hit(position, suspect, who, named, ledger)
        }
        (Ask::Chosen, Deed::Chosen) | (Ask::Hit(_), Deed::HitNobody(_)) => Ok(()),
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

fn check_turn(
    position: &On<FbiMafia>,
    seat: Seat,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.note(Rule::NotYourAction);
    let deed = match action {
        Action::Shift(shift) => {
            return shift::check(position, seat, reach_of_shift(position, seat), *shift, ledger);
        }
        Action::Collapse(collapse) => return collapse::check(position, collapse, ledger),
        Action::Do(deed) => *deed,
        _ => return Err(Refusal::to(Rule::NotYourAction, seat)),
    };
    roles::check(position, seat, deed, ledger)
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(
    position: &mut On<FbiMafia>,
    Decision { seat, ask }: Decision,
    action: &Action,
    log: &mut impl Sink,
) {
    let deed = match action {
        Action::Shift(shift) => {
            position.emit(Event::Shifted(seat, *shift), log);
            return moved(position, seat, false, log);
        }
        Action::Collapse(collapse) => {
            collapse::perform(position, seat, collapse, log);
            return moved(position, seat, true, log);
        }
        Action::Do(deed) => *deed,
        _ => return,
    };
    match (ask, deed) {
        (Ask::Turn, _) => perform_turn(position, seat, deed, log),
        (Ask::Protect, _) => suit::protect(position, seat, deed, log),
        (Ask::Save(_), _) => suit::answer(position, seat, deed, log),
        (_, Deed::Threaten(targets)) => psycho::threaten(position, seat, targets, log),
        (_, Deed::Dies(victims)) => psycho::dies(position, victims, log),
        (_, Deed::Blast(_)) => {
            position.emit(Event::Stepped(seat, deed), log);
            go_on(position, log);
        }
        (Ask::Detonate(bomb), _) => {
            bomber::react(position, seat, bomb, matches!(deed, Deed::Detonate(_)), log);
        }
        (Ask::Play, Deed::Play(card) | Deed::Laid(card) | Deed::Discarded(card)) => {
            detective::play(position, seat, card, log);
        }
        (Ask::Turned, _) => {
            let cards = deed.as_discarded().unwrap_or(SuspectSet::EMPTY);
            profiler::discarded(position, seat, cards, log);
        }
        (Ask::Disguised, Deed::Discarded(old)) => {
            identity::disguised_unseen(position, seat, old, log);
        }
        (_, Deed::Chosen) => identity::settled_unseen(position, seat, true, log),
        (_, Deed::Failed) => identity::settled_unseen(position, seat, false, log),
        (_, Deed::Drew(cards)) => drew(position, seat, cards, log),
        (Ask::Answer(query), Deed::Answer(yes)) => {
            question::answered(position, seat, query, yes, log);
        }
        (Ask::Hands(query), Deed::Hands(raised)) => question::hands(position, query, raised, log),
        (Ask::Hit(suspect), Deed::Hit(who, _)) => question::hit(position, suspect, Some(who), log),
        (Ask::Hit(suspect), _) => question::hit(position, suspect, None, log),
        _ => {}
    }
}

/// The action of the turn that only a role has; it is told before anything comes of it.
fn perform_turn(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    let sure = reach::vouched(position, seat, deed);
    position.emit(Event::Acted { seat, deed, sure }, log);
    roles::perform(position, seat, deed, log);
}

/// A line has moved, or the grid has closed up.
fn moved(position: &mut On<FbiMafia>, seat: Seat, collapsed: bool, log: &mut impl Sink) {
    if position.game.role(seat) == Some(Role::Psycho) {
        psycho::moved(position, seat, collapsed, log);
    } else {
        go_on(position, log);
    }
}

/// A player has told what he drew.
fn drew(position: &mut On<FbiMafia>, seat: Seat, cards: SuspectSet, log: &mut impl Sink) {
    position.drew(seat, cards, log);
    let (Some(card), flow) = (cards.first(), position.game.flow) else { return };
    match flow.deed {
        _ if position.turn == 0 => {
            if position.holding(seat).identity == Identity::None {
                position.emit(Event::Became(seat, Some(card)), log);
            }
            open(position, log);
        }
        _ if flow.queue.first() == Some(seat) => {
            identity::settle(position, seat, card, log);
            go_on(position, log);
        }
        Some(Deed::Disguise) => identity::disguised(position, seat, card, log),
        Some(Deed::CanvassDrawn) => position.owe(seat, Ask::Play, log),
        _ => profiler::filled(position, seat, log),
    }
}
