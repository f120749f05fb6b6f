//! What may be typed on a page, and why a line that was typed there was not taken.
use super::Choice;
use crate::board::Suspect;
use crate::lang::Keyword;
use crate::rules::mr_jack::{Activation, Go};
use crate::rules::{Action, Ask, Audience, Deed, Event, Names as _, Refusal, Seat, SeatSet};
use crate::screen::Voice;
use crate::table::{ByCell, Entry, HiddenRefusal, View, What, reading_order};
use crate::terms::{Family, Token};

/// More than these are not listed where one word says them all.
const MOST_LISTED: usize = 15;

impl Voice<'_> {
    /// What can be chosen by its number: the cards of which one becomes the identity.
    pub(super) fn choices(&self, view: &View<'_>) -> Vec<Choice> {
        let choice = |action: Action| match action {
            Action::Do(Deed::Become(card)) => Some(Choice {
                label: self.suspect(card),
                line: action.write(self.position.grid(), self.opening),
            }),
            _ => None,
        };
        view.legal().into_iter().filter_map(choice).collect()
    }

    /// The cards of the hand, of which one or several are chosen for this.
    pub(super) fn of_hand(&self, seat: Seat, deed: impl Fn(Suspect) -> Deed) -> Vec<Choice> {
        let choice = |card: Suspect| {
            let line = Action::Do(deed(card)).write(self.position.grid(), self.opening);
            Choice { label: self.suspect(card), line }
        };
        self.position.holding(seat).hand.iter().map(choice).collect()
    }

    /// A question as it is asked on a page.
    pub fn own_question(&self, owner: Audience) -> String {
        let said = |keyword: Keyword| self.shown(keyword);
        if self.opening.mode.family() != Family::Noir {
            return said(Keyword::Suspects).to_owned();
        }
        let of = if owner == Audience::Referee { "b2" } else { said(Keyword::Me) };
        format!("{of} {} c3", said(Keyword::Near))
    }

    /// What may be typed on a page.
    pub(super) fn hint(&self, owner: Audience) -> String {
        let said = |keyword: Keyword| self.shown(keyword);
        let question = self.own_question(owner);
        let may = format!("{} …", said(Keyword::May));
        self.words.tell(
            "private-hint",
            &[
                ("question", question.into()),
                ("may", may.into()),
                ("why", said(Keyword::Why).into()),
            ],
        )
    }

    /// Why a line of the reader was refused that a hidden card forbids.
    pub(super) fn refused_alone(&self, then: &View<'_>, refused: &HiddenRefusal) -> String {
        let reason = match refused.figured(then.position()) {
            // What was kept names its seat only where the rule does.
            Some(refusal) => {
                let owed = then.position().decision().map(|owed| owed.seat);
                self.refusal(Refusal { seat: refusal.seat.or(owed), ..refusal }, None)
            }
            None => self.words.say("private-not-understood"),
        };
        let line = ("line", self.kept_line(&refused.line).into());
        self.words.tell("private-refused", &[line, ("reason", reason.into())])
    }

    /// The same of an entry of the log, with when it was and whose line.
    pub(super) fn refused_then(&self, view: &View<'_>, entry: &Entry) -> Option<String> {
        let What::Refused { seat, why: Some(why) } = &entry.what else { return None };
        let told = ("told", self.refused_alone(&view.at(entry.seq), why).into());
        let who = ("who", self.seat(*seat).into());
        Some(self.words.tell("private-refused-then", &[("seq", entry.seq.into()), who, told]))
    }

    /// What the owner of the view may say now, verb by verb; shifts and collapses need no secret, nor does an
    /// activation, unless Jack leaves by it.
    pub(super) fn in_reach(&self, view: &View<'_>) -> Vec<String> {
        let (exits, mut actions): (Vec<Action>, Vec<Action>) =
            view.legal().into_iter().partition(is_exit);
        let has = |kind: fn(&Action) -> bool| actions.iter().any(kind);
        let shift = match (
            has(|it| matches!(it, Action::Shift(_))),
            has(|it| matches!(it, Action::Collapse(_))),
        ) {
            (true, true) => "both",
            (true, false) => "shift",
            (false, _) => "none",
        };
        actions.retain(|action| match action {
            Action::Shift(_) | Action::Collapse(_) | Action::Activate(_) => false,
            // What a real card has shown is nobody's choice.
            Action::Do(deed) => !deed.reports(),
            _ => true,
        });
        // Whom the owner cannot save he may still be asked about, as everybody would.
        let declines = |action: &Action| matches!(action, Action::Do(Deed::Decline(_)));
        let saves = view.position().decision().is_some_and(|owed| matches!(owed.ask, Ask::Save(_)));
        if saves && !actions.is_empty() && actions.iter().all(declines) {
            return vec![self.words.say("private-no-save")];
        }
        // In a sentence a verb needs no colon.
        let lines = self.verbs(actions, " ");
        let by = ("shift", shift.into());
        let reach = match (&lines[..], shift) {
            ([], "none") => None,
            ([], _) => Some(self.words.tell("private-nothing-else", &[by])),
            (lines, _) => {
                let lines = ("lines", lines.join("; ").into());
                Some(self.words.tell("private-reach", &[lines, by]))
            }
        };
        let exits: Vec<String> =
            exits.iter().map(|exit| self.words.typed(&self.line(exit))).collect();
        let leave = (!exits.is_empty()).then(|| {
            self.words.tell("private-leave", &[("lines", self.words.one_of(&exits).into())])
        });
        reach.into_iter().chain(leave).collect()
    }

    /// Lines verb by verb, those about suspects in the order in which these lie on the board now.
    pub(in crate::screen) fn in_board_order(&self, mut actions: Vec<Action>) -> Vec<Action> {
        let grid = self.position.grid();
        let starts = ByCell(self.opening);
        let place = |card: Suspect| grid.place(card).map(|cell| (cell.row(), cell.column()));
        // Which token moves from where, and about whom it is.
        let about = |action: &Action| match *action {
            Action::Do(Deed::Setup(token, from, to)) => (Some((token, place(from))), place(to)),
            Action::Do(_) => {
                let said = action.write(grid, &starts);
                let card = said.split(' ').nth(1).and_then(|word| starts.find_suspect(word));
                (None, card.and_then(place))
            }
            _ => (None, None),
        };
        let mut verbs: Vec<&str> = Vec::new();
        for action in &actions {
            verbs.extend(Some(action.word()).filter(|verb| !verbs.contains(verb)));
        }
        actions.sort_by_cached_key(|action| {
            (verbs.iter().position(|verb| *verb == action.word()), about(action))
        });
        actions
    }

    /// Lines that may be said, in the language's own words, each verb once: `kill: Ann, Ben`; of those who are named
    /// several at a time each one alone. Who may raise a hand is said once, and where nearly all may be named,
    /// none is listed. Where one collapse leaves another, it’s said how both are one line (G19).
    pub fn by_verb(&self, actions: Vec<Action>) -> Vec<String> {
        let twice = actions.iter().any(|action| self.leaves_another(action));
        let mut lines = self.verbs(actions, ": ");
        if twice {
            let line = [Keyword::Collapse, Keyword::Rows, Keyword::Then, Keyword::Columns];
            let line = line.map(|keyword| self.shown(keyword)).join(" ");
            lines.push(self.words.tell("menu-twice", &[("line", line.into())]));
        }
        lines
    }

    /// Whether after this collapse another one is possible.
    fn leaves_another(&self, action: &Action) -> bool {
        let (Action::Collapse(collapse), Some(owed)) = (action, self.position.decision()) else {
            return false;
        };
        let mut after = *self.position;
        after.apply(&Event::Collapsed(owed.seat, collapse.axis, collapse.taken));
        let mut then: Vec<Action> = Vec::new();
        after.legal(&mut then);
        then.iter().any(|action| matches!(action, Action::Collapse(_)))
    }

    /// The same with something else between a verb and those it is said of.
    fn verbs(&self, mut actions: Vec<Action>, between: &str) -> Vec<String> {
        let mut hands = SeatSet::EMPTY;
        actions.retain(|action| match action {
            Action::Do(Deed::Hands(up)) => {
                hands = hands | *up;
                false
            }
            _ => true,
        });
        actions.retain(|action| match action {
            Action::Do(Deed::Threaten(all)) => all.len() <= 1,
            _ => true,
        });
        let mut verbs: Vec<(String, Vec<String>)> = Vec::new();
        for action in self.in_board_order(actions) {
            let action = match action {
                // Where one may go is enough; how a power is used would fill many screens.
                Action::Activate(line) => {
                    Action::Activate(Activation { power: None, before: false, ..line })
                }
                other => other,
            };
            let mut line = self.line(&action);
            // Which token it is need not be said where there is but one.
            if let Action::Do(Deed::Disarm(target, token)) = action
                && Token::DISARMED
                    .iter()
                    .all(|it| *it == token || !self.position.tokens().with(*it).contains(target))
            {
                line.truncate(line.rfind(' ').unwrap_or(line.len()));
            }
            // What moves from one card is listed together.
            let words = if matches!(action, Action::Do(Deed::Setup(..))) { 3 } else { 1 };
            let verb_ends = line.match_indices(' ').nth(words - 1).map(|(at, _)| at);
            let (verb, rest) = verb_ends.map_or((&*line, ""), |at| (&line[..at], &line[at + 1..]));
            match verbs.last_mut().filter(|(last, _)| last == verb) {
                Some((_, all)) if all.iter().any(|known| known == rest) => {}
                Some((_, all)) => all.push(rest.to_owned()),
                None => verbs.push((verb.to_owned(), vec![rest.to_owned()])),
            }
        }
        let said = |(verb, all): (String, Vec<String>)| {
            if let Some(summed) = self.summed(&verb, &all) {
                return summed;
            }
            // The verb may stand alone, or with something: «take» and «take nw».
            let alone = all.iter().any(String::is_empty).then(|| verb.clone());
            let others: Vec<String> = all.into_iter().filter(|it| !it.is_empty()).collect();
            let others = match &others[..] {
                [] => None,
                // From one card to others.
                all if between == " " && verb.contains(' ') => {
                    Some(format!("{verb} → {}", all.join(", ")))
                }
                [only] => Some(format!("{verb} {only}")),
                several => Some(format!("{verb}{between}{}", several.join(", "))),
            };
            alone.into_iter().chain(others).collect::<Vec<_>>().join("; ")
        };
        let listed = verbs.into_iter().map(said);
        listed.chain((!hands.is_empty()).then(|| self.may_raise(hands))).collect()
    }

    /// What nobody reads card by card: any two neighbours, any square, anybody who lives but a few.
    fn summed(&self, verb: &str, all: &[String]) -> Option<String> {
        let [first, .., last] = all else { return None };
        let is = |keyword: Keyword| verb == self.shown(keyword);
        if all.len() <= MOST_LISTED {
            return None;
        }
        if is(Keyword::Swap) {
            return Some(match self.position.heist() {
                Some(game) => self.any_swap_of_heist(game, verb),
                None => self.words.tell("menu-swaps", &[("verb", verb.into())]),
            });
        }
        let verb = ("verb", verb.into());
        if is(Keyword::Survey) {
            let (first, last) = (("first", first.into()), ("last", last.into()));
            return Some(self.words.tell("menu-squares", &[verb, first, last]));
        }
        if is(Keyword::Protect) {
            let others = self.position.alive() & self.position.tokens().with(Token::Protection);
            let others = reading_order(self.position.grid(), others);
            let cells: Vec<String> = others.iter().map(|it| self.suspect_word(*it)).collect();
            let (n, cards) = (("n", cells.len().into()), ("cards", cells.join(", ").into()));
            return Some(self.words.tell("menu-living", &[verb, n, cards]));
        }
        None
    }

    /// How it is said who raises a hand, and who may.
    fn may_raise(&self, seats: SeatSet) -> String {
        let who: Vec<String> = seats.iter().map(|seat| self.somebody(seat)).collect();

        let no = ("no", self.shown(Keyword::No).into());
        self.words.tell("menu-hands", &[no, ("who", who.join(", ").into())])
    }
}

/// Whether Jack leaves by it.
fn is_exit(action: &Action) -> bool {
    matches!(action, Action::Activate(line) if matches!(line.go, Go::Exit(_)))
}
