//! Why a line is refused.
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::{Hex, Line, Suspect};
use crate::rules::{Action, Position, Seat};

/// A refused action: the rule it breaks and what the rule speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The suspect it is about, if one.
    pub suspect: Option<Suspect>,
    /// The line of the grid it is about, if one.
    pub line: Option<Line>,
    /// The seat it is about, if one.
    pub seat: Option<Seat>,
    /// The hex it is about, if one.
    pub hex: Option<Hex>,
    /// How many cards were to be named, if it is about that.
    pub cards: Option<CardCount>,
}

/// A wrong number of cards, and the right ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardCount {
    /// How many were named.
    pub named: u8,
    /// How few can be named.
    pub least: u8,
    /// How many can be named.
    pub most: u8,
}

/// The action, why it was refused, and the untouched position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a rule forbids the action")]
pub struct PlayError {
    /// What was tried.
    pub action: Action,
    /// Why it is refused.
    pub refusal: Refusal,
    /// The position as it was and is.
    pub position: Box<Position>,
}

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident $id:literal $source:literal;)+) => {
        /// The rules that a line can break, each with a stable id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Rule {
            $($(#[$doc])* $name,)+
        }

        impl Rule {
            /// All rules.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The stable id, for JSON and for looking the rule up.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id),+ }
            }

            /// Where the rule comes from: the decision that settles it, or the section of the book.
            pub const fn source(self) -> &'static str {
                match self { $(Self::$name => $source),+ }
            }
        }
    };
}

impl Rule {
    /// Whether it only says whose word was awaited at that moment: then it gives no reason of its own at another one.
    pub const fn is_of_the_moment(self) -> bool {
        matches!(
            self,
            Self::GameOver
                | Self::NotYourTurn
                | Self::OtherOwed
                | Self::NotYourAction
                | Self::NotAsked
        )
    }
}

