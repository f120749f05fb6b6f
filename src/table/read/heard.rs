//! Lines as people speak: turned into words of the grammar, which the [`Reader`] then reads like any others.
use std::cell::RefCell;
use std::collections::BTreeMap;

use super::Reader;
use super::phrase::Phrase;
use crate::board::Axis;
use crate::lang::{Form, Keyword, Piece, Saying, Slot, WordPlace, latin_column};
use crate::rules::Seat;

/// What a line may mean, in words of the grammar.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reading {
    /// The line.
    pub line: String,
    /// Whether it is only offered: what was said means something else in this game.
    pub offered: bool,
}

/// Nobody says more meanings in a breath, so nobody waits for more.
const DEEPEST: u8 = 1;

impl Reader<'_> {
    /// What a line may mean that is not in words of the grammar; `names` says whether the names in it must fit somebody.
    pub(super) fn readings(&self, line: &str, names: bool) -> Vec<Reading> {
        self.readings_within(line, names, DEEPEST)
    }

    /// The seat that a line begins with, by its player or its role, and what follows.
    pub(super) fn begins_with_seat(&self, line: &str) -> Option<(Seat, String)> {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase, true, 0);
        let at = hearing.fillers.iter().position(|filler| !filler)?;
        let (count, id) = hearing.seat(at).into_iter().next()?;
        let rest = phrase.rest(at + count);
        Some((self.opening.seat(&id)?, rest.trim_start_matches(", ").to_owned()))
    }

    fn readings_within(&self, line: &str, names: bool, deeper: u8) -> Vec<Reading> {
        let (phrase, sayings) = (Phrase::of(line), self.grammar.sayings());
        let hearing = Hearing::of(self, &phrase, names, deeper);
        let mut found: Vec<Reading> = Vec::new();
        for one in sayings.all() {
            let mut filled = Vec::new();
            // Most sayings don’t fit: that is seen sooner than what they are good for.
            if hearing.fits(&one.said, 0, &mut filled) && self.has_use_for(one) {
                let line = self.may_now(&said(&one.meaning, &filled));
                let reading = Reading { line, offered: one.offered };
                if !found.contains(&reading) {
                    found.push(reading);
                }
            }
        }
        found
    }

    /// Whether somebody may do something is asked of whoever acts without naming them.
    fn may_now(&self, line: &str) -> String {
        let rest = || {
            let acts = self.opening.seat_id(self.position.decision()?.seat);
            let rest = line.strip_prefix(Keyword::May.name())?.trim_start();
            rest.strip_prefix(acts)?.strip_prefix(' ')
        };
        rest().map_or_else(|| line.to_owned(), |rest| format!("{} {rest}", Keyword::May))
    }

    /// Whether what a saying means exists at this table.
    pub(super) fn has_use_for(&self, saying: &Saying) -> bool {
        if saying.mode.as_ref().is_some_and(|mode| mode != self.opening.mode.id()) {
            return false;
        }
        let mut slots = saying.meaning.iter().filter_map(|part| match part {
            Piece::Slot(slot) => Some(*slot),
            _ => None,
        });
        if !slots.all(|slot| self.has_slot(slot)) {
            return false;
        }
        match &saying.meaning[..] {
            [Piece::Word(_), ..] => saying.verb.is_some_and(|verb| self.belongs(verb)),
            [Piece::Slot(Slot::Suspect), Piece::Word(_), ..] if !self.begins_with_a_suspect() => {
                saying.meaning.get(1) == Some(&Piece::Word(vec![Form::Whole("near".into())]))
            }
            _ => true,
        }
    }
}

/// The meaning with what was said put in.
pub(super) fn said(meaning: &[Piece], filled: &[(Slot, String)]) -> String {
    let mut used = vec![false; filled.len()];
    let mut words = Vec::new();
    for part in meaning {
        match part {
            Piece::Word(forms) => words.extend(forms.iter().map(|form| match form {
                Form::Whole(word) | Form::Start(word) => word.clone(),
            })),
            Piece::Slot(slot) => {
                let next = (0..filled.len()).find(|at| filled[*at].0 == *slot && !used[*at]);
                if let Some(at) = next {
                    used[at] = true;
                    words.push(filled[at].1.clone());
                }
            }
            Piece::Verb(_) | Piece::List(_) => {}
        }
    }
    words.join(" ")
}

