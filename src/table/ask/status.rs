//! A view as data: what `status --json` prints. Its names stay stable.
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::board::{Axis, Suspect};
use crate::rules::{Audience, Board, Identity, Outcome, Score, Seat, Tokens, Trust};
use crate::table::modes::at_table;
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
    suspects: Option<Map<String, Value>>,
    evidence_deck: u8,
    discard: Vec<String>,
    score: Map<String, Value>,
    goal: Map<String, Value>,
    outcome: Option<Ending>,
    #[serde(rename = "match")]
    series: Value,
    seats: Vec<SeatStatus>,
    tries: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pins: Option<Map<String, Value>>,
    options: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck_order: Option<Vec<String>>,
    mode_state: Value,
    /// What a mode with a board of its own says of it, at the top level.
    #[serde(flatten)]
    board: Map<String, Value>,
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
    hand: Value,
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
            board: streets.unwrap_or_default(),
        }
    }

    /// How often something was tried that may inform the table.
    fn tried(&self) -> Value {
        let tries = self.tries();
        let by = |(seat, n): (Seat, usize)| (self.opening().seat_id(seat).to_owned(), n.into());
        let refused: Map<String, Value> =
            self.opening().all_seats().zip(tries.refused).map(by).collect();
        let (taken_back, put_right) = (tries.taken_back, tries.put_right);
        let mut counts =
            json!({ "refused": refused, "taken_back": taken_back, "put_right": put_right });
        if self.opening().pins {
            let by = |(by, n): (Audience, usize)| (self.table.name_of(by).to_owned(), n.into());
            counts["wrong_pins"] = Value::Object(tries.mistyped.into_iter().map(by).collect());
        }
        counts
    }

    /// Who has chosen a PIN, at a table with PINs.
    fn pins_chosen(&self) -> Option<Map<String, Value>> {
        let chosen = |by| (self.table.name_of(by).to_owned(), self.table.has_pin(by).into());
        self.opening().pins.then(|| self.table.pinned().map(chosen).collect())
    }

    /// What is counted: a number, or one for each side that counts for itself.
    fn counted(&self, number: impl Fn(&Score) -> u8) -> Map<String, Value> {
        let mut counted = Map::new();
        for score in self.position().game().scores() {
            let what = score.what.to_owned();
            let Some(side) = score.side else {
                counted.insert(what, json!(number(&score)));
                continue;
            };
            let sides = counted.entry(what).or_insert_with(|| json!({}));
            sides[self.opening().side_id(side)] = json!(number(&score));
        }
        counted
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

    /// The officers of `chief`: those in uniform in the reading order of the board, and the one in
    /// plainclothes where he is known.
    pub(in crate::table) fn officers(&self, chief: Seat, stunned: Option<Suspect>) -> Value {
        let position = self.position();
        let name = |suspect: Suspect| self.cast().name(suspect).to_owned();
        let uniformed = reading_order(position.grid(), position.officers());
        json!({
            "uniformed": uniformed.into_iter().map(name).collect::<Vec<_>>(),
            "plainclothes": position.holding(chief).identity.known().map(name),
            "stunned": stunned.map(name).as_slice(),
        })
    }

    fn suspect_status(&self, suspect: Suspect) -> Value {
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
        json!({
            "state": state,
            "exonerated": (position.exonerated() - position.officers()).contains(suspect),
            "tokens": tokens.map(|it| it.id()).collect::<Vec<_>>(),
        })
    }

    fn seat_status(&self, seat: Seat) -> SeatStatus {
        let name = |suspect: Suspect| self.cast().name(suspect).to_owned();
        let holding = self.position().holding(seat);
        let hand = if holding.unknown > 0 {
            json!(holding.hand_count())
        } else if self.sees(seat) {
            json!(holding.hand.iter().map(name).collect::<Vec<_>>())
        } else {
            json!(0)
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
