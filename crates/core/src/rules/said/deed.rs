//! What a line says.
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Shift, Suspect, SuspectSet};
use crate::rules::heist::CardAndRole;
use crate::rules::mr_jack::Seen;
use crate::rules::spoken::{Quiet, spoken};
use crate::rules::{Hear, Pen, Seat, SeatSet, Spoken};
use crate::terms::{Special, Token, Vault};

spoken! {
    /// What a player does or answers, other than a shift or a collapse: its words are those of the line.
    #[derive(Hash)]
    pub enum Deed {
        /// Kill a neighbour.
        Kill(target: Suspect) = "kill",
        /// Try to change the identity.
        Disguise = "disguise",
        /// Name a suspect as the opponent.
        Accuse(target: Suspect) = "accuse",
        /// Draw a card in order to play one.
        Exonerate = "exonerate",
        /// The Hitman's disguise, which makes his list longer.
        Evade = "evade",
        /// Ask whether a neighbour is an enemy spy.
        Capture(target: Suspect) = "capture",
        /// Ask who stands next to a neighbour.
        Canvass(target: Suspect) = "canvas",
        /// Draw two cards in order to play one and canvass.
        CanvassDrawn = "canvas",
        /// Take the treasure of a suspect.
        Steal(target: Suspect) = "steal",
        /// Hire another officer.
        Deputize = "deputize",
        /// Ask who stands next to a dead neighbour.
        Autopsy(target: Suspect) = "autopsy",
        /// Lay a card of the hand on its suspect and canvass.
        Profile(card: Suspect) = "profile",
        /// Change a hand in which nobody lives (F52).
        ProfileNobody = "profile",
        /// Take a token off a neighbour.
        Disarm(target: Suspect, token: Token) = "disarm",
        /// Let two suspects change places.
        Swap(one: Suspect, other: Suspect) = "swap",
        /// Change places with a neighbour; kept as a swap of the two, since who names one of them tells which he is.
        SwapOwn(neighbour: Suspect) = "swap",
        /// Lay a bomb.
        Plant(target: Suspect) = "plant",
        /// Let a bomb explode.
        Detonate(target: Suspect) = "detonate",
        /// Kill along a diagonal.
        Shoot(target: Suspect) = "shoot",
        /// Move a token to a neighbour of the suspect it lies on.
        Setup(token: Token, from: Suspect, to: Suspect) = "setup",
        /// Lay a steal token at a vault.
        Rob(vault: Vault) = "rob",
        /// The same with the token that lies at another vault, where several do (HE66): to, from.
        RobFrom(vault: Vault, from: Vault) = "rob",
        /// Put an officer out of action.
        Stun(officer: Suspect) = "stun",
        /// Shuffle the identity back and draw another.
        Vanish = "vanish",
        /// Change places with an officer.
        Frame(officer: Suspect) = "frame",
        /// The same by a thief whose card nobody has seen.
        FrameOwn(own: Suspect, officer: Suspect) = "frame",
        /// Rob from outside.
        Hack(vault: Vault) = "hack",
        /// Kill an officer.
        Silence(officer: Suspect) = "silence",
        /// Draw three cards and take one of them as the identity.
        Mimic = "mimic",
        /// Rob with the second token.
        Crack(vault: Vault) = "crack",
        /// Move a line with an officer on it without being seen.
        ShiftQuiet(shift: Shift, quiet: Quiet) = "shift",
        /// Ask who is in the 4×4 square with this top left corner.
        Survey(corner: Cell) = "survey",
        /// Do nothing.
        Pass = "pass",
        /// Give the game up.
        Concede = "concede",

        /// Lay a protection token.
        Protect(target: Suspect) = "protect",
        /// Take a protection token back.
        Unprotect(target: Suspect) = "unprotect",
        /// Stop an attack on a protected suspect.
        Save(target: Suspect) = "save",
        /// Let an attack happen.
        Decline(target: Suspect) = "decline",
        /// Lay threats on up to three suspects; on nobody where nobody can be reached.
        Threaten(targets: SuspectSet) = "threaten",
        /// Choose the next victim of an exploding bomb.
        Blast(target: Suspect) = "blast",
        /// Leave the own steal tokens where they are.
        Keep = "keep",
        /// Take the own steal tokens back.
        TakeBack = "take",
        /// Take the own steal token back from this vault only.
        TakeVault(vault: Vault) = "take",
        /// Take a treasure as compensation.
        Take(target: Suspect) = "take",
        /// Name the two character cards to be played next (B33).
        TakeCards(cards: SuspectSet) = "take",
        /// Put the face-down list card in this place under the deck; 1 is next to the open one.
        Return(place: u8) = "return",
        /// Let an officer go.
        Dismiss(officer: Suspect) = "dismiss",
        /// Put officers in uniform.
        Deploy(officers: SuspectSet) = "deploy",

        /// Lay a card of the hand on its suspect, or discard it if that suspect is dead.
        Play(card: Suspect) = "play",
        /// Choose a card of the hand as the identity; said in private.
        Become(card: Suspect) = "become",
        /// Say which cards were drawn; said in private.
        Drew(cards: SuspectSet) = "drew",
        /// Say which identity and which role card were drawn; said in private.
        DrewRole(drew: CardAndRole) = "drew",
        /// Say which role card was shown.
        Role(seat: Seat, role: Special) = "role",
        /// Say that an identity has been chosen, without saying which.
        Chosen = "chosen",
        /// Say which face-down cards were turned up.
        Turned(cards: SuspectSet) = "turned",
        /// Say which evidence card went face up on its suspect.
        Laid(card: Suspect) = "laid",
        /// Say which evidence card went to the discard.
        Discarded(card: Suspect) = "discarded",
        /// Say which evidence cards went to the discard, none or several at once.
        DiscardedAll(cards: SuspectSet) = "discarded",
        /// Say that a disguise or a draw came to nothing.
        Failed = "failed",
        /// Answer an accusation or a canvass.
        Answer(yes: bool) = "answer",
        /// Say whose identity the suspect was.
        Hit(seat: Seat, suspect: Suspect) = "hit",
        /// Say that the suspect was nobody's identity.
        HitNobody(nobody: Nobody) = "hit",
        /// Say who raised a hand.
        Hands(seats: SeatSet) = "hands",
        /// Say who dies of something that depends on a hidden place.
        Dies(victims: SuspectSet) = "dies",
        /// Say which character cards were turned up.
        Cards(cards: SuspectSet) = "cards",
        /// Say whether Jack is seen.
        Call(seen: Seen) = "call",
    }
}

