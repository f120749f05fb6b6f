//! What happened: facts, fully resolved.
use serde::{Deserialize, Serialize};

use crate::board::{Axis, Shift, Suspect, SuspectSet};
use crate::rules::spoken::{Claim, Sure, spoken};
use crate::rules::{
    Decision, Deed, Eyes, Hear, Order, Outcome, Pen, Query, Seat, Spoken, fbi_mafia, heist,
    hitman_sleuth, mr_jack, spy_tag,
};
use crate::terms::Token;

spoken! {
    /// One fact about the table. Applying facts needs no rules and no random numbers.
    pub enum Event {
        /// A turn began.
        Began(seat: Seat) = "began",
        /// A player set out to do something; what came of it follows. `sure` is false where the
        /// companion does not hold the card that the rules ask about.
        Acted {
            /// Who did it.
            seat: Seat,
            /// Whether the companion could check it.
            sure: bool as Sure,
            /// What he did.
            deed: Deed,
        } = "acted",
        /// A step that belongs to a turn but is not its action (G14).
        Stepped(seat: Seat, deed: Deed) = "stepped",
        /// A line moved.
        Shifted(seat: Seat, shift: Shift) = "shifted",
        /// Dead suspects left the grid and the gaps closed.
        Collapsed(seat: Seat, axis: Axis, taken: SuspectSet) = "collapsed",
        /// The suspects were found to lie so, in reading order: the board had been moved.
        Arranged(rows: Order) = "arranged",
        /// Two suspects changed places.
        Swapped(one: Suspect, other: Suspect) = "swapped",
        /// A suspect died.
        Died(suspect: Suspect) = "died",
        /// A suspect was arrested: his card lies face down on him.
        Arrested(suspect: Suspect) = "arrested",
        /// A token was laid on a suspect.
        Placed(token: Token, suspect: Suspect) = "placed",
        /// A token left a suspect.
        Lifted(token: Token, suspect: Suspect) = "lifted",
        /// A card went from the deck into a hand; which one only its owner may know.
        Drew(seat: Seat, card: Option<Suspect>) = "drew",
        /// A card of the hand became the identity; which one only its owner may know.
        Became(seat: Seat, card: Option<Suspect>) = "became",
        /// The identity went back into the hand; which one only its owner may know.
        Shed(seat: Seat, card: Option<Suspect>) = "shed",
        /// An evidence card was laid face up on its suspect.
        Laid(from: Source, suspect: Suspect) = "laid",
        /// An evidence card went face up to the discard.
        Discarded(from: Source, suspect: Suspect) = "discarded",
        /// An evidence card went under the deck; which one only those know who saw it before.
        Buried(from: Source, card: Option<Suspect>) = "buried",
        /// The Hitman's list changed.
        List(fact: hitman_sleuth::Fact) = "list",
        /// The deck was shuffled; the new order nobody at the table knows.
        Shuffled(order: Option<Order>) = "shuffled",
        /// A seat took a captured identity as its trophy.
        Trophy(seat: Seat, suspect: Suspect) = "trophy",
        /// A question was answered.
        Answered {
            /// Who answered.
            seat: Seat,
            /// What was asked.
            query: Query,
            /// The answer.
            yes: bool,
            /// Whether it is only what the owner of an unseen card says.
            claim: bool as Claim,
        } = "answered",
        /// A suspect was a player's identity, or not: what the owner of an unseen card says.
        Hit(seat: Seat, suspect: Suspect, yes: bool) = "hit",
        /// Nothing was legal, so a turn passed.
        Passed(seat: Seat) = "passed",
        /// Something that only the Heist has.
        Heist(fact: heist::Fact) = "heist",
        /// Somebody owes a decision now.
        Owes(decision: Decision) = "owes",
        /// Something that happens in Spy Tag only.
        SpyTag(fact: spy_tag::Fact) = "spy-tag",
        /// Something that happens in FBI vs. Mafia only.
        FbiMafia(fact: fbi_mafia::Fact) = "fbi-mafia",
        /// Something that happens in Mr. Jack only.
        MrJack(fact: mr_jack::Fact) = "mr-jack",
        /// A seat's identity was opened to all.
        Opened(seat: Seat, suspect: Suspect) = "opened",
        /// Who a seat was since this line of the game, opened to all after it had laid that identity down;
        /// 0 is the opening.
        Was {
            /// Whose identity.
            seat: Seat,
            /// The line by which it was taken.
            since: u32,
            /// Who it was.
            suspect: Suspect,
        } = "was",
        /// A seat gives up an identity that nobody has seen; the card is what was said at the table.
        Claimed(seat: Seat, suspect: Suspect) = "claimed",
        /// The game is over.
        Ended(outcome: Outcome) = "ended",
    }
}

