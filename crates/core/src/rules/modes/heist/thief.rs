//! What a thief does in his turn.
use super::{Heist, roles, thief_acted, tier_one, tier_two, vaults};
use crate::board::ShiftSet;
use crate::rules::{
    Action, Count, Deed, Event, Ledger, Offers, On, Quiet, Refusal, Rule, Seat, Sink, shift,
};
use crate::terms::{Special, Vault};

/// How far a thief shifts: the Runner by one or two (runner).
fn reach(position: &On<Heist>, seat: Seat) -> u8 {
    if position.game.possible(seat).contains(Special::Runner) { 2 } else { 1 }
}

/// The shifts that move an officer in uniform, and so are seen (shift; HE20, HE21).
fn moving_officers(position: &On<Heist>) -> ShiftSet {
    position.grid.moving(position.officers())
}

pub(super) fn can_act(position: &On<Heist>, seat: Seat) -> bool {
    let mut lines = Count::default();
    !shift::shifts(position, seat, 1).is_empty() || {
        each(position, seat, &mut lines);
        lines.0 > 0
    }
}

pub(super) fn each(position: &On<Heist>, seat: Seat, out: &mut impl Offers) {
    let possible = position.game.possible(seat);
    shift::legal(position, seat, reach(position, seat), out);
    vaults::each_rob(position, seat, out);
    for special in possible {
        each_special(position, seat, special, out);
    }
}

fn each_special(position: &On<Heist>, seat: Seat, special: Special, out: &mut impl Offers) {
    match special {
        Special::Cleaner => tier_one::each_stunned(position, seat, out),
        Special::Decoy => out.push(Deed::Vanish),
        Special::Insider => tier_one::each_framed(position, seat, out),
        Special::Hacker => out.extend(
            Vault::ALL
                .into_iter()
                .filter(|vault| vaults::check_hack(position, seat, *vault, &mut ()).is_ok())
                .map(Deed::Hack),
        ),
        Special::Silencer => tier_two::each_silenced(position, seat, out),
        Special::Mimic if position.deck.count() > 0 => out.push(Deed::Mimic),
        Special::Saboteur => tier_two::each_swapped(position, seat, out),
        Special::Sneak => {
            let seen = shift::shifts(position, seat, 1) & moving_officers(position);
            out.each(seen, |it| Deed::ShiftQuiet(it, Quiet));
        }
        Special::MasterSafecracker => out.extend(
            Vault::ALL
                .into_iter()
                .filter(|vault| vaults::check_crack(position, seat, *vault, &mut ()).is_ok())
                .map(Deed::Crack),
        ),
        Special::Safecracker | Special::Runner | Special::Mimic => {}
    }
}

pub(super) fn check(
    position: &On<Heist>,
    seat: Seat,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.note(Rule::NotYourAction);
    let deed = match action {
        Action::Shift(line) => {
            return shift::check(position, seat, reach(position, seat), *line, ledger);
        }
        Action::Do(deed) => *deed,
        _ => return Err(Refusal::to(Rule::NotYourAction, seat)),
    };
    if let Some(special) = Special::of(deed) {
        let possible = position.game.possible(seat).contains(special);
        ledger.require(possible, Refusal::to(Rule::NotYourRole, seat))?;
    }
    match deed {
        Deed::Rob(vault) => vaults::check_rob(position, seat, vault, ledger),
        Deed::RobFrom(vault, from) => vaults::check_rob_from(position, seat, vault, from, ledger),
        Deed::Hack(vault) => vaults::check_hack(position, seat, vault, ledger),
        Deed::Crack(vault) => vaults::check_crack(position, seat, vault, ledger),
        Deed::Stun(officer) => tier_one::check_stun(position, seat, officer, ledger),
        Deed::Vanish => Ok(()),
        Deed::Frame(officer) => tier_one::check_frame(position, seat, None, officer, ledger),
        Deed::FrameOwn(own, officer) => {
            tier_one::check_frame(position, seat, Some(own), officer, ledger)
        }
        Deed::Silence(officer) => tier_two::check_silence(position, seat, officer, ledger),
        Deed::Mimic => ledger.require(position.deck.count() > 0, Refusal::of(Rule::EmptyDeck)),
        Deed::SwapOwn(neighbour) => tier_two::check_swap_own(position, seat, neighbour, ledger),
        Deed::Swap(one, other) => tier_two::check_swap(position, seat, one, other, ledger),
        Deed::ShiftQuiet(line, _) => {
            shift::check(position, seat, 1, line, ledger)?;
            let seen = moving_officers(position).contains(line);
            ledger.require(seen, Refusal::at(Rule::QuietOfficer, line.line))
        }
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

pub(super) fn perform(position: &mut On<Heist>, seat: Seat, action: &Action, log: &mut impl Sink) {
    match *action {
        Action::Shift(line) => {
            // Two places are the Runner's special, which is always seen.
            let fast = line.by > 1;
            if fast {
                roles::show(position, seat, Special::Runner, log);
            }
            position.emit(Event::Shifted(seat, line), log);
            thief_acted(position, seat, fast || moving_officers(position).contains(line), log);
        }
        Action::Do(
            deed @ (Deed::Rob(vault)
            | Deed::RobFrom(vault, _)
            | Deed::Hack(vault)
            | Deed::Crack(vault)),
        ) => {
            vaults::rob(position, seat, deed, vault, log);
        }
        Action::Do(deed) => {
            // Where the place does not matter, the role card that is shown is enough.
            let anywhere = matches!(deed, Deed::Vanish | Deed::Mimic | Deed::ShiftQuiet(..));
            let sure = anywhere || super::sure(position, seat);
            position.emit(Event::Acted { seat, deed, sure }, log);
            if let Some(special) = Special::of(deed) {
                roles::show(position, seat, special, log);
            }
            act(position, seat, deed, log);
        }
        _ => {}
    }
}

fn act(position: &mut On<Heist>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    match deed {
        Deed::Stun(officer) => tier_one::stun(position, seat, officer, log),
        Deed::Vanish => tier_one::vanish(position, seat, log),
        Deed::Frame(officer) => {
            let own = position.holding(seat).identity.known();
            tier_one::frame(position, seat, own, officer, log);
        }
        Deed::FrameOwn(own, officer) => tier_one::frame(position, seat, Some(own), officer, log),
        Deed::Silence(officer) => tier_two::silence(position, officer, log),
        Deed::Mimic => tier_two::mimic(position, seat, log),
        Deed::SwapOwn(neighbour) => {
            let own = position.holding(seat).identity.known();
            tier_two::swap(position, seat, own.unwrap_or(neighbour), neighbour, log);
        }
        Deed::Swap(one, other) => tier_two::swap(position, seat, one, other, log),
        // Hidden, though an officer moves (sneak).
        Deed::ShiftQuiet(line, _) => {
            position.emit(Event::Shifted(seat, line), log);
            thief_acted(position, seat, false, log);
        }
        _ => {}
    }
}
