//! Checking what the owners of unseen cards said, once those cards lie open.
//!
//! An identity becomes known for the whole time in which it was held: when it is laid on its suspect
//! by a disguise, or when its owner opens it. Everything that was claimed in that time can be checked
//! then. Only facts that lie open are used, so a finding tells nobody anything secret.
use super::Moment;
use crate::board::Suspect;
use crate::rules::fbi_mafia::Fact as MafiaFact;
use crate::rules::heist::{Fact as HeistFact, Special};
use crate::rules::mr_jack::{Fact as JackFact, JACK};
use crate::rules::spy_tag::Fact;
use crate::rules::thief_chief::OwnCell;
use crate::rules::{Deed, Event, Identity, Position, Query, Seat, Source, Trust, heist};

/// Something that was said or done at the table and was not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line by which it was said: the value of `seq` after it.
    pub seq: usize,
    /// Who said it.
    pub seat: Seat,
    /// What was not so.
    pub fault: Fault,
}

/// What was not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The true answer was the other one.
    Answer {
        /// What was asked.
        query: Query,
        /// What was said.
        said: bool,
    },
    /// The victim was not next to the killer.
    Kill(Suspect),
    /// The robbed was neither next to the thief nor himself.
    Steal(Suspect),
    /// The accused was neither next to the accuser nor himself.
    Accuse(Suspect),
    /// The suspect to be captured was not next to the spy.
    Capture(Suspect),
    /// The canvassed suspect was neither next to the spy nor himself.
    Canvass(Suspect),
    /// What he pointed at was out of his reach.
    Reach(Suspect),
    /// Other suspects than he said stood threatened next to him (F39).
    Toll,
    /// The dead suspect, or the one to be captured, was the identity after all.
    Silence(Suspect),
    /// The identity was dead when it was chosen (G06).
    DeadIdentity(Suspect),
    /// It was not possible from where he stood (mode 6, thieves).
    Deed(Deed),
    /// The witnesses saw it otherwise (Mr. Jack, call for witnesses): this was said.
    Call(bool),
    /// Who left the district was not Jack (Mr. Jack, A6).
    Exit(Suspect),
    /// The card had been told by another seat as well.
    SameCard(Suspect, Seat),
    /// The role card, of which there is one, was another seat's as well (HE40).
    SameRole(Special, Seat),
}

impl Finding {
    /// The answer that was given; `false` where the fault is no answer.
    pub const fn said(&self) -> bool {
        matches!(self.fault, Fault::Answer { said: true, .. })
    }
}

/// Every false claim that open cards prove, in the order of play.
pub fn findings(start: &Position, past: &[Moment]) -> Vec<Finding> {
    let mut found = Vec::new();
    for at in 0..start.seats() {
        let seat = Seat::new(at as u8);
        if start.holding(seat).trust == Trust::Untold {
            check_seat(seat, start, past, &mut found);
        }
    }
    let over = past.last().is_some_and(|last| last.after.outcome().is_some());
    if over {
        same_cards(start, past, &mut found);
    }
    same_roles(past, over, &mut found);
    found.sort_by_key(|finding| finding.seq);
    found
}

/// Walks backwards, so that the identity of a time is known before its claims are met.
fn check_seat(seat: Seat, start: &Position, past: &[Moment], found: &mut Vec<Finding>) {
    let mut own = None;
    for (index, moment) in past.iter().enumerate().rev() {
        let before = index.checked_sub(1).map_or(start, |earlier| &past[earlier].after);
        for event in moment.events.iter().rev() {
            match *event {
                Event::Opened(who, card) if who == seat => own = Some(card),
                Event::Laid(Source::Identity(who), card)
                | Event::Discarded(Source::Identity(who), card)
                    if who == seat =>
                {
                    own = Some(card);
                }
                _ => {}
            }
            let Some(known) = own else { continue };
            if let Some(fault) = fault(seat, known, before, event) {
                found.push(Finding { seq: index + 1, seat, fault });
            }
            // Before that he was somebody else.
            if matches!(*event, Event::Became(who, _) if who == seat) {
                own = None;
            }
        }
    }
}

