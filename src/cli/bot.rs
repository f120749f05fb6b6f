//! An empty chair: a machine plays where nobody sits.
use std::thread;
use std::time::{Duration, Instant};

use noir_referee::evening::{Chairs, Sitter};
use noir_referee::lang::{Arg, machine};
use noir_referee::players::{Dice, Seen, player};
use noir_referee::rules::{Action, Audience, Seat, Trust};
use noir_referee::setup::RandomSource;
use noir_referee::table::{Entry, Opened, Opening, SeatInfo, What};
use noir_referee::terms::Strength;

use super::app::App;
use super::failure::{ExitStatus, Failure};
use super::open::Want;

/// What `bot` takes.
#[derive(Debug, clap::Args)]
pub struct BotArguments {
    #[arg(value_name = "SEAT")]
    seat: String,
    #[arg(value_name = "STRENGTH")]
    strength: Option<String>,
}

/// What `person` takes.
#[derive(Debug, clap::Args)]
pub struct PersonArguments {
    #[arg(value_name = "SEAT")]
    seat: String,
}

/// Gives a seat to a machine; in the loop it plays from now on.
///
/// # Errors
/// When nobody sits there, no machine is so strong, or the companion doesn’t deal to all.
pub fn run(args: &BotArguments, app: &mut App) -> Result<(), Failure> {
    let strength = match args.strength.as_deref() {
        None => Strength::Careful,
        Some(word) => Strength::from_id(word.trim()).ok_or_else(|| {
            let known = app.words.one_of(Strength::WORDS);
            let args = [("found", word.into()), ("known", known.into())];
            Failure::new(ExitStatus::Usage, app.words.tell("simulate-no-strength", &args))
        })?,
    };
    app.seat_other(&args.seat, Sitter::Machine(strength))
}

/// Gives a seat back to a person.
///
/// # Errors
/// When nobody sits there.
pub fn person(args: &PersonArguments, app: &mut App) -> Result<(), Failure> {
    app.seat_other(&args.seat, Sitter::Person)
}

/// So long it takes to think where people watch, or two or three times as long: how hard it thinks about its cards nobody
/// can tell from that.
const PAUSE: Duration = Duration::from_millis(1500);
/// So many other lines it says by chance where a card that it cannot see forbids the first; then a person has to say one.
const TRIES: usize = 12;

