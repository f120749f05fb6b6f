//! What one pair of eyes sees on the cards: who one is, who is near, whom one may mean.
use super::Picture;
use super::picture::{Glyphs, Tile, legend};
use crate::board::Cell;
use crate::lang::Words;
use crate::screen::short::short;
use crate::screen::{Ink, Look, cut, pad, width};

/// A mark on a card that only the reader of a page sees: a shape, and letters where there are several of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its shape.
    pub sign: Sign,
    /// What is written at the shape: the short form of a verb, a number; empty where the shape says all.
    pub letters: String,
    /// What it means, for the legend and for a screen reader.
    pub meaning: String,
}

/// The shape of a [`Mark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// The identity of the reader, or of the seat in the letters.
    Identity,
    /// The identity of a team-mate.
    Mate,
    /// A neighbour of the reader.
    Near,
    /// Somebody who is wanted dead.
    Wanted,
    /// A card in the hand.
    Hand,
    /// May be named now.
    Target,
}

impl Sign {
    /// Whether it stands behind the name, since it may come together with others.
    const fn stands_behind(self) -> bool {
        matches!(self, Self::Hand | Self::Wanted)
    }

    pub(in crate::screen) const fn glyph(self, unicode: bool) -> &'static str {
        match (self, unicode) {
            (Self::Identity, true) => "◆",
            (Self::Identity, false) => "@",
            (Self::Mate, true) => "◇",
            (Self::Mate, false) => "o",
            (Self::Near, true) => "•",
            (Self::Near, false) => ".",
            (Self::Wanted, true) => "†",
            (Self::Wanted, false) => "+",
            (Self::Hand, true) => "▫",
            (Self::Hand, false) => "#",
            (Self::Target, true) => "›",
            (Self::Target, false) => ">",
        }
    }
}

impl Mark {
    /// A mark that says all by its shape.
    pub const fn plain(sign: Sign, meaning: String) -> Self {
        Self { sign, letters: String::new(), meaning }
    }

    /// The shape with its letters.
    pub fn shown(&self, unicode: bool) -> String {
        format!("{}{}", self.sign.glyph(unicode), self.letters)
    }
}

/// Columns before a name: what lies on the card, and what the reader is to it.
const BEFORE: usize = 3;
/// Columns of the row number and the space after it.
const LABEL: usize = 2;

impl Picture {
    /// The cards without lines between them, a row of text each, with the marks of one reader and what they mean; in plain
    /// mode in words.
    pub(in crate::screen) fn draw_marked(
        &self,
        marks: &[(Cell, Mark)],
        look: Look,
        words: &Words,
        columns: usize,
    ) -> Vec<String> {
        if look.plain() {
            self.tell_marked(marks, words)
        } else {
            self.grid(marks, look, words, columns)
        }
    }

    fn tell_marked(&self, marks: &[(Cell, Mark)], words: &Words) -> Vec<String> {
        let tell = |(cell, tile): (Cell, &Tile)| {
            let own = at(marks, cell).map(|mark| mark.meaning.clone());
            [tile.tell(cell, words)].into_iter().chain(own).collect::<Vec<_>>().join(", ")
        };
        let row = |(n, tiles): (u8, Vec<(Cell, &Tile)>)| {
            let who = tiles.into_iter().map(tell).collect::<Vec<_>>().join("; ");
            words.tell("screen-row", &[("n", (n + 1).into()), ("who", who.into())])
        };
        self.cells().map(row).collect()
    }

    /// The cards row by row, each with its cell.
    fn cells(&self) -> impl Iterator<Item = (u8, Vec<(Cell, &Tile)>)> {
        (0..).zip(&self.rows).map(|(row, tiles)| {
            let tiles = (0..).zip(tiles).map(move |(column, tile)| (Cell::new(row, column), tile));
            (row, tiles.collect())
        })
    }

