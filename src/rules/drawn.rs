//! A table drawn in text, and lines said at it in words: for tests that a player can read.
//!
//! Suspects are capital letters, numbered in the reading order of the picture. After the letter
//! `x` means dead and `+` exonerated:
//!
//! ```text
//!     A  B+ C
//!     D  Ex F
//! ```
use super::killer_inspector::{INSPECTOR, KILLER, KillerInspector};
use super::{
    Action, Ask, Collapse, Decision, Deck, Deed, Event, Game, Holding, Identity, Options, Position,
    Query, Rule, Seat, Source, Trust,
};
use crate::board::{Axis, Grid, Line, Shift, Suspect, SuspectSet};

/// A table in the middle of a game of Killer vs. Inspector.
#[derive(Clone)]
pub(super) struct Drawn {
    pub(super) position: Position,
    /// The letter of each suspect.
    names: Vec<char>,
    /// The cards in the deck, top card first.
    deck: Vec<Suspect>,
}

impl Drawn {
    /// The table of this picture with the Killer to act; nobody holds a card yet.
    pub(super) fn table(picture: &str) -> Self {
        let rows: Vec<Vec<&str>> = picture
            .lines()
            .map(|row| row.split_whitespace().collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect();
        let grid = Grid::new(rows.len() as u8, rows[0].len() as u8);
        let game = Game::KillerInspector(KillerInspector::default());
        let mut position = Position::new(
            game,
            Options::default(),
            grid,
            &[Trust::Dealt, Trust::Dealt],
            Deck::new(&[]),
        );
        position.turn = 3;
        let mut names = Vec::new();
        for (at, word) in rows.concat().into_iter().enumerate() {
            names.extend(word.chars().next());
            match word.chars().nth(1) {
                Some('x') => position.apply(&Event::Died(Suspect::new(at as u8))),
                Some('+') => position.exonerated.insert(Suspect::new(at as u8)),
                _ => {}
            }
        }
        Self { position, names, deck: Vec::new() }.turn_of(KILLER)
    }

    /// These suspects have died and were taken out by a collapse.
    pub(super) fn gone(mut self, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.position.apply(&Event::Died(Suspect::new(self.names.len() as u8)));
            self.names.extend(name.chars());
            self.position.cast += 1;
        }
        self
    }

    /// The Killer's identity.
    pub(super) fn killer(mut self, identity: &str) -> Self {
        self.position.holdings[KILLER.at()].identity = Identity::Known(self.suspect(identity));
        self
    }

    /// The Inspector's identity and hand.
    pub(super) fn inspector(mut self, identity: &str, hand: &str) -> Self {
        let (identity, hand) = (Identity::Known(self.suspect(identity)), self.set(hand));
        let holding = &mut self.position.holdings[INSPECTOR.at()];
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
        *holding = Holding { trust: Trust::Untold, ..holding.hidden() };
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

    /// The table decides something otherwise than the book.
    pub(super) fn option(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.position.options);
        self
    }

    /// Plays a line that must be allowed, and says in words what happened.
    pub(super) fn says(&mut self, line: &str) -> String {
        match self.position.play(&self.line(line)) {
            Ok((after, events)) => {
                self.position = after;
                let told: Vec<_> = events.iter().filter_map(|event| self.told_of(event)).collect();
                told.join(", ")
            }
            Err(error) => panic!("`{line}` is refused: {:?}", error.refusal),
        }
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
        assert_eq!(lines.len() as u64, self.position.count_legal());
        let words = lines.iter().map(|line| self.words(line));
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
        set.iter().map(|suspect| self.name(suspect).to_string()).collect::<Vec<_>>().join(" ")
    }

    fn name(&self, suspect: Suspect) -> char {
        self.names.get(suspect.at()).copied().unwrap_or('?')
    }

    pub(super) fn suspect(&self, name: &str) -> Suspect {
        let at = self.names.iter().position(|other| name.starts_with(*other));
        Suspect::new(at.unwrap_or_else(|| panic!("`{name}` is not at the table")) as u8)
    }

    fn set(&self, names: &str) -> SuspectSet {
        names.split_whitespace().map(|name| self.suspect(name)).collect()
    }