/// A line that is being compared with sayings.
pub(super) struct Hearing<'a> {
    pub(super) reader: &'a Reader<'a>,
    pub(super) phrase: &'a Phrase,
    /// Whether each word may be left out.
    pub(super) fillers: Vec<bool>,
    /// The endings of cases and of pet names.
    endings: Vec<&'a str>,
    /// Whether names must fit somebody.
    names: bool,
    deeper: u8,
    /// What was found for a slot at a word.
    known: RefCell<BTreeMap<(Slot, usize), Vec<Span>>>,
    /// Whether a word says a verb.
    verbs: RefCell<BTreeMap<(usize, Keyword), bool>>,
    /// Who was found at a word.
    people: RefCell<BTreeMap<usize, Vec<Span>>>,
}

/// So many words, and what they say.
pub(super) type Span = (usize, String);

impl<'a> Hearing<'a> {
    pub(super) fn of(reader: &'a Reader<'a>, phrase: &'a Phrase, names: bool, deeper: u8) -> Self {
        let sayings = reader.grammar.sayings();
        let small = |at: usize| {
            sayings.lists("filler", &phrase.words[at]) && !is_a_line(reader, phrase, at)
        };
        Self {
            reader,
            fillers: (0..phrase.words.len()).map(small).collect(),
            endings: [sayings.words("ending"), sayings.words("pet")].concat(),
            phrase,
            names,
            deeper,
            known: RefCell::default(),
            verbs: RefCell::default(),
            people: RefCell::default(),
        }
    }
}

/// Whether a letter that is a small word elsewhere stands for a line: beside a way, in `shift a right 2`, or where a line
/// is expected, behind the verb, it is never left out.
fn is_a_line(reader: &Reader<'_>, phrase: &Phrase, at: usize) -> bool {
    let columns = reader.position.grid().columns();
    let mut letters = phrase.words[at].chars();
    let only = letters.next().filter(|_| letters.as_str().is_empty());
    let is_way = |word: &String| {
        let way = reader.grammar.at(WordPlace::Way, word);
        let listed = || ["left", "right", "up", "down"].iter();
        way.is_some() || listed().any(|way| reader.grammar.sayings().lists(way, word))
    };
    let before = at.checked_sub(1).and_then(|at| phrase.words.get(at));
    let after = phrase.words.get(at + 1);
    let sayings = reader.grammar.sayings();
    let is_noun = |word: &String| ["row", "column"].iter().any(|list| sayings.lists(list, word));
    // `shift a row` and «сдвинуть в ряду 2» say one word more.
    let behind = before.is_some_and(|word| reader.grammar.says(Keyword::Shift, word))
        && !after.is_some_and(is_noun);
    let is_column = |only: char| latin_column(only, columns).is_some();
    only.is_some_and(|only| {
        behind || is_column(only) && before.into_iter().chain(after).any(is_way)
    })
}

