//! Lines that put right the line before.
use noir_referee::lang::{Grammar, Lang};
use noir_referee::table::Reader;
use noir_referee::terms::Mode;

use super::table;
use crate::support::room::folder;

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
