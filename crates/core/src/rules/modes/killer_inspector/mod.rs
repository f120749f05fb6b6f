//! Mode 1, Killer vs. Inspector.
//!
//! Two players and a 5×5 grid. The Killer draws an identity and must kill on his first turn; the
//! Inspector draws four cards on his first turn, one of which becomes his identity. Then they take
//! turns with one action each; nobody may pass. Books: Planeta Ihor 2024, `GaGa`, Major Grom; mode 1 of each.
use crate::board::{Suspect, SuspectSet};
use crate::rules::disguise::{self, Disguise};
use crate::rules::reach::{accuse_targets, check_accuse, check_kill, kill_targets, may_hold};
pub(in crate::rules) use crate::rules::turn::conceded;
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Known, Ledger, Nobody, Offers, Query, Reason,
    Refusal, Rule, Score, Seat, Side, Sink, Source, State, accuse, canvass, collapse, drawing,
    exonerate, shift, turn,
};
use crate::terms::{Choices, Kills, Setting};

/// The seat of the Killer, who opens the game.
pub const KILLER: Seat = Seat::new(0);
/// The seat of the Inspector.
pub const INSPECTOR: Seat = Seat::new(1);

/// The cards the Inspector draws on his first turn (first turn of the inspector).
const FIRST_HAND: u8 = 4;

/// What only this mode keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KillerInspector {
    /// Dead suspects that win the game for the Killer (G32, option `kills`): 14, or any number from
    /// 1 to 25.
    pub goal: u8,
    /// Suspects killed so far, those taken out by a collapse included (G21).
    pub kills: u8,
}

impl Default for KillerInspector {
    fn default() -> Self {
        Self { goal: Kills::BOOK.get(), kills: 0 }
    }
}

impl State for KillerInspector {
    const VERBS: &'static [&'static str] =
        &["shift", "collapse", "kill", "disguise", "accuse", "exonerate", "play", "become"];

    fn seats(&self) -> u8 {
        2
    }

    fn apply(&mut self, event: &Event) {
        if let Event::Died(_) = event {
            self.kills = self.kills.saturating_add(1);
        }
    }

    fn adopt(&mut self, choices: &Choices) {
        self.goal = choices.get().map_or(self.goal, Kills::get);
    }

    fn scores(&self) -> Vec<Score> {
        vec![Score { what: "kills", side: None, count: self.kills, goal: self.goal }]
    }
}

/// The Killer draws his identity (preparation of the players) and begins.
pub(in crate::rules) fn open(position: &mut Known, log: &mut impl Sink) {
    if position.draw(KILLER, 1, log) {
        killer_ready(position, log);
    }
}

fn killer_ready(position: &mut Known, log: &mut impl Sink) {
    let card = position.holding(KILLER).hand.first();
    position.emit(Event::Became(KILLER, card), log);
    begin(position, KILLER, log);
}

/// A turn begins; on his first one the Inspector only takes an identity (G08).
fn begin(position: &mut Known, seat: Seat, log: &mut impl Sink) {
    position.emit(Event::Began(seat), log);
    if seat == INSPECTOR && position.holding(INSPECTOR).identity == Identity::None {
        if position.draw(INSPECTOR, FIRST_HAND, log) {
            choose_identity(position, log);
        }
    } else if has_action(position, seat) {
        position.owe(seat, Ask::Turn, log);
    } else if turn::pass(position, seat, log) {
        begin(position, opponent(seat), log);
    }
}

fn choose_identity(position: &mut Known, log: &mut impl Sink) {
    let ask = if position.holding(INSPECTOR).unknown > 0 { Ask::Chosen } else { Ask::Become };
    position.owe(INSPECTOR, ask, log);
}

fn wins(position: &mut Known, seat: Seat, reason: Reason, log: &mut impl Sink) {
    position.end(Some(Side::Seat(seat)), reason, log);
}

fn end_turn(position: &mut Known, log: &mut impl Sink) {
    begin(position, opponent(position.active), log);
}

fn opponent(seat: Seat) -> Seat {
    if seat == KILLER { INSPECTOR } else { KILLER }
}

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(position: &Known, out: &mut impl Offers) {
    let Some(decision) = position.owed else { return };
    match decision.ask {
        Ask::Turn => {
            if !must_kill(position) {
                shift::legal(position, decision.seat, 1, out);
                collapse::legal(position, out);
            }
            if decision.seat == KILLER {
                out.each(kill_targets(position, KILLER), Deed::Kill);
                if !must_kill(position) && position.deck.count() > 0 {
                    out.push(Deed::Disguise);
                }
            } else {
                out.each(accuse_targets(position, INSPECTOR), Deed::Accuse);
                if position.deck.count() > 0 {
                    out.push(Deed::Exonerate);
                }
            }
        }
        Ask::Become => {
            out.each(identities(position), Deed::Become);
        }
        Ask::Play => out.each(exonerate::playable(position, INSPECTOR), Deed::Play),
        Ask::Chosen => out.push(Deed::Chosen),
        Ask::Disguised => disguise::legal(position, KILLER, out),
        Ask::Failed => disguise::legal_failed(position, out),
        Ask::Answer(_) => {
            out.extend([true, false].map(Deed::Answer));
        }
        Ask::Hit(suspect) => {
            out.extend(
                [Deed::HitNobody(Nobody), Deed::Hit(decision.seat, suspect)].map(Action::Do),
            );
        }
        _ => {}
    }
}

