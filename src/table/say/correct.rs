//! Mistakes put right during play: a line that was said otherwise, a card that was told wrongly, a board
//! that was moved.
//!
//! A line that is put right lets all later lines happen anew, up to the first that no longer fits; what
//! follows that one falls away. Nothing is looked at before the table has decided: what may change is worked
//! out from what is public only, or the companion could be asked about boards that never were.
use thiserror::Error;

use super::LineError;
use crate::board::{Suspect, SuspectSet};
use crate::rules::heist::CardAndRole;
use crate::rules::{
    Action, Audience, Deed, Event, Eyes, Names as _, Order, Position, Refusal, Rule, Seat,
};
use crate::table::journal::by_cell::ByCell;
use crate::table::journal::corrected::{Changed, Corrected};
use crate::table::journal::entry::What;
use crate::table::journal::facts::{hidden, read, written};
use crate::table::journal::lines::{JournalLine, Secret};
use crate::table::journal::replay_action::Recorded;
use crate::table::read::Retold;
use crate::table::{Moment, Table};

/// Why something could not be put right.
#[derive(Debug, Error)]
#[error("this cannot be put right")]
pub enum CorrectError {
    /// There are only so many lines.
    Only(usize),
    /// This line is not one that somebody said aloud.
    NotSaid(usize),
    /// The board must be told with all who lie on it, each once.
    Board,
    /// The line was not accepted.
    Line(LineError),
}

impl From<LineError> for CorrectError {
    fn from(error: LineError) -> Self {
        Self::Line(error)
    }
}

/// A line said anew.
struct Anew {
    seat: Seat,
    what: What,
    events: Vec<Event>,
}

impl Table {
    /// The position in which the line with this number was said, counted from 1.
    ///
    /// # Errors
    /// When there is no such line, or it was not said aloud.
    pub(in crate::table) fn before_line(&self, seq: usize) -> Result<&Position, CorrectError> {
        let moment = seq.checked_sub(1).and_then(|at| self.past.get(at));
        let moment = moment.ok_or(CorrectError::Only(self.past.len()))?;
        match &self.entry(moment).what {
            What::Said { line: Some(_), .. } => Ok(self.position_at(seq - 1)),
            _ => Err(CorrectError::NotSaid(seq)),
        }
    }

    /// Whether line `seq` can be put right: somebody said it aloud.
    ///
    /// # Errors
    /// When there is no such line, or it was not said aloud.
    pub fn may_correct(&self, seq: usize) -> Result<(), CorrectError> {
        self.before_line(seq).map(|_| ())
    }

    /// Lets line `seq` have been `action`, and everything after it happen anew.
    ///
    /// # Errors
    /// [`CorrectError`]; then nothing has changed. What is public is looked at first, so a hidden card
    /// is asked only when nothing else decides.
    pub fn put_right(&mut self, seq: usize, action: &Action) -> Result<(), CorrectError> {
        let before = *self.before_line(seq)?;
        let action = before.canonical(action);
        if action.is_private() {
            return Err(LineError::Private.into());
        }
        let public = before.seen_by(Audience::Public);
        public.check(&action).map_err(LineError::Refused)?;
        let seat = self.past[seq - 1].seat;
        if let Err(error) = before.play(&action) {
            // The words say which line it was about: it is refused where that stands, not here.
            let line = action.write(before.grid(), &ByCell(&self.opening));
            let line = format!("correct {seq} {line}");
            return Ok(self.refuse(seat, line, Some(error.refusal))?);
        }
        let anew = self.anew(seq, |at, told| if at == seq { action.clone() } else { told });
        self.correct(seq, &anew, false)
    }

    /// Lets what `seat` has told, a card or the role card of the Heist, have been otherwise from the beginning, and
    /// everything happen anew; which lines that concerns nobody else is told.
    ///
    /// # Errors
    /// [`LineError::Hidden`] with the reason on the owner's page, whatever is wrong.
    pub(super) fn retell(&mut self, seat: Seat, retold: Retold) -> Result<(), CorrectError> {
        match self.retold(seat, retold) {
            Ok(anew) => self.correct(1, &anew, true),
            Err(rule) => {
                let by_cell = ByCell(&self.opening);
                let words = retold.line(|card| by_cell.suspect(card).to_owned());
                let refusal = match retold.card {
                    Some((_, is)) => Refusal::about(rule, is),
                    None => Refusal::to(rule, seat),
                };
                Ok(self.refuse(seat, words.replace(" , ", " "), Some(refusal))?)
            }
        }
    }

