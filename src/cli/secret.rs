//! `referee secret SEAT`: a page for one pair of eyes.
use std::path::PathBuf;

use crate::terminal::{Door, visit};
use console::Term;
use noir_referee::file::Readers;
use noir_referee::rules::{Audience, Seat};
use noir_referee::screen::{Code, Notice, Page, PrivatePage};
use noir_referee::table::{Opened, Table};

use super::desk::Desk;
use super::failure::{ExitStatus, Failure};
use super::open::Want;
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
    if file.is_none() && desk.is_round(&opened.table, &args.seat) {
        return desk.first_look(&mut opened);
    }
    let seat = desk.seat(&opened.table, &args.seat)?;
    if let Some(file) = &file {
        let admitted = desk.admit(&mut opened, Audience::Seat(seat))?;
        desk.look(&mut opened, &admitted)?;
        return desk.write_code(&opened.table, seat, file, args.png.is_some());
    }
    desk.needs_pages()?;
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
        self.visit_seat(opened, seat, seconds, Notice::Turn)
    }

    /// The same with a page that may ask otherwise before it opens.
    pub(super) fn visit_seat(
        &self,
        opened: &mut Opened,
        seat: Seat,
        seconds: u64,
        notice: Notice,
    ) -> Result<(), Failure> {
        let admitted = self.admit(opened, Audience::Seat(seat))?;
        let owner = self.owner(&opened.table, Audience::Seat(seat));
        let page = Page::new(&owner, self.look, &self.words, seconds).asking(notice);
        let opened = std::cell::RefCell::new(opened);
        let door = Door::<Failure> {
            open: &mut || {
                let opened = &mut **opened.borrow_mut();
                let before = self.opened_before(&opened.table, Audience::Seat(seat));
                self.look(opened, &admitted)?;
                let looks = Some(before);
                Ok(PrivatePage { looks, ..self.private_page(&opened.table, seat) })
            },
            enter: &mut |line| {
                let opened = &mut **opened.borrow_mut();
                // The reason of a refusal comes with the page.
                match self.tell(opened, seat, line) {
                    Ok(_) => {}
                    Err(failure) if failure.exit == ExitStatus::Refused => {}
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
        let text = self.voice(&table.view(Audience::Seat(seat))).code_text(seat);
        let code = Code::new(&text)
            .map_err(|_| Failure::new(ExitStatus::Usage, self.words.say("cli-code-too-long")))?;
        let picture = if png { code.png()? } else { code.svg().into_bytes() };
        self.write(file, &picture)?;
        self.print(&[self.words.tell("cli-code-written", &[file.named()])])
    }

    fn private_page(&self, table: &Table, seat: Seat) -> PrivatePage {
        let view = table.view(Audience::Seat(seat));
        PrivatePage::of(&view, &self.words, &self.grammar).unwrap_or_default()
    }
}
