//! What a line may mean, with what speaks for it and against it.
use crate::table::WordError;

/// What a line may mean.
#[derive(Clone, Debug)]
pub struct Candidate<T> {
    /// In words of the grammar.
    pub line: String,
    /// What that means.
    pub meant: T,
    /// How likely it is.
    pub score: f32,
    /// What kind of line it is.
    pub kind: &'static str,
    /// How it fits the words.
    pub fit: Fit,
    /// Whether it is something that is done, and whether it can be now, as far as everybody can see.
    pub legal: Option<bool>,
    /// Whether it answers what nobody asks now.
    pub unasked: bool,
    /// Whether only a part of the line says it: then it is never done.
    pub part: bool,
}

/// How a meaning fits the words of a line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fit {
    /// How much of what is named it leaves out.
    pub left_out: usize,
    /// What the words cost that it does not explain.
    pub strange: usize,
    /// Whether a word speaks for it, or enough of what it leaves open is named.
    pub told: bool,
    /// How much of what it leaves open is named.
    pub filled: usize,
    /// How often what it leaves open stands in another order.
    pub turned: usize,
    /// How many names in it are misspelt.
    pub slips: usize,
}

/// Everything that a line may mean.
#[derive(Clone, Debug)]
pub struct Ranked<T> {
    /// The likeliest first.
    pub found: Vec<Candidate<T>>,
    /// How likely it means nothing.
    pub talk: f32,
    /// Two lines of which the second can be said after the first: `protect b2 then shift f up 2`.
    pub pair: Option<[String; 2]>,
    /// How likely a line is that lacks something or names two, and what is wrong with that.
    pub lacking: Option<(f32, WordError)>,
}

impl<T: PartialEq> Ranked<T> {
    /// Of two lines that mean the same the likelier one stays; what the whole line says is made likelier by a part of it.
    pub(super) fn add(&mut self, new: Option<Candidate<T>>) {
        let Some(new) = new else { return };
        match self.found.iter_mut().find(|other| other.meant == new.meant) {
            Some(other) if new.part && !other.part => other.score = other.score.max(new.score),
            Some(other) if other.score >= new.score => {}
            Some(other) => *other = new,
            None => self.found.push(new),
        }
    }
}

/// A small number as it is reckoned with.
pub(super) fn many(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}
