//! `referee replace`: somebody has to go, and somebody else plays on.
use noir_referee::lang::{Keyword, WordPlace, machine};
use noir_referee::rules::{Action, Audience, Seat, Trust};
use noir_referee::screen::{Menu, MenuItem, Zero};
use noir_referee::session::Session;
use noir_referee::table::{Gate, Seating};
use noir_referee::terms::Strength;

use crate::app::{App, TypedIn};
use crate::command::open::{names, new};
use crate::command::say::{act, correct_asks};
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::page::private_answer;
use crate::prompt::ask_menu::Reply;
use crate::speak;
use crate::speak::Told;

/// What `replace` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "SEAT")]
    seat: Option<String>,
    #[arg(value_name = "WHO")]
    who: Option<String>,
    #[arg(long, short)]
    yes: bool,
}

/// Who plays a seat from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Successor {
    /// A person, or a machine as an opening writes it.
    Player(String),
    /// Nobody: the seat gives the game up.
    Nobody,
}

/// Records who plays a seat from now on, and asks for what was not said.
///
/// # Errors
/// When there is no such seat, or that player cannot play there.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let mut session = at_table::open(app, Want::Write)?;
    let seat = match &args.seat {
        Some(who) => Some(at_table::seat(app, session.table(), who)?),
        None => who_leaves(app, &mut session)?,
    };
    let Some(seat) = seat else { return Ok(()) };
    let to = match &args.who {
        Some(word) => Some(successor(app, &session, seat, word)?),
        None => who_plays_on(app, &mut session, seat)?,
    };
    match to {
        None => Ok(()),
        Some(Successor::Nobody) => {
            let id = session.opening().seat_id(seat).to_owned();
            let said = act::say_line(app, &mut session, Some(&id), Keyword::Concede.name())?;
            said.map_or(Ok(()), |said| speak::tell_news(app, session.table(), said.since))
        }
        Some(Successor::Player(player)) if session.opening().player(seat) == player => {
            let who = ("who", player.into());
            app.print_wrapped(&[app.words.tell("leave-same", &[who])])
        }
        Some(Successor::Player(player)) => {
            let told = hand_over(app, &mut session, seat, &player, args.yes)?;
            speak::tell_below(app, told)
        }
    }
}

/// Asks who has to go; nobody if somebody went back.
fn who_leaves(app: &App, session: &mut Session) -> Result<Option<Seat>, Failure> {
    let asked = app.words.say("leave-who");
    ask_seat(app, session, asked)
}

/// Asks which seat is meant; none if somebody went back.
pub(crate) fn ask_seat(
    app: &App,
    session: &mut Session,
    asked: String,
) -> Result<Option<Seat>, Failure> {
    let seats: Vec<Seat> = session.opening().all_seats().collect();
    if !app.is_answered() || app.json {
        let view = session.public();
        let seats: Vec<String> =
            seats.iter().map(|seat| app.voice(&view).somebody(*seat)).collect();
        let seats = ("seats", app.words.one_of(&seats).into());
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("leave-whose", &[seats])));
    }
    let name = |seat: &Seat| private_answer::owner(app, session.table(), Audience::Seat(*seat));
    let items = seats.iter().map(|seat| MenuItem::new(name(seat))).collect();
    let menu = Menu { asked, items, enter: None, zero: Zero::Back };
    Ok(match at_table::unheld(app, session, || app.choose(&menu))? {
        Reply::Given(at) => Some(seats[at]),
        Reply::Back | Reply::Gone => None,
    })
}

/// Asks who plays a seat from now on; nobody is offered only where the game goes on without its player, and the
/// companion where it knows the cards.
fn who_plays_on(
    app: &App,
    session: &mut Session,
    seat: Seat,
) -> Result<Option<Successor>, Failure> {
    let view = session.public();
    let (voice, opening, game) = (app.voice(&view), view.opening(), view.position().game());
    let who = ("who", voice.seat(seat).into());
    if !app.is_answered() || app.json {
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("leave-to", &[who])));
    }
    let mut ways: Vec<(MenuItem, Successor)> = Vec::new();
    let mut person = |name: &str| {
        let to = Successor::Player(name.to_owned());
        if machine(name).is_none() && ways.iter().all(|(_, known)| *known != to) {
            ways.push((MenuItem::new(name), to));
        }
    };
    // Whoever plays against the seat would see its cards: only who asks for that gets it.
    let partners =
        opening.all_seats().filter(|it| *it != seat && game.side(*it) == game.side(seat));
    let named = partners.filter(|other| opening.player(*other) != opening.seat_id(*other));
    named.for_each(|other| person(opening.player(other)));
    if opening.referee {
        person(&app.words.say("leave-referee"));
    }
    let after = view.position().play(&Action::Concede(seat));
    let goes_on = after.is_ok_and(|(after, _)| after.outcome().is_none());
    if goes_on && voice.plays_alone(seat) {
        let out = app.words.tell("leave-out", &[("who", voice.seat(seat).into())]);
        ways.push((MenuItem::new(out), Successor::Nobody));
    }
    if session.table().machine_can_sit(seat) {
        let bot = Successor::Player(app.words.say("leave-bot"));
        ways.push((MenuItem::new(app.words.say("leave-companion")), bot));
    }
    let asked = app.words.tell("leave-ask", &[who]);
    let (items, meanings): (Vec<MenuItem>, Vec<Successor>) = ways.into_iter().unzip();
    let menu = Menu { asked, items, enter: None, zero: Zero::Back };
    let other = |line: &str| {
        (line.trim().chars().nth(1).is_some()).then(|| Successor::Player(line.trim().to_owned()))
    };
    let given = at_table::unheld(app, session, || app.choose_or(&menu, &meanings, other))?;
    match given {
        Reply::Given(Successor::Player(name)) => successor(app, session, seat, &name).map(Some),
        Reply::Given(Successor::Nobody) => Ok(Some(Successor::Nobody)),
        Reply::Back | Reply::Gone => Ok(None),
    }
}

