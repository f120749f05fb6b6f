//! Reading a document into a type, collecting everything that is wrong with it on the way.
//!
//! A value that is wrong is recorded and replaced by a placeholder, so reading goes on; the
//! caller gets the result only if nothing was recorded.
mod extent;
mod fault;
#[cfg(test)]
mod tests;
mod yaml;

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::RangeInclusive;

pub use fault::{Fault, Flaw, ScenarioError, ValueKind};

use extent::LineColumn;
use yaml::{Node, YamlValue};

use crate::terms::Id;

/// Reads `text` by `read`; the result, or every fault in the order of the text.
pub(super) fn read<T>(
    file: &str,
    text: &str,
    read: impl FnOnce(At<'_>) -> T,
) -> Result<T, Vec<Fault>> {
    let fault = |place: LineColumn, field, flaw| Fault {
        file: file.to_owned(),
        line: place.line,
        column: place.column,
        field,
        flaw,
    };
    let root = match yaml::parse(text) {
        Ok(root) => root,
        Err((place, flaw)) => return Err(vec![fault(place, String::new(), flaw)]),
    };
    let found = NameMatch::default();
    let result = read(At { node: &root, found: &found });
    let mut found = found.faults.into_inner();
    if found.is_empty() {
        return Ok(result);
    }
    found.sort_by_key(|(number, ..)| *number);
    // Each place is found by reading again, and nobody reads more than this.
    found.truncate(50);
    let line_of = |number| yaml::place(text, number).line;
    let faults = found.into_iter().map(|(number, below, flaw)| {
        let path = root.path_to(number).unwrap_or_default();
        // Until now the first of two was known by its number only.
        let flaw = match flaw {
            Flaw::Twice { first } => Flaw::Twice { first: line_of(first) },
            Flaw::DoubleName { name, first } => Flaw::DoubleName { name, first: line_of(first) },
            other => other,
        };
        fault(yaml::place(text, number), yaml::join(&path, below), flaw)
    });
    Err(faults.collect())
}

#[derive(Default)]
struct NameMatch {
    /// Node, the field missing below it (or nothing), and what is wrong.
    faults: RefCell<Vec<(usize, &'static str, Flaw)>>,
}

/// A place in the document.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    node: &'a Node,
    found: &'a NameMatch,
}

/// The fields at one place; what is not asked for by name is a fault in the end.
pub(super) struct Fields<'a> {
    at: At<'a>,
    all: &'a [(Node, Node)],
    asked: RefCell<Vec<&'static str>>,
    whole: bool,
}

impl<'a> At<'a> {
    /// Records what is wrong here.
    pub(super) fn fault(self, flaw: Flaw) {
        self.fault_below("", flaw);
    }

    fn fault_below(self, field: &'static str, flaw: Flaw) {
        self.found.faults.borrow_mut().push((self.node.number, field, flaw));
    }

    fn wrong_kind(self, expected: ValueKind) {
        self.fault(Flaw::Kind { expected, found: self.node.shown() });
    }

    /// The number of this node, for [`Flaw::DoubleName`].
    pub(super) const fn number_in_text(self) -> usize {
        self.node.number
    }

    /// Whether a list is here.
    pub(super) const fn is_list(self) -> bool {
        matches!(self.node.value, YamlValue::List(_))
    }

    /// Whether a text is here.
    pub(super) const fn is_text(self) -> bool {
        matches!(self.node.value, YamlValue::Text(_))
    }

    /// Records a fault if the list here has another length.
    pub(super) fn length(self, expected: usize) {
        if let YamlValue::List(items) = &self.node.value {
            self.length_is(expected, items.len());
        }
    }

    /// Records a fault if the list here is longer.
    pub(super) fn at_most(self, most: usize) {
        if let YamlValue::List(items) = &self.node.value
            && items.len() > most
        {
            self.fault(Flaw::Many { most });
        }
    }

    /// Records a fault if `found` is not the expected length.
    pub(super) fn length_is(self, expected: usize, found: usize) {
        if found != expected {
            self.fault(Flaw::Length { expected, found });
        }
    }

