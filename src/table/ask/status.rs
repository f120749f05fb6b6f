//! A view as data: what `status --json` prints. Its names stay stable.
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use crate::board::{Axis, Suspect};
use crate::rules::{Audience, Board, Identity, Outcome, Score, Seat, Tokens, Trust};
use crate::table::Ordered;
use crate::table::ask::hand::Hand;
use crate::table::modes::at_table;
use crate::table::modes::mr_jack::status::StreetStatus;
use crate::table::opening::MatchStatus;
use crate::table::{By, Part, View, reading_order};
use crate::terms::{Family, Mode};

/// Where a game stands, as one audience may know it.
#[derive(Clone, Debug, Serialize)]
pub struct Status {
    game: Family,
    mode: Mode,
    edition: String,
    practice: bool,
    chosen: BTreeMap<Part, By>,
    seq: usize,
    turn: u16,
    to_act: Option<String>,
    decision: Option<Owed>,
    grid: Vec<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suspects: Option<Ordered<String, SuspectStatus>>,
    evidence_deck: u8,
    discard: Vec<String>,
    score: Ordered<&'static str, Counted>,
    goal: Ordered<&'static str, Counted>,
    outcome: Option<Ending>,
    #[serde(rename = "match")]
    series: Option<MatchStatus>,
    seats: Vec<SeatStatus>,
    tries: Tried,
    #[serde(skip_serializing_if = "Option::is_none")]
    pins: Option<Ordered<String, bool>>,
    options: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck_order: Option<Vec<String>>,
    /// Open: each mode adds what only it has.
    mode_state: Value,
    /// What a mode with a board of its own says of it, at the top level.
    #[serde(flatten)]
    board: Option<StreetStatus>,
}

#[derive(Clone, Debug, Serialize)]
struct Owed {
    seat: String,
    kind: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct Ending {
    winner: Option<String>,
    reason: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct SeatStatus {
    seat: String,
    player: String,
    role: String,
    team: Option<String>,
    trust: Value,
    identity: Option<String>,
    hand: Hand,
}

/// What is counted: a number, or one for each side that counts for itself.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Counted {
    Once(u8),
    Each(Ordered<String, u8>),
}

#[derive(Clone, Debug, Serialize)]
struct SuspectStatus {
    state: &'static str,
    exonerated: bool,
    tokens: Vec<&'static str>,
}

/// How often something was tried that may inform the table.
#[derive(Clone, Debug, Serialize)]
struct Tried {
    refused: Ordered<String, usize>,
    taken_back: usize,
    put_right: usize,
    /// At a table with PINs.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong_pins: Option<Ordered<String, usize>>,
}

/// The officers of a chief.
#[derive(Clone, Debug, Serialize)]
pub(in crate::table) struct Officers {
    /// In the reading order of the board.
    uniformed: Vec<String>,
    /// Where he is known.
    plainclothes: Option<String>,
    stunned: Vec<String>,
}

impl View<'_> {
    /// The view as data.
    pub fn status(&self) -> Status {
        let (position, opening) = (self.position(), self.opening());
        let name = |suspect: Suspect| self.cast().name(suspect).to_owned();
        let seat = |seat: Seat| opening.seat_id(seat).to_owned();
        let grid = position.grid();
        let streets = match position.board() {
            Board::Grid(_) => None,
            Board::Streets(game) => Some(self.street_status(game)),
        };
        Status {
            game: opening.game,
            mode: opening.mode,
            edition: opening.edition.clone(),
            practice: opening.practice,
            chosen: opening.chosen.clone(),
            seq: self.seq(),
            turn: position.turn(),
            to_act: position.decision().map(|owed| seat(owed.seat)),
            decision: position
                .decision()
                .map(|owed| Owed { seat: seat(owed.seat), kind: owed.ask.kind() }),
            grid: grid
                .lines(Axis::Rows)
                .map(|line| {
                    grid.cells_of(line).filter_map(|cell| grid.at(cell)).map(name).collect()
                })
                .collect(),
            suspects: streets.is_none().then(|| {
                let status = |suspect| (name(suspect), self.suspect_status(suspect));
                position.everybody().iter().map(status).collect()
            }),
            evidence_deck: position.deck().count(),
            discard: position.discard().iter().map(name).collect(),
            score: self.counted(|score| score.count),
            goal: self.counted(|score| score.goal),
            outcome: position.outcome().map(|Outcome { winner, reason }| Ending {
                winner: winner.map(|side| opening.side_id(side).to_owned()),
                reason: reason.word(),
            }),
            series: self.match_status(),
            seats: opening.all_seats().map(|seat| self.seat_status(seat)).collect(),
            tries: self.tried(),
            pins: self.pins_chosen(),
            options: serde_json::to_value(self.choices()).unwrap_or_default(),
            // Only where every seat is dealt is it the order of the deck itself.
            deck_order: (self.audience() == Audience::Referee
                && position.deck().sure()
                && opening.one_trust() == Some(Trust::Dealt))
            .then(|| position.deck().order().map(name).collect()),
            mode_state: if streets.is_some() { json!({}) } else { self.mode_state() },
            board: streets,
        }
    }