/// The word `nobody`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nobody;

impl Spoken for Nobody {
    fn write(&self, to: &mut Pen<'_>) {
        to.word("nobody");
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.one_of(&["nobody"]).map(|_| Self)
    }
}

impl Deed {
    /// Whether it only says what a real card has shown.
    pub const fn reports(&self) -> bool {
        matches!(
            self,
            Self::Turned(_)
                | Self::Laid(_)
                | Self::Discarded(_)
                | Self::DiscardedAll(_)
                | Self::Cards(_)
        )
    }

    /// The line that says which cards went to the discard.
    pub fn discarded(cards: SuspectSet) -> Self {
        match cards.first() {
            Some(card) if cards.len() == 1 => Self::Discarded(card),
            _ => Self::DiscardedAll(cards),
        }
    }

    /// The cards that the line says went to the discard, if it says so.
    pub(crate) fn as_discarded(self) -> Option<SuspectSet> {
        match self {
            Self::Discarded(card) => Some(SuspectSet::just(card)),
            Self::DiscardedAll(cards) => Some(cards),
            _ => None,
        }
    }

    /// The suspect that the line points at first.
    pub(crate) fn suspect(self) -> Option<Suspect> {
        match self {
            Self::Kill(it)
            | Self::Accuse(it)
            | Self::Autopsy(it)
            | Self::Disarm(it, _)
            | Self::Swap(it, _)
            | Self::Plant(it)
            | Self::Shoot(it)
            | Self::Save(it) => Some(it),
            Self::Threaten(targets) => targets.first(),
            _ => None,
        }
    }

    /// Whether the line is secret: it is taken by `tell`, never by `act`.
    pub const fn is_private(&self) -> bool {
        matches!(self, Self::Become(_) | Self::Drew(_) | Self::DrewRole(_))
    }
}
