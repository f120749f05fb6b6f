//! What `referee correct` asks: which line was wrong, how it should have been, and what the table decides.
use noir_referee::lang::{Keyword, fold};
use noir_referee::rules::{Action, Audience, Seat, Trust};
use noir_referee::screen::{Menu, MenuItem, Notice, Zero};
use noir_referee::session::Session;
use noir_referee::table::{Preview, Recorded, Seating};

use super::app::{App, TypedIn};
use super::ask_menu::Reply;
use super::correct::{Decided, lying_here};
use super::failure::{ExitStatus, Failure};
use super::open::Want;
use super::secret::PATIENCE;
use super::speak::Told;
use super::typed;

/// Lines that can be pointed at without looking through the log.
const LAST: usize = 9;

/// What was wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// A line of the log or the rows of the board, and how it should have been, where that was typed as well.
    Said(String, String),
    /// A card that somebody told in private.
    Card,
    /// What a player is called.
    Name,
}

impl App {
    /// The last lines with their numbers.
    pub(super) fn correctable(&self, session: &Session) -> Vec<String> {
        let view = session.public();
        let recorded = Recorded::of(view.opening());
        let last = view.said_since(view.seq().saturating_sub(LAST));
        let lines = last.iter().filter(|entry| entry.is_line());
        let voice = self.voice(&view);
        lines
            .map(|entry| voice.numbered(entry.seq, &voice.said_in_short(&view, &recorded, entry)))
            .collect()
    }

    /// How one of the last lines is put right, if there are any.
    pub(super) fn how_to_correct(&self, session: &Session) -> String {
        let view = session.public();
        let last = view.said_since(view.seq().saturating_sub(LAST));
        let Some(last) = last.iter().rfind(|entry| entry.is_line()) else {
            return self.words.say("correct-nothing");
        };
        let command = self.command(Keyword::Correct, "");
        let args = [("command", command.into()), ("seq", last.seq.into())];
        self.words.tell("correct-which", &args)
    }

    /// Asks what was wrong, and takes with it how it should have been, if that is typed as well; nothing if nothing was.
    /// Whoever wants to look at something first, such as the log, sees it.
    pub(super) fn ask_which(&self, session: &Session) -> Result<Option<Wrong>, Failure> {
        let view = session.public();
        let reader = self.reader(&view);
        let prompt = self.words.say("correct-number");
        loop {
            let Reply::Given(typed) = self.type_line(&prompt)? else { return Ok(None) };
            let typed = typed.trim();
            if typed.is_empty() || self.leads_back(typed) {
                return Ok(None);
            }
            // Whoever types the whole command has said all.
            let said = typed
                .split_once(' ')
                .filter(|_| reader.first_word(typed) == Some(Keyword::Correct));
            let rest = said.map_or(typed, |(_, rest)| rest);
            let (what, line) = rest.split_once(' ').unwrap_or((rest, ""));
            if self.means_rows(what) {
                return Ok(Some(Wrong::Said(what.to_owned(), line.to_owned())));
            }
            if let Some(other) = self.wrong(what) {
                return Ok(Some(other));
            }
            if self.is_called(what, "correct-word-score") {
                self.print_wrapped(&[self.words.say("correct-score")])?;
                continue;
            }
            let Ok(seq) = what.parse() else {
                match typed::arguments(&reader, typed).and_then(|it| self.looked_aside(&it)) {
                    Some(looked) => looked?,
                    None => self.print_wrapped(&[self.not_a_line(typed)])?,
                }
                continue;
            };
            match session.table().may_correct(seq) {
                Ok(()) => return Ok(Some(Wrong::Said(what.to_owned(), line.to_owned()))),
                Err(error) => self.print_wrapped(&self.no_correction(&error).lines)?,
            }
        }
    }

    /// Whether what was typed is one of the phrases in this message.
    pub(super) fn is_called(&self, typed: &str, key: &str) -> bool {
        let typed = fold(typed.trim());
        self.words.say(key).split(" | ").any(|known| fold(known) == typed)
    }

    /// What is wrong by this word, if that is no line and not the board.
    pub(super) fn wrong(&self, word: &str) -> Option<Wrong> {
        let ways = [("correct-word-card", Wrong::Card), ("correct-word-name", Wrong::Name)];
        ways.into_iter().find_map(|(key, wrong)| self.is_called(word, key).then_some(wrong))
    }

    /// Puts right what is no line and not the board.
    pub(super) fn correct_other(&mut self, wrong: &Wrong) -> Result<(), Failure> {
        let mut session = self.open(Want::Write)?;
        if *wrong == Wrong::Name {
            let told = self.correct_name(&mut session)?;
            return self.tell_below(told);
        }
        self.correct_card(&mut session)
    }

    /// Asks whose card was wrong, and opens the page on which its owner puts it right.
    fn correct_card(&self, session: &mut Session) -> Result<(), Failure> {
        let told = |seat: &Seat| session.opening().seats[seat.at()].trust == Trust::Told;
        let seats: Vec<Seat> = session.opening().all_seats().filter(told).collect();
        if seats.is_empty() {
            return self.print_wrapped(&[self.words.say("correct-no-cards")]);
        }
        self.needs_pages()?;
        let seat = match seats[..] {
            [only] => Some(only),
            _ => self.ask_seat(session, self.words.say("correct-whose-card"))?,
        };
        let Some(seat) = seat else { return Ok(()) };
        self.show_secret(session, Audience::Seat(seat), PATIENCE, Notice::Turn)
    }

