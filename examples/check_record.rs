//! A checker of the records of `referee`, written from `docs/record.md` alone: it shares no code with the program.
//!
//! It knows no rules of any game. What it checks is what the page lets anybody check without them: chain and sums, the
//! shape of every line, seals, epochs and promises, that what lies open is what was sealed, and every card from the deck to
//! its last place, through undo, redo and corrections.
//!
//! `cargo run --example check_record FILE` ends with 0 for a game that is over and true, 1 if nothing is wrong so far, 3 if
//! something is, and 2 or 4 if there is nothing to check.
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;
use std::process::ExitCode;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// What a file without a fault shows.
#[derive(Debug)]
pub struct Verdict {
    /// How many lines the file has.
    pub lines: usize,
    /// Whether the game is over and everything that was sealed lies open.
    pub proven: bool,
    /// The hash of the opening.
    pub fingerprint: String,
    /// Its first bits as they are said: in English, Ukrainian and Russian.
    pub words: [String; 3],
}

/// The first fault of a file.
#[derive(Debug)]
pub struct Wrong {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

type Fact = Vec<String>;
type Checked<T = ()> = Result<T, String>;

macro_rules! ensure {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(format!($($why)+));
        }
    };
}

fn main() -> ExitCode {
    let Some(file) = std::env::args_os().nth(1) else {
        eprintln!("usage: check_record FILE");
        return ExitCode::from(2);
    };
    let bytes = match std::fs::read(&file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{}: {error}", file.display());
            return ExitCode::from(4);
        }
    };
    match check(&bytes) {
        Ok(verdict) => {
            let how = if verdict.proven { "true to its end" } else { "nothing wrong so far" };
            println!("{} lines, {how}.", verdict.lines);
            println!("{}\n{}", verdict.fingerprint, verdict.words.join("\n"));
            ExitCode::from(u8::from(!verdict.proven))
        }
        Err(Wrong { line, why }) => {
            eprintln!("{}, line {line}: {why}", file.display());
            ExitCode::from(3)
        }
    }
}

/// Checks a whole file.
///
/// # Errors
///
/// The first line that is wrong, and why.
pub fn check(bytes: &[u8]) -> Result<Verdict, Wrong> {
    let at = |n: usize| move |why: String| Wrong { line: n + 1, why };
    let mut records = Vec::new();
    let mut prev = "referee/3".to_owned();
    for (n, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        records.push(read(n, &prev, line).map_err(at(n))?);
        prev = sha256(&[line]);
    }
    let Some(first) = records.first() else { return Err(at(0)("the file is empty".to_owned())) };
    // The key of every epoch is published by a line of its own, in their order.
    let published = records.iter().filter_map(|record| record["key"].as_str());
    let mut table = Table::open(first, published.filter_map(unhex).collect()).map_err(at(0))?;
    for (n, record) in records.iter().enumerate().skip(1) {
        table.follow(n, record).map_err(at(n))?;
    }
    let opening = bytes.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
    let fingerprint = sha256(&[opening]);
    let scripts = ["bdfghjklmnprstvz aiou", "бдфгхжклмнпрствз аіоу", "бдфгхжклмнпрствз аиоу"];
    let words = scripts.map(|script| proquints(&fingerprint, script));
    let proven = table.is_over() && table.is_open();
    Ok(Verdict { lines: records.len(), proven, fingerprint, words })
}

// Lines

/// The own fields of each kind, and whether something is sealed there: always, never, or it depends.
const KINDS: [(&str, &[&str], Option<bool>); 16] = [
    ("opened", &["opening", "commitments", "lock", "facts"], Some(true)),
    ("said", &["seat", "line", "facts"], None),
    ("refused", &["seat"], Some(true)),
    ("ruled", &["option", "value", "reason"], Some(false)),
    ("arranged", &["facts"], Some(false)),
    ("corrected", &["from", "lines", "changed", "shown"], Some(true)),
    ("stands", &["line"], Some(false)),
    ("undid", &["lines", "shown"], Some(false)),
    ("redid", &["lines", "shown"], Some(false)),
    ("looked", &["by"], Some(false)),
    ("pinned", &["by", "salt", "check"], Some(false)),
    ("mistyped", &["by"], Some(false)),
    ("unpinned", &["by"], Some(false)),
    ("recovered", &[], Some(false)),
    ("noticed", &["what", "seen"], Some(false)),
    ("unsealed", &["key"], Some(false)),
];

/// One line: whole, after the one before, its sum true, its fields those of its kind and in their order.
fn read(n: usize, prev: &str, line: &[u8]) -> Checked<Value> {
    let text = std::str::from_utf8(line).map_err(|_| "it is not UTF-8")?;
    let whole = text.strip_suffix('\n').ok_or("it was cut off")?;
    let json = whole.strip_prefix("--- ").ok_or("it does not begin with `--- `")?;
    let value: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    ensure!(escaped(&value.to_string()) == json, "its JSON is not written as it should be");
    ensure!(value["prev"] == *prev, "it does not follow the line before");
    ensure!(value["n"] == n, "its number is not {n}");
    let summed = whole.rfind(",\"sum\"").map_or(whole, |at| &whole[..at]);
    ensure!(value["sum"] == sha256(&[summed.as_bytes()]), "its sum is wrong");
    ensure!((value["kind"] == "opened") == (n == 0), "an opening stands first, and only there");
    let (_, _, sealed) = shape(&value, &["n", "prev"], &["sum"])?;
    if let Some(sealed) = sealed {
        ensure!(value.get("sealed").is_some() == sealed, "something is sealed: {}", !sealed);
    }
    Ok(value)
}