    /// A line as `ACTIONS` has it.
    pub(super) fn line(&self, text: &str) -> Action {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "shift" => Action::Shift(shift(rest)),
            "collapse" => Action::Collapse(self.collapse(rest)),
            "kill" => Action::Kill(self.suspect(rest)),
            "disguise" => Action::Disguise,
            "accuse" => Action::Accuse(self.suspect(rest)),
            "exonerate" => Action::Exonerate,
            "play" => Action::Play(self.suspect(rest)),
            "become" => Action::Become(self.suspect(rest)),
            "drew" => Action::Drew(self.set(rest)),
            "chosen" => Action::Chosen,
            "laid" => Action::Laid(self.suspect(rest)),
            "discarded" => Action::Discarded(self.suspect(rest)),
            "failed" => Action::Failed,
            "answer" => Action::Answer(rest == "yes"),
            "hit" => match rest.split_once(' ') {
                Some((_, name)) => Action::Hit(Some((INSPECTOR, self.suspect(name)))),
                None => Action::Hit(None),
            },
            "concede" if rest == "killer" => Action::Concede(KILLER),
            "concede" => Action::Concede(INSPECTOR),
            _ => panic!("`{text}` is not a line"),
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

    fn words(&self, action: &Action) -> String {
        match action {
            Action::Shift(shift) => format!("shift {shift}"),
            Action::Collapse(Collapse { axis, taken, .. }) => {
                format!("collapse {axis} {}", self.names(*taken))
            }
            Action::Kill(who) => format!("kill {}", self.name(*who)),
            Action::Accuse(who) => format!("accuse {}", self.name(*who)),
            Action::Play(who) => format!("play {}", self.name(*who)),
            Action::Become(who) => format!("become {}", self.name(*who)),
            Action::Drew(cards) => format!("drew {}", self.names(*cards)),
            Action::Laid(who) => format!("laid {}", self.name(*who)),
            Action::Discarded(who) => format!("discarded {}", self.name(*who)),
            Action::Answer(yes) => format!("answer {}", said(*yes)),
            Action::Hit(Some((seat, who))) => format!("hit {} {}", role(*seat), self.name(*who)),
            Action::Hit(None) => "hit nobody".to_owned(),
            Action::Concede(seat) => format!("concede {}", role(*seat)),
            Action::Disguise | Action::Exonerate | Action::Chosen | Action::Failed => {
                format!("{action:?}").to_lowercase()
            }
        }
    }

    /// What happened, in words; a turn that begins is told by what is owed.
    fn told_of(&self, event: &Event) -> Option<String> {
        let name = |who: Suspect| self.name(who);
        let card = |card: Option<Suspect>| card.map_or('?', name);
        Some(match *event {
            Event::Began(_) => return None,
            Event::Owes(Decision { seat, ask: Ask::Turn }) => format!("{}'s turn", role(seat)),
            Event::Owes(Decision { seat, ask }) => format!("{} owes {}", role(seat), ask.kind()),
            Event::Acted { seat, deed, sure } => {
                let deed = match deed {
                    Deed::Collapse => "collapses".to_owned(),
                    Deed::Kill(who) => format!("kills {}", name(who)),
                    Deed::Disguise => "disguises".to_owned(),
                    Deed::Accuse(who) => format!("accuses {}", name(who)),
                    Deed::Exonerate => "exonerates".to_owned(),
                    Deed::Concede => "concedes".to_owned(),
                };
                let mark = if sure { "" } else { " (unverified)" };
                format!("{} {deed}{mark}", role(seat))
            }
            Event::Shifted(seat, shift) => format!("{} shifts {shift}", role(seat)),
            Event::Collapsed(axis, taken) => format!("{axis} lose {}", self.names(taken)),
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
                };
                let mark = if claim { " (claim)" } else { "" };
                format!("{} {asked}: {}{mark}", role(seat), said(yes))
            }
            Event::Hit(seat, who, hit) => {
                format!("{} was {}: {} (claim)", role(seat), name(who), said(hit))
            }
            Event::Passed(seat) => format!("{} passes", role(seat)),
            Event::Opened(seat, who) => format!("{} shows {}", role(seat), name(who)),
            Event::Ended(end) => {
                format!("{} wins by {}", end.winner.map_or("nobody", role), end.reason.id())
            }
        })
    }
}

fn shift(text: &str) -> Shift {
    let mut words = text.split(' ');
    let (line, toward) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let line = match line.as_bytes()[0] {
        digit @ b'1'..=b'9' => Line { axis: Axis::Rows, index: digit - b'1' },
        letter => Line { axis: Axis::Columns, index: letter - b'a' },
    };
    let by = words.next().map_or(1, |by| by.parse().unwrap());
    Shift { line, forward: matches!(toward, "right" | "down"), by }
}

fn role(seat: Seat) -> &'static str {
    if seat == KILLER { "killer" } else { "inspector" }
}

fn said(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn place(source: Source) -> &'static str {
    match source {
        Source::Hand(_) => "hand",
        Source::Identity(_) => "identity",
        Source::Board => "board",
    }
}
