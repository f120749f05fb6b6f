//! Whatever can be said, right or wrong.
use noir_referee::board::{Axis, Cell, CellSet, Grid, Line, Shift, Suspect, SuspectSet};
use noir_referee::rules::heist::CardAndRole;
use noir_referee::rules::mr_jack::Seen;
use noir_referee::rules::{Action, Collapse, Deed, Nobody, Quiet, Seat, SeatSet, Shown, Tokens};
use noir_referee::terms::{Special, Vault};

const PLAIN: [Deed; 18] = [
    Deed::Disguise,
    Deed::Exonerate,
    Deed::Evade,
    Deed::CanvassDrawn,
    Deed::Deputize,
    Deed::ProfileNobody,
    Deed::Vanish,
    Deed::Mimic,
    Deed::Pass,
    Deed::Keep,
    Deed::TakeBack,
    Deed::Chosen,
    Deed::Failed,
    Deed::Answer(true),
    Deed::Answer(false),
    Deed::HitNobody(Nobody),
    Deed::Call(Seen(true)),
    Deed::Call(Seen(false)),
];

const ABOUT_ONE: [fn(Suspect) -> Deed; 25] = [
    Deed::Kill,
    Deed::Accuse,
    Deed::Capture,
    Deed::Canvass,
    Deed::Steal,
    Deed::Autopsy,
    Deed::Profile,
    Deed::SwapOwn,
    Deed::Plant,
    Deed::Detonate,
    Deed::Shoot,
    Deed::Stun,
    Deed::Frame,
    Deed::Silence,
    Deed::Protect,
    Deed::Unprotect,
    Deed::Save,
    Deed::Decline,
    Deed::Blast,
    Deed::Take,
    Deed::Dismiss,
    Deed::Play,
    Deed::Become,
    Deed::Laid,
    Deed::Discarded,
];

const ABOUT_SOME: [fn(SuspectSet) -> Deed; 8] = [
    Deed::Drew,
    Deed::Threaten,
    Deed::TakeCards,
    Deed::Deploy,
    Deed::Turned,
    Deed::DiscardedAll,
    Deed::Dies,
    Deed::Cards,
];

/// Every line at this table, kind by kind, also about one who does not belong to its cast; but for activations, giving
/// up, and collapses. Of groups there are all of two at the most.
pub fn every_line(position: &Shown) -> Vec<Vec<Action>> {
    let everybody: Vec<Suspect> = (0..=position.everybody().len()).map(Suspect::new).collect();
    let pairs = || {
        let with = |one: Suspect| everybody.iter().map(move |other| (one, *other));
        everybody.iter().flat_map(move |one| with(*one)).filter(|(one, other)| one != other)
    };
    let seats: Vec<Seat> = position.all_seats().collect();
    let mut all = vec![PLAIN.map(Action::Do).to_vec()];
    let mut add = |deeds: &mut dyn Iterator<Item = Deed>| all.push(deeds.map(Action::Do).collect());

    for about in ABOUT_ONE {
        add(&mut everybody.iter().copied().map(about));
    }
    add(&mut pairs().map(|(one, other)| Deed::Swap(one, other)));
    add(&mut pairs().map(|(one, other)| Deed::FrameOwn(one, other)));
    for token in Tokens::KINDS {
        add(&mut everybody.iter().map(|one| Deed::Disarm(*one, token)));
        add(&mut pairs().map(|(from, to)| Deed::Setup(token, from, to)));
    }
    let groups: Vec<SuspectSet> = pairs()
        .filter(|(one, other)| one < other)
        .map(|(one, other)| [one, other].into_iter().collect())
        .chain(everybody.iter().copied().map(SuspectSet::just))
        .chain([SuspectSet::EMPTY])
        .collect();
    for about in ABOUT_SOME {
        add(&mut groups.iter().copied().map(about));
    }
    for about in [Deed::Rob, Deed::Hack, Deed::Crack, Deed::TakeVault] {
        add(&mut Vault::ALL.into_iter().map(about));
    }
    let vaults = Vault::ALL.into_iter().flat_map(|to| Vault::ALL.map(|from| (to, from)));
    add(&mut vaults.map(|(to, from)| Deed::RobFrom(to, from)));
    add(&mut (0..64).map(|at| Deed::Survey(Cell::new(at / 8, at % 8))));
    add(&mut (0..27).map(Deed::Return));
    add(&mut shifts().map(|shift| Deed::ShiftQuiet(shift, Quiet)));
    let of_seats = || seats.iter().copied();
    add(&mut of_seats().flat_map(|seat| Special::ALL.map(|role| Deed::Role(seat, role))));
    let drew = |card: Suspect| Special::ALL.map(|role| Deed::DrewRole(CardAndRole { card, role }));
    add(&mut everybody.iter().copied().flat_map(drew));
    let hit = |seat: Seat| everybody.iter().map(move |who| Deed::Hit(seat, *who));
    add(&mut of_seats().flat_map(hit));
    let both = |one: Seat| of_seats().map(move |other| SeatSet::just(one) | SeatSet::just(other));
    add(&mut of_seats().flat_map(both).chain([SeatSet::EMPTY]).map(Deed::Hands));

    all.push(shifts().map(Action::Shift).collect());
    all
}

fn shifts() -> impl Iterator<Item = Shift> {
    let lines =
        Axis::BOTH.into_iter().flat_map(|axis| (0..8).map(move |index| Line { axis, index }));
    let ways = [(false, 0), (false, 1), (false, 2), (true, 1), (true, 2)];
    lines.flat_map(move |line| ways.map(|(forward, by)| Shift { line, forward, by }))
}

/// Every collapse of a small grid that takes one suspect of each line, living or dead; of a large one some that make no
/// sense.
pub fn collapses(grid: &Grid) -> Vec<Action> {
    let collapse = |axis, taken| Action::Collapse(Collapse { axis, taken, then: None });
    let ways = |axis| {
        let mut ways = vec![SuspectSet::EMPTY];
        for line in grid.lines(axis) {
            let cells: CellSet = grid.cells_of(line).collect();
            let with =
                |way: SuspectSet| cells.iter().map(move |cell| way | grid.on(CellSet::just(cell)));
            ways = ways.into_iter().flat_map(with).collect();
        }
        ways
    };
    let small = grid.cells().len() <= 12;
    let of = |axis| {
        let all = if small { ways(axis) } else { Vec::new() };
        let odd = [SuspectSet::EMPTY, grid.suspects()];
        all.into_iter().chain(odd).map(move |taken| collapse(axis, taken)).collect::<Vec<_>>()
    };
    Axis::BOTH.into_iter().flat_map(of).collect()
}
