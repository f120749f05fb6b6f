//! Which suspects of a box lie on the table of a mode.
use super::ModeSheet;
use crate::scenario::reading::At;
use crate::scenario::{Edition, Flaw, GridSize, Suspected};
use crate::terms::Corner;

/// What a mode lays on a grid with a certain box, where that is not simply what the box says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lay {
    /// Suspects that are taken out by name first.
    pub aside: Vec<String>,
    /// What lies on the table.
    pub cards: Vec<Portion>,
}

/// So many cards among those with certain marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portion {
    /// The marks in their corners.
    pub of: Vec<Corner>,
    /// How many of them lie on the table.
    pub count: u8,
}

/// The suspects of a box that lie on the table of a mode, or may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid<'a> {
    /// Those taken out by name.
    pub aside: Vec<&'a Suspected>,
    /// The others, in the order of the mode.
    pub portions: Vec<LaidPortion<'a>>,
}

/// The suspects with certain marks, of whom some or all lie on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidPortion<'a> {
    /// The marks in their corners.
    pub of: &'a [Corner],
    /// How many of them lie on the table.
    pub count: u8,
    /// How many of them there are, those set aside left out; where it is more than `count`, anybody may
    /// choose which.
    pub among: u8,
    /// Those known by name, in the order of the file.
    pub known: Vec<&'a Suspected>,
}

impl Laid<'_> {
    /// How many lie on the table.
    pub fn count(&self) -> u8 {
        self.portions.iter().map(|portion| portion.count).sum()
    }

    /// Whether all that may lie there are known by name.
    pub fn is_complete(&self) -> bool {
        self.portions.iter().all(|portion| portion.known.len() == usize::from(portion.among))
    }
}

impl ModeSheet {
    /// The suspects of `edition` that this mode lays on a grid of this size; `None` when the box has
    /// no such grid.
    ///
    /// # Examples
    /// ```
    /// use noir_referee::scenario::{GridSize, Library};
    /// use noir_referee::terms::Mode;
    /// let library = Library::default();
    /// let (mode, grom) = (library.mode(Mode::ThiefChief).unwrap(), library.edition("grom").unwrap());
    /// let laid = mode.lays_of(&grom, GridSize { rows: 5, columns: 5 }).unwrap();
    /// let portions: Vec<(u8, u8)> = laid.portions.iter().map(|it| (it.count, it.among)).collect();
    /// assert_eq!(portions, [(24, 24), (1, 10)], "two set aside, any one with a star for them");
    /// ```
    pub fn lays_of<'a>(&'a self, edition: &'a Edition, size: GridSize) -> Option<Laid<'a>> {
        let corners = edition.grids.get(&size)?.as_slice();
        let lay = self.lays.get(&edition.id).and_then(|sizes| sizes.get(&size));
        let named = lay.map_or(&[][..], |lay| lay.aside.as_slice());
        let is_aside = |known: &&Suspected| named.iter().any(|name| known.card.is_called(name));
        let portion = |(of, count): (&'a [Corner], u8)| {
            let of_these = |known: &&Suspected| known.corner.is_some_and(|it| of.contains(&it));
            let all = edition.suspects.iter().filter(of_these);
            let (aside, known): (Vec<_>, Vec<_>) = all.partition(is_aside);
            let there = |mark| edition.corners.get(mark).copied().unwrap_or(0);
            let among = of.iter().map(there).sum::<u8>().saturating_sub(aside.len() as u8);
            LaidPortion { of, count, among, known }
        };
        let portions = match lay {
            None => vec![portion((corners, size.cells()))],
            Some(lay) => lay.cards.iter().map(|it| portion((&it.of, it.count))).collect(),
        };
        let aside = edition.suspects.iter().filter(is_aside).collect();
        Some(Laid { aside, portions })
    }
}

impl Lay {
    pub(super) fn read(at: At<'_>, size: GridSize) -> Self {
        let fields = at.fields();
        let mut lay = Self::default();
        if let Some(aside) = fields.may("aside") {
            lay.aside = aside.items().map(At::name).collect();
        }
        if let Some(cards) = fields.need("cards") {
            lay.cards = cards.items().map(Portion::read).collect();
            let found = lay.cards.iter().map(|portion| u32::from(portion.count)).sum();
            let expected = u32::from(size.cells());
            if found != expected {
                cards.fault(Flaw::Sum { expected, found });
            }
        }
        fields.end();
        lay
    }
}

impl Portion {
    fn read(at: At<'_>) -> Self {
        let fields = at.fields();
        let of = fields.need("of").map(|of| of.items().filter_map(At::id).collect());
        let count = fields.need("count").map_or(0, |count| count.number(1..=49) as u8);
        fields.end();
        Self { of: of.unwrap_or_default(), count }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Library;
    use crate::terms::Mode;

    const FIVE: GridSize = GridSize { rows: 5, columns: 5 };

    /// How many of how many lie on the table, how many of them are known, and who is set aside.
    fn laid(mode: Mode, library: &Library, size: GridSize) -> (Vec<(u8, u8, usize)>, Vec<String>) {
        let grom = library.edition("grom").unwrap();
        let mode = library.mode(mode).unwrap();
        let laid = mode.lays_of(&grom, size).unwrap();
        let portions = laid.portions.iter().map(|it| (it.count, it.among, it.known.len()));
        let aside = laid.aside.iter().map(|known| known.card.shown(crate::lang::Lang::Ru));
        (portions.collect(), aside.collect())
    }

    #[test]
    fn each_mode_takes_other_cards_out_of_the_box_of_major_grom() {
        let library = Library::default();
        // The card of both heroes isn’t a base card: it is left out without being named.
        assert_eq!(laid(Mode::KillerInspector, &library, FIVE), (vec![(25, 25, 1)], vec![]));
        assert_eq!(laid(Mode::HitmanSleuth, &library, FIVE), (vec![(25, 25, 1)], vec![]));
        assert_eq!(laid(Mode::SpyTag, &library, FIVE), (vec![(25, 26, 2)], vec![]));
        let heroes = ["Майор Гром / Чумной Доктор", "Дима Дубин / Август Хольт"];
        assert_eq!(
            laid(Mode::ThiefChief, &library, FIVE),
            (vec![(24, 24, 0), (1, 10, 0)], heroes.map(str::to_owned).to_vec())
        );
        let six = GridSize { rows: 6, columns: 6 };
        assert_eq!(laid(Mode::FbiMafia, &library, six), (vec![(36, 36, 2)], vec![]));
    }

    #[test]
    fn whoever_is_set_aside_is_found_by_either_name() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("decks")).unwrap();
        let deck =
            "id: grom\nsuspects:\n- {name: Август Хольт, second: ДИМА ДУБИН, corner: none}\n";
        std::fs::write(folder.path().join("decks/grom.yaml"), deck).unwrap();
        let library = Library::new(vec![folder.path().to_owned()]);
        let (portions, aside) = laid(Mode::ThiefChief, &library, FIVE);
        assert_eq!(portions, [(24, 24, 0), (1, 10, 0)]);
        assert_eq!(aside[1], "Август Хольт / ДИМА ДУБИН");
    }
}
