//! What people say first, in their own words: the lines and questions of `*.txt`, read at a table of each mode.
//!
//! A line of such a file is `what is meant <- what is said | …`; `offer` in front says that the program asks back with
//! that line, because the word means something else in this game or the name is misspelled; `refuse` that it does
//! nothing. `*.aside.txt` was put aside while the words were collected from the other half.
use std::collections::HashMap;
use std::fmt::Write as _;

use noir_referee::board::Suspect;
use noir_referee::lang::{Grammar, Keyword, Lang};
use noir_referee::rules::{Action, Audience, Seat, Shown, Trust};
use noir_referee::scenario::{Card, Cast, DealFile, Library, NameError};
use noir_referee::setup::{Arrange, Game};
use noir_referee::table::safe::{Seal, TableKey};
use noir_referee::table::{
    Entrusted, Meaning, Opening, PrivateLine, Question, Reader, SeatInfo, Table, VaultZones,
    WordError,
};
use noir_referee::terms::Mode;

use crate::support::chance::Chance;
use crate::support::opening::entrusted;
use crate::support::play::pick;
use crate::support::room::folder;

const EN: &str = "Alyss Barrin Clive Deidre Ernest Franklin Geneva Horatio Irma Julian Kristoph \
    Linus Marion Neil Ophelia Phoebe Quinton Ryan Simon Trevor Ulysses Vladimir Wilhelm Yvonne Zachary";
const UK: &str = "Адам Богдан Віктор Ганна Данило Єлизавета Жанна Зоряна Ігор Кирило Леонід Марія \
    Назар Олена Поліна Роман Сергій Тимофій Уляна Федір Христина Цецилія Юлія Ярослав Шериф";
const RU: &str = "Адам Борис Ванда Григорий Дейдра Элисс Женева Закари Изольда Касим Клайв Лилия \
    Мэрион Николай Ольга Педро Рамон Саймон Тамара Улисс Фёдор Эрнест Юля Дима-Дубин Бэррин";

const PLAYERS: [&str; 3] = [
    "Ann Ben Cid Dan Eve Fay Gil Hal",
    "Аня Бен Сід Ден Єва Фая Гліб Гнат",
    "Аня Бен Сид Дэн Ева Фая Глеб Гена",
];

/// A table of this mode in the box of this language.
fn table(folder: &std::path::Path, lang: Lang, mode: Mode, dealt: bool) -> Table {
    let players = if mode == Mode::SpyTag { 5 } else { 0 };
    table_of(folder, lang, mode, dealt, players)
}

/// The same for at least so many players.
fn table_of(folder: &std::path::Path, lang: Lang, mode: Mode, dealt: bool, players: u8) -> Table {
    let library = Library::default();
    let sheet = library.mode(mode).expect("the mode");
    let edition = library.edition(sheet.edition_for(lang.code())).expect("its box");
    let players = sheet.fewest_players().max(players);
    let game = Game { layout: Arrange::Cells, ..Game::of(sheet, edition, players) };
    let (sheet, setup) = (&game.mode, game.setup().expect("they fit together"));
    let trust = if dealt { Trust::Dealt } else { Trust::Untold };
    let players = PLAYERS[lang as usize].split(' ').chain(std::iter::repeat(""));
    let seats = setup.seats.iter().zip(players).map(|(it, player)| SeatInfo {
        seat: it.seat.to_string(),
        role: it.role_card.clone(),
        player: player.to_owned(),
        trust,
    });
    let cast = setup.board.cast().expect("no name twice");
    let start = *cast.start();
    let names = [EN, UK, RU][lang as usize].split_whitespace();
    let names = names.map(|name| name.replace('-', " "));
    let others = (26..).map(|number| format!("Other {number}"));
    let cards = names.chain(others).take(cast.len()).map(Card::named).collect();
    let cast = if mode == Mode::MrJack { cast } else { Cast::new(cards, &start).expect("names") };
    let opening = Opening {
        seats: seats.collect(),
        options: setup.options.clone(),
        zones: sheet.zones.as_ref().map(VaultZones::from),
        ..Opening::of(mode, &setup.edition, cast)
    };
    let secret = if dealt {
        entrusted(&opening, &[Suspect::new(0)])
    } else {
        Entrusted::deal(&opening, &DealFile::default(), &sheet.role_deck).expect("real cards")
    };
    let seal = Seal::new(&TableKey::random().expect("randomness"), &opening.id);
    let path = folder.join(format!("{lang}-{mode}-{dealt}"));
    Table::create(&path, opening, secret, Vec::new(), None, seal).expect("a table")
}

