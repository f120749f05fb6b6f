//! The table at a glance: the picture and the lines beside it.
use super::Voice;
use super::story::comes_with;
use crate::board::{Axis, Suspect, SuspectSet};
use crate::rules::{self, Audience, Event, Identity, Score, Seat, Side};
use crate::screen::style::capital;
use crate::screen::{Evidence, Picture, Tile, Token};
use crate::table::{Entry, Recorded, View, What, reading_order};
use crate::terms::Team;

/// Whether the event lays something on the table beside the grid when the game is opened.
const fn lays_out(event: &Event) -> bool {
    matches!(event, Event::List(_) | Event::MrJack(_))
}

impl Voice<'_> {
    /// The cards of a grid.
    pub(in crate::screen) fn picture(&self, view: &View<'_>, turned: bool) -> Picture {
        let (position, grid, touched) = (view.position(), view.position().grid(), view.touched());
        let officers = position.officers();
        let tile = |suspect: Suspect| Tile {
            name: self.suspect_word(suspect),
            dead: position.dead().contains(suspect),
            evidence: if position.arrested().contains(suspect) {
                Some(Evidence::Arrested)
            } else if officers.contains(suspect) {
                Some(Evidence::Officer)
            } else {
                position.exonerated().contains(suspect).then_some(Evidence::Exonerated)
            },
            highlight: touched.contains(suspect),
            tokens: rules::Tokens::KINDS
                .into_iter()
                .filter(|token| position.tokens().with(*token).contains(suspect))
                .map(|token| self.token_mark(token))
                .collect(),
        };
        let row = |line| grid.cells_of(line).filter_map(|cell| grid.at(cell)).map(tile).collect();
        Picture {
            rows: grid.lines(Axis::Rows).map(row).collect(),
            turned,
            dead_side: self.dead_side(),
        }
    }

    /// A token as a letter beside a name: the first one of what it is called.
    fn token_mark(&self, token: crate::terms::Token) -> Token {
        let name = self.token(token);
        let letter = name.chars().flat_map(char::to_uppercase).next().unwrap_or('?');
        Token { letter, name }
    }

    /// One line: whose turn it is, the score and the deck.
    pub fn glance(&self) -> String {
        self.mode().glance(self)
    }

    /// The score with what a mode adds to it, and the deck. Lines are counted, turns are not: nobody needs two numbers.
    pub(in crate::screen) fn scores(&self, more: Option<String>) -> String {
        let position = self.position;
        let score = |score: &Score| {
            let count = [("n", score.count.into()), ("goal", score.goal.into())];
            let said = self.words.tell(&format!("story-score-{}", score.what), &count);
            match score.side {
                Some(side) => format!("{}: {said}", self.side(side)),
                None => said,
            }
        };
        let scores = position.game().scores();
        let scores: Vec<String> = match self.scores_of_many(&scores) {
            Some(all) => std::iter::once(all).chain(more).collect(),
            None => scores.iter().map(score).chain(more).collect(),
        };
        let args = [
            ("turn", position.turn().into()),
            ("score", scores.join(" · ").into()),
            ("deck", position.deck().count().into()),
        ];
        capital(&self.words.tell("story-glance", &args))
    }

    /// The score of more than two sides that all count the same: those who have something, and the others together.
    fn scores_of_many(&self, scores: &[Score]) -> Option<String> {
        let first = scores.first().filter(|_| scores.len() > 2)?;
        let alike =
            |it: &Score| it.what == first.what && it.goal == first.goal && it.side.is_some();
        if !scores.iter().all(alike) {
            return None;
        }
        let (some, none): (Vec<&Score>, Vec<&Score>) = scores.iter().partition(|it| it.count > 0);
        let has = |it: &&Score| {
            let side = self.side(it.side?);
            let colon =
                if side.ends_with(|letter: char| letter.is_ascii_digit()) { ":" } else { "" };
            Some(format!("{side}{colon} {}", it.count))
        };
        let mut list: Vec<String> = some.iter().filter_map(has).collect();
        let others = if some.is_empty() { "story-score-none" } else { "story-score-others" };
        list.extend((!none.is_empty()).then(|| self.words.say(others)));
        let args = [("goal", first.goal.into()), ("list", list.join(" · ").into())];
        Some(self.words.tell(&format!("story-scores-{}", first.what), &args))
    }

    /// What the opening has laid on the table beside the grid, and how.
    pub fn laid_out(&self, view: &View<'_>) -> Vec<String> {
        let opened = view.log().into_iter().find_map(|entry| match entry.what {
            What::Opened(events) => Some(events),
            _ => None,
        });
        let mut events = opened.unwrap_or_default();
        let drawn = |event: &Event| self.opening.all_seats().any(|seat| self.draws(seat, event));
        events.retain(|event| lays_out(event) || drawn(event));
        self.events(&events, None)
    }

    /// Whether this seat draws real cards to begin with, or has just drawn them.
    fn draws(&self, seat: Seat, event: &Event) -> bool {
        let own = matches!(event, Event::Drew(who, _) if *who == seat);
        !self.is_dealt(seat) && (own || comes_with(seat, event))
    }

    /// How the match stands, where the table belongs to one.
    pub(super) fn standing(&self, view: &View<'_>) -> Vec<String> {
        let Some(standing) = view.standing() else { return Vec::new() };
        let name = |seat: Seat| view.opening().player(seat).to_owned();
        let points = view.opening().all_seats().zip(&standing.points);
        let points: Vec<String> =
            points.map(|(seat, points)| format!("{} {points}", name(seat))).collect();
        let mut lines = vec![self.words.tell(
            &format!("story-match-{}", view.counts()),
            &[("game", standing.game.into()), ("score", points.join(" · ").into())],
        )];
        lines.extend(standing.winners.map(|winners| match &winners[..] {
            [] => self.words.say("story-match-drawn"),
            winners => {
                let names: Vec<String> = winners.iter().map(|seat| name(*seat)).collect();
                let n = ("n", names.len().into());
                self.words.tell("story-match-won", &[n, ("who", self.words.all_of(&names).into())])
            }
        }));
        lines
    }

    /// What stands under the board in the loop: the score, the `news` or else the last line, and what is owed; if it
    /// `warns`, also that the deal was not left to chance.
    pub fn summary(&self, view: &View<'_>, news: Option<&[String]>, warns: bool) -> Vec<String> {
        let mut lines = vec![self.glance()];
        // How the match stands nobody needs after each line.
        lines.extend(news.is_none().then(|| self.standing(view)).into_iter().flatten());
        lines.extend(warns.then(|| self.caveats()).into_iter().flatten());
        lines.extend(self.mode().beside(self));
        match news {
            Some(news) => lines.extend_from_slice(news),
            None => lines.extend(self.last_line(view)),
        }
        let after = self.having_said(news.unwrap_or_default());
        lines.extend(view.position().decision().map(|owed| after.owed(owed)));
        if let Some(outcome) = view.position().outcome() {
            if news.is_none() {
                lines.push(self.outcome(outcome));
            }
            lines.extend(view.opening().all_seats().map(|seat| self.seat_line(view, seat)));
            lines.extend(self.may_open(view));
            if news.is_none() {
                lines.extend(view.findings().iter().map(|finding| self.finding(view, finding)));
            }
        }
        lines
    }

    /// What a line has brought about, with the number of the line.
    pub fn numbered(&self, seq: usize, told: &str) -> String {
        self.words.tell("story-numbered", &[("seq", seq.into()), ("told", told.into())])
    }

    /// Where the game stands, line by line; `counted` with what is counted beside the game, which differs from one showing
    /// to the next, since looking counts.
    pub fn status(&self, view: &View<'_>, counted: bool) -> Vec<String> {
        let mut lines = vec![self.glance()];
        lines.extend(self.standing(view));
        lines.extend(self.caveats());
        lines.extend(self.teams(view));
        lines.extend(self.seat_lines(view));
        let officers = reading_order(view.position().grid(), view.position().officers());
        if !officers.is_empty() {
            let names: Vec<String> = officers.iter().map(|it| self.suspect(*it)).collect();
            lines.push(self.words.tell("story-officers", &[("suspects", names.join(", ").into())]));
        }
        lines.extend(self.mode().state(self));
        let discard: Vec<String> =
            view.position().discard().iter().map(|suspect| self.suspect_word(suspect)).collect();
        if !discard.is_empty() {
            lines.push(self.words.tell("story-discard", &[("cards", discard.join(", ").into())]));
        }
        lines.extend(self.mode().beside(self));
        lines.extend(if counted { self.counts(view) } else { Vec::new() });
        lines.extend(self.without_pin(view));
        lines.extend(self.last_line(view));
        lines.extend(view.position().decision().map(|owed| self.owed(owed)));
        lines.extend(view.position().outcome().map(|outcome| self.outcome(outcome)));
        lines.extend(self.may_open(view));
        lines.extend(view.findings().iter().map(|finding| self.finding(view, finding)));
        lines
    }

    /// An entry of the log with the places of the moment at which it was said: who has been taken out
    /// since is still told by his cell.
    pub fn then(&self, view: &View<'_>, entry: &Entry) -> Vec<String> {
        let before = view.at(entry.seq.saturating_sub(usize::from(entry.is_line())));
        let then = Voice { position: before.position(), opening: before.opening(), ..*self };
        then.entry(&warned_once(view, entry))
    }

    /// A line that counts in few words: who said what.
    pub fn said_in_short(&self, view: &View<'_>, recorded: &Recorded<'_>, entry: &Entry) -> String {
        let before = view.at(entry.seq.saturating_sub(1));
        let voice = Voice { position: before.position(), opening: before.opening(), ..*self };
        voice.said_then(recorded, entry)
    }

    /// The same by a voice that speaks of the table as it lay before.
    pub(super) fn said_then(&self, recorded: &Recorded<'_>, entry: &Entry) -> String {
        let What::Said { seat, line, .. } = &entry.what else {
            return self.entry(entry).join(" ");
        };
        let who = self.seat(*seat);
        let Some(line) = line else {
            return self.words.tell("log-private", &[("who", who.into())]);
        };
        let action = recorded.action(self.position, *seat, Some(line), &[]);
        let line = action.map_or_else(|| line.clone(), |it| self.line_said(*seat, &it));
        format!("{who}: {line}")
    }

    /// What the last accepted line brought about.
    pub(super) fn last_line(&self, view: &View<'_>) -> Vec<String> {
        let Some(before) = view.seq().checked_sub(1) else { return Vec::new() };
        if view.position().outcome().is_some() {
            return Vec::new();
        }
        let last = view.said_since(before);
        let mut told: Vec<String> = last.iter().flat_map(|entry| self.then(view, entry)).collect();
        if let Some(first) = told.first_mut() {
            *first = self.numbered(view.seq(), first);
        }
        told
    }

    /// Who the owner of this view is now, if the newest correction has dealt him other cards.
    pub fn correction(&self, view: &View<'_>) -> Vec<String> {
        let log = view.log();
        let newest = log.iter().rev().find_map(|entry| match &entry.what {
            What::Corrected { changed, .. } => Some(changed),
            _ => None,
        });
        let Some(changed) = newest else { return Vec::new() };
        // What its owner has seen on an earlier visit is old.
        let later =
            log.iter().rev().take_while(|entry| !matches!(entry.what, What::Corrected { .. }));
        let looked = |entry: &&Entry| entry.what == What::Looked(view.audience());
        if later.filter(looked).count() > 1 {
            return Vec::new();
        }
        let Audience::Seat(seat) = view.audience() else { return Vec::new() };
        let own = |event: &&Event| matches!(event, Event::Became(who, _) | Event::Drew(who, _) if *who == seat);
        let of = |events: &[Event]| events.iter().filter(own).copied().collect::<Vec<_>>();
        if changed.iter().all(|it| of(&it.was) == of(&it.now)) {
            return Vec::new();
        }
        let now = self.held_identity(seat);
        vec![self.words.tell("correct-own", &[("now", now.into())])]
    }

    /// That these lines are no longer there after a correction.
    pub fn dropped(&self, first: usize, last: usize) -> String {
        let n = (last + 1).saturating_sub(first);
        let args = [("n", n.into()), ("first", first.into()), ("last", last.into())];
        self.words.tell("correct-gone", &args)
    }

    /// The owner of a card that nobody else has seen may open it once the game is over.
    fn may_open(&self, view: &View<'_>) -> Vec<String> {
        if view.position().outcome().is_none() {
            return Vec::new();
        }
        let missing = view.missing();
        let name = self.suspect_to_type();
        let tell = |seat: Seat| {
            let (who, one) = (("who", self.seat(seat).into()), || ("one", (&name).into()));
            let earlier = missing.iter().filter(|it| it.seat == seat && it.until.is_some());
            let mut names: Vec<String> = earlier
                .map(|it| {
                    self.words.tell("story-may-open-then", &[one(), ("seq", it.since.into())])
                })
                .collect();
            let then = !names.is_empty();
            if view.position().holding(seat).identity == Identity::Hidden {
                names.push(name.clone());
            }
            let names = ("names", names.join(" ").into());
            match (then, view.position().holding(seat).identity) {
                (true, _) => Some(self.words.tell("story-may-open-all", &[who, names])),
                (false, Identity::Hidden) => Some(self.words.tell("story-may-open", &[who, one()])),
                _ => None,
            }
        };
        view.opening().all_seats().filter_map(tell).collect()
    }

    /// Who plays with whom, team by team.
    pub fn teams(&self, view: &View<'_>) -> Vec<String> {
        let game = view.position().game();
        let mut teams: Vec<(Team, Vec<String>)> = Vec::new();
        for seat in view.opening().all_seats() {
            let Some(team) = game.team(seat) else { continue };
            match teams.iter_mut().find(|(other, _)| *other == team) {
                Some((_, members)) => members.push(self.seat(seat)),
                None => teams.push((team, vec![self.seat(seat)])),
            }
        }
        let line = |(team, members): &(Team, Vec<String>)| {
            let team = ("team", self.words.at_the_head(&self.side(Side::Team(*team))).into());
            self.words.tell("story-team", &[team, ("seats", members.join(", ").into())])
        };
        teams.iter().map(line).collect()
    }

    /// What each seat holds; those who hold the same are told in one line.
    fn seat_lines(&self, view: &View<'_>) -> Vec<String> {
        let mut alike: Vec<(String, Vec<String>)> = Vec::new();
        for seat in self.opening.all_seats() {
            let holds = self.holds(view, seat);
            match alike.iter_mut().find(|(other, _)| *other == holds) {
                Some((_, seats)) => seats.push(self.seat(seat)),
                None => alike.push((holds, vec![self.seat(seat)])),
            }
        }
        let line = |(holds, seats): (String, Vec<String>)| {
            let who = ("who", seats.join(", ").into());
            self.words.tell("story-seat", &[who, ("holds", holds.into())])
        };
        alike.into_iter().map(line).collect()
    }

    /// What a seat holds, in one line; whoever was arrested last is told by that card when the game is over.
    fn holds(&self, view: &View<'_>, seat: Seat) -> String {
        let mut holds = self.mode().holds(self, seat);
        let none = holds.first_mut().filter(|it| **it == self.identity(seat));
        if let (Some(none), Some(card)) = (none, self.lost_last(view, seat)) {
            let suspect = ("suspect", self.suspect(card).into());
            *none = self.words.tell("story-was-identity", &[suspect, self.kind(seat)]);
        }
        holds.join("; ")
    }

    /// Who a seat was last that ends the game as nobody, as everybody has seen or heard.
    pub(super) fn lost_last(&self, view: &View<'_>, seat: Seat) -> Option<Suspect> {
        self.position.outcome()?;
        if self.position.holding(seat).identity != Identity::None {
            return None;
        }
        let mut spans = view.seen_identities().into_iter().filter(|it| it.seat == seat);
        spans.next_back().and_then(|span| span.card.or(span.said))
    }

    pub(in crate::screen) fn seat_line(&self, view: &View<'_>, seat: Seat) -> String {
        let holds = self.holds(view, seat);
        self.words.tell("story-seat", &[("who", self.seat(seat).into()), ("holds", holds.into())])
    }

    /// Who a seat is, as far as that is public.
    pub(in crate::screen) fn identity(&self, seat: Seat) -> String {
        match self.position.holding(seat).identity {
            Identity::None => self.words.tell("story-no-identity", &[self.kind(seat)]),
            Identity::Hidden if self.position.outcome().is_some() => {
                self.words.tell("story-unshown-identity", &[self.kind(seat)])
            }
            Identity::Hidden => self.words.tell("story-hidden-identity", &[self.kind(seat)]),
            Identity::Known(card) if self.position.outcome().is_some() => {
                let suspect = ("suspect", self.suspect(card).into());
                self.words.tell("story-was-identity", &[suspect, self.kind(seat)])
            }
            Identity::Known(card) => self.suspect(card),
        }
    }

    /// The cards of a hand, or how many they are.
    pub(in crate::screen) fn hand(&self, seat: Seat) -> String {
        let holding = self.position.holding(seat);
        if holding.unknown == 0 && !holding.hand.is_empty() {
            let cards = ("cards", self.cards(holding.hand).into());
            return self.words.tell("story-in-hand", &[cards]);
        }
        self.words.tell("story-hand", &[("n", holding.hand_count().into())])
    }

    /// What a seat holds where hardly anybody ever holds cards in the hand.
    pub(in crate::screen) fn few_cards(&self, seat: Seat) -> Vec<String> {
        let some = self.position.holding(seat).hand_count() > 0;
        let hand = some.then(|| self.hand(seat));
        [self.identity(seat)].into_iter().chain(hand).collect()
    }

    /// Suspects one after the other, each with his place.
    pub(in crate::screen) fn cards(&self, cards: SuspectSet) -> String {
        cards.iter().map(|card| self.suspect(card)).collect::<Vec<_>>().join(", ")
    }

    /// Who has still to choose a PIN.
    fn without_pin(&self, view: &View<'_>) -> Option<String> {
        let names: Vec<String> =
            view.without_pin().into_iter().map(|by| self.audience(by)).collect();
        let who = || ("who", self.words.all_of(&names).into());
        (!names.is_empty()).then(|| self.words.tell("story-without-pin", &[who()]))
    }
}

/// The entry with only those of its deeds left unsure that are the first such ones of their players: that they are to be
/// checked is told once a game.
fn warned_once(view: &View<'_>, entry: &Entry) -> Entry {
    let mut entry = entry.clone();
    if let What::Said { events, .. } = &mut entry.what {
        for event in events {
            if let Event::Acted { seat, sure, .. } = event {
                *sure |= !view.is_first_unsure(*seat, entry.seq);
            }
        }
    }
    entry
}
