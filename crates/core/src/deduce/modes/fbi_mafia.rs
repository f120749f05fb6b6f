//! FBI vs. Mafia: what the Psycho's toll, a threat and a miss prove.
use super::Prove;
use crate::board::Suspect;
use crate::deduce::manner::Manner;
use crate::deduce::{TracedFact, Untruth};
use crate::rules::fbi_mafia::{Fact, FbiMafia, Role, toll};
use crate::rules::{Ask, Decision, Deed, Event, Seat};
use crate::terms::Team;

impl Prove for FbiMafia {
    fn fault(&self, trace: &TracedFact<'_>, seat: Seat, own: Suspect) -> Option<Untruth> {
        let psycho = self.role(seat) == Some(Role::Psycho);
        match *trace.event {
            Event::Stepped(who, deed) if who == seat && is_from_his_place(trace, seat, deed) => {
                let wrong = trace.line.would_refuse(seat, own, deed);
                wrong.then(|| self.out_of_reach(deed))
            }
            Event::FbiMafia(Fact::Struck(victims)) if psycho => {
                (toll(trace.now, own) != victims).then_some(Untruth::Toll)
            }
            // Nobody died at the start of his turn (F39).
            Event::Began(who) if who == seat && psycho && struck_nobody(trace) => {
                (!toll(trace.now, own).is_empty()).then_some(Untruth::Toll)
            }
            _ => (spared(self, trace, seat) == Some(own)).then_some(Untruth::Silence(own)),
        }
    }

    /// Whatever he does depends on where he stands.
    fn is_word_of(&self, trace: &TracedFact<'_>, seat: Seat) -> bool {
        match *trace.event {
            Event::Acted { seat: who, .. } => who == seat,
            Event::Stepped(who, deed) => who == seat && is_from_his_place(trace, seat, deed),
            Event::FbiMafia(Fact::Struck(_)) => trace.owes_line(seat),
            _ => false,
        }
    }

    fn could_do(&self, trace: &TracedFact<'_>, seat: Seat, own: Suspect, deed: Deed) -> bool {
        !trace.line.would_refuse(seat, own, deed)
    }

    fn out_of_reach(&self, deed: Deed) -> Untruth {
        deed.suspect().map_or(Untruth::Deed(deed), Untruth::Reach)
    }

    fn manner(&self, event: &Event) -> Manner {
        match event {
            Event::FbiMafia(Fact::Struck(_)) => Manner::Told,
            _ => Manner::Done,
        }
    }
}

/// Who `seat` is not, because it would have been caught: of the living mafiosi who were asked none was he.
fn spared(game: &FbiMafia, trace: &TracedFact<'_>, seat: Seat) -> Option<Suspect> {
    let suspect = match *trace.event {
        Event::FbiMafia(Fact::Missed(suspect)) => {
            let living = trace.now.alive() - trace.now.arrested();
            Some(suspect).filter(|it| trace.is_vouched(seat) && living.contains(*it))
        }
        _ => trace.asked_after(seat),
    };
    suspect.filter(|_| game.seats_of(Team::Mafia).contains(seat))
}

/// Steps that depend on where he stands, if he was asked for them.
fn is_from_his_place(trace: &TracedFact<'_>, seat: Seat, deed: Deed) -> bool {
    matches!(deed, Deed::Save(_) | Deed::Threaten(_)) && trace.owes_line(seat)
}

fn struck_nobody(trace: &TracedFact<'_>) -> bool {
    !matches!(
        trace.next,
        Some(Event::FbiMafia(Fact::Struck(_)) | Event::Owes(Decision { ask: Ask::Dies, .. }))
    )
}