/// JSON as these files have it: what YAML would read otherwise is escaped.
fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for letter in json.chars() {
        match letter {
            '\u{7f}'..='\u{9f}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{feff}'
            | '\u{fdd0}'..='\u{fdef}'
            | '\u{fffe}'
            | '\u{ffff}' => {
                let _ = write!(text, "\\u{:04x}", u32::from(letter));
            }
            letter => text.push(letter),
        }
    }
    text
}

/// The row of a record's kind, if its fields are these, with others before and after them.
fn shape(
    record: &Value,
    before: &[&str],
    after: &[&str],
) -> Checked<(&'static str, &'static [&'static str], Option<bool>)> {
    let fields = record.as_object().ok_or("it is no object")?;
    let row = KINDS.into_iter().find(|(kind, ..)| record["kind"] == *kind);
    let row = row.ok_or("its kind is unknown")?;
    let sealed: &[&str] = if fields.contains_key("sealed") { &["sealed"] } else { &[] };
    let wanted = [before, &["kind"], row.1, sealed, after].concat();
    ensure!(fields.keys().eq(wanted), "its fields are not those of `{}`", row.0);
    for (name, value) in fields {
        let holds = match (name.as_str(), row.0) {
            ("n" | "from" | "lines", _) | ("line", "stands") => value.is_u64(),
            ("line", _) => value.is_string() || value.is_null(),
            ("value", _) => value.is_string() || value.is_u64(),
            ("shown", _) => value.is_boolean(),
            ("what", _) => ["copied", "moved", "behind", "unknown"].iter().any(|it| value == it),
            ("seen", _) => value.is_u64() || value.is_null(),
            ("key", _) => value.as_str().and_then(unhex).is_some_and(|key| key.len() == 32),
            ("opening", _) => value.is_object(),
            ("lock", _) => value.is_null() || value.is_object(),
            ("commitments" | "changed", _) => value.is_array(),
            ("facts", _) => facts(value).is_ok(),
            ("sealed", _) => value.as_str().and_then(unhex).is_some_and(|it| is_padded(it.len())),
            _ => value.is_string(),
        };
        ensure!(holds, "`{name}` is not as it should be");
    }
    Ok(row)
}

/// Whether a seal, its nonce and tag included, has one of the sizes that tell little.
fn is_padded(size: usize) -> bool {
    let size = size.saturating_sub(24 + 16);
    size == 512 || (size > 0 && size.is_multiple_of(4096))
}

fn text<'a>(value: &'a Value, name: &str) -> Checked<&'a str> {
    value[name].as_str().ok_or_else(|| format!("`{name}` is no text"))
}

fn count(value: &Value, name: &str) -> Checked<usize> {
    let number = value[name].as_u64().ok_or_else(|| format!("`{name}` is no number"))?;
    usize::try_from(number).map_err(|error| error.to_string())
}

fn list<'a>(value: &'a Value, name: &str) -> Checked<&'a [Value]> {
    value[name].as_array().map(Vec::as_slice).ok_or_else(|| format!("`{name}` is no list"))
}

fn texts(value: &Value) -> Checked<Vec<String>> {
    serde_json::from_value(value.clone()).map_err(|error| error.to_string())
}

const FACTS: [&str; 32] = [
    "began",
    "acted",
    "stepped",
    "shifted",
    "collapsed",
    "arranged",
    "swapped",
    "died",
    "arrested",
    "placed",
    "lifted",
    "drew",
    "became",
    "shed",
    "laid",
    "discarded",
    "buried",
    "list",
    "shuffled",
    "trophy",
    "answered",
    "hit",
    "passed",
    "owes",
    "opened",
    "was",
    "claimed",
    "ended",
    "heist",
    "spy-tag",
    "fbi-mafia",
    "mr-jack",
];

/// Facts; none where there is no such field.
fn facts(value: &Value) -> Checked<Vec<Fact>> {
    let facts: Option<Vec<Fact>> =
        serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    let facts = facts.unwrap_or_default();
    for fact in &facts {
        let known = fact.first().is_some_and(|word| FACTS.contains(&word.as_str()));
        ensure!(known, "an unknown fact: {fact:?}");
    }
    Ok(facts)
}

// Hashes, hex and words

fn sha256(parts: &[&[u8]]) -> String {
    hex(&hash(parts))
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes from lower-case digits.
fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |digit: &u8| "0123456789abcdef".bytes().position(|it| it == *digit);
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let byte = |[high, low]: &[u8; 2]| u8::try_from(16 * digit(high)? + digit(low)?).ok();
    rest.is_empty().then(|| pairs.iter().map(byte).collect())?
}

/// The first 96 bits of a hash as six proquints.
fn proquints(hash: &str, script: &str) -> String {
    let letters: Vec<char> = script.chars().filter(|letter| *letter != ' ').collect();
    let (consonants, vowels) = letters.split_at(16);
    let said = (0..6).map(|word| {
        let bits = usize::from_str_radix(&hash[word * 4..word * 4 + 4], 16).unwrap_or_default();
        let consonant = |shift: u32| consonants[bits >> shift & 15];
        let vowel = |shift: u32| vowels[bits >> shift & 3];
        [consonant(12), vowel(10), consonant(6), vowel(4), consonant(0)].iter().collect::<String>()
    });
    said.collect::<Vec<_>>().join("-")
}

