//! Mode 6, Heist.
//!
//! Four to six thieves and a 7×7 grid with a vault in each corner. A vault opens when three steal tokens
//! lie at it; the thieves win with the fourth. Each thief has an identity, which the other thieves may
//! see, and a role card, which lies face down until he uses its special or robs. The Chief of Security
//! has officers in uniform, whose evidence cards lie face up on their suspects, and one in plainclothes,
//! who is his own identity. He acts whenever a thief was seen, and after as many hidden actions in a row as
//! there are thieves; he wins when a caught thief finds no role card to draw. Books: Planeta Ihor 2024,
//! `GaGa`; mode 6 of each.
mod capture;
mod chief;
mod fact;
mod options;
mod roles;
mod special;
mod state;
mod thief;
mod tier_one;
mod tier_two;
mod vaults;

pub use fact::Fact;
pub use options::HeistOptions;
pub use roles::{HeldRole, Pile, RoleCard};
pub use special::{CardAndRole, SpecialSet};
pub use state::Heist;
pub use vaults::{Vaults, Zones};

use crate::board::{Suspect, SuspectSet};
pub(in crate::rules) use crate::rules::turn::conceded;
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Known, Ledger, Offers, On, Query, Reason,
    Refusal, Rule, Seat, SeatSet, Sink, drawing,
};

/// The most thieves there are.
const MOST: usize = 6;
/// The cards the Chief draws before the game (preparation of the players; HE06).
const CHIEF_CARDS: u8 = 7;

/// Whom a seat's identity can be: himself where it is known, else whoever lives and whose card is not seen.
fn own(position: &On<Heist>, seat: Seat) -> SuspectSet {
    match position.holding(seat).identity {
        Identity::None => SuspectSet::EMPTY,
        Identity::Known(own) => SuspectSet::just(own),
        Identity::Hidden => position.alive() - position.open_cards() - position.holding(seat).hand,
    }
}

/// Whether the companion can check what a seat does from its own place.
fn sure(position: &On<Heist>, seat: Seat) -> bool {
    position.holding(seat).identity.known().is_some()
}

/// The untold thieves whose identities nobody has seen: they answer for themselves.
fn unseen_crew(position: &On<Heist>) -> SeatSet {
    position.unseen(position.game.crew())
}

/// Each thief draws an identity and a role in seat order, then the Chief takes his officers
/// (preparation of the players).
pub(in crate::rules) fn open(position: &mut On<Heist>, log: &mut impl Sink) {
    prepare(position, log);
}

fn prepare(position: &mut On<Heist>, log: &mut impl Sink) {
    for seat in position.game.crew() {
        if position.game.role(seat).is_none() && !capture::draw(position, seat, log) {
            return;
        }
    }
    let chief = position.game.chief();
    if position.draw(chief, CHIEF_CARDS, log) {
        position.owe(chief, Ask::Deploy, log);
    }
}

/// The turn of the next thief (HE03).
fn next_thief(position: &mut On<Heist>, log: &mut impl Sink) {
    let seat = position.game.next();
    begin_thief(position, seat, log);
}

/// A thief's turn begins: one who was caught draws (HE13), the steal tokens of the others come back.
fn begin_thief(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    position.emit(Event::Began(seat), log);
    if position.game.role(seat).is_none() {
        capture::draws_for_turn(position, seat, log);
    } else if vaults::tokens_back(position, seat, log) {
        thief_acts(position, seat, log);
    }
}

/// Nothing legal passes the turn, and the table is told (G31); when all thieves pass in a row, the game is
/// a stalemate (G38).
fn thief_acts(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    if thief::can_act(position, seat) {
        return position.owe(seat, Ask::Turn, log);
    }
    position.emit(Event::Passed(seat), log);
    if position.passes >= position.game.thieves {
        position.end(None, Reason::Stalemate, log);
    } else {
        next_thief(position, log);
    }
}

/// A thief has acted: the Chief acts after an open action, and after as many hidden ones in a row as there
/// are thieves (openness; chief of security; HE16, HE17).
fn thief_acted(position: &mut On<Heist>, seat: Seat, open: bool, log: &mut impl Sink) {
    if !open {
        position.emit(Event::Heist(Fact::Unseen(seat)), log);
    }
    if open || position.game.unseen >= position.game.thieves {
        let chief = position.game.chief();
        position.emit(Event::Began(chief), log);
        position.owe(chief, Ask::Turn, log);
    } else {
        next_thief(position, log);
    }
}

