//! Setups and lists of modes as text.
use super::{Arranged, Fit, Note, Setup, SetupError};
use crate::board::Cell;
use crate::lang::Words;
use crate::scenario::{
    Card, Corner, Difficulty, Goal, Id as _, OptionName, Reminder, Role, Status, When,
};
use crate::screen::{Ink, Look, Picture, Tile, cut, pad, width, wrap};

/// The setup in lines of fewer than `columns` columns; on 5×5 it fits a screen of 24 lines or nearly.
pub fn setup_text(setup: &Setup, look: Look, words: &Words, columns: usize) -> Vec<String> {
    let text = Text { setup, words };
    let sheet = Sheet::new(look, words, columns);
    let mut lines = vec![look.paint(Ink::Strong, &text.title())];
    lines.extend(wrap(&text.headline(), columns.saturating_sub(1)));
    sheet.add(&mut lines, "setup-label-box", &[text.rest()]);
    sheet.add(&mut lines, "setup-label-table", &[text.table()]);
    if !setup.by_cells {
        lines.extend(text.grid(look, columns));
    }
    sheet.add(&mut lines, "setup-label-deck", &[text.deck()]);
    sheet.add(&mut lines, "setup-label-seats", &[text.seats()]);
    sheet.add(&mut lines, "setup-label-turn", &text.first_turns());
    sheet.add(&mut lines, "setup-label-goal", &text.goals());
    sheet.add(&mut lines, "setup-label-options", &[text.options()]);
    let notes: Vec<String> = setup.notes.iter().map(|note| text.note(note)).collect();
    sheet.add(&mut lines, "setup-label-note", &notes);
    lines
}

/// The modes to choose from, two lines each.
pub fn fits_text(fits: &[Fit], look: Look, words: &Words, columns: usize) -> Vec<String> {
    if fits.is_empty() {
        return wrap(&words.say("setup-no-mode-fits"), columns.saturating_sub(1));
    }
    let mut lines = Vec::new();
    for fit in fits {
        let id = fit.mode.id();
        let name = if fit.name == id { String::new() } else { format!("  {}", fit.name) };
        let planned = fit.status == Status::Planned;
        let planned =
            if planned { format!(" ({})", words.say("setup-planned")) } else { String::new() };
        lines.push(format!("{}{name}{planned}", look.paint(Ink::Strong, id)));
        let mut facts =
            vec![words.tell("setup-players", &[("players", runs(&fit.players).into())])];
        facts.extend(fit.minutes.map(|minutes| minutes_text(minutes, words)));
        facts.extend(fit.difficulty.map(|difficulty| difficulty_text(difficulty, words)));
        let mut sizes: Vec<String> = fit.grids.values().map(|it| cross(&it.to_string())).collect();
        sizes.dedup();
        facts.extend((!sizes.is_empty()).then(|| sizes.join(", ")));
        facts.push(fit.editions.join(" "));
        let wide = columns.saturating_sub(3);
        lines.extend(wrap(&facts.join(" · "), wide).into_iter().map(|line| format!("  {line}")));
    }
    lines
}

/// `3–6, 8–9`.
fn runs(numbers: &[u8]) -> String {
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
fn cross(size: &str) -> String {
    size.replace('x', "×")
}

fn minutes_text(minutes: u16, words: &Words) -> String {
    words.tell("setup-minutes", &[("minutes", minutes.into())])
}

fn difficulty_text(difficulty: Difficulty, words: &Words) -> String {
    words.say(match difficulty {
        Difficulty::Low => "setup-difficulty-low",
        Difficulty::Medium => "setup-difficulty-medium",
        Difficulty::High => "setup-difficulty-high",
    })
}

/// Labels at the left, texts beside them; in plain mode `label: text`.
struct Sheet<'a> {
    look: Look,
    words: &'a Words,
    columns: usize,
    /// Columns of a label and the space after it.
    margin: usize,
}