// The table

/// A line of the game that is in force, or was taken back.
struct Said {
    /// The number of the line of the file that told it.
    n: usize,
    /// What lies open of it.
    open: Value,
    /// Whether it informed somebody, whatever came after it.
    informs: bool,
    /// Who drew by it.
    drew: BTreeSet<String>,
    /// Who has an identity after it.
    identities: BTreeSet<String>,
    /// Where the cards are after it, as long as every key before it is published.
    cards: Option<Cards>,
}

/// What the file has told so far.
struct Table {
    id: String,
    /// Every seat, and whether the program deals to it.
    seats: BTreeMap<String, bool>,
    referee: bool,
    /// Who has a PIN, at a table with PINs.
    pins: Option<BTreeSet<String>>,
    options: BTreeSet<String>,
    /// What a suspect is called where it is sealed, and where it lies open.
    names: BTreeMap<String, String>,
    start: Said,
    said: Vec<Said>,
    undone: Vec<Said>,
    /// The last line of the file where somebody looked.
    looked: BTreeMap<String, usize>,
    keys: Vec<Vec<u8>>,
    epoch: usize,
    published: bool,
    /// The last epoch in which something was sealed.
    sealed: usize,
}

impl Table {
    fn open(first: &Value, keys: Vec<Vec<u8>>) -> Checked<Self> {
        let opening = &first["opening"];
        check_opening(opening)?;
        check_lock(&first["lock"])?;
        let seat = |seat: &Value| Ok((text(seat, "seat")?.to_owned(), seat["trust"] == "dealt"));
        let options = opening["options"].as_object().ok_or("`options` is no object")?;
        let start = Said {
            n: 0,
            open: first.clone(),
            informs: false,
            drew: BTreeSet::new(),
            identities: identities(&BTreeSet::new(), &facts(&first["facts"])?),
            cards: None,
        };
        let mut table = Self {
            id: text(opening, "id")?.to_owned(),
            seats: list(opening, "seats")?.iter().map(seat).collect::<Checked<_>>()?,
            referee: opening["referee"] == true,
            pins: (opening["pins"] == true).then(BTreeSet::new),
            options: options.keys().cloned().collect(),
            names: names(&opening["cast"])?,
            start,
            said: Vec::new(),
            undone: Vec::new(),
            looked: BTreeMap::new(),
            keys,
            epoch: 0,
            published: false,
            sealed: 0,
        };
        if let Some(secret) = table.unseal(0, first, &["entrusted", "facts"])? {
            let dealt = &secret["entrusted"];
            check_promises(list(first, "commitments")?, dealt)?;
            let mut cards = Cards::dealt(dealt, opening)?;
            let all = facts(&secret["facts"])?;
            table.compare(&facts(&first["facts"])?, &all)?;
            cards.follow(&all)?;
            table.start.cards = Some(cards);
        }
        Ok(table)
    }

    /// The next line of the file.
    fn follow(&mut self, n: usize, record: &Value) -> Checked {
        if self.published && !self.is_over() {
            (self.epoch, self.published) = (self.epoch + 1, false);
        }
        match text(record, "kind")? {
            "said" => {
                let secret = self.unseal(n, record, &["facts"])?;
                let all = secret.map(|secret| facts(&secret["facts"])).transpose()?;
                ensure!(
                    record.get("sealed").is_some() == may_hide(record),
                    "a seal too many or too few"
                );
                self.say(n, record, all)?;
                self.undone.clear();
            }
            "ruled" | "arranged" => {
                self.say(n, record, None)?;
                self.undone.clear();
            }
            "corrected" => {
                let secret = self.unseal(n, record, &["facts"])?;
                self.correct(n, record, secret.as_ref())?;
                self.undone.clear();
            }
            "refused" => {
                self.sits(record)?;
                if let Some(secret) = self.unseal(n, record, &["line", "rule", "suspect"])? {
                    text(&secret, "line")?;
                }
            }
            "undid" => {
                let lines = count(record, "lines")?;
                ensure!(0 < lines && lines <= self.said.len(), "so many lines were not said");
                let back = self.said.split_off(self.said.len() - lines);
                self.check_shown(record, &back)?;
                self.undone.splice(0..0, back);
            }
            "redid" => {
                let lines = count(record, "lines")?;
                ensure!(0 < lines && lines <= self.undone.len(), "so many were not taken back");
                self.check_shown(record, &self.undone[..lines])?;
                self.said.extend(self.undone.drain(..lines));
            }
            "stands" => {
                let line = count(record, "line")?;
                ensure!(0 < line && line <= self.said.len(), "there is no such line");
            }
            "looked" => {
                let by = text(record, "by")?;
                let may = self.seats.contains_key(by)
                    || (by == "referee" && (self.referee || self.is_over()));
                let pin = self.is_over() || self.pins.as_ref().is_none_or(|pins| pins.contains(by));
                ensure!(may && pin, "`{by}` may not look");
                self.looked.insert(by.to_owned(), n);
            }
            kind @ ("pinned" | "mistyped" | "unpinned") => self.check_pin(kind, record)?,
            "unsealed" => {
                ensure!(self.is_over() && !self.published, "a key was published too early");
                self.published = true;
            }
            _ => {}
        }
        Ok(())
    }

