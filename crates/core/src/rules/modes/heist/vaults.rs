//! The vaults: their zones, the steal tokens at them, robbing and hacking.
use super::{Fact, Heist, MOST, own, roles, sure, thief_acted};
use crate::board::{Cell, CellSet, Member, Set};
use crate::rules::{Ask, Deed, Event, Ledger, Offers, On, Reason, Refusal, Rule, Seat, Side, Sink};
use crate::terms::{HackerReach, SafecrackerToken, Special, Team, Vault};

/// Steal tokens that open a vault (vaults; HE09).
const OPENS: u8 = 3;

/// A set of vaults.
pub type VaultSet = Set<Vault>;

impl Member for Vault {
    fn index(self) -> u8 {
        self as u8
    }

    fn from_index(index: u8) -> Self {
        Self::ALL[usize::from(index & 3)]
    }
}

/// From which cells each vault can be robbed, and the middle of the grid (HE02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zones {
    /// The cells of each vault, in the order nw, ne, sw, se.
    pub vaults: [CellSet; 4],
    /// The cell from which the Hacker reaches every vault.
    pub centre: Cell,
}

/// What lies at the vaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vaults {
    /// Those that were opened and have left play (HE11).
    pub opened: VaultSet,
    /// How many tokens each thief has at each vault, in the order nw, ne, sw, se.
    tokens: [[u8; 4]; MOST],
}

impl Zones {
    /// The four corners of 3×3 on a grid of 7×7, and d4.
    pub const CORNERS: Self = {
        const CORNER: u64 = 0x07_0707;
        Self {
            vaults: [
                CellSet::from_bits(CORNER),
                CellSet::from_bits(CORNER << 4),
                CellSet::from_bits(CORNER << 32),
                CellSet::from_bits(CORNER << 36),
            ],
            centre: Cell::new(3, 3),
        }
    };

    /// The cells from which this vault can be robbed.
    pub(crate) const fn of(&self, vault: Vault) -> CellSet {
        self.vaults[vault.at()]
    }

    /// The cells of all zones.
    pub(crate) fn all(&self) -> CellSet {
        self.vaults.iter().fold(CellSet::EMPTY, |all, zone| all | *zone)
    }
}

impl Vaults {
    pub(super) const UNTOUCHED: Self = Self { opened: VaultSet::EMPTY, tokens: [[0; 4]; MOST] };

    /// How many tokens this thief has at this vault.
    pub fn tokens(&self, seat: Seat, vault: Vault) -> u8 {
        self.tokens.get(seat.at()).map_or(0, |there| there[vault.at()])
    }

    /// How many tokens this thief has at all vaults.
    pub fn laid(&self, seat: Seat) -> u8 {
        Vault::ALL.iter().map(|vault| self.tokens(seat, *vault)).sum()
    }

    /// The other vaults at which this thief has tokens: one of them is moved where he has none left.
    pub(super) fn moved(&self, seat: Seat, to: Vault) -> impl Iterator<Item = Vault> {
        let there = self.tokens.get(seat.at()).copied().unwrap_or_default();
        Vault::ALL.into_iter().filter(move |it| *it != to && there[it.at()] > 0)
    }

    /// How many tokens lie at this vault.
    pub fn at(&self, vault: Vault) -> u8 {
        self.tokens.iter().map(|there| there[vault.at()]).sum()
    }

    fn of(&mut self, seat: Seat, vault: Vault) -> Option<&mut u8> {
        self.tokens.get_mut(seat.at()).map(|there| &mut there[vault.at()])
    }

    pub(super) fn place(&mut self, seat: Seat, vault: Vault) {
        if let Some(count) = self.of(seat, vault) {
            *count = count.saturating_add(1);
        }
    }

    pub(super) fn lift(&mut self, seat: Seat, vault: Vault) {
        if let Some(count) = self.of(seat, vault) {
            *count = count.saturating_sub(1);
        }
    }

    pub(super) fn lift_all(&mut self, seat: Seat) {
        if let Some(there) = self.tokens.get_mut(seat.at()) {
            *there = [0; 4];
        }
    }

