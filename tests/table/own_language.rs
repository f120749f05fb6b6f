//! Games of every mode in Ukrainian and Russian, at random: no Latin letter is left in anything that is shown.
//!
//! Latin are what is typed in a shell (`referee rule G02`), `--flags`, settings (`kills=14`), cells and hexes, the codes
//! of a setup or a ruling, keys of the keyboard, and what a box itself calls so.
use std::collections::BTreeSet;

use noir_referee::evening::{Scores, Summary};
use noir_referee::lang::{Grammar, Lang, Words};
use noir_referee::rules::{Action, Audience, SeatSet};
use noir_referee::scenario::People;
use noir_referee::screen::{Look, Medium, NumberedLines, PrivatePage, Voice};
use noir_referee::table::safe::{Journal, Keyring, Seal};
use noir_referee::table::{JournalLine, LineError, Table, View};

use crate::support::chance::Chance;
use crate::support::every_line::{collapses, every_line};
use crate::support::one_in;
use crate::support::play::{audiences, pick};
use crate::support::room::Room;

pub const GAMES: &[(&str, &str)] = &[
    ("killer-inspector", "Анна,Борис"),
    ("hitman-sleuth", "Анна,Борис"),
    ("spy-tag", "Анна,Борис,Віра"),
    ("spy-tag", "Анна,Борис,Віра,Ганна,Денис,Ева"),
    ("thief-chief", "Анна,Борис"),
    ("fbi-mafia", "Анна,Борис,Віра,Ганна,Денис,Ева,Зоя,Іван"),
    ("heist", "Анна,Борис,Віра,Ганна,Денис"),
    ("mr-jack", "Анна,Борис"),
];

const FILE: &str = "партія.referee";

/// Lines that are said at most; then everybody gives up.
const LONGEST: usize = 45;

/// What no language translates.
const SAME_EVERYWHERE: &[&str] = &[
    "PIN", "QR", "SVG", "Enter", "Esc", "Ctrl-D", "Noir", "Mr", "Jack", "GaGa", "Level", "Hurrican",
];

/// The first word of a text that should not be there; none where all is well.
fn latin(text: &str) -> Option<&str> {
    // A command reaches to the end of what quotes it.
    let quoted = |part: &str| part.find(['»', '`', ')', ';', '…']).unwrap_or(part.len());
    let mut parts = text.split("referee ");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| &part[quoted(part)..]);
    let ends = |c: char| c.is_whitespace() || "«»“”()[]{},;:!?…·│✗✓★■◄–—→<>^`".contains(c);
    let mut words = std::iter::once(first).chain(rest).flat_map(|part| part.split(ends));
    words.find(|word| {
        // A card that was somebody's from a line on.
        let bare = word.split('@').next().unwrap_or(word).trim_matches(['.', '#']);
        bare.contains(|c: char| c.is_ascii_alphabetic()) && !is_code(bare)
    })
}

fn is_code(word: &str) -> bool {
    let setting = || word.split_once('=').is_some_and(|(name, value)| is_id(name) && is_id(value));
    // A column or a cell, also in the short form of a line (`зb^`), or the number of a setup or a ruling.
    let digits = word.chars().filter(char::is_ascii_digit).count();
    let letters = word.chars().filter(char::is_ascii_alphabetic).count();
    let cell = letters == 1 && digits <= 2 && word.chars().count() <= 1 + digits.max(1);
    let number = digits > 0
        && !word.contains(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '-');
    let flag = word.starts_with("--");
    cell || number || flag || setting() || word == FILE || SAME_EVERYWHERE.contains(&word)
}

fn is_id(word: &str) -> bool {
    !word.is_empty()
        && !word.contains(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-')
}

/// Whether these are the signs of a map, each after the hex where it stands.
fn is_map(line: &str) -> bool {
    let hex = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|column| ('a'..='m').contains(&column))
            && letters.next().is_some_and(|row| row.is_ascii_digit())
            && !word.ends_with([',', ';'])
    };
    (!line.contains(':') || line.contains("   ")) && line.split_whitespace().any(hex)
}

