//! A setup in words: what every output says of it.
use super::option_said;
use crate::board::Cell;
use crate::lang::{Arg, Words};
use crate::rules::Trust;
use crate::scenario::{Card, ZoneSheet};
use crate::screen::style::capital;
use crate::setup::{Arranged, CardBoard, Setup, SetupBoard, Stays, Supply};
use crate::terms::{Corner, Difficulty, Reminder, Token, Vault};

/// The parts of a setup in words.
pub(in crate::screen) struct Sentences<'a> {
    pub(in crate::screen) setup: &'a Setup,
    pub(in crate::screen) words: &'a Words,
}

/// What stands under one label.
pub(in crate::screen) struct SetupSection {
    /// What it is about: a message of its own.
    pub(in crate::screen) label: &'static str,
    /// Each a paragraph.
    pub(in crate::screen) texts: Vec<String>,
}

/// The label under which the board is drawn.
pub(in crate::screen) const BOARD: &str = "setup-label-table";
/// The label of what happens before the first turn.
const TURNS: &str = "setup-label-turn";
/// The label of the evidence deck.
const DECK: &str = "setup-label-deck";
/// What stands under the labels of the decks where the companion keeps all cards.
const KEPT: [(&str, &str); 2] =
    [(DECK, "setup-deck-dealt"), ("jack-map-label-cards", "jack-map-kept")];

impl SetupSection {
    /// Where the companion keeps all cards (`trust`), nobody draws and nobody shuffles.
    pub(in crate::screen) fn with(mut self, trust: Option<Trust>, said: &Sentences<'_>) -> Self {
        let kept = KEPT.iter().find(|(label, _)| *label == self.label);
        if let (Some(Trust::Dealt), Some((_, text))) = (trust, kept) {
            self.texts = vec![said.words.say(text)];
        }
        if self.label == TURNS {
            self.texts = said.first_turns(trust);
        }
        self
    }
}

