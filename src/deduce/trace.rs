//! What a fact says of an identity: the one table by which identities are narrowed down and claims checked.
use super::Fault;
use crate::board::Suspect;
use crate::rules::fbi_mafia::{self, Fact as MafiaFact, Role};
use crate::rules::heist::{self, Fact as HeistFact};
use crate::rules::mr_jack::{Fact as JackFact, JACK};
use crate::rules::spy_tag::Fact as SpyFact;
use crate::rules::{Ask, Decision, Deed, Event, Game, Position, Query, Seat, Trust};
use crate::terms::Team;

/// One accepted line: the positions around it and what happened.
#[derive(Clone, Copy)]
pub struct Step<'a> {
    /// The position before the line.
    pub before: &'a Position,
    /// What happened.
    pub events: &'a [Event],
    /// The position after it.
    pub after: &'a Position,
}

/// One fact, and the table just before it.
#[derive(Clone, Copy)]
pub struct Trace<'a> {
    /// The position before the line by which it happened.
    pub line: &'a Position,
    /// The position just before the fact.
    pub now: &'a Position,
    /// The fact.
    pub event: &'a Event,
    /// The fact after it on the same line.
    pub next: Option<&'a Event>,
}

impl<'a> Step<'a> {
    /// Shows every fact of the line, in order; the number is its place on the line.
    pub fn traces(&self, mut show: impl FnMut(usize, Trace<'_>)) {
        let mut now = *self.before;
        for (at, event) in self.events.iter().enumerate() {
            let next = self.events.get(at + 1);
            show(at, Trace { line: self.before, now: &now, event, next });
            now.apply(event);
        }
    }

    /// The lines of a game, from the position before each to the one after it.
    pub fn all<T>(
        start: &'a Position,
        lines: &'a [T],
        read: impl Fn(&'a T) -> (&'a [Event], &'a Position) + Copy,
    ) -> impl Iterator<Item = Self> + Clone {
        lines.iter().enumerate().map(move |(at, line)| {
            let before = at.checked_sub(1).map_or(start, |earlier| read(&lines[earlier]).1);
            let (events, after) = read(line);
            Self { before, events, after }
        })
    }
}

impl Trace<'_> {
    /// What of this fact would not be so if `seat` had been `own`; nothing where it could have been.
    ///
    /// Only public things and `own` are looked at, so that a position with all cards face down gives the
    /// same answer as the one that the companion keeps.
    pub fn fault(&self, seat: Seat, own: Suspect) -> Option<Fault> {
        match *self.event {
            Event::Acted { seat: who, deed, .. } if who == seat => self.acted(seat, own, deed),
            Event::Stepped(who, deed) if who == seat && self.is_from_his_place(seat, deed) => {
                let wrong = self.line.would_refuse(seat, own, deed);
                wrong.then(|| self.out_of_reach(deed))
            }
            Event::Swapped(one, other) if self.is_thief(seat) && self.owes_line(seat) => {
                (own != one && own != other).then_some(Fault::Deed(Deed::Swap(one, other)))
            }
            Event::FbiMafia(MafiaFact::Struck(victims)) if self.is_psycho(seat) => {
                (fbi_mafia::toll(self.now, own) != victims).then_some(Fault::Toll)
            }
            // Nobody died at the start of his turn (F39).
            Event::Began(who) if who == seat && self.is_psycho(seat) && self.struck_nobody() => {
                (!fbi_mafia::toll(self.now, own).is_empty()).then_some(Fault::Toll)
            }
            Event::Answered { seat: who, query, yes, .. } if who == seat => {
                (self.now.truth(query, own) != yes).then_some(Fault::Answer { query, said: yes })
            }
            Event::MrJack(JackFact::Called { seen, .. }) if seat == JACK => {
                let visible = self.now.mr_jack().map(|game| game.visible().contains(own));
                visible.filter(|visible| *visible != seen).map(|_| Fault::Call(seen))
            }
            Event::MrJack(JackFact::Left { who, .. }) if seat == JACK => {
                (who != own).then_some(Fault::Exit(who))
            }
            Event::Hit(who, suspect, true) if who == seat && suspect != own => {
                Some(Fault::Claim(suspect))
            }
            Event::Hit(who, suspect, false) if who == seat && suspect == own => {
                Some(Fault::Silence(suspect))
            }
            _ if self.spared(seat) == Some(own) => Some(Fault::Silence(own)),
            Event::Became(who, None) if who == seat && self.now.dead().contains(own) => {
                Some(Fault::DeadIdentity(own))
            }
            Event::Passed(who) if who == seat && self.is_vouched(seat) => {
                self.now.could_act(seat, own).then_some(Fault::Deed(Deed::Pass))
            }
            Event::Owes(Decision { seat: who, ask: Ask::Turn })
                if who == seat && self.is_vouched(seat) && self.is_narrow() =>
            {
                (!self.now.could_act(seat, own)).then_some(Fault::Deed(Deed::Pass))
            }
            _ => None,
        }
    }

    /// Whether the fact rests on the word of `seat` alone: the owner of an unseen card said or did it.
    pub fn is_word_of(&self, seat: Seat) -> bool {
        if self.is_vouched(seat) {
            return false;
        }
        match *self.event {
            Event::Acted { seat: who, sure, .. } => {
                who == seat && (!sure || self.line.fbi_mafia().is_some())
            }
            Event::Stepped(who, deed) => who == seat && self.is_from_his_place(seat, deed),
            Event::FbiMafia(MafiaFact::Struck(_)) => self.owes_line(seat),
            Event::Answered { seat: who, claim, .. } => who == seat && claim,
            Event::MrJack(JackFact::Called { claim, .. }) => seat == JACK && claim,
            Event::MrJack(JackFact::Left { sure, .. }) => seat == JACK && !sure,
            Event::Hit(who, _, _) | Event::Became(who, None) => who == seat,
            Event::SpyTag(SpyFact::Missed(_)) => self.spared(seat).is_some(),
            _ => false,
        }
    }

    fn acted(&self, seat: Seat, own: Suspect, deed: Deed) -> Option<Fault> {
        let wrong = match deed {
            _ if self.is_thief(seat) => !heist::possible(self.line, seat, own, deed),
            // Whoever has kept silent about his death is measured by where he lies.
            Deed::Accuse(target)
                if self.line.dead().contains(own) && self.line.fbi_mafia().is_none() =>
            {
                own != target && !self.line.grid().near(own, target)
            }
            _ => self.line.would_refuse(seat, own, deed),
        };
        wrong.then(|| match deed {
            Deed::FrameOwn(named, _) => Fault::Claim(named),
            _ => self.out_of_reach(deed),
        })
    }

    fn out_of_reach(&self, deed: Deed) -> Fault {
        match deed.suspect() {
            Some(suspect) if self.line.fbi_mafia().is_some() => Fault::Reach(suspect),
            _ => Fault::of(deed),
        }
    }

    /// Steps of FBI vs. Mafia that depend on where he stands, if he was asked for them.
    fn is_from_his_place(&self, seat: Seat, deed: Deed) -> bool {
        matches!(deed, Deed::Save(_) | Deed::Threaten(_)) && self.owes_line(seat)
    }

    fn owes_line(&self, seat: Seat) -> bool {
        self.line.decision().is_some_and(|owed| owed.seat == seat)
    }

    /// Who `seat` is not, because it would have been caught: of those who were asked nobody was he.
    ///
    /// Whoever keeps his card unseen is asked by himself, except where spies raise hands together.
    fn spared(&self, seat: Seat) -> Option<Suspect> {
        let vouched = self.is_vouched(seat);
        match (*self.event, self.now.game()) {
            // The captor's partners keep silent (SP03).
            (Event::SpyTag(SpyFact::Missed(suspect)), Game::SpyTag(spies)) => {
                let enemy = spies.playing().contains(seat) && self.is_enemy(seat);
                enemy.then_some(suspect)
            }
            (Event::FbiMafia(MafiaFact::Missed(suspect)), Game::FbiMafia(game)) => {
                let lives = (self.now.alive() - self.now.arrested()).contains(suspect);
                let mafia = game.seats_of(Team::Mafia).contains(seat);
                (vouched && mafia && lives).then_some(suspect)
            }
            (Event::Heist(HeistFact::Missed(suspect)), Game::Heist(game)) => {
                (vouched && game.crew().contains(seat)).then_some(suspect)
            }
            // Where the companion holds a card it answers before the owners of the others are asked.
            (Event::Owes(Decision { ask, .. }), game) if vouched => {
                let (Ask::Answer(Query::Accusation(suspect)) | Ask::Hit(suspect)) = ask else {
                    return None;
                };
                let asked = match game {
                    Game::SpyTag(spies) => spies.playing().contains(seat) && self.is_enemy(seat),
                    Game::FbiMafia(game) => game.seats_of(Team::Mafia).contains(seat),
                    Game::Heist(game) => game.crew().contains(seat),
                    _ => false,
                };
                asked.then_some(suspect)
            }
            _ => None,
        }
    }

    fn is_enemy(&self, seat: Seat) -> bool {
        let side = |seat| self.now.game().side(seat);
        side(self.now.active()) != side(seat)
    }

    /// Whether the companion knows the card of the seat, and so vouches for what it says of it.
    fn is_vouched(&self, seat: Seat) -> bool {
        self.now.holding(seat).trust != Trust::Untold
    }

    fn is_thief(&self, seat: Seat) -> bool {
        self.now.heist().is_some_and(|game| game.crew().contains(seat))
    }

    fn is_psycho(&self, seat: Seat) -> bool {
        self.now.fbi_mafia().is_some_and(|game| game.role(seat) == Some(Role::Psycho))
    }

    fn struck_nobody(&self) -> bool {
        !matches!(
            self.next,
            Some(
                Event::FbiMafia(MafiaFact::Struck(_))
                    | Event::Owes(Decision { ask: Ask::Dies, .. })
            )
        )
    }

    /// Whether the grid is so small that there may be nothing to shift.
    fn is_narrow(&self) -> bool {
        let grid = self.now.grid();
        grid.rows() == 1 || grid.columns() == 1
    }
}
