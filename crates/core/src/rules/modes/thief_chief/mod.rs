//! Mode 4, Master Thief vs. Chief of Police.
//!
//! Two players and a 5×5 grid with a treasure on every suspect. The Thief draws three cards, one of
//! which is his identity; the Chief has a plainclothes officer, who is his own secret identity, and two
//! officers in uniform, whose evidence cards lie face up on their suspects. They take turns with one
//! action each, the Thief first (MT01). Nobody dies, so there is no collapse (MT18), and a line of the
//! grid can always be shifted, so no turn ever passes. Books: Planeta Ihor 2024, `GaGa`, Major Grom; mode 4
//! of each.
use crate::board::{Suspect, SuspectSet};
pub(in crate::rules) use crate::rules::turn::conceded;
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Ledger, Offers, On, Reason, Refusal, Rule, Score,
    Seat, Side, Sink, Source, State, Trust, accuse, canvass, drawing, shift,
};
use crate::terms::{Choices, OwnCell, Token};

/// The seat of the Master Thief, who opens the game.
pub const THIEF: Seat = Seat::new(0);
/// The seat of the Chief of Police.
pub const CHIEF: Seat = Seat::new(1);

/// The cards the Thief draws, his identity among them (preparation of the players; MT15).
pub const THIEF_CARDS: u8 = 3;
/// The officers in uniform at the start (preparation of the players).
const OFFICERS: u8 = 2;

/// What only this mode keeps. The officers in uniform are the suspects on whom an evidence card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ThiefChief {
    /// Whether one's own cell is within reach (MT02, MT03, option `own-cell`).
    pub own_cell: OwnCell,
    /// Treasures laid out at the start: one on each suspect.
    pub laid: u8,
    /// Treasures stolen or taken as compensation so far.
    pub stolen: u8,
}

impl State for ThiefChief {
    const VERBS: &'static [&'static str] =
        &["shift", "steal", "disguise", "become", "accuse", "deputize", "dismiss", "take"];

    const OFFICERS: bool = true;

    fn seats(&self) -> u8 {
        2
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Placed(Token::Treasure, _) => self.laid = self.laid.saturating_add(1),
            Event::Lifted(Token::Treasure, _) => self.stolen = self.stolen.saturating_add(1),
            _ => {}
        }
    }

    fn adopt(&mut self, choices: &Choices) {
        choices.take(&mut self.own_cell);
    }

    fn scores(&self) -> Vec<Score> {
        vec![Score { what: "treasures", side: None, count: self.stolen, goal: self.laid }]
    }
}

/// A treasure is laid on every suspect (preparation of the field), then the Thief draws.
pub(in crate::rules) fn open(position: &mut On<ThiefChief>, log: &mut impl Sink) {
    for suspect in position.everybody() {
        position.emit(Event::Placed(Token::Treasure, suspect), log);
    }
    if position.draw(THIEF, THIEF_CARDS, log) {
        position.choose_identity(THIEF, log);
    }
}

/// The Thief's card lies face down before him. At the start it is the Chief's turn to take his cards then.
fn take_identity(position: &mut On<ThiefChief>, card: Option<Suspect>, log: &mut impl Sink) {
    position.emit(Event::Became(THIEF, card), log);
    if position.turn > 0 {
        begin(position, CHIEF, log);
    } else if position.draw(CHIEF, 1, log) {
        chief_ready(position, log);
    }
}

/// The card the Chief drew is the officer in plainclothes; two more are face up, in uniform.
fn chief_ready(position: &mut On<ThiefChief>, log: &mut impl Sink) {
    position.become_drawn(CHIEF, log);
    if hire(position, OFFICERS, log) {
        begin(position, THIEF, log);
    }
}

/// Turns up this many cards as officers in uniform, each laid on its suspect, and says whether that is
/// done; where the companion does not deal, the Chief owes which they are.
fn hire(position: &mut On<ThiefChief>, count: u8, log: &mut impl Sink) -> bool {
    if position.holding(CHIEF).trust != Trust::Dealt || !position.deals() {
        position.owe(CHIEF, Ask::Turned, log);
        return false;
    }
    for _ in 0..count {
        if let Some(card) = position.deck.top() {
            position.emit(Event::Laid(Source::Deck, card), log);
        }
    }
    true
}

fn begin(position: &mut On<ThiefChief>, seat: Seat, log: &mut impl Sink) {
    position.emit(Event::Began(seat), log);
    position.owe(seat, Ask::Turn, log);
}

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(
    position: &On<ThiefChief>,
    Decision { seat, ask }: Decision,
    out: &mut impl Offers,
) {
    match ask {
        Ask::Turn => {
            shift::legal(position, seat, 1, out);
            if seat == THIEF {
                out.each(steal_targets(position), Deed::Steal);
                out.push(Deed::Disguise);
            } else {
                out.each(accuse_targets(position), Deed::Accuse);
                out.extend((position.deck.count() > 0).then_some(Deed::Deputize));
            }
        }
        Ask::Become => out.each(position.holding(THIEF).hand, Deed::Become),
        Ask::Chosen => out.push(Deed::Chosen),
        Ask::Turned => {
            let cards = hidden_cards(position);
            if to_turn(position) == 1 {
                return out.each(cards, |card| Deed::Turned(SuspectSet::just(card)));
            }
            for first in cards {
                let later = cards - SuspectSet::below(first.at() as u8 + 1);
                out.each(later, |card| Deed::Turned([first, card].into_iter().collect()));
            }
        }
        Ask::Dismiss => out.each(position.exonerated, Deed::Dismiss),
        Ask::Take => out.each(treasures(position), Deed::Take),
        _ => {}
    }
}

