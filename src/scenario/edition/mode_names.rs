//! What one box prints in the chapter of one mode.
use std::collections::BTreeMap;

use super::Edition;
use crate::scenario::reading::At;
use crate::terms::{Certainty, Id, Role, Special, Team, Verb};

/// The printed names within one mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeNames {
    /// The mode itself.
    pub name: String,
    /// What the role cards are headed.
    pub roles: BTreeMap<Role, String>,
    /// What the teams are called, where they have names.
    pub teams: BTreeMap<Team, String>,
    /// What the actions are called.
    pub verbs: BTreeMap<Verb, String>,
    /// What an action is called on the card of a certain role, where that differs.
    pub(super) role_verbs: BTreeMap<Role, BTreeMap<Verb, String>>,
    /// The role cards of the Heist's thieves.
    pub specials: BTreeMap<Special, SpecialNames>,
    /// How sure the names are, that of the mode itself aside.
    pub certainty: Certainty,
}

/// The names on the role card of one of the Heist's thieves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpecialNames {
    /// What the card is headed.
    pub name: String,
    /// The action that only this role has; the Safecracker has none.
    pub action: Option<String>,
}

impl ModeNames {
    /// What these are called in the words of another box; a role card that is drawn goes by both names.
    fn read_as(&mut self, own: &Self) {
        if !own.name.is_empty() {
            self.name.clone_from(&own.name);
        }
        self.roles.extend(own.roles.iter().map(|(role, name)| (*role, name.clone())));
        self.teams.extend(own.teams.iter().map(|(team, name)| (*team, name.clone())));
        for (special, printed) in &mut self.specials {
            if let Some(own) = own.specials.get(special) {
                printed.name = both(&own.name, &printed.name);
            }
        }
    }
}

impl Edition {
    /// This box for those who read another one: games, sides and roles in the words of that one, and cards and tokens,
    /// which have to be found, by both names: `Safecracker (Ведмежатник)`. The verbs stay those on the cards.
    #[must_use]
    pub fn read_as(mut self, own: &Self) -> Self {
        for (mode, names) in &mut self.modes {
            if let Some(own) = own.modes.get(mode) {
                names.read_as(own);
            }
        }
        for (token, printed) in &mut self.tokens {
            if let Some(own) = own.tokens.get(token) {
                *printed = both(own, printed);
            }
        }
        self
    }
}

fn both(own: &str, printed: &str) -> String {
    if own == printed { own.to_owned() } else { format!("{own} ({printed})") }
}

impl Default for ModeNames {
    fn default() -> Self {
        Self {
            name: String::new(),
            roles: BTreeMap::new(),
            teams: BTreeMap::new(),
            verbs: BTreeMap::new(),
            role_verbs: BTreeMap::new(),
            specials: BTreeMap::new(),
            certainty: Certainty::Confirmed,
        }
    }
}

impl ModeNames {
    /// What an action is called, also one that only a special role has.
    pub(super) fn verb(&self, verb: Verb) -> Option<&str> {
        let special = || {
            let mut specials = self.specials.iter();
            let own = specials.find(|(special, _)| special.verb() == Some(verb));
            own.and_then(|(_, names)| names.action.as_ref())
        };
        self.verbs.get(&verb).or_else(special).map(String::as_str)
    }

    /// Lays what a file says over what is known so far.
    pub(super) fn read(&mut self, at: At<'_>) {
        let fields = at.fields();
        if let Some(name) = fields.need_if(self.name.is_empty(), "name") {
            name.text().clone_into(&mut self.name);
        }
        if let Some(certainty) = fields.may("certainty").and_then(At::id) {
            self.certainty = certainty;
        }
        if let Some(roles) = fields.may("roles") {
            self.roles.extend(texts(roles));
        }
        if let Some(teams) = fields.may("teams") {
            self.teams.extend(texts(teams));
        }
        if let Some(verbs) = fields.may("verbs") {
            self.verbs.extend(texts(verbs));
        }
        if let Some(roles) = fields.may("role-verbs") {
            for (role, verbs) in roles.pairs_by_id() {
                self.role_verbs.entry(role).or_default().extend(texts(verbs));
            }
        }
        if let Some(specials) = fields.may("specials") {
            for (special, names) in specials.pairs_by_id() {
                self.specials.entry(special).or_default().read(names);
            }
        }
        fields.end();
    }
}

impl SpecialNames {
    fn read(&mut self, at: At<'_>) {
        let fields = at.fields();
        if let Some(name) = fields.need_if(self.name.is_empty(), "name") {
            name.text().clone_into(&mut self.name);
        }
        if let Some(action) = fields.may("action") {
            self.action = Some(action.text().to_owned());
        }
        fields.end();
    }
}

/// A text for each member of a closed set.
pub(super) fn texts<T: Id>(at: At<'_>) -> impl Iterator<Item = (T, String)> {
    at.pairs_by_id().map(|(id, text)| (id, text.text().to_owned()))
}
