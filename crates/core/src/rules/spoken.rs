//! Closed lists whose members are written as words: one line of a list says how.
//!
//! The journal, `--json`, `legal` and what people type speak the same words. Whoever [writes](Spoken::write)
//! brings the [`Names`] of suspects and seats; whoever reads brings a [`Hear`], which may be exact (the
//! journal) or forgiving (a player).
use super::{Seat, Tokens};
use crate::board::{Axis, Cell, Grid, Hex, Line, Shift, Suspect, SuspectSet};
use crate::terms::{Special, Team, Token, UnknownWord, Vault};

/// The names by which words speak of seats and suspects.
pub trait Names {
    /// The canonical name of a suspect.
    fn suspect(&self, suspect: Suspect) -> &str;
    /// The id of a seat.
    fn seat(&self, seat: Seat) -> &str;
    /// The suspect with exactly this canonical name.
    fn find_suspect(&self, name: &str) -> Option<Suspect>;
    /// The seat with exactly this id.
    fn find_seat(&self, id: &str) -> Option<Seat>;
}

/// Something that a list of words says.
pub trait Spoken: Sized {
    /// Adds its words.
    fn write(&self, to: &mut Pen<'_>);

    /// Reads it from the next words.
    ///
    /// # Errors
    /// What the listener has to say of words that do not fit.
    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error>;
}

/// Where words are written.
pub struct Pen<'a> {
    names: &'a dyn Names,
    grid: Option<&'a Grid>,
    words: Vec<String>,
}

impl<'a> Pen<'a> {
    /// Writes with these names; with a grid, groups are in the reading order of the board.
    pub(crate) const fn new(names: &'a dyn Names, grid: Option<&'a Grid>) -> Self {
        Self { names, grid, words: Vec::new() }
    }

    /// The words written so far.
    pub(crate) fn into_words(self) -> Vec<String> {
        self.words
    }

    /// Adds a word.
    pub(crate) fn word(&mut self, word: &str) {
        self.words.push(word.to_owned());
    }

    fn set(&mut self, set: SuspectSet) {
        let mut members: Vec<Suspect> = set.iter().collect();
        if let Some(grid) = self.grid {
            members.sort_by_key(|member| {
                grid.place(*member).map_or(u8::MAX, |cell| 8 * cell.row() + cell.column())
            });
        }
        for member in members {
            member.write(self);
        }
    }
}

/// Where words are read from, one after the other.
pub trait Hear {
    /// What is said of words that do not fit.
    type Error;

