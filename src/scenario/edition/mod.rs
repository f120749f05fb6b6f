//! What is in one box: its cards, its grids, its streets, and the words on them.
mod components;
mod grid_size;
mod mode_names;
mod read;
mod street_map;
mod suspected;

use std::collections::BTreeMap;

pub use components::{Components, Counted};
pub use grid_size::GridSize;
pub use mode_names::{ModeNames, SpecialNames};
pub use street_map::{EDITIONS as STREET_EDITIONS, StreetEdition, StreetMap};
pub use suspected::Suspected;
pub(super) use suspected::read_suspect;

use super::Lang;
use crate::lang::Words;
use crate::terms::{Corner, Mode, Role, Special, Team, Term, Token, Verb};

/// One printed edition of the game: its cards, its grids, and the words on its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The word for it on the command line: `uk, ru, grom, en`, or one of the user's own.
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// Who published it.
    pub publisher: String,
    /// The year of the box, where it is known.
    pub year: Option<u16>,
    /// The languages printed on the cards.
    pub languages: Vec<Lang>,
    /// What lies in the box.
    pub components: Components,
    /// How many suspects have each mark in the corner.
    pub corners: BTreeMap<Corner, u8>,
    /// Which marks make which grid, smallest grid first.
    pub grids: BTreeMap<GridSize, Vec<Corner>>,
    /// The suspects whose names are known; seldom all of them.
    pub suspects: Vec<Suspected>,
    /// The printed names of the modes in this box, with their roles and verbs.
    pub modes: BTreeMap<Mode, ModeNames>,
    /// The printed names of the tokens.
    pub tokens: BTreeMap<Token, String>,
    /// How many tokens of each kind the box has, where somebody has counted them.
    pub token_counts: BTreeMap<Token, u16>,
    /// Other printed words.
    pub terms: BTreeMap<Term, String>,
}

/// Whether a box has enough tokens of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    /// It has.
    Enough,
    /// It has only so many; anything small will do for the others.
    Short {
        /// Of this kind, or of all kinds where nothing else is known.
        has: u16,
    },
    /// Nobody has counted them: the book says only how many tokens of all kinds there are.
    Uncounted {
        /// Of all kinds together.
        total: u16,
    },
}

impl Edition {
    /// The box, with the roles of Mr. Jack called as in the reader’s language: his box is the same in all.
    #[must_use]
    pub fn spoken(mut self, words: &Words) -> Self {
        if let Some(names) = self.modes.get_mut(&Mode::MrJack) {
            let roles = [Role::Jack, Role::Detective];
            let name = |role: Role| words.say(&format!("jack-role-{}", role.id()));
            names.roles.extend(roles.map(|role| (role, name(role))));
        }
        self
    }

    /// What the box calls its tokens, teams and role cards, and the side of the dead if it has a name, by their ids.
    pub fn printed(&self, mode: Mode) -> BTreeMap<String, String> {
        let tokens = self.tokens.iter().map(|(token, name)| (token.id().to_owned(), name.clone()));
        let teams = self.modes.get(&mode).into_iter().flat_map(|names| &names.teams);
        let teams = teams.map(|(team, name)| (team.id().to_owned(), name.clone()));
        let specials = self.modes.get(&mode).into_iter().flat_map(|names| &names.specials);
        let specials = specials.map(|(role, names)| (role.id().to_owned(), names.name.clone()));
        let side = self.terms.get_key_value(&Term::DeadSide);
        let side = side.map(|(term, name)| (term.id().to_owned(), name.clone()));
        tokens.chain(teams).chain(specials).chain(side).collect()
    }

    /// The suspects that the book lays for a grid of this size: those known by name, in the order of
    /// the file, and how many there should be. `None` when the box has no such grid.
    pub fn base(&self, size: GridSize) -> Option<(Vec<&Suspected>, u8)> {
        let corners = self.grids.get(&size)?;
        let there = |known: &&Suspected| known.corner.is_some_and(|it| corners.contains(&it));
        Some((self.suspects.iter().filter(there).collect(), size.cells()))
    }

    /// The suspects for a second grid of this size beside the first, no card twice: those that the book
    /// does not lay, as far as they are known by name, and how many there should be. `None` when the
    /// box is too small.
    pub fn beside(&self, size: GridSize) -> Option<(Vec<&Suspected>, u8)> {
        let corners = self.grids.get(&size)?;
        let left = self.components.suspects.count.checked_sub(u16::from(size.cells()))?;
        if left < u16::from(size.cells()) {
            return None;
        }
        let other = |known: &&Suspected| known.corner.is_some_and(|it| !corners.contains(&it));
        Some((self.suspects.iter().filter(other).collect(), left as u8))
    }

