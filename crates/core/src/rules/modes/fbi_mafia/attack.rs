//! Attacks: who is saved, who dies, and whose identity that was.
//!
//! A kill, a shot, an explosion and the threats that strike at the start of a turn all go the same way: the
//! Suit answers for protected victims, then it is known who dies, then new identities are drawn.
use super::reach::{candidates, everybody, owner};
use super::{Fact, FbiMafia, Role, arrest, bomber, killer, token};
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Ask, Deed, Event, On, Seat, SeatSet, Sink, Source};
use crate::terms::{Protection, Team, Token};

/// Whether somebody is attacked and neither saved nor dead yet.
pub(super) fn is_going_on(position: &On<FbiMafia>) -> bool {
    !victims(position).is_empty()
}

/// Who is attacked; nobody under arrest can be, so a bomb on one only goes on to a neighbour (F28).
fn victims(position: &On<FbiMafia>) -> SuspectSet {
    position.game.flow.doomed - position.arrested
}

/// The next step of the attack; `false` while somebody owes something.
pub(super) fn step(position: &mut On<FbiMafia>, log: &mut impl Sink) -> bool {
    if let Some((suit, victim)) = to_save(position) {
        position.owe(suit, Ask::Save(victim), log);
        return false;
    }
    if let Some(victim) = to_ask(position) {
        let seats = unseen_victims(position);
        let speaker = match (seats.first(), seats.len()) {
            (Some(one), 1) => one,
            _ => position.active,
        };
        position.owe(speaker, Ask::Hit(victim), log);
        return false;
    }
    strike(position, log)
}

/// The first victim in reading order whom the Suit has not answered for. He is asked wherever he stands, so
/// that the question tells nothing (F14, F51).
fn to_save(position: &On<FbiMafia>) -> Option<(Seat, Suspect)> {
    let flow = &position.game.flow;
    let protected = victims(position) & position.tokens.with(Token::Protection);
    let victim = in_reading_order(position, protected - flow.declined).next()?;
    Some((position.game.seat_of(Role::Suit)?, victim))
}

/// The first victim in reading order who may be the identity of somebody whose card nobody has seen.
fn to_ask(position: &On<FbiMafia>) -> Option<Suspect> {
    let seats = unseen_victims(position);
    let one = seats.first()?;
    let flow = &position.game.flow;
    // Hands differ, but the cards that are public are the same for all.
    let suspected = (victims(position) - flow.cleared) & candidates(position, one);
    let hidden = |victim: &Suspect| owner(position, everybody(position), *victim).is_none();
    in_reading_order(position, suspected).find(hidden)
}

/// Those whose identity could be hit unseen: all but an attacker who cannot hit himself.
pub(super) fn unseen_victims(position: &On<FbiMafia>) -> SeatSet {
    let attacker = if is_blast(position) { SeatSet::EMPTY } else { SeatSet::just(position.active) };
    position.unseen(everybody(position) - attacker)
}

/// Whether it is a bomb that attacks: in the Bomber's turn, or when a mafioso is arrested (F59).
fn is_blast(position: &On<FbiMafia>) -> bool {
    matches!(position.game.flow.deed, Some(Deed::Detonate(_) | Deed::Accuse(_)))
}

/// All victims die together (F51). A mafioso is arrested instead, which counts for the FBI (F27); an agent
/// counts for two (F26). Who was hit draws a new identity, in reading order of the victims.
fn strike(position: &mut On<FbiMafia>, log: &mut impl Sink) -> bool {
    let blast = is_blast(position);
    let mafia = position.game.seats_of(Team::Mafia);
    let mut canvassed = None;
    let cells = position.grid.under(victims(position));
    for cell in cells {
        let Some(victim) = position.grid.at(cell) else { continue };
        let bombed = blast && position.tokens.with(Token::Bomb).contains(victim);
        let hit = owner(position, everybody(position), victim);
        match hit {
            Some(seat) if mafia.contains(seat) => {
                arrest::seize(position, seat, victim, log);
                if bombed {
                    token::lift(position, Token::Bomb, victim, log);
                }
                arrest::release(position, seat, log);
            }
            hit => {
                canvassed = canvassed.or(killer::canvasses(position, victim).then_some(victim));
                die(position, hit, victim, log);
            }
        }
        if bombed {
            bomber::explode(position, victim, log);
        }
    }
    let Some(victim) = canvassed.filter(|_| super::decided(position).is_none()) else {
        return true;
    };
    let (asker, agents) = (position.active, position.game.seats_of(Team::Fbi));
    crate::rules::canvass::ask_all(position, asker, agents, victim, log)
}

/// The card that exonerated him is discarded (G23), and all his tokens leave (F40). A dead agent's identity
/// is the trophy of the Mafia, which counts as another death.
fn die(position: &mut On<FbiMafia>, agent: Option<Seat>, victim: Suspect, log: &mut impl Sink) {
    if let Some(seat) = agent {
        position.unmask(seat, victim, log);
    }
    if position.exonerated.contains(victim) {
        position.emit(Event::Discarded(Source::Board, victim), log);
    }
    position.emit(Event::Died(victim), log);
    for kind in [Token::Bomb, Token::Threat, Token::Protection] {
        token::lift(position, kind, victim, log);
    }
    if let Some(seat) = agent {
        let attacker = if is_blast(position) { position.game.seat_of(Role::Bomber) } else { None };
        position.emit(Event::Trophy(attacker.unwrap_or(position.active), victim), log);
        position.emit(Event::FbiMafia(Fact::Lost(seat)), log);
    }
}

/// An attack is stopped: what attacked is used up, a threat or the bomb that was set off on the victim
/// himself; a bomb that only lies on him stays. With option `protection=spent` the protection leaves as
/// well (F13, F60).
pub(super) fn saved(position: &mut On<FbiMafia>, victim: Suspect, log: &mut impl Sink) {
    match position.game.flow.deed {
        None => token::lift(position, Token::Threat, victim, log),
        Some(Deed::Detonate(bomb)) if bomb == victim => {
            token::lift(position, Token::Bomb, victim, log);
        }
        Some(_) => {}
    }
    if position.game.options.protection == Protection::Spent {
        token::lift(position, Token::Protection, victim, log);
    }
}

fn in_reading_order(position: &On<FbiMafia>, set: SuspectSet) -> impl Iterator<Item = Suspect> {
    position.grid.under(set).iter().filter_map(|cell| position.grid.at(cell))
}
