//! Tables of every mode with everything that may differ, before anything is dealt.
use noir_referee::board::{Cell, CellSet, Grid};
use noir_referee::rules::fbi_mafia::{FbiMafia, Role};
use noir_referee::rules::heist::{Heist, Pile, Zones};
use noir_referee::rules::hitman_sleuth::HitmanSleuth;
use noir_referee::rules::killer_inspector::KillerInspector;
use noir_referee::rules::mr_jack::{MrJack, MrJackOptions};
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::thief_chief::ThiefChief;
use noir_referee::rules::{Deck, Game, Options, Position, Trust};
use noir_referee::setup::streets;
use noir_referee::terms::{
    BombOnArrest, CollapseRule, HackerReach, LampsStopBeam, MafiaCanvass, NameBoth, Officers,
    OwnCell, OwnList, Protection, Redraw, SafecrackerToken, Special, Stun, SwapRule, ThreatAfter,
    UndoBan, WhistleRule,
};

use super::chance::Chance;

/// Every degree of trust.
pub const TRUSTS: [Trust; 3] = [Trust::Dealt, Trust::Told, Trust::Untold];

/// Lays a table where each seat has one of these trusts.
pub type Lay = fn(&mut Chance, &[Trust]) -> Position;

/// How the table of each mode is laid.
pub const MODES: [(&str, Lay); 7] = [
    ("killer-inspector", killer_inspector),
    ("hitman-sleuth", hitman_sleuth),
    ("spy-tag", any_spies),
    ("thief-chief", thief_chief),
    ("fbi-mafia", fbi_mafia),
    ("heist", heist),
    ("mr-jack", mr_jack),
];

fn options(chance: &mut Chance) -> Options {
    Options {
        undo_ban: chance.one_of(&[UndoBan::On, UndoBan::Arrangement, UndoBan::Off]),
        collapse: chance.one_of(&[CollapseRule::One, CollapseRule::AllDead]),
    }
}

/// A game for two on 5×5.
fn for_two(game: impl Into<Game>, chance: &mut Chance, trusts: &[Trust]) -> Position {
    let (options, deck) = (options(chance), Deck::new(&chance.shuffled(25)));
    let trusts = [chance.one_of(trusts), chance.one_of(trusts)];
    Position::new(game.into(), options, Grid::new(5, 5), &trusts, deck)
}

pub fn killer_inspector(chance: &mut Chance, trusts: &[Trust]) -> Position {
    let goal = chance.one_of(&[14, 16, 49]);
    for_two(KillerInspector { goal, kills: 0 }, chance, trusts)
}

pub fn hitman_sleuth(chance: &mut Chance, trusts: &[Trust]) -> Position {
    let own_list = chance.one_of(&[OwnList::Yes, OwnList::No]);
    for_two(HitmanSleuth { own_list, ..HitmanSleuth::default() }, chance, trusts)
}

pub fn any_spies(chance: &mut Chance, trusts: &[Trust]) -> Position {
    let count = chance.one_of(&[3, 4, 5, 6, 8, 9]);
    spies(chance, count, trusts)
}

/// So many spies on the grid of the book, with any options; more trophies than can be drawn, at times.
pub fn spies(chance: &mut Chance, count: u8, trusts: &[Trust]) -> Position {
    let mut game = SpyTag::of(count);
    game.goal = chance.one_of(&[game.goal, 1, 9]);
    let side = match count {
        3 | 4 => 5,
        5 | 6 => 6,
        _ => 7,
    };
    let cards = chance.shuffled(side * side);
    let options = options(chance);
    let trusts: Vec<_> = (0..count).map(|_| chance.one_of(trusts)).collect();
    Position::new(game.into(), options, Grid::new(side, side), &trusts, Deck::new(&cards))
}

/// A table with everything that may differ.
pub fn thief_chief(chance: &mut Chance, trusts: &[Trust]) -> Position {
    let own_cell = chance.one_of(&[OwnCell::Allowed, OwnCell::NeighboursOnly]);
    let options = Options {
        undo_ban: chance.one_of(&[UndoBan::On, UndoBan::Arrangement, UndoBan::Off]),
        ..Options::default()
    };
    let trusts = [chance.one_of(trusts), chance.one_of(trusts)];
    let deck = Deck::new(&chance.shuffled(25));
    let game = ThiefChief { own_cell, ..ThiefChief::default() };
    Position::new(game.into(), options, Grid::new(5, 5), &trusts, deck)
}

