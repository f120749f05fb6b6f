//! The grid of suspects.
use thiserror::Error;

use super::{Axis, Cell, CellSet, Line, Member, Shift, ShiftSet, Suspect, SuspectSet};

const NOWHERE: u8 = u8::MAX;

/// A full rectangle of suspects, 1×1 to 7×7; suspects taken out by a collapse are on no cell. Games without cards
/// have the [empty](Grid::EMPTY) one, on which nobody is anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    rows: u8,
    columns: u8,
    /// The suspect on each cell, by `Cell` index.
    who: [Suspect; 56],
    /// The cell index of each suspect, or `NOWHERE`.
    place: [u8; 50],
    /// Everybody who has a place.
    standing: SuspectSet,
}

/// A collapse that the geometry does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the geometry does not allow the collapse")]
pub enum GridError {
    /// This line gives up another number of suspects than the first one.
    Uneven(Line),
    /// Nobody at all would be taken, or nobody would be left in a line.
    NothingLeft,
}

impl Grid {
    /// No cards at all: no row, no column, no line to move, and everybody is nowhere.
    pub const EMPTY: Self = Self {
        rows: 0,
        columns: 0,
        who: [Suspect::new(0); 56],
        place: [NOWHERE; 50],
        standing: SuspectSet::EMPTY,
    };

    /// The starting grid: suspect 0 on a1, the others in reading order. Sides are 1 to 7.
    pub fn new(rows: u8, columns: u8) -> Self {
        let mut grid = Self { rows: rows.clamp(1, 7), columns: columns.clamp(1, 7), ..Self::EMPTY };
        for row in 0..grid.rows {
            for column in 0..grid.columns {
                grid.put(Cell::new(row, column), Suspect::new(row * grid.columns + column));
            }
        }
        grid.standing = SuspectSet::below(grid.rows * grid.columns);
        grid
    }

    fn put(&mut self, cell: Cell, suspect: Suspect) {
        self.who[usize::from(cell.index())] = suspect;
        self.place[suspect.at()] = cell.index();
    }

    /// How many rows there are, 1 to 7; none where there are no cards.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// How many columns there are, 1 to 7; none where there are no cards.
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// All cells of the grid.
    pub const fn cells(&self) -> CellSet {
        const ROW: u64 = 0x0101_0101_0101_0101;
        let wide = ROW * ((1 << self.columns) - 1);
        CellSet::from_bits(wide & ((1 << (8 * self.rows as u32)) - 1))
    }

    /// Whether the cell belongs to the grid as it is now.
    pub const fn has(&self, cell: Cell) -> bool {
        cell.row() < self.rows && cell.column() < self.columns
    }

    /// The suspect on `cell`, if the cell belongs to the grid.
    pub fn at(&self, cell: Cell) -> Option<Suspect> {
        self.has(cell).then(|| self.who[usize::from(cell.index())])
    }

    /// Where `suspect` stands; nowhere after being taken out.
    pub fn place(&self, suspect: Suspect) -> Option<Cell> {
        match self.place.get(suspect.at()) {
            None | Some(&NOWHERE) => None,
            Some(&index) => Some(Cell::from_index(index)),
        }
    }

    /// Everybody on the grid.
    pub const fn suspects(&self) -> SuspectSet {
        self.standing
    }

    /// The cells on which any of `suspects` stands.
    pub fn under(&self, suspects: SuspectSet) -> CellSet {
        let place = |cells, suspect: Suspect| cells | 1 << (self.place[suspect.at()] & 63);
        CellSet::from_bits((suspects & self.standing).iter().fold(0, place))
    }

    /// Everybody who stands on one of `cells`.
    pub fn on(&self, cells: CellSet) -> SuspectSet {
        (cells & self.cells()).iter().map(|cell| self.who[usize::from(cell.index())]).collect()
    }

    /// The up to eight neighbours of `suspect`; nobody when off the grid. Never wraps (G02, G03).
    pub fn around(&self, suspect: Suspect) -> SuspectSet {
        self.place(suspect).map_or(SuspectSet::EMPTY, |cell| self.on(cell.around()))
    }

    /// Everybody next to one of these suspects; one of them only if another stands next to him.
    pub(crate) fn around_any(&self, centres: SuspectSet) -> SuspectSet {
        centres.iter().fold(SuspectSet::EMPTY, |reach, centre| reach | self.around(centre))
    }

    /// Whether two suspects stand side by side or corner to corner.
    pub fn near(&self, one: Suspect, other: Suspect) -> bool {
        match (self.place(one), self.place(other)) {
            (Some(one), Some(other)) => one.around().contains(other),
            _ => false,
        }
    }