impl<'a> Sheet<'a> {
    fn new(look: Look, words: &'a Words, columns: usize) -> Self {
        let labels = [
            "setup-label-box",
            "setup-label-table",
            "setup-label-deck",
            "setup-label-seats",
            "setup-label-turn",
            "setup-label-goal",
            "setup-label-options",
            "setup-label-note",
        ];
        let widest = labels.iter().map(|key| width(&words.say(key))).max().unwrap_or(0);
        Self { look, words, columns, margin: widest + 2 }
    }

    /// Adds texts under one label.
    fn add(&self, lines: &mut Vec<String>, label: &str, texts: &[String]) {
        let label = self.words.say(label);
        if self.look.plain() {
            for text in texts {
                lines.extend(wrap(&format!("{label}: {text}"), self.columns.saturating_sub(1)));
            }
            return;
        }
        let room = self.columns.saturating_sub(self.margin + 1);
        for (at, line) in texts.iter().flat_map(|text| wrap(text, room)).enumerate() {
            let label = pad(if at == 0 { &label } else { "" }, self.margin);
            lines.push(format!("{}{line}", self.look.paint(Ink::Faint, &label)));
        }
    }
}

/// The parts of a setup in words.
struct Text<'a> {
    setup: &'a Setup,
    words: &'a Words,
}