    /// Somebody chose a PIN who had none, or something came of one.
    fn check_pin(&mut self, kind: &str, record: &Value) -> Checked {
        let by = text(record, "by")?;
        let known = self.seats.contains_key(by) || (by == "referee" && self.referee);
        ensure!(known && !self.is_over(), "`{by}` needs no PIN");
        let pins = self.pins.as_mut().ok_or("the table has no PINs")?;
        if kind == "pinned" {
            let size = |name: &str| text(record, name).ok().and_then(unhex).map(|it| it.len());
            ensure!(
                size("salt") == Some(16) && size("check") == Some(32),
                "its PIN has other sizes"
            );
            ensure!(pins.insert(by.to_owned()), "`{by}` has a PIN");
        } else {
            ensure!(pins.contains(by), "`{by}` has no PIN");
        }
        if kind == "unpinned" {
            pins.remove(by);
        }
        Ok(())
    }

    /// Who is said to act sits here.
    fn sits(&self, record: &Value) -> Checked {
        let seat = record["seat"].as_str();
        ensure!(seat.is_none_or(|seat| self.seats.contains_key(seat)), "nobody sits there");
        Ok(())
    }

    /// A line of the game; `all` are its facts with all cards, where they were sealed and their key is published.
    fn say(&mut self, n: usize, open: &Value, all: Option<Vec<Fact>>) -> Checked {
        self.sits(open)?;
        let lie_open = facts(&open["facts"])?;
        if open["kind"] == "ruled" {
            let option = text(open, "option")?;
            ensure!(self.options.contains(option), "there is no option `{option}`");
        }
        if open["kind"] == "arranged" {
            let one = lie_open.len() == 1 && lie_open[0][0] == "arranged";
            ensure!(one, "it has more than the fact `arranged`");
        }
        if let Some(all) = &all {
            self.compare(&lie_open, all)?;
        }
        let sealed = may_hide(open) && all.is_none();
        let all = all.unwrap_or_else(|| lie_open.iter().map(|fact| self.by_cells(fact)).collect());
        for fact in all.iter().filter(|fact| fact[0] == "was") {
            ensure!(self.was(fact), "{fact:?}: it was not");
        }
        let before = self.said.last().unwrap_or(&self.start);
        let mut cards = before.cards.clone().filter(|_| !sealed);
        if let Some(cards) = &mut cards {
            cards.follow(&all)?;
        }
        let others = before.identities.iter().any(|seat| open["seat"] != *seat);
        let died = lie_open.iter().any(|fact| fact[0] == "died");
        let told = open["kind"] == "said" && open["line"].is_null();
        self.said.push(Said {
            n,
            open: open.clone(),
            informs: told || (died && others) || lie_open.iter().any(tells),
            drew: lie_open
                .iter()
                .filter(|fact| fact[0] == "drew")
                .map(|fact| fact[1].clone())
                .collect(),
            identities: identities(&before.identities, &lie_open),
            cards,
        });
        Ok(())
    }

    /// Lines put right: what is otherwise is told, every other line stays as it was.
    fn correct(&mut self, n: usize, record: &Value, secret: Option<&Value>) -> Checked {
        let (from, lines) = (count(record, "from")?, count(record, "lines")?);
        let there = self.said.len();
        ensure!(0 < from && from <= there && lines <= there + 1 - from, "there are no such lines");
        let numbered = |pairs: &[Value]| -> Checked<BTreeMap<usize, Value>> {
            let mut all = BTreeMap::new();
            for pair in pairs {
                let number = pair[0].as_u64().ok_or("it is no number")? as usize;
                let after = all.last_key_value().map_or(from, |(last, _)| last + 1);
                ensure!(
                    after <= number && number < from + lines,
                    "line {number} is not in its place"
                );
                ensure!(pair.as_array().is_some_and(|pair| pair.len() == 2), "it is no pair");
                all.insert(number, pair[1].clone());
            }
            Ok(all)
        };
        let changed = numbered(list(record, "changed")?)?;
        let mut secrets = secret.map(|it| numbered(list(it, "facts")?)).transpose()?;
        let before = self.said.split_off(from - 1);
        let gone = |(at, _): &(usize, &Said)| *at >= lines || changed.contains_key(&(from + at));
        let mut informs =
            before.iter().enumerate().filter(gone).any(|(_, said)| self.informs(said));
        for number in from..from + lines {
            let was = before.get(number - from);
            let open = match (changed.get(&number), was) {
                (Some(open), _) => {
                    let (kind, ..) = shape(open, &[], &[])?;
                    let game = ["said", "ruled", "arranged"].contains(&kind);
                    ensure!(game && open.get("sealed").is_none(), "it is no line of the game");
                    let other = was.is_none_or(|was| bare(&was.open) != *open);
                    ensure!(other, "line {number} is as it was");
                    informs |= facts(&open["facts"])?.iter().any(tells);
                    open
                }
                (None, Some(was)) => &was.open,
                (None, None) => return Err(format!("line {number} comes from nowhere")),
            };
            let all = secrets.as_mut().and_then(|secrets| secrets.remove(&number));
            ensure!(
                secrets.is_none() || all.is_some() == may_hide(open),
                "its secret of line {number}"
            );
            self.say(n, open, all.as_ref().map(facts).transpose()?)?;
        }
        ensure!(!informs || record["shown"] == true, "somebody had learned something by it");
        Ok(())
    }