    /// All lines of one direction, first to last.
    pub fn lines(
        &self,
        axis: Axis,
    ) -> impl DoubleEndedIterator<Item = Line> + ExactSizeIterator + use<> {
        let count = match axis {
            Axis::Rows => self.rows,
            Axis::Columns => self.columns,
        };
        (0..count).map(move |index| Line { axis, index })
    }

    /// How many suspects stand in a line of this direction.
    pub(crate) const fn length(&self, axis: Axis) -> u8 {
        match axis {
            Axis::Rows => self.columns,
            Axis::Columns => self.rows,
        }
    }

    /// Whether the line belongs to the grid as it is now.
    pub const fn has_line(&self, line: Line) -> bool {
        line.index
            < match line.axis {
                Axis::Rows => self.rows,
                Axis::Columns => self.columns,
            }
    }

    /// The cells of a line, first to last.
    pub fn cells_of(&self, line: Line) -> impl DoubleEndedIterator<Item = Cell> + use<> {
        (0..self.length(line.axis)).map(move |step| match line.axis {
            Axis::Rows => Cell::new(line.index, step),
            Axis::Columns => Cell::new(step, line.index),
        })
    }

    /// The cells of a line as a set, which iterates first to last too.
    pub(crate) const fn line(&self, line: Line) -> CellSet {
        const ROW: u64 = 0xff;
        const COLUMN: u64 = 0x0101_0101_0101_0101;
        let index = line.index as u32 & 7;
        let endless = match line.axis {
            Axis::Rows => ROW << (8 * index),
            Axis::Columns => COLUMN << index,
        };
        CellSet::from_bits(endless & self.cells().bits())
    }

    /// The suspects of a line, as a set.
    pub fn members(&self, line: Line) -> SuspectSet {
        self.on(self.line(line))
    }

    /// The cells up to `reach` places away from `from` in the given direction steps, itself not included.
    pub(crate) fn rays(&self, from: Cell, reach: u8, steps: &[(i8, i8)]) -> CellSet {
        let mut seen = CellSet::EMPTY;
        for &(down, right) in steps {
            let mut cell = from;
            for _ in 0..reach {
                match cell.step(down, right).filter(|next| self.has(*next)) {
                    Some(next) => cell = next,
                    None => break,
                }
                seen.insert(cell);
            }
        }
        seen
    }

    /// The cells up to `reach` places away along the row and the column.
    pub fn straight(&self, from: Cell, reach: u8) -> CellSet {
        self.rays(from, reach, &[(-1, 0), (1, 0), (0, -1), (0, 1)])
    }

    /// The cells up to `reach` places away along the diagonals.
    pub fn diagonal(&self, from: Cell, reach: u8) -> CellSet {
        self.rays(from, reach, &[(-1, -1), (-1, 1), (1, -1), (1, 1)])
    }

    /// The square of `side` cells whose top-left cell is `corner`, if it lies wholly on the grid.
    pub fn square(&self, corner: Cell, side: u8) -> Option<CellSet> {
        let fits = side > 0
            && side <= 8
            && corner.row() + side <= self.rows
            && corner.column() + side <= self.columns;
        fits.then(|| {
            (0..side)
                .flat_map(|down| (0..side).map(move |right| (down, right)))
                .map(|(down, right)| Cell::new(corner.row() + down, corner.column() + right))
                .collect()
        })
    }

    /// Whether every line of a direction has one of these cells, which are cells of the grid.
    ///
    /// ```
    /// use noir_core::board::{Axis, CellSet, Grid};
    /// let diagonal: CellSet = ["a1", "b2"].map(|cell| cell.parse().unwrap()).into_iter().collect();
    /// assert!(Grid::new(2, 2).fills(Axis::Rows, diagonal));
    /// assert!(!Grid::new(3, 2).fills(Axis::Rows, diagonal));
    /// ```
    pub const fn fills(&self, axis: Axis, cells: CellSet) -> bool {
        const FIRST: u64 = 0x0101_0101_0101_0101;
        const fn folded(bits: u64, by: u32) -> u64 {
            bits | bits >> by
        }
        match axis {
            // The first bit of each row collects the others.
            Axis::Rows => {
                let rows = folded(folded(folded(cells.bits(), 4), 2), 1) & FIRST;
                rows == FIRST & ((1 << (8 * self.rows as u32)) - 1)
            }
            // The first row collects the others.
            Axis::Columns => {
                let columns = folded(folded(folded(cells.bits(), 32), 16), 8) & 0xff;
                columns == (1 << self.columns) - 1
            }
        }
    }

