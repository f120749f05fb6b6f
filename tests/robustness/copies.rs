//! Copies of a table's file, and older ones put back: said aloud on the next use, and in the log for good.
use std::fs;

use super::{Story, line_ends};
use crate::support::room::Ran;

const DATA: &str = ".local/share/referee";
const COPIED: &str = "in a second place";
const BEHIND: &str = "was missing lines";
const MOVED: &str = "The file was moved";
const UNKNOWN: &str = "lost track";

impl Story {
    /// Runs a command at a file, which must be accepted.
    #[track_caller]
    fn at(&self, file: &str, line: &str) -> Ran {
        let ran = self.room.run(&format!("{line} --table {file}"));
        assert_eq!(ran.code, 0, "{line} at {file}: {ran:?}");
        ran
    }

    /// Which of these the log of a file tells.
    #[track_caller]
    fn logged(&self, file: &str) -> Vec<&'static str> {
        let log = self.at(file, "log").out.replace('\n', " ");
        let log = log.split_whitespace().collect::<Vec<_>>().join(" ");
        [COPIED, BEHIND, MOVED, UNKNOWN].into_iter().filter(|what| log.contains(what)).collect()
    }

    fn copy(&self, from: &str, to: &str) {
        fs::copy(self.room.path(from), self.room.path(to)).expect("copied");
    }

    fn forget_heads(&self) {
        let _ = fs::remove_dir_all(self.room.path(DATA).join("heads"));
    }
}

#[test]
fn whoever_tries_a_line_in_a_copy_is_noticed_in_both() {
    for forgets in [false, true] {
        let story = Story::new();
        story.copy("table.referee", "try.referee");
        let ran = story.at("try.referee", "act \"shift 1 left\"");
        assert!(ran.err.contains("try.referee") && ran.err.contains("table.referee"), "{ran:?}");
        assert_eq!(story.at("try.referee", "act concede").err, "", "said once");
        if forgets {
            story.forget_heads();
        }
        // The original lacks what was seen; looking says it as well, and writes nothing.
        let before = story.bytes();
        let ran = story.at("table.referee", "status");
        assert!(ran.err.contains("is missing lines"), "{ran:?}");
        assert_eq!(story.bytes(), before);
        let ran = story.at("table.referee", "act \"shift 2 left\"");
        assert!(ran.err.contains("is missing lines"), "{ran:?}");
        assert_eq!(story.at("table.referee", "act \"shift a up\"").err, "");
        assert_eq!(story.logged("try.referee"), [COPIED]);
        assert_eq!(story.logged("table.referee"), [BEHIND]);
        // And the copy lacks now what was played at the original.
        let ran = story.at("try.referee", "status --as killer");
        assert!(ran.err.contains("is missing lines"), "{ran:?}");
        assert_eq!(story.logged("try.referee"), [COPIED, BEHIND]);
        story.at("try.referee", "verify");
    }
}

#[test]
fn an_older_file_put_back_needs_recovering_and_the_log_says_how_much_was_seen() {
    for forgets in [false, true] {
        let story = Story::new();
        let (older, lines) = (story.bytes(), line_ends(&story.bytes()).len());
        story.room.act(&["shift 1 left", "shift 2 left"]);
        story.write(&older);
        if forgets {
            story.forget_heads();
        }
        assert_eq!(story.room.run("act \"shift 3 left\"").code, 3);
        story.room.ok("recover");
        assert_eq!(story.logged("table.referee"), [BEHIND]);
        let log = story.room.json("log");
        let noticed = log.as_array().unwrap().iter().find(|entry| entry["kind"] == "noticed");
        let noticed = noticed.expect("in the log");
        assert_eq!((&noticed["what"], &noticed["seen"]), (&"behind".into(), &(lines + 2).into()));
    }
}

#[test]
fn a_file_that_was_moved_is_said_once() {
    let story = Story::new();
    fs::rename(&story.file, story.room.path("new.referee")).unwrap();
    let ran = story.at("new.referee", "status");
    assert!(ran.err.contains("new.referee") && ran.err.contains("table.referee"), "{ran:?}");
    let ran = story.at("new.referee", "act \"shift 1 left\"");
    assert!(ran.err.contains("new.referee") && ran.err.contains("table.referee"), "{ran:?}");
    assert_eq!(story.at("new.referee", "act \"shift 2 left\"").err, "");
    assert_eq!(story.logged("new.referee"), [MOVED]);
    // Another table may take its place.
    story.room.ok("new killer-inspector --table table.referee");
    assert_eq!(story.at("new.referee", "act \"shift 3 left\"").err, "");
    assert_eq!(story.at("table.referee", "status").err, "");
}

#[test]
fn on_a_terminal_a_move_is_asked_about_once() {
    for (answer, logged) in [("1\r", MOVED), ("0\r", COPIED)] {
        let story = Story::new();
        fs::rename(&story.file, story.room.path("new.referee")).unwrap();
        let mut terminal = story.room.terminal("redo --table new.referee", &[]);
        terminal.wait_for("Did you move");
        terminal.press(answer);
        terminal.all_bytes();
        assert_eq!(story.logged("new.referee"), [logged]);
        assert_eq!(story.at("new.referee", "act \"shift 2 left\"").err, "");
    }
}

#[test]
fn whoever_takes_away_what_was_seen_is_noticed() {
    for torn in [false, true] {
        let story = Story::new();
        story.forget_heads();
        for entry in fs::read_dir(story.room.path(DATA).join("keys")).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|end| end == "seen") {
                if torn { fs::write(path, "{") } else { fs::remove_file(path) }.unwrap();
            }
        }
        assert!(story.at("table.referee", "status").err.contains("has lost track"));
        let ran = story.at("table.referee", "act \"shift 1 left\"");
        assert!(ran.err.contains("has lost track"), "{ran:?}");
        assert_eq!(story.at("table.referee", "act \"shift 2 left\"").err, "");
        assert_eq!(story.logged("table.referee"), [UNKNOWN]);
    }
}

#[test]
fn honest_ways_with_a_file_are_not_suspected() {
    let story = Story::new();
    // Seen, told, undone, looked at, and looked at under another name of the same file.
    story.at("table.referee", "act \"shift 1 left\"");
    story.at("table.referee", "undo");
    #[cfg(unix)]
    {
        fs::hard_link(&story.file, story.room.path("hard.referee")).unwrap();
        std::os::unix::fs::symlink(&story.file, story.room.path("soft.referee")).unwrap();
        for file in ["hard.referee", "soft.referee"] {
            assert_eq!(story.at(file, "act \"shift 1 left\"").err, "", "{file}");
            story.at(file, "undo");
        }
    }
    // A second place that is brought back whole.
    story.copy("table.referee", "stick.referee");
    story.at("stick.referee", "act \"shift 1 left\"");
    story.copy("stick.referee", "table.referee");
    assert_eq!(story.at("table.referee", "act \"shift 2 left\"").err, "");
    assert_eq!(story.logged("table.referee"), [COPIED], "as the copy says");
    // Another computer, with no key, knows nothing and suspects nothing.
    let other = crate::support::room::Room::new();
    other.write("table.referee", story.bytes());
    assert_eq!(other.run("status --table table.referee").err, "");
}
