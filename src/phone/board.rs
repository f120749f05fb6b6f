//! The board as a table of cards, or as a drawing of the streets with a list beside it.
use maud::{Markup, PreEscaped, html};

use crate::board::Cell;
use crate::lang::Words;
use crate::screen::{Board, Look, Medium, Paper, Picture, Streets, Tile, short};

/// Letters of a name that a card of a wide board has room for, by the columns of the board.
const LETTERS: [(usize, usize); 3] = [(5, 9), (6, 8), (7, 7)];

/// The drawing of the streets, in tenths of a millimetre of paper: as wide as the page, so that its letters can be read.
const STREETS: (u32, u32) = (1860, 1460);

/// The signs on cards, as on a terminal.
const LOOK: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

/// The board as everybody sees it. What a seat alone sees is painted on it by its phone, by the cells.
pub fn board(board: &Board, words: &Words) -> Markup {
    match board {
        Board::Cards(picture) => cards(picture, words),
        Board::Streets(streets) => {
            let mut paper = Paper::new(&words.say("phone-board"), words.lang());
            paper.district(streets, words, (0, 0), STREETS);
            let spoken = Look { colour: false, unicode: true, medium: Medium::Spoken };
            html! {
                div.streets { (PreEscaped(paper.picture(STREETS))) }
                p.legend { (Streets::signs(words)) }
                details.list {
                    summary { (words.say("phone-list")) }
                    @for line in board.draw(spoken, words, 80) { p { (line) } }
                }
            }
        }
    }
}

fn cards(picture: &Picture, words: &Words) -> Markup {
    let across = picture.rows.first().map_or(0, Vec::len);
    let letters = LETTERS.iter().find(|(columns, _)| across <= *columns).map_or(7, |it| it.1);
    let names = || picture.rows.iter().flatten().map(|tile| tile.name.as_str());
    html! {
        table.cards.{ "of" (across) } {
            caption.unseen { (words.say("phone-board")) }
            thead { tr {
                td {}
                @for column in (b'a'..).take(across) { th scope="col" data-spot=(char::from(column)) { (char::from(column)) } }
            } }
            tbody {
                @for (row, tiles) in (0_u8..).zip(&picture.rows) {
                    tr {
                        th scope="row" data-spot=(row + 1) { (row + 1) }
                        @for (column, tile) in (0_u8..).zip(tiles) {
                            (card(Cell::new(row, column), tile, &short(&tile.name, letters, "…", names()), words))
                        }
                    }
                }
            }
        }
        @let meant = picture.meant(LOOK, words);
        @if !meant.is_empty() {
            p.legend { @for meaning in meant { span { (meaning) } " " } }
        }
    }
}

/// One card: a button, so that it can be reached and tapped where cards are asked for.
fn card(cell: Cell, tile: &Tile, name: &str, words: &Words) -> Markup {
    html! {
        td {
            button.card.dead[tile.dead].touched[tile.highlight] type="button" tabindex="-1"
                data-cell=(cell) data-spot=(cell) aria-label=(tile.tell(cell, words)) {
                span.name { (name) }
                span.signs { (tile.marks(LOOK)) (tile.tail(LOOK)) }
            }
        }
    }
}
