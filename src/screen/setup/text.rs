//! Setups and lists of modes as text.
use super::Pitch;
use super::sentences::{BOARD, Sentences, SetupSection, cross};
use crate::lang::Words;
use crate::rules::Trust;
use crate::scenario::Card;
use crate::screen::{Ink, Look, Picture, Tile, cut, pad, width, wrap};
use crate::setup::{CardBoard, Fit, Setup, SetupBoard, runs};
use crate::terms::Status;

/// The setup in lines of fewer than `columns` columns; on 5×5 it fits a screen of 24 lines or nearly. Where the companion
/// deals (`trust`), nobody draws.
pub fn setup_text(
    setup: &Setup,
    trust: Option<Trust>,
    look: Look,
    words: &Words,
    columns: usize,
) -> Vec<String> {
    let sentences = Sentences { setup, words };
    let sections = sentences.sections().into_iter().map(|section| section.with(trust, &sentences));
    let sections: Vec<SetupSection> = sections.collect();
    let beside = Beside::new(look, words, columns, &sections);
    let mut lines = vec![look.paint(Ink::Strong, &sentences.title())];
    lines.extend(wrap(&sentences.headline(), columns.saturating_sub(1)));
    for section in &sections {
        beside.add(&mut lines, section);
        if section.label == BOARD {
            match &setup.board {
                SetupBoard::Streets(board) => {
                    lines.extend(sentences.streets(board).draw(look, words, columns));
                }
                SetupBoard::Cards(board) if board.by_cells => {}
                SetupBoard::Cards(board) => lines.extend(beside.grid(board)),
            }
        }
    }
    lines
}

/// The modes to choose from, each with what it is.
pub fn fits_text(fits: &[(Fit, Pitch)], look: Look, words: &Words, columns: usize) -> Vec<String> {
    if fits.is_empty() {
        return wrap(&words.say("setup-no-mode-fits"), columns.saturating_sub(1));
    }
    let mut lines = Vec::new();
    for (fit, pitch) in fits {
        let id = fit.mode.id();
        let name = if fit.name == id { String::new() } else { format!("  {}", fit.name) };
        let planned = fit.status == Status::Planned;
        let planned =
            if planned { format!(" ({})", words.say("setup-planned")) } else { String::new() };
        lines.push(format!("{}{name}{planned}", look.paint(Ink::Strong, id)));
        let mut facts =
            vec![words.tell("setup-players", &[("players", runs(&fit.players).join(", ").into())])];
        facts.push(pitch.headline());
        let mut sizes: Vec<String> = fit.grids.values().map(|it| cross(&it.to_string())).collect();
        sizes.dedup();
        facts.extend((!sizes.is_empty()).then(|| sizes.join(", ")));
        facts.push(fit.editions.join(" "));
        let wide = columns.saturating_sub(3);
        let texts = [pitch.what.clone(), facts.join(" · ")];
        let broken = texts.iter().flat_map(|text| wrap(text, wide));
        lines.extend(broken.map(|line| format!("  {line}")));
    }
    lines
}

/// Labels at the left, texts beside them; in plain mode `label. text`, as every text begins like a line of its own.
pub(super) struct Beside<'a> {
    look: Look,
    words: &'a Words,
    columns: usize,
    /// Columns of a label and the space after it.
    margin: usize,
}

impl<'a> Beside<'a> {
    pub(super) fn new(
        look: Look,
        words: &'a Words,
        columns: usize,
        sections: &[SetupSection],
    ) -> Self {
        let label = |section: &SetupSection| width(&words.say(section.label));
        let widest = sections.iter().map(label).max().unwrap_or(0);
        Self { look, words, columns, margin: widest + 2 }
    }

    /// Adds texts under their label.
    pub(super) fn add(&self, lines: &mut Vec<String>, section: &SetupSection) {
        let (label, texts) = (self.words.say(section.label), &section.texts);
        if self.look.plain() {
            for text in texts {
                lines.extend(wrap(&format!("{label}. {text}"), self.columns.saturating_sub(1)));
            }
            return;
        }
        let room = self.columns.saturating_sub(self.margin + 1);
        for (at, line) in texts.iter().flat_map(|text| wrap(text, room)).enumerate() {
            let label = pad(if at == 0 { &label } else { "" }, self.margin);
            lines.push(format!("{}{line}", self.look.paint(Ink::Faint, &label)));
        }
    }