impl Sentences<'_> {
    /// Everything in the order in which it is laid out and read.
    pub(in crate::screen) fn sections(&self) -> Vec<SetupSection> {
        let all = match &self.setup.board {
            SetupBoard::Cards(board) => self.card_sections(board),
            SetupBoard::Streets(board) => self.street_sections(board),
        };
        let sections = all.into_iter().map(|(label, texts)| SetupSection { label, texts });
        sections.filter(|section| !section.texts.is_empty()).collect()
    }

    fn card_sections(&self, board: &CardBoard) -> Vec<(&'static str, Vec<String>)> {
        vec![
            ("setup-label-box", self.rest(board)),
            (BOARD, self.one_way().into_iter().chain([self.table(board)]).collect()),
            ("setup-label-vaults", self.vaults(board)),
            (DECK, vec![self.deck()]),
            ("setup-label-roles", self.role_deck()),
            ("setup-label-tokens", self.tokens()),
            ("setup-label-seats", self.seats_and_hints()),
            ("setup-label-teams", self.teams()),
            (TURNS, self.first_turns(None)),
            ("setup-label-goal", self.goals()),
            ("setup-label-options", vec![self.options()]),
            ("setup-label-note", self.notes()),
        ]
    }

    pub(in crate::screen) fn title(&self) -> String {
        let (name, title) = (&self.setup.name, &self.setup.title);
        // The only mode of a box has its title.
        if name == title { title.clone() } else { format!("{name} · {title}") }
    }

    /// Which box is in hand.
    pub(in crate::screen) fn box_title(&self) -> &str {
        &self.setup.title
    }

    pub(in crate::screen) fn headline(&self) -> String {
        let setup = self.setup;
        let players = setup.seats.len().to_string();
        let mut parts = vec![self.words.tell("setup-players", &[("players", players.into())])];
        parts.extend(setup.minutes.map(|minutes| minutes_text(minutes, self.words)));
        parts.extend(setup.difficulty.map(|difficulty| difficulty_text(difficulty, self.words)));
        parts.push(self.words.tell("setup-seed", &[("seed", (&setup.seed).into())]));
        let code = |code: &String| self.words.tell("setup-code", &[("code", code.into())]);
        parts.extend(setup.code.as_ref().map(code));
        parts.join(" · ")
    }

    pub(super) fn rest(&self, board: &CardBoard) -> Vec<String> {
        let lang = self.words.lang();
        let shown = |cards: &[Card]| cards.iter().map(|card| card.shown(lang)).collect::<Vec<_>>();
        let item = |stays: &Stays| {
            let n = ("n", stays.cards.into());
            let mark = || ("mark", stays.corner.map_or("", mark).into());
            let of = || ("of", stays.of.into());
            match (stays.corner, &stays.known[..]) {
                (None, _) => self.words.tell("setup-box-others", &[n]),
                (Some(Corner::Special), []) => self.words.tell("setup-box-special", &[n]),
                (Some(Corner::Special), known) => shown(known).join(", "),
                (Some(Corner::Unmarked), _) if stays.cards == stays.of => {
                    self.words.tell("setup-box-unmarked", &[n])
                }
                (Some(Corner::Unmarked), _) => {
                    self.words.tell("setup-box-some-unmarked", &[n, of()])
                }
                (Some(_), _) if stays.cards == stays.of => {
                    self.words.tell("setup-box-marked", &[n, mark()])
                }
                (Some(_), _) => self.words.tell("setup-box-some", &[n, of(), mark()]),
            }
        };
        let items: Vec<String> = board.rest.iter().map(item).collect();
        let key = if board.beside.is_some() { "setup-box-beside" } else { "setup-box" };
        let cards = ("cards", self.words.all_of(&items).into());
        let n = ("n", board.rest.iter().map(|stays| u32::from(stays.cards)).sum::<u32>().into());
        let rest = (!items.is_empty()).then(|| capital(&self.words.tell(key, &[cards, n])));
        let aside = (!board.aside.is_empty()).then(|| {
            let cards = self.words.all_of(&shown(&board.aside));
            self.words.tell("setup-box-aside", &[("cards", cards.into())])
        });
        rest.into_iter().chain(aside).collect()
    }

    pub(super) fn table(&self, board: &CardBoard) -> String {
        let size = board.size;
        let key = match (board.layout, board.by_cells) {
            (Arranged::Random, false) => "setup-table-random",
            (Arranged::Alphabetical, false) => "setup-table-alphabetical",
            (Arranged::Typed, _) => "setup-table-typed",
            (Arranged::Cells, _) => "setup-cells-lie",
            (Arranged::Random, true) => "setup-cells-random",
            (Arranged::Alphabetical, true) => "setup-cells-alphabetical",
        };
        let last = Cell::new(size.rows - 1, size.columns - 1).to_string();
        let size_text = cross(&size.to_string());
        if board.by_cells {
            let n = ("n", size.cells().into());
            self.words.tell(key, &[("size", size_text.into()), n, ("last", last.into())])
        } else {
            self.words.tell(key, &[("size", size_text.into())])
        }
    }

    /// How many evidence cards there are: one for everybody.
    pub(super) fn evidence(&self) -> usize {
        self.setup.board.cards().len()
    }

    pub(super) fn deck(&self) -> String {
        self.words.tell("setup-deck", &[("n", self.evidence().into())])
    }

    pub(super) fn tokens(&self) -> Vec<String> {
        let counted = |supply: &Supply| supply.count.map(|n| format!("{n} × {}", supply.name));
        let mut parts: Vec<String> = self.setup.tokens.iter().filter_map(counted).collect();
        let all = self.setup.tokens.iter().filter(|supply| supply.count.is_none());
        let all: Vec<&String> = all.map(|supply| &supply.name).collect();
        if !all.is_empty() {
            let tokens = ("tokens", self.words.all_of(&all).into());
            parts.push(self.words.tell("setup-tokens-all", &[tokens]));
        }
        (!parts.is_empty()).then(|| parts.join("; ")).into_iter().collect()
    }

    pub(super) fn role_deck(&self) -> Vec<String> {
        let tier = |tier: u8| {
            let cards = self.setup.role_deck.iter().filter(|card| card.tier == tier);
            let names: Vec<&str> = cards.map(|card| card.name.as_str()).collect();
            let roles = ("roles", names.join(", ").into());
            let said =
                || self.words.tell("setup-roles-tier", &[("n", tier.to_string().into()), roles]);
            (!names.is_empty()).then(said)
        };
        [1, 2].into_iter().filter_map(tier).collect()
    }

    /// The zones of the vaults: `nw a1–c3`.
    pub(super) fn vaults(&self, board: &CardBoard) -> Vec<String> {
        let said = |zones: &ZoneSheet| {
            let zone = |(vault, cells): (&Vault, &Vec<Cell>)| {
                let name = self.words.say(&format!("story-vault-{vault}"));
                format!("{name} {}", area(cells))
            };
            let vaults = zones.vaults.iter().map(zone).collect::<Vec<_>>().join(", ");
            let centre = ("centre", zones.centre.to_string().into());
            self.words.tell("setup-vaults", &[("vaults", vaults.into()), centre])
        };
        board.vaults.as_ref().map(said).into_iter().collect()
    }

    /// Which way round the cards have to lie, where the box cares: before they are laid out.
    pub(super) fn one_way(&self) -> Option<String> {
        let reminders = &self.setup.reminders;
        let key = [
            (Reminder::CardsOneWay, "setup-turn-one-way"),
            (Reminder::VillainsOnly, "setup-turn-villains"),
        ];
        let key = key.iter().find(|(reminder, _)| reminders.contains(reminder));
        key.map(|(_, key)| self.words.say(key))
    }

    /// What a token is called in this box.
    pub(super) fn token(&self, token: Token) -> &str {
        let named = self.setup.tokens.iter().find(|supply| supply.token == token);
        named.map_or("", |supply| supply.name.as_str())
    }

    /// What a treasure is called in this box.
    pub(super) fn treasure(&self) -> (&'static str, Arg<'_>) {
        ("token", self.token(Token::Treasure).into())
    }

    /// How this table plays.
    pub(in crate::screen) fn options(&self) -> String {
        let options = self.setup.options.iter();
        let called = |id: &str| {
            let seats = self.setup.seats.iter().map(|it| (it.seat.role.id(), &it.role_card));
            let drawn = self.setup.role_deck.iter().map(|it| (it.role.id(), &it.name));
            let found = seats.chain(drawn).find(|(it, _)| *it == id);
            found.map_or_else(|| id.to_owned(), |(_, name)| name.clone())
        };
        let said = options.map(|(_, choice)| option_said(self.words, called, choice));
        capital(&said.collect::<Vec<_>>().join("; "))
    }
}

