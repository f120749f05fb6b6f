//! Tokens that lie on suspects, and the vaults at which steal tokens lie.
use crate::board::SuspectSet;
use crate::terms::{Token, Vault};

impl Vault {
    /// Its number in reading order, 0 to 3.
    pub const fn at(self) -> usize {
        self as usize
    }
}

/// Which suspects have a token, kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tokens([SuspectSet; 4]);

impl Tokens {
    /// The kinds that lie on suspects, at most one of each on one (F46); steal tokens lie at vaults.
    pub const KINDS: [Token; 4] = [Token::Threat, Token::Bomb, Token::Protection, Token::Treasure];

    /// The suspects with a token of this kind.
    pub const fn with(&self, token: Token) -> SuspectSet {
        self.0[place(token)]
    }

    /// The suspects with a token of this kind, to be changed.
    pub(super) const fn with_mut(&mut self, token: Token) -> &mut SuspectSet {
        &mut self.0[place(token)]
    }
}

/// The place of a kind among [`Tokens::KINDS`]; no steal token lies on a suspect, so it has none.
const fn place(token: Token) -> usize {
    match token {
        Token::Threat => 0,
        Token::Bomb => 1,
        Token::Protection => 2,
        Token::Treasure | Token::Steal => 3,
    }
}
