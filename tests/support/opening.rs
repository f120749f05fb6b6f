//! Openings of every mode, as the box in hand says: seats, options, the board.
use noir_referee::board::Suspect;
use noir_referee::rules::{Names as _, Trust};
use noir_referee::scenario::Library;
use noir_referee::setup::{Arrange, Game};
use noir_referee::table::{ByCell, Entrusted, Opening, SeatInfo, VaultZones};
use noir_referee::terms::Mode;

/// A table without names for so many players; all of these trusts one after the other are those of the seats. `options` are
/// as they are typed: `kills=9`.
pub fn opening(mode: Mode, players: u8, trusts: &[Trust], options: &[String]) -> Opening {
    opening_laid(mode, players, trusts, options, Arrange::Cells)
}

/// The same with the cards laid so, of a box whose cards have names if they are called by them.
pub fn opening_laid(
    mode: Mode,
    players: u8,
    trusts: &[Trust],
    options: &[String],
    layout: Arrange,
) -> Opening {
    let library = Library::default();
    let sheet = library.mode(mode).expect("the mode");
    let mut printed = sheet.printed.keys();
    let first = if layout == Arrange::Cells { printed.next_back() } else { printed.next() };
    let edition = first.expect("it is printed");
    let edition = library.edition(edition).expect("its box");
    let mut choices = sheet.choices(&edition.id, players);
    for option in options {
        sheet.choose(&mut choices, &edition.id, option).expect("an option");
    }
    let game = Game { choices, layout, ..Game::of(sheet, edition, players) };
    let setup = game.setup().expect("they fit together");
    let seats = setup.seats.iter().zip(trusts.iter().cycle()).map(|(it, trust)| SeatInfo {
        seat: it.seat.to_string(),
        role: it.role_card.clone(),
        player: it.seat.to_string(),
        trust: *trust,
    });
    Opening {
        seats: seats.collect(),
        options: setup.options.clone(),
        zones: game.mode.zones.as_ref().map(VaultZones::from),
        ..Opening::of(mode, &setup.edition, setup.board.cast().expect("no name twice"))
    }
}

/// What the companion was entrusted with at such a table: these cards begin the deck, the others follow in their order.
pub fn entrusted(opening: &Opening, first: &[Suspect]) -> Entrusted {
    let rest = (0..opening.cast.len()).map(|card| Suspect::new(card as u8));
    let cards = first.iter().copied().chain(rest.filter(|card| !first.contains(card)));
    let deck = cards.map(|card| ByCell(opening).suspect(card).to_owned()).collect();
    Entrusted { deck, ..Entrusted::default() }
}
