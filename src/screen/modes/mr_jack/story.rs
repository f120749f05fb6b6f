//! What only Mr. Jack has to say: where everybody goes, what powers do, and whom the witnesses clear.
use super::super::{Around, Tell};
use crate::board::{Exit, Hex, Suspect, SuspectSet, Way};
use crate::rules::mr_jack::{Fact, JACK, MrJack, PICKS, ROUNDS};
use crate::rules::{Ask, Decision, Event, Seat, Trust};
use crate::screen::Voice;

impl Tell for MrJack {
    fn event(&self, voice: &Voice<'_>, event: &Event, _around: Around<'_>) -> Option<String> {
        Some(match *event {
            Event::MrJack(fact) => voice.jack_fact(self, fact),
            // It is told with the card that he draws.
            Event::Became(..) | Event::Owes(_) => String::new(),
            _ => return None,
        })
    }

    /// Who is played and where he goes is one sentence.
    fn together(&self, voice: &Voice<'_>, events: &[Event]) -> Option<(String, usize)> {
        let [Event::MrJack(Fact::Played(seat, who)), Event::MrJack(next), ..] = *events else {
            return None;
        };
        let player = ("who", voice.seat(seat).into());
        let name = ("suspect", voice.name(who).into());
        let from = ("from", place(self, who).into());
        let to = |hex: String| ("to", hex.into());
        let said = match next {
            Fact::Moved(_, hex) => {
                voice.words.tell("jack-plays-moved", &[player, name, from, to(hex.to_string())])
            }
            Fact::Swapped(with) => {
                let other = ("other", voice.name(with).into());
                let args = [player, name, from, other, to(place(self, with))];
                voice.words.tell("jack-plays-swapped", &args)
            }
            _ => {
                let before = ("before", before_moving(next)?.into());
                return Some((voice.words.tell("jack-plays-before", &[player, name, before]), 1));
            }
        };
        Some((said, 2))
    }

    fn owed(&self, voice: &Voice<'_>, decision: Decision) -> Option<String> {
        let who = ("who", voice.seat(decision.seat).into());
        let key = match decision.ask {
            Ask::Turn => "jack-owes-turn",
            Ask::Take => "jack-owes-take",
            Ask::Drew(_) => {
                return Some(voice.words.tell("jack-owes-drew", &[who, voice.where_told()]));
            }
            _ => return None,
        };
        let open = if self.named.is_empty() { self.cards } else { self.named };
        let names: Vec<&str> = open.iter().map(|card| voice.name(card)).collect();
        Some(voice.words.tell(
            key,
            &[
                who,
                ("n", self.round.into()),
                ("pick", (self.picks + 1).into()),
                ("of", PICKS.into()),
                ("cards", voice.words.one_of(&names).into()),
            ],
        ))
    }
}

