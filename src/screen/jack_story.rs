//! What only Mr. Jack has to say: where everybody goes, what powers do, and whom the witnesses clear.
use super::Voice;
use crate::board::{Exit, Hex, HexSet, Suspect, SuspectSet, Way};
use crate::lang::{Grammar, Keyword};
use crate::rules::mr_jack::{DETECTIVE, Fact, JACK, MrJack, PICKS, ROUNDS};
use crate::rules::{Action, Ask, Decision, Event, Identity, Seat, Trust};

impl Voice<'_> {
    /// The sentence of an event that Mr. Jack tells in its own way, empty where it says nothing.
    pub(super) fn jack_event(&self, event: &Event) -> Option<String> {
        let game = self.position.mr_jack()?;
        Some(match *event {
            Event::MrJack(fact) => self.jack_fact(game, fact),
            // It is told with the card that he draws.
            Event::Became(..) | Event::Owes(_) => String::new(),
            _ => return None,
        })
    }

    /// Who is played and where he goes is one sentence, with how many of `rest` belong to it.
    pub(super) fn jack_together(&self, first: &Event, rest: &[Event]) -> Option<(String, usize)> {
        let game = self.position.mr_jack()?;
        let Event::MrJack(Fact::Played(seat, who)) = *first else { return None };
        let Some(Event::MrJack(next)) = rest.first() else { return None };
        let player = ("who", self.seat(seat).into());
        let name = ("suspect", self.name(who).into());
        let from = ("from", place(game, who).into());
        let to = |hex: String| ("to", hex.into());
        let said = match *next {
            Fact::Moved(_, hex) => {
                self.words.tell("jack-plays-moved", &[player, name, from, to(hex.to_string())])
            }
            Fact::Swapped(with) => {
                let other = ("other", self.name(with).into());
                let args = [player, name, from, other, to(place(game, with))];
                self.words.tell("jack-plays-swapped", &args)
            }
            _ => return None,
        };
        Some((said, 1))
    }

    fn jack_fact(&self, game: &MrJack, fact: Fact) -> String {
        let who = |seat: Seat| ("who", self.seat(seat).into());
        let name = |suspect: Suspect| ("suspect", self.name(suspect).into());
        let from = |hex: Hex| ("from", hex.to_string().into());
        let to = |hex: Hex| ("to", hex.to_string().into());
        match fact {
            Fact::Round(number) => self.jack_round(game, number),
            Fact::Cards(cards) => {
                self.words.tell("jack-cards", &[("cards", self.jack_names(cards).into())])
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
            Fact::Called { seen, claim } => self.jack_call(game, seen, claim),
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
    fn jack_call(&self, game: &MrJack, seen: bool, claim: bool) -> String {
        let mut said =
            vec![self.words.say(if seen { "jack-call-visible" } else { "jack-call-invisible" })];
        if claim {
            said.push(self.jack_claim());
        }
        said.push(self.jack_cleared(game.would_clear(seen)));
        said.join(" ")
    }

    fn jack_cleared(&self, cleared: SuspectSet) -> String {
        if cleared.is_empty() {
            return self.words.say("jack-cleared-nobody");
        }
        self.words.tell("jack-cleared", &[("suspects", self.jack_names(cleared).into())])
    }

    fn jack_claim(&self) -> String {
        self.words.tell("story-claim", &[("who", self.seat(JACK).into())])
    }

    /// A card of the alibi deck is drawn: who Jack is, or who he is not.
    pub(super) fn jack_drew(&self, seat: Seat, private: bool) -> Option<String> {
        self.position.mr_jack()?;
        let dealt = self.opening.seats.get(seat.at()).is_some_and(|it| it.trust == Trust::Dealt);
        let key = if dealt && !private { "jack-dealt" } else { "jack-drew" };
        Some(self.words.tell(key, &[("who", self.seat(seat).into())]))
    }

    /// What the table waits for, where Mr. Jack asks for it in its own way.
    pub(super) fn jack_owed(&self, decision: Decision) -> Option<String> {
        let game = self.position.mr_jack()?;
        let who = ("who", self.seat(decision.seat).into());
        let key = match decision.ask {
            Ask::Turn => "jack-owes-turn",
            Ask::Take => "jack-owes-take",
            Ask::Drew(_) => return Some(self.words.tell("jack-owes-drew", &[who])),
            _ => return None,
        };
        let open = if game.named.is_empty() { game.cards } else { game.named };
        let names: Vec<&str> = open.iter().map(|card| self.name(card)).collect();
        Some(self.words.tell(
            key,
            &[
                who,
                ("n", game.round.into()),
                ("pick", (game.picks + 1).into()),
                ("of", PICKS.into()),
                ("cards", self.words.one_of(&names).into()),
            ],
        ))
    }

    /// What the owner of `seat` knows by his alibi cards: whether a call would see him, or who Jack can
    /// be. `self` must see what he sees; nothing in other modes.
    pub fn alibis(&self, seat: Seat) -> Option<Vec<String>> {
        let game = self.position.mr_jack()?;
        let holding = self.position.holding(seat);
        let mut lines = Vec::new();
        match holding.identity {
            _ if seat == DETECTIVE => {}
            Identity::Known(jack) => {
                lines.push(
                    self.words.tell("jack-private-is", &[("suspect", self.suspect(jack).into())]),
                );
                if game.place(jack).is_some() && self.position.outcome().is_none() {
                    let seen = game.visible().contains(jack);
                    let key = if seen { "jack-private-visible" } else { "jack-private-invisible" };
                    let cleared = self.jack_cleared_names(game.would_clear(seen));
                    lines.push(self.words.tell(key, &[("suspects", cleared.into())]));
                }
            }
            Identity::Hidden => lines.push(self.words.say("private-kept")),
            Identity::None => lines.push(self.words.say("jack-private-none")),
        }
        if !holding.hand.is_empty() {
            let cards = ("cards", self.jack_names(holding.hand).into());
            lines.push(self.words.tell("jack-private-alibis", &[cards]));
        } else if seat == DETECTIVE && holding.unknown == 0 {
            lines.push(self.words.say("jack-private-no-alibis"));
        }
        if seat == DETECTIVE {
            let left = self.jack_names(game.suspects() - holding.hand);
            let key =
                if holding.unknown > 0 { "jack-private-left-open" } else { "jack-private-left" };
            lines.push(self.words.tell(key, &[("suspects", left.into())]));
        }
        Some(lines)
    }

    fn jack_cleared_names(&self, cleared: SuspectSet) -> String {
        if cleared.is_empty() { self.words.say("cli-nobody") } else { self.jack_names(cleared) }
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
    pub fn jack_way(&self, way: Way) -> String {
        self.words.say(&format!("jack-way-{}", way.word()))
    }

    /// A refused line as it was kept, characters called by their places in the cast; as it is elsewhere.
    pub fn kept_line(&self, line: &str) -> String {
        if self.position.mr_jack().is_none() {
            return line.to_owned();
        }
        let start = self.opening.cast.start();
        let word = |word: &str| match self.opening.cast.lookup(word, &start) {
            Ok(who) if word.starts_with('#') => self.name(who).to_lowercase(),
            _ => word.to_owned(),
        };
        line.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// A line of Mr. Jack as it may be typed in the reader's language: `смит g7 h8>f9`.
    pub(super) fn jack_line(&self, action: &Action, grammar: &Grammar) -> String {
        let canonical = action.write(self.position.grid(), self).to_lowercase();
        let shown = |word: &str| match word {
            "none" => grammar.shown(Keyword::Nobody).to_owned(),
            "n" => grammar.short(Keyword::N).unwrap_or(word).to_owned(),
            "s" => grammar.short(Keyword::S).unwrap_or(word).to_owned(),
            _ => word
                .parse::<Keyword>()
                .map_or_else(|_| word.to_owned(), |keyword| grammar.shown(keyword).to_owned()),
        };
        let mut line = String::new();
        for part in canonical.split_inclusive([' ', '>', ':']) {
            let word = part.trim_end_matches([' ', '>', ':']);
            line += &shown(word);
            line += &part[word.len()..];
        }
        line
    }
}

/// Where somebody stands; nothing for one who has left.
fn place(game: &MrJack, who: Suspect) -> String {
    game.place(who).map_or_else(String::new, |hex| hex.to_string())
}

/// The hexes of a set that are nearest to `to` by `steps`, at most so many.
pub(super) fn nearest(of: HexSet, steps: impl Fn(Hex) -> Option<u8>, most: usize) -> Vec<Hex> {
    let mut near: Vec<Hex> = of.collect();
    near.sort_by_key(|hex| (steps(*hex).unwrap_or(u8::MAX), *hex));
    near.truncate(most);
    near
}
