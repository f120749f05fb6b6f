//! A setup on paper.
use super::sentences::{BOARD, Sentences, SetupSection};
use crate::board::Cell;
use crate::lang::Words;
use crate::scenario::Card;
use crate::screen::{BoardFrame, Paper, Picture, Streets, Stroke, Tile, Type};
use crate::setup::{CardBoard, Setup, SetupBoard};

/// The edge of the paper that printers leave white, in tenths of a millimetre.
const EDGE: u32 = 120;
/// Where it ends at the right, and at the foot.
const RIGHT: u32 = 2100 - EDGE;
const FOOT: u32 = 2970 - EDGE;
/// How high the board is, with the letters above it.
const BOARD_HIGH: u32 = 950;
/// The same of a district of hexes.
const STREETS_HIGH: u32 = 1300;

/// Sizes of letters to try, in tenths of a millimetre: what stands on one sheet is read from one sheet.
const SIZES: [u32; 8] = [38, 36, 34, 32, 30, 28, 26, 24];

/// The setup as a sheet for the table: what [`setup_text`](super::setup_text) says, with the board drawn.
///
/// Where cells stand for names, the cells are left empty, to be written into.
pub fn setup_sheet(setup: &Setup, words: &Words) -> Paper {
    let mut sheet = Sheet::of(setup, words, SIZES[0]);
    for size in &SIZES[1..] {
        if sheet.y <= FOOT {
            break;
        }
        sheet = Sheet::of(setup, words, *size);
    }
    sheet.paper
}

/// A sheet that is filled from the top.
struct Sheet {
    paper: Paper,
    /// How far down it is filled.
    y: u32,
    letters: Type,
}

impl Sheet {
    fn of(setup: &Setup, words: &Words, size: u32) -> Self {
        let sentences = Sentences { setup, words };
        let paper = Paper::new(&sentences.title(), words.lang());
        let mut sheet = Self { paper, y: EDGE, letters: Type::plain(size) };
        sheet.line(EDGE, Type::bold(80), &setup.name);
        sheet.line(EDGE, Type::plain(44), sentences.box_title());
        for line in sheet.letters.wrap(&sentences.headline(), RIGHT - EDGE) {
            sheet.line(EDGE, sheet.letters, &line);
        }
        for section in sentences.sections() {
            sheet.section(&section, &words.say(section.label));
            if section.label == BOARD {
                match &setup.board {
                    SetupBoard::Streets(board) => sheet.streets(&sentences.streets(board), words),
                    SetupBoard::Cards(board) => sheet.board(board, words),
                }
            }
        }
        sheet
    }

    /// Writes one line, and goes on below it.
    fn line(&mut self, x: u32, letters: Type, text: &str) {
        self.paper.text(x, self.y + letters.size, RIGHT - x, letters, text);
        self.y += letters.leading();
    }

    fn section(&mut self, section: &SetupSection, label: &str) {
        let (letters, across) = (self.letters, RIGHT - EDGE);
        let margin = EDGE + across / 6;
        self.y += letters.size / 3;
        let bold = Type { bold: true, ..letters };
        self.paper.text(EDGE, self.y + letters.size, across / 6 - 20, bold, label);
        for line in section.texts.iter().flat_map(|text| letters.wrap(text, RIGHT - margin)) {
            self.line(margin, letters, &line);
        }
    }

    /// The cards as they lie, and the zones of vaults.
    fn board(&mut self, board: &CardBoard, words: &Words) {
        let tile = |card: &Card| {
            let name = if board.by_cells { String::new() } else { card.shown(words.lang()) };
            Tile { name, ..Tile::default() }
        };
        let rows = board.rows.iter().map(|row| row.iter().map(tile).collect()).collect();
        let picture = Picture { rows, ..Picture::default() };
        self.y += self.letters.size / 3;
        let plan = self.paper.cards(&picture, (EDGE, self.y), (RIGHT - EDGE, BOARD_HIGH));
        self.y += BOARD_HIGH + self.letters.size / 3;
        for (vault, cells) in board.vaults.iter().flat_map(|zones| &zones.vaults) {
            let name = words.say(&format!("story-vault-{vault}"));
            self.zone(plan, &name, cells);
        }
    }

    /// The district with what lies and stands on it.
    fn streets(&mut self, streets: &Streets, words: &Words) {
        self.y += self.letters.size / 3;
        self.paper.streets(streets, words, (EDGE, self.y), (RIGHT - EDGE, STREETS_HIGH));
        self.y += STREETS_HIGH + self.letters.size / 3;
    }

