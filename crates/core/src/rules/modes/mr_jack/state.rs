//! What lies on the board, and what has been said about Jack.
use super::character::{CHARACTERS, Character};
use super::fact::Fact;
use super::options::MrJackOptions;
use crate::board::{District, Exit, Hex, HexSet, Suspect, SuspectSet, Way};
use crate::rules::{Event, Score, Seat, State};
use crate::terms::Choices;

/// What only this mode keeps: all of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MrJack {
    /// The board.
    pub district: &'static District,
    /// What the table decided differently from the book.
    pub options: MrJackOptions,
    /// The round, 1 to 8; 0 before the first.
    pub round: u8,
    /// The characters played in this round, 0 to 4.
    pub picks: u8,
    /// The cards that lie face up and have not been played.
    pub cards: SuspectSet,
    /// The four cards of the odd round of this pair of rounds; empty until they are turned up.
    pub odd: SuspectSet,
    /// The cards that have been named to be played next (B33).
    pub named: SuspectSet,
    /// Where the characters stand, by their numbers.
    pub places: [Hex; CHARACTERS],
    /// Who has left the board.
    pub gone: Option<Suspect>,
    /// Where Watson's lantern points.
    pub lantern: Way,
    /// All manholes, open and covered.
    pub manholes: HexSet,
    /// The covered ones, two.
    pub covers: HexSet,
    /// The lamps that are lit.
    pub lit: HexSet,
    /// Where the tiles numbered 1 to 4 lie; nothing for one that went out.
    pub tiles: [Option<Hex>; 4],
    /// The exits with a cordon, two.
    pub cordons: [bool; 4],
    /// What each call said so far: whether Jack was seen.
    pub calls: [Option<bool>; ROUNDS as usize],
    /// The round whose call cleared a character; 0 for those who can still be Jack.
    pub cleared: [u8; CHARACTERS],
}

/// The rounds of a game.
pub const ROUNDS: u8 = 8;
/// The characters played in each of them.
pub const PICKS: u8 = 4;

/// How a board lies at the start (book, preparation).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Where the characters stand, by their numbers.
    pub places: [Hex; CHARACTERS],
    /// Where Watson's lantern points.
    pub lantern: Way,
    /// All manholes.
    pub manholes: HexSet,
    /// The covered ones.
    pub covers: HexSet,
    /// The lamps with a plain tile.
    pub plain: HexSet,
    /// Where the tiles numbered 1 to 4 lie.
    pub tiles: [Hex; 4],
    /// The exits with a cordon, in the order of [`Exit::ALL`].
    pub cordons: [bool; 4],
}

impl MrJack {
    /// The board before the first round.
    pub fn new(district: &'static District, start: &Start, options: MrJackOptions) -> Self {
        Self {
            district,
            options,
            round: 0,
            picks: 0,
            cards: SuspectSet::EMPTY,
            odd: SuspectSet::EMPTY,
            named: SuspectSet::EMPTY,
            places: start.places,
            gone: None,
            lantern: start.lantern,
            manholes: start.manholes,
            covers: start.covers,
            lit: start.plain | start.tiles.into_iter().collect(),
            tiles: start.tiles.map(Some),
            cordons: start.cordons,
            calls: [None; ROUNDS as usize],
            cleared: [0; CHARACTERS],
        }
    }

    /// Where a character stands; nothing for one who has left.
    pub fn place(&self, who: Suspect) -> Option<Hex> {
        (self.gone != Some(who)).then(|| self.hex(who))
    }

    pub(super) fn hex(&self, who: Suspect) -> Hex {
        self.places[who.at() % CHARACTERS]
    }

    /// Who stands there.
    pub fn at(&self, hex: Hex) -> Option<Suspect> {
        self.standing().find(|who| self.hex(*who) == hex)
    }

