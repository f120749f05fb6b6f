//! The film of a game: its numbers, its page, and who may see it.
mod browser;
mod program;
mod stakes;
mod value;

use noir_referee::rules::{Action, Audience};
use noir_referee::setup::RandomSource;
use noir_referee::table::safe::{Journal, Keyring, Seal};
use noir_referee::table::{JournalLine, Table};

use crate::support::room::Room;

/// Every mode, with how many play.
const GAMES: [(&str, u8); 7] = [
    ("killer-inspector", 2),
    ("hitman-sleuth", 2),
    ("spy-tag", 4),
    ("thief-chief", 2),
    ("fbi-mafia", 6),
    ("heist", 5),
    ("mr-jack", 2),
];

const FILE: &str = "t.referee";

/// A table with a referee who does not play, at which so many lines were said.
fn played(mode: &str, players: u8, lines: usize) -> (Room, Table) {
    let room = Room::new();
    room.ok(&format!(
        "new {mode} --players {players} --practice --seed film --with-referee --deduce --table {FILE}"
    ));
    let (journal, history) = Journal::open::<JournalLine>(&room.path(FILE), None).expect("a table");
    let JournalLine::Opened { opening, .. } = &history.records[0].value else {
        panic!("no opening")
    };
    let keys = Keyring::new(&room.path(".local/share/referee"));
    let seal = Seal::new(&keys.get(&opening.id).expect("its key"), &opening.id);
    let mut table =
        Table::tell_back(&history.records, Some(seal), Some(journal)).expect("it makes sense");
    let mut chance = RandomSource::seeded("film", mode);
    for _ in 0..lines {
        if !say(&mut table, &mut chance) {
            break;
        }
    }
    (room, table)
}

/// Says a line by chance, seldom a shift and never one that ends the game; false where there is none.
fn say(table: &mut Table, chance: &mut RandomSource) -> bool {
    let (line, owed) = {
        let view = table.own_view(Audience::Referee);
        let Some(owed) = view.position().decision() else { return false };
        let mut lines = view.legal();
        let goes_on = |line: &Action| {
            view.position().play(line).is_ok_and(|(after, _)| after.outcome().is_none())
        };
        // Mr. Jack’s Goodley alone has thousands of lines.
        let some = 1 + lines.len() / 60;
        lines = lines.into_iter().step_by(some).filter(goes_on).collect();
        let rests = |line: &Action| matches!(line, Action::Shift(_));
        if chance.below(4) > 0 && !lines.iter().all(rests) {
            lines.retain(|line| !rests(line));
        }
        if lines.is_empty() {
            return false;
        }
        (lines.swap_remove(chance.below(lines.len() as u64) as usize), owed.seat)
    };
    let said = if line.is_private() { table.tell(owed, &line) } else { table.act(None, &line) };
    said.expect("a line that is offered");
    true
}

/// One after the other gives up until the game is over and all cards are opened.
fn give_up(table: &mut Table) {
    for seat in table.opening().all_seats() {
        if table.public().position().outcome().is_none() {
            table.act(None, &Action::Concede(seat)).expect("anybody may");
        }
    }
    assert!(table.public().position().outcome().is_some());
}