    /// The cards in columns, a line a row; in plain mode in words.
    pub(super) fn grid(&self, board: &CardBoard) -> Vec<String> {
        let (look, columns) = (self.look, self.columns);
        let shown = |card: &Card| {
            let name = card.shown(self.words.lang());
            if board.by_cells { name.trim_start_matches('#').to_owned() } else { name }
        };
        if look.plain() {
            let tile = |card| Tile { name: shown(card), ..Tile::default() };
            let rows = board.rows.iter();
            let rows = rows.map(|row| row.iter().map(tile).collect()).collect();
            return Picture { rows, ..Picture::default() }.draw(look, self.words, columns);
        }
        let across = usize::from(board.size.columns);
        let most = columns.saturating_sub(5) / across - 2;
        let widest = board.rows.iter().flatten().map(|card| width(&shown(card))).max();
        let wide = widest.unwrap_or(0).min(most);
        let line = |head: &str, cells: Vec<String>| {
            let cell = |text: String| pad(&cut(&text, wide, look.ellipsis()), wide + 2);
            let cells: String = cells.into_iter().map(cell).collect();
            format!("  {head} {}", cells.trim_end())
        };
        let letters = ('a'..).take(across).map(String::from).collect();
        let rows = (1..).zip(&board.rows);
        let rows = rows.map(|(row, cards): (usize, &Vec<Card>)| {
            line(&row.to_string(), cards.iter().map(shown).collect())
        });
        std::iter::once(look.paint(Ink::Faint, &line(" ", letters))).chain(rows).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::Library;
    use crate::screen::Medium;
    use crate::setup::{Arrange, Assign, Game};
    use crate::terms::Mode;

    const SCREEN: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

    fn setup(edition: &str, layout: Arrange) -> Setup {
        let library = Library::default();
        let mode = library.mode(Mode::KillerInspector).unwrap();
        let edition = library.edition(edition).unwrap();
        let game = Game {
            names: vec!["Ann".to_owned(), "Богдан".to_owned()],
            seed: "42".to_owned(),
            seats: Some(Assign::Random),
            layout,
            ..Game::of(mode, edition, 2)
        };
        game.setup().unwrap()
    }

    fn lines(edition: &str, lang: Lang, look: Look, columns: usize) -> Vec<String> {
        setup_text(&setup(edition, Arrange::Random), None, look, &Words::new(lang), columns)
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
        assert_eq!(
            lines("en", Lang::En, SCREEN, 80).join("\n") + "\n",
            indoc::indoc!(
                r"
        Killer vs. Inspector · Noir (Black Box)
        players: 2 · 15 min · seed 42 · code 0600-0039-HTHE
        Leave out    All 11 suspects marked “6”, all 13 suspects marked “7” and Xavier,
                     and their evidence cards
        Table        5×5, alive side up:
            a         b         c         d         e
          1 Marion    Ryan      Simon     Zachary   Horatio
          2 Franklin  Wilhelm   Yvonne    Julian    Neil
          3 Phoebe    Irma      Barrin    Kristoph  Deidre
          4 Alyss     Ulysses   Quinton   Trevor    Clive
          5 Linus     Ophelia   Geneva    Ernest    Vladimir
        Deck         Shuffle the 25 evidence cards of the suspects on the table
        Role cards   Hand out: Ann — Killer, goes first; Богдан — Inspector
        First turns  The Killer draws 1 evidence card, looks at it and lays it face
                     down as their secret identity; the first turn has to be a kill
                     The Inspector spends the first turn drawing 4 evidence cards: one
                     face down as their secret identity, the rest in hand
        Aim          Killer: kill the opponent or kill 14 suspects
                     Inspector: catch the opponent with an accusation
        Options      14 kills to win; you can’t shift straight back after another
                     player; a collapse takes one dead suspect out of every row (or
                     column)
        Note         23 of these names are a best guess. If one is wrong, fix it with
                     “referee deck learn en”.
        "
            )
        );
    }

    #[test]
    fn cells_stand_for_names_in_ukrainian() {
        assert_eq!(
            lines("uk", Lang::Uk, SCREEN, 80).join("\n") + "\n",
            indoc::indoc!(
                r"
        Вбивця проти слідчого · Нуар
        гравців: 2 · 15 хв · складність низька · зерно 42 · код 0000-0038-ECWT
        Не беріть   Усі 11 підозрюваних із позначкою «6», усі 13 підозрюваних із
                    позначкою «7» та Яків; їхні карти доказів теж
        Поле        Перетасуйте решту (25 підозрюваних) і розкладіть сіткою 5×5, живою
                    стороною догори. Називайте кожного за клітинкою: a1 — ліворуч
                    угорі, e5 — праворуч унизу.
        Стос        25 карт доказів, тільки для тих, хто на полі; перетасуйте
        Ролі        Роздайте: Ann — Вбивця, починає; Богдан — Слідчий
        Перші ходи  Вбивця бере 1 карту доказів, дивиться й кладе долілиць: це таємна
                    особистість. Перший хід — обов’язково вбивство
                    Слідчий першим ходом лише бере 4 карти доказів і кладе одну з них
                    долілиць як таємну особистість; решта лишається в руці
        Мета        Вбивця: вбити суперника або вбити 14 підозрюваних
                    Слідчий: правильно назвати таємну особистість суперника
        Умови       Убивств до перемоги: 14; щойно зміщене суперником не можна одразу
                    змістити назад; під час зсування з кожного ряду (чи колонки)
                    забирають по одному мертвому
        Зауваження  Програма ще не знає імен із цієї коробки, тож замість імен —
                    клітинки. «referee deck learn uk» один раз про них запитає.
        "
            )
        );
    }

    #[test]
    fn a_screen_reader_hears_every_line_with_its_label() {
        let plain = Look { colour: false, unicode: true, medium: Medium::Lines };
        assert_eq!(
            lines("grom", Lang::Ru, plain, 80).join("\n") + "\n",
            indoc::indoc!(
                r"
        Игра началась · Нуар: Майор Гром
        игроков: 2 · 15 мин · сложность низкая · зерно 42 · код 0400-0038-ECZQ
        В коробке. Остаются все 10 подозреваемых с отметкой «*» и Майор Гром / Чумной
        Доктор, а также их карты доказательств
        Поле. Сначала поверните все карты одинаково: кто за правосудие, сидит лицом к
        тёмной стороне, преступники — к светлой
        Поле. Перемешайте остальных 25 подозреваемых и выложите квадратом 5×5, стороной
        с живым вверх. Называйте каждого по клетке: a1 — слева вверху, e5 — справа
        внизу.
        Колода. 25 карт доказательств, только для тех, кто на поле; перемешайте
        Роли. Раздайте: Ann — Чумной Доктор, начинает; Богдан — Майор Гром
        Первые ходы. Чумной Доктор берёт 1 карту доказательства, смотрит и кладёт
        рубашкой вверх: это тайная личность. Первый ход — убить соседа
        Первые ходы. Майор Гром первым ходом только берёт 4 карты доказательств: одну
        кладёт рубашкой вверх (тайная личность), остальные держит в руке
        Цель. Чумной Доктор: убить соперника или довести счёт убитых до 14
        Цель. Майор Гром: верно назвать тайную личность соперника
        Настройки. Убийств до победы: 14; чужой сдвиг нельзя сразу вернуть назад; при
        обновлении из каждого ряда уходит по одному погибшему
        Заметьте. Программа знает не все имена этой коробки (1 из 25), поэтому вместо
        имён — клетки. «referee deck learn grom» спросит их один раз.
        "
            )
        );
        let heard = lines("en", Lang::En, plain, 80);
        assert!(heard.iter().any(|line| line.contains("a1 Marion")), "{heard:?}");
    }

    #[test]
    fn modes_say_what_they_are() {
        let library = Library::default();
        let uk = library.edition("uk").unwrap();
        let words = Words::new(Lang::Uk);
        let fits = crate::setup::fits(&library, Some(2), None, &uk).unwrap().into_iter();
        let pitch = |mode| Pitch::of(&library.mode(mode).unwrap(), &uk, 2, &words);
        let fits: Vec<_> = fits.map(|fit| (fit.clone(), pitch(fit.mode))).collect();
        let text = fits_text(&fits, SCREEN, &words, 80).join("\n");
        assert_eq!(
            text + "\n",
            indoc::indoc!(
                r"
        killer-inspector  Вбивця проти слідчого
          Дуель у натовпі: Вбивця вбиває сусідів, а Слідчий допитує, виправдовує і
          звужує коло.
          гравців: 2 · 15 хв · складність низька · добра для першого разу · 5×5
          en grom ru uk
        hitman-sleuth  Кілер проти детектива
          Замовлення: Кілер прибирає людей за списком, а Детектив має в запасі ще дві
          особистості й готує арешт.
          гравців: 2 · 20 хв · складність середня · 5×5 · en grom ru uk
        thief-chief  Крадій проти очільника поліції
          Кіт і миша: Крадій обкрадає весь натовп до останнього жетона «Гаманець», а
          Очільник поліції полює з офіцерами у формі та в цивільному.
          гравців: 2 · 60 хв · складність висока · 5×5 · en grom ru uk
        mr-jack  Mr. Jack
          Вайтчепел у світлі газових ліхтарів: один із восьми персонажів — Джек. Він
          тікає або ховається, а Детектив звужує коло.
          гравців: 2 · 30 хв · first_2006 revised
        "
            )
        );
        let none = fits_text(&[], SCREEN, &Words::new(Lang::En), 80);
        assert_eq!(none, ["No mode in this box fits that many players."]);
    }
}
