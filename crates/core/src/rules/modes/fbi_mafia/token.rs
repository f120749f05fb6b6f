//! Tokens on suspects: at most one of each kind, and laid on the living only (F46, F55).
use super::FbiMafia;
use super::reach::living;
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Event, Ledger, On, Refusal, Rule, Sink};
use crate::terms::Token;

/// The living without a token of this kind.
pub(super) fn free(position: &On<FbiMafia>, kind: Token) -> SuspectSet {
    living(position) - position.tokens.with(kind)
}

/// Whether a token of this kind may be laid on the suspect.
pub(super) fn check_free(
    position: &On<FbiMafia>,
    kind: Token,
    suspect: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.among(living(position), suspect, Rule::TokenLiving)?;
    ledger.outside(position.tokens.with(kind), suspect, Rule::TokenTwice)
}

/// Takes a token off a suspect, if there is one.
pub(super) fn lift(
    position: &mut On<FbiMafia>,
    kind: Token,
    suspect: Suspect,
    log: &mut impl Sink,
) {
    if position.tokens.with(kind).contains(suspect) {
        position.emit(Event::Lifted(kind, suspect), log);
    }
}
