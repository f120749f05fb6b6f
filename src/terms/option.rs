//! What a table may decide otherwise than the book.
use super::ids;

ids! {
    /// A choice that a table may make otherwise than the book.
    OptionName {
        Kills = "kills",
        Trophies = "trophies",
        Arrests = "arrests",
        Deaths = "deaths",
        Officers = "officers",
        UndoBan = "undo-ban",
        Collapse = "collapse",
        OwnList = "own-list",
        OwnCell = "own-cell",
        MafiaCanvass = "mafia-canvass",
        Protection = "protection",
        BombOnArrest = "bomb-on-arrest",
        Swap = "swap",
        ThreatAfter = "threat-after",
        SafecrackerToken = "safecracker-token",
        Hacker = "hacker",
        Stun = "stun",
        Captured = "captured",
        Whistle = "whistle",
        LampsStopBeam = "lamps-stop-beam",
        NameBoth = "name-both",
    }
}
