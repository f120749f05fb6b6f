//! Mode 2, Hitman vs. Sleuth.
//!
//! Two players and a 5×5 grid. The Hitman lays a list of four targets, the first one face up, and draws
//! an identity; the Sleuth draws three cards, one of which becomes his identity before the first turn
//! (H21). Then they take turns with one action each, the Hitman first; nobody may pass. Whoever kills
//! all on the list, or all that the Sleuth can be, wins; so does the Sleuth by the right name. Books:
//! Planeta Ihor 2024, `GaGa`, Major Grom; mode 2 of each.
mod list;

pub use list::{Fact, HitList};

use crate::board::{Suspect, SuspectSet};
use crate::rules::disguise::{self, Disguise};
use crate::rules::duel::{self, Came, opponent, wins};
use crate::rules::reach::unseen_dead;
pub(in crate::rules) use crate::rules::turn::conceded;
use crate::rules::{
    Action, Ask, Below, Decision, Deed, Event, Eyes, Identity, Ledger, Offers, On, Reason, Refusal,
    Rule, Score, Seat, Sink, Source, State, drawing, turn,
};
use crate::terms::{Choices, OwnList};

/// The seat of the Hitman, who opens the game.
pub const HITMAN: Seat = duel::HUNTED;
/// The seat of the Sleuth.
pub const SLEUTH: Seat = duel::HUNTER;

/// The cards of the first list (preparation of the players).
const FIRST_LIST: u8 = 4;
/// The cards the Sleuth draws before the game (preparation of the players).
const FIRST_HAND: u8 = 3;
/// The cards that the deck must hold for an evade: a new identity and a new target (evade; H06).
const EVADE: u8 = 2;

/// What only this mode keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct HitmanSleuth {
    /// Whether the Hitman may look at the cards of his list (H23, option `own-list`).
    pub own_list: OwnList,
    /// Whom the Hitman has to kill.
    pub list: HitList,
}

impl State for HitmanSleuth {
    const VERBS: &'static [&'static str] =
        &["shift", "collapse", "kill", "evade", "accuse", "exonerate", "play", "become", "return"];

    /// The list (H23).
    const UNSEEN: bool = true;

    fn seats(&self) -> u8 {
        2
    }

    fn sees_list(&self, seat: Seat) -> bool {
        self.own_list == OwnList::Yes && seat == HITMAN
    }

    fn open_cards(&self) -> SuspectSet {
        self.list.open_cards()
    }

    fn apply(&mut self, event: &Event) {
        self.list.apply(event);
    }

    fn seen_by(&self, eyes: Eyes) -> Self {
        Self { list: self.list.seen_by(eyes), ..*self }
    }

    fn imagined(&self, rest: &mut Vec<Suspect>, _below: &mut Below<'_>) -> Self {
        Self { list: self.list.imagined(rest), ..*self }
    }

    /// Nothing is counted: what is left of the list lies on the table.
    fn adopt(&mut self, choices: &Choices) {
        choices.take(&mut self.own_list);
    }

    fn scores(&self) -> Vec<Score> {
        Vec::new()
    }
}

/// The Hitman lays his list and draws his identity (preparation of the players).
pub(in crate::rules) fn open(position: &mut On<HitmanSleuth>, log: &mut impl Sink) {
    (0..FIRST_LIST).for_each(|_| add_to_list(position, log));
    if position.draw(HITMAN, 1, log) {
        hitman_ready(position, log);
    }
}

/// The top card of the deck goes to the end of the list, face down, unseen (H05, H23). Only where the
/// companion keeps the whole deck it knows which card that is.
fn add_to_list(position: &mut On<HitmanSleuth>, log: &mut impl Sink) {
    let card = if position.keeps_deck() { position.deck.top() } else { None };
    position.emit(Event::List(Fact::Added(card)), log);
}

fn hitman_ready(position: &mut On<HitmanSleuth>, log: &mut impl Sink) {
    position.become_drawn(HITMAN, log);
    turn_up(position, log);
}

/// The next card of the list is turned up. Without one all targets are dead, and the Hitman wins (goal;
/// H10).
fn turn_up(position: &mut On<HitmanSleuth>, log: &mut impl Sink) {
    let next = position.game.list.hidden().next();
    match next {
        None => wins(position, HITMAN, Reason::HitList, log),
        Some(Some(card)) => turned(position, card, log),
        Some(None) => position.owe(HITMAN, Ask::Turned, log),
    }
}

/// Anybody dead already, by a kill or taken out by a collapse, is skipped (kill; H11).
fn turned(position: &mut On<HitmanSleuth>, card: Suspect, log: &mut impl Sink) {
    position.emit(Event::List(Fact::Turned(card)), log);
    if position.dead.contains(card) {
        position.emit(Event::Discarded(Source::List(0), card), log);
        turn_up(position, log);
    } else if position.turn > 0 {
        end_turn(position, log);
    } else if position.draw(SLEUTH, FIRST_HAND, log) {
        position.choose_identity(SLEUTH, log);
    }
}