impl Text<'_> {
    fn title(&self) -> String {
        format!("{} · {} ({})", self.setup.name, self.setup.title, self.setup.edition)
    }

    fn headline(&self) -> String {
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
        let item = |stays: &super::Stays| {
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

    /// The cards in columns, a line a row; in plain mode in words.
    fn grid(&self, look: Look, columns: usize) -> Vec<String> {
        let shown = |card: &Card| card.shown(self.words.lang());
        if look.plain() {
            let tile = |card| Tile { name: shown(card), ..Tile::default() };
            let rows = self.setup.rows.iter();
            let rows = rows.map(|row| row.iter().map(tile).collect()).collect();
            return Picture { rows, turned: false }.draw(look, self.words, columns);
        }
        let across = usize::from(self.setup.size.columns);
        let most = columns.saturating_sub(5) / across - 2;
        let widest = self.setup.rows.iter().flatten().map(|card| width(&shown(card))).max();
        let wide = widest.unwrap_or(0).min(most);
        let line = |head: &str, cells: Vec<String>| {
            let cell = |text: String| pad(&cut(&text, wide, look.ellipsis()), wide + 2);
            let cells: String = cells.into_iter().map(cell).collect();
            format!("  {head} {}", cells.trim_end())
        };
        let letters = ('a'..).take(across).map(String::from).collect();
        let rows = (1..).zip(&self.setup.rows);
        let rows = rows.map(|(row, cards): (usize, &Vec<Card>)| {
            line(&row.to_string(), cards.iter().map(shown).collect())
        });
        std::iter::once(look.paint(Ink::Faint, &line(" ", letters))).chain(rows).collect()
    }

    fn deck(&self) -> String {
        self.words.tell("setup-deck", &[("n", self.setup.evidence_deck.into())])
    }

    fn player(&self, seat: &super::Seating) -> String {
        let number = || self.words.tell("setup-player", &[("n", seat.number.to_string().into())]);
        seat.player.clone().unwrap_or_else(number)
    }

    fn seats(&self) -> String {
        let seat = |seat: &super::Seating| {
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
        let dealt = |role: Role, when: When| {
            let deal = self.setup.deal.iter().find(|deal| deal.seat == role && deal.when == when);
            deal.map_or(0, |deal| deal.cards)
        };
        let say = |reminder: &Reminder| {
            let (key, role, when) = match reminder {
                Reminder::KillerMustKill => ("setup-turn-killer", Role::Killer, When::Opening),
                Reminder::InspectorChooses => {
                    ("setup-turn-inspector", Role::Inspector, When::FirstTurn)
                }
            };
            let n = ("n", dealt(role, when).into());
            self.words.tell(key, &[("role", self.setup.role_card(role).into()), n])
        };
        self.setup.reminders.iter().map(say).collect()
    }

    fn goals(&self) -> Vec<String> {
        let way = |goal: &Goal| match goal {
            Goal::KillInspector => self.words.say("setup-goal-kill-inspector"),
            Goal::KillCount => {
                let kills = self.setup.options.number(OptionName::Kills).unwrap_or(0);
                self.words.tell("setup-goal-kill-count", &[("n", kills.into())])
            }
            Goal::AccuseKiller => self.words.say("setup-goal-accuse-killer"),
        };
        let of = |seat: &super::Seating| {
            let goals = self.setup.goals.get(&seat.seat)?;
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

impl SetupError {
    /// What is wrong, in the reader's language.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Planned(mode) => words.tell("setup-err-planned", &[("mode", mode.id().into())]),
            Self::NotInBox { mode, edition } => words.tell(
                "setup-err-not-in-box",
                &[("mode", mode.id().into()), ("edition", edition.into())],
            ),
            Self::Players { found, allowed } => words.tell(
                "setup-err-players",
                &[("found", found.to_string().into()), ("allowed", runs(allowed).into())],
            ),
            Self::Cards { expected, found } => words.tell(
                "setup-err-cards",
                &[("expected", (*expected).into()), ("found", (*found).into())],
            ),
            Self::Roles => words.say("setup-err-roles"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Arrange, Assign, Request};
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::{Choices, Library, Mode};
    use crate::screen::Medium;

    const SCREEN: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

    fn setup(edition: &str, arrange: Arrange) -> Setup {
        let library = Library::default();
        let mode = library.mode(Mode::KillerInspector).unwrap();
        let edition = library.edition(edition).unwrap();
        let request = Request {
            players: 2,
            names: vec!["Ann".to_owned(), "Богдан".to_owned()],
            seed: "42".to_owned(),
            arrange,
            assign: Assign::Random,
        };
        Setup::new(&mode, &edition, Choices::of(&mode, &edition.id), request).unwrap()
    }

    fn lines(edition: &str, lang: Lang, look: Look, columns: usize) -> Vec<String> {
        setup_text(&setup(edition, Arrange::Random), look, &Words::new(lang), columns)
    }

    #[test]
    fn a_setup_fits_one_screen_in_every_language() {
        for lang in Lang::ALL {
            for edition in ["uk", "ru", "grom", "en"] {
                let lines = lines(edition, lang, SCREEN, 80);
                assert!(lines.iter().all(|line| width(line) < 80), "{edition} {lang}");
                assert!(lines.len() <= 24, "{edition} {lang}: {}", lines.len());
            }
        }
    }

    #[test]
    fn a_setup_says_everything_that_lies_open() {
        insta::assert_snapshot!(lines("en", Lang::En, SCREEN, 80).join("\n"), @r"
        Killer vs. Inspector · Noir (Black Box) (en)
        players: 2 · 15 min · seed 42 (chacha8/v1)
        In the box   all 11 suspects marked “6”, all 13 suspects marked “7” and Xavier;
                     their evidence cards too
        Table        5×5, alive side up:
            a         b         c         d         e
          1 Marion    Ryan      Simon     Zachary   Horatio
          2 Franklin  Wilhelm   Yvonne    Julian    Neil
          3 Phoebe    Irma      Barrin    Kristoph  Deidre
          4 Alyss     Ulysses   Quinton   Trevor    Clive
          5 Linus     Ophelia   Geneva    Ernest    Vladimir
        Deck         25 evidence cards: the suspects on the table and no other; shuffle
        Role cards   Ann — Killer, begins; Богдан — Inspector
        First turns  Killer begins with 1 evidence card face down, the secret identity,
                     and must kill on the first turn
                     Inspector only draws 4 evidence cards on the first turn and lays
                     one of them face down as the secret identity
        Wins         Killer: the opponent’s identity is dead or 14 suspects are dead
                     Inspector: the opponent’s identity is accused
        Options      kills=14, undo-ban=on, collapse=one
        Note         23 names are worked out, not read from the box: compare. “referee
                     deck learn en” puts them right.
        ");
    }

    #[test]
    fn cells_stand_for_names_in_ukrainian() {
        insta::assert_snapshot!(lines("uk", Lang::Uk, SCREEN, 80).join("\n"), @r"
        Вбивця проти слідчого · Нуар (uk)
        гравців: 2 · 15 хв · складність низька · зерно 42 (chacha8/v1)
        У коробці   усі 11 підозрюваних із позначкою «6», усі 13 підозрюваних із
                    позначкою «7» та Яків; їхні карти доказів теж
        Поле        Перетасуйте 25 інших підозрюваних і розкладіть сіткою 5×5, живими
                    догори. Кожного звуть за клітинкою: a1 — ліворуч угорі, e5 —
                    праворуч унизу.
        Стос        25 карт доказів: саме ті підозрювані, що на полі; перетасуйте
        Підказки    Ann — Вбивця, починає; Богдан — Слідчий
        Перші ходи  Вбивця: 1 карта доказів долілиць — таємна особистість; першим ходом
                    мусить убити
                    Слідчий першим ходом лише бере 4 карти доказів і кладе одну з них
                    долілиць як таємну особистість
        Перемога    Вбивця: особистість суперника мертва чи мертві 14 підозрюваних
                    Слідчий: особистість суперника звинувачено
        Умови       kills=14, undo-ban=on, collapse=one
        Зауваження  З імен цієї коробки відомо 0 із 25, тож замість імен — клітинки.
                    «referee deck learn uk» один раз про них запитає.
        ");
    }

    #[test]
    fn a_screen_reader_hears_every_line_with_its_label() {
        let plain = Look { colour: false, unicode: true, medium: Medium::Lines };
        insta::assert_snapshot!(lines("grom", Lang::Ru, plain, 80).join("\n"), @r"
        Игра началась · Нуар: Майор Гром (grom)
        игроков: 2 · 15 мин · сложность низкая · зерно 42 (chacha8/v1)
        В коробке: все 10 подозреваемых с отметкой «*» и Майор Гром / Чумной Доктор; их
        карты доказательств тоже
        Поле: Перемешайте 25 остальных подозреваемых и выложите квадратом 5×5, живыми
        вверх. Каждого зовут по клетке: a1 — слева вверху, e5 — справа внизу.
        Колода: 25 карт доказательств: ровно те, кто на поле; перемешайте
        Роли: Ann — Чумной Доктор, начинает; Богдан — Майор Гром
        Первые ходы: Чумной Доктор: 1 карта доказательства рубашкой вверх — тайная
        личность; первым ходом обязан убить
        Первые ходы: Майор Гром первым ходом только берёт 4 карты доказательств и
        кладёт одну из них рубашкой вверх как тайную личность
        Победа: Чумной Доктор: личность соперника погибла или погибли 14 подозреваемых
        Победа: Майор Гром: личность соперника обвинена
        Условия: kills=14, undo-ban=on, collapse=one
        Замечание: Из имён этой коробки известно 1 из 25, поэтому вместо имён — клетки.
        «referee deck learn grom» один раз о них спросит.
        ");
        let heard = lines("en", Lang::En, plain, 80);
        assert!(heard.iter().any(|line| line.contains("a1 Marion")), "{heard:?}");
    }

    #[test]
    fn modes_are_two_lines_each() {
        let library = Library::default();
        let uk = library.edition("uk").unwrap();
        let fits = super::super::fits(&library, Some(2), None, &uk).unwrap();
        let text = fits_text(&fits, SCREEN, &Words::new(Lang::Uk), 80).join("\n");
        insta::assert_snapshot!(text, @r"
        killer-inspector  Вбивця проти слідчого
          гравців: 2 · 15 хв · складність низька · 5×5 · en grom ru uk
        hitman-sleuth  Кілер проти детектива (ще не судиться)
          гравців: 2 · 20 хв · складність середня · 5×5 · en grom ru uk
        thief-chief  Крадій проти очільника поліції (ще не судиться)
          гравців: 2 · 60 хв · складність висока · 5×5 · en grom ru uk
        mr-jack  Mr. Jack (ще не судиться)
          гравців: 2 · first_2006 revised
        ");
        let none = fits_text(&[], SCREEN, &Words::new(Lang::En), 80);
        assert_eq!(none, ["No mode fits this number of players and this box."]);
    }
}
