//! A real table: the cards that truly lie there, and what the companion knows of them.
use noir_referee::board::SuspectSet;
use noir_referee::rules::killer_inspector::{INSPECTOR, KILLER};
use noir_referee::rules::{Action, Ask, Deed, Event, Identity, Nobody, Position, Query, Source};

use super::deals::{Deal, Script, pick};

/// The companion's position, and beside it the same game with all cards known, which says what the
/// players of unseen cards must truthfully answer.
pub struct Table {
    pub kept: Position,
    pub truth: Position,
    /// What truly happened with the last line.
    pub happened: Vec<Event>,
}

impl Table {
    /// Opens the table, and gives the first facts with those of the answers that were needed.
    pub fn open(deal: &Deal) -> (Self, Vec<Event>) {
        let (mut kept, mut truth) = (deal.position(), deal.dealt().position());
        let (before, mut events, mut all) = (truth, Vec::new(), Vec::new());
        kept.open(&mut events);
        truth.open(&mut all);
        let mut table = Self { kept, truth, happened: all };
        events.extend(table.settle(&before, 0));
        (table, events)
    }

    /// Says a line of the dealt game at the companion's table too, and answers truthfully until it
    /// waits for the same decision. The last number chooses between two ways to say the same.
    pub fn say(&mut self, line: &Action, way: u16) -> Vec<Event> {
        let before = self.truth;
        let (truth, events) = before.play(line).expect("lines come from the legal ones");
        (self.truth, self.happened) = (truth, events);
        let here = match (line, self.kept.decision().map(|owed| owed.ask)) {
            (Action::Do(Deed::Become(_)), Some(Ask::Chosen)) => Action::Do(Deed::Chosen),
            (Action::Do(Deed::Play(card)), _)
                if way.is_multiple_of(3) && before.dead().contains(*card) =>
            {
                Action::Do(Deed::Discarded(*card))
            }
            (Action::Do(Deed::Play(card)), _) if way.is_multiple_of(3) => {
                Action::Do(Deed::Laid(*card))
            }
            _ => line.clone(),
        };
        let mut events = self.hear(&here);
        events.extend(self.settle(&before, way));
        events
    }

    fn hear(&mut self, line: &Action) -> Vec<Event> {
        let (after, events) = match self.kept.play(line) {
            Ok(played) => played,
            Err(error) => panic!("a true line is refused: {line:?}: {:?}", error.refusal),
        };
        self.kept = after;
        events
    }

    fn settle(&mut self, before: &Position, way: u16) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(owed) = self.kept.decision() {
            let drawn = before.deck().order();
            let card = before.deck().top();
            let answer = match owed.ask {
                Ask::Turn | Ask::Become | Ask::Chosen | Ask::Play => break,
                Ask::Drew(count) => {
                    Action::Do(Deed::Drew(drawn.take(usize::from(count)).collect()))
                }
                Ask::Failed => Action::Do(Deed::Discarded(card.expect("a card was drawn"))),
                Ask::Disguised => {
                    let laid = self.happened.iter().find_map(|event| match event {
                        Event::Laid(Source::Identity(_), old) => Some(*old),
                        _ => None,
                    });
                    match laid {
                        Some(old) => Action::Do(Deed::Laid(old)),
                        None if way.is_multiple_of(2) => Action::Do(Deed::Failed),
                        None => Action::Do(Deed::Discarded(card.expect("a card was drawn"))),
                    }
                }
                Ask::Answer(asked) => Action::Do(Deed::Answer(truly(&self.happened, asked))),
                Ask::Hit(victim) => {
                    let hit = before.holding(INSPECTOR).identity == Identity::Known(victim);
                    Action::Do(if hit {
                        Deed::Hit(INSPECTOR, victim)
                    } else {
                        Deed::HitNobody(Nobody)
                    })
                }
                other => unreachable!("{other:?} in this mode"),
            };
            events.extend(self.hear(&answer));
        }
        events
    }
}

/// What the player whose card is known answered.
fn truly(events: &[Event], asked: Query) -> bool {
    let answer = events.iter().find_map(|event| match event {
        Event::Answered { query, yes, .. } if *query == asked => Some(*yes),
        _ => None,
    });
    answer.expect("the same question is asked at both tables")
}

/// Plays the script at a real table, showing it with what happened after the opening and after every line.
pub fn play(script: &Script, mut show: impl FnMut(&Table, &[Event])) {
    let (mut table, opening) = Table::open(&script.deal);
    show(&table, &opening);
    for &choice in &script.choices {
        let Some(line) = pick(&table.truth, choice, script.patient) else { break };
        let events = table.say(&line, choice);
        show(&table, &events);
    }
}

/// The cards that a seat truly holds.
pub fn held(truth: &Position) -> [SuspectSet; 2] {
    [KILLER, INSPECTOR].map(|seat| {
        let holding = truth.holding(seat);
        holding.hand | holding.identity.known().map_or(SuspectSet::EMPTY, SuspectSet::just)
    })
}