/// What became of the lines of a file.
#[derive(Default)]
struct Count {
    all: usize,
    done: usize,
    offered: usize,
    /// Refused although they mean something.
    refused: String,
    /// Taken for something else.
    misunderstood: String,
}

/// What a line is taken for, so that two can be compared.
fn meant(reader: &Reader<'_>, line: &str, alone: Option<Seat>) -> Result<String, WordError> {
    let Some(seat) = alone else {
        return reader.at_the_table(line).map(|(_, meaning)| match meaning {
            // The rules refuse it, whoever says it.
            Meaning::Act(action) if !has_use(reader, &action) => "of another mode".to_owned(),
            Meaning::Act(action) => format!("{action:?}"),
            // Who is next to whom is asked in either order.
            Meaning::Ask(Question::Near(one, other)) => {
                let mut both = [format!("{one:?}"), format!("{other:?}")];
                both.sort();
                format!("near {both:?}")
            }
            Meaning::Ask(question) => format!("{question:?}"),
            Meaning::Wish(wish) => match wish.split_once(' ') {
                Some(("may", rest)) => format!("may {:?}", reader.action(rest, None)),
                Some(("correct", rest)) => {
                    let (number, line) = rest.split_once(' ').expect("a line");
                    format!("correct {number} {:?}", reader.action(line, None))
                }
                // The books are searched with what was said.
                Some(("rule", _)) => "rule".to_owned(),
                _ if wish == "undo 1" => "undo".to_owned(),
                _ => wish,
            },
        });
    };
    reader.on_the_page(line, Audience::Seat(seat)).map(|private| match private {
        PrivateLine::Tell(told) => match reader.reveal(&told) {
            Some(revealed) => format!("{revealed:?}"),
            None => format!("{:?}", reader.action(&told, Some(seat))),
        },
        other => format!("{other:?}"),
    })
}

fn has_use(reader: &Reader<'_>, action: &Action) -> bool {
    let verb = action.word().parse::<Keyword>();
    verb.map_or(true, |verb| reader.belongs(verb))
}

fn offers(reader: &Reader<'_>, error: &WordError, wanted: &str) -> bool {
    let same = |line: &String| meant(reader, line, None).is_ok_and(|it| it == wanted);
    match error {
        WordError::Perhaps(_, lines) => lines.iter().any(same),
        // A misspelled name: the right one is named.
        WordError::Name(NameError::Unknown { nearest, .. }) => !nearest.is_empty(),
        _ => false,
    }
}