    /// Whether every suspect that the book lays for a grid of this size is known by name.
    pub fn is_complete(&self, size: GridSize) -> bool {
        self.base(size).is_some_and(|(known, needed)| known.len() == usize::from(needed))
    }

    /// How many of a corner are known by name, and how many there are.
    pub fn known(&self, corner: Corner) -> (u8, u8) {
        let known = self.suspects.iter().filter(|known| known.corner == Some(corner)).count();
        (known as u8, self.corners.get(&corner).copied().unwrap_or(0))
    }

    /// The printed name of a mode; its id where the box has none.
    pub fn mode_name(&self, mode: Mode) -> &str {
        self.modes.get(&mode).map_or(mode.id(), |names| &names.name)
    }

    /// The printed name of a role; its id where the box has none.
    pub fn role_name(&self, mode: Mode, role: Role) -> &str {
        let name = self.modes.get(&mode).and_then(|names| names.roles.get(&role));
        name.map_or(role.id(), String::as_str)
    }

    /// The printed name of an action; its id where the box has none.
    pub fn verb_name(&self, mode: Mode, verb: Verb) -> &str {
        let name = self.modes.get(&mode).and_then(|names| names.verb(verb));
        name.unwrap_or(verb.id())
    }

    /// The printed name of an action on the card of a role, which may be a name of its own.
    pub fn verb_name_of(&self, mode: Mode, role: Role, verb: Verb) -> &str {
        let own = self.modes.get(&mode).and_then(|names| names.role_verbs.get(&role)?.get(&verb));
        own.map_or_else(|| self.verb_name(mode, verb), String::as_str)
    }

    /// The printed name of a team, if it has one.
    pub fn team_name(&self, mode: Mode, team: Team) -> Option<&str> {
        self.modes.get(&mode)?.teams.get(&team).map(String::as_str)
    }

    /// What is printed on a role card with a special, where the box has it; no two modes share one.
    pub fn special(&self, special: Special) -> Option<&SpecialNames> {
        self.modes.values().find_map(|names| names.specials.get(&special))
    }

    /// The role card of the Heist called so: by its id or by what is printed on it, upper or lower case.
    pub(super) fn special_called(&self, text: &str) -> Option<Special> {
        let wanted = text.trim().to_lowercase();
        let printed = |special: &Special| {
            self.special(*special).is_some_and(|names| names.name.to_lowercase() == wanted)
        };
        Special::from_id(&wanted).or_else(|| Special::ALL.iter().copied().find(printed))
    }

    /// The printed name of a token; its id where the box has none.
    pub fn token_name(&self, token: Token) -> &str {
        self.tokens.get(&token).map_or(token.id(), String::as_str)
    }

    /// Whether the box has `needed` tokens of a kind.
    pub fn stock(&self, token: Token, needed: u8) -> Stock {
        let (needed, total) = (u16::from(needed), self.components.tokens.count);
        match self.token_counts.get(&token) {
            Some(&has) if has < needed => Stock::Short { has },
            Some(_) => Stock::Enough,
            None if total < needed => Stock::Short { has: total },
            None => Stock::Uncounted { total },
        }
    }

