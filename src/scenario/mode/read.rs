//! A mode read from its file, or from one that lies over it.
use std::collections::BTreeMap;

use super::{
    DealRule, GoalOwner, Headline, HowMany, Lay, ModeSheet, OptionSpec, SeatId, ZoneSheet,
};
use crate::scenario::reading::{At, Fields};
use crate::scenario::{Flaw, GridSize};
use crate::terms::{Family, Id, Mode, OptionName, Status, TurnOrder};

impl ModeSheet {
    /// Reads a mode. A file that lies over `below` may say what a box prints, choose another grid or
    /// other zones and change what options default to; who plays and how is for the rules.
    pub(in crate::scenario) fn read(at: At<'_>, below: Option<&Self>) -> Self {
        let fields = at.fields();
        let mut sheet = below.cloned().unwrap_or_else(Self::empty);
        if let Some(id) = fields.need("id").and_then(At::id) {
            sheet.id = id;
        }
        if let Some(printed) = fields.need_if(below.is_none(), "printed") {
            for (edition, headline) in printed.pairs() {
                sheet.printed.insert(edition.word(), Headline::read(headline));
            }
        }
        if let Some(grids) = fields.may("grids") {
            sheet.grids.extend(grids.by_players(read_grid));
        }
        if let Some(lays) = fields.may("lays") {
            for (edition, sizes) in lays.pairs() {
                let sizes = sizes.pairs().map(|(size, lay)| {
                    let size = read_grid(size);
                    (size, Lay::read(lay, size))
                });
                sheet.lays.entry(edition.word()).or_default().extend(sizes);
            }
        }
        if let Some(options) = fields.may("options") {
            for (key, spec) in options.pairs() {
                if let Some(name) = sheet.option(key, below.is_some()) {
                    let spec = OptionSpec::read(name, spec, sheet.options.get(&name));
                    sheet.options.insert(name, spec);
                }
            }
        }
        if let Some(zones) = fields.may("zones") {
            if below.is_some() && sheet.zones.is_none() {
                zones.fault(Flaw::NotInMode);
            }
            sheet.zones = Some(ZoneSheet::read(zones, sheet.zones.as_ref()));
        }
        if below.is_none() {
            sheet.read_rules(&fields);
        }
        fields.end();
        sheet
    }

    /// The option of this name, one of the mode's own if they are `told` already.
    fn option(&self, key: At<'_>, told: bool) -> Option<OptionName> {
        if !told {
            return key.id();
        }
        let word = key.word();
        let name = OptionName::from_id(&word).filter(|name| self.options.contains_key(name));
        if name.is_none() && !word.is_empty() {
            key.choice(word, self.options.keys().map(|name| name.id()));
        }
        name
    }

    /// Reads what only a builtin file says.
    fn read_rules(&mut self, fields: &Fields<'_>) {
        if let Some(name) = fields.may("name") {
            self.name = Some(name.text().to_owned());
        }
        if let Some(family) = fields.need("family").and_then(At::id) {
            self.family = family;
        }
        if let Some(status) = fields.need("status").and_then(At::id) {
            self.status = status;
        }
        if let Some(seats) = fields.may("seats") {
            self.seats = seats.by_players(read_seats).collect();
        }
        if let Some(turns) = fields.may("turns").and_then(At::id) {
            self.turns = turns;
        }
        if let Some(teams) = fields.may("teams") {
            self.teams = teams.by_players(|at| each(at, read_seats)).collect();
        }
        if let Some(sitting) = fields.may("sitting") {
            let read = sitting.by_players(At::id);
            self.sitting = read.filter_map(|(players, it)| Some((players, it?))).collect();
        }
        if let Some(goals) = fields.may("goals") {
            let list = |(side, at): (_, At<'_>)| {
                Some((GoalOwner::read(side)?, at.items().filter_map(At::id).collect()))
            };
            self.goals = goals.pairs().filter_map(list).collect();
        }
        if let Some(deal) = fields.may("deal") {
            self.deal = deal.items().filter_map(DealRule::read).collect();
        }
        if let Some(tokens) = fields.may("tokens") {
            self.tokens = tokens.by_players(|at| each(at, HowMany::read)).collect();
        }
        if let Some(roles) = fields.may("role-deck") {
            self.role_deck = roles.items().filter_map(At::id).collect();
        }
        if let Some(reminders) = fields.may("reminders") {
            self.reminders = reminders.items().filter_map(At::id).collect();
        }
        if let Some(boxes) = fields.may("box-reminders") {
            for (edition, reminders) in boxes.pairs() {
                let reminders = reminders.items().filter_map(At::id).collect();
                self.box_reminders.insert(edition.word(), reminders);
            }
        }
    }

    fn empty() -> Self {
        Self {
            id: Mode::KillerInspector,
            name: None,
            family: Family::Noir,
            status: Status::Planned,
            printed: BTreeMap::new(),
            grids: BTreeMap::new(),
            lays: BTreeMap::new(),
            seats: BTreeMap::new(),
            turns: TurnOrder::Fixed,
            teams: BTreeMap::new(),
            sitting: BTreeMap::new(),
            goals: BTreeMap::new(),
            deal: Vec::new(),
            tokens: BTreeMap::new(),
            role_deck: Vec::new(),
            zones: None,
            reminders: Vec::new(),
            box_reminders: BTreeMap::new(),
            options: BTreeMap::new(),
        }
    }
}

/// Something for each of some members of a closed set.
fn each<K: Id + Ord, T>(at: At<'_>, read: impl Fn(At<'_>) -> T) -> BTreeMap<K, T> {
    at.pairs_by_id().map(|(id, at)| (id, read(at))).collect()
}

fn read_seats(at: At<'_>) -> Vec<SeatId> {
    at.items().filter_map(SeatId::read).collect()
}

fn read_grid(at: At<'_>) -> GridSize {
    at.word().parse().unwrap_or_else(|_| {
        at.choice(at.word(), ["5x5", "6x6", "7x7"].into_iter());
        GridSize { rows: 5, columns: 5 }
    })
}

/// The document's own id is that of its file's name.
pub(in crate::scenario) fn check_id(at: At<'_>, expected: &str) {
    let Some(id) = at.peek("id") else { return };
    let found = id.word();
    if !found.is_empty() && found != expected {
        id.fault(Flaw::OtherFile { expected: expected.to_owned(), found });
    }
}
