//! Tokens that lie on suspects, and the vaults at which steal tokens lie.
use crate::board::SuspectSet;
use crate::terms::{Token, Vault};

impl Vault {
    /// Its number in reading order, 0 to 3.
    pub(crate) const fn at(self) -> usize {
        self as usize
    }
}

/// Which suspects have a token, kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tokens([SuspectSet; 4]);

impl Tokens {
    /// The kinds that lie on suspects, at most one of each on one (F46); steal tokens lie at vaults.
    pub const KINDS: [Token; 4] = [Token::Threat, Token::Bomb, Token::Protection, Token::Treasure];

    /// What they are called.
    pub const WORDS: [&'static str; 4] =
        [Token::Threat.id(), Token::Bomb.id(), Token::Protection.id(), Token::Treasure.id()];

    /// The suspects with a token of this kind.
    pub fn with(&self, token: Token) -> SuspectSet {
        place(token).map_or(SuspectSet::EMPTY, |at| self.0[at])
    }

    /// The suspects with a token of this kind, to be changed.
    pub(in crate::rules) fn with_mut(&mut self, token: Token) -> Option<&mut SuspectSet> {
        place(token).map(|at| &mut self.0[at])
    }
}

/// The place of a kind among [`Tokens::KINDS`]; no steal token lies on a suspect, so it has none.
const fn place(token: Token) -> Option<usize> {
    match token {
        Token::Threat => Some(0),
        Token::Bomb => Some(1),
        Token::Protection => Some(2),
        Token::Treasure => Some(3),
        Token::Steal => None,
    }
}