fn counted(lang: Lang, text: &str) -> Count {
    let folder = folder();
    let mut count = Count::default();
    let grammar = Grammar::new(lang);
    let mut open: Option<(Table, Option<Seat>, Vec<Shown>)> = None;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(section) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            let (mode, alone) = section.split_once(' ').unwrap_or((section, ""));
            let mode: Mode = mode.parse().expect("a mode");
            let dealt = !alone.is_empty() && mode == Mode::KillerInspector;
            let name = folder.path().join(section.replace(' ', "-"));
            std::fs::create_dir(&name).expect("a folder");
            let mut table = table(&name, lang, mode, dealt);
            if dealt {
                let kill = {
                    let view = table.public();
                    let (opening, position) = (view.opening(), view.position());
                    let reader = Reader { opening, position, grammar: &grammar };
                    reader.action("kill b2", None).expect("a line")
                };
                table.act(None, &kill).expect("it is allowed");
            }
            let alone = (!alone.is_empty()).then(|| Seat::new(u8::from(dealt)));
            let moments =
                if alone.is_some() { Vec::new() } else { games(table.public().position()) };
            open = Some((table, alone, moments));
            continue;
        }
        let (table, alone, moments) = open.as_ref().expect("a mode");
        let view = table.public();
        let opening = view.opening();
        let (canonical, said) = line.split_once("<-").expect("an arrow");
        let canonical = canonical.trim();
        let offered = canonical.strip_prefix("offer ");
        let start = Reader { opening, position: view.position(), grammar: &grammar };
        let means = offered.unwrap_or(canonical);
        // Where a character goes depends on where he stands.
        let goes = means.split(' ').next().is_none_or(|word| word.parse::<Keyword>().is_err());
        let moments = if goes { &[] } else { &moments[..] };
        let position = moment(&start, moments, &[means]);
        let reader = Reader { opening, position: &position, grammar: &grammar };
        let wanted = (canonical != "refuse").then(|| {
            let canonical = offered.unwrap_or(canonical);
            meant(&reader, canonical, *alone)
                .unwrap_or_else(|error| panic!("{lang} {}: {canonical}: {error:?}", opening.mode))
        });
        for said in said.split('|').map(str::trim) {
            count.all += 1;
            let got = meant(&reader, said, *alone);
            let right = match (&wanted, &got) {
                (None, Err(_)) => true,
                (None, Ok(got)) => got == "of another mode",
                (Some(wanted), Err(error)) if offered.is_some() => offers(&reader, error, wanted),
                (Some(wanted), Ok(got)) => wanted == got,
                _ => false,
            };
            let about = format!("{} {canonical} <- {said}: {got:?}", opening.mode);
            let offered = || match (&wanted, &got) {
                (Some(wanted), Err(error)) => offers(&reader, error, wanted),
                _ => false,
            };
            match &got {
                _ if right => count.done += 1,
                Err(_) if offered() => count.offered += 1,
                Ok(got) if got == "of another mode" => {
                    writeln!(count.refused, "{about}").expect("text");
                }
                Ok(_) => writeln!(count.misunderstood, "{about}").expect("text"),
                Err(_) => writeln!(count.refused, "{about}").expect("text"),
            }
        }
    }
    count
}

/// Of a hundred lines at least 90 are done and 96 done or offered, and none is taken for another.
#[track_caller]
fn understood(lang: Lang, text: &str) {
    let count = counted(lang, text);
    let Count { all, done, offered, .. } = count;
    let said = format!("{lang}: of {all} {done} done and {offered} offered");
    println!("{said}\n{}", count.refused);
    assert_eq!(count.misunderstood, "", "{said}");
    assert!(done * 100 >= all * 90, "{said}");
    assert!((done + offered) * 100 >= all * 96, "{said}\n{}", count.refused);
}

#[test]
fn english_is_understood() {
    understood(Lang::En, include_str!("en.txt"));
}

#[test]
fn ukrainian_is_understood() {
    understood(Lang::Uk, include_str!("uk.txt"));
}

#[test]
fn russian_is_understood() {
    understood(Lang::Ru, include_str!("ru.txt"));
}

#[test]
fn english_that_was_put_aside_is_understood() {
    understood(Lang::En, include_str!("en.aside.txt"));
}

#[test]
fn ukrainian_that_was_put_aside_is_understood() {
    understood(Lang::Uk, include_str!("uk.aside.txt"));
}

#[test]
fn russian_that_was_put_aside_is_understood() {
    understood(Lang::Ru, include_str!("ru.aside.txt"));
}

