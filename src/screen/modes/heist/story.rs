//! What happens in a Heist, as sentences.
use super::super::{Around, Confide as _, Tell};
use crate::board::Suspect;
use crate::rules::heist::{Fact, Heist};
use crate::rules::{self, Ask, Decision, Event, Seat, Source, Trust};
use crate::screen::Voice;
use crate::terms::{Redraw, Stun, Vault};

impl Tell for Heist {
    fn event(&self, voice: &Voice<'_>, event: &Event, around: Around<'_>) -> Option<String> {
        let name = |suspect: Suspect| [("suspect", voice.suspect(suspect).into())];
        Some(match *event {
            Event::Heist(Fact::Showed(seat, _)) if acts(seat, around.before.last()) => {
                String::new()
            }
            Event::Heist(fact) => voice.heist_fact(self, fact, around),
            // The role card comes first.
            Event::Acted { seat, .. } if shows(seat, around.after) => {
                let (role, after) = around.after.split_first()?;
                let Event::Heist(fact) = *role else { return None };
                let around = Around { after, ..around };
                let role = voice.heist_fact(self, fact, around);
                let own = self.event(voice, event, around);
                let deed = own.or_else(|| voice.event(event, around))?;
                format!("{role} {deed}")
            }
            // What the Chief deploys is told with that deed.
            Event::Laid(..) if voice.position.turn() == 0 => String::new(),
            // A discarded card is told with the officer who is killed, or the thief who is caught.
            Event::Owes(_) | Event::Buried(..) | Event::Discarded(..) => String::new(),
            // What vanishes is shuffled in by the deed itself.
            Event::Shuffled(_) if around.follows(rules::Deed::Vanish) => String::new(),
            Event::Shuffled(_) => {
                let kept = !voice.deck_is_real();
                let old = |event: &Event| matches!(event, Event::Buried(Source::Identity(_), _));
                let kind = if around.before.iter().any(old) { "secret" } else { "plainclothes" };
                let key = if kept { "heist-shuffled" } else { "heist-shuffle" };
                voice.words.tell(key, &[("kind", kind.into())])
            }
            // Each token that is taken back is told by itself.
            Event::Stepped(_, rules::Deed::TakeBack | rules::Deed::TakeVault(_))
                if around.after.iter().any(lifts) =>
            {
                String::new()
            }
            // Whom an officer changes places with lies where the officer lay by now.
            Event::Acted { seat, deed: rules::Deed::Frame(officer), .. }
                if opened(seat, around.after).is_some() =>
            {
                let thief =
                    opened(seat, around.after).map_or_else(String::new, |it| voice.suspect(it));
                let officer = ("suspect", voice.suspect(officer).into());
                let args = [("who", voice.seat(seat).into()), officer, ("other", thief.into())];
                voice.words.tell("deed-frame-shown", &args)
            }
            Event::Opened(seat, _) if frames(seat, around.before) => String::new(),
            // Officers are public, and so is which line was moved.
            Event::Began(seat) if seat == self.chief() && voice.moved_officer(self, around) => {
                voice.words.say("heist-officer-moved")
            }
            Event::Began(seat) if seat == self.chief() && was_fast(self, around) => {
                voice.words.say("heist-fast")
            }
            Event::Laid(_, card) => voice.words.tell("heist-officer", &name(card)),
            // A quiet one is told with the deed.
            Event::Shifted(..) if around.before.iter().any(quietly) => String::new(),
            _ => return None,
        })
    }

    /// Two tokens that are taken back from one vault.
    fn together(&self, voice: &Voice<'_>, events: &[Event]) -> Option<(String, usize)> {
        let [Event::Heist(Fact::Lifted(seat, vault)), second, ..] = events else { return None };
        let both =
            matches!(second, Event::Heist(Fact::Lifted(who, from)) if (who, from) == (seat, vault));
        both.then(|| (voice.heist_lifted(*seat, *vault, "yes"), 2))
    }

    fn owed(&self, voice: &Voice<'_>, Decision { seat, ask }: Decision) -> Option<String> {
        Some(match ask {
            Ask::Drew(_) if self.owes_role(seat) => {
                voice.owes("heist-owes-drew", seat, [voice.where_told()])
            }
            Ask::Deploy => {
                let n = ("n", self.options.officers.get().into());
                let hand = ("hand", voice.position.holding(seat).hand_count().into());
                let at = if voice.is_dealt(seat) { voice.where_told().1 } else { "held".into() };
                voice.owes("story-owes-deploy", seat, [n, hand, ("at", at)])
            }
            Ask::Chosen => {
                voice.owes("heist-owes-chosen", seat, [("kind", self.kind(seat).into())])
            }
            Ask::Turned => voice.owes("heist-owes-turned", seat, []),
            Ask::Hit(card) => {
                voice.owes("heist-owes-hit", seat, [("suspect", voice.suspect(card).into())])
            }
            Ask::Keep if self.vaults.laid(seat) > 1 => voice.owes("heist-owes-keep-two", seat, []),
            _ => return None,
        })
    }

    /// The Chief need not say which thief he means; what the stunned one cannot do depends on the table.
    fn deed(&self, seat: Seat, deed: rules::Deed) -> Option<&'static str> {
        match deed {
            rules::Deed::Accuse(_) => Some("deed-accuse-thieves"),
            rules::Deed::Stun(_) => match self.options.stun {
                Stun::Line => Some("deed-stun-line"),
                Stun::OfficerAndLine => Some("deed-stun-both"),
                Stun::OfficerOnly => None,
            },
            rules::Deed::Keep if self.vaults.laid(seat) > 1 => Some("deed-keep-both"),
            _ => None,
        }
    }

    fn all_begin_as_somebody(&self) -> bool {
        true
    }
}