/// Who is meant by a word: somebody at the table, somebody new, a machine, or nobody.
fn successor(app: &App, session: &Session, seat: Seat, word: &str) -> Result<Successor, Failure> {
    if app.grammar.at(WordPlace::Inside, word) == Some(Keyword::Nobody) {
        return Ok(Successor::Nobody);
    }
    if word == app.words.say("leave-referee") && session.opening().referee {
        return Ok(Successor::Player(word.to_owned()));
    }
    let bot =
        correct_asks::is_called(app, word, "leave-bot-words").then(|| app.words.say("leave-bot"));
    let word = bot.as_deref().unwrap_or(word);
    if let Some(strength) = machine(word) {
        machine_may_sit(app, session, seat, strength)?;
        return Ok(Successor::Player(word.trim().to_owned()));
    }
    name_at(app, session, seat, word, true).map(Successor::Player)
}

/// That a machine can play a seat: the companion knows the cards before it.
fn machine_may_sit(
    app: &App,
    session: &Session,
    seat: Seat,
    strength: &str,
) -> Result<(), Failure> {
    if !strength.is_empty() && Strength::from_id(strength).is_none() {
        let known = app.words.one_of(Strength::WORDS);
        let args = [("found", strength.into()), ("known", known.into())];
        let why = app.words.tell("cli-no-strength", &args);
        return Err(Failure::new(ExitStatus::Usage, why));
    }
    if session.table().machine_can_sit(seat) {
        return Ok(());
    }
    let view = session.public();
    let told = view.position().holding(seat).trust == Trust::Told;
    let secret = app.command(Keyword::Secret, &app.seat_word(&view, seat));
    let args = [
        ("who", app.voice(&view).seat(seat).into()),
        ("told", if told { "yes" } else { "no" }.into()),
        ("command", secret.into()),
    ];
    Err(Failure::new(ExitStatus::Refused, app.words.tell("leave-bot-blind", &args))
        .refused_by("cards-unknown"))
}

/// A name as somebody at a seat of this table may be called; somebody else’s only where the same person may have two
/// seats.
pub(crate) fn name_at(
    app: &App,
    session: &Session,
    seat: Seat,
    name: &str,
    again: bool,
) -> Result<String, Failure> {
    let opening = session.opening();
    let others: Vec<String> = opening
        .all_seats()
        .filter(|other| *other != seat)
        .map(|other| opening.player(other).to_owned())
        .collect();
    let same = |other: &&String| other.to_lowercase() == name.trim().to_lowercase();
    if let Some(known) = others.iter().find(same).filter(|_| again) {
        return Ok(known.clone());
    }
    let scenario = |error| new::scenario_failure(app, &error);
    let mode = app.library().mode(opening.mode).map_err(scenario)?;
    let edition = app.library().edition(&opening.edition).map_err(scenario)?.spoken(&app.words);
    names::player_name(app, name, &others, (&mode, &edition), opening.seats.len() as u8)
}

/// Lets somebody else play a seat; gives what everybody hears. Whoever has a PIN gives it up only if the table agrees.
fn hand_over(
    app: &App,
    session: &mut Session,
    seat: Seat,
    player: &str,
    agreed: bool,
) -> Result<Told, Failure> {
    let closed = session.table().gate(Audience::Seat(seat)) != Gate::Open;
    if closed && !agreed {
        let who = ("who", private_answer::owner(app, session.table(), Audience::Seat(seat)).into());
        if !at_table::confirm_unheld(app, session, &app.words.tell("leave-pin", &[who]))? {
            let kept = Failure::new(ExitStatus::Usage, app.words.say("leave-kept"));
            let shell = app.typed == TypedIn::CommandLine;
            let hint = shell.then(|| app.words.say("leave-kept-hint"));
            return Err(hint.into_iter().fold(kept, Failure::hint));
        }
    }
    app.does(session, |session| session.sit(seat, player, Seating::Another))?;
    let mut told = speak::newest_entry(app, session);
    let view = session.public();
    let (opening, game) = (view.opening(), view.position().game());
    let mut others = opening.all_seats().filter(|other| *other != seat);
    let is_person = machine(player).is_none();
    if is_person
        && others.any(|it| opening.player(it) == player && game.side(it) != game.side(seat))
    {
        told.lines.push(app.words.tell("leave-against", &[("who", player.into())]));
    }
    if !is_person {
        let back = format!("{} …", app.seat_word(&view, seat));
        let command = ("command", app.command(Keyword::Replace, &back).into());
        told.lines.push(app.words.tell("leave-back", &[command]));
    }
    Ok(told)
}
