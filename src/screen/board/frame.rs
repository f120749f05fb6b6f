//! The board on paper.
use super::{Evidence, Picture, Tile};
use crate::board::Cell;
use crate::screen::{Paper, Stroke, Type};

/// Where a board is drawn on a sheet, in tenths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFrame {
    /// The left edge of its first column.
    pub left: u32,
    /// The upper edge of its first row.
    pub top: u32,
    /// The width of a card.
    pub wide: u32,
    /// The height of a card.
    pub high: u32,
}

/// What the letters above the columns and the numbers beside the rows take.
const MARGIN: u32 = 60;

impl BoardFrame {
    /// The upper left corner of a cell.
    pub fn corner(self, cell: Cell) -> (u32, u32) {
        let (row, column) = (u32::from(cell.row()), u32::from(cell.column()));
        (self.left + self.wide * column, self.top + self.high * row)
    }
}

impl Paper {
    /// Draws the cards in the rectangle from `x` and `y` on: names, and as on the screen who is dead,
    /// exonerated, an officer or under arrest, and the first letters of tokens. A card without a name is left empty, to
    /// be written into, with its cell in the corner.
    pub fn cards(
        &mut self,
        picture: &Picture,
        (x, y): (u32, u32),
        (wide, high): (u32, u32),
    ) -> BoardFrame {
        let rows = picture.rows.len() as u32;
        let columns = picture.rows.iter().map(Vec::len).max().unwrap_or(0) as u32;
        let plan = BoardFrame {
            left: x + MARGIN,
            top: y + MARGIN,
            wide: (wide - MARGIN) / columns.max(1),
            high: (high - MARGIN) / rows.max(1),
        };
        let label = Type::bold(34).centred();
        for column in 0..columns {
            let letter = char::from(b'a' + column as u8).to_string();
            self.text(plan.left + plan.wide * column, y + 40, plan.wide, label, &letter);
        }
        for (row, tiles) in (0..).zip(&picture.rows) {
            let middle = plan.top + plan.high * u32::from(row) + plan.high / 2;
            self.text(x, middle + label.size / 3, MARGIN - 10, label, &(row + 1).to_string());
            for (column, tile) in (0..).zip(tiles) {
                self.card(plan, Cell::new(row, column), tile);
            }
        }
        self.frame(plan.left, plan.top, plan.wide * columns, plan.high * rows, Stroke::Thick);
        plan
    }

    fn card(&mut self, plan: BoardFrame, cell: Cell, tile: &Tile) {
        let (x, y) = plan.corner(cell);
        let BoardFrame { wide, high, .. } = plan;
        self.frame(x, y, wide, high, Stroke::Thin);
        if tile.name.is_empty() {
            self.text(x + 12, y + 36, wide, Type::plain(28), &cell.to_string());
        }
        let letters = Type::plain(48).centred();
        let names: Vec<&str> = tile.name.split(" / ").collect();
        let first = high / 2 + letters.size / 3 - letters.leading() * (names.len() as u32 - 1) / 2;
        for (at, name) in (0..).zip(names) {
            self.text(x + 15, y + first + letters.leading() * at, wide - 30, letters, name);
        }
        let mark = match tile.evidence {
            Some(Evidence::Exonerated) => "✓",
            Some(Evidence::Officer) => "★",
            Some(Evidence::Arrested) => "■",
            None => "",
        };
        let tokens = tile.tokens.iter().map(|token| token.letter);
        let marks: String = mark.chars().chain(tokens).collect();
        if !marks.is_empty() {
            self.text(x + 12, y + high - 14, wide - 24, Type::bold(34), &marks);
        }
        if tile.dead {
            self.line((x, y), (x + wide, y + high), Stroke::Thin);
            self.line((x + wide, y), (x, y + high), Stroke::Thin);
        }
    }
}