/// Games by chance, move by move: the moments at which lines are said. What only happens late, such as a card of tier 2 in
/// the Heist, is found in the last ones, which are long.
fn games(start: &Shown) -> Vec<Shown> {
    let mut moments = Vec::new();
    for seed in 0..180 {
        let mut chance = Chance(seed);
        let mut position = *start;
        for _ in 0..if seed < 150 { 60 } else { 240 } {
            moments.push(position);
            let Some(line) = pick(&position, &mut chance) else { break };
            let Ok((after, _)) = position.play(&line) else { break };
            position = after;
        }
    }
    moments
}

/// The first of these moments at which one of these lines may be said; the beginning, if they ask or there is none.
fn moment(reader: &Reader<'_>, moments: &[Shown], wanted: &[&str]) -> Shown {
    let wanted = wanted.iter().map(|line| line.strip_prefix("may ").unwrap_or(line));
    let wanted: Vec<&str> = wanted.filter(|line| reader.action(line, None).is_ok()).collect();
    // A name means the same everywhere; who lies at a place is another one each time.
    let at_a_place = |line: &str| line.contains(|letter: char| letter.is_ascii_digit());
    let fixed: Vec<Option<Action>> = wanted
        .iter()
        .map(|line| reader.action(line, None).ok().filter(|_| !at_a_place(line)))
        .collect();
    let said = |position: &&Shown| {
        let reader = Reader { position, opening: reader.opening, grammar: reader.grammar };
        wanted.iter().zip(&fixed).any(|(line, fixed)| match fixed {
            Some(action) => position.check(action).is_ok(),
            None => reader.action(line, None).is_ok_and(|action| position.check(&action).is_ok()),
        })
    };
    let moments = if wanted.is_empty() { &[] } else { moments };
    *moments.iter().find(said).unwrap_or(reader.position)
}

/// What became of lines as people who do not know the program say them, each at a moment when it can be said: understood, or
/// offered by a number. Several meanings are parted by ` / `; a question about the rules is called `RULE`.
#[derive(Default)]
struct Heard {
    done: usize,
    offered: usize,
    refused: Vec<String>,
    wrong: Vec<String>,
    /// What they mean is no line here.
    senseless: Vec<String>,
}

fn heard(lang: Lang, text: &str) -> Heard {
    let folder = folder();
    let grammar = Grammar::new(lang);
    let mut heard = Heard::default();
    let mut open: Option<(Table, Vec<Shown>)> = None;
    let mut found: HashMap<Vec<&str>, Shown> = HashMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(mode) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            let mode: Mode = mode.parse().expect("a mode");
            let folder = folder.path().join(mode.id());
            std::fs::create_dir(&folder).expect("a folder");
            // With eight, the FBI and the Mafia have all their roles.
            let players = match mode {
                Mode::SpyTag => 5,
                Mode::FbiMafia => 8,
                _ => 0,
            };
            let table = table_of(&folder, lang, mode, false, players);
            let moments = games(table.public().position());
            open = Some((table, moments));
            found.clear();
            continue;
        }
        let (table, moments) = open.as_ref().expect("a mode");
        let view = table.public();
        let opening = view.opening();
        let (wanted, said) = line.split_once("<-").expect("an arrow");
        let wanted: Vec<&str> = wanted.trim().split(" / ").collect();
        let start = Reader { opening, position: view.position(), grammar: &grammar };
        let position =
            *found.entry(wanted.clone()).or_insert_with(|| moment(&start, moments, &wanted));
        let reader = Reader { opening, position: &position, grammar: &grammar };
        let got = meant(&reader, said.trim(), None);
        let known: Vec<String> =
            wanted.iter().filter_map(|line| meant(&reader, line, None).ok()).collect();
        let (nothing, rule) = (wanted == ["refuse"], wanted == ["RULE"]);
        if !(nothing || rule || !known.is_empty()) {
            heard.senseless.push(line.to_owned());
            continue;
        }
        let about = || format!("{} {line}: {got:?}", opening.mode);
        match &got {
            Ok(got) if known.contains(got) || rule && got == "rule" => heard.done += 1,
            Ok(_) => heard.wrong.push(about()),
            // What means nothing does nothing.
            Err(_) if nothing || rule => {}
            Err(error) if known.iter().any(|it| offers(&reader, error, it)) => heard.offered += 1,
            Err(_) => heard.refused.push(about()),
        }
    }
    heard
}

