//! `referee log`: what has happened.
use noir_referee::rules::spoken;
use noir_referee::rules::{Event, Refusal, SeatSet};
use noir_referee::screen::{EntryData, Voice};
use noir_referee::table::safe::Commitment;
use noir_referee::table::{Entry, Recorded, View, What, sealed};

use crate::app::App;
use crate::cli::ViewArgs;
use crate::command::show::film::tell_film;
use crate::failure::Failure;
use crate::page::private_answer;
use crate::page::private_answer::{Answering, PrivateAnswer};

/// What `log` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    view: ViewArgs,
    #[arg(long, value_name = "HOW", default_value = "usual")]
    depth: Depth,
    #[arg(long, conflicts_with = "depth")]
    film: bool,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Depth {
    /// Who said what, a line each; only lines that count.
    Short,
    /// What happened, as it was told then.
    Usual,
    /// The facts as well, what was taken back, and what was promised.
    Full,
}

/// Columns at the left for the number of an entry.
const NUMBERS: usize = 5;

/// Prints every entry, numbered by accepted lines.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let who = args.view.who.who.as_deref();
    let tell: Answering<'_> =
        if args.film { &tell_film } else { &|app, view| tell(app, view, args.depth) };
    private_answer::answer_to(app, who, args.view.at, tell)
}

/// The entries.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(app: &App, view: &View<'_>, depth: Depth) -> Result<PrivateAnswer, Failure> {
    Ok(if app.json {
        let log = view.log();
        PrivateAnswer::data(&log.iter().map(|it| EntryData::of(view, it)).collect::<Vec<_>>())
    } else {
        PrivateAnswer::lines(log(app, view, depth))
    })
}

/// The log as lines; on a terminal they are broken at its width, beside the numbers.
pub fn log(app: &App, view: &View<'_>, depth: Depth) -> Vec<String> {
    let voice = app.history(view);
    let mut lines = voice.caveats();
    match depth {
        Depth::Short => lines.extend(short_log(app, view)),
        Depth::Usual | Depth::Full => lines.extend(long_log(app, view, depth)),
    }
    let findings = view.findings();
    lines.extend(findings.iter().flat_map(|finding| app.broken(&voice.finding(view, finding), 0)));
    lines
}

/// Who said what.
fn short_log(app: &App, view: &View<'_>) -> Vec<String> {
    let recorded = Recorded::of(view.opening());
    let told = |entry: &Entry| {
        numbered(app, entry, &app.history(view).said_in_short(view, &recorded, entry))
    };
    view.said_since(0).iter().flat_map(told).collect()
}

/// What happened, and in full what the journal keeps of it.
fn long_log(app: &App, view: &View<'_>, depth: Depth) -> Vec<String> {
    let full = depth == Depth::Full;
    let mut voice = app.history(view);
    let mut lines = if full { promised(app, view) } else { Vec::new() };
    for (entry, fallen) in view.log().iter().zip(view.fallen()) {
        if entry.what == What::Unsealed && !full {
            continue;
        }
        let why = reason(app, view, entry, voice.heard);
        let mut told = why.unwrap_or_else(|| voice.then(view, entry).join(" "));
        voice = voice.having_said(std::slice::from_ref(&told));
        if full && fallen {
            told = format!("{} {told}", app.words.say("log-fallen"));
        }
        if !told.is_empty() {
            lines.extend(numbered(app, entry, told.trim_end()));
        }
        if full {
            let facts = facts(&entry.what);
            let words = facts.iter().map(|fact| spoken::write(fact, view.opening()).join(" "));
            lines.extend(words.map(|words| format!("{:NUMBERS$}· {words}", "")));
        }
    }
    lines
}

/// That a line was refused and why, for those who may know it.
fn reason(app: &App, view: &View<'_>, entry: &Entry, heard: SeatSet) -> Option<String> {
    let What::Refused { seat, why: Some(why) } = &entry.what else { return None };
    let then = view.at(entry.seq);
    let reason = match why.figured(then.position()) {
        // What was kept names its seat only where the rule does.
        Some(refusal) => {
            let refusal = Refusal { seat: refusal.seat.or(Some(*seat)), ..refusal };
            app.voice(&then).refusal(refusal, None)
        }
        None => app.words.say("private-not-understood"),
    };
    let voice = Voice { heard, ..app.voice(&then) };
    let who = ("who", voice.seat(*seat).into());
    let line = ("line", app.voice(&then).kept_line(&why.line).into());
    Some(app.words.tell("log-refused", &[who, line, ("reason", reason.into())]))
}

/// What lay open at the opening of what was dealt: the promises.
fn promised(app: &App, view: &View<'_>) -> Vec<String> {
    let fingerprint = view.fingerprint().map(|it| it.words(app.lang()));
    let said = |words: String| app.words.tell("verify-fingerprint", &[("words", words.into())]);
    let promise = |it: &Commitment| {
        let args = [("label", sealed(&app.words, &it.label).into()), ("hash", (&it.hash).into())];
        app.words.tell("log-commitment", &args)
    };
    fingerprint.map(said).into_iter().chain(view.commitments().iter().map(promise)).collect()
}

/// An entry with its number, where it is a line that was accepted.
fn numbered(app: &App, entry: &Entry, told: &str) -> Vec<String> {
    let mut number = if entry.is_line() { entry.seq.to_string() } else { String::new() };
    let lines = app.broken(told, NUMBERS).into_iter();
    lines.map(|line| format!("{:>3}  {line}", std::mem::take(&mut number))).collect()
}

/// The facts that an entry holds.
pub(crate) fn facts(what: &What) -> &[Event] {
    match what {
        What::Opened(events) | What::Said { events, .. } => events,
        _ => &[],
    }
}
