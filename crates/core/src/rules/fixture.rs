//! A table drawn in text, and lines said at it in words: for tests that a player can read.
//!
//! Suspects are capital letters, numbered in the reading order of the picture. After the letter
//! `x` means dead and `+` exonerated:
//!
//! ```text
//!     A  B+ C
//!     D  Ex F
//! ```
use super::hitman_sleuth::Fact as ListFact;
use super::killer_inspector::{INSPECTOR, KILLER, KillerInspector};
use super::{
    Action, Ask, Collapse, Decision, Deck, Deed, Event, Eyes, Game, Holding, Identity, Known,
    Names, Options, Order, Position, Query, Rule, Seat, Side, Source, Trust, heist, mr_jack,
    spoken, spy_tag,
};
use crate::board::{Axis, Grid, Suspect, SuspectSet};
use crate::terms::Token;

/// A table in the middle of a game.
#[derive(Clone)]
pub(super) struct Fixture {
    pub(super) position: Position,
    /// The letter of each suspect.
    names: Vec<String>,
    /// The id of each seat.
    seats: &'static [&'static str],
    /// The cards in the deck, top card first.
    deck: Vec<Suspect>,
}

impl Fixture {
    /// Killer vs. Inspector on the table of this picture with the Killer to act; nobody holds a card yet.
    pub(super) fn table(picture: &str) -> Self {
        Self::of(KillerInspector::default(), &["killer", "inspector"], picture)
    }

