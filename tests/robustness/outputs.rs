//! Files that commands write: nothing that is needed is lost, and no more people read them than should.
use std::fs;
use std::path::{Path, PathBuf};

use super::Story;
use crate::support::room::Room;

/// Every command that writes a file for people; the file's name comes last.
const WRITERS: [&str; 7] = [
    "export markdown --into",
    "export jsonl --into",
    "export markdown --as killer --into",
    "secret killer --svg",
    "setup killer-inspector --svg",
    "board --svg",
    "board --as killer --svg",
];

fn data(story: &Story) -> PathBuf {
    story.room.path(".local/share/referee")
}

fn first_in(folder: &Path) -> PathBuf {
    let mut files = fs::read_dir(folder).expect("a folder");
    files.next().expect("a file").expect("readable").path()
}

/// The names in a folder and what is in them.
fn all_in(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("one").path());
    let mut files: Vec<(PathBuf, Vec<u8>)> = entries
        .filter(|path| path.is_file())
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn nothing_is_written_over_what_belongs_to_a_table() {
    let story = Story::new();
    let whole = story.bytes();
    let mut torn = whole.clone();
    torn[3] ^= 1;
    story.room.write("game.md", &whole);
    story.room.write("torn.svg", &torn);
    for (name, folder) in [("key.png", "keys"), ("head.svg", "heads")] {
        fs::copy(first_in(&data(&story).join(folder)), story.room.path(name)).expect("copied");
    }
    let own = [
        ".local/share/referee/current",
        ".local/share/referee/new.svg",
        ".local/share/referee/keys/new.svg",
    ];
    let before = (all_in(story.room.folder()), all_in(&data(&story)));
    for file in
        ["table.referee", "game.md", "torn.svg", "key.png", "head.svg"].into_iter().chain(own)
    {
        for writer in WRITERS {
            for yes in ["", " --yes"] {
                let line = format!("{writer} {file}{yes}");
                let ran = story.room.run(&line);
                assert_eq!(ran.code, 2, "{line}: {ran:?}");
                assert!(ran.err.contains(file.rsplit('/').next().unwrap()), "{line}: {ran:?}");
            }
        }
    }
    assert_eq!((all_in(story.room.folder()), all_in(&data(&story))), before);
    assert_eq!(story.seen().1.as_ref(), story.told.last(), "nobody has looked");
}

#[test]
fn a_file_that_is_there_is_given_up_only_when_somebody_says_so() {
    let story = Story::new();
    for writer in WRITERS {
        let file = story.room.write("notes.txt", "my notes\n");
        let line = format!("{writer} notes.txt");
        let ran = story.room.run_with(&line, "yes\ny\n");
        assert_eq!(ran.code, 2, "{line}: {ran:?}");
        assert!(ran.err.contains("--yes"), "{line}: {ran:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "my notes\n", "{line}");
        story.room.ok(&format!("{line} --yes"));
        assert_ne!(fs::read(&file).unwrap(), b"my notes\n", "{line}");
        // Nothing is in it that anybody could miss.
        fs::write(&file, "").unwrap();
        story.room.ok(&line);
    }
}

#[cfg(unix)]
#[test]
fn on_a_terminal_it_is_asked() {
    let room = Room::new();
    let file = room.write("notes.txt", "my notes\n");
    for (answer, replaced) in [("0\r", false), ("1\r", true)] {
        let mut terminal = room.terminal("setup killer-inspector --svg notes.txt", &[]);
        terminal.wait_for("Overwrite it?");
        terminal.press(answer);
        terminal.all_bytes();
        assert_eq!(fs::read(&file).unwrap() != b"my notes\n", replaced, "{answer:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_is_never_followed_and_a_pipe_never_waited_for() {
    let story = Story::new();
    let target = story.room.write("far/away.txt", "far away\n");
    std::os::unix::fs::symlink(&target, story.room.path("link")).unwrap();
    std::os::unix::fs::symlink(story.room.path("nowhere"), story.room.path("dangling")).unwrap();
    super::inputs::pipe(&story.room.path("pipe"));
    for writer in WRITERS {
        for file in ["link", "dangling", "pipe", "far"] {
            let line = format!("{writer} {file} --yes");
            let ran = story.room.run(&line);
            assert_eq!(ran.code, 4, "{line}: {ran:?}");
            assert!(ran.err.contains(file), "{line}: {ran:?}");
        }
    }
    assert_eq!(fs::read_to_string(target).unwrap(), "far away\n");
    assert!(!story.room.path("nowhere").exists());
    assert_eq!(story.seen().1.as_ref(), story.told.last(), "nobody has looked");
}

#[cfg(unix)]
#[test]
fn a_secret_can_be_read_by_its_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let story = Story::new();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for writer in WRITERS {
        let secret = writer.contains("killer ") && !writer.starts_with("setup");
        let fresh = story.room.path("fresh");
        let _ = fs::remove_file(&fresh);
        story.room.ok(&format!("{writer} fresh"));
        let old = story.room.write("old", "of another day");
        fs::set_permissions(&old, fs::Permissions::from_mode(0o666)).unwrap();
        story.room.ok(&format!("{writer} old --yes"));
        for path in [&fresh, &old] {
            assert_eq!(mode(path) == 0o600, secret, "{writer} {}", path.display());
        }
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_file_and_no_other() {
    let story = Story::new();
    for writer in WRITERS {
        let file = story.room.write("old.txt", "of another day\n");
        let names = || -> Vec<PathBuf> {
            all_in(story.room.folder()).into_iter().map(|(path, _)| path).collect()
        };
        let before = names();
        let mut words: Vec<&str> = writer.split(' ').collect();
        words.extend(["old.txt", "--yes"]);
        // A line that says who looked still fits; a page does not.
        let blocks = story.bytes().len() / 512 + 2;
        let blocks = if writer.starts_with("secret") { 0 } else { blocks };
        let (code, said) =
            super::interrupted_writes::within(&story.room, "trap '' XFSZ;", blocks.min(2), &words);
        assert_eq!(code, Some(4), "{writer}: {said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "of another day\n", "{writer}");
        assert_eq!(names(), before, "{writer}");
    }
}