    /// Everybody who stands there: an accuser beside the accused, else one at most (A7).
    pub fn all_at(&self, hex: Hex) -> impl Iterator<Item = Suspect> + use<'_> {
        self.standing().filter(move |who| self.hex(*who) == hex)
    }

    /// Everybody on the board.
    pub fn standing(&self) -> impl Iterator<Item = Suspect> + use<> {
        let gone = self.gone;
        Character::ALL.into_iter().map(Character::suspect).filter(move |who| gone != Some(*who))
    }

    /// The hexes on which somebody stands.
    pub fn occupied(&self) -> HexSet {
        self.standing().map(|who| self.hex(who)).collect()
    }

    /// The manholes that can be used.
    pub fn open_manholes(&self) -> HexSet {
        self.manholes - self.covers
    }

    /// The lamps without a lit tile.
    pub fn unlit(&self) -> HexSet {
        self.district.lamps() - self.lit
    }

    /// Whether a cordon stands at the exit.
    pub const fn is_cordoned(&self, exit: Exit) -> bool {
        self.cordons[exit as usize]
    }

    /// The characters that the calls have not cleared: their discs show the suspect's side.
    pub fn suspects(&self) -> SuspectSet {
        let can_be = |who: &Suspect| self.cleared[who.at()] == 0;
        Character::ALL.into_iter().map(Character::suspect).filter(can_be).collect()
    }

    /// Whether the witness card shows *visible*: as the last call said, and before the first one
    /// (book, preparation).
    pub fn was_seen(&self) -> bool {
        self.calls.iter().rev().find_map(|call| *call).unwrap_or(true)
    }

    /// The Jack's and the Detective's picks (book, course of the game): in odd rounds the Detective takes
    /// the first and the last, in even rounds Jack does.
    pub const fn chooser(&self) -> Seat {
        let outer = matches!(self.picks, 0 | 3);
        if (self.round % 2 == 1) == outer { super::DETECTIVE } else { super::JACK }
    }

    /// Whether an activation of this round is still Jack's.
    pub fn jack_picks(&self) -> bool {
        (self.picks..PICKS).any(|picks| Self { picks, ..*self }.chooser() == super::JACK)
    }

    fn fact(&mut self, fact: Fact) {
        match fact {
            Fact::Round(number) => {
                (self.round, self.picks) = (number, 0);
                // The other four are the cards of the even round (book, choice of a character).
                if number % 2 == 0 {
                    self.cards = SuspectSet::below(CHARACTERS as u8) - self.odd;
                } else {
                    (self.cards, self.odd) = (SuspectSet::EMPTY, SuspectSet::EMPTY);
                }
            }
            Fact::Cards(cards) => (self.cards, self.odd) = (cards, cards),
            Fact::Named(cards) => self.named = cards,
            Fact::Played(_, who) => {
                self.cards.remove(who);
                self.named.remove(who);
                self.picks += 1;
            }
            Fact::Moved(who, to) | Fact::Pulled(who, to) => self.places[who.at() % CHARACTERS] = to,
            Fact::Swapped(with) => {
                self.places.swap(Character::Gull.suspect().at(), with.at() % CHARACTERS);
            }
            Fact::Lantern(way) => self.lantern = way,
            Fact::Lamp(from, to) => {
                self.lit.remove(from);
                self.lit.insert(to);
                if let Some(tile) = self.tiles.iter_mut().find(|tile| **tile == Some(from)) {
                    *tile = Some(to);
                }
            }
            Fact::Cordon(from, to) => {
                self.cordons[from as usize] = false;
                self.cordons[to as usize] = true;
            }
            Fact::Cover(from, to) => {
                self.covers.remove(from);
                self.covers.insert(to);
            }
            // The accuser's disc stands on the hex of the accused from now on (A7).
            Fact::Accused(by, whom) => self.places[by.at() % CHARACTERS] = self.hex(whom),
            Fact::Left { who, .. } => self.gone = Some(who),
            Fact::Called { seen, .. } => self.called(seen),
            Fact::Out(number) => {
                let tile = usize::from(number).checked_sub(1).and_then(|at| self.tiles.get_mut(at));
                if let Some(hex) = tile.and_then(Option::take) {
                    self.lit.remove(hex);
                }
            }
        }
    }

    /// Anybody seen differently from Jack is innocent, for good (book, call for witnesses).
    fn called(&mut self, seen: bool) {
        let visible = self.visible();
        for who in Character::ALL.into_iter().map(Character::suspect) {
            if self.cleared[who.at()] == 0 && visible.contains(who) != seen {
                self.cleared[who.at()] = self.round;
            }
        }
        if let Some(call) =
            usize::from(self.round).checked_sub(1).and_then(|at| self.calls.get_mut(at))
        {
            *call = Some(seen);
        }
    }
}

impl State for MrJack {
    const VERBS: &'static [&'static str] = &[
        "holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert", "take",
        "cards", "call",
    ];

    fn seats(&self) -> u8 {
        2
    }

    fn apply(&mut self, event: &Event) {
        if let Event::MrJack(fact) = event {
            self.fact(*fact);
        }
    }

    fn adopt(&mut self, choices: &Choices) {
        self.options.adopt(choices);
    }

    fn scores(&self) -> Vec<Score> {
        Vec::new()
    }
}
