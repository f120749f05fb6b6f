//! Text from people and files reaches no terminal as it is: whatever stands in a field or an argument, nothing
//! that acts on a terminal is written, neither on standard output nor on standard error.
use std::fs;

use noir_referee::table::JournalLine;
use noir_referee::table::safe::{History, Journal};
use serde_json::Value;

use crate::support::memory::Memory;
use crate::support::one_in;
use crate::support::room::{Ran, Room};

/// Things that act on a terminal or cannot be seen, in one text.
const PLANTED: &str =
    "Ann\u{1b}[2J\u{1b}]0;t\u{7}\r\u{202e}\u{2066}\u{200b}\u{9b}31m\u{feff}\u{e0041}\nKiller wins";

/// Whether nothing in it acts; lines are ended by us.
fn is_clean(text: &str) -> bool {
    noir_referee::lang::clean(&text.replace('\n', "")) == text.replace('\n', "")
}

#[track_caller]
fn harmless(what: &str, ran: &Ran) {
    assert!(is_clean(&ran.out), "{what:?} prints {:?}", ran.out);
    assert!(is_clean(&ran.err), "{what:?} says {:?}", ran.err);
    assert!(!ran.err.contains("panicked"), "{what:?}: {}", ran.err);
    for text in [&ran.out, &ran.err] {
        assert!(!text.lines().any(|line| line == "Killer wins"), "{what:?} forges a line: {text}");
    }
}

#[test]
fn arguments_of_every_command() {
    let room = Room::with_table("mabcdl", "");
    let overlong = "Я".repeat(2_000);
    for (nth, planted) in [PLANTED, &overlong].into_iter().enumerate() {
        for (at, command) in COMMANDS.iter().enumerate() {
            let mut args: Vec<&str> = Vec::new();
            for word in command.split(' ').filter(|word| !word.is_empty()) {
                args.push(if word == "@" { planted } else { word });
            }
            let joined: Vec<String> = args.iter().map(|arg| arg.replace("@@", planted)).collect();
            for (kind, json) in [&[][..], &["--json"]].into_iter().enumerate() {
                // What is only long is said by every other command as data.
                if nth == 1 && !(at + kind).is_multiple_of(one_in(2)) {
                    continue;
                }
                let output = room.command().args(&joined).args(json).output().expect("it runs");
                let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
                let code = output.status.code().expect("an exit code");
                let ran = Ran { code, out: text(output.stdout), err: text(output.stderr) };
                harmless(command, &ran);
                assert!(ran.err.len() + ran.out.len() < 40_000, "{command} repeats it all");
            }
        }
    }
}

/// Every command, with `@` for a planted argument and `@@` for a part of one.
const COMMANDS: &[&str] = &[
    "@",
    "--@@",
    "modes --players @",
    "setup @",
    "setup killer-inspector --edition @",
    "setup killer-inspector --players @",
    "setup killer-inspector --players A,@@",
    "setup killer-inspector --seed @",
    "setup killer-inspector --option @",
    "setup killer-inspector --option @@=1",
    "setup killer-inspector --option kills=@@",
    "setup killer-inspector --assign @",
    "setup --code @",
    "setup killer-inspector --beside @",
    "setup killer-inspector --scenarios @",
    "new @",
    "new killer-inspector --deal @",
    "new killer-inspector --trust @",
    "new killer-inspector --trust @@=told",
    "new killer-inspector --seed @ --practice --table seeded.referee",
    "status --table seeded.referee",
    "log --table seeded.referee --depth full",
    "export markdown --table seeded.referee",
    "board --table seeded.referee",
    "act @",
    "act kill @",
    "act --as @ kill c3",
    "tell --as @",
    "ask @",
    "ask me near @",
    "ask --as @ dead",
    "status --as @",
    "status --at @",
    "status --table @",
    "board @",
    "log --depth @",
    "log --as @",
    "legal --as @",
    "correct @ kill c3",
    "correct 1 @",
    "deduce --as @",
    "audit --as @",
    "undo @",
    "redo @",
    "secret @",
    "may @",
    "rule @",
    "rule --mode @ x",
    "rule set @",
    "rule set kills=@@",
    "rule set undo-ban=off --reason @",
    "log",
    "status",
    "export markdown",
    "export jsonl",
    "export @",
    "verify @",
    "recover --table @",
    "deck @",
    "deck learn @",
    "deck show --edition @",
    "completions @",
    "--lang @ status",
    "--passphrase-file @ status",
    "--pin-file @ status --as killer",
    "secret @ --forget-pin",
    "rematch @",
];

