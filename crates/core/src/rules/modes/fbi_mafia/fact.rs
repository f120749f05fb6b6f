//! What happens in this mode only.
use crate::board::{Suspect, SuspectSet};
use crate::rules::Seat;
use crate::rules::spoken::spoken;

spoken! {
    /// One fact about a table of this mode; all of them are public.
    #[derive(Hash)]
    pub enum Fact {
        /// These threatened suspects stand next to the Psycho at the start of his turn (F39).
        Struck(victims: SuspectSet) = "struck",
        /// No mafioso is the accused suspect.
        Missed(suspect: Suspect) = "missed",
        /// The bomb on this suspect explodes and takes a living neighbour.
        Exploded(suspect: Suspect) = "exploded",
        /// This mafioso is arrested, but a bomb may go off before his tokens leave (F59).
        Seized(seat: Seat) = "seized",
        /// A seat has lost its identity and draws another one.
        Lost(seat: Seat) = "lost",
        /// No living card is left for the seat, which goes on without an identity (F47).
        Without(seat: Seat) = "without",
    }
}