fn begin(position: &mut On<HitmanSleuth>, seat: Seat, log: &mut impl Sink) {
    position.emit(Event::Began(seat), log);
    if may_draw(position, seat) || duel::can_act(position, seat) {
        position.owe(seat, Ask::Turn, log);
    } else if turn::pass(position, seat, log) {
        begin(position, opponent(seat), log);
    }
}

fn end_turn(position: &mut On<HitmanSleuth>, log: &mut impl Sink) {
    begin(position, opponent(position.active), log);
}

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(
    position: &On<HitmanSleuth>,
    decision: Decision,
    out: &mut impl Offers,
) {
    match decision.ask {
        Ask::Turn => {
            duel::legal_moves(position, decision.seat, out);
            duel::legal_targets(position, decision.seat, out);
            let draws = if decision.seat == HITMAN { Deed::Evade } else { Deed::Exonerate };
            out.extend(may_draw(position, decision.seat).then_some(draws));
        }
        Ask::Turned => out.each(turnable(position), |it| Deed::Turned(SuspectSet::just(it))),
        Ask::Return => out.extend((1..=position.game.list.hidden_count()).map(Deed::Return)),
        ask => duel::legal(position, ask, out),
    }
    match decision.ask {
        Ask::Chosen => out.extend(may_be_nobody(position).then_some(Deed::Failed)),
        Ask::Hit(it) => out.extend(may_discard(position).then_some(Deed::Discarded(it))),
        _ => {}
    }
}

/// Whether the action of the seat that begins by drawing is possible.
fn may_draw(position: &On<HitmanSleuth>, seat: Seat) -> bool {
    if seat == HITMAN { may_evade(position) } else { may_exonerate(position) }
}

fn may_evade(position: &On<HitmanSleuth>) -> bool {
    position.deck.count() >= EVADE
}

/// With an empty deck a card of the hand is played all the same (exonerate; H14).
fn may_exonerate(position: &On<HitmanSleuth>) -> bool {
    position.deck.count() > 0 || position.holding(SLEUTH).hand_count() > 0
}

/// Whether, as far as everybody can see, nobody in an unseen hand lives. What its owner said that he gave up is
/// not in it, by his own word.
fn may_be_nobody(position: &On<HitmanSleuth>) -> bool {
    (unseen_dead(position) - position.claimed_cards()).len()
        >= position.holding(SLEUTH).hand_count()
}

/// Whether an unseen Sleuth can have the victim's card in his hand.
fn may_discard(position: &On<HitmanSleuth>) -> bool {
    position.holding(SLEUTH).hand_count() > 0
}

/// The cards that may come up on the list, by what is public and by the Hitman's own card.
fn turnable(position: &On<HitmanSleuth>) -> SuspectSet {
    position.unseen_by(HITMAN)
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &On<HitmanSleuth>,
    decision: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match (decision.ask, action) {
        (Ask::Turn, _) => check_turn(position, decision.seat, action, ledger),
        (Ask::Turned, Action::Do(Deed::Turned(cards))) => {
            drawing::check_named(1, *cards, turnable(position), ledger)
        }
        (Ask::Return, Action::Do(Deed::Return(place))) => {
            let lies = (1..=position.game.list.hidden_count()).contains(place);
            ledger.require(lies, Refusal::of(Rule::ListPlace))
        }
        (Ask::Hit(suspect), Action::Do(Deed::Discarded(named))) => {
            ledger.require(*named == suspect, Refusal::about(Rule::OtherOwed, suspect))?;
            let held = may_discard(position);
            ledger.require(held, Refusal::about(Rule::NotInHand, suspect))
        }
        (Ask::Chosen, Action::Do(Deed::Failed)) => {
            ledger.require(may_be_nobody(position), Refusal::of(Rule::LivingInHand))
        }
        _ => duel::check(position, decision, action, ledger),
    }
}

