//! What is far too long is refused at once with its measure, and nothing of it is read.
use std::time::{Duration, Instant};

use crate::support::room::{Ran, Room};

/// Far more than any of these takes, and far less than reading all of it would.
const PATIENCE: Duration = Duration::from_secs(20);

#[track_caller]
fn quick(room: &Room, line: &str, input: &str) -> Ran {
    let start = Instant::now();
    let ran = room.run_with(line, input);
    assert!(start.elapsed() < PATIENCE, "{:.60} took {:?}", line, start.elapsed());
    assert!(!ran.err.contains("panicked"), "{ran:?}");
    assert!(ran.err.len() < 20_000, "{:.60} says {} bytes", line, ran.err.len());
    ran
}

fn table() -> Room {
    Room::with_table("mabcdl", "--trust told")
}

#[test]
fn a_line_of_many_words_is_refused_with_its_measure() {
    let room = table();
    let before = std::fs::read(journal(&room)).expect("a table");
    for word in ["kill ", "kill a1, ", "c3 ", "collapse rows a1 then ", "є ", "@1 ", "kill c3 "] {
        for count in [130, 1_500] {
            let line = word.repeat(count);
            let line = line.trim_end();
            for command in ["act", "ask", "may", "rule", "correct 1", "act --as killer"] {
                let said = format!("{command} \"{line}\"");
                let ran = quick(&room, &said, "");
                if line.len() <= 4_096 {
                    assert_ne!(ran.code, 0, "{said:.60}: {ran:?}");
                    let words = format!(" in {} words", line.split_whitespace().count());
                    let known = ran.err.contains(&words) || command.starts_with("correct");
                    assert!(known, "{said:.60}: {}", ran.err);
                } else {
                    assert!(ran.err.contains("One argument has"), "{said:.60}: {}", ran.err);
                }
            }
            for command in ["tell --as killer", ""] {
                let ran = quick(&room, command, &format!("{line}\n"));
                assert!(ran.err.contains(" words") || ran.out.contains(" words"), "{ran:?}");
            }
        }
    }
    assert_eq!(std::fs::read(journal(&room)).expect("a table"), before, "nothing was recorded");
    assert_eq!(quick(&room, "tell --as killer", &"x".repeat(1 << 20)).code, 2);
    let many = format!("act {}", "kill ".repeat(600));
    assert!(quick(&room, &many, "").err.contains("602 arguments"));
}

#[test]
fn what_opens_a_table_is_measured_too() {
    let room = Room::new();
    let commas = ",".repeat(4_000);
    for line in [
        format!("setup killer-inspector --players {}", "a,".repeat(2_000)),
        format!("new killer-inspector --players {commas}"),
        format!("new killer-inspector --assign {commas}"),
        format!("new killer-inspector --trust {}", "killer=".repeat(500)),
        format!("setup killer-inspector {}", "--option kills=15 ".repeat(250)),
        format!("setup --code {}", "A".repeat(4_000)),
        format!("setup killer-inspector --edition {}", "x".repeat(4_000)),
        format!("status --as {}", "x".repeat(4_000)),
    ] {
        let ran = quick(&room, &line, "");
        assert!(ran.code != 0 || line.contains("--option"), "{line:.60}: {ran:?}");
    }
    let names = quick(&room, &format!("new killer-inspector --players {}", "a,".repeat(300)), "");
    assert!(names.err.contains("301 names are too many; 9 can play at most"), "{}", names.err);
    let rows = "A b c d e f g h i j k ".repeat(3_000);
    assert_eq!(quick(&room, "new killer-inspector --layout typed", &rows).code, 2);
    assert_eq!(quick(&room, "new killer-inspector --layout typed", &"a\n".repeat(9_000)).code, 2);
    let list: Vec<String> = (0..100_000).map(|n| format!("Name{n}")).collect();
    room.write("list.txt", list.join("\n"));
    assert_ne!(quick(&room, "deck learn list.txt", "").code, 0);
}

#[test]
fn a_deep_or_endless_document_is_refused_before_it_is_read() {
    let room = Room::new();
    let rows = |row: &str| format!("layout:\n{}", format!("  - {row}\n").repeat(10_000));
    for (text, says) in [
        ("[".repeat(100_000), "nested too deeply"),
        (format!("layout: {}", "{a: ".repeat(30_000)), "nested too deeply"),
        ("- ".repeat(100_000), "nested too deeply"),
        ("? ".repeat(100_000), "nested too deeply"),
        (lines(1_000, |n| format!("{}a:", " ".repeat(n))), "nested too deeply"),
        (rows("ABCDE"), "rows"),
        (rows(&"ab ".repeat(20)), "more than 10000"),
        (rows("[A, B, C, D, E]"), "more than 10000"),
        (format!("evidence: [{}]", "Alyss, ".repeat(9_000)), "more than 64"),
        (format!("evidence: [{}]", "Nobody, ".repeat(9_000)), "more than 64"),
        (format!("seats: [{}]", "killer, ".repeat(9_000)), "seats"),
        (format!("a: &a [x, x]\nb: &b [*a, *a]\nc: [{}]", "*b, ".repeat(9_000)), "deal.yaml"),
        (lines(9_000, |n| format!("key{n}: 1")), "deal.yaml"),
        ("k: 1\n".repeat(4_900), "deal.yaml"),
        ("x".repeat(1 << 21), "deal.yaml"),
    ] {
        room.write("deal.yaml", &text);
        let ran = quick(&room, "new killer-inspector --deal deal.yaml", "");
        assert!(matches!(ran.code, 2..=4), "{text:.40}: {ran:?}");
        assert!(ran.err.contains(says) || text.len() > 90, "{text:.40}: {}", ran.err);
    }
    for folder in ["modes", "editions"] {
        room.write(&format!("house/{folder}/killer-inspector.yaml"), "[".repeat(100_000));
        assert_eq!(quick(&room, "setup killer-inspector --scenarios house", "").code, 3);
    }
}

fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect::<Vec<_>>().join("\n")
}

fn journal(room: &Room) -> std::path::PathBuf {
    let tables = room.path(".local/share/referee/tables");
    let mut all = std::fs::read_dir(tables).expect("tables");
    let is_table = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "referee");
    all.find_map(|entry| Some(entry.expect("a file").path()).filter(is_table)).expect("a table")
}
