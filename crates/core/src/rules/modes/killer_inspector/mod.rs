//! Mode 1, Killer vs. Inspector.
//!
//! Two players and a 5×5 grid. The Killer draws an identity and must kill on his first turn; the
//! Inspector draws four cards on his first turn, one of which becomes his identity. Then they take
//! turns with one action each; nobody may pass. Books: Planeta Ihor 2024, `GaGa`, Major Grom; mode 1 of each.
use crate::board::Suspect;
use crate::rules::disguise::{self, Disguise};
use crate::rules::duel::{self, Came, opponent, wins};
pub(in crate::rules) use crate::rules::turn::conceded;
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Ledger, Offers, On, Reason, Refusal, Rule, Score,
    Seat, Sink, State, canvass, turn,
};
use crate::terms::{Choices, Kills, Setting};

/// The seat of the Killer, who opens the game.
pub const KILLER: Seat = duel::HUNTED;
/// The seat of the Inspector.
pub const INSPECTOR: Seat = duel::HUNTER;

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
pub(in crate::rules) fn open(position: &mut On<KillerInspector>, log: &mut impl Sink) {
    if position.draw(KILLER, 1, log) {
        killer_ready(position, log);
    }
}

fn killer_ready(position: &mut On<KillerInspector>, log: &mut impl Sink) {
    position.become_drawn(KILLER, log);
    begin(position, KILLER, log);
}

/// A turn begins; on his first one the Inspector only takes an identity (G08).
fn begin(position: &mut On<KillerInspector>, seat: Seat, log: &mut impl Sink) {
    position.emit(Event::Began(seat), log);
    if seat == INSPECTOR && position.holding(INSPECTOR).identity == Identity::None {
        if position.draw(INSPECTOR, FIRST_HAND, log) {
            position.choose_identity(INSPECTOR, log);
        }
    } else if position.deck.count() > 0 || duel::can_act(position, seat) {
        position.owe(seat, Ask::Turn, log);
    } else if turn::pass(position, seat, log) {
        begin(position, opponent(seat), log);
    }
}

fn end_turn(position: &mut On<KillerInspector>, log: &mut impl Sink) {
    begin(position, opponent(position.active), log);
}

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(
    position: &On<KillerInspector>,
    decision: Decision,
    out: &mut impl Offers,
) {
    if decision.ask != Ask::Turn {
        return duel::legal(position, decision.ask, out);
    }
    let must_kill = must_kill(position);
    if !must_kill {
        duel::legal_moves(position, decision.seat, out);
    }
    duel::legal_targets(position, decision.seat, out);
    let draws = if decision.seat == KILLER { Deed::Disguise } else { Deed::Exonerate };
    let may_draw = position.deck.count() > 0 && (decision.seat == INSPECTOR || !must_kill);
    out.extend(may_draw.then_some(draws));
}

/// On his first turn the Killer must kill (first turn of the killer).
fn must_kill(position: &On<KillerInspector>) -> bool {
    position.turn == 1
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &On<KillerInspector>,
    decision: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let seat = decision.seat;
    if decision.ask != Ask::Turn {
        return duel::check(position, decision, action, ledger);
    }
    let draws = matches!(
        (seat, action),
        (KILLER, Action::Do(Deed::Disguise)) | (INSPECTOR, Action::Do(Deed::Exonerate))
    );
    let is_his = matches!(
        (seat, action),
        (_, Action::Shift(_) | Action::Collapse(_))
            | (KILLER, Action::Do(Deed::Kill(_)))
            | (INSPECTOR, Action::Do(Deed::Accuse(_)))
    );
    ledger.require(draws || is_his, Refusal::to(Rule::NotYourAction, seat))?;
    if must_kill(position) {
        let kills = matches!(action, Action::Do(Deed::Kill(_)));
        ledger.require(kills, Refusal::of(Rule::FirstKill))?;
    }
    if draws {
        // Disguise and exonerate both begin by drawing (other rules; G30).
        return ledger.require(position.deck.count() > 0, Refusal::of(Rule::EmptyDeck));
    }
    duel::check_turn(position, seat, action, ledger)
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(
    position: &mut On<KillerInspector>,
    decision: Decision,
    action: &Action,
    log: &mut impl Sink,
) {
    let came = match (decision.ask, action) {
        (_, Action::Do(Deed::Kill(target))) => return kill(position, *target, log),
        (_, Action::Do(Deed::Disguise)) => {
            Came::Disguised(disguise::attempt(position, KILLER, Deed::Disguise, log))
        }
        (Ask::Hit(target), Action::Do(Deed::Hit(..))) => {
            return hit_or_missed(position, target, true, log);
        }
        (Ask::Hit(target), Action::Do(Deed::HitNobody(_))) => {
            return hit_or_missed(position, target, false, log);
        }
        _ => duel::perform(position, decision, action, log),
    };
    match came {
        Came::Owed | Came::Disguised(Disguise::Owed) => {}
        Came::Ready => killer_ready(position, log),
        // The right name wins (accuse; goal).
        Came::Accused(true) => wins(position, INSPECTOR, Reason::KillerCaught, log),
        // First turn of the inspector: one of four becomes the identity, the others stay in the hand.
        Came::Became | Came::Over | Came::Accused(false) | Came::Disguised(_) => {
            end_turn(position, log);
        }
    }
}

/// Kill: a neighbour dies, and nothing more is shown (kill). The Inspector's own card or enough dead
/// end the game (goal; G32). An exonerated victim is canvassed first, by itself (G09, G11), and the
/// card on it is discarded (G23).
fn kill(position: &mut On<KillerInspector>, target: Suspect, log: &mut impl Sink) {
    let exonerated = position.exonerated.contains(target);
    let suspected = duel::kill(position, target, log);
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

fn enough_dead(position: &On<KillerInspector>) -> bool {
    position.game.kills >= position.game.goal
}

/// An unseen Inspector has said whether the victim was his identity; he must show it (G26).
fn hit_or_missed(
    position: &mut On<KillerInspector>,
    target: Suspect,
    hit: bool,
    log: &mut impl Sink,
) {
    position.emit(Event::Hit(INSPECTOR, target, hit), log);
    if hit {
        wins(position, KILLER, Reason::InspectorKilled, log);
    } else {
        end_turn(position, log);
    }
}

#[cfg(test)]
mod tests;
