//! The board in big type, to be read from across a room.
use super::big_type::big;
use super::{Board, Evidence, Ink, Look, Picture, Streets, Tile, cut, pad};
use crate::board::Cell;
use crate::lang::Words;

/// One card or character in big type.
struct BigTile {
    /// Each three lines high.
    texts: Vec<String>,
    /// A mark after the first text, in big type as well.
    mark: &'static str,
    /// In one line of usual size below.
    small: String,
    /// Not solid: nobody is there any more.
    shaded: bool,
    ink: Option<Ink>,
}

/// The window is too small for a board in big type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board in big type needs {columns} columns and {rows} rows")]
pub struct TooSmall {
    /// The columns that it needs.
    pub columns: usize,
    /// The rows that it needs.
    pub rows: usize,
}

/// The narrowest tile, with the gap after it.
const NARROW: usize = 13;

/// Columns between two tiles.
const GAP: usize = 2;

impl Board {
    /// The board in big type for a window of this many columns and rows: the beginning of each name, what lies on the
    /// card, and below it the cell and the whole name. In plain mode as [`draw`](Self::draw).
    ///
    /// # Errors
    /// When the window is too small for it.
    pub fn draw_big(
        &self,
        look: Look,
        words: &Words,
        (columns, rows): (usize, usize),
    ) -> Result<Vec<String>, TooSmall> {
        if look.plain() {
            return Ok(self.draw(look, words, columns));
        }
        let tiles = match self {
            Self::Cards(picture) => picture.big_tiles(look),
            Self::Streets(streets) => streets.big_tiles(words),
        };
        let across = tiles.first().map_or(1, Vec::len).max(1);
        let high = 1 + 3 * tiles.iter().flatten().map(|tile| tile.texts.len()).max().unwrap_or(1);
        let legend = match self {
            Self::Cards(picture) => picture.legend(look, words, columns),
            Self::Streets(_) => Vec::new(),
        };
        // Lines below for the marks, for where the game stands, and for the prompt.
        let (least, most) = (tiles.len() * high + legend.len().max(1) + 2, columns / across);
        if most < NARROW || rows < least {
            return Err(TooSmall { columns: NARROW * across, rows: least });
        }
        let gap = usize::from(rows >= least + tiles.len() - 1);
        let mut lines = Vec::new();
        for (at, row) in tiles.iter().enumerate() {
            if at > 0 {
                lines.extend(vec![String::new(); gap]);
            }
            let drawn: Vec<Vec<String>> =
                row.iter().map(|tile| tile.draw(look, most - GAP, high)).collect();
            for line in 0..high {
                let parts: Vec<&str> = drawn.iter().map(|tile| tile[line].as_str()).collect();
                lines.push(parts.join(&" ".repeat(GAP)).trim_end().to_owned());
            }
        }
        lines.extend(legend);
        Ok(lines)
    }
}

impl BigTile {
    /// A card and what lies on it.
    fn of(tile: &Tile, cell: Cell, look: Look) -> BigTile {
        let name = tile.name.clone();
        let mark = match tile.evidence {
            None => "",
            Some(Evidence::Exonerated) => "✓",
            Some(Evidence::Officer) => "★",
            Some(Evidence::Arrested) => "■",
        };
        let called = if name == cell.to_string() { "" } else { &name };
        let parts = [&tile.marks(look), &*cell.to_string(), called, &tile.tail(look)];
        let small = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let ink = tile.ink();
        Self { texts: vec![name], mark, small, shaded: tile.dead, ink }
    }

    /// The tile in lines of exactly this many columns.
    fn draw(&self, look: Look, wide: usize, high: usize) -> Vec<String> {
        let mark = big(self.mark, wide, false, look.unicode);
        let taken = mark[0].chars().count();
        let room = if taken > 0 { wide.saturating_sub(taken + 1) } else { wide };
        let mut lines = Vec::new();
        for (at, text) in self.texts.iter().enumerate() {
            let drawn = big(text, if at == 0 { room } else { wide }, self.shaded, look.unicode);
            for (line, mark) in drawn.iter().zip(&mark) {
                let mark = if at == 0 { mark.as_str() } else { "" };
                lines.push(if mark.is_empty() { line.clone() } else { format!("{line} {mark}") });
            }
        }
        lines.resize(high - 1, String::new());
        lines.push(cut(&self.small, wide, look.ellipsis()).into_owned());
        let line = |line: String| {
            let padded = pad(&line, wide);
            self.ink.map_or_else(|| padded.clone(), |ink| look.paint(ink, &padded))
        };
        lines.into_iter().map(line).collect()
    }
}