    /// A text that may be empty.
    pub(super) fn any_text(self) -> &'a str {
        match &self.node.value {
            YamlValue::Text(text) => text,
            _ => self.text(),
        }
    }

    /// A text that is not empty.
    pub(super) fn text(self) -> &'a str {
        match &self.node.value {
            YamlValue::Text(text) if !text.trim().is_empty() => text,
            _ => {
                self.wrong_kind(ValueKind::Text);
                ""
            }
        }
    }

    /// A whole number within a range.
    pub(super) fn number(self, range: RangeInclusive<u16>) -> u16 {
        let (from, to) = (*range.start(), *range.end());
        let YamlValue::Integer(number) = self.node.value else {
            self.wrong_kind(ValueKind::Number);
            return from;
        };
        let fits = u16::try_from(number).ok().filter(|number| range.contains(number));
        fits.unwrap_or_else(|| {
            let found = number.to_string();
            self.fault(Flaw::Range { from: from.into(), to: to.into(), found });
            from
        })
    }

    /// A word, which may look like a number: `6` is `"6"`.
    pub(super) fn word(self) -> String {
        match &self.node.value {
            YamlValue::Integer(number) => number.to_string(),
            _ => self.text().trim().to_owned(),
        }
    }

    /// A word of a closed set.
    pub(super) fn id<T: Id>(self) -> Option<T> {
        let word = self.word();
        if word.is_empty() {
            return None;
        }
        let member = T::from_id(&word);
        if member.is_none() {
            self.choice(word, T::ALL.iter().map(|member| member.id()));
        }
        member
    }

    /// Records that `found` is none of `known`.
    pub(super) fn choice<'k>(self, found: String, known: impl Iterator<Item = &'k str>) {
        self.fault(Flaw::Choice { found, known: known.map(str::to_owned).collect() });
    }

    /// The items of a list.
    pub(super) fn items(self) -> impl ExactSizeIterator<Item = At<'a>> + Clone {
        let items = if let YamlValue::List(items) = &self.node.value {
            items.as_slice()
        } else {
            self.wrong_kind(ValueKind::List);
            &[]
        };
        items.iter().map(move |node| At { node, found: self.found })
    }

    /// The fields of a mapping with names that are known beforehand.
    pub(super) fn fields(self) -> Fields<'a> {
        let fields = self.pairs_of();
        self.same_key_twice(fields);
        let whole = matches!(self.node.value, YamlValue::Fields(_));
        Fields { at: self, all: fields, asked: RefCell::default(), whole }
    }

    /// One field, looked at without asking for the others.
    pub(super) fn peek(self, name: &str) -> Option<At<'a>> {
        let YamlValue::Fields(fields) = &self.node.value else { return None };
        let (_, node) = fields.iter().find(|(key, _)| key.shown() == name)?;
        Some(At { node, found: self.found })
    }

    /// Keys and values of a mapping whose keys are data.
    pub(super) fn pairs(self) -> impl Iterator<Item = (At<'a>, At<'a>)> {
        let fields = self.pairs_of();
        self.same_key_twice(fields);
        let at = move |node| At { node, found: self.found };
        fields.iter().map(move |(key, value)| (at(key), at(value)))
    }

    /// A mapping from members of a closed set.
    pub(super) fn pairs_by_id<T: Id>(self) -> impl Iterator<Item = (T, At<'a>)> {
        self.pairs().filter_map(|(key, value)| Some((key.id()?, value)))
    }

    /// A mapping from numbers of players, 1 to 9.
    pub(super) fn by_players<T>(self, read: impl Fn(At<'a>) -> T) -> impl Iterator<Item = (u8, T)> {
        self.pairs().map(move |(players, value)| (players.number(1..=9) as u8, read(value)))
    }

    fn pairs_of(self) -> &'a [(Node, Node)] {
        if let YamlValue::Fields(fields) = &self.node.value {
            return fields;
        }
        self.wrong_kind(ValueKind::Fields);
        &[]
    }

    fn same_key_twice(self, fields: &[(Node, Node)]) {
        let mut seen = HashMap::with_capacity(fields.len());
        for (key, _) in fields {
            if let Some(first) = seen.insert(key.shown(), key.number) {
                At { node: key, found: self.found }.fault(Flaw::Twice { first });
            }
        }
    }
}

impl<'a> Fields<'a> {
    /// A field that may be missing.
    pub(super) fn may(&self, name: &'static str) -> Option<At<'a>> {
        self.asked.borrow_mut().push(name);
        let (_, node) = self.all.iter().find(|(key, _)| key.shown() == name)?;
        Some(At { node, found: self.at.found })
    }

    /// A field that must be there.
    pub(super) fn need(&self, name: &'static str) -> Option<At<'a>> {
        let field = self.may(name);
        if field.is_none() && self.whole {
            self.at.fault_below(name, Flaw::MissingField);
        }
        field
    }

    /// A field that must be there `if needed`.
    pub(super) fn need_if(&self, needed: bool, name: &'static str) -> Option<At<'a>> {
        if needed { self.need(name) } else { self.may(name) }
    }

    /// Records a fault for every field that was not asked for.
    pub(super) fn end(self) {
        let known = self.asked.into_inner();
        for (key, _) in self.all {
            let found = key.shown();
            if !known.contains(&found.as_str()) {
                let nearest = nearest(&found, &known);
                At { node: key, found: self.at.found }
                    .fault(Flaw::UnknownField { nearest, known: known.clone() });
            }
        }
    }
}

/// The word most like `found`, if any is like it at all.
fn nearest(found: &str, known: &[&'static str]) -> Option<&'static str> {
    let distance = |word: &&str| strsim::osa_distance(&found.to_lowercase(), word);
    let best = known.iter().copied().min_by_key(distance)?;
    (distance(&best) <= 1 + best.chars().count() / 4).then_some(best)
}
