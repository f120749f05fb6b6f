//! A table as the command lines that play it again.
use std::path::Path;

use noir_referee::board::Axis;
use noir_referee::rules::{Action, Event, Trust};
use noir_referee::scenario::Library;
use noir_referee::table::{Entry, Opening, Recorded, Table, View, What};

use super::deal::deal;
use super::replay::replay;
use super::transcript::{self, Piece, TranscriptStep};
use super::{FILE, Fault};

/// A game that is over as a transcript: the lines in force, played again by this program, with what is shown for each.
///
/// # Errors
/// When it is not over, or cannot be played again.
pub fn written(table: &Table, program: &Path) -> Result<String, Fault> {
    let mut steps = script(&table.public()).ok_or(Fault::NotOver)?;
    replay(&mut steps, program)?;
    Ok(transcript::write(&steps))
}

/// The deal, the opening and every line in force; nothing unless this audience may see all cards.
fn script(view: &View<'_>) -> Option<Vec<TranscriptStep>> {
    let opening = view.opening();
    let deal = deal(view, view.dealt()?, is_own_box(opening));
    let about = format!("# {}, edition {}, {} lines.", opening.mode, opening.edition, view.seq());
    let mut pieces = vec![
        Piece::Remark(about),
        Piece::Remark(String::new()),
        Piece::File { name: "deal.yaml".to_owned(), text: deal.join("\n") + "\n" },
        Piece::Remark(String::new()),
        run(&new(opening), None),
    ];
    let recorded = Recorded::of(opening);
    for entry in view.said_since(0) {
        pieces.push(piece(view, &recorded, &entry));
    }
    pieces.push(Piece::Views(Vec::new()));
    Some(pieces.into_iter().map(|what| TranscriptStep { line: 0, what }).collect())
}

/// Whether the edition does not know all the suspects by these names.
fn is_own_box(opening: &Opening) -> bool {
    let edition = Library::default().edition(&opening.edition);
    let known = |name: &str| {
        edition.as_ref().is_ok_and(|it| it.suspects.iter().any(|known| known.card.name == name))
    };
    !opening.cast.cards().iter().all(|card| known(&card.name))
}

/// The command line that opens such a table.
fn new(opening: &Opening) -> String {
    let named = opening.seats.iter().all(|info| info.player != info.seat);
    let players: Vec<&str> = opening.seats.iter().map(|info| info.player.as_str()).collect();
    let players = if named { players.join(",") } else { players.len().to_string() };
    let seats: Vec<&str> = opening.seats.iter().map(|info| info.seat.as_str()).collect();
    let mut words = vec![
        format!("new {} --edition {}", opening.mode, opening.edition),
        format!("--lang {} --deal deal.yaml --table {FILE}", opening.lang),
        format!("--players \"{players}\" --assign {}", seats.join(",")),
    ];
    if opening.cast.is_by_cells() {
        words.push("--layout cells".to_owned());
    }
    let real = opening.seats.iter().filter(|info| info.trust != Trust::Dealt);
    words.extend(real.map(|info| format!("--trust {}={}", info.seat, info.trust.word())));
    words.extend(opening.referee.then(|| "--with-referee".to_owned()));
    if opening.practice {
        let seed = opening.seed.as_deref().unwrap_or_default().replace('"', "");
        words.push(format!("--practice --seed \"{seed}\""));
    }
    let options = opening.options.iter();
    words.extend(options.map(|(name, value)| format!("--option {}={value}", name.id())));
    words.join(" ")
}

/// The command line that says a line again.
fn piece(view: &View<'_>, recorded: &Recorded<'_>, entry: &Entry) -> Piece {
    let opening = view.opening();
    let before = view.at(entry.seq.saturating_sub(1));
    let (seat, line, events) = match &entry.what {
        What::Said { seat, line, events } => (seat, line, events),
        What::Ruled(ruling) => {
            let reason = ruling.reason.replace(['"', '/', '\\'], " ");
            let set = format!("rule set {}={}", ruling.choice.option(), ruling.choice);
            return run(&format!("{set} --reason \"{reason}\""), None);
        }
        What::Arranged(_) => {
            let after = view.at(entry.seq);
            let grid = after.position().grid();
            let name = |cell| grid.at(cell).map(|it| opening.cast.name(it));
            let row = |line| grid.cells_of(line).filter_map(name).collect::<Vec<_>>().join(", ");
            let input = grid.lines(Axis::Rows).map(row).collect();
            return Piece::Run { command: "correct rows".to_owned(), input, shown: Vec::new() };
        }
        // Nothing else counts as a line.
        _ => return Piece::Remark(String::new()),
    };
    let id = opening.seat_id(*seat);
    match (line, events.as_slice()) {
        (Some(line), _) if line == "concede" => run(&format!("act --as {id} concede"), None),
        (Some(line), _) => run(&format!("act \"{line}\""), None),
        (None, events) if events.iter().all(Event::is_opened) => {
            let name = |card| opening.cast.name(card);
            let card = |event: &Event| match *event {
                Event::Opened(_, card) => Some(format!(" {}", name(card))),
                Event::Was { since, suspect, .. } => Some(format!(" {}@{since}", name(suspect))),
                _ => None,
            };
            let cards: String = events.iter().filter_map(card).collect();
            run(&format!("tell --as {id} --yes"), Some(format!("reveal{cards}")))
        }
        (None, events) => {
            let told = recorded.action(before.position(), *seat, None, events);
            let told = told.map(|action: Action| action.write(before.position().grid(), opening));
            run(&format!("tell --as {id}"), told)
        }
    }
}

fn run(command: &str, input: Option<String>) -> Piece {
    let (command, input) = (command.to_owned(), input.into_iter().collect());
    Piece::Run { command, input, shown: Vec::new() }
}
