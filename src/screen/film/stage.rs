//! What moves in a film: the pieces of a board, and where each of them is at a moment.
use serde_json::{Value, json};

use crate::board::{COLUMNS, Suspect};
use crate::screen::{Board, DrawnHex, Evidence, Ground, Look, Medium, Picture, Streets, Voice};
use crate::table::View;

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
pub(in crate::screen) fn ground(board: &Board) -> Value {
    match board {
        Board::Cards(picture) => {
            let (rows, columns) = size(picture);
            let (wide, high) = (columns * CARD.0 + MARGIN, rows * CARD.1 + MARGIN);
            json!({ "kind": "cards", "wide": wide, "high": high, "rows": rows, "columns": columns })
        }
        Board::Streets(streets) => {
            let wide = (1.5 * f64::from(COLUMNS) + 0.5).mul_add(EDGE, 4.0).ceil();
            let high = 18.0f64.mul_add(HALF, 2.0 * ABOVE).ceil();
            let spots: Vec<Value> = hexes(streets)
                .map(|spot| {
                    let (x, y) = middle(spot);
                    json!([
                        x,
                        y,
                        spot.hex.to_string(),
                        usize::from(spot.ground == Ground::Obstacle)
                    ])
                })
                .collect();
            json!({ "kind": "streets", "wide": wide, "high": high, "spots": spots })
        }
    }
}

/// Where everybody is at a moment, by the number of the suspect, and what lies there.
///
/// A card is `[row, column, name, state, signs]`, a character `[x, y, name, state, letters]`; the states of hexes are
/// letters, one each, in the order of the ground, and exits are `[x, y, text]`.
pub fn moment(voice: &Voice<'_>, view: &View<'_>, board: &Board) -> Value {
    match board {
        Board::Cards(picture) => json!({ "pieces": cards(view, picture) }),
        Board::Streets(streets) => {
            let suspects = (0..view.cast().len()).map(|at| Suspect::new(at as u8));
            let named: Vec<(Suspect, String)> =
                suspects.map(|who| (who, voice.name(who).to_owned())).collect();
            let pieces = streets.spots.iter().filter_map(|spot| {
                let figure = spot.figure.as_ref()?;
                let (who, _) = named.iter().find(|(_, name)| *name == figure.name)?;
                let (x, y) = middle(spot);
                let mut state = String::new();
                for (is, class) in [
                    (figure.innocent, "innocent"),
                    (!figure.seen.is_empty(), "seen"),
                    (spot.highlight, "touched"),
                ] {
                    if is {
                        state = format!("{state} {class}");
                    }
                }
                let piece = json!([x, y, figure.name, state.trim_start(), figure.sign()]);
                Some((who.at().to_string(), piece))
            });
            let pieces: serde_json::Map<String, Value> = pieces.collect();
            let ground: String = hexes(streets).map(|spot| letter(spot.ground)).collect();
            let exits: Vec<Value> = streets
                .gaps
                .iter()
                .map(|gap| {
                    let upper = usize::from(gap.hex.row()) < 8;
                    let y = if upper { ABOVE - 8.0 } else { 18.0f64.mul_add(HALF, ABOVE + 18.0) };
                    let (x, _) = place(gap.hex.column(), gap.hex.row());
                    let key =
                        if gap.cordon { "jack-map-exit-cordon" } else { "jack-map-exit-open" };
                    let exit = voice.words.say(&format!("jack-gate-{}", gap.exit.word()));
                    json!([x, y.round(), voice.words.tell(key, &[("exit", exit.into())])])
                })
                .collect();
            json!({ "pieces": pieces, "ground": ground, "exits": exits })
        }
    }
}

fn cards(view: &View<'_>, picture: &Picture) -> Value {
    let grid = view.position().grid();
    let mut pieces = serde_json::Map::new();
    for cell in grid.cells() {
        let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
        let tile = picture.rows.get(row).and_then(|tiles| tiles.get(column));
        let (Some(suspect), Some(tile)) = (grid.at(cell), tile) else { continue };
        let mut state: Vec<&str> = Vec::new();
        state.extend(tile.dead.then_some("dead"));
        state.extend(tile.evidence.map(Evidence::word));
        state.extend(tile.highlight.then_some("touched"));
        let signs = format!("{}{}", tile.marks(LOOK), tile.tail(LOOK));
        let piece = json!([row, column, tile.name, state.join(" "), signs]);
        pieces.insert(suspect.at().to_string(), piece);
    }
    Value::Object(pieces)
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