/// A table with everything that may differ: the count, the options, how the roles sit, a grid of the
/// book or a smaller one.
pub fn fbi_mafia(chance: &mut Chance, trusts: &[Trust]) -> Position {
    let count = chance.one_of(&[6_usize, 8]);
    let mut roles = Role::ALL[..count].to_vec();
    roles.swap(1, chance.one_of(&[1, 3, 5]));
    roles.swap(2, chance.one_of(&[2, 4]));
    let mut game = FbiMafia::seated(&roles).expect("the teams alternate");
    game.options.mafia_canvass = chance.one_of(&[MafiaCanvass::Yes, MafiaCanvass::No]);
    game.options.protection = chance.one_of(&[Protection::Stays, Protection::Spent]);
    game.options.bomb_on_arrest = chance.one_of(&[BombOnArrest::Stays, BombOnArrest::Reaction]);
    game.options.swap = chance.one_of(&[SwapRule::Anywhere, SwapRule::OwnNeighbours]);
    game.options.threat_after =
        chance.one_of(&[ThreatAfter::ShiftSwap, ThreatAfter::ShiftCollapseSwap]);
    let options = options(chance);
    let book = if count == 6 { (6, 6) } else { (7, 7) };
    let (rows, columns) = chance.one_of(&[book, book, (4, 4), (3, 6)]);
    if (rows, columns) != book {
        (game.arrests_goal, game.deaths_goal) = (2, 6);
    }
    let trusts: Vec<_> = (0..count).map(|_| chance.one_of(trusts)).collect();
    let deck = Deck::new(&chance.shuffled(rows * columns));
    Position::new(game.into(), options, Grid::new(rows, columns), &trusts, deck)
}

/// A table with everything that may differ: the count, the options, the zones.
pub fn heist(chance: &mut Chance, trusts: &[Trust]) -> Position {
    let mut game = Heist { thieves: chance.one_of(&[4, 5, 6]), ..Heist::default() };
    game.pile = Pile::new(&chance.mixed(Special::ALL.to_vec()));
    game.options.officers = Officers::new(chance.one_of(&[3, 4, 5])).expect("as the option says");
    game.options.safecracker = chance.one_of(&[SafecrackerToken::May, SafecrackerToken::Never]);
    game.options.hacker = chance.one_of(&[HackerReach::Around, HackerReach::Orthogonal]);
    game.options.stun = chance.one_of(&[Stun::OfficerAndLine, Stun::OfficerOnly]);
    game.options.captured = chance.one_of(&[Redraw::AtOnce, Redraw::NextTurn]);
    if chance.below(3) == 0 {
        let block = |row: u8, column: u8| -> CellSet {
            (0..4).map(|at| Cell::new(row + at / 2, column + at % 2)).collect()
        };
        let vaults = [block(0, 0), block(0, 5), block(5, 0), block(5, 5)];
        game.zones = Zones { vaults, ..game.zones };
    }
    let undo_ban = chance.one_of(&[UndoBan::On, UndoBan::Arrangement, UndoBan::Off]);
    let options = Options { undo_ban, ..Options::default() };
    let trusts: Vec<_> = (0..=game.thieves).map(|_| chance.one_of(trusts)).collect();
    let deck = Deck::new(&chance.shuffled(49));
    Position::new(game.into(), options, Grid::new(7, 7), &trusts, deck)
}

/// Either board before the first round, with any options.
pub fn jack_game(chance: &mut Chance) -> MrJack {
    let edition = chance.one_of(&["revised", "first_2006"]);
    let options = MrJackOptions {
        whistle: chance.one_of(&[WhistleRule::UpTo3, WhistleRule::All3]),
        lamps_stop_beam: chance.one_of(&[LampsStopBeam::False, LampsStopBeam::True]),
        name_both: chance.one_of(&[NameBoth::True, NameBoth::False]),
    };
    streets(edition, options).expect("the board")
}

pub fn mr_jack(chance: &mut Chance, trusts: &[Trust]) -> Position {
    let trusts = [chance.one_of(trusts), chance.one_of(trusts)];
    let (game, deck) = (jack_game(chance), Deck::new(&chance.shuffled(8)));
    Position::new(game.into(), Options::default(), Grid::EMPTY, &trusts, deck)
}
