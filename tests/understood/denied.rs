//! What is denied, forbidden, wondered about or said of somebody else is never done.
use noir_referee::lang::{Grammar, Lang};
use noir_referee::table::{Meaning, Reader};
use noir_referee::terms::Mode;

use super::table;
use crate::support::room::folder;

const ENGLISH: [&str; 24] = [
    "row 2 doesn’t go left",
    "nobody moves row 2 left",
    "without shifting row 4 left",
    "without killing Irma",
    "without a disguise",
    "don’t kill Geneva",
    "I won’t kill Geneva",
    "never kill Irma",
    "accuse Neil unless he is dead",
    "kill Neil if he is alive",
    "unless Ben minds, kill Geneva",
    "row 3 should go right unless it was just moved",
    "maybe kill Geneva",
    "somebody moved row 2 left",
    "accuse the one under Simon",
    "kill whoever is right of Neil",
    "stab the guy next to Irma",
    "the row under row 2 goes left",
    "do not undo",
    "never undo",
    "do not concede",
    "I will not give up",
    "don’t quit",
    "do not pass",
];

const STREETS: [&str; 6] = [
    "Watson doesn’t go to g7 looking north",
    "Stealthy doesn’t move to a2",
    "Gull doesn’t swap with Bert",
    "Stealthy to a1 unless it is full",
    "Holmes to f3, maybe",
    "nobody moves Lestrade to e6, ne to nw",
];

const UKRAINIAN: [&str; 12] = [
    "не вбиваю Ганну",
    "заборонено ряд 2 ліворуч",
    "без ряду 2 ліворуч",
    "хтось зсунув ряд 2 ліворуч",
    "ряд під другим ліворуч",
    "ряд над третім ліворуч",
    "прибираю того, що праворуч від Адама",
    "вбити Ганну, якщо вона жива",
    "не назад",
    "не скасовуй",
    "я не здаюсь",
    "не виходь",
];

const RUSSIAN: [&str; 12] = [
    "не убиваю Ольгу",
    "запрещаю ряд 1 влево",
    "без ряда 4 влево",
    "кто-то сдвинул ряд 1 влево",
    "ряд под третьим вправо",
    "убираю того, кто слева от Бориса",
    "убить Ольгу, если она жива",
    "не назад",
    "не отменяй",
    "не возвращай назад",
    "я не сдаюсь",
    "не выходи",
];

/// Lines of a stranger of whom too much had been done.
#[test]
fn what_nobody_wants_is_never_done() {
    let folder = folder();
    let noir = Mode::KillerInspector;
    let lines: [(Lang, Mode, &[&str]); 4] = [
        (Lang::En, noir, &ENGLISH),
        (Lang::En, Mode::MrJack, &STREETS),
        (Lang::Uk, noir, &UKRAINIAN),
        (Lang::Ru, noir, &RUSSIAN),
    ];
    let mut done = Vec::new();
    for (lang, mode, lines) in lines {
        let grammar = Grammar::new(lang);
        let table = table(folder.path(), lang, mode, false);
        let view = table.public();
        let (opening, position) = (view.opening(), view.position());
        let reader = Reader { opening, position, grammar: &grammar };
        let harmful = ["undo", "redo", "quit", "concede", "replace"];
        done.extend(lines.iter().filter_map(|line| match reader.at_the_table(line) {
            Ok((heard, Meaning::Act(_))) => Some(format!("{line}: {heard}")),
            Ok((heard, Meaning::Wish(wish))) => {
                let does = harmful.iter().any(|verb| wish.starts_with(verb));
                does.then(|| format!("{line}: {heard}"))
            }
            _ => None,
        }));
    }
    assert!(done.is_empty(), "{done:#?}");
}