    /// The printed form of a word; its id where the box has none.
    pub fn term(&self, term: Term) -> &str {
        self.terms.get(&term).map_or(term.id(), String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Library;
    use crate::terms::Certainty;

    const FIVE: GridSize = GridSize { rows: 5, columns: 5 };

    #[test]
    fn every_builtin_edition_says_what_is_in_its_box() {
        let all = |id: &str| Library::default().edition(id).unwrap();
        let about = |id: &str| {
            let edition = all(id);
            let (known, needed) = edition.base(FIVE).unwrap();
            let cards = edition.components.suspects.count;
            (cards, edition.suspects.len(), known.len(), needed, edition.is_complete(FIVE))
        };
        assert_eq!(about("uk"), (50, 21, 0, 25, false));
        assert_eq!(about("ru"), (50, 20, 8, 25, false));
        assert_eq!(about("grom"), (36, 17, 1, 25, false));
        assert_eq!(about("en"), (50, 27, 25, 25, true));
        assert_eq!(all("grom").base(GridSize { rows: 7, columns: 7 }), None);
        assert_eq!(all("uk").role_name(Mode::KillerInspector, Role::Killer), "Вбивця");
        assert_eq!(all("ru").verb_name(Mode::KillerInspector, Verb::Collapse), "Обновить");
        assert_eq!(all("grom").mode_name(Mode::Heist), "heist", "the box does not have it");
    }

    /// What the role cards of a mode print, for those who sit there.
    fn printed_verbs(mode: Mode) -> &'static str {
        match mode {
            Mode::KillerInspector => "shift collapse kill disguise accuse exonerate canvass",
            Mode::HitmanSleuth => "shift collapse kill evade accuse exonerate",
            Mode::SpyTag => "shift collapse capture canvass",
            Mode::ThiefChief => "shift steal disguise accuse deputize",
            Mode::FbiMafia => {
                "shift collapse disarm accuse disguise autopsy canvass save kill swap threaten plant \
                 detonate"
            }
            Mode::Heist => {
                "shift rob swap accuse survey stun vanish frame hack silence mimic crack"
            }
            Mode::MrJack => "",
        }
    }

    #[test]
    fn every_builtin_edition_prints_every_name() {
        let library = Library::default();
        for edition in library.editions().unwrap() {
            let edition = library.edition(&edition).unwrap();
            let id = &edition.id;
            for mode in edition.modes.keys().map(|mode| library.mode(*mode).unwrap()) {
                let (about, names) = (format!("{} in {id}", mode.id), &edition.modes[&mode.id]);
                for verb in printed_verbs(mode.id).split_whitespace() {
                    assert!(names.verb(verb.parse().unwrap()).is_some(), "{verb}: {about}");
                }
                for players in &mode.printed[id].players {
                    for seat in mode.seats_for(*players) {
                        assert!(names.roles.contains_key(&seat.role), "{seat}: {about}");
                    }
                    for token in mode.tokens.get(players).into_iter().flat_map(BTreeMap::keys) {
                        assert!(edition.tokens.contains_key(token), "{token}: {about}");
                    }
                    let size = mode.grids[players];
                    let laid = mode.lays_of(&edition, size).unwrap();
                    assert_eq!(laid.count(), size.cells(), "{about}");
                    assert!(laid.portions.iter().all(|it| it.count <= it.among), "{about}");
                }
                for special in &mode.role_deck {
                    let names = edition.special(*special).unwrap();
                    assert_eq!(
                        names.action.is_some(),
                        special.verb().is_some(),
                        "{special}: {about}"
                    );
                }
            }
            let in_box = |term: &&Term| match term {
                Term::Vault => edition.modes.contains_key(&Mode::Heist),
                Term::DeadSide => *id == "grom",
                _ => true,
            };
            for term in Term::ALL.iter().filter(in_box) {
                assert!(edition.terms.contains_key(term), "{term} in {id}");
            }
        }
        let en = library.edition("en").unwrap();
        assert_eq!(en.modes[&Mode::Heist].certainty, Certainty::Reconstructed);
        let uk = library.edition("uk").unwrap();
        let shift = |role| uk.verb_name_of(Mode::FbiMafia, role, Verb::Shift);
        assert_eq!((shift(Role::Suit), shift(Role::Bomber)), ("Швидко змістити", "Змістити"));
        assert_eq!(uk.verb_name(Mode::Heist, Verb::Stun), "Знешкодити");
        assert_eq!(uk.special_called("вправний Ведмежатник"), Some(Special::MasterSafecracker));
        assert_eq!(uk.special_called("Sneak"), Some(Special::Sneak));
        assert_eq!(uk.special_called("Крадій"), None);
        assert_eq!(uk.team_name(Mode::FbiMafia, Team::Fbi), Some("ДБР"));
        assert_eq!(uk.team_name(Mode::SpyTag, Team::One), None);
    }

    #[test]
    fn two_tables_of_25_come_from_one_box_of_50() {
        let library = Library::default();
        let beside = |id: &str, size: GridSize| {
            library.edition(id).unwrap().beside(size).map(|(known, needed)| (known.len(), needed))
        };
        assert_eq!(beside("en", FIVE), Some((1, 25)));
        assert_eq!(beside("uk", FIVE), Some((1, 25)));
        assert_eq!(beside("grom", FIVE), None, "eleven are left");
        assert_eq!(beside("en", GridSize { rows: 6, columns: 6 }), None);
    }

    #[test]
    fn nobody_knows_how_many_tokens_of_a_kind_there_are_until_they_are_counted() {
        let mut grom = Library::default().edition("grom").unwrap();
        assert_eq!(grom.stock(Token::Treasure, 25), Stock::Uncounted { total: 25 });
        assert_eq!(grom.stock(Token::Treasure, 26), Stock::Short { has: 25 });
        grom.token_counts.insert(Token::Treasure, 15);
        assert_eq!(grom.stock(Token::Treasure, 25), Stock::Short { has: 15 });
        assert_eq!(grom.stock(Token::Treasure, 15), Stock::Enough);
    }
}
