//! An entry of the log.
use serde::Serialize;

use super::{Facts, facts};
use crate::rules::Event;
use crate::table::safe::Discrepancy;
use crate::table::{Changed, Entry, HouseRuling, View, What};

/// What `log --json` prints of an entry.
#[derive(Serialize)]
pub struct EntryData<'a> {
    #[serde(flatten)]
    what: WhatData<'a>,
    /// How many lines count after it.
    seq: usize,
}

/// What it was.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum WhatData<'a> {
    Opened(FactsData),
    Said {
        seat: &'a str,
        /// None where it was said in private.
        line: Option<&'a str>,
        #[serde(flatten)]
        facts: FactsData,
    },
    Refused {
        seat: &'a str,
        line: Option<&'a str>,
        /// None for others as well, and where the words were not understood.
        rule: Option<&'static str>,
    },
    Undid(TakenBack),
    Redid(TakenBack),
    Looked(By<'a>),
    Pinned(By<'a>),
    Mistyped(By<'a>),
    Unpinned(By<'a>),
    /// The words only for a referee.
    Noted {
        text: Option<&'a str>,
    },
    Seated {
        seat: &'a str,
        was: &'a str,
        player: &'a str,
        renamed: bool,
    },
    Recovered,
    Noticed {
        what: Discrepancy,
        seen: Option<u64>,
    },
    Ruled(&'a HouseRuling),
    Arranged(FactsData),
    Corrected {
        from: usize,
        changed: Vec<ChangedData>,
        shown: bool,
    },
    Stands {
        line: usize,
    },
    Unsealed,
}

/// What happened; in an export each fact has a line of its own instead.
#[derive(Serialize)]
struct FactsData {
    #[serde(skip_serializing_if = "Option::is_none")]
    facts: Option<Facts>,
}

/// How many lines, and whether somebody had learned something by them.
#[derive(Serialize)]
struct TakenBack {
    lines: usize,
    shown: bool,
}

/// A seat or the referee.
#[derive(Serialize)]
struct By<'a> {
    by: &'a str,
}

/// A line of which something else has come.
#[derive(Serialize)]
struct ChangedData {
    seq: usize,
    was: Facts,
    now: Facts,
}

impl<'a> EntryData<'a> {
    /// The entry with all that came of it.
    pub fn of(view: &'a View<'_>, entry: &'a Entry) -> Self {
        Self::with(view, entry, |events| FactsData { facts: Some(facts(events, view.opening())) })
    }

    /// The entry without what came of it.
    pub(super) fn bare(view: &'a View<'_>, entry: &'a Entry) -> Self {
        Self::with(view, entry, |_| FactsData { facts: None })
    }

    fn with(view: &'a View<'_>, entry: &'a Entry, written: impl Fn(&[Event]) -> FactsData) -> Self {
        let opening = view.opening();
        let by = |by| By { by: view.called(by) };
        let changed = |it: &Changed| ChangedData {
            seq: it.seq,
            was: facts(&it.was, opening),
            now: facts(&it.now, opening),
        };
        let what = match &entry.what {
            What::Opened(events) => WhatData::Opened(written(events)),
            What::Said { seat, line, events } => WhatData::Said {
                seat: opening.seat_id(*seat),
                line: line.as_deref(),
                facts: written(events),
            },
            What::Refused { seat, why } => {
                let rule = why.as_ref().and_then(|why| why.refusal).map(|it| it.rule.id());
                let line = why.as_ref().map(|why| &*why.line);
                WhatData::Refused { seat: opening.seat_id(*seat), line, rule }
            }
            &What::Undid { lines, shown } => WhatData::Undid(TakenBack { lines, shown }),
            &What::Redid { lines, shown } => WhatData::Redid(TakenBack { lines, shown }),
            What::Looked(who) => WhatData::Looked(by(*who)),
            What::Pinned { by: who, .. } => WhatData::Pinned(by(*who)),
            What::Mistyped(who) => WhatData::Mistyped(by(*who)),
            What::Unpinned(who) => WhatData::Unpinned(by(*who)),
            What::Noted(text) => WhatData::Noted { text: text.as_deref() },
            What::Seated { seat, was, player, renamed } => {
                WhatData::Seated { seat: opening.seat_id(*seat), was, player, renamed: *renamed }
            }
            What::Recovered => WhatData::Recovered,
            &What::Noticed { what, seen } => WhatData::Noticed { what, seen },
            What::Ruled(ruling) => WhatData::Ruled(ruling),
            What::Arranged(rows) => WhatData::Arranged(written(&[Event::Arranged(*rows)])),
            What::Corrected { from, changed: lines, shown } => WhatData::Corrected {
                from: *from,
                changed: lines.iter().map(changed).collect(),
                shown: *shown,
            },
            What::Stands(line) => WhatData::Stands { line: *line },
            What::Unsealed => WhatData::Unsealed,
        };
        Self { what, seq: entry.seq }
    }
}
