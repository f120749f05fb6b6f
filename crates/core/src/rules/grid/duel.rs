//! What two have in common of whom one kills and the other one looks for him: Killer and Inspector, Hitman and Sleuth.
use crate::board::{Suspect, SuspectSet};
use crate::rules::disguise::{self, Disguise};
use crate::rules::reach::{accuse_targets, check_accuse, check_kill, kill_targets, may_hold};
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Ledger, Nobody, Offers, On, Query, Reason,
    Refusal, Rule, Seat, Side, Sink, Source, State, accuse, canvass, collapse, drawing, exonerate,
    shift,
};

/// The seat of the one who kills, and opens the game.
pub(in crate::rules) const HUNTED: Seat = Seat::new(0);
/// The seat of the one who looks for him.
pub(in crate::rules) const HUNTER: Seat = Seat::new(1);

/// What has come of a line that both games have.
pub(in crate::rules) enum Came {
    /// Somebody owes something.
    Owed,
    /// The turn is over.
    Over,
    /// He who kills has his first identity.
    Ready,
    /// He who looks for him has an identity.
    Became,
    /// This came of a disguise.
    Disguised(Disguise),
    /// An accusation has been answered.
    Accused(bool),
}

pub(in crate::rules) fn opponent(seat: Seat) -> Seat {
    if seat == HUNTED { HUNTER } else { HUNTED }
}

pub(in crate::rules) fn wins(
    position: &mut On<impl State>,
    seat: Seat,
    reason: Reason,
    log: &mut impl Sink,
) {
    position.end(Some(Side::Seat(seat)), reason, log);
}

/// The cards of the hand that may become the identity: the living (G06, H02, H22).
pub(in crate::rules) fn identities(position: &On<impl State>) -> SuspectSet {
    position.holding(HUNTER).hand - position.dead
}

/// Whether the seat has an action that begins without drawing.
pub(in crate::rules) fn can_act(position: &On<impl State>, seat: Seat) -> bool {
    !targets(position, seat).is_empty()
        || !shift::shifts(position, seat, 1).is_empty()
        || collapse::any(position)
}

/// Whom the seat may kill or accuse now.
fn targets(position: &On<impl State>, seat: Seat) -> SuspectSet {
    if seat == HUNTED { kill_targets(position, seat) } else { accuse_targets(position, seat) }
}

/// Adds the movements of cards.
pub(in crate::rules) fn legal_moves(position: &On<impl State>, seat: Seat, out: &mut impl Offers) {
    shift::legal(position, seat, 1, out);
    collapse::legal(position, out);
}

/// Adds whom the seat may kill or accuse.
pub(in crate::rules) fn legal_targets(
    position: &On<impl State>,
    seat: Seat,
    out: &mut impl Offers,
) {
    let deed = if seat == HUNTED { Deed::Kill } else { Deed::Accuse };
    out.each(targets(position, seat), deed);
}

/// Adds the answers to what both games ask.
pub(in crate::rules) fn legal(position: &On<impl State>, ask: Ask, out: &mut impl Offers) {
    match ask {
        Ask::Become => out.each(identities(position), Deed::Become),
        Ask::Play => out.each(exonerate::playable(position, HUNTER), Deed::Play),
        Ask::Chosen => out.push(Deed::Chosen),
        Ask::Disguised => disguise::legal(position, HUNTED, out),
        Ask::Failed => disguise::legal_failed(position, out),
        Ask::Hit(suspect) => out.extend([Deed::HitNobody(Nobody), Deed::Hit(HUNTER, suspect)]),
        _ => {}
    }
}

