//! The README and the pages it leads to are true: the commands of each are run from top to bottom in one room, and what
//! they print is compared with it, as a terminal of 80 columns breaks it. A line `…` stands for any number of lines.
//! Between its commands the README plays at its table: each screen it shows is one of those that come up there, in order.
use std::path::Path;
use std::process::Stdio;

use noir_referee::lang::{Grammar, Keyword, Lang};
use noir_referee::screen::wrap;

use crate::support::pty::Pty;
use crate::support::recorded::Rehearsal;
use crate::support::room::{Room, program};

/// The pages for those who use the program, the README first.
const PAGES: [(&str, &str); 5] = [
    ("README.md", include_str!("../../README.md")),
    ("docs/evening.md", include_str!("../../docs/evening.md")),
    ("docs/games.md", include_str!("../../docs/games.md")),
    ("docs/reference.md", include_str!("../../docs/reference.md")),
    ("docs/phones.md", include_str!("../../docs/phones.md")),
];
const COLUMNS: usize = 80;
/// So high that nothing scrolls away before it is compared.
const WINDOW: (u16, u16) = (250, COLUMNS as u16);

/// The evening of the README: the keys, and what comes up then.
const EVENING: &[(&str, &str)] = &[
    ("\r", "Killer (Ann), your turn."),
    ("sorry Irma\r", "1) “kill Irma”"),
    ("1\r", "type `secret`."),
    ("\r", "Space: show"),
    (" ", "Esc: hide"),
    ("trevor\r", "Noted."),
    ("\u{1b}", "2. Inspector (Ben)"),
    ("third row left\r", "3. Killer (Ann)"),
    ("third row right\r", "More: why"),
    ("why\r", "play it the other way"),
    ("exonerate\r", "4. Inspector (Ben)"),
    ("play yvonne\r", "5. Yvonne"),
    ("disguise\r", "6. Killer (Ann)"),
    ("exonerate\r", "7. Inspector (Ben)"),
    ("play neil\r", "8. Neil"),
    ("kill clive\r", "9. Killer (Ann)"),
    ("row 1 left\r", "10. Inspector (Ben)"),
    ("undo\r", "1 line was taken back."),
    ("row 1 right\r", "10. Inspector (Ben)"),
    ("who's next to Neil?\r", "Simon (d1)"),
    ("can I kill Horatio?\r", "More: why"),
    ("kill vladimir\r", "11. Killer (Ann)"),
    ("I accuse Ernest\r", "(Enter: 1)>"),
];

/// A block of code: its kind, the number of its first line, and its lines.
struct Block {
    kind: &'static str,
    at: usize,
    lines: Vec<&'static str>,
}

/// All blocks of code of a page, and the lines of text between them.
fn parts(page: &'static str) -> (Vec<Block>, Vec<&'static str>) {
    let (mut blocks, mut text): (Vec<Block>, _) = (Vec::new(), Vec::new());
    let mut inside = false;
    for (line, at) in page.lines().zip(1..) {
        match line.strip_prefix("```") {
            Some(_) if inside => inside = false,
            Some(kind) => {
                inside = true;
                blocks.push(Block { kind, at: at + 1, lines: Vec::new() });
            }
            None if inside => blocks.last_mut().expect("a block").lines.push(line),
            None => text.push(line),
        }
    }
    (blocks, text)
}

/// The blocks of one kind in the README.
fn blocks(kind: &str) -> impl Iterator<Item = Block> {
    parts(PAGES[0].1).0.into_iter().filter(move |block| block.kind == kind)
}

/// The lines of text of all pages.
fn text() -> Vec<&'static str> {
    PAGES.into_iter().flat_map(|(_, page)| parts(page).1).collect()
}

/// Every `span of code` in a text.
fn spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// What a shell in the room prints for a line, broken as in the README.
fn shell(room: &Room, line: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_BIN_EXE_referee")).parent().expect("a folder");
    let path = format!("{}:/usr/bin:/bin", folder.display());
    let mut command = room.command_of("/bin/sh");
    command.args(["-c", &format!("exec 2>&1\n{line}")]).env("PATH", path);
    let output = command.stdin(Stdio::null()).output().expect("a shell");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let broken = text.lines().flat_map(|line| {
        let fits = line.chars().count() <= COLUMNS;
        if fits { vec![line.to_owned()] } else { wrap(line, COLUMNS) }
    });
    broken.map(|line| line.trim_end().to_owned()).collect()
}