/// The suspects who have not been robbed yet.
fn treasures(position: &On<ThiefChief>) -> SuspectSet {
    position.tokens.with(Token::Treasure)
}

/// How many cards the Chief turns up: two at the start, one when he deputizes.
fn to_turn(position: &On<ThiefChief>) -> u8 {
    if position.turn == 0 { OFFICERS } else { 1 }
}

/// The cards that the Chief can turn up, by what is public and his own.
fn hidden_cards(position: &On<ThiefChief>) -> SuspectSet {
    position.unseen_by(CHIEF)
}

/// Whom the identity of a seat shows; while it is unseen, everybody whose card isn’t face up.
fn identity(position: &On<ThiefChief>, seat: Seat) -> SuspectSet {
    let holding = position.holding(seat);
    match holding.identity {
        Identity::Known(own) => SuspectSet::just(own),
        _ => position.everybody() - position.open_cards() - holding.hand,
    }
}

/// The neighbours of any of these, the corners included and never round the edge (G02, G03), and they
/// themselves if the table plays so (MT02, MT03).
fn reach(position: &On<ThiefChief>, from: SuspectSet) -> SuspectSet {
    let around = position.grid.around_any(from);
    let own = position.game.own_cell == OwnCell::Allowed;
    if own { around | from } else { around }
}

/// Whom the Thief may steal from: neighbours of his active identity and himself (steal; MT02), if they
/// still have their treasure. While his card is unseen, whoever could be next to it.
fn steal_targets(position: &On<ThiefChief>) -> SuspectSet {
    reach(position, identity(position, THIEF)) & treasures(position)
}

