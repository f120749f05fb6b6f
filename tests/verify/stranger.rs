//! A checker that knows `docs/record.md` and no line of the program finds of every file what `referee verify` finds.
#[path = "../../examples/check_record.rs"]
#[allow(dead_code, reason = "it is a program of its own as well")]
mod check_record;

use std::path::Path;
use std::{env, fs};

use noir_referee::table::safe::{Damage, History};
use noir_referee::table::{JournalLine, Secret, verify};
use sha2::{Digest as _, Sha256};

use super::forger::{Forger, Opened, entrusted, promise_anew, reword};
use super::{FILE, played, record};
use crate::support::room::Room;

/// The facts of lines, each with its number.
type Facts = Vec<(usize, Vec<Vec<String>>)>;

/// What the program finds: whether it is a proof, or the line that is wrong.
fn verified(bytes: &[u8]) -> Result<bool, usize> {
    let history = History::<JournalLine>::of(bytes);
    match history.report {
        Some(Damage::Torn { line, .. } | Damage::BadLine { line, .. }) => Err(line as usize),
        Some(Damage::Empty | Damage::NotAJournal) => Err(1),
        Some(damage) => panic!("{damage}"),
        None => match verify(&history.records) {
            Ok(verdict) => Ok(verdict.is_proof()),
            Err(breach) => Err(breach.line),
        },
    }
}

/// What both find of a file.
#[track_caller]
pub fn agreed(bytes: &[u8]) -> Result<bool, usize> {
    let found = check_record::check(bytes);
    let short = found.as_ref().map(|verdict| verdict.proven).map_err(|wrong| wrong.line);
    let verified = verified(bytes);
    assert_eq!(short, verified, "{found:?}");
    verified
}

/// What the checker finds wrong, `verify` finds wrong as well, and there or before: it also knows the rules.
#[track_caller]
pub fn agreed_if_wrong(bytes: &[u8]) {
    if let Err(wrong) = check_record::check(bytes) {
        assert!(verified(bytes).is_err_and(|line| line <= wrong.line), "{wrong:?}");
    }
}

fn lines(bytes: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(bytes).expect("UTF-8");
    text.lines().map(str::to_owned).collect()
}