rules! {
    /// The game is over.
    GameOver "game-over" "mode 1, goal";
    /// Somebody else has to speak now.
    NotYourTurn "not-your-turn" "mode 1, course of the game";
    /// Something else is owed first.
    OtherOwed "other-owed" "mode 1, course of the game";
    /// This role has no such action.
    NotYourAction "not-your-action" "mode 1, actions";
    /// The Killer's first turn must be a kill.
    FirstKill "first-kill" "mode 1, first turn of the killer";
    /// Only a neighbour can be killed.
    KillNeighbour "kill-neighbour" "mode 1, kill; G02, G27";
    /// Only the living can be killed.
    KillLiving "kill-living" "mode 1, kill";
    /// Only a neighbour or oneself can be accused.
    AccuseNeighbour "accuse-neighbour" "mode 1, accuse; G02, G28";
    /// Only a neighbour can be captured.
    CaptureNeighbour "capture-neighbour" "mode 3, capture; G02";
    /// Only the living can be captured.
    CaptureLiving "capture-living" "mode 3, capture; SP06";
    /// A spy cannot capture himself.
    CaptureSelf "capture-self" "mode 3, capture; SP07";
    /// Only a neighbour or oneself can be canvassed.
    CanvassNeighbour "canvass-neighbour" "mode 3, canvas; G02, SP05";
    /// The side of this seat has given up already.
    GaveUp "gave-up" "mode 3, free-for-all; G39";
    /// The Thief steals from his neighbours, and from himself where the table plays so.
    StealNeighbour "steal-neighbour" "mode 4, steal; G02, MT02";
    /// The suspect's treasure has been taken already.
    NoTreasure "no-treasure" "mode 4, steal";
    /// No officer of the Chief is near enough to accuse this suspect.
    AccuseOfficer "accuse-officer" "mode 4, accuse; MT03, MT04";
    /// The suspect isn’t an officer in uniform.
    NotAnOfficer "not-an-officer" "mode 4, deputize; MT06";
    /// Nobody under arrest can be killed.
    KillArrested "kill-arrested" "mode 5, arrest; F22";
    /// Only along a row or a column, up to three places away, or oneself.
    AccuseStraight "accuse-straight" "mode 5, far accuse; F07";
    /// Only a dead neighbour.
    AutopsyNeighbour "autopsy-neighbour" "mode 5, autopsy; F42";
    /// Only a neighbour's token can be taken off, never one's own.
    DisarmNeighbour "disarm-neighbour" "mode 5, disarm; F41";
    /// This action is not for tokens of this kind.
    TokenKind "token-kind" "mode 5, disarm, setup";
    /// No such token lies there.
    TokenAbsent "token-absent" "mode 5, disarm, protect, detonate, setup; F55";
    /// Tokens are laid on living suspects who are not under arrest.
    TokenLiving "token-living" "mode 5, psycho; F36, F55";
    /// A suspect has at most one token of each kind.
    TokenTwice "token-twice" "mode 5, setup; F46";
    /// At most six protection tokens lie on the board.
    ProtectSix "protect-six" "mode 5, protect; F11";
    /// The Suit saves others in his own row or column only.
    SaveLine "save-line" "mode 5, protect; F12";
    /// A bomb is planted on oneself or a neighbour.
    PlantNeighbour "plant-neighbour" "mode 5, plant; F34";
    /// An exploding bomb takes a living neighbour.
    BlastNeighbour "blast-neighbour" "mode 5, detonate; F31";
    /// A shot goes up to three places along a diagonal.
    ShootDiagonal "shoot-diagonal" "mode 5, shoot; F20";
    /// A token moves to a neighbour of the suspect it lies on.
    SetupNeighbour "token-neighbour" "mode 5, setup";
    /// Which suspects can change places.
    SwapNeighbours "swap-neighbours" "mode 5, swap; F38";
    /// Threats reach up to three places along a row or a column.
    ThreatenStraight "threaten-straight" "mode 5, psycho; F35";
    /// One to three are threatened, if any can be reached.
    ThreatenCount "threaten-count" "mode 5, psycho; F37";
    /// All the threatened next to the Psycho die, and nobody else.
    ThreatStrikes "threat-strikes" "mode 5, psycho; F39";
    /// Only a living suspect is profiled.
    ProfileLiving "profile-living" "mode 5, profile";
    /// A living card of the hand must be laid.
    ProfileNobody "profile-nobody" "mode 5, profile; F52";
    /// Hand and deck are empty, so nothing would change.
    ProfileNothing "profile-nothing" "mode 5, profile; H24";
    /// Of two drawn cards a living one is laid.
    PlayLiving "play-living" "mode 5, canvas; F54";
    /// This seat is not asked, or the companion answers for it.
    NotAsked "not-asked" "mode 3, capture, canvas; mode 5, death, canvas; mode 6, accuse; SP03";
    /// The suspect has left the grid.
    OffGrid "off-grid" "mode 1, collapse; G12, G22";
    /// No evidence card is left to draw.
    EmptyDeck "empty-deck" "mode 1, other rules; G30";
    /// The card is not in the hand.
    NotInHand "not-in-hand" "mode 1, exonerate";
    /// A dead suspect cannot become the identity.
    DeadIdentity "dead-identity" "G06";
    /// The card lies openly elsewhere or is already one's own.
    CardElsewhere "card-elsewhere" "mode 1, preparation";
    /// In that line the seat was nobody.
    NobodyThen "nobody-then" "mode 1, preparation";
    /// An evade needs two cards of the deck.
    EvadeCards "evade-cards" "mode 2, evade; H06";
    /// With deck and hand empty there is no card to play.
    EmptyHand "empty-hand" "mode 2, exonerate; H14";
    /// The list has no face-down card in this place.
    ListPlace "list-place" "mode 2, arrest; H08";
    /// Somebody in the hand must live, and becomes the identity.
    LivingInHand "living-in-hand" "mode 2, kill; H02, H03";
    /// Another number of cards was drawn.
    CardCount "card-count" "mode 1, first turn of the inspector";
    /// The drawn card decides: living means disguised, dead means failed.
    DisguiseResult "disguise-result" "mode 1, disguise";
    /// A living suspect's card is laid on it, a dead one's goes to the discard.
    PlayResult "play-result" "mode 1, exonerate; G24";
    /// The shift goes against the one just made by another player.
    UndoBan "undo-ban" "G13";
    /// The shift would bring back the arrangement before the last one.
    SameArrangement "same-arrangement" "G13, G16";
    /// The grid has no such line.
    NoSuchLine "no-such-line" "mode 1, shift";
    /// The shift would change nothing.
    EmptyShift "empty-shift" "G20";
    /// This role shifts by one place only.
    ShiftByOne "shift-by-one" "mode 1, shift";
    /// A line has no dead suspect to give up.
    CollapseEveryLine "collapse-every-line" "mode 1, collapse; G17";
    /// One dead suspect leaves each line.
    CollapseOne "collapse-one" "G17";
    /// All dead suspects leave, the same number from each line.
    CollapseAll "collapse-all" "G17";
    /// Only dead suspects leave the grid.
    CollapseDead "collapse-dead" "mode 1, collapse";
    /// The grid never loses its last row or column.
    CollapseLast "collapse-last" "G17, G20";
    /// The thief cannot have the role card that this takes.
    NotYourRole "not-your-role" "mode 6, thieves; HE70";
    /// The vault has been opened and is out of play.
    VaultOpened "vault-opened" "mode 6, vaults; HE11";
    /// A token of one's own lies at the vault already.
    TokenThere "token-there" "mode 6, rob; HE67";
    /// The vault is robbed from its zone.
    VaultZone "vault-zone" "mode 6, rob; HE02";
    /// The Hacker works from outside every zone.
    HackOutside "hack-outside" "mode 6, hacker; HE24";
    /// No cell nearby belongs to the zone of the vault.
    HackReach "hack-reach" "mode 6, hacker; HE24, HE25";
    /// Cracking needs one token of one's own at the vault.
    CrackToken "crack-token" "mode 6, master safecracker; HE35";
    /// Only of two tokens one is taken back by its vault.
    OneOfTwoTokens "one-of-two-tokens" "mode 6, master safecracker; HE10";
    /// Not an officer in uniform.
    Officer "officer" "mode 6, cleaner, insider, silencer, swap";
    /// The officer is not next to the thief.
    OfficerNear "officer-near" "mode 6, cleaner, silencer";
    /// The officer is stunned.
    OfficerStunned "officer-stunned" "mode 6, cleaner; HE26, HE69, HE76";
    /// A line with a stunned officer does not move for the Chief.
    StunnedLine "stunned-line" "mode 6, cleaner; HE26";
    /// Three officers have been killed.
    SilenceThree "silence-three" "mode 6, silencer; HE31";
    /// Only a neighbour changes places.
    SwapNeighbour "swap-neighbour" "mode 6, saboteur, swap";
    /// The Saboteur himself is one of the two who change places.
    OwnAmong "own-among" "mode 6, saboteur; HE33";
    /// Who keeps his card to himself names his own suspect, who does not need not.
    NameOwn "name-own" "mode 6, saboteur, insider; HE29";
    /// Without an officer in uniform on the line a shift is hidden anyway.
    QuietOfficer "quiet-officer" "mode 6, sneak; HE70";
    /// Only next to an officer who is not stunned can somebody be accused.
    AccuseAble "accuse-able" "mode 6, accuse; HE38";
    /// The square does not lie wholly on the board.
    SurveySquare "survey-square" "mode 6, surveillance; HE37";
    /// Another number of officers wears uniform.
    OfficerCount "officer-count" "mode 6, preparation; HE06, HE07";
    /// The role card drawn has to be told as well.
    RoleToo "role-too" "mode 6, preparation";
    /// Tier 1 is drawn before tier 2.
    RoleTier "role-tier" "mode 6, preparation; HE41";
    /// The character's card does not lie face up.
    CardNotOpen "card-not-open" "mr jack, choice of a character; B32";
    /// Another card has been named to be played now.
    CardNotNamed "card-not-named" "mr jack, choice of a character; B33";
    /// Nobody can stand there: only streets and manholes are for people.
    NoStreet "no-street" "mr jack, streets; B3, B18";
    /// Somebody stands there already.
    Occupied "occupied" "mr jack, questions; B1, B5";
    /// A character moves, and not back to where it began.
    MustMove "must-move" "mr jack, questions; B2, B35";
    /// It is farther than the character may go.
    TooFar "too-far" "mr jack, characters; A3";
    /// The power must be used.
    PowerMust "power-must" "mr jack, questions; A5";
    /// Nothing follows what ends the game.
    PowerAfterEnd "power-after-end" "mr jack, end of the game; B28";
    /// The character has another power.
    NotHisPower "not-his-power" "mr jack, characters; A5";
    /// Anybody who moves Watson says where the lantern points.
    LanternWay "lantern-way" "mr jack, Dr. Watson; B6, B7";
    /// No lit lamp is there.
    LampLit "lamp-lit" "mr jack, John Smith; B21";
    /// A lit lamp goes to an unlit lamp.
    LampUnlit "lamp-unlit" "mr jack, John Smith; B22";
    /// No cordon stands there.
    CordonThere "cordon-there" "mr jack, Inspector Lestrade; A5";
    /// A cordon goes to an open exit.
    CordonOpen "cordon-open" "mr jack, Inspector Lestrade; A5";
    /// No cover lies there.
    CoverThere "cover-there" "mr jack, Jeremy Bert; A5";
    /// A cover goes to an open manhole.
    CoverOpen "cover-open" "mr jack, Jeremy Bert; B4";
    /// Only Gull changes places, with somebody on the board.
    SwapGull "swap-gull" "mr jack, Sir William Gull; A5";
    /// The whistle brings everybody at most once, and not Goodley.
    WhistleOnce "whistle-once" "mr jack, Sergeant Goodley; A5";
    /// Everybody whistled ends up closer to Goodley.
    WhistleNearer "whistle-nearer" "mr jack, Sergeant Goodley; B12, B13";
    /// A whistle has three points.
    WhistlePoints "whistle-points" "mr jack, Sergeant Goodley; B11";
    /// More of the whistle must be used.
    WhistleMore "whistle-more" "mr jack, Sergeant Goodley; B11, B16";
    /// Only the Detective accuses.
    AccuseDetective "accuse-detective" "mr jack, end of the game; A7, B26";
    /// Somebody else must stand where an accusation is made.
    AccuseSomebody "accuse-somebody" "mr jack, end of the game; A7";
    /// Only Jack takes a character out.
    ExitJack "exit-jack" "mr jack, questions; A6";
    /// Nobody leaves unless the last call said invisible.
    ExitSeen "exit-seen" "mr jack, call for witnesses; A6, B30";
    /// A cordon stands at the exit.
    ExitCordon "exit-cordon" "mr jack, police cordon; A6";
    /// The way out is farther than the character may go.
    ExitFar "exit-far" "mr jack, end of the game; A6";
    /// An innocent is not Jack.
    ExitInnocent "exit-innocent" "mr jack, questions; A6";
    /// Only Jack himself leaves.
    ExitOnlyJack "exit-only-jack" "mr jack, questions; A6";
    /// Somebody must be Jack.
    CallNobody "call-nobody" "mr jack, call for witnesses; A2";
    /// The role card is face up elsewhere.
    RoleElsewhere "role-elsewhere" "mode 6, preparation";
}

impl Refusal {
    /// A refusal that speaks of nobody in particular.
    pub const fn of(rule: Rule) -> Self {
        Self { rule, suspect: None, line: None, seat: None, hex: None, cards: None }
    }

    /// A refusal about a suspect.
    pub const fn about(rule: Rule, suspect: Suspect) -> Self {
        Self { suspect: Some(suspect), ..Self::of(rule) }
    }

    /// A refusal about a line of the grid.
    pub(crate) const fn at(rule: Rule, line: Line) -> Self {
        Self { line: Some(line), ..Self::of(rule) }
    }

    /// A refusal about a seat.
    pub const fn to(rule: Rule, seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::of(rule) }
    }

    /// A refusal of a wrong number of cards.
    pub fn counted(named: u8, right: RangeInclusive<u8>) -> Self {
        let cards = CardCount { named, least: *right.start(), most: *right.end() };
        Self { cards: Some(cards), ..Self::of(Rule::CardCount) }
    }

    /// A refusal about a suspect and a hex.
    pub(crate) const fn on(rule: Rule, suspect: Suspect, hex: Hex) -> Self {
        Self { hex: Some(hex), ..Self::about(rule, suspect) }
    }
}
