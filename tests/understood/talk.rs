//! Lines as people say them who do not know the program, or not how it hears.
use std::collections::HashMap;

use noir_referee::lang::{Grammar, Lang};
use noir_referee::rules::Shown;
use noir_referee::table::Reader;
use noir_referee::terms::Mode;

use super::moments::{Evening, moment};
use super::{meant, offers};

/// What became of lines as people who do not know the program say them, each at a moment when it can be said: understood, or
/// offered by a number. Several meanings are parted by ` / `; a question about the rules is called `RULE`.
#[derive(Default)]
struct Heard {
    done: usize,
    offered: usize,
    refused: Vec<String>,
    wrong: Vec<String>,
    /// What they mean is no line here.
    senseless: Vec<String>,
}

fn heard(lang: Lang, text: &str) -> Heard {
    let (mut evening, grammar) = (Evening::of(lang), Grammar::new(lang));
    let mut heard = Heard::default();
    let mut mode = Mode::KillerInspector;
    let mut found: HashMap<(Mode, Vec<&str>), Shown> = HashMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(section) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            mode = section.parse().expect("a mode");
            continue;
        }
        let (table, moments) = evening.table(mode);
        let view = table.public();
        let opening = view.opening();
        let (wanted, said) = line.split_once("<-").expect("an arrow");
        let wanted: Vec<&str> = wanted.trim().split(" / ").collect();
        let start = Reader { opening, position: view.position(), grammar: &grammar };
        let position = *found
            .entry((mode, wanted.clone()))
            .or_insert_with(|| moment(&start, moments, &wanted));
        let reader = Reader { opening, position: &position, grammar: &grammar };
        let got = meant(&reader, said.trim(), None);
        let known: Vec<String> =
            wanted.iter().filter_map(|line| meant(&reader, line, None).ok()).collect();
        let (nothing, rule) = (wanted == ["refuse"], wanted == ["RULE"]);
        if !(nothing || rule || !known.is_empty()) {
            heard.senseless.push(line.to_owned());
            continue;
        }
        let about = || format!("{} {line}: {got:?}", opening.mode);
        match &got {
            Ok(got) if known.contains(got) || rule && got == "rule" => heard.done += 1,
            Ok(_) => heard.wrong.push(about()),
            // What means nothing does nothing.
            Err(_) if nothing || rule => {}
            Err(error) if known.iter().any(|it| offers(&reader, error, it)) => heard.offered += 1,
            Err(_) => heard.refused.push(about()),
        }
    }
    heard
}

/// Of a hundred lines at most so many are `refused`, and of sixty at most one is taken for another: of one in so many, or of all
/// in a long run.
#[track_caller]
fn strangers_are_understood(lang: Lang, text: &str, every: usize, refused: usize) {
    let mut nth = lang as usize;
    let tried = text.lines().filter(|line| {
        let is_one = line.contains("<-");
        nth += usize::from(is_one);
        !is_one || nth.is_multiple_of(every)
    });
    let heard = heard(lang, &tried.collect::<Vec<_>>().join("\n"));
    let Heard { wrong, senseless, .. } = &heard;
    let (good, bad) = (heard.done + heard.offered, heard.refused.len());
    assert!(every * (good + bad) > 350, "{lang}: {good} and {bad}");
    // A card that is told in private is no line everywhere.
    assert!(senseless.len() * 50 <= good, "{lang}: {senseless:#?}");
    // A small share may have one more by chance.
    assert!(wrong.len() * 60 <= good + 60, "{lang}: {wrong:#?}");
    let all = good + bad;
    assert!(100 * bad <= refused * all, "{lang}: {bad} of {all}:\n{}", heard.refused.join("\n"));
}

/// What becomes of the lines of `TALK=FILE`, named after its language and written like `en.strangers.txt`.
#[test]
#[ignore = "reads a file that is named in the environment"]
fn what_becomes_of_lines() {
    let path = std::env::var("TALK").expect("TALK names a file");
    let path = std::path::Path::new(&path);
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let lang = Lang::ALL.into_iter().find(|lang| name.starts_with(lang.code()));
    let text = std::fs::read_to_string(path).expect("it can be read");
    let Heard { done, offered, refused, wrong, senseless } =
        heard(lang.expect("a language"), &text);
    for (what, lines) in [("senseless", &senseless), ("wrong", &wrong), ("refused", &refused)] {
        for line in lines {
            println!("{what}: {line}");
        }
    }
    println!("{done} done, {offered} offered, {} refused, {} wrong", refused.len(), wrong.len());
}

#[test]
fn english_of_strangers_is_understood() {
    strangers_are_understood(Lang::En, include_str!("en.strangers.txt"), 3, 6);
}

#[test]
fn ukrainian_of_strangers_is_understood() {
    strangers_are_understood(Lang::Uk, include_str!("uk.strangers.txt"), 3, 6);
}

#[test]
fn russian_of_strangers_is_understood() {
    strangers_are_understood(Lang::Ru, include_str!("ru.strangers.txt"), 3, 6);
}

#[test]
fn english_talk_is_understood() {
    strangers_are_understood(Lang::En, include_str!("en.talk.txt"), 24, 12);
}

#[test]
fn ukrainian_talk_is_understood() {
    strangers_are_understood(Lang::Uk, include_str!("uk.talk.txt"), 24, 12);
}

#[test]
fn russian_talk_is_understood() {
    strangers_are_understood(Lang::Ru, include_str!("ru.talk.txt"), 24, 12);
}

/// `cargo test --test main every_line_of_strangers -- --ignored`, in a minute.
#[test]
#[ignore = "takes a minute; every third line is tried above"]
fn every_line_of_strangers_is_understood() {
    strangers_are_understood(Lang::En, include_str!("en.strangers.txt"), 1, 5);
    strangers_are_understood(Lang::Uk, include_str!("uk.strangers.txt"), 1, 5);
    strangers_are_understood(Lang::Ru, include_str!("ru.strangers.txt"), 1, 5);
}
