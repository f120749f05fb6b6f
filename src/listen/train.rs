//! Learns the weights from the lines of the tests: `WEIGHTS=write cargo test --lib weights` after a change of theirs.
#[cfg(test)]
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use super::super::frames::kind;
use super::*;
use crate::lang::{Grammar, Keyword, WordPlace, fold};
use crate::likely::{Phrase, Weighed};

/// How finely weights are kept, of 1.
const STEPS: f32 = 10.0;

/// What a word weighs for a kind with which nobody has said it.
const UNSEEN: f32 = 0.03;

/// How much a word of the grammar alone, or a question to the books, tells, of what somebody has said.
const HINT: f32 = 0.3;
const ASKED: f32 = 0.05;

/// What is said, of a kind in a manner.
struct Said {
    kind: Option<String>,
    manner: &'static str,
    tells: f32,
    features: BTreeSet<String>,
}

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a line as people say it, masked; `names` are those that may stand in it.
fn words(line: &str, names: &[String]) -> Vec<String> {
    let asks = line.trim_end().ends_with('?');
    let phrase = super::super::phrase::Phrase::of(line);
    let begins = |word: &str, name: &str| {
        let together = word.chars().zip(name.chars()).take_while(|(a, b)| a == b).count();
        together >= 4.min(name.chars().count()) && together >= 3
    };
    let cell = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_alphabetic)
            && letters.next().is_some_and(|it| it.is_ascii_digit())
    };
    let slip = |word: &str, name: &str| {
        let letters = name.chars().count();
        letters > 3 && strsim::osa_distance(word, name) <= letters / 4
    };
    let is = |word: &str, name: &String| begins(word, name) || slip(word, name);
    let name = |word: &str| cell(word) || names.iter().any(|name| is(word, name));
    let mask = |word: &String| masked(word, name(word));
    phrase.words.iter().map(mask).chain(asks.then(|| "?".to_owned())).collect()
}

/// The kind and the manner of a line in words of the grammar.
fn kind_of(line: &str) -> (Option<String>, &'static str) {
    let line = line.strip_prefix("offer ").unwrap_or(line);
    let (line, manner) = match line.strip_prefix(MAY) {
        Some("") => return (None, MAY),
        Some(line) => (line.trim_start(), MAY),
        None => (line, PLAIN),
    };
    let corrected = line.strip_prefix(CORRECT).map(|line| line.trim_start().split_once(' '));
    let (line, manner) = match corrected {
        Some(Some((_, line))) => (line, CORRECT),
        Some(None) => return (None, CORRECT),
        None => (line, manner),
    };
    let known = |word: &&str| *word == "bot" || word.parse::<Keyword>().is_ok();
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["RULE" | "rule", ..] => (None, RULE),
        ["refuse"] => (Some("refuse".to_owned()), manner),
        _ => {
            let masked: Vec<&str> =
                words.iter().map(|word| if known(word) { *word } else { "" }).collect();
            (Some(kind(&masked)), manner)
        }
    }
}

fn tested(lang: Lang, names: &[String], said: &mut Vec<Said>) {
    for part in ["", ".aside", ".strangers", ".talk", ".slips"] {
        let text = read(&format!("tests/understood/{lang}{part}.txt"));
        let aside = part == ".strangers" && std::env::var("ASIDE").is_ok();
        let text = text.lines().filter_map(|line| line.split_once("<-"));
        for (_, (meanings, lines)) in (0..).zip(text).filter(|(nth, _)| !aside || nth % 2 == 0) {
            let meanings: Vec<&str> = meanings.trim().split(" / ").collect();
            for line in lines.split('|') {
                let features = features(&words(line, names));
                for meaning in &meanings {
                    let (kind, manner) = kind_of(meaning);
                    let tells = 1.0 / meanings.iter().fold(0.0, |all, _| all + 1.0);
                    said.push(Said { kind, manner, tells, features: features.clone() });
                }
            }
        }
    }
}

/// The lines that were judged once, with what they mean; what puts right the line before stands behind `>`.
fn judged(lang: Lang, names: &[String], said: &mut Vec<Said>) {
    let text = read(&format!("tests/understood/judged/{lang}.tsv"));
    for row in text.lines() {
        let mut fields = row.split('\t').skip(4);
        let (Some(line), Some(means)) = (fields.next(), fields.next()) else { panic!("{row}") };
        let features = features(&words(line, names));
        let meanings: Vec<&str> = match means.split_once(" > ") {
            Some((_, "undo")) => vec!["undo"],
            Some(_) => vec!["correct 1"],
            None => means.split(" / ").collect(),
        };
        for meaning in &meanings {
            let (kind, manner) = kind_of(meaning.split(" then ").next().unwrap_or(meaning));
            let tells = 1.0 / meanings.iter().fold(0.0, |all, _| all + 1.0);
            said.push(Said { kind, manner, tells, features: features.clone() });
        }
    }
}

