//! Reading a journal back: the longest true history, and what is wrong after it.
use serde::de::DeserializeOwned;

use super::damage::{Damage, LineFlaw};
use super::place::{Beginning, Place};
use super::record::{self, Record};

/// What a journal says, as far as it is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<T> {
    /// The records from the first on; none is ever left out in between, but those that are [`skipped`](Self::skipped).
    pub records: Vec<Record<T>>,
    /// How many records after the first are not here, because a memo tells them.
    pub skipped: u64,
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
    let Some(restored) = restored(bytes) else {
        return go_on(Vec::new(), Place::first(), bytes, head);
    };
    let mut reading = go_on(Vec::new(), Place::first(), &restored, head);
    let sound = reading.history.report.as_ref().is_none_or(Damage::is_harmless);
    if sound && reading.next.n > 0 {
        reading.history.report = Some(Damage::Converted { lines: reading.next.n });
    }
    reading
}

/// The bytes as they were before a program changed the ends of lines or marked the text as UTF-8; nothing where none has.
/// A line has no such bytes itself, since JSON writes them otherwise.
pub(super) fn restored(bytes: &[u8]) -> Option<Vec<u8>> {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let end = text.iter().position(|&byte| byte == b'\n');
    let converted = end.is_some_and(|end| text[..end].ends_with(b"\r"));
    if text.len() == bytes.len() && !converted {
        return None;
    }
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let lines = lines.map(|line| match line.strip_suffix(b"\r\n") {
        Some(line) => [line, b"\n"].concat(),
        None => line.to_vec(),
    });
    Some(lines.flatten().collect())
}

/// The same of a journal that begins as it is `known`, but for the lines after the first that this is about: `first` is
/// the first line, `rest` what follows those. Nothing if there is no line to skip, or the head knows only of some of them.
pub(super) fn read_after<T: DeserializeOwned>(
    first: &[u8],
    known: &Beginning,
    rest: &[u8],
    head: Option<&Place>,
) -> Option<Reading<T>> {
    if known.next.n < 2 || head.is_some_and(|head| head.n < known.next.n) {
        return None;
    }
    let (first, _) = record::decode(first, &Place::first()).ok()?;
    let mut reading = go_on(vec![first], known.next.clone(), rest, head);
    reading.len += known.len as usize;
    Some(reading)
}

/// Reads the lines from `next` on; `records` are those before, or the first of them.
fn go_on<T: DeserializeOwned>(
    mut records: Vec<Record<T>>,
    mut next: Place,
    bytes: &[u8],
    head: Option<&Place>,
) -> Reading<T> {
    let skipped = next.n - records.len() as u64;
    let (mut len, mut flaw) = (0, None);
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
        let at = head.n.checked_sub(skipped).unwrap_or(head.n);
        let here = usize::try_from(at).ok().and_then(|n| records.get(n));
        here.map_or(&next, |record: &Record<T>| &record.place) == head
    });
    let report = if known == Some(false) {
        Some(Damage::HeadMismatch { line: head.map_or(0, |head| head.n), lines: next.n })
    } else {
        judge(&bytes[len..], flaw, &next, head)
    };
    Reading { history: History { records, skipped, report }, next, len }
}

/// What is wrong after the true lines: `rest` are the bytes that follow them, `next` the place they stand in.
fn judge(
    rest: &[u8],
    flaw: Option<LineFlaw>,
    next: &Place,
    head: Option<&Place>,
) -> Option<Damage> {
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
        (None, LineFlaw::Shape | LineFlaw::Sum)
            if last && next.n > 0 && (unfinished || head.is_some()) =>
        {
            Some(Damage::Torn { line, bytes: rest.len() as u64 })
        }
        (_, flaw) => {
            let more = rest.split_inclusive(|&byte| byte == b'\n').count() as u64;
            Some(Damage::BadLine { line, flaw, lines: next.n + more })
        }
    }
}
