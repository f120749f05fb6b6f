//! The names of a box as somebody tells them, card by card.
use super::deck_list::{DeckList, line};
use crate::scenario::names::NameIndex;
use crate::scenario::{Edition, Flaw, NameFlaw, Suspected};
use crate::terms::{Certainty, Corner};

/// A list of names in the making: nothing that was known is lost before it is told otherwise.
///
/// # Examples
/// ```
/// use noir_referee::scenario::{DeckTelling, Library};
/// use noir_referee::terms::Corner;
/// let edition = Library::default().edition("en")?;
/// let mut told = DeckTelling::of(&edition, Corner::Unmarked);
/// assert_eq!((told.number(), told.offered().map(|card| card.name.as_str())), (1, Some("Alyss")));
/// told.keep();
/// told.give("Clive").expect("a name");
/// assert_eq!(told.offered().map(|card| card.name.as_str()), Some("Barrin"));
/// assert!(told.give("Alyss").is_err(), "told already");
/// assert_eq!(told.list().suspects.len(), 25, "the others are still known");
/// # Ok::<(), noir_referee::scenario::ScenarioError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeckTelling<'a> {
    edition: &'a Edition,
    mark: Corner,
    /// The cards told so far, of this mark.
    told: Vec<Suspected>,
    /// Cards of this mark that are known and not told yet.
    known: Vec<Suspected>,
}

impl<'a> DeckTelling<'a> {
    /// The cards of `edition` with this mark in the corner, none of them told yet.
    pub fn of(edition: &'a Edition, mark: Corner) -> Self {
        let here = edition.suspects.iter().filter(|known| known.corner == Some(mark));
        Self { edition, mark, told: Vec::new(), known: here.cloned().collect() }
    }

    /// Which card is to be told now, from 1.
    pub fn number(&self) -> usize {
        self.told.len() + 1
    }

    /// How many cards have this mark.
    pub fn count(&self) -> usize {
        self.edition.corners.get(&self.mark).copied().unwrap_or(0).into()
    }

    /// Whether every card has been told.
    pub fn is_done(&self) -> bool {
        self.told.len() >= self.count()
    }

    /// Whether all names are known, and none of them worked out.
    pub fn is_sure(&self) -> bool {
        let sure = |known: &Suspected| known.certainty == Certainty::Confirmed;
        self.known.len() == self.count() && self.known.iter().all(sure)
    }

    /// A card that is known and has not been told yet.
    pub fn offered(&self) -> Option<&crate::scenario::Card> {
        self.known.first().map(|known| &known.card)
    }

    /// The card that is offered is so called.
    pub fn keep(&mut self) {
        if !self.known.is_empty() {
            let known = self.known.remove(0);
            self.told.push(Suspected { certainty: Certainty::Confirmed, ..known });
        }
    }

    /// The next card is called so: `Name` or `Name / Other name`.
    ///
    /// # Errors
    /// When it isn’t a name, or that of another card.
    pub fn give(&mut self, text: &str) -> Result<(), Flaw> {
        // The mark is the one that is asked for; in a list it would stand behind a comma.
        if text.contains(',') {
            let found = text.trim().to_owned();
            return Err(Flaw::Name { found, why: NameFlaw::Character(',') });
        }
        let mut card = line(&format!("{}, {}", text.trim(), self.mark), self.edition)?;
        let named = |all: &[Suspected]| {
            let names = NameIndex::of(all.iter().map(|known| &known.card));
            names.sharing(&card.card).map(|(at, name)| (at, name.to_owned()))
        };
        let elsewhere = |known: &&Suspected| known.corner.is_some_and(|mark| mark != self.mark);
        let others: Vec<Suspected> =
            self.edition.suspects.iter().filter(elsewhere).cloned().collect();
        if let Some((_, name)) = named(&self.told).or_else(|| named(&others)) {
            return Err(Flaw::SameName(name));
        }
        if let Some((at, _)) = named(&self.known) {
            // What else it is called stays.
            let known = self.known.remove(at);
            if card.card.second.is_none() {
                card.card = known.card;
            }
        } else if self.told.len() + self.known.len() >= self.count() && !self.known.is_empty() {
            // Every card had a name: this one is called otherwise than was thought, and no other one is lost.
            self.known.remove(0);
        }
        self.told.push(card);
        Ok(())
    }

    /// The cards of this mark as they are known now: those told, then others as far as there are so many.
    pub fn list(&self) -> DeckList {
        let all = self.told.iter().chain(&self.known).take(self.count());
        DeckList { edition: self.edition.id.clone(), suspects: all.cloned().collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Library;

    fn names(told: &DeckTelling<'_>) -> Vec<String> {
        told.list().suspects.into_iter().map(|known| known.card.name).collect()
    }

    #[test]
    fn cards_are_told_in_any_order_and_no_known_one_is_lost() {
        let edition = Library::default().edition("en").unwrap();
        let mut told = DeckTelling::of(&edition, Corner::Unmarked);
        assert!(!told.is_sure(), "most names are worked out");
        told.give("ulysses").unwrap();
        told.give("Walter").unwrap();
        let all = names(&told);
        assert_eq!((all.len(), &*all[0], &*all[1]), (25, "Ulysses", "Walter"));
        assert!(!all.contains(&"Alyss".to_owned()), "that card was offered, and is called Walter");
        assert!(all.contains(&"Zachary".to_owned()), "known, and nobody said otherwise");
        for n in 3..=25 {
            assert_eq!(told.number(), n);
            told.give(&format!("Nobody{}", "x".repeat(n))).unwrap();
        }
        assert!(told.is_done());
        assert_eq!(names(&told).len(), 25, "all told: what was worked out is gone");
        assert!(!names(&told).contains(&"Alyss".to_owned()));
    }

    #[test]
    fn what_is_no_name_or_another_card_is_refused_and_nothing_changes() {
        let edition = Library::default().edition("en").unwrap();
        let mut told = DeckTelling::of(&edition, Corner::Six);
        assert_eq!((told.count(), told.offered()), (11, None));
        for wrong in ["Xavier", "", "c3", "Ann, 6", "a, b, c"] {
            assert!(told.give(wrong).is_err(), "{wrong}");
        }
        told.give("Ashton").unwrap();
        assert!(told.give("ashton").is_err());
        assert_eq!(names(&told), ["Ashton"]);
    }
}