/// Lets the cards be shuffled that lie under the deck.
fn shuffle(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    if position.deals() {
        position.owe(seat, Ask::Shuffle, log);
    } else {
        position.emit(Event::Shuffled(None), log);
        shuffled(position, seat, log);
    }
}

fn shuffled(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    if seat == position.game.chief() {
        begin_thief(position, Seat::new(0), log);
    } else if position.holding(seat).identity == Identity::None {
        tier_one::draw_anew(position, seat, log);
    } else {
        thief_acted(position, seat, true, log);
    }
}

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(
    position: &On<Heist>,
    Decision { seat, ask }: Decision,
    out: &mut impl Offers,
) {
    let is_chief = seat == position.game.chief();
    match ask {
        Ask::Turn if is_chief => chief::each(position, out),
        Ask::Turn => thief::each(position, seat, out),
        Ask::Keep => vaults::each_kept(position, seat, out),
        Ask::Deploy => chief::each_deployed(position, out),
        Ask::Become => out.each(position.holding(seat).hand, Deed::Become),
        Ask::Chosen => out.push(Deed::Chosen),
        Ask::Turned => {
            out.each(tier_two::new_officers(position), |it| Deed::Turned(SuspectSet::just(it)));
        }
        Ask::Role => {
            let possible = position.game.possible(seat);
            out.each(possible, |it| Deed::Role(seat, it));
        }
        Ask::Hands(_) => chief::each_hands(position, out),
        Ask::Hit(suspect) => capture::each_hit(position, suspect, out),
        _ => {}
    }
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &On<Heist>,
    Decision { seat, ask }: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let is_chief = seat == position.game.chief();
    match (ask, action) {
        (Ask::Turn, _) if is_chief => chief::check(position, action, ledger),
        (Ask::Turn, _) => thief::check(position, seat, action, ledger),
        (Ask::Keep, Action::Do(deed)) => vaults::check_kept(position, seat, *deed, ledger),
        (Ask::Deploy, Action::Do(Deed::Deploy(officers))) => {
            chief::check_deploy(position, *officers, ledger)
        }
        (Ask::Become, Action::Do(Deed::Become(card))) => {
            drawing::check_in_hand(position, seat, *card, ledger)
        }
        (Ask::Drew(count), Action::Do(Deed::Drew(cards))) => {
            let role_too = position.game.owes_role(seat);
            ledger.require(!role_too, Refusal::of(Rule::RoleToo))?;
            drawing::check(position, seat, count, *cards, ledger)
        }
        (Ask::Drew(count), Action::Do(Deed::DrewRole(drew))) => {
            let role_too = position.game.owes_role(seat);
            ledger.require(role_too, Refusal::counted(2, 1..=1))?;
            drawing::check(position, seat, count, SuspectSet::just(drew.card), ledger)?;
            capture::check_role(position, seat, drew.role, ledger)
        }
        (Ask::Turned, Action::Do(Deed::Turned(cards))) => {
            drawing::check_named(1, *cards, tier_two::new_officers(position), ledger)
        }
        (Ask::Role, Action::Do(Deed::Role(who, role))) => {
            ledger.require(*who == seat, Refusal::to(Rule::OtherOwed, seat))?;
            let elsewhere = position.game.elsewhere(seat).contains(*role);
            ledger.require(!elsewhere, Refusal::of(Rule::RoleElsewhere))?;
            let possible = position.game.possible(seat).contains(*role);
            ledger.require(possible, Refusal::to(Rule::NotYourRole, seat))
        }
        (Ask::Hands(_), Action::Do(Deed::Hands(seats))) => {
            let answered = *seats - unseen_crew(position);
            ledger.forbid(answered.first(), Rule::NotAsked, Refusal::to)
        }
        (Ask::Hit(suspect), Action::Do(Deed::Hit(who, named))) => {
            ledger.require(*named == suspect, Refusal::about(Rule::OtherOwed, suspect))?;
            let asked = unseen_crew(position).contains(*who);
            ledger.require(asked, Refusal::to(Rule::NotAsked, *who))
        }
        (Ask::Chosen, Action::Do(Deed::Chosen))
        | (Ask::Hit(_), Action::Do(Deed::HitNobody(_)))
        | (Ask::Shuffle, Action::Shuffled(_)) => Ok(()),
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(
    position: &mut On<Heist>,
    Decision { seat, ask }: Decision,
    action: &Action,
    log: &mut impl Sink,
) {
    let is_chief = seat == position.game.chief();
    match (ask, action) {
        (Ask::Turn, _) if is_chief => chief::perform(position, action, log),
        (Ask::Turn, _) => thief::perform(position, seat, action, log),
        (Ask::Shuffle, Action::Shuffled(order)) => {
            position.emit(Event::Shuffled(Some(**order)), log);
            shuffled(position, seat, log);
        }
        (_, Action::Do(deed)) => answer(position, seat, ask, *deed, log),
        _ => {}
    }
}

/// Lets an answer happen.
fn answer(position: &mut On<Heist>, seat: Seat, ask: Ask, deed: Deed, log: &mut impl Sink) {
    let is_chief = seat == position.game.chief();
    match (ask, deed) {
        (Ask::Keep, _) => vaults::kept(position, seat, deed, log),
        (Ask::Deploy, Deed::Deploy(officers)) => chief::deploy(position, officers, log),
        (_, Deed::Become(card)) if is_chief => chief::hides(position, Some(card), log),
        (_, Deed::Chosen) if is_chief => chief::hides(position, None, log),
        (_, Deed::Become(card)) => tier_two::mimicked(position, seat, Some(card), log),
        (_, Deed::Chosen) => tier_two::mimicked(position, seat, None, log),
        (_, Deed::Drew(cards)) => {
            position.drew(seat, cards, log);
            if is_chief {
                position.owe(seat, Ask::Deploy, log);
            } else if position.holding(seat).identity == Identity::None {
                tier_one::drew_anew(position, seat, log);
            } else {
                position.choose_identity(seat, log);
            }
        }
        (_, Deed::DrewRole(drew)) => {
            capture::take(position, seat, Some(drew.card), Some(drew.role), log);
            capture::drawn(position, seat, log);
        }
        (_, Deed::Turned(cards)) => tier_two::replaced(position, cards.first(), log),
        (_, Deed::Role(_, role)) => {
            position.emit(Event::Heist(Fact::Showed(seat, role)), log);
            thief_acted(position, seat, true, log);
        }
        (Ask::Answer(Query::Accusation(suspect)), Deed::Answer(yes)) => {
            capture::answered(position, seat, suspect, yes, log);
        }
        (Ask::Answer(query), Deed::Answer(yes)) => {
            chief::surveyed(position, query, seat, yes, log);
        }
        (Ask::Hands(query), Deed::Hands(seats)) => chief::hands(position, query, seats, log),
        (Ask::Hit(suspect), Deed::Hit(who, _)) => {
            position.emit(Event::Hit(who, suspect, true), log);
            position.unmask(who, suspect, log);
            capture::caught(position, who, suspect, log);
        }
        (Ask::Hit(suspect), Deed::HitNobody(_)) => capture::missed(position, suspect, log),
        _ => {}
    }
}

/// Whether a thief who was `own` could do this, as far as his place decides it: for checking claims.
pub fn possible(position: &Known, seat: Seat, own: Suspect, deed: Deed) -> bool {
    let Known::Heist(then) = &position.knowing(seat, own) else { return true };
    match deed {
        Deed::Rob(vault) | Deed::RobFrom(vault, _) => {
            vaults::check_rob(then, seat, vault, &mut ()).is_ok()
        }
        Deed::Hack(vault) => vaults::check_hack(then, seat, vault, &mut ()).is_ok(),
        Deed::Crack(vault) => vaults::check_crack(then, seat, vault, &mut ()).is_ok(),
        Deed::Stun(officer) | Deed::Silence(officer) => {
            tier_one::officers_near(then, seat).contains(officer)
        }
        Deed::FrameOwn(named, _) => named == own,
        Deed::Swap(one, other) => one == own || other == own,
        _ => true,
    }
}

#[cfg(test)]
mod tests;