    /// Asks whose name is wrong and what it should be, and gives what everybody hears; nothing if it stays.
    fn correct_name(&self, session: &mut Session) -> Result<Told, Failure> {
        let asked = self.words.say("correct-whose-name");
        let Some(seat) = self.ask_seat(session, asked)? else { return Ok(Told::default()) };
        let prompt = self.words.say("correct-name");
        let name = match self.unheld(session, || self.type_line(&prompt))? {
            Reply::Given(name) if !name.trim().is_empty() && !self.leads_back(&name) => name,
            _ => return Ok(Told::default()),
        };
        let was = session.opening().player(seat).to_owned();
        let name = self.name_at(session, seat, &name, false)?;
        self.does(session, |session| session.sit(seat, &name, Seating::Renamed))?;
        let mut told = self.newest_entry(session);
        told.lines.extend(self.same_person(&was, &name));
        Ok(told)
    }

    /// Asks how a line should have been, until it is understood; nothing if it stays as it is.
    pub(super) fn ask_line(
        &self,
        session: &Session,
        seq: usize,
    ) -> Result<Option<String>, Failure> {
        let there = session.table().may_correct(seq);
        there.map_err(|error| self.no_correction(&error))?;
        let prompt = self.words.tell("correct-should", &[("seq", seq.into())]);
        loop {
            let Reply::Given(typed) = self.type_line(&prompt)? else { return Ok(None) };
            if typed.trim() == "0" || typed.trim().is_empty() {
                return Ok(None);
            }
            match self.other_line(session, seq, &typed) {
                Ok(_) => return Ok(Some(typed)),
                Err(failure) => {
                    if failure.is_aloud() {
                        self.erase(&format!("{prompt} {typed}"));
                    }
                    self.print_wrapped(&failure.lines)?;
                }
            }
        }
    }

    /// That this is no line of the log.
    pub(super) fn not_a_line(&self, found: &str) -> String {
        self.words.tell("correct-what", &[("found", found.into())])
    }

    /// Asks whether a line is to be put right by which somebody learns something.
    pub(super) fn confirm_informing(&self, session: &mut Session) -> Result<(), Failure> {
        if self.confirm_unheld(session, &self.words.say("correct-informs-ask"))? {
            return Ok(());
        }
        let kept = Failure::new(ExitStatus::Usage, self.words.say("correct-kept"));
        let hint =
            (self.typed == TypedIn::CommandLine).then(|| self.words.say("correct-informs-hint"));
        Err(hint.into_iter().fold(kept, Failure::hint))
    }

    /// Puts right or lets stand; none of both by Enter alone. What is to be known has been said before.
    pub(super) fn decide(&self) -> Result<Decided, Failure> {
        let ways = ["correct-stand", "correct-right"].map(|key| self.words.say(key));
        let menu = Menu {
            asked: self.words.say("correct-ask"),
            items: ways.map(MenuItem::new).into(),
            enter: None,
            zero: Zero::Back,
        };
        match self.choose(&menu)? {
            Reply::Given(0) => Ok(Decided::Stand),
            Reply::Given(_) => Ok(Decided::RightAnyway),
            Reply::Back | Reply::Gone => {
                let kept = Failure::new(ExitStatus::Usage, self.words.say("correct-kept"));
                let hint = self.words.say("correct-kept-hint");
                Err(if self.typed == TypedIn::CommandLine { kept.hint(hint) } else { kept })
            }
        }
    }

    /// What everybody can foresee.
    pub(super) fn foretold(
        &self,
        session: &Session,
        seq: usize,
        action: &Action,
        foreseen: &Preview,
    ) -> Result<Vec<String>, Failure> {
        let then = session.table().public_at(seq - 1);
        let now = session.public();
        let voice = self.history(&then);
        let was = now.said_since(seq - 1).into_iter().next();
        let was = was.map(|entry| voice.entry(&entry).join(" ")).unwrap_or_default();
        let line = ("line", voice.line(action).into());
        let seq = ("seq", seq.into());
        let mut lines = vec![
            self.words.tell("correct-was", &[seq, ("was", was.into())]),
            self.words.tell("correct-would", &[line]),
        ];
        if !foreseen.lies.lies_like(now.position()) {
            lines.push(self.words.say("correct-board"));
            let lying = now.lying_like(&foreseen.lies);
            let board = self.voice(&lying).board(&lying, false).without_highlight();
            self.print_wrapped(&lines)?;
            lines.clear();
            self.print(&board.draw(self.drawing(), &self.words, self.columns))?;
        }
        if foreseen.falls.is_none() || foreseen.later > 0 {
            lines.push(self.words.tell("correct-later", &[("n", foreseen.later.into())]));
        }
        if !foreseen.uncertain.is_empty() {
            let all: Vec<String> = foreseen.uncertain.iter().map(ToString::to_string).collect();
            let all = ("lines", self.words.all_of(&all).into());
            let n = ("n", foreseen.uncertain.len().into());
            lines.push(self.words.tell("correct-uncertain", &[n, all]));
        }
        if foreseen.informs && foreseen.answers {
            lines.push(self.words.say("correct-informs"));
        }
        if let Some((at, refusal)) = foreseen.falls {
            let why = ("why", self.why_it_falls(&now, refusal).into());
            let last = now.seq();
            let n = ("n", (last + 1 - at).into());
            let args = [("first", at.into()), ("last", last.into()), n, why];
            lines.push(self.words.tell("correct-falls", &args));
        }
        Ok(lines)
    }

    /// The rows as they lie, while other windows go on.
    pub(super) fn asked_rows(&self, session: &mut Session) -> Result<Vec<String>, Failure> {
        let (among, size) = lying_here(&session.public());
        self.unheld(session, || {
            if self.plain && !std::io::IsTerminal::is_terminal(&std::io::stdin()) {
                return self.typed_rows();
            }
            let kept = || Failure::new(ExitStatus::Usage, self.words.say("correct-kept"));
            self.ask_rows(&among, size)?.ok_or_else(kept)
        })
    }
}