impl Voice<'_> {
    /// Most are cleared when a round ends.
    pub(in crate::screen) fn call_that_turned(&self, events: &[Event]) -> Option<String> {
        events.iter().find_map(|event| match *event {
            Event::MrJack(Fact::Called { seen, claim }) => Some(self.jack_call(seen, claim)),
            _ => None,
        })
    }

    /// A card of the alibi deck is drawn: who Jack is, or who he is not.
    pub(in crate::screen) fn drew_alibi(&self, seat: Seat, private: bool) -> String {
        let untold = self.position.holding(seat).trust == Trust::Untold;
        let key = match private {
            false if self.is_dealt(seat) => "jack-dealt",
            false if untold => "jack-drew-unseen",
            _ => "jack-drew",
        };
        self.words.tell(key, &[("who", self.seat(seat).into()), self.where_told()])
    }

    fn jack_fact(&self, game: &MrJack, fact: Fact) -> String {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.name(suspect).into());
        let from = |hex: Hex| ("from", hex.to_string().into());
        let to = |hex: Hex| ("to", hex.to_string().into());
        match fact {
            Fact::Round(number) => self.jack_round(game, number),
            Fact::Cards(cards) => {
                // Where the companion has drawn them they have still to be found.
                let kept = !self.deck_is_real();
                let key = if kept { "jack-cards-drawn" } else { "jack-cards" };
                self.words.tell(key, &[("cards", self.jack_names(cards).into())])
            }
            Fact::Named(cards) => {
                let cards = ("cards", self.jack_names(cards).into());
                self.words.tell("jack-named", &[who(game.chooser()), cards])
            }
            Fact::Played(seat, suspect) => {
                self.words.tell("jack-plays", &[who(seat), name(suspect)])
            }
            Fact::Moved(suspect, hex) => {
                let args = [name(suspect), ("from", place(game, suspect).into()), to(hex)];
                self.words.tell("jack-moved", &args)
            }
            // Only Gull changes places, and nothing comes before it.
            Fact::Swapped(_) => String::new(),
            Fact::Lantern(way) => {
                self.words.tell("jack-lantern", &[("way", self.jack_way(way).into())])
            }
            Fact::Lamp(lamp, hex) => {
                let tile = (1_u8..).zip(game.tiles).find(|(_, tile)| *tile == Some(lamp));
                let args = [from(lamp), to(hex)];
                match tile {
                    None => self.words.tell("jack-lamp", &args),
                    Some((number, _)) => {
                        let [from, to] = args;
                        self.words.tell("jack-lamp-tile", &[("n", number.into()), from, to])
                    }
                }
            }
            Fact::Cordon(one, other) => {
                let args = [("from", self.exit(one).into()), ("to", self.exit(other).into())];
                self.words.tell("jack-cordon", &args)
            }
            Fact::Cover(one, other) => self.words.tell("jack-cover", &[from(one), to(other)]),
            Fact::Pulled(suspect, hex) => {
                let args = [name(suspect), ("from", place(game, suspect).into()), to(hex)];
                self.words.tell("jack-pulled", &args)
            }
            Fact::Accused(by, whom) => {
                let other = ("other", self.name(whom).into());
                self.words
                    .tell("jack-accuses", &[name(by), ("to", place(game, whom).into()), other])
            }
            Fact::Left { who, exit, sure } => {
                let args = [name(who), ("exit", self.exit(exit).into())];
                let said = self.words.tell("jack-left", &args);
                if sure { said } else { format!("{said} {}", self.jack_claim()) }
            }
            Fact::Called { seen, claim } => {
                let cleared = self.jack_cleared(game.would_clear(seen));
                format!("{} {cleared}", self.jack_call(seen, claim))
            }
            Fact::Out(number) => {
                let tile = game.tiles.get(usize::from(number).wrapping_sub(1)).copied().flatten();
                let hex = tile.map_or_else(String::new, |hex| hex.to_string());
                self.words.tell("jack-out", &[("n", number.into()), ("hex", hex.into())])
            }
        }
    }

    fn jack_round(&self, game: &MrJack, number: u8) -> String {
        let round = self.words.tell("jack-round", &[("n", number.into()), ("of", ROUNDS.into())]);
        if number % 2 == 1 {
            return round;
        }
        let rest = SuspectSet::below(self.opening.cast.len() as u8) - game.odd;
        let rest = [("cards", self.jack_names(rest).into())];
        format!("{round} {}", self.words.tell("jack-cards-rest", &rest))
    }

    /// What the witnesses say, and who is innocent by it.
    fn jack_call(&self, seen: bool, claim: bool) -> String {
        let key = if seen { "jack-call-visible" } else { "jack-call-invisible" };
        let claim = ("claim", if claim { "yes" } else { "no" }.into());
        self.words.tell(key, &[claim, ("who", self.seat(JACK).into())])
    }

    fn jack_cleared(&self, cleared: SuspectSet) -> String {
        if cleared.is_empty() {
            return self.words.say("jack-cleared-nobody");
        }
        let n = ("n", cleared.len().into());
        self.words.tell("jack-cleared", &[("suspects", self.jack_names(cleared).into()), n])
    }

    fn jack_claim(&self) -> String {
        self.words.tell("story-claim", &[("who", self.seat(JACK).into())])
    }

    /// Characters as one says them: `Holmes, Smith and Gull`.
    pub(super) fn jack_names(&self, who: SuspectSet) -> String {
        self.words.all_of(&who.iter().map(|it| self.name(it)).collect::<Vec<_>>())
    }

    /// Hexes as one says them, column by column.
    pub(super) fn hexes(&self, hexes: impl IntoIterator<Item = Hex>) -> String {
        let names: Vec<String> = hexes.into_iter().map(|hex| hex.to_string()).collect();
        self.words.all_of(&names)
    }

    /// What an exit is called: `north-east`.
    pub fn exit(&self, exit: Exit) -> String {
        self.words.say(&format!("jack-exit-{}", exit.word()))
    }

    /// Where a lantern points: `north-east`.
    pub(in crate::screen) fn jack_way(&self, way: Way) -> String {
        self.words.say(&format!("jack-way-{}", way.word()))
    }
}

/// What a character does who does not move first: a case of the message that says who is played.
const fn before_moving(fact: Fact) -> Option<&'static str> {
    Some(match fact {
        Fact::Pulled(..) => "whistle",
        Fact::Lamp(..) => "lamp",
        Fact::Cordon(..) => "cordon",
        Fact::Cover(..) => "cover",
        _ => return None,
    })
}

/// Where somebody stands; nothing for one who has left.
fn place(game: &MrJack, who: Suspect) -> String {
    game.place(who).map_or_else(String::new, |hex| hex.to_string())
}
