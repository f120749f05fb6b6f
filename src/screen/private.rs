//! What the owner of a seat may know alone, as one value for a terminal, a phone or paper.
use std::fmt;

use super::{CAPACITY, Voice};
use crate::board::Suspect;
use crate::lang::{Grammar, Words};
use crate::rules::mr_jack::{Activation, Go};
use crate::rules::{Action, Ask, Identity, Names as _, Seat, Trust};
use crate::table::{ByCell, View};
use crate::terms::Special;

/// What the owner of a seat may see now. Made only once he is known to look.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct PrivatePage {
    /// His cards as the text of a QR code, at most [`CAPACITY`] bytes; a longer one is shown as text only, and where
    /// it is empty there is none.
    pub code: String,
    /// His cards in words, what goes with them and what team-mates have shown.
    pub held: Vec<String>,
    /// What he has asked, why his last line was refused, and what a correction has changed for him.
    pub told: Vec<String>,
    /// What he is asked for in private.
    pub owed: Option<String>,
    /// The lines that he may say now and that his cards decide, verb by verb.
    pub reach: Vec<String>,
    /// How often the page was opened before.
    pub looks: Option<String>,
    /// Whether there is anything he may type in private.
    pub entry: bool,
}

impl fmt::Debug for PrivatePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivatePage(…)")
    }
}

impl PrivatePage {
    /// What only the owner of the view may know now; nothing if that is no seat.
    pub fn of(view: &View<'_>, words: &Words, grammar: &Grammar) -> Option<Self> {
        let seat = view.own_seat()?;
        let (opening, position) = (view.opening(), view.position());
        let voice = Voice { words, grammar, opening, position };
        let holding = view.position().holding(seat);
        let mut held = voice.caveats();
        held.extend(voice.held(seat));
        let all_dealt = view.opening().seats.iter().all(|info| info.trust == Trust::Dealt);
        if holding.trust == Trust::Dealt && !all_dealt {
            held.push(words.say(voice.mode().takes()));
        }
        let refused = view.refused().map(|refused| {
            let reason = match refused.refusal {
                Some(refusal) => voice.refusal(refusal, None),
                None => words.say("private-not-understood"),
            };
            let line = ("line", voice.mode().kept_line(&voice, &refused.line).into());
            words.tell("private-refused", &[line, ("reason", reason.into())])
        });
        let asked = view.position().decision().filter(|owed| owed.seat == seat).map(|it| it.ask);
        let owed = match asked {
            Some(Ask::Become) => Some(words.say("private-become")),
            Some(Ask::Drew(n)) => Some(voice.mode().asks_drawn(&voice, seat, n)),
            _ => None,
        };
        let aloud = asked.is_some_and(|ask| !ask.is_private());
        let reach = if aloud && holding.identity.known().is_some() {
            voice.in_reach(view)
        } else {
            Vec::new()
        };
        Some(Self {
            code: voice.code_text(seat),
            held,
            told: refused.into_iter().chain(voice.correction(view)).collect(),
            // What was told can be corrected, what was kept can be opened.
            entry: owed.is_some() || holding.trust != Trust::Dealt,
            owed,
            reach,
            looks: None,
        })
    }

    /// All of it as text, from top to bottom.
    pub fn lines(&self) -> impl Iterator<Item = &String> {
        self.held.iter().chain(&self.told).chain(&self.owed).chain(&self.reach).chain(&self.looks)
    }
}

