//! The Psycho: swaps, threatens, and kills whom he has threatened at the start of his turn.
use crate::board::{Cell, Suspect, SuspectSet};
use crate::rules::fbi_mafia::reach::{living, places};
use crate::rules::fbi_mafia::{Fact, FbiMafia, go_on, token};
use crate::rules::reach::check_on_grid;
use crate::rules::{Ask, Deed, Event, Identity, Ledger, Offers, On, Refusal, Rule, Seat, Sink};
use crate::terms::{SwapRule, ThreatAfter, Token};

/// How far he threatens along his row and his column.
const RANGE: u8 = 3;
/// The most suspects he threatens at once (F37).
const MOST: u8 = 3;

// The start of his turn.

/// The threatened who die if he is this suspect: all that stand next to him (F39).
pub(in crate::rules) fn struck_around(position: &On<FbiMafia>, own: Suspect) -> SuspectSet {
    position.grid.around(own) & position.tokens.with(Token::Threat) & living(position)
}

/// Everybody threatened next to him dies, partners too, before he acts (mode 5, psycho; F39). Says whether
/// nothing of it is left to do; anybody who keeps his card unseen must say who dies.
pub(in crate::rules) fn begin(
    position: &mut On<FbiMafia>,
    seat: Seat,
    log: &mut impl Sink,
) -> bool {
    match position.holding(seat).identity {
        Identity::Known(own) => {
            let victims = struck_around(position, own);
            if victims.is_empty() {
                return true;
            }
            position.emit(Event::FbiMafia(Fact::Struck(victims)), log);
            go_on(position, log);
            false
        }
        Identity::Hidden if every_toll(position, seat).any(|toll| !toll.is_empty()) => {
            position.owe(seat, Ask::Dies, log);
            false
        }
        _ => true,
    }
}

/// Who would die, place by place where he can stand.
fn every_toll(position: &On<FbiMafia>, seat: Seat) -> impl Iterator<Item = SuspectSet> {
    places(position, seat).iter().map(|own| struck_around(position, own))
}

pub(in crate::rules) fn legal_dies(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    let mut tolls: Vec<_> = every_toll(position, seat).collect();
    tolls.sort_by_key(|toll| (toll.len(), toll.bits()));
    tolls.dedup();
    out.extend(tolls.into_iter().map(Deed::Dies));
}

pub(in crate::rules) fn check_dies(
    position: &On<FbiMafia>,
    seat: Seat,
    victims: SuspectSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let possible = every_toll(position, seat).any(|toll| toll == victims);
    let refusal = Refusal { suspect: victims.first(), ..Refusal::of(Rule::ThreatStrikes) };
    ledger.require(possible, refusal)
}

pub(in crate::rules) fn dies(
    position: &mut On<FbiMafia>,
    victims: SuspectSet,
    log: &mut impl Sink,
) {
    position.emit(Event::FbiMafia(Fact::Struck(victims)), log);
    go_on(position, log);
}

// His action.

/// The pairs that can change places, each in reading order: any two next to each other anywhere, dead and
/// arrested ones and himself included (F38, F55); with option `swap=own-neighbours` any two of his own
/// neighbours.
fn pairs(position: &On<FbiMafia>, seat: Seat, mut visit: impl FnMut(Suspect, Suspect)) {
    let grid = &position.grid;
    if position.game.options.swap == SwapRule::Anywhere {
        for cell in grid.cells() {
            let later = Cell::around(cell) & grid.cells();
            for other in later.iter().filter(|other| *other > cell) {
                if let (Some(one), Some(other)) = (grid.at(cell), grid.at(other)) {
                    visit(one, other);
                }
            }
        }
        return;
    }
    for cell in grid.cells() {
        for other in grid.cells().iter().filter(|other| *other > cell) {
            if let (Some(one), Some(other)) = (grid.at(cell), grid.at(other))
                && may_swap(position, seat, one, other)
            {
                visit(one, other);
            }
        }
    }
}

fn may_swap(position: &On<FbiMafia>, seat: Seat, one: Suspect, other: Suspect) -> bool {
    if position.game.options.swap == SwapRule::Anywhere {
        return position.grid.near(one, other);
    }
    let both = SuspectSet::just(one) | SuspectSet::just(other);
    let around = |own| (both - position.grid.around(own)).is_empty();
    one != other && places(position, seat).iter().any(around)
}

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    pairs(position, seat, |one, other| out.push(Deed::Swap(one, other)));
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let Deed::Swap(one, other) = deed else {
        return Err(Refusal::to(Rule::NotYourAction, seat));
    };
    for suspect in [one, other] {
        check_on_grid(position, suspect, ledger)?;
    }
    let near = may_swap(position, seat, one, other);
    ledger.require(near, Refusal::about(Rule::SwapNeighbours, other))
}

