//! What is known about one mode before anybody plays it.
use std::collections::BTreeMap;

use serde::Serialize;

use super::reading::{At, Fields};
use super::{
    Difficulty, Family, Flaw, Goal, GridSize, Mode, OptionName, OptionSpec, Reminder, Role, Status,
    When,
};

/// One mode: who plays it, on what grid, and what may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeSheet {
    /// Which mode.
    pub id: Mode,
    /// What it is called where no edition prints a name.
    pub name: Option<String>,
    /// Which game it belongs to.
    pub family: Family,
    /// Whether the companion can referee it.
    pub status: Status,
    /// What the book of each edition says, by the edition's id; one that is not here lacks the mode.
    pub printed: BTreeMap<String, Headline>,
    /// The grid for each number of players.
    pub grids: BTreeMap<u8, GridSize>,
    /// The seats in order of turns.
    pub seats: Vec<Role>,
    /// The ways to win of each role.
    pub goals: BTreeMap<Role, Vec<Goal>>,
    /// Who gets how many evidence cards, in the order in which the deck is used up.
    pub deal: Vec<Deal>,
    /// What to remember about the first turns.
    pub reminders: Vec<Reminder>,
    /// What a table may decide otherwise than the book.
    pub options: BTreeMap<OptionName, OptionSpec>,
}

/// What the box says about a mode.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Headline {
    /// With how many players it can be played.
    pub players: Vec<u8>,
    /// How long it takes, in minutes, where it is said.
    pub minutes: Option<u16>,
    /// How hard it is, where it is said.
    pub difficulty: Option<Difficulty>,
}

/// Cards that one seat gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deal {
    /// Whose.
    pub seat: Role,
    /// How many.
    pub cards: u8,
    /// When.
    pub when: When,
}

impl ModeSheet {
    /// The editions in which this number of players can play it.
    pub fn editions_for(&self, players: u8) -> impl Iterator<Item = &str> {
        let printed = self.printed.iter();
        printed
            .filter(move |(_, headline)| headline.players.contains(&players))
            .map(|(id, _)| id.as_str())
    }

    /// Reads a mode. A file that lies over `below` may say what a box prints, choose another grid and
    /// change what options default to; who plays and how is for the rules.
    pub(super) fn read(at: At<'_>, below: Option<&Self>) -> Self {
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
            sheet.grids.extend(grids.pairs().map(read_grid));
        }
        if let Some(options) = fields.may("options") {
            for (name, spec) in options.pairs_by_id() {
                match sheet.options.get(&name) {
                    None if below.is_some() => spec.fault(Flaw::NotInMode),
                    known => {
                        let spec = OptionSpec::read(spec, known);
                        sheet.options.insert(name, spec);
                    }
                }
            }
        }
        if below.is_none() {
            sheet.read_rules(&fields);
        }
        fields.end();
        sheet
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
            self.seats = seats.items().filter_map(At::id).collect();
        }
        if let Some(goals) = fields.may("goals") {
            let goals = goals.pairs_by_id();
            let list = |(role, at): (_, At<'_>)| (role, at.items().filter_map(At::id).collect());
            self.goals = goals.map(list).collect();
        }
        if let Some(deal) = fields.may("deal") {
            self.deal = deal.items().filter_map(Deal::read).collect();
        }
        if let Some(reminders) = fields.may("reminders") {
            self.reminders = reminders.items().filter_map(At::id).collect();
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
            seats: Vec::new(),
            goals: BTreeMap::new(),
            deal: Vec::new(),
            reminders: Vec::new(),
            options: BTreeMap::new(),
        }
    }
}

fn read_grid((players, size): (At<'_>, At<'_>)) -> (u8, GridSize) {
    let word = size.word();
    let parsed = word.parse().unwrap_or_else(|()| {
        size.choice(word, ["5x5", "6x6", "7x7"].into_iter());
        GridSize { rows: 5, columns: 5 }
    });
    (players.number(1..=9) as u8, parsed)
}

impl Headline {
    fn read(at: At<'_>) -> Self {
        let fields = at.fields();
        let count = |at: At<'_>| at.number(1..=9) as u8;
        let players: Vec<u8> = fields
            .need("players")
            .map(|players| players.items().map(count).collect())
            .unwrap_or_default();
        let minutes = fields.may("minutes").map(|minutes| minutes.number(1..=999));
        let difficulty = fields.may("difficulty").and_then(At::id);
        fields.end();
        Self { players, minutes, difficulty }
    }
}

impl Deal {
    fn read(at: At<'_>) -> Option<Self> {
        let fields = at.fields();
        let seat = fields.need("seat").and_then(At::id);
        let cards = fields.need("cards").map(|cards| cards.number(1..=9) as u8);
        let when = fields.need("when").and_then(At::id);
        fields.end();
        Some(Self { seat: seat?, cards: cards?, when: when? })
    }
}

/// The document's own id is that of its file's name.
pub(super) fn check_id(at: At<'_>, expected: &str) {
    let Some(id) = at.peek("id") else { return };
    let found = id.word();
    if !found.is_empty() && found != expected {
        id.fault(Flaw::OtherFile { expected: expected.to_owned(), found });
    }
}