/// Where an evidence card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A player's hand.
    Hand(Seat),
    /// A player's identity.
    Identity(Seat),
    /// The suspect it lay on.
    Board,
    /// The top of the evidence deck, turned up for all to see.
    Deck,
    /// This place of the Hitman's list: 0 is the open card, 1 the face-down one next to it. Face-down
    /// cards are seen by nobody (H23).
    List(u8),
}

impl Spoken for Source {
    fn write(&self, to: &mut Pen<'_>) {
        match self {
            Self::Hand(seat) => {
                to.word("hand");
                seat.write(to);
            }
            Self::Identity(seat) => {
                to.word("identity");
                seat.write(to);
            }
            Self::Board => to.word("board"),
            Self::Deck => to.word("deck"),
            Self::List(place) => {
                to.word("list");
                place.write(to);
            }
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        Ok(match from.one_of(&["hand", "identity", "board", "deck", "list"])? {
            "hand" => Self::Hand(from.seat()?),
            "identity" => Self::Identity(from.seat()?),
            "board" => Self::Board,
            "deck" => Self::Deck,
            _ => Self::List(from.number()?),
        })
    }
}

impl Event {
    /// The same fact as these eyes may see it.
    #[must_use]
    pub fn seen_by(self, eyes: Eyes) -> Self {
        match self {
            Self::Drew(seat, _) if !eyes.see(seat) => Self::Drew(seat, None),
            Self::Became(seat, _) if !eyes.see_identity(seat) => Self::Became(seat, None),
            Self::Shed(seat, _) if !eyes.see_identity(seat) => Self::Shed(seat, None),
            Self::Buried(from, _) if !from.is_seen_by(eyes) => Self::Buried(from, None),
            Self::List(fact) => Self::List(fact.seen_by(eyes)),
            Self::Shuffled(_) if !eyes.see_all() => Self::Shuffled(None),
            Self::Heist(fact) => Self::Heist(fact.seen_by(eyes)),
            other => other,
        }
    }

    /// Whether it may name a card that not everybody sees.
    pub const fn is_secret(&self) -> bool {
        match self {
            Self::Drew(..)
            | Self::Became(..)
            | Self::Shed(..)
            | Self::Buried(..)
            | Self::List(hitman_sleuth::Fact::Added(_))
            | Self::Shuffled(_) => true,
            Self::Heist(fact) => fact.is_secret(),
            _ => false,
        }
    }

    /// Whether an identity was opened to all.
    pub const fn is_opened(&self) -> bool {
        matches!(self, Self::Opened(..) | Self::Was { .. })
    }

    /// Whether somebody stands elsewhere by it on the grid.
    pub const fn moves(&self) -> bool {
        matches!(
            self,
            Self::Shifted(..) | Self::Collapsed(..) | Self::Swapped(..) | Self::Arranged(_)
        )
    }

    /// Whether chance has put cards in order by it.
    pub const fn is_shuffle(&self) -> bool {
        matches!(self, Self::Shuffled(Some(_)) | Self::MrJack(mr_jack::Fact::Cards(_)))
    }

    /// Whether somebody learned by it what a secret card decides, so that taking it back is no
    /// longer innocent. A death tells that the victim was not somebody's identity.
    pub const fn shows(&self) -> bool {
        match self {
            Self::Heist(fact) => return fact.shows(),
            Self::MrJack(fact) => return fact.shows(),
            _ => {}
        }
        matches!(
            self,
            Self::Answered { .. }
                | Self::Died(_)
                | Self::Arrested(_)
                | Self::Hit(..)
                | Self::Drew(..)
                | Self::Opened(..)
                | Self::Was { .. }
                | Self::Claimed(..)
                | Self::Laid(..)
                | Self::List(hitman_sleuth::Fact::Turned(_))
                | Self::Trophy(..)
                | Self::Discarded(Source::Hand(_) | Source::Identity(_) | Source::List(_), _)
                | Self::SpyTag(_)
                | Self::FbiMafia(fbi_mafia::Fact::Struck(_) | fbi_mafia::Fact::Missed(_))
                | Self::Ended(_)
        )
    }
}

impl Source {
    /// Whether these eyes see a card that lies there face down.
    fn is_seen_by(self, eyes: Eyes) -> bool {
        match self {
            Self::Hand(seat) => eyes.see(seat),
            Self::Identity(seat) => eyes.see_identity(seat),
            Self::Board | Self::Deck => true,
            Self::List(_) => eyes.see_all(),
        }
    }
}

/// Where events go.
pub trait Sink {
    /// Takes one event.
    fn event(&mut self, event: Event);
}

impl<S: Sink + ?Sized> Sink for &mut S {
    fn event(&mut self, event: Event) {
        (**self).event(event);
    }
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// Nobody listens: random play.
impl Sink for () {
    fn event(&mut self, _: Event) {}
}
