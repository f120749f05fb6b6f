//! Catching a thief, and the identity and the role he draws.
use super::{Fact, Heist, RoleCard, next_thief, own, prepare, thief_acts, unseen_crew};
use crate::board::Suspect;
use crate::rules::{
    Ask, Deed, Event, Identity, Ledger, Nobody, Offers, On, Query, Reason, Refusal, Rule, Seat,
    SeatSet, Side, Sink, Source, Trust, canvass,
};
use crate::terms::{Redraw, Special};

/// Those of whom nobody has seen the card and who can be this suspect.
fn suspected(position: &On<Heist>, target: Suspect) -> SeatSet {
    unseen_crew(position).iter().filter(|seat| own(position, *seat).contains(target)).collect()
}

/// The Chief has named a suspect. Where the companion holds the cards it answers by itself; one owner of an
/// unseen card answers, of several the table says whose it was. A wrong name costs nothing (HE39).
pub(super) fn accused(position: &mut On<Heist>, target: Suspect, log: &mut impl Sink) {
    let game = position.game;
    let known = |seat: &Seat| position.holding(*seat).identity == Identity::Known(target);
    let query = Query::Accusation(target);
    if let Some(seat) = game.crew().iter().find(known) {
        position.emit(Event::Answered { seat, query, yes: true, claim: false }, log);
        return caught(position, seat, target, log);
    }
    let suspected = suspected(position, target);
    match (suspected.first(), suspected.len()) {
        (None, _) => missed(position, target, log),
        (Some(seat), 1) => position.owe(seat, Ask::Answer(query), log),
        _ => position.owe(game.chief(), Ask::Hit(target), log),
    }
}

pub(super) fn each_hit(position: &On<Heist>, target: Suspect, out: &mut impl Offers) {
    out.push(Deed::HitNobody(Nobody));
    out.each(unseen_crew(position), |seat| Deed::Hit(seat, target));
}

pub(super) fn answered(
    position: &mut On<Heist>,
    seat: Seat,
    target: Suspect,
    yes: bool,
    log: &mut impl Sink,
) {
    let query = Query::Accusation(target);
    canvass::answered(position, seat, query, yes, log);
    if yes {
        position.unmask(seat, target, log);
        caught(position, seat, target, log);
    } else {
        next_thief(position, log);
    }
}

/// Nobody was the accused; of those who could have been, silence is what they say.
pub(super) fn missed(position: &mut On<Heist>, target: Suspect, log: &mut impl Sink) {
    let silent = suspected(position, target);
    if silent.is_empty() {
        position.emit(Event::Heist(Fact::Missed(target)), log);
    }
    for seat in silent {
        position.emit(Event::Hit(seat, target, false), log);
    }
    next_thief(position, log);
}

/// A thief is caught: his card goes face up to the discard, the suspect stays; his role card leaves the game
/// and his tokens go back (HE14, HE65). He draws again at once, or when his next turn begins (HE13); when no
/// role card is left the Chief wins at once (HE64, HE68).
pub(super) fn caught(position: &mut On<Heist>, seat: Seat, target: Suspect, log: &mut impl Sink) {
    position.emit(Event::Discarded(Source::Identity(seat), target), log);
    position.emit(Event::Heist(Fact::Caught(seat)), log);
    if position.game.pile.count() == 0 {
        return chief_wins(position, log);
    }
    let later = position.game.options.captured != Redraw::AtOnce;
    if later || draw(position, seat, log) {
        next_thief(position, log);
    }
}

/// When his next turn begins a caught thief draws; it isn’t an action, neither open nor hidden (HE13).
pub(super) fn draws_for_turn(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    if position.game.pile.count() == 0 {
        chief_wins(position, log);
    } else if draw(position, seat, log) {
        drawn(position, seat, log);
    }
}

fn chief_wins(position: &mut On<Heist>, log: &mut impl Sink) {
    let chief = position.game.chief();
    position.end(Some(Side::Seat(chief)), Reason::NoRole, log);
}

/// A thief draws an identity and a role card, and says whether that is done: as
/// [`On::draw`], and the companion deals roles too while it has seen all of them.
pub(super) fn draw(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) -> bool {
    match position.holding(seat).trust {
        Trust::Untold => take(position, seat, None, None, log),
        Trust::Dealt if position.deals() && deals_roles(position) => {
            let (card, role) = (position.deck.top(), position.game.pile.top());
            take(position, seat, card, role, log);
        }
        Trust::Dealt | Trust::Told => {
            position.owe(seat, Ask::Drew(1), log);
            return false;
        }
    }
    true
}

/// Whether the companion has seen every role card that was drawn.
fn deals_roles(position: &On<Heist>) -> bool {
    let game = &position.game;
    let unseen = |seat: &Seat| matches!(game.role(*seat).card, RoleCard::Hidden(_));
    let untold = |seat: &Seat| position.holding(*seat).trust == Trust::Untold;
    let lost = game.gone_unseen > 0 && game.crew().iter().any(|seat| untold(&seat));
    !lost && !game.crew().iter().any(|seat| unseen(&seat))
}

/// An identity and a role card come before a thief.
pub(super) fn take(
    position: &mut On<Heist>,
    seat: Seat,
    card: Option<Suspect>,
    role: Option<Special>,
    log: &mut impl Sink,
) {
    if position.deck.count() > 0 {
        position.emit(Event::Drew(seat, card), log);
        position.emit(Event::Became(seat, card), log);
    }
    position.emit(Event::Heist(Fact::Dealt(seat, role)), log);
}

/// The next role card is of a known tier, and none that everybody sees elsewhere.
pub(super) fn check_role(
    position: &On<Heist>,
    seat: Seat,
    role: Special,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let game = &position.game;
    ledger.require(Some(role.tier()) == game.pile.tier(), Refusal::of(Rule::RoleTier))?;
    ledger.require(!game.elsewhere(seat).contains(role), Refusal::of(Rule::RoleElsewhere))
}

/// A thief has drawn: the preparation or the Chief's turn goes on, or his own, unless drawing was all of it (HE13).
pub(super) fn drawn(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    let whole = position.game.options.captured == Redraw::NextTurn;
    if position.turn == 0 {
        prepare(position, log);
    } else if position.active == seat && !whole {
        thief_acts(position, seat, log);
    } else {
        next_thief(position, log);
    }
}
