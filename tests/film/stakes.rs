//! What an answer would give away, before it is given.
use noir_referee::board::SuspectSet;
use noir_referee::lang::{Grammar, Lang, Words};
use noir_referee::rules::{Audience, Event, Seat};
use noir_referee::screen::PrivatePage;
use noir_referee::table::Table;

use super::{GAMES, played};
use crate::support::room::Room;

/// Whom a seat can be for everybody.
fn possible(table: &Table, seat: Seat) -> Option<SuspectSet> {
    let known = table.public().knowledge();
    known.hidden.iter().find(|hidden| hidden.seat == seat).map(|hidden| hidden.suspects)
}

/// What it said that an answer would leave is what is left once it was given.
#[test]
fn an_answer_leaves_what_was_said_before_it() {
    let mut asked = 0;
    for (mode, players) in GAMES {
        for lines in 3..9 {
            let (_room, mut table) = played(mode, players, lines);
            let stakes = table.own_view(Audience::Referee).stakes();
            let Some(stake) = stakes.into_iter().next() else { continue };
            let question = stake.question.expect("the companion answers by itself");
            let before = possible(&table, stake.seat).expect("hidden").len();
            assert_eq!(before, stake.of, "{mode}");
            let before = table.seq();
            // Everybody is offered it, but a hidden card may forbid it.
            if table.act(None, &question).is_err() {
                continue;
            }
            let events = table.public().events_since(before);
            let answer = events.iter().find_map(|event| match *event {
                Event::Answered { seat, yes, .. } if seat == stake.seat => Some(yes),
                _ => None,
            });
            let answer = answer.expect("it was asked");
            let moved = |event: &Event| matches!(event, Event::Drew(..) | Event::Ended(_));
            if events.iter().any(moved) {
                continue;
            }
            let Some(left) = possible(&table, stake.seat) else { continue };
            let said = if answer { stake.yes } else { stake.no };
            assert_eq!(left.len(), said, "{mode} after {before} lines: {question:?} {answer}");
            asked += 1;
        }
    }
    assert!(asked > 5, "{asked} answers");
}

/// Everybody is told nothing, and a seat only at a table that was opened for it.
#[test]
fn only_the_owner_and_a_referee_are_told() {
    for (mode, players) in GAMES {
        let (_room, mut table) = played(mode, players, 4);
        assert_eq!(table.public().stakes(), [], "{mode}");
        for seat in table.opening().all_seats() {
            let stakes = table.own_view(Audience::Seat(seat)).stakes();
            assert!(stakes.iter().all(|stake| stake.seat == seat), "{mode}");
        }
    }
    let told = |more: &str, who: &str| {
        let room = Room::with_table("A BCDE FGH", &format!("--players Ann,Ben {more}"));
        room.act(&["kill G"]);
        room.tell("inspector", "become C");
        room.act(&["shift 5 left"]);
        room.run(&format!("deduce --as {who}")).out
    };
    // Of the Killer, who is asked by an accusation.
    let said = "a yes from Killer (Ann) leaves 1 of 8, a no 7.";
    assert!(told("--deduce", "killer").contains(said), "{}", told("--deduce", "killer"));
    assert!(!told("", "killer").contains("a yes from"));
    assert!(!told("--deduce", "inspector").contains("a yes from Killer"));
    assert!(told("--deduce --with-referee", "referee").contains(said));
}

/// The private page tells it, too.
#[test]
fn a_private_page_tells_what_an_answer_would_leave() {
    let (words, grammar) = (Words::new(Lang::En), Grammar::new(Lang::En));
    let mut told = 0;
    for lines in 3..9 {
        let (_room, mut table) = played("killer-inspector", 2, lines);
        for by in [Audience::Seat(Seat::new(0)), Audience::Seat(Seat::new(1)), Audience::Referee] {
            let view = table.own_view(by);
            let page = PrivatePage::of(&view, &words, &grammar).expect("a page");
            let tells = page.told.iter().any(|line| line.contains("a yes from"));
            assert_eq!(tells, !view.stakes().is_empty(), "{by:?} after {lines}");
            told += usize::from(tells);
        }
    }
    assert!(told > 3, "{told} pages");
}

/// Somebody who keeps his card himself is told what his answer will leave, when he is asked.
#[test]
fn an_owner_is_told_when_he_is_asked() {
    let room = Room::with_table("", "--players Ann,Ben --trust untold --deduce");
    room.act(&["kill G", "chosen", "kill H", "hit nobody", "accuse M"]);
    let known = room.json("deduce --as killer");
    let (of, yes, no) =
        (&known["stakes"][0]["of"], &known["stakes"][0]["yes"], &known["stakes"][0]["no"]);
    assert_eq!(known["stakes"][0]["seat"], "killer", "{known}");
    assert_eq!(yes, 1, "{known}");
    assert_eq!(of.as_u64(), no.as_u64().map(|no| no + 1), "{known}");
    assert!(room.json("deduce")["stakes"].is_null());
}