/// Whom the Chief may accuse: everybody near any of his officers, in plainclothes or in uniform, and the
/// officers themselves (accuse; MT03, MT04).
fn accuse_targets(position: &On<ThiefChief>) -> SuspectSet {
    reach(position, position.exonerated | identity(position, CHIEF))
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &On<ThiefChief>,
    Decision { seat, ask }: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match (ask, action) {
        (Ask::Turn, _) => check_turn(position, seat, action, ledger),
        (Ask::Become, Action::Do(Deed::Become(card))) => {
            drawing::check_in_hand(position, THIEF, *card, ledger)
        }
        (Ask::Drew(count), Action::Do(Deed::Drew(cards))) => {
            drawing::check(position, seat, count, *cards, ledger)
        }
        (Ask::Turned, Action::Do(Deed::Turned(cards))) => {
            drawing::check_named(to_turn(position), *cards, hidden_cards(position), ledger)
        }
        (Ask::Dismiss, Action::Do(Deed::Dismiss(officer))) => {
            ledger.among(position.exonerated, *officer, Rule::NotAnOfficer)
        }
        (Ask::Take, Action::Do(Deed::Take(target))) => check_treasure(position, *target, ledger),
        (Ask::Chosen, Action::Do(Deed::Chosen)) => Ok(()),
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

fn check_turn(
    position: &On<ThiefChief>,
    seat: Seat,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.note(Rule::NotYourAction);
    match (seat, action) {
        (_, Action::Shift(shift)) => shift::check(position, seat, 1, *shift, ledger),
        (THIEF, Action::Do(Deed::Steal(target))) => {
            check_treasure(position, *target, ledger)?;
            ledger.among(steal_targets(position), *target, Rule::StealNeighbour)
        }
        (THIEF, Action::Do(Deed::Disguise)) => Ok(()),
        (CHIEF, Action::Do(Deed::Accuse(target))) => {
            ledger.among(accuse_targets(position), *target, Rule::AccuseOfficer)
        }
        // Nobody is hired without a card (MT09).
        (CHIEF, Action::Do(Deed::Deputize)) => {
            ledger.require(position.deck.count() > 0, Refusal::of(Rule::EmptyDeck))
        }
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

fn check_treasure(
    position: &On<ThiefChief>,
    target: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.among(treasures(position), target, Rule::NoTreasure)
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(
    position: &mut On<ThiefChief>,
    Decision { seat, ask }: Decision,
    action: &Action,
    log: &mut impl Sink,
) {
    match *action {
        Action::Shift(shift) => {
            position.emit(Event::Shifted(seat, shift), log);
            begin(position, opponent(seat), log);
        }
        Action::Do(Deed::Steal(target)) => steal(position, target, log),
        Action::Do(Deed::Disguise) => disguise(position, log),
        Action::Do(Deed::Become(card)) => take_identity(position, Some(card), log),
        Action::Do(Deed::Chosen) => take_identity(position, None, log),
        Action::Do(Deed::Accuse(target)) => accuse(position, target, log),
        Action::Do(Deed::Answer(yes)) => answered(position, ask, yes, log),
        Action::Do(Deed::Deputize) => deputize(position, log),
        Action::Do(Deed::Turned(cards)) => turned(position, cards, log),
        Action::Do(Deed::Dismiss(officer)) => dismiss(position, officer, log),
        Action::Do(Deed::Take(target)) => take(position, target, log),
        Action::Do(Deed::Drew(cards)) => drew(position, seat, cards, log),
        _ => {}
    }
}

fn opponent(seat: Seat) -> Seat {
    if seat == THIEF { CHIEF } else { THIEF }
}

/// Steal: the treasure goes to the Thief; the last one wins (steal; goal).
fn steal(position: &mut On<ThiefChief>, target: Suspect, log: &mut impl Sink) {
    let sure = position.holding(THIEF).identity.known().is_some();
    position.emit(Event::Acted { seat: THIEF, deed: Deed::Steal(target), sure }, log);
    pocket(position, target, log);
}

fn pocket(position: &mut On<ThiefChief>, target: Suspect, log: &mut impl Sink) {
    position.emit(Event::Lifted(Token::Treasure, target), log);
    if treasures(position).is_empty() {
        position.end(Some(Side::Seat(THIEF)), Reason::Treasures, log);
    } else {
        begin(position, opponent(position.active), log);
    }
}

/// Quick disguise: the identity goes back into the hand, and one of the three cards, the same one too
/// (MT11), is laid down unseen (quick disguise; MT12).
fn disguise(position: &mut On<ThiefChief>, log: &mut impl Sink) {
    position.emit(Event::Acted { seat: THIEF, deed: Deed::Disguise, sure: true }, log);
    let card = position.holding(THIEF).identity.known();
    position.emit(Event::Shed(THIEF, card), log);
    position.choose_identity(THIEF, log);
}

/// Accuse: which officer does it is not said (MT05). The active identity's name wins; a card of the
/// Thief's hand is as plain a no as any other (accuse; goal; MT10), and so is a suspect whose card lies
/// open.
fn accuse(position: &mut On<ThiefChief>, target: Suspect, log: &mut impl Sink) {
    let known = position.holding(CHIEF).identity.known().is_some();
    let sure = known || reach(position, position.exonerated).contains(target);
    position.emit(Event::Acted { seat: CHIEF, deed: Deed::Accuse(target), sure }, log);
    let possible = identity(position, THIEF).contains(target);
    if let Some(yes) = accuse::name(position, THIEF, target, possible, log) {
        accused(position, yes, log);
    }
}

fn answered(position: &mut On<ThiefChief>, ask: Ask, yes: bool, log: &mut impl Sink) {
    let Ask::Answer(query) = ask else { return };
    canvass::answered(position, THIEF, query, yes, log);
    accused(position, yes, log);
}

fn accused(position: &mut On<ThiefChief>, yes: bool, log: &mut impl Sink) {
    if yes {
        position.end(Some(Side::Seat(CHIEF)), Reason::ThiefCaught, log);
    } else {
        begin(position, THIEF, log);
    }
}

/// Deputize: another officer in uniform is hired, and one of them, the new one too (MT06), is let go
/// (deputize).
fn deputize(position: &mut On<ThiefChief>, log: &mut impl Sink) {
    position.emit(Event::Acted { seat: CHIEF, deed: Deed::Deputize, sure: true }, log);
    if hire(position, 1, log) {
        position.owe(CHIEF, Ask::Dismiss, log);
    }
}

/// The Chief has said which cards he turned up.
fn turned(position: &mut On<ThiefChief>, cards: SuspectSet, log: &mut impl Sink) {
    for card in cards {
        position.emit(Event::Laid(Source::Deck, card), log);
    }
    if position.turn == 0 {
        begin(position, THIEF, log);
    } else {
        position.owe(CHIEF, Ask::Dismiss, log);
    }
}

/// The dismissed officer's card goes to the discard, never back into the deck (MT09); the Thief takes
/// one treasure at once, wherever it lies, and that is not his turn (deputize; MT07).
fn dismiss(position: &mut On<ThiefChief>, officer: Suspect, log: &mut impl Sink) {
    position.emit(Event::Stepped(CHIEF, Deed::Dismiss(officer)), log);
    position.emit(Event::Discarded(Source::Board, officer), log);
    position.owe(THIEF, Ask::Take, log);
}

/// Compensation can be the treasure that wins (MT08).
fn take(position: &mut On<ThiefChief>, target: Suspect, log: &mut impl Sink) {
    position.emit(Event::Stepped(THIEF, Deed::Take(target)), log);
    pocket(position, target, log);
}

/// A player has told what he drew.
fn drew(position: &mut On<ThiefChief>, seat: Seat, cards: SuspectSet, log: &mut impl Sink) {
    position.drew(seat, cards, log);
    if seat == THIEF {
        position.choose_identity(THIEF, log);
    } else {
        chief_ready(position, log);
    }
}

#[cfg(test)]
mod tests;
