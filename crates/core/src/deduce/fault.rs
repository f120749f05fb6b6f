//! What was said or done at a table and was not so.
use crate::board::Suspect;
use crate::rules::{Deed, Query, Seat};
use crate::terms::Special;

/// What was not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untruth {
    /// The true answer was the other one.
    Answer {
        /// What was asked.
        query: Query,
        /// What was said.
        said: bool,
    },
    /// He was somebody else than was said when he was hit, caught or accused.
    Claim(Suspect),
    /// The victim was not next to the killer.
    Kill(Suspect),
    /// The robbed was neither next to the thief nor himself.
    Steal(Suspect),
    /// The accused was neither next to the accuser nor himself.
    Accuse(Suspect),
    /// The suspect to be captured was not next to the spy.
    Capture(Suspect),
    /// The canvassed suspect was neither next to the spy nor himself.
    Canvass(Suspect),
    /// What he pointed at was out of his reach.
    Reach(Suspect),
    /// Other suspects than he said stood threatened next to him (F39).
    Toll,
    /// The dead suspect, or the one to be captured, was the identity after all.
    Silence(Suspect),
    /// The identity was dead when it was chosen (G06).
    DeadIdentity(Suspect),
    /// It was not possible from where he stood.
    Deed(Deed),
    /// The witnesses saw it otherwise (Mr. Jack, call for witnesses): this was said.
    Call(bool),
    /// Who left the district was not Jack (Mr. Jack, A6).
    Exit(Suspect),
    /// The card had been told or shown by another seat as well.
    SameCard(Suspect, Seat),
    /// He had three cards, and this is a fourth that he opened.
    Fourth(Suspect),
    /// The role card, of which there is one, was another seat's as well (HE40).
    SameRole(Special, Seat),
}

impl Untruth {
    /// What was wrong with a deed that his place did not allow.
    pub(super) fn of(deed: Deed) -> Self {
        match deed {
            Deed::Kill(target) => Self::Kill(target),
            Deed::Steal(target) => Self::Steal(target),
            Deed::Accuse(target) => Self::Accuse(target),
            Deed::Capture(target) => Self::Capture(target),
            Deed::Canvass(target) => Self::Canvass(target),
            _ => Self::Deed(deed),
        }
    }
}