    /// The shifts by one place, or by one and two, that change something.
    ///
    /// ```
    /// use noir_core::board::Grid;
    /// let words: Vec<String> = Grid::new(1, 2).shifts(2).iter().map(|it| it.to_string()).collect();
    /// assert_eq!(words, ["1 left", "1 right"]);
    /// ```
    pub fn shifts(&self, reach: u8) -> ShiftSet {
        // Of each line four bits: one place back, two back, one on, two on.
        let of_line = |axis| match self.length(axis) {
            1 => 0,
            length if reach < 2 || length == 2 => 0b0101,
            _ => 0b1111,
        };
        let of_axis =
            |axis, lines: u8| of_line(axis) * (0x1111_1111_u64 & ((1 << (4 * lines)) - 1));
        ShiftSet::from_bits(
            of_axis(Axis::Rows, self.rows) | of_axis(Axis::Columns, self.columns) << 32,
        )
    }

    /// The shifts that move any of these suspects.
    pub(crate) fn moving(&self, suspects: SuspectSet) -> ShiftSet {
        let lines = |cell: Cell| {
            let row = Line { axis: Axis::Rows, index: cell.row() };
            let column = Line { axis: Axis::Columns, index: cell.column() };
            row.shifts() | column.shifts()
        };
        self.under(suspects).iter().fold(ShiftSet::EMPTY, |all, cell| all | lines(cell))
    }

    /// Moves a line; the line must belong to the grid.
    pub fn shift(&mut self, shift: Shift) {
        let Line { axis, index } = shift.line;
        let (first, step) = match axis {
            Axis::Rows => (8 * index, 1),
            Axis::Columns => (index, 8),
        };
        let length = self.length(axis);
        let cell = |at: u8| Cell::from_index(first + step * at);
        let mut before = [Suspect::new(0); 8];
        for at in 0..length {
            before[usize::from(at)] = self.who[usize::from(cell(at).index())];
        }
        let by = shift.turned(length);
        for at in 0..length {
            let to = at + by;
            let to = if to < length { to } else { to - length };
            self.put(cell(to), before[usize::from(at)]);
        }
    }

    /// Exchanges the places of two suspects on the grid.
    pub(crate) fn swap(&mut self, one: Suspect, other: Suspect) {
        if let (Some(here), Some(there)) = (self.place(one), self.place(other)) {
            self.put(here, other);
            self.put(there, one);
        }
    }

    /// Lays those who stand here anew, in reading order; a list that is not exactly of them changes nothing.
    ///
    /// ```
    /// use noir_core::board::{Grid, Suspect};
    /// let mut grid = Grid::new(1, 2);
    /// grid.arrange([1, 0].map(Suspect::new));
    /// assert_eq!(grid.at("a1".parse().unwrap()), Some(Suspect::new(1)));
    /// grid.arrange([1, 1].map(Suspect::new));
    /// assert_eq!(grid.at("b1".parse().unwrap()), Some(Suspect::new(0)));
    /// ```
    pub fn arrange(&mut self, order: impl IntoIterator<Item = Suspect>) {
        let order: Vec<Suspect> = order.into_iter().collect();
        let named: SuspectSet = order.iter().copied().collect();
        if named == self.standing && order.len() == usize::from(named.len()) {
            for (cell, suspect) in self.cells().iter().zip(order) {
                self.put(cell, suspect);
            }
        }
    }

    /// Takes `taken` out, the same number from every line of the direction, and closes the gaps
    /// so that the order in each line is kept.
    ///
    /// # Errors
    /// Says which line gives up another number than the first, or that a line would be emptied; the
    /// grid is unchanged then.
    pub fn collapse(&mut self, axis: Axis, taken: SuspectSet) -> Result<(), GridError> {
        let per_line = self.lines(axis).next().map_or(0, |line| (self.members(line) & taken).len());
        if let Some(line) =
            self.lines(axis).find(|line| (self.members(*line) & taken).len() != per_line)
        {
            return Err(GridError::Uneven(line));
        }
        if per_line == 0 || per_line >= self.length(axis) {
            return Err(GridError::NothingLeft);
        }
        let before = *self;
        match axis {
            Axis::Rows => self.columns -= per_line,
            Axis::Columns => self.rows -= per_line,
        }
        for suspect in taken & before.standing {
            self.place[suspect.at()] = NOWHERE;
        }
        self.standing = before.standing - taken;
        for line in before.lines(axis) {
            let mut to = self.cells_of(line);
            for from in before.cells_of(line) {
                let suspect = before.who[usize::from(from.index())];
                if !taken.contains(suspect)
                    && let Some(cell) = to.next()
                {
                    self.put(cell, suspect);
                }
            }
        }
        self.clear_outside();
        Ok(())
    }

