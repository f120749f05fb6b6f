//! What may change if a line was said otherwise: from what is public only, so nobody can ask the
//! companion about boards that never were.
use crate::rules::{Action, Ask, Audience, Event, Position, Refusal, Rule, Shown};
use crate::table::journal::entry::What;
use crate::table::journal::replay_action::Recorded;
use crate::table::{CorrectError, Table};

/// What everybody can foresee of a correction.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The table as it would look now; of all else it says nothing.
    pub lies: Shown,
    /// Lines after the corrected one that happen anew; those that fall are not among them.
    pub later: usize,
    /// Those among them in which something was asked or shown that may come out otherwise.
    pub uncertain: Vec<usize>,
    /// The first of them that could not be said any more, with the rule that everybody can see.
    pub falls: Option<(usize, Refusal)>,
    /// Whether one of these lines, or the corrected one, has brought an answer or brings one.
    pub answers: bool,
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
        let moment = &self.past[seq - 1];
        let mut answers = now.iter().chain(&moment.events).any(is_answer);
        // What is drawn later comes out otherwise once more or fewer cards have been drawn before.
        let redealt = drawn(&now) != drawn(&moment.events);
        let (mut uncertain, mut falls) = (Vec::new(), None);
        // After a shift or a collapse a turn follows, and what else the line had led to is not asked for.
        let plain = matches!(action, Action::Shift(_) | Action::Collapse(_));
        let turn = lies.decision().filter(|owed| plain && owed.ask == Ask::Turn);
        if let Some(owed) = turn.filter(|_| self.past.len() > seq)
            && self.position_at(seq).decision() != turn
        {
            falls = Some((seq + 1, Refusal::to(Rule::OtherOwed, owed.seat)));
        }
        for (at, moment) in self.past.iter().enumerate().skip(seq) {
            if falls.is_some() {
                break;
            }
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
                if falls.is_none() && moment.events.iter().any(Event::shows) {
                    uncertain.push(at + 1);
                    answers |= moment.events.iter().any(is_answer);
                }
            }
            if falls.is_some() {
                break;
            }
            for event in &moment.events {
                let evidence = matches!(event, Event::Laid(..) | Event::Discarded(..));
                if !(redealt && evidence) {
                    lies.lay(event);
                }
            }
        }
        let last = falls.map_or(self.past.len(), |(first, _)| first - 1);
        let later = last - seq;
        let informs = tells || !uncertain.is_empty();
        Ok(Preview { lies, later, uncertain, falls, answers, informs })
    }
}

fn is_answer(event: &Event) -> bool {
    matches!(event, Event::Answered { .. } | Event::Hit(..))
}

/// How many cards a line has drawn.
fn drawn(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Drew(..))).count()
}
