//! `referee secret SEAT`: a page for one pair of eyes.
use std::cell::RefCell;
use std::path::PathBuf;

use console::Term;
use noir_referee::file::Readers;
use noir_referee::rules::{Audience, Seat};
use noir_referee::screen::{Code, Menu, MenuItem, Notice, Page, PrivatePage, Zero};
use noir_referee::session::Session;
use noir_referee::table::{Gate, View};

use crate::app::{App, TypedIn};
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table::Want;
use crate::files::output::Output;
use crate::files::{at_table, output};
use crate::page::page_line::Confidant;
use crate::page::{page_line, pin, private_answer, round};
use crate::prompt::ask_menu::Reply;
use crate::speak;
use crate::terminal::{Door, visit};

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
    let file = file.map(|file| output::output(app, file, Readers::Owner, args.yes)).transpose()?;
    let mut session = at_table::open(app, Want::Write)?;
    let Some(whose) = whose(app, &mut session, args.seat.as_deref())? else { return Ok(()) };
    if args.forget_pin {
        let who = at_table::audience(app, session.table(), &whose)?;
        let told = pin::forget_pin(app, &mut session, who, args.yes)?;
        return app.print_wrapped(&told.all());
    }
    if file.is_none() && round::is_round(app, session.table(), &whose) {
        let done = round::first_look(app, &mut session)?;
        // In the loop the board comes by itself.
        return match app.typed {
            TypedIn::Loop => speak::tell_below(app, vec![done].into()),
            TypedIn::CommandLine => round::show_beginning(app, &session, Some(done)),
        };
    }
    let owner = at_table::audience(app, session.table(), &whose)?;
    if let Some(file) = &file {
        let seat = at_table::seat(app, session.table(), &whose)?;
        let admitted = pin::admit(app, &mut session, Audience::Seat(seat))?;
        let looked = private_answer::look(app, &mut session, admitted)?;
        return write_code(app, &session.seen(looked), seat, file);
    }
    needs_pages(app)?;
    let since = session.progress();
    show_secret(app, &mut session, owner, args.seconds, Notice::Turn)?;
    if session.progress() != since {
        speak::tell_news(app, session.table(), since)?;
    }
    Ok(())
}

/// Whose page is wanted: where nobody is named, that of whoever acts; after the end that is asked. Nothing if somebody
/// went back.
fn whose(app: &App, session: &mut Session, named: Option<&str>) -> Result<Option<String>, Failure> {
    let id = |session: &Session, seat| session.opening().seat_id(seat).to_owned();
    if let Some(named) = named {
        return Ok(Some(named.to_owned()));
    }
    if let Some(owed) = session.public().position().decision() {
        return Ok(Some(id(session, owed.seat)));
    }
    let seats: Vec<Seat> = session.opening().all_seats().collect();
    let name = |seat: &Seat| private_answer::owner(app, session.table(), Audience::Seat(*seat));
    let items = seats.iter().map(|seat| MenuItem::new(name(seat))).collect();
    let asked = app.words.say("cli-secret-whose");
    let menu = Menu { asked, items, enter: None, zero: Zero::Back };
    let reply = at_table::unheld(app, session, || app.choose(&menu))?;
    Ok(match reply {
        Reply::Given(at) => Some(id(session, seats[at])),
        Reply::Back | Reply::Gone => None,
    })
}

/// That a page can be shown here and hidden again.
///
/// # Errors
/// When it cannot.
pub fn needs_pages(app: &App) -> Result<(), Failure> {
    if app.look.pages() && std::io::IsTerminal::is_terminal(&std::io::stdin()) {
        return Ok(());
    }
    Err(private_answer::no_page(app, "cli-secret-no-terminal"))
}

/// Lets the owner in, holds the page back until a key is pressed, then shows it, answers what he asks and takes what
/// he says in private.
///
/// # Errors
/// What the disk or the terminal says.
pub fn show_secret(
    app: &App,
    session: &mut Session,
    owner: Audience,
    seconds: u64,
    notice: Notice,
) -> Result<(), Failure> {
    let name = private_answer::owner(app, session.table(), owner);
    // A PIN is typed by its owner, not by whoever has just looked.
    if notice == Notice::Pass && session.table().gate(owner) != Gate::Open {
        app.print_wrapped(&[notice.say(&name, &app.words)])?;
    }
    let admitted = pin::admit(app, session, owner)?;
    // Other windows can go on while somebody takes the screen and looks.
    session.release();
    let page = Page::new(&name, app.look, &app.words, seconds).asking(notice);
    // A referee who does not play has it open beside the game.
    let page = if owner == Audience::Referee { page.staying() } else { page };
    let session = RefCell::new(session);
    let page_of = RefCell::new(Confidant::new(admitted));
    let door = Door::<Failure> {
        open: &mut || {
            let session = &mut **session.borrow_mut();
            at_table::refresh(app, session)?;
            let looks = Some(private_answer::opened_before(app, session.table(), owner));
            let looked = private_answer::look(app, session, admitted)?;
            page_of.borrow_mut().looked = Some(looked);
            Ok(PrivatePage { looks, ..private_page(app, &session.seen(looked)) })
        },
        enter: &mut |line| {
            let (session, page) = (&mut **session.borrow_mut(), &mut *page_of.borrow_mut());
            let Some(looked) = page.looked else { return Ok(None) };
            let Some(answer) = page_line::confide(app, session, page, looked, line)? else {
                return Ok(None);
            };
            Ok(Some(PrivatePage { answer, ..private_page(app, &session.seen(looked)) }))
        },
        follow: Some(&mut || {
            let session = &mut **session.borrow_mut();
            let moved = at_table::refresh(app, session)?;
            let looked = page_of.borrow().looked.filter(|_| moved);
            Ok(looked.map(|looked| private_page(app, &session.seen(looked))))
        }),
    };
    visit(&Term::stdout(), page, door)
}

fn write_code(app: &App, view: &View<'_>, seat: Seat, file: &Output) -> Result<(), Failure> {
    let text = app.voice(view).code_text(seat);
    let code = Code::new(&text)
        .map_err(|_| Failure::new(ExitStatus::Usage, app.words.say("cli-code-too-long")))?;
    output::write(app, file, code.svg().as_bytes())?;
    app.print(&[app.words.tell("cli-code-written", &[file.named()])])
}

/// What the page holds for the audience of this view.
pub(crate) fn private_page(app: &App, view: &View<'_>) -> PrivatePage {
    PrivatePage::of(view, &app.words, &app.grammar).unwrap_or_default()
}