/// What of this fact was not so, if `seat` was `own` at that moment.
fn fault(seat: Seat, own: Suspect, before: &Position, event: &Event) -> Option<Fault> {
    let grid = before.grid();
    match *event {
        Event::Acted { seat: who, deed, .. } | Event::Stepped(who, deed)
            if who == seat && before.fbi_mafia().is_some() =>
        {
            let wrong = before.decision().is_some_and(|owed| owed.seat == who)
                && before.would_refuse(seat, own, deed);
            deed.suspect().filter(|_| wrong).map(Fault::Reach)
        }
        Event::FbiMafia(MafiaFact::Struck(victims))
            if before.decision().is_some_and(|owed| owed.seat == seat) =>
        {
            before.would_refuse(seat, own, Deed::Dies(victims)).then_some(Fault::Toll)
        }
        Event::Acted { seat: who, deed, sure: false } if who == seat => match deed {
            Deed::Kill(target) if !grid.near(own, target) => Some(Fault::Kill(target)),
            Deed::Accuse(target) if !reaches(before, own, target) => Some(Fault::Accuse(target)),
            Deed::Steal(target) if !reaches(before, own, target) => Some(Fault::Steal(target)),
            Deed::Capture(target) if !grid.near(own, target) => Some(Fault::Capture(target)),
            Deed::Canvass(target) if !before.truth(Query::Canvass(target), own) => {
                Some(Fault::Canvass(target))
            }
            _ if !heist::possible(before, seat, own, deed) => Some(Fault::Deed(deed)),
            _ => None,
        },
        Event::Answered { seat: who, query, yes, claim: true } if who == seat => {
            (before.truth(query, own) != yes).then_some(Fault::Answer { query, said: yes })
        }
        Event::MrJack(JackFact::Called { seen, claim: true }) if seat == JACK => {
            let visible = before.mr_jack().map(|game| game.visible().contains(own));
            visible.filter(|visible| *visible != seen).map(|_| Fault::Call(seen))
        }
        Event::MrJack(JackFact::Left { who, sure: false, .. }) if seat == JACK => {
            (who != own).then_some(Fault::Exit(who))
        }
        Event::Hit(who, suspect, false) if who == seat && suspect == own => {
            Some(Fault::Silence(suspect))
        }
        // The captor's partners keep silent (SP03).
        Event::SpyTag(Fact::Missed(suspect))
            if suspect == own
                && before.game().side(before.active()) != before.game().side(seat) =>
        {
            Some(Fault::Silence(suspect))
        }
        Event::Became(who, None) if who == seat && before.dead().contains(own) => {
            Some(Fault::DeadIdentity(own))
        }
        _ => None,
    }
}

/// Whether `own` reaches `target`: a neighbour, or himself where the table plays so.
fn reaches(position: &Position, own: Suspect, target: Suspect) -> bool {
    let strict =
        position.thief_chief().is_some_and(|game| game.own_cell == OwnCell::NeighboursOnly);
    position.grid().near(own, target) || (own == target && !strict)
}

/// Cards that two seats told they had drawn, or that lie open after all.
fn same_cards(start: &Position, past: &[Moment], found: &mut Vec<Finding>) {
    let mut drawn: Vec<(Suspect, Seat)> = (0..start.seats())
        .map(|at| Seat::new(at as u8))
        .filter_map(|seat| match start.holding(seat).identity {
            Identity::Known(card) => Some((card, seat)),
            _ => None,
        })
        .collect();
    for (index, moment) in past.iter().enumerate() {
        for event in &moment.events {
            let (seat, card) = match *event {
                Event::Drew(seat, Some(card)) => (seat, card),
                Event::Laid(Source::Deck, card) => (moment.seat, card),
                // Whose alibi somebody holds is not Jack.
                Event::Opened(seat, card) if start.mr_jack().is_some() => (seat, card),
                // Back in the deck it can be drawn again.
                Event::Buried(_, Some(card)) => {
                    drawn.retain(|(known, _)| *known != card);
                    continue;
                }
                _ => continue,
            };
            if let Some((_, other)) =
                drawn.iter().find(|(known, who)| *known == card && *who != seat)
            {
                found.push(Finding { seq: index + 1, seat, fault: Fault::SameCard(card, *other) });
            }
            drawn.push((card, seat));
        }
    }
}

/// Role cards that two seats showed, or once the game is over told of.
fn same_roles(past: &[Moment], over: bool, found: &mut Vec<Finding>) {
    let mut known: Vec<(Special, Seat)> = Vec::new();
    for (index, moment) in past.iter().enumerate() {
        for event in &moment.events {
            let (seat, role) = match *event {
                Event::Heist(HeistFact::Dealt(seat, Some(role))) if over => (seat, role),
                Event::Heist(HeistFact::Showed(seat, role)) => (seat, role),
                _ => continue,
            };
            if known.contains(&(role, seat)) {
                continue;
            }
            if let Some((_, other)) = known.iter().find(|(known, _)| *known == role) {
                found.push(Finding { seq: index + 1, seat, fault: Fault::SameRole(role, *other) });
            }
            known.push((role, seat));
        }
    }
}
