//! A setup in words: what every output says of it.
use super::{Arranged, Note, Seating, Setup, Stays};
use crate::board::Cell;
use crate::lang::Words;
use crate::scenario::{Corner, Difficulty, Goal, OptionName, Purpose, Reminder, Role, Side};

/// The parts of a setup in words.
pub(super) struct Sentences<'a> {
    pub(super) setup: &'a Setup,
    pub(super) words: &'a Words,
}

/// What stands under one label.
pub(super) struct Section {
    /// What it is about: a message of its own.
    pub(super) label: &'static str,
    /// Each a paragraph.
    pub(super) texts: Vec<String>,
}

/// The label under which the board is drawn.
pub(super) const BOARD: &str = "setup-label-table";

impl Sentences<'_> {
    /// Everything in the order in which it is laid out and read.
    pub(super) fn sections(&self) -> Vec<Section> {
        let notes = self.setup.notes.iter().map(|note| self.note(note)).collect();
        let all = [
            ("setup-label-box", vec![self.rest()]),
            (BOARD, vec![self.table()]),
            ("setup-label-deck", vec![self.deck()]),
            ("setup-label-seats", vec![self.seats()]),
            ("setup-label-turn", self.first_turns()),
            ("setup-label-goal", self.goals()),
            ("setup-label-options", vec![self.options()]),
            ("setup-label-note", notes),
        ];
        let sections = all.into_iter().map(|(label, texts)| Section { label, texts });
        sections.filter(|section| !section.texts.is_empty()).collect()
    }

    pub(super) fn title(&self) -> String {
        format!("{} · {}", self.setup.name, self.box_title())
    }

    /// Which box is in hand.
    pub(super) fn box_title(&self) -> String {
        format!("{} ({})", self.setup.title, self.setup.edition)
    }

    pub(super) fn headline(&self) -> String {
        let setup = self.setup;
        let players = setup.seats.len().to_string();
        let mut parts = vec![self.words.tell("setup-players", &[("players", players.into())])];
        parts.extend(setup.minutes.map(|minutes| minutes_text(minutes, self.words)));
        parts.extend(setup.difficulty.map(|difficulty| difficulty_text(difficulty, self.words)));
        let seed = ("seed", (&setup.seed).into());
        parts.push(self.words.tell("setup-seed", &[seed, ("rng", setup.rng.into())]));
        parts.join(" · ")
    }

    fn rest(&self) -> String {
        let item = |stays: &Stays| {
            let n = ("n", stays.cards.into());
            match (stays.corner, &stays.known[..]) {
                (None, _) => self.words.tell("setup-box-others", &[n]),
                (Some(Corner::Special), []) => self.words.tell("setup-box-special", &[n]),
                (Some(Corner::Special), known) => {
                    let lang = self.words.lang();
                    known.iter().map(|card| card.shown(lang)).collect::<Vec<_>>().join(", ")
                }
                (Some(corner), _) => {
                    self.words.tell("setup-box-marked", &[n, ("mark", mark(corner).into())])
                }
            }
        };
        let items: Vec<String> = self.setup.rest.iter().map(item).collect();
        self.words.tell("setup-box", &[("cards", self.words.all_of(&items).into())])
    }

    fn table(&self) -> String {
        let size = self.setup.size;
        let key = match (self.setup.layout, self.setup.by_cells) {
            (Arranged::Random, false) => "setup-table-random",
            (Arranged::Alphabetical, false) => "setup-table-alphabetical",
            (Arranged::Typed, _) => "setup-table-typed",
            (Arranged::Random, true) => "setup-cells-random",
            (Arranged::Alphabetical, true) => "setup-cells-alphabetical",
        };
        let last = Cell::new(size.rows - 1, size.columns - 1).to_string();
        let size_text = cross(&size.to_string());
        if self.setup.by_cells {
            let n = ("n", size.cells().into());
            self.words.tell(key, &[("size", size_text.into()), n, ("last", last.into())])
        } else {
            self.words.tell(key, &[("size", size_text.into())])
        }
    }

    fn deck(&self) -> String {
        self.words.tell("setup-deck", &[("n", self.setup.evidence_deck.into())])
    }

    fn player(&self, seat: &Seating) -> String {
        let number = || self.words.tell("setup-player", &[("n", seat.number.to_string().into())]);
        seat.player.clone().unwrap_or_else(number)
    }

    fn seats(&self) -> String {
        let seat = |seat: &Seating| {
            let taken = format!("{} — {}", self.player(seat), seat.role_card);
            if seat.seat == self.setup.first {
                self.words.tell("setup-begins", &[("who", taken.into())])
            } else {
                taken
            }
        };
        self.setup.seats.iter().map(seat).collect::<Vec<_>>().join("; ")
    }

    fn first_turns(&self) -> Vec<String> {
        let dealt = |role: Option<Role>, purpose: Purpose| {
            let meant = |seat: Role| role.is_none_or(|role| role == seat);
            let mut deals = self.setup.deal.iter();
            let deal = deals.find(|deal| meant(deal.seat.role) && deal.purpose == purpose);
            deal.map(|deal| deal.cards)
        };
        let say = |reminder: &Reminder| {
            use Purpose::{Choice, Hand, HitList, Identity, Officers, Plainclothes, Uniformed};
            let (key, role, purpose) = match reminder {
                Reminder::KillerMustKill => ("setup-turn-killer", Some(Role::Killer), Identity),
                Reminder::InspectorChooses => {
                    ("setup-turn-inspector", Some(Role::Inspector), Choice)
                }
                Reminder::HitmanLists => ("setup-turn-hitman", Some(Role::Hitman), HitList),
                Reminder::SleuthChooses => ("setup-turn-sleuth", Some(Role::Sleuth), Choice),
                Reminder::SpiesDraw => ("setup-turn-spies", Some(Role::Spy), Identity),
                Reminder::TreasuresLaid => {
                    let n = ("n", self.setup.evidence_deck.into());
                    return Some(self.words.tell("setup-turn-treasures", &[n]));
                }
                Reminder::ThiefChooses => ("setup-turn-thief", Some(Role::Thief), Choice),
                Reminder::ChiefHides => ("setup-turn-hides", Some(Role::Chief), Plainclothes),
                Reminder::ChiefShows => ("setup-turn-shows", Some(Role::Chief), Uniformed),
                Reminder::AgentsDraw => ("setup-turn-agents", None, Identity),
                Reminder::ProfilerDraws => ("setup-turn-profiler", Some(Role::Profiler), Hand),
                Reminder::ThievesTakeRoles => {
                    return Some(self.words.say("setup-turn-roles"));
                }
                Reminder::ThievesDraw => ("setup-turn-thieves", Some(Role::Thief), Identity),
                Reminder::ChiefDeploys => ("setup-turn-deploys", Some(Role::Chief), Officers),
            };
            // Whoever does not play at this table needs no reminder.
            let n = ("n", dealt(role, purpose)?.into());
            let officers = self.setup.options.number(OptionName::Officers).unwrap_or(0);
            let role = role.map_or("", |role| self.setup.role_card(role));
            let args = [("role", role.into()), n, ("officers", officers.into())];
            Some(self.words.tell(key, &args))
        };
        self.setup.reminders.iter().filter_map(say).collect()
    }

    fn goals(&self) -> Vec<String> {
        let way = |goal: &Goal| {
            let counted = |key: &str, option| {
                let n = self.setup.options.number(option).unwrap_or(0);
                self.words.tell(key, &[("n", n.into())])
            };
            match goal {
                Goal::KillInspector => self.words.say("setup-goal-kill-inspector"),
                Goal::KillCount => counted("setup-goal-kill-count", OptionName::Kills),
                Goal::AccuseKiller | Goal::AccuseHitman | Goal::AccuseThief => {
                    self.words.say("setup-goal-accuse-killer")
                }
                Goal::KillList => self.words.say("setup-goal-kill-list"),
                Goal::KillSleuth => self.words.say("setup-goal-kill-sleuth"),
                Goal::Trophies => counted("setup-goal-trophies", OptionName::Trophies),
                Goal::StealAll => self.words.say("setup-goal-steal-all"),
                Goal::Deaths => counted("setup-goal-deaths", OptionName::Deaths),
                Goal::Arrests => counted("setup-goal-arrests", OptionName::Arrests),
                Goal::OpenVaults => self.words.say("setup-goal-open-vaults"),
                Goal::NoRoleLeft => self.words.say("setup-goal-no-role-left"),
            }
        };
        let of = |seat: &Seating| {
            let goals = self.setup.goals.get(&Side::Role(seat.seat.role))?;
            let ways: Vec<String> = goals.iter().map(way).collect();
            Some(format!("{}: {}", seat.role_card, self.words.one_of(&ways)))
        };
        self.setup.seats.iter().filter_map(of).collect()
    }

    fn options(&self) -> String {
        let option = |(name, value): (OptionName, &_)| format!("{name}={value}");
        self.setup.options.iter().map(option).collect::<Vec<_>>().join(", ")
    }

    fn note(&self, note: &Note) -> String {
        match note {
            Note::NamesUnknown { known, needed } => self.words.tell(
                "setup-note-unknown",
                &[
                    ("known", (*known).into()),
                    ("needed", (*needed).into()),
                    ("edition", (&self.setup.edition).into()),
                ],
            ),
            Note::NamesReconstructed { names } => self.words.tell(
                "setup-note-reconstructed",
                &[("n", (*names).into()), ("edition", (&self.setup.edition).into())],
            ),
            Note::NamesOwn { names } => {
                self.words.tell("setup-note-own", &[("n", (*names).into())])
            }
        }
    }
}

/// A mark as it is printed.
const fn mark(corner: Corner) -> &'static str {
    match corner {
        Corner::Six => "6",
        Corner::Seven => "7",
        Corner::Star => "*",
        Corner::Unmarked | Corner::Special => "",
    }
}

/// `3–6, 8–9`.
pub(super) fn runs(numbers: &[u8]) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |&(first, last): &(u8, u8)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    runs.iter().map(run).collect::<Vec<_>>().join(", ")
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
