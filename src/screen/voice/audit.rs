//! What an audit has found, as sentences.
use std::collections::BTreeSet;

use super::Voice;
use crate::rules::Seat;
use crate::table::{Audit, Found, Missing, Untrue, View};

impl Voice<'_> {
    /// The findings of an audit, each with where to look at it; `board` is how the board of a moment is
    /// asked for.
    pub fn audit(
        &self,
        view: &View<'_>,
        audit: &Audit,
        board: impl Fn(usize) -> String,
    ) -> Vec<String> {
        let (head, clean) = match audit {
            Audit { whole: true, .. } => ("audit-whole", "audit-clean"),
            Audit { all: true, .. } => ("audit-shown", "audit-clean-so-far"),
            _ => ("audit-so-far", "audit-clean-so-far"),
        };
        let mut lines = vec![self.words.say(head)];
        if audit.all {
            lines.extend(self.missing(&audit.missing));
        }
        for found in &audit.found {
            lines.push(self.untrue(view, found));
            let mut about = self.words.tell(
                "audit-where",
                &[("turn", found.turn.into()), ("command", board(found.seq - 1).into())],
            );
            if !found.spoiled.is_empty() {
                let spoiled: Vec<String> = found.spoiled.iter().map(usize::to_string).collect();
                let args =
                    [("n", spoiled.len().into()), ("lines", self.words.all_of(&spoiled).into())];
                about = format!("{about} {}", self.words.tell("audit-spoiled", &args));
            }
            lines.push(about);
        }
        lines.push(match audit.found.len() {
            0 => self.words.say(clean),
            n => self.words.tell("audit-count", &[("n", n.into())]),
        });
        lines
    }

    /// Which cards are missing, a line for each player, and what their owners say to open them.
    pub(in crate::screen) fn missing(&self, missing: &[Missing]) -> Vec<String> {
        let seats: BTreeSet<Seat> = missing.iter().map(|it| it.seat).collect();
        let of = |seat: Seat| {
            let own: Vec<&Missing> = missing.iter().filter(|it| it.seat == seat).collect();
            let lines: Vec<String> = own.iter().filter_map(|it| lines_of(it)).collect();
            let open = own.iter().find(|it| it.until.is_none()).map(|it| it.since);
            let case = match (lines.is_empty(), open) {
                (true, Some(0 | 1)) => "whole",
                (true, _) => "open",
                (false, Some(_)) => "both",
                (false, None) => "lines",
            };
            let args = [
                ("who", self.seat(seat).into()),
                ("case", case.into()),
                ("lines", lines.join(", ").into()),
                ("since", open.unwrap_or_default().into()),
            ];
            self.words.tell("audit-missing", &args)
        };
        let mut told: Vec<String> = seats.into_iter().map(of).collect();
        if let Some(first) = missing.first() {
            let one = ("one", self.suspect_to_type().into());
            let cells = if self.opening.cast.is_by_cells() { "yes" } else { "no" };
            let since = ("since", first.since.into());
            told.push(self.words.tell("audit-show", &[one, since, ("cells", cells.into())]));
        }
        told
    }

    pub(in crate::screen) fn untrue(&self, view: &View<'_>, found: &Found) -> String {
        let seq = ("seq", found.seq.into());
        match found.untrue {
            Untrue::Word(finding) => self.finding(view, &finding),
            Untrue::Clash(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let names: Vec<String> = seats.iter().map(|seat| self.seat(*seat)).collect();
                let key = if seats.len() == 1 { "audit-contradiction" } else { "audit-clash" };
                let n = ("n", seats.len().into());
                self.words.tell(key, &[seq, n, ("who", self.words.all_of(&names).into())])
            }
            Untrue::Record => self.words.tell("audit-record", &[seq]),
        }
    }
}

/// The lines for which a card was an identity that was laid down: the line by which it was is the first of the next card.
fn lines_of(Missing { since, until, .. }: &Missing) -> Option<String> {
    let last = (*until)?.saturating_sub(1);
    Some(if last <= *since { since.to_string() } else { format!("{since}–{last}") })
}
