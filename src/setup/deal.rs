//! The hidden deal: in which order the evidence cards and the role cards lie.
use super::RandomSource;
use crate::board::{Suspect, SuspectSet};
use crate::terms::{Special, Tier};

/// The purpose of the seed of a practice table's hidden deal.
pub const EVIDENCE: &str = "evidence";

/// The purpose of the seed of a practice table's hidden role cards.
pub const ROLES: &str = "roles";

/// An order of the evidence cards of `count` suspects, top card first: those of `top` as they are,
/// the rest shuffled. Suspects named twice or not there are left out.
///
/// # Examples
/// ```
/// use noir_referee::board::Suspect;
/// use noir_referee::setup::{RandomSource, evidence_deck};
/// let top = [Suspect::new(3)];
/// let deck = evidence_deck(25, &top, &mut RandomSource::seeded("evidence", "practice"));
/// assert_eq!((deck.len(), deck[0]), (25, Suspect::new(3)));
/// ```
pub fn evidence_deck(count: u8, top: &[Suspect], source: &mut RandomSource) -> Vec<Suspect> {
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

/// An order of role cards, top card first: tier 1 above tier 2, and in each tier first those of `top`
/// as they are, then the rest shuffled (HE42). Cards named twice or not there are left out.
///
/// # Examples
/// ```
/// use noir_referee::terms::Special;
/// use noir_referee::setup::{RandomSource, role_deck};
/// let top = [Special::Hacker, Special::Mimic];
/// let deck = role_deck(&Special::ALL, &top, &mut RandomSource::seeded("roles", "practice"));
/// assert_eq!((deck[0], deck[6]), (Special::Hacker, Special::Mimic));
/// ```
pub fn role_deck(cards: &[Special], top: &[Special], source: &mut RandomSource) -> Vec<Special> {
    let mut deck = Vec::with_capacity(cards.len());
    for tier in Tier::BOTH {
        let start = deck.len();
        for &card in top {
            if card.tier() == tier && cards.contains(&card) && !deck.contains(&card) {
                deck.push(card);
            }
        }
        let told = deck[start..].len();
        for &card in cards {
            if card.tier() == tier && !deck.contains(&card) {
                deck.push(card);
            }
        }
        source.shuffle(&mut deck[start + told..]);
    }
    deck
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_in_the_deck_once_and_the_told_ones_on_top() {
        let top = [7, 7, 2, 40].map(Suspect::new);
        let deck = evidence_deck(25, &top, &mut RandomSource::seeded(EVIDENCE, "1"));
        assert_eq!(deck[..2], [7, 2].map(Suspect::new));
        assert_eq!(deck.iter().copied().collect::<SuspectSet>(), SuspectSet::below(25));
        assert_eq!(deck.len(), 25);
    }

    #[test]
    fn a_seeded_deck_is_frozen() {
        let deck = evidence_deck(6, &[], &mut RandomSource::seeded(EVIDENCE, "42"));
        let numbers: Vec<usize> = deck.into_iter().map(Suspect::at).collect();
        assert_eq!(numbers, [0, 1, 5, 3, 2, 4]);
    }

    #[test]
    fn role_cards_of_tier_1_lie_above_those_of_tier_2() {
        for seed in ["1", "2", "3"] {
            let top = [Special::Sneak, Special::Decoy, Special::Decoy];
            let deck = role_deck(&Special::ALL, &top, &mut RandomSource::seeded(ROLES, seed));
            assert!(deck.is_sorted_by_key(|card| card.tier()), "{deck:?}");
            assert_eq!((deck.len(), deck[0], deck[6]), (11, Special::Decoy, Special::Sneak));
            assert!(Special::ALL.iter().all(|card| deck.contains(card)));
        }
        let few = [Special::Runner, Special::Mimic];
        assert_eq!(role_deck(&few, &[Special::Hacker], &mut RandomSource::seeded(ROLES, "1")), few);
    }

    #[test]
    fn a_seeded_role_deck_is_frozen() {
        let deck = role_deck(&Special::ALL, &[], &mut RandomSource::seeded(ROLES, "42"));
        let names: Vec<&str> = deck.iter().map(|card| card.id()).collect();
        assert_eq!(
            names.join(" "),
            "decoy hacker runner cleaner insider safecracker sneak mimic master-safecracker silencer \
             saboteur"
        );
    }
}
