//! Which cards one pair of eyes sees marked.
use super::{Mark, Sign};
use crate::board::{Cell, Suspect, SuspectSet};
use crate::lang::Keyword;
use crate::rules::{Action, Deed, Names as _, Seat};
use crate::screen::{Choice, Voice};
use crate::table::View;

/// The targets without what may be done to all neighbours alike: that is no mark, and their names need the room.
fn telling(targets: &[(Cell, Mark)], near: &[Cell]) -> Vec<(Cell, Mark)> {
    let has = |cell: &Cell, mark: &Mark| targets.iter().any(|(at, it)| at == cell && it == mark);
    let shared = |mark: &Mark| near.len() > 1 && near.iter().all(|cell| has(cell, mark));
    let tells = |(cell, mark): &&(Cell, Mark)| !(near.contains(cell) && shared(mark));
    targets.iter().filter(tells).cloned().collect()
}

impl Voice<'_> {
    /// What the owner of a seat sees: himself, his team and his neighbours, his hand, and what he may name now.
    pub(in crate::screen) fn own_marks(
        &self,
        view: &View<'_>,
        seat: Seat,
        choices: &[Choice],
    ) -> Vec<(Cell, Mark)> {
        let (position, grid) = (view.position(), view.position().grid());
        let holding = position.holding(seat);
        let mut marks = Vec::new();
        let mut mark = |cards: SuspectSet, sign: Sign, key: &str| {
            let mark = Mark::plain(sign, self.words.say(key));
            marks.extend(grid.under(cards).iter().map(|cell| (cell, mark.clone())));
        };
        if let Some(own) = holding.identity.known() {
            let officer = self.mode().kind(seat) == "plainclothes";
            let (its, near) = if officer {
                ("private-mark-own-officer", "private-mark-near-officer")
            } else {
                ("private-mark-own", "private-mark-near")
            };
            mark(SuspectSet::just(own), Sign::Identity, its);
            mark(grid.around(own), Sign::Near, near);
        }
        if let Some(game) = position.hitman_sleuth() {
            let wanted = game.list.hidden().flatten().chain(game.list.target()).collect();
            mark(wanted, Sign::Wanted, "private-mark-list");
        }
        if position.outcome().is_none() {
            let mates = self.known_mates(seat).map(|(_, card)| card).collect();
            mark(mates, Sign::Mate, "private-mark-mate");
        }
        if choices.is_empty() {
            mark(holding.hand, Sign::Hand, "private-mark-hand");
            let near: Vec<Cell> = marks
                .iter()
                .filter(|(_, mark)| mark.sign == Sign::Near)
                .map(|(cell, _)| *cell)
                .collect();
            marks.extend(telling(&self.targets(view, seat), &near));
        } else {
            for (number, choice) in (1..).zip(choices) {
                let card =
                    choice.line.split_once(' ').and_then(|(_, name)| self.find_suspect(name));
                let meaning = self.words.say("private-mark-choice");
                let mark = Mark { sign: Sign::Hand, letters: format!("{number}"), meaning };
                let cell = card.and_then(|card| grid.place(card));
                marks.extend(cell.map(|cell| (cell, mark)));
            }
        }
        marks
    }

    /// Whom the owner of a seat may name now, by the short forms of the verbs.
    fn targets(&self, view: &View<'_>, seat: Seat) -> Vec<(Cell, Mark)> {
        let decision = view.position().decision();
        if decision.is_none_or(|owed| owed.seat != seat || owed.ask.is_private()) {
            return Vec::new();
        }
        let grid = view.position().grid();
        let mut marks: Vec<(Cell, Mark)> = Vec::new();
        let choices = view.legal().into_iter();
        // What a real card has shown is nobody's choice.
        for action in choices.filter(|it| !matches!(it, Action::Do(deed) if deed.reports())) {
            let Some(verb) = action.word().parse::<Keyword>().ok() else { continue };
            let shown = self.shown(verb);
            let letters = self.grammar.short(verb).unwrap_or(shown).to_owned();
            let mark = Mark { sign: Sign::Target, letters, meaning: shown.to_owned() };
            for cell in grid.under(self.named(&action)) {
                let known = |(at, known): &(Cell, Mark)| *at == cell && *known == mark;
                if !marks.iter().any(known) {
                    marks.push((cell, mark.clone()));
                }
            }
        }
        marks
    }

    /// The suspects on the board whom a line names.
    fn named(&self, action: &Action) -> SuspectSet {
        let Action::Do(deed) = action else { return SuspectSet::EMPTY };
        match *deed {
            Deed::Swap(one, other) => [one, other].into_iter().collect(),
            Deed::Threaten(targets) => targets,
            Deed::Disarm(one, _) => SuspectSet::just(one),
            _ => {
                let line = action.write(self.position.grid(), self.opening);
                let name = line.split_once(' ').map(|(_, name)| name);
                name.and_then(|name| self.opening.find_suspect(name)).into_iter().collect()
            }
        }
    }

    /// What a referee sees: whose identity and whose hand each card is, by the numbers of the seats.
    pub(in crate::screen) fn all_marks(&self, view: &View<'_>) -> Vec<(Cell, Mark)> {
        let (position, grid) = (view.position(), view.position().grid());
        let mut marks = Vec::new();
        for (number, seat) in (1..).zip(view.opening().all_seats()) {
            let holding = position.holding(seat);
            let cell = |card: Suspect| grid.place(card);
            let mark = |sign: Sign| Mark {
                sign,
                letters: format!("{number}"),
                meaning: match sign {
                    Sign::Hand => {
                        self.words.tell("private-mark-hand-of", &[("who", self.seat(seat).into())])
                    }
                    _ => self.seat(seat),
                },
            };
            let own = holding.identity.known().and_then(cell);
            marks.extend(own.map(|cell| (cell, mark(Sign::Identity))));
            let hand = holding.hand.iter().filter_map(cell);
            marks.extend(hand.map(|cell| (cell, mark(Sign::Hand))));
        }
        marks
    }
}