impl App {
    /// That a machine sits only where it can: at a table where the companion deals to all, and as strong as there is one.
    ///
    /// # Errors
    /// What stands against it.
    pub fn seats_machines(&self, seats: &[SeatInfo]) -> Result<(), Failure> {
        let usage = |key: &str, args: &[(&str, Arg<'_>)]| {
            Err(Failure::new(ExitStatus::Usage, self.words.tell(key, args)))
        };
        for seat in seats {
            match machine(&seat.player) {
                Some(found) if seat.machine().is_none() => {
                    let known = self.words.one_of(Strength::WORDS);
                    let args = [("found", found.into()), ("known", known.into())];
                    return usage("simulate-no-strength", &args);
                }
                Some(_) if seats.iter().any(|seat| seat.trust != Trust::Dealt) => {
                    return usage("cli-bot-dealt", &[]);
                }
                None | Some(_) => {}
            }
        }
        Ok(())
    }

    /// How strong the machine is that plays for a seat; nothing where a person does.
    pub fn machine(&self, opening: &Opening, seat: Seat) -> Option<Strength> {
        Chairs::of(&self.data).machine(opening, seat)
    }

    /// How many lines machines have said since a person said one; none where no person has.
    pub(super) fn said_by_machines(&self, opened: &Opened) -> usize {
        let opening = opened.table.opening();
        let chairs = Chairs::of(&self.data);
        let view = opened.table.view(Audience::Public);
        let said = view.said_since(0);
        let by_person = |entry: &Entry| match entry.what {
            What::Said { seat, .. } => chairs.machine(opening, seat).is_none(),
            _ => true,
        };
        let lines = said.iter().rev().filter(|entry| entry.is_line());
        let since = lines.clone().take_while(|entry| !by_person(entry)).count();
        if since == lines.count() { 0 } else { since }
    }

    /// The machine whose line is owed now.
    pub fn machine_owes(&self, opened: &Opened) -> Option<(Seat, Strength)> {
        let opening = opened.table.opening();
        let owed = opened.table.view(Audience::Public).position().decision()?;
        Some((owed.seat, self.machine(opening, owed.seat)?))
    }

    /// Gives a chair to somebody else, and says so.
    fn seat_other(&mut self, who: &str, to: Sitter) -> Result<(), Failure> {
        let opened = self.open(Want::Read)?;
        let seat = self.seat(&opened.table, who)?;
        let opening = opened.table.opening();
        let dealt = opening.one_trust() == Some(Trust::Dealt);
        if !dealt && to != Sitter::Person {
            let why = self.words.say("cli-bot-dealt");
            return Err(Failure::new(ExitStatus::Usage, why));
        }
        Chairs::give(&self.data, &opening.id, opening.seat_id(seat), to)
            .map_err(|error| self.file_failure(&error))?;
        let view = opened.table.view(Audience::Public);
        let command = format!("referee person {}", self.seat_word(&view, seat));
        let args = [("who", self.voice(&view).role(seat).into()), ("command", command.into())];
        let key = if to == Sitter::Person { "cli-bot-leaves" } else { "cli-bot-sits" };
        self.print_wrapped(&[self.words.tell(key, &args)])
    }

    /// The machine says its line, or chooses in private what it owes; what everybody may know of it is handed back. All it
    /// gets is what its own seat sees.
    ///
    /// # Errors
    /// When it finds nothing that it may say, or what the disk says.
    pub fn machine_says(
        &self,
        opened: &mut Opened,
        seat: Seat,
        strength: Strength,
    ) -> Result<Vec<String>, Failure> {
        // What lies open needs no key, but what the machine holds does.
        let meanwhile = self.retake(opened)?;
        let lines = self.machine_thinks(opened, seat, strength)?;
        if meanwhile | self.retake(opened)? {
            // Somebody else has said something meanwhile.
            return Ok(vec![self.words.say("cli-meanwhile")]);
        }
        let since = opened.table.mark();
        let mut done = Err(Failure::new(ExitStatus::Refused, self.words.say("cli-bot-stuck")));
        for line in lines {
            done = self.record(opened, |table| {
                if line.is_private() {
                    table.tell(seat, &line)
                } else {
                    table.act(Some(seat), &line)
                }
            });
            if !matches!(&done, Err(failure) if failure.exit == ExitStatus::Refused) {
                break;
            }
        }
        done.map(|()| self.news_below(&opened.table, since))
    }

    /// What the machine would say, the best first, all of it thought out before its time is over.
    fn machine_thinks(
        &self,
        opened: &mut Opened,
        seat: Seat,
        strength: Strength,
    ) -> Result<Vec<Action>, Failure> {
        let since = Instant::now();
        let view = opened.table.view(Audience::Seat(seat));
        let seen = Seen::of(view.position(), seat, &view.heard());
        let mut dice = Dice::of(RandomSource::from_os()?.below(u64::MAX), 0);
        let mut lines: Vec<Action> = Vec::new();
        for strength in [strength, Strength::Careful].into_iter().chain([Strength::Random; TRIES]) {
            let line = player(strength).choose(&seen, &mut dice);
            lines.extend(line.filter(|line| !lines.contains(line)));
        }
        // Other windows may look and speak meanwhile.
        opened.table.release();
        if self.is_answered() && self.look.pages() {
            let pauses = since.elapsed().as_millis() / PAUSE.as_millis() + 1;
            let until = PAUSE.saturating_mul(u32::try_from(pauses).unwrap_or(u32::MAX));
            thread::sleep(until.saturating_sub(since.elapsed()));
        }
        Ok(lines)
    }
}
