//! Whether an activation is allowed, and if not, why.
use super::activation::{Activation, Go, Power};
use super::character::Character;
use super::lines::can_be_jack;
use super::state::MrJack;
use super::{DETECTIVE, JACK};
use crate::board::{Exit, HexSet, Suspect};
use crate::rules::{Ledger, On, Refusal, Rule, Seat};

/// Whether `seat` may say this activation now.
pub(super) fn check(
    position: &On<MrJack>,
    game: &MrJack,
    seat: Seat,
    line: &Activation,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let who = line.who;
    if matches!(line.go, Go::Accuse(_)) {
        ledger.require(seat == DETECTIVE, Refusal::to(Rule::AccuseDetective, seat))?;
    }
    ledger.require(game.cards.contains(who), Refusal::about(Rule::CardNotOpen, who))?;
    let free = game.named.is_empty() || game.named.contains(who);
    ledger.require(free, Refusal::about(Rule::CardNotNamed, who))?;
    check_form(game, line, ledger)?;
    if line.before {
        check_power(&game.at_power(line), line, ledger)?;
    }
    check_going(position, &game.at_going(line), seat, who, line.go, ledger)?;
    if line.before { Ok(()) } else { check_power(&game.at_power(line), line, ledger) }
}

impl MrJack {
    /// The board as it lies when the character of this line goes: after its power, if that comes first.
    #[must_use]
    pub fn at_going(&self, line: &Activation) -> Self {
        let mut at = *self;
        if line.before {
            use_power(&mut at, line.power);
        }
        at
    }

    /// The board as it lies when the power of this line is used: after the movement, if that comes first.
    #[must_use]
    pub fn at_power(&self, line: &Activation) -> Self {
        let mut at = *self;
        match line.go {
            Go::To(hex) if !line.before => at.places[line.who.at()] = hex,
            Go::Swap(with) if !line.before => at.places.swap(line.who.at(), with.at()),
            _ => {}
        }
        at
    }
}

/// Whether the power is the one of this character, and said where it must be.
fn check_form(game: &MrJack, line: &Activation, ledger: &mut impl Ledger) -> Result<(), Refusal> {
    let is_final = matches!(line.go, Go::Accuse(_) | Go::Exit(_));
    let watson = Character::Watson.suspect();
    // Nothing follows what ends the game (B28).
    let ends = !is_final || line.before || line.power.is_none();
    ledger.require(ends, Refusal::about(Rule::PowerAfterEnd, line.who))?;
    let swaps = matches!(line.go, Go::Swap(_)) && Character::of(line.who) != Character::Gull;
    ledger.require(!swaps, Refusal::about(Rule::SwapGull, line.who))?;
    ledger.require(line.is_his(), Refusal::about(Rule::NotHisPower, line.who))?;
    let (said, missing) = match (Character::of(line.who), line.power) {
        (Character::Watson | Character::Gull, Some(_)) => (!line.before, Rule::LanternWay),
        (Character::Watson, None) => (is_final, Rule::LanternWay),
        (Character::Gull, None) => (line.go != Go::Swap(watson), Rule::LanternWay),
        (Character::Holmes | Character::Stealthy, None) | (_, Some(_)) => (true, Rule::PowerMust),
        (_, None) => (is_final, Rule::PowerMust),
    };
    ledger.require(said, Refusal::about(missing, line.who))?;
    match line.go {
        Go::Swap(with) => {
            let swaps = with != line.who && game.place(with).is_some();
            ledger.require(swaps, Refusal::about(Rule::SwapGull, line.who))
        }
        _ => Ok(()),
    }
}

