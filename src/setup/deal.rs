//! Laying the suspects out and dealing the evidence deck.
use super::Source;
use crate::board::Suspect;
use crate::lang::fold;
use crate::scenario::{Card, Edition, GridSize};

/// In which order the suspects are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// At random.
    Random,
    /// By the alphabet of the box (G04).
    Alphabetical,
}

/// The cards of a grid in reading order; nothing where the edition does not know all names, so
/// that the players lay the cards as they come and call them by their cells.
pub fn lay(
    edition: &Edition,
    size: GridSize,
    order: Order,
    chance: &mut Source,
) -> Option<Vec<Card>> {
    if !edition.is_complete(size) {
        return None;
    }
    let (known, _) = edition.base(size)?;
    let mut cards: Vec<Card> = known.into_iter().map(|known| known.card.clone()).collect();
    // Sorted first, so that a seed does not depend on the order of a file.
    cards.sort_by_cached_key(|card| alphabet(&card.name));
    if order == Order::Random {
        chance.shuffle(&mut cards);
    }
    Some(cards)
}

/// Sorts as the Ukrainian alphabet does; the Russian and the English one agree with it.
fn alphabet(name: &str) -> Vec<u32> {
    const UKRAINIAN: &str = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя";
    fold(name)
        .chars()
        .map(|letter| match UKRAINIAN.chars().position(|known| known == letter) {
            Some(at) => 0x400 + at as u32 * 2,
            // Russian letters between their neighbours.
            None => match letter {
                'ы' => 0x400 + 28 * 2 + 1,
                'э' => 0x400 + 30 * 2 + 1,
                'ъ' => 0x400 + 29 * 2 + 1,
                other => u32::from(other),
            },
        })
        .collect()
}

/// The whole evidence deck, top card first: `top` as it is given, then the others at random.
pub fn deck(
    cards: impl IntoIterator<Item = Suspect>,
    top: &[Suspect],
    chance: &mut Source,
) -> Vec<Suspect> {
    let mut rest: Vec<Suspect> = cards.into_iter().filter(|card| !top.contains(card)).collect();
    chance.shuffle(&mut rest);
    top.iter().copied().chain(rest).collect()
}

/// An id that no other table has: 32 hex digits.
///
/// # Errors
/// When the operating system gives no randomness.
pub fn random_id() -> std::io::Result<String> {
    let mut chance = Source::from_os()?;
    Ok((0..4).map(|_| format!("{:08x}", chance.below(1 << 32))).collect())
}
