//! Lines of people who did not know the program, sorted by what becomes of them.
use noir_referee::lang::{Grammar, Lang};
use noir_referee::rules::{Seat, Shown};
use noir_referee::table::{Meaning, Opening, Reader, WordError};
use noir_referee::terms::Mode;

use super::moments::Evening;
use super::{as_meant, meant, offers};

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

/// What becomes of a row of a game, a moment (`KI-inspector`), a kind, a line and what it means; behind `>` stands what the line
/// before, in front of it, should have been.
fn judged(evening: &mut Evening, grammar: &Grammar, row: &str) -> (String, Verdict) {
    let [_, game, moment, _, line, means] = row.split('\t').collect::<Vec<_>>()[..] else {
        panic!("{row}")
    };
    let (table, moments) = evening.table(match game {
        "KI" => Mode::KillerInspector,
        "HS" => Mode::HitmanSleuth,
        "ST" => Mode::SpyTag,
        "TC" => Mode::ThiefChief,
        "FBI" => Mode::FbiMafia,
        "HEIST" => Mode::Heist,
        _ => Mode::MrJack,
    });
    let view = table.public();
    let opening = view.opening();
    let reader = |position| Reader { opening, position, grammar };
    let (heard, verdict) = if let Some((slip, right)) = means.split_once(" > ") {
        let before = super::moments::moment(&reader(view.position()), moments, &[slip]);
        after_a_slip(&reader, &before, slip, line, right)
    } else {
        // Of two lines the first one is done first.
        let wanted = means.split(" / ").map(|it| it.split(" then ").next().unwrap_or(it));
        let wanted: Vec<&str> = wanted.collect();
        let then: Vec<&Shown> = moments.iter().filter(|it| is_then(opening, it, moment)).collect();
        // People say what can be said then, if it ever can.
        let lines = wanted.iter().map(|line| line.trim_start_matches("may "));
        let lines: Vec<&str> =
            lines.filter(|line| reader(view.position()).action(line, None).is_ok()).collect();
        let can = |position: &&&Shown| {
            let reader = Reader { opening, position, grammar };
            lines.iter().any(|line| {
                let action = reader.action(line, None);
                action.is_ok_and(|action| position.check(&action).is_ok())
            })
        };
        let all: Vec<&Shown> = moments.iter().collect();
        let able = || then.iter().find(can).or_else(|| all.iter().find(can));
        let able = if lines.is_empty() { None } else { able() };
        let position = able.or(then.first()).copied().unwrap_or(&moments[0]);
        verdict(&reader(position), line, &wanted)
    };
    (format!("{row}\t{heard}"), verdict)
}

/// Whether it is the turn of who is named behind the dash of a moment, or what stands there is asked.
fn is_then(opening: &Opening, position: &Shown, moment: &str) -> bool {
    let who = moment.split('-').nth(1).unwrap_or_default();
    let asked = match who {
        "accused" => "answer",
        "canvassed" => "hands",
        "call" => "call",
        _ => "turn",
    };
    position.decision().is_some_and(|owed| {
        let seat = opening.seat_id(owed.seat);
        // Hands are counted by the first seat.
        owed.ask.word() == asked
            && (asked != "turn" || seat.starts_with(who))
            && (asked != "hands" || owed.seat == Seat::new(0))
    })
}

/// What becomes of each row.
fn all_judged<'a>(lang: Lang, rows: impl Iterator<Item = &'a str>) -> Vec<(String, Verdict)> {
    let (mut evening, grammar) = (Evening::of(lang), Grammar::new(lang));
    rows.map(|row| judged(&mut evening, &grammar, row)).collect()
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
    // What can never be said where it was to be put right is heard as any other line.
    let Ok((after, _)) = before.play(&said) else { return verdict(&then, line, &[right]) };
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
    let heard = reader.at_the_table(line);
    match (heard.clone(), as_meant(reader, heard)) {
        (Ok((said, _)), Ok(got)) if wanted.contains(&got) || rule && got == "rule" => {
            (format!("DONE {said}"), Verdict::Done)
        }
        // What cannot be done is refused with its rule, though nobody has said it.
        (Ok((said, Meaning::Act(action))), _) if reader.position.check(&action).is_err() => {
            (format!("REFUSED {said}"), Verdict::Refused)
        }
        (Ok((said, Meaning::Act(_))), _) => (format!("DID {said}"), Verdict::WrongAction),
        (Ok((said, _)), _) => (format!("ANSWERED {said}"), Verdict::WrongAnswer),
        (Err(WordError::Perhaps(_, lines)), Err(error)) => {
            let right = wanted.iter().any(|it| offers(reader, &error, it));
            let right = right || lines.iter().any(books);
            let verdict = if right { Verdict::Offered } else { Verdict::Refused };
            (format!("OFFERED {}", lines.join(" / ")), verdict)
        }
        (Err(error), _) => {
            let asks = matches!(error, WordError::Missing(_) | WordError::Unfinished(..));
            let verdict = match () {
                () if wanted.iter().any(|it| offers(reader, &error, it)) => Verdict::Offered,
                () if asks => Verdict::Asked,
                () => Verdict::Refused,
            };
            (format!("REFUSED {error:?}"), verdict)
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
    let judged = all_judged(lang.expect("a language"), text.lines());
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

/// The lines that were judged once: most are done or offered, and at most one in a thousand does something else; of one in so
/// many, or of all in a long run.
fn lines_that_were_judged(every: usize) {
    let texts = [
        (Lang::En, include_str!("judged/en.tsv")),
        (Lang::Uk, include_str!("judged/uk.tsv")),
        (Lang::Ru, include_str!("judged/ru.tsv")),
    ];
    for (lang, text) in texts {
        let judged = all_judged(lang, text.lines().skip(lang as usize).step_by(every));
        let of = |which: &[Verdict]| {
            let rows = judged.iter().filter(|(_, verdict)| which.contains(verdict));
            rows.map(|(row, _)| row.as_str()).collect::<Vec<_>>()
        };
        let wrong = of(&[Verdict::WrongAction]);
        assert!(wrong.len() * 1000 <= judged.len(), "{lang}: {wrong:#?}");
        let wrong = of(&[Verdict::WrongAnswer]);
        assert!(wrong.len() * 100 <= judged.len(), "{lang}: {wrong:#?}");
        let right = of(&[Verdict::Done, Verdict::Offered]).len();
        assert!(right * 100 >= judged.len() * 92, "{lang}: {right} of {}", judged.len());
    }
}

#[test]
fn lines_that_were_judged_are_understood() {
    lines_that_were_judged(18);
}

#[test]
#[ignore = "takes a minute; every eighteenth line is tried above"]
fn every_line_that_was_judged_is_understood() {
    lines_that_were_judged(1);
}