    /// Whether a seat was from a line on who it says now, as far as that is known.
    fn was(&self, fact: &Fact) -> bool {
        let [_, seat, line, suspect] = &fact[..] else { return false };
        let Ok(line) = line.parse::<usize>() else { return false };
        let after = if line == 0 { Some(&self.start) } else { self.said.get(line - 1) };
        let cards = after.map(|said| said.cards.as_ref().filter(|cards| cards.exact));
        cards.is_some_and(|cards| {
            cards.is_none_or(|cards| cards.identities.get(seat) == Some(suspect))
        })
    }

    fn is_over(&self) -> bool {
        let ended = |fact: &Value| fact[0] == "ended";
        let facts = self.said.iter().filter_map(|said| said.open["facts"].as_array());
        facts.flatten().any(ended)
    }

    /// Whether nothing is sealed any more.
    fn is_open(&self) -> bool {
        self.sealed < self.keys.len()
    }

    // Secrets

    /// What is sealed in a line, if there is anything and its key is published: JSON with these fields.
    fn unseal(&mut self, n: usize, record: &Value, fields: &[&str]) -> Checked<Option<Value>> {
        let Some(sealed) = record["sealed"].as_str().and_then(unhex) else { return Ok(None) };
        self.sealed = self.epoch;
        let Some(key) = self.keys.get(self.epoch) else { return Ok(None) };
        let associated = format!("referee/seal\0{}\0{n}\0{}", self.id, text(record, "prev")?);
        let cipher = XChaCha20Poly1305::new_from_slice(key).map_err(|_| "the key is no key")?;
        let (nonce, msg) = sealed.split_at(24);
        let nonce = XNonce::try_from(nonce).map_err(|_| "its seal is too short")?;
        let opened = cipher.decrypt(&nonce, Payload { msg, aad: associated.as_bytes() });
        let opened = opened.map_err(|_| "its seal does not open")?;
        let opened = String::from_utf8(opened).map_err(|_| "its secret is not UTF-8")?;
        let json = opened.trim_end_matches(' ');
        let size = if json.len() <= 512 { 512 } else { json.len().next_multiple_of(4096) };
        ensure!(opened.len() == size, "its secret is not filled up to {size} bytes");
        let secret: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
        ensure!(secret["kind"] == record["kind"], "its secret is of another kind");
        has_fields(&secret, &[&["kind"], fields].concat(), &[])?;
        Ok(Some(secret))
    }

    /// What lies open is what was sealed, without what is secret.
    fn compare(&self, open: &[Fact], all: &[Fact]) -> Checked {
        ensure!(open.len() == all.len(), "it has other facts where they are sealed");
        for (open, whole) in open.iter().zip(all) {
            let named: Fact =
                whole.iter().map(|word| self.names.get(word).unwrap_or(word).clone()).collect();
            let shorter = secret_from(whole).and_then(|from| named.get(..from));
            let fits = *open == named || shorter.is_some_and(|shorter| open == shorter);
            ensure!(fits, "{open:?} lies open, {whole:?} was sealed");
        }
        Ok(())
    }

    /// A fact that lies open as it would stand where it is sealed.
    fn by_cells(&self, fact: &Fact) -> Fact {
        let cell = |word: &String| self.names.iter().find(|(_, name)| *name == word);
        fact.iter().map(|word| cell(word).map_or(word, |(cell, _)| cell).clone()).collect()
    }

    // What informs

    fn check_shown(&self, record: &Value, lines: &[Said]) -> Checked {
        let informs = lines.iter().any(|said| self.informs(said));
        ensure!(!informs || record["shown"] == true, "somebody had learned something by it");
        Ok(())
    }

    /// Whether a line has informed somebody, as far as it needs no rules.
    fn informs(&self, said: &Said) -> bool {
        let since = |who: &str| self.looked.get(who).is_some_and(|n| *n > said.n);
        let seen =
            |seat: &String| self.seats.get(seat) != Some(&true) || since(seat) || since("referee");
        said.informs || said.drew.iter().any(seen)
    }
}

/// Whether a fact informs somebody, whoever has it.
#[allow(clippy::unnested_or_patterns, reason = "a row for each kind")]
fn tells(fact: &Fact) -> bool {
    let fact: Vec<&str> = fact.iter().map(String::as_str).collect();
    matches!(
        fact[..],
        ["answered" | "arrested" | "hit" | "opened" | "was" | "claimed", ..]
            | ["laid" | "trophy" | "ended" | "spy-tag", ..]
            | ["list", "turned", ..]
            | ["discarded", "hand" | "identity" | "list", ..]
            | ["fbi-mafia", "struck" | "missed", ..]
            | ["heist", "dealt" | "showed" | "missed" | "caught", ..]
            | ["mr-jack", "cards" | "accused" | "left" | "call", ..]
    )
}

/// From which word on a fact is secret, if it may be.
fn secret_from(fact: &Fact) -> Option<usize> {
    match fact[0].as_str() {
        "drew" | "became" | "shed" => Some(2),
        "buried" => {
            Some(if ["hand", "identity", "list"].contains(&fact[1].as_str()) { 3 } else { 2 })
        }
        "list" if fact[1] == "added" => Some(2),
        "shuffled" => Some(1),
        "heist" if fact[1] == "dealt" => Some(3),
        _ => None,
    }
}

/// Whether one of the facts of a line may be secret.
fn may_hide(line: &Value) -> bool {
    facts(&line["facts"]).is_ok_and(|facts| facts.iter().any(|fact| secret_from(fact).is_some()))
}