/// Whether a steal token is taken back.
const fn lifts(event: &Event) -> bool {
    matches!(event, Event::Heist(Fact::Lifted(..)))
}

/// Whether a seat has just acted.
fn acts(seat: Seat, last: Option<&Event>) -> bool {
    matches!(last, Some(Event::Acted { seat: who, .. }) if *who == seat)
}

/// Whether a seat shows its role card at once.
fn shows(seat: Seat, after: &[Event]) -> bool {
    matches!(after, [Event::Heist(Fact::Showed(who, _)), ..] if *who == seat)
}

/// Whether a shift is told by its deed.
const fn quietly(event: &Event) -> bool {
    matches!(event, Event::Acted { deed: rules::Deed::ShiftQuiet(..), .. })
}

/// Whom a seat shows to be its own suspect.
fn opened(seat: Seat, events: &[Event]) -> Option<Suspect> {
    events.iter().find_map(|event| match *event {
        Event::Opened(who, suspect) if who == seat => Some(suspect),
        _ => None,
    })
}

/// Whether a seat has just framed an officer.
fn frames(seat: Seat, events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(*event, Event::Acted { seat: who, deed: rules::Deed::Frame(_), .. } if who == seat)
    })
}

impl Voice<'_> {
    fn heist_fact(&self, game: &Heist, fact: Fact, around: Around<'_>) -> String {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        match fact {
            Fact::Dealt(seat, _) if self.position.holding(seat).trust == Trust::Told => {
                self.words.tell("heist-dealt-told", &[who(seat)])
            }
            Fact::Dealt(seat, _) => self.words.tell("heist-dealt", &[who(seat), self.kept()]),
            Fact::Showed(seat, role) => {
                let role = ("role", self.special(role).into());
                let real = self.deck_is_real();
                let key = if real { "heist-showed" } else { "heist-showed-kept" };
                self.words.tell(key, &[who(seat), role])
            }
            Fact::Placed(seat, vault) => {
                let lie = game.vaults.at(vault) + 1;
                let vault = ("vault", self.vault(vault).into());
                self.words.tell("heist-placed", &[who(seat), vault, ("n", lie.into())])
            }
            Fact::Lifted(seat, vault) => self.heist_lifted(seat, vault, "no"),
            Fact::Opened(vault) => {
                self.words.tell("heist-opened", &[("vault", self.vault(vault).into())])
            }
            Fact::Unseen(_) => self.heist_unseen("heist-unseen", game.unseen + 1, game),
            Fact::Missed(suspect) => {
                let name = ("suspect", self.suspect(suspect).into());
                self.with_vain(self.words.tell("heist-missed", &[name]), suspect)
            }
            Fact::Caught(seat) => {
                let over = around.after.iter().any(|event| matches!(event, Event::Ended(_)));
                let now = around.after.contains(&Event::Began(seat));
                let next = match game.options.captured {
                    _ if over => "for-good",
                    Redraw::NextTurn if now => "this-turn",
                    Redraw::NextTurnFree if now => "this-turn-free",
                    captured => captured.id(),
                };
                let card = around.before.iter().rev().find_map(|event| match *event {
                    Event::Discarded(_, card) => Some(card),
                    _ => None,
                });
                let name = ("suspect", card.map_or_else(String::new, |it| self.suspect(it)).into());
                let captured = ("captured", next.into());
                self.words.tell("heist-caught", &[who(seat), name, captured, self.kept()])
            }
            // Told with the deed.
            Fact::Stunned(_) => String::new(),
        }
    }

    /// Whether a thief's shift of one place has just moved an officer in uniform, and is open for that.
    fn moved_officer(&self, game: &Heist, around: Around<'_>) -> bool {
        let Some(Event::Shifted(seat, shift)) = around.before.last() else { return false };
        let grid = self.position.grid();
        let mut moved = grid.cells_of(shift.line).filter_map(|cell| grid.at(cell));
        *seat != game.chief()
            && shift.by == 1
            && moved.any(|who| self.position.officers().contains(who))
    }

    pub(super) fn heist_unseen(&self, key: &str, count: u8, game: &Heist) -> String {
        let full = if count >= game.thieves { "yes" } else { "no" };
        let args = [("n", count.into()), ("all", game.thieves.into()), ("full", full.into())];
        self.words.tell(key, &args)
    }

    /// That a thief takes back one steal token from a vault, or both.
    fn heist_lifted(&self, seat: Seat, vault: Vault, both: &'static str) -> String {
        let (who, vault) = (("who", self.seat(seat).into()), ("vault", self.vault(vault).into()));
        // Between his own lines a thief takes back what he laid there before.
        let own = self.position.decision().is_some_and(|owed| owed.seat == seat);
        let begins = ("begins", if own { "no" } else { "yes" }.into());
        self.words.tell("heist-lifted", &[who, vault, ("both", both.into()), begins])
    }
}

/// Whether a thief has just shifted by two, which is open (mode 6, the Runner).
fn was_fast(game: &Heist, around: Around<'_>) -> bool {
    matches!(around.before.last(), Some(Event::Shifted(seat, shift)) if *seat != game.chief() && shift.by == 2)
}