/// Whether the power can do this as the board lies.
fn check_power(game: &MrJack, line: &Activation, ledger: &mut impl Ledger) -> Result<(), Refusal> {
    let refusal = |rule, hex| Refusal::on(rule, line.who, hex);
    match line.power {
        None | Some(Power::Lantern(_)) => Ok(()),
        Some(Power::Lamp(from, to)) => {
            ledger.require(game.lit.contains(from), refusal(Rule::LampLit, from))?;
            ledger.require(game.unlit().contains(to), refusal(Rule::LampUnlit, to))
        }
        Some(Power::Cordon(from, to)) => {
            let hex = |exit| game.district.exit(exit);
            ledger.require(game.is_cordoned(from), refusal(Rule::CordonThere, hex(from)))?;
            ledger.require(!game.is_cordoned(to), refusal(Rule::CordonOpen, hex(to)))
        }
        Some(Power::Cover(from, to)) => {
            ledger.require(game.covers.contains(from), refusal(Rule::CoverThere, from))?;
            ledger.require(game.open_manholes().contains(to), refusal(Rule::CoverOpen, to))
        }
        Some(Power::Whistle(whistle)) => game.check_whistle(&whistle, ledger),
    }
}

/// The board as it lies after a power, as far as it matters for a movement.
fn use_power(game: &mut MrJack, power: Option<Power>) {
    match power {
        Some(Power::Cordon(from, to)) => {
            (game.cordons[from as usize], game.cordons[to as usize]) = (false, true);
        }
        Some(Power::Cover(from, to)) => {
            game.covers = (game.covers - HexSet::just(from)) | HexSet::just(to);
        }
        Some(Power::Whistle(whistle)) => {
            for pull in whistle.pulls() {
                game.places[pull.who.at()] = pull.to;
            }
        }
        None | Some(Power::Lantern(_) | Power::Lamp(..)) => {}
    }
}

fn check_going(
    position: &On<MrJack>,
    game: &MrJack,
    seat: Seat,
    who: Suspect,
    go: Go,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let refusal = |rule, hex| Refusal::on(rule, who, hex);
    match go {
        Go::To(hex) => {
            let street = game.district.streets().contains(hex);
            ledger.require(street, refusal(Rule::NoStreet, hex))?;
            ledger.require(hex != game.hex(who), refusal(Rule::MustMove, hex))?;
            ledger.require(!game.occupied().contains(hex), refusal(Rule::Occupied, hex))?;
            ledger.require(game.reach(who).contains(hex), refusal(Rule::TooFar, hex))
        }
        Go::Stay => {
            let stuck = Character::of(who) != Character::Gull && game.ends(who).is_empty();
            ledger.require(stuck, refusal(Rule::MustMove, game.hex(who)))
        }
        Go::Accuse(hex) => {
            let somebody = game.at(hex).is_some_and(|it| it != who);
            ledger.require(somebody, refusal(Rule::AccuseSomebody, hex))?;
            ledger.require(game.reach(who).contains(hex), refusal(Rule::TooFar, hex))
        }
        Go::Exit(exit) => check_leaving(position, game, seat, who, exit, ledger),
        Go::Swap(_) => Ok(()),
    }
}

/// Jack leaves by an open exit, in his own activation, with his own character, in a round that follows a
/// call that did not see him (book, end of the game; A6, B29, B30, B31). Who he is comes last: the rest
/// is public.
fn check_leaving(
    position: &On<MrJack>,
    game: &MrJack,
    seat: Seat,
    who: Suspect,
    exit: Exit,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let refusal = |rule| Refusal::on(rule, who, game.district.exit(exit));
    ledger.require(seat == JACK, Refusal::to(Rule::ExitJack, seat))?;
    ledger.require(!game.was_seen(), refusal(Rule::ExitSeen))?;
    ledger.require(!game.is_cordoned(exit), refusal(Rule::ExitCordon))?;
    ledger.require(game.can_leave(who, exit), refusal(Rule::ExitFar))?;
    // One who is innocent is so for everybody; who among the others is Jack only Jack may know.
    let suspected = game.suspects().contains(who);
    ledger.require(suspected, Refusal::about(Rule::ExitInnocent, who))?;
    let possible = can_be_jack(position, game, who);
    ledger.require(possible, Refusal::about(Rule::ExitOnlyJack, who))
}