    /// Which of these words comes next.
    ///
    /// # Errors
    /// None of them does.
    fn one_of(&mut self, words: &[&'static str]) -> Result<&'static str, Self::Error>;
    /// The suspect whose name comes next.
    ///
    /// # Errors
    /// No name comes, or one that fits nobody.
    fn suspect(&mut self) -> Result<Suspect, Self::Error>;
    /// The seat whose name comes next.
    ///
    /// # Errors
    /// No seat comes.
    fn seat(&mut self) -> Result<Seat, Self::Error>;
    /// The number that comes next.
    ///
    /// # Errors
    /// No number comes.
    fn number(&mut self) -> Result<u8, Self::Error>;
    /// The number of a line of the game that comes next.
    ///
    /// # Errors
    /// No number comes.
    fn seq(&mut self) -> Result<u32, Self::Error>;
    /// The cell that comes next.
    ///
    /// # Errors
    /// No cell of the grid comes.
    fn cell(&mut self) -> Result<Cell, Self::Error>;
    /// The hex of the map that comes next.
    ///
    /// # Errors
    /// No hex comes.
    fn hex(&mut self) -> Result<Hex, Self::Error>;
    /// The line, the way and the distance that come next.
    ///
    /// # Errors
    /// They do not fit together.
    fn shift(&mut self) -> Result<Shift, Self::Error>;
    /// How many words are left.
    fn left(&self) -> usize;
    /// Goes back to where this many words were left.
    fn back(&mut self, left: usize);
    /// Words are left that nothing explains.
    fn extra(&self) -> Self::Error;
}

/// Declares an enum whose variants are lists of words: the first one is given, the fields follow.
///
/// Variants may share a first word when their fields differ; the first that explains all words wins.
/// A field `name: type as Wrapper` is written as the wrapper says.
macro_rules! spoken {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $(( $($arg:ident : $field:ty),+ ))?
                $({ $($(#[$part_doc:meta])* $part:ident : $part_type:ty $(as $wrapper:ident)?),+ $(,)? })?
                = $word:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            $(
                $(#[$doc])*
                $variant $(( $($field),+ ))? $({ $($(#[$part_doc])* $part : $part_type),+ })?
            ),+
        }

        impl $name {
            /// The first words of all of them.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// Its first word.
            pub const fn word(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $word),+ }
            }
        }

        impl $crate::rules::spoken::Spoken for $name {
            fn write(&self, to: &mut $crate::rules::spoken::Pen<'_>) {
                to.word(self.word());
                match *self {
                    $(Self::$variant $(( $($arg),+ ))? $({ $($part),+ })? => {
                        $($($crate::rules::spoken::Spoken::write(&$arg, to);)+)?
                        $($(spoken!(@write to $part $($wrapper)?);)+)?
                    })+
                }
            }

            fn read<H: $crate::rules::spoken::Hear>(from: &mut H) -> Result<Self, H::Error> {
                let word = from.one_of(Self::WORDS)?;
                let shared = Self::WORDS.iter().filter(|other| **other == word).count() > 1;
                let start = from.left();
                let mut wrong = None;
                $(if word == $word {
                    #[allow(unused_mut, reason = "a variant without fields reads nothing")]
                    let mut one = || -> Result<Self, H::Error> {
                        $($(let $arg = <$field as $crate::rules::spoken::Spoken>::read(from)?;)+)?
                        $($(let $part = spoken!(@read from $part_type $(, $wrapper)?);)+)?
                        Ok(Self::$variant $(( $($arg),+ ))? $({ $($part),+ })?)
                    };
                    match one() {
                        Ok(it) if !shared || from.left() == 0 => return Ok(it),
                        Ok(_) => {}
                        // What went furthest was meant.
                        Err(error) if wrong.as_ref().is_none_or(|(left, _)| from.left() < *left) => {
                            wrong = Some((from.left(), error));
                        }
                        Err(_) => {}
                    }
                    from.back(start);
                })+
                Err(wrong.map_or_else(|| from.extra(), |(_, error)| error))
            }
        }
    };
    (@write $to:ident $part:ident) => { $crate::rules::spoken::Spoken::write(&$part, $to) };
    (@write $to:ident $part:ident $wrapper:ident) => {
        $crate::rules::spoken::Spoken::write(&$wrapper($part), $to)
    };
    (@read $from:ident $part:ty) => { <$part as $crate::rules::spoken::Spoken>::read($from)? };
    (@read $from:ident $part:ty, $wrapper:ident) => {
        <$wrapper as $crate::rules::spoken::Spoken>::read($from)?.0
    };
}
pub(crate) use spoken;

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

/// A fact that the companion could check, or else one marked `unverified`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sure(pub(super) bool);

/// A fact that an unseen owner claims, marked `claim`, or else one that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim(pub(super) bool);

/// The word `quiet`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
pub struct Quiet;

impl Spoken for Sure {
    fn write(&self, to: &mut Pen<'_>) {
        if !self.0 {
            to.word("unverified");
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        Ok(Self(!mark(from, "unverified")))
    }
}

impl Spoken for Claim {
    fn write(&self, to: &mut Pen<'_>) {
        if self.0 {
            to.word("claim");
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        Ok(Self(mark(from, "claim")))
    }
}

impl Spoken for Quiet {
    fn write(&self, to: &mut Pen<'_>) {
        to.word("quiet");
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.one_of(&["quiet"]).map(|_| Self)
    }
}

/// Whether this very word comes next.
fn mark<H: Hear>(from: &mut H, word: &'static str) -> bool {
    let left = from.left();
    let marked = left > 0 && from.one_of(&[word]).is_ok();
    if !marked {
        from.back(left);
    }
    marked
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
impl Spoken for super::SeatSet {
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

/// Words exactly as they were written.
pub struct Exact<'a> {
    /// The names they were written with.
    pub names: &'a dyn Names,
    words: &'a [String],
    left: usize,
}

impl<'a> Exact<'a> {
    /// Reads these words from the first one on.
    pub(crate) const fn new(words: &'a [String], names: &'a dyn Names) -> Self {
        Self { names, words, left: words.len() }
    }

    fn next(&mut self) -> Result<&'a str, UnknownWord> {
        let at = self.words.len() - self.left;
        let word = self.words.get(at).ok_or(UnknownWord)?;
        self.left -= 1;
        Ok(word)
    }
}

/// The thing that exactly these words write; nothing if they write none.
pub fn read<T: Spoken>(words: &[String], names: &dyn Names) -> Option<T> {
    let mut exact = Exact::new(words, names);
    T::read(&mut exact).ok().filter(|_| exact.left == 0)
}

/// The words of one thing; groups are in the order of their members.
pub fn write(it: &impl Spoken, names: &dyn Names) -> Vec<String> {
    let mut pen = Pen::new(names, None);
    it.write(&mut pen);
    pen.into_words()
}

impl Hear for Exact<'_> {
    type Error = UnknownWord;

    fn one_of(&mut self, words: &[&'static str]) -> Result<&'static str, UnknownWord> {
        let next = self.next()?;
        words.iter().find(|word| **word == next).copied().ok_or(UnknownWord)
    }

    fn suspect(&mut self) -> Result<Suspect, UnknownWord> {
        let name = self.next()?;
        self.names.find_suspect(name).ok_or(UnknownWord)
    }

    fn seat(&mut self) -> Result<Seat, UnknownWord> {
        let id = self.next()?;
        self.names.find_seat(id).ok_or(UnknownWord)
    }

    fn number(&mut self) -> Result<u8, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn seq(&mut self) -> Result<u32, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn cell(&mut self) -> Result<Cell, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn hex(&mut self) -> Result<Hex, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn shift(&mut self) -> Result<Shift, UnknownWord> {
        let line: Line = self.next()?.parse().map_err(|_| UnknownWord)?;
        let toward = self.next()?;
        let left = self.left;
        let by = self.number().unwrap_or_else(|_| {
            self.left = left;
            1
        });
        let both = [false, true].map(|forward| Shift { line, forward, by });
        both.into_iter().find(|shift| shift.toward() == toward).ok_or(UnknownWord)
    }

    fn left(&self) -> usize {
        self.left
    }

    fn back(&mut self, left: usize) {
        self.left = left;
    }

    fn extra(&self) -> UnknownWord {
        UnknownWord
    }
}
