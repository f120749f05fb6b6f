//! What modes on a grid of cards share: moving lines, asking neighbours, changing identities.
pub(super) mod accuse;
pub(super) mod canvass;
pub(super) mod collapse;
pub(super) mod disguise;
pub(super) mod duel;
pub(super) mod exonerate;
pub(super) mod reach;
pub(super) mod shift;
