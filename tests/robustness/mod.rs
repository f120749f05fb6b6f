//! Kills, full disks, torn and edited files: a clear message and the longest true history, never a
//! panic and never a silently different table.
mod concurrency;
mod control_characters;
mod copies;
mod current_table;
mod damaged_files;
mod inputs;
mod interrupted_writes;
mod keys;
mod limits;
mod long_runs;
mod outputs;
mod recovering;

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::support::room::{Ran, Room};

/// A table after a few lines, and its status after each of its records.
struct Story {
    room: Room,
    file: PathBuf,
    /// The status when the file had so many lines.
    told: Vec<Value>,
}

impl Story {
    fn new() -> Self {
        let room = Room::new();
        room.deal("mabcdn");
        let file = room.path("table.referee");
        room.ok(&format!("new killer-inspector --deal deal.yaml --table {}", file.display()));
        let mut story = Self { room, file, told: Vec::new() };
        story.told.push(Value::Null);
        story.told.push(story.room.status());
        for line in ["kill h", "", "shift 3 right", "exonerate", "play b"] {
            if line.is_empty() {
                story.room.tell("inspector", "become a");
            } else {
                story.room.act(&[line]);
            }
            story.told.push(story.room.status());
        }
        story
    }

    fn bytes(&self) -> Vec<u8> {
        fs::read(&self.file).expect("the file is there")
    }

    fn write(&self, bytes: &[u8]) {
        fs::write(&self.file, bytes).expect("written");
    }

    /// What the program shows of the file as it is now, and how it ends.
    fn seen(&self) -> (Ran, Option<Value>) {
        let ran = self.room.run("status --json");
        assert!(!ran.err.contains("panicked"), "{ran:?}");
        let seen = serde_json::from_str(&ran.out).ok();
        (ran, seen)
    }
}

/// Where each line ends: the lengths of all true beginnings of the file.
fn line_ends(bytes: &[u8]) -> Vec<usize> {
    bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect()
}
