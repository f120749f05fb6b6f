//! The words of what lists speak of: suspects, seats, places, numbers.
use super::{Hear, Pen, Spoken, mark};
use crate::board::{Axis, Cell, Shift, Suspect, SuspectSet};
use crate::rules::{Seat, SeatSet, Tokens};
use crate::terms::{Special, Team, Token, Vault};

/// Members of these closed sets are said by their own words.
macro_rules! said_by_id {
    ($($name:ident)+) => {$(
        impl Spoken for $name {
            fn write(&self, to: &mut Pen<'_>) {
                to.word(self.id());
            }

            fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
                let word = from.one_of(Self::WORDS)?;
                Self::from_id(word).ok_or_else(|| from.extra())
            }
        }
    )+};
}

said_by_id! { Special Team Vault }

/// A token that lies on a suspect.
impl Spoken for Token {
    fn write(&self, to: &mut Pen<'_>) {
        to.word(self.id());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let word = from.one_of(&Tokens::WORDS)?;
        Self::from_id(word).ok_or_else(|| from.extra())
    }
}

impl Spoken for Suspect {
    fn write(&self, to: &mut Pen<'_>) {
        let name = to.names.suspect(*self).to_owned();
        to.words.push(name);
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.suspect()
    }
}

impl Spoken for Seat {
    fn write(&self, to: &mut Pen<'_>) {
        let id = to.names.seat(*self).to_owned();
        to.words.push(id);
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.seat()
    }
}

/// A card that is not known here is simply not named, so it comes last.
impl<T: Spoken> Spoken for Option<T> {
    fn write(&self, to: &mut Pen<'_>) {
        if let Some(known) = self {
            known.write(to);
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        if from.left() == 0 { Ok(None) } else { T::read(from).map(Some) }
    }
}

/// All the words that are left; `nobody` for none.
impl Spoken for SuspectSet {
    fn write(&self, to: &mut Pen<'_>) {
        if self.is_empty() {
            to.word("nobody");
        } else {
            to.set(*self);
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let mut set = Self::EMPTY;
        if !mark(from, "nobody") {
            set.insert(from.suspect()?);
        }
        while from.left() > 0 {
            set.insert(from.suspect()?);
        }
        Ok(set)
    }
}

/// All the words that are left; `nobody` for none.
impl Spoken for SeatSet {
    fn write(&self, to: &mut Pen<'_>) {
        if self.is_empty() {
            to.word("nobody");
        }
        self.iter().for_each(|seat| seat.write(to));
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let mut set = Self::EMPTY;
        if !mark(from, "nobody") {
            set.insert(from.seat()?);
        }
        while from.left() > 0 {
            set.insert(from.seat()?);
        }
        Ok(set)
    }
}

impl Spoken for bool {
    fn write(&self, to: &mut Pen<'_>) {
        to.word(if *self { "yes" } else { "no" });
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.one_of(&["yes", "no"]).map(|word| word == "yes")
    }
}

impl Spoken for u8 {
    fn write(&self, to: &mut Pen<'_>) {
        to.words.push(self.to_string());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.number()
    }
}

/// The number of a line of the game.
impl Spoken for u32 {
    fn write(&self, to: &mut Pen<'_>) {
        to.words.push(self.to_string());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.seq()
    }
}

impl Spoken for Cell {
    fn write(&self, to: &mut Pen<'_>) {
        to.words.push(self.to_string());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.cell()
    }
}

impl Spoken for Axis {
    fn write(&self, to: &mut Pen<'_>) {
        to.words.push(self.to_string());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.one_of(&["rows", "columns"])
            .map(|word| if word == "rows" { Self::Rows } else { Self::Columns })
    }
}

/// `3 left`, `b up 2`.
impl Spoken for Shift {
    fn write(&self, to: &mut Pen<'_>) {
        to.words.extend([self.line.to_string(), self.toward().to_owned()]);
        if self.by != 1 {
            to.words.push(self.by.to_string());
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.shift()
    }
}