/// What a terminal shows for a command that asks for a line unseen, which follows behind `#`.
fn typed_unseen(room: &Room, command: &str, line: &str) -> Vec<String> {
    let own = command.strip_prefix("referee ").expect("a command of ours");
    let mut pty = room.terminal(own, &[]);
    pty.wait_at_cursor("):");
    pty.press(&format!("{line}\r"));
    let text = String::from_utf8(pty.all_bytes()).expect("UTF-8");
    assert!(!text.contains(line), "`{command}` shows what was typed");
    text.lines().map(|line| line.trim_end().to_owned()).collect()
}

/// Whether the README shows what was printed.
fn shows(shown: &[&str], printed: &[String]) -> bool {
    match shown.split_first() {
        None => printed.is_empty(),
        Some((&"…", rest)) => (0..=printed.len()).any(|skip| shows(rest, &printed[skip..])),
        Some((line, rest)) => {
            printed.split_first().is_some_and(|(first, more)| first == line && shows(rest, more))
        }
    }
}

/// The help of the command that `words` begin with; nothing if there is no such command.
fn help(room: &Room, words: &str) -> Option<String> {
    let is_name = |word: &&str| word.chars().all(|letter| letter.is_ascii_lowercase());
    let names = words.split(' ').skip(1).take_while(is_name);
    // What follows a command may look like one: `referee act shift 3 left`.
    let names: Vec<&str> = names.take(if words.contains("referee deck") { 2 } else { 1 }).collect();
    let ran = room.run(&format!("{} --help", names.join(" ")));
    (ran.code == 0).then_some(ran.out)
}

/// What is seen at the newest table of a room after each key of the evening.
fn evening(room: &Room) -> Vec<Vec<String>> {
    // The bare command, as somebody who comes back types it.
    let mut pty = room.terminal_sized("", WINDOW, &[]);
    pty.wait_at_cursor("(Enter: 1)>");
    let press = |(keys, shown): &(&str, &str)| {
        let from = pty.bytes().len();
        pty.press(keys);
        pty.wait_since(from, shown);
        settled(&pty)
    };
    let seen = EVENING.iter().map(press).collect();
    pty.press("0\r");
    assert!(pty.ends_well());
    seen
}

/// The lines of the screen, on a private page or once the cursor stands behind a prompt.
fn settled(pty: &Pty) -> Vec<String> {
    let screen = pty.wait_until("a prompt", |_, screen| {
        let row = usize::from(screen.cursor_position().0);
        let row = screen.rows(0, WINDOW.1).nth(row).unwrap_or_default();
        screen.alternate_screen() || row.trim_end().ends_with('>')
    });
    screen.lines().map(|line| line.trim_end().to_owned()).collect()
}

/// The commands of a console, each with the lines shown below it.
fn steps(console: &Block) -> Vec<(String, Vec<&'static str>)> {
    let mut steps: Vec<(String, Vec<_>)> = Vec::new();
    for line in &console.lines {
        match (line.strip_prefix("$ "), line.strip_prefix("> "), steps.last_mut()) {
            (Some(command), ..) => steps.push((command.to_owned(), Vec::new())),
            (_, Some(more), Some((command, _))) => command.extend(["\n", more]),
            (_, _, step) => step.expect("a command").1.push(*line),
        }
    }
    steps
}

