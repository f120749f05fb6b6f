//! What a record proves.
use std::collections::BTreeMap;

use serde::Serialize;

use crate::lang::Lang;
use crate::table::{By, Fingerprint, Opening, Part, Verdict};

/// What `verify --json` prints.
#[derive(Serialize)]
pub struct VerdictData<'a> {
    /// Whether everything was checked and is as it was noted.
    proven: bool,
    lines: usize,
    promises: usize,
    /// What was not left to chance, and who chose it.
    chosen: Option<&'a BTreeMap<Part, By>>,
    fingerprint: FingerprintData<'a>,
    newest: FingerprintData<'a>,
    /// The line whose fingerprint was noted, counted from 1; none where none has it.
    noted_line: Option<usize>,
    over: bool,
    /// The first line of which something is still sealed.
    sealed_from: Option<usize>,
}

#[derive(Serialize)]
struct FingerprintData<'a> {
    words: String,
    sha256: &'a str,
}

impl<'a> VerdictData<'a> {
    /// What was found; `noted` is the line that was noted, if somebody named one.
    pub fn of(
        verdict: &'a Verdict,
        opening: Option<&'a Opening>,
        newest: &'a Fingerprint,
        noted: Option<Option<usize>>,
        lang: Lang,
    ) -> Self {
        let data =
            |it: &'a Fingerprint| FingerprintData { words: it.words(lang), sha256: it.hex() };
        Self {
            proven: verdict.is_proof() && noted != Some(None),
            lines: verdict.lines,
            promises: verdict.promises,
            chosen: opening.map(|opening| &opening.chosen),
            fingerprint: data(&verdict.fingerprint),
            newest: data(newest),
            noted_line: noted.flatten(),
            over: verdict.over,
            sealed_from: verdict.sealed,
        }
    }
}