    pub(super) fn open(&mut self, vault: Vault) {
        self.opened.insert(vault);
        self.tokens.iter_mut().for_each(|there| there[vault.at()] = 0);
    }
}

/// At the start of his turn a thief takes his tokens back. A Safecracker may leave or must leave his, a Master
/// chooses token by token (HE10): he owes that first. Says whether it is done.
pub(super) fn tokens_back(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) -> bool {
    let game = position.game;
    if game.vaults.laid(seat) == 0 {
        return true;
    }
    match (game.role(seat).known(), game.options.safecracker) {
        (Some(Special::Safecracker), SafecrackerToken::Never) => true,
        (Some(Special::Safecracker | Special::MasterSafecracker), _) => {
            position.owe(seat, Ask::Keep, log);
            false
        }
        _ => {
            take_back(position, seat, log);
            true
        }
    }
}

fn take_back(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    for vault in Vault::ALL {
        for _ in 0..position.game.vaults.tokens(seat, vault) {
            position.emit(Event::Heist(Fact::Lifted(seat, vault)), log);
        }
    }
}

pub(super) fn each_kept(position: &On<Heist>, seat: Seat, out: &mut impl Offers) {
    out.push(Deed::Keep);
    out.push(Deed::TakeBack);
    // A single one is simply taken.
    let vaults = &position.game.vaults;
    let one_of_two = |vault: &Vault| vaults.laid(seat) > 1 && vaults.tokens(seat, *vault) > 0;
    out.extend(Vault::ALL.into_iter().filter(one_of_two).map(Deed::TakeVault));
}

pub(super) fn check_kept(
    position: &On<Heist>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let vaults = &position.game.vaults;
    match deed {
        Deed::Keep | Deed::TakeBack => Ok(()),
        Deed::TakeVault(vault) => {
            let lies = vaults.tokens(seat, vault) > 0;
            ledger.require(lies, Refusal::of(Rule::OneOfTwoTokens))
        }
        _ => Err(Refusal::to(Rule::OtherOwed, seat)),
    }
}

pub(super) fn kept(position: &mut On<Heist>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    position.emit(Event::Stepped(seat, deed), log);
    match deed {
        Deed::TakeBack => take_back(position, seat, log),
        Deed::TakeVault(vault) => position.emit(Event::Heist(Fact::Lifted(seat, vault)), log),
        _ => {}
    }
    super::thief_acts(position, seat, log);
}

/// The cells on which a thief can stand for all that is known here.
fn places(position: &On<Heist>, seat: Seat) -> CellSet {
    position.grid.under(own(position, seat))
}

/// Rob: from the zone of a vault in play at which no token of one's own lies (rob; HE67).
pub(super) fn check_rob(
    position: &On<Heist>,
    seat: Seat,
    vault: Vault,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_in_play(position, vault, ledger)?;
    check_no_token(position, seat, vault, ledger)?;
    check_in_zone(position, seat, vault, ledger)
}

/// The same with a token that lies elsewhere: where another one would be moved, it is named (HE66).
pub(super) fn check_rob_from(
    position: &On<Heist>,
    seat: Seat,
    vault: Vault,
    from: Vault,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_rob(position, seat, vault, ledger)?;
    let moves =
        moves(position, seat) && position.game.vaults.moved(seat, vault).any(|it| it == from);
    ledger.require(moves, Refusal::of(Rule::TokenAbsent))
}

/// Whether a thief has no token left before him.
pub(super) fn moves(position: &On<Heist>, seat: Seat) -> bool {
    let game = &position.game;
    game.vaults.laid(seat) >= game.role(seat).known().map_or(1, Special::tokens)
}

pub(super) fn each_rob(position: &On<Heist>, seat: Seat, out: &mut impl Offers) {
    for vault in Vault::ALL {
        if check_rob(position, seat, vault, &mut ()).is_ok() {
            out.push(Deed::Rob(vault));
            // The first one moves unless another is named.
            let others = position.game.vaults.moved(seat, vault).skip(1);
            others
                .filter(|_| moves(position, seat))
                .for_each(|from| out.push(Deed::RobFrom(vault, from)));
        }
    }
}