/// Who has an identity after these facts.
fn identities(before: &BTreeSet<String>, facts: &[Fact]) -> BTreeSet<String> {
    let mut seats = before.clone();
    for fact in facts {
        match &fact.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["became", seat, ..] => _ = seats.insert((*seat).to_owned()),
            ["shed", seat, ..] | [_, "identity", seat, ..] => _ = seats.remove(*seat),
            _ => {}
        }
    }
    seats
}

/// A line of the game as it stands in a correction.
fn bare(open: &Value) -> Value {
    let fields = open.as_object().into_iter().flatten();
    let own = fields.filter(|(name, _)| !["n", "prev", "sealed", "sum"].contains(&name.as_str()));
    own.map(|(name, value)| (name.clone(), value.clone())).collect()
}

// The opening

fn has_fields(value: &Value, wanted: &[&str], may: &[&str]) -> Checked {
    let fields = value.as_object().ok_or("it is no object")?;
    for name in wanted {
        ensure!(fields.contains_key(*name), "`{name}` is missing");
    }
    for name in fields.keys().map(String::as_str) {
        ensure!(wanted.contains(&name) || may.contains(&name), "what is `{name}`?");
    }
    Ok(())
}

fn check_opening(opening: &Value) -> Checked {
    let wanted = [
        "game", "mode", "edition", "lang", "id", "opened", "rng", "seed", "practice", "referee",
        "seats", "cast", "options",
    ];
    has_fields(opening, &wanted, &["chosen", "deduce", "pins", "printed", "match", "zones"])?;
    for name in ["mode", "edition", "lang", "seed"] {
        text(opening, name)?;
    }
    ensure!(["noir", "mr-jack"].contains(&text(opening, "game")?), "what game is that?");
    ensure!(
        unhex(text(opening, "id")?).is_some_and(|id| id.len() == 16),
        "`id` is not as it should be"
    );
    ensure!(opening["opened"].is_u64(), "`opened` is no time");
    ensure!(opening["rng"] == "chacha8/v1", "its chance is unknown");
    ensure!(
        opening["practice"].is_boolean() && opening["referee"].is_boolean(),
        "neither yes nor no"
    );
    for name in ["deduce", "pins"] {
        ensure!(opening[name].is_null() || opening[name] == true, "`{name}` is left out or true");
    }
    for (part, by) in opening["chosen"].as_object().into_iter().flatten() {
        let parts = ["layout", "evidence", "roles", "reshuffles", "seats"];
        let known = parts.contains(&part.as_str()) && (by == "file" || by == "hand");
        ensure!(known, "`{part}` cannot be chosen so");
    }
    for option in opening["options"].as_object().into_iter().flatten() {
        ensure!(option.1.is_string() || option.1.is_u64(), "`{}` has no value", option.0);
    }
    let mut ids = BTreeSet::new();
    for seat in list(opening, "seats")? {
        has_fields(seat, &["seat", "role", "player", "trust"], &[])?;
        ensure!(["dealt", "told", "untold"].contains(&text(seat, "trust")?), "what trust is that?");
        text(seat, "role")?;
        text(seat, "player")?;
        ensure!(ids.insert(text(seat, "seat")?), "two sit at one seat");
    }
    ensure!(!ids.is_empty(), "nobody plays");
    Ok(())
}

fn check_lock(lock: &Value) -> Checked {
    if lock.is_null() {
        return Ok(());
    }
    has_fields(lock, &["salt", "cost", "check"], &[])?;
    let bytes =
        |name: &str| Ok::<_, String>(unhex(text(lock, name)?).map_or(0, |bytes| bytes.len()));
    ensure!(bytes("salt")? == 16 && bytes("check")? == 32, "its lock has other sizes");
    has_fields(&lock["cost"], &["memory", "passes"], &[])
}

/// The suspects in reading order: what they are called where it is sealed, and where it lies open.
fn names(cast: &Value) -> Checked<BTreeMap<String, String>> {
    has_fields(cast, &["rows", "columns", "cards"], &[])?;
    let cells = cells(cast)?;
    if cast["cards"].is_null() {
        return Ok(cells.iter().map(|cell| (cell.clone(), cell.clone())).collect());
    }
    let cards = list(cast, "cards")?;
    ensure!(cards.len() == cells.len(), "the grid has other cells than cards");
    let name = |card: &Value| Ok(text(card, "name")?.to_owned());
    let names: Vec<String> = cards.iter().map(name).collect::<Checked<_>>()?;
    ensure!(names.iter().collect::<BTreeSet<_>>().len() == names.len(), "two have one name");
    Ok(cells.into_iter().zip(names).collect())
}

/// The cells in reading order: `#a1` `#b1` …
fn cells(cast: &Value) -> Checked<Vec<String>> {
    let (rows, columns) = (count(cast, "rows")?, count(cast, "columns")?);
    let columns: Vec<char> = ('a'..='z').take(columns).collect();
    let row = |row: usize| columns.iter().map(move |column| format!("#{column}{row}"));
    Ok((1..=rows).flat_map(row).collect())
}