/// What became of a line of somebody who did not know the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Done,
    Offered,
    /// What it lacks is asked for.
    Asked,
    Refused,
    WrongAnswer,
    WrongAction,
}

/// What becomes of rows of a game, a moment (`KI-inspector`), a kind, a line and what it means; behind `>` stands what the line
/// before, in front of it, should have been.
fn judged(lang: Lang, text: &str) -> Vec<(String, Verdict)> {
    let (folder, grammar) = (folder(), Grammar::new(lang));
    let mut tables: HashMap<Mode, (Table, Vec<Shown>)> = HashMap::new();
    let rows = text.lines().map(|row| {
        let [_, game, moment, _, line, means] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let mode = match game {
            "KI" => Mode::KillerInspector,
            "HS" => Mode::HitmanSleuth,
            "ST" => Mode::SpyTag,
            "TC" => Mode::ThiefChief,
            "FBI" => Mode::FbiMafia,
            "HEIST" => Mode::Heist,
            _ => Mode::MrJack,
        };
        let (table, moments) = tables.entry(mode).or_insert_with(|| {
            let folder = folder.path().join(mode.id());
            std::fs::create_dir(&folder).expect("a folder");
            let players = match mode {
                Mode::SpyTag | Mode::Heist => 5,
                Mode::FbiMafia => 8,
                _ => 0,
            };
            let table = table_of(&folder, lang, mode, false, players);
            let moments = games(table.public().position());
            (table, moments)
        });
        let view = table.public();
        let opening = view.opening();
        let who = moment.split('-').nth(1).unwrap_or_default();
        let asked = match who {
            "accused" => "answer",
            "canvassed" => "hands",
            "call" => "call",
            _ => "turn",
        };
        let is_then = |position: &&Shown| {
            position.decision().is_some_and(|owed| {
                let seat = opening.seat_id(owed.seat);
                // Hands are counted by the first seat.
                owed.ask.word() == asked
                    && (asked != "turn" || seat.starts_with(who))
                    && (asked != "hands" || owed.seat == Seat::new(0))
            })
        };
        let reader = |position| Reader { opening, position, grammar: &grammar };
        // People say what can be said then, if it ever can.
        let can = |position: &&Shown| {
            let reader = Reader { opening, position, grammar: &grammar };
            means.split(" / ").any(|line| {
                let line = line.split(" then ").next().unwrap_or(line);
                let action = reader.action(line.trim_start_matches("may "), None);
                action.is_ok_and(|action| position.check(&action).is_ok())
            })
        };
        let then = || moments.iter().filter(is_then);
        let position = then().find(can).or_else(|| then().next()).or(moments.first());
        let position = position.expect("a moment");
        let (heard, verdict) = if let Some((slip, right)) = means.split_once(" > ") {
            let before = moment_of(&reader(position), moments, slip);
            after_a_slip(&reader, &before, slip, line, right)
        } else {
            // Of two lines the first one is done first.
            let wanted = means.split(" / ").map(|it| it.split(" then ").next().unwrap_or(it));
            verdict(&reader(position), line, &wanted.collect::<Vec<_>>())
        };
        (format!("{row}\t{heard}"), verdict)
    });
    rows.collect()
}

fn moment_of(reader: &Reader<'_>, moments: &[Shown], line: &str) -> Shown {
    moment(reader, moments, &[line])
}

