//! One record, one line: the exact bytes of a journal.
//!
//! ```text
//! --- {"n":1,"prev":"5e88…","kind":"shifted",…,"sealed":"09af…","sum":"c3ab…"}⏎
//! ```
//! - `n` counts the lines from 0.
//! - `prev` is the SHA-256 of the whole line before with its newline; in line 0 it is [`FORMAT`].
//! - Then come the record's own fields, `kind` first.
//! - `sealed`, where there is one, holds what not everybody may know (see [`Seal`](super::Seal)).
//! - `sum` is the SHA-256 of all bytes of the line before `,"sum"`, beginning with `---`.
//!
//! Hashes are 64 lower-case hex digits. There is no space after the first one outside a string. Characters that YAML
//! would read otherwise than JSON are written as `\uXXXX`: U+007F–U+009F, U+2028, U+2029, U+FEFF and the non-characters
//! below U+10000. So the file is at once a stream of YAML documents and of lines of JSON.
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::damage::LineFlaw;
use super::digest::hex;
pub use super::place::{FORMAT, Place};
use super::seal::Sealed;
use super::sum;

/// The fields of a line that a record may not have itself.
const RESERVED: [&str; 4] = ["n", "prev", "sealed", "sum"];

/// One line of the journal, read and found to be true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<T> {
    /// Where it stands.
    pub place: Place,
    /// Its own fields.
    pub value: T,
    /// What not everybody may know of it.
    pub sealed: Option<Sealed>,
    /// The hash of its whole line: 64 hex digits.
    pub hash: String,
}

impl<T> Record<T> {
    /// Where the next record belongs.
    pub fn after(&self) -> Place {
        self.place.after(self.hash.clone())
    }

    /// Whether its line is the one way in which this program writes it: nothing left out, no spaces, no other order.
    pub(in crate::table) fn is_as_written(&self) -> bool
    where
        T: Serialize,
    {
        let written = encode(&self.place, &self.value, self.sealed.as_ref());
        written.is_ok_and(|(_, next)| next == self.after())
    }
}

/// Writes the line for `place`; returns it with the place after it, or says why the value is not a record.
pub(super) fn encode<T: Serialize>(
    place: &Place,
    value: &T,
    sealed: Option<&Sealed>,
) -> Result<(String, Place), String> {
    let fields = match serde_json::to_value(value).map_err(|error| error.to_string())? {
        Value::Object(fields) if fields.keys().next().is_some_and(|name| name == "kind") => fields,
        _ => return Err("a record is an object whose first field is `kind`".to_owned()),
    };
    if let Some(name) = RESERVED.iter().find(|&&name| fields.contains_key(name)) {
        return Err(format!("a record has no field `{name}` of its own"));
    }
    let json = Value::Object(fields).to_string();
    let mut text = place.start();
    escape(&json[1..json.len() - 1], &mut text);
    if let Some(sealed) = sealed {
        text.push_str(r#","sealed":""#);
        text.push_str(sealed.as_str());
        text.push('"');
    }
    let (line, hash) = sum::close(text);
    Ok((line, place.after(hash)))
}

/// Reads the line that stands in `place`; returns its record and the place after it.
pub(super) fn decode<T: DeserializeOwned>(
    line: &[u8],
    place: &Place,
) -> Result<(Record<T>, Place), LineFlaw> {
    let (text, hash) = sum::check(line)?;
    let unknown = |reason: String| LineFlaw::Unknown { reason };
    let text = str::from_utf8(text).map_err(|error| unknown(error.to_string()))?;
    let fields = text.strip_prefix(&place.start()).ok_or_else(|| misplaced(text, place))?;
    let (fields, sealed) = split(fields);
    let value = serde_json::from_str(&format!("{{{fields}}}"))
        .map_err(|error| unknown(error.to_string()))?;
    let (place, after) = (place.clone(), place.after(hash.clone()));
    Ok((Record { place, value, sealed: sealed.map(Sealed::of), hash }, after))
}

/// Whether a killed writer may have left `bytes` in `place`: the beginning of a line, without its newline.
pub(super) fn unfinished(bytes: &[u8], place: &Place) -> bool {
    let start = place.start();
    let common = start.len().min(bytes.len());
    // A whole line with something else in the place of its newline was once finished.
    let finished =
        bytes.split_last().is_some_and(|(_, text)| sum::check(&[text, b"\n"].concat()).is_ok());
    bytes[..common] == start.as_bytes()[..common] && !bytes.contains(&b'\n') && !finished
}

/// Whether a first line has nothing of a journal, neither in its beginning nor in its end.
pub(super) fn foreign(line: &[u8], flaw: &LineFlaw) -> bool {
    *flaw == LineFlaw::Shape && !line.starts_with(br#"--- {"n":0,"prev":""#)
}

/// What a line that is whole in itself, but does not belong in `place`, is.
fn misplaced(text: &str, place: &Place) -> LineFlaw {
    let Some((n, rest)) = text
        .strip_prefix(r#"--- {"n":"#)
        .and_then(|rest| rest.split_once(r#","prev":""#))
        .and_then(|(n, rest)| Some((n.parse().ok()?, rest)))
    else {
        return LineFlaw::Shape;
    };
    match rest.split_once('"') {
        Some((found, _)) if n == 0 && place.n == 0 => LineFlaw::Version { found: found.to_owned() },
        _ => LineFlaw::Chain { n },
    }
}

/// Takes the seal off the end of the fields. A quote inside a string is written `\"`, so it cannot be feigned.
fn split(fields: &str) -> (&str, Option<&str>) {
    let seal = || {
        let text = fields.strip_suffix('"')?;
        let (own, hex) = text.split_at(text.rfind('"')?);
        Some((own.strip_suffix(r#","sealed":"#)?, Some(&hex[1..])))
    };
    seal().unwrap_or((fields, None))
}

/// Copies JSON text, escaping what YAML reads otherwise; all of it can only stand within strings.
fn escape(json: &str, text: &mut String) {
    for c in json.chars() {
        match c {
            '\u{7f}'..='\u{9f}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{feff}'
            | '\u{fdd0}'..='\u{fdef}'
            | '\u{fffe}'
            | '\u{ffff}' => text.extend([r"\u", &hex(&(c as u16).to_be_bytes())]),
            _ => text.push(c),
        }
    }
}
