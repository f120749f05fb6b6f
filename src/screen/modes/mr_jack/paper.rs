//! A district of hexes on paper.
use super::picture::HALF_ROWS;
use super::{DrawnExit, DrawnHex, Figure, Ground, Streets};
use crate::board::{COLUMNS, Way};
use crate::lang::Words;
use crate::screen::{Fill, Paper, Stroke, Type};

/// Where hexes are drawn on a sheet, in tenths of a millimetre.
#[derive(Clone, Copy, Debug)]
struct Mesh {
    left: u32,
    top: u32,
    /// The length of an edge, and from the middle of a hex to a corner.
    edge: u32,
    /// From one half row to the next, and from the middle of a hex to an upper edge.
    half: u32,
}

impl Mesh {
    /// The largest hexes that fit.
    fn new((x, y): (u32, u32), (wide, high): (u32, u32)) -> Self {
        let (columns, rows) = (u32::from(COLUMNS), HALF_ROWS as u32);
        // Columns are one edge and a half apart; half rows about 0.866 edges.
        let edge = (2 * wide / (3 * columns + 1)).min(high * 1000 / (866 * (rows + 1)));
        let half = edge * 866 / 1000;
        let across = edge * (3 * columns + 1) / 2;
        Self { left: x + (wide - across.min(wide)) / 2, top: y, edge, half }
    }

    fn middle(self, (column, row): (usize, usize)) -> (u32, u32) {
        let (column, row) = (column as u32, row as u32);
        (self.left + self.edge + self.edge * 3 * column / 2, self.top + self.half * (row + 1))
    }

    /// The corners of a hex, from the right one on.
    fn corners(self, (x, y): (u32, u32)) -> [(u32, u32); 6] {
        let (edge, half) = (self.edge, self.half);
        let (left, right) = (x - edge / 2, x + edge / 2);
        [
            (x + edge, y),
            (right, y + half),
            (left, y + half),
            (x - edge, y),
            (left, y - half),
            (right, y - half),
        ]
    }
}

impl Paper {
    /// Draws a district in the rectangle from `x` and `y` on, and under it what the signs mean.
    pub fn streets(
        &mut self,
        streets: &Streets,
        words: &Words,
        at: (u32, u32),
        (wide, high): (u32, u32),
    ) {
        let letters = Type::plain(30);
        let lines = letters.wrap(&Streets::signs(words), wide);
        let below = letters.leading() * lines.len() as u32 + 10;
        self.district(streets, words, at, (wide, high - below));
        for (line, number) in lines.iter().zip(1..) {
            self.text(at.0, at.1 + high - below + letters.leading() * number, wide, letters, line);
        }
    }

    /// Draws a district alone: obstacles grey, lamps black with a white disc where they are lit, manholes as rings, black
    /// where they are covered; characters as discs, white where they are visible and black where they are not, in
    /// brackets where they are innocent. Each hex is a group of the file that bears its name.
    pub fn district(&mut self, streets: &Streets, words: &Words, at: (u32, u32), size: (u32, u32)) {
        let mesh = Mesh::new(at, size);
        for spot in &streets.spots {
            let middle = mesh.middle(streets.seen(spot.hex));
            self.named(&spot.hex.to_string(), |paper| {
                paper.spot(mesh, middle, spot, streets.turned);
            });
        }
        for gap in &streets.gaps {
            self.gap(mesh, streets.seen(gap.hex), *gap, at.0 + size.0, words);
        }
    }

    fn spot(&mut self, mesh: Mesh, (x, y): (u32, u32), spot: &DrawnHex, turned: bool) {
        let Mesh { edge, half, .. } = mesh;
        let fill = if spot.ground == Ground::Obstacle { Fill::Grey } else { Fill::White };
        self.area(&mesh.corners((x, y)), fill);
        let name = Type::plain(edge / 2).centred();
        self.text(x - edge / 2, y - half + name.size, edge, name, &spot.hex.to_string());
        let (below, small) = ((x, y + half - edge / 4), edge / 6);
        match spot.ground {
            Ground::Manhole => self.disc(below, small, Fill::White),
            Ground::Covered => self.disc(below, small, Fill::Black),
            Ground::Unlit => self.disc((x, y + edge / 8), edge * 9 / 20, Fill::Black),
            Ground::Lit(number) => {
                self.disc((x, y + edge / 8), edge * 9 / 20, Fill::Black);
                self.disc((x, y + edge / 8), edge * 7 / 20, Fill::White);
                let letters = Type::bold(edge * 9 / 20).centred();
                let number = if number > 0 { number.to_string() } else { "*".to_owned() };
                self.text(x - edge / 2, y + edge * 2 / 7, edge, letters, &number);
            }
            Ground::Street | Ground::Obstacle => {}
        }
        if let Some(figure) = &spot.figure {
            self.figure(mesh, (x, y), figure, turned);
        }
    }

    fn figure(&mut self, mesh: Mesh, (x, y): (u32, u32), figure: &Figure, turned: bool) {
        let Mesh { edge, half, .. } = mesh;
        if let Some(way) = figure.lantern {
            let at = Way::ALL.iter().position(|other| *other == way).unwrap_or(0);
            let at = if turned { (at + 3) % 6 } else { at };
            // The edge to the north lies between the fifth and the sixth corner.
            let corners = mesh.corners((x, y));
            let (from, to) = (corners[(at + 4) % 6], corners[(at + 5) % 6]);
            self.area(&[(x, y), from, to], Fill::Black);
        }
        // A little lower, so the name of the hex stays free.
        let y = y + edge / 8;
        let seen = !figure.seen.is_empty();
        let (fill, letters) = if seen {
            (Fill::White, Type::bold(edge / 2))
        } else {
            (Fill::Black, Type::bold(edge / 2).on_black())
        };
        self.disc((x, y), half / 2, fill);
        let sign = figure.sign();
        self.text(x - edge / 2, y + letters.size / 3, edge, letters.centred(), &sign);
    }

    /// The name of an exit in the free corner beside its hex, left of `edge`; a thick line closes it where a cordon
    /// stands.
    fn gap(
        &mut self,
        mesh: Mesh,
        (column, row): (usize, usize),
        gap: DrawnExit,
        edge: u32,
        words: &Words,
    ) {
        let (x, y) = mesh.middle((column, row));
        let [right, below_right, below_left, left, above_left, above_right] = mesh.corners((x, y));
        let upper = row < HALF_ROWS / 2;
        let outer = column < usize::from(COLUMNS) / 2;
        let (one, two, three) = match (upper, outer) {
            (true, true) => (left, above_left, above_right),
            (true, false) => (above_left, above_right, right),
            (false, true) => (left, below_left, below_right),
            (false, false) => (below_left, below_right, right),
        };
        if gap.cordon {
            self.line(one, two, Stroke::Thick);
            self.line(two, three, Stroke::Thick);
        }
        let key = if gap.cordon { "jack-map-exit-cordon" } else { "jack-map-exit-open" };
        let said = words
            .tell(key, &[("exit", words.say(&format!("jack-gate-{}", gap.exit.word())).into())]);
        let letters = Type::bold(mesh.edge * 2 / 5);
        let base = if upper { y - mesh.half * 5 / 4 } else { y + mesh.half * 13 / 8 };
        let wide = mesh.edge * 5;
        let from = (x - mesh.edge).min(edge.saturating_sub(wide));
        self.text(from, base, wide, letters, &said);
    }
}
