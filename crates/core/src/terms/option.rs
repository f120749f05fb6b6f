//! What a table may play differently from the book: each option is declared here, once and whole.
use super::setting::options;

options! {
    /// Dead suspects that win the game for the Killer.
    Kills = "kills", code 0, rulings ["G32"], book 14 of (1..=25);

    /// Trophies that win the game for a spy or a team.
    Trophies = "trophies", code 3, rulings ["SP10", "SP16"], book 3 of (1..=9);

    /// Arrests that win the game for the FBI.
    Arrests = "arrests", code 4, rulings ["F03"], book 4 of (1..=8);

    /// Deaths that win the game for the Mafia, an agent counting twice.
    Deaths = "deaths", code 5, rulings ["F03"], book 18 of (1..=49);

    /// Officers in uniform whom the Chief of Security makes.
    Officers = "officers", code 6, rulings ["HE07"], book 4 of (1..=6);

    /// Which shifts may not answer another player's shift.
    UndoBan = "undo-ban", code 1, rulings ["G13", "HE22"], book On of {
        /// Neither the opposite way on the same line nor back to the arrangement before.
        On = "on",
        /// Only back to the arrangement before.
        Arrangement = "arrangement",
        /// Every shift is allowed.
        Off = "off",
    };

    /// How many dead suspects each line gives up in a collapse.
    CollapseRule = "collapse", code 2, rulings ["G17"], book One of {
        /// Exactly one, chosen by the player where a line has several.
        One = "one",
        /// All of them; every line must hold the same number.
        AllDead = "all-dead",
    };

    /// Whether the Hitman may look at the cards of his list.
    OwnList = "own-list", code 7, rulings ["H23"], book No of {
        /// They lie unseen.
        No = "no",
        /// He knows them all.
        Yes = "yes",
    };

    /// Whether the Thief may steal from himself and the Chief accuse his own officers.
    OwnCell = "own-cell", code 8, rulings ["MT02", "MT03"], book Allowed of {
        /// One's own cell is within reach.
        Allowed = "allowed",
        /// An own cell is within reach only next to another officer.
        NeighboursOnly = "neighbours-only",
    };

    /// Whether the Killer of the Mafia canvasses the agents when he kills an exonerated suspect.
    MafiaCanvass = "mafia-canvass", code 9, rulings ["F04"], book No of {
        /// He kills, and nobody answers.
        No = "no",
        /// The agents say whether one of them is next to the victim.
        Yes = "yes",
    };

    /// What a save costs the Suit.
    Protection = "protection", code 10, rulings ["F13"], book Stays of {
        /// The protection token stays; only what attacked is used up.
        Stays = "stays",
        /// The protection token leaves as well.
        Spent = "spent",
    };

    /// What the Bomber may do when a bombed mafioso is rightly accused.
    BombOnArrest = "bomb-on-arrest", code 11, rulings ["F28", "F59"], book Stays of {
        /// Nothing: the bomb stays, and may be set off on a later turn.
        Stays = "stays",
        /// Set it off at once.
        Reaction = "reaction",
    };

    /// Whom the Psycho may swap.
    SwapRule = "swap", code 12, rulings ["F38"], book Anywhere of {
        /// Any two suspects next to each other.
        Anywhere = "anywhere",
        /// Any two of his own neighbours.
        OwnNeighbours = "own-neighbours",
    };

    /// After which actions the Psycho threatens.
    ThreatAfter = "threat-after", code 13, rulings ["F35"], book ShiftCollapseSwap of {
        /// After a shift and after a swap.
        ShiftSwap = "shift-swap",
        /// After a collapse as well.
        ShiftCollapseSwap = "shift-collapse-swap",
    };

    /// Whether the Safecracker may take his token back at the start of his turn.
    SafecrackerToken = "safecracker-token", code 14, rulings ["HE10", "HE77"], book May of {
        /// He chooses.
        May = "may",
        /// It always stays.
        Never = "never",
    };

    /// From where the Hacker reaches a zone.
    HackerReach = "hacker", code 15, rulings ["HE24", "HE25"], book Around of {
        /// From all eight cells next to it.
        Around = "around",
        /// Only from those that share a side.
        Orthogonal = "orthogonal",
    };

    /// What a stunned officer hinders. A record that says nothing of it means the first value.
    Stun = "stun", code 16, rulings ["HE26"], book OfficerAndLine of {
        /// He neither accuses nor swaps, and the Chief may not shift a line that holds him.
        OfficerAndLine = "officer-and-line",
        /// He neither accuses nor swaps.
        OfficerOnly = "officer-only",
        /// He doesn’t accuse, and the Chief may not shift a line that holds him.
        Line = "line",
    };

    /// When a caught thief draws a new identity and role. A record that says nothing of it means the first value.
    Redraw = "captured", code 17, rulings ["HE13"], book AtOnce of {
        /// At once.
        AtOnce = "at-once",
        /// As his next turn.
        NextTurn = "next-turn",
        /// When his next turn begins, in which he then acts.
        NextTurnFree = "next-turn-free",
    };

    /// How much of Goodley's whistle must be used.
    WhistleRule = "whistle", code 18, rulings ["B11"], book UpTo3 of {
        /// One to three steps, one if any is possible.
        UpTo3 = "up-to-3",
        /// Three steps, or as many as are possible.
        All3 = "all-3",
    };

    /// Whether lit lamps stop the lantern's beam.
    LampsStopBeam = "lamps-stop-beam", code 19, rulings ["B9"], book True of {
        /// Like houses do.
        True = "true",
        /// It passes them.
        False = "false",
    };

    /// Whether two picks in a row are both named before the first is played.
    NameBoth = "name-both", code 20, rulings ["B33"], book False of {
        /// Each when its turn comes.
        False = "false",
        /// Both at once.
        True = "true",
    };
}