/// Lines that follow one another again, each with its number and its sum; what is sealed stays as it is.
fn chained(lines: &[String]) -> Vec<u8> {
    let digit = |digit: u8| char::from(b"0123456789abcdef"[usize::from(digit)]);
    let hash = |text: &str| -> String {
        Sha256::digest(text).iter().flat_map(|byte| [byte >> 4, byte & 15]).map(digit).collect()
    };
    let (mut bytes, mut prev) = (Vec::new(), None::<String>);
    for (n, line) in lines.iter().enumerate() {
        let (_, rest) = line.split_once(r#","kind""#).expect("a kind");
        let (own, _) = rest.rsplit_once(r#","sum""#).expect("a sum");
        let first = line.split('"').nth(5).expect("what came before").to_owned();
        let before = prev.unwrap_or(first);
        let text = format!(r#"--- {{"n":{n},"prev":"{before}","kind"{own}"#);
        let whole = format!("{text},\"sum\":\"{}\"}}\n", hash(&text));
        prev = Some(hash(&whole));
        bytes.extend(whole.bytes());
    }
    bytes
}

#[test]
fn the_example_is_proven() {
    let example = include_bytes!("../../docs/example.referee");
    assert_eq!(agreed(example), Ok(true));
    let words = check_record::check(example).expect("true").words;
    let history = History::<JournalLine>::of(example);
    let fingerprint = verify(&history.records).expect("true").fingerprint;
    for (lang, words) in ["en", "uk", "ru"].iter().zip(words) {
        let lang = lang.parse().expect("a language");
        assert_eq!(fingerprint.words(lang), words);
    }
}

/// A table with everything that a record can hold, in the middle of its game.
fn busy() -> Room {
    let room = Room::with_table("mabcdnopq", &format!("--with-referee --table {FILE}"));
    assert_eq!(room.run("act \"kill c\"").code, 1, "Clive is too far away");
    room.act(&["kill h"]);
    room.tell("inspector", "become a");
    room.ok("status --as referee");
    room.act(&["shift 1 left"]);
    room.ok("rule set undo-ban=off --reason \"ми\u{2028}так звикли\"");
    room.act(&["exonerate", "play b", "disguise", "shift 5 right"]);
    room.ok("correct 3 shift 3 right --right --yes");
    room.ok("correct 3 --stand");
    room.ok("undo --yes 2");
    room.ok("redo");
    room
}

#[test]
fn a_game_that_goes_on_and_one_that_goes_on_after_its_end_are_judged_alike() {
    let room = busy();
    let bytes = record(&room);
    let whole = lines(&bytes);
    for many in 1..=whole.len() {
        assert_eq!(agreed(&chained(&whole[..many])), Ok(false), "{many} lines");
    }
    room.act(&["concede"]);
    assert_eq!(agreed(&record(&room)), Ok(true));
    room.ok("undo --yes 1");
    assert_eq!(agreed(&record(&room)), Ok(false));
    room.ok("redo");
    assert_eq!(agreed(&record(&room)), Ok(true), "nothing was sealed in between");
    room.ok("undo --yes 1");
    room.act(&["exonerate"]);
    assert_eq!(agreed(&record(&room)), Ok(false));
    room.act(&["concede"]);
    assert_eq!(agreed(&record(&room)), Ok(true));
}

#[test]
fn a_byte_a_line_or_an_end_that_is_changed_is_found_in_the_same_line() {
    let bytes = record(&played());
    for at in (0..bytes.len()).step_by(97) {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(agreed(&changed).is_err(), "byte {at}");
        assert!(agreed(&bytes[..at + 2]).is_err() || bytes[at + 1] == b'\n', "cut at {at}");
    }
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    for at in 0..lines.len() - 1 {
        let mut other = lines.clone();
        other.swap(at, at + 1);
        assert!(agreed(&other.concat()).is_err(), "line {at} exchanged");
        other = lines.clone();
        other.remove(at);
        assert!(agreed(&other.concat()).is_err(), "line {at} lost");
    }
}

/// Words of a line that goes on, replaced by others that no record can have there; the chain fits again.
#[test]
fn a_line_of_another_shape_is_found_without_any_key() {
    let whole = lines(&record(&busy()));
    let tries = |of: &str, from: &str, to: &str| {
        let at = whole.iter().position(|line| line.contains(of) && line.contains(from));
        let at = at.unwrap_or_else(|| panic!("no {of} with {from}"));
        let mut other = whole.clone();
        other[at] = other[at].replacen(from, to, 1);
        let found = (check_record::check(&chained(&other)), verified(&chained(&other)));
        let lines = (found.0.as_ref().map(|it| it.proven).map_err(|it| it.line), found.1);
        (lines != (Err(at + 1), Err(at + 1))).then(|| format!("{from} -> {to}: {found:?}"))
    };
    let sealed = r#","sealed":""#;
    let found = [
        ("opened", "referee/3", "referee/2"),
        ("opened", "chacha8/v1", "chacha8/v2"),
        ("opened", sealed, r#","sealed":"00"#),
        ("opened", r#""trust":"dealt""#, r#""trust":"blind""#),
        ("opened", r#""practice":false"#, r#""practice":"no""#),
        ("opened", r#""lock":null"#, r#""lock":1"#),
        ("opened", r#""seat":"killer""#, r#""seat":"inspector""#),
        ("opened", sealed, r#","veiled":""#),
        ("opened", r#""game":"noir""#, r#""game":"chess""#),
        ("opened", r#""lock":null,"#, ""),
        ("opened", r#""opening":{"#, r#""opening": {"#),
        ("said", r#""facts":[["#, r#""facts": [["#),
        ("said", r#""seat":"killer""#, r#""seat":"nobody""#),
        ("said", r#""seat":"killer","#, ""),
        ("said", r#""kind":"said""#, r#""kind":"sung""#),
        ("said", r#""facts":[["#, r#""facts":[[],["#),
        ("said", r#""facts":[["#, r#""facts":[["sang"],["#),
        ("said", r#""facts":[["#, r#""mood":"good","facts":[["#),
        ("\"ruled\"", r#""option":"undo-ban""#, r#""option":"weather""#),
        ("\"ruled\"", r#""option":"undo-ban""#, r#""option":"goal""#),
        ("\"ruled\"", r#""reason":""#, r#""reason":1,"x":""#),
        ("\"looked\"", r#""by":"referee""#, r#""by":"neighbour""#),
        ("\"stands\"", r#""line":3"#, r#""line":0"#),
        ("\"stands\"", r#""line":3"#, r#""line":30"#),
        ("\"undid\"", r#""lines":2"#, r#""lines":0"#),
        ("\"undid\"", r#""lines":2"#, r#""lines":20"#),
        ("\"undid\"", r#""shown":"#, r#""known":"#),
        ("\"undid\"", r#""shown":"#, r#""shown":1,"x":"#),
        ("\"redid\"", r#""lines":1"#, r#""lines":0"#),
        ("\"redid\"", r#""lines":1"#, r#""lines":3"#),
        ("\"corrected\"", r#""from":3"#, r#""from":0"#),
        ("\"corrected\"", r#""from":3"#, r#""from":30"#),
        ("\"corrected\"", r#""changed":[[3,"#, r#""changed":[[2,"#),
        ("\"corrected\"", r#""lines":"#, r#""lines":18446744073709551"#),
        ("\"corrected\"", r#""lines":"#, r#""lines":1"#),
        ("\"corrected\"", r#""changed":[[3,{"kind":"said""#, r#""changed":[[3,{"kind":"undid""#),
        ("\"refused\"", sealed, r#","sealed":"zz"#),
        ("\"refused\"", r#""seat":"killer""#, r#""seat":"nobody""#),
    ]
    .map(|(of, from, to)| tries(of, from, to));
    let mut found: Vec<String> = found.into_iter().flatten().collect();
    // What should be sealed is not, and the other way round.
    let hidden =
        whole.iter().position(|line| line.contains("\"became\",\"inspector\"")).expect("it");
    let told = whole.iter().position(|line| line.contains("\"shift 1 left\"")).expect("it");
    let seal =
        whole[hidden].split(sealed).nth(1).and_then(|rest| rest.split('"').next()).expect("it");
    let seal = format!("{sealed}{seal}\"");
    for (at, from, to) in [(hidden, &*seal, ""), (told, r#","sum""#, &*format!("{seal},\"sum\""))] {
        let mut other = whole.clone();
        other[at] = other[at].replacen(from, to, 1);
        if agreed(&chained(&other)) != Err(at + 1) {
            found.push(format!("line {at}: {from} -> {to}"));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whoever has the key seals anew what he likes; both find it out, in the same line.
#[test]
fn what_was_forged_with_the_key_is_found_without_the_rules() {
    let forger = Forger::new(&record(&played()));
    assert_eq!(agreed(&forger.write()), Ok(true));
    let last = forger.lines.len() - 1;
    let tries = |at: usize, change: &dyn Fn(&mut Vec<Opened>)| {
        let mut other = forger.clone();
        change(&mut other.lines);
        assert_eq!(agreed(&other.write()), Err(at + 1));
    };
    tries(0, &|lines| entrusted(&mut lines[0]).deck.swap(10, 11));
    tries(0, &|lines| entrusted(&mut lines[0]).chance.push('0'));
    tries(0, &|lines| entrusted(&mut lines[0]).promises[1].salt = "0f".repeat(32));
    tries(0, &|lines| entrusted(&mut lines[0]).promises.swap(0, 1));
    tries(0, &|lines| drop(entrusted(&mut lines[0]).promises.pop()));
    tries(0, &|lines| {
        entrusted(&mut lines[0]).deck[3] = "#a1".to_owned();
        promise_anew(lines);
    });
    // The card on top went to the Killer; the others to the Inspector.
    tries(0, &|lines| {
        entrusted(&mut lines[0]).deck.swap(0, 20);
        promise_anew(lines);
    });
    let drew = forger.at(r##"["drew","inspector","#b1"]"##);
    tries(drew, &|lines| {
        entrusted(&mut lines[0]).deck.swap(1, 20);
        promise_anew(lines);
    });
    tries(drew, &|lines| reword(&mut lines[drew], "#b1", "#b5"));
    tries(drew, &|lines| lines[drew].1 = None);
    let became = forger.at(r##"["became","inspector","#a1"]"##);
    tries(became, &|lines| reword(&mut lines[became], "#a1", "#e5"));
    let died = forger.at(r#"["died","Horatio"]"#);
    tries(died, &|lines| reword(&mut lines[died], r#"["died","Horatio"]"#, r#"["died","Irma"]"#));
    let shift = forger.at(r#""shift 1 left""#);
    tries(shift, &|lines| lines[shift].1 = lines[drew].1.clone());
    tries(shift, &|lines| lines[shift].1 = Some(Secret::Said { facts: Vec::new() }));
    let undid = forger.at(r#""undid""#);
    tries(undid, &|lines| reword(&mut lines[undid], "true", "false"));
    tries(last + 1, &|lines| lines.push(lines[last].clone()));
    tries(0, &|lines| lines[last].0 = JournalLine::Unsealed { key: "0f".repeat(32) });
    tries(4, &|lines| {
        let key = lines.remove(last);
        lines.insert(4, key);
    });
}

#[test]
fn secrets_of_a_correction_belong_to_its_lines() {
    let room = busy();
    room.act(&["concede"]);
    let forger = Forger::new(&record(&room));
    let at = forger.at("\"corrected\"");
    let tries = |change: fn(&mut Facts)| {
        let mut other = forger.clone();
        match &mut other.lines[at].1 {
            Some(Secret::Corrected { facts }) => change(facts),
            other => panic!("no correction: {other:?}"),
        }
        assert_eq!(agreed(&other.write()), Err(at + 1));
    };
    tries(|facts| facts.push((99, Vec::new())));
    tries(|facts| facts.push(facts[0].clone()));
    tries(|facts| facts.insert(0, (1, facts[0].1.clone())));
    tries(|facts| drop(facts.remove(0)));
}

/// Tables where some draw real cards, or all, played by their transcripts.
#[test]
fn real_cards_are_followed_as_far_as_they_are_known() {
    for (name, proven) in [
        ("told", true),
        ("dealt-killer-untold-inspector", true),
        ("hitman-sleuth-told", true),
        ("mr-jack-told", true),
        ("collapse", false),
    ] {
        let room = Room::new();
        let path = format!("tests/tables/{name}.table");
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
        for block in text.expect("a transcript").split("\n\n") {
            let (mut file, mut command, mut input) = (None, None, String::new());
            for line in block.lines() {
                if let Some(name) = line.strip_prefix("--- ") {
                    file = Some((name, String::new()));
                } else if let Some(line) = line.strip_prefix("$ referee ") {
                    command = Some(line);
                } else if let Some(line) = line.strip_prefix("< ") {
                    input.extend([line, "\n"]);
                } else if let Some((_, text)) = &mut file {
                    text.extend([line, "\n"]);
                }
            }
            if let Some((name, text)) = file {
                room.write(name, text);
            }
            if let Some(command) = command {
                room.run_with(command, &input);
            }
        }
        assert_eq!(agreed(&record(&room)), Ok(proven), "{name}");
    }
}