    /// A game of any mode on the table of this picture, in the middle, with the first seat to act;
    /// nobody holds a card yet.
    pub(super) fn of(game: impl Into<Game>, seats: &'static [&'static str], picture: &str) -> Self {
        let rows: Vec<Vec<&str>> = picture
            .lines()
            .map(|row| row.split_whitespace().collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect();
        let grid = Grid::new(rows.len() as u8, rows[0].len() as u8);
        let trusts = vec![Trust::Dealt; seats.len()];
        let mut position =
            Position::new(game.into(), Options::default(), grid, &trusts, Deck::new(&[]));
        position.turn = 3;
        let mut names = Vec::new();
        for (at, word) in rows.concat().into_iter().enumerate() {
            let suspect = Suspect::new(at as u8);
            names.push(word.trim_end_matches(['x', '+']).to_owned());
            match word.chars().last() {
                Some('x') => position.apply(&Event::Died(suspect)),
                Some('+') => position.exonerated.insert(suspect),
                _ => {}
            }
        }
        Self { position, names, seats, deck: Vec::new() }.turn_of(Seat::new(0))
    }

    /// These suspects have died and were taken out by a collapse.
    pub(super) fn gone(mut self, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.position.apply(&Event::Died(Suspect::new(self.names.len() as u8)));
            self.names.push(name.to_owned());
            self.position.cast += 1;
        }
        self
    }

    /// The Killer's identity.
    pub(super) fn killer(self, identity: &str) -> Self {
        self.holds(KILLER, identity, "")
    }

    /// The Inspector's identity and hand.
    pub(super) fn inspector(self, identity: &str, hand: &str) -> Self {
        self.holds(INSPECTOR, identity, hand)
    }

    /// The identity and the hand of a seat.
    pub(super) fn holds(mut self, seat: Seat, identity: &str, hand: &str) -> Self {
        let (identity, hand) = (Identity::Known(self.suspect(identity)), self.set(hand));
        let holding = &mut self.position.holdings[seat.at()];
        *holding = Holding { identity, hand, ..*holding };
        self
    }

    /// The cards of the deck, top card first.
    pub(super) fn deck(mut self, cards: &str) -> Self {
        self.deck = cards.split_whitespace().map(|name| self.suspect(name)).collect();
        self.position.deck = Deck::new(&self.deck);
        self
    }

    /// The cards of the discard.
    pub(super) fn discard(mut self, cards: &str) -> Self {
        self.position.discard = self.set(cards);
        self
    }

    /// A token of this kind lies on each of these suspects.
    pub(super) fn token(mut self, token: Token, names: &str) -> Self {
        for suspect in self.set(names) {
            self.position.apply(&Event::Placed(token, suspect));
        }
        self
    }

    /// This suspect is under arrest.
    pub(super) fn arrest(&mut self, name: &str) {
        let suspect = self.suspect(name);
        self.position.arrested.insert(suspect);
    }

    /// The player draws real cards from now on, and tells them.
    pub(super) fn told(mut self, seat: Seat) -> Self {
        self.position.holdings[seat.at()].trust = Trust::Told;
        self
    }

    /// The player keeps his cards to himself: to be said after all cards were given out.
    pub(super) fn untold(mut self, seat: Seat) -> Self {
        let holding = &mut self.position.holdings[seat.at()];
        // For all the companion knows, they could still be in the deck.
        self.deck.extend(holding.identity.known().into_iter().chain(holding.hand));
        *holding = Holding { trust: Trust::Untold, ..holding.seen_by(Eyes::PUBLIC, seat) };
        let left = self.position.deck.count();
        self.position.deck = Deck::new(&self.deck);
        while self.position.deck.count() > left {
            self.position.deck.draw(None);
        }
        self
    }

    /// The seat whose turn it is.
    pub(super) fn turn_of(mut self, seat: Seat) -> Self {
        self.position.active = seat;
        self.position.owed = Some(Decision { seat, ask: Ask::Turn });
        self
    }

    /// The mode's own state is changed by hand.
    pub(super) fn game(mut self, change: impl FnOnce(&mut Game)) -> Self {
        let mut game = self.position.game().into();
        change(&mut game);
        self.position = Position(Known::of(**self.position, game));
        self
    }

    /// The table decides something differently from the book.
    pub(super) fn option(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.position.options);
        self
    }

    /// Plays a line that must be allowed, and says in words what happened.
    pub(super) fn says(&mut self, line: &str) -> String {
        match self.position.play(&self.line(line)) {
            Ok((after, events)) => {
                self.position = after;
                self.in_words(&events)
            }
            Err(error) => panic!("`{line}` is refused: {:?}", error.refusal),
        }
    }

    /// Opens a table at which nothing happened yet, and says in words what is dealt.
    pub(super) fn opens(&mut self) -> String {
        let mut events = Vec::new();
        self.position.open(&mut events);
        self.in_words(&events)
    }

    pub(super) fn in_words(&self, events: &[Event]) -> String {
        events.iter().filter_map(|event| self.told_of(event)).collect::<Vec<_>>().join(", ")
    }

    /// The rule that refuses the line, which must leave the table as it is.
    pub(super) fn refuses(&self, line: &str) -> Rule {
        let action = self.line(line);
        match self.position.play(&action) {
            Ok((_, events)) => panic!("`{line}` is allowed: {events:?}"),
            Err(error) => {
                assert_eq!(*error.position, self.position, "`{line}` changed the table");
                assert_eq!(error.action, action);
                error.refusal.rule
            }
        }
    }

    /// The lines offered that begin with this verb, in order.
    pub(super) fn offers(&self, verb: &str) -> String {
        let mut lines = Vec::new();
        self.position.legal(&mut lines);
        let words = lines.iter().map(|line| line.write(self.position.grid(), self));
        words.filter(|words| words.starts_with(verb)).collect::<Vec<_>>().join(", ")
    }

    /// The grid as it lies.
    pub(super) fn picture(&self) -> String {
        let grid = self.position.grid();
        let row = |line| -> String {
            grid.cells_of(line).filter_map(|cell| grid.at(cell)).map(|who| self.name(who)).collect()
        };
        grid.lines(Axis::Rows).map(row).collect::<Vec<_>>().join("/")
    }

    /// The names of a set of suspects.
    pub(super) fn names(&self, set: SuspectSet) -> String {
        set.iter().map(|suspect| self.name(suspect)).collect::<Vec<_>>().join(" ")
    }

    fn name(&self, suspect: Suspect) -> &str {
        Names::suspect(self, suspect)
    }

    pub(super) fn suspect(&self, name: &str) -> Suspect {
        self.find_suspect(name).unwrap_or_else(|| panic!("`{name}` is not at the table"))
    }

    fn set(&self, names: &str) -> SuspectSet {
        names.split_whitespace().map(|name| self.suspect(name)).collect()
    }

    /// A line as `ACTIONS` has it.
    pub(super) fn line(&self, text: &str) -> Action {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, words.len()) {
            ("shift", 3 | 4) if !rest.ends_with("quiet") => {
                Action::Shift(spoken::read(&words[1..], self).expect("a shift"))
            }
            ("collapse", _) => Action::Collapse(self.collapse(rest)),
            _ if self.position.mr_jack().is_some() && self.find_suspect(verb).is_some() => {
                mr_jack::read(text)
            }
            ("shuffled", _) => {
                let order = words[1..].iter().map(|name| self.suspect(name));
                Action::Shuffled(Box::new(Order::new(order)))
            }
            ("concede", _) => Action::Concede(self.find_seat(rest).expect("a seat")),
            // The seat is the one that owes it.
            ("hit", 2) if rest != "nobody" => {
                let owed = self.position.decision().expect("a decision");
                Action::Do(Deed::Hit(owed.seat, self.suspect(rest)))
            }
            _ => Action::Do(
                spoken::read(&words, self).unwrap_or_else(|| panic!("`{text}` is not a line")),
            ),
        }
    }

    fn collapse(&self, text: &str) -> Collapse {
        let (first, then) = text.split_once(" then ").map_or((text, None), |(a, b)| (a, Some(b)));
        let (axis, names) = first.split_once(' ').unwrap_or((first, ""));
        Collapse {
            axis: if axis == "rows" { Axis::Rows } else { Axis::Columns },
            taken: self.set(names),
            then: then.map(|rest| Box::new(self.collapse(rest))),
        }
    }

    /// What happened, in words; a turn that begins is told by what is owed.
    fn told_of(&self, event: &Event) -> Option<String> {
        let name = |who: Suspect| self.name(who);
        let card = |card: Option<Suspect>| card.map_or("?", name);
        let role = |seat: Seat| self.seats[seat.at()];
        Some(match *event {
            Event::Began(_) => return None,
            Event::Owes(Decision { seat, ask: Ask::Turn }) => format!("{}'s turn", role(seat)),
            Event::Owes(Decision { seat, ask }) => format!("{} owes {}", role(seat), ask.kind()),
            Event::Acted { seat, deed, sure } => {
                let mark = if sure { "" } else { " (unverified)" };
                format!("{}{mark}", self.done(seat, &deed))
            }
            Event::Stepped(seat, deed) => self.done(seat, &deed),
            Event::Shifted(seat, shift) => format!("{} shifts {shift}", role(seat)),
            Event::Collapsed(_, axis, taken) => format!("{axis} lose {}", self.names(taken)),
            Event::Died(who) => format!("{} dies", name(who)),
            Event::Drew(seat, drawn) => format!("{} draws {}", role(seat), card(drawn)),
            Event::Became(seat, new) => format!("{} becomes {}", role(seat), card(new)),
            Event::Laid(source, who) => format!("{} laid from {}", name(who), place(source)),
            Event::Discarded(source, who) => {
                format!("{} discarded from {}", name(who), place(source))
            }
            Event::Answered { seat, query, yes, claim } => {
                let asked = match query {
                    Query::Canvass(who) => format!("near {}", name(who)),
                    Query::Accusation(who) => format!("is {}", name(who)),
                    Query::Survey(corner) => format!("in the square at {corner}"),
                };
                let mark = if claim { " (claim)" } else { "" };
                format!("{} {asked}: {}{mark}", role(seat), said(yes))
            }
            Event::Hit(seat, who, hit) => {
                format!("{} was {}: {} (claim)", role(seat), name(who), said(hit))
            }
            Event::Passed(seat) => format!("{} passes", role(seat)),
            Event::Opened(seat, who) => format!("{} shows {}", role(seat), name(who)),
            Event::Was { seat, since, suspect } => {
                format!("{} was {} from {since} on", role(seat), name(suspect))
            }
            Event::Claimed(seat, who) => format!("{} says {}", role(seat), name(who)),
            Event::Ended(end) => {
                let winner = match end.winner {
                    None => "nobody",
                    Some(Side::Seat(seat)) => role(seat),
                    Some(Side::Team(team)) => team.id(),
                };
                format!("{winner} wins by {}", end.reason.word())
            }
            Event::Arrested(who) => format!("{} is arrested", name(who)),
            Event::Arranged(rows) => format!("lies as {}", self.names(rows.cards().collect())),
            Event::Swapped(one, other) => {
                format!("{} and {} change places", name(one), name(other))
            }
            Event::Placed(token, who) => format!("{} on {}", token.id(), name(who)),
            Event::Lifted(token, who) => format!("{} off {}", token.id(), name(who)),
            Event::Shed(seat, old) => format!("{} takes back {}", role(seat), card(old)),
            Event::Buried(Source::List(at), under) => {
                format!("{} under the deck from place {at}", card(under))
            }
            Event::Buried(from, under) => {
                format!("{} under the deck from {}", card(under), place(from))
            }
            Event::Shuffled(_) => "the deck is shuffled".to_owned(),
            Event::SpyTag(spy_tag::Fact::Missed(who)) => format!("nobody is {}", name(who)),
            Event::SpyTag(spy_tag::Fact::Out(seat)) => format!("{} is out", role(seat)),
            Event::FbiMafia(fact) => spoken::write(&fact, self).join(" "),
            Event::MrJack(fact) => spoken::write(&fact, self).join(" "),
            Event::List(ListFact::Added(added)) => format!("{} added to the list", card(added)),
            Event::List(ListFact::Turned(who)) => format!("{} turned up", name(who)),
            Event::Trophy(seat, who) => format!("{} takes {}", role(seat), name(who)),
            Event::Heist(fact) => self.told_of_heist(fact),
        })
    }

    fn told_of_heist(&self, fact: heist::Fact) -> String {
        use heist::Fact;
        let role = |seat: Seat| self.seats[seat.at()];
        match fact {
            Fact::Dealt(seat, card) => {
                format!("{} takes role {}", role(seat), card.map_or("?", |it| it.id()))
            }
            Fact::Showed(seat, special) => format!("{} shows {}", role(seat), special.id()),
            Fact::Placed(seat, vault) => format!("{}'s token at {}", role(seat), vault.id()),
            Fact::Lifted(seat, vault) => format!("{}'s token off {}", role(seat), vault.id()),
            Fact::Opened(vault) => format!("{} opens", vault.id()),
            Fact::Stunned(who) => format!("{} stunned", self.name(who)),
            Fact::Unseen(_) => "unseen".to_owned(),
            Fact::Missed(who) => format!("nobody is {}", self.name(who)),
            Fact::Caught(seat) => format!("{} is caught", role(seat)),
        }
    }

    /// `killer kills G`: the words of the deed, with an `s` or `es` after the verb.
    fn done(&self, seat: Seat, deed: &Deed) -> String {
        let mut words = spoken::write(deed, self);
        let end = if words[0].ends_with("ss") { "es" } else { "s" };
        words[0].push_str(end);
        format!("{} {}", self.seats[seat.at()], words.join(" "))
    }
}

impl Names for Fixture {
    fn suspect(&self, suspect: Suspect) -> &str {
        self.names.get(suspect.at()).map_or("?", String::as_str)
    }

    fn seat(&self, seat: Seat) -> &str {
        self.seats[seat.at()]
    }

    fn find_suspect(&self, name: &str) -> Option<Suspect> {
        self.names.iter().position(|other| other == name).map(|at| Suspect::new(at as u8))
    }

    fn find_seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|seat| *seat == id).map(|at| Seat::new(at as u8))
    }
}

fn said(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn place(source: Source) -> &'static str {
    match source {
        Source::Hand(_) => "hand",
        Source::Identity(_) => "identity",
        Source::Board => "board",
        Source::Deck => "deck",
        Source::List(_) => "list",
    }
}
