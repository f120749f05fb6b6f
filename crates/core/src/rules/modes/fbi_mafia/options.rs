//! What a table may play differently from the book in this mode.
use crate::rules::adopted;
use crate::terms::{BombOnArrest, MafiaCanvass, Protection, SwapRule, ThreatAfter};

adopted! {
    /// How a table plays FBI vs. Mafia.
    FbiMafiaOptions {
        /// Whether the Killer canvasses the agents when he kills an exonerated suspect (F04).
        mafia_canvass: MafiaCanvass,
        /// What a save costs the Suit (F13).
        protection: Protection,
        /// What the Bomber may do when a bombed mafioso is rightly accused (F28, F59).
        bomb_on_arrest: BombOnArrest,
        /// Whom the Psycho may swap (F38).
        swap: SwapRule,
        /// After which actions the Psycho threatens (F35).
        threat_after: ThreatAfter,
    }
}
