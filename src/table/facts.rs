//! Events as words: how the journal and `--json` write what happened.
//!
//! One fact is a list of words, the kind first: `["died", "Bohdan"]`, `["drew", "killer"]`,
//! `["answered", "killer", "canvass", "Bohdan", "yes"]`. A hidden card is simply not named.
use crate::board::{Axis, Line, Shift, Suspect, SuspectSet};
use crate::rules::{Ask, Decision, Deed, Event, Outcome, Query, Reason, Seat, Source};

/// The names by which facts speak of seats and suspects.
pub trait Names {
    /// The canonical name of a suspect.
    fn suspect(&self, suspect: Suspect) -> &str;
    /// The id of a seat.
    fn seat(&self, seat: Seat) -> &str;
    /// The suspect with exactly this canonical name.
    fn find_suspect(&self, name: &str) -> Option<Suspect>;
    /// The seat with exactly this id.
    fn find_seat(&self, id: &str) -> Option<Seat>;
}

/// The fact as a list of words.
pub fn write(event: &Event, names: &impl Names) -> Vec<String> {
    let seat = |seat: Seat| names.seat(seat).to_owned();
    let name = |suspect: Suspect| names.suspect(suspect).to_owned();
    let card = |card: Option<Suspect>| card.map(name);
    let words = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    match *event {
        Event::Began(who) => vec!["began".into(), seat(who)],
        Event::Acted { seat: who, deed, sure } => {
            let (verb, target) = match deed {
                Deed::Collapse => ("collapse", None),
                Deed::Kill(target) => ("kill", Some(target)),
                Deed::Disguise => ("disguise", None),
                Deed::Accuse(target) => ("accuse", Some(target)),
                Deed::Exonerate => ("exonerate", None),
                Deed::Concede => ("concede", None),
            };
            let mut list = vec!["acted".into(), seat(who), verb.into()];
            list.extend(card(target));
            if !sure {
                list.push("unverified".into());
            }
            list
        }
        Event::Shifted(who, shift) => vec![
            "shifted".into(),
            seat(who),
            shift.line.to_string(),
            shift.toward().into(),
            shift.by.to_string(),
        ],
        Event::Collapsed(axis, taken) => {
            let mut list = vec!["collapsed".into(), axis.to_string()];
            list.extend(taken.iter().map(name));
            list
        }
        Event::Died(suspect) => vec!["died".into(), name(suspect)],
        Event::Drew(who, drawn) => {
            ["drew".into(), seat(who)].into_iter().chain(card(drawn)).collect()
        }
        Event::Became(who, chosen) => {
            ["became".into(), seat(who)].into_iter().chain(card(chosen)).collect()
        }
        Event::Laid(from, suspect) => put("laid", from, suspect, names),
        Event::Discarded(from, suspect) => put("discarded", from, suspect, names),
        Event::Answered { seat: who, query, yes, claim } => {
            let mut list = vec!["answered".into(), seat(who)];
            list.extend(query_words(query, names));
            list.push(yes_word(yes));
            if claim {
                list.push("claim".into());
            }
            list
        }
        Event::Hit(who, suspect, yes) => {
            vec!["hit".into(), seat(who), name(suspect), yes_word(yes)]
        }
        Event::Passed(who) => vec!["passed".into(), seat(who)],
        Event::Owes(Decision { seat: who, ask }) => {
            let mut list = vec!["owes".into(), seat(who)];
            match ask {
                Ask::Turn => list.push("turn".into()),
                Ask::Become => list.push("become".into()),
                Ask::Play => list.push("play".into()),
                Ask::Drew(count) => list.extend(["drew".into(), count.to_string()]),
                Ask::Chosen => list.push("chosen".into()),
                Ask::Disguised => list.push("disguised".into()),
                Ask::Turned => list.push("turned".into()),
                Ask::Answer(query) => {
                    list.push("answer".into());
                    list.extend(query_words(query, names));
                }
                Ask::Hit(suspect) => list.extend(["hit".into(), name(suspect)]),
            }
            list
        }
        Event::Opened(who, suspect) => vec!["opened".into(), seat(who), name(suspect)],
        Event::Ended(Outcome { winner, reason }) => {
            let mut list = words(&["ended", reason.id()]);
            list.extend(winner.map(seat));
            list
        }
    }
}

fn put(verb: &str, from: Source, suspect: Suspect, names: &impl Names) -> Vec<String> {
    let mut list = vec![verb.to_owned()];
    match from {
        Source::Hand(seat) => list.extend(["hand".into(), names.seat(seat).to_owned()]),
        Source::Identity(seat) => list.extend(["identity".into(), names.seat(seat).to_owned()]),
        Source::Board => list.push("board".into()),
    }
    list.push(names.suspect(suspect).to_owned());
    list
}

