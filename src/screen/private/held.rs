//! What the owner of a seat reads of the cards: in words, and as the text of a code.
use std::collections::BTreeMap;

use crate::board::Suspect;
use crate::rules::{Audience, Identity, Names as _, Seat};
use crate::screen::setup::Goals;
use crate::screen::{CAPACITY, Voice};
use crate::table::{ByCell, Entry, View, What};
use crate::terms::Token;

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
    pub fn held_identity(&self, seat: Seat) -> String {
        match self.position.holding(seat).identity {
            Identity::Known(card) => {
                let suspect = ("suspect", self.suspect(card).into());
                self.words.tell("private-identity", &[suspect, self.kind(seat)])
            }
            Identity::Hidden => self.words.say("private-kept"),
            Identity::None => {
                self.words.tell(self.mode().without_identity(self, seat), &[self.kind(seat)])
            }
        }
    }

    /// What he holds in his hand, if anything.
    pub(in crate::screen) fn held_hand(&self, seat: Seat) -> Option<String> {
        let hand = self.position.holding(seat).hand;
        let cards = || ("cards", self.cards(hand).into());
        (!hand.is_empty()).then(|| self.words.tell("private-hand", &[cards()]))
    }

    /// The team-mates in one line, with the identities that they have shown each other, then what others have shown.
    fn mates(&self, seat: Seat) -> Vec<String> {
        let game = self.position.game();
        let is_mate = |other: &Seat| *other != seat && game.side(*other) == game.side(seat);
        let tell = |key: &str, (who, card): (Seat, Suspect)| {
            let suspect = ("suspect", self.suspect(card).into());
            self.words.tell(key, &[("who", self.seat(who).into()), suspect])
        };
        let known = |mate: Seat| match self.position.holding(mate).identity.known() {
            Some(card) => tell("private-mate", (mate, card)),
            None => self.seat(mate),
        };
        let mates = self.opening.all_seats().filter(|mate| *mate != seat && is_mate(mate));
        let mates: Vec<String> = mates.map(known).collect();
        let n = ("n", mates.len().into());
        let team = || self.words.tell("private-mates", &[("mates", mates.join(", ").into()), n]);
        let team = (!mates.is_empty()).then(team);
        let others = self.known_mates(seat).filter(|(other, _)| !is_mate(other));
        team.into_iter().chain(others.map(|it| tell("private-shown", it))).collect()
    }

    /// The other seats whose identities `seat` knows.
    pub(in crate::screen) fn known_mates(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (Seat, Suspect)> {
        self.opening.all_seats().filter(move |mate| *mate != seat).filter_map(|mate| {
            let card = self.position.holding(mate).identity.known()?;
            Some((mate, card))
        })
    }

    /// How often a page was opened before, and when last: its owner knows whether that was he.
    pub fn opened_before(&self, view: &View<'_>, audience: Audience) -> String {
        let looked = |entry: &&Entry| entry.what == What::Looked(audience);
        let looks: Vec<usize> = view.log().iter().filter(looked).map(|entry| entry.seq).collect();
        let last = looks.last().copied().unwrap_or_default();
        let args = [("n", looks.len().into()), ("line", last.into())];
        let key =
            if last == 0 && !looks.is_empty() { "private-opened-early" } else { "private-opened" };
        self.words.tell(key, &args)
    }

    /// What a seat has to do to win, in one sentence.
    pub(super) fn wants(&self, view: &View<'_>, seat: Seat) -> String {
        let treasure = self.token(Token::Treasure);
        let goals = Goals {
            ways: &BTreeMap::new(),
            options: &view.choices(),
            treasure: &treasure,
            words: self.words,
        };
        let ways = goals.any_of(self.mode().goals(seat));
        let shared = if self.plays_alone(seat) { "no" } else { "yes" };
        self.words.tell("private-wants", &[("ways", ways.into()), ("shared", shared.into())])
    }

    /// The secret as a phone reads it: short enough for the code, by cells if need be.
    pub fn code_text(&self, seat: Seat) -> String {
        let write = |name: &dyn Fn(Suspect) -> String| {
            format!("{}: {}", self.role(seat), self.code(seat, name))
        };
        // Somebody who has left the board is called by where they started: that always fits.
        let starts = ByCell(self.opening);
        let place = |card| {
            let place = self.position.place(card);
            place.map_or_else(|| starts.suspect(card).to_owned(), |place| place.to_string())
        };
        let full = |name: &dyn Fn(Suspect) -> String| {
            let mates = self.known_mates(seat);
            let mates = mates.map(|(mate, card)| format!("{}: {}", self.role(mate), name(card)));
            [write(name)].into_iter().chain(mates).collect::<Vec<_>>().join(" | ")
        };
        let bare = || {
            let cells: Vec<String> = self.known_mates(seat).map(|(_, card)| place(card)).collect();
            let cells = cells.join(", ");
            if cells.is_empty() { write(&place) } else { format!("{} + {cells}", write(&place)) }
        };
        let fits = |text: &String| text.len() <= CAPACITY;
        let long = full(&|card| self.suspect(card));
        Some(long).filter(fits).or_else(|| Some(full(&place)).filter(fits)).unwrap_or_else(bare)
    }

    /// Identity, role card and hand for the code, each card called by `name`.
    pub(in crate::screen) fn coded(&self, seat: Seat, name: &dyn Fn(Suspect) -> String) -> String {
        let holding = self.position.holding(seat);
        let identity = holding.identity.known().map_or_else(|| "?".to_owned(), name);
        let special = self.position.heist().and_then(|game| game.role(seat).known());
        let special = special.map_or_else(String::new, |it| format!(" ({})", self.special(it)));
        let hand: Vec<String> = holding.hand.iter().map(name).collect();
        let hand = if hand.is_empty() { String::new() } else { format!(" | {}", hand.join(", ")) };
        format!("{identity}{special}{hand}")
    }
}
