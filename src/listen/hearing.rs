//! Lines as people speak: turned into words of the grammar, which the [`Reader`] then reads like any others.
use std::cell::RefCell;
use std::collections::BTreeMap;

use super::frames::{Frame, HANDS, Part, Slot};
use super::phrase::Phrase;
use crate::board::Axis;
use crate::lang::{Keyword, WordPlace, fold};
use crate::rules::{Board, Seat};
use crate::scenario::NameError;
use crate::table::{Reader, WordError};

impl Reader<'_> {
    /// The seat that a line begins with, by its player or its role, and what follows.
    pub(crate) fn begins_with_seat(&self, line: &str) -> Option<(Seat, String)> {
        let phrase = Phrase::of(line);
        let hearing = Hearing::of(self, &phrase);
        let at = hearing.fillers.iter().position(|filler| !filler)?;
        let numbered = hearing.number(&phrase.words[at]).is_some();
        let (count, id) =
            hearing.seat(at).into_iter().find(|(count, _)| *count > 1 || !numbered)?;
        let rest = phrase.rest(at + count);
        Some((self.opening.seat(&id)?, rest.trim_start_matches(", ").to_owned()))
    }

    /// Whether what a frame leaves open can be said here: lines and cells, or hexes and their corners.
    pub(super) fn has_slot(&self, slot: Slot) -> bool {
        match self.position.board() {
            // A corner of a grid is a place of its own only where vaults lie in it.
            Board::Grid(_) if slot == Slot::Corner => self.opening.zones.is_some(),
            Board::Grid(_) => !matches!(slot, Slot::Hex | Slot::Carry | Slot::Pull | Slot::At),
            Board::Streets(_) => {
                !matches!(slot, Slot::Line | Slot::Cell | Slot::Row | Slot::Column)
            }
        }
    }

    /// Whether what a frame means exists at this table.
    pub(super) fn has_use_for(&self, frame: &Frame) -> bool {
        let fits = || match &frame.parts[..] {
            [Part::Slot(Slot::Suspect), ..] => {
                self.begins_with_a_suspect() || frame.kind == Keyword::Near.name()
            }
            _ => frame.verb.is_none_or(|verb| self.belongs(verb)),
        };
        frame.slots.iter().all(|slot| self.has_slot(*slot)) && fits()
    }
}

/// A line, word by word.
pub(crate) struct Hearing<'a> {
    pub(super) reader: &'a Reader<'a>,
    /// Whether hexes are named here, and whether corners are.
    pub(super) has_hexes: bool,
    pub(super) has_corners: bool,
    /// Whether rows or columns are called so in it.
    pub(super) names_lines: bool,
    pub(crate) phrase: &'a Phrase,
    /// Whether each word may be left out.
    pub(crate) fillers: Vec<bool>,
    /// The endings of cases and of pet names.
    endings: Vec<&'a str>,
    /// What was found for a slot at a word.
    known: RefCell<BTreeMap<(Slot, usize), Vec<Span>>>,
}

/// So many words, and what they say.
pub(super) type Span = (usize, String);

impl<'a> Hearing<'a> {
    pub(crate) fn of(reader: &'a Reader<'a>, phrase: &'a Phrase) -> Self {
        let lists = reader.grammar.lists();
        let is_line = |word: &String| ["row", "column"].iter().any(|list| lists.have(list, word));
        let mut hearing = Self {
            reader,
            has_hexes: reader.has_slot(Slot::Hex),
            has_corners: reader.has_slot(Slot::Corner),
            names_lines: phrase.words.iter().any(is_line),
            fillers: Vec::new(),
            endings: [lists.words("ending"), lists.words("pet")].concat(),
            phrase,
            known: RefCell::default(),
        };
        let small = |at: usize| hearing.word_is("filler", at) && !hearing.is_a_line(at);
        hearing.fillers = (0..phrase.words.len()).map(small).collect();
        hearing
    }
}

