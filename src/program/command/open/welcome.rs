//! What is said at a table that was opened just now.
use noir_referee::rules::{Seat, Trust};
use noir_referee::session::Session;
use noir_referee::table::View;

use crate::app::App;
use crate::command::say::rule_set;
use crate::failure::Failure;
use crate::speak;

/// What the players have to know and do at the opening, for those who have not been walked to it.
///
/// # Errors
/// When nobody reads it.
pub fn welcome(app: &App, session: &Session) -> Result<(), Failure> {
    let view = session.public();
    let opening = view.opening();
    let voice = app.voice(&view);
    app.print(&voice.board(&view, false).draw(app.drawing(), &app.words, app.columns))?;
    let mut lines = vec![kept_in(app, session)];
    lines.extend(trusts(app, &view));
    lines.extend(voice.teams(&view));
    lines.push(voice.real_cards());
    let referee = if opening.referee { "cli-with-referee" } else { "cli-without-referee" };
    lines.push(app.words.say(referee));
    lines.extend(opening.pins.then(|| app.words.say("cli-with-pins")));
    lines.extend(leaves_deck(app, &view));
    lines.extend(rule_set::house_here(app, opening));
    lines.extend(voice.caveats());
    if let Some(fingerprint) = session.table().fingerprint() {
        let words = fingerprint.words(app.lang());
        lines.push(app.words.tell("verify-note", &[("words", words.into())]));
    }
    lines.extend(voice.laid_out(&view));
    lines.extend(speak::told_since(app, session.table(), 0).all());
    app.print_wrapped(&lines)
}

/// What matters now to those who have just laid everything out.
///
/// # Errors
/// When nobody reads it.
pub(crate) fn begin(app: &App, session: &Session) -> Result<(), Failure> {
    let view = session.public();
    let voice = app.voice(&view);
    // Where the companion deals to all, the setup has said so.
    let dealt = view.opening().one_trust() == Some(Trust::Dealt);
    let mut lines = if dealt { Vec::new() } else { trusts(app, &view) };
    lines.extend(view.opening().pins.then(|| app.words.say("cli-with-pins")));
    lines.extend(leaves_deck(app, &view));
    lines.extend(voice.caveats());
    if let Some(fingerprint) = session.table().fingerprint() {
        let words = fingerprint.words(app.lang());
        lines.push(app.words.tell("verify-note", &[("words", words.into())]));
    }
    lines.extend(voice.laid_out(&view));
    lines.push(kept_in(app, session));
    lines.extend(speak::told_since(app, session.table(), 0).all());
    app.print_wrapped(&lines)
}

fn kept_in(app: &App, session: &Session) -> String {
    let file = session.path().display().to_string();
    app.words.tell("cli-opened", &[("file", file.into())])
}

/// Who keeps whose cards.
fn trusts(app: &App, view: &View<'_>) -> Vec<String> {
    let (opening, voice) = (view.opening(), app.voice(view));
    // Many lines of one kind would push the board off the screen, and of dealt cards all are told the same.
    let alike = opening.one_trust();
    if alike == Some(Trust::Dealt) || opening.seats.len() > 2 && alike.is_some() {
        return voice.all_keep();
    }
    opening.all_seats().map(|seat| voice.keeps(seat)).collect()
}

/// How the cards that the companion deals leave the real deck where others draw from it.
fn leaves_deck(app: &App, view: &View<'_>) -> Vec<String> {
    let opening = view.opening();
    let of = |trust| move |seat: &Seat| opening.seats[seat.at()].trust == trust;
    let dealt: Vec<Seat> = opening.all_seats().filter(of(Trust::Dealt)).collect();
    if dealt.len() == opening.seats.len() {
        return Vec::new();
    }
    let voice = app.voice(view);
    let machine = |seat: &Seat| opening.seats[seat.at()].machine().is_some();
    let (bots, people): (Vec<Seat>, Vec<Seat>) = dealt.into_iter().partition(machine);
    let (people_key, bots_key) = if opening.referee {
        ("cli-deck-take-referee", "cli-deck-take-referee")
    } else {
        ("cli-deck-take", "cli-deck-take-bot")
    };
    let told = |(key, seats): (&str, Vec<Seat>)| {
        let names: Vec<String> = seats.into_iter().map(|seat| voice.seat(seat)).collect();
        let who = ("who", app.words.all_of(&names).into());
        (!names.is_empty()).then(|| app.words.tell(key, &[who]))
    };
    [(people_key, people), (bots_key, bots)].into_iter().filter_map(told).collect()
}
