//! Games of every mode, played at random by chance that is always the same, are found true.
use noir_referee::rules::{Action, Audience, Event};
use noir_referee::setup::RandomSource;
use noir_referee::table::safe::{History, Journal, Keyring, Record, Seal};
use noir_referee::table::{JournalLine, LineError, Recorded, Table, Told, What};

use super::{FILE, judge, record, stranger};
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
    let (journal, history) = Journal::open::<JournalLine>(&room.path(FILE), None).expect("a table");
    let seal = own_seal(room, &history.records);
    Table::tell_back(&history.records, Some(seal), Some(journal)).expect("it makes sense")
}

fn own_seal(room: &Room, records: &[Record<JournalLine>]) -> Seal {
    let JournalLine::Opened { opening, .. } = &records[0].value else { panic!("no opening") };
    let keys = Keyring::new(&room.path(".local/share/referee"));
    Seal::new(&keys.get(&opening.id).expect("its key"), &opening.id)
}

/// What is kept of a long game tells the same table as its journal, to everybody.
fn remembered(room: &Room, table: &mut Table) {
    let Some((beginning, _, told)) = table.told() else { return };
    let records = History::<JournalLine>::of(&record(room)).records;
    assert_eq!(beginning.next.n as usize, records.len());
    let bytes = postcard::to_allocvec(&told).expect("bytes");
    let told: Told = postcard::from_bytes(&bytes).expect("the same");
    let seal = || Some(own_seal(room, &records));
    let mut whole = Table::tell_back(&records, seal(), None).expect("it makes sense");
    let mut short = Table::tell_on(&records[..1], told, seal(), None).expect("it makes sense");
    let seats = whole.opening().all_seats().map(Audience::Seat);
    for audience in [Audience::Public, Audience::Referee].into_iter().chain(seats) {
        let everything = |table: &mut Table| {
            let undone = table.can_redo();
            let view = table.own_view(audience);
            let status = serde_json::to_string(&view.status()).expect("JSON");
            format!("{status} {:?} {:?} {:?}", view.log(), view.position(), undone)
        };
        assert_eq!(everything(&mut short), everything(&mut whole), "{audience:?}");
    }
}

/// What happened by the last line, with all cards.
fn newest(table: &mut Table) -> Vec<Event> {
    let view = table.own_view(Audience::Referee);
    view.events_since(view.seq() - 1)
}

/// Says one line of those that everybody could allow; hidden cards may refuse it.
///
/// Where cards are shuffled by it, it is taken back and said again: chance was decided once, so the order is the same.
fn say(table: &mut Table, chance: &mut RandomSource) {
    let exact = table.own_view(Audience::Referee).legal();
    let audience = if chance.below(4) == 0 { Audience::Public } else { Audience::Referee };
    let mut lines = table.own_view(audience).legal();
    if lines.is_empty() {
        lines = exact;
    }
    let owed = table.public().position().decision().expect("the game goes on").seat;
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

/// Says the first line that can be said so once more; what comes after it happens anew, or falls away.
fn put_right(table: &mut Table) {
    for seq in 1..=table.seq() {
        let line = table.public().said_since(seq - 1).swap_remove(0).what;
        let What::Said { line: Some(words), seat, .. } = line else { continue };
        let opening = table.opening().clone();
        let before = *table.own_view(Audience::Referee).at(seq - 1).position();
        let recorded = Recorded::of(&opening);
        if let Some(action) = recorded.action(&before, seat, Some(&words), &[]) {
            return table.put_right(seq, &action).expect("as it was");
        }
    }
}

fn play(mode: &str, players: u8, seed: u8) -> (Room, usize) {
    let room = Room::new();
    room.ok(&format!(
        "new {mode} --edition {} --players {players} --with-referee --table {FILE}",
        if mode == "mr-jack" { "revised" } else { "en" },
    ));
    let mut table = open(&room);
    let mut chance = RandomSource::seeded("verify", &format!("{mode} {players} {seed}"));
    let mut back = 0;
    while table.seq() < LONGEST && table.public().position().outcome().is_none() {
        match chance.below(20) {
            0 if table.seq() > 2 => {
                table.undo(1 + chance.below(2) as usize).expect("there are two");
                back += 1;
            }
            1 if table.can_redo() > 0 => table.redo(1).expect("there is one"),
            2 => table.look(Audience::Referee).expect("recorded"),
            3 => remembered(&room, &mut table),
            4 if table.seq() > 2 => put_right(&mut table),
            _ => say(&mut table, &mut chance),
        }
    }
    if table.public().position().outcome().is_none() {
        while let Some(owed) = table.public().position().decision() {
            table.act(Some(owed.seat), &Action::Concede(owed.seat)).expect("anybody may give up");
        }
    }
    table.publish().expect("recorded");
    (room, back)
}

/// Its transcript, played again, ends in the same position.
fn played_again(room: &Room) {
    let text = room.played_again(FILE);
    let status = room.ok(&format!("status --uncounted --table {FILE}"));
    for line in status.lines() {
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
            assert_eq!(stranger::agreed(&bytes), Ok(true), "{mode} {players}");
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
