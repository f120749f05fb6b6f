//! Notes of the rules that a check looks at, so each rule is stated once: where it is checked.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Refusal, Rule};

/// Takes down which rules a check looks at, whether they hold or not.
///
/// Every check asks for its rules through it. `()` takes down nothing and costs nothing.
pub trait Ledger {
    /// This rule is looked at.
    fn note(&mut self, rule: Rule);

    /// Asks for a rule.
    ///
    /// # Errors
    /// The refusal, unless what it asks for holds.
    fn require(&mut self, holds: bool, refusal: Refusal) -> Result<(), Refusal> {
        self.note(refusal.rule);
        if holds { Ok(()) } else { Err(refusal) }
    }

    /// Asks for a rule that a suspect keeps who is one of these.
    ///
    /// # Errors
    /// The refusal about the suspect, if it is none of them.
    fn among(&mut self, these: SuspectSet, suspect: Suspect, rule: Rule) -> Result<(), Refusal> {
        self.require(these.contains(suspect), Refusal::about(rule, suspect))
    }

    /// Asks for a rule that a suspect breaks who is one of these.
    ///
    /// # Errors
    /// The refusal about the suspect, if it is one of them.
    fn outside(&mut self, these: SuspectSet, suspect: Suspect, rule: Rule) -> Result<(), Refusal> {
        self.require(!these.contains(suspect), Refusal::about(rule, suspect))
    }

    /// Asks for a rule that somebody or something could break; `found` is the first that does.
    ///
    /// # Errors
    /// The refusal about it, if there is one.
    fn forbid<T>(
        &mut self,
        found: Option<T>,
        rule: Rule,
        refusal: impl FnOnce(Rule, T) -> Refusal,
    ) -> Result<(), Refusal> {
        self.note(rule);
        found.map_or(Ok(()), |it| Err(refusal(rule, it)))
    }
}

/// Nobody listens.
impl Ledger for () {
    fn note(&mut self, _: Rule) {}
}

/// Each rule once, in the order in which they are looked at first.
impl Ledger for Vec<Rule> {
    fn note(&mut self, rule: Rule) {
        if !self.contains(&rule) {
            self.push(rule);
        }
    }
}
