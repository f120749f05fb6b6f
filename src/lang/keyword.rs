//! The closed list of words that a line may be made of, names of things aside.
use std::fmt;
use std::str::FromStr;

/// Where in a line a word stands; one word may mean different things in different places (`d` is disguise or down).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WordPlace {
    /// The first word: what is done, asked or wanted.
    First,
    /// The way of a shift.
    Way,
    /// Any other place: what a collapse is along, an answer, a word between two suspects.
    Inside,
}

/// The text is not the name of a keyword.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a word of the grammar")]
pub struct UnknownKeyword(pub String);

macro_rules! keywords {
    ($($place:ident { $($(#[$doc:meta])* $keyword:ident $name:literal)* })*) => {
        /// A word of the grammar, whatever the language in which it was typed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Keyword {
            $($($(#[$doc])* $keyword,)*)*
        }

        impl Keyword {
            /// Every keyword, place by place.
            pub const ALL: &'static [Self] = &[$($(Self::$keyword),*),*];

            /// The word in files, JSON and `legal`: the English one.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$keyword => $name,)*)*
                }
            }

            /// The keyword that is called so in files.
            fn named(text: &str) -> Option<Self> {
                match text {
                    $($($name => Some(Self::$keyword),)*)*
                    _ => None,
                }
            }

            /// Where in a line it stands.
            pub const fn place(self) -> WordPlace {
                match self {
                    $($(Self::$keyword)|* => WordPlace::$place,)*
                }
            }
        }
    };
}

keywords! {
    First {
        /// Moves a row or a column: `shift 3 left`.
        Shift "shift"
        /// Takes dead cards out and closes the gap: `collapse rows`.
        Collapse "collapse"
        /// Kills a suspect: `kill c3`.
        Kill "kill"
        /// Takes another identity.
        Disguise "disguise"
        /// Names a suspect as the hidden opponent: `accuse c3`.
        Accuse "accuse"
        /// Draws a card of evidence to clear somebody with.
        Exonerate "exonerate"
        /// Lays a card of the hand: `play c3`.
        Play "play"
        /// Chooses the identity, in private: `become c3`.
        Become "become"
        /// What was drawn, in private: `drew c3 d4`.
        Drew "drew"
        /// An untold seat has chosen an identity.
        Chosen "chosen"
        /// A face-down card was turned up: `turned c3`.
        Turned "turned"
        /// A card of evidence went on its suspect: `laid c3`.
        Laid "laid"
        /// A card of evidence went to the discard: `discarded c3`.
        Discarded "discarded"
        /// A disguise or a draw came to nothing.
        Failed "failed"
        /// To an accusation or a canvass: `answer yes`.
        Answer "answer"
        /// Whose identity it was: `hit inspector c3`, `hit nobody`.
        Hit "hit"
        /// The Hitman's disguise.
        Evade "evade"
        /// Asks whether a neighbour is an enemy spy: `capture c3`.
        Capture "capture"
        /// Asks who stands next to a suspect: `canvas c3`.
        Canvas "canvas"
        /// Takes a treasure: `steal c3`.
        Steal "steal"
        /// Hires another officer.
        Deputize "deputize"
        /// Asks who stands next to a dead neighbour.
        Autopsy "autopsy"
        /// Lays a card of the hand and canvasses.
        Profile "profile"
        /// Takes a token off: `disarm c3 bomb`.
        Disarm "disarm"
        /// Lets two suspects change places: `swap c3 c4`.
        Swap "swap"
        /// Lays a bomb: `plant c3`.
        Plant "plant"
        /// Lets a bomb explode: `detonate c3`.
        Detonate "detonate"
        /// Kills along a diagonal: `shoot c3`.
        Shoot "shoot"
        /// Moves a token: `setup bomb c3 c4`.
        Setup "setup"
        /// Lays a steal token at a vault: `rob nw`.
        Rob "rob"
        /// Puts an officer out of action: `stun c3`.
        Stun "stun"
        /// Shuffles the identity back and draws another.
        Vanish "vanish"
        /// Changes places with an officer: `frame c3`.
        Frame "frame"
        /// Robs from outside: `hack nw`.
        Hack "hack"
        /// Kills an officer: `silence c3`.
        Silence "silence"
        /// Draws three cards and keeps one.
        Mimic "mimic"
        /// Robs with the second token: `crack nw`.
        Crack "crack"
        /// Asks who is in a square: `survey b2`.
        Survey "survey"
        /// Does nothing.
        Pass "pass"
        /// Lays protection: `protect c3`.
        Protect "protect"
        /// Takes protection back: `unprotect c3`.
        Unprotect "unprotect"
        /// Stops an attack: `save c3`.
        Save "save"
        /// Lets an attack happen: `decline c3`.
        Decline "decline"
        /// Lays threats: `threaten c3 c4`.
        Threaten "threaten"
        /// The next victim of a bomb: `blast c3`.
        Blast "blast"
        /// Leaves the steal tokens where they are.
        Keep "keep"
        /// Takes a treasure or a token: `take c3`.
        Take "take"
        /// Puts a list card under the deck: `return 2`.
        Return "return"
        /// Lets an officer go: `dismiss c3`.
        Dismiss "dismiss"
        /// Puts officers in uniform.
        Deploy "deploy"
        /// Who raised a hand: `hands spy2 spy4`.
        Hands "hands"
        /// Who dies: `dies c3`.
        Dies "dies"
        /// Which character cards were turned up: `cards holmes smith gull bert`.
        Cards "cards"
        /// Whether Jack is seen: `call visible`.
        Call "call"
        /// Which role card was shown.
        Role "role"
        /// Gives the game up.
        Concede "concede"
        /// Opens secrets: `reveal c3@12`.
        Reveal "reveal"
        /// Question: who stands round a suspect.
        Around "around"
        /// Question: where a suspect stands.
        Where "where"
        /// Question: who stands on a cell.
        Who "who"
        /// Question: who is in the row of a suspect.
        Row "row"
        /// Question: who is in the column of a suspect.
        Column "column"
        /// Question: who is within so many steps along row and column.
        Straight "straight"
        /// Question: who is within so many steps along the diagonals.
        Diagonal "diagonal"
        /// Question: who is in the square at a cell.
        Square "square"
        /// Question: who is dead.
        Dead "dead"
        /// Question: who is exonerated.
        Exonerated "exonerated"
        /// Question: which tokens lie where.
        Tokens "tokens"
        /// Question: how many cards the evidence deck has.
        Deck "deck"
        /// Question: where a character can go now.
        Reach "reach"
        /// Question: the way of a character to a hex or an exit.
        Path "path"
        /// Question: who is visible, and why.
        WhoVisible "who-visible"
        /// Question: which exits are open, and who could leave.
        Exits "exits"
        /// Question: how far it is along streets.
        Distance "distance"
        /// Question: whether a hex is nearer to Goodley.
        Nearer "nearer"
        /// Question: who can still be Jack.
        Suspects "suspects"
        /// Takes lines back.
        Undo "undo"
        /// Takes lines back that were undone.
        Redo "redo"
        /// Shows a seat its secret.
        Secret "secret"
        /// Explains the words.
        Help "help"
        /// Shows where the game stands.
        Status "status"
        /// Shows the board.
        Board "board"
        /// Shows what happened.
        Log "log"
        /// Shows the lines that are possible now.
        Legal "legal"
        /// Whether a line may be said: `may kill c3`.
        May "may"
        /// Why the last line was refused.
        Why "why"
        /// What the books say: `rule diagonals`.
        Rule "rule"
        /// Puts a mistake right: `correct 12 shift 3 left`.
        Correct "correct"
        /// Says whom the hidden identities can be.
        Deduce "deduce"
        /// Finds out what was said and was not so.
        Audit "audit"
        /// Somebody has to go, and somebody else plays on: `replace spy2 bot`.
        Replace "replace"
        /// Leaves the loop.
        Quit "quit"
        /// Draws the board from the other side of the table.
        Flip "flip"
        /// A question follows.
        Ask "ask"
        /// Something private follows, from a hidden prompt.
        Tell "tell"
    }
    Way {
        /// To the left.
        Left "left"
        /// To the right.
        Right "right"
        /// To the top.
        Up "up"
        /// To the bottom.
        Down "down"
    }
    Inside {
        /// A collapse along the rows.
        Rows "rows"
        /// A collapse along the columns.
        Columns "columns"
        /// Joins the collapses of one line.
        Then "then"
        /// A question between two suspects: `a1 near b2`.
        Near "near"
        /// A threat token.
        Threat "threat"
        /// A bomb token.
        Bomb "bomb"
        /// A protection token.
        Protection "protection"
        /// A treasure token.
        Treasure "treasure"
        /// Without being seen.
        Quiet "quiet"
        /// The vault at the top left.
        Nw "nw"
        /// The vault at the top right.
        Ne "ne"
        /// The vault at the bottom left.
        Sw "sw"
        /// The vault at the bottom right.
        Se "se"
        /// No free street can be reached.
        Stay "stay"
        /// Goodley's power: `whistle holmes>g7`.
        Whistle "whistle"
        /// Out of the district: `exit ne`.
        Exit "exit"
        /// Jack is seen.
        Visible "visible"
        /// Jack is not seen.
        Invisible "invisible"
        /// A role card of the Heist.
        Safecracker "safecracker"
        /// A role card of the Heist.
        Runner "runner"
        /// A role card of the Heist.
        Cleaner "cleaner"
        /// A role card of the Heist.
        Decoy "decoy"
        /// A role card of the Heist.
        Insider "insider"
        /// A role card of the Heist.
        Hacker "hacker"
        /// A role card of the Heist.
        Silencer "silencer"
        /// A role card of the Heist; its special is called the same.
        MimicRole "mimic-role"
        /// A role card of the Heist.
        Saboteur "saboteur"
        /// A role card of the Heist.
        Sneak "sneak"
        /// A role card of the Heist.
        MasterSafecracker "master-safecracker"
        /// Agreement.
        Yes "yes"
        /// Denial.
        No "no"
        /// The way to the north; its short form also denies, elsewhere in a line.
        N "north"
        /// The way to the south.
        S "south"
        /// No seat, no suspect.
        Nobody "nobody"
        /// The player who asks.
        Me "me"
        /// Everybody, one after the other: `secret all`.
        All "all"
    }
}

impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads the name as files have it, and nothing else; what people type goes through a [`Grammar`](super::Grammar).
impl FromStr for Keyword {
    type Err = UnknownKeyword;

    fn from_str(text: &str) -> Result<Self, UnknownKeyword> {
        Self::named(text).ok_or_else(|| UnknownKeyword(text.to_owned()))
    }
}