    /// The edge of a vault's zone, and which vault it is in the corner of its first cell.
    fn zone(&mut self, plan: BoardFrame, vault: &str, cells: &[Cell]) {
        let inside = |row: Option<u8>, column: Option<u8>| {
            let beside = |cell: &Cell| Some(cell.row()) == row && Some(cell.column()) == column;
            cells.iter().any(beside)
        };
        for cell in cells {
            let (row, column) = (cell.row(), cell.column());
            let (x, y) = plan.corner(*cell);
            let (right, below) = (x + plan.wide, y + plan.high);
            let edges = [
                (row.checked_sub(1), Some(column), (x, y), (right, y)),
                (Some(row + 1), Some(column), (x, below), (right, below)),
                (Some(row), column.checked_sub(1), (x, y), (x, below)),
                (Some(row), Some(column + 1), (right, y), (right, below)),
            ];
            for (row, column, from, to) in edges {
                if !inside(row, column) {
                    self.paper.line(from, to, Stroke::Thick);
                }
            }
        }
        if let Some(first) = cells.first() {
            let (x, y) = plan.corner(*first);
            let room = plan.wide / 3;
            self.paper.text(x + plan.wide - room, y + 34, room, Type::bold(26), vault);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scenario::Library;
    use crate::setup::{Arrange, Assign, Game};
    use crate::terms::Mode;

    fn sheet(edition: &str, lang: Lang, names: &[&str]) -> String {
        let library = Library::default();
        let mode = library.mode(Mode::KillerInspector).unwrap();
        let edition = library.edition(edition).unwrap();
        let game = Game {
            names: names.iter().map(|&name| name.to_owned()).collect(),
            seed: "42".to_owned(),
            seats: Some(Assign::Random),
            ..Game::of(mode, edition, 2)
        };
        setup_sheet(&game.setup().unwrap(), &Words::new(lang)).svg()
    }

    /// Every text with the base line that it stands on.
    fn texts(svg: &str) -> Vec<(u32, &str)> {
        let y = |part: &str| part.split_once("y=\"")?.1.split('"').next()?.parse().ok();
        let text = |part: &'_ str| part.split_once('>').map_or(0, |(head, _)| head.len() + 1);
        let parts = svg.split("<text ").skip(1);
        parts
            .map(|part| (y(part).unwrap(), part[text(part)..].split("</").next().unwrap()))
            .collect()
    }

    #[test]
    fn the_sheet_says_what_the_text_says() {
        let svg = sheet("en", Lang::En, &["Ann", "Ben & Co"]);
        for said in ["Killer vs. Inspector", "Horatio", "Zachary", "Ben &amp; Co — Inspector"] {
            assert!(svg.contains(said), "{said}: {svg}");
        }
    }

    #[test]
    fn a_sheet_is_one_page_in_every_language() {
        for lang in Lang::ALL {
            for edition in ["uk", "ru", "grom", "en"] {
                let svg = sheet(edition, lang, &[]);
                let texts = texts(&svg);
                assert!(texts.iter().all(|(y, _)| *y < FOOT), "{edition} {lang}: {texts:?}");
                assert!(svg.lines().all(|line| !line.contains("href")), "nothing from elsewhere");
            }
        }
    }

    /// Four zones of nine cells in the corners, with twelve sides of a cell around each.
    #[test]
    fn the_zone_of_each_vault_has_an_edge_all_around() {
        let setup = |mode| {
            let library = Library::default();
            let (mode, edition) = (library.mode(mode).unwrap(), library.edition("en").unwrap());
            let seed = "42".to_owned();
            let game = Game { seed, layout: Arrange::Cells, ..Game::of(mode, edition, 6) };
            setup_sheet(&game.setup().unwrap(), &Words::new(Lang::En))
        };
        let thick = |mode| setup(mode).svg().matches("stroke-width=\"10\"").count();
        assert_eq!(thick(Mode::Heist) - thick(Mode::SpyTag), 4 * 12);
    }

    #[test]
    fn where_names_are_unknown_the_cells_are_there_to_be_written_into() {
        let svg = sheet("uk", Lang::Uk, &[]);
        assert!(texts(&svg).iter().any(|(_, text)| *text == "c3"));
        assert!(!svg.contains("#c3"));
    }
}
