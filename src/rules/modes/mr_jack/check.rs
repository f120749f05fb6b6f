//! Whether an activation is allowed, and if not, why.
use super::activation::{Activation, Go, Power};
use super::character::Character;
use super::lines::can_be_jack;
use super::state::MrJack;
use super::{DETECTIVE, JACK};
use crate::board::{Exit, Hex, HexSet, Suspect};
use crate::rules::refusal::require;
use crate::rules::{Position, Refusal, Rule, Seat};

/// Whether `seat` may say this activation now.
pub(super) fn check(position: &Position, seat: Seat, line: &Activation) -> Result<(), Refusal> {
    let Some(game) = position.mr_jack() else { return Err(Refusal::of(Rule::OtherOwed)) };
    let who = line.who;
    require(game.cards.contains(who), Rule::CardNotOpen, who)?;
    require(game.named.is_empty() || game.named.contains(who), Rule::CardNotNamed, who)?;
    check_form(game, line)?;
    if line.before {
        check_power(&game.at_power(line), line)?;
    }
    check_going(position, &game.at_going(line), seat, who, line.go)?;
    if line.before { Ok(()) } else { check_power(&game.at_power(line), line) }
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
fn check_form(game: &MrJack, line: &Activation) -> Result<(), Refusal> {
    let is_final = matches!(line.go, Go::Accuse(_) | Go::Exit(_));
    let watson = Character::Watson.suspect();
    // Nothing follows what ends the game (B28).
    require(!is_final || line.before || line.power.is_none(), Rule::PowerAfterEnd, line.who)?;
    let fits = match (Character::of(line.who), line.power) {
        (Character::Smith, Some(Power::Lamp(..)))
        | (Character::Lestrade, Some(Power::Cordon(..)))
        | (Character::Bert, Some(Power::Cover(..)))
        | (Character::Goodley, Some(Power::Whistle(_)))
        | (Character::Holmes | Character::Stealthy, None) => true,
        (Character::Watson, Some(Power::Lantern(_))) => !line.before,
        (Character::Gull, Some(Power::Lantern(_))) if line.go == Go::Swap(watson) => !line.before,
        (_, Some(_)) => return Err(Refusal::about(Rule::NotHisPower, line.who)),
        (Character::Gull, None) => line.go != Go::Swap(watson),
        (_, None) => is_final,
    };
    let missing = match Character::of(line.who) {
        Character::Watson | Character::Gull => Rule::LanternWay,
        _ => Rule::PowerMust,
    };
    require(fits, missing, line.who)?;
    match line.go {
        Go::Swap(with) => {
            let gull = Character::of(line.who) == Character::Gull && with != line.who;
            require(gull && game.place(with).is_some(), Rule::SwapGull, line.who)
        }
        _ => Ok(()),
    }
}

/// Whether the power can do this as the board lies.
fn check_power(game: &MrJack, line: &Activation) -> Result<(), Refusal> {
    match line.power {
        None | Some(Power::Lantern(_)) => Ok(()),
        Some(Power::Lamp(from, to)) => {
            require_at(game.lit.contains(from), Rule::LampLit, line.who, from)?;
            require_at(game.unlit().contains(to), Rule::LampUnlit, line.who, to)
        }
        Some(Power::Cordon(from, to)) => {
            let hex = |exit| game.district.exit(exit);
            require_at(game.is_cordoned(from), Rule::CordonThere, line.who, hex(from))?;
            require_at(!game.is_cordoned(to), Rule::CordonOpen, line.who, hex(to))
        }
        Some(Power::Cover(from, to)) => {
            require_at(game.covers.contains(from), Rule::CoverThere, line.who, from)?;
            require_at(game.open_manholes().contains(to), Rule::CoverOpen, line.who, to)
        }
        Some(Power::Whistle(whistle)) => game.check_whistle(&whistle),
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
    position: &Position,
    game: &MrJack,
    seat: Seat,
    who: Suspect,
    go: Go,
) -> Result<(), Refusal> {
    match go {
        Go::To(hex) => {
            require_at(game.district.streets().contains(hex), Rule::NoStreet, who, hex)?;
            require_at(hex != game.hex(who), Rule::MustMove, who, hex)?;
            require_at(!game.occupied().contains(hex), Rule::Occupied, who, hex)?;
            require_at(game.reach(who).contains(hex), Rule::TooFar, who, hex)
        }
        Go::Stay => {
            let stuck = Character::of(who) != Character::Gull && game.ends(who).is_empty();
            require_at(stuck, Rule::MustMove, who, game.hex(who))
        }
        Go::Accuse(hex) => {
            if seat != DETECTIVE {
                return Err(Refusal::to(Rule::AccuseDetective, seat));
            }
            require_at(game.at(hex).is_some_and(|it| it != who), Rule::AccuseSomebody, who, hex)?;
            require_at(game.reach(who).contains(hex), Rule::TooFar, who, hex)
        }
        Go::Exit(exit) => check_leaving(position, game, seat, who, exit),
        Go::Swap(_) => Ok(()),
    }
}

/// Jack leaves by an open exit, in his own activation, with his own character, in a round that follows a
/// call that did not see him (book, end of the game; A6, B29, B30, B31). Who he is comes last: the rest
/// lies open.
fn check_leaving(
    position: &Position,
    game: &MrJack,
    seat: Seat,
    who: Suspect,
    exit: Exit,
) -> Result<(), Refusal> {
    let gap = game.district.exit(exit);
    if seat != JACK {
        return Err(Refusal::to(Rule::ExitJack, seat));
    }
    require_at(!game.was_seen(), Rule::ExitSeen, who, gap)?;
    require_at(!game.is_cordoned(exit), Rule::ExitCordon, who, gap)?;
    require_at(game.can_leave(who, exit), Rule::ExitFar, who, gap)?;
    // One who is innocent is so for everybody; who among the others is Jack only Jack may know.
    require(game.suspects().contains(who), Rule::ExitInnocent, who)?;
    require(can_be_jack(position, game, who), Rule::ExitOnlyJack, who)
}

fn require_at(holds: bool, rule: Rule, who: Suspect, hex: Hex) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::on(rule, who, hex)) }
}
