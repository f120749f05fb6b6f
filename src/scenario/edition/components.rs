//! How many of what lies in a box.
use crate::scenario::Flaw;
use crate::scenario::reading::At;
use crate::terms::Certainty;

/// How many of what lies in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Components {
    /// Cards laid on the table.
    pub suspects: Counted,
    /// Cards of the evidence deck, one for each suspect.
    pub evidence: Counted,
    /// Cards that say what a role may do.
    pub(super) role_cards: Counted,
    /// Tokens of all kinds together.
    pub tokens: Counted,
}

/// A number of things and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How many.
    pub count: u16,
    /// How sure.
    pub certainty: Certainty,
}

impl Components {
    pub(super) fn read(&mut self, at: At<'_>, needed: bool) {
        let fields = at.fields();
        for (name, count) in [
            ("suspects", &mut self.suspects),
            ("evidence", &mut self.evidence),
            ("role-cards", &mut self.role_cards),
            ("tokens", &mut self.tokens),
        ] {
            let Some(at) = fields.need_if(needed, name) else { continue };
            let of = at.fields();
            count.count = of.need("count").map_or(0, |count| count.number(0..=999));
            let certainty = of.may("certainty").and_then(At::id);
            count.certainty = certainty.unwrap_or(Certainty::Confirmed);
            of.end();
        }
        fields.end();
        let (expected, found) = (self.suspects.count.into(), self.evidence.count.into());
        if expected != found {
            // One evidence card for each suspect, in every box.
            at.fault(Flaw::Sum { expected, found });
        }
    }
}