    /// Cells that no longer belong to the grid hold suspect 0, so equal tables are equal bytes.
    fn clear_outside(&mut self) {
        for (index, who) in self.who.iter_mut().enumerate() {
            let cell = Cell::from_index(index as u8);
            if cell.row() >= self.rows || cell.column() >= self.columns {
                *who = Suspect::new(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(index: u8) -> Line {
        Line { axis: Axis::Rows, index }
    }

    fn drawn(grid: &Grid) -> String {
        grid.lines(Axis::Rows)
            .map(|line| {
                let row: Vec<_> = grid
                    .cells_of(line)
                    .filter_map(|cell| grid.at(cell))
                    .map(|s| s.at().to_string())
                    .collect();
                row.join(" ")
            })
            .collect::<Vec<_>>()
            .join("/")
    }

    #[test]
    fn where_there_are_no_cards_nobody_is_anywhere() {
        let mut none = Grid::EMPTY;
        assert!(none.cells().is_empty() && none.suspects().is_empty());
        assert_eq!((none.at(Cell::default()), none.place(Suspect::new(0))), (None, None));
        assert_eq!(none.on(CellSet::below(64)), SuspectSet::EMPTY);
        assert!(!none.has_line(row(0)) && none.lines(Axis::Columns).next().is_none());
        assert_eq!(none.collapse(Axis::Rows, set(&[0])), Err(GridError::NothingLeft));
        none.arrange([Suspect::new(0)]);
        none.swap(Suspect::new(0), Suspect::new(1));
        assert_eq!(none, Grid::EMPTY);
    }

    fn set(members: &[u8]) -> SuspectSet {
        members.iter().map(|index| Suspect::new(*index)).collect()
    }

    #[test]
    fn a_shift_brings_the_fallen_card_in_at_the_other_end() {
        let mut grid = Grid::new(3, 3);
        grid.shift(Shift { line: row(0), forward: true, by: 1 });
        assert_eq!(drawn(&grid), "2 0 1/3 4 5/6 7 8");
        grid.shift(Shift { line: Line { axis: Axis::Columns, index: 2 }, forward: false, by: 2 });
        assert_eq!(drawn(&grid), "2 0 8/3 4 1/6 7 5");
        assert_eq!(grid.place(Suspect::new(8)), Some(Cell::new(0, 2)));
    }

    #[test]
    fn a_corner_has_three_neighbours_and_the_middle_eight() {
        let grid = Grid::new(5, 5);
        assert_eq!(grid.around(Suspect::new(0)), set(&[1, 5, 6]));
        assert_eq!(grid.around(Suspect::new(12)).len(), 8);
        assert!(!grid.near(Suspect::new(4), Suspect::new(5)), "nothing wraps");
    }

    #[test]
    fn a_collapse_of_rows_narrows_the_grid_and_keeps_the_order() {
        let mut grid = Grid::new(3, 3);
        grid.collapse(Axis::Rows, set(&[0, 4, 8])).unwrap();
        assert_eq!(drawn(&grid), "1 2/3 5/6 7");
        assert_eq!(grid.place(Suspect::new(4)), None);
        assert_eq!((grid.rows(), grid.columns()), (3, 2));
    }

    #[test]
    fn a_collapse_of_columns_shortens_the_grid() {
        let mut grid = Grid::new(3, 3);
        grid.collapse(Axis::Columns, set(&[6, 1, 5])).unwrap();
        assert_eq!(drawn(&grid), "0 4 2/3 7 8");
    }

    #[test]
    fn an_uneven_or_emptying_collapse_changes_nothing() {
        let mut grid = Grid::new(2, 2);
        let before = grid;
        assert_eq!(grid.collapse(Axis::Rows, set(&[0])), Err(GridError::Uneven(row(1))));
        assert_eq!(grid.collapse(Axis::Rows, set(&[0, 1, 2, 3])), Err(GridError::NothingLeft));
        assert_eq!(grid, before);
    }

    #[test]
    fn rays_and_squares_stop_at_the_edge() {
        let grid = Grid::new(5, 5);
        let c3 = Cell::new(2, 2);
        assert_eq!(grid.straight(c3, 3).len(), 8);
        assert_eq!(grid.diagonal(c3, 1).len(), 4);
        assert_eq!(grid.square(c3, 3).map(CellSet::len), Some(9));
        assert_eq!(grid.square(c3, 4), None);
    }
}