/// What becomes of a line that puts right the one before.
fn after_a_slip<'a>(
    reader: &impl Fn(&'a Shown) -> Reader<'a>,
    before: &'a Shown,
    slip: &str,
    line: &str,
    right: &str,
) -> (String, Verdict) {
    let then = reader(before);
    let said = then.action(slip, None).expect("a line");
    let (after, _) = before.play(&said).expect("it can be said");
    let now = Reader { position: &after, ..then };
    let offered = now.put_right(before, slip, line);
    if offered.is_empty() {
        return verdict(&now, line, &["undo"]);
    }
    let wanted = meant(&then, right, None).ok();
    let is = |line: &String| meant(&then, line, None).ok() == wanted;
    let right = right == "undo" || offered.iter().take(2).any(is);
    let verdict = if right { Verdict::Offered } else { Verdict::Refused };
    (format!("CORRECT {}", offered.join(" / ")), verdict)
}

fn verdict(reader: &Reader<'_>, line: &str, wanted: &[&str]) -> (String, Verdict) {
    let rule = wanted.contains(&"RULE");
    let wanted: Vec<String> =
        wanted.iter().filter_map(|line| meant(reader, line, None).ok()).collect();
    let books = |line: &String| rule && line.starts_with("rule ");
    let offered = |error: &WordError| match error {
        WordError::Perhaps(_, lines) => lines.iter().any(books),
        _ => false,
    };
    match (reader.at_the_table(line), meant(reader, line, None)) {
        (Ok((said, _)), Ok(got)) if wanted.contains(&got) || rule && got == "rule" => {
            (format!("DONE {said}"), Verdict::Done)
        }
        (Ok((said, Meaning::Act(_))), _) => (format!("DID {said}"), Verdict::WrongAction),
        (Ok((said, _)), _) => (format!("ANSWERED {said}"), Verdict::WrongAnswer),
        (Err(error), _) => {
            let right = wanted.iter().any(|it| offers(reader, &error, it)) || offered(&error);
            let asks = matches!(error, WordError::Missing(_) | WordError::Unfinished(..));
            let verdict = match () {
                () if right => Verdict::Offered,
                () if asks => Verdict::Asked,
                () => Verdict::Refused,
            };
            match error {
                WordError::Perhaps(_, lines) => (format!("OFFERED {}", lines.join(" / ")), verdict),
                error => (format!("REFUSED {error:?}"), verdict),
            }
        }
    }
}

/// Shows what becomes of lines that nobody has learned from: `STRANGERS=FILE`, named after its language, written like
/// `judged/en.tsv`.
#[test]
#[ignore = "reads a file that is named in the environment"]
fn lines_of_strangers() {
    let path = std::env::var("STRANGERS").expect("STRANGERS names a file");
    let path = std::path::Path::new(&path);
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let lang = Lang::ALL.into_iter().find(|lang| name.starts_with(lang.code()));
    let text = std::fs::read_to_string(path).expect("it can be read");
    let judged = judged(lang.expect("a language"), &text);
    for (row, verdict) in &judged {
        println!("{verdict:?}\t{row}");
    }
    for which in [
        Verdict::Done,
        Verdict::Offered,
        Verdict::Asked,
        Verdict::Refused,
        Verdict::WrongAnswer,
        Verdict::WrongAction,
    ] {
        let count = judged.iter().filter(|(_, verdict)| *verdict == which).count();
        println!("{which:?} {count} of {}", judged.len());
    }
}

/// Of a hundred lines at most so many are `refused`, and of sixty at most one is taken for another: of one in so many, or of all
/// in a long run.
#[track_caller]
fn strangers_are_understood(lang: Lang, text: &str, every: usize, refused: usize) {
    let mut nth = lang as usize;
    let tried = text.lines().filter(|line| {
        let is_one = line.contains("<-");
        nth += usize::from(is_one);
        !is_one || nth.is_multiple_of(every)
    });
    let heard = heard(lang, &tried.collect::<Vec<_>>().join("\n"));
    let Heard { wrong, senseless, .. } = &heard;
    let (good, bad) = (heard.done + heard.offered, heard.refused.len());
    assert!(every * (good + bad) > 350, "{lang}: {good} and {bad}");
    // A card that is told in private is no line everywhere.
    assert!(senseless.len() * 50 <= good, "{lang}: {senseless:#?}");
    assert!(wrong.len() * 60 <= good, "{lang}: {wrong:#?}");
    let all = good + bad;
    assert!(100 * bad <= refused * all, "{lang}: {bad} of {all}:\n{}", heard.refused.join("\n"));
}