fn check_promises(commitments: &[Value], dealt: &Value) -> Checked {
    has_fields(dealt, &["deck", "chance", "promises"], &["roles", "reshuffles"])?;
    let mut wanted = vec![("deck", texts(&dealt["deck"])?.join(" "))];
    if !dealt["roles"].is_null() {
        wanted.push(("roles", texts(&dealt["roles"])?.join(" ")));
    }
    if !dealt["reshuffles"].is_null() {
        let orders = list(dealt, "reshuffles")?.iter().map(|order| Ok(texts(order)?.join(" ")));
        wanted.push(("reshuffles", orders.collect::<Checked<Vec<_>>>()?.join(" / ")));
    }
    wanted.push(("chance", text(dealt, "chance")?.to_owned()));
    let promises = list(dealt, "promises")?;
    let as_many = wanted.len() == promises.len() && wanted.len() == commitments.len();
    ensure!(as_many, "other things are promised than there are");
    for ((commitment, promise), (label, is)) in commitments.iter().zip(promises).zip(wanted) {
        has_fields(commitment, &["label", "hash"], &[])?;
        has_fields(promise, &["label", "salt", "text"], &[])?;
        ensure!(
            commitment["label"] == label && promise["label"] == label,
            "`{label}` is not promised"
        );
        ensure!(promise["text"] == is, "the promise of `{label}` is broken");
        let salt = unhex(text(promise, "salt")?).filter(|salt| salt.len() == 32);
        let salt = salt.ok_or("a salt is no salt")?;
        let hash = sha256(&[label.as_bytes(), b"\0", &salt, b"\0", is.as_bytes()]);
        ensure!(commitment["hash"] == hash, "the promise of `{label}` is broken");
    }
    Ok(())
}

// Cards

/// Where the cards are.
#[derive(Clone)]
struct Cards {
    /// Whether the program deals to everybody, so that every card is known.
    exact: bool,
    /// The seats to which the program deals.
    dealt: BTreeSet<String>,
    /// All cards in reading order.
    cast: Vec<String>,
    chance: String,
    reshuffles: Vec<Vec<String>>,
    shuffles: usize,
    deck: VecDeque<String>,
    hands: BTreeMap<String, Vec<String>>,
    identities: BTreeMap<String, String>,
    list: Vec<String>,
    board: Vec<String>,
    discarded: Vec<String>,
    roles: VecDeque<String>,
    /// The seats whose identity lies open, so that another one may follow it.
    opened: BTreeSet<String>,
}

impl Cards {
    fn dealt(dealt: &Value, opening: &Value) -> Checked<Self> {
        let cast = cells(&opening["cast"])?;
        let deck = texts(&dealt["deck"])?;
        let (mut once, mut all) = (deck.clone(), cast.clone());
        once.sort();
        all.sort();
        ensure!(once == all, "the deck does not have each card once");
        let mut seats = BTreeSet::new();
        for seat in list(opening, "seats")?.iter().filter(|seat| seat["trust"] == "dealt") {
            seats.insert(text(seat, "seat")?.to_owned());
        }
        let optional = |name: &str| match &dealt[name] {
            Value::Null => Ok(Vec::new()),
            _ => list(dealt, name)?.iter().cloned().map(Ok).collect::<Checked<Vec<_>>>(),
        };
        let role = |role: &Value| role.as_str().map(str::to_owned).ok_or("a role is no text");
        Ok(Self {
            exact: seats.len() == list(opening, "seats")?.len(),
            dealt: seats,
            cast,
            chance: text(dealt, "chance")?.to_owned(),
            reshuffles: optional("reshuffles")?.iter().map(texts).collect::<Checked<_>>()?,
            shuffles: 0,
            deck: deck.into(),
            hands: BTreeMap::new(),
            identities: BTreeMap::new(),
            list: Vec::new(),
            board: Vec::new(),
            discarded: Vec::new(),
            roles: optional("roles")?.iter().map(role).collect::<Result<_, _>>()?,
            opened: BTreeSet::new(),
        })
    }

    fn follow(&mut self, facts: &[Fact]) -> Checked {
        for fact in facts {
            let words: Vec<&str> = fact.iter().map(String::as_str).collect();
            let fits = if self.exact { self.happens(&words) } else { self.is_known(&words) };
            fits.map_err(|why| format!("{fact:?}: {why}"))?;
        }
        Ok(())
    }

    /// A fact where some cards are real: the program deals to its own seats what is not known to be elsewhere.
    fn is_known(&mut self, fact: &[&str]) -> Checked {
        match *fact {
            // From here on nobody knows what is on top, so all draw real cards.
            ["drew", _] => self.dealt.clear(),
            ["drew", seat, card] if self.dealt.contains(seat) => {
                let top = self.deck.pop_front();
                ensure!(top.is_some_and(|top| top == card), "another card is on top");
            }
            ["buried", .., card] if card.starts_with('#') => self.deck.push_back(card.to_owned()),
            ["drew" | "became" | "laid" | "discarded" | "list" | "opened", .., card] => {
                self.deck.retain(|it| it != card);
            }
            _ => {}
        }
        Ok(())
    }