    /// How often something was tried that may inform the table.
    fn tried(&self) -> Tried {
        let tries = self.tries();
        let by = |(seat, n): (Seat, usize)| (self.opening().seat_id(seat).to_owned(), n);
        let refused = self.opening().all_seats().zip(tries.refused).map(by).collect();
        let (taken_back, put_right) = (tries.taken_back, tries.put_right);
        let by = |(by, n): (Audience, usize)| (self.table.name_of(by).to_owned(), n);
        let wrong_pins = self.opening().pins.then(|| tries.mistyped.into_iter().map(by).collect());
        Tried { refused, taken_back, put_right, wrong_pins }
    }

    /// Who has chosen a PIN, at a table with PINs.
    fn pins_chosen(&self) -> Option<Ordered<String, bool>> {
        let chosen = |by| (self.table.name_of(by).to_owned(), self.table.has_pin(by));
        self.opening().pins.then(|| self.table.pinned().map(chosen).collect())
    }

    /// What is counted: a number, or one for each side that counts for itself.
    fn counted(&self, number: impl Fn(&Score) -> u8) -> Ordered<&'static str, Counted> {
        let scores = self.position().game().scores();
        let by = |it: &Score| Some((self.opening().side_id(it.side?).to_owned(), number(it)));
        let counted = |alike: &[Score]| match alike {
            [all] if all.side.is_none() => Counted::Once(number(all)),
            each => Counted::Each(each.iter().filter_map(by).collect()),
        };
        let alike = scores.chunk_by(|one, other| one.what == other.what);
        alike.map(|alike| (alike[0].what, counted(alike))).collect()
    }

    /// What only this mode has, and the last shift.
    fn mode_state(&self) -> Value {
        let (position, opening) = (self.position(), self.opening());
        let mut state = json!({
            "last_shift": position.last_shift().map(|(who, shift)| json!({
                "seat": opening.seat_id(who),
                "line": shift.line.to_string(),
                "toward": shift.toward(),
                "by": shift.by,
            })),
        });
        at_table(position.game()).add_status(self, &mut state);
        state
    }

    /// The officers of `chief`.
    pub(in crate::table) fn officers(&self, chief: Seat, stunned: Option<Suspect>) -> Officers {
        let position = self.position();
        let name = |suspect: Suspect| self.cast().name(suspect).to_owned();
        let uniformed = reading_order(position.grid(), position.officers());
        Officers {
            uniformed: uniformed.into_iter().map(name).collect(),
            plainclothes: position.holding(chief).identity.known().map(name),
            stunned: stunned.into_iter().map(name).collect(),
        }
    }

    fn suspect_status(&self, suspect: Suspect) -> SuspectStatus {
        let position = self.position();
        let state = if position.grid().place(suspect).is_none() {
            "removed"
        } else if position.dead().contains(suspect) {
            "dead"
        } else if position.arrested().contains(suspect) {
            "arrested"
        } else {
            "alive"
        };
        let tokens =
            Tokens::KINDS.iter().filter(|it| position.tokens().with(**it).contains(suspect));
        SuspectStatus {
            state,
            exonerated: (position.exonerated() - position.officers()).contains(suspect),
            tokens: tokens.map(|it| it.id()).collect(),
        }
    }

    fn seat_status(&self, seat: Seat) -> SeatStatus {
        let name = |suspect: Suspect| self.cast().name(suspect).to_owned();
        let holding = self.position().holding(seat);
        let hand = if holding.unknown > 0 {
            Hand::Count(holding.hand_count())
        } else if self.sees(seat) {
            Hand::Known(holding.hand.iter().map(name).collect())
        } else {
            Hand::Count(0)
        };
        SeatStatus {
            seat: self.opening().seat_id(seat).to_owned(),
            player: self.opening().player(seat).to_owned(),
            role: self.opening().seat_id(seat).to_owned(),
            team: self.position().game().team(seat).map(|team| team.id().to_owned()),
            trust: serde_json::to_value(holding.trust).unwrap_or_default(),
            identity: match holding.identity {
                Identity::Known(suspect) => Some(name(suspect)),
                Identity::None | Identity::Hidden => None,
            },
            hand,
        }
    }

    /// Whether this audience sees the cards of `seat`: always after the end.
    pub fn sees(&self, seat: Seat) -> bool {
        self.position().eyes(self.audience()).see(seat)
    }
}