    fn grid(
        &self,
        marks: &[(Cell, Mark)],
        look: Look,
        words: &Words,
        columns: usize,
    ) -> Vec<String> {
        let across = self.rows.first().map_or(1, Vec::len).max(1);
        let name = self.rows.iter().flatten().map(|tile| width(&tile.name)).max().unwrap_or(0);
        let tails = self.cells().flat_map(|(_, tiles)| tiles);
        let tail = tails.map(|(cell, tile)| width(&tail(marks, cell, tile, look))).max();
        let room = (columns.saturating_sub(LABEL + 1) / across).max(BEFORE + 4);
        let inner = (BEFORE + name + 2 + tail.unwrap_or(0)).min(room);
        let letters = (b'a'..)
            .take(across)
            .map(|letter| pad(&format!("{}{}", " ".repeat(BEFORE), char::from(letter)), inner));
        let mut lines = vec![" ".repeat(LABEL) + letters.collect::<String>().trim_end()];
        for (row, tiles) in self.cells() {
            let cells =
                tiles.iter().map(|(cell, tile)| self.marked(marks, *cell, tile, inner, look));
            lines.push(format!("{:<LABEL$}{}", row + 1, cells.collect::<String>()));
        }
        lines.extend(self.meanings(marks, look, words, columns));
        lines
    }

    /// One card in `inner` columns, the last of them empty.
    fn marked(
        &self,
        marks: &[(Cell, Mark)],
        cell: Cell,
        tile: &Tile,
        inner: usize,
        look: Look,
    ) -> String {
        let glyphs = Glyphs::of(look);
        let signs = || at(marks, cell).filter(|mark| mark.letters.is_empty());
        let sign = signs().filter(|mark| !mark.sign.stands_behind()).map(|mark| mark.sign).min();
        let before = [tile.state(glyphs), sign.map_or("", |sign| sign.glyph(look.unicode))];
        let tail = tail(marks, cell, tile, look);
        let beside = if tail.is_empty() { 0 } else { width(&tail) + 1 };
        let others = self.rows.iter().flatten().map(|other| other.name.as_str());
        let room = inner.saturating_sub(BEFORE + beside + 1);
        // The name of a card that has none but its cell is still told by that.
        let bare = tile.name.strip_prefix('#').filter(|cell| {
            let (whole, bare) = (width(&tile.name), width(cell));
            whole > room && bare <= room
        });
        let name = bare.map_or_else(
            || short(&tile.name, room, look.ellipsis(), others),
            std::borrow::ToOwned::to_owned,
        );
        let text = format!("{}{} {name} {tail}", pad(before[0], 1), pad(before[1], 1));
        let text = pad(&cut(text.trim_end(), inner - 1, ""), inner - 1);
        let text = match sign {
            Some(Sign::Identity) => look.paint(Ink::Chosen, &text),
            _ if tile.dead => look.paint(Ink::Dead, &text),
            _ if !tail.is_empty() => look.paint(Ink::Strong, &text),
            _ => text,
        };
        text + " "
    }

    /// What all the marks mean, the reader's own first.
    fn meanings(
        &self,
        marks: &[(Cell, Mark)],
        look: Look,
        words: &Words,
        columns: usize,
    ) -> Vec<String> {
        let mut own: Vec<&Mark> = marks.iter().map(|(_, mark)| mark).collect();
        own.sort_by_key(|mark| (mark.sign, &mark.letters));
        own.dedup();
        // Numbers of one kind are said once, from the first to the last.
        let kinds = own.chunk_by(|one, other| one.meaning == other.meaning);
        let said = |kind: &[&Mark]| {
            let ends = match kind {
                [only] => only.shown(look.unicode),
                [first, .., last] => format!("{}–{}", first.shown(look.unicode), last.letters),
                [] => String::new(),
            };
            format!("{ends} {}", kind.first().map_or("", |mark| &mark.meaning))
        };
        let meant: Vec<String> = kinds.map(said).chain(self.meant(look, words)).collect();
        legend(&meant, look, columns)
    }
}

fn at(marks: &[(Cell, Mark)], cell: Cell) -> impl Iterator<Item = &Mark> {
    marks.iter().filter(move |(at, _)| *at == cell).map(|(_, mark)| mark)
}

/// What stands behind a name: letters of marks, a card of the hand, tokens, whether the last action was about it.
fn tail(marks: &[(Cell, Mark)], cell: Cell, tile: &Tile, look: Look) -> String {
    let lettered = |mark: &&Mark| !mark.letters.is_empty() || mark.sign.stands_behind();
    let marks = at(marks, cell).filter(lettered).map(|mark| mark.shown(look.unicode));
    marks.chain([tile.tail(look)]).collect()
}