/// What becomes of the lines of `TALK=FILE`, named after its language and written like `en.strangers.txt`.
#[test]
#[ignore = "reads a file that is named in the environment"]
fn what_becomes_of_lines() {
    let path = std::env::var("TALK").expect("TALK names a file");
    let path = std::path::Path::new(&path);
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let lang = Lang::ALL.into_iter().find(|lang| name.starts_with(lang.code()));
    let text = std::fs::read_to_string(path).expect("it can be read");
    let Heard { done, offered, refused, wrong, senseless } =
        heard(lang.expect("a language"), &text);
    for (what, lines) in [("senseless", &senseless), ("wrong", &wrong), ("refused", &refused)] {
        for line in lines {
            println!("{what}: {line}");
        }
    }
    println!("{done} done, {offered} offered, {} refused, {} wrong", refused.len(), wrong.len());
}

#[test]
fn english_of_strangers_is_understood() {
    strangers_are_understood(Lang::En, include_str!("en.strangers.txt"), 3, 6);
}

#[test]
fn ukrainian_of_strangers_is_understood() {
    strangers_are_understood(Lang::Uk, include_str!("uk.strangers.txt"), 3, 6);
}

#[test]
fn russian_of_strangers_is_understood() {
    strangers_are_understood(Lang::Ru, include_str!("ru.strangers.txt"), 3, 6);
}

#[test]
fn english_talk_is_understood() {
    strangers_are_understood(Lang::En, include_str!("en.talk.txt"), 6, 12);
}

#[test]
fn ukrainian_talk_is_understood() {
    strangers_are_understood(Lang::Uk, include_str!("uk.talk.txt"), 6, 12);
}

#[test]
fn russian_talk_is_understood() {
    strangers_are_understood(Lang::Ru, include_str!("ru.talk.txt"), 6, 12);
}

