//! The seam between the two families of games: cards on a grid, and characters on streets.
use crate::board::{Cell, CellSet, Grid, Hex, Site, Suspect, SuspectSet};
use crate::rules::mr_jack::{CHARACTERS, Character, MrJack};
use crate::rules::reach::unseen_where;
use crate::rules::{Known, Playing, Seat};

/// Where everybody is. Whatever is otherwise on streets than on a grid asks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board<'a> {
    /// Cards in rows and columns: the Noir family.
    Grid(&'a Grid),
    /// Streets with those who stand on them: Mr. Jack.
    Streets(&'a MrJack),
}

impl<'a> Board<'a> {
    /// Whether it is streets.
    pub const fn is_streets(self) -> bool {
        matches!(self, Self::Streets(_))
    }

    /// The board of a mode, whose cards lie like this if it has any.
    pub(in crate::rules) const fn of(game: Playing<'a>, grid: &'a Grid) -> Self {
        match game {
            Playing::MrJack(game) => Self::Streets(game),
            _ => Self::Grid(grid),
        }
    }

    /// How many suspects there are: those whose cards lie on the grid at the start, or the characters.
    pub(in crate::rules) fn cast(self) -> u8 {
        match self {
            Self::Grid(grid) => grid.suspects().len(),
            Self::Streets(_) => CHARACTERS as u8,
        }
    }

    /// Where somebody is; nowhere once he is taken out, or has left.
    fn place(self, who: Suspect) -> Option<Site> {
        match self {
            Self::Grid(grid) => grid.place(who).map(Site::Cell),
            Self::Streets(game) => game.place(who).map(Site::Hex),
        }
    }

    /// Everybody next to a suspect: as you’d read it off a grid, on streets clockwise from the north.
    fn around(self, who: Suspect) -> Vec<Suspect> {
        match self {
            Self::Grid(grid) => {
                let cells = grid.place(who).map_or(CellSet::EMPTY, Cell::around);
                cells.iter().filter_map(|cell| grid.at(cell)).collect()
            }
            Self::Streets(game) => {
                let hexes = game.place(who).into_iter().flat_map(Hex::around);
                hexes.flat_map(|hex| game.all_at(hex)).collect()
            }
        }
    }
}

impl Known {
    /// The board that is played on.
    pub fn board(&self) -> Board<'_> {
        Board::of(self.game(), &self.grid)
    }

    /// Where somebody is on the board of the mode; nowhere once he is taken out.
    pub fn place(&self, who: Suspect) -> Option<Site> {
        self.board().place(who)
    }

    /// Everybody next to a suspect, as you’d read it off the board.
    pub fn around(&self, who: Suspect) -> Vec<Suspect> {
        self.board().around(who)
    }

    /// The cards that chance puts in order when a shuffle is owed: the evidence deck, or the character cards; the alibis are
    /// never shuffled again (book of Mr. Jack, choice of a character).
    #[expect(clippy::wrong_self_convention, reason = "it turns nothing into anything")]
    pub fn to_shuffle(&self) -> Vec<Suspect> {
        match self.board() {
            Board::Grid(_) => self.deck.order().collect(),
            Board::Streets(_) => Character::ALL.map(Character::suspect).to_vec(),
        }
    }

    /// Whom the face-down identity of a seat can show, by what is public: on streets the discs say it.
    pub(in crate::rules) fn suspected(&self, seat: Seat) -> SuspectSet {
        match self.board() {
            Board::Grid(_) => unseen_where(self, self.open_cards(), seat),
            Board::Streets(game) => game.suspects(),
        }
    }
}