impl Voice<'_> {
    /// The cards of `seat` in words, and what its team-mates have shown. The voice sees what he sees.
    pub fn held(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.mode().held(self, seat);
        if self.position.outcome().is_none() {
            lines.extend(self.mates(seat));
        }
        lines
    }

    /// Who the owner of a seat is.
    pub(super) fn held_identity(&self, seat: Seat) -> String {
        match self.position.holding(seat).identity {
            Identity::Known(card) => {
                self.words.tell("private-identity", &[("suspect", self.suspect(card).into())])
            }
            Identity::Hidden => self.words.say("private-kept"),
            Identity::None => self.words.say("private-none"),
        }
    }

    /// What he holds in his hand, if anything.
    pub(super) fn held_hand(&self, seat: Seat) -> Option<String> {
        let hand = self.position.holding(seat).hand;
        let cards = || ("cards", self.cards(hand).into());
        (!hand.is_empty()).then(|| self.words.tell("private-hand", &[cards()]))
    }

    /// The identities that team-mates have shown each other.
    fn mates(&self, seat: Seat) -> Vec<String> {
        let shown = |mate: Seat| {
            let card = self.position.holding(mate).identity.known().filter(|_| mate != seat)?;
            let suspect = ("suspect", self.suspect(card).into());
            Some(self.words.tell("private-mate", &[("who", self.seat(mate).into()), suspect]))
        };
        self.opening.all_seats().filter_map(shown).collect()
    }

    /// What the owner of the view may say now, verb by verb; shifts and collapses need no secret, nor does an
    /// activation, unless Jack leaves by it.
    fn in_reach(&self, view: &View<'_>) -> Vec<String> {
        let mut actions = view.legal();
        actions.retain(|action| match action {
            Action::Shift(_) | Action::Collapse(_) => false,
            Action::Activate(line) => matches!(line.go, Go::Exit(_)),
            _ => true,
        });
        let said = |line: String| self.words.tell("private-reach", &[("lines", line.into())]);
        self.by_verb(actions).into_iter().map(said).collect()
    }

    /// Lines that may be said, in the language's own words, each verb once: `kill: Ann, Ben`.
    pub fn by_verb(&self, actions: Vec<Action>) -> Vec<String> {
        let mut verbs: Vec<(String, Vec<String>)> = Vec::new();
        for action in actions {
            let action = match action {
                // Where one may go is enough; how a power is used would fill many screens.
                Action::Activate(line) => {
                    Action::Activate(Activation { power: None, before: false, ..line })
                }
                other => other,
            };
            let line = self.line(&action);
            let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match verbs.last_mut().filter(|(last, _)| last == verb) {
                Some((_, all)) if all.iter().any(|known| known == rest) => {}
                Some((_, all)) => all.push(rest.to_owned()),
                None => verbs.push((verb.to_owned(), vec![rest.to_owned()])),
            }
        }
        let said = |(verb, all): (String, Vec<String>)| {
            let all = all.join(", ");
            if all.is_empty() { verb } else { format!("{verb}: {all}") }
        };
        verbs.into_iter().map(said).collect()
    }

    /// The secret as a phone reads it: short enough for the code, by cells if need be.
    pub fn code_text(&self, seat: Seat) -> String {
        let write = |name: &dyn Fn(Suspect) -> String| {
            format!("{}: {}", self.role(seat), self.mode().code(self, seat, name))
        };
        // Whoever has left the board is called by where he started: that always fits.
        let starts = ByCell(self.opening);
        let place = |card| {
            let place = self.position.place(card);
            place.map_or_else(|| starts.suspect(card).to_owned(), |place| place.to_string())
        };
        let long = write(&|card| self.suspect(card));
        if long.len() <= CAPACITY { long } else { write(&place) }
    }

    /// Identity, role card and hand for the code, each card called by `name`.
    pub(super) fn coded(
        &self,
        seat: Seat,
        special: Option<Special>,
        name: &dyn Fn(Suspect) -> String,
    ) -> String {
        let holding = self.position.holding(seat);
        let identity = holding.identity.known().map_or_else(|| "?".to_owned(), name);
        let special = special.map_or_else(String::new, |it| format!(" ({})", self.special(it)));
        let hand: Vec<String> = holding.hand.iter().map(name).collect();
        let hand = if hand.is_empty() { String::new() } else { format!(" | {}", hand.join(", ")) };
        format!("{identity}{special}{hand}")
    }
}