#[test]
fn every_text_of_a_journal() {
    let room = Room::with_table("mabcdl", "--trust told");
    room.ok("rule set undo-ban=off --reason ours");
    let path = fs::read_dir(room.path(".local/share/referee/tables")).expect("tables");
    let is_table = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "referee");
    let mut all = path.map(|entry| entry.expect("a file").path());
    let bytes = fs::read(all.find(is_table).expect("a table")).expect("readable");
    let records = History::<Value>::of(&bytes).records;
    assert!(records.len() > 1 && !History::<JournalLine>::of(&bytes).records.is_empty());
    let mut count = 0;
    for (at, record) in records.iter().enumerate() {
        let mut fields = Vec::new();
        texts(&record.value, &mut Vec::new(), &mut fields);
        // Twenty-five suspects are read alike.
        fields.retain(|path| {
            let text = format!("{path:?}");
            !text.contains("cast") || text.contains("\"0\"") || text.contains("\"24\"")
        });
        for (nth, field) in fields.into_iter().enumerate() {
            let overlong = "Я".repeat(3_000);
            for (kind, planted) in [PLANTED, "", &overlong].into_iter().enumerate() {
                let mut values: Vec<Value> =
                    records.iter().map(|record| record.value.clone()).collect();
                *at_path(&mut values[at], &field) = Value::String(planted.to_owned());
                let mut forged = Vec::new();
                let sealed: Vec<_> = records.iter().map(|record| record.sealed.as_ref()).collect();
                let begun = Journal::begin(Memory(&mut forged), &values[0], sealed[0]);
                let mut journal = begun.expect("begun");
                for (value, sealed) in values.iter().zip(&sealed).skip(1) {
                    journal.append(value, *sealed).expect("written");
                }
                drop(journal);
                room.write("forged.referee", &forged);
                let commands = ["status", "log --depth full", "export markdown", "verify"];
                // Every field meets every command, and so does every text.
                for command in commands.iter().skip((nth + kind) % one_in(2)).step_by(one_in(2)) {
                    let line = format!("{command} --table forged.referee");
                    let ran = room.run(&line);
                    harmless(&format!("{line} with {field:?}"), &ran);
                    assert!(ran.err.len() + ran.out.len() < 40_000, "{field:?} is repeated");
                    count += 1;
                }
            }
        }
    }
    assert!(count > 100, "{count}");
    println!("{count} runs");
}

/// A name that was forged is damage, with the line and the field.
#[test]
fn a_forged_name_is_damage_in_a_line_and_a_field() {
    let room = Room::with_table("mabcdl", "");
    let path = fs::read_dir(room.path(".local/share/referee/tables")).expect("tables");
    let is_table = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "referee");
    let mut all = path.map(|entry| entry.expect("a file").path());
    let bytes = fs::read(all.find(is_table).expect("a table")).expect("readable");
    let first = &History::<Value>::of(&bytes).records[0];
    for name in ["Ann\u{1b}[2J", "Ann\u{202e}", "Ann\nBen", &"A".repeat(2_000)] {
        let mut value = first.value.clone();
        let field = ["opened", "opening", "seats", "0", "player"].map(str::to_owned);
        let field =
            if value.pointer("/opened/opening").is_some() { &field[..] } else { &field[1..] };
        *at_path(&mut value, field) = Value::String(name.to_owned());
        let mut forged = Vec::new();
        drop(Journal::begin(Memory(&mut forged), &value, first.sealed.as_ref()).expect("begun"));
        room.write("forged.referee", &forged);
        let ran = room.run("status --table forged.referee");
        assert_eq!(ran.code, 3, "{ran:?}");
        assert!(ran.err.contains("seats[0].player holds something no name can hold"), "{ran:?}");
        assert!(ran.err.contains("line 1"), "{ran:?}");
    }
}

#[test]
fn every_text_of_deal_files_and_scenarios() {
    let room = Room::new();
    let quoted = serde_json::to_string(PLANTED).expect("JSON").replace("\\u001b", "\\e");
    let quoted = quoted.as_str();
    for deal in [
        format!("layout: {quoted}"),
        format!("layout: [{quoted}]"),
        format!("layout: [[{quoted}]]"),
        format!("evidence: [{quoted}]"),
        format!("{quoted}: 1"),
        format!("seats: [{quoted}]"),
        format!("roles: [{quoted}]"),
        format!("edition: {quoted}"),
        format!("box: {quoted}"),
        format!("- {quoted}"),
        format!("!{quoted}"),
        PLANTED.to_owned(),
    ] {
        room.write("deal.yaml", &deal);
        harmless(&deal, &room.run("new killer-inspector --deal deal.yaml"));
    }
    let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    for (folder, name) in [("editions", "en.yaml"), ("modes", "killer-inspector.yaml")] {
        let text = fs::read_to_string(data.join(folder).join(name)).expect("a scenario");
        let lines: Vec<&str> = text.lines().collect();
        // Every field in turn, but of the suspects only some.
        for at in (0..lines.len()).filter(|at| *at < 40 || at % 97 == 0) {
            let Some((key, _)) = lines[at].split_once(": ") else { continue };
            let planted = format!("{key}: {quoted}");
            let mut changed = lines.clone();
            changed[at] = &planted;
            room.write(&format!("house/{folder}/{name}"), changed.join("\n"));
            for command in [
                "setup killer-inspector --edition en --seed 7 --scenarios house",
                "modes --scenarios house",
                "new killer-inspector --edition en --scenarios house --table t.referee",
                "status --table t.referee",
                "export markdown --table t.referee",
            ] {
                harmless(&format!("{command} with {planted}"), &room.run(command));
            }
            let _ = fs::remove_file(room.path("t.referee"));
        }
    }
}

/// Where all texts in a value are.
fn texts(value: &Value, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    let mut below = |key: String, value: &Value| {
        path.push(key);
        texts(value, path, found);
        path.pop();
    };
    match value {
        Value::String(_) => found.push(path.clone()),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| below(at.to_string(), item));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| below(key.clone(), value));
        }
        _ => {}
    }
}

fn at_path<'a>(value: &'a mut Value, path: &[String]) -> &'a mut Value {
    path.iter().fold(value, |value, key| match value {
        Value::Array(items) => &mut items[key.parse::<usize>().expect("a number")],
        other => &mut other[key.as_str()],
    })
}
