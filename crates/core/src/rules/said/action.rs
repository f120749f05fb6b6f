//! What a player can say, as one line.
use crate::board::{Axis, Grid, Shift, SuspectSet};
use crate::rules::mr_jack::{Activation, Character};
use crate::rules::{Deed, Names, Order, Pen, Seat, Spoken};

/// One action or answer, as one line of words says it.
///
/// # Examples
/// ```
/// use noir_core::board::{Axis, Line, Shift, Suspect};
/// use noir_core::rules::{Action, Deed};
/// let shift = Shift { line: Line { axis: Axis::Columns, index: 1 }, forward: false, by: 1 };
/// assert_ne!(Action::Shift(shift), Action::Do(Deed::Kill(Suspect::new(3))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move a row or a column.
    Shift(Shift),
    /// Take dead suspects out and close the grid.
    Collapse(Collapse),
    /// Play a character of Mr. Jack.
    Activate(Activation),
    /// Anything else.
    Do(Deed),
    /// Give the game up.
    Concede(Seat),
    /// The deck was shuffled: chance, never a player, says the new order.
    Shuffled(Box<Order>),
}

/// One collapse, and those that follow it within the same action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Collapse {
    /// Whether every row or every column gives up a card.
    pub axis: Axis,
    /// The dead suspects that leave the grid.
    pub taken: SuspectSet,
    /// The next collapse of the same action; its lines are those of the grid as it is by then.
    pub then: Option<Box<Self>>,
}

impl Collapse {
    /// The collapses of the action, first to last.
    pub(crate) fn steps(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |step| step.then.as_deref())
    }

    /// Its words; the cards of each part in the order of the lines that give them up.
    fn write(&self, grid: &Grid, names: &dyn Names) -> String {
        let mut grid = *grid;
        let mut parts = Vec::new();
        for step in self.steps() {
            let mut words = vec![step.axis.to_string()];
            for cell in grid.lines(step.axis).flat_map(|line| grid.cells_of(line)) {
                if let Some(suspect) = grid.at(cell).filter(|it| step.taken.contains(*it)) {
                    words.push(names.suspect(suspect).to_owned());
                }
            }
            parts.push(words.join(" "));
            let _ = grid.collapse(step.axis, step.taken);
        }
        format!("collapse {}", parts.join(" then "))
    }
}

impl Action {
    /// Whether the line is secret: it is taken by `tell`, never by `act`.
    pub const fn is_private(&self) -> bool {
        matches!(self, Self::Do(deed) if deed.is_private())
    }

    /// The first word of its line.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Shift(_) => "shift",
            Self::Collapse(_) => "collapse",
            Self::Activate(line) => Character::of(line.who).word(),
            Self::Do(deed) => deed.word(),
            Self::Concede(_) => "concede",
            Self::Shuffled(_) => "shuffled",
        }
    }

    /// The canonical words on this grid: what `legal` prints and the journal keeps.
    pub fn write(&self, grid: &Grid, names: &dyn Names) -> String {
        match self {
            Self::Shift(shift) => format!("shift {shift}"),
            Self::Collapse(collapse) => collapse.write(grid, names),
            Self::Activate(line) => line.write(names),
            Self::Concede(_) | Self::Shuffled(_) => self.word().to_owned(),
            Self::Do(deed) => {
                let mut pen = Pen::new(names, Some(grid));
                deed.write(&mut pen);
                pen.into_words().join(" ")
            }
        }
    }
}

impl From<Activation> for Action {
    fn from(line: Activation) -> Self {
        Self::Activate(line)
    }
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Self {
        Self::Do(deed)
    }
}
