//! `referee secret SEAT`: a page for one pair of eyes.
use std::path::PathBuf;

use console::Term;
use noir_referee::board::Suspect;
use noir_referee::file::Readers;
use noir_referee::rules::Names as _;
use noir_referee::rules::hitman_sleuth::HitList;
use noir_referee::rules::mr_jack::{Activation, DETECTIVE, Go};
use noir_referee::rules::{Action, Ask, Audience, Identity, Seat, Trust};
use noir_referee::screen::{CAPACITY, Code, Page, Secret};
use noir_referee::table::{ByCell, Table, View};
use noir_referee::terminal::{Door, visit};

use super::desk::Desk;
use super::failure::{Exit, Failure};
use super::open::{Opened, Want};
use super::output::Output;
use super::pin::Admitted;

/// Seconds without a key after which a page hides itself.
pub const PATIENCE: u64 = 20;

/// What `secret` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "SEAT")]
    seat: String,
    #[arg(long, value_name = "FILE", conflicts_with = "svg")]
    png: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["png", "svg", "seconds"])]
    forget_pin: bool,
    #[arg(long, short)]
    yes: bool,
    #[arg(long, value_name = "SECONDS", default_value_t = PATIENCE, value_parser = clap::value_parser!(u64).range(3..=600))]
    seconds: u64,
}

/// Shows the page, or writes its QR code to a file.
///
/// # Errors
/// When there is no terminal to show it on, and no file was named.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let file = args.png.as_deref().or(args.svg.as_deref());
    let file = file.map(|file| desk.output(file, Readers::Owner, args.yes)).transpose()?;
    let mut opened = desk.open(Want::Write)?;
    if args.forget_pin {
        let who = desk.audience(&opened.table, &args.seat)?;
        let told = desk.forget_pin(&mut opened, who, args.yes)?;
        return desk.print_wrapped(&told);
    }
    let seat = desk.seat(&opened.table, &args.seat)?;
    if let Some(file) = &file {
        let admitted = desk.admit(&mut opened, Audience::Seat(seat))?;
        desk.look(&mut opened, &admitted)?;
        return desk.write_code(&opened.table, seat, file, args.png.is_some());
    }
    if !desk.look.pages() || !std::io::IsTerminal::is_terminal(&std::io::stdin()) {
        return Err(desk.no_page("cli-secret-no-terminal"));
    }
    let since = opened.table.mark();
    desk.show_secret(&mut opened, seat, args.seconds)?;
    if opened.table.mark() != since {
        desk.print_wrapped(&desk.news(&opened.table, since))?;
    }
    Ok(())
}

impl Desk {
    /// Records that somebody looks, also after the end; before anything is shown.
    ///
    /// # Errors
    /// What the disk says.
    pub fn look(&self, opened: &mut Opened, admitted: &Admitted) -> Result<(), Failure> {
        self.record(opened, |table| table.look(admitted.audience()))
    }

    /// Lets the owner of `seat` in, holds the page back until a key is pressed, then shows it and takes what he
    /// says in private.
    ///
    /// # Errors
    /// What the disk or the terminal says.
    pub fn show_secret(
        &self,
        opened: &mut Opened,
        seat: Seat,
        seconds: u64,
    ) -> Result<(), Failure> {
        let admitted = self.admit(opened, Audience::Seat(seat))?;
        let owner = self.owner(&opened.table, Audience::Seat(seat));
        let page = Page::new(&owner, self.look, &self.words, seconds);
        let opened = std::cell::RefCell::new(opened);
        let door = Door::<Failure> {
            open: &mut || {
                let opened = &mut **opened.borrow_mut();
                let before = self.opened_before(&opened.table, Audience::Seat(seat));
                self.look(opened, &admitted)?;
                let mut page = self.private_page(&opened.table, seat);
                page.lines.push(before);
                Ok(page)
            },
            enter: &mut |line| {
                let opened = &mut **opened.borrow_mut();
                // The reason of a refusal comes with the page.
                match self.tell(opened, seat, line) {
                    Ok(_) => {}
                    Err(failure) if failure.exit == Exit::Refused => {}
                    Err(failure) => return Err(failure),
                }
                Ok(self.private_page(&opened.table, seat))
            },
        };
        visit(&Term::stdout(), page, door)
    }

