//! What may change if a line was said otherwise: from what is public only, so nobody can ask the
//! companion about boards that never were.
use crate::rules::{Action, Audience, Event, Position, Refusal};
use crate::table::journal::entry::What;
use crate::table::journal::replay_action::Recorded;
use crate::table::{CorrectError, Table};

/// What everybody can foresee of a correction.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The table as it would look now; of all else it says nothing.
    pub lies: Position,
    /// Lines after the corrected one.
    pub later: usize,
    /// Those among them in which something was asked or shown that may come out otherwise.
    pub uncertain: Vec<usize>,
    /// The first of them that could not be said any more, with the rule that everybody can see.
    pub falls: Option<(usize, Refusal)>,
    /// Whether somebody learned something by the line as it was, or will by it or a later one as they would be.
    pub informs: bool,
}

impl Table {
    /// What may change if line `seq` had been `action`.
    ///
    /// # Errors
    /// [`CorrectError`], when there is no such line or a rule that everybody can see forbids the action.
    pub fn preview(&self, seq: usize, action: &Action) -> Result<Preview, CorrectError> {
        let public = |position: &Position| position.seen_by(Audience::Public);
        let before = public(self.before_line(seq)?);
        let action = before.canonical(action);
        before.check(&action).map_err(crate::table::LineError::Refused)?;
        let recorded = Recorded::of(&self.opening);
        let mut lies = before;
        let mut now = Vec::new();
        lies.play_unchecked(&action, &mut now);
        let was = self.informed(&recorded, self.position_at(seq - 1), &self.past[seq - 1]);
        let tells = was || before.hangs(&action) || now.iter().any(Event::shows);
        let (mut uncertain, mut falls) = (Vec::new(), None);
        for (at, moment) in self.past.iter().enumerate().skip(seq) {
            // Everything as it was, on the board as it would lie.
            let mut here = public(self.position_at(at));
            here.lie_like(&lies);
            if let What::Said { seat, line: Some(line), .. } = &self.entry(moment).what {
                let said = recorded.action(&here, *seat, Some(line), &moment.events);
                match said.map(|action| here.check(&action)) {
                    Some(Err(refusal)) => falls = falls.or(Some((at + 1, refusal))),
                    Some(Ok(())) => {}
                    None => break,
                }
                if moment.events.iter().any(Event::shows) {
                    uncertain.push(at + 1);
                }
            }
            if falls.is_some() {
                break;
            }
            for event in &moment.events {
                lies.lay(event);
            }
        }
        let later = self.past.len() - seq;
        let informs = tells || !uncertain.is_empty();
        Ok(Preview { lies, later, uncertain, falls, informs })
    }
}