fn check_turn(
    position: &On<HitmanSleuth>,
    seat: Seat,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.note(Rule::NotYourAction);
    match (seat, action) {
        (HITMAN, Action::Do(Deed::Evade)) => {
            ledger.require(may_evade(position), Refusal::of(Rule::EvadeCards))
        }
        (SLEUTH, Action::Do(Deed::Exonerate)) => {
            ledger.require(may_exonerate(position), Refusal::of(Rule::EmptyHand))
        }
        _ => duel::check_turn(position, seat, action, ledger),
    }
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(
    position: &mut On<HitmanSleuth>,
    decision: Decision,
    action: &Action,
    log: &mut impl Sink,
) {
    let came = match (decision.ask, action) {
        (_, Action::Do(Deed::Kill(target))) => return kill(position, *target, log),
        (_, Action::Do(Deed::Evade)) => {
            Came::Disguised(disguise::attempt(position, HITMAN, Deed::Evade, log))
        }
        (Ask::Chosen, Action::Do(Deed::Failed)) => {
            return wins(position, HITMAN, Reason::SleuthKilled, log);
        }
        (_, Action::Do(Deed::Turned(cards))) => {
            return cards.iter().for_each(|card| turned(position, card, log));
        }
        (_, Action::Do(Deed::Return(place))) => return return_target(position, *place, log),
        (Ask::Hit(victim), Action::Do(Deed::Hit(..))) => {
            position.emit(Event::Hit(SLEUTH, victim, true), log);
            position.unmask(SLEUTH, victim, log);
            return identity_died(position, victim, log);
        }
        (Ask::Hit(victim), Action::Do(Deed::HitNobody(_))) => {
            position.emit(Event::Hit(SLEUTH, victim, false), log);
            Came::Over
        }
        (Ask::Hit(_), Action::Do(Deed::Discarded(victim))) => {
            return hand_died(position, *victim, log);
        }
        _ => duel::perform(position, decision, action, log),
    };
    match came {
        Came::Owed => {}
        Came::Over => end_turn(position, log),
        Came::Ready => hitman_ready(position, log),
        // A card of the hand becomes the identity: before the first turn, or after the old one died.
        Came::Became => {
            let next = if position.turn == 0 { HITMAN } else { SLEUTH };
            begin(position, next, log);
        }
        Came::Disguised(done) => evaded(position, done, log),
        Came::Accused(yes) => accused(position, yes, log),
    }
}

/// Kill: a neighbour dies. The open target leaves the list; a card of the Sleuth's hand is discarded at once
/// and not replaced (kill; H12); his identity is discarded too and he takes another one (H13). The card on
/// an exonerated victim is discarded (G23), and nobody is canvassed (H16).
fn kill(position: &mut On<HitmanSleuth>, target: Suspect, log: &mut impl Sink) {
    let asked = duel::kill(position, target, log);
    let sleuth = position.holding(SLEUTH);
    if position.game.list.target() == Some(target) {
        position.emit(Event::Discarded(Source::List(0), target), log);
        turn_up(position, log);
    } else if sleuth.identity == Identity::Known(target) {
        identity_died(position, target, log);
    } else if sleuth.hand.contains(target) {
        hand_died(position, target, log);
    } else if asked {
        position.owe(SLEUTH, Ask::Hit(target), log);
    } else {
        end_turn(position, log);
    }
}

fn hand_died(position: &mut On<HitmanSleuth>, card: Suspect, log: &mut impl Sink) {
    position.emit(Event::Discarded(Source::Hand(SLEUTH), card), log);
    end_turn(position, log);
}

/// Another living card of the hand must become the identity, and the ordinary turn follows (H03, H21);
/// without one the Sleuth has lost (kill; H02).
fn identity_died(position: &mut On<HitmanSleuth>, card: Suspect, log: &mut impl Sink) {
    position.emit(Event::Discarded(Source::Identity(SLEUTH), card), log);
    let holding = position.holding(SLEUTH);
    if holding.unknown == 0 && duel::identities(position).is_empty() {
        wins(position, HITMAN, Reason::SleuthKilled, log);
    } else {
        position.choose_identity(SLEUTH, log);
    }
}

/// Evade is a disguise; only where it works the top card of the deck joins the list (evade; H05, H07).
fn evaded(position: &mut On<HitmanSleuth>, done: Disguise, log: &mut impl Sink) {
    if done == Disguise::Worked {
        add_to_list(position, log);
    }
    if done != Disguise::Owed {
        end_turn(position, log);
    }
}

/// The right name wins. A wrong one costs the Hitman a face-down target, if there is any, also where the
/// Sleuth accused himself (arrest; H08, H09).
fn accused(position: &mut On<HitmanSleuth>, yes: bool, log: &mut impl Sink) {
    if yes {
        wins(position, SLEUTH, Reason::HitmanCaught, log);
    } else if position.game.list.hidden_count() > 0 {
        position.owe(HITMAN, Ask::Return, log);
    } else {
        end_turn(position, log);
    }
}

/// The card in this place of the row goes under the deck, unseen (H08); it may be drawn again (H19).
fn return_target(position: &mut On<HitmanSleuth>, place: u8, log: &mut impl Sink) {
    let card = position.game.list.at(place);
    position.emit(Event::Stepped(HITMAN, Deed::Return(place)), log);
    position.emit(Event::Buried(Source::List(place), card), log);
    end_turn(position, log);
}

#[cfg(test)]
mod tests;
