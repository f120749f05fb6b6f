//! The audit: every line of a game compared with the cards, as far as an audience may know them.
use crate::deduce::{self, Finding, IdentitySpan, Knowledge, Memory, PlayedLine, TracedFact};
use crate::rules::{Audience, Event, Seat, SeatSet, Shown, Trust};
use crate::table::journal::replay_action::Recorded;
use crate::table::{View, What};

/// What an audit has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// Whether every line was compared with the cards: all that this audience may know are known, and nobody
    /// who said something has kept his card to himself.
    pub whole: bool,
    /// Whether cards that were told and dealt were compared as well; otherwise only those that are public.
    pub all: bool,
    /// The identities that something said can only be compared with once they are opened.
    pub missing: Vec<Missing>,
    /// Everything that was not so, in the order of play.
    pub found: Vec<Found>,
}

/// An identity that nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Whose it is or was.
    pub seat: Seat,
    /// The line from which on it was his, as `reveal` takes it.
    pub since: usize,
    /// The line by which he laid it down, if he has.
    pub until: Option<usize>,
}

/// One thing that was not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The line: the value of `seq` after it.
    pub seq: usize,
    /// The turn in which the line was said, counted from 1.
    pub turn: u16,
    /// What was not so.
    pub untrue: Untrue,
    /// The lines of later answers that told the table something else because of it.
    pub spoiled: Vec<usize>,
}

/// What was not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untrue {
    /// What somebody said or did, compared with his card.
    Word(Finding),
    /// By this line no cards could have answered like that: these seats cannot all have told the truth.
    Clash(SeatSet),
    /// What the companion recorded does not follow from the rules.
    Record,
}

impl View<'_> {
    /// What this audience can know of hidden identities.
    pub fn knowledge(&self) -> Knowledge {
        let start = *self.at(0).position();
        Knowledge::of(&start, &self.seen())
    }

    /// The same after the opening and again after each line.
    pub(super) fn known_by_line(&self) -> Vec<Knowledge> {
        let start = *self.at(0).position();
        Knowledge::line_by_line(&start, &self.seen())
    }

    /// Everybody's identities one after the other, as far as this audience has seen or heard.
    pub fn seen_identities(&self) -> Vec<IdentitySpan> {
        let start = *self.at(0).position();
        deduce::identity_spans(&start, PlayedLine::seen(&start, &self.seen()))
    }

    /// The lines as this audience sees them.
    fn seen(&self) -> Vec<(Vec<Event>, Shown)> {
        let eyes = self.position().eyes(self.audience());
        let line = |at: usize| {
            let events = &self.table.past()[at].events;
            let events = events.iter().map(|event| event.seen_by(eyes)).collect();
            (events, *self.at(at + 1).position())
        };
        (0..self.seq()).map(line).collect()
    }

    /// Compares every line with what this audience may know: with all cards once the game is over or for a
    /// referee, before that with those that are public.
    pub fn audit(&self) -> Audit {
        let open = self.position().outcome().is_some() || self.audience() == Audience::Referee;
        let all = open && !self.table.is_locked();
        let missing = self.missing();
        let findings = deduce::findings(self.table.start(), self.steps(), open);
        let spoiled = deduce::spoiled(self.table.start(), &self.steps(), &findings);
        let words = findings
            .iter()
            .zip(spoiled)
            .map(|(finding, spoiled)| self.found(finding.seq, Untrue::Word(*finding), spoiled));
        let clashes = self.knowledge().clashes.into_iter();
        // Where the cards are open, they say which word it was.
        let unsaid = clashes.filter(|clash| {
            !findings.iter().any(|finding| {
                clash.seats.contains(finding.seat)
                    && (clash.since + 1..=clash.seq).contains(&finding.seq)
            })
        });
        let clashes = unsaid.map(|it| self.found(it.seq, Untrue::Clash(it.seats), Vec::new()));
        let mut found: Vec<Found> = words.chain(clashes).collect();
        if all {
            let wrong = self.wrong_records().into_iter();
            found.extend(wrong.map(|seq| self.found(seq, Untrue::Record, Vec::new())));
        }
        found.sort_by_key(|found| found.seq);
        // However long ago it began, it is the same clash.
        found.dedup_by_key(|found| (found.seq, found.untrue));
        Audit { whole: all && missing.is_empty(), all, missing, found }
    }

    /// The identities of which something was said that only the card can prove, and that nobody has seen.
    pub fn missing(&self) -> Vec<Missing> {
        let start = self.table.start();
        let spans = deduce::identity_spans(start, self.steps());
        let unseen = deduce::unseen(start, &self.steps()).into_iter();
        let missing = |it: deduce::IdentitySpan| {
            // Line 1 names it too, unless he has laid it down in that line.
            let again = spans.iter().any(|other| other.seat == it.seat && other.since() == 1);
            let since = if again { it.since() } else { it.since().max(1) };
            Missing { seat: it.seat, since, until: it.to.map(|(line, _)| line + 1) }
        };
        unseen.map(missing).collect()
    }

    fn found(&self, seq: usize, untrue: Untrue, spoiled: Vec<usize>) -> Found {
        let turn = self.table.position_at(seq.saturating_sub(1)).turn().max(1);
        Found { seq, turn, untrue, spoiled }
    }

    /// What everybody at the table has heard so far, for a machine that plays.
    pub fn heard(&self) -> Memory {
        let mut memory = Memory::begin(self.table.start());
        for moment in &self.table.past()[..self.seq()] {
            memory.hear(&moment.events, &moment.after);
        }
        memory
    }

    /// The lines with everything the companion keeps; what is told about them has to be public.
    pub(in crate::table) fn steps(&self) -> impl Iterator<Item = PlayedLine<'_>> + Clone {
        let past = &self.table.past()[..self.seq()];
        PlayedLine::all(self.table.start(), past, |it| (&it.events, &it.after))
    }

    /// The lines of which the rules make something else than was recorded, and those by which the companion
    /// answered differently from the cards that it holds.
    fn wrong_records(&self) -> Vec<usize> {
        let mut wrong = Vec::new();
        let recorded = Recorded::of(self.opening());
        let mut shuffles = self.table.shuffles_in(&[]);
        for (at, step) in self.steps().enumerate() {
            let (before, moment) = (self.table.position_at(at), &self.table.past()[at]);
            let What::Said { line, .. } = &self.table.entry(moment).what else { continue };
            let all = before.seen_by(Audience::Referee);
            let action = recorded.action(&all, moment.seat, line.as_deref(), step.events);
            let follows = match action {
                Some(action) => before.play(&action).is_ok_and(|(then, mut events)| {
                    self.table.chance.answer(shuffles, then, &mut events);
                    events == step.events
                }),
                // An identity that was opened.
                None => line.is_none(),
            };
            shuffles += step.events.iter().filter(|event| event.is_shuffle()).count();
            if !follows || answers_wrongly(&step) {
                wrong.push(at + 1);
            }
        }
        wrong
    }
}

/// Whether the companion has answered differently from what a card it holds says.
fn answers_wrongly(step: &PlayedLine<'_>) -> bool {
    let mut wrong = false;
    step.traces(|_, trace: TracedFact<'_>| {
        let Event::Answered { seat, claim: false, .. } = *trace.event else { return };
        let kept = |seat: Seat| trace.now.holding(seat).trust != Trust::Untold;
        let own = trace.now.holding(seat).identity.known().filter(|_| kept(seat));
        wrong |= own.is_some_and(|own| trace.fault(seat, own).is_some());
    });
    wrong
}
