//! An empty chair: a machine plays where nobody sits.
use std::thread;
use std::time::{Duration, Instant};

use noir_referee::lang::{Arg, machine};
use noir_referee::players::{Dice, Seen, player};
use noir_referee::rules::{Action, Seat, Trust};
use noir_referee::session::Session;
use noir_referee::setup::RandomSource;
use noir_referee::table::SeatInfo;
use noir_referee::terms::Strength;

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::speak;
use crate::speak::Told;

/// How long machines take to say a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// So long that nobody can tell how hard they think.
    Usual,
    /// No longer than they need.
    Hasty,
}

/// So long a machine takes to think, or two or three times as long: how hard it thinks about its cards nobody can tell from
/// that, in a pipe no more than at a terminal. One that thinks ahead needs most of it on a slow computer, in Heist; the others
/// need none, and take their time only where people watch.
const fn pause(strength: Strength, watched: bool) -> Duration {
    match (strength, watched) {
        (Strength::Thinking, _) => Duration::from_secs(3),
        (_, true) => Duration::from_millis(1500),
        (_, false) => Duration::from_millis(200),
    }
}

/// So many other lines it says by chance where a card that it cannot see forbids the first; then a person has to say one.
const TRIES: usize = 12;

/// That a machine sits only where it can: at a table where the companion deals to all, and as strong as there is one.
///
/// # Errors
/// What stands against it.
pub fn seats_machines(app: &App, seats: &[SeatInfo]) -> Result<(), Failure> {
    let usage = |key: &str, args: &[(&str, Arg<'_>)]| {
        Err(Failure::new(ExitStatus::Usage, app.words.tell(key, args)))
    };
    for seat in seats {
        match machine(&seat.player) {
            Some(found) if seat.machine().is_none() => {
                let known = app.words.one_of(Strength::WORDS);
                let args = [("found", found.into()), ("known", known.into())];
                return usage("cli-no-strength", &args);
            }
            Some(_) if seat.trust != Trust::Dealt => {
                return usage("cli-bot-dealt", &[]);
            }
            None | Some(_) => {}
        }
    }
    Ok(())
}

/// The machine says its line, or chooses in private what it owes; what everybody may know of it is handed back. All it
/// gets is what its own seat sees.
///
/// # Errors
/// When it finds nothing that it may say, or what the disk says.
pub fn machine_says(
    app: &App,
    session: &mut Session,
    seat: Seat,
    strength: Strength,
) -> Result<Told, Failure> {
    // What lies open needs no key, but what the machine holds does.
    let meanwhile = at_table::hold(app, session)?;
    let lines = machine_thinks(app, session, seat, strength)?;
    if meanwhile | at_table::hold(app, session)? {
        // Somebody else has said something meanwhile.
        return Ok(vec![app.words.say("cli-meanwhile")].into());
    }
    let mut done = Err(Failure::new(ExitStatus::Refused, app.words.say("cli-bot-stuck")));
    for line in lines {
        let seen = session.mark();
        done = app.does(session, |session| session.say_for_machine(seat, &line, seen));
        if !matches!(&done, Err(failure) if failure.exit == ExitStatus::Refused) {
            break;
        }
    }
    done.map(|outcome| speak::news_below(app, session.table(), outcome.since))
}

/// What the machine would say, the best first, all of it thought out before its time is over.
fn machine_thinks(
    app: &App,
    session: &mut Session,
    seat: Seat,
    strength: Strength,
) -> Result<Vec<Action>, Failure> {
    let since = Instant::now();
    let Some(view) = session.of_machine(seat) else { return Ok(Vec::new()) };
    let seen = Seen::of(view.position(), seat, &view.heard());
    // The same again after an undo, so that nobody learns more by letting it play once more.
    let chance = session.table().machine_chance(seat);
    let chance =
        chance.map_or_else(|| Ok(RandomSource::from_os()?.below(u64::MAX)), Ok::<_, Failure>)?;
    let mut dice = Dice::of(chance, 0);
    let mut lines: Vec<Action> = Vec::new();
    for strength in [strength, Strength::Careful].into_iter().chain([Strength::Random; TRIES]) {
        let line = player(strength).choose(&seen, &mut dice);
        lines.extend(line.filter(|line| !lines.contains(line)));
    }
    // Other windows may look and speak meanwhile.
    session.release();
    if app.pace == Pace::Hasty {
        return Ok(lines);
    }
    let pause = pause(strength, app.is_answered() && app.look.pages());
    let pauses = since.elapsed().as_millis() / pause.as_millis() + 1;
    let until = pause.saturating_mul(u32::try_from(pauses).unwrap_or(u32::MAX));
    thread::sleep(until.saturating_sub(since.elapsed()));
    Ok(lines)
}
