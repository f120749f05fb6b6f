//! What can be known of hidden identities.
use serde::Serialize;

use crate::deduce::{HiddenSeat, Knowledge};
use crate::rules::Names as _;
use crate::table::{Stake, View, reading_order};

/// What `deduce --json` prints.
#[derive(Serialize)]
pub struct KnowledgeData<'a> {
    /// In how many ways the hidden cards can lie.
    worlds: u64,
    hidden: Vec<HiddenData<'a>>,
    /// What answers would give away; left out where nothing is asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stakes: Vec<StakeData<'a>>,
}

/// A seat whose identity is not seen, and whom it can be, in reading order.
#[derive(Serialize)]
struct HiddenData<'a> {
    seat: &'a str,
    suspects: Vec<ShareData<'a>>,
}

/// In which part of all worlds it is somebody, 0 to 1.
#[derive(Serialize)]
struct ShareData<'a> {
    name: &'a str,
    share: f64,
}

/// What the answer of a seat would leave.
#[derive(Serialize)]
struct StakeData<'a> {
    seat: &'a str,
    /// The line by which it would be asked; none where it is asked now.
    question: Option<String>,
    /// How many it can be for everybody, and how many of them each answer leaves.
    of: u8,
    yes: u8,
    no: u8,
}

impl<'a> KnowledgeData<'a> {
    /// What these eyes know; `stakes` is empty where that is not asked.
    pub fn of(view: &View<'a>, known: &Knowledge, stakes: &[Stake]) -> Self {
        Self {
            worlds: known.hidden.first().map_or(1, |hidden| hidden.worlds),
            hidden: known.hidden.iter().map(|hidden| HiddenData::of(view, hidden)).collect(),
            stakes: stakes.iter().map(|stake| StakeData::of(view, stake)).collect(),
        }
    }
}

impl<'a> HiddenData<'a> {
    fn of(view: &View<'a>, hidden: &HiddenSeat) -> Self {
        let opening = view.opening();
        let order = reading_order(view.position().grid(), hidden.suspects).into_iter();
        let share = |it| ShareData { name: opening.suspect(it), share: hidden.share(it) };
        Self { seat: opening.seat_id(hidden.seat), suspects: order.map(share).collect() }
    }
}

impl<'a> StakeData<'a> {
    fn of(view: &View<'a>, stake: &Stake) -> Self {
        let (opening, grid) = (view.opening(), view.position().grid());
        let question = stake.question.as_ref().map(|line| line.write(grid, opening));
        let &Stake { of, yes, no, .. } = stake;
        Self { seat: opening.seat_id(stake.seat), question, of, yes, no }
    }
}