    /// All lines as they happen anew if `seat` has told its cards so, or why it cannot have.
    fn retold(&self, seat: Seat, Retold { card, role }: Retold) -> Result<Vec<Anew>, Rule> {
        let told = |event: &Event| match card {
            Some((was, _)) => *event == Event::Drew(seat, Some(was)),
            None => matches!(event, Event::Drew(by, Some(_)) if *by == seat),
        };
        let since = self.past.iter().rposition(|moment| moment.events.iter().any(told));
        let position = self.position();
        let (open, holding) = (position.open_cards(), position.holding(seat));
        if role.is_some() && position.told_role(seat).is_none() {
            return Err(Rule::NotYourRole);
        }
        if let Some((was, is)) = card {
            if !position.told_by(seat).contains(was) {
                return Err(Rule::NotInHand);
            }
            if open.contains(is) || holding.hand.contains(is) {
                return Err(Rule::CardElsewhere);
            }
        }
        let since = since.ok_or(Rule::NotInHand)?;
        let other = |told: Suspect| match card {
            Some((was, is)) if told == was => is,
            _ => told,
        };
        let anew = self.anew(1, |at, action| match action {
            Action::Do(Deed::Drew(cards)) if at == since + 1 => {
                Action::Do(Deed::Drew(cards.iter().map(other).collect::<SuspectSet>()))
            }
            Action::Do(Deed::DrewRole(drew)) if at == since + 1 => {
                let role = role.unwrap_or(drew.role);
                Action::Do(Deed::DrewRole(CardAndRole { card: other(drew.card), role }))
            }
            Action::Do(Deed::Become(card)) if at > since && self.past[at - 1].seat == seat => {
                Action::Do(Deed::Become(other(card)))
            }
            action => action,
        });
        if anew.len() <= since {
            return Err(if card.is_some() { Rule::CardElsewhere } else { Rule::RoleElsewhere });
        }
        Ok(anew)
    }

    /// Records that the suspects lie so, in reading order.
    ///
    /// # Errors
    /// [`CorrectError::Board`] unless they are exactly those who lie on the board.
    pub fn arrange(&mut self, rows: &[Suspect]) -> Result<(), CorrectError> {
        let lying = self.position().grid().suspects();
        let named: SuspectSet = rows.iter().copied().collect();
        if named != lying || rows.len() != usize::from(lying.len()) {
            return Err(CorrectError::Board);
        }
        let rows = Order::new(rows.iter().copied());
        let line =
            JournalLine::Arranged { facts: written(&[Event::Arranged(rows)], &self.opening) };
        self.append(&line, None)?;
        self.happen(What::Arranged(rows));
        Ok(())
    }

    /// Records that a mistake in line `seq` was noticed and stands.
    ///
    /// # Errors
    /// When there is no such line, or what the journal says.
    pub fn let_stand(&mut self, seq: usize) -> Result<(), CorrectError> {
        if seq == 0 || seq > self.past.len() {
            return Err(CorrectError::Only(self.past.len()));
        }
        self.append(&JournalLine::Stands { line: seq }, None)?;
        self.note(What::Stands(seq));
        Ok(())
    }

    /// The lines from `from` on as they happen anew, up to the first that no longer fits.
    fn anew(&self, from: usize, change: impl Fn(usize, Action) -> Action) -> Vec<Anew> {
        let recorded = Recorded::of(&self.opening);
        let mut position = *self.position_at(from - 1);
        let mut shuffles = self.shuffles_in(&self.past[..from - 1]);
        let mut anew = Vec::new();
        for (at, moment) in self.past.iter().enumerate().skip(from - 1) {
            let mut after = position;
            let what = match &self.entry(moment).what {
                What::Said { seat, line, events: was } => {
                    let action = recorded.action(
                        &position.seen_by(Audience::Referee),
                        *seat,
                        line.as_deref(),
                        was,
                    );
                    let Some(action) = action else {
                        // An identity that was opened stays so; other words mean nothing here.
                        if line.is_some() || !was.iter().all(Event::is_opened) {
                            break;
                        }
                        for event in was {
                            after.apply(event);
                        }
                        anew.push(Anew {
                            seat: *seat,
                            what: self.entry(moment).what.clone(),
                            events: was.clone(),
                        });
                        position = after;
                        continue;
                    };
                    let action = change(at + 1, action);
                    let speaks = position.decision().is_some_and(|owed| owed.seat == *seat);
                    if !speaks && !matches!(action, Action::Concede(_)) {
                        break;
                    }
                    let Ok((then, mut events)) = position.play(&action) else { break };
                    self.chance.answer(shuffles, then, &mut events);
                    let line = line.as_ref().map(|_| action.write(position.grid(), &self.opening));
                    What::Said { seat: *seat, line, events }
                }
                What::Ruled(ruling) => {
                    after = position;
                    after.adopt(&self.choices_at(at + 1));
                    What::Ruled(ruling.clone())
                }
                other => other.clone(),
            };
            let events = match &what {
                What::Said { events, .. } => events.clone(),
                What::Arranged(rows) => vec![Event::Arranged(*rows)],
                _ => Vec::new(),
            };
            for event in &events {
                after.apply(event);
            }
            shuffles += events.iter().filter(|event| event.is_shuffle()).count();
            anew.push(Anew { seat: moment.seat, what, events });
            position = after;
        }
        anew
    }