/// The lines that were judged once: most are done or offered, and none does something else.
#[test]
fn lines_that_were_judged_are_understood() {
    let texts = [
        (Lang::En, include_str!("judged/en.tsv")),
        (Lang::Uk, include_str!("judged/uk.tsv")),
        (Lang::Ru, include_str!("judged/ru.tsv")),
    ];
    for (lang, text) in texts {
        let judged = judged(lang, text);
        let of = |which: &[Verdict]| {
            let rows = judged.iter().filter(|(_, verdict)| which.contains(verdict));
            rows.map(|(row, _)| row.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(of(&[Verdict::WrongAction]), [""; 0], "{lang}");
        let wrong = of(&[Verdict::WrongAnswer]);
        assert!(wrong.len() <= 2, "{lang}: {wrong:#?}");
        let right = of(&[Verdict::Done, Verdict::Offered]).len();
        assert!(right * 100 >= judged.len() * 92, "{lang}: {right} of {}", judged.len());
    }
}

/// Whoever puts right what was said is heard to do so.
#[test]
fn slips_are_heard_as_slips() {
    let folder = folder();
    let texts = [
        (Lang::En, include_str!("en.slips.txt"), "kill irma"),
        (Lang::Uk, include_str!("uk.slips.txt"), "kill ганна"),
        (Lang::Ru, include_str!("ru.slips.txt"), "kill ольга"),
    ];
    for (lang, text, slip) in texts {
        let grammar = Grammar::new(lang);
        let table = table(folder.path(), lang, Mode::KillerInspector, false);
        let view = table.public();
        let (opening, before) = (view.opening(), view.position());
        let then = Reader { opening, position: before, grammar: &grammar };
        let said = then.action(slip, None).expect("a line");
        let (after, _) = before.play(&said).expect("it can be said");
        let now = Reader { position: &after, ..then };
        let lines = text.lines().filter_map(|line| line.split_once("<- "));
        let (mut heard, mut all) = (0, 0);
        for (_, line) in lines.filter(|(_, line)| names_a_suspect(&now, line)) {
            all += 1;
            heard += usize::from(!now.put_right(before, slip, line).is_empty());
        }
        assert!(all > 15 && heard * 100 >= all * 90, "{lang}: {heard} of {all}");
    }
}

/// Whether a word of a line names somebody on the board.
fn names_a_suspect(reader: &Reader<'_>, line: &str) -> bool {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let words = line.split_whitespace().map(bare).filter(|word| word.chars().nth(3).is_some());
    words.into_iter().any(|word| reader.action(&format!("kill {word}"), None).is_ok())
}

/// `cargo test --test main every_line_of_strangers -- --ignored`, in a minute.
#[test]
#[ignore = "takes a minute; every third line is tried above"]
fn every_line_of_strangers_is_understood() {
    strangers_are_understood(Lang::En, include_str!("en.strangers.txt"), 1, 5);
    strangers_are_understood(Lang::Uk, include_str!("uk.strangers.txt"), 1, 5);
    strangers_are_understood(Lang::Ru, include_str!("ru.strangers.txt"), 1, 5);
}

#[test]
fn the_column_b_is_no_secret() {
    let folder = folder();
    for (lang, line) in [(Lang::En, "b up"), (Lang::Uk, "b вгору"), (Lang::Ru, "b вверх")]
    {
        let grammar = Grammar::new(lang);
        let table = table(folder.path(), lang, Mode::KillerInspector, false);
        let view = table.public();
        let (opening, position) = (view.opening(), view.position());
        let reader = Reader { opening, position, grammar: &grammar };
        assert!(!reader.is_private(line), "{line}");
        assert!(reader.is_private("become c3") && reader.is_private("b c3"));
        // Somebody’s name is kept even where it is misspelt; a word that is like nobody’s is none.
        let reveal = grammar.shown(Keyword::Reveal);
        let name = opening.cast.name(Suspect::new(4));
        let misspelt: String =
            name.chars().take(3).chain("q".chars()).chain(name.chars().skip(3)).collect();
        for line in [format!("{reveal} {name}"), format!("{reveal} {misspelt}")] {
            assert!(reader.is_private(&line), "{line}");
        }
        assert!(!reader.is_private(&format!("{reveal} wxwxwx")));
    }
}

/// What one line may mean: `LINE='en mode line' cargo test --test main one_line -- --ignored --nocapture`; with
/// `en mode meaning <- line` at a moment when that can be said.
#[test]
#[ignore = "shows a line that is named in the environment"]
fn one_line() {
    let asked = std::env::var("LINE").expect("LINE names a line");
    let mut parts = asked.splitn(3, ' ');
    let lang: Lang = parts.next().and_then(|it| it.parse().ok()).expect("a language");
    let mode: Mode = parts.next().and_then(|it| it.parse().ok()).expect("a mode");
    let folder = folder();
    let grammar = Grammar::new(lang);
    let table = table(folder.path(), lang, mode, false);
    let view = table.public();
    let (opening, position) = (view.opening(), view.position());
    let start = Reader { opening, position, grammar: &grammar };
    let asked = parts.next().unwrap_or_default();
    let (means, asked) = asked.split_once(" <- ").unwrap_or(("", asked));
    let position = moment(&start, &games(position), &[means]);
    let reader = Reader { position: &position, ..start };
    for line in asked.split('|').map(str::trim) {
        println!("{line}: {:?}", reader.at_the_table(line));
        let ranked = reader.ranked(line, |line| reader.meaning(line), false);
        println!("    talk {:.2}, lacking {:?}", ranked.talk, ranked.lacking);
        for it in ranked.found.iter().take(6) {
            println!(
                "    {:.2} {} left {} strange {} told {} slips {} legal {:?} unasked {}",
                it.score, it.line, it.left_out, it.strange, it.told, it.slips, it.legal, it.unasked
            );
        }
    }
}
