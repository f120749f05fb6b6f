//! Mr. Jack: eight characters in Whitechapel, one of whom is Jack.
//!
//! In each of at most eight rounds four characters are played, two by each player; then the witnesses
//! say whether Jack can be seen, and whoever was seen otherwise is innocent. Jack wins by leaving the
//! district unseen or by not being caught; the Detective by bringing a character to Jack's hex. Book:
//! Mr. Jack, Style of Life; the letters A and B are the rows of the facts and decisions about it.
//!
//! ```text
//! round 1, 3, 5, 7    four cards are turned up    Detective  Jack       Jack       Detective
//! round 2, 4, 6, 8    the other four              Jack       Detective  Detective  Jack
//! then                the witness call, and in rounds 1 to 4 a lamp goes out
//! ```
mod activation;
mod character;
mod check;
mod example;
mod fact;
mod lines;
mod moves;
mod options;
mod state;
mod whistle;
mod witness;

pub use activation::{Activation, Go, Power, Pull, Whistle};
pub use character::{CHARACTERS, Character};
pub use fact::{Fact, Seen};
pub use options::MrJackOptions;
pub use state::{MrJack, PICKS, ROUNDS, Start};
pub use witness::Light;

use crate::board::{Suspect, SuspectSet};
pub(in crate::rules) use crate::rules::turn::conceded;
use crate::rules::{
    Action, Ask, Decision, Deed, Event, Identity, Ledger, Offers, On, Order, Reason, Refusal, Rule,
    Seat, Side, Sink, accuse, canvass, drawing,
};
use crate::terms::NameBoth;

/// The seat of Jack.
pub const JACK: Seat = Seat::new(0);
/// The seat of the Detective.
pub const DETECTIVE: Seat = Seat::new(1);

/// The rounds after which a lamp goes out, the one with the number of the round (book, lamps go out).
const LAMPS: u8 = 4;
/// The cards turned up for a round.
const CARDS: u8 = 4;
/// The picks that follow one another (B33).
const TWO: u8 = 2;

/// Jack draws an alibi card, which says who he is (book, preparation), and the first round begins.
pub(in crate::rules) fn open(position: &mut On<MrJack>, log: &mut impl Sink) {
    if position.draw(JACK, 1, log) {
        jack_ready(position, log);
    }
}

fn jack_ready(position: &mut On<MrJack>, log: &mut impl Sink) {
    position.become_drawn(JACK, log);
    begin_round(position, 1, log);
}

fn fact(position: &mut On<MrJack>, fact: Fact, log: &mut impl Sink) {
    position.emit(Event::MrJack(fact), log);
}

/// In odd rounds four cards are turned up, from a deck of eight that the companion shuffles or the table
/// does; the other four are those of the even round (book, choice of a character).
fn begin_round(position: &mut On<MrJack>, number: u8, log: &mut impl Sink) {
    fact(position, Fact::Round(number), log);
    if number.is_multiple_of(2) {
        next(position, log);
    } else {
        let ask = if position.keeps_deck() { Ask::Shuffle } else { Ask::Cards };
        position.owe(DETECTIVE, ask, log);
    }
}

fn turned_up(position: &mut On<MrJack>, cards: SuspectSet, log: &mut impl Sink) {
    fact(position, Fact::Cards(cards), log);
    next(position, log);
}

/// Whoever picks next does, or the witnesses are called.
fn next(position: &mut On<MrJack>, log: &mut impl Sink) {
    let game = position.game;
    if game.picks >= PICKS {
        return call(position, log);
    }
    let seat = game.chooser();
    position.emit(Event::Began(seat), log);
    let names_two =
        game.options.name_both == NameBoth::True && game.picks == 1 && game.named.is_empty();
    position.owe(seat, if names_two { Ask::Take } else { Ask::Turn }, log);
}

/// Call for witnesses: the companion says whether Jack is seen, or an unseen Jack does.
fn call(position: &mut On<MrJack>, log: &mut impl Sink) {
    let game = position.game;
    match position.holding(JACK).identity {
        Identity::Known(jack) => called(position, game.visible().contains(jack), false, log),
        _ => position.owe(JACK, Ask::Call, log),
    }
}

/// The innocent are turned (book, call for witnesses), then a lamp goes out and the next round begins;
/// after the eighth Jack has won (B34).
fn called(position: &mut On<MrJack>, seen: bool, claim: bool, log: &mut impl Sink) {
    fact(position, Fact::Called { seen, claim }, log);
    let round = position.game.round;
    if round <= LAMPS {
        fact(position, Fact::Out(round), log);
    }
    if round >= ROUNDS {
        wins(position, JACK, Reason::NotCaught, log);
    } else {
        begin_round(position, round + 1, log);
    }
}

fn wins(position: &mut On<MrJack>, seat: Seat, reason: Reason, log: &mut impl Sink) {
    position.end(Some(Side::Seat(seat)), reason, log);
}

/// Adds the lines that may be said now.
pub(in crate::rules) fn legal(
    position: &On<MrJack>,
    Decision { seat, ask }: Decision,
    out: &mut impl Offers,
) {
    let game = &position.game;
    match ask {
        Ask::Turn => lines::activations(position, game, seat, out),
        Ask::Take => {
            for one in game.cards {
                let others = game.cards - SuspectSet::below(one.at() as u8 + 1);
                out.each(others, |other| Deed::TakeCards([one, other].into_iter().collect()));
            }
        }
        Ask::Cards => {
            let all = SuspectSet::below(CHARACTERS as u8).subsets();
            out.extend(all.filter(|cards| cards.len() == CARDS).map(Deed::Cards));
        }
        Ask::Call => {
            let possible = |seen: &bool| game.would_clear(*seen) != game.suspects();
            let calls = [true, false].into_iter().filter(possible);
            out.extend(calls.map(|seen| Deed::Call(Seen(seen))));
        }
        _ => {}
    }
}

