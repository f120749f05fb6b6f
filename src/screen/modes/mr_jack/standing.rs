//! Where a game of Mr. Jack stands: who is called how, the board, and what lies beside it.
use super::super::Show;
use super::Streets;
use crate::board::{Suspect, SuspectSet};
use crate::lang::Keyword;
use crate::rules::mr_jack::{JACK, MrJack, ROUNDS};
use crate::rules::{Identity, Names as _, Seat, Shown};
use crate::screen::{Board, Voice};
use crate::table::{ByCell, View};

impl Show for MrJack {
    /// The round, the witness card and the alibi cards that are left.
    fn glance(&self, voice: &Voice<'_>) -> String {
        let card =
            if self.was_seen() { "jack-map-card-visible" } else { "jack-map-card-invisible" };
        let args = [
            ("round", self.round.max(1).to_string().into()),
            ("of", ROUNDS.to_string().into()),
            ("card", voice.words.say(card).into()),
            ("pile", voice.position.deck().count().to_string().into()),
        ];
        voice.words.tell("jack-map-glance", &args)
    }

    /// The cards that lie face up, who can still be Jack, and what lies on the board.
    fn state(&self, voice: &Voice<'_>) -> Vec<String> {
        let names = |key: &str, who: SuspectSet| {
            let names: Vec<&str> = who.iter().map(|who| voice.name(who)).collect();
            let none = voice.words.say("jack-map-none-yet");
            let names = if names.is_empty() { none } else { names.join(", ") };
            voice.words.tell(key, &[("names", names.into())])
        };
        let suspects = self.suspects();
        let everybody = SuspectSet::below(voice.opening.cast.len() as u8);
        let mut lines = vec![
            names("jack-map-cards", self.cards),
            names("jack-map-suspects", suspects),
            names("jack-map-innocents", everybody - suspects),
        ];
        let name = |who| voice.name(who).to_owned();
        lines.extend(Streets::of(self, self, false, name, voice.words).places(voice.words));
        lines
    }

    fn to_restore(&self, voice: &Voice<'_>, before: &Shown) -> Vec<String> {
        before.mr_jack().map_or_else(Vec::new, |was| voice.streets_back(was, self))
    }

    /// The alibi cards; Jack has one that says who he is besides.
    fn holds(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        let holding = voice.position.holding(seat);
        let is_jack = seat == JACK;
        let hand = if holding.unknown == 0 && !holding.hand.is_empty() {
            let key = if is_jack { "jack-map-extra-names" } else { "jack-map-alibi-names" };
            let names: Vec<&str> = holding.hand.iter().map(|card| voice.name(card)).collect();
            let n = ("n", names.len().into());
            voice.words.tell(key, &[("names", names.join(", ").into()), n])
        } else {
            let key = if is_jack { "jack-map-extra" } else { "jack-map-alibis" };
            voice.words.tell(key, &[("n", holding.hand_count().into())])
        };
        let identity = is_jack.then(|| match holding.identity {
            Identity::None => voice.words.say("jack-map-card-none"),
            Identity::Hidden => voice.words.say("jack-map-card-hidden"),
            Identity::Known(card) => {
                voice.words.tell("jack-map-card-known", &[("suspect", voice.suspect(card).into())])
            }
        });
        identity.into_iter().chain([hand]).collect()
    }
}

impl Voice<'_> {
    /// A word of a line that names no character, in the reader's words.
    pub(in crate::screen) fn street_word(&self, word: &str) -> String {
        match word {
            "none" => self.shown(Keyword::Nobody).to_owned(),
            "n" => self.grammar.short(Keyword::N).unwrap_or(word).to_owned(),
            "s" => self.grammar.short(Keyword::S).unwrap_or(word).to_owned(),
            _ => word
                .parse::<Keyword>()
                .map_or_else(|_| word.to_owned(), |keyword| self.shown(keyword).to_owned()),
        }
    }

    /// Characters are called by their places in the cast.
    pub(in crate::screen) fn kept_street_line(&self, line: &str) -> String {
        let word = |word: &str| match ByCell(self.opening).find_suspect(word) {
            Some(who) => self.name(who).to_lowercase(),
            None => word.to_owned(),
        };
        line.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    pub(in crate::screen) fn street_board(
        &self,
        game: &MrJack,
        view: &View<'_>,
        turned: bool,
    ) -> Board {
        let before = view.at(view.seq().saturating_sub(1));
        let earlier = before.position().mr_jack().unwrap_or(game);
        let name = |who: Suspect| self.name(who).to_owned();
        Board::Streets(Streets::of(game, earlier, turned, name, self.words))
    }
}