impl Hearing<'_> {
    /// Whether the words from `at` on are what these parts say.
    fn fits(&self, said: &[(Piece, bool)], at: usize, filled: &mut Vec<(Slot, String)>) -> bool {
        let word = self.phrase.words.get(at);
        let small = self.fillers.get(at).copied().unwrap_or_default();
        let Some(((part, optional), rest)) = said.split_first() else {
            return word.is_none() || (small && self.fits(said, at + 1, filled));
        };
        for (count, text) in self.takes(part, at) {
            if let Piece::Slot(slot) = part {
                filled.push((*slot, text));
            }
            if self.fits(rest, at + count, filled) {
                return true;
            }
            if matches!(part, Piece::Slot(_)) {
                filled.pop();
            }
        }
        (small && self.fits(said, at + 1, filled)) || (*optional && self.fits(rest, at, filled))
    }

    pub(super) fn lists(&self, list: &str, word: &str) -> bool {
        self.reader.grammar.sayings().lists(list, word)
    }

    /// What the words from `at` on can be, longest first.
    pub(super) fn takes(&self, part: &Piece, at: usize) -> Vec<Span> {
        let Some(word) = self.phrase.words.get(at) else { return Vec::new() };
        let one = |fits: bool| if fits { vec![(1, String::new())] } else { Vec::new() };
        match part {
            Piece::Word(forms) => one(forms.iter().any(|form| form.fits(word))),
            Piece::Verb(verb) => {
                let mut verbs = self.verbs.borrow_mut();
                one(*verbs
                    .entry((at, *verb))
                    .or_insert_with(|| self.reader.grammar.says(*verb, word)))
            }
            Piece::List(list) => one(self.lists(list, word)),
            Piece::Slot(slot) => {
                if let Some(known) = self.known.borrow().get(&(*slot, at)) {
                    return known.clone();
                }
                let taken = self.slot(*slot, at);
                self.known.borrow_mut().insert((*slot, at), taken.clone());
                taken
            }
        }
    }

    fn slot(&self, slot: Slot, at: usize) -> Vec<Span> {
        let word = self.phrase.words[at].as_str();
        let one = |text: Option<String>| text.map(|text| (1, text)).into_iter().collect();
        let whole = |text: Option<String>| {
            text.map(|text| (self.phrase.words.len() - at, text)).into_iter().collect()
        };
        match slot {
            Slot::Suspect => self.suspect(at),
            Slot::Suspects => self.suspects(at),
            Slot::Who => {
                let me = self.reader.grammar.at(WordPlace::Inside, word) == Some(Keyword::Me);
                let me = me.then(|| (1, Keyword::Me.name().to_owned()));
                // Whoever is called like somebody on the board is not guessed: the name stays as it was said.
                let seat = self.seat(at).into_iter().map(|(count, seat)| {
                    let said = self.phrase.words[at..at + count].join(" ");
                    let both = self.reader.is_player_and_suspect(&said);
                    (count, if both { said } else { seat })
                });
                me.into_iter().chain(seat).chain(self.suspect(at)).collect()
            }
            Slot::Seat => self.seat(at),
            Slot::Line => self.line(at, None),
            Slot::Row => self.line(at, Some(Axis::Rows)),
            Slot::Column => self.line(at, Some(Axis::Columns)),
            Slot::Way => one(self.way(word)),
            Slot::Number => one(self.number(word).map(|number| number.to_string())),
            Slot::Cell => one(self.cell(word)),
            Slot::Hex => one(self.hex(word)),
            Slot::Corner => self.corner(at),
            Slot::Carry => self.carry(at),
            Slot::Pull => self.pull(at),
            Slot::At => self.under(at),
            Slot::Token => one(self.token(word)),
            Slot::Action => whole(self.action(at)),
            // What follows it in a saying (`does`, in «what kill does») is no part of it.
            Slot::Rest => {
                let all = self.phrase.words.len() - at;
                (1..=all)
                    .rev()
                    .map(|count| (count, self.phrase.words[at..at + count].join(" ")))
                    .collect()
            }
        }
    }

    /// A name in any case, a start of one, or a cell.
    pub(super) fn suspect(&self, at: usize) -> Vec<Span> {
        if let Some(found) = self.people.borrow().get(&at) {
            return found.clone();
        }
        let found = self.suspect_at(at);
        self.people.borrow_mut().insert(at, found.clone());
        found
    }

    fn suspect_at(&self, at: usize) -> Vec<Span> {
        let words = &self.phrase.words[at..];
        let mut found: Vec<Span> = self.spoken_cell(at).map(|cell| (2, cell)).into_iter().collect();
        found.extend(self.in_corner(at));
        for count in (1..=words.len().min(3)).rev() {
            let text = words[..count].join(" ");
            let unknown = || {
                let small = self.fillers[at] || self.lists("asks", &text);
                let word = count == 1 && text != "," && !small;
                (!self.names && word).then(|| text.clone())
            };
            found.extend(self.named(&text).or_else(unknown).map(|said| (count, said)));
        }
        found
    }

    /// Where somebody stands who is named.
    fn under(&self, at: usize) -> Vec<Span> {
        let reader = self.reader;
        let place = |name: &str| reader.position.place(reader.suspect(name).ok()?);
        let named = self.suspect(at).into_iter();
        named.filter_map(|(count, name)| Some((count, place(&name)?.to_string()))).collect()
    }

    fn named(&self, text: &str) -> Option<String> {
        let reader = self.reader;
        if self.hex(text).is_some() || text.contains(',') {
            return None;
        }
        // Two letters may be a word of the language.
        let cell = self.cell(text);
        let long = text.chars().nth(2).is_some() || cell.is_some();
        if long && reader.suspect(text).is_ok() {
            return Some(text.to_owned());
        }
        if cell.is_some() {
            return cell;
        }
        let cast = &reader.opening.cast;
        cast.declined(text, &self.endings).map(|suspect| cast.name(suspect).to_owned())
    }

    /// As many suspects as come, with commas and small words between them.
    fn suspects(&self, at: usize) -> Vec<Span> {
        let words = &self.phrase.words;
        let (mut from, mut end) = (at, at);
        let mut names = Vec::new();
        while from < words.len() {
            if let Some((count, name)) = self.suspect(from).into_iter().next() {
                names.push(name);
                from += count;
                end = from;
            } else if self.fillers[from] {
                from += 1;
            } else {
                break;
            }
        }
        if names.is_empty() { Vec::new() } else { vec![(end - at, names.join(" , "))] }
    }

    /// A seat by its id, its player, or its role in any case.
    fn seat(&self, at: usize) -> Vec<Span> {
        let opening = self.reader.opening;
        let words = &self.phrase.words[at..];
        let found = (1..=words.len().min(3)).rev().find_map(|count| {
            let text = words[..count].join(" ");
            let role = || opening.seat_of_role(&text, &self.endings);
            let seat = self.reader.seat(&text).or_else(role)?;
            Some((count, opening.seat_id(seat).to_owned()))
        });
        found.or_else(|| self.numbered_seat(at)).into_iter().collect()
    }

    /// One of several seats of a role, by its number in words: `spy three`, `third spy`, `four` in «spies two and four»; who
    /// raised a hand needs no more than the number.
    fn numbered_seat(&self, at: usize) -> Option<Span> {
        let (opening, words) = (self.reader.opening, &self.phrase.words);
        let is_role = |word: &str| {
            let first = || opening.seat_of_role(&format!("{word}1"), &self.endings).is_some();
            self.lists("seats", word) && opening.seat_ids().any(|id| id.ends_with('2')) || first()
        };
        let number = |at: usize| self.number(words.get(at)?);
        let with = |number: u8| opening.seat_ids().find(|id| id.ends_with(&number.to_string()));
        if is_role(&words[at]) {
            return Some((2, with(number(at + 1)?)?.to_owned()));
        }
        let mine = number(at)?;
        if words.get(at + 1).is_some_and(|word| is_role(word)) {
            return Some((2, with(mine)?.to_owned()));
        }
        let several = opening.seat_ids().any(|id| id.ends_with('2'));
        if several && words.iter().any(|word| self.lists("raised", word)) {
            return Some((1, with(mine)?.to_owned()));
        }
        let before = words[..at].iter().rposition(|word| {
            !(word == "," || self.lists("joint", word) || self.number(word).is_some())
        });
        before.filter(|before| is_role(&words[*before]))?;
        Some((1, with(mine)?.to_owned()))
    }

    /// Whether a seat is named from a word on.
    pub(super) fn begins_a_seat(&self, at: usize) -> bool {
        !self.seat(at).is_empty()
    }

    /// The line of the game that the rest says.
    fn action(&self, at: usize) -> Option<String> {
        let rest = self.phrase.rest(at);
        if self.reader.action(&rest, None).is_ok() {
            return Some(rest);
        }
        let deeper = self.deeper.checked_sub(1)?;
        let readings = self.reader.readings_within(&rest, self.names, deeper);
        let mut lines = readings.into_iter().filter(|it| !it.offered).map(|it| it.line);
        let mut said = lines.by_ref().filter(|line| self.reader.action(line, None).is_ok());
        let only = said.next()?;
        let meant = self.reader.action(&only, None);
        said.all(|other| self.reader.action(&other, None) == meant).then_some(only)
    }
}