fn has_action(position: &Known, seat: Seat) -> bool {
    position.deck.count() > 0
        || !targets(position, seat).is_empty()
        || !shift::shifts(position, seat, 1).is_empty()
        || collapse::any(position)
}

/// Whom the seat may kill or accuse now.
fn targets(position: &Known, seat: Seat) -> SuspectSet {
    if seat == KILLER { kill_targets(position, seat) } else { accuse_targets(position, seat) }
}

/// On his first turn the Killer must kill (first turn of the killer).
fn must_kill(position: &Known) -> bool {
    position.turn == 1
}

/// The cards of the first hand that may become the identity: the living (G06).
fn identities(position: &Known) -> SuspectSet {
    position.holding(INSPECTOR).hand - position.dead
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &Known,
    Decision { seat, ask }: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match (ask, action) {
        (Ask::Turn, _) => check_turn(position, seat, action, ledger),
        (Ask::Become, Action::Do(Deed::Become(card))) => {
            drawing::check_in_hand(position, INSPECTOR, *card, ledger)?;
            ledger.outside(position.dead, *card, Rule::DeadIdentity)
        }
        (Ask::Play, Action::Do(deed)) => exonerate::check(position, INSPECTOR, *deed, ledger),
        (Ask::Drew(count), Action::Do(Deed::Drew(cards))) => {
            drawing::check(position, seat, count, *cards, ledger)
        }
        (
            Ask::Disguised,
            Action::Do(deed @ (Deed::Laid(_) | Deed::Discarded(_) | Deed::Failed)),
        )
        | (Ask::Failed, Action::Do(deed @ Deed::Discarded(_))) => {
            disguise::check(position, *deed, ledger)
        }
        (Ask::Hit(suspect), Action::Do(Deed::Hit(who, named))) => {
            let asked = *named == suspect && *who == seat;
            ledger.require(asked, Refusal::about(Rule::OtherOwed, suspect))
        }
        (Ask::Chosen, Action::Do(Deed::Chosen))
        | (Ask::Answer(_), Action::Do(Deed::Answer(_)))
        | (Ask::Hit(_), Action::Do(Deed::HitNobody(_))) => Ok(()),
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

fn check_turn(
    position: &Known,
    seat: Seat,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let is_his = matches!(
        (seat, action),
        (_, Action::Shift(_) | Action::Collapse(_))
            | (KILLER, Action::Do(Deed::Kill(_) | Deed::Disguise))
            | (INSPECTOR, Action::Do(Deed::Accuse(_) | Deed::Exonerate))
    );
    ledger.require(is_his, Refusal::to(Rule::NotYourAction, seat))?;
    if must_kill(position) {
        let kills = matches!(action, Action::Do(Deed::Kill(_)));
        ledger.require(kills, Refusal::of(Rule::FirstKill))?;
    }
    match action {
        Action::Shift(shift) => shift::check(position, seat, 1, *shift, ledger),
        Action::Collapse(collapse) => collapse::check(position, collapse, ledger),
        Action::Do(Deed::Kill(target)) => check_kill(position, KILLER, *target, ledger),
        Action::Do(Deed::Accuse(target)) => check_accuse(position, INSPECTOR, *target, ledger),
        // Disguise and exonerate both begin by drawing (other rules; G30).
        _ => ledger.require(position.deck.count() > 0, Refusal::of(Rule::EmptyDeck)),
    }
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(position: &mut Known, action: &Action, log: &mut impl Sink) {
    let Some(decision) = position.owed else { return };
    match action {
        Action::Shift(shift) => {
            position.emit(Event::Shifted(decision.seat, *shift), log);
            end_turn(position, log);
        }
        Action::Collapse(collapse) => {
            collapse::perform(position, decision.seat, collapse, log);
            end_turn(position, log);
        }
        Action::Do(Deed::Kill(target)) => kill(position, *target, log),
        Action::Do(Deed::Disguise) => {
            let done = disguise::attempt(position, KILLER, Deed::Disguise, log);
            disguised(position, done, log);
        }
        Action::Do(Deed::Accuse(target)) => {
            if let Some(yes) = accuse::accuse(position, INSPECTOR, KILLER, *target, log) {
                accused(position, yes, log);
            }
        }
        Action::Do(Deed::Exonerate) => exonerate(position, log),
        Action::Do(Deed::Play(card)) => play(position, *card, log),
        Action::Do(Deed::Laid(card) | Deed::Discarded(card)) if decision.ask == Ask::Play => {
            play(position, *card, log);
        }
        Action::Do(deed @ (Deed::Laid(_) | Deed::Discarded(_) | Deed::Failed)) => {
            let done = disguise::answered(position, KILLER, *deed, log);
            disguised(position, done, log);
        }
        Action::Do(Deed::Become(card)) => take_identity(position, Some(*card), log),
        Action::Do(Deed::Chosen) => take_identity(position, None, log),
        Action::Do(Deed::Drew(cards)) => drew(position, decision.seat, *cards, log),
        Action::Do(Deed::Answer(yes)) => answered(position, decision.seat, decision.ask, *yes, log),
        Action::Do(Deed::Hit(..)) => hit_or_missed(position, decision.ask, true, log),
        Action::Do(Deed::HitNobody(_)) => hit_or_missed(position, decision.ask, false, log),
        _ => {}
    }
}

/// Kill: a neighbour dies, and nothing more is shown (kill). The Inspector's own card or enough dead
/// end the game (goal; G32). An exonerated victim is canvassed first, by itself (G09, G11), and the
/// card on it is discarded (G23).
fn kill(position: &mut Known, target: Suspect, log: &mut impl Sink) {
    let sure = position.holding(KILLER).identity.known().is_some();
    position.emit(Event::Acted { seat: KILLER, deed: Deed::Kill(target), sure }, log);
    let exonerated = position.exonerated.contains(target);
    let suspected = may_hold(position, INSPECTOR, target);
    if exonerated {
        position.emit(Event::Discarded(Source::Board, target), log);
    }
    position.emit(Event::Died(target), log);
    match position.holding(INSPECTOR).identity {
        Identity::Known(own) if own == target => {
            return wins(position, KILLER, Reason::InspectorKilled, log);
        }
        _ if enough_dead(position) => return wins(position, KILLER, Reason::Kills, log),
        _ if suspected => return position.owe(INSPECTOR, Ask::Hit(target), log),
        _ => {}
    }
    if !exonerated || canvass::ask(position, INSPECTOR, target, log) {
        end_turn(position, log);
    }
}

fn enough_dead(position: &Known) -> bool {
    position.killer_inspector().is_some_and(|game| game.kills >= game.goal)
}

/// An unseen Inspector has said whether the victim was his identity; he must show it (G26).
fn hit_or_missed(position: &mut Known, ask: Ask, hit: bool, log: &mut impl Sink) {
    let Ask::Hit(target) = ask else { return };
    position.emit(Event::Hit(INSPECTOR, target, hit), log);
    if hit {
        wins(position, KILLER, Reason::InspectorKilled, log);
    } else {
        end_turn(position, log);
    }
}

fn disguised(position: &mut Known, done: Disguise, log: &mut impl Sink) {
    if done != Disguise::Owed {
        end_turn(position, log);
    }
}

/// The right name wins (accuse; goal).
fn accused(position: &mut Known, yes: bool, log: &mut impl Sink) {
    if yes {
        wins(position, INSPECTOR, Reason::KillerCaught, log);
    } else {
        end_turn(position, log);
    }
}

/// Exonerate: the Inspector draws a card and owes one to play (exonerate; G24).
fn exonerate(position: &mut Known, log: &mut impl Sink) {
    position.emit(Event::Acted { seat: INSPECTOR, deed: Deed::Exonerate, sure: true }, log);
    if position.draw(INSPECTOR, 1, log) {
        position.owe(INSPECTOR, Ask::Play, log);
    }
}

fn play(position: &mut Known, card: Suspect, log: &mut impl Sink) {
    if exonerate::play(position, INSPECTOR, KILLER, card, log) {
        end_turn(position, log);
    }
}

/// First turn of the inspector: one of four becomes the identity, the others stay in the hand.
fn take_identity(position: &mut Known, card: Option<Suspect>, log: &mut impl Sink) {
    position.emit(Event::Became(INSPECTOR, card), log);
    end_turn(position, log);
}

/// A player has told what he drew.
fn drew(position: &mut Known, seat: Seat, cards: SuspectSet, log: &mut impl Sink) {
    for card in cards {
        position.emit(Event::Drew(seat, Some(card)), log);
    }
    match (seat, position.holding(seat).identity, cards.first()) {
        (KILLER, Identity::None, _) => killer_ready(position, log),
        (KILLER, _, Some(card)) => {
            let done = disguise::drawn(position, KILLER, card, log);
            disguised(position, done, log);
        }
        (_, Identity::None, _) => choose_identity(position, log),
        _ => position.owe(INSPECTOR, Ask::Play, log),
    }
}

fn answered(position: &mut Known, seat: Seat, ask: Ask, yes: bool, log: &mut impl Sink) {
    let Ask::Answer(query) = ask else { return };
    accuse::answered(position, seat, query, yes, log);
    match query {
        Query::Accusation(_) => accused(position, yes, log),
        _ => end_turn(position, log),
    }
}

#[cfg(test)]
mod tests;
