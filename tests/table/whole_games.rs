//! Whole games of every mode, degree of trust and language, at random: every line is told, nothing twice in the same words.
//!
//! With `GAMES=folder` each game is written down as its table hears it, with what is new on each private page, for somebody
//! who speaks the language to read to the end.
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use noir_referee::evening::{Scores, Summary};
use noir_referee::lang::{Grammar, Lang, Words};
use noir_referee::rules::{Action, Audience, Event, Seat, SeatSet, Trust};
use noir_referee::scenario::People;
use noir_referee::screen::{Look, Medium, PrivatePage, Voice};
use noir_referee::table::{LineError, Table, View, What};
use noir_referee::terms::Family;

use super::own_language::{GAMES, edition, open};
use crate::support::chance::Chance;
use crate::support::one_in;
use crate::support::play::{audiences, pick};
use crate::support::room::Room;
use crate::support::simulated_players::Game;

/// Lines that are said at most; then everybody gives up.
const LONGEST: usize = 150;

/// Of a hundred chances to lie, those who keep real cards take so many.
const LYING: usize = 3;

const LOOK: Look = Look { colour: false, unicode: true, medium: Medium::Lines };

/// A game as it is written down, and what was wrong in it.
struct Heard<'a> {
    words: &'a Words,
    grammar: &'a Grammar,
    written: String,
    /// What each private page said last.
    pages: BTreeMap<String, Vec<String>>,
    wrong: Vec<String>,
}

impl Heard<'_> {
    fn voice<'v>(&'v self, view: &'v View<'_>) -> Voice<'v> {
        let (opening, position) = (view.opening(), view.position());
        Voice {
            words: self.words,
            grammar: self.grammar,
            opening,
            position,
            phone: false,
            heard: SeatSet::EMPTY,
        }
    }

    fn write(&mut self, text: &str) {
        writeln!(self.written, "{text}").expect("text");
    }

    /// What the line that was said last tells the table.
    fn told(&mut self, table: &mut Table, said: &str, private: bool, entries: usize) {
        let view = table.public();
        let voice = self.voice(&view);
        let log = view.log();
        let (mut told, mut wrong) = (Vec::new(), Vec::new());
        for entry in &log[entries.min(log.len())..] {
            told.extend(voice.then(&view, entry));
        }
        let owed = view.position().decision().map(|owed| voice.owed(owed));
        let twice = told.iter().enumerate().find(|(at, line)| told[..*at].contains(line));
        if let Some((_, line)) = twice {
            wrong.push(format!("{said}: twice: {line}"));
        }
        // Whoever dies dies where the card lies now, wherever it lay before the line.
        let text = told.join("\n");
        for entry in &log[entries.min(log.len())..] {
            let What::Said { events, .. } = &entry.what else { continue };
            let died = events.iter().filter_map(|event| match event {
                Event::Died(suspect) => Some(voice.suspect(*suspect)),
                _ => None,
            });
            let elsewhere = died.filter(|name| !text.contains(name.as_str()));
            wrong.extend(elsewhere.map(|name| format!("{said}: {name} dies elsewhere")));
        }
        if told.iter().all(String::is_empty) {
            wrong.push(format!("{said}: nothing is told"));
        }
        self.wrong.extend(wrong);
        let mark = if private { "(private) " } else { "" };
        self.write(&format!("\n> {mark}{said}"));
        for line in told.into_iter().chain(owed.map(|owed| format!("  … {owed}"))) {
            self.write(&line);
        }
    }

    /// What is new on the page of each player.
    fn pages(&mut self, table: &mut Table) {
        for audience in audiences(table.public().position().all_seats()) {
            let Audience::Seat(seat) = audience else { continue };
            let view = table.own_view(audience);
            let Some(page) = PrivatePage::of(&view, self.words, self.grammar) else { continue };
            let name = self.voice(&view).seat(seat);
            let lines: Vec<String> = page.lines().collect();
            let old = self.pages.insert(name.clone(), lines.clone()).unwrap_or_default();
            for line in lines.iter().filter(|line| !old.contains(line)) {
                self.write(&format!("      [{name}] {line}"));
            }
        }
    }

    fn end(&mut self, table: &mut Table) {
        let view = table.public();
        let summary = Summary::of(&view);
        let scores = Scores::of([&summary].into_iter(), &People::default());
        let lines = self.voice(&view).end(&view, &scores).lines(LOOK, 80);
        self.write(&format!("\n{}", lines.join("\n")));
    }
}

/// Says this line or, where it is open, any; how it reads, and whether only its player hears it.
fn say(
    table: &mut Table,
    heard: &Heard<'_>,
    chance: &mut Chance,
    line: Option<&Action>,
) -> (String, bool) {
    let (line, owed, said) = {
        let view = table.own_view(Audience::Referee);
        let owed = view.position().decision().expect("the game goes on").seat;
        let line = line.cloned().or_else(|| pick(view.position(), chance)).expect("a line");
        let said = heard.voice(&view).line(&view.position().canonical(&line));
        (line, owed, said)
    };
    let private = line.is_private();
    let done = if private { table.tell(owed, &line) } else { table.act(None, &line) };
    assert!(matches!(done, Ok(()) | Err(LineError::Hidden(_))), "{line:?}: {done:?}");
    (said, private)
}