/// The words of the grammar, each of its verb.
fn verbs(lang: Lang, said: &mut Vec<Said>) {
    let grammar = Grammar::new(lang);
    for (word, verb) in grammar.words(WordPlace::First) {
        let features = features(&[word.to_owned()]);
        let (kind, manner) = match verb.name() {
            MAY => (None, MAY),
            RULE => (None, RULE),
            "answer" | "call" | "collapse" | CORRECT => continue,
            verb => (Some(verb.to_owned()), PLAIN),
        };
        said.push(Said { kind, manner, tells: HINT, features });
    }
}

fn asked(lang: Lang, said: &mut Vec<Said>) {
    let text = read(&format!("scenarios/search/asked/{lang}.txt"));
    let questions = text.lines().filter_map(|line| line.split_once(": "));
    let questions = questions.flat_map(|(_, asked)| asked.split(';'));
    for question in questions.step_by(8) {
        let features = features(&words(question, &[]));
        said.push(Said { kind: None, manner: RULE, tells: ASKED, features });
    }
}

/// What is learned from these, as it stands in its file.
fn table(said: Vec<Said>) -> String {
    let mut kinds: BTreeSet<String> = [CORRECT, MAY, RULE, PLAIN].map(str::to_owned).into();
    kinds.extend(said.iter().filter_map(|it| it.kind.clone()));
    let kinds: Vec<String> = kinds.into_iter().collect();
    let at = |kind: &str| kinds.iter().position(|it| it == kind).expect("a kind") as u16;
    let mut phrases: Vec<Phrase> = Vec::new();
    let lines: BTreeSet<String> = said
        .iter()
        .filter(|it| it.manner != RULE)
        .flat_map(|it| it.features.iter().cloned())
        .collect();
    for it in said {
        // Of the many questions to the books only what is also said of something else tells anything here.
        let known = it.features.intersection(&lines).cloned().collect();
        let features = if it.manner == RULE { known } else { it.features };
        phrases.extend(it.kind.map(|kind| (at(&kind), it.tells, features.clone())));
        phrases.push((at(it.manner), it.tells, features));
    }
    let manner = |thing: usize| usize::from(MANNERS.contains(&kinds[thing].as_str()));
    let weighed = Weighed::of(kinds.len(), &mut phrases, STEPS, UNSEEN);
    let Weighed { costs, features } = weighed.sharpened(&phrases, manner);
    let mut text = String::from("kinds");
    for (kind, cost) in kinds.iter().zip(costs) {
        write!(text, " {kind}:{cost:.2}").expect("text");
    }
    text.push('\n');
    for (feature, (rare, of)) in features {
        write!(text, "{feature}\t{rare:.1}\t").expect("text");
        let of =
            of.iter().map(|(kind, speaks)| format!("{}:{speaks:.1}", kinds[usize::from(*kind)]));
        writeln!(text, "{}", of.collect::<Vec<_>>().join(" ")).expect("text");
    }
    text
}

fn learned(lang: Lang) -> String {
    let names = read(&format!("tests/understood/{lang}.names"));
    let names: Vec<String> = names.split_whitespace().map(fold).collect();
    let mut said = Vec::new();
    tested(lang, &names, &mut said);
    judged(lang, &names, &mut said);
    verbs(lang, &mut said);
    asked(lang, &mut said);
    table(said)
}

fn the_weights_are_those_of_the_lines(lang: Lang) {
    let made = learned(lang);
    let path = format!("scenarios/search/lines.{lang}.txt");
    if std::env::var("WEIGHTS").is_ok_and(|wish| wish == "write") {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        std::fs::write(root.join(&path), &made).expect("it can be written");
    }
    assert!(read(&path) == made, "{path} is old: WEIGHTS=write cargo test --lib weights");
}

#[test]
fn english_weights_are_those_of_the_lines() {
    the_weights_are_those_of_the_lines(Lang::En);
}

#[test]
fn ukrainian_weights_are_those_of_the_lines() {
    the_weights_are_those_of_the_lines(Lang::Uk);
}

#[test]
fn russian_weights_are_those_of_the_lines() {
    the_weights_are_those_of_the_lines(Lang::Ru);
}
