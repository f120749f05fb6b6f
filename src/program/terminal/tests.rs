//! Prompts and private pages on a real terminal.
//!
//! The test binary starts itself again inside a pseudo-terminal with `SCENE` set, and that child
//! plays the scene of this name instead of a test.
use std::env;
use std::io::{self, BufRead, Read, Write};

use console::Term;
use noir_referee::lang::{Lang, Words};
use noir_referee::screen::{Look, Page, PrivatePage};
use portable_pty::CommandBuilder;

use super::{Asker, Door, visit};
use pty::Pty;

#[path = "../../../tests/support/pty.rs"]
#[allow(dead_code, reason = "the tests of the whole program use the rest")]
mod pty;

const CTRL_C: &str = "\u{3}";

fn scene(name: &str) -> Pty {
    let mut command = CommandBuilder::new(env::current_exe().expect("this binary"));
    command.args(["--exact", "terminal::tests::child", "--nocapture", "--quiet"]);
    command.env("SCENE", name);
    Pty::sized(command, (24, 80))
}

/// Not a test: what the child in the pseudo-terminal does.
#[test]
fn child() -> io::Result<()> {
    let Ok(name) = env::var("SCENE") else { return Ok(()) };
    let (term, words) = (Term::stdout(), Words::new(Lang::En));
    let look = Look::new(true, false, |name| (name == "LANG").then(|| "en.UTF-8".to_owned()));
    let say = |text: String| writeln!(io::stdout(), "{text}");
    let page = |seconds| {
        let secret = |line: &str| PrivatePage {
            code: "You are Clive".to_owned(),
            held: vec!["You are Clive".to_owned(), line.to_owned()],
            entry: true,
            ..PrivatePage::default()
        };
        let door = Door::<io::Error> {
            open: &mut || Ok(secret("look 1")),
            enter: &mut |line| Ok(Some(secret(&format!("heard {} letters", line.len())))),
            follow: None,
        };
        visit(&term, Page::new("Ann", look, &words, seconds), door)
    };
    if name == "page after typing" {
        // One line is read, and what was typed after it waits in the terminal.
        let mut line = [0; 64];
        say("Type".to_owned())?;
        let _ = io::stdin().read(&mut line)?;
    }
    let mut asker = Asker::Terminal { term: term.clone(), words: &words };
    match name.as_str() {
        "page" | "page after typing" => page(3600)?,
        "page left alone" => page(1)?,
        "question" => {
            say("above the question".to_owned())?;
            for prompt in ["Which> ", "Sure> "] {
                say(format!("{prompt}{:?}", asker.line(prompt)?))?;
            }
        }
        "text" => {
            let text = asker.again("Name", "An")?;
            say(format!("text {text:?}"))?;
        }
        "hidden" => {
            let text = asker.hidden("PrivatePage", None)?;
            say(format!("letters {:?}", text.map(|text| text.len())))?;
        }
        other => panic!("no scene `{other}`"),
    }
    // The terminal is back in its usual mode if it echoes this line and hands it over whole.
    say("Say something".to_owned())?;
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line)?;
    say(format!("you said {line:?}"))
}

/// The scene is over: the terminal works as before, and nothing `hidden` can be found on it.
fn finish(mut pty: Pty, hidden: &[&str]) {
    pty.wait_for("Say something");
    let mut screen = pty.screen();
    assert!(!screen.screen().alternate_screen() && !screen.screen().hide_cursor());
    screen.screen_mut().set_scrollback(usize::MAX);
    let above = screen.screen().contents();
    for secret in hidden {
        assert!(!above.contains(secret), "{above}");
    }
    let before = pty.bytes().len();
    pty.press("so\r");
    pty.wait_for("you said \"so\\n\"");
    let after = String::from_utf8_lossy(&pty.bytes()[before..]).into_owned();
    assert!(after.contains("so\r\n"), "echo is on: {after:?}");
    for secret in hidden {
        assert!(!after.contains(secret), "{after}");
    }
    assert!(pty.ends_well());
}

#[test]
fn a_private_page_shows_text_then_a_code_and_leaves_nothing() {
    for leaving in ["\u{1b}", CTRL_C, "\r"] {
        let mut pty = scene("page");
        let holding = pty.wait_for("Ann: turn the screen");
        assert!(!holding.contains("Clive"));
        pty.press(" ");
        let text = pty.wait_for("Space: as a QR code");
        assert!(text.contains("You are Clive") && !text.contains('▀'));
        pty.press(" ");
        let code = pty.wait_for("Space: as text");
        assert!(code.contains("▀▀▀") && !code.contains("Clive"));
        pty.press(leaving);
        finish(pty, &["Clive", "▀"]);
    }
}

#[test]
fn a_page_left_alone_hides_itself_and_waits_for_a_key() {
    let mut pty = scene("page left alone");
    pty.wait_for("Ann: turn the screen");
    pty.press(" ");
    let hidden = pty.wait_for("Hidden.");
    assert!(!hidden.contains("Clive") && !hidden.contains('▀'));
    pty.press("become\r");
    finish(pty, &["Clive", "▀", "become"]);
}

#[test]
fn a_private_line_stands_on_its_page_alone() {
    let mut pty = scene("page");
    pty.wait_for("Ann: turn the screen");
    pty.press(" ");
    pty.wait_for("You are Clive");
    pty.press("become clivia");
    pty.wait_for("> become clivia");
    pty.press("\r");
    pty.wait_for("heard 13 letters");
    pty.press("\r");
    finish(pty, &["Clive", "clivia", "heard"]);
}

#[test]
fn keys_typed_before_the_page_appears_do_not_open_it() {
    let mut pty = scene("page after typing");
    pty.wait_for("Type");
    pty.press("so\r  \r");
    let holding = pty.wait_for("Ann: turn the screen");
    assert!(!holding.contains("Clive"));
    pty.press(CTRL_C);
    finish(pty, &["Clive", "▀"]);
}

#[test]
fn ctrl_c_and_escape_are_answers() {
    let mut question = scene("question");
    question.wait_at_cursor("Which>");
    question.press(CTRL_C);
    question.wait_for("Which> Nothing");
    question.wait_at_cursor("Sure>");
    question.press("yes\r");
    let shown = question.wait_for("Sure> Line(\"yes\")");
    assert!(shown.contains("above the question"), "{shown}");
    finish(question, &[]);
    for (name, prompt, nothing) in
        [("text", "Name: An", "text None"), ("hidden", "hidden as you type", "letters None")]
    {
        for leaving in [CTRL_C, "\u{1b}"] {
            let mut pty = scene(name);
            pty.wait_for(prompt);
            pty.press(leaving);
            pty.wait_for(nothing);
            finish(pty, &[]);
        }
    }
}

#[test]
fn a_line_of_text_can_be_edited() {
    let mut pty = scene("text");
    pty.wait_for("Name: An");
    pty.press("на\u{1b}[D\u{7f}o\r");
    pty.wait_for("text Some(\"Anoа\")");
    finish(pty, &[]);
}
