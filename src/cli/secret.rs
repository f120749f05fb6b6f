//! `referee secret SEAT`: a page for one pair of eyes.
use std::cell::RefCell;
use std::path::PathBuf;

use crate::terminal::{Door, visit};
use console::Term;
use noir_referee::file::Readers;
use noir_referee::rules::{Audience, Seat};
use noir_referee::screen::{Code, Menu, MenuItem, Notice, Page, PrivatePage, Zero};
use noir_referee::session::Session;
use noir_referee::table::{Gate, View};

use super::app::{App, TypedIn};
use super::ask_menu::Reply;
use super::confide::Confidant;
use super::failure::{ExitStatus, Failure};
use super::open::Want;
use super::output::Output;

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
    let mut session = app.open(Want::Write)?;
    let Some(whose) = app.whose(&mut session, args.seat.as_deref())? else { return Ok(()) };
    if args.forget_pin {
        let who = app.audience(session.table(), &whose)?;
        let told = app.forget_pin(&mut session, who, args.yes)?;
        return app.print_wrapped(&told.all());
    }
    if file.is_none() && app.is_round(session.table(), &whose) {
        let done = app.first_look(&mut session)?;
        // In the loop the board comes by itself.
        return match app.typed {
            TypedIn::Loop => app.tell_below(vec![done].into()),
            TypedIn::CommandLine => app.show_beginning(&session, Some(done)),
        };
    }
    let owner = app.audience(session.table(), &whose)?;
    if let Some(file) = &file {
        let seat = app.seat(session.table(), &whose)?;
        let admitted = app.admit(&mut session, Audience::Seat(seat))?;
        let looked = app.look(&mut session, &admitted)?;
        return app.write_code(&session.seen(&looked), seat, file);
    }
    app.needs_pages()?;
    let since = session.progress();
    app.show_secret(&mut session, owner, args.seconds, Notice::Turn)?;
    if session.progress() != since {
        app.tell_news(session.table(), since)?;
    }
    Ok(())
}

impl App {
    /// Whose page is wanted: where nobody is named, that of whoever acts; after the end that is asked. Nothing if somebody
    /// went back.
    fn whose(&self, session: &mut Session, named: Option<&str>) -> Result<Option<String>, Failure> {
        let id = |session: &Session, seat| session.opening().seat_id(seat).to_owned();
        if let Some(named) = named {
            return Ok(Some(named.to_owned()));
        }
        if let Some(owed) = session.public().position().decision() {
            return Ok(Some(id(session, owed.seat)));
        }
        let seats: Vec<Seat> = session.opening().all_seats().collect();
        let name = |seat: &Seat| self.owner(session.table(), Audience::Seat(*seat));
        let items = seats.iter().map(|seat| MenuItem::new(name(seat))).collect();
        let asked = self.words.say("cli-secret-whose");
        let menu = Menu { asked, items, enter: None, zero: Zero::Back };
        let reply = self.unheld(session, || self.choose(&menu))?;
        Ok(match reply {
            Reply::Given(at) => Some(id(session, seats[at])),
            Reply::Back | Reply::Gone => None,
        })
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
        session: &mut Session,
        owner: Audience,
        seconds: u64,
        notice: Notice,
    ) -> Result<(), Failure> {
        let name = self.owner(session.table(), owner);
        // A PIN is typed by its owner, not by whoever has just looked.
        if notice == Notice::Pass && session.table().gate(owner) != Gate::Open {
            self.print_wrapped(&[notice.say(&name, &self.words)])?;
        }
        let admitted = self.admit(session, owner)?;
        // Other windows can go on while somebody takes the screen and looks.
        session.release();
        let page = Page::new(&name, self.look, &self.words, seconds).asking(notice);
        // A referee who does not play has it open beside the game.
        let page = if owner == Audience::Referee { page.staying() } else { page };
        let session = RefCell::new(session);
        let page_of = RefCell::new(Confidant::new(admitted));
        let door = Door::<Failure> {
            open: &mut || {
                let session = &mut **session.borrow_mut();
                self.refresh(session)?;
                let looks = Some(self.opened_before(session.table(), owner));
                let looked = self.look(session, &admitted)?;
                page_of.borrow_mut().looked = Some(looked);
                Ok(PrivatePage { looks, ..self.private_page(&session.seen(&looked)) })
            },
            enter: &mut |line| {
                let (session, page) = (&mut **session.borrow_mut(), &mut *page_of.borrow_mut());
                let Some(looked) = page.looked else { return Ok(None) };
                let Some(answer) = self.confide(session, page, looked, line)? else {
                    return Ok(None);
                };
                Ok(Some(PrivatePage { answer, ..self.private_page(&session.seen(&looked)) }))
            },
            follow: Some(&mut || {
                let session = &mut **session.borrow_mut();
                let moved = self.refresh(session)?;
                let looked = page_of.borrow().looked.filter(|_| moved);
                Ok(looked.map(|looked| self.private_page(&session.seen(&looked))))
            }),
        };
        visit(&Term::stdout(), page, door)
    }

    fn write_code(&self, view: &View<'_>, seat: Seat, file: &Output) -> Result<(), Failure> {
        let text = self.voice(view).code_text(seat);
        let code = Code::new(&text)
            .map_err(|_| Failure::new(ExitStatus::Usage, self.words.say("cli-code-too-long")))?;
        self.write(file, code.svg().as_bytes())?;
        self.print(&[self.words.tell("cli-code-written", &[file.named()])])
    }

    /// What the page holds for the audience of this view.
    pub(super) fn private_page(&self, view: &View<'_>) -> PrivatePage {
        PrivatePage::of(view, &self.words, &self.grammar).unwrap_or_default()
    }
}