pub(super) fn perform(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    if let Deed::Swap(one, other) = deed {
        position.emit(Event::Swapped(one, other), log);
    }
    threaten_next(position, seat, log);
}

// Threats after it.

/// After a shift and, unless the option says otherwise, after a collapse he threatens too (F35).
pub(in crate::rules) fn moved(
    position: &mut On<FbiMafia>,
    seat: Seat,
    collapsed: bool,
    log: &mut impl Sink,
) {
    if collapsed && position.game.options.threat_after == ThreatAfter::ShiftSwap {
        go_on(position, log);
    } else {
        threaten_next(position, seat, log);
    }
}

/// Whom he can threaten from a suspect's place: the living without a threat, up to three places along the row
/// and the column (F35, F36).
fn in_range(position: &On<FbiMafia>, own: Suspect) -> SuspectSet {
    let Some(cell) = position.grid.place(own) else { return SuspectSet::EMPTY };
    let mut cells = position.grid.straight(cell, RANGE);
    cells.remove(cell);
    position.grid.on(cells) & token::free(position, Token::Threat)
}

/// He must threaten at least one, if any can be reached; else the table is told that he cannot (F37).
fn threaten_next(position: &mut On<FbiMafia>, seat: Seat, log: &mut impl Sink) {
    let mut own = places(position, seat).iter();
    if own.any(|own| !in_range(position, own).is_empty()) {
        position.owe(seat, Ask::Threaten, log);
    } else {
        threaten(position, seat, SuspectSet::EMPTY, log);
    }
}

/// Adds all groups of one, two and three; nobody where he can stand so that he reaches nobody.
pub(in crate::rules) fn legal_threaten(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    let own = places(position, seat);
    // From where each suspect is in range.
    let mut from = [SuspectSet::EMPTY; 50];
    let (mut all, mut idle) = (SuspectSet::EMPTY, false);
    for own in own {
        let reach = in_range(position, own);
        idle |= reach.is_empty();
        all = all | reach;
        for target in reach {
            from[target.at()].insert(own);
        }
    }
    let mut add = |group| out.push(Deed::Threaten(group));
    if idle {
        add(SuspectSet::EMPTY);
    }
    let after = |one: Suspect| all - SuspectSet::below(one.at() as u8 + 1);
    for one in all {
        add(SuspectSet::just(one));
    }
    for one in all {
        for two in after(one).iter().filter(|two| from[two.at()].meets(from[one.at()])) {
            add(SuspectSet::just(one) | SuspectSet::just(two));
        }
    }
    for one in all {
        for two in after(one) {
            let both = from[one.at()] & from[two.at()];
            for three in after(two).iter().filter(|three| from[three.at()].meets(both)) {
                add(SuspectSet::just(one) | SuspectSet::just(two) | SuspectSet::just(three));
            }
        }
    }
}

pub(in crate::rules) fn check_threaten(
    position: &On<FbiMafia>,
    seat: Seat,
    targets: SuspectSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.require(targets.len() <= MOST, Refusal::of(Rule::ThreatenCount))?;
    for target in targets {
        check_on_grid(position, target, ledger)?;
        token::check_free(position, Token::Threat, target, ledger)?;
    }
    let own = places(position, seat);
    let Some(first) = targets.first() else {
        let idle = own.iter().any(|own| in_range(position, own).is_empty());
        return ledger.require(idle, Refusal::of(Rule::ThreatenCount));
    };
    let missed = own.iter().map(|own| targets - in_range(position, own));
    let missed = missed.min_by_key(|missed| missed.len()).unwrap_or(targets);
    let about = Refusal::about(Rule::ThreatenStraight, missed.first().unwrap_or(first));
    ledger.require(missed.is_empty(), about)
}

/// It belongs to the turn but is not its action (G14).
pub(in crate::rules) fn threaten(
    position: &mut On<FbiMafia>,
    seat: Seat,
    targets: SuspectSet,
    log: &mut impl Sink,
) {
    position.emit(Event::Stepped(seat, Deed::Threaten(targets)), log);
    for target in targets {
        position.emit(Event::Placed(Token::Threat, target), log);
    }
    go_on(position, log);
}