    /// Records the lines from `from` on as they have happened anew; `told` if a card that was told is another one, which
    /// is accepted only of one who holds it.
    fn correct(&mut self, from: usize, anew: &[Anew], told: bool) -> Result<(), CorrectError> {
        let names = ByCell(&self.opening);
        let (mut changed, mut facts) = (Vec::new(), Vec::new());
        for (at, it) in (from..).zip(anew) {
            let was = self.past.get(at - 1).map(|moment| &self.entry(moment).what);
            let public = |what: &What| what.seen_by(Eyes::PUBLIC);
            if was.map(public) != Some(public(&it.what)) {
                changed.push((at, self.record_of(it).ok_or(CorrectError::NotSaid(at))?));
            }
            if it.events.iter().any(Event::is_secret) {
                facts.push((at, written(&it.events, &names)));
            }
        }
        let record = Corrected { from, lines: anew.len(), changed: &changed, facts: &facts };
        let shown = told || self.informs(&record);
        let line =
            JournalLine::Corrected { from, lines: anew.len(), changed: changed.clone(), shown };
        let secret = Secret::Corrected { facts: facts.clone() };
        self.append(&line, Some(&secret))?;
        // It has just been made of what makes sense.
        let record = Corrected { from, lines: anew.len(), changed: &changed, facts: &facts };
        let _ = self.corrected(&record, shown);
        Ok(())
    }

    /// Whether somebody learned something by a line that is told otherwise now, as it was or as it is.
    pub(in crate::table) fn informs(&self, anew: &Corrected<'_>) -> bool {
        let recorded = Recorded::of(&self.opening);
        let was = |seq: usize| {
            let moment = self.past.get(seq - 1);
            moment.is_some_and(|it| self.informed(&recorded, self.position_at(seq - 1), it))
        };
        let fallen = anew.from + anew.lines..=self.past.len();
        let told = anew.changed.iter().map(|(seq, _)| *seq);
        if told.clone().chain(fallen).any(was) {
            return true;
        }
        let is = |line: &JournalLine| match line {
            JournalLine::Said { facts, .. } => {
                let events = read(facts, &self.opening);
                events.iter().flatten().any(Event::shows)
            }
            _ => false,
        };
        anew.changed.iter().any(|(_, line)| is(line)) || self.hangs_anew(anew)
    }

    fn record_of(&self, anew: &Anew) -> Option<JournalLine> {
        Some(match &anew.what {
            What::Said { line, .. } => JournalLine::Said {
                seat: self.opening.seat_id(anew.seat).to_owned(),
                line: line.clone(),
                facts: written(&hidden(&anew.events), &self.opening),
            },
            What::Ruled(ruling) => JournalLine::Ruled(ruling.clone()),
            What::Arranged(_) => {
                JournalLine::Arranged { facts: written(&anew.events, &self.opening) }
            }
            _ => return None,
        })
    }

    /// Whether the line that is put right would have been refused beside another hidden card.
    fn hangs_anew(&self, anew: &Corrected<'_>) -> bool {
        let first = anew.changed.first().filter(|(seq, _)| *seq == anew.from);
        let Some((_, JournalLine::Said { seat, line: Some(line), .. })) = first else {
            return false;
        };
        let public = self.position_at(anew.from - 1).seen_by(Audience::Public);
        let seat = self.opening.find_seat(seat);
        let recorded = Recorded::of(&self.opening);
        let action = seat.and_then(|seat| recorded.action(&public, seat, Some(line), &[]));
        action.is_some_and(|action| public.hangs(&action))
    }

    /// Takes in lines that were put right; nothing if they make no sense.
    pub(in crate::table) fn corrected(&mut self, anew: &Corrected<'_>, shown: bool) -> Option<()> {
        let Corrected { from, lines, .. } = *anew;
        let keep = from.checked_sub(1).filter(|keep| *keep <= self.past.len())?;
        let was: Vec<Moment> = self.past.drain(keep..).collect();
        self.undone.clear();
        let entry = self.entries.len();
        self.note(What::Corrected { from, changed: Vec::new(), shown });
        for at in 0..lines {
            let old = was.get(at).map(|moment| self.entry(moment).what.clone());
            self.take_in_anew(anew, from + at, old)?;
        }
        let now = |at: usize| self.past.get(keep + at).map_or(&[][..], |moment| &moment.events);
        let changed = was.iter().enumerate().filter(|(at, moment)| now(*at) != moment.events);
        let changed = changed
            .map(|(at, moment)| Changed {
                seq: from + at,
                was: moment.events.clone(),
                now: now(at).to_vec(),
            })
            .collect();
        self.entries[entry].what = What::Corrected { from, changed, shown };
        Some(())
    }

    /// Takes in line `seq` as it is now: as it is told anew, or as it was.
    pub(in crate::table) fn take_in_anew(
        &mut self,
        anew: &Corrected<'_>,
        seq: usize,
        old: Option<What>,
    ) -> Option<()> {
        let facts = anew.facts_of(seq);
        let what = match (anew.line(seq), old, facts) {
            (Some(line), ..) => {
                let sealed = facts.map(|facts| Secret::Said { facts: facts.to_vec() });
                self.what(line, sealed).filter(What::is_line)?
            }
            (None, Some(What::Said { seat, line, .. }), Some(facts)) => {
                What::Said { seat, line, events: read(facts, &ByCell(&self.opening))? }
            }
            (None, old, None) => old?,
            _ => return None,
        };
        self.happen(what);
        Some(())
    }
}
