//! `referee secret SEAT`: a page for one pair of eyes.
use std::cell::RefCell;
use std::path::PathBuf;

use crate::terminal::{Door, visit};
use console::Term;
use noir_referee::file::Readers;
use noir_referee::rules::{Audience, Seat};
use noir_referee::screen::{Code, Menu, MenuItem, Notice, Page, PrivatePage, Zero};
use noir_referee::table::{Gate, Opened, Table, View};

use super::app::{App, TypedIn};
use super::ask_menu::Reply;
use super::failure::{ExitStatus, Failure};
use super::open::Want;
use super::output::Output;
use super::pin::Admitted;

/// Seconds without a key after which a page hides itself from whoever only looks.
pub const PATIENCE: u64 = 20;

/// What `secret` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "SEAT")]
    seat: Option<String>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["svg", "seconds"])]
    forget_pin: bool,
    #[arg(long, short)]
    yes: bool,
    #[arg(long, value_name = "SECONDS", default_value_t = PATIENCE, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
}

/// Shows the page, or writes its QR code to a file.
///
/// # Errors
/// When there is no terminal to show it on, and no file was named.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let file = args.svg.as_deref();
    let file = file.map(|file| app.output(file, Readers::Owner, args.yes)).transpose()?;
    let mut opened = app.open(Want::Write)?;
    let Some(whose) = app.whose(&mut opened, args.seat.as_deref())? else { return Ok(()) };
    if args.forget_pin {
        let who = app.audience(&opened.table, &whose)?;
        let told = app.forget_pin(&mut opened, who, args.yes)?;
        return app.print_wrapped(&told);
    }
    if file.is_none() && app.is_round(&opened.table, &whose) {
        let done = app.first_look(&mut opened)?;
        // In the loop the board comes by itself.
        return match app.typed {
            TypedIn::Loop => app.tell_below(&[done]),
            TypedIn::CommandLine => app.show_beginning(&opened, Some(done)),
        };
    }
    let owner = app.audience(&opened.table, &whose)?;
    if let Some(file) = &file {
        let seat = app.seat(&opened.table, &whose)?;
        let admitted = app.admit(&mut opened, Audience::Seat(seat))?;
        app.look(&mut opened, &admitted)?;
        return app.write_code(&opened.table, seat, file);
    }
    app.needs_pages()?;
    let since = opened.table.mark();
    app.show_secret(&mut opened, owner, args.seconds, Notice::Turn)?;
    if opened.table.mark() != since {
        app.tell_news(&opened.table, since)?;
    }
    Ok(())
}

impl App {
    /// Whose page is wanted: where nobody is named, that of whoever acts; after the end that is asked. Nothing if somebody
    /// went back.
    fn whose(&self, opened: &mut Opened, named: Option<&str>) -> Result<Option<String>, Failure> {
        let id = |opened: &Opened, seat| opened.table.opening().seat_id(seat).to_owned();
        if let Some(named) = named {
            return Ok(Some(named.to_owned()));
        }
        if let Some(owed) = opened.table.view(Audience::Public).position().decision() {
            return Ok(Some(id(opened, owed.seat)));
        }
        let seats: Vec<Seat> = opened.table.opening().all_seats().collect();
        let name = |seat: &Seat| self.owner(&opened.table, Audience::Seat(*seat));
        let items = seats.iter().map(|seat| MenuItem::new(name(seat))).collect();
        let asked = self.words.say("cli-secret-whose");
        let menu = Menu { asked, items, enter: None, zero: Zero::Back };
        let reply = self.unheld(opened, || self.choose(&menu))?;
        Ok(match reply {
            Reply::Given(at) => Some(id(opened, seats[at])),
            Reply::Back | Reply::Gone => None,
        })
    }

    /// Records that somebody looks, also after the end; before anything is shown.
    ///
    /// # Errors
    /// What the disk says.
    pub fn look(&self, opened: &mut Opened, admitted: &Admitted) -> Result<(), Failure> {
        self.record(opened, |table| table.look(admitted.audience()))
    }

    /// That a page can be shown here and hidden again.
    ///
    /// # Errors
    /// When it cannot.
    pub fn needs_pages(&self) -> Result<(), Failure> {
        if self.look.pages() && std::io::IsTerminal::is_terminal(&std::io::stdin()) {
            return Ok(());
        }
        Err(self.no_page("cli-secret-no-terminal"))
    }

    /// Lets the owner in, holds the page back until a key is pressed, then shows it, answers what he asks and takes what
    /// he says in private.
    ///
    /// # Errors
    /// What the disk or the terminal says.
    pub fn show_secret(
        &self,
        opened: &mut Opened,
        owner: Audience,
        seconds: u64,
        notice: Notice,
    ) -> Result<(), Failure> {
        let name = self.owner(&opened.table, owner);
        // A PIN is typed by its owner, not by whoever has just looked.
        if notice == Notice::Pass && opened.table.gate(owner) != Gate::Open {
            self.print_wrapped(&[notice.say(&name, &self.words)])?;
        }
        let admitted = self.admit(opened, owner)?;
        // Other windows can go on while somebody takes the screen and looks.
        opened.table.release();
        let page = Page::new(&name, self.look, &self.words, seconds).asking(notice);
        // A referee who does not play has it open beside the game.
        let page = if owner == Audience::Referee { page.staying() } else { page };
        let opened = RefCell::new(opened);
        let door = Door::<Failure> {
            open: &mut || {
                let opened = &mut **opened.borrow_mut();
                self.retake(opened)?;
                let looks = Some(self.opened_before(&opened.table, owner));
                self.look(opened, &admitted)?;
                opened.table.release();
                Ok(PrivatePage { looks, ..self.private_page(&opened.table, owner) })
            },
            enter: &mut |line| {
                let opened = &mut **opened.borrow_mut();
                let Some(answer) = self.confide(opened, &admitted, line)? else { return Ok(None) };
                Ok(Some(PrivatePage { answer, ..self.private_page(&opened.table, owner) }))
            },
            follow: Some(&mut || {
                let opened = &mut **opened.borrow_mut();
                let moved = self.look_again(opened)?;
                Ok(moved.then(|| self.private_page(&opened.table, owner)))
            }),
        };
        visit(&Term::stdout(), page, door)
    }

    fn write_code(&self, table: &Table, seat: Seat, file: &Output) -> Result<(), Failure> {
        let text = self.voice(&table.view(Audience::Seat(seat))).code_text(seat);
        let code = Code::new(&text)
            .map_err(|_| Failure::new(ExitStatus::Usage, self.words.say("cli-code-too-long")))?;
        self.write(file, code.svg().as_bytes())?;
        self.print(&[self.words.tell("cli-code-written", &[file.named()])])
    }

    /// What the page of `owner` holds now.
    pub(super) fn private_page(&self, table: &Table, owner: Audience) -> PrivatePage {
        self.private_page_of(&table.view(owner))
    }

    /// What the page holds for the audience of this view.
    pub(super) fn private_page_of(&self, view: &View<'_>) -> PrivatePage {
        PrivatePage::of(view, &self.words, &self.grammar).unwrap_or_default()
    }
}
