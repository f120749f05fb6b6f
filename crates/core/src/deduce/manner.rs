//! How people give their word.

/// In which manner somebody gave his word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// By what he did.
    Done,
    /// He said it to others.
    Told,
    /// He said it to others, and the truth would have been the very opposite.
    YesOrNo,
}