fn play(room: &Room, heard: &mut Heard<'_>, chance: &mut Chance) {
    let mut table = open(room);
    let opened = {
        let view = table.public();
        let voice = heard.voice(&view);
        let told: Vec<String> =
            view.log().iter().flat_map(|entry| voice.then(&view, entry)).collect();
        [vec![voice.real_cards()], told, voice.status(&view, true)].concat().join("\n")
    };
    heard.write(&opened);
    heard.pages(&mut table);
    let goes_on = |table: &mut Table| table.public().position().outcome().is_none();
    let real = of_real_cards(&mut table, chance);
    let mut lines = real.iter().flat_map(|game| &game.said).map_while(|said| said.line.as_ref());
    while table.seq() < LONGEST && goes_on(&mut table) {
        let line = lines.next().filter(|line| !matches!(line, Action::Concede(_)));
        if real.is_some() && line.is_none() {
            break;
        }
        let entries = table.public().log().len();
        let (said, private) = say(&mut table, heard, chance, line);
        heard.told(&mut table, &said, private, entries);
        heard.pages(&mut table);
    }
    while let Some(owed) = table.public().position().decision() {
        let entries = table.public().log().len();
        let line = Action::Concede(owed.seat);
        table.act(Some(owed.seat), &line).expect("anybody may give up");
        heard.told(&mut table, line.word(), false, entries);
    }
    table.publish().expect("recorded");
    show(&mut table, heard, real.as_ref());
    heard.end(&mut table);
}

/// A game of people who keep real cards and answer by them, where everybody does; what they say fits together but for a lie
/// now and then.
fn of_real_cards(table: &mut Table, chance: &mut Chance) -> Option<Game> {
    let view = table.public();
    let untold = view.opening().one_trust() == Some(Trust::Untold);
    let noir = view.opening().mode.family() == Family::Noir;
    let start = view.opening().start(None).filter(|_| untold && noir)?;
    Some(Game::play(&start, LONGEST, LYING, chance))
}

/// Once it is over, everybody but the last shows his cards.
fn show(table: &mut Table, heard: &mut Heard<'_>, real: Option<&Game>) {
    let shown = real.iter().flat_map(|game| &game.said).filter(|said| said.line.is_none());
    let mut shown: Vec<&[Event]> = shown.map(|said| &*said.events).collect();
    shown.pop();
    for events in shown {
        let card = |event: &Event| match *event {
            Event::Was { seat, since, suspect } => (seat, (suspect, Some(since as usize))),
            Event::Opened(seat, suspect) => (seat, (suspect, None)),
            ref other => panic!("shown: {other:?}"),
        };
        let (seats, cards): (Vec<Seat>, Vec<_>) = events.iter().map(card).unzip();
        let entries = table.public().log().len();
        table.reveal(seats[0], &cards).expect("shown");
        heard.told(table, "reveal", true, entries);
    }
}

/// The same players where English is spoken.
fn in_latin(lang: Lang, players: &str) -> String {
    const NAMES: [&str; 8] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal"];
    match lang {
        Lang::En => NAMES[..players.split(',').count()].join(","),
        _ => players.to_owned(),
    }
}

fn every_mode(lang: Lang, locale: &'static str) {
    let (words, grammar) = (Words::new(lang), Grammar::new(lang));
    let folder = std::env::var_os("GAMES").map(PathBuf::from);
    let seed: u64 = std::env::var("SEED").map_or(1, |seed| seed.parse().expect("a number"));
    let mut wrong = Vec::new();
    for (at, (mode, players)) in GAMES.iter().enumerate() {
        for (trust, more) in ["dealt", "told", "untold"].into_iter().zip(0..) {
            // A Latin square: over the languages each mode meets each trust.
            if folder.is_none() && !(at + more as usize + lang as usize).is_multiple_of(one_in(3)) {
                continue;
            }
            let room = Room::speaking(locale);
            let players = &in_latin(lang, players);
            let edition = edition(mode, lang.code());
            room.ok(&format!(
                "new {mode} --edition {edition} --players {players} --trust {trust} --seed 7 --practice --table партія.referee"
            ));
            let mut heard = Heard {
                words: &words,
                grammar: &grammar,
                written: String::new(),
                pages: BTreeMap::new(),
                wrong: Vec::new(),
            };
            play(&room, &mut heard, &mut Chance(seed + more));
            if let Some(folder) = &folder {
                let count = players.split(',').count();
                let path = folder.join(format!("{lang}-{mode}-{count}-{trust}.txt"));
                std::fs::create_dir_all(folder).expect("a folder");
                std::fs::write(path, &heard.written).expect("written");
            }
            wrong.extend(heard.wrong.into_iter().map(|it| format!("{mode} {trust}: {it}")));
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_whole_game_in_english_is_told() {
    every_mode(Lang::En, "en_US.UTF-8");
}

#[test]
fn a_whole_game_in_ukrainian_is_told() {
    every_mode(Lang::Uk, "uk_UA.UTF-8");
}

#[test]
fn a_whole_game_in_russian_is_told() {
    every_mode(Lang::Ru, "ru_RU.UTF-8");
}