/// A mark as it is printed.
pub(super) const fn mark(corner: Corner) -> &'static str {
    match corner {
        Corner::Six => "6",
        Corner::Seven => "7",
        Corner::Star => "*",
        Corner::Unmarked | Corner::Special => "",
    }
}

/// Cells as their corners where they fill a rectangle: `a1–c3`, else one by one.
fn area(cells: &[Cell]) -> String {
    let span = |at: fn(&Cell) -> u8| {
        let (low, high) = (cells.iter().map(at).min()?, cells.iter().map(at).max()?);
        Some((low, high))
    };
    if let (Some((top, bottom)), Some((left, right))) =
        (span(|it| it.row()), span(|it| it.column()))
        && cells.len() == usize::from(bottom - top + 1) * usize::from(right - left + 1)
        && cells.len() > 1
    {
        return format!("{}–{}", Cell::new(top, left), Cell::new(bottom, right));
    }
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

/// `5x5` as `5×5`.
pub(super) fn cross(size: &str) -> String {
    size.replace('x', "×")
}

pub(super) fn minutes_text(minutes: u16, words: &Words) -> String {
    words.tell("setup-minutes", &[("minutes", minutes.into())])
}

pub(super) fn difficulty_text(difficulty: Difficulty, words: &Words) -> String {
    words.say(match difficulty {
        Difficulty::Low => "setup-difficulty-low",
        Difficulty::Medium => "setup-difficulty-medium",
        Difficulty::High => "setup-difficulty-high",
    })
}
