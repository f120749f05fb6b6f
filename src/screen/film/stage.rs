//! What moves in a film: the pieces of a board, and where each of them is at a moment.
use serde::Serialize;

use crate::board::{COLUMNS, Cell, Suspect};
use crate::screen::{Board, DrawnHex, Evidence, Ground, Look, Medium, Picture, Streets, Voice};
use crate::table::{Ordered, View};

/// The signs on cards, as on a terminal.
const LOOK: Look = Look { colour: false, unicode: true, medium: Medium::Screen };

/// A card of the drawing, and from one to the next.
pub(in crate::screen) const CARD: (usize, usize) = (100, 72);
/// The margin for the names of rows and columns.
pub(in crate::screen) const MARGIN: usize = 24;
/// The edge of a hex of the drawing.
const EDGE: f64 = 30.0;
/// Half its height.
const HALF: f64 = EDGE * 0.866;
/// The space above and below the streets, for the names of the exits.
const ABOVE: f64 = 26.0;

/// What does not move, and how large it all is.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(in crate::screen) enum Stage {
    /// Cards in rows and columns.
    Cards { wide: usize, high: usize, rows: usize, columns: usize },
    /// Streets with their hexes.
    Streets { wide: f64, high: f64, spots: Vec<Spot> },
}

/// The middle of a hex, its name, and 1 where it is no way.
type Spot = (f64, f64, String, u8);

/// Where everybody is at a moment, by the number of the suspect, and what lies there.
#[derive(Serialize)]
#[serde(untagged)]
pub(in crate::screen) enum Moment {
    /// Cards on the grid.
    Cards { pieces: Ordered<String, CardPiece> },
    /// Characters on streets. The states of hexes are letters, one each, in the order of the stage; an exit is its place with
    /// its text.
    Streets { pieces: Ordered<String, Figure>, ground: String, exits: Vec<(f64, f64, String)> },
}

/// The row and the column of a card, its name, its state, and the signs on it.
pub(in crate::screen) type CardPiece = (usize, usize, String, String, String);
/// Where a character stands, his name, his state, and his letters.
pub(in crate::screen) type Figure = (f64, f64, String, String, String);

impl Stage {
    /// The stage of a board.
    pub fn of(board: &Board) -> Self {
        match board {
            Board::Cards(picture) => {
                let (rows, columns) = size(picture);
                let (wide, high) = (columns * CARD.0 + MARGIN, rows * CARD.1 + MARGIN);
                Self::Cards { wide, high, rows, columns }
            }
            Board::Streets(streets) => {
                let wide = (1.5 * f64::from(COLUMNS) + 0.5).mul_add(EDGE, 4.0).ceil();
                let high = 18.0f64.mul_add(HALF, 2.0 * ABOVE).ceil();
                let spot = |spot: &DrawnHex| {
                    let (x, y) = middle(spot);
                    (x, y, spot.hex.to_string(), u8::from(spot.ground == Ground::Obstacle))
                };
                Self::Streets { wide, high, spots: hexes(streets).map(spot).collect() }
            }
        }
    }

    /// All of it, as a drawing says what can be seen.
    pub fn view_box(&self) -> String {
        match self {
            Self::Cards { wide, high, .. } => format!("0 0 {wide} {high}"),
            Self::Streets { wide, high, .. } => format!("0 0 {wide} {high}"),
        }
    }
}

/// The moment of a view, whose board this is.
pub(in crate::screen) fn moment(voice: &Voice<'_>, view: &View<'_>, board: &Board) -> Moment {
    let streets = match board {
        Board::Cards(picture) => return Moment::Cards { pieces: cards(view, picture) },
        Board::Streets(streets) => streets,
    };
    let suspects = (0..view.cast().len()).map(|at| Suspect::new(at as u8));
    let named: Vec<(Suspect, String)> =
        suspects.map(|who| (who, voice.name(who).to_owned())).collect();
    let pieces = streets.spots.iter().filter_map(|spot| {
        let figure = spot.figure.as_ref()?;
        let (who, _) = named.iter().find(|(_, name)| *name == figure.name)?;
        let (x, y) = middle(spot);
        let mut state: Vec<&str> = Vec::new();
        state.extend(figure.innocent.then_some("innocent"));
        state.extend((!figure.seen.is_empty()).then_some("seen"));
        state.extend(spot.highlight.then_some("touched"));
        let piece = (x, y, figure.name.clone(), state.join(" "), figure.sign());
        Some((who.at().to_string(), piece))
    });
    let exits = streets.gaps.iter().map(|gap| {
        let upper = usize::from(gap.hex.row()) < 8;
        let y = if upper { ABOVE - 8.0 } else { 18.0f64.mul_add(HALF, ABOVE + 18.0) };
        let (x, _) = place(gap.hex.column(), gap.hex.row());
        let key = if gap.cordon { "jack-map-exit-cordon" } else { "jack-map-exit-open" };
        let exit = voice.words.say(&format!("jack-gate-{}", gap.exit.word()));
        (x, y.round(), voice.words.tell(key, &[("exit", exit.into())]))
    });
    Moment::Streets {
        pieces: pieces.collect(),
        ground: hexes(streets).map(|spot| letter(spot.ground)).collect(),
        exits: exits.collect(),
    }
}

fn cards(view: &View<'_>, picture: &Picture) -> Ordered<String, CardPiece> {
    let grid = view.position().grid();
    let piece = |cell: Cell| {
        let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
        let tile = picture.rows.get(row).and_then(|tiles| tiles.get(column))?;
        let suspect = grid.at(cell)?;
        let mut state: Vec<&str> = Vec::new();
        state.extend(tile.dead.then_some("dead"));
        state.extend(tile.evidence.map(Evidence::word));
        state.extend(tile.highlight.then_some("touched"));
        let signs = format!("{}{}", tile.marks(LOOK), tile.tail(LOOK));
        let piece = (row, column, tile.name.clone(), state.join(" "), signs);
        Some((suspect.at().to_string(), piece))
    };
    grid.cells().iter().filter_map(piece).collect()
}

fn size(picture: &Picture) -> (usize, usize) {
    (picture.rows.len(), picture.rows.first().map_or(0, Vec::len))
}

/// The hexes in an order that never changes.
fn hexes(streets: &Streets) -> impl Iterator<Item = &DrawnHex> {
    let mut spots: Vec<&DrawnHex> = streets.spots.iter().collect();
    spots.sort_by_key(|spot| spot.hex.at());
    spots.into_iter()
}

fn middle(spot: &DrawnHex) -> (f64, f64) {
    place(spot.hex.column(), spot.hex.row())
}

/// The middle of a hex of the drawing.
fn place(column: u8, row: u8) -> (f64, f64) {
    let x = EDGE.mul_add(1.5f64.mul_add(f64::from(column), 1.0), 2.0);
    let y = HALF.mul_add(f64::from(row) + 1.0, ABOVE);
    (x.round(), y.round())
}

/// What a hex is, as a letter.
const fn letter(ground: Ground) -> char {
    match ground {
        Ground::Street => '.',
        Ground::Manhole => 'o',
        Ground::Covered => 'x',
        Ground::Unlit => '-',
        Ground::Lit(0) => '*',
        Ground::Lit(number) => (b'0' + number) as char,
        Ground::Obstacle => '#',
    }
}
