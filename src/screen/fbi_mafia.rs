//! What happened in FBI vs. Mafia, where it is told otherwise than elsewhere.
use super::Voice;
use crate::board::Suspect;
use crate::rules::fbi_mafia::{Fact, Role};
use crate::rules::{Ask, Decision, Deed, Event, Identity, Query, Seat, Source, Trust};
use crate::table::reading_order;
use crate::terms::Token;

/// Whether this mode tells the event in its own words: an attack may be stopped, so a death is told when it
/// happens; identities go to the discard and to the Mafia.
pub(super) const fn tells(event: &Event) -> bool {
    matches!(
        event,
        Event::Acted { deed: Deed::Kill(_), .. }
            | Event::Stepped(_, Deed::Blast(_) | Deed::Decline(_))
            | Event::Died(_)
            | Event::Trophy(..)
            | Event::Discarded(Source::Identity(_), _)
            | Event::Owes(_)
            | Event::FbiMafia(_)
    )
}

/// Whether this mode asks for it in its own words.
pub(super) const fn asks(ask: Ask) -> bool {
    matches!(ask, Ask::Chosen | Ask::Disguised | Ask::Turned | Ask::Hit(_))
}

impl Voice<'_> {
    /// Several players say of one suspect that he is none of them: told together, with how many of `rest`
    /// say so.
    pub(super) fn nobody(&self, first: &Event, rest: &[Event]) -> Option<(String, usize)> {
        let denied = |event: &Event| match *event {
            Event::Hit(_, suspect, false) => Some(("story-fbi-nobody", suspect)),
            Event::Answered {
                query: Query::Accusation(suspect), yes: false, claim: true, ..
            } => Some(("story-fbi-missed", suspect)),
            _ => None,
        };
        let (key, suspect) = denied(first)?;
        let same = rest.iter().map_while(denied).take_while(|it| *it == (key, suspect));
        let more = Some(same.count()).filter(|more| *more > 0)?;
        let said = self.words.tell(key, &[("suspect", self.suspect(suspect).into())]);
        Some((format!("{said} {}", self.words.say("story-claims")), more))
    }

    /// A save is told with the tokens that it uses up.
    pub(super) fn saved(&self, first: &Event, rest: &[Event]) -> Option<(String, usize)> {
        let Event::Stepped(seat, Deed::Save(saved)) = *first else { return None };
        let used = |event: &Event| match *event {
            Event::Lifted(token, suspect) if suspect == saved => Some(self.token(token)),
            _ => None,
        };
        let used: Vec<String> = rest.iter().map_while(used).collect();
        let said = self.deed(seat, Deed::Save(saved));
        if used.is_empty() {
            return Some((said, 0));
        }
        let tokens = ("token", self.words.all_of(&used).into());
        Some((format!("{said} {}", self.words.tell("story-fbi-used", &[tokens])), used.len()))
    }

    /// One of the events that [`tells`] names.
    pub(super) fn fbi_event(&self, event: &Event) -> Option<String> {
        let tell = |key: &str, seat: Option<Seat>, suspect: Suspect| {
            let who = seat.map_or(String::new(), |seat| self.seat(seat));
            let suspect = self.suspect(suspect);
            self.words.tell(key, &[("who", who.into()), ("suspect", suspect.into())])
        };
        Some(match *event {
            Event::FbiMafia(fact) => return self.fbi_fact(fact),
            Event::Acted { seat, deed: Deed::Kill(target), sure } => {
                let said = tell("story-fbi-kill", Some(seat), target);
                if sure { said } else { format!("{said} {}", self.words.say("story-unverified")) }
            }
            Event::Stepped(_, Deed::Blast(target)) => tell("story-fbi-blast", None, target),
            Event::Stepped(seat, Deed::Decline(target)) if self.plays(seat, Role::Bomber) => {
                tell("story-fbi-no-blast", Some(seat), target)
            }
            Event::Stepped(seat, deed) => self.deed(seat, deed),
            Event::Died(suspect) => tell("story-fbi-died", None, suspect),
            Event::Trophy(_, suspect) => tell("story-fbi-trophy", None, suspect),
            Event::Discarded(_, suspect) => tell("story-fbi-disguised", None, suspect),
            _ => return None,
        })
    }

    /// A fact that only this mode has; what a player loses and draws is told by what follows.
    fn fbi_fact(&self, fact: Fact) -> Option<String> {
        let name = |suspect: Suspect| ("suspect", self.suspect(suspect).into());
        Some(match fact {
            Fact::Seized(_) => return None,
            Fact::Struck(nobody) if nobody.is_empty() => return None,
            Fact::Lost(seat) => {
                let token = match self.position.fbi_mafia()?.role(seat)? {
                    Role::Bomber => Token::Bomb,
                    Role::Psycho => Token::Threat,
                    _ => return None,
                };
                self.words.tell("story-fbi-lifted", &[("token", self.token(token).into())])
            }
            Fact::Struck(victims) => {
                let psycho = self.position.fbi_mafia()?.seat_of(Role::Psycho)?;
                let victims = reading_order(self.position.grid(), victims);
                let names: Vec<_> = victims.iter().map(|it| self.suspect(*it)).collect();
                let who = ("who", self.seat(psycho).into());
                let suspects = ("suspects", self.words.all_of(&names).into());
                self.words.tell("story-fbi-struck", &[who, suspects])
            }
            Fact::Missed(suspect) => {
                let said = self.words.tell("story-fbi-missed", &[name(suspect)]);
                let vain = self.is_vain(suspect).then(|| self.words.say("story-vain"));
                vain.map_or(said.clone(), |vain| format!("{said} {vain}"))
            }
            Fact::Exploded(bomb) => self.words.tell("story-fbi-exploded", &[name(bomb)]),
            Fact::Without(seat) => {
                self.words.tell("story-fbi-without", &[("who", self.seat(seat).into())])
            }
        })
    }

    /// One of the questions that [`asks`] names, and how to answer it.
    pub(super) fn fbi_owed(&self, Decision { seat, ask }: Decision) -> String {
        let who = ("who", self.seat(seat).into());
        let key = match ask {
            Ask::Hit(suspect) => {
                let name = ("suspect", self.suspect(suspect).into());
                let id = ("seat", self.opening.seat_id(seat).into());
                let key = if self.unseen() == 1 { "story-owes-hit" } else { "story-fbi-owes-hit" };
                return self.words.tell(key, &[who, id, name]);
            }
            Ask::Chosen => "story-fbi-owes-chosen",
            Ask::Disguised => "story-fbi-owes-disguised",
            _ => "story-fbi-owes-turned",
        };
        self.words.tell(key, &[who])
    }

    /// How many players keep an identity that nobody has seen.
    fn unseen(&self) -> usize {
        let hides = |seat: &Seat| {
            let holding = self.position.holding(*seat);
            holding.trust == Trust::Untold && holding.identity == Identity::Hidden
        };
        self.opening.all_seats().filter(hides).count()
    }

    fn plays(&self, seat: Seat, role: Role) -> bool {
        self.position.fbi_mafia().is_some_and(|game| game.role(seat) == Some(role))
    }
}
