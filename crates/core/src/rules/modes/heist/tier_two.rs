//! The thieves of tier 2. The Master Safecracker is with the vaults, the Sneak's shift with all shifts.
use super::tier_one::{check_near, names_own, officers_near};
use super::{Heist, chief, own, shuffle, thief_acted};
use crate::board::{Suspect, SuspectSet};
use crate::rules::{
    Ask, Deed, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink, Source, Trust,
};

/// Officers that can be killed in one game, over all thieves (HE31).
const KILLS: u8 = 3;
/// Cards the Mimic draws (mimic).
const DRAWS: u8 = 3;

/// The Silencer kills an officer in uniform next to him, at most three in a game (silencer).
pub(super) fn each_silenced(position: &On<Heist>, seat: Seat, out: &mut impl Offers) {
    if position.game.silenced < KILLS {
        out.each(officers_near(position, seat), Deed::Silence);
    }
}

pub(super) fn check_silence(
    position: &On<Heist>,
    seat: Seat,
    officer: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.require(position.game.silenced < KILLS, Refusal::of(Rule::SilenceThree))?;
    check_near(position, seat, officer, ledger)
}

/// The next card of the deck is the officer in his place.
pub(super) fn silence(position: &mut On<Heist>, officer: Suspect, log: &mut impl Sink) {
    position.emit(Event::Discarded(Source::Board, officer), log);
    position.emit(Event::Died(officer), log);
    let chief = position.game.chief();
    if position.holding(chief).trust == Trust::Dealt && position.deals()
        || position.deck.count() == 0
    {
        let card = position.deck.top();
        replaced(position, card, log);
    } else {
        position.owe(chief, Ask::Turned, log);
    }
}

/// Whose card may be turned up as a new officer's, by what is public.
pub(super) fn new_officers(position: &On<Heist>) -> SuspectSet {
    let open = position.all_seats().filter_map(|seat| {
        let holding = position.holding(seat);
        holding.identity.known().filter(|_| holding.open)
    });
    position.alive() - position.open_cards() - open.collect()
}

pub(super) fn replaced(position: &mut On<Heist>, card: Option<Suspect>, log: &mut impl Sink) {
    let seat = position.active;
    if let Some(card) = card {
        position.emit(Event::Laid(Source::Deck, card), log);
    }
    thief_acted(position, seat, true, log);
}

/// The Mimic draws three cards, or what is there (HE75), and chooses his new identity among them (mimic).
pub(super) fn mimic(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    let count = position.deck.count().min(DRAWS);
    if position.draw(seat, count, log) {
        position.choose_identity(seat, log);
    }
}

/// The others and the old identity are shuffled back.
pub(super) fn mimicked(
    position: &mut On<Heist>,
    seat: Seat,
    card: Option<Suspect>,
    log: &mut impl Sink,
) {
    let old = position.holding(seat).identity.known();
    position.emit(Event::Buried(Source::Identity(seat), old), log);
    position.emit(Event::Became(seat, card), log);
    chief::put_hand_back(position, seat, log);
    shuffle(position, seat, log);
}

/// The Saboteur changes places with any neighbour, an officer too, unseen (saboteur; HE33, HE73). Both suspects are
/// named, since the table sees them move, and in reading order: nobody hears which of them is his.
pub(super) fn each_swapped(position: &On<Heist>, seat: Seat, out: &mut impl Offers) {
    let own = own(position, seat);
    for one in position.grid.suspects() {
        let near = position.grid.around(one);
        let others = if own.contains(one) { near } else { near & own };
        for other in others {
            if chief::reading_order(position, one, other) == (one, other) {
                out.push(Deed::Swap(one, other));
            }
        }
    }
}

/// How a Saboteur's line is kept that names only his neighbour: with both. What will be refused stays as it was said,
/// since it would tell who he is.
pub(super) fn both_swapped(position: &On<Heist>, neighbour: Suspect) -> Option<Deed> {
    let seat = position.owed?.seat;
    let own = position.holding(seat).identity.known()?;
    position.check(&Deed::SwapOwn(neighbour).into(), &mut ()).ok()?;
    let (one, other) = chief::reading_order(position, own, neighbour);
    Some(Deed::Swap(one, other))
}

pub(super) fn check_swap_own(
    position: &On<Heist>,
    seat: Seat,
    neighbour: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.require(!names_own(position, seat), Refusal::to(Rule::NameOwn, seat))?;
    ledger.among(position.grid.around_any(own(position, seat)), neighbour, Rule::SwapNeighbour)
}

pub(super) fn check_swap(
    position: &On<Heist>,
    seat: Seat,
    one: Suspect,
    other: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let near = position.grid.near(one, other);
    ledger.require(near, Refusal::about(Rule::SwapNeighbour, other))?;
    let own = own(position, seat);
    let among = own.contains(one) || own.contains(other);
    ledger.require(among, Refusal::to(Rule::OwnAmong, seat))
}

pub(super) fn swap(
    position: &mut On<Heist>,
    seat: Seat,
    one: Suspect,
    other: Suspect,
    log: &mut impl Sink,
) {
    position.emit(Event::Swapped(one, other), log);
    thief_acted(position, seat, false, log);
}