/// Everything that is heard and read, each text once.
struct Heard<'a> {
    words: &'a Words,
    grammar: &'a Grammar,
    texts: BTreeSet<String>,
    /// The rules by which a line was refused.
    rules: BTreeSet<&'static str>,
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

    /// What is said about the newest line, what stands on the board, and what every player finds on his own page.
    fn moment(&mut self, table: &mut Table) {
        let view = table.public();
        let voice = self.voice(&view);
        // What was said before was heard when it was new.
        let log = view.log();
        let mut texts: Vec<String> =
            log.iter().rev().take(3).flat_map(|entry| voice.then(&view, entry)).collect();
        texts.extend(voice.status(&view, true));
        texts.extend(voice.summary(&view, None, true));
        texts.extend(voice.how());
        texts.push(voice.real_cards());
        for look in LOOKS {
            let drawn = voice.board(&view, false).draw(look, self.words, 80);
            texts.extend(drawn.into_iter().filter(|line| !is_map(line)));
        }
        let lines = NumberedLines::of(&voice, &view);
        texts.extend(lines.into_iter().flat_map(|mut lines| lines.spoken()));
        for audience in audiences(view.position().all_seats()) {
            let eyes = table.own_view(audience);
            let Some(page) = PrivatePage::of(&eyes, self.words, self.grammar) else { continue };
            texts.extend(page.lines().chain([page.hint.clone()]));
            let drawn = page.drawn_board(LOOKS[0], self.words, 80);
            texts.extend(drawn.into_iter().filter(|line| !is_map(line)));
            texts.extend(self.voice(&eyes).deduced(&eyes.knowledge(), &eyes));
        }
        self.texts.extend(texts);
    }

    /// Why a line is refused, for every rule that refuses one now.
    fn refusals(&mut self, table: &mut Table, chance: &mut Chance) {
        let view = table.own_view(Audience::Referee);
        let position = view.position();
        let mut lines = every_line(position);
        lines.push(collapses(position.grid()));
        for kind in &lines {
            for line in (0..kind.len().min(60)).map(|_| &kind[chance.below(kind.len())]) {
                let Err(refusal) = position.check(line) else { continue };
                let said = self.voice(&view).refused(refusal, Some(line));
                self.texts.extend(said);
                self.rules.insert(refusal.rule.id());
            }
        }
    }

    /// The end of a game.
    fn end(&mut self, table: &mut Table) {
        let view = table.public();
        let summary = Summary::of(&view);
        let scores = Scores::of([&summary].into_iter(), &People::default());
        let end = self.voice(&view).end(&view, &scores);
        let audit = self.voice(&view).audit(&view, &view.audit(), |seq| seq.to_string());
        self.texts.extend(end.lines(LOOKS[0], 80).into_iter().chain(audit));
    }
}

const LOOKS: [Look; 2] = [
    Look { colour: false, unicode: true, medium: Medium::Screen },
    Look { colour: false, unicode: true, medium: Medium::Lines },
];

pub fn open(room: &Room) -> Table {
    let (journal, history) = Journal::open::<JournalLine>(&room.path(FILE), None).expect("a table");
    let JournalLine::Opened { opening, .. } = &history.records[0].value else {
        panic!("no opening")
    };
    let keys = Keyring::new(&room.path(".local/share/referee"));
    let seal = Seal::new(&keys.get(&opening.id).expect("its key"), &opening.id);
    Table::tell_back(&history.records, Some(seal), Some(journal)).expect("it makes sense")
}

fn say(table: &mut Table, chance: &mut Chance) {
    let (line, owed) = {
        let view = table.own_view(Audience::Referee);
        let owed = view.position().decision().expect("the game goes on").seat;
        (pick(view.position(), chance).expect("a line"), owed)
    };
    let said = if line.is_private() { table.tell(owed, &line) } else { table.act(None, &line) };
    assert!(matches!(said, Ok(()) | Err(LineError::Hidden(_))), "{line:?}: {said:?}");
}

/// Plays a game and hears all of it.
fn play(room: &Room, heard: &mut Heard<'_>, chance: &mut Chance) {
    let mut table = open(room);
    heard.moment(&mut table);
    while table.seq() < LONGEST && table.public().position().outcome().is_none() {
        say(&mut table, chance);
        heard.moment(&mut table);
        if chance.below(12) == 0 {
            heard.refusals(&mut table, chance);
        }
    }
    while let Some(owed) = table.public().position().decision() {
        table.act(Some(owed.seat), &Action::Concede(owed.seat)).expect("anybody may give up");
    }
    table.publish().expect("recorded");
    heard.moment(&mut table);
    heard.refusals(&mut table, chance);
    heard.end(&mut table);
}