/// Whether the rules allow an answer to what both games ask.
pub(in crate::rules) fn check(
    position: &On<impl State>,
    Decision { seat, ask }: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let Action::Do(deed) = *action else { return Err(Refusal::to(Rule::OtherOwed, seat)) };
    match (ask, deed) {
        (Ask::Become, Deed::Become(card)) => {
            drawing::check_in_hand(position, HUNTER, card, ledger)?;
            ledger.outside(position.dead, card, Rule::DeadIdentity)
        }
        (Ask::Play, _) => exonerate::check(position, HUNTER, deed, ledger),
        (Ask::Drew(count), Deed::Drew(cards)) => {
            drawing::check(position, seat, count, cards, ledger)
        }
        (Ask::Disguised, Deed::Laid(_) | Deed::Discarded(_) | Deed::Failed)
        | (Ask::Failed, Deed::Discarded(_)) => disguise::check(position, deed, ledger),
        (Ask::Hit(suspect), Deed::Hit(who, named)) => {
            let asked = named == suspect && who == HUNTER;
            ledger.require(asked, Refusal::about(Rule::OtherOwed, suspect))
        }
        (Ask::Chosen, Deed::Chosen) | (Ask::Hit(_), Deed::HitNobody(_)) => Ok(()),
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

/// Whether the rules allow an action that both games have.
pub(in crate::rules) fn check_turn(
    position: &On<impl State>,
    seat: Seat,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match (seat, action) {
        (_, Action::Shift(line)) => shift::check(position, seat, 1, *line, ledger),
        (_, Action::Collapse(collapse)) => collapse::check(position, collapse, ledger),
        (HUNTED, Action::Do(Deed::Kill(target))) => check_kill(position, seat, *target, ledger),
        (HUNTER, Action::Do(Deed::Accuse(target))) => check_accuse(position, seat, *target, ledger),
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

/// Lets happen what both games have.
pub(in crate::rules) fn perform(
    position: &mut On<impl State>,
    Decision { seat, ask }: Decision,
    action: &Action,
    log: &mut impl Sink,
) -> Came {
    let deed = match action {
        Action::Shift(shift) => {
            position.emit(Event::Shifted(seat, *shift), log);
            return Came::Over;
        }
        Action::Collapse(collapse) => {
            collapse::perform(position, seat, collapse, log);
            return Came::Over;
        }
        Action::Do(deed) => *deed,
        Action::Activate(_) | Action::Concede(_) | Action::Shuffled(_) => return Came::Owed,
    };
    match (ask, deed) {
        (_, Deed::Accuse(target)) => {
            let said = accuse::accuse(position, HUNTER, HUNTED, target, log);
            said.map_or(Came::Owed, Came::Accused)
        }
        (_, Deed::Exonerate) => exonerate(position, log),
        (Ask::Play, Deed::Play(card) | Deed::Laid(card) | Deed::Discarded(card)) => {
            let done = exonerate::play(position, HUNTER, HUNTED, card, log);
            if done { Came::Over } else { Came::Owed }
        }
        (_, Deed::Become(card)) => became(position, Some(card), log),
        (_, Deed::Chosen) => became(position, None, log),
        (_, Deed::Drew(cards)) => drew(position, seat, cards, log),
        (Ask::Answer(query), Deed::Answer(yes)) => {
            canvass::answered(position, seat, query, yes, log);
            if matches!(query, Query::Accusation(_)) { Came::Accused(yes) } else { Came::Over }
        }
        (_, Deed::Laid(_) | Deed::Discarded(_) | Deed::Failed) => {
            Came::Disguised(disguise::answered(position, HUNTED, deed, log))
        }
        _ => Came::Owed,
    }
}

/// A neighbour dies; the card on an exonerated one is discarded (G23). Says whether anybody could hold his card unseen.
pub(in crate::rules) fn kill(
    position: &mut On<impl State>,
    target: Suspect,
    log: &mut impl Sink,
) -> bool {
    let sure = position.holding(HUNTED).identity.known().is_some();
    position.emit(Event::Acted { seat: HUNTED, deed: Deed::Kill(target), sure }, log);
    let suspected = may_hold(position, HUNTER, target);
    if position.exonerated.contains(target) {
        position.emit(Event::Discarded(Source::Board, target), log);
    }
    position.emit(Event::Died(target), log);
    suspected
}

/// A card is drawn while there is one (H18), and one is owed to be played (exonerate; G24).
fn exonerate(position: &mut On<impl State>, log: &mut impl Sink) -> Came {
    position.emit(Event::Acted { seat: HUNTER, deed: Deed::Exonerate, sure: true }, log);
    if position.deck.count() == 0 || position.draw(HUNTER, 1, log) {
        position.owe(HUNTER, Ask::Play, log);
    }
    Came::Owed
}

fn became(position: &mut On<impl State>, card: Option<Suspect>, log: &mut impl Sink) -> Came {
    position.emit(Event::Became(HUNTER, card), log);
    Came::Became
}

/// A player has told what he drew.
fn drew(position: &mut On<impl State>, seat: Seat, cards: SuspectSet, log: &mut impl Sink) -> Came {
    position.drew(seat, cards, log);
    match (seat, position.holding(seat).identity, cards.first()) {
        (HUNTED, Identity::None, _) => return Came::Ready,
        (HUNTED, _, Some(card)) => {
            return Came::Disguised(disguise::drawn(position, HUNTED, card, log));
        }
        (_, Identity::None, _) => position.choose_identity(HUNTER, log),
        _ => position.owe(HUNTER, Ask::Play, log),
    }
    Came::Owed
}