    fn write_code(
        &self,
        table: &Table,
        seat: Seat,
        file: &Output,
        png: bool,
    ) -> Result<(), Failure> {
        let text = self.code_text(&table.view(Audience::Seat(seat)), seat);
        let code = Code::new(&text)
            .map_err(|_| Failure::new(Exit::Usage, self.words.say("cli-code-too-long")))?;
        let picture = if png { code.png()? } else { code.svg().into_bytes() };
        self.write(file, &picture)?;
        self.print(&[self.words.tell("cli-code-written", &[file.named()])])
    }

    /// What only the owner of `seat` may know now.
    fn private_page(&self, table: &Table, seat: Seat) -> Secret {
        let view = table.view(Audience::Seat(seat));
        let (voice, holding) = (self.voice(&view), view.position().holding(seat));
        let in_streets = view.position().mr_jack().is_some();
        let mut lines = voice.caveats();
        lines.extend(self.held(&view, seat));
        let all_dealt = view.opening().seats.iter().all(|info| info.trust == Trust::Dealt);
        if holding.trust == Trust::Dealt && !all_dealt {
            let take = if in_streets { "jack-private-take" } else { "private-take" };
            lines.push(self.words.say(take));
        }
        if let Some(refused) = table.refused(seat) {
            let reason = match refused.refusal {
                Some(refusal) => self.refusal(&view, refusal),
                None => self.words.say("private-not-understood"),
            };
            let line = ("line", voice.kept_line(&refused.line).into());
            lines.push(self.words.tell("private-refused", &[line, ("reason", reason.into())]));
        }
        lines.extend(voice.correction(&view));
        let owed = view.position().decision().filter(|owed| owed.seat == seat);
        let entry = match owed.map(|owed| owed.ask) {
            Some(Ask::Become) => {
                lines.push(self.words.say("private-become"));
                true
            }
            Some(Ask::Drew(n)) => {
                let cards = || self.words.tell("private-drew", &[("n", n.into())]);
                let alibi = || self.words.say("jack-private-drew");
                let drew = || if in_streets { alibi() } else { cards() };
                lines.push(voice.owes_role(seat).unwrap_or_else(drew));
                true
            }
            // What was told can be corrected, what was kept can be opened.
            _ => holding.trust != Trust::Dealt,
        };
        let known = holding.identity.known().is_some();
        if owed.is_some_and(|owed| !owed.ask.is_private()) && known {
            lines.extend(self.in_reach(&view));
        }
        Secret { code: self.code_text(&view, seat), lines, entry }
    }

    /// The cards of `seat` in words, and what its team-mates have shown.
    pub fn held(&self, view: &View<'_>, seat: Seat) -> Vec<String> {
        let voice = self.voice(view);
        if let Some(alibis) = voice.alibis(seat) {
            return alibis;
        }
        let holding = view.position().holding(seat);
        let names = |cards: &[Suspect]| {
            cards.iter().map(|card| voice.suspect(*card)).collect::<Vec<_>>().join(", ")
        };
        let mut lines = Vec::new();
        match holding.identity {
            Identity::Known(card) => lines.push(
                self.words.tell("private-identity", &[("suspect", voice.suspect(card).into())]),
            ),
            Identity::Hidden => lines.push(self.words.say("private-kept")),
            Identity::None => lines.push(self.words.say("private-none")),
        }
        lines.extend(voice.own_special(seat));
        if !holding.hand.is_empty() {
            let hand: Vec<Suspect> = holding.hand.iter().collect();
            lines.push(self.words.tell("private-hand", &[("cards", names(&hand).into())]));
        }
        let list = view.position().hitman_sleuth().map(|mode| mode.list);
        let list: Vec<Suspect> = list.iter().flat_map(HitList::hidden).flatten().collect();
        if !list.is_empty() {
            lines.push(self.words.tell("private-list", &[("cards", names(&list).into())]));
        }
        if view.position().outcome().is_none() {
            lines.extend(self.mates(view, seat));
        }
        lines
    }

