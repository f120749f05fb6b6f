//! The private page under a finger, recorded before it is shown, and the PIN that may stand before it.
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Channel;
use crate::lang::Lang;
use crate::phone::hall::{Inside, Tongue, moved, recorded};
use crate::rules::{Ask, Audience, Names as _};
use crate::screen::{Mark, PrivatePage, Sign};
use crate::table::safe::Pin;
use crate::table::{ByCell, Gate, View};

/// A page that is opened again within this time, with nothing said meanwhile, was opened once.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sentences about the past that a page has room for.
const TOLD: usize = 12;

impl Channel<'_> {
    /// The private page, with what the line that was typed last has brought. It is recorded first that somebody looks.
    pub(super) fn look(&self, inside: &mut Inside, admitted: bool, answer: Vec<String>) -> Value {
        if let Some(gate) = self.gate(inside, admitted) {
            return gate;
        }
        let owner = self.owner;
        let before = {
            let view = inside.opened.table.view(Audience::Public);
            self.hall.voice(self.lang, &view).opened_before(&view, owner)
        };
        let over = inside.opened.table.view(Audience::Public).position().outcome().is_some();
        let again = inside.door.of(owner).looked.is_some_and(|(then, records)| {
            then.elapsed() < PATIENCE && records == recorded(&inside.opened.table)
        });
        if !over && !again {
            let looked = self.hall.record(inside, |table| table.look(owner));
            if !matches!(looked, Ok(Ok(()))) {
                return self.disk();
            }
        }
        let now = (Instant::now(), recorded(&inside.opened.table));
        inside.door.of_mut(owner).looked = Some(now);
        let view = inside.opened.table.view(owner);
        let tongue = Tongue::of(self.lang);
        let page = PrivatePage::of(&view, &tongue.words, &tongue.grammar).unwrap_or_default();
        let mut shown = page_of(&view, page, before, self.lang);
        shown["answer"] = answer.into();
        shown["at"] = moved(&inside.opened.table).into();
        shown
    }

    /// What stands before the page at a table with PINs.
    pub(super) fn gate(&self, inside: &Inside, admitted: bool) -> Option<Value> {
        let gate = inside.opened.table.gate(self.owner);
        if admitted || gate == Gate::Open {
            return None;
        }
        if gate == Gate::Shut {
            return Some(self.lines("cli-pin-shut"));
        }
        let key = if gate == Gate::Choose { "phone-pin-choose" } else { "phone-pin-ask" };
        Some(json!({ "pin": self.words().say(key) }))
    }

    /// Takes a PIN, no sooner than the last wrong one allows.
    pub(super) fn pin(&self, inside: &mut Inside, typed: &str) -> (bool, Value) {
        let owner = self.owner;
        let gate = inside.opened.table.gate(owner);
        let wait = Duration::from_secs(gate.wait());
        let early = inside.door.of(owner).mistyped.is_some_and(|then| then.elapsed() < wait);
        if early {
            let said = self.words().tell("phone-pin-wait", &[("seconds", gate.wait().into())]);
            return (false, json!({ "lines": [said] }));
        }
        let done = match gate {
            Gate::Open => Ok(Ok(true)),
            Gate::Shut => return (false, self.lines("cli-pin-shut")),
            Gate::Choose => match Pin::new(typed) {
                None => return (false, self.lines("cli-pin-shape")),
                Some(pin) => {
                    self.hall.record(inside, |table| table.choose_pin(owner, &pin).map(|()| true))
                }
            },
            Gate::Closed { .. } => self.hall.record(inside, |table| table.try_pin(owner, typed)),
        };
        match done {
            Ok(Ok(true)) => (true, json!({ "done": true })),
            Ok(Ok(false)) => {
                inside.door.of_mut(owner).mistyped = Some(Instant::now());
                (false, self.lines("cli-pin-wrong"))
            }
            Ok(Err(_)) | Err(_) => (false, self.disk()),
        }
    }
}

/// The page as a phone paints it: sentences, and marks by the cells of the board that lies on the phone already.
fn page_of(view: &View<'_>, page: PrivatePage, before: String, lang: Lang) -> Value {
    let own = view.own_seat();
    let owed = view.position().decision().filter(|owed| Some(owed.seat) == own);
    let draws = match owed.map(|owed| owed.ask) {
        Some(Ask::Drew(n)) => n,
        _ => 0,
    };
    // What cannot all be so comes first; of what was refused in a long game the newest has room.
    let faults: Vec<String> = page.faults.into_iter().take(TOLD).collect();
    let old = (faults.len() + page.told.len()).saturating_sub(TOLD);
    let told = faults.into_iter().chain(page.told.into_iter().skip(old));
    let first = page.held.into_iter().chain(page.wants).chain(told).chain(page.owed);
    let lines: Vec<String> = first.chain(page.reach).chain([before]).collect();
    // Officers in uniform are chosen several at once: that is said, not tapped.
    let one = owed.is_none_or(|owed| owed.ask != Ask::Deploy);
    let choices: Vec<Value> = page
        .choices
        .into_iter()
        .filter(|_| one)
        .map(|choice| json!({ "label": choice.label, "line": choice.line }))
        .collect();
    let mark = |(cell, mark): (crate::board::Cell, Mark)| {
        json!([cell.to_string(), sign(mark.sign), mark.shown(true), mark.meaning])
    };
    let marks: Vec<Value> = page.marks.into_iter().map(mark).collect();
    // Cards of those who were taken out are in the deck as well, and cannot be tapped on the board.
    let grid = view.position().grid();
    let out = view.position().everybody() - grid.suspects();
    let out = out.iter().filter(|_| draws > 0).map(|card| {
        json!([ByCell(view.opening()).suspect(card), view.opening().cast.shown(card, lang)])
    });
    let out: Vec<Value> = out.collect();
    json!({
        "lines": lines, "choices": choices, "draws": draws, "out": out, "marks": marks, "hint": page.hint,
    })
}

const fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Identity => "own",
        Sign::Mate => "mate",
        Sign::Near => "near",
        Sign::Hand => "hand",
        Sign::Target | Sign::Wanted => "target",
    }
}
