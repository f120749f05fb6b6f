//! Reading a journal back: the longest true history, and what is wrong after it.
use serde::de::DeserializeOwned;

use super::damage::{Damage, Flaw};
use super::record::{self, Place, Record};

/// What a journal says, as far as it is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<T> {
    /// The records from the first on; none is ever left out in between.
    pub records: Vec<Record<T>>,
    /// What is wrong with the file, if anything is.
    pub report: Option<Damage>,
}

impl<T: DeserializeOwned> History<T> {
    /// What the bytes of a journal say by themselves, wherever they come from.
    pub fn of(bytes: &[u8]) -> Self {
        read(bytes, None).history
    }
}

/// A history with what a writer needs to go on.
pub(super) struct Reading<T> {
    pub history: History<T>,
    /// Where the next record belongs.
    pub next: Place,
    /// How many bytes the true lines have.
    pub len: usize,
}

/// Reads a whole journal; `head` is what this computer knows of it: the place after the newest line it has written.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8], head: Option<&Place>) -> Reading<T> {
    let (mut records, mut next, mut len) = (Vec::new(), Place::first(), 0);
    let mut flaw = None;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        match record::decode(line, &next) {
            Ok((record, after)) => {
                records.push(record);
                next = after;
                len += line.len();
            }
            Err(found) => {
                flaw = Some(found);
                break;
            }
        }
    }
    let known = head.filter(|head| head.n <= next.n).map(|head| {
        let here = usize::try_from(head.n).ok().and_then(|n| records.get(n));
        here.map_or(&next, |record: &Record<T>| &record.place) == head
    });
    let report = if known == Some(false) {
        Some(Damage::HeadMismatch { line: head.map_or(0, |head| head.n), lines: next.n })
    } else {
        judge(&bytes[len..], flaw, &next, head)
    };
    Reading { history: History { records, report }, next, len }
}

/// What is wrong after the true lines: `rest` are the bytes that follow them, `next` the place they stand in.
fn judge(rest: &[u8], flaw: Option<Flaw>, next: &Place, head: Option<&Place>) -> Option<Damage> {
    // Lines that this computer has written and that are not among the true ones.
    let missing = head
        .filter(|head| head.n > next.n)
        .map(|head| Damage::MissingLines { have: next.n, want: head.n });
    let Some(flaw) = flaw else {
        return missing.or_else(|| (next.n == 0).then_some(Damage::Empty));
    };
    let mut lines = rest.split_inclusive(|&byte| byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let last = lines.next().is_none();
    let unfinished = last && record::unfinished(first, next);
    let line = next.n + 1;
    match (missing, flaw) {
        (Some(missing), _) if unfinished => Some(missing),
        (None, _) if unfinished && next.n == 0 => Some(Damage::Empty),
        (_, flaw) if next.n == 0 && record::foreign(first, &flaw) => Some(Damage::NotAJournal),
        (None, Flaw::Shape | Flaw::Sum) if last && next.n > 0 && (unfinished || head.is_some()) => {
            Some(Damage::Torn { line, bytes: rest.len() as u64 })
        }
        (_, flaw) => {
            let more = rest.split_inclusive(|&byte| byte == b'\n').count() as u64;
            Some(Damage::BadLine { line, flaw, lines: next.n + more })
        }
    }
}
