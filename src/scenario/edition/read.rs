//! An edition read from its file, or from one that lies over it.
use std::collections::BTreeMap;

use super::mode_names::texts;
use super::suspected::read_suspect;
use super::{Components, Counted, Edition, GridSize, Suspected};
use crate::scenario::Flaw;
use crate::scenario::names::NameIndex;
use crate::scenario::reading::At;
use crate::terms::{Certainty, Corner};

impl Edition {
    /// Reads an edition; fields that are missing are taken from `below`, if that is given.
    pub(in crate::scenario) fn read(at: At<'_>, below: Option<&Self>) -> Self {
        let fields = at.fields();
        let needed = below.is_none();
        let mut edition = below.cloned().unwrap_or_else(Self::empty);
        if let Some(id) = fields.need("id") {
            edition.id = id.word();
        }
        if let Some(title) = fields.need_if(needed, "title") {
            title.text().clone_into(&mut edition.title);
        }
        if let Some(publisher) = fields.need_if(needed, "publisher") {
            publisher.text().clone_into(&mut edition.publisher);
        }
        if let Some(year) = fields.may("year") {
            edition.year = Some(year.number(1900..=2200));
        }
        if let Some(languages) = fields.need_if(needed, "languages") {
            edition.languages = languages.items().filter_map(At::id).collect();
        }
        if let Some(components) = fields.need_if(needed, "components") {
            edition.components.read(components, needed);
        }
        let corners = fields.need_if(needed, "corners");
        if let Some(corners) = corners {
            edition.corners = corners
                .pairs_by_id()
                .map(|(corner, count)| (corner, count.number(1..=99) as u8))
                .collect();
            edition.check_sum(corners);
        }
        if let Some(grids) = fields.need_if(needed, "grids") {
            edition.read_grids(grids);
        }
        if let Some(suspects) = fields.may("suspects") {
            edition.read_suspects(suspects);
        }
        if let Some(modes) = fields.need_if(needed, "modes") {
            for (mode, names) in modes.pairs_by_id() {
                edition.modes.entry(mode).or_default().read(names);
            }
        }
        if let Some(tokens) = fields.may("tokens") {
            edition.tokens.extend(texts(tokens));
        }
        if let Some(counts) = fields.may("token-counts") {
            let counts = counts.pairs_by_id().map(|(token, at)| (token, at.number(0..=999)));
            edition.token_counts.extend(counts);
        }
        if let Some(terms) = fields.may("terms") {
            edition.terms.extend(texts(terms));
        }
        fields.end();
        edition
    }

    fn empty() -> Self {
        let none = Counted { count: 0, certainty: Certainty::Confirmed };
        Self {
            id: String::new(),
            title: String::new(),
            publisher: String::new(),
            year: None,
            languages: Vec::new(),
            components: Components {
                suspects: none,
                evidence: none,
                role_cards: none,
                tokens: none,
            },
            corners: BTreeMap::new(),
            grids: BTreeMap::new(),
            suspects: Vec::new(),
            modes: BTreeMap::new(),
            tokens: BTreeMap::new(),
            token_counts: BTreeMap::new(),
            terms: BTreeMap::new(),
        }
    }

    /// The corners account for every suspect of the box.
    fn check_sum(&self, at: At<'_>) {
        let expected = u32::from(self.components.suspects.count);
        let found = self.corners.values().map(|count| u32::from(*count)).sum();
        if expected != found {
            at.fault(Flaw::Sum { expected, found });
        }
    }

    fn read_grids(&mut self, at: At<'_>) {
        self.grids.clear();
        for (key, corners) in at.pairs() {
            let word = key.word();
            let Ok(size) = word.parse::<GridSize>() else {
                key.choice(word, ["5x5", "6x6", "7x7"].into_iter());
                continue;
            };
            let marks: Vec<Corner> = corners.items().filter_map(At::id).collect();
            let count = |mark| u32::from(self.corners.get(mark).copied().unwrap_or(0));
            let found = marks.iter().map(count).sum();
            let expected = u32::from(size.cells());
            if expected != found {
                corners.fault(Flaw::Sum { expected, found });
            }
            self.grids.insert(size, marks);
        }
    }

    /// Lays the suspects of a file over those known so far. A corner that the file speaks of is told
    /// anew: anybody who has the box in hand knows better, and two lists would not fit together.
    fn read_suspects(&mut self, at: At<'_>) {
        let (mut told, mut names): (Vec<Suspected>, NameIndex) = Default::default();
        for item in at.items() {
            let new = read_suspect(item);
            if let Some((_, name)) = names.sharing(&new.card) {
                item.fault(Flaw::SameName(name.to_owned()));
            }
            names.add(told.len(), &new.card);
            told.push(new);
        }
        let retold: Vec<Corner> = told.iter().filter_map(|new| new.corner).collect();
        let before = NameIndex::of(self.suspects.iter().map(|known| &known.card));
        let is_retold = |old: &Suspected| old.corner.is_some_and(|corner| retold.contains(&corner));
        let mut gone: Vec<bool> = self.suspects.iter().map(is_retold).collect();
        for new in &mut told {
            // The two characters of a card may have been known as two cards.
            for index in before.all_sharing(&new.card) {
                new.learn_from(&self.suspects[index], gone[index]);
                gone[index] = true;
            }
        }
        let mut gone = gone.into_iter();
        self.suspects.retain(|_| !gone.next().unwrap_or(false));
        self.suspects.extend(told);
        for (&corner, &most) in &self.corners {
            let (found, _) = self.known(corner);
            if found > most {
                at.fault(Flaw::Sum { expected: most.into(), found: found.into() });
            }
        }
    }
}