/// Runs the commands of a page, and plays the evening where it has screens below its picture; gives what all of them have
/// printed, which the page shows.
fn run(name: &str, page: &'static str) -> String {
    let room = Room::new();
    let (mut printed, mut wrong) = (String::new(), String::new());
    let mut screens = None;
    for block in parts(page).0.into_iter().skip_while(|block| block.kind == "text") {
        match block.kind {
            "text" if name == PAGES[0].0 => {
                let screens = screens.get_or_insert_with(|| {
                    let seen = evening(&room);
                    printed.extend(seen.concat().iter().flat_map(|line| [line, "\n"]));
                    seen.into_iter()
                });
                let part = [&["…"], &block.lines[..], &["…"]].concat();
                if !screens.any(|screen| shows(&part, &screen)) {
                    let at = block.at.to_string();
                    wrong.extend([name, ":", &at, ": no screen shows this now\n"]);
                }
            }
            "yaml" => {
                let name = block.lines[0].strip_prefix("# ").expect("a name in the first line");
                room.write(name, block.lines.join("\n") + "\n");
            }
            "console" => {
                for (command, shown) in steps(&block) {
                    let unseen = command
                        .split_once("  # ")
                        .and_then(|(command, told)| Some((command, told.split_once(": ")?.1)));
                    let real = match unseen {
                        Some((command, line)) => typed_unseen(&room, command, line),
                        None => shell(&room, &command),
                    };
                    let (at, text) = (block.at, real.join("\n"));
                    if !shows(&shown, &real) {
                        wrong.extend([
                            name,
                            ":",
                            &at.to_string(),
                            ": `",
                            &command,
                            "` prints\n",
                            &text,
                            "\n",
                        ]);
                    }
                    printed.extend([&text, "\n"]);
                }
            }
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    printed
}

#[test]
fn every_command_of_the_readme_prints_what_it_shows() {
    let (name, page) = PAGES[0];
    let printed = run(name, page);
    let picture = blocks("text").next().expect("a picture").lines.join("\n");
    assert!(printed.contains(&picture), "no command draws the picture at the top");
}

#[test]
fn every_command_of_the_other_pages_prints_what_they_show() {
    for (name, page) in &PAGES[1..] {
        run(name, page);
    }
}

#[test]
fn every_page_that_a_page_leads_to_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (name, page) in PAGES {
        let folder = root.join(name).parent().expect("a folder").to_owned();
        for link in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            if file.contains("://") {
                continue;
            }
            let file = if file.is_empty() { root.join(name) } else { folder.join(file) };
            assert!(file.exists(), "{name}: {link}");
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            let headings = text.lines().filter(|line| line.starts_with('#'));
            let mut headings = headings.map(|line| {
                let words = line.trim_start_matches('#').trim().to_lowercase();
                let kept = |letter: &char| letter.is_alphanumeric() || " -".contains(*letter);
                words.chars().filter(kept).collect::<String>().replace(' ', "-")
            });
            assert!(heading.is_empty() || headings.any(|it| it == heading), "{name}: {link}");
        }
    }
}

#[test]
fn two_commands_do_everything() {
    let commands = blocks("sh").next().expect("the two commands");
    assert!(commands.at < 40, "they are not on the first screen");
    let [open, test] = commands.lines[..] else { panic!("not two: {:?}", commands.lines) };
    Room::new().ok(open.strip_prefix("cargo run -- ").expect("it opens a table"));
    let ci = include_str!("../../.ci/run");
    assert!(ci.lines().any(|line| line == test), "`{test}` is not what .ci/run runs");
}

#[test]
fn what_is_called_a_command_or_an_option_is_one() {
    let room = Room::new();
    let all: Vec<String> = commands().iter().filter_map(|words| help(&room, words)).collect();
    for span in text().into_iter().flat_map(spans) {
        let own = span.starts_with("referee").then(|| {
            help(&room, span).unwrap_or_else(|| panic!("`{span}` begins with no command"))
        });
        for option in span.split(' ').filter(|word| word.starts_with("--") && word.len() > 2) {
            // What belongs to cargo does not belong to us.
            let known = |help: &String| help.contains(&format!("{option} "));
            let is_one = own.as_ref().map_or_else(|| all.iter().any(known), known);
            assert!(is_one || span.contains("cargo"), "`{span}`: no option {option}");
        }
    }
}

#[test]
fn every_command_has_its_place_on_a_page() {
    let text = text().join("\n");
    for command in commands() {
        let named = spans(&text).any(|span| span.starts_with(&command));
        assert!(named, "`{command}` is nowhere");
    }
}

/// Every command, `referee deck learn`; those that only hold others are left out.
fn commands() -> Vec<String> {
    let commands = Rehearsal::new(program()).and_then(|stage| stage.commands()).expect("a list");
    let holds = |it: &String| commands.iter().any(|other| other.starts_with(&format!("{it} ")));
    commands.iter().filter(|it| !holds(it)).map(|it| format!("referee {it}")).collect()
}

#[test]
fn the_words_of_lines_are_those_of_the_grammar() {
    let grammars = [Lang::En, Lang::Uk, Lang::Ru].map(Grammar::new);
    let rows = text().into_iter().skip_while(|line| !line.starts_with("| English"));
    let rows: Vec<_> = rows.skip(2).take_while(|line| line.starts_with('|')).collect();
    for row in &rows {
        let cells: Vec<Vec<&str>> =
            row.split('|').skip(1).map(|cell| spans(cell).collect()).collect();
        let keyword: Keyword = cells[0][0].parse().unwrap_or_else(|_| panic!("{row}"));
        for (grammar, cell) in grammars.iter().zip(&cells) {
            let own: Vec<&str> =
                [grammar.shown(keyword)].into_iter().chain(grammar.short(keyword)).collect();
            assert_eq!(*cell, own, "{row}");
        }
    }
    assert!(rows.len() > 10, "the table is lost");
}