fn query_words(query: Query, names: &impl Names) -> [String; 2] {
    let kind = match query {
        Query::Canvass(_) => "canvass",
        Query::Accusation(_) => "accusation",
    };
    [kind.to_owned(), names.suspect(query.suspect()).to_owned()]
}

fn yes_word(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

/// The fact that these words write; nothing if they write none.
pub fn read(words: &[String], names: &impl Names) -> Option<Event> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let seat = |id: &str| names.find_seat(id);
    let name = |text: &str| names.find_suspect(text);
    Some(match words.as_slice() {
        ["began", who] => Event::Began(seat(who)?),
        ["acted", who, rest @ ..] => {
            let (rest, sure) = match rest {
                [rest @ .., "unverified"] => (rest, false),
                _ => (rest, true),
            };
            let deed = match rest {
                ["collapse"] => Deed::Collapse,
                ["kill", target] => Deed::Kill(name(target)?),
                ["disguise"] => Deed::Disguise,
                ["accuse", target] => Deed::Accuse(name(target)?),
                ["exonerate"] => Deed::Exonerate,
                ["concede"] => Deed::Concede,
                _ => return None,
            };
            Event::Acted { seat: seat(who)?, deed, sure }
        }
        ["shifted", who, line, toward, by] => {
            let by = by.parse().ok().filter(|by| (1..=2).contains(by))?;
            Event::Shifted(seat(who)?, read_shift(line, toward, by)?)
        }
        ["collapsed", axis, taken @ ..] => {
            let axis = Axis::BOTH.into_iter().find(|known| known.to_string() == *axis)?;
            let taken: Option<SuspectSet> = taken.iter().map(|text| name(text)).collect();
            Event::Collapsed(axis, taken?)
        }
        ["died", suspect] => Event::Died(name(suspect)?),
        ["drew", who] => Event::Drew(seat(who)?, None),
        ["drew", who, card] => Event::Drew(seat(who)?, Some(name(card)?)),
        ["became", who] => Event::Became(seat(who)?, None),
        ["became", who, card] => Event::Became(seat(who)?, Some(name(card)?)),
        ["laid", from @ .., card] => Event::Laid(read_source(from, names)?, name(card)?),
        ["discarded", from @ .., card] => Event::Discarded(read_source(from, names)?, name(card)?),
        ["answered", who, kind, about, said, claim @ ..] => Event::Answered {
            seat: seat(who)?,
            query: read_query(kind, about, names)?,
            yes: read_yes(said)?,
            claim: match claim {
                [] => false,
                ["claim"] => true,
                _ => return None,
            },
        },
        ["hit", who, suspect, said] => Event::Hit(seat(who)?, name(suspect)?, read_yes(said)?),
        ["passed", who] => Event::Passed(seat(who)?),
        ["owes", who, ask @ ..] => {
            let ask = match ask {
                ["turn"] => Ask::Turn,
                ["become"] => Ask::Become,
                ["play"] => Ask::Play,
                ["drew", count] => Ask::Drew(count.parse().ok()?),
                ["chosen"] => Ask::Chosen,
                ["disguised"] => Ask::Disguised,
                ["turned"] => Ask::Turned,
                ["answer", kind, about] => Ask::Answer(read_query(kind, about, names)?),
                ["hit", suspect] => Ask::Hit(name(suspect)?),
                _ => return None,
            };
            Event::Owes(Decision { seat: seat(who)?, ask })
        }
        ["opened", who, suspect] => Event::Opened(seat(who)?, name(suspect)?),
        ["ended", reason, winner @ ..] => Event::Ended(Outcome {
            winner: match winner {
                [] => None,
                [who] => Some(seat(who)?),
                _ => return None,
            },
            reason: Reason::ALL.into_iter().find(|known| known.id() == *reason)?,
        }),
        _ => return None,
    })
}

fn read_shift(line: &str, toward: &str, by: u8) -> Option<Shift> {
    let line: Line = line.parse().ok()?;
    [false, true]
        .map(|forward| Shift { line, forward, by })
        .into_iter()
        .find(|shift| shift.toward() == toward)
}

fn read_source(words: &[&str], names: &impl Names) -> Option<Source> {
    Some(match words {
        ["hand", seat] => Source::Hand(names.find_seat(seat)?),
        ["identity", seat] => Source::Identity(names.find_seat(seat)?),
        ["board"] => Source::Board,
        _ => return None,
    })
}

fn read_query(kind: &str, about: &str, names: &impl Names) -> Option<Query> {
    let suspect = names.find_suspect(about)?;
    match kind {
        "canvass" => Some(Query::Canvass(suspect)),
        "accusation" => Some(Query::Accusation(suspect)),
        _ => None,
    }
}

fn read_yes(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}
