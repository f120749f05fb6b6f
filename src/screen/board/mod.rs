//! The board of whichever game is played, as a drawing: on a screen, on paper, and with what one pair of eyes sees marked.
mod frame;
mod mark;
mod marks;
mod picture;

pub use frame::BoardFrame;
pub use mark::{Mark, Sign};
pub use picture::{Evidence, Picture, Tile, Token};

use super::{Look, Paper, Streets, Type, Voice};
use crate::lang::Words;
use crate::table::View;

/// What lies in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Rows of cards.
    Cards(Picture),
    /// A district of hexes.
    Streets(Streets),
}

impl Board {
    /// The board in lines of fewer than `columns` columns, or in words in plain mode.
    pub fn draw(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        match self {
            Self::Cards(picture) => picture.draw(look, words, columns),
            Self::Streets(streets) => streets.draw(look, words, columns),
        }
    }

    /// The board in as few lines as it takes: cards without lines between them, streets without a legend; in words in plain
    /// mode.
    pub fn draw_close(&self, look: Look, words: &Words, columns: usize) -> Vec<String> {
        match self {
            Self::Cards(picture) => picture.draw_marked(&[], look, words, columns),
            Self::Streets(streets) => streets.draw_close(look, words, columns),
        }
    }

    /// Draws the board on paper, in the rectangle from the corner `at` on.
    pub(super) fn put_on(
        &self,
        paper: &mut Paper,
        words: &Words,
        at: (u32, u32),
        size: (u32, u32),
    ) {
        match self {
            Self::Cards(picture) => {
                paper.cards(picture, at, size);
            }
            Self::Streets(streets) => paper.streets(streets, words, at, size),
        }
    }

    /// Whether it has rows of cards.
    pub const fn is_of_cards(&self) -> bool {
        matches!(self, Self::Cards(_))
    }

    /// The same without a word of the last action: what might have been has none.
    #[must_use]
    pub fn without_highlight(self) -> Self {
        match self {
            Self::Cards(picture) => Self::Cards(picture.without_highlight()),
            streets @ Self::Streets(_) => streets,
        }
    }
}

/// The edge of the paper that printers leave white, in tenths of a millimetre.
const EDGE: u32 = 120;
const WIDE: u32 = 2100 - 2 * EDGE;
const HIGH: u32 = 1600;

impl Voice<'_> {
    /// The board on a sheet of paper, with who plays above it and a line on where the game stands below.
    pub fn board_sheet(&self, view: &View<'_>, turned: bool) -> Paper {
        let seats: Vec<String> = view.opening().all_seats().map(|seat| self.seat(seat)).collect();
        let title = seats.join(" · ");
        let mut paper = Paper::new(&title, self.words.lang());
        paper.text(EDGE, 190, WIDE, Type::bold(60), &title);
        self.board(view, turned).put_on(&mut paper, self.words, (EDGE, 260), (WIDE, HIGH));
        let letters = Type::plain(38);
        for (line, number) in letters.wrap(&self.glance(), WIDE).iter().zip(1..) {
            paper.text(EDGE, 280 + HIGH + letters.leading() * number, WIDE, letters, line);
        }
        paper
    }
}