/// Hack: from outside every zone, a vault to whose zone a cell nearby belongs; from the centre any vault
/// (hacker; HE24, HE25).
pub(super) fn check_hack(
    position: &On<Heist>,
    seat: Seat,
    vault: Vault,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_in_play(position, vault, ledger)?;
    check_no_token(position, seat, vault, ledger)?;
    let game = &position.game;
    let outside = places(position, seat) - game.zones.all();
    ledger.require(!outside.is_empty(), Refusal::of(Rule::HackOutside))?;
    let reaches = outside.iter().any(|cell| {
        let beside = match game.options.hacker {
            HackerReach::Around => cell.around() & position.grid.cells(),
            HackerReach::Orthogonal => position.grid.straight(cell, 1),
        };
        cell == game.zones.centre || beside.meets(game.zones.of(vault))
    });
    ledger.require(reaches, Refusal::of(Rule::HackReach))
}

/// Crack: as rob, with a token of one's own there already (master safecracker; HE09, HE35).
pub(super) fn check_crack(
    position: &On<Heist>,
    seat: Seat,
    vault: Vault,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_in_play(position, vault, ledger)?;
    let one = position.game.vaults.tokens(seat, vault) == 1;
    ledger.require(one, Refusal::of(Rule::CrackToken))?;
    check_in_zone(position, seat, vault, ledger)
}

fn check_in_play(
    position: &On<Heist>,
    vault: Vault,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let opened = position.game.vaults.opened.contains(vault);
    ledger.require(!opened, Refusal::of(Rule::VaultOpened))
}

fn check_no_token(
    position: &On<Heist>,
    seat: Seat,
    vault: Vault,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let none = position.game.vaults.tokens(seat, vault) == 0;
    ledger.require(none, Refusal::of(Rule::TokenThere))
}

fn check_in_zone(
    position: &On<Heist>,
    seat: Seat,
    vault: Vault,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let in_zone = places(position, seat).meets(position.game.zones.of(vault));
    ledger.require(in_zone, Refusal::of(Rule::VaultZone))
}

/// A token is laid at a vault, which is always seen (rob; HE18), and anybody who robs shows his role (HE70).
pub(super) fn rob(
    position: &mut On<Heist>,
    seat: Seat,
    deed: Deed,
    vault: Vault,
    log: &mut impl Sink,
) {
    position.emit(Event::Acted { seat, deed, sure: sure(position, seat) }, log);
    let role = position.game.role(seat);
    if let Some(special) = Special::of(deed).or(role.known()) {
        roles::show(position, seat, special, log);
    }
    let named = match deed {
        Deed::RobFrom(_, from) => Some(from),
        _ => None,
    };
    lay(position, seat, vault, named, log);
    if position.outcome.is_some() {
        return;
    }
    // A role card that nobody has seen is turned up at the table.
    if position.game.role(seat).shown {
        thief_acted(position, seat, true, log);
    } else {
        position.owe(seat, Ask::Role, log);
    }
}

/// A token from before the thief, or else the named or the first one that lies elsewhere (HE66). The third
/// one at a vault opens it; the fourth vault wins at once (goal; HE19).
fn lay(
    position: &mut On<Heist>,
    seat: Seat,
    vault: Vault,
    named: Option<Vault>,
    log: &mut impl Sink,
) {
    let first = position.game.vaults.moved(seat, vault).next();
    if moves(position, seat)
        && let Some(from) = named.or(first)
    {
        position.emit(Event::Heist(Fact::Lifted(seat, from)), log);
    }
    position.emit(Event::Heist(Fact::Placed(seat, vault)), log);
    if position.game.vaults.at(vault) >= OPENS {
        position.emit(Event::Heist(Fact::Opened(vault)), log);
    }
    if position.game.vaults.opened.len() as usize == Vault::ALL.len() {
        position.end(Some(Side::Team(Team::Thieves)), Reason::Vaults, log);
    }
}