    /// What the owner of the view may say now, verb by verb; shifts and collapses need no secret, nor
    /// does an activation, unless Jack leaves by it.
    fn in_reach(&self, view: &View<'_>) -> Vec<String> {
        let mut actions = view.legal();
        actions.retain(|action| match action {
            Action::Shift(_) | Action::Collapse(_) => false,
            Action::Activate(line) => matches!(line.go, Go::Exit(_)),
            _ => true,
        });
        let lines = self.by_verb(view, actions);
        let said = |line: String| self.words.tell("private-reach", &[("lines", line.into())]);
        lines.into_iter().map(said).collect()
    }

    /// Lines that may be said, in the language's own words, each verb once: `kill: Ann, Ben`.
    pub(super) fn by_verb(&self, view: &View<'_>, actions: Vec<Action>) -> Vec<String> {
        let voice = self.voice(view);
        let mut verbs: Vec<(String, Vec<String>)> = Vec::new();
        for action in actions {
            let action = match action {
                // Where one may go is enough; how a power is used would fill many screens.
                Action::Activate(line) => {
                    Action::Activate(Activation { power: None, before: false, ..line })
                }
                other => other,
            };
            let line = voice.line(&action, &self.grammar);
            let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match verbs.last_mut().filter(|(last, _)| last == verb) {
                Some((_, all)) if all.iter().any(|known| known == rest) => {}
                Some((_, all)) => all.push(rest.to_owned()),
                None => verbs.push((verb.to_owned(), vec![rest.to_owned()])),
            }
        }
        let said = |(verb, all): (String, Vec<String>)| {
            let all = all.join(", ");
            if all.is_empty() { verb } else { format!("{verb}: {all}") }
        };
        verbs.into_iter().map(said).collect()
    }

    /// The identities that team-mates have shown each other.
    fn mates(&self, view: &View<'_>, seat: Seat) -> Vec<String> {
        let voice = self.voice(view);
        let shown = |mate: Seat| {
            let card = view.position().holding(mate).identity.known().filter(|_| mate != seat)?;
            let suspect = ("suspect", voice.suspect(card).into());
            Some(self.words.tell("private-mate", &[("who", voice.seat(mate).into()), suspect]))
        };
        view.opening().all_seats().filter_map(shown).collect()
    }

    /// The secret as a phone reads it: short enough for the code, by cells if need be.
    fn code_text(&self, view: &View<'_>, seat: Seat) -> String {
        let voice = self.voice(view);
        let holding = view.position().holding(seat);
        let write = |name: &dyn Fn(Suspect) -> String| {
            let detective = view.position().mr_jack().is_some() && seat == DETECTIVE;
            if detective && !holding.hand.is_empty() {
                let hand: Vec<String> = holding.hand.iter().map(name).collect();
                return format!("{}: {}", voice.role(seat), hand.join(", "));
            }
            let identity = match holding.identity {
                Identity::Known(card) => name(card),
                Identity::Hidden | Identity::None => "?".to_owned(),
            };
            let hand: Vec<String> = holding.hand.iter().map(name).collect();
            let hand =
                if hand.is_empty() { String::new() } else { format!(" | {}", hand.join(", ")) };
            let special = view.position().heist().and_then(|game| game.role(seat).known());
            let special = special.map_or(String::new(), |it| format!(" ({})", voice.special(it)));
            format!("{}: {identity}{special}{hand}", voice.role(seat))
        };
        // Whoever has left the grid is called by where he started: that always fits.
        let starts = ByCell(view.opening());
        let cell = |card| {
            let place = view.position().grid().place(card);
            place.map_or_else(|| starts.suspect(card).to_owned(), |cell| cell.to_string())
        };
        let long = write(&|card| voice.suspect(card));
        if long.len() <= CAPACITY { long } else { write(&cell) }
    }
}