/// Whether the rules allow the action.
pub(in crate::rules) fn check(
    position: &On<MrJack>,
    Decision { seat, ask }: Decision,
    action: &Action,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let game = &position.game;
    match (ask, action) {
        (Ask::Turn, Action::Activate(line)) => check::check(position, game, seat, line, ledger),
        (Ask::Take, Action::Do(Deed::TakeCards(cards))) => {
            ledger.require(cards.len() == TWO, Refusal::counted(cards.len(), TWO..=TWO))?;
            ledger.forbid((*cards - game.cards).first(), Rule::CardNotOpen, Refusal::about)
        }
        (Ask::Cards, Action::Do(Deed::Cards(cards))) => {
            ledger.require(cards.len() == CARDS, Refusal::counted(cards.len(), CARDS..=CARDS))
        }
        (Ask::Drew(count), Action::Do(Deed::Drew(cards))) => {
            drawing::check(position, seat, count, *cards, ledger)
        }
        (Ask::Call, Action::Do(Deed::Call(Seen(seen)))) => {
            // Somebody must be Jack.
            let somebody = game.would_clear(*seen) != game.suspects();
            ledger.require(somebody, Refusal::of(Rule::CallNobody))
        }
        (Ask::Shuffle, Action::Shuffled(_)) => Ok(()),
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

/// Lets an allowed action happen.
pub(in crate::rules) fn perform(
    position: &mut On<MrJack>,
    Decision { seat, ask }: Decision,
    action: &Action,
    log: &mut impl Sink,
) {
    match (ask, action) {
        (_, Action::Activate(line)) => activate(position, seat, line, log),
        (_, Action::Shuffled(order)) => turned_up(position, first_four(order), log),
        (_, Action::Do(Deed::Cards(cards))) => turned_up(position, *cards, log),
        (_, Action::Do(Deed::TakeCards(cards))) => {
            fact(position, Fact::Named(*cards), log);
            position.owe(seat, Ask::Turn, log);
        }
        (_, Action::Do(Deed::Drew(cards))) => drew(position, seat, *cards, log),
        (_, Action::Do(Deed::Call(Seen(seen)))) => called(position, *seen, true, log),
        (Ask::Answer(query), Action::Do(Deed::Answer(yes))) => {
            canvass::answered(position, JACK, query, *yes, log);
            accused(position, *yes, log);
        }
        _ => {}
    }
}

fn first_four(order: &Order) -> SuspectSet {
    order.cards().take(CARDS.into()).collect()
}

/// One activation, step by step.
fn activate(position: &mut On<MrJack>, seat: Seat, line: &Activation, log: &mut impl Sink) {
    fact(position, Fact::Played(seat, line.who), log);
    if line.before {
        use_power(position, line.power, log);
    }
    match line.go {
        Go::To(hex) => fact(position, Fact::Moved(line.who, hex), log),
        Go::Swap(with) => fact(position, Fact::Swapped(with), log),
        Go::Stay => {}
        Go::Accuse(hex) => {
            let whom = position.game.at(hex);
            return whom.map_or((), |whom| accuse(position, line.who, whom, log));
        }
        Go::Exit(exit) => {
            let sure = position.holding(JACK).identity.known().is_some();
            fact(position, Fact::Left { who: line.who, exit, sure }, log);
            return wins(position, JACK, Reason::Escaped, log);
        }
    }
    if !line.before {
        use_power(position, line.power, log);
    }
    // Anybody who plays Holmes draws, for himself alone (book, Sherlock Holmes; B24).
    let draws = Character::of(line.who) == Character::Holmes;
    if !draws || position.draw(seat, 1, log) {
        next(position, log);
    }
}

fn use_power(position: &mut On<MrJack>, power: Option<Power>, log: &mut impl Sink) {
    match power {
        None => {}
        Some(Power::Lantern(way)) => fact(position, Fact::Lantern(way), log),
        Some(Power::Lamp(from, to)) => fact(position, Fact::Lamp(from, to), log),
        Some(Power::Cordon(from, to)) => fact(position, Fact::Cordon(from, to), log),
        Some(Power::Cover(from, to)) => fact(position, Fact::Cover(from, to), log),
        Some(Power::Whistle(whistle)) => {
            for pull in whistle.pulls() {
                fact(position, Fact::Pulled(pull.who, pull.to), log);
                if let Some(way) = pull.lantern {
                    fact(position, Fact::Lantern(way), log);
                }
            }
        }
    }
}

/// The Detective brings a character to whom he accuses: right or wrong, the game is over (book, end of
/// the game; A7, B27).
fn accuse(position: &mut On<MrJack>, by: Suspect, whom: Suspect, log: &mut impl Sink) {
    fact(position, Fact::Accused(by, whom), log);
    let suspected = position.game.suspects().contains(whom);
    if let Some(yes) = accuse::name(position, JACK, whom, suspected, log) {
        accused(position, yes, log);
    }
}

fn accused(position: &mut On<MrJack>, yes: bool, log: &mut impl Sink) {
    let (seat, reason) =
        if yes { (DETECTIVE, Reason::JackCaught) } else { (JACK, Reason::WrongAccusation) };
    wins(position, seat, reason, log);
}

/// A player has told which alibi card he drew: who Jack is, or who he is not.
fn drew(position: &mut On<MrJack>, seat: Seat, cards: SuspectSet, log: &mut impl Sink) {
    position.drew(seat, cards, log);
    if position.holding(JACK).identity == Identity::None {
        jack_ready(position, log);
    } else {
        next(position, log);
    }
}

#[cfg(test)]
pub(in crate::rules) use tests::read;
#[cfg(test)]
mod tests;