impl Hearing<'_> {
    /// Whether a letter that is a small word elsewhere stands for a line: beside a way, in `shift a right 2`, or where a line is
    /// expected, behind the verb. `shift a row` and «сдвинуть в ряду 2» say one word more.
    fn is_a_line(&self, at: usize) -> bool {
        let words = &self.phrase.words;
        let before = at.checked_sub(1).map(|at| &words[at]);
        let way = |at: usize| words.get(at).is_some_and(|word| self.way(word).is_some());
        let beside = self.letter(&words[at]).is_some()
            && (way(at + 1) || at.checked_sub(1).is_some_and(way));
        let noun = self.is_any(&["row", "column"], at + 1);
        let behind = before.is_some_and(|word| self.reader.grammar.says(Keyword::Shift, word));
        words[at].chars().nth(1).is_none() && (behind && !noun || beside)
    }

    /// Whether a word stands in one of these lists.
    pub(super) fn is_any(&self, lists: &[&str], at: usize) -> bool {
        lists.iter().any(|list| self.word_is(list, at))
    }

    pub(super) fn lists(&self, list: &str, word: &str) -> bool {
        self.reader.grammar.lists().have(list, word)
    }

    /// What the words from `at` on can be, longest first.
    pub(super) fn takes(&self, slot: Slot, at: usize) -> Vec<Span> {
        if let Some(known) = self.known.borrow().get(&(slot, at)) {
            return known.clone();
        }
        let here = at < self.phrase.words.len();
        let taken = if here { self.slot(slot, at) } else { Vec::new() };
        self.known.borrow_mut().insert((slot, at), taken.clone());
        taken
    }

    fn slot(&self, slot: Slot, at: usize) -> Vec<Span> {
        let word = self.phrase.words[at].as_str();
        let one = |text: Option<String>| text.map(|text| (1, text)).into_iter().collect();
        match slot {
            Slot::Suspect => self.suspect_at(at),
            Slot::Suspects => self.suspects(at),
            Slot::Who => {
                let me = self.reader.grammar.at(WordPlace::Inside, word) == Some(Keyword::Me);
                let me = me.then(|| (1, Keyword::Me.name().to_owned()));
                // Whoever is called like somebody on the board is not guessed: the name stays as it was said.
                let seat = self.takes(Slot::Seat, at).into_iter().map(|(count, seat)| {
                    let said = self.phrase.words[at..at + count].join(" ");
                    let both = self.reader.is_player_and_suspect(&said);
                    (count, if both { said } else { seat })
                });
                me.into_iter().chain(seat).chain(self.suspect(at)).collect()
            }
            Slot::Seat => self.seat(at),
            Slot::Others => self.others(at).into_iter().collect(),
            Slot::Line => self.line(at, None),
            Slot::Row => self.line(at, Some(Axis::Rows)),
            Slot::Column => self.line(at, Some(Axis::Columns)),
            Slot::Way => one(self.way(word).or_else(|| self.turning(word))),
            Slot::Twice => one(self.is_any(&["fast", "twice"], at).then(|| "2".to_owned())),
            Slot::Quietly => {
                one(self.word_is("quietly", at).then(|| Keyword::Quiet.name().to_owned()))
            }
            Slot::Number => one(self.number(word).map(|number| number.to_string())),
            Slot::Cell => {
                self.cell(word).map_or_else(|| self.cells_in_words(at), |it| vec![(1, it)])
            }
            Slot::Hex => self.hexes(at),
            Slot::Corner if self.fillers[at] => Vec::new(),
            Slot::Corner => self.corner(at),
            Slot::Carry => self.carry(at),
            Slot::Pull => self.pull(at),
            Slot::At => self.under(at),
            Slot::Token => one(self.token(word)),
        }
    }

    pub(crate) fn suspect(&self, at: usize) -> Vec<Span> {
        self.takes(Slot::Suspect, at)
    }

    /// A name in any case, a start of one, or a cell.
    fn suspect_at(&self, at: usize) -> Vec<Span> {
        let words = &self.phrase.words[at..];
        let mut found = self.cells_in_words(at);
        for count in (1..=words.len().min(3)).rev() {
            let text = words[..count].join(" ");
            found.extend(self.named(&text).map(|said| (count, said)));
        }
        if found.is_empty() {
            found.extend(self.pet(&words[0]).map(|name| (1, name)));
        }
        if found.is_empty() {
            found.extend(self.nearly(at).map(|name| (1, name)));
        }
        found
    }

    /// Whether a word is nobody's name but nearly somebody's, and nothing else.
    pub(crate) fn is_slip(&self, at: usize) -> bool {
        self.nearly(at).is_some()
    }

    /// Who is nearly called so, where a word means nothing.
    fn nearly(&self, at: usize) -> Option<String> {
        let word = &self.phrase.words[at];
        let long = word.chars().nth(3).is_some() && word.chars().all(char::is_alphabetic);
        if !long || self.fillers[at] || self.named(word).is_some() || self.pet(word).is_some() {
            return None;
        }
        let weights = super::weights::Weights::of(self.reader.grammar.lang());
        if weights.knows(word) || self.begins_a_seat(at) {
            return None;
        }
        let cases = self.endings.iter().filter_map(|ending| word.strip_suffix(ending));
        std::iter::once(word.as_str()).chain(cases).find_map(|name| {
            match self.reader.suspect(name) {
                Err(WordError::Name(NameError::Unknown { nearest, .. })) => {
                    nearest.into_iter().next()
                }
                _ => None,
            }
        })
    }

    /// Who is called so at home: `Kolya` is Nikolai.
    fn pet(&self, word: &str) -> Option<String> {
        let cast = &self.reader.opening.cast;
        let called = |name: &str| {
            let name = fold(name);
            let first = name.split([' ', '-']).next().unwrap_or_default();
            self.lists("called", &format!("{first}/{word}"))
        };
        let mut named = cast.suspects().filter(|it| called(cast.name(*it)));
        let only = named.next().filter(|_| named.next().is_none());
        only.map(|suspect| cast.name(suspect).to_owned())
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
        // A name that nobody has is compared with all of them, which takes its time.
        let any = cell.is_some() || reader.opening.cast.has(text);
        if long && any && reader.suspect(text).is_ok() {
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

    /// Every seat but the one that is to act, and but those that are named: `everybody but Dan`.
    fn others(&self, at: usize) -> Option<Span> {
        let (opening, words) = (self.reader.opening, &self.phrase.words);
        let acts = self.reader.position.decision()?.seat;
        if !self.lists("everybody", &words[at]) {
            return None;
        }
        let mut next = at + 1;
        let mut but = vec![opening.seat_id(acts).to_owned()];
        while self.word_is("but", next) || but.len() > 1 && self.word_is("joint", next) {
            let named = (next + 1 < words.len()).then(|| self.seat(next + 1)).into_iter().flatten();
            let Some((count, seat)) = named.into_iter().next() else { break };
            but.push(seat);
            next += 1 + count;
        }
        let others = opening.seat_ids().filter(|id| !but.iter().any(|it| it == id));
        let others = others.collect::<Vec<_>>().join(" ");
        (!others.is_empty()).then(|| (next - at, others))
    }

    pub(super) fn word_is(&self, list: &str, at: usize) -> bool {
        self.phrase.words.get(at).is_some_and(|word| self.lists(list, word))
    }

    /// One of several seats of a role, by its number in words: `spy three`, `third spy`; who raised a hand needs no more than
    /// the number.
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
        let mine = number(at).filter(|_| !self.lists("several", &words[at]))?;
        if words.get(at + 1).is_some_and(|word| is_role(word)) {
            return Some((2, with(mine)?.to_owned()));
        }
        let several = opening.seat_ids().any(|id| id.ends_with('2'));
        let owed = self.reader.position.decision().map(|owed| owed.ask.word());
        let asked = owed.is_some_and(|owed| [HANDS, Keyword::Hit.name()].contains(&owed));
        let raised = || words.iter().any(|word| self.lists("raised", word));
        // «Three hands: Ann’s, Ben’s and Dan’s» counts them, and names them.
        let counts = self.word_is("hands", at + 1) || (0..words.len()).any(|at| self.is_player(at));
        (several && !counts && (asked || raised())).then_some(())?;
        Some((1, with(mine)?.to_owned()))
    }

    /// Whether a seat is named from a word on.
    pub(super) fn begins_a_seat(&self, at: usize) -> bool {
        !self.takes(Slot::Seat, at).is_empty()
    }
}
