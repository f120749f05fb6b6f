//! How well a seat is played that nobody sits at.
use super::ids;

ids! {
    /// How a seat without a player is played.
    Strength {
        /// Any legal line, each as likely as any other.
        Random = "random",
        /// What wins or counts at once; otherwise any verb as likely as any other.
        Greedy = "greedy",
        /// What rules of thumb say, from what the seat can know.
        Careful = "careful",
        /// What comes out best on tables that look like what the seat sees.
        Thinking = "thinking",
    }
}
