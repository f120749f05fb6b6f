//! `referee verify`: whether the record of a table is true, for anybody who has the file.
use std::path::{Path, PathBuf};

use noir_referee::lang::machine;
use noir_referee::screen::{BreachData, Code, VerdictData, chosen};
use noir_referee::table::safe::{Damage, Journal, Record};
use noir_referee::table::{
    Breach, By, Fingerprint, InFile, JournalLine, Opening, SeatInfo, Verdict, verify,
};

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::files::current;
use crate::shell::ends;

/// What `verify` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "FILE", conflicts_with = "table")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "WORDS")]
    fingerprint: Option<String>,
    #[arg(long)]
    qr: bool,
}

/// Checks the whole record and says what it proves; nothing is written, and no key is asked for.
///
/// # Errors
/// [`Exit::Damaged`] if something was changed, [`Exit::Refused`] if nothing is wrong but not everything can be checked.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let path = args.file.clone().map_or_else(|| current::table_file(app), Ok)?;
    let known = app.archive().known(&path);
    let history = Journal::read::<JournalLine>(&path, known.as_ref())
        .map_err(|error| ends::journal_failure(app, &path, &error))?;
    if let Some(opening) = opening_of(&history.records)
        && app.chosen.is_none()
        && let Ok(lang) = opening.lang.parse()
    {
        app.speak(lang);
    }
    if let Some(damage) = &history.report {
        return Err(changed(app, &path, damage));
    }
    let verdict = verify(&history.records).map_err(|breach| breach_failure(app, &path, &breach))?;
    let noted = args.fingerprint.as_deref();
    let noted = noted.map(|noted| as_noted(app, &history.records, noted)).transpose()?;
    let words = verdict.fingerprint.words(app.lang());
    let newest = history.records.last().map(|last| Fingerprint::of(&last.hash));
    let newest = newest.unwrap_or_else(|| verdict.fingerprint.clone());
    if app.json {
        let opening = opening_of(&history.records);
        app.print_json(&VerdictData::of(&verdict, opening, &newest, noted, app.lang()))?;
    } else {
        let mut lines = verdict_lines(app, &path, &verdict);
        lines.extend(not_by_chance(app, &history.records));
        lines.extend(who_plays(app, &history.records));
        lines.push(app.words.tell("verify-fingerprint", &[("words", words.into())]));
        match noted {
            None => lines.push(app.words.say("verify-compare")),
            Some(Some(1)) => lines.push(app.words.say("verify-same")),
            Some(Some(line)) => {
                lines.push(app.words.tell("verify-same-line", &[("line", line.into())]));
            }
            Some(None) => {}
        }
        let newest = ("words", newest.words(app.lang()).into());
        lines.push(app.words.tell("verify-newest", &[newest]));
        app.print_wrapped(&lines)?;
        if args.qr
            && let Ok(code) = Code::new(&verdict.fingerprint.code())
        {
            app.print(&code.rows())?;
        }
    }
    match (noted, verdict.is_proof()) {
        (Some(None), _) => {
            let noted = args.fingerprint.clone().unwrap_or_default();
            let said = app.words.tell("verify-other", &[("noted", noted.into())]);
            Err(Failure::new(ExitStatus::Damaged, said))
        }
        (_, true) => Ok(()),
        (_, false) => Err(Failure::silent(ExitStatus::Refused)),
    }
}

/// What the table was opened with.
fn opening_of(records: &[Record<JournalLine>]) -> Option<&Opening> {
    match records.first().map(|first| &first.value) {
        Some(JournalLine::Opened { opening, .. }) => Some(opening),
        _ => None,
    }
}

/// What was kept, but had not been left to chance.
fn not_by_chance(app: &App, records: &[Record<JournalLine>]) -> Vec<String> {
    let Some(opening) = opening_of(records) else { return Vec::new() };
    [By::File, By::Hand].into_iter().filter_map(|by| chosen(&app.words, opening, by)).collect()
}

/// Where the companion plays, and who plays a seat from which line on instead of whoever began.
fn who_plays(app: &App, records: &[Record<JournalLine>]) -> Vec<String> {
    let Some(opening) = opening_of(records) else { return Vec::new() };
    let told = |line: usize, seat: &str, player: &str| {
        let seat = opening.all_seats().find(|it| opening.seat_id(*it) == seat)?;
        let bot = if machine(player).is_some() { "yes" } else { "no" };
        let args = [
            ("line", line.into()),
            ("role", SeatInfo::numbered_role(&opening.seats, seat).into()),
            ("who", player.into()),
            ("bot", bot.into()),
        ];
        Some(app.words.tell("verify-seated", &args))
    };
    let machines = opening.seats.iter().filter(|seat| machine(&seat.player).is_some());
    let first = machines.filter_map(|it| told(1, &it.seat, &it.player));
    // It holds from the next line on.
    let later = records.iter().zip(2..).filter_map(|(record, line)| match &record.value {
        JournalLine::Seated { seat, player, renamed: false } => told(line, seat, player),
        _ => None,
    });
    first.chain(later).collect()
}

/// The line, counted from 1, whose fingerprint was noted; none if no line has it.
fn as_noted(
    app: &App,
    records: &[Record<JournalLine>],
    noted: &str,
) -> Result<Option<usize>, Failure> {
    let mut is_one = false;
    for (record, line) in records.iter().zip(1..) {
        match Fingerprint::of(&record.hash).is(noted) {
            Some(true) => return Ok(Some(line)),
            Some(false) => is_one = true,
            None => break,
        }
    }
    if is_one {
        return Ok(None);
    }
    let found = ("found", noted.into());
    Err(Failure::new(ExitStatus::Usage, app.words.tell("verify-no-fingerprint", &[found])))
}

/// What is proven, and what could not be checked.
fn verdict_lines(app: &App, path: &Path, verdict: &Verdict) -> Vec<String> {
    let about = [
        ("file", path.display().to_string().into()),
        ("lines", verdict.lines.into()),
        ("promises", verdict.promises.into()),
    ];
    if verdict.is_proof() {
        return vec![app.words.tell("verify-proven", &about)];
    }
    let mut lines = vec![app.words.tell("verify-so-far", &about[..2])];
    let Some(line) = verdict.sealed else {
        lines.push(app.words.say("verify-goes-on"));
        return lines;
    };
    let sealed = app.words.tell("verify-sealed", &[("line", line.into())]);
    let when = if verdict.over { "verify-not-opened" } else { "verify-not-over" };
    lines.push(format!("{sealed} {}", app.words.say(when)));
    lines
}

/// A record that is not whole. Nothing of it is harmless here.
pub(crate) fn changed(app: &App, path: &Path, damage: &Damage) -> Failure {
    let mut failure = ends::damage_failure(app, path, damage);
    failure.lines.truncate(1);
    failure
}

/// A record that is whole in itself, but not true.
pub(crate) fn breach_failure(app: &App, path: &Path, breach: &Breach) -> Failure {
    ends::fails(app, &InFile(path, breach)).with_json("changed", BreachData::of(breach))
}