impl Picture {
    fn big_tiles(&self, look: Look) -> Vec<Vec<BigTile>> {
        let row = |(row, tiles): (u8, Vec<(u8, &Tile)>)| {
            let tile =
                |(column, tile): (u8, &Tile)| BigTile::of(tile, Cell::new(row, column), look);
            tiles.into_iter().map(tile).collect()
        };
        self.seen().into_iter().map(row).collect()
    }
}

impl Streets {
    /// The characters that are still in the district, four in a row, each with its hex.
    fn big_tiles(&self, words: &Words) -> Vec<Vec<BigTile>> {
        let tile = |spot: &super::DrawnHex| {
            let figure = spot.figure.as_ref()?;
            let seen = !figure.seen.is_empty();
            let key = if figure.innocent { "jack-map-innocent" } else { "jack-map-suspect" };
            let sight = words.say(if seen { "screen-big-visible" } else { "jack-map-invisible" });
            let ink = match (spot.highlight, figure.innocent) {
                (true, _) => Some(Ink::Chosen),
                (_, true) => Some(Ink::Good),
                _ => None,
            };
            let known = figure.name.split(' ').next_back().unwrap_or_default();
            Some(BigTile {
                texts: vec![known.to_owned(), spot.hex.to_string()],
                mark: if figure.innocent { "✓" } else { "" },
                small: format!("{}, {sight}", words.say(key)),
                shaded: false,
                ink,
            })
        };
        let mut tiles: Vec<BigTile> = self.spots.iter().filter_map(tile).collect();
        let mut rows = Vec::new();
        while !tiles.is_empty() {
            let rest = tiles.split_off(tiles.len().min(4));
            rows.push(std::mem::replace(&mut tiles, rest));
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::screen::{Medium, width};

    const SCREEN: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

    fn board(side: usize) -> Picture {
        let name = |row: usize, column: usize| format!("Suspect{row}{column}");
        let tile = |row, column| Tile { name: name(row, column), ..Tile::default() };
        let row = |row| (0..side).map(|column| tile(row, column)).collect();
        Picture { rows: (0..side).map(row).collect(), ..Picture::default() }
    }

    fn draw(picture: Picture, size: (usize, usize)) -> Result<Vec<String>, TooSmall> {
        let size = (size.0, size.1);
        Board::Cards(picture).draw_big(SCREEN, &Words::new(Lang::En), size)
    }

    #[test]
    fn a_board_fits_its_window_or_says_what_it_needs() {
        for (side, size) in [(5, (80, 24)), (5, (120, 40)), (6, (120, 40)), (7, (120, 40))] {
            let lines = draw(board(side), size).unwrap();
            assert!(lines.len() + 2 <= size.1, "{side}: {}", lines.len());
            assert!(lines.iter().all(|line| width(line) < size.0), "{side} {lines:#?}");
        }
        let small = draw(board(7), (80, 24)).unwrap_err();
        assert_eq!(small, TooSmall { columns: 91, rows: 31 });
        assert!(draw(board(7), (small.columns, small.rows)).is_ok());
        assert_eq!(draw(board(5), (60, 24)).unwrap_err().columns, 65);
    }

    /// Shape alone tells states apart, whatever the colours.
    #[test]
    fn every_state_has_a_shape_of_its_own() {
        let with = |change: fn(&mut Tile)| {
            let mut picture = board(5);
            change(&mut picture.rows[0][0]);
            draw(picture, (80, 24)).unwrap()[..4].to_vec()
        };
        let states = [
            with(|_| ()),
            with(|tile| tile.dead = true),
            with(|tile| tile.evidence = Some(Evidence::Exonerated)),
            with(|tile| tile.evidence = Some(Evidence::Officer)),
            with(|tile| tile.evidence = Some(Evidence::Arrested)),
            with(|tile| tile.highlight = true),
        ];
        for (at, state) in states.iter().enumerate() {
            assert!(!states[..at].contains(state), "{state:#?}");
            assert_eq!(state[3].split_whitespace().filter(|word| *word == "b1").count(), 1);
        }
    }
}