    /// A fact where every card is known.
    fn happens(&mut self, fact: &[&str]) -> Checked {
        match *fact {
            ["drew", seat, card] => {
                self.take(&["deck"], card)?;
                self.hands.entry(seat.to_owned()).or_default().push(card.to_owned());
            }
            ["became", seat, card] => {
                self.take(&["hand", seat], card)?;
                let other = self.identities.insert(seat.to_owned(), card.to_owned());
                let gone = self.opened.remove(seat);
                ensure!(other.is_none() || gone, "there was another identity");
            }
            ["shed", seat, card] => {
                self.take(&["identity", seat], card)?;
                self.hands.entry(seat.to_owned()).or_default().push(card.to_owned());
            }
            ["laid", ref source @ .., card] => {
                self.take(source, card)?;
                self.board.push(card.to_owned());
            }
            ["discarded", ref source @ .., card] => {
                self.take(source, card)?;
                self.discarded.push(card.to_owned());
            }
            ["buried", ref source @ .., card] => {
                self.take(source, card)?;
                self.deck.push_back(card.to_owned());
            }
            ["list", "added", card] => {
                self.take(&["deck"], card)?;
                self.list.push(card.to_owned());
            }
            ["list", "turned", card] => {
                let first = self.list.first().is_some_and(|first| first == card);
                ensure!(first, "another card is first");
            }
            ["shuffled", ref order @ ..] => {
                let there: BTreeSet<&str> = self.deck.iter().map(String::as_str).collect();
                let cards: Vec<String> = order.iter().map(|card| (*card).to_owned()).collect();
                let same = there == order.iter().copied().collect();
                ensure!(same && order.len() == self.deck.len(), "other cards are in the deck");
                let is = self.shuffle(&cards);
                ensure!(is == cards, "another order follows from the seed");
                self.deck = is.into();
            }
            ["mr-jack", "cards", ref up @ ..] => {
                let all = self.cast.clone();
                let mut first = self.shuffle(&all);
                first.truncate(4);
                first.sort_by_key(|card| all.iter().position(|it| it == card));
                ensure!(first == up, "other characters follow from the seed");
            }
            ["heist", "dealt", _, role] => {
                let top = self.roles.pop_front();
                ensure!(top.as_deref() == Some(role), "another role card is on top");
            }
            ["opened" | "claimed", seat, _] => {
                self.opened.insert(seat.to_owned());
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes a card from where it is.
    fn take(&mut self, source: &[&str], card: &str) -> Checked {
        let found = match *source {
            ["deck"] => self.deck.pop_front().is_some_and(|top| top == card),
            ["hand", seat] => self.hands.get_mut(seat).is_some_and(|hand| removed(hand, card)),
            ["identity", seat] => {
                let is = self.identities.get(seat).is_some_and(|identity| identity == card);
                is && self.identities.remove(seat).is_some()
            }
            ["board"] => removed(&mut self.board, card),
            ["list", place] => {
                let at = place.parse::<usize>().ok();
                let at = at.filter(|at| self.list.get(*at).is_some_and(|it| it == card));
                at.map(|at| self.list.remove(at)).is_some()
            }
            _ => return Err("it comes from nowhere".to_owned()),
        };
        ensure!(found, "{card} is not there");
        Ok(())
    }

    /// The order of cards that are shuffled now.
    fn shuffle(&mut self, cards: &[String]) -> Vec<String> {
        let begins = self.reshuffles.get(self.shuffles).cloned().unwrap_or_default();
        let (mut order, rest) = (begins, self.cast.clone());
        order.retain(|card| cards.contains(card));
        let mut rest: Vec<_> =
            rest.into_iter().filter(|card| cards.contains(card) && !order.contains(card)).collect();
        let mut chance = Chance::new(self.shuffles, &self.chance);
        for last in (1..rest.len()).rev() {
            rest.swap(last, chance.below(last + 1));
        }
        self.shuffles += 1;
        order.extend(rest);
        order
    }
}

fn removed(cards: &mut Vec<String>, card: &str) -> bool {
    let at = cards.iter().position(|it| it == card);
    at.map(|at| cards.remove(at)).is_some()
}

// Chance

/// `chacha8/v1`.
struct Chance {
    key: [u32; 8],
    block: u64,
    words: VecDeque<u64>,
}

impl Chance {
    fn new(number: usize, seed: &str) -> Self {
        let key = hash(&[format!("chacha8/v1\0reshuffle {number}\0{seed}").as_bytes()]);
        let (words, _) = key.as_chunks::<4>();
        let key = std::array::from_fn(|at| u32::from_le_bytes(words[at]));
        Self { key, block: 0, words: VecDeque::new() }
    }

    /// A number below `bound`, each as likely as any other.
    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let over = (u64::MAX % bound + 1) % bound;
        loop {
            let word = self.next();
            if word <= u64::MAX - over {
                return (word % bound) as usize;
            }
        }
    }

    fn next(&mut self) -> u64 {
        if self.words.is_empty() {
            let [low, high] = [self.block as u32, (self.block >> 32) as u32];
            let mut state = [
                0x6170_7865,
                0x3320_646e,
                0x7962_2d32,
                0x6b20_6574,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                low,
                high,
                0,
                0,
            ];
            state[4..12].copy_from_slice(&self.key);
            let mut mixed: [u32; 16] = state;
            for _ in 0..4 {
                for at in 0..4 {
                    quarter(&mut mixed, [at, at + 4, at + 8, at + 12]);
                }
                for at in 0..4 {
                    quarter(
                        &mut mixed,
                        [at, 4 + (at + 1) % 4, 8 + (at + 2) % 4, 12 + (at + 3) % 4],
                    );
                }
            }
            let word = |at: usize| u64::from(mixed[at].wrapping_add(state[at]));
            self.words = (0..8).map(|at| word(2 * at) | word(2 * at + 1) << 32).collect();
            self.block += 1;
        }
        self.words.pop_front().unwrap_or_default()
    }
}

/// A quarter round.
fn quarter(words: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (to, from, mixed, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        words[to] = words[to].wrapping_add(words[from]);
        words[mixed] = (words[mixed] ^ words[to]).rotate_left(turn);
    }
}