/// What the program itself prints about a table: setup, help, answers, the story.
fn printed(room: &Room, mode: &str, lang: &str, players: &str) -> Vec<String> {
    let edition = edition(mode, lang);
    let setup =
        format!("setup {mode} --edition {edition} --players {players} --seed 7 --lang {lang}");
    let mut lines = vec![setup.clone(), format!("{setup} --walk")];
    let table = ["help", "status", "log", "export markdown", "audit", "deduce"];
    lines.extend(table.map(str::to_owned));
    let asked = if mode == "mr-jack" { ["suspects", "visible"] } else { ["dead", "around c3"] };
    lines.extend(asked.map(|question| format!("ask {question}")));
    let at_table = |line: String| {
        if line.starts_with("setup") { line } else { format!("{line} --table {FILE}") }
    };
    let runs = lines.into_iter().map(|line| room.run(&at_table(line)));
    runs.flat_map(|ran| {
        format!("{}{}", ran.out, ran.err).lines().map(str::to_owned).collect::<Vec<_>>()
    })
    // Whole lines of these belong to machines: promises, and the file that is meant.
    .filter(|line| !line.contains("referee verify") && !line.contains('/'))
    // And in a story what the table plays, as data.
    .filter(|line| !line.starts_with("- `") && !line.starts_with("```") && !is_map(line))
    .collect()
}

pub const fn edition<'a>(mode: &str, lang: &'a str) -> &'a str {
    if mode.len() == "mr-jack".len() && matches!(mode.as_bytes(), [b'm', ..]) {
        "revised"
    } else {
        lang
    }
}

fn every_mode(lang: Lang, locale: &'static str) {
    let (words, grammar) = (Words::new(lang), Grammar::new(lang));
    let (mut heard_at_all, mut rules) = (0, BTreeSet::new());
    let mut wrong = BTreeSet::new();
    for (at, (mode, players)) in GAMES.iter().enumerate() {
        for (trust, seed) in ["dealt", "told", "untold"].into_iter().zip(1..) {
            // A Latin square: with the other language each mode meets two of the trusts, and each trust all modes.
            if !(at + seed as usize + lang as usize).is_multiple_of(one_in(3)) {
                continue;
            }
            let room = Room::speaking(locale);
            room.ok(&format!(
                "new {mode} --edition {} --players {players} --trust {trust} --seed 7 --practice --with-referee --deduce --table {FILE}",
                edition(mode, lang.code())
            ));
            let mut heard = Heard {
                words: &words,
                grammar: &grammar,
                texts: BTreeSet::new(),
                rules: BTreeSet::new(),
            };
            play(&room, &mut heard, &mut Chance(seed));
            if trust == "untold" {
                heard.texts.extend(printed(&room, mode, lang.code(), players));
            }
            let found =
                heard.texts.iter().filter_map(|text| Some(format!("{}: {text}", latin(text)?)));
            wrong.extend(found.map(|found| format!("{mode} {trust}: {found}")));
            heard_at_all += heard.texts.len();
            rules.extend(heard.rules);
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
    println!("{heard_at_all} texts, {} rules", rules.len());
    assert!(heard_at_all > 3_000, "{heard_at_all} texts");
    assert!(rules.len() > 25, "{rules:?}");
}

#[test]
fn a_game_in_ukrainian_is_ukrainian() {
    every_mode(Lang::Uk, "uk_UA.UTF-8");
}

#[test]
fn a_game_in_russian_is_russian() {
    every_mode(Lang::Ru, "ru_RU.UTF-8");
}

#[test]
fn an_english_word_is_found_and_a_code_is_none() {
    for (text, found) in [
        ("наберіть «секрет killer»", Some("killer")),
        ("вихід nw", Some("nw")),
        ("розкрити d4@12", None),
        ("Кого? За столом: killer", Some("killer")),
        ("Докладніше: наберіть «referee rule first-kill».", None),
        ("«referee deck learn uk» запитає про all", Some("all")),
        ("убивств до перемоги: 14 (kills=14)", None),
        ("Ряд 1: a1, b1; колонки a–e, Богдан (c3)", None),
        ("код 2GR0-000F-38C7 [G02]", None),
        ("без --beside", None),
        ("Enter: далі", None),
    ] {
        assert_eq!(latin(text), found, "{text}");
    }
}
