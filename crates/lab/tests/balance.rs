//! The tables of `docs/balance.md` are what the commands beside them print.
use std::path::Path;
use std::process::Command;

const PAGE: &str = include_str!("../../../docs/balance.md");

/// A command of the page, and what it printed there.
struct Shown<'a> {
    command: &'a str,
    printed: &'a str,
}

fn shown(page: &str) -> Vec<Shown<'_>> {
    let blocks = page.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    let shown = blocks.map(|block| {
        let (command, printed) = block.split_once('\n').expect("a command");
        Shown {
            command: command.strip_prefix("$ cargo run -p lab --release -- ").expect("a command"),
            printed,
        }
    });
    shown.collect()
}

/// What the laboratory prints.
fn told(command: &str) -> String {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"));
    let ran = lab.args(command.split_whitespace()).output().expect("it runs");
    assert!(ran.status.success(), "{command}: {ran:?}");
    String::from_utf8(ran.stdout).expect("UTF-8")
}

/// What stands in front of the first figure of a line, and how many shares follow.
fn shape(line: &str) -> (String, usize) {
    let share = |word: &str| word.chars().all(|it| it.is_ascii_digit() || ".%()–±".contains(it));
    let name: Vec<&str> = line.split_whitespace().take_while(|word| !share(word)).collect();
    (name.join(" "), line.matches(" %").count() + line.matches('–').count())
}

/// With few games the same rows come, though some of them not yet.
#[test]
fn the_commands_of_the_page_print_tables_of_this_shape() {
    let all = shown(PAGE);
    assert!(all.len() >= 7, "one for each mode at least");
    for Shown { command, printed } in all {
        let few = command.split_once("--games ").expect("so many games");
        let rest = few.1.trim_start_matches(|it: char| it.is_ascii_digit());
        // Who thinks takes his time; the rows are those of whoever says anything.
        let rest = rest.replace("thinking", "random");
        let told = told(&format!(
            "simulate{} --games 24{rest}",
            few.0.trim_start_matches("simulate").trim_end()
        ));
        // Wider figures leave room for fewer columns.
        let rows = |text: &str| -> Vec<String> {
            let rows = text.lines().skip(1).filter(|line| !line.is_empty() && !line.contains('='));
            rows.map(|line| shape(line).0).collect()
        };
        let (here, there) = (rows(&told), rows(printed));
        for name in &here {
            assert!(there.contains(name), "{command}: {name} is not on the page\n{told}");
        }
        // So few games of a deal say nothing of it.
        if !command.contains("--layouts") {
            assert_eq!(here.last(), there.last(), "{command}");
        }
        // The heading says the same of another number of games.
        let heading = |text: &str| {
            let line = text.lines().next().unwrap_or_default();
            let (begin, end) = line.split_once(" games").expect("so many games");
            let begin = begin.trim_end_matches(|it: char| it.is_ascii_digit());
            format!("{begin}{end}")
        };
        let printed = heading(printed).replace("think ahead", "any legal move");
        assert_eq!(heading(&told), printed, "{command}");
    }
}

/// Takes half an hour: every table anew, as the command beside it prints it. `BALANCE=write` writes them.
///
/// `BALANCE=write cargo test -p lab --release --test balance -- --ignored`
#[test]
#[ignore = "plays some hundred thousand games"]
fn the_figures_of_the_page_are_those_of_today() {
    let mut page = PAGE.to_owned();
    for Shown { command, printed } in shown(PAGE) {
        let told = told(command);
        page = page.replace(
            &format!("$ cargo run -p lab --release -- {command}\n{printed}"),
            &format!("$ cargo run -p lab --release -- {command}\n{told}"),
        );
    }
    if std::env::var_os("BALANCE").is_some() {
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/balance.md"), page)
            .expect("written");
    } else {
        assert_eq!(page, PAGE);
    }
}
