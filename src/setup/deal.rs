//! The hidden deal: in which order the evidence cards lie.
use super::Source;
use crate::board::{Suspect, SuspectSet};

/// The purpose of the seed of a practice table's hidden deal.
pub const EVIDENCE: &str = "evidence";

/// An order of the evidence cards of `count` suspects, top card first: those of `top` as they are,
/// the rest shuffled. Suspects named twice or not there are left out.
///
/// # Examples
/// ```
/// use noir_referee::board::Suspect;
/// use noir_referee::setup::{Source, evidence_deck};
/// let top = [Suspect::new(3)];
/// let deck = evidence_deck(25, &top, &mut Source::seeded("evidence", "practice"));
/// assert_eq!((deck.len(), deck[0]), (25, Suspect::new(3)));
/// ```
pub fn evidence_deck(count: u8, top: &[Suspect], source: &mut Source) -> Vec<Suspect> {
    let mut left = SuspectSet::below(count);
    let mut deck = Vec::with_capacity(usize::from(count));
    for &card in top {
        if left.contains(card) {
            left.remove(card);
            deck.push(card);
        }
    }
    let fixed = deck.len();
    deck.extend(left);
    source.shuffle(&mut deck[fixed..]);
    deck
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_in_the_deck_once_and_the_told_ones_on_top() {
        let top = [7, 7, 2, 40].map(Suspect::new);
        let deck = evidence_deck(25, &top, &mut Source::seeded(EVIDENCE, "1"));
        assert_eq!(deck[..2], [7, 2].map(Suspect::new));
        assert_eq!(deck.iter().copied().collect::<SuspectSet>(), SuspectSet::below(25));
        assert_eq!(deck.len(), 25);
    }

    #[test]
    fn a_seeded_deck_is_frozen() {
        let deck = evidence_deck(6, &[], &mut Source::seeded(EVIDENCE, "42"));
        let numbers: Vec<usize> = deck.into_iter().map(Suspect::at).collect();
        assert_eq!(numbers, [0, 1, 5, 3, 2, 4]);
    }
}
