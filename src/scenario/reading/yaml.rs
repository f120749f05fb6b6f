//! A YAML document as a tree whose every node can be found again in the text.
//!
//! The YAML reader gives a place only with an error, and the place of a field's mapping at that.
//! So nodes are numbered in the order of the text while they are read, and the place of one is
//! asked for by reading again and failing at it: exact, and paid for only when something is wrong.
use std::fmt;

use super::extent::{self, LineColumn};
use super::fault::Flaw;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

/// A value and its number in the document.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) number: usize,
    pub(super) value: YamlValue,
}

/// A value as YAML understands it; fields keep their order, and a doubled one stays doubled.
#[derive(Debug)]
pub(super) enum YamlValue {
    Nothing,
    YesNo(bool),
    Integer(i64),
    Fraction(f64),
    Text(String),
    List(Vec<Node>),
    Fields(Vec<(Node, Node)>),
}

/// Reads the one document in `text`, or says where it is not YAML and why.
pub(super) fn parse(text: &str) -> Result<Node, (LineColumn, Flaw)> {
    extent::measure(text)?;
    let mut next = 0;
    grow(text, &mut next, None).map_err(|error| {
        let place = place_of(&error);
        if next > MOST_NODES {
            return (place, Flaw::Many { most: MOST_NODES });
        }
        let said = error.to_string();
        // The place is told by the fault itself.
        (place, Flaw::Syntax(said.split(" at line ").next().unwrap_or_default().to_owned()))
    })
}

/// The most values and fields that are read; the largest file of a box has about 1,500.
const MOST_NODES: usize = 10_000;

/// Where the node with this number begins.
pub(super) fn place(text: &str, number: usize) -> LineColumn {
    grow(text, &mut 0, Some(number))
        .err()
        .map_or(LineColumn { line: 1, column: 1 }, |error| place_of(&error))
}

fn place_of(error: &serde_yaml::Error) -> LineColumn {
    error.location().map_or(LineColumn { line: 1, column: 1 }, |location| LineColumn {
        line: location.line(),
        column: location.column(),
    })
}

fn grow(text: &str, next: &mut usize, stop: Option<usize>) -> Result<Node, serde_yaml::Error> {
    Grower { next, stop }.deserialize(serde_yaml::Deserializer::from_str(text))
}

struct Grower<'a> {
    next: &'a mut usize,
    stop: Option<usize>,
}

impl Grower<'_> {
    fn number<E: de::Error>(&mut self) -> Result<usize, E> {
        let number = *self.next;
        *self.next += 1;
        let here = self.stop == Some(number) || number >= MOST_NODES;
        if here { Err(E::custom("here")) } else { Ok(number) }
    }

    fn leaf<E: de::Error>(mut self, value: YamlValue) -> Result<Node, E> {
        Ok(Node { number: self.number()?, value })
    }

    fn child(&mut self) -> Grower<'_> {
        Grower { next: &mut *self.next, stop: self.stop }
    }
}

impl<'de> DeserializeSeed<'de> for Grower<'_> {
    type Value = Node;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Node, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Grower<'_> {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain YAML without tags")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Node, E> {
        self.leaf(YamlValue::Nothing)
    }

    fn visit_none<E: de::Error>(self) -> Result<Node, E> {
        self.leaf(YamlValue::Nothing)
    }

    fn visit_bool<E: de::Error>(self, yes: bool) -> Result<Node, E> {
        self.leaf(YamlValue::YesNo(yes))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Node, E> {
        self.leaf(YamlValue::Integer(number))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Node, E> {
        self.leaf(
            i64::try_from(number).map_or(YamlValue::Fraction(f64::INFINITY), YamlValue::Integer),
        )
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Node, E> {
        self.leaf(YamlValue::Fraction(number))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Node, E> {
        self.leaf(YamlValue::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<Node, A::Error> {
        let number = self.number()?;
        let mut items = Vec::new();
        while let Some(item) = list.next_element_seed(self.child())? {
            items.push(item);
        }
        Ok(Node { number, value: YamlValue::List(items) })
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Node, A::Error> {
        let number = self.number()?;
        let mut fields = Vec::new();
        while let Some(key) = map.next_key_seed(self.child())? {
            fields.push((key, map.next_value_seed(self.child())?));
        }
        Ok(Node { number, value: YamlValue::Fields(fields) })
    }
}

impl Node {
    /// The path of a field inside this document, such as `suspects[3].corner`.
    pub(super) fn path_to(&self, number: usize) -> Option<String> {
        if self.number == number {
            return Some(String::new());
        }
        match &self.value {
            YamlValue::List(items) => items
                .iter()
                .enumerate()
                .find_map(|(at, item)| Some(join(&format!("[{at}]"), &item.path_to(number)?))),
            YamlValue::Fields(fields) => fields.iter().find_map(|(key, value)| {
                let rest =
                    if key.number == number { String::new() } else { value.path_to(number)? };
                Some(join(&key.shown(), &rest))
            }),
            _ => None,
        }
    }

    /// A short form of the value, for messages.
    pub(super) fn shown(&self) -> String {
        match &self.value {
            YamlValue::Nothing => "null".to_owned(),
            YamlValue::YesNo(yes) => yes.to_string(),
            YamlValue::Integer(number) => number.to_string(),
            YamlValue::Fraction(number) => number.to_string(),
            YamlValue::Text(text) => text.chars().take(60).collect(),
            YamlValue::List(_) => "[…]".to_owned(),
            YamlValue::Fields(_) => "{…}".to_owned(),
        }
    }
}

/// `a` and `b` are `a.b`; `a` and `[1]` are `a[1]`.
pub(super) fn join(parent: &str, child: &str) -> String {
    let dot =
        if parent.is_empty() || child.is_empty() || child.starts_with('[') { "" } else { "." };
    format!("{parent}{dot}{child}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_is_found_where_it_stands() {
        let text = "id: uk\nsuspects:\n  - {name: Яків, corner: 6}\n  - name: Юлія\n";
        let tree = parse(text).unwrap();
        let found: Vec<(String, usize, usize)> = (0..13)
            .filter_map(|number| {
                let LineColumn { line, column } = place(text, number);
                Some((tree.path_to(number)?, line, column))
            })
            .collect();
        let found: Vec<(&str, usize, usize)> =
            found.iter().map(|(path, line, column)| (path.as_str(), *line, *column)).collect();
        assert_eq!(
            found,
            [
                ("", 1, 1),
                ("id", 1, 1),
                ("id", 1, 5),
                ("suspects", 2, 1),
                ("suspects", 3, 3),
                ("suspects[0]", 3, 5),
                ("suspects[0].name", 3, 6),
                ("suspects[0].name", 3, 12),
                ("suspects[0].corner", 3, 18),
                ("suspects[0].corner", 3, 26),
                ("suspects[1]", 4, 5),
                ("suspects[1].name", 4, 5),
                ("suspects[1].name", 4, 11),
            ]
        );
    }

    #[test]
    fn what_is_not_yaml_has_a_place_too() {
        let (place, why) = parse("id: [uk\nname: x\n").unwrap_err();
        assert_eq!(place, LineColumn { line: 2, column: 5 });
        assert_eq!(why, Flaw::Syntax("did not find expected ',' or ']'".to_owned()));
    }
}
