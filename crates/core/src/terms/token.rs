//! What lies on the table besides cards.
use super::ids;

ids! {
    /// A vault of the Heist, by the corner of the grid.
    Vault {
        Nw = "nw",
        Ne = "ne",
        Sw = "sw",
        Se = "se",
    }

    /// A kind of token in the box.
    Token {
        Threat = "threat",
        Bomb = "bomb",
        Steal = "steal",
        Protection = "protection",
        Treasure = "treasure",
    }
}

impl Token {
    /// What agents of the FBI take off a suspect (mode 5, disarm).
    pub const DISARMED: [Self; 2] = [Self::Bomb, Self::Threat];
}
