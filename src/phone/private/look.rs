//! The private page under a finger, recorded before it is shown, and the PIN that may stand before it.
use std::time::{Duration, Instant};

use super::phone_answer::{PhoneAnswer, ShownPage};
use super::{Channel, Standing};
use crate::lang::Lang;
use crate::phone::hall::{Inside, Tongue};
use crate::rules::{Ask, Names as _};
use crate::screen::{Mark, PrivatePage, Sign};
use crate::session::{Admitted, Kept, Looked};
use crate::table::{ByCell, Gate, View};

/// Sentences about the past that a page has room for.
const TOLD: usize = 12;

impl Channel<'_> {
    /// The private page, with what the line that was typed last has brought. It is recorded first that somebody looks.
    pub(super) fn look(
        &self,
        inside: &mut Inside,
        standing: &mut Standing,
        answer: Vec<String>,
    ) -> PhoneAnswer {
        let before = {
            let view = inside.session.public();
            self.hall.voice(self.lang, &view).opened_before(&view, self.owner)
        };
        standing.looked = None;
        let looked = match self.seeing(inside, standing) {
            Ok((_, looked)) => looked,
            Err(gate) => return gate,
        };
        let view = inside.session.seen(looked);
        let tongue = Tongue::of(self.lang);
        let page = PrivatePage::of(&view, &tongue.words, &tongue.grammar).unwrap_or_default();
        let at = inside.session.mark().number();
        let shown = ShownPage { answer, at, ..page_of(&view, page, before, self.lang) };
        PhoneAnswer::Page(shown.into())
    }

    /// Lets this page in and records that it looks, where that has not been done; else what stands there instead.
    pub(super) fn seeing(
        &self,
        inside: &mut Inside,
        standing: &mut Standing,
    ) -> Result<(Admitted, Looked), PhoneAnswer> {
        let admitted = match standing.admitted {
            Some(admitted) => admitted,
            None => inside.session.admit(self.owner, None).map_err(|kept| self.kept(&kept))?,
        };
        let looked = if let Some(looked) = standing.looked {
            looked
        } else {
            let looked = self.hall.done(inside, |session| session.look(admitted));
            looked.map_err(|_| self.disk())?
        };
        *standing = Standing { looked: Some(looked), ..*standing };
        Ok((admitted, looked))
    }

    /// What stands before the page at a table with PINs.
    fn kept(&self, kept: &Kept) -> PhoneAnswer {
        let pin = |key: &str| PhoneAnswer::Pin { pin: self.words().say(key) };
        match kept {
            Kept::Asks(Gate::Choose) => pin("phone-pin-choose"),
            Kept::Asks(_) => pin("phone-pin-ask"),
            Kept::NoPin => self.lines("cli-pin-shape"),
            Kept::Wrong => self.lines("cli-pin-wrong"),
            Kept::NoReferee => self.lines("cli-no-referee"),
            Kept::Shut => self.lines("cli-pin-shut"),
            Kept::Meanwhile => self.lines("phone-moved"),
            Kept::Stopped(_) => self.disk(),
        }
    }

    /// Takes a PIN, no sooner than the last wrong one allows.
    pub(super) fn pin(
        &self,
        inside: &mut Inside,
        standing: &mut Standing,
        typed: &str,
    ) -> PhoneAnswer {
        let gate = inside.session.gate(self.owner);
        let wait = Duration::from_secs(gate.wait());
        let early = inside.door.of(self.owner).mistyped.is_some_and(|then| then.elapsed() < wait);
        if early {
            let said = self.words().tell("phone-pin-wait", &[("seconds", gate.wait().into())]);
            return PhoneAnswer::Lines { lines: vec![said] };
        }
        let admitted = inside.session.admit(self.owner, Some(typed));
        self.hall.rings(inside);
        match admitted {
            Ok(admitted) => {
                *standing = Standing { admitted: Some(admitted), looked: None };
                PhoneAnswer::DONE
            }
            Err(kept) => {
                if matches!(kept, Kept::Wrong) {
                    inside.door.of_mut(self.owner).mistyped = Some(Instant::now());
                }
                *standing = Standing::default();
                self.kept(&kept)
            }
        }
    }
}

/// The page as a phone paints it, with nothing answered on it.
fn page_of(view: &View<'_>, page: PrivatePage, before: String, lang: Lang) -> ShownPage {
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
    let choices = if one { page.choices } else { Vec::new() };
    let mark = |(cell, mark): (crate::board::Cell, Mark)| {
        (cell.to_string(), sign(mark.sign), mark.shown(true), mark.meaning)
    };
    let marks = page.marks.into_iter().map(mark).collect();
    // Cards of those who were taken out are in the deck as well, and cannot be tapped on the board.
    let grid = view.position().grid();
    let out = view.position().everybody() - grid.suspects();
    let out = out.iter().filter(|_| draws > 0).map(|card| {
        let written = ByCell(view.opening()).suspect(card).to_owned();
        (written, view.opening().cast.shown(card, lang).to_owned())
    });
    let (out, hint) = (out.collect(), page.hint);
    ShownPage { lines, choices, draws, out, marks, hint, answer: Vec::new(), kept: false, at: 0 }
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
