//! Games of every mode, played at random by chance that is always the same, are found true.
use noir_referee::rules::{Action, Audience, Event};
use noir_referee::setup::Source;
use noir_referee::table::safe::{Journal, Keyring, Seal};
use noir_referee::table::{Line, LineError, Table};

use super::{FILE, judge, record};
use crate::support::room::Room;

const GAMES: &[(&str, u8)] = &[
    ("killer-inspector", 2),
    ("hitman-sleuth", 2),
    ("spy-tag", 3),
    ("spy-tag", 6),
    ("thief-chief", 2),
    ("fbi-mafia", 6),
    ("heist", 5),
    ("heist", 7),
    ("mr-jack", 2),
];

/// Lines that are said at most; then somebody gives the game up.
const LONGEST: usize = 120;

/// A table opened by the program, in this process.
fn open(room: &Room) -> Table {
    let (journal, history) = Journal::open::<Line>(&room.path(FILE), None).expect("a table");
    let Line::Opened { opening, .. } = &history.records[0].value else { panic!("no opening") };
    let keys = Keyring::new(&room.path(".local/share/referee"));
    let seal = Seal::new(&keys.get(&opening.id).expect("its key"), &opening.id);
    Table::tell_back(&history.records, Some(seal), Some(journal)).expect("it makes sense")
}

/// What happened by the last line, with all cards.
fn newest(table: &Table) -> Vec<Event> {
    let view = table.view(Audience::Referee);
    view.events_since(view.seq() - 1)
}

/// Says one line of those that everybody could allow; hidden cards may refuse it.
///
/// Where cards are shuffled by it, it is taken back and said again: chance was decided once, so the order is the same.
fn say(table: &mut Table, chance: &mut Source) {
    let exact = table.view(Audience::Referee);
    let audience = if chance.below(4) == 0 { Audience::Public } else { Audience::Referee };
    let mut lines = table.view(audience).legal();
    if lines.is_empty() {
        lines = exact.legal();
    }
    let owed = exact.position().decision().expect("the game goes on").seat;
    let line: Action = lines[chance.below(lines.len() as u64) as usize].clone();
    let say = |table: &mut Table| {
        let said = if line.is_private() { table.tell(owed, &line) } else { table.act(None, &line) };
        assert!(matches!(said, Ok(()) | Err(LineError::Hidden(_))), "{line:?}: {said:?}");
        said.is_ok().then(|| newest(table))
    };
    let happened = say(table);
    if happened.iter().flatten().any(Event::is_shuffle) {
        table.undo(1).expect("it was said");
        assert_eq!(say(table), happened);
    }
}

fn play(mode: &str, players: u8, seed: u8) -> (Room, usize) {
    let room = Room::new();
    room.ok(&format!(
        "new {mode} --edition {} --players {players} --with-referee --table {FILE}",
        if mode == "mr-jack" { "revised" } else { "en" },
    ));
    let mut table = open(&room);
    let mut chance = Source::seeded("verify", &format!("{mode} {players} {seed}"));
    let mut back = 0;
    while table.seq() < LONGEST && table.view(Audience::Public).position().outcome().is_none() {
        match chance.below(20) {
            0 if table.seq() > 2 => {
                table.undo(1 + chance.below(2) as usize).expect("there are two");
                back += 1;
            }
            1 if table.can_redo() > 0 => table.redo(1).expect("there is one"),
            2 => table.look(Audience::Referee).expect("recorded"),
            _ => say(&mut table, &mut chance),
        }
    }
    if table.view(Audience::Public).position().outcome().is_none() {
        while let Some(owed) = table.view(Audience::Public).position().decision() {
            table.act(Some(owed.seat), &Action::Concede(owed.seat)).expect("anybody may give up");
        }
    }
    table.publish().expect("recorded");
    (room, back)
}

/// Its transcript, played again, ends in the same position.
fn played_again(room: &Room) {
    room.ok(&format!("export transcript --table {FILE} --into game.table"));
    room.ok("replay game.table");
    let text = std::fs::read_to_string(room.path("game.table")).expect("a transcript");
    let status = room.ok(&format!("status --table {FILE}"));
    for line in status.lines().filter(|line| !line.contains('×')) {
        assert!(text.contains(line), "`{line}` is not among the views:\n{text}");
    }
}

/// How often cards were shuffled, as everybody may know it.
fn shuffled(record: &[u8]) -> usize {
    String::from_utf8_lossy(record).matches(r#"["shuffled""#).count()
}

#[test]
fn games_of_every_mode_are_proven() {
    let (mut shuffles, mut undone) = (0, 0);
    for (mode, players) in GAMES {
        for seed in 0..3 {
            let (room, back) = play(mode, *players, seed);
            undone += back;
            let bytes = record(&room);
            let verdict = judge(&bytes).expect("whole");
            let verdict = verdict.unwrap_or_else(|breach| panic!("{mode} {players}: {breach:?}"));
            assert!(verdict.is_proof(), "{mode} {players}: {verdict:?}");
            shuffles += shuffled(&bytes);
            if seed == 0 {
                played_again(&room);
            }
        }
    }
    assert!(shuffles > 3 && undone > 3, "{shuffles} reshuffles, {undone} undone");
}
