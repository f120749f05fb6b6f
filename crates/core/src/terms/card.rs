//! What is known of a card in the box.
use super::ids;

ids! {
    /// What is printed in the corner of a card, which says on which grids it lies.
    Corner {
        /// Nothing: a base card.
        Unmarked = "none",
        Six = "6",
        Seven = "7",
        /// The asterisk of Major Grom.
        Star = "star",
        /// A card that the setup treats by its name (the 50th card; Grom / Plague Doctor).
        Special = "special",
    }

    /// How sure a fact about a box is.
    Certainty {
        /// Printed in a source for this very edition.
        Confirmed = "confirmed",
        /// Part of it is printed, the rest follows from the figures.
        Probable = "probable",
        /// A name seen in a figure of the book; nothing says which corner its card has.
        ExampleOnly = "example-only",
        /// Printed nowhere we could read; worked out from other sources.
        Reconstructed = "reconstructed",
    }
}
